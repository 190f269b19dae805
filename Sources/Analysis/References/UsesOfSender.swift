import Index
import Syntax
import Text

extension Query {
  /// The uses of an action's sender in the action's method, for an object of the connected class.
  ///
  /// - Parameters:
  ///   - declared: The classes that the parameter's type may mean.
  ///   - connected: The classes that the sender may have.
  func uses(ofSenderIn action: MemberID, declared: [ClassChain], connected: [ClassChain]) -> UsesOfMismatch {
    // A subclass may override the action, and Objective-C implements an action apart from its declaration.
    guard let related = related(to: action) else { return .unknown }
    let declarations = related.members.flatMap(redeclarations).unique
    var result = UsesOfMismatch.none
    var hasBody = false
    for declaration in declarations {
      guard let member = snapshot.member(declaration), let text = text(of: declaration.type.file).current
      else { return .unknown }
      let uses = CodeUses(declaration.type.file, text, self)?.usesOfSender(in: member)
      guard let uses else { continue }
      hasBody = true
      // A method that tests the sender's class accepts several classes.
      if uses.contains(where: { if case .member("isKindOfClass")? = $0 { true } else { false } }) {
        result = .shared
        continue
      }
      for use in uses {
        guard let use, isShared(use, declared: declared, connected: connected) == .yes else {
          return .unknown
        }
        result = .shared
      }
    }
    return hasBody ? result : .unknown
  }
}
