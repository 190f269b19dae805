import Testing

@Test func outletsAreKnownOnSelf() {
  checkReferences(
    to: "Login.titleLabel",
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet weak var titleLabel: UILabel! { didSet { 🟢titleLabel.text = "" } }
      lazy var height: CGFloat = { 🟢titleLabel.frame.height }()
      var text: String? { 🟢titleLabel.text }
      var other: String? {
        get { self.🟢titleLabel.text }
        set { 🟢titleLabel.text = newValue }
      }
      override func viewDidLoad() {
        🟢titleLabel.text = "a"
        self.🟢titleLabel.text = "b"
        🟢titleLabel?.text = "\(🟢titleLabel.text ?? "")"
        view.addSubview(🟢titleLabel)
        update(🟢titleLabel, label: [🟢titleLabel, self.🟢titleLabel!])
        UIView.animate(withDuration: 1) { self.🟢titleLabel.alpha = 0 }
        UIView.animate(withDuration: 1) { [weak self] in self?.🟢titleLabel.alpha = 0 }
        UIView.animate(withDuration: 1) { [unowned self] in 🟢titleLabel.alpha = 0 }
        load { [weak self] in
          guard let self else { return }
          🟢titleLabel.text = "c"
          self.🟢titleLabel.text = "c"
        }
        load { [weak self] in
          guard let strongSelf = self else { return }
          strongSelf.🟢titleLabel.text = "d"
        }
        load { [weak self] in
          guard let `self` = self else { return }
          self.🟢titleLabel.text = "d"
        }
        let this = self
        this.🟢titleLabel.text = "e"
        func nested() { 🟢titleLabel.text = "f" }
        if 🟢titleLabel.isHidden, let text = 🟢titleLabel.text { print(text) }
        guard 🟢titleLabel != nil else { return }
        while 🟢titleLabel.isHidden {}
        switch 🟢titleLabel.text { case "a": 🟢titleLabel.text = "g"; default: 🟢titleLabel = nil }
        for view in 🟢titleLabel.subviews where view !== 🟢titleLabel {}
        do { try 🟢titleLabel.go() } catch { 🟢titleLabel.text = "h" }
        defer { 🟢titleLabel.text = "i" }
        let a = flag ? 🟢titleLabel : nil, b = a ?? 🟢titleLabel
        return 🟢titleLabel.end()
      }
    }
    extension Login { func more() { 🟢titleLabel.text = "a" } }
    -- Child.swift --
    class Child: Login {
      func more() { 🟢titleLabel.text = "a"; super.🟢titleLabel.text = "b" }
    }
    final class Grandchild: Child { func more2() { 🟢titleLabel.text = "a" } }
    -- More.swift --
    extension Login { func evenMore() { self.🟢titleLabel.text = "a" } }
    extension Child: UITextFieldDelegate { func evenMore() { 🟢titleLabel.text = "a" } }
    """#)
}

@Test func localsOfAnotherClauseHideNothing() {
  checkReferences(
    to: "Login.titleLabel",
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet weak var titleLabel: UILabel!
      func show() {
        #if os(iOS)
        use(🟢titleLabel)
        #elseif os(tvOS)
        let titleLabel = make()
        #if DEBUG
        use(⚪titleLabel)
        #else
        use(⚪titleLabel)
        #endif
        #else
        use(🟢titleLabel)
        #endif
      }
      func more() {
        let titleLabel = make()
        #if DEBUG
        use(⚪titleLabel)
        #else
        use(⚪titleLabel)
        #endif
        #else
        #endif
        #elseif
      }
    }
    """#)
}

