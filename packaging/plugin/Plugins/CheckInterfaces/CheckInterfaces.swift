import PackagePlugin

/// Checks the package before each build of a target; an error fails the build.
@main struct CheckInterfaces: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    [
      .prebuildCommand(
        displayName: "Checking storyboards and xibs",
        executable: try context.tool(named: "ibls").url,
        arguments: [
          "check", context.package.directoryURL.path, "--format", "xcode", "--allow-empty", "--quiet",
        ],
        outputFilesDirectory: context.pluginWorkDirectoryURL)
    ]
  }
}
