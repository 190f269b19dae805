extension LSP {
  struct InitializeParams: Sendable, Codable {
    var processId: Int?
    var rootPath: String?
    var rootUri: DocumentUri?
    var capabilities: LSPAny?
    var initializationOptions: LSPAny?
    var trace: String?
    var workspaceFolders: [WorkspaceFolder]?
  }

  struct WorkspaceFolder: Sendable, Codable { var uri: DocumentUri }

  struct SetTraceParams: Sendable, Codable { var value: String }

  struct LogTraceParams: Sendable, Encodable {
    var message: String
    var verbose: String?
  }

  /// The parameters of `workspace/didCreateFiles` and `workspace/didDeleteFiles`.
  struct FilesParams: Sendable, Codable {
    struct File: Sendable, Codable { var uri: DocumentUri }

    var files: [File]
  }

  struct RenameFilesParams: Sendable, Codable {
    struct File: Sendable, Codable {
      var oldUri: DocumentUri
      var newUri: DocumentUri
    }

    var files: [File]
  }

  struct WorkDoneProgressCancelParams: Sendable, Codable { var token: RequestID }

  struct CancelParams: Sendable, Codable { var id: RequestID }

  enum MessageType: Int, Sendable, Encodable { case error = 1, warning, info, log }

  /// The parameters of `window/logMessage` and `window/showMessage`.
  struct LogMessageParams: Sendable, Encodable {
    var type: MessageType
    var message: String
  }
}
