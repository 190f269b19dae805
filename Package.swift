// swift-tools-version: 6.2
import PackageDescription

// A target imports only what stands above it in this list; Sources/README.md draws the same order.
let package = Package(
  name: "ibls",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "ibls", targets: ["ibls"])],
  targets: [
    .target(name: "Text"),
    .target(name: "AppleFacts", exclude: ["Generator"]),
    .target(name: "Syntax", dependencies: ["Text"]),
    .target(name: "Pictures", dependencies: ["Syntax", "Text"], exclude: ["Generator"]),
    .target(name: "Index", dependencies: ["AppleFacts", "Syntax", "Text"]),
    .target(
      name: "Analysis", dependencies: ["AppleFacts", "Index", "Syntax", "Text"],
      exclude: ["Edits/Generator"]),
    .target(name: "World"),
    .target(name: "Workspace", dependencies: ["Index", "Syntax", "Text", "World"]),
    .target(name: "Rules", dependencies: ["Analysis", "Index", "Syntax", "Text", "Workspace", "World"]),
    .target(name: "Assets", dependencies: ["Pictures", "Rules", "Syntax", "World"]),
    .target(
      name: "Server",
      dependencies: [
        "Analysis", "Assets", "Index", "Pictures", "Rules", "Syntax", "Text", "Workspace", "World",
      ]),
    .target(
      name: "Terminal",
      dependencies: [
        "Analysis", "Assets", "Index", "Pictures", "Rules", "Server", "Syntax", "Text", "Workspace", "World",
      ]),
    .executableTarget(name: "ibls", dependencies: ["Terminal", "World"]),
    // Development only; Tests/Oracle/README.md describes it.
    .executableTarget(
      name: "renames", dependencies: ["Analysis", "Index", "Syntax", "Text", "Workspace", "World"],
      path: "Tests/Oracle/Renames", exclude: ["ways.py"]),
    // The fixture language. Swift Build takes no test target that other test targets depend on. A plain target needs Testing
    // wherever it is built, and a static build has none: that one names `--product ibls`.
    .target(
      name: "TestSupport",
      dependencies: ["Analysis", "Index", "Rules", "Terminal", "Text", "Workspace", "World"],
      path: "Tests/Support"),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax", "TestSupport", "Text", "World"]),
    .testTarget(
      name: "PictureTests", dependencies: ["Pictures", "Syntax", "TestSupport", "Text"],
      exclude: ["Documents", "Goldens", "record"]),
    .testTarget(name: "AppleFactsTests", dependencies: ["AppleFacts"]),
    .testTarget(
      name: "ServerTests",
      dependencies: ["Analysis", "Index", "Server", "TestSupport", "Text", "Workspace", "World"]),
    .testTarget(
      name: "FeatureTests", dependencies: ["Analysis", "Index", "Syntax", "TestSupport", "Text", "World"]),
    .testTarget(
      name: "RulesTests", dependencies: ["Analysis", "Index", "Rules", "TestSupport", "Workspace", "World"]),
    .testTarget(name: "WorkspaceTests", dependencies: ["TestSupport", "Workspace", "World"]),
    .testTarget(
      name: "AnalysisTests",
      dependencies: [
        "Analysis", "Index", "Syntax", "Terminal", "TestSupport", "Text", "Workspace", "World",
      ]),
    // Some of its tests run the program that the build has put beside them.
    .testTarget(
      name: "TerminalTests", dependencies: ["Analysis", "Terminal", "TestSupport", "Text", "World", "ibls"]),
  ],
  swiftLanguageModes: [.v6]
)

// Without the flag, the runtime makes each `Dictionary<Key, Value>` from its name when the program first uses one, and
// searches all conformances of the program for that of the key. The search made up a quarter of the check of a small project.
for target in package.targets where !target.isTest {
  target.swiftSettings = [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)
    )
  ]
}

// `IBLS_PTHREAD_MUTEX=1` gives a build for the thread sanitizer, which CONTRIBUTING.md describes.
if Context.environment["IBLS_PTHREAD_MUTEX"] != nil {
  package.targets.append(.target(name: "SanitizerSupport", path: "Tests/Sanitizers/SanitizerSupport"))
  let modules = [
    "Assets", "Index", "Server", "Terminal", "TerminalTests", "TestSupport", "Workspace", "WorkspaceTests",
    "World",
  ]
  for target in package.targets where modules.contains(target.name) {
    target.dependencies.append("SanitizerSupport")
    target.swiftSettings = (target.swiftSettings ?? []) + [.define("PTHREAD_MUTEX")]
  }
}
