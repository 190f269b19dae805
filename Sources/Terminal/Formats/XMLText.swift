import Analysis
import Text

/// A text for an attribute or the content of an element.
///
/// Characters that steer a terminal are written as references, which a reader decodes. XML can't represent most control
/// characters, so they become a replacement character.
func escapedXML(_ text: String) -> String {
  escapingScalars(xmlEscaped(text), ["\u{FFFE}": "\u{FFFD}", "\u{FFFF}": "\u{FFFD}"]).replacingSteering {
    $0.value >= 0x20 || ["\t", "\n", "\r"].contains($0) ? "&#\($0.value);" : "\u{FFFD}"
  }
}

extension Report {
  /// The shown findings by file, in the order of the files; paths are as the user would type them.
  var shownByFile: [(file: String, findings: [Finding])] {
    var result: [(file: String, findings: [Finding])] = []
    for finding in shown {
      let file = workspaces[finding.workspace].shown(finding.place.file)
      if result.last?.file == file {
        result[result.count - 1].findings.append(finding)
      } else {
        result.append((file, [finding]))
      }
    }
    return result
  }
}
