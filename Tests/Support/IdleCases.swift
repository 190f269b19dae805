extension Case {
  /// Errors in what sends nothing, is never used, or belongs to a class whose file is not here.
  static let idle: [Case] = idleControls + idleReferences + idleCode + idleUses

  private static let idleControls: [Case] = [
    Case(
      "macOS: what also performs a segue works without its action",
      """
      -- Desk.swift --
      class Desk: NSViewController { @IBAction func close(_ sender: Any) {} }
      -- Main.storyboard --
      <!-- macOS -->
      <viewController id="a" customClass="Desk" customModule="App"><view key="view" id="v"><subviews>
        <button id="b1"><connections><action selector="open:" target="a" id="c1"/>
        <!--                                           ^^^^^ warning missing-action: (the control performs a segue) -->
          <segue destination="b" kind="show" id="s1"/></connections></button>
        <button id="b2"><connections><action selector="open:" target="a" id="c2"/></connections></button>
        <!--                                           ^^^^^ error missing-action -->
      </subviews></view></viewController>
      <viewController id="b"/>
      """),
    Case(
      "a space of a bar sends nothing",
      """
      -- Desk.swift --
      class Desk: UIViewController { @IBOutlet var one, two, three: UIView! }
      -- Main.storyboard --
      <viewController id="a" customClass="Desk" customModule="App">
        <outlet property="one" destination="v" id="o1"/><outlet property="two" destination="v" id="o2"/><outlet property="three" destination="v" id="o3"/>
        <view key="view" id="v"><subviews><toolbar id="t"><items>
        <barButtonItem systemItem="flexibleSpace" id="i1"><connections><action selector="one:" destination="a" id="c1"/></connections></barButtonItem>
        <!--                                                                             ^^^^ warning missing-action: (a space is not a control) -->
        <barButtonItem systemItem="fixedSpace" id="i2"><connections><action selector="two:" destination="a" id="c2"/></connections></barButtonItem>
        <!--                                                                          ^^^^ warning missing-action: (a space is not a control) -->
        <barButtonItem systemItem="add" id="i3"><connections><action selector="three:" destination="a" id="c3"/></connections></barButtonItem>
        <!--                                                                   ^^^^^^ error missing-action -->
      </items></toolbar></subviews></view></viewController>
      """),
    Case(
      "macOS: the cell says whether a control is disabled, and sends its action",
      """
      -- Desk.m --
      @interface Desk : NSViewController
      @property IBOutlet NSButton *later;
      @property IBOutlet NSButtonCell *last;
      @property IBOutlet NSView *one;
      @property IBOutlet NSView *two;
      @property IBOutlet NSView *three;
      @property IBOutlet NSView *four;
      @property IBOutlet NSView *five;
      @property IBOutlet NSView *six;
      @end
      @implementation Desk
      - (void)viewDidLoad { [[self.later cell] setEnabled:YES]; self.last.enabled = YES; }
      @end
      -- Main.storyboard --
      <!-- macOS -->
      <viewController id="a" customClass="Desk"><view key="view" id="v"><subviews>
        <button id="b1"><buttonCell key="cell" enabled="NO" id="d1"/><connections><action selector="one:" target="a" id="c1"/></connections></button>
        <!--                                                                                        ^^^^ warning missing-action: (disabled, and no code enables it) -->
        <button id="b2"><buttonCell key="cell" enabled="NO" id="d2"><connections><action selector="two:" target="a" id="c2"/></connections></buttonCell></button>
        <!--                                                                                       ^^^^ warning missing-action: (disabled, and no code enables it) -->
        <button id="b3"><buttonCell key="cell" enabled="NO" id="d3"/><connections><action selector="three:" target="a" id="c3"/></connections></button>
        <!--                                                                                        ^^^^^^ error missing-action -->
        <button id="b4"><buttonCell key="cell" enabled="NO" id="d4"/><connections><action selector="four:" target="a" id="c4"/></connections></button>
        <!--                                                                                        ^^^^^ error missing-action -->
        <button id="b5"><buttonCell key="cell" enabled="NO" id="d5"/><connections><action selector="five:" target="a" id="c5"/><binding destination="a" name="enabled" keyPath="self.title" id="n5"/></connections></button>
        <!--                                                                                        ^^^^^ error missing-action -->
        <button id="b6"><buttonCell key="cell" id="d6"/><connections><action selector="six:" target="a" id="c6"/></connections></button>
        <!--                                                                           ^^^^ error missing-action -->
        <textField id="t1"><textFieldCell key="cell" title="A" id="f1"><connections><action selector="seven:" target="a" id="c7"/></connections></textFieldCell></textField>
        <!--                                                                                          ^^^^^^ warning missing-action: (a label sends no action, and no code makes it editable) -->
        <textField id="t2"><textFieldCell key="cell" editable="YES" title="B" id="f2"><connections><action selector="eight:" target="a" id="c8"/></connections></textFieldCell></textField>
        <!--                                                                                                         ^^^^^^ error missing-action -->
      </subviews></view><connections><outlet property="later" destination="b3" id="o1"/><outlet property="last" destination="d4" id="o2"/>
        <outlet property="one" destination="v" id="o3"/><outlet property="two" destination="v" id="o4"/><outlet property="three" destination="v" id="o5"/>
        <outlet property="four" destination="v" id="o6"/><outlet property="five" destination="v" id="o7"/><outlet property="six" destination="v" id="o8"/></connections></viewController>
      """),
    Case(
      "macOS: a user sees no control in a window that is hidden at launch and that no code shows",
      #"""
      -- Paper.m --
      @interface Paper : NSDocument
      @property IBOutlet NSWindow *report;
      @property IBOutlet NSWindow *panel;
      @property IBOutlet NSView *inside;
      @property IBOutlet NSWindow *sheet;
      @end
      @implementation Paper
      - (NSString *)windowNibName { return @"Paper"; }
      - (void)show { [self.panel makeKeyAndOrderFront:nil]; [[self.inside window] orderFront:nil]; }
      @end
      -- Paper.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Paper"><connections>
        <outlet property="report" destination="w1" id="o1"/><outlet property="panel" destination="w2" id="o2"/>
        <outlet property="inside" destination="v3" id="o3"/><outlet property="sheet" destination="w4" id="o4"/></connections></customObject>
      <window visibleAtLaunch="NO" id="w1" customClass="NSPanel"><view key="contentView" id="v1"><subviews><button id="b1"><connections><action selector="one:" target="-2" id="a1"/></connections></button></subviews></view></window>
      <!--                                                                                                                                                ^^^^ warning missing-action: (no code shows this window) -->
      <window visibleAtLaunch="NO" id="w2"><view key="contentView" id="v2"><subviews><button id="b2"><connections><action selector="two:" target="-2" id="a2"/></connections></button></subviews></view></window>
      <!--                                                                                                                          ^^^^ error missing-action -->
      <window visibleAtLaunch="NO" id="w3"><view key="contentView" id="v3"><subviews><button id="b3"><connections><action selector="three:" target="-2" id="a3"/></connections></button></subviews></view></window>
      <!--                                                                                                                          ^^^^^^ error missing-action -->
      <window id="w4"><view key="contentView" id="v4"><subviews><button id="b4"><connections><action selector="four:" target="-2" id="a4"/></connections></button></subviews></view></window>
      <!--                                                                                                     ^^^^^ error missing-action -->
      """#),
    Case(
      "a text field whose delegate refuses edits sends none",
      """
      -- Form.m --
      @interface Form : UIViewController
      @property IBOutlet UITextField *day;
      @property IBOutlet UITextField *name;
      @end
      @implementation Form
      - (BOOL)textFieldShouldBeginEditing:(UITextField *)field {
        if (field == self.day) { [self.view endEditing:YES]; return NO; }
        return YES;
      }
      @end
      -- List.swift --
      class List: UIViewController {
        func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
          // A picker does this.
          return false
        }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Form"><view key="view" id="v"><subviews>
        <textField id="t1"><connections><action selector="one:" destination="a" eventType="editingDidEnd" id="c1"/></connections></textField>
        <!--                                              ^^^^ warning missing-action: (its delegate refuses edits) -->
        <textField id="t2"><connections><action selector="two:" destination="a" eventType="editingDidEnd" id="c2"/></connections></textField>
        <!--                                              ^^^^ error missing-action -->
        <button id="b"><connections><segue destination="l" kind="show" id="s"/></connections></button>
      </subviews></view><connections><outlet property="day" destination="t1" id="o1"/><outlet property="name" destination="t2" id="o2"/></connections></viewController>
      <viewController id="l" customClass="List" customModule="App"><view key="view" id="w"><subviews>
        <textField id="t3"><connections><outlet property="delegate" destination="l" id="o3"/><action selector="one:" destination="l" eventType="editingChanged" id="c3"/></connections></textField>
        <!--                                                                                                   ^^^^ warning missing-action: (its delegate refuses edits) -->
        <textField id="t4"><connections><action selector="two:" destination="l" eventType="editingChanged" id="c4"/></connections></textField>
        <!--                                              ^^^^ error missing-action -->
      </subviews></view></viewController>
      """),
    Case(
      "an outlet from another scene, or that of another class, shows no hidden button",
      """
      -- Pay.m --
      @interface Pay : UIViewController
      @property IBOutlet UIButton *leave;
      @property IBOutlet UIButton *wait;
      @property IBOutlet UIButton *go;
      @end
      @interface Item : UIViewController
      @property IBOutlet UIButton *wait;
      @end
      @implementation Pay
      - (void)viewDidLoad { self.leave.hidden = NO; self.go.hidden = NO; }
      @end
      @implementation Item
      - (void)viewDidLoad { self.wait.hidden = NO; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Pay"><view key="view" id="v"><subviews>
        <button hidden="YES" id="b1"><connections><action selector="one:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                                        ^^^^ warning missing-action: (hidden, and no code shows it) -->
        <button hidden="YES" id="b2"><connections><action selector="two:" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                                        ^^^^ warning missing-action: (hidden, and no code shows it) -->
        <button hidden="YES" id="b3"><connections><action selector="three:" destination="a" eventType="touchUpInside" id="c3"/></connections></button>
        <!--                                                        ^^^^^^ error missing-action -->
        <button id="b4"><connections><segue destination="p" kind="show" id="s1"/></connections></button>
        <button id="b5"><connections><segue destination="i" kind="show" id="s2"/></connections></button>
        <button id="b6"/>
      </subviews></view><connections>
        <outlet property="leave" destination="b6" id="o1"/><outlet property="wait" destination="b2" id="o2"/><outlet property="go" destination="b3" id="o3"/>
      </connections></viewController>
      <viewController id="p" customClass="Pay"><view key="view" id="w"><subviews><button id="b7"/></subviews></view><connections>
        <outlet property="leave" destination="b1" id="o4"/><outlet property="wait" destination="b7" id="o5"/><outlet property="go" destination="b7" id="o6"/>
        <!--                                  ^^ error cross-scene-connection -->
      </connections></viewController>
      <viewController id="i" customClass="Item"><view key="view" id="x"><subviews><button id="b8"/></subviews></view><connections>
        <outlet property="wait" destination="b8" id="o7"/></connections></viewController>
      """),
    Case(
      "macOS: nothing uses a formatter to which nothing leads",
      """
      -- Desk.swift --
      class Digits: NumberFormatter { @IBOutlet var owner: Desk! ; override func string(from number: NSNumber) -> String? { owner.title } }
      class Desk: NSViewController {}
      -- Main.storyboard --
      <!-- macOS -->
      <viewController id="a" customClass="Desk" customModule="App"><button id="b"><connections><segue destination="c" kind="show" id="s"/></connections></button></viewController>
      <scene sceneID="two"><objects>
        <viewController id="c" customClass="Desk" customModule="App"><view key="view" id="v"><subviews>
          <textField id="t"><textFieldCell key="cell" editable="YES" id="tc"><numberFormatter key="formatter" id="n1" customClass="Digits" customModule="App"><connections><outlet property="owner" destination="a" id="o1"/></connections></numberFormatter></textFieldCell></textField>
          <!--                                                                                                                                                                                                   ^ error cross-scene-connection -->
          <textField id="u"><textFieldCell key="cell" editable="YES" id="uc"><connections><outlet property="formatter" destination="n3" id="o4"/></connections></textFieldCell></textField>
        </subviews></view></viewController>
        <numberFormatter id="n2" customClass="Digits" customModule="App"><connections><outlet property="owner" destination="a" id="o2"/></connections></numberFormatter>
        <!--                                                                                                                ^ warning cross-scene-connection: (nothing uses this formatter) -->
        <numberFormatter id="n3" customClass="Digits" customModule="App"><connections><outlet property="owner" destination="a" id="o3"/></connections></numberFormatter>
        <!--                                                                                                                ^ error cross-scene-connection -->
      </objects></scene>
      """),
  ]

  private static let idleReferences: [Case] = [
    Case(
      "a controller without a sceneMemberID lies beside that of the scene",
      #"""
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController"/><placeholder placeholderIdentifier="IBFirstResponder" id="r1" sceneMemberID="firstResponder"/><viewController id="b"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="c" storyboardIdentifier="c" sceneMemberID="viewController"/><placeholder placeholderIdentifier="IBFirstResponder" id="r2" sceneMemberID="firstResponder"/><viewController id="d" sceneMemberID="viewController"/></objects></scene>
      <!--                                                                                                                                                                                                                           ^ error invalid-structure: the scene has a controller already -->
      </scenes></document>
      """#),
    Case(
      "a column of a table may have a plain cell",
      #"""
      -- Main.xib --
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="17701" targetRuntime="MacOSX.Cocoa"><objects>
        <tableView id="t"><tableColumns>
          <tableColumn id="k1"><cell key="dataCell" id="c1"/></tableColumn>
          <tableColumn id="k2"><cel key="dataCell" id="c2"/></tableColumn>
          <!--                  ^^^ error invalid-structure: did you mean 'cell'? -->
        </tableColumns></tableView>
      </objects></document>
      """#),
    Case(
      "the framework only stores a search display controller, which code has to read",
      """
      -- Page.m --
      @interface Page : UIViewController
      @end
      @interface Other : UIViewController
      @end
      @implementation Page
      @end
      -- Other.m --
      #import "Other.h"
      @implementation Other
      - (void)viewDidLoad { [self.searchDisplayController setActive:YES]; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Page"><view key="view" id="v"><subviews>
        <button id="b1"><connections><segue destination="b" kind="show" id="s1"/><segue destination="c" kind="show" id="s2"/></connections></button>
      </subviews></view></viewController>
      <scene sceneID="two"><objects><viewController id="b" customClass="Page"><connections><outlet property="searchDisplayController" destination="d2" id="o1"/></connections></viewController>
      <!--                                                                                                                                         ^^ warning cross-scene-connection: no code uses it -->
      <searchDisplayController id="d1"/></objects></scene>
      <scene sceneID="three"><objects><viewController id="c" customClass="Other"><connections><outlet property="searchDisplayController" destination="d1" id="o2"/></connections></viewController>
      <!--                                                                                                                                            ^^ error cross-scene-connection -->
      <searchDisplayController id="d2"/></objects></scene>
      """),
    Case(
      "the file of a class that code casts to, and that nothing declares, is not here",
      """
      -- Home.swift --
      class Home: UIViewController {
        @IBAction func open(_ sender: Any) { show(make() as! Match, sender: self) }
      }
      typealias Short = Home
      let short = Short()
      -- Old.m --
      void make(void) { [[Team alloc] init]; }
      -- Main.storyboard --
      <viewController id="a" customClass="Home" customModule="App" customModuleProvider="target"><view key="view" id="v"><subviews>
        <button id="b1"><connections><action selector="open:" destination="a" eventType="touchUpInside" id="c1"/><segue destination="t" kind="show" id="s1"/><segue destination="m" kind="show" id="s4"/><segue destination="g" kind="show" id="s2"/><segue destination="h" kind="show" id="s3"/></connections></button>
      </subviews></view></viewController>
      <viewController id="m" customClass="Match" customModule="App" customModuleProvider="target"><connections><outlet property="one" destination="x" id="o1"/></connections><view key="view" id="x"/></viewController>
      <viewController id="t" customClass="Team" customModule="App" customModuleProvider="target"><connections><outlet property="one" destination="y" id="o2"/></connections><view key="view" id="y"/></viewController>
      <viewController id="g" customClass="Gone" customModule="App" customModuleProvider="target"><connections><outlet property="one" destination="z" id="o3"/></connections><view key="view" id="z"/></viewController>
      <!--                                ^^^^ error unknown-class -->
      <viewController id="h" customClass="Short" customModule="App" customModuleProvider="target"><connections><outlet property="one" destination="q" id="o4"/></connections><view key="view" id="q"/></viewController>
      <!--                                ^^^^^ error unknown-class: a type alias is not a class at run time -->
      """),
    Case(
      "a view or a controller of a missing dependency may have most actions of a menu",
      #"""
      -- one/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["Desk.swift", "Main.xib"], settings: ["SDKROOT": "macosx"])))
      -- one/Podfile --
      pod 'Board'
      -- one/Desk.swift --
      class Desk: NSViewController {}
      -- one/Main.xib --
      <!-- macOS -->
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <menu id="m"><items><menuItem title="Lock" id="i"><connections><action selector="lockLayer:" target="-1" id="c1"/></connections></menuItem></items></menu>
      -- two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Pane.swift", "Main.xib"], settings: ["SDKROOT": "macosx"])))
      -- two/Podfile --
      pod 'Board'
      -- two/Pane.swift --
      class Pane: NSViewController { @IBAction func unlockPane(_ sender: Any) {} }
      -- two/Main.xib --
      <!-- macOS -->
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <menu id="m"><items><menuItem title="Lock" id="i"><connections><action selector="lockPane:" target="-1" id="c1"/></connections></menuItem>
      <!--                                                                             ^^^^^^^^^ warning unhandled-first-responder-action -->
        <menuItem title="Unlock" id="j"><connections><action selector="unlockPane:" target="-1" id="c2"/></connections></menuItem></items></menu>
      """#),
  ]

  private static let idleCode: [Case] = [
    Case(
      "nothing sends an action that only a nib sends which no target builds",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Home.swift", "Main.storyboard"])))
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      -- Home.swift --
      class Home: UIViewController {
        @IBAction func list(_ sender: Any) { _ = UIStoryboard(name: "List", bundle: nil) }
        //                                                           ^^^^ warning missing-storyboard: nothing calls the method
        @IBAction func open(_ sender: Any) { _ = UIStoryboard(name: "Other", bundle: nil) }
        //                                                           ^^^^^ error missing-storyboard
      }
      -- Old.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home" customModule="App"><connections><outlet property="view" destination="v" id="o1"/></connections></placeholder>
      <view id="v"><subviews><button id="b"><connections><action selector="list:" destination="-1" eventType="touchUpInside" id="c1"/></connections></button></subviews></view>
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" customClass="Home" customModule="App" sceneMemberID="viewController"><button id="b"><connections><action selector="open:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></viewController>
      </objects></scene></scenes></document>
      """#),
    Case(
      "a view that has no rows, or no data source, gets no cells",
      """
      -- Shows.m --
      @interface Shows : UITableViewController
      @end
      @implementation Shows
      - (NSInteger)tableView:(UITableView *)view numberOfRowsInSection:(NSInteger)section {
      #warning Incomplete implementation
        NSLog(@"rows of %@", view);
        return 0;
      }
      - (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path {
        return [view dequeueReusableCellWithIdentifier:@"One" forIndexPath:path];
        //                                               ^^^ warning unregistered-reuse-identifier: the view has no cells
      }
      @end
      -- Plays.swift --
      class Plays: UITableViewController {
        override func numberOfSections(in view: UITableView) -> Int { 3 }
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { if section > 0 { return 10 }; return 0 }
        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          view.dequeueReusableCell(withIdentifier: "Two", for: path)
          //                                        ^^^ error unregistered-reuse-identifier
        }
      }
      class Films: UITableViewController {
        override func numberOfSections(in view: UITableView) -> Int { 0 }
        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          view.dequeueReusableCell(withIdentifier: "Three", for: path)
          //                                        ^^^^^ warning unregistered-reuse-identifier: the view has no cells
        }
      }
      class Songs: UIViewController, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "Four", for: path)
          //                                             ^^^^ warning unregistered-reuse-identifier: no view has the class as its data source
        }
      }
      class Tunes: UIViewController, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "Five", for: path)
          //                                             ^^^^ error unregistered-reuse-identifier
        }
      }
      -- Notes.swift --
      class Notes: UIViewController, UITableViewDataSource {
        override func viewDidLoad() { UITableView().dataSource = self }
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          view.dequeueReusableCell(withIdentifier: "Six", for: path)
          //                                        ^^^ error unregistered-reuse-identifier
        }
      }
      -- Main.storyboard --
      <tabBarController id="t"><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/><segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/>
        <segue destination="c" kind="relationship" relationship="viewControllers" id="s3"/><segue destination="d" kind="relationship" relationship="viewControllers" id="s4"/>
        <segue destination="e" kind="relationship" relationship="viewControllers" id="s5"/><segue destination="f" kind="relationship" relationship="viewControllers" id="s6"/>
      </connections></tabBarController>
      <tableViewController id="a" customClass="Shows"/>
      <tableViewController id="b" customClass="Plays" customModule="App"/>
      <tableViewController id="c" customClass="Films" customModule="App"/>
      <viewController id="d" customClass="Songs" customModule="App"/>
      <viewController id="e" customClass="Tunes" customModule="App"><view key="view" id="v"><subviews>
        <collectionView id="l"><connections><outlet property="dataSource" destination="e" id="o1"/></connections></collectionView></subviews></view></viewController>
      <viewController id="f" customClass="Notes" customModule="App"/>
      """),
  ]

  private static let idleUses: [Case] = [
    Case(
      "the segue of a detail button needs a cell that has one, or code that gives it one",
      """
      -- List.swift --
      class List: UITableViewController {}
      class Page: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><sections><tableViewSection id="x"><cells>
        <tableViewCell accessoryType="disclosureIndicator" id="c1"><connections>
          <segue destination="b" kind="show" trigger="accessoryAction" destinationCreationSelector="makeOne:" id="s1"/></connections></tableViewCell>
        <!--                                                                                        ^^^^^^^^ warning missing-segue-action: (the cell has no detail button, which performs this segue) -->
        <tableViewCell accessoryType="detailButton" id="c2"><connections>
          <segue destination="c" kind="show" trigger="accessoryAction" destinationCreationSelector="makeTwo:" id="s2"/></connections></tableViewCell>
        <!--                                                                                        ^^^^^^^^ error missing-segue-action -->
        <tableViewCell editingAccessoryType="detailDisclosureButton" id="c3"><connections>
          <segue destination="c" kind="show" trigger="accessoryAction" destinationCreationSelector="makeThree:" id="s3"/></connections></tableViewCell>
        <!--                                                                                        ^^^^^^^^^^ error missing-segue-action -->
        <tableViewCell id="c4"><connections>
          <segue destination="c" kind="show" destinationCreationSelector="makeFour:" id="s4"/></connections></tableViewCell>
        <!--                                                              ^^^^^^^^^ error missing-segue-action -->
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" customClass="Page" customModule="App"><connections><outlet property="gone" destination="b" id="o1"/></connections></viewController></objects></scene>
      <!--                                                                                                                    ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <scene sceneID="3"><objects><viewController id="c" customClass="Page" customModule="App"><connections><outlet property="gone" destination="c" id="o2"/></connections></viewController></objects></scene>
      <!--                                                                                                                    ^^^^ error dangling-outlet -->
      </scenes></document>
      """),
    Case(
      "code that sets the accessory of a cell may give it a detail button",
      """
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() { tableView.cellForRow(at: [0, 0])?.accessoryType = .detailButton }
      }
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><sections><tableViewSection id="x"><cells>
        <tableViewCell id="c1"><connections>
          <segue destination="b" kind="show" trigger="accessoryAction" destinationCreationSelector="make:" id="s1"/></connections></tableViewCell>
        <!--                                                                                        ^^^^^ error missing-segue-action -->
      </cells></tableViewSection></sections></tableView></tableViewController>
      <viewController id="b"/>
      """),
    Case(
      "code that lets go of a view does not use it",
      """
      -- Desk.h --
      @interface Desk : UIViewController
      @property (strong) IBOutlet UIView *one, *two, *three, *four;
      @property (strong) IBOutlet UILabel *text;
      @end
      -- Desk.m --
      #import "Desk.h"
      @implementation Desk
      - (void)viewDidLoad { [self.view addSubview:self.four]; }
      - (void)viewDidUnload { self.two = nil; [self setThree:nil]; }
      - (void)dealloc { [_one release]; [_two autorelease]; [_four release]; [_text release]; [super dealloc]; }
      @end
      -- Main.storyboard --
      <scene sceneID="s"><objects><viewController id="a" customClass="Desk"><view key="view" id="v"><button id="b"/></view><connections>
        <outlet property="one" destination="v1" id="o1"/><outlet property="two" destination="v2" id="o2"/>
        <outlet property="three" destination="v3" id="o3"/><outlet property="four" destination="v4" id="o4"/>
        <outlet property="text" destination="b" id="o5"/>
        <!--              ^^^^ warning outlet-type-mismatch: no code uses it -->
      </connections></viewController>
      <view id="v1"><button id="b1"><connections><action selector="s1:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></view>
      <!--                                                         ^^^ warning missing-action: (no code uses this view) -->
      <view id="v2"><button id="b2"><connections><action selector="s2:" destination="a" eventType="touchUpInside" id="c2"/></connections></button></view>
      <!--                                                         ^^^ warning missing-action: (no code uses this view) -->
      <view id="v3"><button id="b3"><connections><action selector="s3:" destination="a" eventType="touchUpInside" id="c3"/></connections></button></view>
      <!--                                                         ^^^ warning missing-action: (no code uses this view) -->
      <view id="v4"><button id="b4"><connections><action selector="s4:" destination="a" eventType="touchUpInside" id="c4"/></connections></button></view>
      <!--                                                         ^^^ error missing-action -->
      </objects></scene>
      """),
    Case(
      "code under a condition that never holds does not run",
      """
      -- Desk.swift --
      class Desk: UIViewController {
        @IBOutlet var one, two: UIView!
        @IBOutlet var text: UILabel!
        override func viewDidLoad() {
          if false {
            if text.numberOfLines > 0 { view.addSubview(one) }
            performSegue(withIdentifier: "none", sender: nil)
          } else {
            view.addSubview(two)
            performSegue(withIdentifier: "gone", sender: nil)
            //                            ^^^^ error missing-segue
          }
          while (false) { _ = UIStoryboard(name: "None", bundle: nil) }
          let isShown = one == nil || false; if isShown { _ = UIStoryboard(name: "Gone", bundle: nil) }
          //                                                                      ^^^^ error missing-storyboard
        }
      }
      -- Main.storyboard --
      <scene sceneID="s"><objects><viewController id="a" customClass="Desk" customModule="App"><view key="view" id="v"><button id="b"/></view><connections>
        <outlet property="one" destination="v1" id="o1"/><outlet property="two" destination="v2" id="o2"/>
        <outlet property="text" destination="b" id="o5"/>
        <!--              ^^^^ warning outlet-type-mismatch: no code uses it -->
        <segue destination="c" kind="show" identifier="some" id="s"/>
      </connections></viewController>
      <view id="v2"><button id="b2"><connections><action selector="s2:" destination="a" eventType="touchUpInside" id="c2"/></connections></button></view>
      <!--                                                         ^^^ error missing-action -->
      <view id="v1"/>
      </objects></scene>
      <scene sceneID="t"><objects><viewController id="c"/></objects></scene>
      """),
    Case(
      "so in Objective-C",
      """
      -- Desk.h --
      @interface Desk : UIViewController
      @property (strong) IBOutlet UIView *one, *two;
      @end
      -- Desk.m --
      #import "Desk.h"
      @implementation Desk
      - (void)viewDidLoad {
        if (NO) { [self.view addSubview:self.one]; [self performSegueWithIdentifier:@"none" sender:nil]; }
        else { [self.view addSubview:self.two]; [self performSegueWithIdentifier:@"gone" sender:nil]; }
        //                                                                         ^^^^ error missing-segue
        while(0)
        { [UIStoryboard storyboardWithName:@"None" bundle:nil]; }
        do { [UIStoryboard storyboardWithName:@"Gone" bundle:nil]; } while (0);
        //                                      ^^^^ error missing-storyboard
      }
      @end
      -- Main.storyboard --
      <scene sceneID="s"><objects><viewController id="a" customClass="Desk"><view key="view" id="v"/><connections>
        <outlet property="one" destination="v1" id="o1"/><outlet property="two" destination="v2" id="o2"/>
        <segue destination="c" kind="show" identifier="some" id="s"/>
      </connections></viewController>
      <view id="v1"><button id="b1"><connections><action selector="s1:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></view>
      <!--                                                         ^^^ warning missing-action: (no code uses this view) -->
      <view id="v2"><button id="b2"><connections><action selector="s2:" destination="a" eventType="touchUpInside" id="c2"/></connections></button></view>
      <!--                                                         ^^^ error missing-action -->
      </objects></scene>
      <scene sceneID="t"><objects><viewController id="c"/></objects></scene>
      """),
    Case(
      "a window without a root view controller stays black",
      """
      -- App.swift --
      class App: UIResponder {
        var window: UIWindow?
        func show() {
          window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          //                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-initial-controller
          window!.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
          //                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-initial-controller
          window!.rootViewController = wrapped(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
          //                                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-initial-controller
          let next = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          //                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-initial-controller
        }
      }
      -- Old.m --
      @implementation Old
      - (void)show {
        self.window.rootViewController = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
        //                                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-initial-controller
        [window setRootViewController:[[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController]];
        //                                                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-initial-controller
        UIViewController *next = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
        //                                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-initial-controller
      }
      @end
      -- Main.storyboard --
      <viewController id="a" storyboardIdentifier="a"/>
      """),
    Case(
      "the value of a static property that no code uses names no nib",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["List.swift", "Cells.swift", "One.xib", "Two.xib", "Main.storyboard"])))
      -- List.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      class List: UITableViewController {
        override func viewDidLoad() { tableView.register(Two.nib, forCellReuseIdentifier: Two.name) }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: Two.name, for: path)
        }
      }
      -- Cells.swift --
      class One: UITableViewCell {
        static let name = "One"
        static let nib = UINib(nibName: "One", bundle: nil)
      }
      class Two: UITableViewCell {
        static let name = "Two"
        static let nib = UINib(nibName: "Two", bundle: nil)
      }
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"/></tableViewController>
      -- One.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="One" id="c" customClass="One" customModule="App"><connections><outlet property="gone" destination="c" id="o"/></connections></tableViewCell>
      <!--                                                                                                            ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Two.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="Two" id="c" customClass="Two" customModule="App"><connections><outlet property="gone" destination="c" id="o"/></connections></tableViewCell>
      <!--                                                                                                            ^^^^ error dangling-outlet -->
      """),
  ]
}
