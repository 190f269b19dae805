import Workspace
import World

/// The reason why a command can't do its work, in lines for users.
struct CheckFailure: Error {
  var messages: [String]

  init(_ messages: String...) { self.messages = messages }

  init(_ messages: [String]) { self.messages = messages }
}

/// The result of work; nil where it fails, which is reported on standard error.
func reporting<Result>(
  in environment: Environment, _ work: () throws(CheckFailure) -> Result
) -> Result? {
  do throws(CheckFailure) {
    return try work()
  } catch {
    for message in error.messages { complain(message, in: environment) }
    return nil
  }
}

/// The result of work on files; the message of a failure begins with these words.
func explaining<Result>(
  _ words: String, _ work: () throws(FileError) -> Result
) throws(CheckFailure) -> Result {
  do throws(FileError) { return try work() } catch { throw CheckFailure("\(words): \(error.reason)") }
}

extension Environment {
  /// The absolute path and the content of a file that the user names.
  func readNamed(_ path: String) throws(CheckFailure) -> (path: String, bytes: [UInt8]) {
    try explaining("can't read '\(path)'") { () throws(FileError) in
      let absolute = try placeNamed(path)
      return (absolute, try files.read(absolute))
    }
  }

  /// Writes a file that the user names.
  func writeNamed(_ path: String, _ bytes: [UInt8], beside roots: [String] = []) throws(CheckFailure) {
    try explaining("can't write '\(path)'") { () throws(FileError) in
      try write(bytes, to: normalized(path, from: currentDirectory), beside: roots, in: self)
    }
  }
}
