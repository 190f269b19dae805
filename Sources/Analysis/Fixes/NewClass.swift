import AppleFacts
import Index
import Syntax
import Text

/// The fix that creates a missing custom class in a new file beside the document, with the members that the document connects to
/// its objects.
///
/// The user has to add the new file to the target if the project lists its files.
func newClass(fixing diagnostic: Diagnostic, in document: DocumentContext) -> [CodeAction] {
  let (query, outline) = (document.query, document.outline)
  guard let reference = outline.classReferences.first(where: { $0.range == diagnostic.range }),
    isIdentifier(reference.name), let platforms = document.platforms,
    let element = reference.segue != nil ? "segue" : outline.object(reference.object)?.element,
    let ofElement = query.chains(ofElement: element, on: platforms).first,
    let superclass = query.superclass(of: reference.named, fitting: ofElement).appleClass?.name
  else { return [] }
  // A document without a module finds the class by its Objective-C name.
  let named = reference.named
  let isForObjectiveC = !named.hasModule
  let language = isForObjectiveC && query.hasOnlyObjectiveC ? CodeOutline.Language.objectiveC : .swift
  let suffix = language == .swift ? ".swift" : ".m"
  let path = folder(ofDocument: query.snapshot.path(of: document.file)) + reference.name + suffix
  guard query.snapshot.file(at: path) == nil else { return [] }
  let (outlets, actions) = document.members(connectedTo: named, in: language)
  let framework = platforms == .macOS ? "Cocoa" : platforms == .watchOS ? "WatchKit" : "UIKit"
  let text: String
  switch language {
  case .swift:
    let body = (outlets + actions.map { "    @IBAction func \($0)(_ sender: Any) {\n    }" }).map {
      $0 + "\n"
    }
    text =
      "import \(framework)\n\n" + (isForObjectiveC ? "@objc(\(reference.name))\n" : "")
      + "class \(reference.name): \(superclass) {\n\(body.joined())}\n"
  case .objectiveC:
    let methods = actions.map { "- (IBAction)\($0):(id)sender" }
    text =
      "#import <\(framework)/\(framework).h>\n\n@interface \(reference.name) : \(superclass)\n\n"
      + (outlets + methods.map { $0 + ";" }).map { $0 + "\n\n" }.joined()
      + "@end\n\n@implementation \(reference.name)\n\n"
      + methods.map { $0 + " {\n}\n\n" }.joined() + "@end\n"
  }
  return [
    CodeAction(
      title: "Create the class '\(reference.name)' in '\(fileName(path))'", edits: [],
      newFile: NewFile(path: path, text: text), fixes: [diagnostic])
  ]
}

extension Query {
  /// The most derived class of Apple's that is the type of an outlet to an object of a class; the class of the element if no
  /// outlet leads to one.
  fileprivate func superclass(of named: CustomClass, fitting element: ClassChain) -> ClassChain {
    var result = element
    for file in documents(usingClassOrSubclassesOf: simpleName(named.name)).sorted() {
      guard let outline = snapshot.ownInterface(file) else { continue }
      let document = DocumentContext(file: file, outline: outline, query: self)
      for (index, connection) in outline.connections.enumerated() {
        guard connection.kind == .outlet || connection.kind == .outletCollection,
          let object = document.destinationIndex(ofConnection: index),
          outline.objects[object].customClass == named.name,
          let id = document.property(ofConnection: index).declaration, let member = snapshot.member(id),
          let owner = snapshot.type(id.type), let written = member.type.flatMap(writtenType)
        else { continue }
        for chain in document.chains(of: written.components, in: owner)
        where chain.classes.isEmpty && isKind(chain, of: result) == .yes { result = chain }
      }
    }
    return result
  }

  /// Whether all code of the workspace is in Objective-C.
  fileprivate var hasOnlyObjectiveC: Bool {
    let own = snapshot.files.indices.map { FileID(raw: Int32($0)) }.filter(snapshot.isOwn)
    let languages = Set(own.compactMap { snapshot.code($0)?.language })
    return languages == [.objectiveC]
  }
}

/// The folder of a document with a slash at its end; for a document in the folder of a language, the folder around that.
private func folder(ofDocument path: String) -> String {
  var parts = path.split(separator: "/").dropLast()
  if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
  return parts.map { $0 + "/" }.joined()
}

extension DocumentContext {
  /// The outlets that the objects of a class need, each once and as a line of code, and the names of their actions.
  fileprivate func members(
    connectedTo name: CustomClass, in language: CodeOutline.Language
  ) -> (outlets: [String], actions: [String]) {
    let owners = Set(
      outline.classReferences.filter { $0.named == name && $0.segue == nil }.compactMap(\.object))
    var outlets: [String] = []
    var actions: [String] = []
    for (index, connection) in outline.connections.enumerated() {
      switch connection.kind {
      case .outlet, .outletCollection:
        // The class inherits the members of Apple's class, so they need no declaration.
        guard let source = connection.source, owners.contains(source), isIdentifier(connection.name),
          !isMethodOfEveryObject(connection.name),
          elementProperty(connection.name, of: outline.objects[source]) == nil
        else { continue }
        let isCollection = connection.kind == .outletCollection
        let type = object(withID: connection.destination).flatMap { outline.className(of: $0) }.map(
          simpleName)
        switch language {
        case .swift:
          let plain = type ?? "AnyObject"
          outlets.append("    @IBOutlet var \(connection.name): \(isCollection ? "[\(plain)]" : plain)!")
        case .objectiveC:
          let value =
            isCollection
            ? "IBOutletCollection(\(type ?? "id")) NSArray *"
            : "IBOutlet " + (type.map { $0 + " *" } ?? "id ")
          outlets.append("@property (nonatomic, strong) \(value)\(connection.name);")
        }
      case .action:
        guard let target = destinationIndex(ofConnection: index), owners.contains(target),
          connection.name.hasSuffix(":"), isIdentifier(String(connection.name.dropLast()))
        else { continue }
        actions.append(String(connection.name.dropLast()))
      default: continue
      }
    }
    return (outlets.unique, actions.unique)
  }

  private func elementProperty(_ name: String, of object: InterfaceObject) -> AppleProperty? {
    guard let platforms, let apple = elementClass(object, in: outline) else { return nil }
    return AppleSDK.inheritedProperty(name, of: apple, on: platforms)
  }
}