@Test func localsOfSomeClausesMayHideWhatFollows() {
  checkReferences(
    to: "Login.titleLabel",
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet weak var titleLabel: UILabel!
      func some() {
        #if DEBUG
        let titleLabel = make()
        use(⚪titleLabel)
        #endif
        🟡titleLabel.text = "a"
        use { 🟡titleLabel }
        let titleLabel = make()
        use(⚪titleLabel)
      }
      func oneOfTwo() {
        #if DEBUG
        #elseif os(iOS)
        let titleLabel = make()
        #else
        use(🟢titleLabel)
        #endif
        use(🟡titleLabel)
      }
      func withoutElse() {
        #if DEBUG
        let titleLabel = make()
        #elseif os(iOS)
        let titleLabel = make()
        #endif
        use(🟡titleLabel)
      }
      func all() {
        #if DEBUG
        let titleLabel = make()
        #elseif os(iOS)
        let titleLabel = make()
        #else
        let titleLabel = make()
        #endif
        use(⚪titleLabel)
      }
      func inner() {
        #if DEBUG
        #if os(iOS)
        let titleLabel = make()
        #endif
        use(🟡titleLabel)
        #else
        use(🟢titleLabel)
        #endif
        use(🟡titleLabel)
      }
      func parameter(titleLabel: UILabel) {
        #if DEBUG
        let titleLabel = titleLabel
        #endif
        use(⚪titleLabel)
      }
      func before() {
        let titleLabel = make()
        #if DEBUG
        let titleLabel = make()
        #endif
        use(⚪titleLabel)
      }
    }
    class Other: UIViewController {
      func other() {
        #if DEBUG
        let titleLabel = make()
        #endif
        use(⚪titleLabel)
      }
    }
    """#)
}

@Test func shadowedNamesStay() {
  checkReferences(
    to: "Login.name",
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var name: UILabel!
      func parameter(name: UILabel) { ⚪name.text = "" }
      func label(name other: UILabel) { 🟢name.text = "" }
      func inner(_ name: UILabel) { ⚪name.text = ""; self.🟢name.text = "" }
      func local() {
        🟢name.text = "before"
        let name = 🟢name
        ⚪name.text = ""
      }
      func block() {
        do { let name = 1; print(⚪name) }
        🟢name.text = ""
        if true { var name = 2; ⚪name = 3 } else { 🟢name.text = "" }
      }
      func optional() {
        if let name = 🟢name { ⚪name.text = "" } else { 🟢name.text = "" }
        if let name = self.🟢name, ⚪name.isHidden { ⚪name.text = "" }
        🟢name.text = ""
        if let 🔵name { ⚪name.text = "" }
        if let 🔵name, ⚪name.isHidden { ⚪name.text = "" } else { 🟢name.text = "" }
        if let 🔵name { ⚪name.text = "" } else if let 🔵name { ⚪name.text = "" }
        while let name = 🟢name { ⚪name.text = "" }
        guard let name = 🟢name else { return 🟢name.go() }
        ⚪name.text = ""
      }
      func guarded() {
        guard let 🔵name else { return 🟢name.go() }
        ⚪name.text = ""
      }
      func closures() {
        run { name in ⚪name.text = "" }
        run { (name: UILabel) -> Void in ⚪name.text = "" }
        run { (a, name) in ⚪name.text = "" }
        run { [weak 🔵name] in ⚪name?.text = "" }
        run { [🔵name] in ⚪name.text = "" }
        run { [name = 🟢name] in ⚪name?.text = "" }
        run { [label = 🟢name] in 🟢name.text = "" }
        run { self.🟢name.text = "" }
        run { $0.go(); self.🟢name.text = "" }
      }
      func patterns() {
        for name in names { ⚪name.go() }
        for (index, name) in names.enumerated() { ⚪name.go() }
        for case let name as UILabel in names where ⚪name.isHidden { ⚪name.go() }
        for name in 🟢name.subviews { ⚪name.go() }
        if case let .some(name) = other { ⚪name.go() }
        if case .some(let name) = other { ⚪name.go() }
        if case let name? = other { ⚪name.go() }
        switch other {
        case .some(let name) where ⚪name.isHidden: ⚪name.go()
        case let (name, _): ⚪name.go()
        case let name as UILabel: ⚪name.go()
        default: 🟢name.go()
        }
        let (name, b) = pair
        ⚪name.go()
      }
      func caught() {
        do { try go() } catch let name { ⚪name.go() }
        do { try go() } catch let name as NSError { ⚪name.go() } catch { 🟢name.go() }
      }
      func functions() {
        name()
        func name() { ⚪name() }
        self.🟢name.go()
      }
      func types() {
        struct Local { var name = 1; func f() { ⚪name.go(); self.⚪name.go() } }
        class Inner { let name = ""; func f() { print(⚪name) } }
        enum Kind { case name; var isName: Bool { self == .⚪name } }
        let local = Local()
        local.⚪name = 2
        🟢name.go()
      }
      func generics<name>(_ x: ⚪name) {}
      subscript(name: Int) -> Int { ⚪name }
      init(name: String) { self.🟢name.text = ⚪name }
      var accessor: Int { get { 0 } set(name) { print(⚪name) } }
    }
    """#)
}

