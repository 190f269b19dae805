/// The extensions of Objective-C and C++ headers, with the dot.
package let headerEndings = [".h", ".pch", ".hh", ".hpp", ".hxx", ".H"]

/// Whether a path is that of a header.
package func isHeader(_ path: String) -> Bool { headerEndings.contains(where: path.hasSuffix) }
