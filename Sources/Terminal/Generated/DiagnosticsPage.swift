// swift-format-ignore-file
// Written by .ci/embed-diagnostics from diagnostics.md.

let diagnosticsPage = #"""
# What each diagnostic means

| code | default | meaning |
| --- | --- | --- |
| [`dangling-outlet`](#dangling-outlet) | error or warning or hint | no settable property of that name, visible to Objective-C, on the source's class or a superclass |
| [`outlet-type-mismatch`](#outlet-type-mismatch) | error or warning | the connected object is not of the outlet's type; a collection is connected as a single outlet, or the reverse |
| [`missing-action`](#missing-action) | error or hint | the target's class and its superclasses have no method with that selector that is visible to Objective-C |
| [`action-sender-mismatch`](#action-sender-mismatch) | warning | the connected sender is not what the method's first parameter accepts |
| [`missing-segue-action`](#missing-segue-action) | error | the method that a segue calls to make its destination is not on the source's class |
| [`missing-unwind-action`](#missing-unwind-action) | error | no class has the method that an unwind segue calls |
| [`unhandled-first-responder-action`](#unhandled-first-responder-action) | warning | an action sent to First Responder that no class implements |
| [`unconnected-outlet`](#unconnected-outlet) | warning or hint | an outlet that no document connects, or that one document connects and another does not |
| [`unused-action`](#unused-action) | warning | an action that no document connects and no code names |
| [`cross-scene-connection`](#cross-scene-connection) | error or warning | an outlet or action whose two ends lie in different scenes |
| [`dangling-reference`](#dangling-reference) | warning or error | a connection, the initial controller or a constraint names an id that is not in the document |
| [`duplicate-id`](#duplicate-id) | error | two objects of a document share an id |
| [`duplicate-outlet`](#duplicate-outlet) | warning | one object connects the same single outlet twice |
| [`class-mismatch`](#class-mismatch) | warning | the custom class is not a subclass of the element's class |
| [`unknown-class`](#unknown-class) | error or warning or information | the custom class is not found |
| [`class-module-mismatch`](#class-module-mismatch) | error or warning | the custom class is not found in the module that the document gives |
| [`undesignable-view`](#undesignable-view) | warning | Interface Builder can't render the view, or can't edit an inspectable property |
| [`trapping-coder-init`](#trapping-coder-init) | warning | a document makes a view whose `init(coder:)` always crashes |
| [`unknown-runtime-attribute`](#unknown-runtime-attribute) | information | the class has no property for a user defined runtime attribute |
| [`not-marked-for-interface-builder`](#not-marked-for-interface-builder) | hint | the connected member works, but is not marked, or is spelled with another first letter |
| [`malformed-interface`](#malformed-interface) | error or information | the document can't be read |

`ibls check --explain CODE` prints a section in the terminal. Each section explains one code: what it reports, what
happens at run time, an example that gives it, how to fix it, and the fixed example. A finding's own message names the
object and the member.

The project's tests check the examples. They are shortened: `-- path --` begins a file, and what surrounds the objects
of a document is left out.

The severity `error` means that the app crashes at run time, or that something silently does not work. Where the
workspace does not show enough to decide, `ibls` reports nothing. A document that no target builds can't crash the app,
nor can a scene of a storyboard that is not the initial one, that no segue leads to and that does not have an
identifier: there, every finding is a warning at most, and says so. [command-line.md](command-line.md#silencing) says how to
change a severity and how to silence a finding.

### dangling-outlet

**What:** a document connects an outlet that the class can't receive. Either the property does not exist, or Objective-C
can't see it because `@IBOutlet` was removed, or it is a constant or does not have a setter. Often it was renamed.

**At run time:** loading the scene sets each outlet by key-value coding. A key that nothing answers to raises
`NSUnknownKeyException` ("this class is not key value coding-compliant for the key ...") on iOS, and logs a line on
macOS.

**Severity:** an error on iOS. On macOS a warning, because nothing breaks, unless another outlet was most likely meant:
if the name is close to that of an outlet that nothing else connects, or the property is there, can't be set, and code
uses it, the finding is an error. A stored property without `@IBOutlet` is a hint on macOS, because AppKit sets its
variable.

In Objective-C, these also answer to the key `name`: a method `setName:` without a property, a read-only property for
which the compiler makes a variable, and an instance variable `name`, `_name`, `isName` or `_isName`. The variables
don't count if a class says otherwise by `accessInstanceVariablesDirectly`.

**One finding for many:** a document that was left behind when its screen was rewritten in code gets one finding for a
class, which lists the single ones. This happens if more than half of the document's connections to that class lead
nowhere, outlets and actions together, and at least three different names are missing. Connections that a framework's
class answers, such as `view`, are not counted. The code is that of the most severe single finding, and
`dangling-outlet` among equals. If a project covers the document's folder and does not list the document, the finding
says so. A baseline contains the single findings, so that fixing one connection does not make the others new. Quick
fixes are offered at each connection.

```text wrong
-- Login.swift --
class Login: UIViewController {
  @IBOutlet var titleLabel: UILabel!
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <outlet property="titleLable" destination="lbl" id="c1"/>
  <label id="lbl"/>
</viewController>
```

**Fix:** rename the property or the connection, or remove the connection.

```text right
-- Login.swift --
class Login: UIViewController {
  @IBOutlet var titleLabel: UILabel!
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <outlet property="titleLabel" destination="lbl" id="c1"/>
  <label id="lbl"/>
</viewController>
```

### outlet-type-mismatch

**What:** the connected object is not of the outlet's type, or a single outlet is connected as a collection, or the
reverse.

**At run time:** nothing checks the type when the scene loads. The first use of a member that only the declared type has
raises an exception.

**Severity:** an error; a warning if no code uses the outlet, or code uses only members that the class of the connected
object has as well. The message says which.

```text wrong
-- Login.swift --
class Login: UIViewController {
  @IBOutlet var titleLabel: UILabel!
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <outlet property="titleLabel" destination="b" id="c1"/>
  <button id="b"/>
</viewController>
```

**Fix:** declare the outlet with the class of the connected object, or give the object the outlet's class.

```text right
-- Login.swift --
class Login: UIViewController {
  @IBOutlet var titleLabel: UIView!
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <outlet property="titleLabel" destination="b" id="c1"/>
  <button id="b"/>
</viewController>
```

### missing-action

**What:** the target's class and its superclasses don't have a method with the action's selector that Objective-C can
see. Every colon counts: `tap:` is not `tap`, and `tap(button:)` is `tapWithButton:`.

**At run time:** the control's event raises "unrecognized selector sent to instance". On macOS, loading the document
logs a line, and the control does nothing.

**Severity:** an error; a hint for a gesture recognizer that is on no view, since nothing sends its action.

```text wrong
-- Login.swift --
class Login: UIViewController {
  @IBAction func tap() {}
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
</viewController>
```

**Fix:** connect the action again, or restore the method.

```text right
-- Login.swift --
class Login: UIViewController {
  @IBAction func tap(_ sender: Any) {}
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
</viewController>
```

### action-sender-mismatch

**What:** the method declares a sender of one class, and an object of another class sends the action.

**At run time:** nothing checks the sender. The first use of a member that only the declared class has raises an
exception. While the method uses only members that both classes have, or does not use its sender at all, the finding is
an information.

```text wrong
-- Login.swift --
class Login: UIViewController {
  @IBAction func change(_ sender: UISwitch) { print(sender.isOn) }
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <slider id="s"><action selector="change:" destination="vc" eventType="valueChanged" id="a1"/></slider>
</viewController>
```

**Fix:** declare a class that all senders share, or `Any`.

```text right
-- Login.swift --
class Login: UIViewController {
  @IBAction func change(_ sender: UIControl) { print(sender.isEnabled) }
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <slider id="s"><action selector="change:" destination="vc" eventType="valueChanged" id="a1"/></slider>
</viewController>
```

### missing-segue-action

**What:** a segue has a creation selector, and the controller that it starts from does not have that method. For a
relationship segue, a method of any class is enough.

**At run time:** the segue calls the method to make its destination, and raises an exception.

```text wrong
-- Login.swift --
class Login: UIViewController {
  func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <segue destination="d" kind="show" destinationCreationSelector="makeDetail:" id="s1"/>
  <viewController id="d"/>
</viewController>
```

**Fix:** declare the method with `@IBSegueAction`, or correct or remove the selector.

```text right
-- Login.swift --
class Login: UIViewController {
  @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <segue destination="d" kind="show" destinationCreationSelector="makeDetail:" id="s1"/>
  <viewController id="d"/>
</viewController>
```

### missing-unwind-action

**What:** an unwind segue names a method that no class has. `ibls` reports this only after it has read the whole
workspace.

**At run time:** the system looks for the method along the presenting controllers. The segue does nothing.

```text wrong
-- Home.swift --
class Home: UIViewController {
  @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
}
-- Main.storyboard --
<viewController id="vc">
  <button id="b"><segue destination="e" kind="unwind" unwindAction="unwindHomeWithSegue:" id="s1"/></button>
  <exit id="e"/>
</viewController>
```

**Fix:** declare the method with the selector that the segue names, or connect the segue again.

```text right
-- Home.swift --
class Home: UIViewController {
  @IBAction func unwindHome(segue: UIStoryboardSegue) {}
}
-- Main.storyboard --
<viewController id="vc">
  <button id="b"><segue destination="e" kind="unwind" unwindAction="unwindHomeWithSegue:" id="s1"/></button>
  <exit id="e"/>
</viewController>
```

### unhandled-first-responder-action

**What:** an action is sent to First Responder, and no class implements it. `ibls` knows the actions that AppKit and
UIKit answer. It reports this only after it has read the whole workspace.

**At run time:** nothing in the responder chain answers. A menu item stays disabled, and a button does nothing.

```text wrong
-- Editor.swift --
class Editor: NSViewController {
  @IBAction func sortLines(_ sender: Any?) {}
}
-- MainMenu.xib --
<!-- macOS -->
<customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
<menu id="m"><items>
  <menuItem id="i1"><connections><action selector="sortLine:" target="-1" id="a1"/></connections></menuItem>
</items></menu>
```

**Fix:** implement the action in a class of the responder chain, or correct its name.

```text right
-- Editor.swift --
class Editor: NSViewController {
  @IBAction func sortLines(_ sender: Any?) {}
}
-- MainMenu.xib --
<!-- macOS -->
<customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
<menu id="m"><items>
  <menuItem id="i1"><connections><action selector="sortLines:" target="-1" id="a1"/></connections></menuItem>
</items></menu>
```

### unconnected-outlet

**What:** no document connects the outlet, and `ibls` reports its declaration. Or one document or scene that uses the
class connects the outlet and another does not, and `ibls` reports the other one.

**At run time:** the outlet is nil after the view has loaded, and the first use of a `T!` traps. In the second form, the
crash may happen on one kind of device only.

**Severity:** a warning for `T!`; a hint for `T?`, for collections and for instance variables of Objective-C. The second
form is a hint for views and cells, because they are often laid out with and without a part.

`ibls` reports nothing for a class that no document names, or for an outlet that code assigns, compares with nil,
unwraps or passes on. In Objective-C, its variable and its setter count as well. In tests, only an assignment counts.
For a private outlet, only code in its own file counts. It also reports nothing for a class whose objects have dangling
connections, because one of these is most likely the missing one.

```text wrong
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
  <label id="lbl"/>
</viewController>
```

**Fix:** connect the outlet in every document that uses the class, declare it optional, or delete it.

```text right
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
  <outlet property="titleLabel" destination="lbl" id="c1"/>
  <label id="lbl"/>
</viewController>
```

### unused-action

**What:** no document connects the method, and no other code of the app names it: not in a call, a `#selector` or
`@selector`, or a string. Tests, comments and the method's own body don't count. A file belongs to the tests if it
imports a framework for tests, or a module as `@testable`.

**At run time:** the method is not called, which does no harm.

`ibls` reports nothing for overrides, for actions that a framework sends, such as `changeFont:`, for classes that no
document names, and for classes whose superclass it can't see. It also reports nothing where code makes selectors from
strings that it reads (`NSSelectorFromString` of anything but a literal).

```text wrong
-- Login.swift --
class Login: UIViewController {
  @IBAction func tap(_ sender: Any) {}
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App"/>
```

**Fix:** connect the action or delete it.

```text right
-- Login.swift --
class Login: UIViewController {
  @IBAction func tap(_ sender: Any) {}
  func press() { tap(self) }
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App"/>
```

### cross-scene-connection

**What:** an outlet or an action leads from one scene into another. This can happen when a scene is duplicated or a
control is pasted. The First Responder of any scene is fine as a target.

**At run time:** scenes are compiled separately, so the connection has no effect.

**Severity:** an error; a warning if the same event also sends an action to an object of its own scene, or if the class
lacks the outlet anyway.

```text wrong
-- Main.storyboard --
<scene sceneID="s1"><objects><viewController id="one"/></objects></scene>
<scene sceneID="s2"><objects><viewController id="two">
  <button id="b"><action selector="tap:" destination="one" eventType="touchUpInside" id="a1"/></button>
</viewController></objects></scene>
```

**Fix:** remove the connection.

```text right
-- Main.storyboard --
<scene sceneID="s1"><objects><viewController id="one"/></objects></scene>
<scene sceneID="s2"><objects><viewController id="two">
  <button id="b"><action selector="tap:" destination="two" eventType="touchUpInside" id="a1"/></button>
</viewController></objects></scene>
```

### dangling-reference

**What:** a connection, a constraint or the initial controller names an id that nothing in the document has, for example
after a damaging merge.

**At run time:** the document compiles, and what leads to the missing object is dropped: an outlet is nil, and a
constraint does not hold.

**Severity:** a warning; an error for the initial controller, without which the app has no first screen.

```text wrong
-- Main.storyboard --
<viewController id="vc">
  <outlet property="view" destination="gone" id="c1"/>
</viewController>
```

**Fix:** remove the reference.

```text right
-- Main.storyboard --
<viewController id="vc">
  <outlet property="view" destination="v" id="c1"/>
  <view id="v"/>
</viewController>
```

### duplicate-id

**What:** two objects of a document have the same id. While the document contains a merge conflict, `ibls` does not
report this, because both sides contain the same objects.

**At run time:** a connection may lead to either of the two objects.

```text wrong
-- Main.storyboard --
<viewController id="vc"><label id="lbl"/><button id="lbl"/></viewController>
```

**Fix:** give one of them another id.

```text right
-- Main.storyboard --
<viewController id="vc"><label id="lbl"/><button id="btn"/></viewController>
```

### duplicate-outlet

**What:** one object connects the same single outlet twice.

**At run time:** the later connection wins, and which one is later is not defined.

```text wrong
-- Main.storyboard --
<viewController id="vc">
  <outlet property="view" destination="v" id="c1"/>
  <outlet property="view" destination="w" id="c2"/>
  <view id="v"/><view id="w"/>
</viewController>
```

**Fix:** remove one of them.

```text right
-- Main.storyboard --
<viewController id="vc">
  <outlet property="view" destination="v" id="c1"/>
  <view id="v"/><view id="w"/>
</viewController>
```

### class-mismatch

**What:** the custom class is not a subclass of the element's class, such as a view for a `label`.

**At run time:** the object is still made with the custom class, and what the document sets on the element is lost.

```text wrong
-- Pill.swift --
class Pill: UIView {}
-- Main.storyboard --
<viewController id="vc"><label id="l" customClass="Pill" customModule="App"/></viewController>
```

**Fix:** use the element that fits the class, or make the class a subclass of the element's class.

```text right
-- Pill.swift --
class Pill: UILabel {}
-- Main.storyboard --
<viewController id="vc"><label id="l" customClass="Pill" customModule="App"/></viewController>
```

### unknown-class

**What:** the custom class is not found in the workspace.

**At run time:** the system logs a line and uses the framework's class instead.

**Severity:** an error if the document says that the class belongs to its target (`customModuleProvider="target"`) and
`ibls` has read the whole workspace; a warning for the File's Owner, of which nothing is made; information otherwise.
Nothing is reported if the document names another module, or if a binary framework in the workspace has a header with
the name of the class.

**One finding for many:** without certainty, all classes with the same prefix get one finding, at the first place that
names one. The others are listed with it. This applies if the workspace does not have a class with that prefix:
most likely, a framework is missing. Otherwise there is one finding for each class.

The workspace counts as not completely read if

- a file could not be read, or the workspace does not contain code;
- ignore rules or `exclude` leave out code;
- the folder is only part of a repository;
- a target of the document lists a source file that is missing. Files that tools write from data alone don't count:
  credentials, Protocol Buffers messages, names of strings and images. Nor do files that git ignores, unless one has the
  name of the class. If such a file is there, it is read;
- the named module is a dependency that is missing.

```text wrong
-- Login.swift --
class Login: UIViewController {}
-- Main.storyboard --
<viewController id="vc" customClass="Signin" customModule="App" customModuleProvider="target"/>
```

**Fix:** correct the name or the module of the class in the document, or declare the class.

```text right
-- Login.swift --
class Login: UIViewController {}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>
```

### class-module-mismatch

**What:** the class exists, and the module that the document gives does not lead to it:

- A Swift class without a module. At run time a Swift class is found as `Module.Name` only, unless it has `@objc(Name)`.
- A Swift class with a module that is a target of the workspace and does not compile the class.
- A class with `customModuleProvider="target"`, and none of the targets that build the document compiles the class.
- A generic class: a document can't name it, with or without a module.
- An Objective-C class with a module. It is found by its plain name only.

**At run time:** the system logs "Unknown class ... in Interface Builder file" and uses the framework's class instead.
The first outlet of the class raises an exception.

**Severity:** a warning for an Objective-C class, in a document that no target builds, and for an object of the same
class as its File's Owner, which would load the document again if the class were found.

`ibls` reports this for the objects and segues that a document makes. Nothing is made of File's Owner and the other
placeholders. It reports nothing about a module that is not a target of the workspace, about nested classes, or where a
target's module name or its sources are not all known: a listed file that is missing, a file outside the workspace, a
damaged project. Two targets may have one module, and in a watch app or a bundle of resources the documents are built
apart from the code; `ibls` reports nothing about these either.

A quick fix writes the right module as Interface Builder does, at one place or wherever documents need it.

```text wrong
-- Login.swift --
class Login: UIViewController {}
-- Main.storyboard --
<viewController id="vc" customClass="Login"/>
```

**Fix:** set the module of the class in the document, or compile the class in a target that builds the document.

```text right
-- Login.swift --
class Login: UIViewController {}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>
```

### undesignable-view

**What:** Interface Builder can't render a view, or its inspector can't edit an inspectable property:

- A view overrides `prepareForInterfaceBuilder`, and neither it nor a class above or below it has `@IBDesignable`
  (`IB_DESIGNABLE`).
- `@IBDesignable` or `IB_DESIGNABLE` is on a class that is not a view, or, in Swift, on a generic class.
- The `init(frame:)` of a designable view is not inherited, traps or is unavailable, or its `init(coder:)` traps or is
  unavailable.
- `@IBInspectable` is on a constant, on a property without a written type, or on a property of a type for which the
  inspector does not have an editor. In Objective-C, the same applies to `IBInspectable` on a property of such a class
  or structure.

**At run time:** nothing changes in the app; this code is about what Interface Builder shows.

```text wrong
-- Badge.swift --
class Badge: UIView {
  override func prepareForInterfaceBuilder() {}
}
```

**Fix:** mark the view, or correct its initializers or the type of the property.

```text right
-- Badge.swift --
@IBDesignable class Badge: UIView {
  override func prepareForInterfaceBuilder() {}
}
```

### trapping-coder-init

**What:** a document makes a view whose `init(coder:)` always crashes or is unavailable. `ibls` does not report controllers,
because a creator closure or a segue action may make them in another way, and custom views in a xib for macOS, which
AppKit makes with `init(frame:)`.

**At run time:** a document makes its views with `init(coder:)`, so loading it ends the app.

```text wrong
-- Badge.swift --
class Badge: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
-- Main.storyboard --
<viewController id="vc"><view id="v" customClass="Badge" customModule="App"/></viewController>
```

**Fix:** implement `init(coder:)`, or make the view in code instead of in the document.

```text right
-- Badge.swift --
class Badge: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
-- Main.storyboard --
<viewController id="vc"><view id="v" customClass="Badge" customModule="App"/></viewController>
```

### unknown-runtime-attribute

**What:** the class does not have a property for the key path of a user defined runtime attribute.

**At run time:** loading sets the attributes by key-value coding. For an unknown key, the system logs a line and drops
the value.

UIKit and AppKit set some keys by private methods, such as `cornerRadius` of a view. `ibls` reports nothing if another
class of the framework has a property of that name. It also reports nothing if a dependency is missing, which may extend
any class, unless an inspectable property has nearly the same name.

```text wrong
-- Badge.swift --
class Badge: UIView {
  @IBInspectable var radius: CGFloat = 0
}
-- Main.storyboard --
<viewController id="vc"><view id="v" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="number" keyPath="radios"/>
</userDefinedRuntimeAttributes></view></viewController>
```

**Fix:** correct the key path, or mark the property `@IBInspectable`.

```text right
-- Badge.swift --
class Badge: UIView {
  @IBInspectable var radius: CGFloat = 0
}
-- Main.storyboard --
<viewController id="vc"><view id="v" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
</userDefinedRuntimeAttributes></view></viewController>
```

### not-marked-for-interface-builder

**What:** the connected member is visible to Objective-C but is not marked as an outlet or an action. A mark at any
declaration counts: in a header, a class extension, an implementation or a superclass. The same hint is given for a key
that differs from its property in the case of the first letter, which key-value coding accepts.

**At run time:** the connection works. Interface Builder marks it as broken and does not offer the member for other
connections. In Objective-C, a method `- (void)name:(id)sender` is an action without a mark.

```text wrong
-- Login.swift --
class Login: UIViewController {
  @objc func tap(_ sender: Any) {}
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
</viewController>
```

**Fix:** mark the member with `@IBOutlet` or `@IBAction`, or spell the key like the property.

```text right
-- Login.swift --
class Login: UIViewController {
  @IBAction func tap(_ sender: Any) {}
}
-- Main.storyboard --
<viewController id="vc" customClass="Login" customModule="App">
  <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
</viewController>
```

### malformed-interface

**What:** the XML of a document is damaged; unresolved merge conflicts are named as such. Connections around the damage
are still checked. Two kinds of documents that Interface Builder can read and `ibls` can't are reported as information:
the format from before 2012, and encodings other than UTF-8 and ISO-8859-1.

**At run time:** a damaged document does not compile.

```text wrong
-- Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
<<<<<<< HEAD
=======
>>>>>>> other
</scenes></document>
```

**Fix:** repair the XML or resolve the conflict. Open a document in the old format in Xcode and save it. Save a document
in another encoding as UTF-8.

```text right
-- Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
</scenes></document>
```

## From unit tests to ibls

Many projects check their outlets and actions with unit tests that load each storyboard. The table lists the tests that
people write, and what `ibls check` proves of each without building or running the app. The project runs each row as
fixtures (`Tests/Support/PracticeCases.swift`). A fixture that satisfies the unit test gives no finding. A broken one
gives the findings named here. For the cases that the last column calls silent, a fixture shows that `ibls` accepts
them.

| unit test | ibls | what stays unproved |
| --- | --- | --- |
| the outlet is not nil after loading | `dangling-outlet`, `unconnected-outlet` | that the code under test loads this scene and not another; outlets that code assigns or compares with nil |
| the outlet has the type that the test asks for | `outlet-type-mismatch` | a class whose superclass `ibls` can't see; a generic parameter |
| the action is received from the object connected to that outlet, by its selector, for `touchUpInside`, `valueChanged` or as a bar button's | `missing-action` for the selector; `unused-action` if nothing sends it and no code names it; `action-sender-mismatch` if an object of another class sends it; `index` shows which object sends it | silent: another event, or another object of the same class, because such a connection is valid in itself |
| iPhone, iPad and common storyboards share a controller class, and one of them lacks an outlet | `unconnected-outlet`, reported at the one that lacks it | outlets that code assigns or compares with nil |
| a nib of a given name exists, and its first object is a view of the right class | `unknown-class` if its class does not exist, `class-mismatch` if that is not a view; `index` shows the objects | silent: the name of the nib, because `ibls` does not compare the names that code asks for with the files; and which class of view is the right one |
| a custom view loads in `init(frame:)` and `init(coder:)` | `trapping-coder-init`; `undesignable-view` if an initializer of a designable view is missing, unavailable or always crashes | what a longer initializer does |
| a custom view prepares for Interface Builder and is marked designable | `undesignable-view` | what it draws |

"""#
