import Index
import Syntax
import Text

/// The name of a member or a class, split into the parts that comparisons use.
struct ComparedName: Sendable {
  let name: String
  /// The name in lower case without underscores; for a selector, the part before its first colon.
  let letters: [UInt8]
  /// The words in lower case, with abbreviations spelled out and numbers separate.
  let words: [ComparedWord]
  /// The words that distinguish the name from others of its kind.
  var core: [ComparedWord] { words.filter(\.isDistinctive) }

  init(_ name: String) {
    self.name = name
    let base = String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ":") }))
    letters = base.lowercased().utf8.filter { $0 != UInt8(ascii: "_") }
    // A longer chain of words is not a name.
    words = Syntax.words(of: base).prefix(32).filter { $0 != "_" }.flatMap(withNumbersApart).map(
      ComparedWord.init)
  }
}

/// A word of a name, with everything that its comparison with hundreds of others needs.
struct ComparedWord: Sendable, Equatable {
  /// The word in lower case, with abbreviations spelled out.
  let text: String
  let letters: UInt64
  let isNumber: Bool
  let isDistinctive: Bool
  let isNegation: Bool
  /// The groups of words with one meaning that include the word, as a set of bits.
  let synonyms: UInt64
  let opposites: UInt64

  init(_ word: String) {
    let word = word.lowercased()
    text = abbreviations[word] ?? word
    let known = vocabulary[text]
    letters = letterSet(text)
    isNumber = text.utf8.first.map { 0x30...0x39 ~= $0 } ?? false
    isDistinctive = text.utf8.count > 1 && known?.isCommon != true
    isNegation = known?.isNegation == true
    synonyms = known?.synonyms ?? 0
    opposites = known?.opposites ?? 0
  }

  static func == (one: ComparedWord, other: ComparedWord) -> Bool {
    one.letters == other.letters && one.text == other.text
  }
}

/// The distance of a name from another that may be meant.
struct Unlikeness: Comparable {
  /// 0 for the same letters, 1 for one edit, more for other words.
  let distance: Int

  /// Whether one slip of the hand explains the difference.
  var isSlip: Bool { distance <= 1 }

  static func < (one: Unlikeness, other: Unlikeness) -> Bool { one.distance < other.distance }
}

/// The distance of two names from each other; nil where they most likely mean two different things.
///
/// Names of one class share words: `titleLabel` is not `subtitleLabel`, `imageWidth` not `imageHeight`. So the words that
/// both have are set aside, and those that remain decide. Types and common endings weigh nothing.
///
/// - Parameter isAction: Whether they are selectors, which begin with a verb.
func unlikeness(_ one: ComparedName, _ other: ComparedName, isAction: Bool = false) -> Unlikeness? {
  if one.letters == other.letters { return Unlikeness(distance: 0) }
  if isOneEditApart(one.letters, other.letters) {
    return isAnotherWord(one, other) ? nil : Unlikeness(distance: 1)
  }
  return difference(one, other).flatMap { $0.distance(one, other, isAction: isAction) }
    .map(Unlikeness.init(distance:))
}

/// The greatest number of letters in which two names may differ; beyond it, they have different words.
let mostOtherLetters = 8

/// The nearest of some names to a misspelled one; nil where none is near, or several are equally near.
///
/// - Parameter distance: The greatest distance of a near name.
func nearestName(to name: String, among candidates: [String], atMost distance: Int = .max) -> String? {
  let (compared, letters) = (ComparedName(name), letterSet(name))
  let near = candidates.filter {
    $0 != name && (letterSet($0) ^ letters).nonzeroBitCount <= mostOtherLetters
  }.compactMap { candidate in
    unlikeness(compared, ComparedName(candidate)).map { (unlikeness: $0, name: candidate) }
  }.filter { $0.unlikeness.distance <= distance }
  return nearest(of: near)
}

