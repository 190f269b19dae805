import Syntax

/// The rules of old Swift versions that differ in what Objective-C sees.
package struct LanguageMode: Hashable, Sendable {
  /// Whether every member of a class that derives from an Objective-C class is visible to Objective-C.
  ///
  /// This was the rule before Swift 4, and a build setting keeps it.
  package var infersObjC = false
  /// Before Swift 3 the first label was no part of the selector: `tap(sender:)` was `tap:`.
  package var ignoresFirstLabel = false

  package init(version: Int, infersObjC: Bool) {
    self.infersObjC = infersObjC || version < 4
    ignoresFirstLabel = version < 3
  }

  /// The one of a file that several targets compile: what is visible in one of them counts.
  init(_ targets: [Target]) {
    for target in targets {
      let own = LanguageMode(version: target.swiftVersion ?? 6, infersObjC: target.infersObjC)
      infersObjC = infersObjC || own.infersObjC
      ignoresFirstLabel = ignoresFirstLabel || own.ignoresFirstLabel
    }
  }
}
