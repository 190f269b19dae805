import Analysis
import Index
import TestSupport
import Testing
import Text

/// Checks the offers beside the certain edits: files by their new names, the edits that name them, and what stays.
private func checkFiles(
  _ text: String, of symbol: String = "Cell", to newName: String = "Row", offers: [String] = [],
  edits: [String] = [], keeps: [String] = [], possible: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let fixture = Fixture(text)
  let plan = try fixture.plan(of: symbol, to: newName)
  func path(_ file: FileID) -> String { fixture.snapshot[file]?.path ?? "" }
  func show(_ file: FileID, _ range: ByteRange) -> String {
    fixture.show(Location(file: file, range: range)).split(separator: ":").prefix(2).joined(separator: ":")
  }
  let offered = plan.fileRenames.map { "\(path($0.file)) -> \($0.newPath)" }
  #expect(offered.sorted() == offers.sorted(), sourceLocation: sourceLocation)
  let names = plan.changes.filter(\.namesFile)
  #expect(names.allSatisfy { $0.old == symbol && $0.new == newName }, sourceLocation: sourceLocation)
  #expect(names.map { show($0.file, $0.range) }.sorted() == edits.sorted(), sourceLocation: sourceLocation)
  let kept = plan.keptFiles.map { "\(path($0.file)): \($0.reason)" }
  #expect(kept.sorted() == keeps.sorted(), sourceLocation: sourceLocation)
  #expect(plan.possible.map { show($0.file, $0.range) } == possible, sourceLocation: sourceLocation)
}

private let cell = """
  -- App/Cell.swift --
  class Cell: UITableViewCell {}

  """
private let nib = """
  -- App/Cell.xib --
  <tableViewCell id="c" customClass="Cell" customModule="App"/>

  """

@Test func fileNibAndTestOfAClassAreOffered() throws {
  try checkFiles(
    cell + nib + """
      -- Tests/CellTests.swift --
      class CellTests: XCTestCase { let cell = Cell() }
      -- Tests/CellSpec.swift --
      class Unrelated {}
      -- App/CellModel.swift --
      class CellModel { let cell = Cell() }
      """,
    offers: [
      "App/Cell.swift -> App/Row.swift", "App/Cell.xib -> App/Row.xib",
      "Tests/CellTests.swift -> Tests/RowTests.swift",
    ])
}

@Test func aFileOfAnotherNameStays() throws {
  try checkFiles(
    """
    -- App/Cells.swift --
    class Cell: UITableViewCell {}
    """)
}

@Test func aFileInTheWayKeepsTheNames() throws {
  try checkFiles(
    cell + "-- App/Row.swift --\nstruct Other {}\n", keeps: ["App/Cell.swift: 'Row.swift' already exists"]
  )
}

