import Syntax
import Testing
import Text

@Test func targetsWithTheirFilesAndSettings() throws {
  let project = Array(sample.utf8).withSpan(xcodeProject(of:))
  #expect(project.isWhole)
  #expect(project.targets.map(\.name) == ["Shop", "Shop \"Mac\""])
  let shop = try #require(project.targets.first)
  #expect(shop.productType == "application")
  #expect(shop.sources == ["App/Login.swift", "Shared/Old.m", "App/Screens/One.swift"])
  #expect(shop.documents == ["App/Base.lproj/Main.storyboard", "App/en.lproj/Main.xib"])
  #expect(shop.folders.map(\.path) == ["App/Synced"])
  #expect(shop.folders.map(\.exceptions) == [["Info.plist", "Old/Gone.swift"]])
  #expect(shop.configurations.map(\.name) == ["Debug"])
  #expect(shop.configurations.first?.settings == [.swiftVersion: "5.0", .productName: "$(TARGET_NAME)"])
  #expect(shop.configurations.first?.base == "Config/Shop.xcconfig")
  #expect(project.configurations.map(\.settings) == [[.sdkRoot: "iphoneos"]])
  let mac = project.targets[1]
  #expect(mac.sources == ["App/Synced/Extra.swift"])
  #expect(mac.documents == ["App/Synced/.lproj/Main.storyboard"])
  #expect(mac.folders.isEmpty)
  #expect(project.packages == ["Alamofire", "swift-log"])
  #expect(project.localPackages == ["Packages/Kit"])
}

@Test func settingsThatNameDocumentsKnowTheirPlaces() throws {
  let project = Array(sample.utf8).withSpan(xcodeProject(of:))
  let reference = try #require(project.references.first)
  #expect(
    reference.kind == .storyboard && reference.key == "UIMainStoryboardFile" && reference.name == "Main")
  let bytes = Array(sample.utf8)[reference.range.lower..<reference.range.upper]
  #expect(String(decoding: bytes, as: UTF8.self) == "Main")
}

/// Wherever a project is cut off, the part before is read, and it is known not to be the whole.
@Test func everyBeginningOfAProjectIsRead() {
  let bytes = Array(sample.utf8)
  let end = sample.utf8.count - 3
  for length in 0..<end {
    let part = Array(bytes[..<length])
    let project = part.withSpan(xcodeProject(of:))
    #expect(!project.isWhole, "\(length)")
  }
  let most = Array(bytes[..<end])
  let project = most.withSpan(xcodeProject(of:))
  #expect(project.targets.count == 2)
}

@Test func damageCostsNoMoreThanItsObject() {
  let damage = "T9 = { isa = PBXNativeTarget; name = ; ] \n<<<<<<< HEAD\n };\n"
  let text = sample.replacing("\t\tR = {", with: damage + "\t\tR = {")
  let project = Array(text.utf8).withSpan(xcodeProject(of:))
  #expect(!project.isWhole)
  #expect(project.targets.contains { $0.name == "Shop" && $0.sources.count == 3 })
}

@Test func groupsThatHoldThemselvesEnd() {
  let text = """
    { objects = {
      G1 = { isa = PBXGroup; children = (G2); path = a; sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; children = (G1, F); path = b; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = c.swift; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      P = { isa = PBXSourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = T; buildPhases = (P); };
    }; }
    """
  let project = Array(text.utf8).withSpan(xcodeProject(of:))
  #expect(project.targets.map(\.sources) == [[]])
}

/// A copied document is used; a copied source is not compiled.
@Test func copiedDocumentsAreUsed() {
  let text = """
    { objects = {
      F = { isa = PBXFileReference; path = Help.xib; sourceTree = SOURCE_ROOT; };
      S = { isa = PBXFileReference; path = Sample.swift; sourceTree = SOURCE_ROOT; };
      B = { isa = PBXBuildFile; fileRef = F; };
      C = { isa = PBXBuildFile; fileRef = S; };
      P = { isa = PBXCopyFilesBuildPhase; dstPath = Help; dstSubfolderSpec = 7; files = (B, C); };
      T = { isa = PBXNativeTarget; name = T; buildPhases = (P); };
    }; }
    """
  let project = Array(text.utf8).withSpan(xcodeProject(of:))
  #expect(project.targets.map(\.documents) == [["Help.xib"]])
  #expect(project.targets.map(\.sources) == [[]])
}

