import TestSupport
import Testing

/// Code may read any property list and look up a class or a method by a string in it.
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
  let reason = "a string in this property list is the name"
  checkRename(
    workspace(app("Prefs")), of: "Prefs", to: "Pane", becomes: app("Pane"),
    doubts: [
      "Lists/Registration.plist:2:Prefs: \(reason)", "Lists/Registration.plist:3:Prefs: \(reason)",
      "Lists/Registration.plist:4:Prefs: \(reason)", "Lists/Old.plist:1:Prefs: \(reason)",
      "Lists/Old.plist:1:Prefs: \(reason)", "Lists/Old.plist:1:Prefs: \(reason)", "Prefs.h -> Pane.h",
    ])
}

@Test func theSelectorOfAnActionInAPropertyListFollows() {
  let lists = { (selector: String) in
    """
    -- Lists/Registration.plist --
    \(registration.replacing("<string>showAll:<", with: "<string>\(selector)<"))
    -- Lists/Old.plist --
    \(old.replacing("\"showAll:\"", with: "\"\(selector)\""))
    -- Menus/Actions.plist --
    <plist version="1.0"><dict><key>\(selector)</key><string></string><key>showAllOf:</key></dict></plist>
    """
  }
  let declared = { (text: String) in String(text.split(separator: "\n-- MacPrefs.xib --")[0]) }
  func prefs(_ action: String) -> String { app("Prefs", action) }
  checkRename(
    prefs("1️⃣showAll") + "\n" + lists("showAll:"), of: "Prefs.showAll:", to: "show",
    becomes: declared(prefs("show")) + "\n" + lists("show:"))
  // A method that another class answers, too, may be meant for that one.
  let other = """

    -- Other.m --
    @implementation Other : NSObject
    - (void)showAll:(id)sender {}
    @end

    """
  let reason = "'showAll:' in this property list may be meant for another class"
  checkRename(
    prefs("showAll") + other + lists("showAll:"), of: "Prefs.showAll:", to: "show",
    becomes: declared(prefs("show")),
    doubts: [
      "Lists/Registration.plist:4:showAll:: \(reason)", "Lists/Old.plist:1:showAll:: \(reason)",
      "Menus/Actions.plist:1:showAll:: \(reason)",
    ])
}

@Test func whatMayMeanAnythingInAPropertyListIsCounted() throws {
  // A word of few letters may mean anything.
  let fixture = Fixture(workspace(app("Prefs")))
  let plan = try fixture.plan(of: "Prefs.pane", to: "area")
  #expect(plan.changes.allSatisfy { fixture.snapshot[$0.file]?.path == "Prefs.h" })
  #expect(plan.mentions.map(fixture.show) == ["Lists/Registration.plist:6:pane"])
  let plain = Fixture(
    """
    -- Prefs.m --
    @interface Prefs : NSWindowController
    - (IBAction)refresh;
    @end
    -- Menu.plist --
    <plist version="1.0"><array><string>refresh</string><string>refresh:</string></array></plist>
    """)
  #expect(
    try plain.plan(of: "Prefs.refresh", to: "reload").mentions.map(plain.show) == ["Menu.plist:1:refresh"])
}

