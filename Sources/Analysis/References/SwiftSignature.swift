import AppleFacts
import Syntax

/// The parts of a member's declaration that decide which calls mean the member.
struct SwiftSignature {
  var isMethod = false
  var isStatic = false
  /// Whether Objective-C declares the member, so that its labels follow from the selector.
  var isImported = false
  var parameters: [CodeParameter] = []
  /// The written type of the result.
  var result: String?

  var labels: [String?] { parameters.map(\.label) }

  func hasLabels(_ labels: [String?]) -> Bool {
    parameters.count == labels.count && zip(parameters, labels).allSatisfy { isLabel($1, of: $0) }
  }

  private func isLabel(_ label: String?, of parameter: CodeParameter) -> Bool {
    parameter.label == label
      || isImported && parameter.isImported(as: CodeParameter(label: label, type: parameter.type))
  }

  /// Whether a call with these arguments can mean the method.
  func accepts(_ arguments: [SwiftUse.Argument]) -> Bool {
    var position = 0
    for (index, argument) in arguments.enumerated() {
      var isTaken = false
      while position < parameters.count, !isTaken {
        let parameter = parameters[position]
        // The first trailing closure has no label, even if its parameter has one.
        let isTrailing = argument.isTrailing && argument.label == nil
        let isMeant =
          isTrailing
          ? mayTakeClosure(parameter)
            && !(parameter.isOptional
              && needsClosure(parameters[(position + 1)...], after: arguments[(index + 1)...]))
          : isLabel(argument.label, of: parameter)
        if isMeant {
          isTaken = true
          if !parameter.type.hasSuffix("...") || isTrailing { position += 1 }
        } else if parameter.isOptional || isTrailing {
          position += 1
        } else {
          return false
        }
      }
      if isTaken { continue }
      // The last parameter takes any number of values.
      guard argument.label == nil, parameters.last?.type.hasSuffix("...") == true else { return false }
    }
    return parameters[min(position, parameters.count)...].allSatisfy(\.isOptional)
  }

  /// Whether one of the parameters requires a closure, and no labeled argument is for it.
  private func needsClosure(
    _ parameters: ArraySlice<CodeParameter>, after arguments: ArraySlice<SwiftUse.Argument>
  ) -> Bool {
    parameters.contains { parameter in
      !parameter.isOptional && mayTakeClosure(parameter)
        && !arguments.contains { $0.label == parameter.label }
    }
  }

  /// The parameter that takes a closure; nil where it can't be determined.
  ///
  /// The first closure after the parentheses has no label. If several parameters take closures, it is for the required one.
  func parameter(ofArgument position: Int, _ arguments: [SwiftUse.Argument]) -> Int? {
    let argument = arguments[position]
    guard argument.isTrailing, argument.label == nil else {
      return parameters.firstIndex { $0.label == argument.label && $0.type.contains("->") }
    }
    var start = 0
    for before in arguments[..<position] {
      guard let found = parameters[start...].firstIndex(where: { $0.label == before.label }) else { continue }
      start = found + (parameters[found].type.hasSuffix("...") ? 0 : 1)
    }
    var end = parameters.count
    if arguments.indices.contains(position + 1) {
      let label = arguments[position + 1].label
      end = parameters[start...].firstIndex { $0.label == label } ?? end
    }
    let taking = (start..<end).filter { mayTakeClosure(parameters[$0]) }
    if taking.count == 1 { return taking[0] }
    let needed = taking.filter { !parameters[$0].isOptional }
    return needed.count == 1 ? needed[0] : nil
  }
}

private func mayTakeClosure(_ parameter: CodeParameter) -> Bool {
  if parameter.type.contains("->") { return true }
  // The type of a closure may be an alias.
  let name = parameter.type.filter { $0 != "?" && $0 != "!" }
  return AppleSDK.class(named: name, on: .all) == nil && !plainTypes.contains(name)
}

private let plainTypes: Set<String> = [
  "Int", "String", "Bool", "Double", "CGFloat", "Float", "Any", "AnyObject", "URL", "Data", "Date", "CGRect",
  "CGSize", "CGPoint", "IndexPath", "TimeInterval", "Selector", "Notification",
]
