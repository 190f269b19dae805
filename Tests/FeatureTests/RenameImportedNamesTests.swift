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
    app("Pref"), to: "Settings", becomes: app("Settings").filter { !$0.unicodeScalars.contains("\u{20E3}") },
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
