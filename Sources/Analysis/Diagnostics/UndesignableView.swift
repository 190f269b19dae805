import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Interface Builder's canvas can't show or edit the view as its code requests.
  package static let undesignableView = DiagnosticRule(
    "undesignable-view", .warning, "Interface Builder can't render the view",
    checks: .code(undesignableViews)
  )
  .fixed(by: .code { $0.designMark() }, .code { $0.designRepairs() })
}

private func undesignableViews(_ code: CodeContext) -> [Finding] {
  let types = code.contents.types
  var found: [Finding] = []
  for index in types.indices {
    // The loop uses indices, since copying a type takes longer than reading its flags.
    let flags = types[index].flags
    let prepares = types[index].memberFlags.contains(.preparesForCanvas)
    guard prepares || flags.contains(.designable), !flags.contains(.isLocal) else { continue }
    let type = types[index]
    let id = TypeID(file: code.file, index: index)
    if type.kind == .class, flags.contains(.designable) {
      found += [code.query.undesignableClass(type, id)].compactMap { $0 }
    }
    guard prepares else { continue }
    for member in code.contents.readMembers(ofType: index)
    // Objective-C has no keyword for an override.
    where member.selector == "prepareForInterfaceBuilder"
      && (member.flags.contains(.override) || flags.contains(.implementation))
    {
      found += [code.query.unmarkedView(member, of: type, id)].compactMap { $0 }
    }
  }
  return found
}

/// The platforms of a file of code, which states none: all.
private let platforms = ApplePlatforms.all

// MARK: Designable classes

extension Query {
  fileprivate func undesignableClass(_ type: CodeType, _ id: TypeID) -> Finding? {
    let chains = self.chains(of: id, on: platforms)
    if chains.map(\.isView).anyOf == .no {
      return Finding(
        range: type.nameRange,
        message:
          "'\(type.name)' is not a view, so Interface Builder can't render it; remove '\(type.designableMark)'"
      )
    }
    // Type arguments are erased in Objective-C, and every initializer is inherited.
    if type.flags.contains(.objectiveC) { return nil }
    if type.flags.contains(.generic) {
      return Finding(
        range: type.nameRange, message: "'\(type.name)' is generic, so Interface Builder can't render it")
    }
    // The superclass may come from either of two targets; the canvas fails only if it fails with both.
    guard chains.allSatisfy({ $0.isView == .yes }) else { return nil }
    return firstOfAll(chains.map { initializerFault(in: $0, of: type, id) })
  }

  /// Whether a class inherits `init(frame:)` since it is a convenience initializer of the superclass, and these initializers
  /// override all designated ones of the superclass.
  private func inheritsConvenienceFrame(_ own: [CodeMember], in chain: ClassChain, after id: TypeID) -> Bool {
    guard let parent = chain.classes.drop(while: { $0 != id }).dropFirst().first else { return false }
    let inherited = snapshot.readMembers(of: parent).filter { $0.kind == .initializer }
    let selectors = Set(own.map(\.selector))
    return inherited.contains { $0.selector == "initWithFrame:" && $0.flags.contains(.convenience) }
      && inherited.allSatisfy { $0.flags.contains(.convenience) || selectors.contains($0.selector) }
  }

  /// The fault in an initializer that the canvas or the app needs; nil for none. The canvas makes a view with `init(frame:)`, and
  /// the app that loads the document uses `init(coder:)`.
  private func initializerFault(in chain: ClassChain, of type: CodeType, _ id: TypeID) -> Finding? {
    var seeksFrame = true
    var seeksCoder = true
    for classID in chain.classes {
      guard let declaration = snapshot.type(classID) else { return nil }
      let own = snapshot.readMembers(of: classID).filter { $0.kind == .initializer }
      let extended = extensions(of: classID).flatMap(snapshot.readMembers)
        .filter { $0.kind == .initializer }
      if seeksFrame {
        if let frame = (own + extended).first(where: { $0.selector == "initWithFrame:" }) {
          if frame.flags.contains(.traps) {
            return fault(frame, "init(frame:)", of: (declaration, classID), in: (type, id))
          }
          seeksFrame = false
        } else if let designated = own.first(where: { !$0.flags.contains(.convenience) }),
          !inheritsConvenienceFrame(own, in: chain, after: classID)
        {
          if keepsFrameInitializer(chain) { return nil }
          let whose = classID == id ? "it" : "'\(declaration.name)'"
          let what = designated.selector == "initWithCoder:" ? "init(coder:)" : "a designated initializer"
          return Finding(
            range: type.nameRange,
            message:
              "Interface Builder can't render '\(type.name)': \(whose) declares \(what) and does not override 'init(frame:)'",
            related: [
              Diagnostic.Related(
                file: classID.file, range: designated.nameRange,
                message: "this initializer keeps 'init(frame:)' from being inherited")
            ])
        }
      }
      if seeksCoder, let coder = own.first(where: { $0.selector == "initWithCoder:" }) {
        if coder.flags.contains(.traps) {
          return fault(coder, "init(coder:)", of: (declaration, classID), in: (type, id))
        }
        seeksCoder = false
      }
      if !seeksFrame, !seeksCoder { break }
    }
    return nil
  }
}

/// Whether `init(frame:)` is a convenience initializer of the framework's class, which a subclass keeps whatever it declares.
private func keepsFrameInitializer(_ chain: ClassChain) -> Bool {
  guard let appleClass = chain.appleClass else { return true }
  return AppleSDK.keepsFrameInitializer(appleClass.name, on: platforms)
}

private func fault(
  _ initializer: CodeMember, _ name: String, of owner: (type: CodeType, id: TypeID),
  in view: (type: CodeType, id: TypeID)
) -> Finding {
  if owner.id == view.id {
    return Finding(
      range: initializer.nameRange,
      message: "Interface Builder can't render '\(view.type.name)': its '\(name)' always crashes")
  }
  return Finding(
    range: view.type.nameRange,
    message:
      "Interface Builder can't render '\(view.type.name)': the '\(name)' of '\(owner.type.name)' always crashes",
    related: [
      Diagnostic.Related(
        file: owner.id.file, range: initializer.nameRange, message: "'\(name)' is declared here")
    ])
}

// MARK: Views that prepare in vain

extension Query {
  /// The finding about a view that prepares in vain: Interface Builder calls `prepareForInterfaceBuilder` on designable views
  /// only.
  fileprivate func unmarkedView(_ member: CodeMember, of type: CodeType, _ id: TypeID) -> Finding? {
    let chains = self.chains(ofClassOrExtension: id, on: platforms)
    guard !chains.isEmpty, chains.allSatisfy({ $0.isView == .yes && !$0.classes.isEmpty }),
      !chains.contains(where: { isDesignable($0) }), !hasDesignableSubclass(type)
    else { return nil }
    return Finding(
      range: member.nameRange,
      message:
        "'prepareForInterfaceBuilder' is never called; mark '\(type.name)' with '\(type.designableMark)'"
    )
  }

  private func isDesignable(_ chain: ClassChain) -> Bool {
    chain.classes.contains { id in
      ([id] + extensions(of: id)).contains {
        snapshot.type($0)?.flags.contains(.designable) == true
      }
    }
  }

  /// Whether a subclass is designable: a base class may prepare on behalf of it.
  private func hasDesignableSubclass(_ type: CodeType) -> Bool {
    subclasses(ofClassNamed: simpleName(type.name)).contains {
      snapshot.type($0)?.flags.contains(.designable) == true
    }
  }
}
