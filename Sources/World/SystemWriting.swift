#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension System {
  static var writing: FileWriting {
    var result = FileWriting()
    result.target = target
    result.create = create
    result.writeAs = writeAs
    result.link = addName
    result.overwrite = overwrite
    result.move = move
    result.remove = remove
    result.makeFolder = makeFolder
    result.requireOwn = requireOwn
    result.flush = flush
    result.createLocked = createLocked
    result.lock = lock
    return result
  }

  private static func target(of path: String) throws(FileError) -> FileWriting.Target {
    let resolved = try resolved(path)
    var information = stat()
    guard stat(resolved, &information) == 0 else { throw failure(path, errno) }
    guard information.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) else {
      throw FileError(path: path, reason: "not a regular file")
    }
    return FileWriting.Target(
      path: resolved, nameCount: Int(information.st_nlink), obstacle: obstacle(to: resolved, information))
  }

  private static func obstacle(to path: String, _ information: stat) -> String? {
    // The superuser may write files that are marked as read-only, but the mark is respected.
    let isMarked = information.st_mode & mode_t(S_IWUSR | S_IWGRP | S_IWOTH) == 0
    if isMarked || access(path, W_OK) != 0 { return "read-only" }
    // The new file would belong to this user. Only the superuser may change the owner.
    let user = geteuid()
    return user == 0 || information.st_uid == user ? nil : "belongs to another user"
  }

  private static func create(_ bytes: [UInt8], _ path: String) throws(FileError) {
    try refuseZeroByte(in: path)
    let folder = folder(of: path)
    let temporary = "\(folder).ibls-new-\(path.dropFirst(folder.count))"
    // An interrupted run may have left the temporary file.
    unlink(temporary)
    let descriptor = try make(temporary, 0o666, for: path)
    let problem = write(bytes, at: 0, to: descriptor) ?? (fsync(descriptor) == 0 ? nil : errno)
    let closing = close(descriptor) == 0 ? nil : errno
    if let code = problem ?? closing ?? (rename(temporary, path) == 0 ? nil : errno) {
      unlink(temporary)
      throw failure(path, code)
    }
  }

  /// Creates an empty file where nothing exists, not even a link. Messages name the path of the file that it will replace.
  private static func make(_ path: String, _ mode: mode_t, for named: String) throws(FileError) -> Int32 {
    let descriptor = retried { open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw failure(named, errno) }
    return descriptor
  }

  private static func writeAs(_ bytes: [UInt8], _ path: String, _ other: String) throws(FileError) {
    var information = stat()
    guard stat(other, &information) == 0 else { throw failure(other, errno) }
    // No other user can read the file before it has its final permissions.
    let descriptor = try make(path, 0o600, for: other)
    let problem =
      write(bytes, at: 0, to: descriptor) ?? keepOwner(information, descriptor)
      ?? keepPermissions(information, of: other, descriptor) ?? (fsync(descriptor) == 0 ? nil : errno)
    let closing = close(descriptor) == 0 ? nil : errno
    if let code = problem ?? closing {
      unlink(path)
      throw failure(other, code)
    }
  }

  /// Gives the file the owner and the group of the old one.
  ///
  /// - Returns: nil where it has them, else `errno`.
  private static func keepOwner(_ information: stat, _ descriptor: Int32) -> Int32? {
    if fchown(descriptor, information.st_uid, information.st_gid) == 0 { return nil }
    let code = errno
    // A folder may already have given the file the owner and the group, which this process can't set.
    var made = stat()
    guard code == EPERM, fstat(descriptor, &made) == 0, made.st_uid == information.st_uid,
      made.st_gid == information.st_gid
    else { return code }
    return nil
  }

  private static func keepPermissions(_ information: stat, of path: String, _ descriptor: Int32) -> Int32? {
    // The access list is copied first, since it contains the permissions of the group.
    copyAttributes(of: path, to: descriptor)
    return fchmod(descriptor, information.st_mode & 0o7777) == 0 ? nil : errno
  }

  /// Copies the access list and the extended attributes, such as the Finder's tags, to a new file. Attributes that the disk does
  /// not support are left out, since writing the text matters more.
  private static func copyAttributes(of path: String, to descriptor: Int32) {
    let source = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard source >= 0 else { return }
    defer { close(source) }
    #if canImport(Darwin)
      _ = fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    #else
      ExtendedAttributes.system?.copy(from: source, to: descriptor)
    #endif
  }

  private static func addName(_ path: String, _ newPath: String) throws(FileError) {
    try refuseZeroByte(in: newPath)
    guard link(path, newPath) == 0 else { throw failure(path, errno) }
  }

  private static func overwrite(_ bytes: [UInt8], _ old: [UInt8], _ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var problem = write(bytes, at: 0, to: descriptor)
    if problem == nil, ftruncate(descriptor, off_t(bytes.count)) != 0 { problem = errno }
    if problem == nil, fsync(descriptor) != 0 { problem = errno }
    guard let problem else { return }
    // The old bytes have their place on the disk still.
    _ = write(old, at: 0, to: descriptor)
    ftruncate(descriptor, off_t(old.count))
    throw failure(path, problem)
  }

  private static func move(_ path: String, _ newPath: String) throws(FileError) {
    try refuseZeroByte(in: newPath)
    guard rename(path, newPath) == 0 else { throw failure(newPath, errno) }
  }

  private static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw failure(path, errno) }
  }

  private static func makeFolder(_ path: String) throws(FileError) {
    try refuseZeroByte(in: path)
    for slash in path.utf8.indices.dropFirst() where path.utf8[slash] == UInt8(ascii: "/") {
      let folder = String(path[..<slash])
      // If one of these folders can't be made, the last one can't be made either, and its error has the reason.
      if access(folder, F_OK) != 0 { mkdir(folder, 0o700) }
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path, errno) }
  }

  private static func requireOwn(_ path: String, _ kind: FolderEntry.Kind) throws(FileError) {
    try refuseZeroByte(in: path)
    var information = stat()
    guard lstat(path, &information) == 0 else { throw failure(path, errno) }
    let found = Self.kind(of: information.st_mode)
    let reason: String? =
      if found == .link {
        "is a link"
      } else if found != kind {
        kind == .folder ? "is not a directory" : "is not a regular file"
      } else if information.st_uid != geteuid() {
        "belongs to another user"
      } else if information.st_mode & mode_t(S_IWGRP | S_IWOTH) != 0 {
        "can be written by other users"
      } else { nil }
    if let reason { throw FileError(path: path, reason: reason) }
  }

  private static func flush(_ folder: String) throws(FileError) {
    let descriptor = retried { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(folder, errno) }
    defer { close(descriptor) }
    // Some file systems don't support waiting for a folder.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(folder, errno) }
  }

  /// Writes all bytes and returns the error's number; nil on success.
  static func write(_ bytes: [UInt8], at start: Int, to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var sent = start
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let count = pwrite(descriptor, rest.baseAddress, min(rest.count, 1 << 30), off_t(sent))
        if count > 0 {
          sent += count
        } else if count == 0 || errno != EINTR {
          return count == 0 ? ENOSPC : errno
        }
      }
      return nil
    }
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[...$0]) } ?? ""
  }
}

