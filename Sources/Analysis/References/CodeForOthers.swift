import Index
import Syntax
import Text

/// Code that the app does not run on its devices.
extension Query {
  /// Whether only a preview of Xcode runs the code at a place.
  func isInPreview(_ place: ByteRange, in file: FileID) -> Bool {
    guard let code = snapshot.code(file), code.language == .swift, let text = text(of: file).current else {
      return false
    }
    let around = code.types.filter { $0.range.lower <= place.lower && place.upper <= $0.range.upper }
    if around.contains(where: { $0.inherits.contains { $0.text == "PreviewProvider" } }) { return true }
    return text.withSpan(SearchText(Array("#Preview".utf8)).ranges).contains {
      $0.upper <= place.lower && isInBraces(place.lower, after: $0.upper, of: text, .swift)
    }
  }

  /// Whether the method around a place checks the kind of device, although the app is built for one: the place may be for
  /// another.
  func checksDevice(around place: ByteRange, in file: FileID) -> Bool {
    let devices = targets(with: file).map { targetMap.targets[$0].devices }
    guard !devices.isEmpty, devices.allSatisfy({ $0?.count == 1 }), Set(devices).count == 1,
      let text = text(of: file).current,
      let names = readMethods(of: file)?.members.map(\.member.nameRange.lower)
    else { return false }
    let next = names.partitionPoint { $0 > place.lower }
    let start = next > 0 ? names[next - 1] : 0
    let end = next < names.count ? names[next] : text.count
    return ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"].contains {
      SearchText(Array($0.utf8)).occurs(in: Array(text[start..<max(start, min(end, text.count))]))
    }
  }
}
