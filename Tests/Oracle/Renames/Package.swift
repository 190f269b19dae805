// swift-tools-version: 6.2
import PackageDescription

// Development only: renames what real projects hold, there and back, and looks at what has changed.
// The modules are symbolic links to the sources of the package above, which is built no second time for it.
let package = Package(
  name: "ibls-renames",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "renames", targets: ["renames"])],
  targets: [
    .target(name: "Text"),
    .target(name: "AppleFacts", exclude: ["Generator"]),
    .target(name: "Syntax", dependencies: ["Text"]),
    .target(name: "Index", dependencies: ["AppleFacts", "Syntax", "Text"]),
    .target(name: "Analysis", dependencies: ["AppleFacts", "Index", "Syntax", "Text"]),
    .target(name: "World"),
    .target(name: "Workspace", dependencies: ["Index", "Syntax", "Text", "World"]),
    .executableTarget(
      name: "renames", dependencies: ["Analysis", "Index", "Syntax", "Text", "Workspace", "World"]),
  ],
  swiftLanguageModes: [.v6]
)
