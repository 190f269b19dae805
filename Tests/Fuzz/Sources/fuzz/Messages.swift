import Index
import World

@testable import Server

/// A client's bytes make the same messages however they are cut, and a state handles all of them.
@Sendable func fuzzMessages(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let cut = choices.next(max(1, bytes.count))
  let stream = Array(choices.rest)
  let whole = frames([stream])
  let parts = frames([Array(stream.prefix(cut)), Array(stream.dropFirst(cut))])
  precondition(whole == parts, "the frames depend on how they are cut")

  let now = ContinuousClock().now
  var state = ServerState(at: now)
  let opening = [
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{},"rootUri":"file:///app"}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
  ]
  for message in opening { _ = state.handle(.received(LSP.Incoming(Array(message.utf8))), at: now) }
  for frame in whole.prefix(50) {
    switch frame {
    case .content(let content):
      for effect in state.handle(.received(LSP.Incoming(content)), at: now) {
        if case .send(let message) = effect { _ = message.content }
      }
    case .broken(let reason): _ = state.handle(.unreadable(reason), at: now)
    }
  }
}

private func frames(_ chunks: [[UInt8]]) -> [MessageReader.Frame] {
  var reader = MessageReader()
  var frames: [MessageReader.Frame] = []
  for chunk in chunks {
    reader.append(chunk)
    while let frame = reader.next() { frames.append(frame) }
  }
  return frames
}