@Test func aTextOfABinaryPropertyListIsCounted() throws {
  let fixture = Fixture(
    """
    -- Prefs.m --
    @interface Prefs : NSWindowController
    @property (weak) IBOutlet NSView *pane;
    - (IBAction)showAll:(id)sender;
    - (IBAction)showAllOfTheThings:(id)sender;
    @end
    -- Binary.plist --
    bplist00 TpaneXshowAll:_\u{10}\u{13}showAllOfTheThings:UPrefsSpane
    """)
  func mentions(_ symbol: String) throws -> [String] {
    let plan = try fixture.plan(of: symbol, to: symbol == "Prefs" ? "Settings" : "other")
    #expect(plan.changes.allSatisfy { fixture.snapshot[$0.file]?.path == "Prefs.m" })
    return plan.mentions.map(fixture.show)
  }
  #expect(try mentions("Prefs.pane") == ["Binary.plist:1:pane"])
  #expect(try mentions("Prefs.showAll:") == ["Binary.plist:1:showAll:"])
  #expect(try mentions("Prefs.showAllOfTheThings:") == ["Binary.plist:1:showAllOfTheThings:"])
  #expect(try mentions("Prefs") == ["Binary.plist:1:Prefs"])
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

@Test func theNameInARenamedAttributeIsAskedAbout() {
  let app = { (name: String) in
    """
    -- VC.swift --
    class VC: UIViewController {
      @IBAction func \(name)(_ sender: Any) {}
      @available(*, deprecated, renamed: "tap(_:)") func press(_ sender: Any) { \(name)(sender) }
      @available(*, deprecated, renamed: "VC.tap(_:)") func hit(_ sender: Any) {}
      @available(*, deprecated, renamed: "tapAll(_:)", message: "tap(_:)") func touch(_ sender: Any) {}
    }
    """
  }
  checkRename(
    app("tap"), of: "VC.tap:", to: "click", becomes: app("click"),
    doubts: [
      "VC.swift:3:tap: a string of the Objective-C name", "VC.swift:4:tap: a string of the Objective-C name",
    ])
}

/// The attributes of `cocoa` name code; the other words are those of scripts.
private func definition(_ name: String, _ selector: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <dictionary title="Terms"><suite name="Prefs" code="Prfs">
    <class name="Prefs" code="pref" plural="Prefs"><cocoa class="\(name)"/>
      <property name="pane" code="pane" type="Prefs"><cocoa key="pane"/></property>
      <responds-to command="showAll:"><cocoa method="\(selector)"/></responds-to></class>
    <class-extension extends="application"><cocoa class="App.\(name)"/></class-extension>
    <command name="show"><parameter name="it"><cocoa key="Prefs"/></parameter></command>
  </suite></dictionary>
  """
}

@Test func aScriptingDefinitionIsLikeAPropertyList() throws {
  func workspace(_ app: String, _ selector: String) -> String {
    "\(app)\n-- Terms.sdef --\n\(definition("Prefs", selector))"
  }
  checkRename(
    workspace(app("Prefs"), "showAll:"), of: "Prefs", to: "Pane",
    becomes: app("Pane") + "\n-- Terms.sdef --\n"
      + definition("Prefs", "showAll:").replacing("cocoa class=\"Prefs\"", with: "cocoa class=\"Pane\""),
    doubts: [
      "Terms.sdef:6:Prefs: a string in this scripting definition is the name", "Prefs.h -> Pane.h",
    ])
  checkRename(
    workspace(app("Prefs"), "showAll:"), of: "Prefs.showAll:", to: "showEach:",
    becomes: app("Prefs", "showEach").replacing(#/-- MacPrefs.xib(.|\n)*/#, with: "")
      + "-- Terms.sdef --\n" + definition("Prefs", "showEach:"))
  let fixture = Fixture(workspace(app("Prefs"), "showAll:"))
  let plan = try fixture.plan(of: "Prefs.pane", to: "board")
  #expect(plan.mentions.map(fixture.show) == ["Terms.sdef:4:pane"])
}

@Test func theClassesOfADataModelFollow() {
  let model = { (name: String) in
    """
    -- Shop.xcdatamodeld/Shop 2.xcdatamodel/contents --
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Prefs" representedClassName="\(name)" syncable="YES">
            <attribute name="Prefs" customClassName="App.Prefs" valueTransformerName="\(name)"/>
        </entity>
        <entity name="Other" representedClassName=".\(name)" parentEntity="Prefs"/>
    </model>
    """
  }
  let reason = "a string in this data model is the name"
  checkRename(
    "\(app("Prefs"))\n\(model("Prefs"))", of: "Prefs", to: "Pane",
    becomes: "\(app("Pane"))\n\(model("Pane"))",
    doubts: ["Shop.xcdatamodeld/Shop 2.xcdatamodel/contents:4:Prefs: \(reason)", "Prefs.h -> Pane.h"])
}

@Test func theClassOfAControllersObjectsFollows() {
  let app = { (name: String) in
    """
    -- Item.h --
    @interface \(name) : NSObject
    @end
    -- MacList.xib --
    <!-- macOS -->
    <arrayController objectClassName="\(name)" id="a">
      <classReference key="objectClass" className="\(name)"/>
    </arrayController>
    <customObject id="i" customClass="\(name)"/>
    """
  }
  checkRename(
    app("Item"), of: "Item", to: "Row", becomes: app("Row"), doubts: ["Item.h -> Row.h"])
}

@Test func theValueTransformerOfABindingFollows() {
  let app = { (name: String, transformer: String, base: String) in
    """
    -- Link.h --
    @interface \(name) : \(base)
    @end
    -- MacLink.xib --
    <!-- macOS -->
    <textField id="t">
      <connections>
        <binding destination="-2" name="value" keyPath="self.link" id="b">
          <dictionary key="options">
            <string key="NSValueTransformerName">\(transformer)</string>
            <string key="NSNullPlaceholder">Link</string>
          </dictionary>
        </binding>
      </connections>
    </textField>
    """
  }
  let file = "Link.h -> Text.h"
  checkRename(
    app("Link", "Link", "NSValueTransformer"), of: "Link", to: "Text",
    becomes: app("Text", "Text", "NSValueTransformer"), doubts: [file])
  let header = { (base: String) in app("Text", "", base).replacing(#/\n-- MacLink.xib(.|\n)*/#, with: "") }
  checkRename(
    app("Link", "Link", "Base"), of: "Link", to: "Text", becomes: header("Base"),
    doubts: ["MacLink.xib:6:Link: the class may be the value transformer of this name", file])
  checkRename(
    app("Link", "Link", "NSView"), of: "Link", to: "Text", becomes: header("NSView"), doubts: [file])
  let code = "-- App.m --\nvoid f(id t) { [NSValueTransformer setValueTransformer:t forName:@\"Link\"]; }"
  checkRename(
    "\(app("Link", "Link", "NSValueTransformer"))\n\(code)", of: "Link", to: "Text",
    becomes: header("NSValueTransformer"), doubts: [file])
  let other = "-- App.m --\nNSString *names[] = {@\"Link\"};"
  checkRename(
    "\(app("Link", "Link", "NSValueTransformer"))\n\(other)", of: "Link", to: "Text",
    becomes: header("NSValueTransformer"),
    doubts: [
      "MacLink.xib:6:Link: code may register a transformer under this name",
      "App.m:1:Link: a string of the Objective-C name",
      file,
    ])
}

@Test func aColonThatAppKitAddsStaysUnwritten() {
  let app = { (name: String, written: String) in
    """
    -- Panel.swift --
    class Panel: NSViewController {
      @IBAction func \(name)(_ sender: Any?) {}
    }
    -- MacPanel.xib --
    <!-- macOS -->
    <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App"/>
    <button id="b"><connections><action selector="\(written)" target="-2" id="a1"/></connections></button>
    <button id="c"><connections><action selector="\(name):" target="-2" id="a2"/></connections></button>
    """
  }
  checkRename(app("run", "run"), of: "Panel.run:", to: "start:", becomes: app("start", "start"))
}
