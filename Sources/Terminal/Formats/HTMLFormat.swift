import Analysis
import Index
import Pictures
import Syntax
import Text
import Workspace

extension OutputFormat {
  /// A page for users, with the findings of each document on pictures of its scenes.
  static let html = OutputFormat(name: "html", output: { $0.html })
}

extension Report {
  fileprivate var html: [UInt8] {
    var page = HTMLPage()
    var files: [(path: String, findings: [Finding])] = []
    for finding in shown {
      let path = workspaces[finding.workspace].shown(finding.place.file)
      if files.last?.path == path {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append((path, [finding]))
      }
    }
    for file in files { page.add(file.path, file.findings, read: read, assets: assets) }
    if files.isEmpty { page.markup("<p class=\"nothing\">Nothing was found.</p>") }
    return page.finished(title: "Findings", summary: summary(files.count))
  }

  private func summary(_ fileCount: Int) -> String {
    let counts = [Diagnostic.Severity.error, .warning, .information, .hint].compactMap {
      severity -> String? in
      let count = shown.filter { $0.diagnostic.severity == severity }.count
      guard count > 0 else { return nil }
      let isCounted = severity == .error || severity == .warning || severity == .hint
      return "\(count) \(severity.rawValue)\(isCounted && count > 1 ? "s" : "")"
    }
    guard !counts.isEmpty else { return "" }
    return counts.joined(separator: ", ") + " in \(fileCount) \(fileCount == 1 ? "file" : "files")"
  }
}

extension HTMLPage {
  /// Adds a file with its findings: by scene for a document, else as a list.
  fileprivate mutating func add(
    _ path: String, _ findings: [Finding], read: (_ workspace: Int, _ path: String) -> [UInt8]?,
    assets: (_ workspace: Int, _ path: String) -> PictureAssets
  ) {
    markup("<section")
    attribute("data-path", path)
    markup("><h2>")
    text(path)
    markup("</h2>\n")
    let isDocument = WorkspaceFile.Kind(fileName: fileName(path)) == .interface
    if isDocument, let first = findings.first, let bytes = read(first.workspace, first.place.file) {
      addScenes(
        of: DocumentTree(bytes), LineTable(bytes), path, findings, assets(first.workspace, first.place.file))
    } else {
      add("", path, findings.map { Row(finding: $0) })
    }
    markup("</section>\n")
  }

  /// A finding in a list.
  private struct Row {
    var finding: Finding
    /// The id of the object that is framed for the finding; nil where no picture shows it.
    var object: String?
    /// The number on the picture's badge; 0 for none.
    var number = 0
  }

  private mutating func addScenes(
    of tree: DocumentTree, _ lines: LineTable, _ path: String, _ findings: [Finding], _ assets: PictureAssets
  ) {
    let name = shownName(of: path)
    var rest = findings
    for scene in pictureScenes(of: tree) where pictureCount < Self.mostPictures {
      let own = rest.filter { scene.range.touches($0.diagnostic.range.lower) }
      guard !own.isEmpty else { continue }
      func draw(isDark: Bool) -> Picture? {
        var options = PictureOptions()
        options.scene = scene.id
        options.isDark = isDark
        options.findings = own.map { PictureFinding($0.diagnostic, line: $0.place.start.line) }
        options.hasLegend = false
        options.assets = assets
        return try? drawPicture(of: tree, named: name, options)
      }
      guard let light = draw(isDark: false), let dark = draw(isDark: true), light.findings.count == own.count
      else { continue }
      rest.removeAll { scene.range.touches($0.diagnostic.range.lower) }
      let rows = zip(own, light.findings).map { finding, mark in
        Row(finding: finding, object: mark.object.isEmpty ? nil : mark.object, number: mark.number)
      }
      add(scene.name, path, rows, (light, dark, lines))
    }
    if !rest.isEmpty { add("", path, rest.map { Row(finding: $0) }) }
  }

  private mutating func add(
    _ name: String, _ path: String, _ rows: [Row],
    _ drawn: (light: Picture, dark: Picture, lines: LineTable)? = nil
  ) {
    markup("<div class=\"scene\"")
    let words = rows.map {
      "\($0.finding.diagnostic.message) \($0.finding.diagnostic.code.rawValue)\($0.finding.objectNote)"
    }
    attribute("data-text", ([name] + words).joined(separator: " "))
    markup(">")
    if !name.isEmpty {
      markup("<h3>")
      text(name)
      markup("</h3>")
    }
    if drawn != nil { tools() }
    markup("<div class=\"columns\">")
    if let drawn { pictures(light: drawn.light, dark: drawn.dark, drawn.lines) }
    markup("<ol>")
    for row in rows { add(row, path) }
    markup("</ol></div></div>\n")
  }

  private mutating func add(_ row: Row, _ path: String) {
    let diagnostic = row.finding.diagnostic
    markup("<li")
    if let object = row.object { attribute("data-object", object) }
    markup("><span class=\"badge \(diagnostic.severity.rawValue)\"")
    attribute("title", diagnostic.severity.rawValue)
    markup(">\(row.number > 0 ? String(row.number) : "!")</span>")
    text(diagnostic.message)
    markup("<br><span class=\"place\"><a")
    attribute("href", percentEncoded(path))
    markup(">")
    text("\(path):\(row.finding.place.start.line):\(row.finding.place.start.column)")
    markup("</a> <code>")
    text(diagnostic.code.rawValue)
    markup("</code>")
    text(row.finding.objectNote)
    markup("</span></li>\n")
  }
}
