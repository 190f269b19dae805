import Syntax

/// Draws the scenes that differ between two versions: the old version on the left, the new one on the right.
package func drawDifference(
  from old: DocumentTree?, to new: DocumentTree?, named name: String,
  _ options: PictureOptions = PictureOptions()
) throws(PictureError) -> Picture {
  try drawScenes(of: difference(from: old, to: new), from: old, to: new, named: name, options)
}

/// Draws all scenes of a difference, or a part of them.
package func drawScenes(
  of difference: DocumentDifference, from old: DocumentTree?, to new: DocumentTree?, named name: String,
  _ options: PictureOptions
) throws(PictureError) -> Picture {
  var options = options
  options.isDark = options.isDark ?? false
  var composition = Composition(isDark: options.isDark == true, name: name)
  for change in difference.scenes where change.hasPicture {
    options.scene = change.id.isEmpty ? nil : change.id
    func side(_ tree: DocumentTree?, isNew: Bool) throws(PictureError) -> Picture? {
      guard let tree else { return nil }
      var picture = try drawPicture(of: tree, named: name, options)
      picture.mark(change, isNew: isNew)
      return picture
    }
    composition.add(
      change, before: try side(change.isInOld ? old : nil, isNew: false),
      after: try side(change.isInNew ? new : nil, isNew: true))
  }
  return composition.finished(difference)
}

private let addedColor = Color(0x28A745)
private let removedColor = Color(0xFF3B30)
private let changedColor = Color(0x0A6CFF)

extension Picture {
  /// Frames the changed objects of a scene.
  fileprivate mutating func mark(_ scene: SceneDifference, isNew: Bool) {
    let most = 500
    for change in scene.changes.prefix(most) where !change.isConnection {
      guard let object = objects.first(where: { $0.id == change.id && !$0.visible.isEmpty }) else { continue }
      let color: Color
      switch change.kind {
      case .added where isNew: color = addedColor
      case .removed where !isNew: color = removedColor
      case .changed: color = changedColor
      default: continue
      }
      let rect = object.visible
      let isLeaf = !objects.contains {
        $0.id != object.id && rect.contains($0.visible) && $0.visible.area < rect.area && !$0.visible.isEmpty
      }
      marks.append(.beginNote(id: change.id, title: change.text))
      marks.append(
        .shape(
          Shape(
            form: .rect(rect.inset(-2), radius: 4), fill: isLeaf ? color.with(alpha: 0.12) : nil,
            stroke: color,
            lineWidth: 2)))
      marks.append(.end)
    }
  }
}

/// Pairs of pictures in rows.
private struct Composition {
  let isDark: Bool
  let name: String
  private var marks: [Mark] = []
  private var objects: [PictureObject] = []
  private var y = 56.0
  private var width = 560.0

  init(isDark: Bool, name: String) {
    self.isDark = isDark
    self.name = name
  }

  private var ink: Color { isDark ? Color(0xE5E5EA) : Color(0x3A3A3C) }

  mutating func add(_ scene: SceneDifference, before: Picture?, after: Picture?) {
    let gap = 40.0
    var x = 20.0
    var height = 0.0
    for (label, picture) in [("before", before), ("after", after)] {
      guard let picture else { continue }
      text(label, x: x + 4, y: y, TextStyle(size: 15, weight: 700, color: ink.with(alpha: 0.6)))
      place(picture, x: x, y: y + 12)
      x += picture.bounds.width + gap
      height = max(height, picture.bounds.height)
    }
    if before == nil || after == nil {
      text(
        before == nil ? "new" : "removed", x: x, y: y + 40,
        TextStyle(size: 15, weight: 700, color: before == nil ? addedColor : removedColor))
      x += 80
    }
    width = max(width, x - gap + 20)
    y += height + 50
  }

  private mutating func text(_ text: String, x: Double, y: Double, _ style: TextStyle) {
    marks.append(.text(TextMark(text: text, x: x, baseline: y, anchor: .start, style: style)))
  }

  /// Adds a picture at a place. Its objects keep their places in their own document.
  private mutating func place(_ picture: Picture, x: Double, y: Double) {
    let first = objects.count
    let (dx, dy) = (x - picture.bounds.x, y - picture.bounds.y)
    objects += picture.objects.map { object in
      var object = object
      object.rect = object.rect.moved(dx, dy)
      object.visible = object.visible.moved(dx, dy)
      return object
    }
    marks.append(.beginTransform(x: dx, y: dy, scale: 1))
    marks += picture.marks.map { mark in
      if case .beginObject(let index) = mark { return .beginObject(first + index) }
      return mark
    }
    marks.append(.end)
  }

  func finished(_ difference: DocumentDifference) -> Picture {
    var whole = self
    if difference.isEmpty {
      whole.text("No differences that a picture shows", x: 24, y: 70, TextStyle(size: 14, color: ink))
      whole.y = 90
    }
    whole.text(name, x: 24, y: 28, TextStyle(size: 17, weight: 700, color: ink))
    var x = whole.width - 290
    for (label, color) in [("added", addedColor), ("removed", removedColor), ("changed", changedColor)] {
      whole.marks.append(
        .shape(
          Shape(
            form: .rect(Rect(x, 16, 14, 14), radius: 3), fill: color.with(alpha: 0.2), stroke: color,
            lineWidth: 2)))
      whole.text(label, x: x + 20, y: 28, TextStyle(size: 13, color: ink))
      x += 90
    }
    return Picture(
      bounds: Rect(0, 0, whole.width, whole.y), title: name,
      summary: difference.lines(named: name).joined(separator: "\n"), isDark: isDark, marks: whole.marks,
      objects: whole.objects)
  }
}
