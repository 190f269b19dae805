/// The declarations of Apple's UI class libraries to which interface files can refer. The tables contain names, types and
/// selectors as at run time, such as the key `hidden` rather than Swift's `isHidden`.
///
/// The Swift name of a class or protocol can replace its own name: `NumberFormatter` finds `NSNumberFormatter`. If several
/// platforms are given, a fact of any of them counts: the platform of a Swift file may be unknown, and its names must not be
/// called missing because one platform lacks them.
///
/// The tables end with iOS 16.5 and have gaps. If a class in the tables lacks a property, the property most likely does not
/// exist. A class that is not in the tables proves nothing.
package enum AppleSDK {}

@usableFromInline package struct ApplePlatforms: OptionSet, Hashable, Sendable {
  @usableFromInline package var rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// This is faster than the standard library's initializer, which calls functions for each element.
  @inlinable package init(arrayLiteral elements: ApplePlatforms...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }

  /// iOS and Mac Catalyst.
  package static let iOS = ApplePlatforms(rawValue: 1)
  package static let tvOS = ApplePlatforms(rawValue: 2)
  package static let macOS = ApplePlatforms(rawValue: 4)
  package static let watchOS = ApplePlatforms(rawValue: 8)
  package static let all: ApplePlatforms = [.iOS, .tvOS, .macOS, .watchOS]
}
