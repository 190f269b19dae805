import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A view controller that loads the nib of its name raises an exception if the nib does not connect its `view`. A window
  /// controller has no window if its nib does not connect `window`, so that it shows nothing.
  package static let unsetView = DiagnosticRule(
    "unset-view", .error, "The nib of a controller that does not connect its 'view' or 'window'", .revealed,
    checks: .several(findUnsetView)
  )
  .fixed(by: .document(viewConnections))
}

private func findUnsetView(_ document: DocumentContext) -> [Finding] {
  let (outline, query) = (document.outline, document.query)
  // An unread storyboard may make the controller.
  guard query.snapshot.coverage.isWhole, !outline.isStoryboard, let platforms = document.platforms,
    let owner = document.customized.first(where: { outline.objects[$0].placeholder == .filesOwner }),
    let range = outline.objects[owner].customClassRange,
    // A collection view takes the item from the nib, which needs no owner.
    !outline.objects.contains(where: { $0.element == "collectionViewItem" && $0.parent == nil }),
    case let chains = document.chains(ofObject: owner), let chain = chains.first,
    let head = chain.classes.first, let className = query.snapshot.type(head)?.name,
    case let isWindow = chains.allSatisfy(query.isWindowController),
    case let key = isWindow ? "window" : "view",
    // A connection with another name may be meant for the view, and it is a finding itself.
    !document.connections(from: owner).contains(where: {
      outline.connections[$0].name == key || document.property(ofConnection: $0).fails
    }),
    isWindow
      ? document.holdsLostWindow(of: owner) && query.makesNoWindow(chain)
      : chains.allSatisfy({
        $0.isViewController == .yes && query.overrideOfLoadView(in: $0, on: platforms) == nil
          && !makesOwnView($0.appleClass?.name ?? "", on: platforms)
      }),
    // The scene of a storyboard contains a view, so the nib is not needed.
    !query.uses(of: head).contains(where: { query.snapshot.interface($0.file)?.isStoryboard == true })
  else { return [] }
  var evidence: Evidence?
  let nib = documentName(query.snapshot.path(of: document.file))
  let names = isWindow ? [] : ownerNames(ofNib: nib, on: platforms)
  if !names.contains(outline.objects[owner].customClass ?? className) {
    evidence = Evidence(names: [AskedName(nib), AskedName(making: className)], readsUses: true) { query in
      query.loads(nib, byObjectsOf: head) ? .holds : .refuted
    }
  }
  let showsWindow =
    !isWindow && document.windowsAtTheTop.contains { !document.isHiddenAtLaunch($0) }
    && !outline.objects.indices.contains { index in
      outline.objects[index].parent == nil
        && document.chains(ofObject: index).contains { $0.isView == .yes }
    }
  return [
    Finding(
      range: range,
      message:
        "\(query.className(chain)) loads this nib, which does not connect '\(key)' of its owner; connect it"
        + (showsWindow ? "; its window is visible at launch all the same" : ""),
      // On macOS, the exception leaves the window as it is, with its outlets and actions.
      severity: showsWindow ? .warning : nil, subject: document.subject(outline.objects[owner]),
      related: query.declarationNote(head),
      evidence: evidence)
  ]
}

extension DocumentContext {
  fileprivate var windowsAtTheTop: [InterfaceObject] {
    outline.objects.filter { $0.element == "window" && $0.parent == nil && platforms == .macOS }
  }

  /// Whether a nib has one window, which stays hidden and to which no outlet of the owner leads.
  fileprivate func holdsLostWindow(of owner: Int) -> Bool {
    let windows = windowsAtTheTop
    return windows.count == 1 && isHiddenAtLaunch(windows[0])
      && !connections(from: owner).contains { outline.connections[$0].destination == windows[0].id }
  }

  /// Whether a window is hidden until code or a binding shows it.
  func isHiddenAtLaunch(_ window: InterfaceObject) -> Bool {
    guard let text = text?.bytes, window.tagRange.lower <= text.count else { return false }
    let tag = text[window.tagRange.lower..<min(text.count, window.tagRange.upper)]
    return SearchText(Array("visibleAtLaunch=\"NO\"".utf8)).occurs(in: Array(tag))
  }
}

extension Query {
  fileprivate func isWindowController(_ chain: ClassChain) -> Bool {
    chain.isKnown
      && chain.appleClass.map { AppleSDK.isSubclass($0.name, of: "NSWindowController", on: .macOS) } == true
  }

  /// Whether a class takes its window from a nib alone: it loads that nib, declares no other window and assigns none.
  fileprivate func makesNoWindow(_ chain: ClassChain) -> Bool {
    loadsNibOfProperty(chain)
      && !memberHolders(of: chain, on: .macOS).contains { holder, depth in
        depth < chain.classes.count && snapshot.readMembers(of: holder).contains { $0.usedName == "window" }
      }
      && chain.classes.first.map(familyFiles)?.contains { file in
        text(of: file).current.map { text in
          ["window =", "window=", "setWindow", "(window:", "initWithWindow:"].contains {
            SearchText(Array($0.utf8)).occurs(in: text)
          }
        } ?? true
      } == false
  }

  /// Whether code makes controllers of a class with a nib: the code of the class passes the name to an initializer of `self` or
  /// `super` or returns it, or any code makes a controller with the name.
  fileprivate func loads(_ nib: String, byObjectsOf id: TypeID) -> Bool {
    let name = snapshot.type(id)?.name
    return nibLoads.byName[nib, default: []].contains { file, use in
      switch use.receiver {
      case .new(let made): made == name
      case .own, .ownProperty: ownChains(at: use.range, in: file).contains { $0.classes.first == id }
      case .bundle, .other, .storyboard, .nib, .cellClass, .variable, .unknown: false
      }
    }
  }
}
