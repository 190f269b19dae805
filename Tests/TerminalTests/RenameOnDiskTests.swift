import Foundation
import Terminal
import TestSupport
import Testing
import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

private let swift = "class Old: UIViewController {\r\n  @IBOutlet var label: UILabel!\r\n}"
private let xib =
  "\u{FEFF}"
  + framed(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Old" customModule="App">
    <connections><outlet property="label" destination="l" id="c1"/></connections></placeholder>
    <label id="l"/>

    """, path: "Old.xib")

private func fill(_ folder: URL) throws {
  try FileManager.default.createDirectory(
    at: folder.appending(path: "A b"), withIntermediateDirectories: true)
  try Data(swift.utf8).write(to: folder.appending(path: "A b/Old.swift"))
  try Data(xib.utf8).write(to: folder.appending(path: "Old.xib"))
}

private func rename(_ folder: URL, _ arguments: [String]) -> (code: Int32, output: [UInt8], error: String) {
  let recorded = RecordedOutput()
  let code = run(["--rename"] + arguments + [folder.path], in: Environment.live.recording(recorded))
  return (code, recorded.output, recorded.errorText)
}

@Suite struct RenameOnDiskTests {
  /// Only git moves files: the `patch` of macOS passes over that.
  @Test(arguments: [
    (["patch", "-p1", "--binary", "-s"], false), (["git", "apply"], false), (["git", "apply"], true),
  ])
  func diffIsTakenByPatchAndGit(_ command: [String], _ movesFiles: Bool) throws {
    try withTemporaryFolder { folder in
      try fill(folder)
      let symbol = movesFiles ? ["Old", "New", "--include-unconfirmed"] : ["Old.label", "heading"]
      let diff = rename(folder, symbol)
      #expect(diff.code == 0)
      #expect(runTool(command, in: folder, input: diff.output).code == 0)
      func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
      }
      if movesFiles {
        #expect(try text("A b/New.swift") == swift.replacing("Old", with: "New"))
        #expect(try text("New.xib") == xib.replacing("Old", with: "New"))
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Old.xib").path))
      } else {
        #expect(try text("A b/Old.swift") == swift.replacing("label", with: "heading"))
        #expect(try text("Old.xib") == xib.replacing("\"label", with: "\"heading"))
      }
    }
  }

  @Test func permissionsAndLinksAreKept() throws {
    try withTemporaryFolder { folder in
      try fill(folder)
      let files = FileManager.default
      let swiftFile = folder.appending(path: "A b/Old.swift")
      let shared = folder.appending(path: "A b/Old.shared")
      try files.moveItem(at: folder.appending(path: "Old.xib"), to: shared)
      try files.createSymbolicLink(at: folder.appending(path: "Old.xib"), withDestinationURL: shared)
      try files.setAttributes([.posixPermissions: 0o751], ofItemAtPath: swiftFile.path)
      let twin = folder.appending(path: "../\(UUID().uuidString).txt")
      try files.linkItem(at: swiftFile, to: twin)
      defer { try? files.removeItem(at: twin) }

      #expect(rename(folder, ["Old.label", "heading", "--write"]).code == 0)
      let renamed = Data(swift.replacing("label", with: "heading").utf8)
      #expect(try Data(contentsOf: swiftFile) == renamed)
      #expect(try Data(contentsOf: twin) == renamed)
      #expect(try files.attributesOfItem(atPath: swiftFile.path)[.posixPermissions] as? Int == 0o751)
      #expect(try Data(contentsOf: shared) == Data(xib.replacing("\"label", with: "\"heading").utf8))
      #expect(
        try files.destinationOfSymbolicLink(atPath: folder.appending(path: "Old.xib").path) == shared.path)
      #expect(try files.contentsOfDirectory(atPath: folder.path).sorted() == ["A b", "Old.xib"])
      #expect(
        try files.contentsOfDirectory(atPath: folder.appending(path: "A b").path).sorted()
          == ["Old.shared", "Old.swift"])
    }
  }

  /// On a disk that ignores case, the new name leads to the file itself.
  @Test func aFileMayTakeItsOwnNameInAnotherCase() throws {
    try withTemporaryFolder { folder in
      try fill(folder)
      #expect(rename(folder, ["Old", "OLD", "--write", "--include-unconfirmed"]).code == 0)
      let files = FileManager.default
      #expect(try files.contentsOfDirectory(atPath: folder.path).sorted() == ["A b", "OLD.xib"])
      #expect(try files.contentsOfDirectory(atPath: folder.appending(path: "A b").path) == ["OLD.swift"])
    }
  }

  @Test func anotherNameOfTheSameFileIsInTheWay() throws {
    try withTemporaryFolder { folder in
      try fill(folder)
      let file = folder.appending(path: "Old.xib")
      let other = folder.appending(path: "New.xib")
      try FileManager.default.linkItem(at: file, to: other)
      // Of what is read, no file is offered a name that another has.
      try Data("New.xib".utf8).write(to: folder.appending(path: ".gitignore"))
      let result = rename(folder, ["Old", "New", "--write", "--include-unconfirmed"])
      #expect(result.code == 2)
      #expect(result.error.contains("New.xib: already exists"))
      #expect(try Data(contentsOf: file) == Data(xib.utf8))
      #expect(try Data(contentsOf: other) == Data(xib.utf8))
    }
  }

  @Test(.enabled(if: takesAttributes(plainAttribute), "the disk takes no extended attributes"))
  func extendedAttributesAreKept() throws {
    try withTemporaryFolder { folder in
      try fill(folder)
      let path = folder.appending(path: "A b/Old.swift").path
      try #require(setAttribute(plainAttribute, path))
      #expect(rename(folder, ["Old.label", "heading", "--write"]).code == 0)
      #expect(
        try Data(contentsOf: URL(filePath: path)) == Data(swift.replacing("label", with: "heading").utf8))
      #expect(attribute(plainAttribute.name, path) == plainAttribute.value)
    }
  }

  #if os(Linux)
    @Test(.enabled(if: takesAttributes(accessList), "the disk takes no access lists"))
    func accessListsAreKept() throws {
      try withTemporaryFolder { folder in
        try fill(folder)
        let path = folder.appending(path: "A b/Old.swift").path
        try #require(setAttribute(accessList, path))
        #expect(rename(folder, ["Old.label", "heading", "--write"]).code == 0)
        #expect(attribute(accessList.name, path) == accessList.value)
      }
    }

    /// The access list that a folder gives to new files does not open an old one to others.
    @Test(.enabled(if: takesAttributes(accessList), "the disk takes no access lists"))
    func theListOfAFolderIsNotTaken() throws {
      try withTemporaryFolder { folder in
        try fill(folder)
        let path = folder.appending(path: "A b/Old.swift").path
        try #require(
          setAttribute(("system.posix_acl_default", accessList.value), folder.appending(path: "A b").path))
        func mode() throws -> Int? {
          try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        let before = try mode()
        #expect(rename(folder, ["Old.label", "heading", "--write"]).code == 0)
        #expect(attribute(accessList.name, path) == nil)
        #expect(try mode() == before)
      }
    }
  #endif

  @Test func readOnlyFileLeavesAllAsTheyWere() throws {
    try withTemporaryFolder { folder in
      try fill(folder)
      let file = folder.appending(path: "Old.xib")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      let result = rename(folder, ["Old.label", "heading", "--write"])
      #expect(result.code == 2)
      #expect(result.error.contains("Old.xib: read-only"))
      #expect(try Data(contentsOf: folder.appending(path: "A b/Old.swift")) == Data(swift.utf8))
      #expect(try Data(contentsOf: file) == Data(xib.utf8))
    }
  }
}

// MARK: Attributes

private typealias FileAttribute = (name: String, value: [UInt8])

#if canImport(Darwin)
  private let plainAttribute: FileAttribute = ("com.example.tag", [1, 0, 2])

  private func setAttribute(_ attribute: FileAttribute, _ path: String) -> Bool {
    setxattr(path, attribute.name, attribute.value, attribute.value.count, 0, 0) == 0
  }

  private func attribute(_ name: String, _ path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 1024)
    let count = getxattr(path, name, &value, value.count, 0, 0)
    return count < 0 ? nil : Array(value.prefix(count))
  }
#else
  private let plainAttribute: FileAttribute = ("user.tag", [1, 0, 2])

  /// The owner may read and write, one other user and the mask read.
  private let accessList: FileAttribute = (
    "system.posix_acl_access",
    [2, 0, 0, 0] + entry(1, 6) + entry(2, 4, user: [57, 48, 0, 0]) + entry(4, 0) + entry(16, 4) + entry(32, 0)
  )

  private func entry(_ tag: UInt8, _ permissions: UInt8, user: [UInt8] = [255, 255, 255, 255]) -> [UInt8] {
    [tag, 0, permissions, 0] + user
  }

  /// Swift's modules of the C libraries leave these calls out.
  private func setAttribute(_ attribute: FileAttribute, _ path: String) -> Bool {
    typealias Call =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
      ) -> Int32
    guard let symbol = dlsym(nil, "setxattr") else { return false }
    return unsafeBitCast(symbol, to: Call.self)(
      path, attribute.name, attribute.value, attribute.value.count, 0) == 0
  }

  private func attribute(_ name: String, _ path: String) -> [UInt8]? {
    typealias Call =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
      ) -> Int
    guard let symbol = dlsym(nil, "getxattr") else { return nil }
    var value = [UInt8](repeating: 0, count: 1024)
    let count = unsafeBitCast(symbol, to: Call.self)(path, name, &value, value.count)
    return count < 0 ? nil : Array(value.prefix(count))
  }
#endif

private func takesAttributes(_ attribute: FileAttribute) -> Bool {
  var isTaken = false
  try? withTemporaryFolder { folder in
    let file = folder.appending(path: "file")
    try Data().write(to: file)
    isTaken = setAttribute(attribute, file.path)
  }
  return isTaken
}
