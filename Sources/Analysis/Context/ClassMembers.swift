import AppleFacts
import Index
import Syntax
import Text

private let classesOfControllers = ["UIViewController", "NSViewController", "NSWindowController"]

extension Query {
  /// Whether a class is a controller's and loads the nib that its initializer names.
  func loadsNib(_ chain: ClassChain) -> Bool { loadsNib(chain, of: classesOfControllers) }

  /// Whether a class is a controller's or a document's and loads the nib that its property names.
  func loadsNibOfProperty(_ chain: ClassChain) -> Bool {
    loadsNib(chain, of: classesOfControllers + ["NSDocument"], besides: ["nibName", "windowNibName"])
  }

  /// - Parameter allowed: The names of members that the class may declare although they replace the nib.
  private func loadsNib(_ chain: ClassChain, of bases: [String], besides allowed: Set<String> = []) -> Bool {
    guard let base = chain.appleClass?.name,
      bases.contains(where: {
        AppleSDK.isSubclass(base, of: $0, on: .all)
      })
    else { return false }
    return !memberHolders(of: chain, on: .all).contains { holder, depth in
      depth < chain.classes.count
        && snapshot.readMembers(of: holder).contains {
          membersInsteadOfNibs.subtracting(allowed).contains($0.usedName)
            && !($0.usedName == "loadView" && callsSuper($0.usedName, in: holder.file))
        }
    }
  }

  /// Whether code calls a method of `super`.
  func callsSuper(_ method: String, in file: FileID) -> Bool {
    guard let text = text(of: file).current else { return false }
    // The call may contain white space, as in `[ super loadView ]`, or span two lines.
    return text.withSpan { SearchText(Array("super".utf8)).ranges(in: $0) }.contains {
      text[$0.upper...].drop { $0 <= 0x20 || $0 == UInt8(ascii: ".") }.starts(with: method.utf8)
    }
  }

  /// Whether a property is the same as the framework superclass's: the compiler makes another one only for `@synthesize`, and
  /// `@dynamic` says that it makes none.
  func isOfFramework(_ outlet: CodeMember, in owner: TypeID) -> Bool {
    outlet.kind == .property
      && chains(of: owner, on: .all).contains { chain in
        chain.appleClass.map { AppleSDK.inheritedProperty(outlet.name, of: $0.name, on: .all) != nil }
          ?? false
      }
      && !extensions(of: owner).contains { holder in
        snapshot.readMembers(of: holder).contains {
          $0.kind == .synthesized && $0.name == outlet.name && !$0.flags.contains(.dynamic)
        }
      }
  }

  /// The class itself, or the classes that an extension may extend.
  func classes(declaredOrExtendedBy id: TypeID) -> [TypeID] {
    guard let type = snapshot.type(id) else { return [] }
    switch type.kind {
    case .class: return [id]
    case .extension:
      let classes = snapshot.nameIndex.types.byName[simpleName(type.name), default: []].filter {
        snapshot.isClass($0) && extensions(of: $0).contains(id)
      }
      if classes.isEmpty, type.flags.contains(.implementation) { return [id] }
      return meant(Array(classes), inTargetsOf: id.file)
    case .struct, .enum, .protocol, .actor: return []
    }
  }

  /// The class of the workspace that a class or extension adds to; nil where that can't be determined.
  func owner(of id: TypeID) -> TypeID? {
    if snapshot.isClass(id) { return id }
    let chains = chains(ofClassOrExtension: id, on: .all)
    let heads = Set(chains.compactMap(\.classes.first))
    return heads.count == 1 && chains.allSatisfy { !$0.classes.isEmpty } ? heads.first : nil
  }

  /// The name of the class at the head of a chain, for a message.
  func className(_ chain: ClassChain) -> String {
    if let id = chain.classes.first, let type = snapshot.type(id) { return type.name }
    switch chain.end {
    case .apple(let appleClass), .otherPlatform(let appleClass): return appleClass.swiftName
    case .unknown(let name): return name
    case .root: return ""
    }
  }

}

extension DocumentContext {
  /// The members with a flag of an object's classes, the nearest class first: each name, as documents write it, occurs once.
  func members(of object: InterfaceObject, with flag: CodeMember.Flags) -> [(name: String, id: MemberID)] {
    guard let platforms else { return [] }
    var seen: Set<String> = []
    return chains(of: object).flatMap { query.memberHolders(of: $0, on: platforms) }.flatMap { holder, _ in
      query.snapshot.readMembers(of: holder) { $0.flags.contains(flag) }
    }.compactMap { id in
      guard let name = query.snapshot.member(id)?.documentKey, seen.insert(name).inserted else {
        return nil
      }
      return (name, id)
    }
  }
}

extension ClassChain {
  /// Whether objects of the class are views.
  var isView: Certainty { isKind(ofAny: ["UIView", "NSView"]) }

  /// Whether objects of the class are views with cells.
  var isList: Certainty { isKind(ofAny: ["UITableView", "UICollectionView"]) }

  /// Whether the objects of the class are controls of UIKit, which send events.
  var isControl: Certainty { isKind(ofAny: ["UIControl"]) }

  /// Whether objects of the class are view controllers.
  var isViewController: Certainty { isKind(ofAny: ["UIViewController", "NSViewController"]) }

  /// Whether objects of the class are value transformers, which convert values for bindings.
  var isValueTransformer: Certainty { isKind(ofAny: ["NSValueTransformer"]) }

  /// Whether objects of the class are windows of UIKit.
  var isWindow: Certainty { isKind(ofAny: ["UIWindow"]) }

  private func isKind(ofAny names: [String]) -> Certainty {
    switch end {
    case .apple(let appleClass):
      names.contains { AppleSDK.isSubclass(appleClass.name, of: $0, on: .all) } ? .yes : .no
    case .root: .no
    case .unknown, .otherPlatform: .unknown
    }
  }
}

extension CodeMember {
  /// Whether the member has a mark for Interface Builder.
  var isForInterfaceBuilder: Bool {
    !flags.isDisjoint(with: [.outlet, .action, .segueAction, .inspectable])
  }

  /// Whether this is a property, or an Objective-C variable that backs or replaces one.
  var isVariable: Bool { kind == .property || kind == .instanceVariable }

  /// A property's key or a method's selector, as documents write it.
  var documentKey: String? { kind == .method ? selector : objcName ?? name }
}
