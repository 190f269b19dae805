/// The address of the project, such as `https://github.com/owner/ibls`; nil as long as there is none.
///
/// All links of the program are made from it. Without it there are none: an address that others may take is not given out.
package let projectAddress: String? = nil
