import TestSupport
import Testing

// Workspaces in which the work would grow faster than their size: each takes hours if it does, and a moment if not. How time grows is
// measured by Tests/Benchmarks/growth.py.

private func check(_ files: [String: String]) throws -> [String] {
  let expanded = files.mapValues {
    $0.hasPrefix("<") ? Fixture("-- Main.storyboard --\n" + $0).files[0].text : $0
  }
  let paths = Dictionary(uniqueKeysWithValues: expanded.map { ("/app/" + $0, $1) })
  let output = try CheckOutput(runInMemory(["--check", "--format=json", "--all"], paths).bytes)
  return output.findings.map { "\($0.file): \($0.message)" }
}

private func controller(_ name: String, _ connections: String) -> String {
  """
  <viewController id="vc" customClass="\(name)" customModule="App" customModuleProvider="target">
    \(connections)
  </viewController>
  """
}

private let nope = #"<outlet property="nope" destination="vc" id="c"/>"#

/// A chain of 60 classes from `C59` down to `C0`, a controller.
private func chain(in folder: String, base: String = "UIViewController") -> [String: String] {
  var files: [String: String] = [:]
  for number in 0..<60 {
    files["\(folder)C\(number).swift"] = "class C\(number): \(number == 0 ? base : "C\(number - 1)") {}"
  }
  return files
}

@Test func aChainInEachOfSeveralFoldersIsThatOfTheFolder() throws {
  var files: [String: String] = [:]
  for folder in ["A/", "B/", "C/D/"] {
    files.merge(chain(in: folder)) { $1 }
    files["\(folder)Main.storyboard"] = controller("C59", nope)
  }
  // The best match among the documents' classes of one name decides, and none has the outlet.
  #expect(
    try check(files)
      == ["A/", "B/", "C/D/"].map {
        "\($0)Main.storyboard: C59 has no outlet 'nope'; declare it or remove the connection"
      })
}

@Test func classesThatAreDeclaredTwiceInOneFolderAreUncertain() throws {
  var files: [String: String] = ["Main.storyboard": controller("C59", nope)]
  for (name, text) in chain(in: "") {
    files["One\(name)"] = text
    files["Other\(name)"] = text
  }
  // 2^59 ways lead up from C59; beyond a few of them nothing is known.
  #expect(try check(files) == [])
}

@Test func circlesOfClassesThatAreDeclaredTwiceEnd() throws {
  var files: [String: String] = ["Main.storyboard": controller("C59", nope)]
  for (name, text) in chain(in: "", base: "C59") {
    files["One\(name)"] = text
    files["Other\(name)"] = text
  }
  #expect(try check(files) == [])
}

@Test func aliasesThatNameEachOtherTwiceEnd() throws {
  var code = "class Base: UIViewController {}\ntypealias A0 = Base & P\nprotocol P {}\n"
  for number in 1..<14 {
    code += "typealias A\(number) = A\(number - 1)\(repeatElement(" & A\(number - 1)", count: 9).joined())\n"
  }
  code += "class C: A13 {}"
  #expect(
    try check(["Code.swift": code, "Main.storyboard": controller("C", nope)])
      == ["Main.storyboard: C has no outlet 'nope'; declare it or remove the connection"])
}

@Test func classesWithMoreNamesakesThanAreJudgedAreThoseOfTheirFolder() throws {
  var files: [String: String] = [:]
  for number in 0..<40 {
    files["F\(number)/Cell.swift"] =
      "class Cell: UIViewController { @IBOutlet var label\(number): UIViewController! }"
    files["F\(number)/Cell.storyboard"] = controller(
      "Cell", #"<outlet property="label\#(number)" destination="vc" id="c"/>"#)
  }
  #expect(try check(files) == [])
  // One folder has the outlet of another one.
  files["F7/Cell.storyboard"] = controller("Cell", #"<outlet property="label8" destination="vc" id="c"/>"#)
  #expect(
    try check(files).contains { $0.hasPrefix("F7/Cell.storyboard: Cell has no outlet 'label8'") })
  // None is in this one's folder, so that any may be meant.
  files["Cell.storyboard"] = controller("Cell", nope)
  #expect(try !check(files).contains { $0.hasPrefix("Cell.storyboard") })
}

@Test func extensionsOfManyNamesakesAreThoseOfTheNearest() throws {
  var files: [String: String] = [:]
  for number in 0..<40 {
    files["F\(number)/Cell.swift"] = "class Cell: UIViewController {}"
    files["F\(number)/More/Cell+Outlets.swift"] =
      "extension Cell { @IBOutlet var label\(number): UIViewController? { get { nil } set {} } }"
    files["F\(number)/Cell.storyboard"] = controller(
      "Cell", #"<outlet property="label\#(number)" destination="vc" id="c"/>"#)
  }
  #expect(try check(files) == [])
  files["F7/Cell.storyboard"] = controller("Cell", #"<outlet property="label8" destination="vc" id="c"/>"#)
  #expect(try check(files).count == 1)
}

@Test func settingsThatIncludeEachOtherTwiceEnd() throws {
  var files = [
    "C.swift": "class C: UIViewController {}", "Main.storyboard": controller("C", nope),
    "App.xcodeproj/project.pbxproj": """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = S0.xcconfig; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
        buildSettings = { PRODUCT_NAME = "$(A7)"; A0 = ""; }; };
      PL = { isa = XCConfigurationList; buildConfigurations = (); };
    }; rootObject = P; }
    """,
  ]
  for number in 0..<16 {
    let include = "#include \"S\(number + 1).xcconfig\"\n"
    let setting = "A\(number + 1) = \(String(repeating: "$(A\(number))", count: 20))\n"
    files["S\(number).xcconfig"] = String(repeating: include, count: 20) + setting
  }
  #expect(
    try check(files) == ["Main.storyboard: C has no outlet 'nope'; declare it or remove the connection"])
}

@Test func manyDocumentsOfOneClassKnowOfEachOther() throws {
  var files = ["C.swift": "class C: UIViewController { @IBOutlet var label: UIViewController! }"]
  let connected = controller("C", #"<outlet property="label" destination="vc" id="c"/>"#)
  for number in 0..<100 {
    files["l\(number).lproj/Same.storyboard"] = controller("C", "")
    files["Other\(number).storyboard"] = connected
  }
  let found = try check(files)
  #expect(found.count == 100)
  #expect(
    found.allSatisfy {
      $0.hasSuffix(
        ".lproj/Same.storyboard: the outlet 'label' of C is connected in Other0.storyboard, but not here")
    })
  // Copies of a document for other languages are compared object by object.
  for number in 0..<100 { files["Other\(number).storyboard"] = nil }
  files["l7.lproj/Same.storyboard"] = connected
  let others = try check(files)
  #expect(others.count == 99)
  #expect(others.allSatisfy { $0.hasSuffix("is connected in l7.lproj/Same.storyboard, but not here") })
}

@Test func classesWithEqualActionsAreToldApart() throws {
  var files: [String: String] = [:]
  for number in 0..<200 {
    files["C\(number).swift"] = "class C\(number): UIViewController { @IBAction func tap(_ sender: Any) {} }"
    let action =
      #"<button id="b"><connections><action selector="tap:" destination="vc" id="a"/></connections></button>"#
    files["C\(number).storyboard"] = controller("C\(number)", number == 7 ? "" : action)
  }
  #expect(
    try check(files) == [
      "C7.swift: action 'C7.tap' is unused: no storyboard or xib connects it, and no code uses it; connect it or remove it"
    ])
}