/// The nearest of some different names; nil where several are equally near.
func nearest(of names: [(unlikeness: Unlikeness, name: String)]) -> String? {
  guard let best = names.min(by: { $0.unlikeness < $1.unlikeness }) else { return nil }
  return names.count { $0.unlikeness == best.unlikeness } > 1 ? nil : best.name
}

/// The words of two names that remain when equal ones are set aside.
private struct WordDifference {
  var one: [ComparedWord]
  var other: [ComparedWord]
  /// The cost of the misspelled words among the equal ones.
  var slips = 0
  /// The number of distinctive words that both names have.
  var shared = 0

  func distance(_ name: ComparedName, _ otherName: ComparedName, isAction: Bool) -> Int? {
    let all = one + other
    guard shared > 0, slips <= 2, !all.contains(where: { $0.isNumber || $0.isNegation }) else { return nil }
    if one.contains(where: { word in other.contains { areOpposites(word, $0) } }) { return nil }
    // A view and a constraint of the view are different objects.
    if one.contains(where: isConstraint) != other.contains(where: isConstraint), all.count > 1 { return nil }
    let (core, otherCore) = (one.filter(\.isDistinctive), other.filter(\.isDistinctive))
    if core.isEmpty, otherCore.isEmpty {
      if all.isEmpty, isReversed(name, otherName) { return nil }
      // `bakeDateTapped:` and `bakerTapped:` have no distinctive word in common.
      if !all.isEmpty, slips > 0, shared == 1 { return nil }
      return isOtherThing(name, otherName, isAction: isAction) ? nil : 2 + slips + all.count
    }
    if core.isEmpty || otherCore.isEmpty {
      let added = core.count + otherCore.count
      let last = [name.words.last, otherName.words.last]
      if (core + otherCore).contains(where: { ordinals.contains($0.text) }) { return nil }
      // A preposition at the end changes the action, as in `saveDocument:` and `saveDocumentAs:`.
      if isAction, (core + otherCore).contains(where: { last.contains($0) && prepositions.contains($0.text) })
      {
        return nil
      }
      // `AppLockSettings` and `LockedApp` are different names.
      if added == 1, shared >= (slips > 0 ? 3 : 2) { return 6 + slips }
      return added < shared - 1 ? 7 + slips : nil
    }
    if slips == 0, shared >= 2, one.count == 1, other.count == 1 {
      if let place = name.words.firstIndex(of: one[0]), place == otherName.words.firstIndex(of: other[0]),
        name.words.count == otherName.words.count, !all.contains(where: { partsOfThings.contains($0.text) }),
        !isAction || isExchangeable(at: place, in: name.words)
      {
        return 8
      }
    }
    return !isAction && shared >= 3 && core.count <= 2 && otherCore.count <= 2 ? 12 + all.count : nil
  }

  private func isConstraint(_ word: ComparedWord) -> Bool { word.text == "constraint" }

  /// Whether the names have the same words, but with opposites exchanged: `leftToRight` and `rightToLeft`.
  private func isReversed(_ name: ComparedName, _ otherName: ComparedName) -> Bool {
    zip(name.words, otherName.words).contains { $0 != $1 && areOpposites($0, $1) }
  }

  /// Whether the one word in which the names differ is the type that they are about: `closeTabItem` and `closeWindowItem`, or the
  /// type on which an action acts: `duplicateTab:` and `duplicateWindow:`.
  private func isOtherThing(_ name: ComparedName, _ otherName: ComparedName, isAction: Bool) -> Bool {
    guard one.count == 1, other.count == 1, let place = name.words.firstIndex(of: one[0]),
      place == otherName.words.firstIndex(of: other[0]), name.words.count == otherName.words.count,
      typeWords.contains(one[0].text), typeWords.contains(other[0].text)
    else { return false }
    return (place == name.words.count - 1) == isAction
  }

