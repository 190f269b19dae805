import Text

/// Attributes, modifiers and `#if`: the syntax before a declaration or around it.
extension SwiftScanner {
  mutating func takeAttribute() {
    let start = lexer.offset
    // White space before the name is an error today, but earlier compilers accepted it.
    lexer.offset = lexer.endOfSpaces(from: lexer.offset + 1)
    guard lexer.isAtWord else { return }
    let name = takeDottedName()
    if pending.start == nil { pending.start = start }
    if lexer.isRecovering { lexer.ownerColumns = lexer.indentation(ofLineAt: start) }
    if lexer.current == Ascii.less { skipAngles() }
    // White space before the arguments is an error today, but earlier compilers accepted it.
    var argument: ByteRange?
    let probe = lexer.endOfSpaces(from: lexer.offset)
    if lexer.byte(at: probe) == Ascii.openParen {
      lexer.offset = probe
      let open = probe + 1
      lexer.skipBrackets()
      argument = ByteRange(open, max(open, lexer.offset - 1))
    }
    note(attribute: name, argument: argument)
  }

  mutating func note(attribute name: ByteRange, argument: ByteRange?) {
    pending.attributes.append(name)
    switch lexer.byte(at: name.lower) {
    case 0x49 where lexer.matches(name, "IBOutlet"): pending.flags.insert(.outlet)
    case 0x49 where lexer.matches(name, "IBAction"): pending.flags.insert(.action)
    case 0x49 where lexer.matches(name, "IBSegueAction"): pending.flags.insert(.segueAction)
    case 0x49 where lexer.matches(name, "IBInspectable"): pending.flags.insert(.inspectable)
    case 0x49 where lexer.matches(name, "IBDesignable"): pending.typeFlags.insert(.designable)
    case 0x47 where lexer.matches(name, "GKInspectable"): pending.flags.insert(.inspectable)
    case 0x4E where lexer.matches(name, "NSManaged"): pending.flags.insert(.managed)
    case 0x6E where lexer.matches(name, "nonobjc"): pending.flags.insert(.nonobjc)
    case 0x6F where lexer.matches(name, "objcMembers"): pending.typeFlags.insert(.objcMembers)
    case 0x6F where lexer.matches(name, "objc"):
      pending.flags.insert(.objc)
      if let argument, !argument.isEmpty { pending.objcName = argument }
    default: break
    }
  }

  mutating func takeHash() {
    let next = lexer.byte(at: lexer.offset + 1)
    guard Ascii.isWordByte(next) else {
      lexer.skipHash()
      return
    }
    lexer.offset += 1
    let word = lexer.takeWord()
    if lexer.matches(word, "if") {
      conditions += 1
      skipCondition()
    } else if lexer.matches(word, "elseif") {
      skipCondition()
    } else if lexer.matches(word, "endif") {
      conditions = max(0, conditions - 1)
    } else if !lexer.matches(word, "else") {
      // The word is a freestanding macro, whose arguments the scan skips as stray brackets.
      pending = Pending()
      if let type = open.last, mayDeclareMembers(lexer.text(word)) {
        outline.types[type.index].flags.insert(.expandsMacro)
      }
    }
  }

  mutating func skipCondition() {
    // The condition ends with its line, but a comment in it may end on a later line.
    while !lexer.isAtEnd, lexer.current != Ascii.newline, lexer.current != Ascii.carriageReturn {
      switch lexer.current {
      case Ascii.slash: lexer.skipSlashInCode()
      case Ascii.openParen: lexer.skipBrackets()
      default: lexer.offset += 1
      }
    }
  }

  /// Reads the argument of a modifier: `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`
  mutating func takeModifierArgument(_ flags: CodeMember.Flags) {
    var flags = flags
    let end = lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.openParen {
      var argument = lexer
      argument.offset += 1
      argument.skipTrivia()
      lexer.skipBrackets()
      if lexer.hasPrefix("set", at: argument.offset) { flags.remove(.isPrivate) }
    } else {
      lexer.offset = end
    }
    pending.flags.formUnion(flags)
  }
}

/// Whether a macro that is used with `#` among members may declare members.
package func mayDeclareMembers(_ macro: String) -> Bool { !plainDirectives.contains(macro) }

private let plainDirectives: Set<String> = ["Preview", "warning", "error", "sourceLocation", "line"]

/// Whether an attribute of a type may be a macro that adds members visible to Objective-C.
///
/// The attributes of the language and the SDK are known. The attribute of a global actor is recognized by its name.
package func mayBeMacro(_ attribute: String) -> Bool {
  !plainAttributes.contains(attribute) && !attribute.hasSuffix("Actor") && !attribute.hasPrefix("_")
}

private let plainAttributes: Set<String> = [
  "available", "backDeployed", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "frozen",
  "globalActor", "implementation", "inlinable", "main", "nonobjc", "objc", "objcMembers", "preconcurrency",
  "propertyWrapper", "requires_stored_property_inits", "resultBuilder", "usableFromInline",
  "warn_unqualified_access", "GKInspectable", "IBDesignable", "NSApplicationMain", "NSManaged",
  "UIApplicationMain", "DebugDescription", "Generable", "Model", "Observable", "Sendable", "Suite",
]
