import Synchronization
import Testing

/// A fixture that every front end must judge alike: the batch check and the server's diagnostics.
package struct Case: Sendable, CustomTestStringConvertible {
  /// The fact that the fixture shows, as a sentence.
  package var name: String
  package var fixture: String

  package init(_ name: String, _ fixture: String) {
    self.name = name
    self.fixture = fixture
  }

  package var testDescription: String { name }

  /// The fixture with its index. It is read once, for all tests.
  package var read: Fixture {
    if let known = fixtures.withLock({ $0[fixture] }) { return known }
    let read = Fixture(fixture)
    fixtures.withLock { $0[fixture] = read }
    return read
  }
}

/// The fixtures that were read, by their text.
private let fixtures = Mutex<[String: Fixture]>([:])

extension Case {
  package static let all: [Case] =
    connected.map {
      $0.without(
        "unconnected-outlet", "unused-action", "not-marked-for-interface-builder",
        "action-sender-mismatch", "unset-view")
    } + segues + sharedNames + nameHelpers + madeNames + nibsAndCells + programs + missedNames + unfoundNibs
    + namesOfAnyType + translations + assets + bindings + senders + marks + uses + brokenConnections
    + classesOfTargets + sound + practice + ignoredSources + frameworkNames + structure + order
    + staleDocumentsByRules + trapCases + effects + otherWindows + unmadeClasses
    + unloadedOutlets + windows + waysToNibs + waysToScenes + controls + uncalled + constants + idle + reach

  /// Cases about what documents connect, whose code declares more than that.
  private static let connected: [Case] =
    outlets + outletDeclarations + outletTypes + actions + actionDeclarations + classes + owners + references
    + views + severities + languages + documents + objectiveC + projects + staleDocuments
    + classModules

  /// The same case with these codes turned off, as a user would.
  func without(_ codes: String...) -> Case {
    let rules = codes.map { "\"\($0)\": \"off\"" }.joined(separator: ", ")
    return Case(name, fixture + "\n-- .ibls.json --\n{\"rules\": {\(rules)}}\n")
  }
}
