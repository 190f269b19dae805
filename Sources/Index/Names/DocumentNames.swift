import Syntax

/// The names in documents, and the lists of documents and projects.
package struct DocumentNames: NameTables, Equatable {
  package private(set) var all: Set<FileID> = []
  /// Documents by the custom classes they name.
  package private(set) var byClass = NameMap<FileID>()
  /// Documents by the keys and selectors they name.
  package private(set) var byKey = NameMap<FileID>()
  /// Documents by the selectors that they send to no particular class.
  ///
  /// The receiver is the First Responder, or is found by an unwind segue or a relationship.
  package private(set) var bySelectorOfAnyClass = NameMap<FileID>()
  /// Xibs by the name of the class that owns them by default.
  package private(set) var xibs = NameMap<FileID>()
  /// Storyboards by the name by which others refer to them: the file's name without extension and device.
  package private(set) var storyboards = NameMap<FileID>()
  /// Documents by the storyboards they refer to.
  package private(set) var storyboardUsers = NameMap<FileID>()
  /// Documents by the nibs that their controllers load.
  package private(set) var nibUsers = NameMap<FileID>()
  /// Tables of translations by the name of the document.
  package private(set) var translations = NameMap<FileID>()
  /// Images and colors by their names.
  package private(set) var images = NameMap<FileID>()
  package private(set) var colors = NameMap<FileID>()
  /// The files with facts about how the workspace is built.
  package private(set) var projects: Set<FileID> = []

  static let tables: [NameTable<DocumentNames>] = [
    NameTable(\.all), NameTable(\.byClass), NameTable(\.byKey), NameTable(\.bySelectorOfAnyClass),
    NameTable(\.xibs),
    NameTable(\.storyboards), NameTable(\.storyboardUsers), NameTable(\.nibUsers), NameTable(\.translations),
    NameTable(\.images), NameTable(\.colors),
    NameTable(\.projects),
  ]

  init() {}

  static func holds(_ file: SourceFile) -> Bool { file.role == .document || file.role == .project }

  mutating func reserveCapacity(files: Int) {
    byClass.reserveCapacity(files)
    byKey.reserveCapacity(files)
  }

  mutating func add(_ file: SourceFile, as id: FileID) {
    switch file.facts {
    case .code: break
    case .interface(let outline, _): add(outline, at: file.path, as: id)
    case .project(.translations): translations.insert(id, under: documentName(file.path))
    case .project(.asset):
      for name in assetNames(file.path) {
        if isColorSet(file.path) { colors.insert(id, under: name) } else { images.insert(id, under: name) }
      }
    case .project: projects.insert(id)
    }
  }

  private mutating func add(_ outline: InterfaceOutline, at path: String, as id: FileID) {
    all.insert(id)
    for object in outline.objects {
      if let name = object.customClass { byClass.insert(once: id, under: simpleClassName(name)) }
      if let name = object.nibName { nibUsers.insert(once: id, under: name) }
    }
    for connection in outline.connections {
      if let name = connection.segue?.customClass {
        byClass.insert(once: id, under: simpleClassName(name))
      }
    }
    // The framework finds a value transformer by the name of its class.
    for name in outline.names where name.kind == .valueTransformer {
      byClass.insert(once: id, under: simpleClassName(name.text))
    }
    let references = outline.memberReferences
    for reference in references { byKey.insert(once: id, under: reference.name) }
    for key in outline.selectorsOfAnyClass(among: references) {
      bySelectorOfAnyClass.insert(id, under: key)
    }
    // A document that can't be read still has its name.
    if outline.isStoryboard || outline.platform == nil && path.hasSuffix(".storyboard") {
      storyboards.insert(id, under: documentName(path))
    } else {
      xibs.insert(id, under: ownerName(path))
    }
    for reference in outline.storyboardReferences {
      if let name = reference.storyboardName { storyboardUsers.insert(once: id, under: name) }
    }
  }
}
