import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The class has no such property: loading logs "Failed to set (...) user defined inspected property" and goes on.
  package static let unknownRuntimeAttribute = DiagnosticRule(
    "unknown-runtime-attribute", .information,
    "The class has no property for a user defined runtime attribute", [.missingMember, .keyPath],
    checks: .objects(unknownRuntimeAttributes)
  )
  .fixed(by: .document(runtimeAttributeFixes))
}

private func unknownRuntimeAttributes(_ document: DocumentContext) -> [Finding] {
  document.outline.runtimeAttributes.compactMap { attribute -> Finding? in
    guard let owner = attribute.object, let object = document.outline.object(owner) else { return nil }
    var key = attribute.keyPath.prefix { $0 != "." }
    if key == "self" { key = attribute.keyPath.dropFirst(5).prefix { $0 != "." } }
    let chains = document.chains(ofObject: owner)
    guard !key.isEmpty, let head = chains.first else { return nil }
    let found = document.property(String(key), in: chains)
    if key.hasPrefix("_") {
      // A variable of the framework may have the name, unless Swift declares a property without the underscore.
      guard found == .missing, case .found(let id) = document.property(String(key.dropFirst()), in: chains),
        !document.query.isObjectiveC(id.type)
      else { return nil }
    }
    let className = document.query.className(head)
    let message: String
    switch found {
    case .found, .foundInOtherCase, .apple, .accepted, .unknown: return nil
    // Only the last property of a key path needs a setter.
    case .notSettable where key.utf8.count < attribute.keyPath.utf8.count: return nil
    case .missing:
      if let platforms = document.platforms,
        document.query.maySetPrivately(String(key), chains, on: platforms)
      {
        return nil
      }
      // An extension in a missing dependency may add the property to any class.
      if document.query.lacksDependencies(around: document.file),
        nearMiss(of: String(key), among: document.members(of: object, with: .inspectable).map(\.name)) == nil
      {
        return nil
      }
      message = "\(className) has no property '\(key)', so the runtime attribute is ignored"
    case .notVisible:
      message =
        "'\(key)' of \(className) is not visible to Objective-C, so the runtime attribute is ignored; mark it "
        + "'@IBInspectable'"
    case .notSettable: message = "'\(key)' of \(className) can't be set, so the runtime attribute is ignored"
    }
    return Finding(
      range: attribute.keyPathRange, message: message, subject: document.subject(object),
      related: found.declaration.map { document.query.declarationNote($0) } ?? [])
  }
}
