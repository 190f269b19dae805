import AppleFacts
import Index
import Syntax
import Text

/// A place in a string that names a member or a class at run time.
struct NameInString {
  var range: ByteRange
  var isCertain: Bool
}

extension Span<UInt8> {
  /// Whether a part is a text.
  func hasText(_ text: StaticString, from lower: Int, to upper: Int) -> Bool {
    upper - lower == text.utf8CodeUnitCount
      && text.withUTF8Buffer { wanted in wanted.indices.allSatisfy { self[lower + $0] == wanted[$0] } }
  }
}

extension ObjectiveCBinder {
  /// Whether a string is the format of a predicate for a fetch request, which is about managed objects:
  /// `request.predicate = [NSPredicate predicateWithFormat:@"name == %@", name];`
  func isOfManagedObjects(predicate index: Int) -> Bool {
    guard let message = tree.message(around: index), tree.word(message.first) == "predicateWithFormat" else {
      return false
    }
    let owner: ObjectiveCValue
    if tree.isMark(message.open - 1, "="), tree.word(message.open - 2) == "predicate",
      tree.isAccess(message.open - 3)
    {
      owner = value(endingAt: message.open - 4)
    } else if tree.isMark(message.open - 1, ":"), tree.word(message.open - 2) == "setPredicate" {
      owner = receiver(endingAt: message.open - 3)
    } else {
      return false
    }
    return owner.object == .object("NSFetchRequest")
  }

  /// Whether objects of a family may be in a managed object context.
  func mayBeManaged(_ family: MemberFamily) -> Bool {
    family.classes.contains { id in
      query.chains(of: id, on: .all).contains { chain in
        guard chain.isKnown, let apple = chain.appleClass?.name else { return true }
        return AppleSDK.isSubclass(apple, of: "NSManagedObject", on: .all)
      }
    }
  }

  /// Whether a string is what code looks a class up by, or what it compares with the name of one: `NSClassFromString(@"Name")`,
  /// `[NSStringFromClass(type) isEqualToString:@"Name"]`, `[[[view class] description] isEqualToString:@"Name"]`
  func looksUpClass(string index: Int) -> Bool {
    guard let argument = tree.argument(ofString: index) else { return false }
    if ["NSClassFromString", "objc_getClass", "objc_lookUpClass"].contains(argument.callee) { return true }
    guard argument.label == "isEqualToString" || argument.label == "isEqual",
      let message = tree.message(around: index)
    else { return false }
    switch tree.expression(endingAt: message.first - 1) {
    case .call("NSStringFromClass"): return true
    case .message(let inner) where tree.word(inner.first) == "description" && !inner.takesArguments:
      guard case .message(let type) = tree.expression(endingAt: inner.first - 1) else { return false }
      return tree.word(type.first) == "class" && !type.takesArguments
    default: return false
    }
  }
}
