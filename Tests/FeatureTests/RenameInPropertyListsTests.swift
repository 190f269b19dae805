import Testing

/// Code may read any property list and look a class or a method up by what stands there.
private let registration = """
  <plist version="1.0"><dict>
    <key>class</key> <string>Prefs</string>
    <key>modular</key> <string>$(PRODUCT_MODULE_NAME).Prefs</string>
    <key>Prefs</key> <string>showAll:</string>
    <key>title</key> <string>Prefs and more, showAll: is one</string>
    <key>outlet</key> <string>pane</string>
  </dict></plist>
  """
private let old = "{ Class = Prefs; \"Prefs\" = (\"showAll:\", Prefs); Other = PrefsPane; }"

private func app(_ name: String, _ action: String = "showAll", _ outlet: String = "pane") -> String {
  """
  -- Prefs.h --
  @interface \(name) : NSWindowController
  @property (weak) IBOutlet NSView *\(outlet);
  - (IBAction)\(action):(id)sender;
  @end
  -- MacPrefs.xib --
  <!-- macOS -->
  <customObject id="-2" customClass="\(name)"/>
  """
}

private func workspace(_ app: String) -> String {
  """
  \(app)
  -- Lists/Registration.plist --
  \(registration)
  -- Lists/Old.plist --
  \(old)
  """
}

@Test func aTextOfAPropertyListThatIsTheNameIsAskedAbout() {
  let reason = "a text of this property list is the name"
  checkRename(
    workspace(app("Prefs")), of: "Prefs", to: "Pane", becomes: app("Pane"),
    doubts: [
      "Lists/Registration.plist:2:Prefs: \(reason)", "Lists/Registration.plist:3:Prefs: \(reason)",
      "Lists/Registration.plist:4:Prefs: \(reason)", "Lists/Old.plist:1:Prefs: \(reason)",
      "Lists/Old.plist:1:Prefs: \(reason)", "Lists/Old.plist:1:Prefs: \(reason)", "Prefs.h -> Pane.h",
    ])
  let declared = { (text: String) in String(text.split(separator: "\n-- MacPrefs.xib --")[0]) }
  checkRename(
    workspace(app("Prefs")), of: "Prefs.showAll:", to: "show", becomes: declared(app("Prefs", "show")),
    doubts: ["Lists/Registration.plist:4:showAll:: \(reason)", "Lists/Old.plist:1:showAll:: \(reason)"])
  // A word of few letters, which may mean anything.
  checkRename(
    workspace(app("Prefs")), of: "Prefs.pane", to: "area", becomes: declared(app("Prefs", "showAll", "area")))
}

@Test func aPatternNamesNoClassAndARenamedAttributeAMember() {
  let app = { (type: String, name: String) in
    """
    -- VC.swift --
    class \(type): UIViewController {
      @IBOutlet var \(name): UILabel!
      @available(*, deprecated, renamed: "name") var old: UILabel! { \(name) }
      func f(_ s: String) { _ = s.replacingOccurrences(of: "VC", with: ""); _ = s.hasSuffix("VC"); _ = NSClassFromString("VC") }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="\(type)" customModule="App"/>
    """
  }
  let declared = { (text: String) in String(text.split(separator: "\n-- Main.storyboard --")[0]) }
  checkRename(
    app("VC", "name"), of: "VC.name", to: "caption", becomes: declared(app("VC", "caption")),
    doubts: ["VC.swift:3:name: a string of the Objective-C name"])
  checkRename(
    app("VC", "name"), of: "VC", to: "Screen", becomes: app("Screen", "name"),
    doubts: ["VC.swift:4:VC: a string of the Objective-C name", "VC.swift -> Screen.swift"])
}
