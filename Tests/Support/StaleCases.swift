extension Case {
  private static func connections(_ names: String...) -> String {
    names.map { name in
      #"<outlet property="\#(name)" destination="lbl" id="c-\#(name)"/>"#
    }.joined(separator: "\n  ")
  }

  static let staleDocuments: [Case] = [
    Case(
      "a document all of whose connections to a class are gone gets one finding",
      """
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <!--                                 ^^^^^ error dangling-outlet: 4 of 4 outlets and actions connected to Login don't exist; was the screen rewritten in code? -->
        \(connections("title1", "name", "password"))
        <label id="lbl"/>
        <button id="btn"><action selector="logIn:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      """),
    Case(
      "what frameworks' classes answer outlives a rewrite and isn't counted",
      """
      -- Login.swift --
      class Login: UITableViewController {
        @IBOutlet var kept: UILabel!
        @IBOutlet var alsoKept: UILabel!
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <!--                                      ^^^^^ error dangling-outlet: 3 of 5 outlets and actions connected to Login don't exist -->
        <outlet property="view" destination="v" id="c1"/>
        <outlet property="tableView" destination="v" id="c2"/>
        \(connections("title1", "name", "password", "kept", "alsoKept"))
        <tableView id="v">
          <connections><outlet property="delegate" destination="vc" id="c3"/></connections>
        </tableView>
        <label id="lbl"/>
        <button id="btn"><action selector="dismissModalViewControllerAnimated:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </tableViewController>
      """),
    Case(
      "half of a document's connections are not most of them",
      """
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var a: UILabel!
        @IBOutlet var b: UILabel!
        @IBAction func logIn(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        \(connections("a", "b"))
        <outlet property="title1" destination="lbl" id="c1"/>
        <!--              ^^^^^^ error dangling-outlet: Login has no outlet 'title1' -->
        <outlet property="name" destination="lbl" id="c2"/>
        <!--              ^^^^ error dangling-outlet: Login has no outlet 'name' -->
        <outlet property="password" destination="lbl" id="c3"/>
        <!--              ^^^^^^^^ error dangling-outlet: Login has no outlet 'password' -->
        <label id="lbl"/>
        <button id="btn"><action selector="logIn:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      """),
    Case(
      "two names that are gone are not many",
      """
      -- Login.swift --
      class Login: UIViewController {}
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <outlet property="title1" destination="lbl" id="c1"/>
        <!--              ^^^^^^ error dangling-outlet -->
        <outlet property="name" destination="lbl" id="c2"/>
        <!--              ^^^^ error dangling-outlet -->
        <label id="lbl"/>
        <tableViewCell id="cell1" customClass="Cell" customModule="App" customModuleProvider="target">
          <connections><outlet property="badge" destination="lbl" id="c3"/></connections>
          <!--                           ^^^^^ error dangling-outlet -->
        </tableViewCell>
        <tableViewCell id="cell2" customClass="Cell" customModule="App" customModuleProvider="target">
          <connections><outlet property="badge" destination="lbl" id="c4"/></connections>
          <!--                           ^^^^^ error dangling-outlet -->
        </tableViewCell>
        <tableViewCell id="cell3" customClass="Cell" customModule="App" customModuleProvider="target">
          <connections><outlet property="badge" destination="lbl" id="c5"/></connections>
          <!--                           ^^^^^ error dangling-outlet -->
        </tableViewCell>
      </viewController>
      """),
    Case(
      "of two classes in a document one is stale",
      """
      -- Login.swift --
      class Login: UIViewController {
        var name = UILabel()
      }
      class Cell: UITableViewCell {
        @IBOutlet var badge: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <!--                                 ^^^^^ error dangling-outlet: 3 of 3 outlets and actions connected to Login don't exist -->
        \(connections("title1", "name", "password"))
        <label id="lbl"/>
        <tableViewCell id="cell" customClass="Cell" customModule="App" customModuleProvider="target">
          <connections>
            <outlet property="badge" destination="lbl" id="c4"/>
            <outlet property="bagde" destination="lbl" id="c5"/>
            <!--              ^^^^^ error dangling-outlet: has no outlet -->
          </connections>
        </tableViewCell>
      </viewController>
      """),
    Case(
      "a document whose actions alone are gone has the actions' code",
      """
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var a: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <!--                                 ^^^^^ error missing-action: 3 of 4 outlets and actions connected to Login don't exist -->
        \(connections("a"))
        <label id="lbl"/>
        <button id="b1"><action selector="logIn:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <button id="b2"><action selector="cancel:" destination="vc" eventType="touchUpInside" id="a2"/></button>
        <button id="b3"><action selector="help" destination="vc" eventType="touchUpInside" id="a3"/></button>
      </viewController>
      """),
    Case(
      "a stale document that the project does not list says so",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Login.swift", "Main.storyboard"])))
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="UIViewController"/>
      -- Old.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <!--                                 ^^^^^ warning dangling-outlet: 3 of 3 outlets and actions connected to Login don't exist, and no target builds this file; delete it if it is unused -->
        \(connections("title1", "name", "password"))
        <label id="lbl"/>
      </viewController>
      """),
  ]

  static let staleDocumentsByRules: [Case] = [
    Case(
      "a code that is turned off is not summed up",
      """
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        \(connections("title1", "name", "password"))
        <label id="lbl"/>
        <button id="btn"><action selector="logIn:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                               ^^^^^^ error missing-action: Login has no action 'logIn:' -->
      </viewController>
      """
    ).without("dangling-outlet"),
    Case(
      "what is summed up is as severe as the most severe of it",
      """
      -- .ibls.json --
      {"rules": {"dangling-outlet": "hint"}}
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <!--                                 ^^^^^ error missing-action: 4 of 4 outlets and actions connected to Login don't exist -->
        \(connections("title1", "name", "password"))
        <label id="lbl"/>
        <button id="btn"><action selector="logIn:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      -- Other.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <!--                                 ^^^^^ hint dangling-outlet: 3 of 3 outlets and actions connected to Login don't exist -->
        \(connections("title1", "name", "password"))
        <label id="lbl"/>
      </viewController>
      """),
  ]
}
