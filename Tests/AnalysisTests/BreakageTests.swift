import Syntax
import TestSupport
import Testing

/// Mistakes of people and tools that edit documents as text, one at a time, in each document in which it can be made.
@Test(arguments: breakages)
private func breakageIsFound(_ breakage: Breakage) throws {
  let sound = Fixture(soundWorkspace)
  var made = 0
  for document in sound.files where !document.path.hasSuffix(".swift") {
    guard let text = breakage.made(in: document.text) else { continue }
    made += 1
    let files = sound.files.map { "-- \($0.path) --\n" + ($0.path == document.path ? text : $0.text) }
    let found = try batchFindings(in: Fixture(files.joined(separator: "\n")))
    switch breakage.outcome {
    case .found(let code):
      #expect(found.contains { $0.code == code }, "\(document.path): \(found.map(\.code))")
    case .harmless: #expect(found.isEmpty, "\(document.path): \(found.map(\.message))")
    }
  }
  #expect(made > 0, "it was made in no document")
}

@Test func nothingIsFoundInTheSoundWorkspace() throws {
  #expect(try batchFindings(in: Fixture(soundWorkspace)).map(\.message) == [])
}

private struct Breakage: CustomTestStringConvertible, Sendable {
  enum Outcome {
    case found(String)
    /// Interface Builder opens the document, and the app works; why.
    case harmless(String)
  }

  var name: String
  /// A regular expression, and what replaces its first match: `$1` is its first group.
  var pattern, replacement: String
  var outcome: Outcome

  init(_ name: String, _ pattern: String, _ replacement: String, _ code: String) {
    (self.name, self.pattern, self.replacement, outcome) = (name, pattern, replacement, .found(code))
  }

  init(_ name: String, _ pattern: String, _ replacement: String, harmless reason: String) {
    (self.name, self.pattern, self.replacement, outcome) = (name, pattern, replacement, .harmless(reason))
  }

  var testDescription: String { name }