@Test func implicitNamesShadow() {
  checkReferences(
    to: "Form.error",
    #"""
    -- Form.swift --
    class Form: UIViewController {
      @IBOutlet var error: UILabel!
      func go() {
        do { try run() } catch { print(⚪error); self.🟢error.text = "" }
        do { try run() } catch let e { 🟢error.text = "\(e)" }
        do { try run() } catch Oops.bad { 🟢error.text = "" }
        🟢error.text = ""
        run { result, error in ⚪error?.go() }
      }
    }
    """#)
  checkReferences(
    to: "Form.newValue",
    #"""
    -- Form.swift --
    class Form: UIViewController {
      @IBOutlet var newValue: UILabel!
      var a: Int { get { 🟢newValue.tag } set { print(⚪newValue) } }
      var b = 0 { willSet { print(⚪newValue) } didSet { 🟢newValue.tag = ⚪oldValue } }
      var c = 0 { willSet(x) { 🟢newValue.tag = x } }
    }
    """#)
}

@Test func methodsByTheSameBaseNameStay() {
  checkReferences(
    to: "List.tableView",
    #"""
    -- List.swift --
    class List: UIViewController, UITableViewDataSource {
      @IBOutlet weak var tableView: UITableView!
      func setUp() {
        🟢tableView.reloadData()
        self.🟢tableView.dataSource = self
        ⚪tableView(🟢tableView, didSelect: 1)
        self.⚪tableView(🟢tableView, didSelect: 1)
        super.⚪tableView(🟢tableView, didSelect: 1)
        ⚪tableView(self.🟢tableView, numberOfRowsInSection: 0)
        let action = #selector(⚪tableView(_:didSelect:))
        let other = #selector(self.⚪tableView(_:didSelect:))
        let f = self.⚪tableView(_:didSelect:)
        configure(tableView: 🟢tableView, with: (tableView: 🟢tableView, 1))
        Helper.⚪tableView(🟢tableView)
      }
      func tableView(_ tableView: UITableView, didSelect row: Int) {
        ⚪tableView.reloadData()
        self.🟢tableView.reloadData()
        guard ⚪tableView == self.🟢tableView else { return }
        let cells = ⚪tableView.visibleCells.map { self.⚪tableView(⚪tableView, didSelect: $0.tag) }
      }
    }
    """#)
}

@Test func whatIsNoNameStays() {
  checkReferences(
    to: "Login.title2",
    ##"""
    -- Login.swift --
    /// A 🔴title2 in a comment.
    class Login: UIViewController {
      @IBOutlet var title2: UILabel!
      /* 🔴title2 /* 🔴title2 */ 🔴title2 */
      func go() {
        alert(title2: "", title2: 🟢title2)
        alert { } title2: { }
        let tuple = (title2: 1, b: 2)
        let text = "🔴title2 \(🟢title2.text!) 🔴title2 \(f("\(🟢title2)")) a.🔴title2"
        let raw = #"🔴title2 \(🔴title2) \#(🟢title2)"#
        let lines = """
          🔴title2 \(🟢title2) "🔴title2"
          """
        let key = "🔴title2"
        setValue(1, forKey: "🟠title2")
        let regex = /🔴title2 "/
        let half = 🟢title2.tag / 2; let third = 🟢title2.tag / 3
        let a: Kind = .⚪title2
        let b = Kind.⚪title2
        outer: for x in y { break outer }
        #if DEBUG
        🟢title2.go()
        #else
        🟢title2.stop()
        #endif
        let path = \Login.🟢title2
        let more = \Login.🟢title2.text
        let unknown = \.🟡title2
        let own = \Self.🟢title2
        let keyPath = #keyPath(title2.text)
        let keyPath2 = #keyPath(Login.🟢title2)
        let keyPath3 = #keyPath(🟢title2)
        `🟢title2`.go()
      }
      @available(*, deprecated, renamed: "🔴title2x title2")
      func old() {}
    }
    enum Kind { case title2 }
    """##
    .replacing("#keyPath(title2.text)", with: "#keyPath(🟢title2.text)")
    .replacing("`🟢title2`", with: "🟢`title2`")
    .replacing("\"🔴title2x title2\"", with: "\"title2x 🔴title2\""))
}

@Test func typedReceiversAreKnown() {
  checkReferences(
    to: "Cell.header",
    #"""
    -- Cell.swift --
    class Cell: UITableViewCell { @IBOutlet weak var header: UILabel! }
    class Other: UITableViewCell { var header: UILabel! }
    class Sub: Cell {}
    -- List.swift --
    class List: UITableViewController {
      var cell: Cell!
      var cells: [Cell] = []
      var byName: [String: Cell] = [:]
      var made = Cell()
      let other: Other
      lazy var closed: Cell = { let c = Cell(); c.🟢header.go(); return c }()
      var outside: PodCell!
      func find() -> Cell? { nil }
      func find(_ index: Int) -> Other { fatalError() }
      var onTap: ((Cell) -> Void)?
      func load(_ done: (Cell, Int) -> Void) {}
      func go(_ parameter: Cell, more: Sub?, b: Other) {
        cell.🟢header.go()
        self.cell?.🟢header.go()
        made.🟢header.go()
        closed.🟢header.go()
        parameter.🟢header.go()
        more?.🟢header.go()
        b.⚪header.go()
        other.⚪header.go()
        outside.⚪header.go()
        cells[0].🟢header.go()
        cells.first?.🟢header.go()
        cells.last!.🟢header.go()
        byName["a"]?.🟢header.go()
        find()?.🟢header.go()
        find(1).⚪header.go()
        for c in cells { c.🟢header.go() }
        for (i, c) in cells.enumerated() { c.🟢header.go() }
        for c in cells.filter({ $0.🟢header.isHidden }).sorted(by: { $0.🟢header.tag < $1.🟢header.tag }) {
          c.🟢header.go()
        }
        for (name, c) in byName { c.🟢header.go() }
        for c in byName.values { c.🟢header.go() }
        cells.forEach { $0.🟢header.go() }
        cells.forEach { c in c.🟢header.go() }
        cells.map { $0.🟢header }.forEach { $0.⚪header.go() }
        cells.map(\.🟡header)
        cells.first(where: { $0.🟢header.isHidden })?.🟢header.go()
        tableView.visibleCells.forEach { ($0 as? Cell)?.🟢header.go() }
        tableView.visibleCells.first?.⚪header.go()
        let a = tableView.dequeueReusableCell(withIdentifier: "", for: path) as! Cell
        a.🟢header.go()
        let b2 = tableView.dequeue() as? Other
        b2?.⚪header.go()
        guard let c = dequeue() as? Cell else { return }
        c.🟢header.go()
        if let d = sender as? Cell, d.🟢header.isHidden { d.🟢header.go() }
        if case let e as Cell = sender { e.🟢header.go() }
        switch sender {
        case let f as Cell: f.🟢header.go()
        case let f as Other: f.⚪header.go()
        case is Cell: break
        default: break
        }
        for case let g as Cell in tableView.visibleCells { g.🟢header.go() }
        let h = Cell(style: .default, reuseIdentifier: nil)
        h.🟢header.go()
        let i = Cell.load()
        i.🟡header.go()
        let j: Cell = make()
        j.🟢header.go()
        let k = make()
        k.🟡header.go()
        unknown.🟡header.go()
        (sender as! Cell).🟢header.go()
        (flag ? cell : made).🟢header.go()
        (cell ?? made)?.🟢header.go()
        let l = cell
        l?.🟢header.go()
        let (m, n) = (cell, 1)
        m?.🟢header.go()
        load { cell, count in cell.🟢header.go() }
        load { $0.🟢header.go() }
        onTap = { c in c.🟢header.go() }
        onTap = { $0.🟢header.go() }
        let block: (Cell) -> Void = { $0.🟢header.go() }
        run { $0.🟡header.go() }
        run { x in x.🟡header.go() }
        let object: AnyObject = cell
        object.🟡header.go()
        [Cell]().first?.🟢header.go()
        cells.compactMap { $0 as? Sub }.first?.🟢header.go()
        let view = UIView()
        view.⚪header.go()
        let text = "\(cell.🟢header!)"
      }
      func generic<T: Cell>(_ x: T) { x.🟢header.go() }
      func generic<T>(_ x: T) { x.🟡header.go() }
    }
    let global = Cell()
    func useGlobal() { global.🟢header.go() }
    struct Holder {
      var cell: Cell
      func go() { cell.🟢header.go() }
      static func make() { Holder(cell: Cell()).cell.🟢header.go() }
    }
    """#)
}

@Test func unrelatedClassesKeepTheirMembers() {
  checkReferences(
    to: "A.label",
    #"""
    -- A.swift --
    class A: UIView { @IBOutlet var label: UILabel! }
    class B: UIView { @IBOutlet var label: UILabel!; func go() { ⚪label.go(); self.⚪label.go() } }
    class C: UIView { func go() { ⚪label.go(); self.⚪label.go() } }
    class D: SomePodView { func go() { ⚪label.go(); self.⚪label.go() } }
    class E: A { override var label: UILabel! { didSet { 🟢label.go() } } }
    struct S { var label = 1; func go() { ⚪label.go() } }
    func free() { ⚪label.go() }
    let label = 1
    extension UIView { func go() { ⚪label.go() } }
    -- E.swift --
    func use(a: A, b: B, c: C, e: E) {
      a.🟢label.go()
      b.⚪label.go()
      e.🟢label.go()
    }
    """#)
}

@Test func privateOutletsEndWithTheirFile() {
  checkReferences(
    to: "A.label",
    #"""
    -- A.swift --
    class A: UIView { @IBOutlet private var label: UILabel!; func go() { unknown.🟡label.go() } }
    -- B.swift --
    func go() { unknown.⚪label.go() }
    """#)
}

@Test func classesOfOneNameAreNotMixedUp() {
  checkReferences(
    to: "Login.label",
    #"""
    -- iOS/Login.swift --
    class Login: UIViewController { @IBOutlet var label: UILabel!; func go() { 🟢label.go() } }
    func here(l: Login) { l.🟢label.go() }
    -- tvOS/Login.swift --
    class Login: UIViewController { @IBOutlet var label: UILabel!; func go() { ⚪label.go() } }
    -- Shared.swift --
    extension Login { func more() { 🟡label.go() } }
    func use(l: Login) { l.🟡label.go() }
    """#)
}

@Test func typesOfTheSameNameElsewhereAreNotTheClass() {
  checkReferences(
    to: "Login.titleLabel",
    #"""
    -- Login.swift --
    import OtherKit
    class Login: UIViewController { @IBOutlet weak var titleLabel: UILabel! }
    func here(a: OtherKit.Login, b: App.Login) { a.⚪️titleLabel.go(); b.🟢titleLabel.go() }
    -- Other.swift --
    import OtherKit
    import Parts
    func other(a: OtherKit.Login, b: Unseen.Space.Login, c: Parts.Login) {
      a.⚪️titleLabel.go()
      b.⚪️titleLabel.go()
      c.⚪️titleLabel.go()
    }
    extension OtherKit.Login { func more() { ⚪️titleLabel.go(); self.⚪️titleLabel.go() } }
    -- Parts/Login.swift --
    class Login { var titleLabel = 1 }
    -- Holder.swift --
    class Holder {
      class Login { var titleLabel = 1 }
      let login = Login()
      func go() { login.⚪️titleLabel = 2; Login().⚪️titleLabel = 3 }
    }
    class Heir: Holder { func more() { Login().⚪️titleLabel = 3 } }
    class Box<Login> {
      var content: Login
      func go() { content.🟡titleLabel.go() }
    }
    """#)
}

@Test func actionsAreFoundBySelectorAndCall() {
  checkReferences(
    to: "Login.tap(_:)",
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBAction func tap(_ sender: Any?) {}
      func tap() {}
      func tap(_ a: Int, b: Int) {}
      func go() {
        🟢tap(self)
        self.🟢tap(nil)
        ⚪tap()
        ⚪tap(1, b: 2)
        let a = #selector(🟢tap(_:))
        let b = #selector(self.🟢tap(_:))
        let c = #selector(Login.🟢tap(_:))
        let d = #selector(⚪tap(_:b:))
        let e = #selector(🟡tap)
        let f = Selector("🟠tap:")
        let g = "🔴tap"
        run(🟢tap(_:))
        load { [weak self] in self?.🟢tap(nil) }
      }
      func localFunction() {
        ⚪tap("a")
        func tap(_ x: String) {}
      }
      func local() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(🟢tap(_:)))
        view.addGestureRecognizer(⚪tap)
      }
    }
    class Child: Login {
      override func tap(_ sender: Any?) { super.🟢tap(sender) }
    }
    -- Other.swift --
    class Other: NSObject {
      func go(login: Login, child: Child) {
        login.🟢tap(1)
        child.🟢tap(1)
        button.addTarget(login, action: #selector(Login.🟢tap(_:)), for: .tap)
        x.addTarget(nil, action: #selector(Other.⚪tap(_:)), for: .⚪tap)
        unknown.🟡tap(1)
      }
      @objc func tap(_ sender: Any) {}
    }
    """#)
}

@Test func methodsFitByLabelsDefaultsAndClosures() {
  checkReferences(
    to: "Login.show(_:animated:done:)",
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @objc func show(_ x: Int, animated: Bool = true, done: (() -> Void)? = nil) {}
      func go() {
        🟢show(1)
        🟢show(1, animated: false)
        🟢show(1) { }
        🟢show(1, animated: true) { }
        🟢show(1, done: nil)
        🟢show(1, animated: true, done: { })
        ⚪show(self, sender: nil)
        ⚪show()
        let a = #selector(🟢show)
        let b = #selector(🟢show(_:animated:done:))
        let f = 🟢show
      }
    }
    """#)
}

@Test func classesAreFoundAsTypes() {
  checkReferences(
    to: "Login",
    #"""
    -- Login.swift --
    /// 🔴Login
    class Login: UIViewController {
      static let shared = 🟢Login()
      class func make() -> 🟢Login { 🟢Login.shared }
    }
    extension 🟢Login { class Part {} }
    extension 🟢Login: UITableViewDelegate {}
    class Child: 🟢Login {}
    class Generic: Base<🟢Login> {}
    typealias Screen = 🟢Login
    -- Use.swift --
    class Use {
      var a: 🟢Login?
      var b: [🟢Login] = [], c: [String: 🟢Login]
      var d = 🟢Login(), e: (🟢Login, Int) -> 🟢Login?
      var f = [🟢Login](), g: 🟢Login.Part
      func go<T: 🟢Login>(_ x: 🟢Login, y: T) throws -> Array<🟢Login> where T: 🟢Login {
        let a = x as? 🟢Login, b = x as! 🟢Login, c = x is 🟢Login
        register(🟢Login.self, String(describing: 🟢Login.self))
        if let y = x as? 🟢Login {}
        switch x { case is 🟢Login: break; case let z as 🟢Login: break }
        🟢Login.shared.go()
        App.🟢Login.shared.go()
        Other.⚪Login.shared.go()
        let name = "🟠Login", text = "🔴Login in"
        let p = \🟢Login.view
        #selector(🟢Login.go)
        load { (x: 🟢Login) -> 🟢Login in x }
        Set<🟢Login>()
        a.⚪Login()
        b(Login: 1)
        catchIt { $0 as 🟢Login }
      }
      func shadowed<Login>(_ x: ⚪Login) -> ⚪Login {}
      func local() { class Login {}; let x = ⚪Login() }
      func variable() { let Login = 1; print(⚪Login); let x: 🟢Login }
    }
    class Other { class Login {}; func go() -> ⚪Login { ⚪Login() } }
    enum Kind { case Login; static let x = Kind.⚪Login }
    @🟢Login var wrapped: Int
    """#)
}

@Test func membersOfExtendedForeignClassesAreKnown() {
  checkReferences(
    to: "MyObjCController.tap(_:)",
    #"""
    -- A.swift --
    extension MyObjCController { @IBAction func tap(_ sender: Any) {}; func go() { 🟢tap(1) } }
    -- B.swift --
    extension MyObjCController { func more() { self.🟢tap(1) } }
    class Child: MyObjCController { func more() { 🟢tap(1) } }
    func use(c: MyObjCController) { c.🟢tap(1) }
    """#)
  checkReferences(
    to: "UIView.cornerRadius",
    #"""
    -- A.swift --
    extension UIView { @IBInspectable var cornerRadius: CGFloat { get { layer.⚪cornerRadius } set {} } }
    class V: UIView { func go() { 🟢cornerRadius = 1; layer.⚪cornerRadius = 2; UIButton().🟢cornerRadius = 3 } }
    """#)
}

@Test func stringsAreKeysOnlyWhereTheyNameMembers() {
  checkReferences(
    to: "Login.title2",
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var title2: UILabel!
      @IBAction func go() {
        other.value(forKey: "🟠title2")
        other.value(forKeyPath: "next.🟠title2.text")
        other.addObserver(self, forKeyPath: #keyPath(🟢title2), options: [], context: nil)
        bind(.value, to: other, withKeyPath: "🟠title2")
        CABasicAnimation(keyPath: "🟠title2")
        NSSortDescriptor(key: "🟠title2", ascending: true)
        NSPredicate(format: "🟠title2 == %@ AND x == 1", 2)
        perform(NSSelectorFromString("🟠title2"))
        perform(Selector(("🟠title2")))
        other.setValue("\(first) \(second)", forKey: "🟠title2")
        other.setValue(["a": [1]], forKey: "🟠title2")
        print("\(other.value(forKey: "🟠title2"))")
        defaults.set(1, forKey: "🔴title2")
        defaults.string(forKey: "🔴title2")
        NSLocalizedString("🔴title2", comment: "the 🔴title2")
        Sorting(key: "🔴title2")
        let names = ["🔴title2": "🔴title2"]
      }
      override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        ["🟠title2"]
      }
      func other() { _ = ["🔴title2"] }
    }
    """#)
}

@Test func structsAndEnumsOfOtherFilesLeadOn() {
  checkReferences(
    to: "Cell.title",
    #"""
    -- Cell.swift --
    class Cell: UITableViewCell { @IBOutlet var title: UILabel! }
    enum Near {
      case one, two(Int)
      var title: String { "" }
      func use() { print(Near.one.title, Near.two(1).title, self.title) }
    }
    -- Model.swift --
    enum State: String, Named {
      case first, second(Int)
      static let cell = Cell()
      static var shown: Cell { cell }
      static func make() -> Cell { cell }
      var title: String { "" }
    }
    protocol Named {}
    extension Named { static var added: Cell { Cell() } }
    struct Model {
      var cell: Cell
      var state: State
      var guessed = makeSomething()
      func find(_ number: Int) -> Cell? { nil }
    }
    -- Page.swift --
    func show(_ model: Model, _ cell: Cell) {
      print(State.first.title, State.second(1).title, model.state.title)
      print(State.shown.🟢title, State.make().🟢title, State.cell.🟡title, State.added.🟡title)
      print(model.cell.🟢title, model.find(1)?.🟢title, model.guessed.🟡title, model.missing.🟡title)
    }
    """#)
}

@Test func receiversThatAreAskedForWhatTheClassLacksAreOthers() {
  checkReferences(
    to: "Cell.title",
    #"""
    -- Cell.swift --
    class Cell: UITableViewCell, Themed { @IBOutlet var title: UILabel! }
    class WideCell: Cell { var width = 0 }
    protocol Themed {}
    extension Themed { var theme: Int { 0 } }
    -- Page.swift --
    class Page {
      func others() {
        print(missing.title, missing.subtitle, missing.model.title, missing.model.rows.count)
        if let item = missing.find() { print(item.title); item.detail = 1 }
        print(self.other.title, other.isRead)
      }
      func maybe() {
        print(missing.🟡title, missing.isSelected, missing.textLabel, missing.theme, missing.width, missing.hashValue)
        print(missing.find().🟡title, missing.find().detail, missing.reload(1))
        if let item = missing.find() { print(item.🟡title) }
        if let item = missing.make() { print(item.detail) }
        values { print($0.🟡title) }
        values { print($0.detail) }
        print(Cell())
      }
    }
    """#)
}
