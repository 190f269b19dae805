import Pictures
import Text

/// A page without external resources, which runs only the program's own script.
struct HTMLPage {
  /// The greatest number of pictures, which browsers still show well; further scenes are listed in words.
  static let mostPictures = 500

  private var bytes: [UInt8] = []
  private(set) var pictureCount = 0

  /// Adds markup of the program, which never contains the user's texts.
  mutating func markup(_ text: String) { bytes += Array(text.utf8) }

  /// Adds a text as a reader sees it.
  mutating func text(_ text: String) { appendEscaped(text, to: &bytes) }

  mutating func attribute(_ name: String, _ value: String) {
    markup(" \(name)=\"")
    text(value)
    markup("\"")
  }

  /// Adds a picture for each appearance, with the line of each object.
  mutating func pictures(light: Picture, dark: Picture, _ lines: LineTable?) {
    pictureCount += 1
    markup("<div class=\"picture\"")
    if let lines {
      var seen: Set<String> = []
      let entries = light.objects.filter { !$0.id.isEmpty && seen.insert($0.id).inserted }.map {
        "\(quoted($0.id)):\(lines.lineAndColumn(of: $0.range.lower).line)"
      }
      attribute("data-objects", "{\(entries.joined(separator: ","))}")
    }
    markup("><div class=\"light\">")
    bytes += light.svg(idPrefix: "p\(pictureCount)l")
    markup("</div><div class=\"dark\">")
    bytes += dark.svg(idPrefix: "p\(pictureCount)d")
    markup("</div></div>")
  }

  /// The whole page around its content.
  ///
  /// - Parameters:
  ///   - title: The title in the page's head.
  ///   - summary: The content of the page, in a few words.
  func finished(title: String, summary: String) -> [UInt8] {
    // The same content gives the same page, and foreign content can't know its own hash in advance.
    let nonce = String(stableHash(of: bytes), radix: 36)
    let policy =
      "default-src 'none'; img-src data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; "
      + "base-uri 'none'; form-action 'none'"
    var page = HTMLPage()
    page.markup(
      """
      <!doctype html>
      <html lang="en" data-ibls-report="yes">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:image/png;base64,">
      <title>
      """)
    page.text(title)
    page.markup(
      "</title>\n<style nonce=\"\(nonce)\">\n\(pictureStyle)</style>\n</head>\n<body>\n<header><h1>")
    page.text(title)
    page.markup("</h1><p>")
    page.text(summary)
    page.markup("</p><input type=\"search\" placeholder=\"Search\" aria-label=\"Search\"></header>\n<main>\n")
    page.bytes += bytes
    page.markup(
      "<p class=\"nothing\" hidden>Nothing matches.</p>\n</main>\n<script nonce=\"\(nonce)\">\n\(pictureScript)</script>\n</body>\n</html>\n"
    )
    return page.bytes
  }

  /// Adds the buttons above a picture.
  mutating func tools() {
    markup(
      "<div class=\"tools\"><button type=\"button\" data-zoom=\"1.4\" title=\"Larger\">+</button>"
        + "<button type=\"button\" data-zoom=\"0.7\" title=\"Smaller\">−</button>"
        + "<button type=\"button\" data-zoom=\"0\" title=\"Whole picture\">⤢</button><span class=\"status\"></span></div>"
    )
  }
}

/// A text as a string of JSON.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.replacingSteering().unicodeScalars {
    if scalar == "\"" || scalar == "\\" { result += "\\" }
    result.unicodeScalars.append(scalar)
  }
  return result + "\""
}
