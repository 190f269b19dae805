import Syntax

/// How a document names a class.
package struct CustomClass: Hashable, Sendable {
  package var name: String
  package var module: String?
  /// `customModuleProvider="target"`
  package var isModuleOfTarget: Bool

  package init(_ name: String, module: String?, isModuleOfTarget: Bool) {
    self.name = name
    self.module = module
    self.isModuleOfTarget = isModuleOfTarget
  }

  /// It is a Swift class of some module.
  package var hasModule: Bool { module != nil || isModuleOfTarget }

  /// The one module that the class must be from; with the target's, its name is only a hint.
  package var otherModule: String? { isModuleOfTarget ? nil : module }
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
