import Testing

@testable import AppleFacts

@Test func propertyIsTheClassesOwn() {
  let property = AppleSDK.property("dockMenu", of: "NSApplication", on: .macOS)
  #expect(
    property == AppleProperty(name: "dockMenu", type: "NSMenu", isReadOnly: false, owner: "NSApplication"))
  #expect(AppleSDK.property("tag", of: "UILabel", on: .iOS) == nil)
  #expect(AppleSDK.property("dockMenu", of: "NSApplication", on: .iOS) == nil)
  #expect(AppleSDK.property("window", of: "UIView", on: .iOS)?.isReadOnly == true)
}

@Test func propertyIsInherited() {
  #expect(AppleSDK.inheritedProperty("tag", of: "UILabel", on: .iOS)?.owner == "UIView")
  #expect(AppleSDK.inheritedProperty("delegate", of: "UITextView", on: .iOS)?.type == "<UITextViewDelegate>")
  #expect(AppleSDK.inheritedProperty("bounces", of: "UITableView", on: .iOS)?.owner == "UIScrollView")
  #expect(AppleSDK.inheritedProperty("nextKeyView", of: "NSButton", on: .macOS)?.owner == "NSView")
  #expect(AppleSDK.inheritedProperty("nextKeyView", of: "NSButton", on: .iOS) == nil)
}

@Test func nearestPropertyWins() {
  let property = AppleSDK.inheritedProperty("delegate", of: "UITableView", on: .iOS)
  #expect(property?.type == "<UITableViewDelegate>")
  #expect(property?.owner == "UITableView")
  #expect(
    AppleSDK.inheritedProperty("delegate", of: "UIScrollView", on: .iOS)?.type == "<UIScrollViewDelegate>")
}

@Test func inheritedSetterServesAnOverride() {
  #expect(AppleSDK.property("accessibilityLabel", of: "NSButton", on: .macOS)?.isReadOnly == true)
  let property = AppleSDK.inheritedProperty("accessibilityLabel", of: "NSButton", on: .macOS)
  #expect(property?.isReadOnly == false)
  #expect(property?.owner == "NSButton")
  #expect(AppleSDK.inheritedProperty("layer", of: "UILabel", on: .iOS)?.isReadOnly == true)
  for name in ["NSButton", "UITextField", "WKWebView"] {
    for property in AppleSDK.properties(of: name, on: .all) {
      #expect(property == AppleSDK.inheritedProperty(property.name, of: name, on: .all))
    }
  }
}

@Test func memberIsFoundThroughASwiftName() {
  #expect(AppleSDK.inheritedProperty("numberStyle", of: "NumberFormatter", on: .iOS) != nil)
  #expect(AppleSDK.property("numberStyle", of: "NumberFormatter", on: .iOS)?.owner == "NSNumberFormatter")
}

/// A class whose superclass depends on the platform is searched along each.
@Test func unknownPlatformSearchesAll() {
  #expect(AppleSDK.inheritedProperty("nextKeyView", of: "WKWebView", on: .all)?.owner == "NSView")
  #expect(AppleSDK.inheritedProperty("backgroundColor", of: "WKWebView", on: .all)?.owner == "UIView")
  #expect(AppleSDK.inheritedProperty("nextKeyView", of: "WKWebView", on: [.iOS, .tvOS]) == nil)
}

@Test func firstLettersCaseIsForgiven() {
  #expect(AppleSDK.inheritedProperty("Text", of: "UILabel", on: .iOS)?.name == "text")
  #expect(
    AppleSDK.property("hTTPShouldHandleCookies", of: "NSURLRequest", on: .iOS)?.name
      == "HTTPShouldHandleCookies")
  #expect(AppleSDK.inheritedProperty("tExt", of: "UILabel", on: .iOS) == nil)
  #expect(AppleSDK.inheritedProperty("1ext", of: "UILabel", on: .iOS) == nil)
  #expect(AppleSDK.inheritedProperty("éText", of: "UILabel", on: .iOS) == nil)
  // Both are declared; each is its own.
  #expect(AppleSDK.property("HTTPOnly", of: "NSHTTPCookie", on: .macOS)?.name == "HTTPOnly")
  #expect(AppleSDK.property("hTTPOnly", of: "NSHTTPCookie", on: .macOS)?.name == "hTTPOnly")
}

@Test func actionIsInherited() {
  #expect(AppleSDK.hasAction("undo:", of: "NSWindow", on: .macOS))
  #expect(AppleSDK.hasAction("undo:", of: "NSPanel", on: .macOS))
  #expect(!AppleSDK.hasAction("undo:", of: "NSWindow", on: .iOS))
  #expect(!AppleSDK.hasAction("undo", of: "NSWindow", on: .macOS))
  #expect(!AppleSDK.hasAction("dockMenu:", of: "NSApplication", on: .macOS))
  #expect(AppleSDK.actionSelectors(of: "NSPanel", on: .macOS).contains("undo:"))
  #expect(!AppleSDK.actionSelectors(of: "NSView", on: .macOS).contains("undo:"))
}

@Test func firstResponderOffersActionsOfAnyClass() {
  #expect(AppleSDK.isAction("undo:", on: .macOS))
  #expect(AppleSDK.isAction("toggleSourceList:", on: .macOS))
  #expect(!AppleSDK.isAction("toggleSourceList:", on: .iOS))
  #expect(!AppleSDK.isAction("noSuchAction:", on: .all))
}

@Test(arguments: [ApplePlatforms.iOS, .tvOS, .macOS, .watchOS])
func everyMemberIsFoundAgain(platform: ApplePlatforms) {
  for name in AppleSDK.classNames(on: platform) {
    withClass(name, on: platform) { line in
      line.forEachProperty(on: platform) { offset in
        let table = FactTable.properties
        let property = table.string(offset, table.end(from: offset))
        let found = AppleSDK.property(property, of: name, on: platform)
        #expect(found?.name == property, "\(name)")
        #expect(found?.owner == name)
        #expect(found?.type.isEmpty == false, "\(name).\(property)")
      }
    }
  }
}

@Test(arguments: [ApplePlatforms.iOS, .tvOS, .macOS])
func everyActionIsFoundAgain(platform: ApplePlatforms) {
  let selectors = AppleSDK.actionSelectors(on: platform)
  #expect(selectors == selectors.sorted())
  for selector in selectors {
    #expect(selector.hasSuffix(":"))
    #expect(AppleSDK.isAction(selector, on: platform))
    let table = FactTable.actions
    guard let line = withKey(selector, { table.firstLine($0) }) else { continue }
    for owner in ActionOwners(line: line) where owner.platforms.contains(platform) {
      let name = table.string(owner.name, table.end(from: owner.name))
      #expect(AppleSDK.hasAction(selector, of: name, on: platform), "\(name)")
      #expect(AppleSDK.class(named: name, on: platform)?.name == name)
    }
  }
}
