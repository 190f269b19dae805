import Index
import Syntax
import Text

/// The expression before a name of code, of which the name is a member.
private enum Receiver {
  /// Nothing, or the type that is expected: `create()`, `.create()`
  case none, expectedType
  /// A class, a variable or a property, by its last word.
  case word(String)
  case expression
}

/// Whether a file has a generic parameter with a name.
private let genericTable = CacheTable<NameInFile, Bool>(isBounded: true)

extension Query {
  /// Whether code may call a static method of a class by a name at a place: as a member of the class, of a subclass, or of an
  /// expression that may have one of them as its value.
  ///
  /// A variable of that name, a method of an object and one of another class are none of the class's.
  ///
  /// - Parameter classes: The names of the class and of its subclasses.
  func mayCall(staticMethodAt place: ByteRange, of classes: Set<String>, in file: FileID, _ code: CodeText)
    -> Bool
  {
    switch code.receiver(ofCallAt: place) {
    case nil: false
    case .expectedType, .expression: true
    case .none?:
      code.language == .objectiveC
        || readMethods(of: file)?.typeNames(around: place.lower).contains(where: classes.contains) == true
    case .word(let word) where classes.contains(word): true
    case .word(let word) where word.first?.isLowercase == true: code.mayBeClass(variable: word)
    // Another type has the class as its value where it is an alias or a generic parameter.
    case .word(let word):
      !snapshot.aliases(named: word).isEmpty
        || answer(to: NameInFile(name: AskedName(word).name, file: file), in: genericTable) {
          code.hasGenericParameter(word)
        }
    }
  }
}

extension CodeText {
  /// The expression of which code uses a name as a member; nil where the name is in no call.
  fileprivate func receiver(ofCallAt name: ByteRange) -> Receiver? {
    if start(of: ".", before: name.lower) != nil, let word = receiver(ofMemberAt: name) {
      if isOfExpectedType(name) { return .expectedType }
      if !word.isEmpty { return .word(word) }
      // An object has no static methods, and calls of its methods end with a parenthesis.
      let mayBeClass = start(of: ">.", before: name.lower) != nil || namesClass(onLineOf: name)
      return language == .objectiveC || mayBeClass ? .expression : nil
    }
    if language == .swift { return Receiver.none }
    if start(of: "@selector(", before: name.lower) != nil { return Receiver.none }
    let tree = ObjectiveCTree(bytes)
    guard let token = tree.token(holding: name), let message = tree.message(at: token) else { return nil }
    guard token == message.open + 2, let word = tree.word(message.open + 1) else { return .expression }
    return .word(word)
  }

  fileprivate func hasGenericParameter(_ name: String) -> Bool {
    AskedName(name).search.places(in: bytes).contains { place in
      let isInList = [":", ">", ","].contains { end(of: $0, after: place.upper) != nil }
      return ["<", ","].contains { start(of: $0, before: place.lower) != nil } && isInList
        || start(of: "associatedtype", before: place.lower) != nil
    }
  }

  /// Whether a variable or a property may have a class as its value, as far as a file shows: `self`, and one that a line has together
  /// with a class.
  fileprivate func mayBeClass(variable name: String) -> Bool {
    if ["self", "super"].contains(name) { return true }
    return AskedName(name).search.places(in: bytes).contains { namesClass(onLineOf: $0) }
  }

  private func namesClass(onLineOf place: ByteRange) -> Bool {
    let line = source.line(at: place.lower)
    return signsOfClasses.contains { line.contains($0) }
  }
}

/// The texts of which a line has one where a value is a class.
private let signsOfClasses = [".Type", ".self", "type(of", "AnyClass", "Class "]
