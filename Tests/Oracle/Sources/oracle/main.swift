import Foundation
import SwiftParser
import Syntax
import SyntaxFacts

let usage = """
  usage: oracle compare [--strict] PATH...   every field in which scanner and swift-syntax differ
         oracle references PATH...           what each use of a name that documents can connect is
         oracle calls PATH...                which texts the calls of frameworks take for names
         oracle bench PATH...                speed of both over the same bytes in memory
         oracle parse PATH...                only reads and parses each file with swift-syntax

  """

var arguments = Array(CommandLine.arguments.dropFirst())
let command = arguments.isEmpty ? "" : arguments.removeFirst()
let isStrict = arguments.contains("--strict")
let files = swiftFiles(under: arguments.filter { $0 != "--strict" })

switch command {
case "compare" where !files.isEmpty: exit(compare(files, isStrict: isStrict))
#if canImport(SwiftLexicalLookup)
  case "references" where !files.isEmpty: exit(references(files))
#endif
case "calls" where !files.isEmpty: exit(calls(files))
case "bench" where !files.isEmpty: bench(files)
case "parse" where !files.isEmpty: parse(files)
default:
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}

/// All `.swift` files at or under the paths, in a stable order; hidden files and folders are left out.
func swiftFiles(under paths: [String]) -> [String] {
  paths.flatMap { path -> [String] in
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      FileHandle.standardError.write(Data("oracle: no such file: \(path)\n".utf8))
      return []
    }
    if !isFolder.boolValue { return [path] }
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted().map { path + "/" + $0 }
  }
}

/// The bytes of a file; nil for a folder that is called like a Swift file, or a link without a destination.
func bytes(of path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map(Array.init)
}
