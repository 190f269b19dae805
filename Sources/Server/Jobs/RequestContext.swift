import Analysis
import Assets
import Index
import Pictures
import World

/// The sources of a request's answer: a folder at one revision, its query and its locator.
struct RequestContext {
  let folder: FolderSnapshot
  let query: Query
  let locator: Locator
  private let catalogs: AssetCatalogs

  init(_ folder: FolderSnapshot, in environment: Environment, _ cancellation: Cancellation) {
    self.folder = folder
    locator = Locator(folder, in: environment, cancellation)
    query = locator.query()
    catalogs = AssetCatalogs(below: folder.path, in: environment, folder.assets)
  }

  var client: ClientProfile { folder.profile }

  /// The assets in the folder's catalogs for pictures of a document.
  func assets(of document: FileID) -> PictureAssets {
    catalogs.assets(of: folder.path + "/" + (folder.snapshot[document]?.path ?? ""))
  }

  // MARK: Beside another server

  /// Whether another server knows the declarations and uses in the language of a file.
  func leavesCodeToOthers(in file: FileID) -> Bool {
    query.snapshot.code(file).map { folder.settings.otherServers[$0.language] == true } ?? false
  }

  /// Whether renaming classes that no document uses is left to another server.
  func leavesClassesToOthers(in file: FileID) -> Bool {
    query.snapshot.code(file).map { folder.settings.otherServers[$0.language] != false } ?? false
  }

  /// The places that are left to the other server for a file's language; nil where there is none.
  func placesOfOthers(askedAt offset: Int, in file: FileID) -> PlacesOfOtherServers? {
    guard leavesCodeToOthers(in: file) else { return nil }
    return PlacesOfOtherServers(askedAt: offset, in: file, query)
  }
}

/// The answer to a request, or one folder's share of it.
struct Answer: Sendable {
  /// The result in the protocol's terms.
  var result: any Encodable & Sendable
  /// The warning to show the user beside the result; nil for none.
  var warning: String?
  /// The text for the client's log; nil for none.
  var log: String?

  init(_ result: any Encodable & Sendable, warning: String? = nil, log: String? = nil) {
    self.result = result
    self.warning = warning
    self.log = log
  }

  /// An empty answer: nothing in the workspace matches, and the client may send the request to other servers.
  static let null = Answer(LSP.LSPAny.null)
}
