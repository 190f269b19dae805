extension Case {
  /// Outlets that only documents of other classes connect, or only a xib that code does not load.
  static let unloadedOutlets: [Case] = [
    Case(
      "an inherited outlet that the superclass uses as soon as it is loaded ends the app in the nib of a subclass without it",
      #"""
      -- Player.swift --
      class Player: NSViewController {
        @IBOutlet var slider: NSSlider!
        @IBOutlet var shown: NSSlider!
        @IBOutlet var asked: NSSlider!
        @IBOutlet var maybe: NSSlider?
        @IBOutlet var filled: NSSlider!
        override var nibName: NSNib.Name? { "Player" }
        override func viewDidLoad() {
          super.viewDidLoad()
          slider.floatValue = 1
          filled.floatValue = 1
          maybe?.floatValue = 1
          if view.isHidden { asked.floatValue = 1 }
        }
        override func viewWillAppear() {
          let value: Float = 1
          self.shown.floatValue = value
        }
      }
      class Editor: Player {
        override var nibName: NSNib.Name? { "Editor" }
        override func viewDidLoad() {
          filled = NSSlider()
          super.viewDidLoad()
        }
      }
      class Quiet: Player {
        override var nibName: NSNib.Name? { "Quiet" }
        override func viewDidLoad() {}
        override func viewWillAppear() {}
      }
      class Same: Player {}
      -- Player.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Player" customModule="App"><connections>
        <outlet property="view" destination="v" id="c0"/><outlet property="slider" destination="s" id="c1"/>
        <outlet property="shown" destination="s" id="c2"/><outlet property="asked" destination="s" id="c3"/>
        <outlet property="maybe" destination="s" id="c4"/><outlet property="filled" destination="s" id="c5"/>
      </connections></customObject>
      <customView id="v"/><slider id="s"/>
      -- Editor.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Editor" customModule="App"><connections>
      <!--                                                        ^^^^^^ error unconnected-outlet: the outlet 'slider' of Editor is connected in Player.xib, but not here; 'viewDidLoad' uses it, which ends the app -->
      <!--                                                        ^^^^^^ error unconnected-outlet: the outlet 'shown' of Editor is connected in Player.xib, but not here; 'viewWillAppear' uses it, which ends the app -->
        <outlet property="view" destination="v" id="c0"/>
      </connections></customObject>
      <customView id="v"/>
      -- Quiet.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Quiet" customModule="App"><connections>
        <outlet property="view" destination="v" id="c0"/>
      </connections></customObject>
      <customView id="v"/>
      -- Same.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Same" customModule="App"><connections>
        <outlet property="view" destination="v" id="c0"/>
      </connections></customObject>
      <customView id="v"/>
      """#),
    Case(
      "an inherited outlet in another scene",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var own: UILabel!
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          label.text = ""
          own.text = ""
        }
      }
      class Sheet: Form {
        override var own: UILabel! { get { UILabel() } set {} }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          view.isHidden = false
        }
      }
      class Loader: UIViewController {
        @IBOutlet var bar: UIView!
        override func viewDidLoad() {
          Bundle.main.loadNibNamed("Loader", owner: self)
          bar.isHidden = true
        }
      }
      class Second: Loader {}
      -- Main.storyboard --
      <scene sceneID="s1"><objects>
        <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews><label id="l"/></subviews></view>
          <connections><outlet property="label" destination="l" id="c1"/><outlet property="own" destination="l" id="c2"/></connections>
        </viewController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewController id="b" customClass="Sheet" customModule="App"><view key="view" id="w"/></viewController>
        <!--                                ^^^^^ error unconnected-outlet: the outlet 'label' of Sheet is connected in another scene, but not here; 'viewWillAppear' uses it, which ends the app -->
      </objects></scene>
      <scene sceneID="s3"><objects>
        <viewController id="d" customClass="Second" customModule="App"><view key="view" id="x"/></viewController>
      </objects></scene>
      -- Loader.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Loader" customModule="App"><connections>
        <outlet property="bar" destination="y" id="c3"/></connections></placeholder><view id="y"/>
      """#),
    Case(
      "a class that is registered for cells does not load the xib that alone connects its outlets",
      #"""
      -- Card.swift --
      class Card: UITableViewCell {
        static let identifier = "Card"
        @IBOutlet var title: UILabel!
        func configure(_ text: String) { title.text = text }
      }
      class Plain: UITableViewCell {
        @IBOutlet var title: UILabel!
        override func awakeFromNib() { title.text = "" }
      }
      class Tile: UICollectionViewCell {
        @IBOutlet var title: UILabel!
        override func layoutSubviews() { title.text = "" }
      }
      class Loaded: UITableViewCell {
        @IBOutlet var title: UILabel!
        func configure(_ text: String) { title.text = text }
      }
      class Handed: UITableViewCell {
        @IBOutlet var title: UILabel!
        func configure(_ text: String) { title.text = text }
      }
      class Shown: UITableViewCell {
        @IBOutlet var title: UILabel!
        func configure(_ text: String) { title.text = text }
      }
      class List: UITableViewController {
        let tiles = UICollectionView()
        override func viewDidLoad() {
          tableView.register(Card.self, forCellReuseIdentifier: Card.identifier)
          tableView.register(Plain.self, forCellReuseIdentifier: "Plain")
          tableView.register(Built.self, forCellReuseIdentifier: "Built")
          tableView.register(Loaded.self, forCellReuseIdentifier: "Loaded")
          tableView.register(UINib(nibName: "Loaded", bundle: nil), forCellReuseIdentifier: "Loaded")
          tableView.register(Handed.self, forCellReuseIdentifier: "Handed")
          prepare(Handed.self)
          tableView.register(Shown.self, forCellReuseIdentifier: "Shown")
          tiles.register(Tile.self, forCellWithReuseIdentifier: "tile")
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          _ = tiles.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
          for name in ["Plain", "Built", "Loaded", "Handed", "Shown"] {
            _ = tableView.dequeueReusableCell(withIdentifier: name, for: path)
          }
          let cell = tableView.dequeueReusableCell(withIdentifier: Card.identifier, for: path) as! Card
          cell.configure("")
          [Built(), Loaded(), Handed(), Shown()].forEach { $0.configure("") }
          return cell
        }
      }
      -- Built.swift --
      class Built: UITableViewCell {
        @IBOutlet var title: UILabel!
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title = UILabel()
        }
        func configure(_ text: String) { title.text = text }
      }
      -- Card.xib --
      <tableViewCell id="c" customClass="Card" customModule="App">
      <!--                               ^^^^ error unconnected-outlet: the outlet 'title' of Card, which 'configure' uses, is connected here, but Card.swift registers the class and not the nib -->
        <label id="l"/><connections>
        <outlet property="title" destination="l" id="o"/></connections></tableViewCell>
      -- Plain.xib --
      <tableViewCell id="c" customClass="Plain" customModule="App"><label id="l"/><connections>
        <outlet property="title" destination="l" id="o"/></connections></tableViewCell>
      -- Built.xib --
      <tableViewCell id="c" customClass="Built" customModule="App"><label id="l"/><connections>
        <outlet property="title" destination="l" id="o"/></connections></tableViewCell>
      -- Tile.xib --
      <collectionViewCell id="c" customClass="Tile" customModule="App">
      <!--                                    ^^^^ error unconnected-outlet -->
        <label id="l"/><connections>
        <outlet property="title" destination="l" id="o"/></connections></collectionViewCell>
      -- Loaded.xib --
      <tableViewCell id="c" customClass="Loaded" customModule="App"><label id="l"/><connections>
        <outlet property="title" destination="l" id="o"/></connections></tableViewCell>
      -- Handed.xib --
      <tableViewCell id="c" customClass="Handed" customModule="App"><label id="l"/><connections>
        <outlet property="title" destination="l" id="o"/></connections></tableViewCell>
      -- Shown.xib --
      <tableViewCell id="c" customClass="Shown" customModule="App"><label id="l"/><connections>
        <outlet property="title" destination="l" id="o"/></connections></tableViewCell>
      -- Main.storyboard --
      <tableViewController id="t" customClass="List" customModule="App"><tableView key="view" id="w"><prototypes>
        <tableViewCell reuseIdentifier="proto" id="p" customClass="Shown" customModule="App"><label id="m"/><connections>
          <outlet property="title" destination="m" id="q"/></connections></tableViewCell>
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "a registered class whose cells no code dequeues, or whose outlet only a method uses that nothing calls, is a warning",
      #"""
      -- Card.swift --
      class Card: UITableViewCell {
        @IBOutlet var title: UILabel!
        override func prepareForReuse() { title.text = "" }
      }
      class Row: UITableViewCell {
        @IBOutlet var note: UILabel!
        private func clear() { note.text = "" }
      }
      class Sheet: UITableViewCell {
        @IBOutlet var name: UILabel!
        func show(name: String) { name.append("") }
      }
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(Card.self, forCellReuseIdentifier: "card")
          tableView.register(Row.self, forCellReuseIdentifier: "row")
          tableView.register(Sheet.self, forCellReuseIdentifier: "sheet")
          _ = tableView.dequeueReusableCell(withIdentifier: "row")
          (tableView.dequeueReusableCell(withIdentifier: "sheet") as? Sheet)?.show(name: "")
        }
      }
      -- Card.xib --
      <tableViewCell id="c" customClass="Card" customModule="App"><label id="l"/><connections>
      <!--                               ^^^^ warning unconnected-outlet -->
        <outlet property="title" destination="l" id="o"/></connections></tableViewCell>
      -- Row.xib --
      <tableViewCell id="c" customClass="Row" customModule="App"><label id="l"/><connections>
      <!--                               ^^^ warning unconnected-outlet: the outlet 'note' of Row, which 'clear' uses, is connected here, but Card.swift registers the class and not the nib; only methods that nothing calls use it -->
        <outlet property="note" destination="l" id="o"/></connections></tableViewCell>
      -- Sheet.xib --
      <tableViewCell id="c" customClass="Sheet" customModule="App"><label id="l"/><connections>
        <outlet property="name" destination="l" id="o"/></connections></tableViewCell>
      -- Main.storyboard --
      <tableViewController id="t" customClass="List" customModule="App"><tableView key="view" id="w"/></tableViewController>
      """#),
    Case(
      "an outlet that code only passes on is not set by that",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var one: UILabel!
        //            ^^^ warning unconnected-outlet
        @IBOutlet var two: UILabel!
        //            ^^^ warning unconnected-outlet
        @IBOutlet var three: UILabel!
        //            ^^^^^ warning unconnected-outlet
        func show() {
          style(one)
          style("a (", label: self.two, .plain)
          [three].forEach { $0.text = "" }
        }
      }
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var four: UILabel!
        @IBOutlet var five: UILabel!
        @IBOutlet var six: UILabel!
        @IBOutlet var seven: UILabel!
        @IBOutlet var eight: UILabel!
        func show() {
          make(&four)
          if let five { style(five) }
          bind(\.six)
          set(#keyPath(seven))
          while (eight == nil) {}
        }
      }
      -- Half.swift --
      class Half: UIViewController {
        @IBOutlet var label: UILabel!
        func show() { style(label) }
      }
      -- Old.h --
      @interface Old : UIViewController
      @property IBOutlet UILabel *one;
      //                          ^^^ warning unconnected-outlet
      @property IBOutlet UILabel *two;
      //                          ^^^ warning unconnected-outlet
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      - (void)show {
        [self style:self.one];
        Style(_two, 1);
      }
      @end
      -- Set.h --
      @interface Set : UIViewController
      @property IBOutlet UILabel *three;
      @property IBOutlet UILabel *four;
      @property IBOutlet UILabel *five;
      @property IBOutlet UILabel *six;
      @end
      -- Set.m --
      #import "Set.h"
      @implementation Set
      - (void)show {
        ASSIGN(_three, label);
        if (_four) [self show];
        [self observe:@keypath(self, five)];
        Make(&_six);
      }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      <viewController id="vg" customClass="Form" customModule="App"/>
      <viewController id="vd" customClass="Old"/>
      <viewController id="vh" customClass="Set"/>
      <viewController id="ve" customClass="Half" customModule="App"><view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections><outlet property="label" destination="l" id="o"/></connections></viewController>
      <viewController id="vf" customClass="Half" customModule="App"/>
      """#),
  ]
}