private let sample = #"""
  // !$*UTF8*$!
  {
  	archiveVersion = 1;
  	classes = {
  	};
  	objectVersion = 77;
  	objects = {

  /* Begin PBXBuildFile section */
  		B1 /* Login.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Login.swift */; };
  		B2 /* Old.m in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Old.m */; settings = {COMPILER_FLAGS = "-fno-objc-arc"; }; };
  		B3 /* Main */ = {fileRef = V1 /* Main.storyboard */; isa = PBXBuildFile; };
  		B4 /* a.png */ = {isa = PBXBuildFile; fileRef = F4; };
  		B5 = {isa = PBXBuildFile; fileRef = F5; };
  		B6 = {isa = PBXBuildFile; fileRef = F6; };
  /* End PBXBuildFile section */
  		F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Login.swift; sourceTree = "<group>"; };
  		F2 = {isa = PBXFileReference; name = Old.m; path = Shared/Old.m; sourceTree = SOURCE_ROOT; };
  		F3 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
  		F3e = {isa = PBXFileReference; name = en; path = en.lproj/Main.strings; sourceTree = "<group>"; };
  		F3y = {isa = PBXFileReference; name = en; path = en.lproj/Main.xib; sourceTree = "<group>"; };
  		F4 = {isa = PBXFileReference; path = a.png; sourceTree = "<group>"; };
  		F5 = {isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
  		F6 = {isa = PBXFileReference; path = Made.swift; sourceTree = BUILT_PRODUCTS_DIR; };
  		F7 = {isa = PBXFileReference; path = Config/Shop.xcconfig; sourceTree = "<group>"; };
  		G0 = {
  			isa = PBXGroup;
  			children = (
  				G1 /* App */,
  				F7,
  			);
  			sourceTree = "<group>";
  		};
  		G1 /* App */ = {
  			isa = PBXGroup;
  			children = (F1, F2, V1, G2, S1, F4);
  			path = App;
  			sourceTree = "<group>";
  		};
  		G2 = { isa = PBXGroup; children = (F5, F6); name = "Not a folder"; path = Screens; sourceTree = "<group>"; };
  		V1 /* Main.storyboard */ = { isa = PBXVariantGroup; children = (F3 /* Base */, F3e, F3y); name = Main.storyboard; sourceTree = "<group>"; };
  		S1 /* Synced */ = {
  			isa = PBXFileSystemSynchronizedRootGroup;
  			exceptions = (E1, E2);
  			explicitFileTypes = {};
  			path = Synced;
  			sourceTree = "<group>";
  		};
  		E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/Gone.swift, ); target = T1; };
  		E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("/Localized: Main.storyboard", Extra.swift, ); target = T2; };
  		P1 = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B1, B2, B5, B6, ); runOnlyForDeploymentPostprocessing = 0; };
  		P2 = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
  		P3 = {isa = PBXShellScriptBuildPhase; shellScript = "echo \"} /* { \\\" \" ;\n"; };
  		T1 /* Shop */ = {
  			isa = PBXNativeTarget;
  			buildConfigurationList = L1;
  			buildPhases = (P3, P1, P2);
  			fileSystemSynchronizedGroups = (S1 /* Synced */, );
  			name = Shop;
  			productName = Shop;
  			productType = "com.apple.product-type.application";
  		};
  		T2 = { isa = PBXNativeTarget; buildPhases = (); name = "Shop \"Mac\""; productType = "com.apple.product-type.framework"; };
  		R = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2); };
  		L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
  		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
  		C0 = {isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; LD_RUNPATH = ("$(inherited)", "@x"); }; name = Debug; };
  		C1 = {isa = XCBuildConfiguration; baseConfigurationReference = F7; buildSettings = { INFOPLIST_KEY_UIMainStoryboardFile = Main; PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0; }; name = Debug; };
  		K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/Alamofire.git"; };
  		K2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.com:a/swift-log"; };
  		K3 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
  	};
  	rootObject = R /* Project object */;
  }
  """#
