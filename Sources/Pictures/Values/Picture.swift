import Text

/// A document as a drawing: shapes and text in points, with the objects that they represent.
package struct Picture: Sendable {
  /// The visible part of the plane.
  package var bounds: Rect
  package var title: String
  /// The facts about the picture that its title does not contain.
  package var summary: String
  package var isDark: Bool
  package var marks: [Mark]
  /// The objects in drawing order.
  package var objects: [PictureObject]
  package var images: [PictureImage] = []
  /// The marked findings, in their original order.
  package var findings: [MarkedFinding] = []
}

/// An object of a document in a picture.
package struct PictureObject: Hashable, Sendable {
  package var id: String
  /// The name of its element.
  package var element: String
  package var customClass: String?
  /// Its text or label; may be empty.
  package var label: String
  package var rect: Rect
  /// The visible part of the rectangle.
  package var visible: Rect
  /// The opacity from 0.12, which is hardly visible, to 1.
  var opacity = 1.0
  /// Its start tag.
  package var range: ByteRange
}

/// A file that a picture embeds.
package struct PictureImage: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  package var format: Format
  package var bytes: [UInt8]
  /// The width and the height in points.
  var width = 100.0
  var height = 100.0

  package init(format: Format, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }
}

/// The reason for a missing picture, in words for users.
package struct PictureError: Error, Hashable, Sendable {
  package var message: String

  package init(message: String) { self.message = message }
}
