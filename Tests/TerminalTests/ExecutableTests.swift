import Foundation
import TestSupport
import Testing

/// A test that can't find the program fails; nothing is skipped.
func program() throws -> URL {
  #if canImport(Darwin)
    // A runner out of the toolchain loads the tests as a bundle.
    let tests = Bundle(for: Marker.self).bundleURL
  #else
    let tests = URL(filePath: CommandLine.arguments[0])
  #endif
  let places = [tests.deletingLastPathComponent()]
  let found = places.map { $0.appending(path: "ibls") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  return try #require(found, "no 'ibls' beside the tests in \(places.map(\.path))")
}

#if canImport(Darwin)
  /// Lies in the same bundle as the tests.
  private final class Marker {}
#endif

/// The program as it was built, over real pipes.
@Suite struct ExecutableTests {
  private func withApp(_ test: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for (path, text) in troubledApp {
        try Data(text.utf8).write(to: folder.appending(path: String(path.dropFirst("/app/".count))))
      }
      try test(folder)
    }
  }

  private func run(_ arguments: [String], in folder: URL) throws -> (code: Int32, out: String, err: String) {
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (out, err) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = err
    try process.run()
    // The text printed here fits a pipe, so that one can be read after the other.
    let output = out.fileHandleForReading.readDataToEndOfFile()
    let error = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: error, as: UTF8.self)
    )
  }

  @Test func findsOnDiskWhatItFindsInMemory() throws {
    try withApp { folder in
      let found = try run(["--check", "--all"], in: folder)
      let expected = runInMemory(["--check", "--all"], troubledApp)
      #expect(found.code == 1)
      #expect(found.out == expected.output)
      #expect(found.err.hasPrefix("1 error, 1 warning in 1 storyboard or xib and 1 Swift file ("))

      let json = try run(["--check", "--format=json", folder.path], in: folder)
      let output = try CheckOutput(Array(json.out.utf8))
      #expect(output.workspaces.map(\.root) == [folder.path])
      #expect(output.findings.count == 3)
      #expect(json.err == "")
      #expect(try run(["--check", "--format=json", folder.path], in: folder).out == json.out)
    }
  }

  @Test func exitCodesReachTheShell() throws {
    try withApp { folder in
      #expect(try run(["--check", "--fail-on", "never"], in: folder).code == 0)
      let wrong = try run(["--check", "Missing"], in: folder)
      #expect(wrong.code == 2)
      #expect(wrong.err == "ibls: can't check 'Missing': no such file or directory\n")
      #expect(wrong.out == "")
      #expect(try run(["--help"], in: folder).code == 0)
    }
  }

  @Test func aWatchedFolderIsCheckedAgainAfterAChange() throws {
    try withApp { folder in
      let process = Process()
      process.executableURL = try program()
      process.arguments = ["check", "--watch", "--select", "dangling-outlet"]
      process.currentDirectoryURL = folder
      let (out, err) = (Pipe(), Pipe())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = out
      process.standardError = err
      try process.run()
      defer {
        // A test may run on a thread that blocks other signals, which the process inherits.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
      /// Waits until a check is over, and gives what standard error said of it.
      func nextCheck() -> String {
        var text = ""
        while !text.contains("Ctrl-C"), case let bytes = err.fileHandleForReading.availableData,
          !bytes.isEmpty
        {
          text += String(decoding: bytes, as: UTF8.self)
        }
        return text
      }
      #expect(nextCheck().hasPrefix("1 error in "))
      let document = folder.appending(path: "Main.storyboard")
      let text = try String(contentsOf: document, encoding: .utf8)
      try Data(text.replacing("titleLable", with: "titleLabel").utf8).write(to: document)
      #expect(nextCheck().hasPrefix("nothing wrong in "))
      try Data("{\"exclude\": [\"*.swift\"]}".utf8).write(to: folder.appending(path: ".ibls.json"))
      #expect(nextCheck().contains(" 0 Swift files"))
    }
  }

  #if os(Linux)
    @Test func aReportThatDoesNotFitIsNoReport() throws {
      try withApp { folder in
        let process = Process()
        process.executableURL = try program()
        process.arguments = ["--check", "--fail-on", "never"]
        process.currentDirectoryURL = folder
        let err = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        process.standardError = err
        try process.run()
        let error = err.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(String(decoding: error, as: UTF8.self).contains("standard output: no space left on device"))
      }
    }
  #endif

  /// `ibls --check | head -0`: a missing reader is not a reason to crash or to hang.
  @Test func aReaderThatLeavesDoesNotKillIt() throws {
    try withApp { folder in
      var many = ""
      for number in 1...5000 { many += "@IBDesignable class Model\(number) {}\n" }
      try Data(many.utf8).write(to: folder.appending(path: "Many.swift"))
      let process = Process()
      process.executableURL = try program()
      process.arguments = ["--check"]
      process.currentDirectoryURL = folder
      let out = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = out
      process.standardError = FileHandle.nullDevice
      try process.run()
      try out.fileHandleForReading.close()
      try out.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 1)
    }
  }
}
