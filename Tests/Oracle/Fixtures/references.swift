import UIKit

class Login: UIViewController {
  @IBOutlet var name: UILabel!
  @IBOutlet var error: UILabel! { didSet { name.text = "\(oldValue)" } }
  @IBOutlet weak var newValue: UILabel?
  lazy var made: UILabel = {
    let name = UILabel(); return name
  }()
  var text: String {
    get { name.text }
    set { name.text = newValue; error = nil }
  }
  var half: Int { name.tag / 2 }; var third: Int { name.tag / 3 }

  @IBAction func tap(_ name: UILabel) { name.text = ""; self.name = name; tap(name) }
  func labels(name other: Int, error: Int = 1) { labels(name: other, error: error); name.tag = other }
  func optionals() {
    if let name = name, name.isHidden { name.text = "" } else { name.text = "" }
    if let name { name.text = "" } else if let error { error.text = "" } else { error.text = name.text }
    if let name, let error = name.superview { error.go(name) }
    if case let name? = other, case .some(let error) = name { error.go(name) }
    while let name = self.name { name.go() }
    guard let name, let error else { return name.go(error) }
    name.go(error)
  }
  func closures() {
    run { name in name.go(error) }
    run { (name: UILabel, error) -> Void in name.go(error) }
    run { [weak name, error = name] in name?.go(error) }
    run { [unowned self, weak weakName = name] in self.name.go(name, weakName) }
    run {
      $0.name.go(name)
    } name: { error in
      error.go()
    }
    run({ name in { error in name.go(error) } }, name)
    run { @MainActor [name] (x: Int) async throws -> Int in name.tag }
    let tap = { self.tap(self.name) }
    tap()
  }
  func patterns() {
    for name in names where name.isHidden { name.go(error) }
    for (index, name) in names.enumerated() { name.go(index, error) }
    for case let name as UILabel in name.subviews { name.go() }
    for case (let name, error) in pairs { name.go(error) }
    switch name {
    case .some(let name) where name.isHidden: name.go(error)
    case let .other(name, label: error): name.go(error)
    case let (name, _): name.go(error)
    case let error as UILabel: error.go(name)
    case is UILabel, name: name.go()
    default: name.go(error)
    }
    let (name, (error, _)) = pair
    name.go(error)
  }
  func caught() {
    do { try name.go() } catch let name as NSError { name.go(error) } catch { name.go(error) }
    do { let error = name; error.go() } catch Oops.bad(let name) { name.go(error) }
    do { try go() } catch is Oops where name.isHidden { name.go() }
  }
  func nested() {
    name()
    func name() { name(); error.go() }
    struct Local { var error = 1; func go<name>(_ x: name) { print(error, x) } }
    class Inner: Login { func go() { name.go(error) } }
    enum Kind { case name, error(name: Int); var isName: Bool { self == .name } }
    let error = Kind.error(name: 1), other = error
    if error == .name { let name = other; print(name) }
    name()
  }
  func expressions() {
    let a = name?.tag ?? error.tag, b = flag ? name : error
    let c = [name, error].map { $0.name }, d = ["name": name, error.text: error]
    let e = (name: name, error: error), f = name as? Login ?? error as Login
    let g = "\(name) name \("\(error) \(e.name)") \(run { name in name })"
    let h =
      #"\(name) \#(error)"# + """
        name \(name)
          "error" \(error)
        """
    let i = \Login.name, j = \Login.name.text, k = \.error, l = #keyPath(name.text)
    let m = #selector(tap(_:)), n = #selector(Login.tap), o = #selector(getter: name)
    let p: Login.Type = Login.self, q = Login<Login>(name: name), r: [Login: Login]
    let s = /name "/, t = name.tag / 2 / error.tag, u = #/error/#
    let v = try? await name.go() as Login, w = !name.isHidden && -error.tag < 0
    name.text = error.text; (name, error) = (error, name); _ = name
    outer: for _ in 0..<name.tag { continue outer }
    repeat { let name = 1; print(name) } while name.isHidden
    defer { name.go() }
    let x = if let name { name } else { error }
    let y =
      switch error {
      case let name: name
      }
    return name.wait(error)
  }
  #if DEBUG
    func debug() { name.go() }
  #else
    func release() { error.go() }
  #endif
  subscript(name: Int) -> Int {
    get { name }
    set { error.tag = newValue + name }
  }
  init(name: String, `error`: Int) { self.name.text = name; super.init(`error`) }
  @available(*, deprecated, renamed: "name") static func name(_ error: Int) { name(error) }
}

extension Login: UITableViewDelegate where Login: UIViewController {
  func more(_ login: Login?) { login?.name.go(name, error) }
}
typealias Alias = Login
func free(name: Login = Login()) -> (Login) -> Login { { name in name } }
let name = Login()
func last() { name.go(error) }
