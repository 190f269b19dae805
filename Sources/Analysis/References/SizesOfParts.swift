import Index
import Syntax
import Text

/// A part of a section in a collection view, which a flow layout requests only if it has a size.
private enum SectionPart: String {
  case header = "Header"
  case footer = "Footer"

  /// The names by which code gives the part a size, or the view another layout.
  var namesOfSizes: [AskedName] {
    [
      "referenceSizeFor\(rawValue)InSection", "\(self)ReferenceSize", "set\(rawValue)ReferenceSize",
      "setCollectionViewLayout",
    ].map { AskedName($0) }
      + ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout", "NSCollectionLayoutSection"].map
    { AskedName(making: $0) }
  }
}

extension Query {
  /// Whether a place names a header or a footer of a collection view, and neither documents nor code give that part of the view a size.
  ///
  /// The uses of `namesOfSizes(at:in:)` have to be known.
  func isOfNoSize(_ place: ByteRange, in file: FileID) -> Bool {
    guard let part = part(namedAt: place, in: file),
      case let owners = ownChains(at: place, in: file).compactMap(\.classes.first), !owners.isEmpty
    else { return false }
    return owners.allSatisfy { lacksSize(part, in: $0) }
      && !part.namesOfSizes.contains { name in
        snapshot.findUses(of: name).byFile.contains { other, use in
          use.contains(.inUse) && mayReach(file, other)
        }
      }
  }

  func namesOfSizes(at place: ByteRange, in file: FileID) -> [AskedName] {
    part(namedAt: place, in: file)?.namesOfSizes ?? []
  }

  /// The part that the call with an identifier dequeues; nil for another call, and where a variable says which part.
  private func part(namedAt place: ByteRange, in file: FileID) -> SectionPart? {
    guard let text = source(of: file) else { return nil }
    let start = max(0, place.lower - mostBeforeIdentifier)
    let before = text.string(ByteRange(start, place.lower))
    guard let call = before.ranges(of: "dequeueReusableSupplementaryView").last else { return nil }
    let arguments = before[call.upperBound...]
    return [SectionPart.header, .footer].first { arguments.contains("Section\($0.rawValue)") }
  }

  /// Whether all collection views in the scenes of a class have flow layouts without a size for a part.
  private func lacksSize(_ part: SectionPart, in owner: TypeID) -> Bool {
    let uses = uses(of: owner)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard let outline = snapshot.interface(use.file), let text = source(of: use.file) else {
          return false
        }
        let scene = outline.objects[use.object].scene
        let layouts = outline.objects.filter { $0.scene == scene && $0.key == "collectionViewLayout" }
        return !layouts.isEmpty
          && layouts.allSatisfy { layout in
            layout.element == "collectionViewFlowLayout" && layout.customClass == nil
              && isZero(sizeWithKey: "\(part)ReferenceSize", in: text.string(layout.range))
          }
      }
  }

  private func isZero(sizeWithKey key: String, in element: String) -> Bool {
    guard let found = element.firstRange(of: "key=\"\(key)\"") else { return true }
    let tag = element[found.upperBound...].prefix { $0 != ">" }
    return ["width", "height"].allSatisfy { side in
      tag.firstRange(of: "\(side)=\"").map { Double(tag[$0.upperBound...].prefix { $0 != "\"" }) == 0 }
        ?? true
    }
  }
}

/// The length of the call before its identifier, in bytes.
private let mostBeforeIdentifier = 256
