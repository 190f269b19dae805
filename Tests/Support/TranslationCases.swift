extension Case {
  /// Tables of translations beside documents.
  static let translations: [Case] = [
    Case(
      "a translation whose object was made anew, and keys whose objects are gone",
      #"""
      -- Base.lproj/Main.storyboard --
      <viewController id="Vcn-tr-001">
        <label id="Lbl-aa-001" text="Log In"/>
        <button id="Btn-aa-001"><state key="normal" title="Send &amp; Close"/></button>
        <textField id="Fld-aa-001" placeholder="Name"/>
        <label id="Lbl-aa-002"><string key="text">Two
      lines</string></label>
      </viewController>
      -- de.lproj/Main.strings --
      /* Class = "UILabel"; text = "Log In"; ObjectID = "Old-aa-001"; */
      "Old-aa-001.text" = "Anmelden";
      // 1^^^^^^^^^^^^^^^ warning lost-translation: no object has the id 'Old-aa-001'; 'Log In' is the text of 'Lbl-aa-001' now, which lacks its translation, and so do 2 other texts of the table

      /* Class = "UIButton"; normalTitle = "Send & Close"; ObjectID = "Old-aa-002"; */
      "Old-aa-002.normalTitle" = "Senden";

      /* Class = "UILabel"; text = "Two\nlines"; ObjectID = "Old-aa-003"; */
      "Old-aa-003.text" = "Zwei\nZeilen";

      /* Class = "UITextField"; placeholder = "Street"; ObjectID = "Old-aa-004"; */
      "Old-aa-004.placeholder" = "Straße";
      // 1^^^^^^^^^^^^^^^^^^^^^^ hint stale-translation: no object of the document has the id 'Old-aa-004', nor that of 1 other key of the table; remove the keys

      /* Class = "UITextField"; placeholder = "Name"; ObjectID = "Old-aa-005"; */
      "Old-aa-005.placeholder" = "Name";
      "Fld-aa-001.placeholder" = "Name";
      """#),
    Case(
      "equal texts of several objects, a translated object, a damaged table and a table of code",
      #"""
      -- Main.xib --
      <view id="Vie-aa-001">
        <label id="Lbl-aa-001" text="OK"/>
        <label id="Lbl-aa-002" text="OK"/>
        <label id="Lbl-aa-003" text="Yes"/>
        <segmentedControl id="Seg-aa-001"><segments><segment title="One"/></segments></segmentedControl>
      </view>
      -- de.lproj/Main.strings --
      /* Class = "UILabel"; text = "OK"; ObjectID = "Old-aa-001"; */
      "Old-aa-001.text" = "Gut";
      // 1^^^^^^^^^^^^^^^ hint stale-translation: no object of the document has the id 'Old-aa-001', nor that of 1 other key of the table; remove the keys
      /* Class = "UILabel"; text = "Yes"; ObjectID = "Old-aa-003"; */
      "Old-aa-003.text" = "Ja";
      "Lbl-aa-003.text" = "Jawohl";
      "Seg-aa-001.segmentTitles[0]" = "Eins";
      -- fr.lproj/Main.strings --
      "Old-aa-001.text" = "Bon";
      "Lbl-aa-001.text" = "Bon
      -- Other.xib --
      <view id="Vie-aa-001"/>
      -- fr.lproj/Other.strings --
      "404.text" = "Rien";
      "greeting.text" = "Bonjour";
      -- fr.lproj/Localizable.strings --
      "Old-aa-001.text" = "Bon";
      -- Two.xib --
      <view id="Vie-aa-001"/>
      -- es.lproj/Two.xib --
      <view id="Vie-aa-001"/>
      -- es.lproj/Two.strings --
      /* Class = "UILabel"; text = "Yes"; ObjectID = "Old-aa-001"; */
      "Old-aa-001.text" = "Si";
      """#),
    Case(
      "translations in a string catalog",
      #"""
      -- Base.lproj/Main.storyboard --
      <viewController id="Vcn-tr-001">
        <label id="Lbl-aa-001" text="Log In"/>
        <label id="Lbl-aa-002" text="Name"/>
      </viewController>
      -- mul.lproj/Main.xcstrings --
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Lbl-aa-002.text" : {},
          "Old-aa-001.text" : {
        // ^^^^^^^^^^^^^^^ warning lost-translation: no object has the id 'Old-aa-001'; 'Log In' is the text of 'Lbl-aa-001' now, which lacks its translation
            "comment" : "Class = \"UILabel\"; text = \"Log In\"; ObjectID = \"Old-aa-001\";",
            "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Anmelden" } } }
          },
          "Old-aa-002.text" : {
        // ^^^^^^^^^^^^^^^ hint stale-translation: no object of the document has the id 'Old-aa-002', nor that of 1 other key of the table; remove the keys
            "extractionState" : "manual",
            "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Hilfe" } } }
          },
          "Old-aa-003.text" : { "comment" : "Class = \"UILabel\"; text = \"Log In\"; ObjectID = \"Old-aa-003\";" }
        },
        "version" : "1.0"
      }
      """#),
  ]
}
