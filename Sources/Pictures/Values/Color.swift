/// A color in sRGB.
package struct Color: Hashable, Sendable {
  var red, green, blue: UInt8
  /// The opacity from 0, which is clear, to 1.
  var alpha: Double

  /// - Parameter rgb: The components as in `0xRRGGBB`.
  init(_ rgb: UInt32, alpha: Double = 1) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.alpha = alpha
  }

  /// Makes a color from components from 0 to 1; other values are limited to that.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    func byte(_ value: Double) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
    self.red = byte(red)
    self.green = byte(green)
    self.blue = byte(blue)
    self.alpha = max(0, min(1, alpha))
  }

  /// The same color with another alpha.
  func with(alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }

  /// The same color with less opacity.
  func faded(_ factor: Double) -> Color { with(alpha: alpha * factor) }

  var luminance: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }

  /// The contrast between two opaque colors, from 1 for equal ones to 21 for black and white.
  func contrast(to other: Color) -> Double {
    let lights = (lightness, other.lightness)
    return (max(lights.0, lights.1) + 0.05) / (min(lights.0, lights.1) + 0.05)
  }

  /// The relative luminance as WCAG defines it, with a square as an approximation of its curve.
  private var lightness: Double {
    func linear(_ component: UInt8) -> Double {
      let share = Double(component) / 255
      return share * share
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The color drawn over another one that is not transparent.
  func over(_ ground: Color) -> Color {
    func mixed(_ one: UInt8, _ other: UInt8) -> Double {
      (Double(one) * alpha + Double(other) * (1 - alpha)) / 255
    }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), alpha: 1
    )
  }

  static let white = Color(0xFFFFFF)
  static let black = Color(0x000000)
  static let gray = Color(0x8E8E93)
  /// The color of texts that the picture itself adds, such as the name of a class.
  static let note = Color(0x5E8BD6)
  static let noteOnDark = Color(0x8FB4FF)
  /// The colors of such texts on backgrounds that are neither light nor dark.
  static let notesOnColor = [Color(0x173A75), Color(0xF2F6FF)]
  static let warning = Color(0xFF9500)
}
