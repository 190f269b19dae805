/// The extensions of Objective-C and C++ headers, with the dot.
package let headerEndings = [".h", ".pch", ".hh", ".hpp", ".hxx", ".H"]

/// Whether a path is that of a storyboard or a xib.
package func isInterface(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

/// Whether a path is that of a header.
package func isHeader(_ path: String) -> Bool { headerEndings.contains(where: path.hasSuffix) }
