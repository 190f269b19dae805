/// The declarations of Apple's UI class libraries, as far as interface files can touch them. The tables hold names, types
/// and selectors as the run time knows them, so a key such as `hidden`, not Swift's `isHidden`.
///
/// The Swift name of a class or protocol works wherever its own name does: `NumberFormatter` finds
/// `NSNumberFormatter`. With several platforms, a fact of any of them counts: a name in a Swift file whose
/// platform is not known must not be called missing because one platform lacks it.
///
/// The tables end with iOS 16.5 and have gaps. A miss on a class they know is good evidence for properties;
/// a class they don't know proves nothing.
package enum AppleSDK {}

@usableFromInline package struct ApplePlatforms: OptionSet, Hashable, Sendable {
  @usableFromInline package var rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The library's own asks a table of functions about each element.
  @inlinable package init(arrayLiteral elements: ApplePlatforms...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }

  /// Mac Catalyst as well.
  package static let iOS = ApplePlatforms(rawValue: 1)
  package static let tvOS = ApplePlatforms(rawValue: 2)
  package static let macOS = ApplePlatforms(rawValue: 4)
  package static let watchOS = ApplePlatforms(rawValue: 8)
  package static let all: ApplePlatforms = [.iOS, .tvOS, .macOS, .watchOS]
}
