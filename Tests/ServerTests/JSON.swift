import Foundation

@testable import Server

extension LSP.LSPAny {
  static func decoded(_ content: [UInt8]) -> LSP.LSPAny? {
    try? JSONDecoder().decode(LSP.LSPAny.self, from: Data(content))
  }
}

extension LSP.Outgoing {
  static func encoded(_ value: LSP.LSPAny) -> [UInt8] {
    (try? JSONEncoder().encode(value)).map { Array($0) } ?? []
  }
}
