import Syntax
import Testing

@Test func manifestsNameTargetsInLiterals() {
  let text = #"""
    // swift-tools-version: 6.0
    import PackageDescription /* .target(name: "No") */
    let name = "Computed"
    let package = Package(
      name: "P", dependencies: [.package(url: "https://example.com/a/swift-log.git", from: "1.0"), .package(path: "../Kit")],
      targets: [
        .executableTarget(name: "App", dependencies: ["Core", .target(name: "Core"), .product(name: "L", package: "l")]),
        .target(name: "Core", path: "Lib/Core", exclude: ["Old", "A.md"], swiftSettings: [.define("X")]),
        .testTarget(name: "CoreTests"),
        .binaryTarget(name: "Bin", url: "https://example.com/b.zip"),
        .target(name: name),
      ])
    """#
  let manifest = Array(text.utf8).withSpan(packageManifest(of:))
  #expect(
    manifest.targets.map { "\($0.kind) \($0.name) \($0.path ?? "-") \($0.excludes)" } == [
      "executableTarget App - []", #"target Core Lib/Core ["Old", "A.md"]"#, "testTarget CoreTests - []",
      "binaryTarget Bin - []",
    ])
  #expect(manifest.packages == ["swift-log", "Kit"])
  #expect(!manifest.isWhole)
}

@Test func filesThatAskForTheCodeOfOthers() {
  func names(_ text: String, _ format: DependencyFormat) -> [String] {
    Array(text.utf8).withSpan { dependencyList(of: $0, format) }.names.sorted()
  }
  #expect(
    names("target 'A' do\n  pod 'One/Part', '~> 1'\n  pod \"Two\"\n # pod 'No'\nend", .podfile) == [
      "one", "two",
    ])
  #expect(names("PODS:\n  - One (1.0):\n    - \"Two/Core\"\n", .podLock) == ["one", "two"])
  #expect(
    names("github \"owner/One-Two\" ~> 1\ngit \"https://x.y/Three.git\"", .cartfile) == ["onetwo", "three"])
  #expect(
    names(#"{ "identity" : "swift-log",\#n "location" : "https://x.y/a/swift-log.git" }"#, .packageLock)
      == ["swiftlog"])
  #expect(names("[submodule \"x\"]\n\tpath = Vendor/Kit\n\turl = ../k", .submodules) == ["kit"])
  #expect(Array("name: X".utf8).withSpan { dependencyList(of: $0, .generator) }.generatesProject)
}

@Test func settingsOfAFile() {
  let text = "#include? \"Base.xcconfig\"\nA = b // c\nSDKROOT[arch=*] = x\r\nPRODUCT_NAME=Shop\n//Z = 1"
  let file = Array(text.utf8).withSpan(buildSettingsFile(of:))
  #expect(file.settings == ["A": "b", "PRODUCT_NAME": "Shop"])
  #expect(file.includes == ["Base.xcconfig"])
}
