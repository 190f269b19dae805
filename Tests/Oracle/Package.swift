// swift-tools-version: 6.2
import PackageDescription

// Development only: compares the scanner of ibls with swift-syntax, which ibls itself does not use.
// `Syntax` and `Text` are symbolic links to the sources of the package above, so that the oracle sees what
// has `package` access there.

// SWIFT_SYNTAX names the folder of the toolchain's own build of swift-syntax, for where that can't be fetched. The build
// lacks SwiftLexicalLookup, and with it the comparison of names in bodies.
let host = Context.environment["SWIFT_SYNTAX"]

func product(_ name: String) -> [Target.Dependency] {
  host == nil ? [.product(name: name, package: "swift-syntax")] : []
}

let settings: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let linking: [LinkerSetting] =
  host.map { host in
    let libraries = ["-lSwiftParser", "-lSwiftSyntax"]
    return [.unsafeFlags(["-L", host] + libraries + ["-Xlinker", "-rpath", "-Xlinker", host])]
  } ?? []

let package = Package(
  name: "ibls-oracle",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "oracle", targets: ["oracle"])],
  dependencies: host == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : [],
  targets: [
    .target(name: "Text"),
    .target(name: "Syntax", dependencies: ["Text"]),
    .target(
      name: "SyntaxFacts",
      dependencies: ["Syntax", "Text"] + product("SwiftLexicalLookup") + product("SwiftParser")
        + product("SwiftSyntax"),
      exclude: host == nil ? [] : ["NameUses.swift"], swiftSettings: settings),
    .executableTarget(
      name: "oracle", dependencies: ["SyntaxFacts", "Syntax", "Text"] + product("SwiftParser"),
      exclude: host == nil ? [] : ["References.swift"], swiftSettings: settings, linkerSettings: linking),
    .testTarget(
      name: "OracleTests",
      dependencies: ["SyntaxFacts", "Syntax", "Text"] + product("SwiftParser") + product("SwiftSyntax"),
      exclude: host == nil ? [] : ["NameAgreementTests.swift"], swiftSettings: settings,
      linkerSettings: linking),
  ],
  swiftLanguageModes: [.v6]
)
