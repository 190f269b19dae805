import Analysis
import Index
import Syntax
import Terminal
import TestSupport
import Testing
import Text
import Workspace
import World

/// For every outlet, action, inspectable property and class of a fixture: renamed to a fresh name, the same is found
/// with the name replaced; renamed back, every file is byte for byte what it was, but for `if let x`, which comes back
/// as `if let x = x`: compilers before Swift 5.7 don't know the short form.
@Test(arguments: Case.all)
func renamingChangesNothingButTheName(_ example: Case) throws {
  let fixture = example.read
  let starts = try declarations(in: fixture)
  if starts.isEmpty { return }
  let before = try contents(fixture, fixture.environment())
  let found = try checked(fixture.environment()).map { line(of: $0) }.sorted()
  // A declaration that shares its name can't have it back.
  for (number, start) in starts.enumerated()
  where starts.count(where: { $0.name == start.name }) == 1
    && isInSample(number + example.name.utf8.count, oneIn: 3)
  {
    let environment = fixture.environment()
    // A document without a custom class is found by its file's name, which a rename only offers to change.
    var hasDoubts =
      // A rename does not follow the owner of a nib if only code makes it the owner.
      example.name.hasPrefix("a class that hands the name of a nib on")
      // A missing variable `_name` is only reported beside a property `name`.
      || fixture.files.contains { $0.text.contains("\"_\(start.name)\"") }
      || fixture.files.contains {
        $0.path.hasSuffix(".xib")
          && start.name.hasPrefix(($0.path.split(separator: "/").last ?? "").prefix { !"~.".contains($0) })
      }
    let output = RecordedOutput()
    guard try rename(start.place, start.fresh, environment.recording(output)) else {
      #expect(try contents(fixture, environment) == before, "\(start)")
      continue
    }
    // A name that was left out can't agree.
    hasDoubts = hasDoubts || output.errorText.contains("left out")
    let after = try checked(environment).map { line(of: $0, replacing: start.fresh, by: start.name) }.sorted()
    if hasDoubts { continue }
    #expect(after == found, "\(start)")
    guard
      let place = try declarations(in: fixture, environment).first(where: { $0.name == start.fresh })?.place
    else {
      Issue.record("'\(start.fresh)' is declared nowhere")
      continue
    }
    // A class may have had the name of one of the SDK's.
    if start.name.hasPrefix("UI") { continue }
    // One that shared its name with another class can't have it back, and the rename said so.
    if output.errorText.contains("another class is called '\(start.name)'") {
      let renamed = try contents(fixture, environment)
      #expect(try !rename(place, start.name, environment), "\(start)")
      #expect(try contents(fixture, environment) == renamed, "\(start)")
      continue
    }
    #expect(try rename(place, start.name, environment), "\(start)")
    let back = try contents(fixture, environment)
    #expect(zip(back, before).allSatisfy { withShortBindings($0) == withShortBindings($1) }, "\(start)")
  }
}

/// The same for the names that documents and code share as text, and for the files of documents.
@Test(arguments: Case.all)
func renamingASharedNameChangesNothingElse(_ example: Case) throws {
  let fixture = example.read
  let names = fixture.query.sharedNames()
  if names.isEmpty { return }
  let found = try checked(fixture.environment())
  // The app begins with a storyboard of this name, and settings may silence findings of a file.
  for (number, name) in names.enumerated()
  // A rename of a key of the user defaults asks at each place.
  where name.text != "Main" && name.kind != .defaults
    && !fixture.files.contains(where: { $0.path.hasSuffix(".ibls.json") })
    && names.count(where: { $0.kind == name.kind && $0.text == name.text }) == 1
    && isInSample(number + example.name.utf8.count, oneIn: 3)
  {
    let fresh = name.text.prefix(1) + "zq" + name.text.dropFirst() + "Zq"
    try checkRename("\(name.kind):", name.text, String(fresh), of: fixture, found)
  }
}

/// Renames a name, or else the class that has it, there and back.
///
/// - Parameter found: The findings of the fixture as it is.
private func checkRename(
  _ kind: String, _ old: String, _ fresh: String, of fixture: Fixture, _ found: [CheckOutput.Finding]
) throws {
  let environment = fixture.environment()
  let before = try contents(fixture, environment)
  let isSuggested = found.contains { $0.message.contains("'\(old)'") }
  let output = RecordedOutput()
  guard try rename(kind + old, fresh, environment.recording(output)) else {
    #expect(try contents(fixture, environment) == before, "\(kind)\(old)")
    return
  }
  // Another class may use the same text for another thing, or for one that is missing.
  let isElsewhere = try fixture.files.contains {
    $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".m")
      ? try String(decoding: environment.files.read(fixture.absolutePath($0)), as: UTF8.self).contains(
        "\"\(old)\"")
      : false
  }
  let after = try checked(environment).map { line(of: $0, replacing: fresh, by: old) }
  // A suggestion of the name may be the reason for a finding.
  if !isSuggested, !isElsewhere, !output.errorText.contains("left out") {
    #expect(
      after.map(withoutNotes).sorted() == found.map { withoutNotes(line(of: $0)) }.sorted(), "\(kind)\(old)")
  }
  #expect(try rename(kind + fresh, old, environment), "\(kind)\(old)")
  // A case that had its name for its raw value keeps the value that it got.
  let back = try contents(fixture, environment).map(withoutRawValues)
  #expect(back == before.map(withoutRawValues), "\(kind)\(old)")
}

