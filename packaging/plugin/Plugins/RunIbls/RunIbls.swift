import Foundation
import PackagePlugin

/// `swift package ibls check`: runs the program with the arguments of the call, in the folder of the package.
@main struct RunIbls: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ibls").url
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("ibls ended with \(process.terminationStatus)") }
  }
}
