/// The program's only access to the outside. It is passed in, never global; tests build one from a dictionary.
package struct Environment: Sendable {
  /// Absolute, without a slash at the end.
  package var currentDirectory = "/"
  /// Value of an environment variable.
  package var variable: @Sendable (_ name: String) -> String? = { _ in nil }
  /// Processors that may be used at once; at least 1.
  package var processorCount = 1
  /// Takes memory from the system in large pieces, and keeps what is freed for what is needed next.
  ///
  /// It suits a process that does one thing and ends.
  package var keepFreedMemory: @Sendable () -> Void = {}
  package var interruptions = Interruptions()
  package var files = Files()
  package var writing = FileWriting()
  package var console = Console()
  package var clock = Clock()
  package var programs = Programs()

  /// A world in which nothing is there and nothing happens.
  package init() {}
}

/// Files and folders by their paths; `FileWriting` replaces and removes them.
package struct Files: Sendable {
  /// The entries of a folder in no particular order, `.` and `..` left out.
  package var list: @Sendable (_ path: String) throws(FileError) -> [FolderEntry] = nothing
  /// The status of the file at a path, links followed.
  package var status: @Sendable (_ path: String) throws(FileError) -> FileStatus = nothing
  /// The absolute path of what is there, without links and dots in it.
  package var resolve: @Sendable (_ path: String) throws(FileError) -> String = nothing
  package var read: @Sendable (_ path: String) throws(FileError) -> [UInt8] = nothing
  /// Appends to a file, which it makes where there is none.
  package var append: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void = nothing
}

/// Standard input, output and error.
package struct Console: Sendable {
  /// Waits for bytes on standard input and gives what came; empty at its end.
  package var readInput: @Sendable () -> [UInt8] = { [] }
  package var writeOutput: @Sendable (_ bytes: [UInt8]) -> Void = { _ in }
  package var writeError: @Sendable (_ bytes: [UInt8]) -> Void = { _ in }
  /// Whether the reader of standard output has left, as far as the last write showed.
  package var readerHasLeft: @Sendable () -> Bool = { false }
  /// Why output was lost so far; nil where none was, or where the reader left.
  package var outputFault: @Sendable () -> String? = { nil }
  package var inputIsTerminal = false
  package var outputIsTerminal = false
  package var errorIsTerminal = false
  /// From now on, an interruption clears the line of the terminal before it ends the process.
  package var clearLineWhenInterrupted: @Sendable () -> Void = {}
}

package struct Clock: Sendable {
  package var now: @Sendable () -> ContinuousClock.Instant = { ContinuousClock().now }
  /// Calls once, on some thread, when the time has passed.
  package var after: @Sendable (_ delay: Duration, _ call: @escaping @Sendable () -> Void) -> Void = { _, _ in
  }
}

/// Other programs.
package struct Programs: Sendable {
  /// Whether the process of that number is there.
  package var isRunning: @Sendable (_ process: Int) -> Bool = { _ in false }
  /// Runs git with bytes on its standard input, and gives what it writes to standard output.
  package var git: @Sendable (_ arguments: [String], _ input: [UInt8]) throws(FileError) -> [UInt8] =
    notInstalled
  /// Runs a program that the user has named, with arguments and with bytes on its standard input, and gives what it writes to
  /// standard output.
  package var convert: @Sendable (_ call: [String], _ input: [UInt8]) throws(FileError) -> [UInt8] =
    notInstalled
}

/// Fails, since nothing is there.
func nothing<each Argument, Result>(_: repeat each Argument) throws(FileError) -> Result {
  throw FileError(path: "", reason: "no such file or directory", isMissing: true)
}

private func notInstalled(_: [String], _: [UInt8]) throws(FileError) -> [UInt8] {
  throw FileError(path: "", reason: "not installed")
}

package struct FileError: Error, Hashable, Sendable {
  package var path: String
  /// A sentence fragment such as "no such file or directory".
  package var reason: String
  /// Whether nothing is there, rather than something that can't be had.
  package var isMissing: Bool

  package init(path: String, reason: String, isMissing: Bool = false) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }
}

package struct FolderEntry: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case file, folder, link, other }

  package var name: String
  /// The kind of the entry itself, links not followed.
  package var kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

package struct FileStatus: Hashable, Sendable {
  /// Tells one file or folder from every other, whatever path leads to it.
  package struct Identity: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64

    package init(device: UInt64, number: UInt64) {
      self.device = device
      self.number = number
    }
  }

  /// Never `link`.
  package var kind: FolderEntry.Kind
  package var identity: Identity
  /// When the content changed last, in nanoseconds since 1970; 0 where that is unknown.
  package var modified: Int64
  /// When the content or what may be done with it changed last, likewise. Nobody can set it back.
  package var changed: Int64

  package init(kind: FolderEntry.Kind, identity: Identity, modified: Int64 = 0, changed: Int64 = 0) {
    self.changed = changed
    self.kind = kind
    self.identity = identity
    self.modified = modified
  }
}

extension Environment {
  /// The same, with nothing said on standard error.
  package var quiet: Environment {
    var result = self
    result.console.writeError = { _ in }
    return result
  }
}

extension Duration {
  /// Rounded down.
  package var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
