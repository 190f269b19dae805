import Index
import Syntax
import Text

extension NameKind {
  /// The key in the user defaults to which a control is bound: `values.fontSize`
  static let defaults = NameKind(
    kind: .defaults, noun: "defaults key", mayBeInCodeAlone: true,
    doubt: "users lose what they have stored under the old key", element: nil, attributes: [],
    declared: { outline, _, _ in
      let controllers = Set(
        outline.objects.lazy.filter { $0.element == "userDefaultsController" }.map(\.id))
      if controllers.isEmpty { return [] }
      return outline.connections.indices.compactMap { index in
        let connection = outline.connections[index]
        guard connection.kind == .binding, controllers.contains(connection.destination ?? ""),
          connection.isKeyPathVerbatim, let path = connection.keyPath, let range = connection.keyPathRange,
          path.hasPrefix(valuesOfDefaults)
        else { return nil }
        let key = path.dropFirst(valuesOfDefaults.count).prefix { $0 != "." }
        if key.isEmpty || key.hasPrefix("@") { return nil }
        let lower = range.lower + valuesOfDefaults.utf8.count
        return DeclaredName(
          text: String(key), range: ByteRange(lower, lower + key.utf8.count),
          scope: .documents([String(key)]),
          connection: index)
      }
    },
    scope: { use, file, query in .documents(query.textOf(use, in: file)) })
}

/// The beginning of a key path through the user defaults controller, before the key.
let valuesOfDefaults = "values."