  /// Whether the word at a place may differ in names of one action. Another verb, another object of the verb or another word
  /// after a preposition usually makes another action.
  private func isExchangeable(at place: Int, in words: [ComparedWord]) -> Bool {
    if place == 0 { return shared >= 3 }
    return place < words.count - 1 || words.count > 3 && !prepositions.contains(words[place - 1].text)
  }
}

private func difference(_ one: ComparedName, _ other: ComparedName) -> WordDifference? {
  var (rest, otherRest): ([ComparedWord], [ComparedWord]) = ([], other.words)
  for word in one.words {
    if let index = otherRest.firstIndex(of: word) { otherRest.remove(at: index) } else { rest.append(word) }
  }
  // Most names share no distinctive word with another name, so the comparison ends early.
  if rest.count + otherRest.count > 8 { return nil }
  var result = WordDifference(one: [], other: otherRest)
  for word in rest {
    if let index = result.other.firstIndex(where: { slips(word, $0) != nil }) {
      result.slips += slips(word, result.other[index]) ?? 0
      result.other.remove(at: index)
    } else {
      result.one.append(word)
    }
  }
  result.shared = one.words.count(where: \.isDistinctive) - result.one.count(where: \.isDistinctive)
  return result
}

// MARK: Words

/// The cost of exchanging one word for another: a slip, another form of the word, or a synonym; nil for an unrelated word.
private func slips(_ one: ComparedWord, _ other: ComparedWord) -> Int? {
  if one.synonyms & other.synonyms != 0 { return 1 }
  let (count, otherCount) = (one.text.utf8.count, other.text.utf8.count)
  let (least, most) = (min(count, otherCount), max(count, otherCount))
  guard least >= 3, most <= 64 else { return nil }
  let distance = most - least <= 2 ? editDistance(one, other, limit: least >= 6 ? 2 : 1) : nil
  let common = distance == nil ? zip(one.text.utf8, other.text.utf8).prefix { $0 == $1 }.count : 0
  // Two words may be forms of one word, as `notify` and `notifications` are.
  guard distance != nil || common >= 4 && common >= least - 2 && most - common <= 4 else { return nil }
  return one.isNumber || other.isNumber || areOpposites(one, other) ? nil : distance ?? 2
}

private func editDistance(_ one: ComparedWord, _ other: ComparedWord, limit: Int) -> Int? {
  // One edit removes at most one letter and adds at most one.
  guard (one.letters ^ other.letters).nonzeroBitCount <= limit * 2 else { return nil }
  return editDistance(Array(one.text.utf8), Array(other.text.utf8), limit: limit)
}

/// Whether the one edit between two names makes a different word: an opposite, or another number or letter.
private func isAnotherWord(_ one: ComparedName, _ other: ComparedName) -> Bool {
  if one.letters.count < 3 || other.letters.count < 3 { return true }
  if one.words.filter(\.isNumber) != other.words.filter(\.isNumber) { return true }
  guard one.words.count == other.words.count,
    let (a, b) = zip(one.words, other.words).first(where: { $0 != $1 })
  else { return false }
  let (count, otherCount) = (a.text.utf8.count, b.text.utf8.count)
  return areOpposites(a, b) || min(count, otherCount) < 2 || max(count, otherCount) <= 2
}

/// Whether two words differ in one letter that is added, left out or exchanged, or in two letters that change places.
package func isOneEditApart(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  guard abs(one.count - other.count) <= 1 else { return false }
  let (rest, otherRest) = withoutEqualEnds(one, other)
  switch (rest.count, otherRest.count) {
  case (1, 0), (0, 1), (1, 1): return true
  case (2, 2): return rest.elementsEqual(otherRest.reversed())
  default: return false
  }
}

private func areOpposites(_ one: ComparedWord, _ other: ComparedWord) -> Bool {
  if one.opposites & other.opposites != 0 { return true }
  let (short, long) =
    one.text.utf8.count < other.text.utf8.count ? (one.text, other.text) : (other.text, one.text)
  guard 2...3 ~= long.utf8.count - short.utf8.count, long.hasSuffix(short) else { return false }
  return ["un", "de", "dis", "in", "non"].contains(String(long.dropLast(short.count)))
}

