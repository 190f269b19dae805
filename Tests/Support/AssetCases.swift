extension Case {
  /// Images and colors that code and documents name.
  static let assets: [Case] = [
    Case(
      "keys of the user defaults and value transformers that controls are bound to",
      #"""
      -- Panel.swift --
      @main class AppDelegate: NSObject, NSApplicationDelegate {}
      class Panel: NSWindowController {
        enum Keys { static let width = "columnWidth" }
        func load() {
          UserDefaults.standard.register(defaults: ["registered": true])
          if defaults.bool(forKey: "showSidebar") { columns = defaults.integer(forKey: Keys.width) }
          ValueTransformer.setValueTransformer(Percent(), forName: NSValueTransformerName("PercentOfAll"))
          cache.object(forKey: "cached")
        }
      }
      @objc(Celsius) class Celsius: ValueTransformer {}
      class Percent: ValueTransformer {}
      -- Old.m --
      @implementation Old : NSObject
      - (void)load { [[NSUserDefaults standardUserDefaults] setInteger:2 forKey:@"fontSize"]; }
      @end
      -- Panel.xib --
      <!-- macOS -->
      <userDefaultsController representsSharedInstance="YES" id="ud"/>
      <textField id="t"><connections>
        <binding destination="ud" name="value" keyPath="values.fontSise" id="b1"/>
        <!--                                                   ^^^^^^^^ information misspelled-defaults-key: no code uses the defaults key 'fontSise'; it uses 'fontSize' -->
        <binding destination="ud" name="hidden" keyPath="values.showSidebr" id="b2"/>
        <!--                                                    ^^^^^^^^^^ information misspelled-defaults-key: no code uses the defaults key 'showSidebr'; it uses 'showSidebar' -->
        <binding destination="ud" name="enabled" keyPath="values.columWidth" id="b3"/>
        <!--                                                     ^^^^^^^^^^ information misspelled-defaults-key: no code uses the defaults key 'columWidth'; it uses 'columnWidth' -->
        <binding destination="ud" name="enabled2" keyPath="values.fontSize" id="b4"/>
        <binding destination="ud" name="enabled3" keyPath="values.registred" id="b5"/>
        <binding destination="ud" name="enabled4" keyPath="values.cachd" id="b6"/>
        <binding destination="ud" name="editable" keyPath="values.alone" id="b7">
          <dictionary key="options"><string key="NSValueTransformerName">NSNegateBoolean</string></dictionary>
        </binding>
        <binding destination="ud" name="fontSize" keyPath="values.alone" id="b8">
          <dictionary key="options"><string key="NSValueTransformerName">PercentOfAll</string></dictionary>
        </binding>
        <binding destination="ud" name="fontName" keyPath="values.alone" id="b9">
          <dictionary key="options"><string key="NSValueTransformerName">Celcius</string></dictionary>
          <!--                                                           ^^^^^^^ warning missing-value-transformer: no value transformer has the name 'Celcius'; did you mean 'Celsius'? -->
        </binding>
        <binding destination="ud" name="fontBold" keyPath="values.alone" id="b10">
          <dictionary key="options"><string key="NSValueTransformerName">Celsius</string></dictionary>
        </binding>
        <binding destination="ud" name="fontItalic" keyPath="values.alone" id="b11">
          <dictionary key="options"><string key="NSValueTransformerName">NSIsNotNill</string></dictionary>
          <!--                                                           ^^^^^^^^^^^ warning missing-value-transformer: did you mean 'NSIsNotNil'? -->
        </binding>
        <binding destination="ud" name="fontShadow" keyPath="values.alone" id="b13">
          <dictionary key="options"><string key="NSValueTransformerName">App.Percemt</string></dictionary>
          <!--                                                           ^^^^^^^^^^^ warning missing-value-transformer: did you mean 'App.Percent'? -->
        </binding>
        <binding destination="ud" name="fontStrike" keyPath="values.alone" id="b12">
          <dictionary key="options"><string key="NSValueTransformerName">NSFileSizeText</string></dictionary>
        </binding>
      </connections></textField>
      """#),
    Case(
      "images and colors of SwiftUI",
      #"""
      -- Home.swift --
      import SwiftUI
      struct Home: View {
        let name: String
        var body: some View {
          VStack {
            Image("cover")
            Image("covr").resizable()
            //     ^^^^ warning missing-image: no image in this workspace has the name 'covr'; did you mean 'cover'?
            Image("gone", bundle: nil)
            //     ^^^^ warning missing-image: 'gone'
            Image("gone", bundle: .other)
            Image(decorative: "lost")
            //                 ^^^^ warning missing-image: 'lost'
            Label("title", image: "left")
            //                     ^^^^ warning missing-image: 'left'
            Label("title", systemImage: "star")
            Image(systemName: "star")
            Image(name)
            Image(.cover)
            Color("gone").frame(height: 1)
            //     ^^^^ warning missing-color: 'gone'
            Color("Brand")
            Color(.sRGB, white: 1)
            Text("gone")
          }
        }
      }
      -- Main.storyboard --
      <viewController id="vc"/>
      -- Assets.xcassets/Brand.colorset/Contents.json --
      {}
      -- cover.png --

      """#),
    Case(
      "initializers of other types that are called as those of SwiftUI",
      #"""
      -- Home.swift --
      import SwiftUI
      let image = Image("gone")
      struct Image { init(_ name: String) {} }
      let own = Color("gone")
      let nested = Palette.Image("gone")
      -- Other.swift --
      struct Color { init(_ name: String) {} }
      -- Label.swift --
      import SwiftUI
      extension Label { init(_ text: String, image: String, size: Int) { self.init(text, systemImage: image) } }
      let label = Label("gone", image: "gone", size: 1)
      -- Plain.swift --
      import Graphics
      let image = Image("gone")
      -- Main.storyboard --
      <viewController id="vc"/>
      -- cover.png --

      """#),
    Case(
      "an image that a target copies may be outside of the workspace, and one in the workspace has to be there",
      #"""
      -- P.xcodeproj/project.pbxproj --
      { objects = {
        A = {isa = PBXProject; mainGroup = B; targets = (T); };
        B = {isa = PBXGroup; children = (C, D, E); sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        D = {isa = PBXFileReference; path = "../images/present@2x.png"; sourceTree = "<group>"; };
        E = {isa = PBXFileReference; path = cover.png; sourceTree = "<group>"; };
        F = {isa = PBXBuildFile; fileRef = C; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R); };
        S = {isa = PBXSourcesBuildPhase; files = (F); };
        R = {isa = PBXResourcesBuildPhase; files = (G, H); };
        G = {isa = PBXBuildFile; fileRef = D; };
        H = {isa = PBXBuildFile; fileRef = E; };
      }; rootObject = A; }
      -- Home.swift --
      class Home: UIViewController {
        let listed = [UIImage(named: "present"), UIImage(named: "present.png"), UIImage(named: "cover")]
        //                                                                                      ^^^^^ warning missing-image: 'cover'
        let gone = [UIImage(named: "sent.png"), UIImage(named: "resent")]
        //                          ^^^^^^^^ warning missing-image: 'sent.png'
        //                                                      ^^^^^^ warning missing-image: 'resent'
      }
      -- Main.storyboard --
      <viewController id="h" customClass="Home" customModule="App"/>
      -- Assets.xcassets/star.imageset/star.png --
      png
      -- Assets.xcassets/star.imageset/Contents.json --
      {"images": [{"filename": "star.png"}]}
      """#),
    Case(
      "an image and a color that no catalog has",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        let own = [UIImage(named: "cover"), UIImage(named: "cover.png"), UIImage(named: "Icons/star"), UIImage(named: "loose")]
        let gone = UIImage(named: "covr")
        //                         ^^^^ warning missing-image: no image in this workspace has the name 'covr'; did you mean 'cover'?
        let literal = #imageLiteral(resourceName: "gone")
        //                                         ^^^^ error missing-image: no image in this workspace has the name 'gone'
        let made = UIImage(imageLiteralResourceName: "gone")
        //                                            ^^^^ error missing-image
        let forced = UIImage(named: "gone")!
        //                           ^^^^ error missing-image
        let color = UIColor(named: "Brnad")
        //                          ^^^^^ warning missing-color: no color in this workspace has the name 'Brnad'; did you mean 'Brand'?
        let paint = UIColor(named: "Brnad")!.cgColor
        //                          ^^^^^ error missing-color
        let other = UIImage(named: "gone", in: Bundle(for: Kit.self), compatibleWith: nil)
        let either = UIImage(named: "gone") ?? UIImage()
        let symbol = UIImage(systemName: "star")
        let path = UIImage(named: "Kit.bundle/gone")
        let icon = UIImage(named: "AppIcon60x60")
        let frames = UIImage.animatedImageNamed("run", duration: 1)
        #if DEBUG
          let debug = UIImage(named: "debug")
        #endif
      }
      -- Spelled.swift --
      let spelled = UIImage.init(named: "gone")
      //                                 ^^^^ warning missing-image
      let tint = UIColor.init(named: "Brand")
      -- Old.m --
      @implementation Old : UIView
      - (void)show { [UIImage imageNamed:@"gone"]; [UIColor colorNamed:@"Brand"]; [UIImage imageNamed:@"gone" inBundle:b compatibleWithTraitCollection:nil]; }
      //                                   ^^^^ warning missing-image
      @end
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="Home" customModule="App">
          <imageView id="i1" image="cover"/>
          <imageView id="i2" image="run" highlightedImage="covver"/>
          <!--                                             ^^^^^^ warning missing-image: no image in this workspace has the name 'covver'; did you mean 'cover'? -->
          <imageView id="i3" image="star.fill" catalog="system"/>
          <label id="l1"><color key="textColor" name="Brant"/></label>
          <!--                                        ^^^^^ information missing-color: no color in this workspace has the name 'Brant'; did you mean 'Brand'? -->
        </viewController>
      </objects></scene></scenes>
      <resources>
        <image name="cover" width="1" height="1"/><image name="run" width="1" height="1"/><image name="covver" width="1" height="1"/>
        <image name="star.fill" catalog="system" width="1" height="1"/><image name="button:i1:image" width="1" height="1"/>
        <image name="unused" width="1" height="1"/><image name="NSAddTemplate" width="1" height="1"/>
        <namedColor name="Brant"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
      </resources></document>
      -- Assets.xcassets/cover.imageset/cover.png --
      png
      -- Assets.xcassets/cover.imageset/Contents.json --
      {}
      -- Assets.xcassets/Icons/star.imageset/Contents.json --
      {}
      -- Assets.xcassets/Brand.colorset/Contents.json --
      {}
      -- Images/loose@2x.png --
      png
      -- Images/run1~ipad.png --
      png
      """#),
    Case(
      "a name that the resources of a document don't list, and names in the bundle of the app",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        let own = UIImage(named: "covr", in: .main, with: nil)
        //                        ^^^^ warning missing-image
        let old = UIImage(named: "covr", in: nil, compatibleWith: nil)!
        //                        ^^^^ error missing-image
        let paint = UIColor(named: "Brnad", in: Bundle(for: Home.self), compatibleWith: traits)
        //                          ^^^^^ warning missing-color
        let others = [UIImage(named: "covr", in: .kit, with: nil), UIImage(named: "covr", tint: .red)]
        static func paint(_ name: String) -> UIColor { UIColor(named: name)! }
        func show() { view.tintColor = Home.paint("Brnad") }
        //                                         ^^^^^ error missing-color
      }
      -- Old.m --
      @implementation Old : UIView
      - (void)show:(NSBundle *)b {
        [UIImage imageNamed:@"covr" inBundle:nil compatibleWithTraitCollection:nil];
        //                    ^^^^ warning missing-image
        [UIColor colorNamed:@"Brnad" inBundle:b compatibleWithTraitCollection:nil];
      }
      @end
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="Home" customModule="App">
          <imageView id="i1" image="covr" highlightedImage="covr"/>
          <!--                      ^^^^ warning missing-image: no image in this workspace has the name 'covr'; did you mean 'cover'? -->
          <imageView id="i2" image="cover" highlightedImage="other"/>
          <imageView id="i3" image="covers" catalog="system"/>
          <label id="l1"><color key="textColor" name="Brnad"/><color key="shadowColor" name="Brand"/></label>
          <!--                                        ^^^^^ information missing-color: no color in this workspace has the name 'Brnad'; did you mean 'Brand'? -->
          <label id="l2"><color key="textColor" name="Brnad" catalog="System" colorSpace="catalog"/></label>
        </viewController>
      </objects></scene></scenes>
      <resources>
        <image name="cover" width="1" height="1"/>
        <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
      </resources></document>
      -- Assets.xcassets/cover.imageset/cover.png --
      png
      -- Assets.xcassets/cover.imageset/Contents.json --
      {}
      -- Assets.xcassets/Brand.colorset/Contents.json --
      {}
      """#),
    Case(
      "colors that a missing pod may have",
      #"""
      -- Podfile --
      pod 'Paint'
      -- Home.swift --
      import Paint
      class Home: UIViewController {
        let near = UIColor(named: "Brnad")
        //                         ^^^^^ warning missing-color
        let other = UIColor(named: "Shadow")
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App"/>
      -- Assets.xcassets/Brand.colorset/Contents.json --
      {}
      """#),
    Case(
      "images of a workspace that has none, and those to which code gives names",
      #"""
      -- Home.swift --
      class Home: NSViewController {
        let gone = NSImage(named: "gone")
        func make() { NSImage().setName("made") }
      }
      """#),
    Case(
      "names that code gives to images of AppKit",
      #"""
      -- Home.swift --
      class Home: NSViewController {
        let made = [NSImage(named: "made"), NSImage(named: "alsoMade"), NSImage(named: "cover")]
        func make(_ name: String) { NSImage().setName("made"); NSImage().setName(name) }
      }
      -- Assets.xcassets/cover.imageset/cover.png --
      png
      -- Assets.xcassets/cover.imageset/Contents.json --
      {}
      """#),
  ]

  /// Bindings to objects of the workspace's classes.
  static let bindings: [Case] = [
    Case(
      "a key that the object of a binding lacks",
      #"""
      -- Panel.swift --
      class Panel: NSObject {
        @objc dynamic var userName = ""
        @objc dynamic var isOpen: Bool { true }
        var hidden = ""
        @objc func total() -> Int { 0 }
      }
      class Box: NSWindowController { @objc dynamic var volume = 1 }
      class Keyed: NSObject { override func value(forUndefinedKey key: String) -> Any? { nil } }
      class Items: NSArrayController {}
      class Pane: NSPreferencePane { @objc dynamic var width = 1 }
      class Field: NSView {}
      class Kit: KitObject {}
      -- Panel.xib --
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <customObject id="own" customClass="Panel" customModule="App"/>
        <customObject id="box" customClass="Box" customModule="App"/>
        <customObject id="pan" customClass="Pane" customModule="App"/>
        <customView id="fld" customClass="Field" customModule="App"/>
        <customObject id="any" customClass="Keyed" customModule="App"/>
        <customObject id="kit" customClass="Kit" customModule="App"/>
        <arrayController id="arr" customClass="Items" customModule="App"/>
        <textField id="txt"><connections>
          <binding destination="own" name="value" keyPath="userName.length" id="b1"/>
          <binding destination="own" name="value2" keyPath="self.usrName" id="b2"/>
          <!--                                                   ^^^^^^^ error unknown-binding-key: Panel has no key 'usrName'; did you mean 'userName'? -->
          <binding destination="own" name="value3" keyPath="gone" id="b3"/>
          <!--                                              ^^^^ error unknown-binding-key: Panel has no key 'gone' -->
          <binding destination="own" name="value4" keyPath="hidden" id="b4"/>
          <!--                                              ^^^^^^ error unknown-binding-key: 'hidden' of Panel is not visible to Objective-C; mark it '@objc dynamic' -->
          <binding destination="own" name="value5" keyPath="total" id="b5"/>
          <binding destination="own" name="value6" keyPath="description" id="b6"/>
          <binding destination="own" name="value7" keyPath="open" id="b7"/>
          <binding destination="box" name="value8" keyPath="volumme" id="b8"/>
          <!--                                              ^^^^^^^ error unknown-binding-key: Box has no key 'volumme'; did you mean 'volume'? -->
          <binding destination="box" name="value9" keyPath="windowNibPath" id="b9"/>
          <binding destination="any" name="value10" keyPath="gone" id="b10"/>
          <binding destination="kit" name="value11" keyPath="gone" id="b11"/>
          <binding destination="arr" name="value12" keyPath="arrangedObjects.gone" id="b12"/>
          <binding destination="box" name="value13" keyPath="colour" id="b13"/>
          <!--                                               ^^^^^^ error unknown-binding-key: Box has no key 'colour' -->
          <binding destination="pan" name="value14" keyPath="depths" id="b14"/>
          <!--                                               ^^^^^^ error unknown-binding-key: Pane has no key 'depths' -->
          <binding destination="pan" name="value15" keyPath="width" id="b15"/>
          <binding destination="pan" name="value16" keyPath="stringValue" id="b16"/>
          <binding destination="fld" name="value17" keyPath="colour" id="b17"/>
        </connections></textField>
      </objects></document>
      """#),
    namedImage(
      "a thread has a name as well as an image", "[NSThread currentThread]", "warning missing-image"),
    namedImage("an image gets its name from code", "logoImage", nil),
    Case(
      "a type of the app may take image literals",
      #"""
      -- Assets.xcassets/known.imageset/known.png --
      png
      -- Assets.xcassets/known.imageset/Contents.json --
      {"images": [{"filename": "known.png"}]}
      -- Loader.swift --
      struct Loader: _ExpressibleByImageLiteral {
        init(imageLiteralResourceName name: String) {}
      }
      func load(_ loader: Loader) {}
      func start() { load(#imageLiteral(resourceName: "gone")) }
      -- Main.xib --
      <view id="v"/>
      """#),
  ]

  /// Code that gives a name to an object, beside a misspelled image.
  private static func namedImage(_ name: String, _ object: String, _ finding: String?) -> Case {
    Case(
      name,
      #"""
      -- Assets.xcassets/known.imageset/known.png --
      png
      -- Assets.xcassets/known.imageset/Contents.json --
      {"images": [{"filename": "known.png"}]}
      -- Work.m --
      @implementation Work
      - (void)run { [\#(object) setName:@"work"]; }
      - (void)show { [NSImage imageNamed:@"knwon"]; }
      \#(finding.map { "//                                   ^^^^^ \($0)" } ?? "")
      @end
      -- Main.xib --
      <view id="v"/>
      """#)
  }
}
