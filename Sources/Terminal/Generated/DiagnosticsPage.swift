// swift-format-ignore-file
// Written by .ci/embed-diagnostics from diagnostics.md.

let diagnosticsPage = #"""
# What each finding means

| code | default | meaning |
| --- | --- | --- |
| [`dangling-outlet`](#dangling-outlet) | error or warning or hint | no settable property of that name, visible to Objective-C, on the source's class or a superclass |
| [`outlet-type-mismatch`](#outlet-type-mismatch) | error or warning | the connected object is not of the outlet's type; a collection is connected as a single outlet, or the reverse |
| [`missing-action`](#missing-action) | error or warning or hint | the target's class and its superclasses have no method with that selector that is visible to Objective-C |
| [`action-sender-mismatch`](#action-sender-mismatch) | warning or information | the connected sender is not what the method's first parameter accepts |
| [`missing-segue-action`](#missing-segue-action) | error or warning | the method that a segue calls to make its destination is not on the source's class |
| [`missing-unwind-action`](#missing-unwind-action) | error or warning | no class has the method that an unwind segue calls |
| [`missing-segue`](#missing-segue) | error or warning | code performs a segue that no scene of its class has |
| [`dead-segue-comparison`](#dead-segue-comparison) | warning | code compares with an identifier that no segue has |
| [`missing-scene`](#missing-scene) | error or warning | no scene of the storyboard has the storyboard identifier that code or a storyboard reference gives |
| [`missing-storyboard`](#missing-storyboard) | error or warning | no storyboard has the name that code, a storyboard reference or a property list gives, or no target copies it |
| [`missing-nib`](#missing-nib) | error or warning | no xib has the name that code, a document, a property list or a class gives, or no target copies it |
| [`ambiguous-nib`](#ambiguous-nib) | warning | a controller loads the nib of another owner because of its name |
| [`unregistered-reuse-identifier`](#unregistered-reuse-identifier) | error or warning | code dequeues a cell that no document has and no code registers |
| [`reuse-identifier-mismatch`](#reuse-identifier-mismatch) | error or warning | code registers a nib under another identifier than its cell has |
| [`missing-initial-controller`](#missing-initial-controller) | error or warning | code, a reference, or an app as it begins, makes the initial controller of a storyboard that has none |
| [`wrong-class-cast`](#wrong-class-cast) | error or warning | code casts a scene, a cell, the object of a nib or a segue's destination to a class that it does not have |
| [`unknown-binding-key`](#unknown-binding-key) | error | the object that a binding leads to has no such key |
| [`misspelled-defaults-key`](#misspelled-defaults-key) | information | no code uses the defaults key that a control is bound to, but one that is spelled almost alike |
| [`missing-value-transformer`](#missing-value-transformer) | warning | no class and no code has the name of a binding's value transformer |
| [`missing-image`](#missing-image) | warning or error | no image has the name that code or a document gives |
| [`missing-color`](#missing-color) | warning or error or information | no color of a catalog has the name that code or a document gives |
| [`lost-translation`](#lost-translation) | warning | the translation of a text belongs to an object that is gone |
| [`stale-translation`](#stale-translation) | hint | a table translates the text of an object that is gone |
| [`unhandled-first-responder-action`](#unhandled-first-responder-action) | warning | an action sent to First Responder that no class implements |
| [`unconnected-outlet`](#unconnected-outlet) | warning or error or hint | an outlet that no document connects, that one document connects and another does not, or whose xib no code loads |
| [`unused-action`](#unused-action) | warning | an action that no document connects and no code names |
| [`custom-segue-without-class`](#custom-segue-without-class) | error or warning | a custom segue has no class to perform it |
| [`unset-view`](#unset-view) | error or warning | the nib of a controller does not connect its `view` or `window` |
| [`cross-scene-connection`](#cross-scene-connection) | error or warning | an outlet or action whose two ends lie in different scenes |
| [`dangling-reference`](#dangling-reference) | warning or error | a connection, the initial controller or a constraint names an id that is not in the document |
| [`duplicate-id`](#duplicate-id) | error | two objects of a document share an id |
| [`duplicate-outlet`](#duplicate-outlet) | warning | one object connects the same single outlet twice |
| [`invalid-structure`](#invalid-structure) | error or warning | elements that Interface Builder refuses, or never writes |
| [`invalid-connection`](#invalid-connection) | error or warning | a connection that lacks a part, or is at a wrong place |
| [`invalid-constraint`](#invalid-constraint) | error or warning | a constraint between what can't be constrained |
| [`unusual-order`](#unusual-order) | off or warning | parts in another order than Interface Builder writes them |
| [`class-mismatch`](#class-mismatch) | warning or error | the custom class is not a subclass of the element's class, or needs another view, or a copy for another language lacks it |
| [`unknown-class`](#unknown-class) | error or warning or information | the custom class is not found |
| [`class-module-mismatch`](#class-module-mismatch) | error or warning | the custom class is not found in the module that the document gives |
| [`undesignable-view`](#undesignable-view) | warning | Interface Builder can't render the view |
| [`unsupported-inspectable`](#unsupported-inspectable) | warning | the inspector can't edit the inspectable property |
| [`trapping-coder-init`](#trapping-coder-init) | warning or error | a document makes an object whose `init(coder:)` always crashes |
| [`unknown-runtime-attribute`](#unknown-runtime-attribute) | information | the class has no property for a user defined runtime attribute |
| [`not-marked-for-interface-builder`](#not-marked-for-interface-builder) | hint | the connected member works, but is not marked, or is spelled with another first letter |
| [`malformed-interface`](#malformed-interface) | error or information | the document can't be read |
| [`unused-suppression`](#unused-suppression) | warning or information | a comment, a setting or an entry of a baseline silences nothing |

In the second column, `or` is followed by the severities that a finding has in cases that its section names.

- **error**: the app crashes at run time, or something silently does not work.
- **warning**: something is wrong that does not break the app today.
- **information** and **hint**: worth knowing. `ibls check` shows them with `--all`.
- **off**: not looked for, unless `rules` in [`.ibls.json`](command-line.md#iblsjson) gives it a severity or
  `ibls check --select` names it.

Where the workspace does not show enough to decide, `ibls` reports nothing. A document is a storyboard or xib. Some objects
are never loaded, so that they can't crash the app. A finding in one of them is a warning at most, and says so, but for damage
that keeps a document from being built:

- a document that no target builds, where a warning is information;
- a scene that is not the initial one, that no segue leads to, and that does not have an identifier; also a reference to another
  storyboard that no segue leads to;
- a view, a bar button item or a gesture recognizer beside the controller of a scene, to which nothing in the scene leads;
- a prototype cell of a table or a collection without a reuse identifier, and an outlet that leads into it;
- a back item, which sends no action;
- the view of a controller that makes its own: a navigation, tab bar, split view or alert controller, or one that overrides
  `loadView` without a call of `super`; also the nib of such an owner, where code only hands its name to the owner's class.

The same limit applies to what only code can cause, as long as no code names it:

- a nib that is not the main one, that no controller has the name of which a document or code makes, and that no controller
  of a document loads;
- a storyboard that no `Info.plist` of its targets names but as the launch screen or for a device that no target is built for, as
  far as these are readable, and to which only such storyboards refer, which no code names either;
- a main nib or main storyboard of a program that starts without an app, as a daemon does: its `main.m`, `main.swift` or
  type with `@main` calls neither `NSApplicationMain` nor `UIApplicationMain`. Another `.m` whose name ends
  in `main` counts where it declares that function;
- a segue that begins at the controller itself, which code performs by its identifier and does not only compare;
- a scene to which such segues lead, also by a reference in another storyboard, or that is shown by its identifier,
  unless a run-time attribute has that identifier. A text to which code adds another, as in `"\(kind)Page"` and `kind + "Page"`, may
  become the identifier;
- the initial controller of a storyboard, with which no property list begins the app and to which no other storyboard
  refers. Where the delegate of an app of iOS, or the one of its scenes that a property list names, sets another window, or gives the storyboard's one another controller,
  before it uses that, in every branch, itself or in methods that it always calls, the controllers of the main storyboard are made, but
  their views are not loaded. A main storyboard with neither an initial controller nor an identifier then shows no scene;
- a prototype cell of a storyboard, by its reuse identifier, which a text of the code has to be, or be a part of. A
  key, as in `values["id"]`, and a text that code only compares do not count as parts;
- a nib that code registers for cells under a literal, which another text of the code has to be as well, or be a part of;
- an action that a control in a hidden view sends, and a connection of such a control into another scene, as long as no code
  shows a view and uses an outlet that leads to this one for more than to hide it or to set something else. An outlet of
  another scene is not connected, and `self.name` is not the outlet of an unrelated class. Code that comes from another view,
  as by `subviews` or `superview` but for a comparison with nil, a number or a frame, shows a view where the same method, one that calls it or one
  that it calls shows something else than an outlet or an unrelated property; code of other scenes and nibs does not;
- an action of a control that code always hides or removes from its view once that is loaded, by an outlet to the control or to
  a view around it, and never shows or adds again;
- an action of a bar button item at the left or the right, where code always puts another item into its place once the view is
  loaded, and no code keeps it;
- an action in a view beside the controller of a scene, as long as only outlets lead to the view and no code uses them for more
  than to let go of the view, as `name = nil` and `[name release]` do;
- an action of a control, or of a gesture recognizer, in a view that gets no touches (`userInteractionEnabled="NO"`, as
  image views and labels have it from the start), as long as no code uses `isUserInteractionEnabled` and an outlet that
  leads to it, and not only for something else;
- an action of a control that is disabled, itself or on macOS by its cell, as long as no code uses `isEnabled` and an outlet
  that leads to either, and not only to disable it or for something else;
- an action or a segue of a bar button item that is a flexible or a fixed space;
- a segue of the detail button of a cell, as long as the cell has no such button and no code uses `accessoryType` or
  `accessories`;
- what a formatter beside the controller of a scene connects, as long as nothing leads to the formatter;
- an action of a view whose class returns nil from `hitTest`;
- an action in a window of macOS that is hidden at launch, as long as only outlets lead to it and no code uses them, nor all windows
  of the app;
- the same for an action in a view of iOS whose `alpha` is 0, which gets no touches;
- an action of a text field of macOS that a user can neither edit nor select, as a label, as long as no code uses `isEditable`
  or `isSelectable` and an outlet that leads to it, or to its cell;
- an action or a segue of a bar button item of a controller, or of a control in its view, in its navigation item or among its toolbar items, that no
  navigation controller shows, as far as segues and code say, or that is a navigation controller itself.

A class has the name of a nib, a scene or a cell as well: that counts as long as code, or a dependency that is missing,
makes texts from types, as with `String(describing:)` or `NSStringFromClass` in other lines than those that only print, and either code is handed that class, or
another document of the app, which something loads, makes an object of it, and not of a subclass; and as long as no project lists the document.
From the class of `self`, code makes the names of the class around and of its subclasses alone.
A class is not handed on by UIKit's `register(_:forCell…)`, by a cast, as the type of a result that gets its class
elsewhere, or by an initializer of the framework (`Card()`, `[[Card alloc] init]`) where no file of the class speaks of nibs. A
controller whose view the next statement sets loads no nib. A dependency that is missing makes no name of a nib from a controller, and none of a structure or an enum; that of
another class only where code hands it the class, or where the class may derive from one of its types or speaks of nibs itself. A
text that is only the identifier of cells loads no nib, one that is only a name of another kind, as that of a nib, shows
no scene, one that can't be a part of a name, as a sentence, names nothing, and the list in `R.generated.swift` loads nothing. Code in an action that nothing sends, or only a document that
no target builds, in a private or static method that no code calls, or in another method of an app that no code calls and
no protocol requires, does not count; in Objective-C such a
method is a class method, or one without parameters that overrides none of the framework's. A method of Swift that is marked `@objc` counts as called as long as code
has its name anywhere.
A cast of what a segue or a controller holds (`segue.destination as! Card`) makes no object. The value of a static property that no code uses, with its type
or inside of that, does not count either. Neither does that of a view, a controller, a class that derives from `NSObject` directly and
conforms to no protocol of a dependency, or a Swift class without a superclass of an app that nothing makes, nor that of another scene's controller for a prototype. A
view or a controller is made by a document that is shown, by a scene that code shows, by a nib that code loads, by a
property list, by code that looks a class up by its name, and by all other code that counts, so that classes which only
make one another are not. A file that no target compiles calls and makes nothing of a target. A finding in such a method or class is a warning, and so is
one in a branch for a missing cell (`if (cell == nil)`), where the call has an index path, or the only scene of the class has a
prototype of the cell. Code in `#if false`, `#if 0`, `if false`
and `if (NO)` does not count. The method that makes the cells of a table or of a collection view is not called where the class returns 0 as the
number of rows, items or sections, or is the data source of no view, as far as documents and code say. A flow layout requests no
headers and footers for which neither the documents of the class nor any code has a size. Code of a library
counts for an app where one folder of projects has both, or the app's project names it. A nib with the name of a class
whose scenes have their own view is loaded where code makes the class, and does not only cast to it. Memory that code
allocates without an initializer makes no object.

**Projects of one workspace are apart**, unless one refers to another or a library is among their targets: what the code of
another app names, extends or declares changes nothing here, a class that only another app has is not found, and a
dependency that only another app lacks causes no doubt.

Each section below has an example that gives the finding, as the diff that fixes it. The examples are shortened: a line
such as `-- Login.swift --` begins a file, and what surrounds the objects of a document is left out.
`ibls rules CODE` prints a section in the terminal. The project's tests run the examples, and try what
**Silence** says.

Every section says how to silence one finding. In `.ibls.json`, `{"rules": {"unused-action": "off"}}` turns off a code,
and another severity instead of `"off"` changes it; a [baseline](command-line.md#baselines) silences all findings of
today. [Silencing](command-line.md#silencing) has the details. Projects that test their connections with unit tests find
out in [unit-tests.md](unit-tests.md) which of these tests `ibls` replaces.

## Outlets and actions

### dangling-outlet

A storyboard or xib connects an outlet that the class can't receive. Either the property does not exist, or Objective-C
can't see it because `@IBOutlet` was removed, or it is a constant or does not have a setter. Often it was renamed.

**Severity:** an error on iOS. On macOS and watchOS it is a warning, because nothing crashes, but an error if another outlet was
most likely meant: the name is close to that of an outlet that nothing else connects, or the property is there, can't be
set, and code uses it. A stored property without `@IBOutlet` is a hint on macOS, because AppKit sets its variable.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
   @IBOutlet var titleLabel: UILabel!
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
-  <outlet property="titleLable" destination="lbl" id="c1"/>
+  <outlet property="titleLabel" destination="lbl" id="c1"/>
   <label id="lbl"/>
 </viewController>
```

**At run time:**

- **iOS:** loading the scene raises `NSUnknownKeyException`: "this class is not key value coding-compliant for the key
  titleLable". The app ends.
- **macOS and watchOS:** loading logs a line and goes on. The outlet stays nil.

**Fix:** rename the property or the connection, or remove the connection.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"c1": ["dangling-outlet"]}}}}
```

**In Objective-C**, these also answer to the key `name`: a method `setName:` without a property, a read-only property
for which the compiler makes a variable, and an instance variable `name`, `_name`, `isName` or `_isName`. The variables
don't count if a class says otherwise by `accessInstanceVariablesDirectly`. On macOS, nibs don't ask: they call `setName:`,
or else set an instance variable `name`, and no other.

**The owner of a nib without a custom class,** or with one that has nothing to do with the class that loads the nib, is judged
by the latter, where all code that loads the nib agrees on one: `Bundle.main.loadNibNamed("Card", owner: self)` in that class, or
a controller that is made with the nib.

**One finding for many.** If a screen was rewritten in code and its storyboard or xib was left, all broken connections
to its class are one finding, which lists the single ones. This happens if more than half of the document's connections
to the class don't exist, outlets and actions together, and at least three different names are missing. Connections that
a framework's class answers, such as `view`, are not counted. The finding has the code of the most severe single one,
and says so if the project does not list the document. A baseline contains the single findings, so that fixing one does
not make the others new. Quick fixes are offered at each connection. In an editor, a document that has been edited and
not saved shows the single findings.

### outlet-type-mismatch

The connected object is not of the outlet's type, or a single outlet is connected as a collection, or the reverse.

**Severity:** an error where code certainly uses a member that the connected object lacks, or passes it for an object of
another class; a warning if no code uses the outlet, or code uses only members that the class of the connected
object has as well, adds the object to a view, locates a touch in it, or gives it to a variable or to a parameter, of a
function in the same file, of a type that it fits; so also after a local constant took the object, and where it isn't known
what code does with it. In Objective-C, a method of the same selector is enough. The message says which.
What only a subclass does with its own outlet doesn't count for an object of the superclass, and neither does code that no
target compiles, nor a test. An outlet that is connected twice is a warning as well.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  @IBOutlet var titleLabel: UILabel!
+  @IBOutlet var titleLabel: UIView!
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <outlet property="titleLabel" destination="b" id="c1"/>
   <button id="b"/>
 </viewController>
```

**At run time:**

- **iOS and macOS:** nothing checks the type when the scene loads. The first use of a member that only the declared type
  has raises an exception.

**Fix:** declare the outlet with the class of the connected object, or give the object the outlet's class.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"c1": ["outlet-type-mismatch"]}}}}
```

### missing-action

The target's class and its superclasses don't have a method with the action's selector that Objective-C can see. Every
colon counts: `tap:` is not `tap`, and `tap(button:)` is `tapWithButton:`. In Swift 2 it is `tap:`; `ibls` knows the
version from the project, or without one from documents that were all saved by Xcode 7 or earlier, or from code that no later
version compiles, such as `NSBundle.mainBundle()`. On macOS a selector without a colon is that with one, which AppKit adds.

**Severity:** an error; a hint for a gesture recognizer that is on no view, for a bar button item with a custom view, and
for a hidden menu item that no outlet or binding leads to, since nothing sends its action; a warning for a bar button item
that has a segue as well, and on macOS for anything that has one, for a touch or a change of the value of a text field,
which sends edits alone, for an edit or a change of the value of a plain button, for an edit of a text field for which
`textFieldShouldBeginEditing` of its delegate returns NO, for an item of a pop-up button that has an action itself or to which
an outlet leads, if its menu does not enable the items itself, and on macOS for a control whose value is bound and for the cell
of a table column, whose data source takes the value. On macOS, and of a bar button item, it is a warning also where code gives
an object its action through an outlet.

An object without a custom class is checked like others, by the framework's class and what extensions add to it: most
often its class was cleared, and the message names the one class of the workspace that has the action. An action that an
`@interface` declares and no `@implementation` has is missing as well. Nothing is reported about a class that has an
`@interface` and no `@implementation` in the workspace: it is written in another language, or in a library. Nor about a
selector without arguments that is sent to one of the framework's special views, such as `goBack` to a web view, nor
about an action of a controller that no code names where a class of the app derives from a controller of a missing
dependency: it may extend all controllers.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  @IBAction func tap() {}
+  @IBAction func tap(_ sender: Any) {}
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
 </viewController>
```

**At run time:**

- **iOS:** the control's event raises "unrecognized selector sent to instance". The app ends.
- **macOS:** loading logs a line, and the control does nothing.

**Fix:** connect the action again, or restore the method.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"a1": ["missing-action"]}}}}
```

### action-sender-mismatch

The method declares a sender of one class, and an object of another class sends the action.

**Severity:** a warning; information while the method uses only members that both classes have, or does not use its
sender at all.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  @IBAction func change(_ sender: UISwitch) { print(sender.isOn) }
+  @IBAction func change(_ sender: UIControl) { print(sender.isEnabled) }
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <slider id="s"><action selector="change:" destination="vc" eventType="valueChanged" id="a1"/></slider>
 </viewController>
```

**At run time:**

- **iOS and macOS:** nothing checks the sender. The first use of a member that only the declared class has raises an
  exception.

**Fix:** declare a class that all senders share, or `Any`.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"a1": ["action-sender-mismatch"]}}}}
```

## Segues and First Responder

### missing-segue-action

A segue has a creation selector, and the controller that it starts from does not have that method. For a relationship
segue, a method of any class is enough.

**Severity:** an error; a warning for a relationship segue, which makes its destination without the method.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
+  @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <segue destination="d" kind="show" destinationCreationSelector="makeDetail:" id="s1"/>
   <viewController id="d"/>
 </viewController>
```

**At run time:**

- **iOS and macOS:** the segue calls the method to make its destination, and raises an exception.

**Fix:** declare the method with `@IBSegueAction`, or correct or remove the selector.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"s1": ["missing-segue-action"]}}}}
```

### missing-unwind-action

An unwind segue names a method that no class has. `ibls` reports this only after it has read the whole workspace, and nothing
while a dependency is not in it.

**Severity:** an error; a warning for a control that also sends an action which its target has.

**Example:**

```diff
 -- Home.swift --
 class Home: UIViewController {
-  @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
+  @IBAction func unwindHome(segue: UIStoryboardSegue) {}
 }
 -- Main.storyboard --
 <viewController id="vc">
   <button id="b"><segue destination="e" kind="unwind" unwindAction="unwindHomeWithSegue:" id="s1"/></button>
   <exit id="e"/>
 </viewController>
```

**At run time:**

- **iOS:** the system looks for the method along the presenting controllers. The segue does nothing.
- **macOS:** AppKit does not have unwind segues.

**Fix:** declare the method with the selector that the segue names, or connect the segue again.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"s1": ["missing-unwind-action"]}}}}
```

### missing-segue

`performSegue(withIdentifier:sender:)` is given an identifier that no segue of a scene of the class has, nor one of a
superclass or a subclass, or no storyboard has a scene of a class that only the code of the app makes. The identifier is a literal or a constant: a `let`, the raw value of a case, a property with
one expression, a constant of Objective-C, or text that code makes of these (`Names.show + "Detail"`, `name.lowercased()`); or it
is an argument of a function or an initializer that gives its parameter to the call. Where a class has several scenes, such as
one for the iPhone and one for the iPad, `ibls` also reports one that lacks the segue which others have, if a segue of it has a
misspelled identifier that nothing uses. `ibls` reports this only after it has read the whole workspace.

**Severity:** an error; a warning for a misspelling in one of several scenes, for an object whose class is not known, in a branch of `#if`, and in a file that no
target compiles.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  func showDetail() { performSegue(withIdentifier: "showDetial", sender: self) }
+  func showDetail() { performSegue(withIdentifier: "showDetail", sender: self) }
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <segue destination="d" kind="show" identifier="showDetail" id="s1"/>
   <viewController id="d"/>
 </viewController>
```

**At run time:**

- **iOS and macOS:** the call raises an exception: "Receiver has no segue with identifier 'showDetial'".

**Fix:** correct the identifier, in code or in the storyboard. A quick fix does so where another identifier differs by
its spelling alone. Several uses of one name in a file are one finding if another name was most likely meant: also if only one
identifier of the scene's segues is left that the file does not use, as after a rename of one side alone. Its quick fixes rename
all of these uses, or the segue.

**Silence** it above the line:

```swift
// ibls:disable:next missing-segue
```

**Not reported:** identifiers that are put together or come from elsewhere; classes of a library that no storyboard has a
scene of; classes that have a method of their own for performing segues, or whose superclass `ibls` can't see; and
identifiers that code makes a segue with.

### dead-segue-comparison

Code compares the identifier of a segue with one that no segue has: with `==`, in a `switch`, or with
`isEqualToString:`. The parameter of `shouldPerformSegue(withIdentifier:sender:)` counts as well. `ibls` reports this
only after it has read the whole workspace.

**Severity:** a warning.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
   override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
-    if segue.identifier == "showDetial" { print(segue.destination) }
+    if segue.identifier == "showDetail" { print(segue.destination) }
   }
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <segue destination="d" kind="show" identifier="showDetail" id="s1"/>
   <viewController id="d"/>
 </viewController>
```

**At run time:**

- **iOS and macOS:** the branch is never taken, so that the destination does not get what the branch prepares.

**Fix:** correct the identifier, or delete the branch.

**Silence** it above the line:

```swift
// ibls:disable:next dead-segue-comparison
```

### missing-scene

Code makes a scene by a storyboard identifier, or a storyboard reference leads to one, and no scene of that storyboard
has it. Code says which storyboard: `UIStoryboard(name:bundle:)` with the app's bundle, there or in a constant, or the
`storyboard` of a controller, which is one that has a scene of its class. That of another object, as in
`rootViewController.storyboard`, and `NSStoryboard.main` may be any storyboard. So may one that comes from elsewhere, such as
a parameter: `ibls` reports an identifier that no scene of the program has and that is almost that of one. A watch app shows a controller by its
identifier (`pushController(withName:)`, `presentController(withNames:)`, `reloadRootPageControllers(withNames:)`), which
one of the app's storyboards has to have. Where code may mean several storyboards, such as one for the iPhone and one for the
iPad, `ibls` also reports one that misspells an identifier which others have, if nothing uses the misspelling. `ibls` reports this
only after it has read the whole workspace.

**Severity:** an error; a warning for a misspelling in one of several storyboards, where the storyboard may be one of a dependency that is missing, after `??`, in a branch of
`#if`, in a file that no target compiles, and for a controller of a watch app.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  func showDetail() { show(storyboard!.instantiateViewController(withIdentifier: "Detial"), sender: self) }
+  func showDetail() { show(storyboard!.instantiateViewController(withIdentifier: "Detail"), sender: self) }
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App"/>
 <viewController id="d" storyboardIdentifier="Detail"/>
```

**At run time:**

- **iOS and macOS:** the call raises an exception: "Storyboard doesn't contain a view controller with identifier
  'Detial'". A segue to the reference does the same.
- **watchOS:** the controller is not shown.

**Fix:** correct the identifier, in code or in the storyboard. A quick fix does so where another identifier differs by
its spelling alone.

**Silence** it above the line:

```swift
// ibls:disable:next missing-scene
```

**Not reported:** other identifiers in a storyboard that comes from elsewhere, such as another bundle.

### missing-storyboard

Code, a storyboard reference or a property list names a storyboard, and no storyboard of the workspace has that name, or
only one of a project that has nothing to do with this one. Or code or a property list names a storyboard that no target
copies, so that the app does not contain it. `ibls` reports this only after it has read the whole workspace, not where git
ignores the folders of languages (`*.lproj`), and not where another bundle than the app's is given. A storyboard reference with
the bundle identifier of a target needs a storyboard of that target. A case of an enumeration names a storyboard where code calls
the member that makes the storyboard from its raw value, `Board.login.instance`, or hands the case to a function or an
initializer that does: `UIStoryboard(board: .login)`. The member may change the raw value, as `rawValue.capitalized` does.

**Severity:** an error; a warning after `??`, in a branch of `#if`, in a file that no target compiles, in a method that
nothing in the app calls, in one that checks the kind of device where the app is built for a single kind, and for the
storyboard of a launch. A key such as `UIMainStoryboardFile~ipad` counts where a target is built for the device.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  let profile = UIStoryboard(name: "Profiel", bundle: nil)
+  let profile = UIStoryboard(name: "Profile", bundle: nil)
 }
 -- Profile.storyboard --
 <viewController id="vc" customClass="Login" customModule="App"/>
```

**At run time:**

- **iOS and macOS:** the call raises an exception: "Could not find a storyboard named 'Profiel' in bundle". A segue to
  the reference does the same. If a property list names the main storyboard, the app ends when it starts.

**Fix:** correct the name, or add the storyboard. A quick fix does so where another name differs by its spelling alone.

**Silence** it above the line:

```swift
// ibls:disable:next missing-storyboard
```

### missing-nib

Code, the `nibName` of a document or a property list names a nib, and no xib of the workspace has that name. Or a xib has
it, and no target copies it, so that the app does not contain it. `ibls` knows `UINib`, `NSNib`, `loadNibNamed`, and the
initializers with `nibName:` and `windowNibName:`, in Swift and Objective-C. The name may be that of the class whose object
runs the code, as in `String(describing: type(of: self))` or `NSStringFromClass([self class])`: where the class has
subclasses, `ibls` reports each one that something makes and that has no xib. It reports this only after it has read the
whole workspace. iOS loads no nib of a property list that names a storyboard for the same device.

UIKit and AppKit look for the nib of a view controller by its class where code makes one without a nib: `Card()`,
`[[Card alloc] init]`, `Card(nibName: nil, bundle: nil)`, or by an initializer of the class that names no nib. `ibls` reports a xib that connects `view` and an outlet of that class as its File's Owner
and has another name, where no xib has that of the class, and one that has the name, where no target copies it. It reports this only if the class has no scene, no `loadView`
and no `nibName`, and code names neither this xib nor a nib that is not known for the class.

**Severity:** an error; a warning after `??`, in a branch of `#if`, in a file that no target compiles, in a method that
nothing in the app calls, in one that checks the kind of device where the app is built for a single kind, and for the nib
of a controller that does not find it by its class, unless the class always uses one of its outlets, or of a subclass that
inherits the code. Nothing is reported about the main nib of an app whose main file is in C
or C++.

**Example:**

```diff
 -- Card.swift --
 class Card: UIView {
-  let nib = UINib(nibName: "Crad", bundle: nil)
+  let nib = UINib(nibName: "Card", bundle: nil)
 }
 -- Card.xib --
 <view id="v" customClass="Card" customModule="App"/>
```

**At run time:**

- **iOS:** an exception when the nib is loaded: "Could not load NIB in bundle". A nib that is registered for cells is
  loaded for the first cell. A controller without a nib has an empty view, and its outlets are nil.
- **macOS:** `NSNib` is nil, `loadNibNamed` returns false, a view controller raises an exception, and a window controller
  shows no window.

**Fix:** correct the name, or add the xib to the target. A quick fix corrects a name that differs by its spelling alone, or
declares the name of the nib in the class of a controller. Rename the xib if it was to have that of the class.

**Not reported:** the nib of another bundle, of a built one whose property list is in a folder `Contents`, of a
controller that overrides `loadView`, of an initializer that no code calls, and in an app whose `Podfile` has a pod at a
path outside of the workspace, unless another name is near; and a name in another case than that of the xib, where the
target lists the xib in another case than the disk has.

**Silence** it above the line:

```swift
// ibls:disable:next missing-nib
```

### ambiguous-nib

UIKit looks for the nib of a controller by its class: for `CardViewController` it first takes `CardView.xib`, then
`CardViewController.xib`. The first may be the nib of a view, with another File's Owner. `ibls` reports that where the
controller has neither a scene nor a nib that code names, its class is known to its root and has no `loadView`, and some
code makes one.

**Severity:** a warning.

**Example:**

```diff
 -- CardViewController.swift --
 class CardViewController: UIViewController {
+  override var nibName: String? { "CardScreen" }
 }
 func show() -> UIViewController { CardViewController() }
 -- CardView.xib --
 <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardView" customModule="App"/>
 <view id="v1"/>
 -- CardScreen.xib --
 <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardViewController" customModule="App">
   <connections><outlet property="view" destination="v2" id="o1"/></connections>
 </placeholder>
 <view id="v2"/>
 -- CardView.swift --
 class CardView: UIView {}
```

**At run time:**

- **iOS:** the controller loads the nib of the view. An outlet of the other owner raises `NSUnknownKeyException`, and
  without a `view` outlet the nib raises `NSInternalInconsistencyException`.
- **macOS:** nothing happens: AppKit looks for the name of the class alone.

**Fix:** rename the xib, give the controller the name of its nib, or make its view in `loadView`, which the quick fix does.

**Silence** these documents, in `.ibls.json`:

```json
{"rules": {"ambiguous-nib": "off"}}
```

### unregistered-reuse-identifier

Code dequeues a cell or a supplementary view by an index path, or it dequeues one without and has no other: it unwraps the
result or a constant that has it by `!` or `as!`, or a table's data source in Objective-C returns it and never compares it.
No prototype or xib has the reuse identifier, and no code registers a class or a nib for it. In a controller whose scenes all
have a table or collection, and where code dequeues from a variable or parameter of that type, a prototype in the scene of
another class is none. A class that is neither a table nor a collection has its own method of the name. `ibls` reports this only
after it has read the whole workspace, and not where code may register the identifier in another way: the class registers cells by
an identifier that is not known; or its text is elsewhere in code or the class of that name is handed on, other than to make
or to cast an object, unless the file registers another spelling that it never dequeues. If code works without the cell, or a
class has several scenes of which others have it, `ibls` reports a misspelling in the scene that nothing uses.

**Severity:** an error; a warning for such a misspelling, after `??`, in a branch of `#if`, in a file that no target compiles, and in a method
that nothing in the app calls.

**Example:**

```diff
 -- List.swift --
 class List: UITableViewController {
   func cell(at path: IndexPath) -> UITableViewCell {
-    tableView.dequeueReusableCell(withIdentifier: "RowCell", for: path)
+    tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
   }
 }
 -- List.storyboard --
 <tableViewController id="vc" customClass="List" customModule="App">
   <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="c"/></prototypes></tableView>
 </tableViewController>
```

**At run time:**

- **iOS:** an exception: "unable to dequeue a cell with identifier RowCell - must register a nib or a class for the
  identifier or connect a prototype cell in a storyboard". Without an index path the result is nil: `!` ends the app, and a
  table raises an exception when it gets no cell.
- **macOS:** not reported: the calls there return nil.

**Fix:** correct the identifier, or register a class or a nib for it.

**Not reported:** other calls of `dequeueReusableCell(withIdentifier:)` without an index path, which return nil.

**Silence** it above the line:

```swift
// ibls:disable:next unregistered-reuse-identifier
```

### reuse-identifier-mismatch

Code registers a nib for an identifier, and the only cell of the nib has another one. Or a nib that is registered with a table
or a collection view, by the name of the variable, does not hold a cell alone: its object is another view, or there are other
objects at its top, such as a gesture recognizer. `ibls` knows the nib where the call makes it, or a constant or a property of
the class does, also by its name: `static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }`. A function
may hand on both, as `register(_ type: T.Type)` does, unless another one with its name registers a class.

**Severity:** an error; a warning after `??`, in a branch of `#if`, in a file that no target compiles, and in a method
that nothing in the app calls.

**Example:**

```diff
 -- List.swift --
 class List: UITableViewController {
   override func viewDidLoad() {
-    tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
+    tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
   }
 }
 -- Row.xib --
 <tableViewCell reuseIdentifier="Row" id="c1"/>
```

**At run time:**

- **iOS:** dequeuing the cell raises `NSInternalInconsistencyException`: the cell reuse identifier in the nib does not
  match the identifier used to register the nib.
- **macOS:** nothing happens: its tables have no such cells.

**Fix:** a quick fix registers the nib under the identifier of its cell. Or change that in Interface Builder.

**Silence** it above the line:

```swift
// ibls:disable:next reuse-identifier-mismatch
```

### missing-initial-controller

Code makes the initial controller of a storyboard that it names, and the storyboard has none. Or a storyboard reference
without an identifier leads a segue to such a storyboard. Or `UIMainStoryboardFile` or
`UISceneStoryboardFile` names such a storyboard, in the property list of an app of iOS or in the settings that become one,
and no code of the app makes a window or gives one its root view controller. A window of another object than the app's
delegate, to which the same file gives a level (`windowLevel`), lies above that of the app and does not count, nor does a
property `rootViewController` of a class that is not a window. An app whose scenes begin with another storyboard does not load
the one that `UIMainStoryboardFile` names.

**Severity:** an error where the result is unwrapped by `!` or `as!`, or where a window gets it as its `rootViewController`, in a
reference and in a property list; else a warning; also a warning
after `??`, in a branch of `#if`, in a file that no target compiles, and in a method that nothing in the app calls.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  let side = UIStoryboard(name: "Side", bundle: nil).instantiateInitialViewController()!
+  let side = UIStoryboard(name: "Side", bundle: nil).instantiateViewController(withIdentifier: "pane")
 }
 -- Side.storyboard --
 <viewController id="vc" storyboardIdentifier="pane" customClass="Login" customModule="App"/>
```

**At run time:**

- **iOS and macOS:** the call returns nil. `!` ends the app, and with `as?` or `if let` nothing is shown. A segue to the
  reference raises an exception.
- **iOS:** an app that begins with the storyboard shows a black screen, and says in the console that it failed to
  instantiate the default view controller.

**Fix:** choose the initial controller in Interface Builder, or make the scene by its identifier. For an app that begins with
the storyboard, a quick fix chooses the only controller to which no segue leads.

**Not reported:** the main storyboard of an app of macOS, which may have a menu alone.

**Silence** it above the line:

```swift
// ibls:disable:next missing-initial-controller
```

### wrong-class-cast

Code makes a scene or a cell by its identifier, the initial controller of a storyboard or the first object of a nib
(`loadNibNamed(…)?.first`, `instantiate(…)[0]`), or compares the identifier of a segue of the class and uses the segue's
`destination` in that branch, and casts it with `as!`, and the document gives it another class. Or code registers another class
for the cell, or a nib whose cell has one. `ibls` reports this where all classes in question are known to their root, and for
cells where all code that registers the identifier says which cell it registers.

**Severity:** an error; a warning after `??`, in a branch of `#if`, in a file that no target compiles, and in a method
that nothing in the app calls.

**Example:**

```diff
 -- List.swift --
 class Row: UITableViewCell {}
 class List: UITableViewController {
   func cell(at path: IndexPath) -> UITableViewCell {
     tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
   }
 }
 -- List.storyboard --
 <tableViewController id="vc" customClass="List" customModule="App">
   <tableView key="view" id="t"><prototypes>
-    <tableViewCell reuseIdentifier="row" id="c"/>
+    <tableViewCell reuseIdentifier="row" id="c" customClass="Row" customModule="App"/>
   </prototypes></tableView>
 </tableViewController>
```

**At run time:**

- **iOS and macOS:** the cast ends the app: "Could not cast value of type 'UITableViewCell' to 'App.Row'".

**Fix:** set the class of the scene or the cell in Interface Builder, or cast to the class that it has.

**Silence** it above the line:

```swift
// ibls:disable:next wrong-class-cast
```

### unknown-binding-key

A binding leads to an object of a class of the workspace, and neither the class nor a superclass has the first key of its
key path: no property, method or instance variable that key-value coding would find. `ibls` does not report this where a
class answers to keys that it does not know, of object controllers, dictionaries and managed objects. Nor does it where a
class of a framework may have the key, unless a property of the workspace differs by its spelling alone: one other than
`NSObject`, `NSViewController`, `NSWindowController` and `NSPreferencePane`.

**Severity:** an error.

**Example:**

```diff
 -- Panel.swift --
 class Panel: NSObject {
   @objc dynamic var userName = ""
 }
 -- Panel.xib --
 <customObject id="own" customClass="Panel" customModule="App"/>
 <textField id="txt"><connections>
-  <binding destination="own" name="value" keyPath="usrName" id="b1"/>
+  <binding destination="own" name="value" keyPath="userName" id="b1"/>
 </connections></textField>
```

**At run time:**

- **macOS:** loading raises `NSUnknownKeyException`: the object is not key value coding-compliant for the key.
- **iOS:** bindings are of macOS alone.

**Fix:** correct the key, or declare a property for it that is visible to Objective-C. A quick fix corrects a key that
differs by its spelling alone.

**Silence** these objects, in `.ibls.json`:

```json
{"documents": {"Panel.xib": {"ids": {"txt": ["unknown-binding-key"]}}}}
```

### misspelled-defaults-key

A control is bound to a key of the user defaults (`values.fontSize`) that the code does not contain, and the code reads or
writes exactly one key that differs by its spelling alone. A key that only documents use is not reported: the binding keeps
the setting on its own.

**Severity:** information.

**Example:**

```diff
 -- Panel.swift --
 class Panel: NSWindowController {
   var size: Int { UserDefaults.standard.integer(forKey: "fontSize") }
 }
 -- Panel.xib --
 <userDefaultsController representsSharedInstance="YES" id="ud"/>
 <slider id="sld"><connections>
-  <binding destination="ud" name="value" keyPath="values.fontSise" id="b1"/>
+  <binding destination="ud" name="value" keyPath="values.fontSize" id="b1"/>
 </connections></slider>
```

**At run time:**

- **macOS:** the control and the code keep two settings, silently.
- **iOS:** bindings are of macOS alone.

**Fix:** correct the key, here or in the code. A quick fix corrects it here.

**Silence** these objects, in `.ibls.json`:

```json
{"documents": {"Panel.xib": {"ids": {"sld": ["misspelled-defaults-key"]}}}}
```

### missing-value-transformer

A binding names a value transformer that is none of Foundation's (`NSNegateBoolean` and the like), no class has the name in
Objective-C or Swift, and no code contains it, as to register a transformer under it. Where a
dependency is not in the workspace, it reports only a name that is most likely misspelled.

**Severity:** a warning.

**Example:**

```diff
 -- Percent.swift --
 @objc(PercentTransformer) class PercentTransformer: ValueTransformer {}
 -- Panel.xib --
 <textField id="txt"><connections>
   <binding destination="own" name="value" keyPath="self.share" id="b1">
-    <dictionary key="options"><string key="NSValueTransformerName">PercentTransfomer</string></dictionary>
+    <dictionary key="options"><string key="NSValueTransformerName">PercentTransformer</string></dictionary>
   </binding>
 </connections></textField>
```

**At run time:**

- **macOS:** loading raises an exception: "Cannot find value transformer with name".
- **iOS:** bindings are of macOS alone.

**Fix:** correct the name, or register a transformer under it before the nib is loaded. A quick fix corrects a name that is
spelled almost like another one.

**Silence** these objects, in `.ibls.json`:

```json
{"documents": {"Panel.xib": {"ids": {"txt": ["missing-value-transformer"]}}}}
```

### missing-image

Code loads an image by its name, also with SwiftUI (`Image("cover")`), or a document shows one, and neither a catalog nor a file of
the workspace has it. `ibls` knows the names of all images and reads none. It does not report names of other bundles, of the system, with a
folder, those that a target copies from outside of the workspace, with a value beside them that is taken instead (`??`), in a branch of `#if` and in tests, nor anything in a
workspace without images, or whose image sets lack their files, as a checkout of texts alone does. Where a package or a pod
is not in the workspace, which may have the image, it reports only a name that is most likely misspelled. The same goes for
an attribute of a document whose name the document's `<resources>` don't list, if they list the name that it most likely means.

**Severity:** a warning; an error for an image literal and for an image that is unwrapped, `UIImage(named: "cover")!`, in a file
that a target compiles, or without any project.

**Example:**

```diff
 -- Home.swift --
 class Home: UIViewController {
-  let cover = UIImage(named: "coverr")
+  let cover = UIImage(named: "cover")
 }
 -- Assets.xcassets/cover.imageset/cover.png --
 …
 -- Assets.xcassets/cover.imageset/Contents.json --
 {}
```

**At run time:**

- **iOS and macOS:** the image is nil, and nothing is drawn. An image literal ends the app, and so does `!`.

**Fix:** correct the name, or add the image. A quick fix does so where another name differs by its spelling alone.

**Silence** it above the line:

```swift
// ibls:disable:next missing-image
```

### missing-color

Code loads a color of a catalog, or a document uses one, and no catalog of the workspace has it. Where a package or a pod is
not in the workspace, which may have the color, `ibls` reports only a name that is most likely misspelled. The same goes for
an attribute of a document whose name the document's `<resources>` don't list, if they list the name that it most likely means.

**Severity:** a warning in code, and an error where the color is unwrapped, `UIColor(named: "Brand")!`; an information in a
document.

**Example:**

```diff
 -- Home.swift --
 class Home: UIViewController {
-  let tint = UIColor(named: "Brnad")
+  let tint = UIColor(named: "Brand")
 }
 -- Assets.xcassets/Brand.colorset/Contents.json --
 {}
```

**At run time:**

- **iOS and macOS:** code gets nil, and `!` ends the app. A document shows the value that the color had when the document was saved, also in dark
  mode.

**Fix:** correct the name, or add the color. A quick fix does so where another name differs by its spelling alone.

**Silence** it above the line:

```swift
// ibls:disable:next missing-color
```

### lost-translation

A table of a document, a `.strings` file or a string catalog, has a translation for an object that is gone, while another
object has the text now and the table has no translation for it. That happens when an object is deleted and made anew, or
moves to another document: its id is a new one. `ibls` knows the text from the comment that Xcode writes beside each key. It
reports all of a table at its first such key, and none of a text that several objects may have taken over.

**Severity:** a warning.

**Example:**

```diff
 -- Base.lproj/Main.storyboard --
 <viewController id="Vcn-tr-001"><label id="New-lb-002" text="Log In"/></viewController>
 -- de.lproj/Main.strings --
 /* Class = "UILabel"; text = "Log In"; ObjectID = "Old-lb-001"; */
-"Old-lb-001.text" = "Anmelden";
+"New-lb-002.text" = "Anmelden";
```

**At run time:**

- **iOS and macOS:** the text appears in the language of the document.

**Fix:** a quick fix moves the translations of the table to the ids that have their texts now.

**Silence** these tables, in `.ibls.json`:

```json
{"rules": {"lost-translation": "off"}}
```

### stale-translation

A table of a document, a `.strings` file or a string catalog, has keys for objects that the document no longer has. `ibls`
reports all of a table at its first such key. It passes over tables without any key for an object.

**Severity:** a hint.

**Example:**

```diff
 -- Base.lproj/Main.storyboard --
 <viewController id="Vcn-tr-001"><label id="Lbl-lb-002" text="Log In"/></viewController>
 -- de.lproj/Main.strings --
 "Lbl-lb-002.text" = "Anmelden";
-/* Class = "UIButton"; normalTitle = "Help"; ObjectID = "Old-bt-001"; */
-"Old-bt-001.normalTitle" = "Hilfe";
```

**At run time:**

- **iOS and macOS:** nothing happens. The keys make work for translators.

**Fix:** a quick fix removes the keys with their comments.

**Silence** these tables, in `.ibls.json`:

```json
{"rules": {"stale-translation": "off"}}
```

### unhandled-first-responder-action

An action is sent to First Responder, and no class implements it. `ibls` knows the actions that AppKit and UIKit answer.
It reports this only after it has read the whole workspace, and not in a document whose custom classes are mostly out of
sight, such as those of an app in Python, nor in one most of whose actions no class of the workspace implements while a
dependency is missing, whose views and controllers may have them.

**Severity:** a warning.

**Example:**

```diff
 -- Editor.swift --
 class Editor: NSViewController {
   @IBAction func sortLines(_ sender: Any?) {}
 }
 -- MainMenu.xib --
 <!-- macOS -->
 <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
 <menu id="m"><items>
-  <menuItem id="i1"><connections><action selector="sortLine:" target="-1" id="a1"/></connections></menuItem>
+  <menuItem id="i1"><connections><action selector="sortLines:" target="-1" id="a1"/></connections></menuItem>
 </items></menu>
```

**At run time:**

- **iOS:** nothing in the responder chain answers, and the control does nothing.
- **macOS:** the same; a menu item stays disabled.

**Fix:** implement the action in a class of the responder chain, or correct its name.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"MainMenu.xib": {"ids": {"a1": ["unhandled-first-responder-action"]}}}}
```

## What nothing connects

### unconnected-outlet

No storyboard or xib connects the outlet, and `ibls` reports its declaration. Or one that uses the class connects the
outlet and another one does not, and `ibls` reports the other one. The same goes for the copies of a document for several
languages. What code assigns or compares with nil is not reported; an assignment of nil and `@synthesize` do not count. Nor
is a property that the framework's class declares as well, unless code has `@synthesize` for it, or an object of a launch screen, which the system draws alone.

A subclass needs its own connections. Where a document of another class connects an inherited `T!` that the superclass uses
whatever happens, `ibls` reports the document of a subclass that does not.

In a third form, a xib connects an outlet of a cell at its top, but code registers the class and not the nib, as in
`register(Card.self, forCellReuseIdentifier: "Card")`. Such a cell is made from its class, so its outlets are nil, and
`ibls` reports the cell in the xib if a method of the class uses a `T!` whatever happens once it is called.

**Severity:** a warning for `T!`; an error if `viewDidLoad`, `awakeFromNib`, `windowDidLoad`, or a method that is called when
the view appears or lays out its subviews, uses it whatever happens, also in a method that it calls whatever happens, and
something makes the controller or the view; a hint for `T?`, for collections and for instance variables of Objective-C. In the
second form, a hint for views and cells, because they are often laid out with and without a part, but a warning for prototypes
of one class in Swift in one table. In the third form, an error if code dequeues the cell and calls the method, or else a
warning.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
   @IBOutlet var titleLabel: UILabel!
 }
 -- Login~iphone.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <outlet property="titleLabel" destination="lbl" id="c1"/>
   <label id="lbl"/>
 </viewController>
 -- Login~ipad.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
+  <outlet property="titleLabel" destination="lbl" id="c1"/>
   <label id="lbl"/>
 </viewController>
```

**At run time:**

- **iOS and macOS:** the outlet is nil after the view has loaded, and the first use of a `T!` crashes. In the second
  form, that may happen on one kind of device only.

**Fix:** connect the outlet in every storyboard and xib that uses the class, declare it optional, or delete it. In the third
form, register the nib: `register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "Card")`.

**Silence** it above the declaration:

```swift
// ibls:disable:next unconnected-outlet
```

or for an object that does not connect the outlet, in `.ibls.json`:

```json
{"documents": {"Login~ipad.storyboard": {"ids": {"vc": ["unconnected-outlet"]}}}}
```

**Not reported:** an outlet of a class that no document names; one that a document in a format that
[is not read](command-line.md#which-files-are-read) names; one that code assigns, compares with nil or unwraps (in Objective-C
also by its variable and its setter; in tests only an assignment counts; for a private outlet only code in its own
file); one that another document connects and code passes on, because what is called may test it; and an outlet of a
class whose objects have dangling connections, because one of these is most likely the missing one. Nothing is said of
an outlet whose name begins with a capital, because uses of such names are not collected. In the third form, nothing is
reported if code passes the class on in another way or names the xib, if another document makes such a cell, or if the
class that registers it loads nibs by names that `ibls` can't follow.

### unused-action

No storyboard or xib connects the method, and no other code of the app names it: not in a call, a `#selector` or
`@selector`, or a string. Tests, comments, code in `#if false` or `#if 0` and the method's own body don't count. A file
belongs to the tests if it imports a framework for tests, or a module as `@testable`.

**Severity:** a warning.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
   @IBAction func tap(_ sender: Any) {}
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
-  <button id="b"/>
+  <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
 </viewController>
```

**At run time:**

- **iOS and macOS:** the method is never called, which does no harm.

**Fix:** connect the action, or delete it. A quick fix connects it to a control that sends nothing yet.

**Silence** it above the declaration:

```swift
// ibls:disable:next unused-action
```

**Not reported:** overrides; actions that a framework sends, such as `changeFont:`; actions that a document in a format
that [is not read](command-line.md#which-files-are-read) names; actions of classes that no document names, or whose
superclass `ibls` can't see; and all actions of a workspace in which code, but for dependencies, makes selectors from
strings that it reads (`NSSelectorFromString` of anything but a literal, or but a format that begins differently).

### custom-segue-without-class

A segue of the kind "Custom" has no class.

**Severity:** an error; a warning on macOS.

**Example:**

```diff
 -- Home.swift --
 class Home: UIViewController {}
 -- Main.storyboard --
 <viewController id="vc" customClass="Home" customModule="App">
-  <connections><segue destination="vc2" kind="custom" identifier="fade" id="s1"/></connections>
+  <connections><segue destination="vc2" kind="show" identifier="fade" id="s1"/></connections>
 </viewController>
 <viewController id="vc2"/>
```

**At run time:**

- **iOS:** performing the segue raises an exception: `UIStoryboardSegue` itself performs no custom segue.
- **macOS:** the segue does nothing.

**Fix:** set the segue's class, choose another kind, or remove the segue.

**Silence** this segue, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"s1": ["custom-segue-without-class"]}}}}
```

### unset-view

A view controller loads the nib of its name, whose File's Owner does not connect `view`. Or a window controller loads a nib
with one window, and no outlet of File's Owner leads to that.

**Severity:** an error; a warning if the nib has no view but a window that is visible at launch, which loading the nib shows.

**Example:**

```diff
 -- Tags.swift --
 class Tags: UIViewController {}
 -- Tags.xib --
+<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tags" customModule="App">
+  <connections><outlet property="view" destination="v" id="c1"/></connections>
+</placeholder>
 <view id="v"/>
-<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tags" customModule="App"/>
```

**At run time:**

- **iOS and macOS:** showing the controller raises an exception: it "loaded the nib but the view outlet was not set". A
  window controller has no window then, and shows nothing.

**Fix:** connect `view` of File's Owner to the view, or `window` to the window. A quick fix does so.

**Silence** this object, in `.ibls.json`:

```json
{"documents": {"Tags.xib": {"ids": {"-1": ["unset-view"]}}}}
```

**Not reported:** a controller that overrides `loadView`, that makes its own view as a tab bar controller does, or that
a storyboard also makes, and a nib by another name unless code makes the controller with it,
`Form(nibName: "Page", bundle: nil)`; a window that is visible at launch, and a window controller whose code assigns or declares a window.

## References within a document

### cross-scene-connection

An outlet or an action leads from one scene into another. This can happen when a scene is duplicated or a control is
pasted. The First Responder of any scene is fine as a target.

**Severity:** an error; a warning if the same event also sends an action to an object of the same scene, if the control
performs a segue as well, if no code uses the outlet or only methods do that nothing calls, if it is the
`searchDisplayController` and no code of the class reads it, if it is a delegate or data
source and the connected object has no method for it, if it is that of the table of a table view controller, which is its
own data source and delegate where the document sets none, if it only decides where the Tab key leads (`nextKeyView`), if
code sets it as well or passes the object to a function of a file that does, if code handles the same event of the
control by an outlet, if an edit of a text field sends the action and the code of a class of the scene uses an outlet to the field, or if the class lacks the outlet anyway, or the classes of both scenes the action.

**Example:**

```diff
 -- Main.storyboard --
 <scene sceneID="s1"><objects><viewController id="one"/></objects></scene>
 <scene sceneID="s2"><objects><viewController id="two">
-  <button id="b"><action selector="tap:" destination="one" eventType="touchUpInside" id="a1"/></button>
+  <button id="b"/>
 </viewController></objects></scene>
```

**At run time:**

- **iOS and macOS:** scenes are compiled separately, so the connection has no effect.

**Fix:** remove the connection. If it is needed, connect it again within the scene.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"a1": ["cross-scene-connection"]}}}}
```

### dangling-reference

A connection, a constraint or the initial controller names an id that nothing in the document has, for example after a
damaging merge.

**Severity:** a warning; an error for the initial controller, without which the app has no first screen.

**Example:**

```diff
 -- Main.storyboard --
 <viewController id="vc">
-  <outlet property="view" destination="gone" id="c1"/>
 </viewController>
```

**At run time:**

- **iOS and macOS:** the document compiles, and what refers to the missing object is dropped: an outlet is nil, and a
  constraint has no effect.

**Fix:** remove the reference, or restore the object.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"c1": ["dangling-reference"]}}}}
```

### duplicate-id

Two objects of a document have the same id. While the document contains a merge conflict, `ibls` does not report this,
because both sides contain the same objects.

**Severity:** an error.

**Example:**

```diff
 -- Main.storyboard --
-<viewController id="vc"><label id="lbl"/><button id="lbl"/></viewController>
+<viewController id="vc"><label id="lbl"/><button id="btn"/></viewController>
```

**At run time:**

- **iOS and macOS:** a connection may lead to either of the two objects.

**Fix:** give one of them another id.

**Silence** these objects, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"lbl": ["duplicate-id"]}}}}
```

### duplicate-outlet

One object connects the same single outlet twice, also once as `label` and once as `Label`, which share a setter.

**Severity:** a warning.

**Example:**

```diff
 -- Main.storyboard --
 <viewController id="vc">
   <outlet property="view" destination="v" id="c1"/>
-  <outlet property="view" destination="w" id="c2"/>
   <view id="v"/><view id="w"/>
 </viewController>
```

**At run time:**

- **iOS and macOS:** one of the two connections wins, and which one is not defined.

**Fix:** remove one of them.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"c2": ["duplicate-outlet"]}}}}
```

### invalid-structure

The elements of the document are in a place or number that Interface Builder never writes:

- the initial view controller is a view or a placeholder;
- a scene has two controllers: one without a `sceneMemberID` beside another is an object of the scene;
- two scenes have one storyboard identifier, or one `sceneID`;
- a scene is outside `<scenes>`, has no `sceneID` or no First Responder, or its controller has no `sceneMemberID`;
- a view is a child of another one, rather than of its `<subviews>`, or an element in it has no id;
- an element has a list twice, such as `<subviews>` or `<connections>`, a control has two states of one `key`, or an object two
  others of one `key`, such as two views of a controller;
- a coordinate, a size or a part of a color can't be read as a number;
- an element is none of Interface Builder's: its name is close to one of those, or the document names no plug-in that could
  bring it;
- the `targetRuntime` is misspelled.

Only documents that say in their root which tools wrote them, with `toolsVersion`, are judged by this rule and the two that
follow. In a document that can't be read, nothing is reported.

**Severity:** an error; a warning for a repeated `sceneID`, an identifier of two scenes with one custom class, a missing
First Responder or `sceneMemberID`, a value that is no
number, and an element whose name is close to no other: a later Xcode may have it.

**Example:**

```diff
 -- Main.storyboard --
 <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"><scenes>
 <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
 <view key="view" id="v">
-  <label id="l"/>
+  <subviews><label id="l"/></subviews>
 </view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/></objects></scene>
 </scenes></document>
```

**At run time:**

- **iOS and macOS:** the document does not compile, or what is at the wrong place is not shown.

**Fix:** put what is at the wrong place where it belongs, merge the lists, add what is missing, or correct the name. Which of two
states, keys, identifiers or controllers is to stay is yours to say, and so is a number.

**Silence** it in the document, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"off": ["invalid-structure"]}}}
```

### invalid-connection

A connection lacks a part, or can't work as it is:

- an outlet without `property`, an action without `selector`, or one of them or a segue without `destination` or `id`;
- an outlet, action or segue outside `<connections>`;
- a segue that leads to a view, a cell or First Responder, or an outlet that leads to First Responder;
- an outlet that leads from outside into a prototype of a table or a collection, which Xcode refuses;
- a segue of a kind or a relationship that there is not;
- an action of a control of iOS without an event, or with one that does not exist;
- an action for an event of a view of iOS that is not a control, as is left where its class was changed: nothing sends
  it.

**Severity:** an error; a warning for a missing `id`, for an outlet to First Responder that no code uses, and for a view that is
not a control, because code may handle its touches in another way.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
   @IBAction func tap(_ sender: Any) {}
 }
 -- Main.storyboard --
 <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"><scenes>
 <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController" customClass="Login" customModule="App"><view key="view" id="v"><subviews><button id="b"><connections>
-  <action selector="tap:" destination="vc" id="c1"/>
+  <action selector="tap:" destination="vc" eventType="touchUpInside" id="c1"/>
 </connections></button></subviews></view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/></objects></scene>
 </scenes></document>
```

**At run time:**

- **iOS and macOS:** the connection is not made, or nothing sends the action; some of these documents don't compile.

**Fix:** add the event that Interface Builder chooses, correct a name, put the connection into `<connections>`, or remove it.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"c1": ["invalid-connection"]}}}}
```

### invalid-constraint

A constraint is between what can't be constrained:

- an item is neither the view that holds the constraint nor inside of it, or it is a controller;
- an attribute does not exist, the first one is missing, or there is a second item without a second attribute or the other
  way round;
- a horizontal position, a vertical one and a size are mixed;
- the relation is unknown, the constant or the multiplier no number, or the priority no number up to 1000;
- the constraint has no `id`.

A constraint to an object that the document does not have is a [`dangling-reference`](#dangling-reference).

**Severity:** an error; a warning for a missing `id`.

**Example:**

```diff
 -- Main.storyboard --
 <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"><scenes>
 <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews><label id="l"/></subviews><constraints>
-  <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="leading" id="k"/>
 </constraints></view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/></objects></scene>
 </scenes></document>
```

**At run time:**

- **iOS and macOS:** the document does not compile, or the app crashes as soon as the view is loaded.

**Fix:** remove the constraint, or give it an id.

**Silence** this constraint, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"k": ["invalid-constraint"]}}}}
```

### unusual-order

Interface Builder writes the parts of a document in a certain order: attributes, children, constraints by their ids,
outlets and actions by their names. Something else wrote these in another one, such as a merge, a script or a hand.
Interface Builder restores its order as soon as it saves the document, so that the next change is hard to find in its
difference.

It is known for documents of Xcode 9 and later, and differs between versions: `toolsVersion` in the document decides. Where
documents don't show which of two parts comes first, nothing is reported.

**Severity:** off; a warning where `--select` turns it on.

**Example:**

```diff
 -- Main.storyboard --
 <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"><scenes>
 <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
-<view id="v" key="view"/>
+<view key="view" id="v"/>
 </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/></objects></scene>
 </scenes></document>
 -- .ibls.json --
 {"rules": {"unusual-order": "warning"}}
```

**At run time:**

- **iOS and macOS:** nothing happens; the order means nothing there.

**Fix:** write the document in Interface Builder's order, by the fix of the editor or `ibls check --select unusual-order --fix`. The
rest of its bytes stays.

**Silence** it for this view, in `.ibls.json`:

```json
{"rules": {"unusual-order": "warning"}, "documents": {"Main.storyboard": {"ids": {"v": ["unusual-order"]}}}}
```

## Custom classes

### class-mismatch

The custom class is not a subclass of the element's class: it is a `UIView` for a `label`, say. Or an object has a custom
class in the copies of a document for other languages, and none in this one. Or the custom class is a `UITableViewController` or
a `UICollectionViewController` without its own `loadView`, and its scene has a view of another class.

**Severity:** a warning; an error for a controller with another view than it needs.

**Example:**

```diff
 -- Pill.swift --
-class Pill: UIView {}
+class Pill: UILabel {}
 -- Main.storyboard --
 <viewController id="vc"><label id="l" customClass="Pill" customModule="App"/></viewController>
```

**At run time:**

- **iOS and macOS:** the object is made with the custom class, and what the document sets on the element is lost. Without
  the class, the object does in one language what the framework's class does.
- **iOS:** loading the view of a controller that needs another one raises an exception: "didn't get a UITableView".

**Fix:** use the element that fits the class, or make the class a subclass of the element's class. Set the class in all
copies.

**Silence** this object, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"l": ["class-mismatch"]}}}}
```

### unknown-class

The custom class is not found in the workspace, or a class of the app that a property list names: the delegate of a scene,
the principal class of an extension.

**Severity:** an error if the document says that the class belongs to its target (`customModuleProvider="target"`),
`ibls` has read the whole workspace, and a class of a similar name exists, other than that of a view around the object
with a word more, or the document needs the class: the object has an outlet or is sent an action that the framework's
class lacks, or an outlet leads to it whose type the framework's class does not have. Without these a warning, since no
code can use a class that is not there; also for a prototype cell where code of the scene's controller, or of a view
around the table, registers cells itself. The same for a class without a module that the object's connections need,
where no dependency is missing, such as a framework that a project refers to or links by `OTHER_LDFLAGS` and that is not
Apple's, and a target builds the document or a class of a similar name exists. A warning for the File's Owner, which the
document does not make, and where another place gives the class a module; information otherwise. A type alias is not a class
at run time, so its name is not found. Nothing is reported if code casts to the class or makes an
object of it: such code does not compile without the file of the class, which is not here. Nor is anything if the document
names another module, or if a binary framework in
the workspace has a header with the name of the class, or a file in another language has that name. In a property list an
error, where the name follows
`$(PRODUCT_MODULE_NAME)` or the target's module: the window stays black, and an extension ends. A warning for the
delegate of scenes where the code declares a SwiftUI `App`, which makes them itself, and for the delegate of a watch extension
(`WKExtensionDelegateClassName`) where no class has a similar name.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {}
 -- Main.storyboard --
-<viewController id="vc" customClass="Signin" customModule="App" customModuleProvider="target"/>
+<viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>
```

**At run time:**

- **iOS and macOS:** the system logs "Unknown class ... in Interface Builder file" and uses the framework's class
  instead. The connections to the missing class then fail as [dangling outlets](#dangling-outlet) do.

**Fix:** correct the name or the module of the class in the document, or declare the class.

**Silence** this object, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"vc": ["unknown-class"]}}}}
```

**One finding for many.** All objects of a document with one unknown class are one finding, which says how many they are,
and so are all classes with
one prefix if nothing is certain about them and the workspace does not have a class with that prefix: most likely a
framework is missing. The other places are listed with the first one.

**The workspace counts as not completely read** if

- a file that is not a property list could not be read, a document ends in the middle, or the workspace does not contain
  code;
- ignore rules or `exclude` leave out code;
- an editor has opened only a part of a repository, whose settings don't say `"root": true`;
- a target of the document lists a source file that is missing. Files that tools write from data alone don't count:
  credentials, Protocol Buffers messages, names of strings and images. Nor do files that git ignores, unless one has the
  name of the class. If such a file is there, it is read;
- the named module is a dependency that is missing.

### class-module-mismatch

The class exists, but not in the module that the document gives:

- A Swift class without a module. At run time a Swift class is found as `Module.Name` only, unless it has `@objc(Name)`.
- A Swift class with a module that is a target of the workspace and does not compile the class.
- A class with a module that is neither a target nor a dependency and that no code imports, while a target that builds the
  document compiles the class.
- A class in a file that no target compiles, in a document that a target builds.
- A class with `customModuleProvider="target"`, and none of the targets that build the document compiles the class.
- A generic class: a document can't name it, with or without a module.
- An Objective-C class with a module. It is found by its plain name only.

**Severity:** an error; a warning for an Objective-C class, in a document that no target builds, and for an object of
the same class as its File's Owner, which would load the document again if the class were found; also for a prototype
cell where code of the scene's controller, or of a view around the table, registers cells itself, for a class of another
target in a scene without outlets and actions, and for a class that is not a subclass of the element's, or is an unchanged template
of Xcode whose methods only call those of `super`, where nothing that is connected needs it, and code makes no object of it, tests
none for it and has its name in no text.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
   override func viewDidLoad() { title = "Login" }
 }
 -- Main.storyboard --
-<viewController id="vc" customClass="Login"/>
+<viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>
```

**At run time:**

- **iOS and macOS:** the system logs "Unknown class ... in Interface Builder file" and uses the framework's class
  instead. The connections to the class then fail as [dangling outlets](#dangling-outlet) do.

**Fix:** set the module of the class in the document, or compile the class in a target that builds the document. A quick
fix writes the module as Interface Builder does, for all objects of the document or wherever documents need it.

**Silence** this object, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"vc": ["class-module-mismatch"]}}}}
```

**One finding for many.** All objects of a document with one class and one module are one finding, which says how many
they are and lists the other places. A baseline contains the single ones.

**Not reported:** File's Owner and the other placeholders, which the document does not make; a module that is not in the workspace; nested
classes; and every class where a target's module name or its sources are not all known:
a listed file that is missing, a file outside the workspace, a damaged project. The same goes for two targets with one
module, and for a watch app or a bundle of resources, whose documents are built apart from the code.

## Views, inspectable properties and marks

### undesignable-view

Interface Builder can't render a view as its code asks:

- A view overrides `prepareForInterfaceBuilder`, and neither it nor a superclass or subclass has `@IBDesignable`
  (`IB_DESIGNABLE`).
- `@IBDesignable` or `IB_DESIGNABLE` is on a class that is not a view, or, in Swift, on a generic class.
- The `init(frame:)` of a designable view is not inherited or always crashes, or its `init(coder:)` always crashes.

**Severity:** a warning.

**Example:**

```diff
 -- Badge.swift --
-class Badge: UIView {
+@IBDesignable class Badge: UIView {
   override func prepareForInterfaceBuilder() {}
 }
```

**At run time:**

- **iOS and macOS:** nothing changes in the app. Only Interface Builder's picture of the view does.

**Fix:** mark the view, or correct its initializers.

**Silence** it above the declaration:

```swift
// ibls:disable:next undesignable-view
```

### unsupported-inspectable

`@IBInspectable` is on a constant, on a property without a written type, or on a property of a type that the Attributes
inspector can't edit. In Objective-C, the same applies to `IBInspectable` on a property of such a class or structure.

**Severity:** a warning.

**Example:**

```diff
 -- Badge.swift --
 class Badge: UIView {
-  @IBInspectable var radius = 4
+  @IBInspectable var radius: Int = 4
 }
```

**At run time:**

- **iOS and macOS:** nothing changes in the app. Interface Builder does not show the property.

**Fix:** declare the property as a variable, write its type, or remove the mark.

**Silence** it above the declaration:

```swift
// ibls:disable:next unsupported-inspectable
```

**The inspector edits** `Bool`, integers, `Float`, `Double`, `CGFloat`, `String`, `CGPoint`, `CGSize`, `CGRect`,
`NSRange`, and colors and images of UIKit and AppKit. An enumeration is not among them.

### trapping-coder-init

A document makes a view or a controller whose `init(coder:)` always crashes. That it is marked as unavailable does not matter,
since UIKit and AppKit call it all the same.

**Severity:** a warning; an error where a storyboard certainly makes the object when it shows the scene: a view, but for
prototype cells; a controller that another scene contains or a control shows; the first controller of the app. Where the
controller has an identifier, by which a creator may make it, the other scene must certainly be shown as well.

**Example:**

```diff
 -- Badge.swift --
 class Badge: UIView {
   override init(frame: CGRect) { super.init(frame: frame) }
-  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
+  required init?(coder: NSCoder) { super.init(coder: coder) }
 }
 -- Main.storyboard --
 <viewController id="vc"><view id="v" customClass="Badge" customModule="App"/></viewController>
```

**At run time:**

- **iOS:** a document makes its views with `init(coder:)`, so loading it ends the app.
- **macOS:** the same, except for a custom view in a xib, which AppKit makes with `init(frame:)`.

**Fix:** implement `init(coder:)`, or make the view in code instead of in the document.

**Silence** this object, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"v": ["trapping-coder-init"]}}}}
```

**Not reported:** other controllers, because a creator closure or a segue action may make them in another way, custom views
in a xib for macOS, and prototype cells where code of the scene's controller registers cells itself.

### unknown-runtime-attribute

The class does not have a property for the key path of a user defined runtime attribute.

**Severity:** information.

**Example:**

```diff
 -- Badge.swift --
 class Badge: UIView {
   @IBInspectable var radius: CGFloat = 0
 }
 -- Main.storyboard --
 <viewController id="vc"><view id="v" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
-  <userDefinedRuntimeAttribute type="number" keyPath="radios"/>
+  <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
 </userDefinedRuntimeAttributes></view></viewController>
```

**At run time:**

- **iOS and macOS:** loading sets the attributes by key-value coding. For an unknown key, the system logs a line and
  drops the value.

**Fix:** correct the key path, or add the property.

**Silence** this object, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"v": ["unknown-runtime-attribute"]}}}}
```

**Not reported:** a key that any class of the framework has as a property, because UIKit and AppKit set some keys by
private methods, such as `cornerRadius` of a view; and any key if a dependency is missing, which may extend any class,
unless an inspectable property has nearly the same name.

### not-marked-for-interface-builder

The connected member is visible to Objective-C but is not marked as an outlet or an action, or its key differs from the
property in the case of the first letter. A mark at any declaration counts: in a header, a class extension, an
implementation or a superclass. In Objective-C, a method `- (void)name:(id)sender` is an action without a mark.

**Severity:** a hint.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  @objc func tap(_ sender: Any) {}
+  @IBAction func tap(_ sender: Any) {}
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
 </viewController>
```

**At run time:**

- **iOS and macOS:** the connection works. Interface Builder marks it as broken and does not offer the member for other
  connections.

**Fix:** mark the member with `@IBOutlet` or `@IBAction`, or spell the key like the property.

**Silence** this connection, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"ids": {"a1": ["not-marked-for-interface-builder"]}}}}
```

## Damaged documents

### malformed-interface

The XML of a document is damaged, an attribute stands twice in a tag, or the file is empty; unresolved merge conflicts
are named as such, and nothing else is reported beside them. Connections around other damage are still checked, but for those of an object whose tag is
not finished, and for a scene, or else a document, in which tags are closed in another order than they are opened and a connection is not indented
as that of its object. Documents that
Interface Builder or an app can read and `ibls` can't are reported as information: the format from before 2012, compiled nibs, and encodings other than UTF-8
and ISO-8859-1. So are a report of ibtool that has the name of a nib, the pointer that Git LFS leaves in place of a
document, and a document that git-crypt keeps encrypted.

**Severity:** an error; information for a document that only `ibls` can't read.

**Example:**

```diff
 -- Main.storyboard --
 <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
-<<<<<<< HEAD
-=======
->>>>>>> other
 </scenes></document>
```

**At run time:**

- **iOS and macOS:** a damaged document does not compile.

**Fix:** repair the XML or resolve the conflict. Open a document in the old format in Xcode and save it. Save a document
in another encoding as UTF-8.

**Silence** this document, in `.ibls.json`:

```json
{"documents": {"Main.storyboard": {"off": ["malformed-interface"]}}}
```

## Suppressions

### unused-suppression

A comment, an entry of `documents` in `.ibls.json` or an entry of a baseline silences nothing any more. Most often the
finding was fixed, and what silenced it was left. Nobody would hear of the next one at that place.

As long as a file can't be read, nothing is reported, nor are settings from outside of the workspace. A code that
`rules` turns off counts as found: the comment is needed again when the code is turned on.

**Severity:** a warning; information for an entry of a baseline, which a check names even without `--all`.

**Example:**

```diff
 -- Login.swift --
 class Login: UIViewController {
-  // ibls:disable:next unused-action -- called by name
   @IBAction func tap(_ sender: Any) {}
 }
 -- Main.storyboard --
 <viewController id="vc" customClass="Login" customModule="App">
   <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
 </viewController>
```

**At run time:**

- **iOS and macOS:** nothing happens.

**Fix:** remove it. `ibls check --fix` does so, with the lists and objects that are empty then.

**Silence** the code, in `.ibls.json`:

```json
{"rules": {"unused-suppression": "off"}}
```

"""#
