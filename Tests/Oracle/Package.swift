// swift-tools-version: 6.2
import PackageDescription

// Development only: compares the scanner of ibls with swift-syntax, which ibls itself does not use.
// `Syntax` and `Text` are symbolic links to the sources of the package above, so that the oracle sees what
// has `package` access there.
let package = Package(
  name: "ibls-oracle",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "oracle", targets: ["oracle"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
  ],
  targets: [
    .target(name: "Text"),
    .target(name: "Syntax", dependencies: ["Text"]),
    .target(
      name: "SyntaxFacts",
      dependencies: [
        "Syntax", "Text",
        .product(name: "SwiftLexicalLookup", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "oracle",
      dependencies: [
        "SyntaxFacts", "Syntax", "Text", .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "OracleTests", dependencies: ["SyntaxFacts", "Syntax", "Text"]),
  ],
  swiftLanguageModes: [.v6]
)
