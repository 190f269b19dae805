import Syntax

extension FileFacts {
  /// Whether two versions of a file mean the same to every other file, so that only places differ. Reads the members of code.
  package func readMeansTheSame(as other: FileFacts) -> Bool {
    switch (self, other) {
    case (.code(let one), .code(let other)):
      one.readOutline().withoutPlaces == other.readOutline().withoutPlaces
    case (.project(let one), .project(let other)): one == other
    case (.interface(let one, _), .interface(let other, _)): one.difference(from: other).isEmpty
    default: false
    }
  }
}
