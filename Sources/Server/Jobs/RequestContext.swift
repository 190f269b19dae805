import Analysis
import Assets
import Index
import Pictures
import World

/// What a request is answered with: a folder at one revision, its query and its locator.
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

  /// What pictures of a document take from the asset catalogues of the folder.
  func assets(of document: FileID) -> PictureAssets {
    catalogs.assets(of: folder.path + "/" + (folder.snapshot[document]?.path ?? ""))
  }

  // MARK: Beside another server

  /// Whether another server knows the declarations and uses in the language of a file.
  func leavesCodeToOthers(in file: FileID) -> Bool {
    query.snapshot.code(file).map { folder.settings.otherServers[$0.language] == true } ?? false
  }

  /// Whether classes that no document uses are another server's to rename.
  func leavesClassesToOthers(in file: FileID) -> Bool {
    query.snapshot.code(file).map { folder.settings.otherServers[$0.language] != false } ?? false
  }

  /// What is left to the other server for a file's language; nil where nothing is.
  func placesOfOthers(askedAt offset: Int, in file: FileID) -> PlacesOfOtherServers? {
    guard leavesCodeToOthers(in: file) else { return nil }
    return PlacesOfOtherServers(askedAt: offset, in: file, query)
  }
}

/// The answer to a request, or one folder's share of it.
struct Answer: Sendable {
  /// In the protocol's terms.
  var result: any Encodable & Sendable
  /// What the user is shown beside it.
  var warning: String?
  /// What is written to the client's log.
  var log: String?

  init(_ result: any Encodable & Sendable, warning: String? = nil, log: String? = nil) {
    self.result = result
    self.warning = warning
    self.log = log
  }

  /// There is nothing of ours; the client may ask other servers.
  static let null = Answer(LSP.LSPAny.null)
}