/// Code may make a name of other texts, which a rename can't know; then it does not show any more what has the name.
private func withoutNotes(_ finding: String) -> String {
  finding.replacing(#/ \((no code|nothing) [^)]*\)/#, with: "")
}

private func withoutRawValues(_ text: [UInt8]) -> String {
  String(decoding: text, as: UTF8.self).replacing(/\b(\w+) = "\1"/) { "\($0.1)" }
}

/// The law above says nothing of what is refused; most is not.
@Test func mostOfTheFixturesCanBeRenamed() throws {
  var renamed = 0
  var refused = 0
  // A quarter of the cases is enough for the shares.
  for (number, example) in Case.all.enumerated() where number % 4 == 0 {
    let fixture = example.read
    for start in try declarations(in: fixture) {
      if try rename(start.place, start.fresh, fixture.environment()) { renamed += 1 } else { refused += 1 }
    }
  }
  #expect(renamed > 200, "\(renamed) renamed, \(refused) refused")
  #expect(renamed > 4 * refused, "\(renamed) renamed, \(refused) refused")
}

private struct Declared: CustomStringConvertible {
  var name: String
  /// `file:line:column`
  var place: String

  /// A name that nothing has, and that begins alike, since that counts to key-value coding.
  var fresh: String { name.prefix(1) + "zq" + name.dropFirst() + "Zq" }
  var description: String { "'\(name)' at \(place)" }
}

private func contents(_ fixture: Fixture, _ environment: Environment) throws -> [[UInt8]] {
  try fixture.files.map { try environment.files.read(fixture.absolutePath($0)) }
}

private func withShortBindings(_ text: [UInt8]) -> String {
  String(decoding: text, as: UTF8.self).replacing(/\b(let|var|weak) (\w+) = \2\b/) { "\($0.1) \($0.2)" }
}

/// Key-value coding forgives the case of the first letter, and so do documents.
private func withRaisedFirst(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

private func rename(_ symbol: String, _ newName: String, _ environment: Environment) throws -> Bool {
  run(["--rename", symbol, newName, fixtureRoot, "--write"], in: environment) == 0
}

private func checked(_ environment: Environment) throws -> [CheckOutput.Finding] {
  let output = RecordedOutput()
  _ = run(["--check", "--format", "json", fixtureRoot], in: environment.recording(output))
  return try CheckOutput(output.output).findings
}

/// A finding without suggestions, which depend on how much a name resembles others.
private func line(
  of finding: CheckOutput.Finding, replacing fresh: String = "", by name: String = ""
) -> String {
  var message = finding.message
  if let hint = message.firstRange(of: "; ") { message = String(message[..<hint.lowerBound]) }
  if !fresh.isEmpty {
    message = message.replacing(fresh, with: name)
      .replacing(withRaisedFirst(fresh), with: withRaisedFirst(name))
  }
  let file = fresh.isEmpty ? finding.file : finding.file.replacing(fresh, with: name)
  return "\(file) \(finding.code) \(message)"
}

/// The declarations that Interface Builder can connect to, as they are on the disk.
private func declarations(in fixture: Fixture, _ environment: Environment? = nil) throws -> [Declared] {
  let environment = environment ?? fixture.environment()
  var result: [Declared] = []
  for file in fixture.files where file.path.hasSuffix(".swift") && !file.path.hasPrefix("..") {
    let bytes = try environment.files.read(fixture.absolutePath(file))
    let table = LineTable(bytes)
    func add(_ name: String, _ range: ByteRange) {
      let position = table.lineAndColumn(of: range.lower)
      result.append(Declared(name: name, place: "\(file.path):\(position.line):\(position.column)"))
    }
    let outline = bytes.withSpan { swiftOutline(of: $0) }
    for (type, members) in zip(outline.types, outline.members) {
      if type.kind == .class { add(simpleName(type.name), type.nameRange) }
      for member in members
      where !member.flags.isDisjoint(with: [.outlet, .action, .segueAction, .inspectable]) {
        add(member.name, member.nameRange)
      }
    }
  }
  return result
}
