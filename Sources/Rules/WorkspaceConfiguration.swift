import Analysis
import Index
import Text
import Workspace
import World

/// The settings that apply in a workspace: for each file those of the nearest `.ibls.json`, in its folder or above.
///
/// A nearer file replaces the others. Above the workspace, the search ends at the folder that contains the repository.
package struct WorkspaceConfiguration: Sendable {
  package struct File: Sendable {
    /// The absolute path.
    package var path: String
    package var text: [UInt8]
    package var configuration: Configuration
    var place: SettingsPlace
  }

  /// The settings files; for every path, the nearest one comes first.
  package private(set) var files: [File] = []
  private var root = ""
  /// Whether one file, chosen by the user, applies to everything.
  private var isChosen = false

  package init() {}

  /// Reads the settings file at the root of a workspace or above it. Without one, everything has its default.
  ///
  /// - Parameters:
  ///   - root: An absolute path without a slash at the end.
  ///   - chosen: The file to use instead of all others. Its patterns are for paths relative to the root.
  package init(root: String, chosen: String? = nil, in environment: Environment) {
    self.root = root
    if let chosen {
      isChosen = true
      files = [read(chosen, SettingsPlace(), environment)]
      return
    }
    var folder = root
    while true {
      let path = folder + "/" + Configuration.fileName
      // An unreadable file may turn codes off, so that it counts as well.
      if (try? environment.files.status(path)) != nil {
        let way = folder == root ? "" : String(root.utf8.dropFirst(folder.utf8.count + 1)) ?? ""
        let place = way.isEmpty ? SettingsPlace() : SettingsPlace(above: way + "/")
        files = [read(path, place, environment)]
        return
      }
      if (try? environment.files.status(folder + "/.git")) != nil { return }
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
      folder = String(folder[..<slash])
    }
  }

  /// Whether the settings say that nothing outside of the workspace belongs to it.
  package var isChosenRoot: Bool {
    files.contains { $0.configuration.isRoot && $0.path == root + "/" + Configuration.fileName }
  }

  /// The nearest folder that settings make a workspace, up to the folder that contains the repository.
  ///
  /// - Parameter folder: The folder in which the search begins; absolute, without a slash at the end.
  package static func chosenRoot(around folder: String, in environment: Environment) -> String? {
    var place = folder
    while true {
      let path = place + "/" + Configuration.fileName
      if (try? environment.files.status(path)) != nil, let text = try? environment.files.read(path),
        Configuration(text).isRoot
      {
        return place
      }
      if (try? environment.files.status(place + "/.git")) != nil { return nil }
      guard let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      place = String(place[..<slash])
    }
  }

  /// Adds the settings files in folders of the workspace.
  ///
  /// - Parameter folders: Paths relative to the root, with a slash at the end.
  package mutating func add(nestedIn folders: [String], in environment: Environment) {
    if isChosen { return }
    let nested = folders.map {
      read(root + "/" + $0 + Configuration.fileName, SettingsPlace(folder: $0), environment)
    }
    files = nested.sorted { $0.place.folder.utf8.count > $1.place.folder.utf8.count } + files
  }

  private func read(_ path: String, _ place: SettingsPlace, _ environment: Environment) -> File {
    do throws(FileError) {
      let text = try environment.files.read(path)
      return File(path: path, text: text, configuration: Configuration(text), place: place)
    } catch {
      return File(path: path, text: [], configuration: Configuration(unreadable: error.reason), place: place)
    }
  }

  /// The absolute path of the baseline that the settings of the root name.
  package var baseline: String? {
    guard let file = file(for: ""), let baseline = file.configuration.baseline else { return nil }
    let folder = isChosen ? root : String(file.path.dropLast(fileName(file.path).count + 1))
    return normalized(baseline, from: folder)
  }

  /// The files with parts that were not understood.
  package var faulty: [File] { files.filter { !$0.configuration.problems.isEmpty } }

  private func file(for path: String) -> File? { files.first { $0.place.contains(path) } }

  /// The edit that turns codes off in the settings that apply to a file: the settings' path, their text if they exist, and the
  /// change.
  ///
  /// - Parameter root: The root of the workspace, where a settings file is made if there is none.
  package func silencing(
    _ codes: [Diagnostic.Code], at place: (_ path: String) -> SilencedPlace, for path: String, root: String
  ) -> (path: String, text: [UInt8]?, range: ByteRange, new: String)? {
    let file = file(for: path)
    guard let edit = Rules.silencing(codes, at: place(file?.place.path(of: path) ?? path), in: file?.text)
    else {
      return nil
    }
    return (file?.path ?? root + "/" + Configuration.fileName, file?.text, edit.range, edit.text)
  }

  /// The exceptions, in settings below the root, that silence no finding. Settings above the root may be meant for other
  /// workspaces.
  ///
  /// - Parameters:
  ///   - findings: All findings of the workspace, silenced or not.
  ///   - unread: The files that were not read, which may contain any findings.
  package func unusedExceptions(
    for findings: [(code: Diagnostic.Code, path: String, ids: [String])], unread: [String]
  ) -> [(file: Int, UnusedSuppression)] {
    let governing = findings.map { finding in files.firstIndex { $0.place.contains(finding.path) } }
    return files.indices.filter { !isChosen && files[$0].path.utf8.starts(with: (root + "/").utf8) }.flatMap {
      index in
      let place = files[index].place
      let own = zip(findings, governing).filter { $1 == index }.map { finding, _ in
        (finding.code, place.path(of: finding.path), finding.ids)
      }
      return files[index].configuration.unusedExceptions(
        for: own, unread: unread.filter(place.contains).map(place.path)
      ).map { (index, $0) }
    }
  }

  /// Turns codes off in the settings that apply to a file, with the edit of `silencing`.
  ///
  /// - Returns: The absolute path of the settings; nil if they can't be edited.
  package mutating func silence(
    _ codes: [Diagnostic.Code], at place: (_ path: String) -> SilencedPlace, for path: String, root: String
  ) -> String? {
    guard let edit = silencing(codes, at: place, for: path, root: root) else { return nil }
    let text = (edit.text ?? []).applying([Edit(edit.range, edit.new)])
    let index = files.firstIndex { $0.path == edit.path } ?? files.count
    let settings = File(
      path: edit.path, text: text, configuration: Configuration(text),
      place: index < files.count ? files[index].place : SettingsPlace())
    if index < files.count { files[index] = settings } else { files.append(settings) }
    return edit.path
  }

  /// Whether a file is neither read nor reported on.
  package func excludes(_ path: String) -> Bool {
    guard let file = file(for: path) else { return false }
    return file.configuration.exclude.matches(file.place.path(of: path))
  }

  /// The files and folders that a walk skips. It finds nested settings files on its way.
  package var exclusions: Exclusions {
    let outer = files.first { $0.place.folder.isEmpty }
    return Exclusions(
      outer?.configuration.exclude ?? PathPatterns([]), at: outer?.place ?? SettingsPlace(),
      nested: isChosen ? nil : .init(fileName: Configuration.fileName) { Configuration($0).exclude })
  }

  /// The part of a workspace that is read, according to the settings.
  package var reading: Reading {
    var result = Reading()
    result.exclusions = exclusions
    result.isChosenRoot = isChosenRoot
    return result
  }

  /// The options that the settings files set.
  ///
  /// - Parameters:
  ///   - others: A client's rules, which override those of the files.
  ///   - selected: The codes that are on even if `rules` turns them off, or does not turn them on.
  package func analysisOptions(
    overriddenBy others: RuleSettings = RuleSettings(), selecting selected: Set<Diagnostic.Code> = []
  ) -> AnalysisOptions {
    AnalysisOptions { [self] code, path, ids in
      let file = file(for: path)
      if let file, file.configuration.isOff(code, file.place.path(of: path), ids) { return .off }
      let set =
        others.severities[code] ?? file?.configuration.severity(code, file?.place.path(of: path) ?? path)
      if let set, let severity = set { return .severity(severity) }
      guard selected.contains(code) else { return set == nil ? nil : .off }
      return DiagnosticRule.named(code.rawValue).flatMap { $0.isOptional ? .severity($0.severity) : nil }
    }
  }
}
