import World

extension Walk {
  /// Follows all links, including those found on the way, in the order of their paths.
  func follow(_ findings: inout WalkFindings<Fact>, rootIdentity: FileStatus.Identity) {
    if findings.links.isEmpty { return }
    let known = WalkedPlaces(findings, root, in: environment)
    var identities: Set<FileStatus.Identity>?
    let territory = LinkTerritory(known.realRoot ?? known.root, in: environment)
    var abroad = self
    let budget = LinkBudget()
    abroad.budget = budget

    while !findings.links.isEmpty {
      let links = findings.links.sorted { precedes($0.path, $1.path) }
      findings.links = []
      // Files come first, so that the result does not depend on which folder contains them as well.
      var files: [WalkItem] = []
      var folders: [WalkFolder] = []
      for link in links {
        guard let status = status(ofNew: link, known, &findings) else { continue }
        if identities == nil { identities = identitiesSeen(findings, rootIdentity) }
        if status.kind == .file, let kind = link.kind, identities?.insert(status.identity).inserted == true {
          files.append(
            .file(
              WalkFile(
                path: relative(link.path), kind: kind, isDependency: link.folder?.isDependency ?? false)))
        } else if status.kind == .folder, let folder = link.folder {
          folders.append(folder)
        }
      }
      findings.merge(run(files, seen: nil))
      for folder in folders {
        let path = withoutSlash(folder.path)
        let place = (try? environment.files.resolve(path)) ?? path
        if isViewOfSystem(place) { continue }
        let isAbroad = !territory.contains(place)
        let more = (isAbroad ? abroad : self).run([.folder(folder)], seen: identities)
        if isAbroad, budget.isExhausted {
          report(
            FileError(
              path: path,
              reason: "a link to '\(place)', outside of the repository; through such links no more than "
                + "\(LinkBudget.mostEntries) files are read"), path, &findings)
          continue
        }
        identities?.formUnion(more.identities)
        findings.merge(more)
      }
    }
  }

  /// The status of a link's destination; nil if it is not read, or was walked under another name.
  private func status(
    ofNew link: WalkLink, _ known: WalkedPlaces, _ findings: inout WalkFindings<Fact>
  ) -> FileStatus? {
    let status: FileStatus
    do {
      status = try environment.files.status(link.path)
    } catch {
      // A dangling link matters only if its name is that of a file of the workspace.
      if link.kind?.isMissed == true { report(error, link.path, &findings) }
      return nil
    }
    guard status.kind == .file ? link.kind != nil : status.kind == .folder && link.folder != nil,
      !known.contains(link, status.kind, in: environment)
    else { return nil }
    if status.kind == .folder, let folder = link.folder,
      folder.isExcluded || folder.exclusions.matches(relative(link.path) + "/.")
    {
      findings.passesOverFolders = true
      return nil
    }
    return status
  }

  private func identitiesSeen(_ findings: WalkFindings<Fact>, _ rootIdentity: FileStatus.Identity) -> Set<
    FileStatus.Identity
  > {
    var seen = identitiesAbove(rootIdentity)
    for path in findings.folders { note(path, &seen) }
    for file in findings.files { note(root + file.file.path, &seen) }
    return seen
  }

  /// The identities of the root and of the folders around it. A link to one of them would add everything beside the root.
  private func identitiesAbove(_ rootIdentity: FileStatus.Identity) -> Set<FileStatus.Identity> {
    var seen: Set = [rootIdentity]
    var path = root + ".."
    while let status = try? environment.files.status(path), seen.insert(status.identity).inserted {
      path += "/.."
    }
    return seen
  }

  private func note(_ path: String, _ seen: inout Set<FileStatus.Identity>) {
    if let status = try? environment.files.status(path) { seen.insert(status.identity) }
  }
}

/// The files and folders that were walked before any link.
///
/// Reading all identities is slow, and most links lead to a path below the root, such as `Versions/Current` in a framework.
private struct WalkedPlaces {
  let root: String
  let realRoot: String?
  private let files: Set<String>
  private let folders: Set<String>

  init<Fact>(_ findings: WalkFindings<Fact>, _ root: String, in environment: Environment) {
    self.root = withoutSlash(root)
    realRoot = try? environment.files.resolve(self.root)
    files = Set(findings.files.map { root + $0.file.path })
    folders = Set(findings.folders)
  }

  func contains(_ link: WalkLink, _ kind: FolderEntry.Kind, in environment: Environment) -> Bool {
    guard let realRoot, let target = try? environment.files.resolve(link.path),
      target.utf8.starts(with: realRoot.utf8),
      let inner = String(target.utf8.dropFirst(realRoot.utf8.count))
    else { return false }
    return kind == .file ? files.contains(root + inner) : folders.contains(root + inner)
  }
}
