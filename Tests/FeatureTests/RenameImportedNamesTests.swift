import Testing

/// Methods of Objective-C whose name Swift takes apart at a preposition, and names that Objective-C uses twice.

private func shop(_ piece: String, _ base: String, other: String = "show") -> String {
  #"""
  -- Shop.h --
  @interface Shop : UIViewController
  - (IBAction)\#(piece)ForItem:(UIButton *)item;
  - (IBAction)\#(other)ViewForItem:(UIButton *)item at:(NSInteger)place;
  @end
  -- Shop.m --
  @implementation Shop
  - (IBAction)\#(piece)ForItem:(UIButton *)item {}
  - (IBAction)\#(other)ViewForItem:(UIButton *)item at:(NSInteger)place {}
  @end
  -- SubShop.swift --
  class SubShop: Shop {
    override func \#(base)(forItem item: UIButton) { super.showView(forItem: item) }
    func go(_ other: Shop, _ list: List) {
      other.showView(forItem: UIButton())
      list.showView(forRow: 1)
      list.showView(in: self)
    }
  }
  -- Shop.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shop"/>
  <button id="b"><connections><action selector="\#(piece)ForItem:" destination="-1" eventType="touchUpInside" id="c1"/>
  </connections></button>
  """#
}

@Test func aPrepositionInASelectorIsALabelInSwift() {
  checkRename(
    shop("showView", "showView"), of: "Shop.showViewForItem:", to: "openPaneForItem:",
    becomes: shop("openPane", "openPane"),
    doubts: [2, 4].map { "SubShop.swift:\($0):showView: Swift may call 'showViewForItem:' by this name" })
}

@Test func aSelectorWithoutTheLabelOfItsCallsInSwiftIsRefused() {
  checkRefusal(
    shop("showView", "showView").replacing("override func", with: "func").replacing(
      "func showView", with: "func x"),
    of: "Shop.showViewForItem:", to: "reveal:",
    "Swift may call 'showViewForItem:' here as 'showView(forItem:)', which has no counterpart for 'reveal:'",
    at: "SubShop.swift:2:showView")
}

@Test func aClassAndAProtocolOfOneNameAreTwoThings() {
  let app = { (name: String) in
    """
    -- Pref.h --
    @protocol Pref <NSObject>
    - (IBAction)open:(id)sender;
    @end
    @protocol Pref, Other;
    @interface 1️⃣\(name) : NSObject <Pref, Shown>
    - (IBAction)other:(id)sender;
    @end
    @interface \(name) (Pref) <Pref>
    @end
    -- Use.m --
    @interface Use : NSObject <Shown, Pref>
    @property id<Pref> pref;
    @property NSDictionary<2️⃣\(name) *, id<Pref>> *all;
    @end
    @implementation Use
    - (void)go {
      if ([self conformsToProtocol:@protocol(Pref)]) [3️⃣\(name) new];
      id<Shown, Pref> one = (id<Pref>)self;
    }
    @end
    -- MacPref.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="\(name)"/>
    """
  }
  checkRename(
    app("Pref"), to: "Settings", becomes: app("Settings"),
    doubts: ["Pref.h -> Settings.h"])
}

@Test(arguments: ["Pref.open:", nil])
func whatAProtocolOfTheClasssNameRequiresIsRefused(_ symbol: String?) {
  checkRefusal(
    """
    -- Pref.m --
    @protocol Pref
    - (IBAction)1️⃣open:(id)sender;
    @end
    @interface Pref : NSObject <Pref>
    @end
    @implementation Pref
    - (IBAction)open:(id)sender {}
    @end
    """,
    of: symbol, to: "launch:", "the protocol Pref requires 'open'", at: "Pref.m:2:open")
}

@Test func aProtocolHasItsOwnNameInSwiftOnceTheClassHasAnother() {
  let app = { (name: String, proto: String) in
    """
    -- Pref.h --
    @protocol Pref
    @end
    @interface \(name) : NSObject <Pref>
    @end
    -- Use.swift --
    func f(_ a: \(proto), _ b: \(name)) -> [\(name)] { [a as! \(name)] }
    -- MacPref.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="\(name)"/>
    """
  }
  checkRename(
    app("Pref", "PrefProtocol"), of: "Pref", to: "Settings", becomes: app("Settings", "Pref"),
    doubts: ["Pref.h -> Settings.h"])
}

@Test func aClassMayTakeTheNameOfAProtocolOfObjectiveC() {
  let app = { (name: String) in
    """
    -- Pref.m --
    @protocol Taken
    @end
    @interface \(name) : NSObject <Taken>
    @end
    @implementation \(name)
    @end
    -- MacPref.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="\(name)"/>
    """
  }
  checkRename(
    app("Pref"), of: "Pref", to: "Taken", becomes: app("Taken"), doubts: ["Pref.m -> Taken.m"])
}

@Test func wordsThatNoClassCanBeAreNotItsName() {
  let app = { (name: String) in
    """
    -- Tag.h --
    @import Tag;
    @import Tag.Sub;
    @class \(name);
    @interface \(name): NSObject
    @end
    @implementation \(name) : NSObject
    @end
    -- Use.m --
    @interface Use : NSObject
    @property (copy) NSString *Tag;
    @end
    @implementation Use
    - (void)Tag:(int)x Tag:(int)y {
      self.Tag = @""; [self Tag:1 Tag:2]; [self.Tag length]; s->Tag = 2; goto Tag;
      Tag: switch (x) { case Tag: break; }
      [[\(name) alloc] init]; id d = @{ @"a": \(name).class }; x ? [\(name) new] : [\(name) class];
      Tag::Sub a; Space::Tag b;
    }
    @end
    -- Types.h --
    struct Tag { int x; };
    typedef struct Tag *TagRef;
    static inline int use(Tag *tag) { return tag->x; }
    -- MacTag.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="\(name)"/>
    """
  }
  let result = app("Label").split(separator: "-- Types.h --", maxSplits: 1)
  let xib = result[1].firstRange(of: "-- MacTag.xib --").map { String(result[1][$0.lowerBound...]) } ?? ""
  checkRename(
    app("Tag"), of: "Tag", to: "Label", becomes: result[0] + xib, doubts: ["Tag.h -> Label.h"])
}

@Test func whatTheTypeSaysIsNoPartOfTheNameInSwift() {
  let app = { (piece: String, base: String) in
    """
    -- Base.h --
    @interface Base : UIViewController
    - (IBAction)\(piece):(UIButton *)sender;
    @end
    -- Use.swift --
    class Use: Base {
      func go(_ base: Base) { base.tap(nil); base.tap(other: 1); base.tap() }
    }
    """
  }
  checkRename(
    app("tapButton", "tap"), of: "Base.tapButton:", to: "pressButton:",
    becomes: app("pressButton", "tap").replacing(#/\n-- Use(.|\n)*/#, with: ""),
    doubts: ["Use.swift:2:tap: Swift may call 'tapButton:' by this name"])
}

@Test func labelsThatTheTypeSaysAreShorterInSwift() {
  let app = { (name: String) in
    """
    -- Base.h --
    @interface Base : UIViewController
    - (IBAction)1️⃣\(name):(id)sender forEvent:(UIEvent *)event;
    @end
    -- Use.swift --
    class Use: Base {
      override func \(name)(_ s: Any?, for e: UIEvent?) { super.\(name)(s, for: e) }
      func go(_ base: Base) { base.\(name)(nil, for: nil); base.save(nil, forth: nil); _ = #selector(Base.\(name)(_:for:)) }
    }
    """
  }
  checkRename(
    app("save"), of: "Base.save:forEvent:", to: "keep:forEvent:",
    becomes: app("keep"))
}

@Test func labelsInSwiftAloneAreComparedInFull() {
  let app = { (name: String) in
    """
    -- A.swift --
    class A: UIViewController {
      @IBAction func 1️⃣\(name)(_ s: Any?, forEvent e: UIEvent?) {}
      @IBAction func save(_ s: Any?, for e: UIEvent?) {}
    }
    class B: A {
      override func \(name)(_ s: Any?, forEvent e: UIEvent?) { save(s, for: e) }
      override func save(_ s: Any?, for e: UIEvent?) { super.\(name)(s, forEvent: e) }
    }
    """
  }
  checkRename(app("save"), to: "keep", becomes: app("keep"))
}
