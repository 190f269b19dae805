/// One step of drawing a picture. What begins ends, in order.
package enum Mark: Hashable, Sendable {
  /// An object, by its place in the list of the picture's objects.
  case beginObject(Int)
  /// The marks that follow are seen in the rectangle only.
  case beginClip(Rect, radius: Double)
  /// The marks that follow are enlarged, turned clockwise and moved.
  case beginTransform(x: Double, y: Double, scale: Double, degrees: Int = 0)
  /// The marks that follow show a note on an object, such as a finding or a change.
  case beginNote(id: String, title: String)
  case end
  case shape(Shape)
  case text(TextMark)
  case image(ImageMark)
}

/// A form with its paint.
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
  /// Lengths of dashes and gaps; empty for a line without gaps.
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
  /// Counts into the picture's images.
  var image: Int
  /// Only the image's form counts, filled with this color.
  var tint: Color?
}

/// How text looks.
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
