/// One step of drawing a picture. Each beginning has its end, in nested order.
package enum Mark: Hashable, Sendable {
  /// The start of an object, by its index in the picture's objects.
  case beginObject(Int)
  /// The start of marks that are visible only in the rectangle.
  case beginClip(Rect, radius: Double)
  /// The start of marks that are enlarged, turned clockwise and moved.
  case beginTransform(x: Double, y: Double, scale: Double, degrees: Int = 0)
  /// The start of marks that show a note on an object, such as a finding or a change.
  case beginNote(id: String, title: String)
  case end
  case shape(Shape)
  case text(TextMark)
  case image(ImageMark)
}

/// A shape with its colors.
package struct Shape: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case rect(Rect, radius: Double)
    case line(Double, Double, Double, Double)
    case circle(x: Double, y: Double, radius: Double)
    case path(Path)
    /// A path in a box of 24 points, drawn at a place and a scale.
    case glyph(String, x: Double, y: Double, scale: Double)
  }

  var form: Form
  var fill: Color?
  var stroke: Color?
  var lineWidth = 1.0
  /// The lengths of dashes and gaps; empty for a continuous line.
  var dash: [Double] = []
  var hasArrow = false
}

/// The commands of a path.
struct Path: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  var steps: [Step]
}

/// A line of text.
package struct TextMark: Hashable, Sendable {
  enum Anchor: Hashable, Sendable { case start, middle, end }

  var text: String
  var x: Double
  var baseline: Double
  var anchor: Anchor
  var style: TextStyle
}

/// An image of the workspace.
package struct ImageMark: Hashable, Sendable {
  /// The area of the whole image.
  var rect: Rect
  /// The index of the image in the picture.
  var image: Int
  /// The color that fills the image's shape; nil to draw the image in its own colors.
  var tint: Color?
}

/// The appearance of a text.
package struct TextStyle: Hashable, Sendable {
  enum Family: Hashable, Sendable { case system, monospaced, serif }

  var size: Double
  var weight = 400
  var family = Family.system
  var isItalic = false
  var color = Color.black

  var isBold: Bool { weight >= 600 }

  func with(color: Color) -> TextStyle {
    var style = self
    style.color = color
    return style
  }

  func with(size: Double) -> TextStyle {
    var style = self
    style.size = size
    return style
  }
}
