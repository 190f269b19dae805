// swift-tools-version: 6.2
import PackageDescription

// Development only: prints what the scanner of ibls finds in Objective-C, for compare.py to hold against clang.
// `Syntax` and `Text` are symbolic links to the sources of the package above.
let package = Package(
  name: "ibls-objective-c-oracle",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "outline", targets: ["outline"])],
  targets: [
    .target(name: "Text"),
    .target(name: "Syntax", dependencies: ["Text"]),
    .executableTarget(name: "outline", dependencies: ["Syntax", "Text"]),
  ],
  swiftLanguageModes: [.v6]
)
