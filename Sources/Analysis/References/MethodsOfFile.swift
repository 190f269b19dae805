import AppleFacts
import Index
import Syntax
import Text

/// The types and members of a file of code in the order of its text, among which those around a place are found quickly.
struct MethodsOfFile {
  let types: [CodeType]
  /// The members in the order of their names' places.
  let members: [(id: MemberID, member: CodeMember)]
  /// The index of the type around each type; negative if there is none.
  private let outerTypes: [Int]
  /// The places of `static` and `class` in Swift, in ascending order.
  private let staticMarks: [Int]
  /// The braces of the methods of Objective-C that an object runs.
  private let objectMethods: MergedRanges
  private let classMethods: [ClassMethod]

  /// A class method of Objective-C.
  private struct ClassMethod {
    var braces: ByteRange
    /// The first piece of the selector; nil for a method that the run time calls.
    var name: String?
  }

  fileprivate init(_ file: FileID, _ code: CodeFile, _ text: [UInt8]) {
    types = code.types
    members = code.readMembers().enumerated().flatMap { type, members in
      members.indices.map {
        (id: MemberID(type: TypeID(file: file, index: type), index: $0), member: members[$0])
      }
    }.sorted { $0.member.nameRange.lower < $1.member.nameRange.lower }
    var around: [Int] = []
    outerTypes = code.types.indices.map { index in
      while let last = around.last, code.types[last].range.upper < code.types[index].range.upper {
        around.removeLast()
      }
      defer { around.append(index) }
      return around.last ?? -1
    }
    if code.language == .swift {
      staticMarks = ["static", "class"].flatMap { word in
        text.withSpan { occurrences(of: word, in: $0) }.map(\.lower)
      }.sorted()
      (objectMethods, classMethods) = (MergedRanges([]), [])
    } else {
      let tree = ObjectiveCTree(text, inFunctionsWith: [])
      staticMarks = []
      objectMethods = MergedRanges(tree.bodiesOfObjectMethods)
      classMethods = tree.bodies.indices.compactMap { index in
        let body = tree.bodies[index]
        guard body.kind == .classMethod, let brace = body.brace else { return nil }
        let end = body.tokens.upperBound
        return ClassMethod(
          braces: ByteRange(
            tree.tokens[brace].range.lower,
            end < tree.tokens.count ? tree.tokens[end].range.lower : text.count + 1),
          name: tree.nameOfClassMethod(body))
      }
    }
  }

  /// The innermost type around a place.
  func type(around place: Int) -> Int? {
    var next = types.partitionPoint { $0.range.lower > place } - 1
    while next >= 0, !types[next].range.touches(place) { next = outerTypes[next] }
    return next >= 0 ? next : nil
  }

  /// The names of the types around a place.
  func typeNames(around place: Int) -> [String] {
    sequence(first: type(around: place) ?? -1) { outerTypes[$0] }.prefix { $0 >= 0 }.map { types[$0].name }
  }

  /// The last member whose name ends at a place or before it.
  func member(before place: Int) -> (id: MemberID, member: CodeMember)? {
    let next = members.partitionPoint { $0.member.nameRange.upper > place }
    return next > 0 ? members[next - 1] : nil
  }

  /// The offset at which the part around a place begins: after the name of a member.
  func startOfPart(around place: Int) -> Int {
    let next = members.partitionPoint { $0.member.nameRange.upper > place }
    return next > 0 ? members[next - 1].member.nameRange.upper : 0
  }

  /// The part of the text from the name of a member to the next member, around a place.
  func part(around place: Int, of code: CodeText) -> PartOfFile {
    let next = members.partitionPoint { $0.member.nameRange.upper > place }
    let member = next > 0 ? members[next - 1].member : nil
    let lower = member?.nameRange.upper ?? 0
    let upper = next < members.count ? members[next].member.start : code.bytes.count
    let range = ByteRange(lower, max(lower, min(upper, code.bytes.count)))
    return PartOfFile(
      names: member.map(namesThatCall) ?? [], range: range,
      words: Set(
        code.bytes[range.lower..<range.upper].split { !Ascii.isWordByte($0) }.map {
          String(decoding: $0, as: UTF8.self)
        }))
  }

  /// The name of the class method of Objective-C whose braces hold a place; nil where the run time calls it.
  func classMethod(around place: Int) -> String? {
    let next = classMethods.partitionPoint { $0.braces.lower >= place }
    guard next > 0, classMethods[next - 1].braces.upper > place else { return nil }
    return classMethods[next - 1].name
  }

  /// Whether an object of a type runs the code at a place in it: the code is in no static member. The names of operators and
  /// subscripts are in no list of members.
  func isInObject(_ place: Int, of type: Int, _ language: CodeOutline.Language) -> Bool {
    if language == .objectiveC { return objectMethods.touches(place) }
    let start = types[type].range.lower
    let next = members.partitionPoint { $0.member.start > place }
    let member = next > 0 && members[next - 1].member.start > start ? members[next - 1].member : nil
    if member?.flags.contains(.isStatic) == true { return false }
    let from = member?.nameRange.upper ?? start
    let mark = staticMarks.partitionPoint { $0 >= from }
    return mark == staticMarks.count || staticMarks[mark] >= place
  }
}

/// The text of a file from the name of a member to the next one.
struct PartOfFile {
  /// The names by which code calls the member; none before the first one.
  var names: [String]
  var range: ByteRange
  var words: Set<String>

  /// Whether another part is the same, or one of both calls the other.
  func reaches(_ other: PartOfFile) -> Bool {
    range == other.range || other.names.contains(where: words.contains)
      || names.contains(where: other.words.contains)
  }
}

private let methodsTable = CacheTable<FileID, MethodsOfFile?>(isBounded: true)

extension Query {
  /// The types and members of a file of code; nil for a file that cannot be read.
  func readMethods(of file: FileID) -> MethodsOfFile? {
    answer(to: file, in: methodsTable) {
      guard let code = snapshot.code(file), let text = text(of: file).current else { return nil }
      return MethodsOfFile(file, code, text)
    }
  }
}

extension ObjectiveCTree {
  /// The braces of the methods that an object runs, each up to a brace at the start of a line: the branches of an `#if` may each
  /// open one.
  fileprivate var bodiesOfObjectMethods: [ByteRange] {
    bodies.compactMap { body in
      guard body.kind == .other, let brace = body.brace, let last = body.tokens.last,
        body.head.contains(where: { isMark($0, "-") && isMark($0 + 1, "(") })
      else { return nil }
      let (lower, upper) = (tokens[brace].range.lower, tokens[last].range.upper)
      let end = bytes[lower..<upper].indices.dropFirst().first {
        bytes[$0] == UInt8(ascii: "}") && bytes[$0 - 1] == UInt8(ascii: "\n")
      }
      return ByteRange(lower, end ?? upper)
    }
  }

  /// The first piece of the selector of a class method; nil where the run time calls it.
  fileprivate func nameOfClassMethod(_ body: ObjectiveCBody) -> String? {
    guard let name = body.head.first(where: namesMethod).map(text),
      !AppleSDK.classMethodsOfFrameworks.contains(name),
      !AppleSDK.isPropertyOfAnyClass(name, on: .all)
    else { return nil }
    return name
  }
}

/// The names by which code calls a method in its own language.
func namesThatCall(_ member: CodeMember) -> [String] {
  var names = [member.usedName]
  if let piece = member.selector?.prefix(while: { $0 != ":" }) { names.append(String(piece)) }
  if let name = member.swiftName { names.append(String(name.prefix { $0 != "(" })) }
  return names.unique
}
