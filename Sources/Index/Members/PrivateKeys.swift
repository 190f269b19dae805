import AppleFacts

extension Query {
  /// Whether a class of the SDK may set a key by a method that no header declares.
  ///
  /// Key-value coding also calls `_setKey:`. Such methods mostly have the name of a property that another class declares:
  /// `textColor` of a picker view, `cornerRadius` of any view.
  package func maySetPrivately(_ key: String, _ chains: [ClassChain], on platforms: ApplePlatforms) -> Bool {
    chains.contains { chain in
      chain.appleClass.map { AppleSDK.setsPrivately(key, of: $0.name, on: platforms) } ?? false
    }
      || AppleSDK.isPropertyOfAnyClass(key, on: platforms)
  }
}
