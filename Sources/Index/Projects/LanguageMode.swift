import Syntax

/// The rules of old Swift versions that affect which members Objective-C sees.
package struct LanguageMode: Hashable, Sendable {
  /// Whether every member of a subclass of an Objective-C class is visible to Objective-C.
  ///
  /// This was the rule before Swift 4, and a build setting keeps it.
  package var infersObjC = false
  /// Whether the first label is not a part of the selector, as before Swift 3: `tap(sender:)` was `tap:`.
  package var ignoresFirstLabel = false

  package init(version: Int, infersObjC: Bool) {
    self.infersObjC = infersObjC || version < 4
    ignoresFirstLabel = version < 3
  }

  /// The mode of a file that several targets compile. A member that is visible in one of them counts as visible.
  init(_ targets: [Target]) {
    for target in targets {
      let own = LanguageMode(version: target.swiftVersion ?? 6, infersObjC: target.infersObjC)
      infersObjC = infersObjC || own.infersObjC
      ignoresFirstLabel = ignoresFirstLabel || own.ignoresFirstLabel
    }
  }
}

/// The methods, each with its class, that Swift 3 renamed.
let callsOfSwift2 = [
  ("NSBundle", "mainBundle"), ("NSUserDefaults", "standardUserDefaults"),
  ("NSNotificationCenter", "defaultCenter"), ("NSFileManager", "defaultManager"),
  ("NSJSONSerialization", "dataWithJSONObject"), ("UIApplication", "sharedApplication"),
  ("UIColor", "whiteColor"), ("UIColor", "blackColor"), ("UIColor", "clearColor"), ("UIColor", "redColor"),
]
