import Index
import Syntax
import Text

/// The number of bytes of code that are read for one question.
///
/// The largest apps stay below for all but the most common names. Beyond it, a late answer would be worth less than an
/// incomplete one.
package let maximumBytesOfCode = 32 << 20

extension Query {
  /// The certain uses of declarations in code.
  ///
  /// - Parameters:
  ///   - only: The file to look into; nil for all of the workspace's own.
  ///   - limit: The number of bytes to read of code that contains the name, the declaring files' first.
  func certainUses(of declarations: RelatedDeclarations, in only: FileID?, limit: Int) -> [Location] {
    let search = CodeSearch(declarations, self)
    var left = limit
    var result: [Location] = []
    for file in only.map({ [$0] }) ?? filesThatMayName(search) {
      if isAbandoned() { break }
      // A file that has changed on the disk meanwhile has its names elsewhere.
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

  /// Files of our own, those that declare it first.
  ///
  /// To find the others, all code is searched.
  func filesThatMayName(_ search: CodeSearch) -> [FileID] {
    let declarations = search.declarations
    let own = Set(declarations.members.map(\.type.file) + declarations.types.map(\.file))
    let isPrivate =
      !declarations.members.isEmpty
      && declarations.members.allSatisfy { snapshot.member($0)?.flags.contains(.isPrivate) == true }
    if isPrivate { return own.sorted() }
    // The names that a file uses are known without reading it, those of types left out.
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
