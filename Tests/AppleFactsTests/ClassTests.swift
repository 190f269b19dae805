import Testing

@testable import AppleFacts

private let platforms: [ApplePlatforms] = [.iOS, .tvOS, .macOS, .watchOS]

@Test func chainEndsAtTheRoot() {
  #expect(AppleSDK.superclasses(of: "UILabel", on: .iOS) == ["UIView", "UIResponder", "NSObject"])
  #expect(AppleSDK.class(named: "UILabel", on: .iOS)?.superclass == "UIView")
  #expect(AppleSDK.superclasses(of: "NSObject", on: .all).isEmpty)
  #expect(AppleSDK.class(named: "NSObject", on: .macOS)?.superclass == nil)
}

@Test func classIsFoundByEitherName() {
  let formatter = AppleSDK.class(named: "NumberFormatter", on: .iOS)
  #expect(formatter?.name == "NSNumberFormatter")
  #expect(formatter?.swiftName == "NumberFormatter")
  #expect(formatter?.superclass == "NSFormatter")
  #expect(formatter == AppleSDK.class(named: "NSNumberFormatter", on: .iOS))
  #expect(AppleSDK.class(named: "ARSession.CollaborationData", on: .iOS)?.name == "ARCollaborationData")
  #expect(AppleSDK.class(named: "UILabel", on: .iOS)?.swiftName == "UILabel")
}

@Test func superclassFollowsThePlatform() {
  #expect(AppleSDK.class(named: "WKWebView", on: .iOS)?.superclass == "UIView")
  #expect(AppleSDK.class(named: "WKWebView", on: .macOS)?.superclass == "NSView")
  #expect(AppleSDK.class(named: "WKWebView", on: .all)?.superclass == "UIView")
  #expect(AppleSDK.class(named: "WKWebView", on: .watchOS) == nil)
  #expect(
    AppleSDK.superclasses(of: "WKWebView", on: [.iOS, .macOS])
      == ["UIView", "UIResponder", "NSObject", "NSView", "NSResponder"])
  #expect(AppleSDK.superclasses(of: "SKNode", on: .watchOS) == ["NSObject"])
}

@Test func classOfAnotherPlatformIsNotFound() {
  #expect(AppleSDK.class(named: "UILabel", on: .macOS) == nil)
  #expect(AppleSDK.class(named: "NSTextField", on: [.iOS, .tvOS]) == nil)
  #expect(AppleSDK.class(named: "NSTextField", on: [.iOS, .macOS])?.platforms == .macOS)
  #expect(AppleSDK.class(named: "NSObject", on: []) == nil)
}

/// Names from documents hold anything, also what separates the fields of the table.
@Test(arguments: [
  "", " ", "-", "UILabe", "UILabell", "uilabel", "UILabel ", "UILabel -", "UILabel\n", "\nUILabel", "Ünknown",
  "~~~", "0",
  "NSView\u{0}", ">NSNumberFormatter", "NSObject - O::NSObject", "🏷",
])
func unknownNameIsNotFound(name: String) {
  #expect(AppleSDK.class(named: name, on: .all) == nil)
  #expect(AppleSDK.protocol(named: name, on: .all) == nil)
  #expect(AppleSDK.element(name, on: .all) == nil)
  #expect(AppleSDK.property(name, of: "UILabel", on: .all) == nil)
  #expect(AppleSDK.property("text", of: name, on: .all) == nil)
  #expect(AppleSDK.inheritedProperty(name, of: "UILabel", on: .all) == nil)
  #expect(AppleSDK.inheritedProperty("text", of: name, on: .all) == nil)
  #expect(AppleSDK.superclasses(of: name, on: .all).isEmpty)
  #expect(AppleSDK.properties(of: name, on: .all).isEmpty)
  #expect(!AppleSDK.isSubclass(name, of: "NSObject", on: .all))
  #expect(!AppleSDK.isSubclass("NSObject", of: name, on: .all))
  #expect(!AppleSDK.isAction(name, on: .all))
  #expect(!AppleSDK.hasAction(name, of: "NSText", on: .all))
  #expect(!AppleSDK.hasAction("copy:", of: name, on: .all))
}

@Test func subclassing() {
  #expect(AppleSDK.isSubclass("UIButton", of: "UIView", on: .iOS))
  #expect(AppleSDK.isSubclass("UIButton", of: "UIButton", on: .iOS))
  #expect(!AppleSDK.isSubclass("UIView", of: "UIButton", on: .iOS))
  #expect(!AppleSDK.isSubclass("UIButton", of: "UIView", on: .macOS))
  #expect(AppleSDK.isSubclass("NumberFormatter", of: "Formatter", on: .macOS))
  #expect(AppleSDK.isSubclass("MKMapView", of: "NSView", on: [.iOS, .macOS]))
  #expect(!AppleSDK.isSubclass("MKMapView", of: "NSView", on: .iOS))
}