@Test func stringsThatNameTheNibFollowIt() throws {
  try checkFiles(
    cell + nib + #"""
      -- App/List.swift --
      func load() {
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
        Bundle.main.loadNibNamed(
          "Cell", owner: nil)
        // "Cell"
        String(describing: Cell.self)
      }
      -- App/Old.m --
      void load() {
        [UINib nibWithNibName:@"Cell" bundle:nil];
        [NSBundle.mainBundle loadNibNamed:@"Cell" owner:nil options:nil];
        [self initWithNibName: @"Cell" bundle:nil];
      }
      -- App/Main.storyboard --
      <viewController id="vc" nibName="Cell"/>
      """#,
    offers: ["App/Cell.swift -> App/Row.swift", "App/Cell.xib -> App/Row.xib"],
    edits: [
      "App/List.swift:2", "App/List.swift:4", "App/Old.m:2", "App/Old.m:3", "App/Old.m:4",
      "App/Main.storyboard:1",
    ], possible: ["App/List.swift:2"])
}

@Test(arguments: [
  #"let name = "Cell""#, #"show(name: "Cell")"#, "enum Nibs: String {\n  case Other, Cell\n}",
])
func aStringThatMayNameTheNibKeepsIt(_ code: String) throws {
  let line = code.contains("\n") ? 2 : 1
  try checkFiles(
    cell + nib + "-- App/List.swift --\n\(code)\nlet nib = UINib(nibName: \"Cell\", bundle: nil)\n",
    offers: ["App/Cell.swift -> App/Row.swift"],
    keeps: ["App/Cell.xib: 'Cell' may mean it at App/List.swift:\(line)"],
    possible: code.contains("\"") ? ["App/List.swift:1"] : [])
}

@Test func localizedNibsFollowTogetherWithTheirTranslations() throws {
  let localized = { (folder: String) in nib.replacing("App/Cell", with: "App/\(folder).lproj/Cell") }
  try checkFiles(
    cell + localized("en") + localized("de"),
    offers: [
      "App/Cell.swift -> App/Row.swift", "App/en.lproj/Cell.xib -> App/en.lproj/Row.xib",
      "App/de.lproj/Cell.xib -> App/de.lproj/Row.xib",
    ])
  try checkFiles(
    cell + localized("Base") + "-- App/de.lproj/Cell.strings --\n\"c.text\" = \"Zelle\";\n",
    offers: [
      "App/Cell.swift -> App/Row.swift", "App/Base.lproj/Cell.xib -> App/Base.lproj/Row.xib",
      "App/de.lproj/Cell.strings -> App/de.lproj/Row.strings",
    ])
}

@Test func headerAndImplementationFollowWithTheirImports() throws {
  let classes = #"""
    -- App/Cell.h --
    // Cell.h
    @interface Cell : UITableViewCell
    @end
    -- App/Cell.m --
    #import "Cell.h"
    @implementation Cell
    @end
    -- App/Main.m --
    #import <App/Cell.h>
    # include "Views/Cell.h"
    #import "MyCell.h"
    // #import "Cell.h"
    NSString *header = @"Cell.h";

    """#
  try checkFiles(
    classes, offers: ["App/Cell.h -> App/Row.h", "App/Cell.m -> App/Row.m"],
    edits: ["App/Cell.m:1", "App/Main.m:1", "App/Main.m:2"])
  let reason = "another header has the same name, so an import may mean that one"
  try checkFiles(
    classes + "-- Kit/Cell.h --\n#define KIT 1\n", keeps: ["App/Cell.h: \(reason)", "App/Cell.m: \(reason)"])
}

// MARK: Projects

private func project(_ more: String = "", file: String = "path = Cell.swift;") -> String {
  """
  -- App.xcodeproj/project.pbxproj --
  // !$*UTF8*$!
  { objects = {
    A1 /* Cell.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* Cell.swift */; };
    A2 /* Cell.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; \(file) sourceTree = "<group>"; };
    A3 /* MyCell.swift */ = {isa = PBXFileReference; path = MyCell.swift; sourceTree = "<group>"; };
    B1 /* Cell.xib in Resources */ = {isa = PBXBuildFile; fileRef = B2 /* Cell.xib */; };
    B3 /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Cell.xib; sourceTree = "<group>"; };
    B2 /* Cell.xib */ = {isa = PBXVariantGroup; children = (
      B3 /* Base */,
    ); name = Cell.xib; sourceTree = "<group>"; };
    C1 = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (
      A2 /* Cell.swift */,
      B2 /* Cell.xib */,
    ); };
    C2 = {isa = PBXGroup; sourceTree = "<group>"; children = (C1, C3); };
    C3 = {isa = PBXGroup; path = Other; sourceTree = "<group>"; children = (D2); };
    D2 /* Cell.swift */ = {isa = PBXFileReference; path = Cell.swift; sourceTree = "<group>"; };
    E = {isa = PBXProject; targets = (F); mainGroup = C2; };
    F = {isa = PBXNativeTarget; name = App; buildPhases = (G); };
    G = {isa = PBXSourcesBuildPhase; files = (
      A1 /* Cell.swift in Sources */,
      B1 /* Cell.xib in Resources */,
    ); };
    \(more)
  }; rootObject = E; }

  """
}

@Test func projectFollowsTheFilesThatItLists() throws {
  let place = "App.xcodeproj/project.pbxproj:"
  try checkFiles(
    cell + nib.replacing("App/", with: "App/Base.lproj/") + project(),
    offers: ["App/Cell.swift -> App/Row.swift", "App/Base.lproj/Cell.xib -> App/Base.lproj/Row.xib"],
    edits: [3, 3, 4, 4, 6, 6, 7, 8, 10, 12, 13, 21, 22].map { "\(place)\($0)" })
  // Shown by another name, or in a path.
  try checkFiles(
    cell + project(file: "name = Cell.swift; path = ../App/Cell.swift;"),
    offers: ["App/Cell.swift -> App/Row.swift"],
    edits: [3, 3, 4, 4, 4, 12, 21].map { "\(place)\($0)" })
}

@Test(arguments: [
  "H = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Cell.swift); };",
  #"H = {isa = PBXShellScriptBuildPhase; inputPaths = ("$(SRCROOT)/App/cell.swift"); };"#,
])
func projectThatNamesAFileOtherwiseKeepsIt(_ more: String) throws {
  try checkFiles(
    cell + project(more),
    keeps: ["App/Cell.swift: 'App.xcodeproj/project.pbxproj' names it in another way"])
}

@Test func translationsThatAProjectListsKeepTheNib() throws {
  try checkFiles(
    cell + nib.replacing("App/", with: "App/Base.lproj/")
      + project("B4 /* de */ = {isa = PBXFileReference; name = de; path = de.lproj/Cell.strings; };"),
    offers: ["App/Cell.swift -> App/Row.swift"],
    edits: [3, 3, 4, 4, 12, 21].map { "App.xcodeproj/project.pbxproj:\($0)" },
    keeps: ["App/Base.lproj/Cell.xib: this may be a table of translations that the workspace lacks"])
}

@Test func prefixHeaderKeepsTheHeader() throws {
  let reason = "a file '*.pch', which is not read, may name it"
  try checkFiles(
    """
    -- App/Cell.h --
    @interface Cell : UITableViewCell
    @end
    -- App/Cell.m --
    @implementation Cell
    @end
    -- App.xcconfig --
    GCC_PREFIX_HEADER = App/App.pch
    """, keeps: ["App/Cell.h: \(reason)", "App/Cell.m: \(reason)"])
}

@Test func aPrefixHeaderIsCode() throws {
  let app = { (name: String) in
    """
    -- App/\(name).h --
    @interface \(name) : UITableViewCell
    @property (weak) IBOutlet UILabel *label;
    @end
    -- App/App.pch --
    #import "\(name).h"
    #define CELL ((\(name) *)[view cell])
    -- App.xcconfig --
    GCC_PREFIX_HEADER = App/App.pch
    """
  }
  checkRename(
    app("Cell"), of: "Cell", to: "Row",
    becomes: app("Row").replacing("Row.h", with: "Cell.h").replacing(#/\n-- App.xcconfig(.|\n)*/#, with: ""),
    doubts: ["App/App.pch:1:Cell: the file is named after the class", "App/Cell.h -> App/Row.h"])
}
