/// The path without its folder for one language, so that localized copies count as one document.
func pathIgnoringLanguage(_ path: String) -> String {
  let components = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
  let others = components.filter { !$0.reversed().starts(with: ".lproj".utf8.reversed()) }
  if others.count == components.count { return path }
  return others.map { String(Substring($0)) }.joined(separator: "/")
}
