// swift-format-ignore-file
// Every way to declare a type, and where its members are listed.
import class UIKit.UIView
@preconcurrency import struct Foundation.Data
@_exported import enum A.B
@testable import protocol A.C

class Plain {}
final class Final: NSObject {}
public final class PublicFinal: UIViewController, UITableViewDataSource, UITableViewDelegate {}
open class Open: Base {}
private class Private {}
fileprivate final class FilePrivate: Base {}
internal class Internal: Base {}
package class Package: Base {}
@MainActor class Isolated: Base {}
@MainActor public final class IsolatedPublic: Base {}
@objc class Exposed: NSObject {}
@objc(RuntimeName) class Renamed: NSObject { @IBOutlet var a: UIView! }
@objc(Some_Entity) public class Some_Entity: NSManagedObject { @NSManaged public var name: String? }
@objcMembers class Members: NSObject { var a = 1 }
@objcMembers @IBDesignable public class Both: UIView {}
@IBDesignable class Designable: UIView {}
@IBDesignable
final class DesignableBelow: UIView {}
@available(iOS 13.0, *) @objc(Other) final class Attributed: Base {}
@Foo.Bar(x: [1, 2], "}") @Wrapper<Int> @_spi(Private) class ManyAttributes {}
@MyMacro({ class InAttribute {} }) class ClosureInAttribute {}

class Generic<T>: Base<T> {}
class Bounded<T: P & Q, U>: Base<[T: U]> where T: Collection, U == T.Element { var a: T }
class Cell: BaseCell<Model> { @IBOutlet var label: UILabel! }
class DeepGeneric: A<B<C>, D<E>>.F<G>, H {}
class Qualified: Outer.Inner, Module.Outer.Inner {}
class Composed: A & B, C {}
class
  OverLines
  :
  Base
  ,
  Other
{
  var a = 1
}
class Deep: Base { // class Wrong {
  var a = 1
  class Inner: Base {
    @IBAction func tap() {}
    struct Innermost { @IBInspectable var seen: Int; var unseen: Int; typealias Deepest = Int }
    enum Case: String { case one, two = "two"; case three(class: Int), four; var unseen: Int { 1 } }
    typealias Nested = Generic<Int>
  }
  var b = 2
  private struct S { class C { var listed = 1 } }
  actor Act { var listed = 1; func f() async {} }
  func f() { class NotListed {} }
  extension Nowhere { class Odd {} }
}

struct Value: Codable { var unseen: Int; @IBInspectable var seen: Int; init() {}; func f() {}; @IBAction func g() {} }
struct GenericValue<A, let n: Int>: ~Copyable where A: ~Copyable { init() {} }
enum Choice: Int, CaseIterable { case a = 1, b; init?(raw: Int) { nil }; static let x = 1 }
indirect enum Tree<T> { case leaf(T), node(Tree, Tree); class Inside {} }
protocol Unseen: AnyObject { var a: Int { get }; func f(); associatedtype Element: P; init() }
protocol Primary<Element>: Sequence where Element: P { associatedtype Element }
protocol OldStyle: class {}
@objc protocol Seen: NSObjectProtocol {
  var a: Int { get }
  var b: Int { get set }
  func f(_ x: Int)
  @objc optional func g(x: Int) -> Bool
  @objc optional var c: Int { get }
  @objc(renamed:) optional func h(x: Int)
  static func s()
  init(x: Int)
  subscript(i: Int) -> Int { get }
}
@objc(RuntimeProtocol) public protocol Named {}
actor Account: P { var a = 1; nonisolated let b = 2; init() async throws {}; isolated deinit {} }
distributed actor Remote { distributed func f() {} }
@globalActor actor Global { static let shared = Global() }

extension Plain {}
extension Plain: P, Q { var listed: Int { 1 }; static func f() {}; convenience init(a: Int) { self.init() } }
extension Outer.Inner { class InExtension { @IBAction func a() {} } }
extension Generic where T == Int { @objc func f() {} }
extension Array<Int> { func f() {} }
extension Outer<Int>.Inner : P { func f() {} }
extension Outer<Int>.Inner<String> { func f() {} }
extension [String] { var a: Int { 1 } }
extension [String: Int] { var a: Int { 1 } }
extension Int? { var a: Int { 1 } }
extension Outer . /* dot */ Spaced { var a: Int { 1 } }
private extension Plain { func notPrivateByItself() {} }
@objc extension Plain { func exposed() {} }
@MainActor extension Plain: @unchecked Sendable {}
extension Plain: @retroactive P, @preconcurrency Q, @MainActor R, nonisolated S {}
extension Module.Plain: P where T: Q {}
@objc(Category) extension Plain {}
extension `class` { func f() {} }

class `default`: `protocol`, Outer.`Type` { class `in` {} }
class _Underscored: __Base {}
class Sendables: @unchecked Sendable, ~Copyable {}
final class Sends: Base, @unchecked /* why */ Sendable {}

typealias Alias = Generic<Int>
public typealias Function = (_ a: Int, String) -> Void
typealias GenericAlias<T> = [T: Int] where T: Hashable
typealias Composition = A & B
typealias Existential = any P
typealias Attributed2 = @Sendable (Int) async throws -> Void
@available(*, deprecated) private typealias Old = New
typealias Tuple = (a: Int, b: [String])
typealias Broken
  = Over
  .Lines
enum Namespace { typealias Inside = Int; struct Deeper { typealias Deepest = String } }
protocol HasAlias { typealias A = Int }
extension Outer { typealias InExtension = Int? }
func local() { typealias NotListed = Int }

class WithMacro {
  #declareMore("x")
  var one = 1
}

class WithWarning {
  #warning("todo")
  var one = 1
}