/// A word split between its letters and its digits: `label12` becomes `label` and `12`.
private func withNumbersApart(_ word: String) -> [String] {
  func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  guard word.utf8.contains(where: isDigit) else { return [word] }
  var result: [[UInt8]] = []
  for byte in word.utf8 {
    if let last = result.last?.last, isDigit(last) == isDigit(byte) {
      result[result.count - 1].append(byte)
    } else {
      result.append([byte])
    }
  }
  return result.map { String(decoding: $0, as: UTF8.self) }
}

private func set(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

/// The traits of a word in comparisons of names.
private struct KnownWord: Sendable {
  var isCommon = false
  var isNegation = false
  var synonyms: UInt64 = 0
  var opposites: UInt64 = 0
}

private let vocabulary: [String: KnownWord] = {
  var result: [String: KnownWord] = [:]
  for word in typeWords.union(commonWords) { result[word, default: KnownWord()].isCommon = true }
  for word in negations { result[word, default: KnownWord()].isNegation = true }
  for (number, group) in synonyms.enumerated() {
    for word in set(group) { result[word, default: KnownWord()].synonyms |= 1 << number }
  }
  for (number, group) in opposites.enumerated() {
    for word in set(group) { result[word, default: KnownWord()].opposites |= 1 << number }
  }
  return result
}()

/// The words for kinds of objects that end the names of outlets and classes.
private let typeWords = set(
  "label button view image text field table collection scroll stack web picker progress switch slider segmented "
    + "control cell controller constraint gesture recognizer indicator activity item bar toolbar menu window panel "
    + "box popup pop up check checkbox icon container stepper spinner outlet sheet combo layer pane tab date outline screen "
    + "column header footer page split search navigation radio wrapper holder")

/// The words that begin and end the names of actions.
private let commonWords = set(
  "tapped tap pressed press clicked click action touched touch changed change did was on handle handler with sender "
    + "selected toggled is the a do perform my event inside for of")

/// The words for the parts of a thing that have an outlet each.
private let partsOfThings = set(
  "name title value key text count path mode type state description message subtitle detail details")

private let negations = set("no not all")
/// The words that choose one of several things.
private let ordinals = set("first second third last next previous prev left right up down")
private let prepositions = set("from by to as in with")

private let abbreviations = [
  "btn": "button", "lbl": "label", "img": "image", "txt": "text", "vc": "controller", "iv": "image",
  "tf": "field", "bg": "background", "num": "number", "msg": "message", "prefs": "preferences",
  "info": "information", "config": "configuration", "auth": "authentication", "pic": "picture",
  "ctrl": "control", "desc": "description", "nav": "navigation", "pwd": "password", "lang": "language",
]

private let synonyms = [
  "show reveal present display", "set change update", "clone duplicate copy", "delete remove erase",
  "use enable", "start begin",
]

/// The groups of opposites, at most 64.
private let opposites = [
  "left right center", "top bottom middle center", "up down", "leading trailing", "up down left right",
  "width height trailing leading",
  "first second third last", "min max minimum maximum", "start end finish stop", "begin end",
  "next previous prev", "old new", "older newer", "oldest newest", "in out", "show hide", "add remove delete",
  "open close", "enable disable", "enabled disabled", "increase decrease", "import export", "on off", "x y z",
  "horizontal vertical", "portrait landscape", "front back", "from to", "read unread", "save cancel",
  "yes no", "above below",
  "primary secondary", "light dark", "hour minute second", "day month year week", "male female",
  "source destination target", "upload download", "expand collapse", "before after", "red green blue alpha",
  "ascending descending", "attach detach", "attached detached", "send receive", "user name", "title subtitle",
]
