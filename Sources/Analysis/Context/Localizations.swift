/// The path without its folder for one language, so that localized copies count as one document.
func pathIgnoringLanguage(_ path: String) -> String {
  path.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }
    .joined(separator: "/")
}
