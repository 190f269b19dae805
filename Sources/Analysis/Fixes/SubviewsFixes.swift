import Syntax
import Text

/// Puts views that are side by side with each other into the `<subviews>` that is missing around them.
func subviewsFixes(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  let outline = document.outline
  guard
    let fault = outline.faults.first(where: { $0.range == diagnostic.range && $0.kind == .besideSubviews }),
    let parent = outline.object(fault.object)?.parent,
    case let lost = outline.faults.filter({
      $0.kind == .besideSubviews && outline.object($0.object)?.parent == parent
    }).compactMap({ outline.object($0.object)?.range }),
    let first = lost.first, let last = lost.last,
    zip(lost, lost.dropFirst()).allSatisfy({ text.isBlank($0.upper, $1.lower) }),
    text.range(of: "<subviews", in: outline.objects[parent].range) == nil
      || !hasOwnSubviews(parent, outside: lost, in: outline, text),
    lost.allSatisfy({ text.isFirstOnLine($0.lower) })
  else { return [] }
  let step = text.indentationStep ?? "    "
  let outer = text.indentation(at: first.lower)
  var edits: [Edit] = []
  let start = text.lineStart(first.lower)
  let end = text.nextLine(last.upper)
  guard text.isBlank(last.upper, end) else { return [] }
  edits.append(Edit(ByteRange(start, start), outer + "<subviews>" + text.newline))
  var line = start
  while line < end {
    let next = text.nextLine(line)
    if !text.isBlank(line, next) { edits.append(Edit(ByteRange(line, line), step)) }
    line = next
  }
  edits.append(Edit(ByteRange(end, end), outer + "</subviews>" + text.newline))
  return [
    CodeAction(
      title: "Put the view" + (lost.count > 1 ? "s" : "") + " into '<subviews>'", isPreferred: true,
      edits: [FileEdits(file: document.file, edits: joined(edits))], fixes: [diagnostic])
  ]
}

/// Edits at one place as one.
private func joined(_ edits: [Edit]) -> [Edit] {
  var result: [Edit] = []
  for edit in edits {
    if let last = result.last, last.range == edit.range {
      result[result.count - 1] = Edit(edit.range, last.text + edit.text)
    } else {
      result.append(edit)
    }
  }
  return result
}

/// Whether a view has an own `<subviews>` with other views.
private func hasOwnSubviews(
  _ parent: Int, outside lost: [ByteRange], in outline: InterfaceOutline, _ text: SourceText
) -> Bool {
  outline.objects.contains { object in
    object.parent == parent && object.key == nil
      && !lost.contains { $0.lower <= object.range.lower && object.range.upper <= $0.upper }
      && object.element != "constraint"
  }
}
