import Syntax

/// The name and the module of a class in a document.
package struct CustomClass: Hashable, Sendable {
  package var name: String
  package var module: String?
  /// Whether the document has `customModuleProvider="target"`.
  package var isModuleOfTarget: Bool

  package init(_ name: String, module: String?, isModuleOfTarget: Bool) {
    self.name = name
    self.module = module
    self.isModuleOfTarget = isModuleOfTarget
  }

  /// Whether the document names a Swift class of some module.
  package var hasModule: Bool { module != nil || isModuleOfTarget }

  /// The module to which the class must belong; nil for the target's module, whose name is only a hint.
  package var otherModule: String? { isModuleOfTarget ? nil : module }

  /// The class with its module in `module` rather than in its name; nil if the name contains no module.
  var withModuleBeside: CustomClass? {
    ModuleAndClass(name).map { CustomClass($0.className, module: $0.module, isModuleOfTarget: false) }
  }
}

/// A class's name that contains its module: `App.Login`, or mangled as `_TtC3App5Login`.
package struct ModuleAndClass {
  package var module: String
  package var className: String
  private var isMangled: Bool

  /// nil for a name without a module, and for the name of a nested class.
  package init?(_ name: String) {
    let prefix = "_TtC"
    isMangled = name.hasPrefix(prefix)
    guard isMangled else {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
      (module, className) = (parts[0], parts[1])
      return
    }
    var rest = name.utf8.dropFirst(prefix.utf8.count)
    /// Each part of a mangled name follows its length.
    func nextPart() -> String? {
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      rest = rest.dropFirst(digits.count)
      guard let length = Int(Substring(digits)), length >= 1, length <= rest.count else { return nil }
      defer { rest = rest.dropFirst(length) }
      return String(Substring(rest.prefix(length)))
    }
    guard let first = nextPart(), let second = nextPart(), rest.isEmpty else { return nil }
    (module, className) = (first, second)
  }

  /// The name of another class of the module, in the same form.
  package func naming(_ className: String) -> String {
    isMangled
      ? "_TtC\(module.utf8.count)\(module)\(className.utf8.count)\(className)" : module + "." + className
  }
}

/// The last component of a custom class's name, in any form.
func simpleClassName(_ name: String) -> String {
  name.hasPrefix("_Tt") ? ModuleAndClass(name)?.className ?? name : simpleName(name)
}

extension InterfaceObject {
  package var namedClass: CustomClass? {
    self.customClass.map {
      CustomClass($0, module: self.customModule, isModuleOfTarget: self.isModuleOfTarget)
    }
  }
}

extension Segue {
  var namedClass: CustomClass? {
    customClass.map { CustomClass($0, module: customModule, isModuleOfTarget: isModuleOfTarget) }
  }
}
