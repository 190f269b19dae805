import AppleFacts
import Index
import Syntax
import Text

/// The methods of the framework's delegates and data sources, which are named after the objects that call them:
/// `tableView(_:didSelectRowAt:)`.
extension CodeMember {
  /// Whether the name of a method contains that of its caller.
  func isNamed(afterCaller caller: Substring) -> Bool {
    [name, selector ?? ""].contains { $0.lowercased().contains(caller.lowercased()) }
  }

  /// Whether a protocol of the framework may require the method, which has parameters.
  ///
  /// The callers of a delegate of UIKit are objects of classes, and every method has the name of its caller or gets the caller.
  func mayBeRequired(byProtocol name: String) -> Bool {
    guard let proto = AppleSDK.protocol(named: name, on: .all), proto.name.hasPrefix("UI") else {
      return true
    }
    let callers = ([proto.name] + proto.inherits.filter { $0 != "NSObject" }).map(caller(of:))
    let areClasses = callers.allSatisfy { AppleSDK.class(named: "UI" + $0, on: .all) != nil }
    return !areClasses
      || callers.contains { caller in
        isNamed(afterCaller: caller) || parameters.contains { $0.type.contains("UI" + caller) }
      }
  }
}

extension Query {
  /// The selectors by which the framework may call a method. A file of no project may be from before Swift 3.
  func selectors(of method: CodeMember, in file: FileID) -> [String] {
    keys(of: method, in: file)
      + (numbersOfTargets(compiling: file).isEmpty ? [method.formerSelector].compactMap(\.self) : [])
  }

  /// Whether code from before Swift 3 has the name of a method as a whole text, which it may hand on as a selector:
  /// `addTarget(self, action: "tick", …)`, or code of Objective-C makes the selector of a literal: `NSSelectorFromString(@"tick:")`
  func isSelector(inText method: CalledMethod, in file: FileID) -> Bool {
    guard method.hasSelector, let code = code(in: file) else { return false }
    func isNamed(where isMeant: (ByteRange, String) -> Bool) -> Bool {
      method.names.contains { name in
        code.places(of: AskedName(name)).contains { isInString($0.lower, code.bytes) && isMeant($0, name) }
      }
    }
    switch code.language {
    case .objectiveC:
      return isNamed { place, _ in code.start(of: "NSSelectorFromString(@\"", before: place.lower) != nil }
    case .swift:
      guard languageMode(of: file).ignoresFirstLabel || numbersOfTargets(compiling: file).isEmpty else {
        return false
      }
      return isNamed { place, name in
        code.text(around: place.lower).map { $0.elementsEqual(name.utf8) } == true
      }
    }
  }

  /// Whether code of Swift has a name, which it may use for a method of Objective-C of any class.
  func isNamedInSwift(_ name: AskedName) -> Bool {
    snapshot.findUses(of: name).byFile.contains { file, use in
      use.contains(.inUse) && snapshot.code(file)?.language == .swift
    }
  }

  /// Whether Swift makes an object of a class of Objective-C: it calls some class methods as initializers.
  func isMadeInSwift(_ owner: String, of file: FileID) -> Bool {
    snapshot.code(file)?.language == .objectiveC && isNamedInSwift(AskedName(making: owner))
  }
}

/// The name of the object that calls the methods of a protocol: "TableView" for `UITableViewDelegate`.
func caller(of protocolName: String) -> Substring {
  let name = protocolName.dropFirst(2)
  let ends = ["Delegate", "DataSource", "Positioning", "TextEditing"].compactMap {
    name.firstRange(of: $0)?.lowerBound
  }
  return name[..<(ends.min() ?? name.endIndex)]
}
