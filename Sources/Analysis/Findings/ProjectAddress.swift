/// The address of the project, such as `https://github.com/owner/ibls`; nil while it has none.
///
/// All links of the program begin with it. As long as it is nil, the program writes no links, since others could take an address
/// that is given out.
package let projectAddress: String? = nil
