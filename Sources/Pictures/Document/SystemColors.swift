/// The system's named colors, each with its value in the light and in the dark appearance.
struct SystemColors: Sendable {
  private let colors: [String: (light: Color, dark: Color)]

  /// - Parameter table: A line for each color, with its name and its light and dark value as `RRGGBB` or `RRGGBBAA`.
  private init(_ table: String) {
    var colors: [String: (light: Color, dark: Color)] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let light = Color(hex: fields[1]), let dark = Color(hex: fields[2]) else {
        continue
      }
      colors[String(fields[0])] = (light, dark)
    }
    self.colors = colors
  }

  func color(_ name: String, isDark: Bool) -> Color? {
    colors[name].map { isDark ? $0.dark : $0.light }
  }

  /// The colors of iOS, tvOS and watchOS.
  static let iOS = SystemColors(
    """
    blackColor 000000 000000
    blueColor 0000ff 0000ff
    brownColor 996633 996633
    clearColor 00000000 00000000
    cyanColor 00ffff 00ffff
    darkGrayColor 555555 555555
    darkTextColor 000000 000000
    grayColor 808080 808080
    greenColor 00ff00 00ff00
    groupTableViewBackgroundColor f2f2f7 000000
    labelColor 000000 ffffff
    lightGrayColor aaaaaa aaaaaa
    lightTextColor ffffff99 ffffff99
    linkColor 007aff 0984ff
    magentaColor ff00ff ff00ff
    opaqueSeparatorColor c6c6c8 38383a
    orangeColor ff8000 ff8000
    placeholderTextColor 3c3c434c ebebf54c
    purpleColor 800080 800080
    quaternaryLabelColor 3c3c432e ebebf52e
    quaternarySystemFillColor 74748014 7676802e
    redColor ff0000 ff0000
    scrollViewTexturedBackgroundColor 6f7179 6f7179
    secondaryLabelColor 3c3c4399 ebebf599
    secondarySystemBackgroundColor f2f2f7 1c1c1e
    secondarySystemFillColor 78788029 78788052
    secondarySystemGroupedBackgroundColor ffffff 1c1c1e
    separatorColor 3c3c434a 54545899
    systemBackgroundColor ffffff 000000
    systemBlueColor 007aff 0a84ff
    systemBrownColor a2845e ac8e68
    systemCyanColor 32ade6 64d2ff
    systemFillColor 78788033 7878805c
    systemGray2Color aeaeb2 636366
    systemGray3Color c7c7cc 48484a
    systemGray4Color d1d1d6 3a3a3c
    systemGray5Color e5e5ea 2c2c2e
    systemGray6Color f2f2f7 1c1c1e
    systemGrayColor 8e8e93 8e8e93
    systemGreenColor 34c759 30d158
    systemGroupedBackgroundColor f2f2f7 000000
    systemIndigoColor 5856d6 5e5ce6
    systemMintColor 00c7be 63e6e2
    systemOrangeColor ff9500 ff9f0a
    systemPinkColor ff2d55 ff375f
    systemPurpleColor af52de bf5af2
    systemRedColor ff3b30 ff453a
    systemTealColor 30b0c7 40c8e0
    systemYellowColor ffcc00 ffd60a
    tableCellGroupedBackgroundColor ffffff 1c1c1e
    tableCellPlainBackgroundColor ffffff 000000
    tertiaryLabelColor 3c3c434c ebebf54c
    tertiarySystemBackgroundColor ffffff 2c2c2e
    tertiarySystemFillColor 7676801f 7676803d
    tertiarySystemGroupedBackgroundColor f2f2f7 2c2c2e
    tintColor 007aff 0a84ff
    viewFlipsideBackgroundColor 1f2124 1f2124
    whiteColor ffffff ffffff
    yellowColor ffff00 ffff00
    """)

  static let macOS = SystemColors(
    """
    _sourceListBackgroundColor ececec 2a2a2c
    alternateSelectedControlTextColor ffffff ffffff
    alternatingContentBackgroundColor f4f5f5 ffffff0d
    blackColor 000000 000000
    blueColor 0000ff 0000ff
    brownColor 996633 996633
    clearColor 00000000 00000000
    controlAccentColor 007aff 0a84ff
    controlBackgroundColor ffffff 1e1e1e
    controlColor ffffff ffffff40
    controlShadowColor 00000033 00000033
    controlTextColor 000000d9 ffffffd9
    cyanColor 00ffff 00ffff
    darkGrayColor 555555 555555
    disabledControlTextColor 00000042 ffffff40
    grayColor 808080 808080
    greenColor 00ff00 00ff00
    gridColor e6e6e6 1a1a1a
    headerColor ffffff ffffff
    headerTextColor 000000d9 ffffffd9
    keyboardFocusIndicatorColor 0067f480 1aa9ff80
    knobColor ffffff ffffff
    labelColor 000000d9 ffffffd9
    lightGrayColor aaaaaa aaaaaa
    linkColor 0068da 419cff
    magentaColor ff00ff ff00ff
    orangeColor ff8000 ff8000
    placeholderTextColor 00000042 ffffff40
    purpleColor 800080 800080
    quaternaryLabelColor 0000001a ffffff1a
    redColor ff0000 ff0000
    secondaryLabelColor 00000080 ffffff8c
    selectedContentBackgroundColor 0063e1 0058d0
    selectedControlColor b3d7ff 3f638b
    selectedMenuItemTextColor ffffff ffffff
    selectedTextBackgroundColor b3d7ff 3f638b
    selectedTextColor 000000 ffffff
    separatorColor 0000001a ffffff1a
    systemBlueColor 007aff 0a84ff
    systemBrownColor a2845e ac8e68
    systemGrayColor 8e8e93 98989d
    systemGreenColor 28cd41 32d74b
    systemIndigoColor 5856d6 5e5ce6
    systemOrangeColor ff9500 ff9f0a
    systemPinkColor ff2d55 ff375f
    systemPurpleColor af52de bf5af2
    systemRedColor ff3b30 ff453a
    systemTealColor 59adc4 6ac4dc
    systemYellowColor ffcc00 ffd60a
    tertiaryLabelColor 00000042 ffffff40
    textBackgroundColor ffffff 1e1e1e
    textColor 000000 ffffff
    underPageBackgroundColor 969696e6 282828
    whiteColor ffffff ffffff
    windowBackgroundColor ececec 323232
    windowFrameColor aaaaaa aaaaaa
    windowFrameTextColor 000000d9 ffffffd9
    yellowColor ffff00 ffff00
    """)
}

extension Color {
  /// - Parameter hex: `RRGGBB` or `RRGGBBAA`.
  fileprivate init?(hex: some StringProtocol) {
    guard let value = UInt32(hex, radix: 16) else { return nil }
    switch hex.utf8.count {
    case 6: self.init(value)
    case 8: self.init(value >> 8, alpha: Double(value & 0xFF) / 255)
    default: return nil
    }
  }
}
