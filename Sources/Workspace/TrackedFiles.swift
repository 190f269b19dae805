import Synchronization
import World

/// The files that git tracks in a repository. `.gitignore` files do not apply to them.
///
/// The git index, which lists them, is read at the first lookup, so a walk that meets no ignored file does not read it.
final class TrackedFiles: Sendable {
  /// The top of the repository, with a slash at the end.
  private let top: String
  private let environment: Environment
  private let index = Mutex<GitIndex?>(nil)

  /// - Parameter top: Absolute, with a slash at the end.
  init(below top: String, in environment: Environment) {
    self.top = top
    self.environment = environment
  }

  /// Whether git tracks a file, or any file in a folder.
  ///
  /// - Parameter path: An absolute path; that of a folder has a slash at the end.
  func contains(_ path: String) -> Bool {
    guard path.utf8.starts(with: top.utf8) else { return false }
    let known = index.withLock { index in
      if let index { return index }
      let read = readIndex()
      index = read
      return read
    }
    return known.contains(path.utf8.dropFirst(top.utf8.count))
  }

  /// The index; empty if it can't be read, or does not belong to the repository.
  private func readIndex() -> GitIndex {
    let own = ownGitFolder(of: top, in: environment)
    guard let real = try? environment.files.resolve(withoutSlash(top)),
      let folder = try? environment.files.resolve(withoutSlash(own)),
      let file = try? environment.files.resolve(own + "index"), file == folder + "/index",
      isInside(folder, withSlash(real) + ".git")
        || (try? GitRepository(around: withoutSlash(top), in: environment)) != nil,
      let bytes = try? environment.files.readOfGit(file)
    else { return GitIndex() }
    // The index does not contain the length of object names, so both lengths are tried.
    return bytes.withUnsafeBufferPointer { bytes in
      [20, 32].lazy.compactMap { GitIndex(bytes, hashLength: $0) }.first ?? GitIndex()
    }
  }
}

/// The paths in a git index of version 2, 3 or 4.
struct GitIndex: Sendable {
  /// The bytes of all paths, in the order of the bytes.
  private var text: [UInt8] = []
  private var ends: [Int] = []

  /// Creates an index without paths.
  init() {}

  /// nil if the bytes are not such an index, if it shares entries with another file, or if a path is longer than systems allow or
  /// all paths together are longer than 256 MB.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, hashLength: Int) {
    let limit = bytes.count - hashLength
    var offset = 0
    func number(_ length: Int) -> Int? {
      guard length <= limit - offset else { return nil }
      defer { offset += length }
      return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(4) == 0x4449_5243, let version = number(4), 2...4 ~= version, let count = number(4) else {
      return nil
    }
    var former = 0..<0
    for _ in 0..<count {
      let start = offset
      // Times and places on the disk precede the mode; the owners and the size follow it.
      offset += 24
      guard let mode = number(4), [0o040000, 0o100644, 0o100755, 0o120000, 0o160000].contains(mode) else {
        return nil
      }
      offset += 12 + hashLength
      guard let flags = number(2) else { return nil }
      if flags & 0x4000 != 0 { offset += 2 }
      let lower = text.count
      if version == 4 {
        // This number is the length that is removed from the end of the previous path.
        guard var byte = number(1) else { return nil }
        var dropped = byte & 0x7F
        while byte & 0x80 != 0 {
          guard dropped <= former.count, let next = number(1) else { return nil }
          byte = next
          dropped = (dropped + 1) << 7 | byte & 0x7F
        }
        guard dropped <= former.count else { return nil }
        text += text[former.dropLast(dropped)]
      }
      guard offset < limit, let end = bytes[offset..<limit].firstIndex(of: 0) else { return nil }
      text += bytes[offset..<end]
      offset = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
      former = lower..<text.count
      guard 1...4096 ~= former.count, text.count <= 256 << 20 else { return nil }
      ends.append(text.count)
    }
    while offset < limit {
      // An extension with a lower-case name must be understood. The only known one, `sdir`, shows that an entry may be a folder.
      guard let name = number(4), let length = number(4), length <= limit - offset,
        name >> 24 < 0x61 || name == 0x7364_6972
      else { return nil }
      offset += length
    }
    if offset != limit { return nil }
  }

  /// Whether the index lists a file, or any file in a folder.
  ///
  /// - Parameter path: A path relative to the top; that of a folder has a slash at the end.
  func contains(_ path: some Collection<UInt8>) -> Bool {
    var (lower, upper) = (0, ends.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if listed(middle).lexicographicallyPrecedes(path) { lower = middle + 1 } else { upper = middle }
    }
    guard lower < ends.count, listed(lower).starts(with: path) else { return false }
    return listed(lower).count == path.count || path.reversed().first == UInt8(ascii: "/")
  }

  private func listed(_ index: Int) -> ArraySlice<UInt8> {
    text[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }
}