#if !canImport(Darwin)
  /// Linux's functions for extended attributes, which Swift's modules of its C libraries leave out.
  private struct ExtendedAttributes: Sendable {
    typealias List = @convention(c) (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int
    typealias Get = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    typealias Set = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
    typealias Remove = @convention(c) (Int32, UnsafePointer<CChar>) -> Int32

    /// The functions; nil if the C library lacks them.
    static let system = ExtendedAttributes()

    private static let accessList = "system.posix_acl_access"
    private static let longest = 1 << 16

    private let list: List
    private let get: Get
    private let set: Set
    private let remove: Remove

    private init?() {
      guard let list = dlsym(nil, "flistxattr"), let get = dlsym(nil, "fgetxattr"),
        let set = dlsym(nil, "fsetxattr"), let remove = dlsym(nil, "fremovexattr")
      else { return nil }
      self.list = unsafeBitCast(list, to: List.self)
      self.get = unsafeBitCast(get, to: Get.self)
      self.set = unsafeBitCast(set, to: Set.self)
      self.remove = unsafeBitCast(remove, to: Remove.self)
    }

    /// Copies the user's attributes and the access list. Others belong to the system, and some of them certify the old text.
    func copy(from source: Int32, to target: Int32) {
      var hasAccessList = false
      for name in names(of: source) {
        let isAccessList = name == Self.accessList
        guard isAccessList || name.hasPrefix("user."), let value = value(of: name, source) else { continue }
        hasAccessList = hasAccessList || isAccessList
        _ = value.withUnsafeBytes { set(target, name, $0.baseAddress, $0.count, 0) }
      }
      // A folder may give new files an access list that the old file does not have.
      if !hasAccessList { _ = remove(target, Self.accessList) }
    }

    private func names(of descriptor: Int32) -> [String] {
      var names = [CChar](repeating: 0, count: Self.longest)
      let count = names.withUnsafeMutableBufferPointer { list(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return [] }
      return names[..<count].split(separator: 0).map { name in
        String(decoding: name.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      }
    }

    private func value(of name: String, _ descriptor: Int32) -> [UInt8]? {
      var count = 0
      let value = [UInt8](unsafeUninitializedCapacity: Self.longest) { buffer, initialized in
        count = get(descriptor, name, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      return count < 0 ? nil : value
    }
  }
#endif
