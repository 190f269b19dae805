import Foundation

func write(_ text: String, _ path: String, in folder: URL) throws {
  let file = folder.appending(path: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

func link(_ path: String, to target: String, in folder: URL) throws {
  try FileManager.default.createSymbolicLink(
    atPath: folder.appending(path: path).path, withDestinationPath: target)
}

/// The exit code of a program; nil when it can't be started or fails badly.
func run(_ program: String, _ arguments: [String], in folder: URL) -> Int32? {
  let process = tool(program, arguments, in: folder)
  guard (try? process.run()) != nil else { return nil }
  process.waitUntilExit()
  return process.terminationStatus < 126 ? process.terminationStatus : nil
}

func output(_ program: String, _ arguments: [String], input: URL, in folder: URL) -> String {
  let process = tool(program, arguments, in: folder)
  let pipe = Pipe()
  process.standardInput = try? FileHandle(forReadingFrom: input)
  process.standardOutput = pipe
  guard (try? process.run()) != nil else { return "" }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}

private func tool(_ program: String, _ arguments: [String], in folder: URL) -> Process {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.currentDirectoryURL = folder
  // The settings of whoever runs the tests must not take part.
  var variables = ProcessInfo.processInfo.environment
  variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
  variables["GIT_CONFIG_NOSYSTEM"] = "1"
  process.environment = variables
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  return process
}
