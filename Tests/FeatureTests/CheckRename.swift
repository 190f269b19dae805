import Analysis
import Index
import TestSupport
import Testing
import Text

extension Fixture {
  func plan(at digit: Int, to newName: String) throws -> RenamePlan {
    let mark = try #require(self.mark(digit))
    let found = try query.renameTarget(at: mark.offset, in: mark.file)
    let subject = try #require(found, "nothing at \(digit)")
    return try query.renamePlan(of: subject, to: newName)
  }

  func plan(of symbol: String, to newName: String) throws -> RenamePlan {
    let subject = try query.renameTarget(named: symbol)
    return try query.renamePlan(of: subject, to: newName, on: symbol.contains(":") ? .document : .code)
  }

  /// The possible places, each with its reason.
  func doubts(_ plan: RenamePlan) -> [String] {
    plan.changes.compactMap { change in
      change.certainty.reason.map { show(Location(file: change.file, range: change.range)) + ": " + $0 }
    } + plan.fileRenames.map { "\(snapshot[$0.file]?.path ?? "") -> \($0.newPath)" }
  }
}

/// Starts once from each digit, and from the symbol where one is given; all give the same result.
///
/// - Parameter result: The files that change when nothing merely possible is taken in, in the form of a fixture, of which the
///   digits are left out.
func checkRename(
  _ text: String, of symbol: String? = nil, to newName: String, becomes result: String, doubts: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  let result = result.filter { !$0.unicodeScalars.contains("\u{20E3}") }
  var starts: [(String, () throws -> RenamePlan)] = fixture.marks.compactMap {
    $0.symbol.wholeNumberValue
  }.map { digit in ("from \(digit)", { try fixture.plan(at: digit, to: newName) }) }
  if let symbol { starts.append(("of \(symbol)", { try fixture.plan(of: symbol, to: newName) })) }
  #expect(!starts.isEmpty, sourceLocation: sourceLocation)
  for (name, start) in starts {
    do {
      let plan = try start()
      checkEdits(plan.edits(includingPossible: false), of: fixture, become: result, sourceLocation)
      #expect(fixture.doubts(plan) == doubts, "\(name)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
    }
  }
}

/// - Parameter place: "Main.storyboard:3:titleLabel", where the refusal names one.
func checkRefusal(
  _ text: String, of symbol: String? = nil, to newName: String, _ message: String, at place: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  do {
    let plan =
      try symbol.map { try fixture.plan(of: $0, to: newName) } ?? fixture.plan(at: 1, to: newName)
    Issue.record("not refused: \(plan)", sourceLocation: sourceLocation)
  } catch let refusal as RenameRefusal {
    #expect(refusal.message == message, sourceLocation: sourceLocation)
    #expect(refusal.place.map(fixture.show) == place, sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
