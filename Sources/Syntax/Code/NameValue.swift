import Text

/// The value of an expression that is used as a name. A use whose value can't be known is mostly left out.
package enum NameValue: Hashable, Sendable {
  case text(WrittenName)
  /// The path of a constant that another file declares, such as `["Segue", "detail", "rawValue"]`; the path of a class and `self`
  /// for the name of the class that an object has which runs the code of that class; the path of an enumeration and `anyCase` for
  /// the raw value of any of its cases.
  case constant([String])
  /// The name of a class, or the value of a constant, after changes that code makes to it.
  indirect case changed(NameValue, [NameStep])
  /// Another expression. It is listed only where code makes something under the name, or loads a nib by it.
  case unknown
}

extension NameValue {
  /// The value as the name of a document, which code may give with a kind of device: `Main` for `"Main~ipad"`. The value itself for
  /// a name of another kind.
  func withoutDevice(_ kind: SharedNameKind) -> NameValue {
    guard kind == .storyboard || kind == .nib, case .text(var written) = self, written.isWhole,
      let device = deviceSuffix(of: written.text)
    else { return self }
    written.text.removeLast(device.count)
    written.range.upper -= device.utf8.count
    return .text(written)
  }

  /// Whether the value is the name of the class that an object has which runs the code.
  package var isNameOfType: Bool {
    switch self {
    case .constant(let path): path.last == "self"
    case .changed(let value, _): value.isNameOfType
    case .text, .unknown: false
    }
  }

  /// The value after some changes; nil where they are not known.
  func changed(by steps: [NameStep]) -> NameValue? {
    if steps.isEmpty { return self }
    return switch self {
    case .changed(let value, let first): .changed(value, first + steps)
    case .constant: .changed(self, steps)
    case .text(let written):
      written.form == .typeName ? .changed(self, steps) : written.changed(by: steps).map { .text($0) }
    case .unknown: nil
    }
  }

  /// The changes that code makes to a value which it names.
  package var steps: [NameStep] { if case .changed(_, let steps) = self { steps } else { [] } }

  package var isText: Bool { if case .text = self { true } else { false } }

  /// The path of an enumeration if the value is the raw value of any of its cases; else nil.
  package var enumeration: [String]? {
    switch self {
    case .constant(let path): path.last == Self.anyCase ? path.dropLast() : nil
    case .changed(let value, _): value.enumeration
    case .text, .unknown: nil
    }
  }

  static let anyCase = "allCases"
}

/// Whether a use is listed although its name can't be known: it may make any name or load any nib. With nil it loads no nib by
/// name.
///
/// - Parameter word: The first word of the value. A parameter `nibName` is that of an overridden initializer of the framework,
///   whose value comes from another call.
func isNotedUnknown(_ kind: SharedNameKind, _ role: NameUse.Role, _ word: String) -> Bool {
  role == .made || kind == .nib && !word.hasPrefix("nibName") && word != "nil"
}

/// A name as a file writes it, and its place.
package struct WrittenName: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// The text between the quotes of a literal.
    case literal
    /// The name of an enum case, which is its raw value.
    case enumCase
    /// The name of a type from which code makes a string.
    case typeName
  }

  package var text: String
  package var range: ByteRange
  package var form = Form.literal
  /// The changes that code makes to the text at the place.
  package private(set) var steps: [NameStep] = []

  /// Whether the text between the quotes of a literal is the name.
  var isWhole: Bool { form == .literal && steps.isEmpty }

  package init(text: String, range: ByteRange, form: Form = .literal) {
    (self.text, self.range, self.form) = (text, range, form)
  }

  /// The name after some changes; nil where they are not known.
  package func changed(by steps: [NameStep]) -> WrittenName? {
    // The letters after other characters may begin words.
    let isWord = text.utf8.allSatisfy { Ascii.isUpper($0) || Ascii.isLower($0) }
    guard isWord || !steps.contains(.capitalized), case let text = steps.applied(to: self.text), !text.isEmpty
    else { return nil }
    var result = self
    (result.text, result.steps) = (text, self.steps + steps)
    return result
  }
}

/// The ends of the names of files that are meant for one kind of device: `Main~ipad.xib` is the variant of `Main.xib`. Any other
/// `~` is part of the name.
package let deviceSuffixes = ["~ipad", "~iphone", "~ipod", "~mac", "~tv"]

/// The end of the name of a file that is meant for one kind of device; nil for any other name.
package func deviceSuffix(of name: some StringProtocol) -> String? {
  deviceSuffixes.first { name.hasSuffix($0) }
}
