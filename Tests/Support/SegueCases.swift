extension Case {
  static let segues: [Case] = [
    Case(
      "a segue action that the controller has not",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
        func makePlain(_ coder: NSCoder) -> UIViewController? { nil }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <segue destination="d" kind="show" destinationCreationSelector="makeDetail:" id="s1"/>
          <segue destination="d" kind="show" destinationCreationSelector="makeDetial:" id="s2"/>
          <!--                                                            ^^^^^^^^^^^ error missing-segue-action: Login has no segue action 'makeDetial:'; did you mean 'makeDetail:'? -->
          <segue destination="d" kind="show" destinationCreationSelector="makePlain:" id="s3"/>
          <!--                                                            ^^^^^^^^^^ error missing-segue-action: the method for 'makePlain:' is not visible to Objective-C; mark it '@IBSegueAction' -->
        </button>
        <viewController id="d"/>
      </viewController>
      """#),
    Case(
      "a segue action of a class out of sight, or of one that inherits it",
      #"""
      -- Login.swift --
      class Login: KitController {}
      class Base: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
      }
      class Heir: Base {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" destinationCreationSelector="makeOther:" id="s1"/>
        <viewController id="d"/>
      </viewController>
      -- Heir.storyboard --
      <viewController id="vc" customClass="Heir" customModule="App">
        <segue destination="d" kind="show" destinationCreationSelector="makeDetail:" id="s1"/>
        <viewController id="d"/>
      </viewController>
      """#),
    Case(
      "the content of a container may be made by any class",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBSegueAction func makeRoot(_ coder: NSCoder) -> UIViewController? { nil }
      }
      -- Main.storyboard --
      <navigationController id="nav">
        <segue destination="d" kind="relationship" relationship="rootViewController" destinationCreationSelector="makeRoot:" id="s1"/>
        <segue destination="d" kind="relationship" relationship="rootViewController" destinationCreationSelector="makeNone:" id="s2"/>
        <!--                                                                                                      ^^^^^^^^^ warning missing-segue-action: no class has a segue action 'makeNone:' -->
        <viewController id="d"/>
      </navigationController>
      """#),
    Case(
      "an unwind action that no class has",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
        func unwindPlain(_ segue: UIStoryboardSegue) {}
        @objc func unwindObjC(_ segue: UIStoryboardSegue) {}
      }
      @objcMembers class Open: UIViewController {
        func unwindOpen(_ segue: UIStoryboardSegue) {}
      }
      -- Main.storyboard --
      <viewController id="vc">
        <button id="b">
          <segue destination="e" kind="unwind" unwindAction="unwindHome:" id="s1"/>
          <segue destination="e" kind="unwind" unwindAction="unwindHomeWithSegue:" id="s2"/>
          <!--                                               ^^^^^^^^^^^^^^^^^^^^ error missing-unwind-action: no class has an unwind action 'unwindHomeWithSegue:' -->
          <segue destination="e" kind="unwind" unwindAction="unwindPlain:" id="s3"/>
          <!--                                               ^^^^^^^^^^^^ error missing-unwind-action: the method for 'unwindPlain:' is not visible to Objective-C; mark it '@IBAction' -->
          <segue destination="e" kind="unwind" unwindAction="unwindObjC:" id="s4"/>
          <segue destination="e" kind="unwind" unwindAction="unwindOpen:" id="s5"/>
        </button>
        <exit id="e"/>
      </viewController>
      """#
    ).without("unused-action"),
    Case(
      "an unwind segue may lead to code that is left out",
      #"""
      -- Home.swift --
      class Home: UIViewController {}
      -- .git/HEAD --
      ref: refs/heads/main
      -- .gitignore --
      Made/
      -- Made/Made.swift --
      class Made {}
      -- Main.storyboard --
      <viewController id="vc">
        <segue destination="e" kind="unwind" unwindAction="unwindHome:" id="s1"/>
        <exit id="e"/>
      </viewController>
      """#),
    Case(
      "an action sent to First Responder that no class has",
      #"""
      -- App.swift --
      class Editor: NSViewController {
        @IBAction func sortLines(_ sender: Any?) {}
        func plain(_ sender: Any?) {}
      }
      class Document: NSDocument {
        override func undoLast(_ sender: Any?) {}
      }
      -- MainMenu.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <menu id="m"><items>
        <menuItem id="i1"><connections><action selector="sortLines:" target="-1" id="a1"/></connections></menuItem>
        <menuItem id="i2"><connections><action selector="sortLine:" target="-1" id="a2"/></connections></menuItem>
        <!--                                             ^^^^^^^^^ warning unhandled-first-responder-action: no class implements 'sortLine:', which is sent to First Responder -->
        <menuItem id="i3"><connections><action selector="plain:" target="-1" id="a3"/></connections></menuItem>
        <!--                                             ^^^^^^ warning unhandled-first-responder-action: the method for 'plain:', which is sent to First Responder, is not visible to Objective-C; mark it '@IBAction' -->
        <menuItem id="i4"><connections><action selector="undoLast:" target="-1" id="a4"/></connections></menuItem>
      </items></menu>
      """#),
    Case(
      "what AppKit answers to, declared or not",
      #"""
      -- App.swift --
      class Editor: NSViewController {}
      -- MainMenu.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <menu id="m"><items>
        <menuItem id="i1"><connections><action selector="undo:" target="-1" id="a1"/></connections></menuItem>
        <menuItem id="i2"><connections><action selector="toggleSourceList:" target="-1" id="a2"/></connections></menuItem>
        <menuItem id="i3"><connections><action selector="replaceQuotesInSelection:" target="-1" id="a3"/></connections></menuItem>
        <menuItem id="i4"><connections><action selector="performFindPanelAction:" target="-1" id="a4"/></connections></menuItem>
        <menuItem id="i5"><connections><action selector="orderFrontStandardAboutPanel:" target="-1" id="a5"/></connections></menuItem>
        <menuItem id="i6"><connections><action selector="redo:" target="-1" id="a6"/></connections></menuItem>
        <menuItem id="i7"><connections><action selector="_privateThing:" target="-1" id="a7"/></connections></menuItem>
        <menuItem id="i8"><connections><action selector="copy:" target="-1" id="a8"/></connections></menuItem>
      </items></menu>
      """#),
  ]

  static let senders: [Case] = [
    Case(
      "an action whose sender is of another class",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tap(_ sender: UISwitch) { sender.isOn = true }
        @IBAction func any(_ sender: Any) {}
        @IBAction func control(_ sender: UIControl, forEvent event: UIEvent) {}
        @IBAction func fancy(_ sender: FancyButton) { sender.shine() }
        @IBAction func later(_ sender: KitButton) {}
        @IBAction func themed(_ sender: Themed) {}
        @IBAction func bar(_ sender: UIBarButtonItem?) { take(sender) }
        func take(_ item: UIBarButtonItem?) {}
      }
      class FancyButton: UIButton { func shine() {} }
      protocol Themed {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^ warning action-sender-mismatch: the sender of 'tap' is declared as UISwitch, but the connected object is of class UIButton -->
          <action selector="any:" destination="vc" eventType="touchUpInside" id="a2"/>
          <action selector="control:forEvent:" destination="vc" eventType="touchUpInside" id="a3"/>
          <action selector="fancy:" destination="vc" eventType="touchUpInside" id="a4"/>
          <!--              ^^^^^^ warning action-sender-mismatch: the sender of 'fancy' is declared as FancyButton, but the connected object is of class UIButton -->
          <action selector="later:" destination="vc" eventType="touchUpInside" id="a5"/>
          <action selector="themed:" destination="vc" eventType="touchUpInside" id="a6"/>
          <!--              ^^^^^^^ warning action-sender-mismatch: the sender of 'themed' is declared as Themed, but the connected object is of class UIButton -->
          <action selector="bar:" destination="vc" eventType="touchUpInside" id="a7"/>
          <!--              ^^^^ warning action-sender-mismatch: the sender of 'bar' is declared as UIBarButtonItem, but the connected object is of class UIButton -->
        </button>
        <button id="f" customClass="FancyButton" customModule="App">
          <action selector="fancy:" destination="vc" eventType="touchUpInside" id="a8"/>
        </button>
        <switch id="s"><action selector="tap:" destination="vc" eventType="valueChanged" id="a9"/></switch>
        <barButtonItem id="i"><action selector="bar:" destination="vc" id="a10"/></barButtonItem>
        <tapGestureRecognizer id="g"><action selector="tap:" destination="vc" id="a11"/></tapGestureRecognizer>
        <!--                                           ^^^^ warning action-sender-mismatch: the sender of 'tap' is declared as UISwitch, but the connected object is of class UITapGestureRecognizer -->
      </viewController>
      """#),
    Case(
      "another sender does no harm while the method uses only what both classes have",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func idle(_ sender: UISwitch) { dismiss() }
        @IBAction func hide(_ sender: UISwitch) {
          sender.isEnabled = false
          UIView.animate { sender.alpha = 0 }
        }
        @IBAction func other(_ item: UISwitch) {
          let items = [1].map { item in item + 1 }
          func inner(_ item: UILabel) { item.glow() }
        }
        @IBAction func unwrapped(_ sender: UISwitch?) {
          if let sender { sender.setOn(true, animated: true) }
        }
        @IBAction func overridden(_ sender: UISwitch) {}
        @IBAction func `repeat`(_ sender: UISwitch) { _ = sender.isOn }
      }
      class Register: Login {
        override func overridden(_ sender: UISwitch) { sender.isOn = true }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="idle:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^^ information action-sender-mismatch: the sender of 'idle' is declared as UISwitch, but the connected object is of class UIButton; the method does not use it -->
          <action selector="hide:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^ information action-sender-mismatch: the method uses only what UIButton has as well -->
          <action selector="other:" destination="vc" eventType="touchUpInside" id="a3"/>
          <!--              ^^^^^^ information action-sender-mismatch: the method does not use it -->
          <action selector="unwrapped:" destination="vc" eventType="touchUpInside" id="a4"/>
          <!--              ^^^^^^^^^^ warning action-sender-mismatch -->
          <action selector="overridden:" destination="vc" eventType="touchUpInside" id="a5"/>
          <!--              ^^^^^^^^^^^ warning action-sender-mismatch -->
          <action selector="repeat:" destination="vc" eventType="touchUpInside" id="a6"/>
          <!--              ^^^^^^^ warning action-sender-mismatch -->
        </button>
      </viewController>
      """#),
    Case(
      "another sender does no harm in Objective-C while the method uses only what both classes have",
      #"""
      -- Panel.h --
      @interface Panel : NSWindowController
      - (IBAction)idle:(NSPopUpButton *)sender;
      - (IBAction)hide:(NSPopUpButton *)sender;
      - (IBAction)pick:(NSPopUpButton *)sender;
      - (IBAction)give:(NSPopUpButton *)sender;
      @end
      -- Panel.m --
      @implementation Panel
      - (IBAction)idle:(NSPopUpButton *)sender { [self close]; }
      - (IBAction)hide:(NSPopUpButton *)sender
      {
        [sender setHidden:YES];
        sender.enabled = NO;
      }
      - (IBAction)pick:(NSPopUpButton *)sender { [self show:[sender indexOfSelectedItem]]; }
      - (IBAction)give:(NSPopUpButton *)sender { [self take:sender]; }
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
      <slider id="s">
        <connections><action selector="idle:" target="-2" id="a1"/></connections>
        <!--                           ^^^^^ information action-sender-mismatch: the method does not use it -->
      </slider>
      <slider id="t">
        <connections><action selector="hide:" target="-2" id="a2"/></connections>
        <!--                           ^^^^^ information action-sender-mismatch: the method uses only what NSSlider has as well -->
      </slider>
      <slider id="u">
        <connections><action selector="pick:" target="-2" id="a3"/></connections>
        <!--                           ^^^^^ warning action-sender-mismatch -->
      </slider>
      <slider id="v">
        <connections><action selector="give:" target="-2" id="a4"/></connections>
        <!--                           ^^^^^ warning action-sender-mismatch -->
      </slider>
      """#),
    Case(
      "a watch hands over the value, a cell acts for its control",
      #"""
      -- Login.swift --
      class Face: WKInterfaceController {
        @IBAction func change(_ value: Float) {}
      }
      class Panel: NSWindowController {
        @IBAction func pick(_ sender: NSMatrix) {}
      }
      -- Interface.storyboard --
      <!-- watchOS -->
      <controller id="c" customClass="Face" customModule="App">
        <slider id="s"><connections><action selector="change:" destination="c" id="a1"/></connections></slider>
      </controller>
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App"/>
      <buttonCell id="cell"><connections><action selector="pick:" target="-2" id="a1"/></connections></buttonCell>
      """#),
    Case(
      "identifiers of segues in patterns, lists and parentheses",
      #"""
      -- List.swift --
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch (segue.identifier, segue.destination) {
          case ("show", let list as List): list.reload()
          case ("shwo"?, _), (.some("shw"), is List): break
          //     ^^^^ warning dead-segue-comparison: 'shwo'
          //                         ^^^ warning dead-segue-comparison: 'shw'
          case (_, let list as List): list.reload("gone")
          default: break
          }
          switch (sender, segue.identifier) {
          case (_, "last"): break
          //        ^^^^ warning dead-segue-comparison: 'last'
          case ("first", nil): break
          default: break
          }
          switch segue.identifier {
          case .some("show"), Optional("lost"): break
          //                            ^^^^ warning dead-segue-comparison: 'lost'
          default: break
          }
          if case .some("other")? = segue.identifier {}
          if case "one"? = segue.identifier {}
          //       ^^^ warning dead-segue-comparison: 'one'
          if ["show", "two"].contains(segue.identifier) {}
          //           ^^^ warning dead-segue-comparison: 'two'
          if names["three"].contains(segue.identifier) {}
          if (segue.identifier ?? "") == "four" {}
          //                              ^^^^ warning dead-segue-comparison: 'four'
          if (segue.identifier ?? "").lowercased() == "five" {}
          if call(segue.identifier ?? "") == "six" {}
          let name: String = segue.identifier!
          if name == "seven" {}
          //          ^^^^^ warning dead-segue-comparison: 'seven'
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="List" customModule="App">
        <connections><segue destination="d" kind="show" identifier="show" id="s1"/></connections>
      </viewController>
      <viewController id="d" customClass="List" customModule="App"/>
      """#),
    Case(
      "texts that are chosen by an identifier, or that may replace one",
      #"""
      -- List.swift --
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let side = segue.identifier == "show" ? "left" : "right"
          if side == "left" {}
          let found = segue.identifier != nil ? segue.identifier! : "none"
          if found == "nothing" {}
          if (segue.identifier ?? title) == "Home" {}
          switch segue.identifier ?? title { case "Home": break
          default: break }
          let name = segue.identifier ?? "none"
          if name == "gone" {}
          //          ^^^^ warning dead-segue-comparison
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="List" customModule="App">
        <connections><segue destination="d" kind="show" identifier="show" id="s1"/></connections>
      </viewController>
      <viewController id="d" customClass="List" customModule="App"/>
      """#),
  ]
}
