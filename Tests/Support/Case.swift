import Testing

/// A fixture that every front end must judge alike: the batch check and the server's diagnostics.
package struct Case: Sendable, CustomTestStringConvertible {
  /// What the fixture shows, as a sentence.
  package var name: String
  package var fixture: String

  package init(_ name: String, _ fixture: String) {
    self.name = name
    self.fixture = fixture
  }

  package var testDescription: String { name }
}

extension Case {
  package static let all: [Case] =
    outlets + outletDeclarations + outletTypes + actions + actionDeclarations + classes + owners + references
    + views + languages + documents + objectiveC + projects
}
