// swift-tools-version: 6.2
import PackageDescription

// Development only: gives readers what libFuzzer makes up. `Tests/Fuzz/run` builds and runs it.
// The modules are symbolic links to the sources of the package above. All of them report to libFuzzer which branches they
// take, and let the targets see what is internal.
let package = Package(
  name: "ibls-fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Text"),
    .target(name: "AppleFacts", exclude: ["Generator"]),
    .target(name: "Syntax", dependencies: ["Text"]),
    .target(name: "Pictures", dependencies: ["Syntax", "Text"], exclude: ["Generator"]),
    .target(name: "Index", dependencies: ["AppleFacts", "Syntax", "Text"]),
    .target(name: "Analysis", dependencies: ["AppleFacts", "Index", "Syntax", "Text"]),
    .target(name: "World"),
    .target(name: "Workspace", dependencies: ["Index", "Syntax", "Text", "World"]),
    .target(name: "Rules", dependencies: ["Analysis", "Index", "Syntax", "Text", "Workspace", "World"]),
    .target(name: "Assets", dependencies: ["Pictures", "Rules", "World"]),
    .target(
      name: "Server",
      dependencies: [
        "Analysis", "Assets", "Index", "Pictures", "Rules", "Syntax", "Text", "Workspace", "World",
      ]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Analysis", "Assets", "Index", "Pictures", "Rules", "Server", "Syntax", "Text", "Workspace", "World",
      ],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]
}
