import AppleFacts
import Index
import Syntax
import Text

/// Creates a custom class that nothing declares, in a file of its own beside the document, with what the document
/// connects to its objects.
///
/// In a project that lists its files the new one has to be added to the target.
func newClass(fixing diagnostic: Diagnostic, in document: DocumentContext) -> [CodeAction] {
  let (resolver, outline) = (document.resolver, document.outline)
  guard let reference = outline.classReferences.first(where: { $0.range == diagnostic.range }),
    isIdentifier(reference.name), let platforms = document.platforms,
    let element = reference.segue != nil ? "segue" : outline.object(reference.object)?.element,
    let superclass = resolver.chains(ofElement: element, on: platforms).first?.appleClass?.name
  else { return [] }
  let path = folder(ofDocument: resolver.snapshot.path(of: document.file)) + reference.name + ".swift"
  guard resolver.snapshot.file(at: path) == nil else { return [] }
  let members = document.members(connectedTo: reference.named)
  let framework = platforms == .macOS ? "Cocoa" : platforms == .watchOS ? "WatchKit" : "UIKit"
  let body = members.map { $0 + "\n" }.joined()
  let text = "import \(framework)\n\nclass \(reference.name): \(superclass) {\n\(body)}\n"
  return [
    CodeAction(
      title: "Create the class '\(reference.name)' in '\(fileName(path))'", edits: [],
      newFile: NewFile(path: path, text: text), fixes: [diagnostic])
  ]
}

/// With its slash; a document in the folder of a language is one of the folder above.
private func folder(ofDocument path: String) -> String {
  var parts = path.split(separator: "/").dropLast()
  if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
  return parts.map { $0 + "/" }.joined()
}

extension DocumentContext {
  /// The outlets and actions that the objects of a class should have, each once, as lines of Swift.
  fileprivate func members(connectedTo name: CustomClass) -> [String] {
    let owners = Set(
      outline.classReferences.filter { $0.named == name && $0.segue == nil }.compactMap(\.object))
    var outlets: [String] = []
    var actions: [String] = []
    for (index, connection) in outline.connections.enumerated() {
      switch connection.kind {
      case .outlet, .outletCollection:
        // What Apple's class has is not declared again.
        guard let source = connection.source, owners.contains(source), isIdentifier(connection.name),
          !isMethodOfEveryObject(connection.name),
          elementProperty(connection.name, of: outline.objects[source]) == nil
        else { continue }
        let type = object(withID: connection.destination).flatMap { outline.className(of: $0) } ?? "AnyObject"
        outlets.append(
          "    @IBOutlet var \(connection.name): "
            + (connection.kind == .outlet ? "\(simpleName(type))!" : "[\(simpleName(type))]!"))
      case .action:
        guard let target = destinationIndex(ofConnection: index), owners.contains(target),
          connection.name.hasSuffix(":"), isIdentifier(String(connection.name.dropLast()))
        else { continue }
        actions.append("    @IBAction func \(connection.name.dropLast())(_ sender: Any) {\n    }")
      default: continue
      }
    }
    return outlets.unique + actions.unique
  }

  private func elementProperty(_ name: String, of object: InterfaceObject) -> AppleProperty? {
    guard let platforms, let apple = elementClass(object, in: outline) else { return nil }
    return AppleSDK.inheritedProperty(name, of: apple, on: platforms)
  }
}
