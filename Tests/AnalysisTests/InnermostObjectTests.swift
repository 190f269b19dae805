import Index
import Syntax
import TestSupport
import Testing
import Text
import Workspace

@testable import Analysis

/// At every place of every case's documents, the object that is found is the shortest one around it.
@Test func theInnermostObjectIsTheShortestAround() throws {
  var count = 0
  for example in Case.all {
    let environment = example.read.environment()
    let snapshot = try LoadedWorkspace(root: fixtureRoot, in: environment).snapshot
    for file in snapshot.nameIndex.documents.all {
      guard let outline = snapshot.interface(file), let end = outline.objects.map(\.range.upper).max() else {
        continue
      }
      for offset in 0...end {
        let around = outline.objects.filter { $0.range.lower < offset && offset < $0.range.upper }
        let shortest = around.min { $0.range.length < $1.range.length }
        let found = outline.object(outline.innermostObject(around: offset))
        #expect(found?.range == shortest?.range, "\(example.name), \(offset)")
        if found != nil { count += 1 }
      }
    }
  }
  #expect(count > 10_000)
}
