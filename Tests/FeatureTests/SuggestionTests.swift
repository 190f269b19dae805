import Analysis
import AppleFacts
import TestSupport
import Testing

@testable import Index

/// A class that has one member and a document that connects another name: what an object suggests.
private struct Trial {
  var pair: NameLists.Pair
  /// The name that the document connects; the class declares `pair.other`.
  var written: String

  var platform: ApplePlatforms {
    let elements = [pair.elements.one, pair.elements.other]
    return elements.allSatisfy { AppleSDK.element($0, on: .iOS) != nil } ? .iOS : .macOS
  }

  private func className(_ element: String) -> String {
    AppleSDK.element(element, on: platform)?.className ?? "NSObject"
  }

  var declaration: String {
    pair.isAction
      ? "  @IBAction func `\(pair.other)`(_ sender: Any) {}\n"
      : "  @IBOutlet var `\(pair.other)`: \(className(pair.elements.other))!\n"
  }

  func object(_ number: Int, _ className: String) -> String {
    let root = platform == .iOS ? "viewController" : "customObject"
    let connection =
      pair.isAction
      ? #"<button id="s\#(number)"><connections><action selector="\#(written):" destination="o\#(number)" "#
        + #"target="o\#(number)" id="c\#(number)"/></connections></button>"#
      : #"<connections><outlet property="\#(written)" destination="d\#(number)" id="c\#(number)"/></connections>"#
    return #"<\#(root) id="o\#(number)" customClass="\#(className)" customModule="App">\#(connection)"#
      + #"<\#(pair.elements.one) id="d\#(number)"/></\#(root)>"# + "\n"
  }
}

/// The number of trials that suggest the member, as `ibls --check` prints it.
private func suggestions(_ trials: [Trial]) throws -> Set<Int> {
  var code = "-- Code.swift --\n"
  var documents = ["-- A.storyboard --\n", "-- B.xib --\n<!-- macOS -->\n"]
  for (number, trial) in trials.enumerated() {
    let isPhone = trial.platform == .iOS
    let name = "C\(number)\(isPhone ? "ViewController" : "Object")"
    code += "class \(name): \(isPhone ? "UIViewController" : "NSObject") {\n" + trial.declaration + "}\n"
    documents[isPhone ? 0 : 1] += trial.object(number, name)
  }
  let findings = try checkOutput(of: Fixture(code + documents.joined())).findings.filter {
    $0.code == "dangling-outlet" || $0.code == "missing-action"
  }
  // A few names are those of the framework's own members.
  #expect(findings.count * 100 >= trials.count * 95, "\(findings.count) of \(trials.count)")
  return Set(
    // A name that is the only one left need not be alike.
    findings.filter { $0.message.contains("did you mean") && !$0.message.contains("the only one") }.compactMap
    {
      finding in
      let digits = finding.message.drop { !$0.isNumber }.prefix { $0.isNumber }
      return Int(digits)
    })
}

/// One letter left out, added or changed, or two exchanged.
private func slip(of name: String, _ random: inout SeededNumbers) -> String {
  var letters = Array(name)
  let place = Int.random(in: 0..<letters.count, using: &random)
  let other = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "x"
  switch Int.random(in: 0..<4, using: &random) {
  case 0: letters.remove(at: place)
  case 1: letters.insert(other, at: place)
  case 2: letters[place] = other
  default: if place > 0 { letters.swapAt(place, place - 1) }
  }
  return String(letters)
}

private func trials(_ pairs: [NameLists.Pair]) -> [Trial] { pairs.map { Trial(pair: $0, written: $0.one) } }

@Test func misspelledNamesAreSuggested() throws {
  var random = SeededNumbers(seed: 29)
  let made = (NameLists.siblings + NameLists.heldOutSiblings).compactMap { pair -> Trial? in
    let written = slip(of: pair.other, &random)
    guard pair.other.count > 3, written.lowercased() != pair.other.lowercased(), !written.isEmpty else {
      return nil
    }
    var same = pair
    same.elements.one = pair.elements.other
    return Trial(pair: same, written: written)
  }
  let found = try suggestions(made)
  #expect(found.count * 100 >= made.count * 95, "\(found.count) of \(made.count)")
  let real = trials(NameLists.slips)
  #expect(try suggestions(real).count * 100 >= real.count * 95)
}

@Test func namesThatKeepMostWordsAreSuggested() throws {
  let pairs = NameLists.renames + NameLists.heldOutRenames
  let found = try suggestions(trials(pairs))
  let missed = pairs.indices.filter { !found.contains($0) }.map { "\(pairs[$0].one) \(pairs[$0].other)" }
  #expect(
    found.count * 100 >= pairs.count * 80,
    "\(found.count) of \(pairs.count):\n\(missed.joined(separator: "\n"))")
}

@Test func otherMembersOfAClassAreNotSuggested() throws {
  let pairs = NameLists.siblings + NameLists.heldOutSiblings
  let found = try suggestions(trials(pairs))
  let wrong = found.sorted().map { "\(pairs[$0].one) \(pairs[$0].other)" }.joined(separator: "\n")
  #expect(found.count * 100 <= pairs.count, "\(found.count) of \(pairs.count):\n\(wrong)")
}

private func pair(_ one: String, _ other: String, _ element: String? = nil) -> NameLists.Pair {
  NameLists.Pair(
    isAction: element == nil, one: one, other: other, elements: (element ?? "button", element ?? "button"))
}

/// The word that differs is a type, and yet what the name is about.
@Test func anotherThingOfTheSameKindIsNotSuggested() throws {
  let pairs = [
    pair("closeTabItem", "closeWindowItem", "menuItem"), pair("duplicateTab:", "duplicateWindow:"),
    pair("makeTextLeftToRight:", "makeTextRightToLeft:"),
    pair("newestToOldestItem", "oldestToNewestItem", "menuItem"),
    pair("markAboveArticlesAsRead:", "markBelowArticlesAsRead:"),
    pair("movePaneDividerLeft:", "movePaneDividerUp:"), pair("goToNumberedPage:", "goToFirstNumberedPage:"),
    pair("saveDocument:", "saveDocumentAs:"),
  ]
  let found = try suggestions(trials(pairs))
  #expect(found.map { pairs[$0].one } == [])
}

@Test func anotherTypeOrFewerWordsAreSuggested() throws {
  let pairs = [
    pair("errorMessageLabel", "errorMessageView", "label"), pair("loginButtonTapped:", "loginTapped:"),
    pair("loginButtonTapped:", "loginLabelTapped:"), pair("smartFolderName", "folderNameTextField", "label"),
    pair("setSubTextColor:", "subTextColorAction:"), pair("showTableFilter:", "showFilterTable:"),
    pair("revealInFinderAction:", "showInFinderAction:"), pair("markMessageRead:", "markMessageAsRead:"),
  ]
  #expect(try suggestions(trials(pairs)) == Set(pairs.indices))
}
