extension Environment {
  #if canImport(Darwin)
    private static let stateInHome = "/Library/Application Support"
  #else
    private static let stateInHome = "/.local/state"
  #endif

  /// The folder of the user for what one run leaves to the next; nil where the system names none. It need not be there.
  package var stateFolder: String? {
    for (name, rest) in [("XDG_STATE_HOME", ""), ("HOME", Self.stateInHome)] {
      // A relative path would be another folder in each workspace.
      if let base = variable(name), base.utf8.first == UInt8(ascii: "/") { return base + rest + "/ibls" }
    }
    return nil
  }
}
