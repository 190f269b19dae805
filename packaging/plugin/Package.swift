// swift-tools-version: 6.0
import PackageDescription

// The artifact bundle lies beside this file; `packaging/artifact-bundle` makes it.
let package = Package(
  name: "ibls-plugin",
  products: [
    .plugin(name: "CheckInterfaces", targets: ["CheckInterfaces"]),
    .plugin(name: "RunIbls", targets: ["RunIbls"]),
  ],
  targets: [
    .binaryTarget(name: "ibls", path: "ibls.artifactbundle"),
    .plugin(name: "CheckInterfaces", capability: .buildTool(), dependencies: ["ibls"]),
    .plugin(
      name: "RunIbls",
      capability: .command(
        intent: .custom(verb: "ibls", description: "Checks storyboards and xibs against the code")),
      dependencies: ["ibls"]),
  ]
)
