import SwiftParser
import Syntax

/// Times both over bytes that are in memory already, so that neither the disk nor allocation for reading
/// counts. The rounds alternate, which spreads a busy machine over both.
func bench(_ paths: [String]) {
  let contents = paths.compactMap(bytes(of:))
  let size = contents.reduce(0) { $0 + $1.count }
  let rounds = 5
  var parsing: [Duration] = []
  var scanning: [Duration] = []
  // Read after the rounds, so that no work can be dropped as unused.
  var declarations = 0
  for _ in 0..<rounds {
    parsing.append(
      ContinuousClock().measure {
        for bytes in contents {
          declarations += bytes.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
        }
      })
    scanning.append(
      ContinuousClock().measure {
        for bytes in contents { declarations += bytes.withSpan { swiftOutline(of: $0) }.types.count }
      })
  }
  print("\(contents.count) files, \(size) bytes, \(rounds) rounds, \(declarations) declarations")
  report("swift-syntax", parsing, size)
  report("scanner", scanning, size)
  let ratio = seconds(median(parsing)) / seconds(median(scanning))
  print("ratio of medians: \(rounded(ratio))")
}

/// Reads and parses one file after the other and prints only how many; what it takes is timed from outside.
func parse(_ paths: [String]) {
  var files = 0
  var statements = 0
  for path in paths {
    guard let bytes = bytes(of: path) else { continue }
    files += 1
    statements += bytes.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
  }
  print("\(files) files, \(statements) statements")
}

private func report(_ name: String, _ durations: [Duration], _ size: Int) {
  let described = [("minimum", durations.min() ?? .zero), ("median", median(durations))].map { label, time in
    "\(label) \(rounded(seconds(time) * 1000)) ms (\(rounded(Double(size) / seconds(time) / 1e6)) MB/s)"
  }
  print("\(name): \(described.joined(separator: ", "))")
}

private func median(_ durations: [Duration]) -> Duration { durations.sorted()[durations.count / 2] }

private func seconds(_ duration: Duration) -> Double { max(duration / .seconds(1), 1e-9) }

private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
