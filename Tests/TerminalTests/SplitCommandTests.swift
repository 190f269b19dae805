import TestSupport
import Testing

private func controller(_ id: String, _ inside: String = "") -> String {
  """
          <scene sceneID="\(id)-sc-001">
              <objects>
                  <viewController id="\(id)-vc-001" sceneMemberID="viewController">
                      <view key="view" id="\(id)-vw-001">
                          <subviews>
                              <label text="Text" id="\(id)-lb-001"/>
                          </subviews>
                      </view>\(inside)
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-fr-001" sceneMemberID="firstResponder"/>
              </objects>
          </scene>

  """
}

private let storyboard =
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="One-vc-001">
      <scenes>

  """
  + controller(
    "One",
    """

                    <connections>
                        <segue destination="Two-vc-001" kind="show" id="One-sg-001"/>
                    </connections>
    """) + controller("Two") + "    </scenes>\n</document>\n"

private let german = """

  /* Class = "UILabel"; text = "Text"; ObjectID = "One-lb-001"; */
  "One-lb-001.text" = "Eins";

  /* Class = "UILabel"; text = "Text"; ObjectID = "Two-lb-001"; */
  "Two-lb-001.text" = "Zwei";

  """

private let project = """
  // !$*UTF8*$!
  {
  	archiveVersion = 1;
  	objectVersion = 46;
  	objects = {

  /* Begin PBXBuildFile section */
  		AA0000000000000000000010 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000001 /* Main.storyboard */; };
  /* End PBXBuildFile section */

  /* Begin PBXFileReference section */
  		AA0000000000000000000002 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
  		AA0000000000000000000003 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
  		AA0000000000000000000004 /* fr */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = fr; path = fr.lproj/Main.strings; sourceTree = "<group>"; };
  /* End PBXFileReference section */

  /* Begin PBXGroup section */
  		AA0000000000000000000020 = {
  			isa = PBXGroup;
  			children = (
  				AA0000000000000000000001 /* Main.storyboard */,
  			);
  			path = App;
  			sourceTree = "<group>";
  		};
  /* End PBXGroup section */

  /* Begin PBXNativeTarget section */
  		AA0000000000000000000030 /* App */ = {
  			isa = PBXNativeTarget;
  			buildPhases = (
  				AA0000000000000000000031 /* Resources */,
  			);
  			name = App;
  			productType = "com.apple.product-type.application";
  		};
  /* End PBXNativeTarget section */

  /* Begin PBXProject section */
  		AA0000000000000000000040 /* Project object */ = {
  			isa = PBXProject;
  			mainGroup = AA0000000000000000000020;
  			targets = (
  				AA0000000000000000000030 /* App */,
  			);
  		};
  /* End PBXProject section */

  /* Begin PBXResourcesBuildPhase section */
  		AA0000000000000000000031 /* Resources */ = {
  			isa = PBXResourcesBuildPhase;
  			files = (
  				AA0000000000000000000010 /* Main.storyboard in Resources */,
  			);
  		};
  /* End PBXResourcesBuildPhase section */

  /* Begin PBXVariantGroup section */
  		AA0000000000000000000001 /* Main.storyboard */ = {
  			isa = PBXVariantGroup;
  			children = (
  				AA0000000000000000000002 /* Base */,
  				AA0000000000000000000003 /* de */,
  				AA0000000000000000000004 /* fr */,
  			);
  			name = Main.storyboard;
  			sourceTree = "<group>";
  		};
  /* End PBXVariantGroup section */
  	};
  	rootObject = AA0000000000000000000040 /* Project object */;
  }

  """

private func split(_ project: String, _ others: [String: String] = [:]) -> Run {
  var files = [
    "/app/App/Base.lproj/Main.storyboard": storyboard, "/app/App/de.lproj/Main.strings": german,
    "/app/App.xcodeproj/project.pbxproj": project,
    "/app/ops.json": #"[{"op": "split", "ids": ["Two-vc-001"], "file": "Other.storyboard"}]"#,
  ]
  files.merge(others) { $1 }
  return runInMemory(
    ["edit", "App/Base.lproj/Main.storyboard", "ops.json"], bytes: files.mapValues { Array($0.utf8) },
    currentDirectory: "/app")
}

@Test func aSplitTakesItsTranslationsAndItsPlacesInTheProjectAlong() {
  let run = split(project, ["/app/App/fr.lproj/Main.strings": "\"One-lb-001.text\" = \"Un\";\n"])
  #expect(run.code == 0, "\(run.error)")
  for line in [
    #"+\#t\#tAA0000000000000000000011 /* Other.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000005 /* Other.storyboard */; };"#,
    #"+\#t\#tAA0000000000000000000006 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Other.storyboard; sourceTree = "<group>"; };"#,
    #"+\#t\#tAA0000000000000000000007 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Other.strings; sourceTree = "<group>"; };"#,
    "+\t\t\t\tAA0000000000000000000005 /* Other.storyboard */,",
    "+\t\t\t\tAA0000000000000000000011 /* Other.storyboard in Resources */,",
    "+\t\t\tname = Other.storyboard;",
    #"-"Two-lb-001.text" = "Zwei";"#, #"+"Two-lb-001.text" = "Zwei";"#,
  ] { #expect(run.output.contains(line), "\(line)\n\(run.output)") }
  #expect(!run.output.contains("fr.lproj/Other.strings"))
  #expect(run.error.contains("App.xcodeproj lists Other.storyboard as it lists Main.storyboard"))
  #expect(run.error.contains("de.lproj/Other.strings has the translations of what was moved"))
}

@Test func aSplitSaysWhatIsLeftToDo() {
  // The storyboard is named where its meaning is not known.
  let odd = project.replacing(
    "\t\t\ttargets = (", with: "\t\t\todd = AA0000000000000000000001;\n\t\t\ttargets = (")
  let run = split(odd, ["/app/App/ja.lproj/Main.storyboard": storyboard])
  #expect(run.code == 0, "\(run.error)")
  #expect(!run.output.contains("project.pbxproj"))
  #expect(run.error.contains("add Other.storyboard to the target in Xcode"))
  #expect(run.error.contains("ja.lproj/Main.storyboard has the scenes still; split it as well"))
}

@Test func aSplitNeedsNoEntryWhereTheFolderBelongsToTheTarget() {
  let synchronized = project.replacing("isa = PBXGroup;", with: "isa = PBXFileSystemSynchronizedRootGroup;")
    .replacing(
      "\t\t\tname = App;",
      with:
        "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\tAA0000000000000000000020,\n\t\t\t);\n\t\t\tname = App;"
    )
    .replacing("\t\t\t\tAA0000000000000000000010 /* Main.storyboard in Resources */,\n", with: "")
  let run = split(synchronized)
  #expect(run.code == 0, "\(run.error)")
  #expect(!run.output.contains("project.pbxproj") && !run.error.contains("add Other.storyboard"))
}
