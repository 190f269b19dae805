import Index
import Syntax
import Text

/// The number of bytes of code to read for one request.
///
/// The largest apps need less for all but the most common names. Beyond it, a late answer would be worth less than an incomplete
/// one.
package let maximumBytesOfCode = 32 << 20

extension Query {
  /// The certain uses of declarations in code.
  ///
  /// - Parameters:
  ///   - only: The only file to search; nil for all files of the workspace itself.
  ///   - limit: The number of bytes to read in files that contain the name, beginning with the declaring files.
  func certainUses(of declarations: RelatedDeclarations, in only: FileID?, limit: Int) -> [Location] {
    let search = CodeSearch(declarations, self)
    var left = limit
    var result: [Location] = []
    for file in only.map({ [$0] }) ?? filesThatMayName(search) {
      if isAbandoned() { break }
      // If a file has changed on disk meanwhile, its names are at other places.
      guard let language = snapshot.code(file)?.language, let text = text(of: file).current,
        search.words(in: language).contains(where: { SearchText(Array($0.utf8)).occurs(in: text) })
      else { continue }
      left -= text.count
      if left < 0 { break }
      let uses = CodeUses(file, text, self, lookingFor: declarations.name)?.references(to: search) ?? []
      result += uses.filter { $0.certainty == .certain }.map { Location(file: file, range: $0.range) }
    }
    return result
  }

  /// The files of the workspace itself that may use declarations, those with the declarations first.
  ///
  /// The other files are found by searching all code.
  func filesThatMayName(_ search: CodeSearch) -> [FileID] {
    let declarations = search.declarations
    let own = Set(declarations.members.map(\.type.file) + declarations.types.map(\.file))
    let isPrivate =
      !declarations.members.isEmpty
      && declarations.members.allSatisfy { snapshot.member($0)?.flags.contains(.isPrivate) == true }
    if isPrivate { return own.sorted() }
    // The names that a file uses are known without reading it, except for the names of types.
    let isListed = !declarations.isType && MentionedNames.tell(of: declarations.name)
    let naming = isListed ? Set(snapshot.findFiles(naming: AskedName(declarations.name))) : []
    let sharesName = search.objectiveCWords.contains(declarations.name)
    let otherNames = AskedNames(
      search.objectiveCWords.filter { $0 != declarations.name }.map { AskedName($0) })
    let others = snapshot.files.indices.lazy.map { FileID(raw: Int32($0)) }.filter { file in
      guard self.snapshot.isOwn(file), !own.contains(file), let code = self.snapshot.code(file) else {
        return false
      }
      if !isListed { return true }
      if code.language == .swift { return naming.contains(file) }
      return sharesName && naming.contains(file)
        || !code.findMentions(of: otherNames, keepingText: true).isEmpty
    }
    return own.sorted() + others
  }
}
