import AppleFacts

private let privateKeyTable = CacheTable<SDKQuestion, Bool>()

extension Query {
  /// Whether a class of the SDK may set a key by a method that no header declares.
  ///
  /// Key-value coding also calls `_setKey:`. Such methods mostly have the name of a property that another class declares:
  /// `textColor` of a picker view, `cornerRadius` of any view.
  package func maySetPrivately(_ key: String, _ chains: [ClassChain], on platforms: ApplePlatforms) -> Bool {
    chains.contains { chain in
      guard let appleClass = chain.appleClass else { return false }
      return knownPrivateKeys.contains {
        $0.keys.contains(key) && AppleSDK.isSubclass(appleClass.name, of: $0.className, on: platforms)
      }
    }
      || caches.answer(to: SDKQuestion(name: key, platforms: platforms), in: privateKeyTable) {
        AppleSDK.isPropertyOfAnyClass(key, on: platforms)
      }
  }
}

/// Keys that documents set with success although no header of the SDK declares a property of that name.
private let knownPrivateKeys: [(className: String, keys: Set<String>)] = [
  ("UIView", ["continuousCornerRadius"]),
  ("UIDatePicker", ["highlightsToday", "highlightColor", "magnifierLineColor"]),
  ("UIPickerView", ["highlightsToday", "highlightColor", "magnifierLineColor"]),
  ("UIPageControl", ["pageImage", "currentPageImage"]),
  ("UINavigationBar", ["hidesShadow"]), ("UITabBar", ["hidesShadow"]), ("UIToolbar", ["hidesShadow"]),
  ("UISearchBar", ["searchField", "cancelButton", "cancelButtonText"]),
  ("UITextField", ["placeholderLabel", "clearButton"]), ("UITextView", ["placeholderLabel"]),
]
