import Analysis
import Text

/// Text for an attribute or the content of an element.
///
/// Characters that steer are written as references, which a reader takes back. XML has no form at all for most control
/// characters; a replacement character takes their place.
func escapedXML(_ text: String) -> String {
  escapingScalars(xmlEscaped(text), ["\u{FFFE}": "\u{FFFD}", "\u{FFFF}": "\u{FFFD}"]).replacingSteering {
    $0.value >= 0x20 || ["\t", "\n", "\r"].contains($0) ? "&#\($0.value);" : "\u{FFFD}"
  }
}

extension Report {
  /// The findings that are shown, by file as the user would type it, in the order of the files.
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
