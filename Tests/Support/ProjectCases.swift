/// A target of a project as the fixtures need it.
package struct ProjectTarget {
  package var name: String
  /// Sources and documents, relative to the project's folder.
  package var files: [String] = []
  /// Documents of which each language has one: `Base.lproj/Main.storyboard`.
  package var localized: [String] = []
  /// Kept in step with the disk: the path, and what does not belong.
  package var folder: (path: String, exceptions: [String])?
  package var settings: [String: String] = [:]
  /// The last component of `com.apple.product-type.application`.
  package var product = "application"

  package init(
    name: String, files: [String] = [], localized: [String] = [],
    folder: (path: String, exceptions: [String])? = nil, settings: [String: String] = [:],
    product: String = "application"
  ) {
    self.name = name
    self.files = files
    self.localized = localized
    self.folder = folder
    self.settings = settings
    self.product = product
  }
}

/// A `project.pbxproj` with these targets, on one line.
package func project(_ targets: ProjectTarget...) -> String {
  var objects: [String] = []
  func id() -> String { "ID\(objects.count)" }
  func add(_ text: String) -> String {
    let id = id()
    objects.append("\(id) = {\(text)};")
    return id
  }
  func file(_ path: String) -> String {
    add("isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT;")
  }
  for target in targets {
    var built = target.files.map { add("isa = PBXBuildFile; fileRef = \(file($0));") }
    for path in target.localized {
      let group = add("isa = PBXVariantGroup; children = (\(file(path)),); sourceTree = \"<group>\";")
      built.append(add("isa = PBXBuildFile; fileRef = \(group);"))
    }
    let phase = add("isa = PBXSourcesBuildPhase; files = (\(built.joined(separator: ", ")));")
    let settings = target.settings.sorted { $0.key < $1.key }.map { "\($0) = \"\($1)\";" }.joined(
      separator: " ")
    let configuration = add("isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};")
    let list = add("isa = XCConfigurationList; buildConfigurations = (\(configuration));")
    let number = objects.count
    var groups = ""
    if let folder = target.folder {
      let exceptions = folder.exceptions.map { "\"\($0)\"" }.joined(separator: ", ")
      let targetID = "ID\(number + 2)"
      let set = add(
        "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(exceptions)); "
          + "target = \(targetID);")
      groups = add(
        "isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(set)); path = \"\(folder.path)\"; "
          + "sourceTree = \"<group>\";")
    }
    _ = add(
      "isa = PBXNativeTarget; name = \"\(target.name)\"; buildPhases = (\(phase)); "
        + "buildConfigurationList = \(list); fileSystemSynchronizedGroups = (\(groups)); "
        + "productType = \"com.apple.product-type.\(target.product)\";")
  }
  return "{ objects = { \(objects.joined(separator: " ")) }; }"
}

/// An app of a synchronized folder that launches a storyboard which is not there.
private func launched(_ finding: String = "") -> String {
  """
  -- P.xcodeproj/project.pbxproj --
  \(project(ProjectTarget(name: "App", folder: (path: "App", exceptions: []), settings: ["INFOPLIST_FILE": "App/Info.plist"])))
  -- App/App.swift --
  @UIApplicationMain class App: UIResponder, UIApplicationDelegate {}
  -- App/Info.plist --
  <plist version="1.0"><dict>
  <key>UIMainStoryboardFile</key><string>Main</string>
  \(finding)
  </dict></plist>
  -- App/Row.xib --
  <view id="v"/>
  """
}

