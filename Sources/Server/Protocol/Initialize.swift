extension LSP {
  package struct InitializeParams: Sendable, Codable {
    package var processId: Int?
    package var rootPath: String?
    package var rootUri: DocumentUri?
    package var capabilities: ClientCapabilities?
    package var initializationOptions: LSPAny?
    package var trace: String?
    package var workspaceFolders: [WorkspaceFolder]?
  }

  package struct WorkspaceFolder: Hashable, Sendable, Codable {
    package var uri: DocumentUri
    package var name: String

    package init(uri: DocumentUri, name: String) {
      self.uri = uri
      self.name = name
    }

    private enum CodingKeys: String, CodingKey { case uri, name }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      uri = try container.decode(String.self, forKey: .uri)
      name = (try? container.decode(String.self, forKey: .name)) ?? uri
    }
  }

  /// What a client can do, as far as a server like ours asks.
  package struct ClientCapabilities: Tolerated, Sendable {
    package struct Dynamic: Tolerated, Sendable { package var dynamicRegistration: Bool? }

    package struct Refresh: Tolerated, Sendable { package var refreshSupport: Bool? }

    package struct Workspace: Tolerated, Sendable {
      package struct Edit: Tolerated, Sendable {
        package var documentChanges: Bool?
        package var changeAnnotationSupport: Annotations?
        package var resourceOperations: [String]?
      }

      package struct Annotations: Tolerated, Sendable { package var groupsOnLabel: Bool? }

      package struct FileOperations: Tolerated, Sendable {
        package var didCreate: Bool?
        package var didRename: Bool?
        package var didDelete: Bool?
      }

      package var workspaceEdit: Edit?
      package var didChangeConfiguration: Dynamic?
      package var didChangeWatchedFiles: Dynamic?
      package var configuration: Bool?
      package var fileOperations: FileOperations?
      package var codeLens: Refresh?
      package var diagnostics: Refresh?
    }

    package struct TextDocument: Tolerated, Sendable {
      package struct Links: Tolerated, Sendable { package var linkSupport: Bool? }

      package struct Hover: Tolerated, Sendable { package var contentFormat: [String]? }

      package struct Symbols: Tolerated, Sendable { package var hierarchicalDocumentSymbolSupport: Bool? }

      package struct CodeAction: Tolerated, Sendable {
        package struct Literals: Tolerated, Sendable { package var codeActionKind: LSPAny? }

        package var codeActionLiteralSupport: Literals?
        package var isPreferredSupport: Bool?
      }

      package struct Rename: Tolerated, Sendable { package var prepareSupport: Bool? }

      package struct PublishDiagnostics: Tolerated, Sendable {
        package struct Tags: Tolerated, Sendable { package var valueSet: [Int]? }

        package var relatedInformation: Bool?
        package var tagSupport: Tags?
        package var codeDescriptionSupport: Bool?
      }

      package struct Diagnostic: Tolerated, Sendable {
        package var relatedDocumentSupport: Bool?
      }

      package var declaration: Links?
      package var definition: Links?
      package var implementation: Links?
      package var typeDefinition: Links?
      package var hover: Hover?
      package var documentSymbol: Symbols?
      package var codeAction: CodeAction?
      package var rename: Rename?
      package var publishDiagnostics: PublishDiagnostics?
      package var diagnostic: Diagnostic?
    }

    package struct Window: Tolerated, Sendable {
      package struct ShowDocument: Tolerated, Sendable { package var support: Bool? }

      package var workDoneProgress: Bool?
      package var showDocument: ShowDocument?
    }

    package struct General: Tolerated, Sendable { package var positionEncodings: [String]? }

    package var workspace: Workspace?
    package var textDocument: TextDocument?
    package var window: Window?
    package var general: General?
  }

  package struct InitializeResult: Sendable, Encodable {
    package struct ServerInfo: Sendable, Encodable {
      package var name: String
      package var version: String

      package init(name: String, version: String) {
        self.name = name
        self.version = version
      }
    }

    package var capabilities: ServerCapabilities
    package var serverInfo: ServerInfo

    package init(capabilities: ServerCapabilities, serverInfo: ServerInfo) {
      self.capabilities = capabilities
      self.serverInfo = serverInfo
    }
  }

  package struct ServerCapabilities: Sendable, Encodable {
    package struct TextDocumentSync: Sendable, Encodable {
      /// 0 none, 1 full, 2 incremental.
      package var openClose = true
      package var change = 2
      package var save = true
      package init() {}
    }

    package struct Workspace: Sendable, Encodable {
      package struct Folders: Sendable, Encodable {
        package var supported = true
        package var changeNotifications = true
      }

      package var workspaceFolders = Folders()
      package var fileOperations: FileOperations?
      package init() {}
    }

    package struct FileOperations: Hashable, Sendable, Encodable {
      package struct Registration: Hashable, Sendable, Encodable {
        package var filters = [Filter(pattern: Filter.Pattern(glob: "**"))]
      }

      package struct Filter: Hashable, Sendable, Encodable {
        package struct Pattern: Hashable, Sendable, Encodable { package var glob: String }

        package var scheme = "file"
        package var pattern: Pattern
      }

      package var didCreate: Registration?
      package var didRename: Registration?
      package var didDelete: Registration?

      /// nil where none of the three is wanted.
      package init?(create: Bool, rename: Bool, delete: Bool) {
        guard create || rename || delete else { return nil }
        didCreate = create ? Registration() : nil
        didRename = rename ? Registration() : nil
        didDelete = delete ? Registration() : nil
      }
    }

    package struct DiagnosticOptions: Sendable, Encodable {
      package var identifier: String
      package var interFileDependencies = true
      package var workspaceDiagnostics = true

      package init(identifier: String) { self.identifier = identifier }
    }

    package struct CompletionOptions: Sendable, Encodable {
      package var triggerCharacters: [String]

      package init(triggerCharacters: [String]) { self.triggerCharacters = triggerCharacters }
    }

    package struct CodeActionOptions: Sendable, Encodable {
      package var codeActionKinds: [String]

      package init(codeActionKinds: [String]) { self.codeActionKinds = codeActionKinds }
    }

    package struct ExecuteCommandOptions: Sendable, Encodable {
      package var commands: [String]

      package init(commands: [String]) { self.commands = commands }
    }

    package struct Resolvable: Sendable, Encodable {
      package var resolveProvider = false
      package init() {}
    }

    package var positionEncoding: String
    package var textDocumentSync = TextDocumentSync()
    package var workspace = Workspace()
    package var diagnosticProvider: DiagnosticOptions?
    package var definitionProvider: Bool?
    package var declarationProvider: Bool?
    package var implementationProvider: Bool?
    package var typeDefinitionProvider: Bool?
    package var referencesProvider: Bool?
    package var documentHighlightProvider: Bool?
    package var hoverProvider: Bool?
    package var documentSymbolProvider: Bool?
    package var workspaceSymbolProvider: Bool?
    package var completionProvider: CompletionOptions?
    package var codeLensProvider: Resolvable?
    package var documentLinkProvider: Resolvable?
    package var codeActionProvider: CodeActionOptions?
    package var renameProvider: RenameProvider?
    package var executeCommandProvider: ExecuteCommandOptions?

    package init(positionEncoding: String) { self.positionEncoding = positionEncoding }
  }

  package struct Registration: Sendable, Encodable {
    package var id: String
    package var method: String
    package var registerOptions: WatchedFilesRegistrationOptions?

    package init(id: String, method: String, registerOptions: WatchedFilesRegistrationOptions? = nil) {
      self.id = id
      self.method = method
      self.registerOptions = registerOptions
    }
  }

  package struct RegistrationParams: Sendable, Encodable {
    package var registrations: [Registration]

    package init(registrations: [Registration]) { self.registrations = registrations }
  }

  /// `DidChangeWatchedFilesRegistrationOptions`
  package struct WatchedFilesRegistrationOptions: Sendable, Encodable {
    package struct Watcher: Sendable, Encodable {
      package var globPattern: String
    }

    package var watchers: [Watcher]

    package init(globPatterns: [String]) { watchers = globPatterns.map { Watcher(globPattern: $0) } }
  }

  package struct SetTraceParams: Sendable, Codable { package var value: String }

  package struct LogTraceParams: Sendable, Encodable {
    package var message: String
    package var verbose: String?

    package init(message: String, verbose: String? = nil) {
      self.message = message
      self.verbose = verbose
    }
  }

  /// Of `workspace/didCreateFiles` and `workspace/didDeleteFiles`.
  package struct FilesParams: Sendable, Codable {
    package struct File: Sendable, Codable { package var uri: DocumentUri }

    package var files: [File]
  }

  package struct RenameFilesParams: Sendable, Codable {
    package struct File: Sendable, Codable {
      package var oldUri: DocumentUri
      package var newUri: DocumentUri
    }

    package var files: [File]
  }

  package struct WorkDoneProgressCancelParams: Sendable, Codable { package var token: RequestID }

  package struct CancelParams: Sendable, Codable { package var id: RequestID }

  package enum MessageType: Int, Sendable, Encodable { case error = 1, warning, info, log }

  /// Of `window/logMessage` and `window/showMessage`.
  package struct LogMessageParams: Sendable, Encodable {
    package var type: MessageType
    package var message: String

    package init(type: MessageType, message: String) {
      self.type = type
      self.message = message
    }
  }

  package struct ShowMessageRequestParams: Sendable, Encodable {
    package struct ActionItem: Sendable, Encodable { package var title: String }

    package var type: MessageType
    package var message: String
    package var actions: [ActionItem]

    package init(type: MessageType, message: String, titles: [String]) {
      self.type = type
      self.message = message
      actions = titles.map { ActionItem(title: $0) }
    }
  }

  package struct WorkDoneProgressCreateParams: Sendable, Encodable {
    package var token: String

    package init(token: String) { self.token = token }
  }

  /// `$/progress` with a value for work-done progress.
  package struct ProgressParams: Sendable, Encodable {
    package enum Value: Hashable, Sendable {
      case begin(title: String)
      case report(message: String)
      case end(message: String?)
    }

    package var token: String
    package var value: Value

    package init(token: String, value: Value) {
      self.token = token
      self.value = value
    }
  }
}

extension LSP.ProgressParams.Value: Encodable {
  private enum Key: String, CodingKey { case kind, title, message, cancellable }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .begin(let title):
      try container.encode("begin", forKey: .kind)
      try container.encode(title, forKey: .title)
      try container.encode(true, forKey: .cancellable)
    case .report(let message):
      try container.encode("report", forKey: .kind)
      try container.encode(message, forKey: .message)
    case .end(let message):
      try container.encode("end", forKey: .kind)
      try container.encodeIfPresent(message, forKey: .message)
    }
  }
}
