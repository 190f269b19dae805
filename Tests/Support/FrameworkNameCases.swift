extension Case {
  /// Findings about names that frameworks, headers of superclasses, or other members of the same name explain.
  static let frameworkNames: [Case] = [
    Case(
      "a member of the same name is not the one that code uses",
      #"""
      -- Card.swift --
      class Star: UIButton {
        func update(with style: Int) {}
      }
      class Card: UITableViewCell {
        @IBOutlet var star: Star!
        func fill() { star.update(with: 1) }
      }
      -- Shadow.swift --
      extension UIView {
        private func update() {}
      }
      -- Card.xib --
      <tableViewCell id="cell" customClass="Card" customModule="App">
        <button id="b"/>
        <outlet property="star" destination="b" id="c1"/>
        <!--              ^^^^ error outlet-type-mismatch: 'star' is declared as Star, but the connected object is of class UIButton -->
      </tableViewCell>
      """#),
    Case(
      "an outlet with an underscore may be a variable of the framework's class",
      #"""
      -- Browser.h --
      @interface Browser : IKImageBrowserView
      @end
      @interface Plain : NSObject
      @end
      -- Browser.m --
      @implementation Browser
      @end
      @implementation Plain
      @end
      -- Browser.xib --
      <!-- macOS -->
      <customView id="v" customClass="Browser">
        <connections><outlet property="_dataSource" destination="o" id="c1"/></connections>
      </customView>
      <customObject id="o" customClass="Plain">
        <connections><outlet property="_dataSource" destination="v" id="c2"/></connections>
        <!--                           ^^^^^^^^^^^ warning dangling-outlet: Plain has no outlet '_dataSource' -->
      </customObject>
      """#),
    Case(
      "a number is no outlet, and the form of an action in a superclass marks its override",
      #"""
      -- Panel.h --
      @interface Base : NSWindowController
      - (void)go:(id)sender;
      @end
      @interface Panel : Base
      @property BOOL save;
      @property NSView *shown;
      - (void)go:(NSButton *)sender;
      - (void)stay:(NSButton *)sender;
      @end
      -- Panel.m --
      @implementation Base
      - (void)go:(id)sender {}
      @end
      @implementation Panel
      - (void)go:(NSButton *)sender {}
      - (void)stay:(NSButton *)sender {}
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel">
        <connections>
          <outlet property="save" destination="b" id="c1"/>
          <outlet property="shown" destination="b" id="c2"/>
          <!--              ^^^^^ hint not-marked-for-interface-builder -->
        </connections>
      </customObject>
      <button id="b">
        <connections><action selector="go:" target="-2" id="a1"/></connections>
      </button>
      <button id="d">
        <connections><action selector="stay:" target="-2" id="a2"/></connections>
        <!--                           ^^^^^ hint not-marked-for-interface-builder -->
      </button>
      """#),
    Case(
      "a variable with a property is set through it, from other files too",
      #"""
      -- Pair.h --
      @interface Pair : NSView
      {
        IBOutlet NSScrollView *sync;
        IBOutlet NSTextView *_text;
        IBOutlet NSTextView *alone;
        //                   ^^^^^ hint unconnected-outlet
      }
      @property (strong) NSScrollView *sync;
      @property (strong) NSTextView *text;
      @end
      -- Pair.m --
      @implementation Pair
      @end
      -- Other.m --
      @interface Other : NSObject
      @end
      @implementation Other
      - (void)fill:(Pair *)pair
      {
        [pair setSync:[NSScrollView new]];
        pair.text = [NSTextView new];
        [pair print:@"alone"];
      }
      @end
      -- Pair.xib --
      <!-- macOS -->
      <customView id="v" customClass="Pair"/>
      """#),
    Case(
      "a toolbar's item hands its action to its view, and UIKit answers for responders",
      #"""
      -- Window.swift --
      class Main: NSWindowController {
        @IBAction func search(_ sender: NSSearchField) { print(sender.stringValue) }
      }
      -- Window.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Main" customModule="App"/>
      <toolbarItem id="t">
        <connections><action selector="search:" target="-2" id="a1"/></connections>
      </toolbarItem>
      -- Keys.storyboard --
      <viewController id="vc">
        <button id="b"><action selector="resignFirstResponder" destination="r" eventType="touchUpInside" id="a2"/></button>
        <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
      </viewController>
      """#),
    Case(
      "a mangled name says where its class is",
      #"""
      -- Top.swift --
      class Top: UIView {}
      -- Main.storyboard --
      <view id="v" customClass="_TtC3App3Top"/>
      """#),
    Case(
      "the name of a nib after a space",
      #"""
      -- Panel.m --
      @interface Panel : NSWindowController
      @end
      @implementation Panel
      - (NSString *) windowNibName { return @"Gone"; }
      //                                      ^^^^ error missing-nib
      @end
      -- Other.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects><window id="w"/></objects></document>
      """#),
    Case(
      "a watch controls the volume",
      #"""
      -- Interface.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" initialViewController="a">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBWatchKitPlugin" version="1"/></dependencies><scenes>
      <scene sceneID="1"><objects><controller id="a"><items><volumeControlView alignment="center" controlsLocalVolume="NO" id="v"/></items></controller></objects></scene>
      </scenes></document>
      """#),
    Case(
      "a storyboard with its extension in upper case",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Feed.Storyboard"])))
      -- Home.swift --
      class Home: UIViewController {
        override func viewDidLoad() { _ = UIStoryboard(name: "Feed", bundle: nil).instantiateViewController(withIdentifier: "home") }
      }
      -- Feed.Storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes><scene sceneID="1"><objects>
      <viewController id="a" storyboardIdentifier="home" customClass="Home" customModule="App"><connections><outlet property="gone" destination="a" id="o"/></connections></viewController>
      <!--                                                                                                                    ^^^^ error dangling-outlet -->
      </objects></scene></scenes></document>
      """#),
    Case(
      "a storyboard that can't be read has its name, and cells that are not known",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Main.storyboard", "Tile.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- old/Main.storyboard --
      <viewController id="a"/>
      -- Home.swift --
      class Row: UITableViewCell {}
      class Tile: UICollectionViewCell {}
      class Home: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "cell", for: p) as! Row
        }
      }
      class Grid: UICollectionViewController {
        override func viewDidLoad() { collectionView.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "cell") }
      }
      -- Tile.xib --
      <collectionViewCell id="c" customClass="Tile" customModule="App"/>
      -- Main.storyboard --
      <document
      <!-- 1^^^^^^^^ error malformed-interface -->
      """#),
    Case(
      "a collection registers no cell of a table",
      #"""
      -- Home.swift --
      class Row: UITableViewCell {}
      class Tile: UICollectionViewCell {}
      class Home: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "cell", for: p) as! Row
        }
      }
      class Grid: UICollectionViewController {
        override func viewDidLoad() { collectionView.register(Tile.self, forCellWithReuseIdentifier: "cell") }
        override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
          c.dequeueReusableCell(withReuseIdentifier: "cell", for: p) as! Other
          //                                                             ^^^^^ error wrong-class-cast
        }
      }
      class Other: UICollectionViewCell {}
      -- Main.storyboard --
      <viewController id="a"/>
      """#),
    Case(
      "the nib of a document, of an object of the own class and of a controller that loads it itself",
      #"""
      -- Paper.m --
      @interface Paper : NSDocument
      @end
      @implementation Paper
      - (NSString *)windowNibName { return @"Gone"; }
      //                                     ^^^^ error missing-nib
      @end
      @interface Made : NSDocument
      @end
      @implementation Made
      - (NSString *)windowNibName { return @"None"; }
      - (void)makeWindowControllers {}
      @end
      @interface Panel : NSWindowController
      @end
      @implementation Panel
      + (id)shared { return [[self alloc] initWithWindowNibName:@"Lost"]; }
      //                                                          ^^^^ error missing-nib
      @end
      @interface Rain : NSViewController
      @end
      @implementation Rain
      - (id)init { return [super initWithNibName:@"Left" bundle:nil]; }
      //                                           ^^^^ error missing-nib
      - (void)loadView { [super loadView]; }
      @end
      -- Start.m --
      @implementation Start
      - (void)begin { [[Rain alloc] init]; [Panel shared]; }
      @end
      -- Other.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects><window id="w"/></objects></document>
      """#),
  ]
}
