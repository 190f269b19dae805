import SwiftSyntax
import Syntax
import Text

/// One member for each name the declaration binds. The names of a tuple pattern are listed too, without a
/// type, since each of them is a property that key-value coding can reach; `_` binds nothing.
func propertyMembers(_ node: VariableDeclSyntax) -> [CodeMember] {
  let attributes = WrittenAttributes(node.attributes)
  var shared = flags(attributes, node.modifiers)
  if node.bindingSpecifier.tokenKind == .keyword(.let) { shared.insert(.constant) }
  let start = firstOffset(attributes, node.modifiers, node.bindingSpecifier)
  let types = annotatedTypes(node.bindings)
  return zip(node.bindings, types).flatMap { binding, type in
    var flags = shared
    if binding.initializer != nil { flags.insert(.initialized) }
    if isReadOnly(binding.accessorBlock) { flags.insert(.readOnly) }
    if binding.initializer == nil, isComputed(binding.accessorBlock) { flags.insert(.computed) }
    return boundNames(binding.pattern).map { name in
      CodeMember(
        kind: .property, flags: flags, name: bareName(name), nameRange: byteRange(name), start: start,
        type: type, objcName: attributes.objcName)
    }
  }
}

func methodMember(_ node: FunctionDeclSyntax) -> CodeMember {
  let attributes = WrittenAttributes(node.attributes)
  var flags = flags(attributes, node.modifiers)
  let result = (node.signature.returnClause?.type).map { writtenText($0) }
  // `Swift.Void` is left to the reader: it is not written in practice, and the outline knows no modules.
  if let result, result != "Void", result != "()" { flags.insert(.returnsValue) }
  let signature = Signature(node.signature)
  flags.formUnion(signature.flags)
  let name = bareName(node.name)
  if name == "prepareForInterfaceBuilder" { flags.insert(.preparesForCanvas) }
  if node.genericParameterClause != nil { flags.insert(.generic) }
  return CodeMember(
    kind: .method, flags: flags, name: name, nameRange: byteRange(node.name),
    start: firstOffset(attributes, node.modifiers, node.funcKeyword), type: result,
    parameters: signature.parameters,
    selector: attributes.objcName ?? signature.selector(base: name, isInitializer: false),
    objcName: attributes.objcName)
}

func initializerMember(_ node: InitializerDeclSyntax) -> CodeMember {
  let attributes = WrittenAttributes(node.attributes)
  let signature = Signature(node.signature)
  var flags = flags(attributes, node.modifiers).union(signature.flags)
  if trapsAtOnce(node.body) { flags.insert(.traps) }
  if node.genericParameterClause != nil { flags.insert(.generic) }
  return CodeMember(
    kind: .initializer, flags: flags, name: "init",
    nameRange: byteRange(node.initKeyword),
    start: firstOffset(attributes, node.modifiers, node.initKeyword), parameters: signature.parameters,
    selector: attributes.objcName ?? signature.selector(base: "init", isInitializer: true),
    objcName: attributes.objcName)
}

private func flags(
  _ attributes: WrittenAttributes, _ modifiers: DeclModifierListSyntax
) -> CodeMember.Flags {
  var flags: CodeMember.Flags = []
  for name in attributes.names {
    switch name {
    case "IBOutlet": flags.insert(.outlet)
    case "IBAction": flags.insert(.action)
    case "IBSegueAction": flags.insert(.segueAction)
    case "IBInspectable", "GKInspectable": flags.insert(.inspectable)
    case "objc": flags.insert(.objc)
    case "nonobjc": flags.insert(.nonobjc)
    case "NSManaged": flags.insert(.managed)
    default: break
    }
  }
  for modifier in modifiers where modifier.detail == nil {
    switch modifier.name.text {
    case "override": flags.insert(.override)
    case "static", "class": flags.insert(.isStatic)
    case "private", "fileprivate": flags.insert(.isPrivate)
    case "convenience": flags.insert(.convenience)
    case "required": flags.insert(.required)
    case "dynamic": flags.insert(.dynamic)
    case "lazy": flags.insert(.lazy)
    case "optional": flags.insert(.optional)
    default: break
    }
  }
  return flags
}

/// The type of each binding. In `var a, b: T` the annotation also serves the plain names in front of it.
private func annotatedTypes(_ bindings: PatternBindingListSyntax) -> [String?] {
  var types: [String?] = []
  var following: String?
  for binding in bindings.reversed() {
    guard binding.pattern.is(IdentifierPatternSyntax.self) else {
      types.append(nil)
      following = nil
      continue
    }
    if let annotation = binding.typeAnnotation {
      following = writtenText(annotation.type)
    } else if binding.initializer != nil {
      following = nil
    }
    types.append(following)
  }
  return types.reversed()
}

private func boundNames(_ pattern: PatternSyntax) -> [TokenSyntax] {
  if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
  guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
  return tuple.elements.flatMap { boundNames($0.pattern) }
}

/// Observers alone make no computed property; a coroutine or an addressor that can write is a setter.
private func isReadOnly(_ block: AccessorBlockSyntax?) -> Bool {
  guard let accessors = block?.accessors else { return false }
  guard case .accessors(let list) = accessors else { return true }
  let kinds = Set(list.map(\.accessorSpecifier.text))
  return kinds.isDisjoint(with: [
    "set", "willSet", "didSet", "_modify", "modify", "mutate", "unsafeMutableAddress",
    "mutableAddressWithOwner", "mutableAddressWithNativeOwner",
  ])
}

/// Whether a property with a setter is computed; `isReadOnly` shows whether it has one.
private func isComputed(_ block: AccessorBlockSyntax?) -> Bool {
  guard let accessors = block?.accessors, case .accessors(let list) = accessors, !isReadOnly(block) else {
    return false
  }
  let kinds = Set(list.map(\.accessorSpecifier.text))
  return !kinds.isDisjoint(with: ["get", "_read", "read", "unsafeAddress", "yielding"])
}

private func trapsAtOnce(_ body: CodeBlockSyntax?) -> Bool {
  guard case .expr(let expression) = body?.statements.first?.item,
    let call = expression.as(FunctionCallExprSyntax.self), call.leftParen != nil,
    let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
  else { return false }
  return ["fatalError", "preconditionFailure"].contains(callee.baseName.text)
}
