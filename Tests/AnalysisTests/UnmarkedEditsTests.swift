import Analysis
import Index
import Syntax
import TestSupport
import Testing
import Workspace

/// Of a workspace in which members are read on demand, edits alter the same files, and leave the same methods, as of one
/// in which everything was read at once.
@Test func editsBesideUnmarkedMembersReachTheSameFiles() throws {
  var count = 0
  for (number, workspace) in (Case.all.map(\.fixture) + mutationWorkspaces).enumerated()
  where isInSample(number, oneIn: 2) {
    let environment = Fixture(workspace).environment()
    let loaded = try LoadedWorkspace(root: fixtureRoot, in: environment).snapshot
    let files = try loaded.files.compactMap { $0 }.map { file in
      let bytes = try environment.files.read(fixtureRoot + "/" + file.path)
      return SourceFile(
        path: file.path, isDependency: file.isDependency, facts: readAtOnce(file.facts, bytes))
    }
    let whole = Snapshot(files: files, isWhole: loaded.coverage.isWhole)
    let selectors = files.flatMap { file -> [String] in
      file.facts.code?.readMembers().joined().compactMap(\.selector) ?? []
    }
    for (raw, file) in files.enumerated() {
      guard let code = file.facts.code else { continue }
      let id = FileID(raw: Int32(raw))
      if loaded.code(id)?.isUnmarked == true, !code.types.isEmpty { count += 1 }
      // The same members in other places, and the file gone.
      var outline = code.readOutline()
      for index in outline.types.indices { outline.types[index].nameRange.upper += 1 }
      let moved = SourceFile(
        path: file.path, isDependency: file.isDependency,
        facts: .code(CodeFile(outline, mentioning: code.readMentions(), of: [])))
      for new in [moved, nil] {
        let (one, other) = (loaded.change(id, to: new), whole.change(id, to: new))
        let (after, wholeAfter) = (loaded.applying([one]), whole.applying([other]))
        #expect(
          after.dependents(of: [one], since: loaded) == wholeAfter.dependents(of: [other], since: whole),
          "\(file.path) of \(workspace)")
        for selector in selectors {
          #expect(
            after.findMethods(bySelector: selector) == wholeAfter.findMethods(bySelector: selector),
            "\(selector) after \(file.path) of \(workspace)")
        }
      }
    }
  }
  // Else nothing was put off, and the comparison compared nothing.
  #expect(count > 20)
}

private func readAtOnce(_ known: FileFacts, _ bytes: [UInt8]) -> FileFacts {
  guard let code = known.code else { return known }
  return facts(of: code.language == .swift ? .swift : .objc, bytes) ?? known
}

/// A class whose outlets have a type alters what is said of documents that connect them.
@Test func typesOfUnmarkedPropertiesLeadToTheirDocuments() throws {
  let fixture = Fixture(
    """
    -- Holder.h --
    @interface Holder : UIViewController
    @property Badge *badge;
    @end
    -- Badge.swift --
    @objc class Badge: UILabel {}
    -- Main.storyboard --
    <viewController id="a" customClass="Holder">
      <connections><outlet property="badge" destination="l" id="c"/></connections>
    </viewController>
    <label id="l"/>
    """)
  let snapshot = try LoadedWorkspace(root: fixtureRoot, in: fixture.environment()).snapshot
  let badge = try #require(snapshot.file(at: "Badge.swift"))
  let holder = try #require(snapshot.file(at: "Holder.h"))
  #expect(snapshot.code(holder)?.isUnmarked == true)
  let other = CodeFile(of: Array("@objc class Badge: UIButton {}".utf8), .swift)
  let change = snapshot.change(
    badge, to: SourceFile(path: "Badge.swift", isDependency: false, facts: .code(other)))
  let dependents = snapshot.applying([change]).dependents(of: [change], since: snapshot)
  #expect(snapshot.file(at: "Main.storyboard").map(dependents.contains) == true)
}
