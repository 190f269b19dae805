// swift-tools-version:5.9
import PackageDescription

// A package that sourcekit-lsp can index where there is no UIKit.
let package = Package(
  name: "Kit", targets: [.target(name: "Kit", path: "Kit", exclude: ["Card.xib"])])