extension Case {
  /// Sources that git ignores and a target lists.
  static let ignoredSources: [Case] = [
    Case(
      "a launch screen is a xib, and a storyboard of that name is in another project",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["One.swift", "Launch.xib", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- One/One.swift --
      class One: UIViewController {}
      -- One/Main.storyboard --
      <viewController id="vc" customClass="One" customModule="One"/>
      -- One/Launch.xib --
      <view id="v"/>
      -- One/Info.plist --
      <plist><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Two.swift", "Launch.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Two/Two.swift --
      class Two: UIViewController {}
      -- Two/Launch.storyboard --
      <viewController id="vc"/>
      -- Two/Info.plist --
      <plist><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
      """#),
    Case(
      "a source that git ignores is read where a target lists it",
      """
      -- .git/HEAD --
      ref: refs/heads/main
      -- .gitignore --
      Secrets.swift
      Made/
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Login.swift", "Secrets.swift", "Made/Made.swift", "Main.storyboard"])))
      -- Login.swift --
      class Login: UIViewController {}
      -- Secrets.swift --
      enum Secrets { static let key = "" }
      -- Made/Made.swift --
      class Made: UIViewController {
        @IBOutlet var titleLabel: UILabel!
      }
      -- Main.storyboard --
      <viewController id="v1" customClass="Made" customModule="App" customModuleProvider="target">
        <outlet property="titleLabel" destination="l" id="c1"/>
        <outlet property="nameLabel" destination="l" id="c2"/>
        <!--              ^^^^^^^^^ error dangling-outlet: Made has no outlet 'nameLabel' -->
        <label id="l"/>
      </viewController>
      <viewController id="v2" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ warning unknown-class -->
      """),
    Case(
      "where git ignores the folders of languages, a storyboard may be in one",
      """
      -- .git/HEAD --
      ref: refs/heads/main
      -- .gitignore --
      *.lproj/
      \(launched())
      """),
    Case(
      "git ignores the folders of languages elsewhere",
      """
      -- .git/HEAD --
      ref: refs/heads/main
      -- .gitignore --
      /Old/*.lproj/
      \(launched("<!-- 39^^^^ error missing-storyboard: no storyboard in this workspace has the name 'Main' -->"))
      """),
    Case(
      "a missing source that git ignores declares no class of another name",
      """
      -- .git/HEAD --
      ref: refs/heads/main
      -- .gitignore --
      **/ObfuscatedConstants.swift
      Login.swift
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App.swift", "Login.swift", "Made/ObfuscatedConstants.swift", "Main.storyboard"])))
      -- App.swift --
      class App {}
      -- Main.storyboard --
      <viewController id="v1" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ warning unknown-class -->
      <viewController id="v2" customClass="Login" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^^ information unknown-class -->
      """),
    Case(
      "a missing source that git does not ignore may declare anything",
      """
      -- .git/HEAD --
      ref: refs/heads/main
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App.swift", "Made/ObfuscatedConstants.swift", "Main.storyboard"])))
      -- App.swift --
      class App {}
      -- Main.storyboard --
      <viewController id="v1" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ information unknown-class -->
      """),
  ]

  /// A storyboard with one controller whose label is connected to `badge`, and what is expected of it.
  private static func board(
    _ expectation: String = "", module: String = #"customModule="App" customModuleProvider="target""#
  ) -> String {
    """
    <viewController id="vc" customClass="Login" \(module)>
      <outlet property="badge" destination="lbl" id="c1"/>\(expectation.isEmpty ? "" : "\n  " + expectation)
      <label id="lbl"/>
    </viewController>
    """
  }

  private static let dangling = #"<!--              ^^^^^ error dangling-outlet -->"#
  private static let has = "class Login: UIViewController { @IBOutlet var badge: UILabel! }"
  private static let hasNot = "class Login: UIViewController {}"

  static let projects: [Case] = membership + spelling + modules + uncertainty + manifests + languagesOfTargets

  private static let membership: [Case] = [
    Case(
      "of two classes by one name the one in the document's target is meant",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"]), ProjectTarget(name: "Other", files: ["Other/Login.swift"])))
      -- App/Login.swift --
      \(hasNot)
      -- Other/Login.swift --
      \(has)
      -- App/Main.storyboard --
      \(board(dangling))
      """),
    Case(
      "a document in two targets may mean the class of either",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"]), ProjectTarget(name: "Other", files: ["Other/Login.swift", "App/Main.storyboard"])))
      -- App/Login.swift --
      \(hasNot)
      -- Other/Login.swift --
      \(has)
      -- App/Main.storyboard --
      \(board())
      """),
    Case(
      "a localised document belongs where its group does",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift"], localized: ["App/Base.lproj/Main.storyboard"]), ProjectTarget(name: "Other", files: ["Other/Login.swift"])))
      -- App/Login.swift --
      \(hasNot)
      -- Other/Login.swift --
      \(has)
      -- App/Base.lproj/Main.storyboard --
      \(board(dangling))
      """),
    Case(
      "a document in a language is not the one beside it that the target lists",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"])))
      -- App/Login.swift --
      \(hasNot)
      -- App/Main.storyboard --
      \(board(dangling))
      -- App/Base.lproj/Main.storyboard --
      \(board(dangling.replacing("error", with: "warning")))
      """),
    Case(
      "what lies in a synchronised folder belongs to its target, exceptions left out",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", folder: (path: "App", exceptions: ["Old/Login.swift"]))))
      -- App/Login.swift --
      \(hasNot)
      -- App/Old/Login.swift --
      \(has)
      -- App/Base.lproj/Main.storyboard --
      \(board(dangling))
      """),
    Case(
      "each of two projects tells of its own files",
      """
      -- App/App.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Code/Login.swift", "UI/Main.storyboard"])))
      -- Other/Other.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "Other", files: ["Login.swift", "../Shared/Main.storyboard"])))
      -- App/Code/Login.swift --
      \(hasNot)
      -- Other/Login.swift --
      \(has)
      -- App/UI/Main.storyboard --
      \(board(dangling))
      -- Shared/Main.storyboard --
      \(board())
      """),
    Case(
      "a superclass is the one of the class's own target",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Base.swift", "App/Main.storyboard"]), ProjectTarget(name: "Other", files: ["Other/Base.swift"])))
      -- App/Login.swift --
      class Login: Base {}
      -- App/Base.swift --
      class Base: UIViewController {}
      -- Other/Base.swift --
      class Base: UIViewController { @IBOutlet var badge: UILabel! }
      -- App/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <outlet property="badge" destination="lbl" id="c1"/>
        <!--              ^^^^^ error dangling-outlet -->
        <label id="lbl"/>
      </viewController>
      """),
    Case(
      "the targets' platforms tell twins apart where the document is in no target",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "iOS", files: ["iOS/Login.swift"], settings: ["SDKROOT": "iphoneos"]), ProjectTarget(name: "macOS", files: ["macOS/Login.swift"], settings: ["SDKROOT": "macosx"])))
      -- iOS/Login.swift --
      \(hasNot)
      -- macOS/Login.swift --
      \(has)
      -- Shared/Main.storyboard --
      \(board(dangling))
      """),
    Case(
      "a class that no target compiles counts only where no other does",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift"])))
      -- App/Login.swift --
      \(hasNot)
      -- Old/Login.swift --
      \(has)
      -- Shared/Main.storyboard --
      \(board(dangling))
      -- Shared/Other.storyboard --
      <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target">
        <outlet property="label" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      -- Old/Gone.swift --
      class Gone: UIViewController { @IBOutlet var label: UILabel! }
      """),
  ]

  /// The disks of macOS distinguish neither case nor normal forms.
  private static let spelling: [Case] = [
    Case(
      "a project may spell a path in another case than the disk",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["app/login.swift", "App/Main.storyboard"]), ProjectTarget(name: "Other", files: ["Other/Login.swift"])))
      -- App/Login.swift --
      \(has)
      -- Other/Login.swift --
      \(hasNot)
      -- App/main.storyboard --
      \(board())
      """),
    Case(
      "a header belongs to the targets of its implementation in whichever case a project spells that",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/login.m", "App/Main.storyboard"]), ProjectTarget(name: "Other", files: ["Other/Login.swift"])))
      -- App/Login.h --
      @interface Login : UIViewController
      @end
      -- App/Login.m --
      @implementation Login
      @end
      -- Other/Login.swift --
      \(has)
      -- App/Main.storyboard --
      \(board(dangling, module: ""))
      """),
    Case(
      "a synchronised folder may be spelled in another case and normal form than on the disk",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", folder: (path: "caf\u{E9}/App", exceptions: ["old/login.swift"])), ProjectTarget(name: "Other", folder: (path: "Other", exceptions: []))))
      -- Cafe\u{301}/App/Login.swift --
      \(has)
      -- Cafe\u{301}/App/Old/Login.swift --
      \(hasNot)
      -- Other/Login.swift --
      \(hasNot)
      -- Cafe\u{301}/App/Base.lproj/Main.storyboard --
      \(board())
      """),
    Case(
      "what a synchronised folder leaves out may be spelled in another case",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", folder: (path: "App", exceptions: ["old/login.swift"]))))
      -- App/Login.swift --
      \(hasNot)
      -- App/Old/Login.swift --
      \(has)
      -- App/Main.storyboard --
      \(board(dangling))
      """),
    Case(
      "the exact path comes before one in another case",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"]), ProjectTarget(name: "Other", files: ["app/Login.swift"])))
      -- App/Login.swift --
      \(hasNot)
      -- app/Login.swift --
      \(has)
      -- App/Main.storyboard --
      \(board(dangling))
      """),
    Case(
      "of two files that differ from a project's path in case alone either may be meant",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/MAIN.storyboard"]), ProjectTarget(name: "Other", files: ["Other/Login.swift"])))
      -- App/Login.swift --
      \(hasNot)
      -- Other/Login.swift --
      \(has)
      -- App/Main.storyboard --
      \(board())
      -- App/main.storyboard --
      \(board())
      """),
    Case(
      "a source that is listed in another case is not missing",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/login.swift", "App/Main.storyboard"])))
      -- App/Login.swift --
      class Login: UIViewController {}
      -- App/Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ warning unknown-class -->
      """),
    Case(
      "settings may be spelled in another case than the file that holds them",
      """
      -- P.xcodeproj/project.pbxproj --
      { objects = { F = {isa = PBXFileReference; path = "config/app.xcconfig"; sourceTree = SOURCE_ROOT;};
        S1 = {isa = PBXFileReference; path = "App/Login.swift"; sourceTree = SOURCE_ROOT;};
        S2 = {isa = PBXFileReference; path = "Kit/Login.swift"; sourceTree = SOURCE_ROOT;};
        B1 = {isa = PBXBuildFile; fileRef = S1;}; B2 = {isa = PBXBuildFile; fileRef = S2;};
        P1 = {isa = PBXSourcesBuildPhase; files = (B1);}; P2 = {isa = PBXSourcesBuildPhase; files = (B2);};
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = App;};};
        C2 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {PRODUCT_NAME = Other;};};
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1);}; L2 = {isa = XCConfigurationList; buildConfigurations = (C2);};
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1); buildConfigurationList = L1; productType = "com.apple.product-type.application";};
        T2 = {isa = PBXNativeTarget; name = Kit; buildPhases = (P2); buildConfigurationList = L2; productType = "com.apple.product-type.framework";};
      }; }
      -- Config/App.xcconfig --
      PRODUCT_MODULE_NAME = Kit
      -- App/Login.swift --
      \(has)
      -- Kit/Login.swift --
      \(hasNot)
      -- App/Main.storyboard --
      \(board(dangling, module: #"customModule="Kit""#))
      """),
  ]

  private static let modules: [Case] = [
    Case(
      "a module that is named decides between classes",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"]), ProjectTarget(name: "My Kit", files: ["Parts/Login.swift"])))
      -- App/Login.swift --
      \(has)
      -- Parts/Login.swift --
      \(hasNot)
      -- App/Main.storyboard --
      \(board(dangling, module: #"customModule="My_Kit""#))
      """),
    Case(
      "a class of another module is not the target's by that name",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"])))
      -- App/Login.swift --
      import class Kit.Other
      @testable import Kit
      \(hasNot)
      -- App/Main.storyboard --
      \(board(module: #"customModule="Kit""#))
      """),
    Case(
      "without a project, a dependency that is not here has none of the workspace's classes",
      """
      -- Podfile.lock --
      PODS:
        - Kit (1.0)
      -- Login.swift --
      \(hasNot)
      -- Main.storyboard --
      \(board(module: #"customModule="Kit""#))
      """),
    Case(
      "a module whose name hangs on settings out of sight may be any",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"], settings: ["PRODUCT_NAME": "$(FLAVOUR)"])))
      -- App/Login.swift --
      \(hasNot)
      -- App/Main.storyboard --
      \(board(dangling, module: #"customModule="Shop""#))
      """),
    Case(
      "a module's own name counts, and not its product's, even where it can't be told",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"]), ProjectTarget(name: "Kit", files: ["Kit/Login.swift"], settings: ["PRODUCT_MODULE_NAME": "$(FLAVOUR)Kit"])))
      -- App/Login.swift --
      \(hasNot)
      -- Kit/Login.swift --
      \(has)
      -- App/Main.storyboard --
      \(board(module: #"customModule="FreeKit""#))
      """),
    Case(
      "a module's name may be made from another by a modifier",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"]), ProjectTarget(name: "Kit", files: ["Kit/Login.swift"], settings: ["PRODUCT_MODULE_NAME": "${TARGET_NAME:lower}"])))
      -- App/Login.swift --
      \(has)
      -- Kit/Login.swift --
      \(hasNot)
      -- App/Main.storyboard --
      \(board(dangling, module: #"customModule="kit""#))
      """),
    Case(
      "a superclass of a module out of sight is not the workspace's class by that name",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Base.swift", "Login.swift", "Main.storyboard"])))
      -- Base.swift --
      class Base: UIViewController {}
      class Own: App.Base {}
      -- Login.swift --
      class Login: Kit.Base {}
      -- Main.storyboard --
      \(board())
      <viewController id="vc2" customClass="Own" customModule="App" customModuleProvider="target">
        <outlet property="badge" destination="lbl2" id="c2"/>
        <!--              ^^^^^ error dangling-outlet -->
        <label id="lbl2"/>
      </viewController>
      """),
    Case(
      "a class of the target is none of a dependency's",
      """
      -- Login.swift --
      \(hasNot)
      -- Pods/Kit/Login.swift --
      \(has)
      -- Main.storyboard --
      \(board(dangling))
      """),
  ]

  private static let uncertainty: [Case] = [
    Case(
      "a document in no target may mean any class of the name",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift"]), ProjectTarget(name: "Other", files: ["Other/Login.swift"])))
      -- App/Login.swift --
      \(hasNot)
      -- Other/Login.swift --
      \(has)
      -- App/Main.storyboard --
      \(board())
      """),
    Case(
      "a damaged project leaves open what it does not tell",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift"])).dropLast(8))
      -- App/Login.swift --
      \(hasNot)
      -- Old/Login.swift --
      \(has)
      -- Main.storyboard --
      \(board())
      """),
    Case(
      "without a project the topmost folder tells",
      """
      -- iOS/Login.swift --
      \(hasNot)
      -- macOS/Login.swift --
      \(has)
      -- iOS/Base.lproj/Main.storyboard --
      \(board(dangling))
      -- Shared/Main.storyboard --
      \(board())
      """),
    Case(
      "a source that is listed and missing may declare any class",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard", "App/Generated.swift"])))
      -- App/Login.swift --
      class Login: UIViewController {}
      -- App/Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ information unknown-class -->
      """),
    Case(
      "a source that is listed and missing declares no view if it is written from data",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard", "App/ApiCredentials.swift", "Made/message.pb.swift", "Made/Strings+Generated.swift"])))
      -- App/Login.swift --
      class Login: UIViewController {}
      -- App/Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ warning unknown-class -->
      <viewController id="vc2" customClass="ApiCredentials" customModule="App" customModuleProvider="target"/>
      <!--                                  ^^^^^^^^^^^^^^ information unknown-class -->
      """),
    Case(
      "a target's former module that is a dependency now may declare any class",
      """
      -- Cartfile.resolved --
      github "owner/Kit" "1.0"
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="Kit" customModuleProvider="target"/>
      <!--                                 ^^^^ information unknown-class -->
      <viewController id="vc2" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                  ^^^^ warning unknown-class -->
      """),
  ]

  private static let manifests: [Case] = [
    Case(
      "a package's targets are its folders",
      #"""
      -- Package.swift --
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "App", dependencies: [.target(name: "Kit"), "Kit"]),
        .target(name: "Kit", path: "Parts", exclude: ["Old"]),
      ])
      -- Sources/App/Login.swift --
      class Login: UIViewController { @IBOutlet var label: UILabel! }
      -- Parts/Login.swift --
      class Login: UIViewController { @IBOutlet var title1: UILabel! }
      -- Parts/Old/Login.swift --
      class Login: UIViewController { @IBOutlet var label: UILabel! }
      -- Sources/App/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <outlet property="title1" destination="lbl" id="c1"/>
        <!--              ^^^^^^ error dangling-outlet -->
        <label id="lbl"/>
      </viewController>
      -- Parts/Other.storyboard --
      <viewController id="vc" customClass="Login" customModule="Kit" customModuleProvider="target">
        <outlet property="label" destination="lbl" id="c1"/>
        <!--              ^^^^^ error dangling-outlet -->
        <label id="lbl"/>
      </viewController>
      """#)
  ]

  private static let languagesOfTargets: [Case] = [
    Case(
      "an old target does not make a new one old",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "Old", files: ["Old/Legacy.swift", "Old/Old.storyboard"], settings: ["SWIFT_VERSION": "2.3"]), ProjectTarget(name: "App", files: ["App/Login.swift", "App/Main.storyboard"], settings: ["SWIFT_VERSION": "5.0"])))
      -- Old/Legacy.swift --
      class Legacy: UIViewController { func tap(sender: AnyObject) {} }
      -- App/Login.swift --
      class Login: UIViewController { func tap(_ sender: Any) {} }
      -- Old/Old.storyboard --
      <viewController id="vc" customClass="Legacy" customModule="Old" customModuleProvider="target">
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      -- App/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^ error missing-action: is not visible to Objective-C -->
      </viewController>
      """)
  ]
}
