extension Environment {
  #if canImport(Darwin)
    private static let stateInHome = "/Library/Application Support"
  #else
    private static let stateInHome = "/.local/state"
  #endif

  /// The user's folder for state that one run leaves for the next; nil if the system has none. It may not exist yet.
  package var stateFolder: String? {
    for (name, rest) in [("XDG_STATE_HOME", ""), ("HOME", Self.stateInHome)] {
      // A relative path would be a different folder in each workspace.
      if let base = variable(name), base.utf8.first == UInt8(ascii: "/") { return base + rest + "/ibls" }
    }
    return nil
  }
}
