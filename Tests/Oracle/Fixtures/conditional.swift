// swift-format-ignore-file
// All branches count, whatever their conditions say.

#if os(iOS)
import UIKit
typealias PlatformController = UIViewController
#elseif os(macOS)
typealias PlatformController = NSViewController
#else
#endif

#if DEBUG
class OnlyInDebug: Base { @IBOutlet var a: UIView!; class Inner { var b = 1 } }
#if NESTED
struct Nested { @IBInspectable var a: Int }
#endif
extension Base { func f() {} }
#else
class OnlyInRelease: Base { }
#endif

class Owner: PlatformController {
  #if os(iOS)
  @IBOutlet var view1: UIView!
  #else
  @IBOutlet var view1: NSView!
  #endif
  #if A && (B || !C)
    #if canImport(UIKit, _version: 5)
    @IBAction func tap(_ sender: Any) {}
    #elseif swift(>=5.9) || compiler(<6)
    @IBAction func tap(_ sender: AnyObject) {}
    #endif
    class Conditional { typealias T = Int }
  #elseif EMPTY
  #else
    // nothing
  #endif
  var after = 1

  #if DEBUG
  @objc
  #endif
  func attributeConditional() {}

  #if os(iOS)
  @IBOutlet
  #else
  @IBInspectable
  #endif
  @MainActor
  var attributed: UIView!

  #if DEBUG
  @available(*, unavailable) @objc(foo:)
  #endif
  private func renamed(_ x: Int) {}

  func chains() -> some View {
    Text("")
      #if os(iOS)
      .bold()
      #else
      .italic { class Local {} }
      #endif
      .padding()
  }
  var postfix = a
    #if DEBUG
    .b
    #endif
    .c
  var afterPostfix = 2

  func switches() {
    switch x {
    #if DEBUG
    case .a: break
    #endif
    default: break
    }
    #if DEBUG
    class Local { @IBOutlet var a: UIView! }
    #endif
  }
  #if targetEnvironment(simulator) // comment {
  init() {}
  #endif /* done */
  #warning("class { ")
  #error("}")
  #sourceLocation(file: "a.swift", line: 1)
  var afterLine = 3
  #sourceLocation()
  let text = """
    #if NOT
    #endif
    """
  var last = 4
}

#if DEBUG
@objc(Name)
#endif
class Attributed: Base {}

#if A
@objcMembers
#else
@IBDesignable
#endif
public final class Either: Base { var a = 1 }

enum Choice {
  case a
  #if DEBUG
  case b
  @IBInspectable static var c: Int = 1
  #endif
  struct S {}
}

#if DEBUG
func conditionalFunction() { class Local {} }
let x = 1
#Preview { A() }
#endif

@objc protocol P {
  #if DEBUG
  @objc optional func f()
  #endif
}

#if hasAttribute(x) || hasFeature(Y)
#endif
class End {}
