// The part of Foundation in use, after Apple's documented declarations and their availability. Bodies never run.
@_exported import Dispatch
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Musl
#endif

private func unreachable() -> Never { fatalError("a stub is never run") }

// MARK: Bytes

public struct Data: Sendable, Hashable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Data
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct Base64DecodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withoutOverwriting = WritingOptions(rawValue: 2)
  }

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public init?(base64Encoded base64String: __shared String, options: Base64DecodingOptions = []) {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 {
    get { 0 }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { self }
    set {}
  }
  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C)
  where C.Element == UInt8 {}
}

// MARK: JSON

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)
    @available(macOS 10.13, *) public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
    @available(macOS 10.15, *) public static let withoutEscapingSlashes = OutputFormatting(rawValue: 1 << 3)
  }
  open var outputFormatting: OutputFormatting = []
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { unreachable() }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { data }
  open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
    unreachable()
  }
}
open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { unreachable() }
}

// MARK: Files

public struct URL: Sendable, Hashable, CustomStringConvertible {
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public init?(string: String) {}
  @available(macOS 13.0, *) public init(
    filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil
  ) {}
  public var path: String { "" }
  @available(macOS 13.0, *) public func path(percentEncoded: Bool = true) -> String { "" }
  public var pathExtension: String { "" }
  public var lastPathComponent: String { "" }
  public var pathComponents: [String] { [] }
  public var absoluteString: String { "" }
  public var description: String { "" }
  public var standardizedFileURL: URL { self }
  @available(macOS 13.0, *) public func appending(
    path: some StringProtocol, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  @available(macOS 13.0, *) public func appending(
    component: some StringProtocol, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
}

public struct FileAttributeKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let posixPermissions = FileAttributeKey(rawValue: "")
  public static let modificationDate = FileAttributeKey(rawValue: "")
  public static let size = FileAttributeKey(rawValue: "")
}

// Objective-C's classes derive from it; this one shows what Swift sees of that.
open class NSObject {
  public init() {}
}

open class FileManager: NSObject {
  open class var `default`: FileManager { unreachable() }
  open var temporaryDirectory: URL { unreachable() }
  open var currentDirectoryPath: String { "" }
  open func subpaths(atPath path: String) -> [String]? { nil }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  @discardableResult open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
  open func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws {}
  open func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws {}
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  open func linkItem(at srcURL: URL, to dstURL: URL) throws {}
  open func linkItem(atPath srcPath: String, toPath dstPath: String) throws {}
  open func copyItem(at srcURL: URL, to dstURL: URL) throws {}
  open func moveItem(at srcURL: URL, to dstURL: URL) throws {}
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func fileExists(atPath path: String) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func contents(atPath path: String) -> Data? { nil }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
}

open class FileHandle: NSObject, @unchecked Sendable {
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  open class var nullDevice: FileHandle { unreachable() }
  open class var standardInput: FileHandle { unreachable() }
  open class var standardOutput: FileHandle { unreachable() }
  open class var standardError: FileHandle { unreachable() }
  open var fileDescriptor: Int32 { 0 }
  open var availableData: Data { unreachable() }
  open func readDataToEndOfFile() -> Data { unreachable() }
  @available(macOS 10.15.4, *) public func readToEnd() throws -> Data? { nil }
  @available(macOS 10.15.4, *) public func write<T: Collection>(contentsOf data: T) throws
  where T.Element == UInt8 {}
  @available(macOS 10.15, *) open func close() throws {}
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { unreachable() }
  open var fileHandleForWriting: FileHandle { unreachable() }
}

open class Bundle: NSObject {
  public convenience init(for aClass: AnyClass) { self.init() }
  open class var main: Bundle { unreachable() }
  open class var allBundles: [Bundle] { [] }
  open var bundleURL: URL { unreachable() }
  open var bundlePath: String { "" }
  open var executableURL: URL? { nil }
}

// MARK: Processes and threads

open class Process: NSObject {
  public enum TerminationReason: Int, @unchecked Sendable { case exit = 1, uncaughtSignal = 2 }
  @available(macOS 10.13, *) open var executableURL: URL?
  @available(macOS 10.13, *) open var currentDirectoryURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  @available(macOS 10.13, *) open func run() throws {}
  open func interrupt() {}
  open func terminate() {}
  open func waitUntilExit() {}
  open var isRunning: Bool { false }
  open var processIdentifier: Int32 { 0 }
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { unreachable() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var activeProcessorCount: Int { 1 }
}

open class Thread: NSObject {
  @available(macOS 10.12, *) public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
  open class func sleep(forTimeInterval ti: TimeInterval) {}
  open class var isMainThread: Bool { false }
  open var name: String?
  open var stackSize: Int = 0
  open func start() {}
}

public typealias TimeInterval = Double

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}

// MARK: Text

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let ascii = Encoding()
    public static let utf8 = Encoding()
    public static let utf16 = Encoding()
    public static let utf16LittleEndian = Encoding()
    public static let utf16BigEndian = Encoding()
    public static let isoLatin1 = Encoding()
  }
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
  }
  public init(contentsOf url: __shared URL, encoding enc: Encoding) throws { unreachable() }
  public init(contentsOfFile path: __shared String, encoding enc: Encoding) throws { unreachable() }
  public init?(data: __shared Data, encoding: Encoding) { nil }
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil
  ) -> Range<Index>? { nil }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { nil }
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {}
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String { "" }
  public var precomposedStringWithCanonicalMapping: String { "" }
  public var decomposedStringWithCanonicalMapping: String { "" }
}

public protocol XMLParserDelegate: AnyObject {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String])
}

open class XMLParser: NSObject {
  open weak var delegate: (any XMLParserDelegate)?
  public init(data: Data) {}
  @discardableResult open func parse() -> Bool { false }
  open var parserError: (any Error)? { nil }
}
