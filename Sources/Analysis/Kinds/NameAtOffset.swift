import Index
import Syntax
import Text

extension Query {
  /// The shared name at an offset in a document or in code, the range to show, and one of the name's places.
  func sharedName(at offset: Int, in file: FileID) -> (range: ByteRange, name: SharedName, place: NamePlace)?
  {
    guard snapshot.interface(file) != nil || mayNameText(at: offset, in: file) else { return nil }
    if let asset = asset(at: offset, in: file) {
      return sharedName(at: asset.entry, asset.kind, asset.text).map { (asset.range, $0, asset.entry) }
    }
    let source = source(of: file)
    for kind in NameKind.all {
      let places: [String: [NamePlace]]
      if let outline = snapshot.interface(file) {
        let found = kind.declared(outline, file, self).first {
          $0.range.touches(offset) && !$0.range.isEmpty && (!$0.isReference || kind.files != nil)
        }
        guard let found else { continue }
        let names = found.isReference ? usedNames(kind.kind) : declaredNames(kind.kind)
        places = [found.text: names[found.text, default: []]]
      } else {
        places = usedNames(kind.kind)
      }
      func range(of place: NamePlace) -> ByteRange? {
        let isHere = place.location.file == file && place.isWhole
        let written = isHere ? place.location.range : nil
        let use = place.use?.file == file ? place.use?.range : nil
        let found = [written, use].lazy.compactMap { $0 }.first { $0.touches(offset) }
        guard found == nil, isHere, place.form == .literal, place.use != place.location else { return found }
        return source?.nameOfConstant(withText: place.location.range).flatMap {
          $0.touches(offset) ? $0 : nil
        }
      }
      for (text, place) in places.lazy.flatMap({ text, places in places.lazy.map { (text, $0) } }) {
        guard let range = range(of: place) else { continue }
        return sharedName(at: place, kind.kind, text).map { (range, $0, place) }
      }
    }
    return nil
  }

  /// Whether a place in code is in a string, which may be a constant's text, in the name of a constant or of a case, or in a use
  /// of a name.
  private func mayNameText(at offset: Int, in file: FileID) -> Bool {
    guard snapshot.code(file) != nil, !snapshot.filesWithAnyNames.isEmpty else { return false }
    if nameUses(in: file).contains(where: { $0.range.touches(offset) }) { return true }
    guard let text = text(of: file).bytes, (0...text.count).contains(offset) else { return false }
    // Most strings and words are not names of a document, and the search for the names in code takes far longer.
    let quote = UInt8(ascii: "\"")
    func end(of start: Int) -> Int { text[start...].firstIndex { $0 == quote || $0 == 0x0A } ?? text.count }
    func isDeclared(_ lower: Int, _ upper: Int) -> Bool {
      let name = String(decoding: text[lower..<upper], as: UTF8.self).filter { $0 != "`" }
      return NameKind.all.contains { declaredNames($0.kind)[name] != nil }
    }
    if isInString(offset, text) {
      let start = text[..<offset].lastIndex(of: quote).map { $0 + 1 } ?? offset
      return isDeclared(start, end(of: offset))
    }
    let word = wordRange(around: offset, in: text)
    if word.isEmpty { return false }
    let next = end(of: word.upper)
    return isDeclared(word.lower, word.upper)
      || next < text.count && text[next] == quote && isDeclared(next + 1, end(of: next + 1))
  }
}
