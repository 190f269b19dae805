/// The program's only access to the outside. It is passed in, never global; tests build one from a dictionary.
package struct Environment: Sendable {
  /// Absolute, without a slash at the end.
  package var currentDirectory: String
  /// Value of an environment variable.
  package var variable: @Sendable (_ name: String) -> String?
  /// Processors that may be used at once; at least 1.
  package var processorCount: Int
  package var now: @Sendable () -> ContinuousClock.Instant
  /// The entries of a folder in no particular order, `.` and `..` left out.
  package var list: @Sendable (_ path: String) throws(FileError) -> [FolderEntry]
  /// The status of the file at a path, links followed.
  package var status: @Sendable (_ path: String) throws(FileError) -> FileStatus
  /// The absolute path of what is there, without links and dots in it.
  package var resolve: @Sendable (_ path: String) throws(FileError) -> String
  package var read: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// Waits for bytes on standard input and gives what came; empty at its end.
  package var readInput: @Sendable () -> [UInt8]
  /// Appends to a file, which it makes where there is none.
  package var append: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void
  package var writing: FileWriting
  package var interruptions: Interruptions
  /// Takes memory from the system in large pieces, and keeps what is freed for what is needed next.
  ///
  /// It suits a process that does one thing and ends.
  package var keepFreedMemory: @Sendable () -> Void
  /// Whether the process of that number is there.
  package var isRunning: @Sendable (_ process: Int) -> Bool
  /// Runs git with bytes on its standard input, and gives what it writes to standard output.
  package var git: @Sendable (_ arguments: [String], _ input: [UInt8]) throws(FileError) -> [UInt8]
  /// Runs a program that the user has named, with arguments and with bytes on its standard input, and gives what it writes to
  /// standard output.
  package var convert: @Sendable (_ call: [String], _ input: [UInt8]) throws(FileError) -> [UInt8]
  /// Calls once, on some thread, when the time has passed.
  package var after: @Sendable (_ delay: Duration, _ call: @escaping @Sendable () -> Void) -> Void
  package var writeOutput: @Sendable (_ bytes: [UInt8]) -> Void
  /// Whether the reader of standard output has left, as far as the last write showed.
  package var readerHasLeft: @Sendable () -> Bool
  /// Why output was lost so far; nil where none was, or where the reader left.
  package var outputFault: @Sendable () -> String?
  package var writeError: @Sendable (_ bytes: [UInt8]) -> Void
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// From now on, an interruption clears the line of the terminal before it ends the process.
  package var clearLineWhenInterrupted: @Sendable () -> Void

  package init(
    currentDirectory: String,
    variable: @escaping @Sendable (_ name: String) -> String?,
    processorCount: Int,
    now: @escaping @Sendable () -> ContinuousClock.Instant,
    list: @escaping @Sendable (_ path: String) throws(FileError) -> [FolderEntry],
    status: @escaping @Sendable (_ path: String) throws(FileError) -> FileStatus,
    resolve: @escaping @Sendable (_ path: String) throws(FileError) -> String,
    read: @escaping @Sendable (_ path: String) throws(FileError) -> [UInt8],
    readInput: @escaping @Sendable () -> [UInt8],
    append: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void,
    writing: FileWriting,
    interruptions: Interruptions = Interruptions(),
    keepFreedMemory: @escaping @Sendable () -> Void = {},
    isRunning: @escaping @Sendable (_ process: Int) -> Bool,
    git: @escaping @Sendable (_ arguments: [String], _ input: [UInt8]) throws(FileError) -> [UInt8] = {
      (_, _) throws(FileError) in throw FileError(path: "git", reason: "not installed")
    },
    convert: @escaping @Sendable (_ call: [String], _ input: [UInt8]) throws(FileError) -> [UInt8] = {
      (call, _) throws(FileError) in throw FileError(path: call.first ?? "", reason: "not installed")
    },
    after: @escaping @Sendable (_ delay: Duration, _ call: @escaping @Sendable () -> Void) -> Void,
    writeOutput: @escaping @Sendable (_ bytes: [UInt8]) -> Void,
    outputFault: @escaping @Sendable () -> String? = { nil },
    writeError: @escaping @Sendable (_ bytes: [UInt8]) -> Void,
    inputIsTerminal: Bool, outputIsTerminal: Bool, errorIsTerminal: Bool,
    clearLineWhenInterrupted: @escaping @Sendable () -> Void = {},
    readerHasLeft: @escaping @Sendable () -> Bool = { false }
  ) {
    self.currentDirectory = currentDirectory
    self.variable = variable
    self.processorCount = processorCount
    self.now = now
    self.list = list
    self.status = status
    self.resolve = resolve
    self.read = read
    self.readInput = readInput
    self.append = append
    self.writing = writing
    self.interruptions = interruptions
    self.keepFreedMemory = keepFreedMemory
    self.isRunning = isRunning
    self.git = git
    self.convert = convert
    self.after = after
    self.writeOutput = writeOutput
    self.outputFault = outputFault
    self.writeError = writeError
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.clearLineWhenInterrupted = clearLineWhenInterrupted
    self.readerHasLeft = readerHasLeft
  }
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

extension Duration {
  /// Rounded down.
  package var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
