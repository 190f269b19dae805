/// The end of a message that suggests a name.
func suggestion(_ name: String) -> String { "\(suggestionStart)\(name)'?" }

/// The ends of messages about names that have no suggestion.
let memberRemedy = "; declare it or remove the connection"
/// The end of a message about an outlet with the name of an action.
let actionRemedy = "; it is an action, so remove the connection"
let classRemedy = "; correct it in the Identity inspector or declare it"
private let suggestionStart = "; did you mean '"

/// The notes on findings in parts of the app that only code can use.
let noCodeLoads = "no code loads this nib"
let nothingLoads = "nothing loads this storyboard"
let nothingShows = "nothing shows this scene"
let nothingLeadsHere = "nothing leads to this object"
let nothingUsesFormatter = "nothing uses this formatter"
let noCodeUsesView = "no code uses this view"
let nothingShowsView = "this controller makes its own view"
let noCodeCanDequeue = "no code can dequeue a cell without an identifier"
let systemDrawsLaunch = "only the system draws a launch screen"
let backItemSendsNone = "a back item sends no action"
let noCodePerforms = "no code performs this segue"
let noCodeDequeues = "no code dequeues this cell"
let noCodeUnhides = "hidden, and no code shows it"
let noCodeLetsTouch = "no touches get here, and no code lets them"
let noCodeEnables = "disabled, and no code enables it"
let noCodeFadesIn = "transparent, and no code shows it"
let nothingShowsItem = "no navigation controller shows the item"
let spaceSendsNothing = "a space is not a control"
let noDetailButton = "the cell has no detail button, which performs this segue"
let noCodeEdits = "a label sends no action, and no code makes it editable"
let noCodeShows = "no code shows this scene"
let noCodeShowsWindow = "no code shows this window"

/// The note on a prototype that code may replace by another cell.
let codeRegistersCells = "code registers cells itself"

/// The notes on errors that other connections or code make harmless.
let eventIsSentWithin = "the same event is sent within the scene"
let sceneHasOutlet = "the scene has an outlet to the field"
let controlPerformsSegue = "the control performs a segue"
let controlSendsAction = "the control sends an action as well"
let codeSetsAction = "code gives it another action"
let controlSendsNoSuchEvent = "the control does not send this event"
let itemIsChosenAnyway = "the pop-up button chooses the item without it"
let fieldIsNotEdited = "its delegate refuses edits"
let codeHandlesEvent = "code handles the same event"
let codeHides = "code hides it and never shows it"
let codeRemoves = "code removes it and never adds it"
let codeReplacesItem = "code replaces the item"
let noClickGetsHere = "its class takes no clicks"

private let notes = [
  noCodeLoads, nothingLoads, nothingShows, nothingLeadsHere, nothingUsesFormatter, noCodeUsesView,
  nothingShowsView, noCodePerforms, noCodeDequeues,
  noCodeUnhides, noCodeLetsTouch, noCodeEnables, noCodeFadesIn, nothingShowsItem, spaceSendsNothing,
  noDetailButton, noCodeEdits, noCodeShows, noCodeShowsWindow,
  eventIsSentWithin, sceneHasOutlet, controlPerformsSegue, controlSendsAction, codeSetsAction,
  controlSendsNoSuchEvent,
  itemIsChosenAnyway,
  codeHandlesEvent, codeHides, codeRemoves, codeReplacesItem, noClickGetsHere, fieldIsNotEdited,
  noCodeCanDequeue, systemDrawsLaunch, backItemSendsNone,
]

/// A message without its suggestion, advice and notes, which a rename may contradict.
func withoutSuggestion(_ message: String) -> String {
  let ends =
    [suggestionStart, memberRemedy, actionRemedy, classRemedy] + notes.map { " (\($0))" }
  let start = message.indices.first { index in ends.contains { message[index...].hasPrefix($0) } }
  return start.map { String(message[..<$0]) } ?? message
}

/// The end of a message that suggests the only member that fits, though its name is unlike.
func onlySuggestion(_ name: String) -> String { suggestionStart + name + "', the only one that fits?" }

/// A list of two or more names for a message: "A, B and C", or "A, B, C and 5 more".
func listed(_ names: [String]) -> String {
  let most = 4
  let shown = names.count > most ? Array(names.prefix(most - 1)) : Array(names.dropLast())
  let last = names.count > most ? "\(names.count - most + 1) more" : names.last ?? ""
  return shown.joined(separator: ", ") + " and " + last
}
