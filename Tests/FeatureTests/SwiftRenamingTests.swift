import Analysis
import Testing

@Test func usesAreRenamedInTheClassItsExtensionsAndSubclasses() {
  let app = { (name: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var \#(name): UILabel!
      func show(label: UILabel) {
        \#(name).text = "label"
        self.\#(name)?.isHidden = true
        view.animate { [weak self] in self?.\#(name).text = "" }
      }
    }
    extension Login { func more() -> UILabel { \#(name) } }
    -- Special.swift --
    class Special: Login { override func viewDidLoad() { \#(name).text = "\(\#(name).text!)" } }
    class Other { let label = 1; func use(_ login: Login) -> Int { login.\#(name).text = ""; return label } }
    """#
  }
  checkRename(app("title1"), of: "Login.title1", to: "heading", becomes: app("heading"))
}

@Test func shorthandBindingsAreSpelledOut() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
      func show() {
        guard let label else { return }
        run { [weak label] in label?.text = "" }
      }
      func more() { if let label { label.text = "" } }
    }
    """#,
    to: "heading",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var heading: UILabel!
        func show() {
          guard let label = heading else { return }
          run { [weak label] in label?.text = "" }
        }
        func more() { if let label = heading { label.text = "" } }
      }
      """#)
}

@Test func localOfTheNewNameMakesSelfExplicit() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
      func show(heading: String) { label.text = heading }
      func more() {
        label.text = ""
        let heading = "x"
        label.text = heading
        if let label { label.text = heading }
      }
    }
    """#,
    to: "heading",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var heading: UILabel!
        func show(heading: String) { self.heading.text = heading }
        func more() {
          heading.text = ""
          let heading = "x"
          self.heading.text = heading
          if let label = self.heading { label.text = heading }
        }
      }
      """#)
}

@Test func nameThatMeansSomethingElseInTheClassIsRefused() {
  checkRefusal(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
      func show() { print("x") }
    }
    """#,
    to: "print", "'print' means something else here, and would mean the member", at: "Login.swift:3:print")
}

@Test func selectorsAndCallsFollowAnAction() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBAction func 1️⃣submit(_ sender: Any) {}
      func show() {
        button.addTarget(self, action: #selector(submit(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(Login.submit), for: .touchUpInside)
        self.submit(button)
        submit(button)
      }
    }
    """#,
    to: "send",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func send(_ sender: Any) {}
        func show() {
          button.addTarget(self, action: #selector(send(_:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(Login.send), for: .touchUpInside)
          self.send(button)
          send(button)
        }
      }
      """#)
}

@Test func classIsRenamedWhereverItsTypeIsNamed() {
  let app = { (name: String) in
    #"""
    -- Controllers.swift --
    class \#(name): UIViewController { static let shared = \#(name)() }
    extension \#(name) {}
    class Special: \#(name) { var other: [\#(name)]? }
    func make() -> \#(name) { \#(name).shared as! \#(name) }
    -- Main.storyboard --
    <viewController id="vc" customClass="\#(name)" customModule="App" customModuleProvider="target"/>
    """#
  }
  checkRename(app("Login"), of: "Login", to: "SignIn", becomes: app("SignIn"))
}
