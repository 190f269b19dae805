// Additions of Swift's module of macOS to the C declarations, after the toolchain's own sources (Platform.swift).
// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Darwin

public var errno: Int32 {
  get { __error().pointee }
  set { __error().pointee = newValue }
}

@_silgen_name("open") private func openFile(_: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { openFile(path, oflag, 0) }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  openFile(path, oflag, mode)
}
@_silgen_name("fcntl") private func control(_: Int32, _: Int32, _: Int32) -> Int32
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { control(fd, cmd, 0) }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { control(fd, cmd, value) }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFBLK: mode_t { 0o060000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFSOCK: mode_t { 0o140000 }
public var S_IRWXU: mode_t { 0o000700 }
public var S_IRUSR: mode_t { 0o000400 }
public var S_IWUSR: mode_t { 0o000200 }
public var S_IXUSR: mode_t { 0o000100 }
public var S_IRWXG: mode_t { 0o000070 }
public var S_IRGRP: mode_t { 0o000040 }
public var S_IWGRP: mode_t { 0o000020 }
public var S_IXGRP: mode_t { 0o000010 }
public var S_IRWXO: mode_t { 0o000007 }
public var S_IROTH: mode_t { 0o000004 }
public var S_IWOTH: mode_t { 0o000002 }
public var S_IXOTH: mode_t { 0o000001 }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
public var SIG_ERR: sig_t { unsafeBitCast(-1, to: sig_t.self) }
