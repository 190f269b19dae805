import Syntax

/// Files, or what is in them, arranged so that those are found quickly that may be in one program with a file.
package struct ByProgram<Element: Sendable>: Sendable {
  package let all: [Element]
  private let files: [FileID]
  private var byTarget: [Int: [Int]] = [:]
  private var byProject: [FileID: [Int]] = [:]
  /// The items of libraries, and the items of no target in the folder of a dependency.
  private var ofLibraries: [Int] = []
  private var ofNoTarget: [Int] = []
  /// The items of no target, by the closed world of projects around them.
  private var ofNoTargetByWorld: [Int?: [Int]] = [:]

  package init(_ all: [Element], _ query: Query, file: (Element) -> FileID) {
    self.init(all, query, file: file) { query.targets(with: file($0)) }
  }

  init(
    _ all: [Element], _ query: Query, file: (Element) -> FileID, targets: (Element) -> some Collection<Int>
  ) {
    self.all = all
    files = all.map(file)
    let (map, snapshot) = (query.targetMap, query.snapshot)
    for (position, element) in all.enumerated() {
      let (file, targets) = (files[position], targets(element))
      for target in targets { byTarget[target, default: []].append(position) }
      for project in Set(targets.map { map.targets[$0].file }) {
        byProject[project, default: []].append(position)
      }
      if targets.contains(where: { map.targets[$0].isLibrary }) || targets.isEmpty && !snapshot.isOwn(file) {
        ofLibraries.append(position)
      }
      if targets.isEmpty {
        ofNoTarget.append(position)
        ofNoTargetByWorld[map.closedWorld(around: snapshot.path(of: file)), default: []].append(position)
      }
    }
  }

  /// The elements of some targets; where these have none, the elements of no target.
  func inBundles(of targets: Set<Int>) -> [Element] {
    let own = elements(at: targets.map { byTarget[$0, default: []] })
    return own.isEmpty ? elements(at: [ofNoTarget]) : own
  }

  /// The elements of some targets, of libraries and of no target.
  func visible(from targets: [Int]) -> [Element] {
    elements(at: targets.map { byTarget[$0, default: []] } + [ofLibraries, ofNoTarget])
  }

  /// Whether an element passes a test that only those pass that may be in one program with a file of some targets.
  func contains(
    with file: FileID, of targets: Set<Int>, _ query: Query, where passes: (Element) -> Bool
  ) -> Bool {
    positions(with: file, of: targets, query).contains { $0.contains { passes(all[$0]) } }
  }

  /// The elements that may be in one program with a file, in their order.
  package func elements(with file: FileID, _ query: Query) -> [Element] {
    var answers: [FileID: Bool] = [:]
    let positions = positions(with: file, of: query.targets(with: file), query)
    return Set(positions.joined()).sorted().filter { position in
      let other = files[position]
      if let known = answers[other] { return known }
      let answer = query.mayMeet(other, file)
      answers[other] = answer
      return answer
    }.map { all[$0] }
  }

  /// The positions of all elements that may be in one program with a file, and of some others: those of its targets and their
  /// projects, those of libraries, and those of no target in its world.
  private func positions(with file: FileID, of targets: Set<Int>, _ query: Query) -> [[Int]] {
    let map = query.targetMap
    if targets.isEmpty || targets.contains(where: { map.targets[$0].isLibrary }) {
      return [Array(all.indices)]
    }
    let projects = Set(targets.map { map.targets[$0].file })
    let beside =
      map.closedWorld(around: query.snapshot.path(of: file)).map { world in
        [ofNoTargetByWorld[world, default: []], ofNoTargetByWorld[nil, default: []]]
      } ?? [ofNoTarget]
    // The likeliest ones come first, since one that passes a test may be enough.
    return targets.map { byTarget[$0, default: []] } + [ofLibraries]
      + projects.map { byProject[$0, default: []] } + beside
  }

  private func elements(at positions: [[Int]]) -> [Element] {
    Set(positions.joined()).sorted().map { all[$0] }
  }
}
