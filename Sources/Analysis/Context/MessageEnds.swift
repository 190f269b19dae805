/// The end of a message that suggests a name.
func suggestion(_ name: String) -> String { "\(suggestionStart)\(name)'?" }

/// The ends of messages about names for which there is no suggestion.
let memberRemedy = "; declare it or remove the connection"
let classRemedy = "; correct it in the Identity inspector or declare it"
private let suggestionStart = "; did you mean '"

/// A message without what was probably meant, or what to do, which a rename may contradict.
func withoutSuggestion(_ message: String) -> String {
  let ends = [suggestionStart, memberRemedy, classRemedy]
  let start = message.indices.first { index in ends.contains { message[index...].hasPrefix($0) } }
  return start.map { String(message[..<$0]) } ?? message
}

/// The end of a message that names the one member that fits, though its name is another.
func onlySuggestion(_ name: String) -> String { suggestionStart + name + "', the only one that fits?" }
