extension Case {
  static let views: [Case] = [
    Case(
      "a view that prepares for Interface Builder in vain",
      #"""
      -- Badge.swift --
      class Badge: UIView {
        override func prepareForInterfaceBuilder() {}
        //            ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning undesignable-view: 'prepareForInterfaceBuilder' is never called; mark 'Badge' with '@IBDesignable'
      }
      class Tag: NSView {}
      extension Tag {
        override func prepareForInterfaceBuilder() {}
        //            ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning undesignable-view: 'prepareForInterfaceBuilder' is never called; mark 'Tag' with '@IBDesignable'
      }
      """#),
    Case(
      "designable itself, above or below",
      #"""
      -- Badge.swift --
      @IBDesignable class Badge: UIView {
        override func prepareForInterfaceBuilder() {}
      }
      class RoundBadge: Badge {
        override func prepareForInterfaceBuilder() {}
      }
      class Base: UIButton {
        override func prepareForInterfaceBuilder() {}
      }
      class Middle: Base {}
      -- Other.swift --
      @IBDesignable final class Concrete: Middle {}
      @IBDesignable extension Pill {}
      class Pill: UILabel {
        override func prepareForInterfaceBuilder() {}
      }
      """#),
    Case(
      "nobody can say for a superclass out of sight, or for what is no view",
      #"""
      -- Badge.swift --
      class Badge: KitView {
        override func prepareForInterfaceBuilder() {}
      }
      class Screen: UIViewController {
        override func prepareForInterfaceBuilder() {}
      }
      class Other: UIView {
        func prepareForInterfaceBuilder(_ flag: Bool) {}
        static func prepareForInterfaceBuilder() {}
      }
      """#),
    Case(
      "inspectable properties ask for no designable class",
      #"""
      -- Badge.swift --
      class Badge: UIView {
        @IBInspectable var radius: CGFloat = 0
      }
      extension UIView {
        @IBInspectable var corner: CGFloat { get { 0 } set {} }
      }
      """#),
    Case(
      "designable and no view, or generic",
      #"""
      -- Badge.swift --
      @IBDesignable class Item: UIBarButtonItem {}
      //                  ^^^^ warning undesignable-view: 'Item' is not a view, so Interface Builder can't render it; remove '@IBDesignable'
      @IBDesignable class Cell: NSTextFieldCell {}
      //                  ^^^^ warning undesignable-view: 'Cell' is not a view, so Interface Builder can't render it; remove '@IBDesignable'
      @IBDesignable class Model {}
      //                  ^^^^^ warning undesignable-view: 'Model' is not a view, so Interface Builder can't render it; remove '@IBDesignable'
      @IBDesignable class Box<Content>: UIView {}
      //                  ^^^ warning undesignable-view: 'Box' is generic, so Interface Builder can't render it
      @IBDesignable class Far: KitView {}
      @IBDesignable class Fine: UIStackView {}
      """#),
    Case(
      "init(frame:) is not there",
      #"""
      -- Badge.swift --
      @IBDesignable class One: UIView {
      //                  ^^^ warning undesignable-view: Interface Builder can't render 'One': it declares init(coder:) and does not override 'init(frame:)'
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Two: UIView {
      //                  ^^^ warning undesignable-view: Interface Builder can't render 'Two': it declares a designated initializer and does not override 'init(frame:)'
        init(title: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Base: UIView {
        init(title: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Three: Base {}
      //                  ^^^^^ warning undesignable-view: Interface Builder can't render 'Three': 'Base' declares a designated initializer and does not override 'init(frame:)'
      """#),
    Case(
      "init(frame:) is inherited or there",
      #"""
      -- Badge.swift --
      @IBDesignable class One: UIView {}
      @IBDesignable class Two: UIView {
        convenience init(title: String) { self.init(frame: .zero) }
      }
      @IBDesignable class Three: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }
      @IBDesignable class Four: UIView {
        let title: String
        init(title: String) { self.title = title; super.init(frame: .zero) }
        override convenience init(frame: CGRect) { self.init(title: "") }
        required init?(coder: NSCoder) { title = ""; super.init(coder: coder) }
      }
      @IBDesignable class Five: Three {}
      @IBDesignable class Six: NSView {
        override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
        required init?(coder decoder: NSCoder) { super.init(coder: decoder) }
      }
      """#),
    Case(
      "an initialiser that only traps",
      #"""
      -- Badge.swift --
      @IBDesignable class One: UIView {
        override init(frame: CGRect) { fatalError("init(frame:)") }
        //       ^^^^ warning undesignable-view: Interface Builder can't render 'One': its 'init(frame:)' always crashes
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Two: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        //       ^^^^ warning undesignable-view: Interface Builder can't render 'Two': its 'init(coder:)' always crashes
      }
      class Base: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError() }
      }
      @IBDesignable class Three: Base {}
      //                  ^^^^^ warning undesignable-view: Interface Builder can't render 'Three': the 'init(coder:)' of 'Base' always crashes
      @IBDesignable class Four: Base {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(frame: .zero) }
      }
      @IBDesignable class Five: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        @available(*, unavailable)
        required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
      }
      class Plain: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Screen: UIViewController {
        required init?(coder: NSCoder) { fatalError() }
      }
      """#),
    Case(
      "views whose init(frame:) is no designated initializer of the framework's keep it",
      #"""
      -- Cell.swift --
      @IBDesignable class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Header: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Text: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Grid: UICollectionView {
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
          super.init(frame: frame, collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class List: UITableView {
        override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Blur: UIVisualEffectView {
        override init(effect: UIVisualEffect?) { super.init(effect: effect) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """#),
    Case(
      "inspectable properties that no inspector edits",
      #"""
      -- Badge.swift --
      enum Style: Int { case plain, round }
      struct Insets {}
      protocol Themed {}
      class Model: NSObject {}
      typealias Kind = Style
      class Badge: UIView {
        @IBInspectable let one: CGFloat = 0
        //                 ^^^ warning unsupported-inspectable: Interface Builder can't set 'one', which is a constant; make it a 'var'
        @IBInspectable var two = 4
        //                 ^^^ warning unsupported-inspectable: 'two' has no written type, so Interface Builder may not show it; write its type
        @IBInspectable var three: Style = .plain
        //                 ^^^^^ warning unsupported-inspectable: Interface Builder can't edit 'three' of type 'Style'
        @IBInspectable var four: UIKeyboardType = .default
        //                 ^^^^ warning unsupported-inspectable: Interface Builder can't edit 'four' of type 'UIKeyboardType'
        @IBInspectable var five: UIEdgeInsets = .zero
        //                 ^^^^ warning unsupported-inspectable: Interface Builder can't edit 'five' of type 'UIEdgeInsets'
        @IBInspectable var six: [String] = []
        //                 ^^^ warning unsupported-inspectable: Interface Builder can't edit 'six' of type '[String]'
        @IBInspectable var seven: Insets = Insets()
        //                 ^^^^^ warning unsupported-inspectable: Interface Builder can't edit 'seven' of type 'Insets'
        @IBInspectable var eight: Kind = .plain
        //                 ^^^^^ warning unsupported-inspectable: Interface Builder can't edit 'eight' of type 'Kind'
        @IBInspectable var nine: Model?
        //                 ^^^^ warning unsupported-inspectable: Interface Builder can't edit 'nine' of type 'Model?'
        @IBInspectable var ten: UIFont?
        //                 ^^^ warning unsupported-inspectable: Interface Builder can't edit 'ten' of type 'UIFont?'
        @IBInspectable var eleven: (Int, Int) = (0, 0)
        //                 ^^^^^^ warning unsupported-inspectable: Interface Builder can't edit 'eleven' of type '(Int,Int)'
        @IBInspectable var twelve: Themed?
        //                 ^^^^^^ warning unsupported-inspectable: Interface Builder can't edit 'twelve' of type 'Themed?'
      }
      """#),
    Case(
      "inspectable properties of every type that an inspector edits",
      #"""
      -- Badge.swift --
      typealias Length = CGFloat
      #if os(macOS)
      typealias PlatformColor = NSColor
      #else
      typealias PlatformColor = UIColor
      #endif
      class Badge: UIView {
        @IBInspectable var a: Bool = false
        @IBInspectable var b: Int = 0
        @IBInspectable private var c: Double = 0 { didSet {} }
        @IBInspectable var d: Float { get { 0 } set {} }
        @IBInspectable var e: CGFloat = 0
        @IBInspectable var f: String?
        @IBInspectable var g: CGPoint = .zero
        @IBInspectable var h: CGSize = .zero
        @IBInspectable var i: CGRect = .zero
        @IBInspectable var j: UIColor? = nil
        @IBInspectable var k: UIImage!
        @IBInspectable var l: NSRange = NSRange()
        @IBInspectable var m: Length = 0
        @IBInspectable var n: PlatformColor?
        @IBInspectable var o: Optional<UIColor>
        @IBInspectable var p: Swift.String = ""
        @IBInspectable var q: SomethingElse?
        @IBInspectable var r: UInt8 = 0
        @IBInspectable dynamic var s: NSImage?
      }
      """#),
  ]
}
