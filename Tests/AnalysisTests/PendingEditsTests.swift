import Analysis
import Index
import Syntax
import TestSupport
import Testing
import Workspace

/// Of a workspace in which members are read later, edits alter the same files, and leave the same methods, as of one in
/// which all was read at once.
@Test func editsBesidePendingMembersReachTheSameFiles() throws {
  var count = 0
  for workspace in Case.all.map(\.fixture) + mutationWorkspaces {
    let environment = Fixture(workspace).environment()
    let loaded = try LoadedWorkspace(root: fixtureRoot, in: environment).snapshot
    let files = try loaded.files.compactMap { $0 }.map { file in
      let bytes = try environment.read(fixtureRoot + "/" + file.path)
      return SourceFile(
        path: file.path, isDependency: file.isDependency, facts: readAtOnce(file.facts, bytes))
    }
    let whole = Snapshot(files: files, coverage: loaded.coverage)
    let selectors = files.flatMap { file -> [String] in
      guard case .code(let outline) = file.facts else { return [] }
      return outline.types.flatMap { $0.members.compactMap(\.selector) }
    }
    for (raw, file) in files.enumerated() {
      guard case .code(var outline) = file.facts else { continue }
      let id = FileID(raw: Int32(raw))
      if loaded.code(id)?.traits.putsOffMembers == true { count += 1 }
      // The same members in other places, and the file gone.
      for index in outline.types.indices { outline.types[index].nameRange.upper += 1 }
      let moved = SourceFile(path: file.path, isDependency: file.isDependency, facts: .code(outline))
      for new in [moved, nil] {
        let (one, other) = (loaded.change(id, to: new), whole.change(id, to: new))
        let (after, wholeAfter) = (loaded.applying([one]), whole.applying([other]))
        #expect(
          after.dependents(of: [one], since: loaded) == wholeAfter.dependents(of: [other], since: whole),
          "\(file.path) of \(workspace)")
        for selector in selectors {
          #expect(
            after.methods(bySelector: selector) == wholeAfter.methods(bySelector: selector),
            "\(selector) after \(file.path) of \(workspace)")
        }
      }
    }
  }
  // Else nothing was put off, and the comparison compared nothing.
  #expect(count > 20)
}

private func readAtOnce(_ known: FileFacts, _ bytes: [UInt8]) -> FileFacts {
  guard case .code(let outline) = known else { return known }
  return facts(of: outline.language == .swift ? .swift : .objc, bytes) ?? known
}

/// A class whose outlets have a type alters what is said of documents that connect them.
@Test func typesOfPendingPropertiesLeadToTheirDocuments() throws {
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
  #expect(snapshot.code(holder)?.traits.putsOffMembers == true)
  let other = Array("@objc class Badge: UIButton {}".utf8).withSpan { swiftOutline(of: $0) }
  let change = snapshot.change(
    badge, to: SourceFile(path: "Badge.swift", isDependency: false, facts: .code(other)))
  let dependents = snapshot.applying([change]).dependents(of: [change], since: snapshot)
  #expect(snapshot.file(at: "Main.storyboard").map(dependents.contains) == true)
}
