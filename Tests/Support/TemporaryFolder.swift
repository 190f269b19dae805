import Foundation
import World

/// Runs a test in a new folder, links in whose path are resolved, and removes it.
package func withTemporaryFolder(_ test: (URL) throws -> Void) throws {
  let files = FileManager.default
  let folder = URL(filePath: try realPath(files.temporaryDirectory.path), directoryHint: .isDirectory)
    .appending(path: "ibls-\(UUID().uuidString)")
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? files.removeItem(at: folder) }
  try test(folder)
}

/// As the system has it: Foundation leaves out `/private` on macOS, where the folder for temporary files lies.
private func realPath(_ path: String) throws -> String {
  guard let resolved = realpath(path, nil) else { throw FileError(path: path, reason: "no such folder") }
  defer { free(resolved) }
  return String(cString: resolved)
}

package func write(_ text: String, _ path: String, in folder: URL) throws {
  let file = folder.appending(path: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

package func link(_ path: String, to target: String, in folder: URL) throws {
  try FileManager.default.createSymbolicLink(
    atPath: folder.appending(path: path).path, withDestinationPath: target)
}

/// Runs a tool of the system in a folder, apart from the settings of the person that runs the tests.
///
/// - Parameter input: The bytes that it reads from standard input.
/// - Returns: Its exit code, nil where it can't be started or fails badly, and its output.
package func runTool(
  _ tool: [String], in folder: URL, input: [UInt8] = []
) -> (code: Int32?, output: String) {
  let file = folder.appending(path: "../\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: file) }
  guard (try? Data(input).write(to: file)) != nil else { return (nil, "") }
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = tool
  process.currentDirectoryURL = folder
  var variables = ProcessInfo.processInfo.environment
  variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
  variables["GIT_CONFIG_NOSYSTEM"] = "1"
  process.environment = variables
  let pipe = Pipe()
  process.standardInput = try? FileHandle(forReadingFrom: file)
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return (nil, "") }
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let code = process.terminationStatus < 126 ? process.terminationStatus : nil
  return (code, String(decoding: output, as: UTF8.self))
}
