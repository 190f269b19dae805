import Index
import Syntax
import Text

extension NameKind {
  /// The `identifier` of a segue. The controller of the scene performs it and compares with it, and the destination of an unwind
  /// segue compares with it as well.
  static let segues = NameKind(
    kind: .segue, noun: "segue identifier", isOfClass: true, element: "segue", attributes: ["identifier"],
    declared: { outline, file, query in
      let controllers = outline.mainObjects
      return outline.connections.indices.compactMap { index in
        // Copying each connection would take longer than all other work.
        guard outline.connections[index].kind == .segue, !outline.connections[index].name.isEmpty else {
          return nil
        }
        let connection = outline.connections[index]
        let scene = outline.object(connection.source)?.scene
        let controller = outline.object(scene.flatMap { controllers[$0] })
        var chains = controller.map { query.chains(of: $0, in: file) } ?? []
        if let action = connection.segue?.unwindAction, !chains.isEmpty {
          chains += query.snapshot.findMethods(bySelector: action).flatMap {
            query.chains(ofClassOrExtension: $0.type, on: .all)
          }
        }
        return DeclaredName(
          text: connection.name, range: connection.nameRange,
          scope: .classes(chains.filter { !$0.classes.isEmpty }),
          connection: index)
      }
    },
    scope: { use, file, query in
      switch use.receiver {
      case .own: .classes(query.controllers(of: use, in: file))
      case .variable(let type):
        .classes(query.chains(ofVariableOf: type))
      case .other, .storyboard, .bundle, .nib, .cellClass, .ownProperty, .new, .unknown: .classes([])
      }
    })
}

extension Query {
  /// The classes around a use whose scenes have the segues; empty where the code compares with the segue of another class.
  fileprivate func controllers(of use: NameUse, in file: FileID) -> [ClassChain] {
    let own = ownChains(at: use.range, in: file)
    return use.role == .compared && own.allSatisfy { $0.isKnown && scenes(of: $0).isEmpty } ? [] : own
  }

  /// The class in the declaration of a variable; empty where several variables have the name.
  fileprivate func chains(ofVariableOf name: String) -> [ClassChain] {
    let classes = snapshot.classes(called: name)
    return classes.count == 1 ? chains(of: classes[0], on: .all) : []
  }
}
