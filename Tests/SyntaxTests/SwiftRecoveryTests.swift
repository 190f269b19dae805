import Syntax
import Testing
import Text

/// Declarations in a file that a user is typing in. Each well-formed text is damaged in one line, in every way that typing
/// damages lines, and all declarations outside of the damaged one must still be found.

private let texts = [
  #"""
  import UIKit

  @IBDesignable final class Login: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet var rows: [UIView]! {
      didSet {
        rows.forEach { $0.isHidden = true }
      }
    }
    private lazy var button: UIButton = {
      let button = UIButton(type: .system)
      button.setTitle("Log in (again)", for: .normal)
      return button
    }()
    let limits: [String: (Int, Int)] = [
      "name": (1, 20),
      "word": (8, 64),
    ]

    enum Step: String {
      case name = "n", word
      case done(Int)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      var title = "Hello, \(nameField.text ?? "you")"
      if title.isEmpty {
        title = "}"
      } else {
        show(title, [1, 2, 3].map { $0 + 1 })
      }
    }

    @IBAction func tap(_ sender: UIButton, forEvent event: UIEvent) {
      guard let text = nameField.text, !text.isEmpty else { return }
      UIView.animate(withDuration: 0.3) { [weak self] in
        self?.button.alpha = 1
      }
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  extension Login: Themed {
    @IBAction func help(_ sender: Any?) { open(url: "https://example.org/help") }

    @objc func reload(
      animated: Bool,
      done: @escaping () -> Void
    ) {
      done()
    }
  }

  class Cell: UITableViewCell {
    @IBOutlet var label: UILabel!
  }
  """#,
  #"""
  class Report: NSDocument
  {
  	@IBOutlet var view: NSView!

  	var text: String
  	{
  		get { return """
  			A "report" {
  			\(lines.joined(separator: ", "))
  			""" }
  		set { lines = newValue.split(separator: "\n") }
  	}

  	class Line: NSObject
  	{
  		@objc var number = 0
  		func draw(in rect: NSRect)
  		{
  			for part in parts where part.fits(rect)
  			{
  				part.draw(#"a " b"#)
  			}
  		}
  	}

  	#if DEBUG
  	@IBAction func dump(_ sender: Any)
  	{
  		print(self)
  	}
  	#endif

  	override class var autosavesInPlace: Bool { true }
  }

  @objc protocol Printing
  {
  	func printOut(_ sender: Any?)
  	@objc optional var copies: Int { get }
  }

  struct Size
  {
  	@IBInspectable var width: Double
  	func area() -> Double { width * width }
  }

  final class Last: NSObject
  {
  	@IBAction func finish(_ sender: Any?) {}
  }
  """#,
]

@Test(arguments: texts.indices) func losesOnlyTheDamagedLine(text: Int) {
  let lines = Lines(texts[text])
  for (number, line) in lines.texts.enumerated() {
    // A type without its keyword is not a type, and its members belong to none.
    let isHead = lines.declared.contains {
      $0.name.split(separator: " ").count == 2 && $0.lines.lowerBound == number
    }
    for damaged in isHead ? shortened(line).dropLast() : shortened(line)[...] {
      checkOthersSurvive(in: lines, at: number, "'\(damaged)' in place of '\(line)'", [damaged])
    }
  }
}

@Test(arguments: texts.indices) func anUnfinishedLineHidesNothing(text: Int) {
  let lines = Lines(texts[text])
  let unfinished = [
    "func foo(", "func foo(_ a: Int", "func foo() {", "func", "@IBOutlet var x:", "@IBOutlet weak",
    "@IBAction",
    "@IBOutlet var x: UIView! {", "let s = \"abc", "let s = \"abc \\(d", "let s = f(", "let s = [", "\"\"\"",
    "/*", "class X {", "class X", "class", "extension", "if y {", "if y(", "}", ")", "var", "import", "@",
    "@objc(", "#if", "private", "case a(", "init(", "let s = {", "<<<<<<< HEAD", "=======", ">>>>>>> theirs",
    "struct X<T", "var x: [", "x.map { (",
  ]
  for number in 1..<lines.texts.count where !lines.heads.contains(number) {
    // The line is indented as an editor would do it.
    let neighbour = lines.texts[number...].first { !$0.isEmpty } ?? ""
    let indentation = neighbour.prefix { $0 == " " || $0 == "\t" }
    for text in unfinished {
      let inserted =
        text.hasPrefix("<<") || text.hasPrefix("==") || text.hasPrefix(">>")
        ? text : indentation + text
      checkOthersSurvive(
        in: lines, at: number, "'\(inserted)' before '\(lines.texts[number])'",
        [inserted, lines.texts[number]])
    }
  }
}

/// The two sides of a conflict are both listed, whatever they leave open.
@Test func bothSidesOfAConflictAreFound() {
  let outline = outline(
    """
    class A: UIView {
    <<<<<<< HEAD
      @IBAction func left(_ sender: Any) {
        if isOn {
    ||||||| base
      @IBAction func old(_ sender: Any) {
    =======
      @IBAction func right(_ sender: Any) {
    >>>>>>> branch 'x'
        show()
      }
      @IBOutlet var b: UIView!
    }
    class C: UIView { @IBOutlet var d: UIView! }
    """)
  #expect(
    names(outline) == [
      "class A", "A method left", "A method old", "A method right", "A property b", "class C", "C property d",
    ])
}

// MARK: What is damaged, and what must survive

private struct Declared: Hashable {
  var name: String
  /// The lines of the declaration itself and of the types around it, whose heads or ends may be hit.
  var lines: ClosedRange<Int>
}

private struct Lines {
  var texts: [String]
  /// In source order, each with all its lines.
  var declared: [Declared]
  /// Inside the head of a type, its first line aside.
  var heads: Set<Int> = []

  init(_ text: String) {
    texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let bytes = Array(text.utf8)
    func line(_ offset: Int) -> Int { bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } }
    declared = []
    let outline = bytes.withSpan { swiftOutline(of: $0) }
    for (type, members) in zip(outline.types, outline.members) {
      declared.append(
        Declared(
          name: "\(type.kind) \(type.name)", lines: line(type.range.lower)...line(type.bodyRange.lower)))
      heads.formUnion(
        Set(line(type.range.lower)...line(type.bodyRange.lower)).subtracting([line(type.range.lower)]))
      let starts = members.map(\.start)
      for (index, member) in members.enumerated() {
        // Up to what comes next, be it listed or not.
        let next = index + 1 < starts.count ? starts[index + 1] : type.bodyRange.upper
        declared.append(
          Declared(
            name: "\(type.name) \(member.kind) \(member.name)",
            lines: line(member.start)...max(line(member.start), line(max(0, next - 1)))))
      }
    }
  }
}

private func checkOthersSurvive(
  in lines: Lines, at number: Int, _ what: String, _ replacement: [String],
  location: SourceLocation = #_sourceLocation
) {
  var damaged = lines.texts
  damaged.replaceSubrange(number...number, with: replacement)
  let found = Set(names(outline(damaged.joined(separator: "\n"))))
  for declared in lines.declared where !declared.lines.contains(number) && !found.contains(declared.name) {
    Issue.record("line \(number + 1), \(what): lost \(declared.name)", sourceLocation: location)
  }
}

/// The line without any one bracket or quote, and cut in the middle.
private func shortened(_ line: String) -> [String] {
  var results: [String] = []
  for index in line.indices where "(){}[]\"".contains(line[index]) {
    var copy = line
    copy.remove(at: index)
    results.append(copy)
  }
  let cut = String(line.prefix((line.count + line.prefix { $0 == " " || $0 == "\t" }.count) / 2))
  return cut == line ? results : results + [cut]
}

private func outline(_ text: String) -> CodeOutline { Array(text.utf8).withSpan { swiftOutline(of: $0) } }

private func names(_ outline: CodeOutline) -> [String] {
  zip(outline.types, outline.members).flatMap { type, members in
    ["\(type.kind) \(type.name)"] + members.map { "\(type.name) \($0.kind) \($0.name)" }
  }
}

// MARK: Any bytes

@Test func anyPrefixIsRead() {
  for text in texts {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { checkRanges(Array(bytes.prefix(count))) }
  }
}

@Test func anyFlippedBytesAreRead() {
  // A fixed sequence (Knuth's constants), so that a failure repeats.
  var state: UInt64 = 2026
  func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
  let favourites = Array("(){}[]<>\"\\/*#`@\n:=,.?! ".utf8)
  for round in 0..<4000 {
    var bytes = Array(texts[round % texts.count].utf8)
    for _ in 0...next(below: 5) {
      let favourite = favourites[next(below: favourites.count)]
      bytes[next(below: bytes.count)] = round % 3 == 0 ? UInt8(next(below: 256)) : favourite
    }
    checkRanges(bytes)
  }
}

/// A hostile or generated file must cost no more than a multiple of its length: at the square of it, this test would
/// take hours.
@Test(
  arguments: [
    "(", "{", "[", "<", "\"\\(", "/*", "#if A\n", "a<", "let x = a<", "(\n", "/*\n", "\"\"\"\n", "class A{",
    "class A{} ", "class A{\n", "func f(", "func f(\n", "@a(", "@a(\n", "}", "\"\\(\n", "##\"\"\"a",
    "var a:(",
    "class A<", "extension A<", "enum A{case a(", "#/\n", "`\n", "(/a", "init(){",
    "class A{ var a: B { get {",
    "var a: () async ", "func a(b: @escaping(", "let a = b,", "}{", "class A{\nfunc a() {\n", "({", "[(",
  ])
func nestingCostsNoMoreThanItsLength(unit: String) {
  for end in ["", "\n}", "\nclass Z { @IBOutlet var z: Int }\n"] {
    let text = "class A {\n" + String(repeating: unit, count: 100_000 / unit.utf8.count) + end
    checkRanges(Array(text.utf8))
  }
}

private func checkRanges(_ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
  let outline = bytes.withSpan { swiftOutline(of: $0) }
  var previous = 0
  #expect(outline.members.count == outline.types.count)
  for (type, members) in zip(outline.types, outline.members) {
    let isOrdered =
      0 <= type.range.lower && type.range.lower <= type.nameRange.lower
      && type.nameRange.lower <= type.nameRange.upper && type.nameRange.upper <= type.bodyRange.lower
      && type.bodyRange.lower <= type.bodyRange.upper && type.bodyRange.upper <= type.range.upper
      && type.range.upper <= bytes.count && previous <= type.nameRange.lower
    #expect(
      isOrdered, "\(type.name) in \(String(decoding: bytes.prefix(2000), as: UTF8.self))",
      sourceLocation: location)
    previous = type.nameRange.lower
    var lower = type.bodyRange.lower
    for member in members {
      let isInside =
        lower <= member.nameRange.lower && member.start <= member.nameRange.lower
        && member.nameRange.lower <= member.nameRange.upper && member.nameRange.upper <= bytes.count
      #expect(
        isInside, "\(member.name) of \(type.name) in \(String(decoding: bytes.prefix(2000), as: UTF8.self))",
        sourceLocation: location)
      lower = member.nameRange.lower
    }
  }
}
