/// The program's only access to the outside world. It is passed as a parameter, never global; tests make one from a dictionary.
package struct Environment: Sendable {
  /// The absolute path, without a slash at the end.
  package var currentDirectory = "/"
  /// Returns the value of an environment variable.
  package var variable: @Sendable (_ name: String) -> String? = { _ in nil }
  /// The number of processors that may be used at the same time; at least 1.
  package var processorCount = 1
  /// Makes the process allocate memory from the system in large pieces and keep freed memory for later use.
  ///
  /// It suits a process that does one thing and ends.
  package var keepFreedMemory: @Sendable () -> Void = {}
  package var interruptions = Interruptions()
  package var files = Files()
  package var writing = FileWriting()
  package var console = Console()
  package var clock = Clock()
  package var programs = Programs()

  /// An environment in which nothing exists and nothing happens.
  package init() {}
}

/// Access to files and folders by their paths. `FileWriting` replaces and removes them.
package struct Files: Sendable {
  /// Returns the entries of a folder in no particular order, without `.` and `..`.
  package var list: @Sendable (_ path: String) throws(FileError) -> [FolderEntry] = nothing
  /// Returns the status of the file at a path, following links.
  package var status: @Sendable (_ path: String) throws(FileError) -> FileStatus = nothing
  /// Returns the absolute path of an existing file or folder, without links and dots.
  package var resolve: @Sendable (_ path: String) throws(FileError) -> String = nothing
  package var read: @Sendable (_ path: String) throws(FileError) -> [UInt8] = nothing
  /// Appends to a file, which is created if it does not exist.
  package var append: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void = nothing
}

/// Standard input, standard output and standard error.
package struct Console: Sendable {
  /// Waits for bytes on standard input and returns them; empty at the end of the input.
  package var readInput: @Sendable () -> [UInt8] = { [] }
  package var writeOutput: @Sendable (_ bytes: [UInt8]) -> Void = { _ in }
  package var writeError: @Sendable (_ bytes: [UInt8]) -> Void = { _ in }
  /// Whether the last write showed that the reader of standard output has closed it.
  package var readerHasLeft: @Sendable () -> Bool = { false }
  /// The reason why output was lost; nil if none was, or if the reader closed standard output.
  package var outputFault: @Sendable () -> String? = { nil }
  package var inputIsTerminal = false
  package var outputIsTerminal = false
  package var errorIsTerminal = false
  /// Makes an interruption clear the terminal's line before it ends the process.
  package var clearLineWhenInterrupted: @Sendable () -> Void = {}
}

package struct Clock: Sendable {
  package var now: @Sendable () -> ContinuousClock.Instant = { ContinuousClock().now }
  /// Calls a closure once, on some thread, after a delay.
  package var after: @Sendable (_ delay: Duration, _ call: @escaping @Sendable () -> Void) -> Void = { _, _ in
  }
}

/// Access to other programs.
package struct Programs: Sendable {
  /// Whether a process with this number exists.
  package var isRunning: @Sendable (_ process: Int) -> Bool = { _ in false }
  /// Runs git with bytes on its standard input and returns its standard output.
  package var git: @Sendable (_ arguments: [String], _ input: [UInt8]) throws(FileError) -> [UInt8] =
    notInstalled
  /// Runs a program that the user has named, with arguments and with bytes on its standard input, and returns its standard
  /// output.
  package var convert: @Sendable (_ call: [String], _ input: [UInt8]) throws(FileError) -> [UInt8] =
    notInstalled
}

/// Fails, since no file or folder exists.
func nothing<each Argument, Result>(_: repeat each Argument) throws(FileError) -> Result {
  throw FileError(path: "", reason: "no such file or directory", isMissing: true)
}

private func notInstalled(_: [String], _: [UInt8]) throws(FileError) -> [UInt8] {
  throw FileError(path: "", reason: "not installed")
}

package struct FileError: Error, Hashable, Sendable {
  package var path: String
  /// The reason as a sentence fragment, such as "no such file or directory".
  package var reason: String
  /// Whether the file does not exist, rather than being inaccessible.
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
  /// The kind of the entry itself, without following links.
  package var kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

package struct FileStatus: Hashable, Sendable {
  /// The identity of a file or folder, which is the same for all paths to it.
  package struct Identity: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64

    package init(device: UInt64, number: UInt64) {
      self.device = device
      self.number = number
    }
  }

  /// The kind, which is never `link`.
  package var kind: FolderEntry.Kind
  package var identity: Identity
  /// The time of the last change of the content, in nanoseconds since 1970; 0 if unknown.
  package var modified: Int64
  /// The time of the last change of the content or the permissions, in nanoseconds since 1970; 0 if unknown. No program can set
  /// it back.
  package var changed: Int64

  package init(kind: FolderEntry.Kind, identity: Identity, modified: Int64 = 0, changed: Int64 = 0) {
    self.changed = changed
    self.kind = kind
    self.identity = identity
    self.modified = modified
  }
}

extension Environment {
  /// The same environment without output on standard error.
  package var quiet: Environment {
    var result = self
    result.console.writeError = { _ in }
    return result
  }
}

extension Duration {
  /// The duration in whole milliseconds, rounded down.
  package var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
