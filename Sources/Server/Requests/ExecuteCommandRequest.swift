/// The command in code lenses of connected members.
let showConnectionCommand = "ibls.showConnection"

/// The command of a code lens, which shows where a member is connected.
struct ExecuteCommandRequest: Request {
  static let method = "workspace/executeCommand"

  static func options(for client: ClientProfile) -> LSP.LSPAny? {
    client.showsDocuments ? ["commands": [.string(showConnectionCommand)]] : nil
  }

  let params: LSP.ExecuteCommandParams

  func start(_ id: LSP.RequestID, in state: inout ServerState) throws(LSP.ResponseError) {
    guard params.command == showConnectionCommand, state.profile.showsDocuments else {
      throw LSP.ResponseError(.invalidParams, "the command '\(params.command)' is not known")
    }
    let locations = (params.arguments ?? []).compactMap { $0.decoded(LSP.Location.self) }
    guard let first = locations.first, locations.count == params.arguments?.count else {
      throw LSP.ResponseError(.invalidParams, "'\(showConnectionCommand)' needs locations")
    }
    if locations.count == 1 {
      show(first, in: &state)
    } else {
      letChoose(among: locations, in: &state)
    }
    state.reply(id, LSP.LSPAny.null)
  }

  private func show(_ location: LSP.Location, in state: inout ServerState) {
    state.sendRequest(
      "window/showDocument",
      LSP.ShowDocumentParams(uri: location.uri, takeFocus: true, selection: location.range),
      purpose: "to show a document")
  }

  private func letChoose(among locations: [LSP.Location], in state: inout ServerState) {
    let choices = titled(locations)
    let params: LSP.LSPAny = [
      "type": .integer(LSP.MessageType.info.rawValue),
      "message": "Connected in \(locations.count) places",
      "actions": .array(choices.map { ["title": .string($0.title)] }),
    ]
    state.sendRequest("window/showMessageRequest", params) { response, state in
      let title = response.result(LSP.LSPAny.self)?["title"]?.string
      if let chosen = choices.first(where: { $0.title == title }) { show(chosen.location, in: &state) }
    }
  }

  /// The locations with titles that distinguish them, as many as a message can offer.
  private func titled(_ locations: [LSP.Location]) -> [(title: String, location: LSP.Location)] {
    let most = 8
    var result: [(title: String, location: LSP.Location)] = []
    for location in locations.prefix(most) {
      let parts = pathOrURI(location.uri).split(separator: "/")
      var title = "\(parts.last ?? ""):\(location.range.start.line + 1)"
      var more = parts.dropLast()
      while result.contains(where: { $0.title == title }), let folder = more.popLast() {
        title = folder + "/" + title
      }
      result.append((title, location))
    }
    return result
  }
}