@Test func conformance() {
  #expect(AppleSDK.conforms("UITableViewController", to: "UITableViewDelegate", on: .iOS))
  #expect(AppleSDK.conforms("UITableViewController", to: "UIScrollViewDelegate", on: .iOS))
  #expect(AppleSDK.conforms("UILabel", to: "NSObjectProtocol", on: .iOS))
  #expect(!AppleSDK.conforms("UIViewController", to: "UITableViewDelegate", on: .iOS))
  #expect(!AppleSDK.conforms("UIViewController", to: "NoSuchProtocol", on: .iOS))
}

@Test func protocolIsFoundByEitherName() {
  #expect(
    AppleSDK.protocol(named: "UITableViewDelegate", on: .iOS)?.inherits == [
      "NSObject", "UIScrollViewDelegate",
    ])
  let root = AppleSDK.protocol(named: "NSObjectProtocol", on: .macOS)
  #expect(root?.name == "NSObject")
  #expect(root?.swiftName == "NSObjectProtocol")
  #expect(root == AppleSDK.protocol(named: "NSObject", on: .macOS))
  #expect(AppleSDK.protocol(named: "UITableViewDelegate", on: .macOS) == nil)
}

@Test func elementMakesWhatThePlatformHas() {
  func certain(_ className: String?) -> AppleElement { AppleElement(className: className, isCertain: true) }
  #expect(AppleSDK.element("label", on: .iOS) == certain("UILabel"))
  #expect(AppleSDK.element("label", on: .watchOS) == certain("WKInterfaceLabel"))
  #expect(AppleSDK.element("label", on: .macOS) == nil)
  #expect(AppleSDK.element("textField", on: .macOS) == certain("NSTextField"))
  #expect(AppleSDK.element("cell", on: .macOS) == certain("NSCell"))
  #expect(AppleSDK.element("pongPressGestureRecognizer", on: .iOS) == certain("UILongPressGestureRecognizer"))
  #expect(AppleSDK.element("exit", on: .iOS) == certain(nil))
  #expect(AppleSDK.element("constraint", on: .macOS) == certain("NSLayoutConstraint"))
}

@Test func doubtfulElementSaysSo() {
  #expect(AppleSDK.element("adBannerView", on: .iOS)?.isCertain == false)
  // Neither class is on that platform.
  #expect(AppleSDK.element("slider", on: .tvOS)?.isCertain == false)
  #expect(AppleSDK.element("constraint", on: .watchOS)?.isCertain == false)
  // The platforms disagree.
  #expect(
    AppleSDK.element("textField", on: [.iOS, .macOS])
      == AppleElement(className: "UITextField", isCertain: false))
}

@Test func everyClassIsFoundAgain() {
  for platform in platforms {
    let names = AppleSDK.classNames(on: platform)
    #expect(names.count > 300)
    for name in names {
      guard let found = AppleSDK.class(named: name, on: platform) else {
        Issue.record("\(name) is listed and not found")
        continue
      }
      #expect(found.name == name)
      #expect(found.platforms.contains(platform))
      #expect(AppleSDK.class(named: found.swiftName, on: platform) == found)
      if let superclass = found.superclass {
        #expect(AppleSDK.class(named: superclass, on: platform) != nil, "\(superclass) of \(name)")
        #expect(AppleSDK.superclasses(of: name, on: platform).first == superclass)
      }
      let root = AppleSDK.superclasses(of: name, on: platform).last ?? name
      #expect(root == "NSObject" || root == "NSProxy", "\(name) descends from \(root)")
    }
  }
}

@Test func theEndsOfTheTableAreFound() {
  let names = AppleSDK.classNames(on: .all)
  #expect(names == names.sorted())
  for name in [names.first, names.last].compactMap({ $0 }) {
    #expect(AppleSDK.class(named: name, on: .all)?.name == name)
  }
}

@Test func everyCertainElementHasItsClass() {
  for platform in platforms {
    let names = AppleSDK.elementNames(on: platform)
    #expect(names.count > 20)
    for name in names {
      guard let element = AppleSDK.element(name, on: platform) else {
        Issue.record("\(name) is listed and not found")
        continue
      }
      guard element.isCertain, let className = element.className else { continue }
      #expect(AppleSDK.class(named: className, on: platform)?.name == className, "\(name)")
    }
  }
}