  /// nil where the document has nothing that could be broken in this way.
  func made(in text: String) -> String? {
    guard let regex = try? Regex(pattern).dotMatchesNewlines(), let match = text.firstMatch(of: regex) else {
      return nil
    }
    var new = replacement
    for group in match.output.indices.dropFirst() {
      new = new.replacing("$\(group)", with: String(match.output[group].substring ?? ""))
    }
    return text.replacingCharacters(in: match.range, with: new)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}

private let breakages: [Breakage] = [
  // Ids
  Breakage("two objects with one id", #"(<label [^>]*id=")Lgn-lb-001"#, "$1Lgn-tf-001", "duplicate-id"),
  Breakage(
    "two constraints with one id", #"(<constraint [^>]* id=")([^"]*)("/>\s*<constraint [^>]* id=")[^"]*"#,
    "$1$2$3$2", "duplicate-id"),
  Breakage(
    "two connections with one id", #"(<outlet [^>]* id=")([^"]*)("/>\s*<outlet [^>]* id=")[^"]*"#, "$1$2$3$2",
    "duplicate-id"),
  Breakage(
    "a view without id", #"(<(?:button|label) [^>]*) id="[^"]*">"#, "$1>", "invalid-structure"),
  Breakage("a constraint without id", #"(<constraint [^>]*) id="[^"]*""#, "$1", "invalid-constraint"),
  Breakage("a connection without id", #"(<outlet [^>]*) id="[^"]*""#, "$1", "invalid-connection"),
  Breakage(
    "the id of a view renamed alone", #"(<(?:textField|imageView) [^>]*id=")[^"]*"#, "$1new-id-001",
    "dangling-reference"),
  Breakage(
    "the id of the initial controller renamed alone", #"id="Nav-vc-001""#, #"id="new-id-001""#,
    "dangling-reference"),
  Breakage(
    "the id of First Responder in a form of one's own", #"id="Nav-fr-001""#, #"id="navigation-responder""#,
    harmless: "an id is any text"),
  Breakage(
    "two scenes with one sceneID", #"sceneID="Lgn-sc-001""#, #"sceneID="Nav-sc-001""#, "invalid-structure"),
  Breakage("a scene without sceneID", #"<scene sceneID="[^"]*""#, "<scene", "invalid-structure"),

  // References to nothing
  Breakage(
    "an outlet to an unknown id", #"(<outlet [^>]*destination=")[^"]*"#, "$1gone", "dangling-reference"),
  Breakage(
    "an action to an unknown id", #"(<action [^>]*(?:destination|target)=")[^"]*"#, "$1gone",
    "dangling-reference"),
  Breakage("a segue to an unknown id", #"(<segue [^>]*destination=")[^"]*"#, "$1gone", "dangling-reference"),
  Breakage(
    "an outlet without destination", #"(<outlet [^>]*) destination="[^"]*""#, "$1", "invalid-connection"),
  Breakage(
    "an action without destination", #"(<action [^>]*) (?:destination|target)="[^"]*""#, "$1",
    "invalid-connection"),
  Breakage("a segue without destination", #"<segue destination="[^"]*""#, "<segue", "invalid-connection"),
  Breakage("an outlet without property", #"<outlet property="[^"]*""#, "<outlet", "invalid-connection"),
  Breakage("an action without selector", #"<action selector="[^"]*""#, "<action", "invalid-connection"),
  Breakage(
    "a constraint to an unknown first item", #"firstItem="[^"]*""#, #"firstItem="gone""#, "dangling-reference"
  ),
  Breakage(
    "a constraint to an unknown second item", #"secondItem="[^"]*""#, #"secondItem="gone""#,
    "dangling-reference"),
  Breakage(
    "an outlet to First Responder", #"(<outlet property="delegate" destination=")-2"#, "$1-1",
    "invalid-connection"),
  Breakage(
    "a segue to a view", #"<segue destination="Itm-vc-001""#, #"<segue destination="Itm-tv-001""#,
    "invalid-connection"),
  Breakage(
    "an initial controller that is a view", #"initialViewController="[^"]*""#,
    #"initialViewController="Lgn-vw-001""#, "invalid-structure"),

  // Objects that were removed alone
  Breakage(
    "a connected view removed", #"<(textField|imageView) .*?</\1>\s*"#, "", "dangling-reference"),
  Breakage("a layout guide removed", #"<viewLayoutGuide [^>]*>\s*"#, "", "dangling-reference"),
  Breakage("a scene removed", #"<scene sceneID="Itm-sc-001">.*?</scene>\s*"#, "", "dangling-reference"),
  Breakage(
    "a prototype removed", #"<tableViewCell [^>]*"item".*?</tableViewCell>\s*"#, "",
    "unregistered-reuse-identifier"),
  Breakage(
    "First Responder removed", #"<placeholder [^>]*id="Lgn-fr-001"[^>]*>\s*"#, "", "invalid-structure"),
  Breakage("the exit removed", #"<exit [^>]*>\s*"#, "", "dangling-reference"),
  Breakage(
    "a segue removed that code performs", #"<segue [^>]*identifier="showItems"[^>]*>\s*"#, "", "missing-segue"
  ),
  Breakage(
    "an outlet removed", #"<outlet property="(?:nameField|photo|amount)"[^>]*>\s*"#, "", "unconnected-outlet"),
  Breakage("an action removed", #"<action selector="(?:logIn|close|pay):"[^>]*>\s*"#, "", "unused-action"),

  // At the wrong place
  Breakage(
    "a view beside its siblings' list",
    #"(<subviews>\s*)(<(label|imageView) .*?</\3>|<textField .*?</textField>)"#,
    "$2$1", "invalid-structure"),
  Breakage("a second list of views", #"</subviews>"#, "</subviews><subviews/>", "invalid-structure"),
  Breakage(
    "a second list of constraints", #"</constraints>"#, "</constraints><constraints/>", "invalid-structure"),
  Breakage(
    "a second list of connections", #"</connections>"#, "</connections><connections/>", "invalid-structure"),
  Breakage("a second list of scenes", #"</scenes>"#, "</scenes><scenes/>", "invalid-structure"),
  Breakage(
    "a second state", #"(<state key="normal"[^>]*>)"#, "$1$1", "invalid-structure"),
  Breakage(
    "a second view of a controller", #"(<viewLayoutGuide [^>]*>.*?</view>)"#,
    #"$1<view key="view" id="new-id-001"/>"#,
    "invalid-structure"),
  Breakage(
    "a second controller in a scene", #"(</viewController>)"#,
    #"$1<viewController id="new-id-001" sceneMemberID="viewController"/>"#, "invalid-structure"),
  Breakage(
    "an outlet outside of the connections", #"(<connections>)(\s*)(<outlet [^>]*>)"#, "$3$2$1",
    "invalid-connection"),
  Breakage(
    "a scene beside the scenes", #"(<scene sceneID="Itm-sc-001">.*?</scene>)\s*</scenes>"#, "</scenes>$1",
    "invalid-structure"),
  Breakage(
    "a constraint in the list of a sibling", #"(<constraints>)(\s*<constraint firstAttribute="height")"#,
    #"$1<constraint firstItem="Lgn-lb-001" firstAttribute="top" secondItem="Lgn-tf-001" secondAttribute="top" id="new-id-001"/>$2"#,
    "invalid-constraint"),

  // Elements and XML
  Breakage("an element misspelled", #"<(label|imageView)( .*?)</\1>"#, "<$1x$2</$1x>", "invalid-structure"),
  Breakage(
    "an element named after its class", #"<button( .*?)</button>"#, "<UIButton$1</UIButton>",
    "invalid-structure"),
  Breakage(
    "an element that there is not", #"(<subviews>)"#, #"$1<ratingStars id="new-id-001"/>"#,
    "invalid-structure"),
  Breakage("an end tag missing", #"</button>"#, "", "malformed-interface"),
  Breakage("an attribute twice", #"(contentMode="scaleToFill")"#, "$1 $1", "malformed-interface"),
  Breakage("two hyphens in a comment", #"<!--Login-->"#, "<!--Log--In-->", "malformed-interface"),
  Breakage("an ampersand", #"title="[A-Z]"#, #"title="Q & A"#, "malformed-interface"),
  Breakage("a forbidden character", #"title="[A-Z]"#, #"title="&#1;"#, "malformed-interface"),
  Breakage("a quotation mark missing", #"(contentMode="scaleToFill)" "#, "$1 ", "malformed-interface"),
  Breakage(
    "sides of a merge", #"(\n *<rect key="frame"[^\n]*)"#, "\n<<<<<<< ours$1\n=======$1\n>>>>>>> theirs",
    "malformed-interface"),
  Breakage("a file cut off", #"</objects>.*"#, "", "malformed-interface"),

  // Attributes
  Breakage("a coordinate with a unit", #"(<rect [^>]*width="\d+)"#, "$1px", "invalid-structure"),
  Breakage("a part of a color in percent", #"red="0.5""#, #"red="50%""#, "invalid-structure"),
  Breakage("a constant that is no number", #"constant="\d+""#, #"constant="8 pt""#, "invalid-constraint"),
  Breakage(
    "a multiplier that is no number", #"multiplier="1:1""#, #"multiplier="1 to 1""#, "invalid-constraint"),
  Breakage("a priority by its name", #"priority="750" id"#, #"priority="high" id"#, "invalid-constraint"),
  Breakage("a constraint without attribute", #" firstAttribute="[^"]*""#, "", "invalid-constraint"),
  Breakage(
    "a constraint with a misspelled attribute", #"Attribute="bottom""#, #"Attribute="botom""#,
    "invalid-constraint"),
  Breakage(
    "a constraint from top to leading", #"secondAttribute="top""#, #"secondAttribute="leading""#,
    "invalid-constraint"),
  Breakage(
    "a constraint without its second attribute", #" secondAttribute="[^"]*""#, "", "invalid-constraint"),
  Breakage(
    "a relation as a sign", #"relation="greaterThanOrEqual""#, #"relation="&gt;=""#, "invalid-constraint"),
  Breakage(
    "a runtime that there is not", #"targetRuntime="(\w+)\.Cocoa"#, #"targetRuntime="$1.Coca"#,
    "invalid-structure"),
  Breakage("a kind of segue that there is not", #"kind="show""#, #"kind="pushed""#, "invalid-connection"),
  Breakage(
    "a relationship that there is not", #"relationship="rootViewController""#, #"relationship="root""#,
    "invalid-connection"),
  Breakage("an action without event", #" eventType="touchUpInside""#, "", "invalid-connection"),
  Breakage(
    "an event that there is not", #"eventType="touchUpInside""#, #"eventType="tap""#, "invalid-connection"),
  Breakage(
    "two scenes with one identifier", #"storyboardIdentifier="login""#, #"storyboardIdentifier="start""#,
    "invalid-structure"),
  Breakage(
    "a controller without sceneMemberID", #"( id="Lgn-vc-001"[^>]*) sceneMemberID="viewController""#, "$1",
    "invalid-structure"),

  // Code
  Breakage(
    "an outlet misspelled", #"property="(nameField|photo|amount)""#, #"property="$1s""#, "dangling-outlet"),
  Breakage("a selector misspelled", #"selector="(logI|clos|pa)"#, #"selector="$1x"#, "missing-action"),
  // AppKit adds it, so the documents of macOS are sound without.
  Breakage(
    "a selector without colon", #"selector="(\w+):" destination="#, #"selector="$1" destination="#,
    "missing-action"),
  Breakage("a selector as Swift writes it", #"selector="(\w+):""#, #"selector="$1(_:)""#, "missing-action"),
  Breakage(
    "an unwind action that there is not", #"unwindAction="backToLogin:""#, #"unwindAction="back:""#,
    "missing-unwind-action"),
  Breakage(
    "an outlet to an object of another class",
    #"(property="(?:titleLabel|photo|amount)" destination=")(Lgn|Crd|Pnl)-\w+-001"#, "$1$2-bt-001",
    "outlet-type-mismatch"),
  Breakage(
    "an outlet twice", #"(<outlet property="(?:nameField|photo|amount)" destination="[^"]*")( id="[^"]*"/>)"#,
    #"$1 id="new-id-001"/>$1$2"#, "duplicate-outlet"),
  Breakage(
    "an outlet to another scene", #"(property="titleLabel" destination=")[^"]*"#, "$1Itm-lb-001",
    "cross-scene-connection"),
  Breakage(
    "the identifier of a segue misspelled", #"identifier="showItems""#, #"identifier="showItem""#,
    "missing-segue"),
  Breakage(
    "a reuse identifier misspelled", #"reuseIdentifier="item""#, #"reuseIdentifier="Item""#,
    "unregistered-reuse-identifier"),
  Breakage("a custom segue without class", #"kind="show""#, #"kind="custom""#, "custom-segue-without-class"),
  Breakage(
    "a class misspelled", #"customClass="(LoginView|CardVie|PanelCont)"#, #"customClass="$1x"#,
    "unknown-class"),
  Breakage(
    "a class of another kind", #"customClass="LoginViewController""#, #"customClass="ItemCell""#,
    "class-mismatch"),
  Breakage(
    "a class without its module",
    #"(<\w*Controller [^>]*) customModule="App" customModuleProvider="target""#, "$1", "class-module-mismatch"
  ),

  // Harmless
  Breakage(
    "attributes in another order", #"<outlet (property="[^"]*") (destination="[^"]*")"#, "<outlet $2 $1",
    harmless: "Xcode reads any order and writes its own"),
  Breakage(
    "children in another order", #"(<rect key="frame"[^>]*>)(\s*)(<autoresizingMask [^>]*>)"#, "$3$2$1",
    harmless: "Xcode reads any order and writes its own"),
  Breakage(
    "constraints in another order",
    #"(<constraint [^>]*"bottom"[^>]*>)(\s*)(</constraints>)"#, "$1$2$3",
    harmless: "Xcode sorts them when it saves"),
  Breakage(
    "a view without frame", #"\s*<rect key="frame"[^>]*>"#, "", harmless: "Xcode works it out, or takes zero"),
  Breakage(
    "a text without font", #"\s*<font(?:Description)? [^>]*>"#, "",
    harmless: "the default of the element applies"),
  Breakage(
    "an attribute that there is not", #"<button "#, #"<button shiny="YES" "#, harmless: "Xcode drops it"),
  Breakage("a scene without its title", #"\s*<!--Login-->"#, "", harmless: "Xcode writes it anew"),
  Breakage(
    "a scene without its place", #"\s*<point key="canvasLocation"[^>]*>"#, "", harmless: "Xcode finds a place"
  ),
  Breakage("a capability left out", #"\s*<capability [^>]*>"#, "", harmless: "Xcode writes it anew"),
  Breakage("another indentation", #"\n {8}<"#, "\n\t<", harmless: "blanks between elements say nothing"),
  Breakage(
    "no newline at the end", #"</document>\n*$"#, "</document>", harmless: "blanks after the root say nothing"
  ),
  Breakage(
    "a provider of the module left out", #" customModuleProvider="target""#, "",
    harmless: "the module that is named is the target's"),
]
