import Assets
import Index
import Pictures
import Rules
import Syntax
import Workspace
import World

/// `diff`: describes or shows the differences between two versions of documents.
struct Diff: Mode {
  static let command = "diff"
  static let synopsis = ["ibls diff OLD NEW", "ibls diff REVISION [REVISION]"]
  static let summary = "say what differs between versions of storyboards and xibs"
  static let operands = OptionDescription.Value.revision
  static let details = [
    "OLD and NEW are files or git:REVISION:PATH. With revisions, all storyboards and",
    "xibs that differ are compared; with one, the files are the newer version.",
  ]
  static let examples: [(call: String, meaning: String)] = [
    ("ibls diff HEAD", "say what has changed since the last commit"),
    ("ibls diff origin/main...HEAD --format html > diff.html", "show what a branch changes"),
  ]
  static let options: [CommandOption<Self>] = [
    .choice(
      "--format", "FORMAT", "print in this form: ", of: [("text", .text), ("svg", .svg), ("html", .html)],
      \.format),
    .flag("--light", "the light appearance (default)", \.isLight),
    .flag("--dark", "the dark appearance", \.isDark),
    .file("--output", "write to a file", \.output),
  ]

  enum Format: Sendable { case text, svg, html }

  private var format = Format.text
  private var isLight = false
  private var isDark = false
  private var output: String?

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    guard (1...2).contains(operands.count), !operands.contains("") else {
      throw UsageError(message: "'diff' needs two documents, or one or two revisions")
    }
    if isLight, isDark { throw UsageError(message: "'--light' and '--dark' can't be combined") }
    let versions = DocumentVersions(environment: environment)
    let documents = operands.filter { versions.isDocument($0) }
    if let document = documents.first, documents.count != 2 {
      let other = operands.first { !versions.isDocument($0) }
      throw UsageError(
        message: other.map {
          "'\($0)' is neither a storyboard nor a xib, so '\(document)' can't be compared with it"
        } ?? "'\(document)' needs a second document to compare it with")
    }
    return reporting(in: environment) { () throws(CheckFailure) in
      let pairs: [DocumentPair]
      if documents.isEmpty {
        pairs = try versions.changes(between: operands)
      } else {
        pairs = [
          DocumentPair(
            path: operands[1] == "/dev/null" ? operands[0] : operands[1],
            old: try versions.document(operands[0]),
            new: try versions.document(operands[1]))
        ]
      }
      if !documents.isEmpty, let pair = pairs.first { try requireDocuments(pair, operands) }
      let current = environment.currentDirectory
      let root =
        documents.isEmpty
        ? workspace(around: current, in: environment) ?? current
        : workspace(ofDocument: normalized(pairs[0].path, from: current), in: environment)
      let catalogs = AssetCatalogs(below: root, in: environment)
      // git names documents from the root, and users from the current folder.
      let folder = documents.isEmpty ? root : current
      let output = try content(pairs, isNamed: !documents.isEmpty) {
        catalogs.assets(of: normalized($0, from: folder))
      }
      let code = write(output, in: environment)
      if !common.isQuiet, pairs.allSatisfy(\.isSame) {
        environment.say(documents.isEmpty ? "no storyboard or xib differs" : "the documents do not differ")
      }
      // The text and the page show the damage of each document if revisions are compared.
      guard code == 0, let pair = pairs.first, !documents.isEmpty || format == .svg else { return code }
      let words = documents.isEmpty ? [pair.path, pair.path] : operands
      let damages = zip(words, [pair.old, pair.new]).compactMap { word, tree in
        tree.flatMap { damage(of: $0) }.map { "'\(word)' \($0), and is compared as far as it can be read" }
      }
      for damage in damages { complain(damage, in: environment) }
      return damages.isEmpty ? 0 : 2
    } ?? 2
  }

  private func content(
    _ pairs: [DocumentPair], isNamed: Bool, _ assets: (_ path: String) -> PictureAssets
  ) throws(CheckFailure) -> [UInt8] {
    switch format {
    case .text: return Array(text(pairs, isNamed).utf8)
    case .html: return differenceReport(pairs, assets)
    case .svg:
      guard let pair = pairs.first, pairs.count == 1 else {
        throw CheckFailure(
          pairs.isEmpty
            ? "no storyboard or xib differs"
            : "\(pairs.count) documents differ; '--format html' shows them all")
      }
      if let refusal = pair.refusal { throw CheckFailure("'\(pair.path)' \(refusal)") }
      var options = PictureOptions()
      (options.isDark, options.assets) = (isDark, assets(pair.path))
      do {
        return try drawDifference(from: pair.old, to: pair.new, named: shownName(of: pair.path), options)
          .svg()
      } catch {
        throw CheckFailure("'\(pair.path)' \(error.message)")
      }
    }
  }

  /// Throws unless the user's operands are documents.
  private func requireDocuments(_ pair: DocumentPair, _ words: [String]) throws(CheckFailure) {
    for (word, tree) in zip(words, [pair.old, pair.new]) {
      if let refusal = tree.flatMap({ refusal(of: $0) }) {
        throw CheckFailure("'\(word)' \(refusal)")
      }
    }
  }

  /// A line for each scene; with several documents, each line begins with the document's path.
  private func text(_ pairs: [DocumentPair], _ isNamed: Bool) -> String {
    pairs.flatMap { pair in
      if let refusal = pair.refusal { return ["\(pair.path): \(refusal)"] }
      let difference = difference(from: pair.old, to: pair.new)
      let lines =
        pairs.count == 1
        ? difference.lines(named: shownName(of: pair.path)) : difference.lines(named: pair.path, naming: true)
      return isNamed ? lines : pair.damages.map { "\(pair.path): \($0)" } + lines
    }
    .map { printable($0) + "\n" }.joined()
  }

  private func write(_ content: [UInt8], in environment: Environment) -> Int32 {
    guard let output else {
      environment.console.writeOutput(content)
      return 0
    }
    let written: Void? = reporting(in: environment) { () throws(CheckFailure) in
      try environment.writeNamed(output, content)
    }
    return written == nil ? 2 : 0
  }
}
