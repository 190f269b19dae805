/// Whether a path is that of a storyboard or a xib. The extension may be in upper case.
package func isInterface(_ path: String) -> Bool {
  [".storyboard", ".xib"].contains { ending in
    path.utf8.count > ending.utf8.count
      && zip(path.utf8.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0 | 0x20 == $1 }
  }
}
