import Foundation

/// Whether a law that could take many alike steps takes the one with a number: one in so many, or all with `IBLS_WHOLE=1`, which
/// takes many times as long.
package func isInSample(_ number: Int, oneIn share: Int) -> Bool { takesAll || number % share == 0 }

private let takesAll = ProcessInfo.processInfo.environment["IBLS_WHOLE"] == "1"
