"""Workspaces that are large in one dimension, for `growth.py`.

A shape is a function from a size to the files of a workspace: their texts by path. `@shape` gives the smallest size that is
measured and, where that is no check, the arguments of `ibls` or the name of a measurement in a server.
"""

SHAPES = {}


def shape(size, *commands):
    """Registers a shape. A command is a tuple of arguments before the folder, or the name of a measurement in a server."""

    def register(function):
        SHAPES[function.__name__] = (function, size, commands or (CHECK,))
        return function

    return register


CHECK = ("--check", "--all", "--format=json", "--fail-on=never", "--allow-empty")


# What `--fix` would do.
FIXES = ("--check", "--diff", "--fail-on=never", "--allow-empty")


def rename(symbol, new):
    return ("--rename", symbol, new)


# MARK: Parts

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
STORYBOARD = (
    HEAD + '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
    'targetRuntime="iOS.CocoaTouch">\n<scenes>\n')
XIB = (
    HEAD + '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
    'targetRuntime="iOS.CocoaTouch">\n<objects>\n')
OF_TARGET = 'customModule="App" customModuleProvider="target"'


def storyboard(*scenes):
    body = "".join(f'<scene sceneID="s{n}"><objects>\n{scene}\n</objects></scene>\n' for n, scene in enumerate(scenes))
    return f"{STORYBOARD}{body}</scenes></document>\n"


def xib(objects):
    return f"{XIB}{objects}\n</objects></document>\n"


def controller(name, connections="", views="", identifier="vc", module=OF_TARGET):
    return (
        f'<viewController id="{identifier}" customClass="{name}" {module}>\n<view key="view" id="{identifier}-v">'
        f"<subviews>\n{views}\n</subviews></view>\n<connections>\n{connections}\n</connections></viewController>")


def outlet(key, destination="vc-v", identifier=None):
    return f'<outlet property="{key}" destination="{destination}" id="o-{identifier or key}"/>'


def button(number, selector, target="vc"):
    return (
        f'<button id="b{number}"><connections><action selector="{selector}" destination="{target}" '
        f'eventType="touchUpInside" id="a{number}"/></connections></button>')


def joined(function, count):
    return "\n".join(function(number) for number in range(count))


# Code of an app, of which the workspace has all callers.
APP = {"App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"}


# MARK: Classes


@shape(1000, CHECK, rename("C1", "D1"), rename("C1.label", "caption"))
def classes(n):
    """n classes, each in a file of its own, and a storyboard for every tenth."""
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n" for i in range(n)}
    for i in range(0, n, 10):
        files[f"C{i}.storyboard"] = storyboard(controller(f"C{i}"))
    return files


@shape(500, CHECK, rename("C0", "D0"), rename("C0.tap0(_:)", "press(_:)"))
def chain_of_classes(n):
    """A chain of n classes with an outlet and an action each; all stand in a storyboard."""
    files = {}
    for i in range(n):
        base = f"C{i - 1}" if i else "UIViewController"
        files[f"C{i}.swift"] = f"class C{i}: {base} {{ @IBOutlet var label{i}: UIView!\n@IBAction func tap{i}(_ sender: Any) {{}} }}\n"
    scenes = [controller(f"C{i}", outlet(f"label{i}", f"vc{i}-v", i), button(f"-{i}", f"tap{i}:", f"vc{i}"), f"vc{i}") for i in range(n)]
    return files | {"Main.storyboard": storyboard(*scenes)}


@shape(12, CHECK, rename("C0", "D0"), rename("C0.label", "caption"))
def chain_declared_twice(n):
    """A chain of n classes, each declared in two folders without a project."""
    files = {}
    for folder in "AB":
        for i in range(n):
            base = f"C{i - 1}" if i else "UIViewController"
            member = "@IBOutlet var label: UIView!" if i == 0 else ""
            files[f"{folder}/C{i}.swift"] = f"class C{i}: {base} {{ {member} }}\n"
        files[f"{folder}/Main.storyboard"] = storyboard(controller(f"C{n - 1}", outlet("label") + outlet("nope")))
    return files


@shape(12)
def chain_declared_twice_objective_c(n):
    files = {}
    for folder in "AB":
        for i in range(n):
            base = f"C{i - 1}" if i else "UIViewController"
            files[f"{folder}/C{i}.h"] = f"@interface C{i} : {base}\n@end\n"
            files[f"{folder}/C{i}.m"] = f'#import "C{i}.h"\n@implementation C{i}\n@end\n'
        files[f"{folder}/Main.storyboard"] = storyboard(controller(f"C{n - 1}", outlet("nope"), module=""))
    return files


@shape(4)
def folders_with_a_chain(n):
    """n folders with a chain of nine classes each, as tutorials have them."""
    files = {}
    for folder in range(n):
        for i in range(9):
            base = f"C{i - 1}" if i else "UIViewController"
            files[f"Step{folder}/C{i}.swift"] = f"class C{i}: {base} {{ @IBOutlet var label{i}: UIView! }}\n"
        files[f"Step{folder}/Main.storyboard"] = storyboard(controller("C8", joined(lambda i: outlet(f"label{i}"), 9)))
    return files


@shape(100, CHECK, rename("Cell", "Row"), rename("Cell.label", "caption"))
def copies_of_a_class(n):
    """n classes of one name, each with a xib beside it."""
    files = {}
    for i in range(n):
        files[f"F{i}/Cell.swift"] = "class Cell: UIView { @IBOutlet var label: UIView! }\n"
        files[f"F{i}/Cell.xib"] = xib(
            f'<view id="v" customClass="Cell" {OF_TARGET}><subviews><label id="l"/></subviews>'
            f'<connections>{outlet("label", "l")}{outlet("nope", "l")}</connections></view>')
    return files


@shape(100, CHECK, rename("Cell", "Row"))
def copies_of_a_class_objective_c(n):
    files = {}
    for i in range(n):
        files[f"F{i}/Cell.h"] = "@interface Cell : UIView\n@property IBOutlet UIView *label;\n@end\n"
        files[f"F{i}/Cell.m"] = '#import "Cell.h"\n@implementation Cell\n- (IBAction)tap:(id)sender {}\n@end\n'
        files[f"F{i}/Cell.xib"] = xib(
            '<view id="v" customClass="Cell"><subviews><label id="l"/></subviews>'
            f'<connections>{outlet("label", "l")}{outlet("nope", "l")}</connections></view>')
    return files


@shape(100)
def copies_with_extensions(n):
    """n classes of one name, each with an extension in a file of its own."""
    files = copies_of_a_class(n)
    for i in range(n):
        files[f"F{i}/Cell+More.swift"] = "extension Cell { @IBAction func tap(_ sender: Any) {} }\n"
    return files


@shape(100)
def copies_nested(n):
    """n types with a class of one name inside."""
    files = {f"T{i}.swift": f"class T{i}: UIView {{ class Cell: UIView {{ @IBOutlet var label: UIView! }}\n var cell: Cell? }}\n" for i in range(n)}
    return files | {"Main.xib": xib(f'<view id="v" customClass="Cell" {OF_TARGET}/>')}


@shape(50)
def nested_types(n):
    """Types in types, n deep, each a class that derives from the outer one's neighbour."""
    text = "".join(f"class N{i}: UIView {{ class Peer{i}: N{max(0, i - 1)} {{}}\n" for i in range(n)) + "}" * n
    return {"Nested.swift": text, "Main.xib": xib(f'<view id="v" customClass="N0" {OF_TARGET}/>')}


@shape(200)
def subclasses(n):
    """n subclasses of one class with n outlets in all documents."""
    files = {"Base.swift": "class Base: UIViewController { @IBOutlet var label: UIView!\n@IBAction func tap(_ s: Any) {} }\n"}
    for i in range(n):
        files[f"C{i}.swift"] = f"class C{i}: Base {{ @IBOutlet var own: UIView! }}\n"
        files[f"C{i}.storyboard"] = storyboard(controller(f"C{i}", outlet("label") + outlet("own"), button(0, "tap:")))
    return files


# MARK: Members and connections


@shape(500, CHECK, rename("C.label1", "caption"))
def outlets_of_a_class(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var label{i}: UIView!", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"label{i}"), n)))}


@shape(500)
def outlets_of_a_class_objective_c(n):
    text = "@interface C : UIViewController\n" + joined(lambda i: f"@property IBOutlet UIView *label{i};", n) + "\n@end\n"
    board = storyboard(controller("C", joined(lambda i: outlet(f"label{i}"), n), module=""))
    return {"C.h": text, "C.m": '#import "C.h"\n@implementation C\n@end\n', "Main.storyboard": board}


@shape(500, CHECK, rename("C.tap1(_:)", "press(_:)"))
def actions_of_a_class(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBAction func tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", "", joined(lambda i: button(i, f"tap{i}:"), n)))}


@shape(500)
def actions_of_a_class_objective_c(n):
    text = "@implementation C\n" + joined(lambda i: f"- (IBAction)tap{i}:(id)sender {{}}", n) + "\n@end\n"
    board = storyboard(controller("C", "", joined(lambda i: button(i, f"tap{i}:"), n), module=""))
    return {"C.h": "@interface C : UIViewController\n@end\n", "C.m": text, "Main.storyboard": board}


@shape(250)
def outlets_unconnected(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var label{i}: UIView!", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C"))}


@shape(250)
def outlets_dangling(n):
    return {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"label{i}"), n)))}


@shape(250, CHECK, FIXES)
def outlets_misspelt(n):
    """n outlets, each misspelt in the document."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var label{i}: UIView!", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"lable{i}"), n)))}


@shape(250)
def outlets_of_plain_objects(n):
    """n outlets of a controller whose class was cleared, in a document and in the class that had them."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var label{i}: UIView!", n) + "\n}\n"
    plain = controller("C", joined(lambda i: outlet(f"label{i}"), n)).replace(' customClass="C"', "").replace(OF_TARGET, "")
    return {"C.swift": text, "Main.storyboard": storyboard(plain)}


@shape(250)
def outlets_to_nothing(n):
    """n outlets of a class, each connected to an object that is gone."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var label{i}: UIView!", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"label{i}", "gone"), n)))}


@shape(250)
def bar_buttons_with_views(n):
    """n bar button items with a custom view each, whose action the class lacks."""
    items = joined(
        lambda i: f'<barButtonItem id="i{i}"><view key="customView" id="w{i}"/><connections>'
        f'<action selector="tap{i}:" destination="vc" id="a{i}"/></connections></barButtonItem>', n)
    return {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(controller("C", "", items))}


@shape(100)
def language_copies(n):
    """n copies of a document for other languages than the one that connects an outlet."""
    text = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc f() { label.isHidden = true } }\n"
    copies = {f"l{i}.lproj/Main.storyboard": storyboard(controller("C")) for i in range(n)}
    return {"C.swift": text, "en.lproj/Main.storyboard": storyboard(controller("C", outlet("label")))} | copies


@shape(100)
def classes_that_objects_need(n):
    """n documents with a class each that no file declares, and that its object needs."""
    return {"C.m": "@interface C : UIViewController\n@end\n@implementation C\n@end\n"} | {
        f"D{i}.storyboard": storyboard(controller(f"Gone{i}", outlet("label"), module="")) for i in range(n)}


@shape(250)
def actions_misspelt(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBAction func tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", "", joined(lambda i: button(i, f"tpa{i}:"), n)))}


@shape(250)
def actions_unused(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBAction func tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C"))}


@shape(250)
def members_without_marks(n):
    """n plain members, connected though Objective-C sees none."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"var label{i}: UIView!\nfunc tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    board = controller("C", joined(lambda i: outlet(f"label{i}"), n), joined(lambda i: button(i, f"tap{i}:"), n))
    return {"C.swift": text, "Main.storyboard": storyboard(board)}


@shape(250)
def overloads(n):
    """n methods of one name with different labels, of which one is connected n times."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"@objc func tap(_ sender: Any, label{i}: Any) {{}}", n) + "\n@IBAction func tap(_ sender: Any) {}\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", "", joined(lambda i: button(i, "tap:"), n)))}


@shape(250)
def redeclared_outlets(n):
    """One outlet declared n times in a class, and connected n times."""
    text = "class C: UIViewController {\n" + "@IBOutlet var label: UIView!\n" * n + "}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet("label", identifier=i), n)))}


@shape(500)
def outlet_collection(n):
    views = joined(lambda i: f'<label id="l{i}"/>', n)
    connections = joined(lambda i: f'<outletCollection property="labels" destination="l{i}" id="c{i}"/>', n)
    return {"C.swift": "class C: UIViewController { @IBOutlet var labels: [UILabel]! }\n", "Main.storyboard": storyboard(controller("C", connections, views))}


@shape(250)
def outlets_of_mismatched_types(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var label{i}: UILabel!", n) + "\n}\n"
    views = joined(lambda i: f'<button id="l{i}"/>', n)
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"label{i}", f"l{i}"), n), views))}


@shape(500, CHECK, rename("C1.tap(_:)", "press(_:)"))
def equal_actions(n):
    """n classes with an action of one name, each connected."""
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBAction func tap(_ sender: Any) {{}} }}\n" for i in range(n)}
    return files | {f"C{i}.storyboard": storyboard(controller(f"C{i}", "", button(0, "tap:"))) for i in range(n)}


@shape(500)
def equal_actions_objective_c(n):
    files = {}
    for i in range(n):
        files[f"C{i}.h"] = f"@interface C{i} : UIViewController\n- (IBAction)tap:(id)sender;\n@end\n"
        files[f"C{i}.m"] = f'#import "C{i}.h"\n@implementation C{i}\n- (IBAction)tap:(id)sender {{}}\n@end\n'
        files[f"C{i}.storyboard"] = storyboard(controller(f"C{i}", "", button(0, "tap:"), module=""))
    return files


@shape(500, CHECK, rename("C1.label", "caption"))
def equal_outlets(n):
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n" for i in range(n)}
    return files | {f"C{i}.storyboard": storyboard(controller(f"C{i}", outlet("label"))) for i in range(n)}


@shape(250)
def equal_actions_unused(n):
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBAction func tap(_ sender: Any) {{}} }}\n" for i in range(n)}
    return files | {f"C{i}.storyboard": storyboard(controller(f"C{i}")) for i in range(n)}


@shape(250)
def equal_outlets_unconnected(n):
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBOutlet var label: UIView!\nfunc f() {{ print(label.text) }} }}\n" for i in range(n)}
    return files | {f"C{i}.storyboard": storyboard(controller(f"C{i}")) for i in range(n)}


@shape(250)
def first_responder_actions(n):
    """n menu items, each with an action that one class has, sent to First Responder."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBAction func tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    board = controller("C", "", joined(lambda i: button(i, f"tap{i}:", "fr"), n)) + '<placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>'
    return {"C.swift": text, "Main.storyboard": storyboard(board)}


@shape(100)
def first_responder_actions_unhandled(n):
    """n actions to First Responder that no class has, and n classes."""
    board = controller("C0", "", joined(lambda i: button(i, f"nope{i}:", "fr"), n)) + '<placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>'
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ func other{i}(_ sender: Any) {{}} }}\n" for i in range(n)}
    return files | {"Main.storyboard": storyboard(board)}


@shape(200)
def unwind_segues(n):
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBAction func unwind(_ segue: UIStoryboardSegue) {{}} }}\n" for i in range(n)}
    scenes = [
        controller(f"C{i}", f'<segue destination="x{i}" kind="unwind" unwindAction="unwind:" id="u{i}"/>', "", f"vc{i}")
        + f'<exit id="x{i}" userLabel="Exit" sceneMemberID="exit"/>' for i in range(n)]
    return files | {"Main.storyboard": storyboard(*scenes)}


# MARK: Documents


@shape(500)
def documents(n):
    files = {"C.swift": "class C: UIViewController {}\n"}
    return files | {f"D{i}.storyboard": storyboard(controller(f"UIViewController")) for i in range(n)}


@shape(200, CHECK, rename("C", "D"), rename("C.label", "caption"))
def documents_of_a_class(n):
    """n storyboards with one class, half of which connect its outlet."""
    files = {"C.swift": "class C: UIViewController { @IBOutlet var label: UIView!\n@IBOutlet var other: UIView! }\n"}
    return files | {f"D{i}.storyboard": storyboard(controller("C", outlet("label") if i % 2 else outlet("other"))) for i in range(n)}


@shape(200)
def scenes_of_a_class(n):
    """n scenes of one storyboard with one class, half of which connect its outlet."""
    scenes = [controller("C", outlet("label" if i % 2 else "other", f"vc{i}-v", i), "", f"vc{i}") for i in range(n)]
    return {"C.swift": "class C: UIViewController { @IBOutlet var label: UIView!\n@IBOutlet var other: UIView! }\n", "Main.storyboard": storyboard(*scenes)}


@shape(500)
def objects(n):
    return {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(controller("C", "", joined(lambda i: f'<label id="l{i}" text="x"/>', n)))}


@shape(500)
def objects_of_a_class(n):
    views = joined(lambda i: f'<view id="l{i}" customClass="V" {OF_TARGET}><connections>{outlet("owner", "vc", i)}</connections></view>', n)
    return {"V.swift": "class V: UIView { @IBOutlet var owner: UIViewController! }\n", "Main.storyboard": storyboard(controller("V", "", views))}


@shape(200)
def objects_of_unknown_classes(n):
    views = joined(lambda i: f'<view id="l{i}" customClass="Vuew{i}" {OF_TARGET}/>', n)
    files = {f"View{i}.swift": f"class View{i}: UIView {{}}\n" for i in range(n)}
    return files | {"Main.storyboard": storyboard(controller("UIViewController", "", views, module=""))}


@shape(200)
def objects_out_of_sight(n):
    """n documents, each with a class that only a framework can have."""
    files = {"C.swift": "class C: UIViewController {}\n"}
    return files | {f"D{i}.xib": xib(f'<view id="v" customClass="KITView{i}"/>') for i in range(n)}


@shape(100)
def nesting(n):
    """Views in views, n deep, each connected."""
    views = "".join(f'<view id="l{i}"><subviews>' for i in range(n)) + "</subviews></view>" * n
    connections = joined(lambda i: f'<outletCollection property="views" destination="l{i}" id="c{i}"/>', n)
    return {"C.swift": "class C: UIViewController { @IBOutlet var views: [UIView]! }\n", "Main.storyboard": storyboard(controller("C", connections, views))}


@shape(250)
def equal_ids(n):
    views = '<label id="l"/>\n' * n
    return {"C.swift": "class C: UIViewController { @IBOutlet var labels: [UILabel]! }\n", "Main.storyboard": storyboard(controller("C", joined(lambda i: f'<outletCollection property="labels" destination="l" id="c{i}"/>', n), views))}


@shape(250)
def missing_destinations(n):
    return {"C.swift": "class C: UIViewController { @IBOutlet var labels: [UILabel]! }\n", "Main.storyboard": storyboard(controller("C", joined(lambda i: f'<outletCollection property="labels" destination="m{i}" id="c{i}"/>', n)))}


@shape(200)
def segues(n):
    """n scenes, each with a segue to every tenth of ten others."""
    scenes = [controller("UIViewController", "".join(f'<segue destination="vc{(i + j) % n}" kind="show" identifier="s{i}-{j}" id="g{i}-{j}"/>' for j in range(10)), "", f"vc{i}", module="") for i in range(n)]
    return {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(*scenes)}


@shape(250)
def scenes_that_code_shows(n):
    """A chain of n scenes by segues that no code performs, each with an outlet that its class lacks."""
    def scene(i):
        segue = f'<segue destination="vc{i + 1}" kind="show" identifier="segue{i}" id="g{i}"/>' if i + 1 < n else ""
        return controller("C", outlet("gone", f"vc{i}-v", i) + segue, "", f"vc{i}")
    text = storyboard(*(scene(i) for i in range(n))).replace("targetRuntime", 'initialViewController="vc0" targetRuntime', 1)
    return {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": text}


@shape(200)
def storyboard_references(n):
    files = {"C.swift": "class C: UIViewController {}\n"}
    for i in range(n):
        files[f"S{i}.storyboard"] = storyboard(
            controller("UIViewController", '<segue destination="r" kind="show" id="g"/>', module="") +
            f'<viewControllerPlaceholder storyboardName="S{(i + 1) % n}" referencedIdentifier="nope" id="r" sceneMemberID="viewController"/>')
    return files


@shape(250)
def runtime_attributes(n):
    attributes = joined(lambda i: f'<userDefinedRuntimeAttribute type="string" keyPath="key{i}" value="x"/>', n)
    view = f'<view id="v" customClass="V" {OF_TARGET}><userDefinedRuntimeAttributes>{attributes}</userDefinedRuntimeAttributes></view>'
    text = "class V: UIView {\n" + joined(lambda i: f"@IBInspectable var key{i}: String = \"\"", n) + "\n}\n"
    return {"V.swift": text, "Main.xib": xib(view)}


@shape(50, CHECK, rename("C", "D"), rename("C.label", "caption"))
def localised_copies(n):
    """Ten storyboards in n languages."""
    files = {"C.swift": "class C: UIViewController { @IBOutlet var label: UIView!\n@IBOutlet var other: UIView! }\n"}
    for i in range(n):
        for j in range(10):
            files[f"l{i}.lproj/S{j}.storyboard"] = storyboard(controller("C", outlet("label") + outlet("nope")))
    return files


@shape(1000)
def findings_on_one_line(n):
    """n findings in a document and n in code, all on one line."""
    board = storyboard(controller("C", joined(lambda i: outlet(f"nope{i}"), n))).replace("\n", " ")
    text = "class C: UIViewController { " + "".join(f"@IBAction func tap{i}(_ sender: Any) {{}}; " for i in range(n)) + "}"
    return {"C.swift": text, "Main.storyboard": board}


@shape(1000)
def findings_on_many_lines(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBAction func tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"nope{i}"), n)))}


@shape(2000)
def line_length(n):
    """Code and a document of one line without a finding."""
    return {
        "C.swift": "class C: UIViewController { " + "".join(f"func f{i}() {{ print({i}) }}; " for i in range(n)) + "}",
        "Main.storyboard": storyboard(controller("C", "", joined(lambda i: f'<label id="l{i}"/>', n))).replace("\n", " ")}


# MARK: Extensions, protocols and aliases


@shape(250, CHECK, rename("C", "D"), rename("C.tap1(_:)", "press(_:)"))
def extensions(n):
    files = {"C.swift": "class C: UIViewController {}\n"}
    for i in range(n):
        files[f"C+{i}.swift"] = f"extension C {{ @IBAction func tap{i}(_ sender: Any) {{}} }}\n"
    return files | {"Main.storyboard": storyboard(controller("C", "", joined(lambda i: button(i, f"tap{i}:"), n)))}


@shape(250)
def extensions_of_the_sdk(n):
    files = {f"View+{i}.swift": f"extension UIView {{ @IBInspectable var key{i}: String {{ get {{ \"\" }} set {{}} }} }}\n" for i in range(n)}
    views = joined(lambda i: f'<view id="l{i}"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="key{i}" value="x"/></userDefinedRuntimeAttributes></view>', n)
    return files | {"Main.storyboard": storyboard(controller("UIViewController", "", views, module=""))}


@shape(250)
def categories(n):
    files = {"C.h": "@interface C : UIViewController\n@end\n", "C.m": "@implementation C\n@end\n"}
    for i in range(n):
        files[f"C+{i}.m"] = f'#import "C.h"\n@implementation C (More{i})\n- (IBAction)tap{i}:(id)sender {{}}\n@end\n'
    return files | {"Main.storyboard": storyboard(controller("C", "", joined(lambda i: button(i, f"tap{i}:"), n), module=""))}


@shape(100)
def chain_of_protocols(n):
    files = {f"P{i}.swift": f"@objc protocol P{i}: {f'P{i - 1}' if i else 'NSObjectProtocol'} {{ func tap{i}(_ sender: Any) }}\n" for i in range(n)}
    text = f"class C: UIViewController, P{n - 1} {{\n" + joined(lambda i: f"func tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    return files | {"C.swift": text, "Main.storyboard": storyboard(controller("C", "", joined(lambda i: button(i, f"tap{i}:"), n)))}


@shape(12)
def protocols_refined_twice(n):
    """A chain of protocols, each declared in two folders."""
    files = {}
    for folder in "AB":
        for i in range(n):
            files[f"{folder}/P{i}.swift"] = f"@objc protocol P{i}: {f'P{i - 1}, P{i - 1}' if i else 'NSObjectProtocol'} {{ func tap{i}(_ sender: Any) }}\n"
    text = f"class C: UIViewController, P{n - 1} {{ func tap0(_ sender: Any) {{}} }}\n"
    return files | {"C.swift": text, "Main.storyboard": storyboard(controller("C", "", button(0, "tap0:")))}


@shape(100)
def protocols_of_a_class(n):
    files = {f"P{i}.swift": f"@objc protocol P{i} {{ func tap{i}(_ sender: Any) }}\n" for i in range(n)}
    text = "class C: UIViewController, " + ", ".join(f"P{i}" for i in range(n)) + " {\n" + joined(lambda i: f"func tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    return files | {"C.swift": text, "Main.storyboard": storyboard(controller("C", "", joined(lambda i: button(i, f"tap{i}:"), n)))}


@shape(100)
def outlets_of_protocol_types(n):
    """n outlets of a protocol's type, to which n classes conform."""
    files = {"P.swift": "@objc protocol P {}\n"}
    for i in range(n):
        files[f"V{i}.swift"] = f"class V{i}: UIView, P {{}}\n"
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var view{i}: P!", n) + "\n}\n"
    views = joined(lambda i: f'<view id="l{i}" customClass="V{i}" {OF_TARGET}/>', n)
    return files | {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"view{i}", f"l{i}"), n), views))}


@shape(100)
def aliases(n):
    """n aliases of one name, in n types."""
    files = {f"T{i}.swift": f"class T{i}: UIView {{ typealias Base = UIView\nclass Inner: Base {{}} }}\n" for i in range(n)}
    return files | {"Main.xib": xib(f'<view id="v" customClass="Inner" {OF_TARGET}/>')}


@shape(2)
def aliases_of_compositions(n):
    """A chain of 15 aliases, each of n times the one before."""
    text = "protocol A0 {}\n" + joined(lambda i: f"typealias A{i + 1} = " + " & ".join([f"A{i}"] * n), 15)
    return {"A.swift": text + "\nclass C: UIViewController, A15 { @IBOutlet var label: UIView! }\n", "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(2)
def copies_of_aliases(n):
    """A chain of 15 aliases, each declared in n folders."""
    files = {}
    for folder in range(n):
        files[f"F{folder}/A.swift"] = "class A0: UIViewController {}\n" + joined(lambda i: f"typealias A{i + 1} = A{i}", 15)
    return files | {"C.swift": "class C: A15 { @IBOutlet var label: UIView! }\n", "Main.storyboard": storyboard(controller("C", outlet("label") + outlet("nope")))}


@shape(8)
def classes_in_circles(n):
    """n classes, each declared n times and derived from another one of them."""
    files = {}
    for folder in range(n):
        for i in range(n):
            files[f"F{folder}/C{i}.swift"] = f"class C{i}: C{(i + folder + 1) % n} {{}}\n"
    return files | {"Main.storyboard": storyboard(controller("C0", outlet("nope")))}


# MARK: Projects


def project(targets, files_of):
    """A project file: `files_of` gives the paths that each target compiles."""
    objects, products, all_files = [], [], {}
    for t in range(targets):
        builds = []
        for path in files_of(t):
            number = all_files.setdefault(path, len(all_files))
            builds.append(f"B{t}x{number}")
            objects.append(f"B{t}x{number} = {{isa = PBXBuildFile; fileRef = F{number}; }};")
        objects.append(f"S{t} = {{isa = PBXSourcesBuildPhase; files = ({', '.join(builds)}); }};")
        objects.append(f'C{t} = {{isa = XCBuildConfiguration; name = Debug; buildSettings = {{ PRODUCT_NAME = T{t}; SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }}; }};')
        objects.append(f"L{t} = {{isa = XCConfigurationList; buildConfigurations = (C{t}); }};")
        objects.append(f'T{t} = {{isa = PBXNativeTarget; name = T{t}; productType = "com.apple.product-type.application"; buildPhases = (S{t}); buildConfigurationList = L{t}; }};')
        products.append(f"T{t}")
    for path, number in all_files.items():
        objects.append(f'F{number} = {{isa = PBXFileReference; path = "{path}"; sourceTree = "<group>"; }};')
    objects.append(f"G = {{isa = PBXGroup; children = ({', '.join(f'F{i}' for i in range(len(all_files)))}); sourceTree = \"<group>\"; }};")
    objects.append("PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };\nPL = {isa = XCConfigurationList; buildConfigurations = (PC); };")
    objects.append(f"P = {{isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = ({', '.join(products)}); }};")
    return "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 56; objects = {\n" + "\n".join(objects) + "\n}; rootObject = P; }\n"


@shape(100)
def targets(n):
    """n targets with ten files each."""
    files = {f"T{t}F{i}.swift": f"class T{t}F{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n" for t in range(n) for i in range(10)}
    files |= {f"T{t}.storyboard": storyboard(controller(f"T{t}F0", outlet("label"), module=f'customModule="T{t}"')) for t in range(n)}
    return files | {"App.xcodeproj/project.pbxproj": project(n, lambda t: [f"T{t}F{i}.swift" for i in range(10)] + [f"T{t}.storyboard"])}


@shape(50)
def targets_of_a_file(n):
    """n targets that all compile the same ten files, of which some declare the same class."""
    files = {f"C{i}.swift": f"class C{i}: Base {{ @IBOutlet var label: UIView! }}\n" for i in range(10)}
    files |= {f"B{i}/Base.swift": "class Base: UIViewController {}\n" for i in range(10)}
    files |= {f"S{i}.storyboard": storyboard(controller(f"C{i}", outlet("label") + outlet("nope"))) for i in range(10)}
    paths = list(files)
    return files | {"App.xcodeproj/project.pbxproj": project(n, lambda t: paths)}


@shape(50)
def targets_with_a_class_each(n):
    """n targets, each with a class of the same name of its own."""
    files = {}
    for t in range(n):
        files[f"T{t}/Cell.swift"] = "class Cell: Base { @IBOutlet var label: UIView! }\n"
        files[f"T{t}/Base.swift"] = "class Base: UIView {}\n"
        files[f"T{t}/Cell.xib"] = xib(f'<view id="v" customClass="Cell" {OF_TARGET}><connections>{outlet("label", "v")}{outlet("nope", "v")}</connections></view>')
    return files | {"App.xcodeproj/project.pbxproj": project(n, lambda t: [f"T{t}/Cell.swift", f"T{t}/Base.swift", f"T{t}/Cell.xib"])}


@shape(50)
def projects(n):
    """n projects, each in a folder of its own."""
    files = {}
    for t in range(n):
        files[f"P{t}/C{t}.swift"] = f"class C{t}: UIViewController {{ @IBOutlet var label: UIView! }}\n"
        files[f"P{t}/C{t}.storyboard"] = storyboard(controller(f"C{t}", outlet("label")))
        files[f"P{t}/P.xcodeproj/project.pbxproj"] = project(1, lambda _: [f"C{t}.swift", f"C{t}.storyboard"])
    return files


@shape(50)
def projects_with_the_same_names(n):
    """n projects with the same names of files and classes, each of which names its storyboard and a class that it lacks."""
    paths = ["Home.swift", "Main.storyboard", "Cell.xib"]
    alike = {
        "Home.swift": "class Home: UIViewController { @IBOutlet var label: UIView!\nfunc show() { performSegue(withIdentifier: \"go\", sender: UIImage(named: \"none\")) } }\n"
        "class Cell: UIView { @IBOutlet var label: UIView! }\n",
        "Main.storyboard": storyboard(controller("Home", outlet("label") + '<segue destination="vc" kind="show" identifier="go" id="g"/>')),
        "Cell.xib": xib(f'<view id="v" customClass="Cell" {OF_TARGET}><connections>{outlet("label", "v")}</connections></view>'),
        "Info.plist": '<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>'
        "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Scene</string></dict></plist>\n",
        "A.xcassets/dot.imageset/Contents.json": "{}\n",
        "P.xcodeproj/project.pbxproj": project(1, lambda _: paths).replace("PRODUCT_NAME = T0;", "PRODUCT_NAME = T0; INFOPLIST_FILE = Info.plist;"),
    }
    return {f"P{t}/{path}": text for t in range(n) for path, text in alike.items()}


@shape(200)
def missing_sources(n):
    """A target that lists n files that are not there, and n unknown classes."""
    views = joined(lambda i: f'<view id="l{i}" customClass="Gone{i}x" {OF_TARGET}/>', n)
    board = storyboard(controller("C", "", views))
    return {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": board,
            "App.xcodeproj/project.pbxproj": project(1, lambda t: ["C.swift", "Main.storyboard"] + [f"Missing{i}.swift" for i in range(n)])}


@shape(50)
def packages(n):
    """A package with n targets."""
    text = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [\n" + joined(lambda i: f'.target(name: "T{i}", dependencies: [{f"""{chr(34)}T{i - 1}{chr(34)}""" if i else ""}]),', n) + "\n])\n"
    files = {"Package.swift": text}
    for i in range(n):
        files[f"Sources/T{i}/C{i}.swift"] = f"class C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n"
        files[f"Sources/T{i}/C{i}.storyboard"] = storyboard(controller(f"C{i}", outlet("label"), module=f'customModule="T{i}"'))
    return files


@shape(6)
def included_settings(n):
    """A chain of n settings files, each of which includes the next twice."""
    files = {f"S{i}.xcconfig": f'#include "S{i + 1}.xcconfig"\n#include "S{i + 1}.xcconfig"\nA{i} = 1\n' for i in range(n)}
    files |= {f"S{n}.xcconfig": "SWIFT_VERSION = 5.0\n", "C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(controller("C"))}
    text = project(1, lambda t: ["C.swift", "Main.storyboard"])
    text = text.replace("C0 = {isa = XCBuildConfiguration;", "XC = {isa = PBXFileReference; path = S0.xcconfig; sourceTree = \"<group>\"; };\nC0 = {isa = XCBuildConfiguration; baseConfigurationReference = XC;")
    return files | {"App.xcodeproj/project.pbxproj": text.replace("children = (", "children = (XC, ")}


@shape(50)
def settings_in_terms_of_each_other(n):
    """n settings, each of which is twice the one before."""
    text = joined(lambda i: f"A{i + 1} = $(A{i})$(A{i})", n)
    return {"S.xcconfig": f"A0 = x\n{text}\n", "C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(controller("C")),
            "App.xcodeproj/project.pbxproj": project(1, lambda t: ["C.swift", "Main.storyboard"]).replace("PRODUCT_NAME = T0;", "PRODUCT_NAME = \"$(A%d)\"; %s" % (n, " ".join(f"A{i + 1} = \"$(A{i})$(A{i})\";" for i in range(n))))}


@shape(200)
def nested_groups(n):
    """Groups in groups of a project, n deep."""
    objects = "".join(f'G{i} = {{isa = PBXGroup; children = (G{i + 1}); path = f; sourceTree = "<group>"; }};\n' for i in range(n)) + f'G{n} = {{isa = PBXGroup; children = (); sourceTree = "<group>"; }};\n'
    text = project(1, lambda t: ["C.swift", "Main.storyboard"]).replace("children = (", "children = (G0, ", 1).replace("objects = {", "objects = {\n" + objects, 1)
    return {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(controller("C")), "App.xcodeproj/project.pbxproj": text}


@shape(100)
def ignore_patterns(n):
    """n patterns of git and n files."""
    files = {f"F{i}/C{i}.swift": f"class C{i}: UIViewController {{}}\n" for i in range(n)}
    return files | {".gitignore": joined(lambda i: f"nope{i}*.swift", n) + "\n"}


@shape(100)
def links(n):
    """n links to one folder of ten files, and n to a file."""
    files = {f"Real/C{i}.swift": f"class C{i}: UIViewController {{}}\n" for i in range(10)}
    for i in range(n):
        files[f"Link{i}"] = ("link", "Real")
        files[f"More/L{i}.swift"] = ("link", "../Real/C0.swift")
    return files


@shape(10)
def links_to_each_other(n):
    """n folders with a link to every other."""
    files = {f"F{i}/C{i}.swift": f"class C{i}: UIViewController {{}}\n" for i in range(n)}
    return files | {f"F{i}/to{j}": ("link", f"../F{j}") for i in range(n) for j in range(n) if i != j}


@shape(500)
def folders(n):
    """Folders in folders, at most 40 deep, n in all."""
    return {"/".join(f"d{i // 40}x{j}" for j in range(i % 40 + 1)) + f"/C{i}.swift": f"class C{i}: UIViewController {{}}\n" for i in range(n)}


# MARK: Code


@shape(200, CHECK, rename("C.label", "caption"))
def uses(n):
    """One outlet that n functions of n files use."""
    files = {"C.swift": "class C: UIViewController { @IBOutlet var label: UIView! }\n", "Main.storyboard": storyboard(controller("C", outlet("label")))}
    for i in range(n):
        files[f"U{i}.swift"] = f"func use{i}(_ c: C) {{ c.label.text = \"{i}\" }}\n"
    return files


@shape(500, CHECK, rename("C.label", "caption"))
def uses_in_one_file(n):
    text = "class C: UIViewController { @IBOutlet var label: UIView!\n" + joined(lambda i: f"func use{i}() {{ label.text = \"{i}\" }}", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(500, CHECK, rename("C.label", "caption"))
def uses_in_one_function(n):
    text = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc use() {\n" + joined(lambda i: f"let v{i} = label; v{i}.text = \"{i}\"; if v{i} == nil {{ label.text = nil }}", n) + "\n} }\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(500, CHECK, rename("C.label", "caption"))
def uses_in_one_file_objective_c(n):
    text = '#import "C.h"\n@implementation C\n' + joined(lambda i: f"- (void)use{i} {{ self.label.text = @\"{i}\"; [self.label setText:nil]; }}", n) + "\n@end\n"
    return {"C.h": "@interface C : UIViewController\n@property IBOutlet UIView *label;\n@end\n", "C.m": text, "Main.storyboard": storyboard(controller("C", outlet("label"), module=""))}


@shape(100, CHECK, rename("C.label", "caption"))
def nested_code(n):
    """Closures in closures and brackets in brackets, n deep."""
    text = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc use() { " + "run { " * n + "label.text = nil" + " }" * n + " }\nfunc sum() { _ = " + "(" * n + "label" + ")" * n + " } }\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(200, CHECK, rename("C.label", "caption"))
def chained_calls(n):
    text = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc use() { label" + ".with(1)" * n + "\nlet a = " + " + ".join(["label.text"] * n) + " } }\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(200, CHECK, rename("C.label", "caption"))
def generic_arguments(n):
    """Types in the arguments of types, n deep."""
    text = "class C: UIViewController { @IBOutlet var label: UIView!\nvar box: " + "Box<" * n + "Int" + ">" * n + "\nfunc use() { let x = " + "Box<" * n + "Int" + ">" * n + "(); label.text = nil } }\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(100)
def unbalanced_brackets(n):
    """n classes whose brackets don't match."""
    text = joined(lambda i: f"class C{i}: UIViewController {{\n  @IBOutlet var label: UIView!\n  func f() {{ (\n", n)
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C0", outlet("label")))}


@shape(200)
def conditions(n):
    text = joined(lambda i: f"#if A{i}", n) + "\nclass C: UIViewController { @IBOutlet var label: UIView! }\n" + "#else\nclass C: UIView {}\n#endif\n" * n
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(100)
def string_interpolation(n):
    text = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc f() { let s = " + '"\\(' * n + "1" + ')"' * n + " } }\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(500)
def comments_that_suppress(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"// ibls:disable:next unused-action\n@IBAction func tap{i}(_ sender: Any) {{}}", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C"))}


@shape(250, CHECK, rename("C.label", "caption"))
def constants(n):
    """n constants whose texts are the names of outlets, segues and scenes."""
    text = "enum Names {\n" + joined(lambda i: f'static let name{i} = "label{i}"', n) + "\nstatic let label = \"label\" }\n"
    code = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc f() {\n" + joined(lambda i: f'performSegue(withIdentifier: Names.name{i}, sender: nil); setValue(nil, forKey: "label")', n) + "\n} }\n"
    scenes = [controller("C", outlet("label", "vc0-v") + "".join(f'<segue destination="vc0" kind="show" identifier="label{i}" id="g{i}"/>' for i in range(n)), "", "vc0")]
    return {"Names.swift": text, "C.swift": code, "Main.storyboard": storyboard(*scenes)}


# MARK: Names in code


@shape(200, CHECK, rename("C.label", "caption"))
def identifiers_in_code(n):
    """n scenes with an identifier each, which code names, and n cells with a reuse identifier."""
    code = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc f() {\n" + joined(
        lambda i: f'storyboard?.instantiateViewController(withIdentifier: "scene{i}"); performSegue(withIdentifier: "segue{i}", sender: nil); '
        f'table.dequeueReusableCell(withIdentifier: "cell{i}")', n) + "\n} }\n"
    scenes = [
        f'<viewController id="vc{i}" storyboardIdentifier="scene{i}" customClass="C" {OF_TARGET}><tableView key="view" id="t{i}"><prototypes>'
        f'<tableViewCell id="c{i}" reuseIdentifier="cell{i}"/></prototypes></tableView><connections>'
        f'<segue destination="vc{(i + 1) % n}" kind="show" identifier="segue{i}" id="g{i}"/></connections></viewController>' for i in range(n)]
    return {"C.swift": code, "Main.storyboard": storyboard(*scenes)}


@shape(500)
def functions_in_functions(n):
    """n functions nested in each other, beside one that names a segue."""
    return {"C.swift": "class C: UITableViewController { func go() { performSegue(withIdentifier: \"a\", sender: nil) } }\n"
            + "func f() {\n" * n + "}\n" * n, "Main.storyboard": CELLS}


@shape(2000)
def calls_like_a_helper(n):
    """n calls of functions that have the name of one which registers a cell, each in the arguments of the one before."""
    helper = (
        "extension UITableView { func add(cell type: String, x: Int) {\n"
        "  register(UITableViewCell.self, forCellReuseIdentifier: type) } }\n")
    return {"A.swift": helper + "add(\n" * n + "add(cell: " * n + '1' + ", 2)" * n, "Main.storyboard": storyboard(controller("C", "", "", "vc0"))}


@shape(500)
def braces_across_conditions_objective_c(n):
    """n pairs of braces that close in one branch of a condition alone."""
    return {"C.m": "@implementation C\n- (void)go { [self performSegueWithIdentifier:@\"a\" sender:nil]; }\n"
            + "{{\n#if A\n}\n#else\n}\n" * n, "Main.storyboard": CELLS}


@shape(200)
def segue_actions(n):
    """n segues, each with an action of its own."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBSegueAction func make{i}(_ coder: NSCoder) -> UIViewController? {{ nil }}", n) + "\n}\n"
    segues = joined(lambda i: f'<segue destination="vc1" kind="show" destinationCreationSelector="make{i}:" id="g{i}"/>', n)
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", segues, "", "vc0"), controller("UIViewController", "", "", "vc1", ""))}


@shape(200)
def segue_actions_misspelt(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBSegueAction func make{i}(_ coder: NSCoder) -> UIViewController? {{ nil }}", n) + "\n}\n"
    segues = joined(lambda i: f'<segue destination="vc1" kind="show" destinationCreationSelector="maek{i}:" id="g{i}"/>', n)
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", segues, "", "vc0"), controller("UIViewController", "", "", "vc1", ""))}


CELLS = storyboard(
    '<tableViewController id="vc" customClass="C" customModule="App" customModuleProvider="target"><tableView key="view" id="t"><prototypes>'
    '<tableViewCell reuseIdentifier="cell" id="tc"/></prototypes></tableView></tableViewController>')


@shape(500)
def cells_in_constants(n):
    """n methods that take a cell out of a table, keep it in a constant of one name and force it."""
    code = "class C: UITableViewController {\n" + joined(
        lambda i: f'func f{i}(_ t: UITableView) -> UITableViewCell {{\nlet cell = t.dequeueReusableCell(withIdentifier: "cell")\nreturn cell!\n}}', n) + "\n}\n"
    return {"C.swift": code, "Main.storyboard": CELLS}


@shape(500)
def cells_in_variables_objective_c(n):
    code = "@interface C : UITableViewController\n@end\n@implementation C\n" + joined(
        lambda i: f'- (UITableViewCell *)f{i}:(UITableView *)t {{\nUITableViewCell *cell = [t dequeueReusableCellWithIdentifier:@"cell"];\nreturn cell;\n}}', n) + "\n@end\n"
    return {"C.m": code, "Main.storyboard": CELLS}


@shape(500)
def scenes_of_variables_objective_c(n):
    """n methods that keep a storyboard, an identifier and a segue in variables of the same names."""
    code = "@implementation C\n" + joined(
        lambda i: f'- (void)f{i} {{\nUIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];\nNSString *name = @"scene";\n'
        f'[board instantiateViewControllerWithIdentifier:name];\n}}\n- (void)g{i}:(UIStoryboardSegue *)segue {{\n'
        f'if ([segue.identifier isEqualToString:@"segue"]) {{}}\n}}', n) + "\n@end\n"
    return {"C.m": code, "Main.storyboard": CELLS}


@shape(50)
def segues_that_code_misspells(n):
    """A chain of n scenes by segues, and n files of code with a misspelled identifier of one."""
    files = {f"U{i}.swift": f'extension C {{ func go{i}() {{ performSegue(withIdentifier: "segeu{i}", sender: nil) }} }}\n' for i in range(n)}
    return files | scenes_that_code_shows(n)


@shape(100)
def nibs_without_a_view(n):
    """n nibs that do not connect the view of their controllers, which n files of code make with the nibs."""
    files = {}
    for i in range(n):
        owner = f'<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C{i}" {OF_TARGET}><connections>{outlet("label", "v")}</connections></placeholder>'
        files[f"N{i}.xib"] = xib(owner + '<view id="v"/>')
        files[f"C{i}.swift"] = f"class C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n"
        files[f"U{i}.swift"] = f'func use{i}() {{ _ = C{i}(nibName: "N{i}", bundle: nil) }}\n'
    return files


@shape(100, rename("C.label", "caption"))
def headers_of_macros(n):
    """n headers with a macro each, and n uses of these macros in one file."""
    files = {f"M{i}.h": f"#define OBJECT{i} ((C *)[other get{i}])\n" for i in range(n)}
    uses = joined(lambda i: f"  OBJECT{i}.label = nil;", n)
    return files | {
        "C.h": "@interface C : UIViewController\n@property IBOutlet UIView *label;\n@end\n",
        "C.m": f'#import "C.h"\n@implementation C\n- (void)go {{\n{uses}\n}}\n@end\n',
        "Main.storyboard": storyboard(controller("C", outlet("label"), module=""))}


@shape(200)
def constants_objective_c(n):
    """n cells whose identifiers are constants of one header."""
    cells = joined(lambda i: f'<tableViewCell reuseIdentifier="cell{i}" id="k{i}"/>', n)
    uses = joined(lambda i: f"  [t dequeueReusableCellWithIdentifier:K{i}];", n)
    return {
        "K.h": joined(lambda i: f'static NSString * const K{i} = @"cell{i}";', n) + "\n",
        "C.m": f'#import "K.h"\n@interface C : UIViewController\n@end\n@implementation C\n- (void)go:(UITableView *)t {{\n{uses}\n}}\n@end\n',
        "Main.storyboard": storyboard(controller("C", "", f'<tableView id="t"><prototypes>{cells}</prototypes></tableView>', module=""))}


@shape(100)
def hidden_views(n):
    """n hidden buttons with misspelled actions, and two methods that come to views by n words each and show n of them."""
    buttons = joined(lambda i: button(i, f"tpa{i}:").replace("<button ", '<button hidden="YES" '), n)
    code = "class C: UIViewController {\n" + joined(lambda i: f"@IBAction func tap{i}(_ sender: Any) {{}}", n)
    code += "\nfunc find() {\n" + joined(lambda i: f"let v{i} = view.subviews[{i}]\nv{i}.isHidden = true", n) + "\n}\n"
    code += "func show(_ all: [UIView]) {\n" + joined(lambda i: f"all[{i}].isHidden = false", n) + "\n} }\n"
    return APP | {"C.swift": code, "Main.storyboard": storyboard(controller("C", "", buttons))}


@shape(100)
def outlets_that_show_hidden_views(n):
    """n hidden buttons with misspelled actions, each with an outlet, and n files of code that use all of them."""
    buttons = joined(lambda i: button(i, f"tpa{i}:").replace("<button ", '<button hidden="YES" '), n)
    outlets = joined(lambda i: outlet(f"label{i}", f"b{i}"), n)
    files = {f"U{i}.swift": f"func use{i}(_ c: C) {{\n" + joined(lambda k: f"c.label{k}.alpha = 1", n) + "\n}\n" for i in range(20)}
    code = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var label{i}: UIButton!", n) + "\n}\n"
    return APP | files | {"C.swift": code, "Main.storyboard": storyboard(controller("C", outlets, buttons))}


@shape(100)
def chain_of_uncalled_methods(n):
    """n methods, each of which calls the one before and performs a misspelled segue; none calls the last."""
    code = "class C: UIViewController {\n" + joined(
        lambda i: f'func go{i}() {{ {f"go{i - 1}()" if i else ""}; performSegue(withIdentifier: "segeu{i}", sender: nil) }}', n) + "\n}\n"
    segues = joined(lambda i: f'<segue destination="vc" kind="show" identifier="segue{i}" id="g{i}"/>', n)
    return APP | {"C.swift": code, "Main.storyboard": storyboard(controller("C", segues))}


@shape(50)
def chain_of_unmade_controllers(n):
    """n controllers, each of which makes the next with its nib, which misses an outlet; nothing makes the first."""
    files = {}
    for i in range(n):
        owner = f'<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C{i}" {OF_TARGET}><connections>{outlet("view", "v")}{outlet("lable", "v")}</connections></placeholder>'
        files[f"C{i}.xib"] = xib(owner + '<view id="v"/>')
        files[f"C{i}.swift"] = f"class C{i}: UIViewController {{ func go() {{ show(C{i + 1}(nibName: \"C{i + 1}\", bundle: nil), sender: nil) }} }}\n"
    return APP | files


@shape(50)
def nibs_registered_once(n):
    """n nibs with a connection to nothing, each registered in one method with a constant that is a constant of another class."""
    files = {}
    for i in range(n):
        files[f"Cell{i}.xib"] = xib(
            f'<tableViewCell id="v" customClass="Cell{i}" {OF_TARGET} reuseIdentifier="cell{i}"><connections>{outlet("lable", "v")}</connections></tableViewCell>')
        files[f"Cell{i}.swift"] = f'class Cell{i}: UITableViewCell {{ static let id = Names.n{i} }}\nextension Names {{ static let n{i} = "cell{i}" }}\n'
    uses = joined(
        lambda i: f't.register(UINib(nibName: String(describing: Cell{i}.self), bundle: nil), forCellReuseIdentifier: Cell{i}.id)\n'
        f'_ = t.dequeueReusableCell(withIdentifier: Cell{i}.id)', n)
    return APP | files | {"C.swift": f"enum Names {{}}\nclass C: UITableViewController {{ func go(_ t: UITableView) {{\n{uses}\n}} }}\n"}


@shape(100)
def outlets_of_mismatched_types_passed_on(n):
    """n outlets of another class than the connected view, each passed to a method of its own."""
    outlets = joined(lambda i: outlet(f"label{i}", f"l{i}"), n)
    code = "class C: UIViewController {\n" + joined(
        lambda i: f"@IBOutlet var label{i}: UIButton!\nfunc pass{i}(_ v: UIView) {{}}\nfunc use{i}() {{ pass{i}(label{i}) }}", n) + "\n}\n"
    return APP | {"C.swift": code, "Main.storyboard": storyboard(controller("C", outlets, joined(lambda i: f'<label id="l{i}"/>', n)))}


@shape(100)
def bar_items_replaced(n):
    """n scenes with a bar item that has a misspelled action, and code that replaces the items of each."""
    files = {}
    scenes = []
    for i in range(n):
        item = f'<barButtonItem id="i{i}" key="rightBarButtonItem"><connections><action selector="tpa:" destination="vc{i}" id="a{i}"/></connections></barButtonItem>'
        scenes.append(
            f'<viewController id="vc{i}" customClass="C{i}" {OF_TARGET}><view key="view" id="v{i}"/>'
            f'<navigationItem key="navigationItem" id="n{i}">{item}</navigationItem></viewController>')
        files[f"C{i}.swift"] = (
            f"class C{i}: UIViewController {{ @IBAction func tap(_ sender: Any) {{}}\n"
            f"override func viewDidLoad() {{ set{i}() }}\nfunc set{i}() {{ navigationItem.rightBarButtonItem = nil }} }}\n")
    return APP | files | {"Main.storyboard": storyboard(*scenes)}


@shape(100)
def chain_of_string_constants(n):
    """n constants, each of the one before, as identifiers of cells."""
    cells = joined(lambda i: f'<tableViewCell reuseIdentifier="cell{i}" id="k{i}"/>', n)
    code = 'enum Names { static let n0 = "cell0"\n' + joined(lambda i: f"static let n{i + 1} = n{i}", n) + "\n}\n"
    code += "class C: UIViewController { func go(_ t: UITableView) {\n" + joined(lambda i: f"_ = t.dequeueReusableCell(withIdentifier: Names.n{i}, for: [])", n) + "\n} }\n"
    return APP | {"C.swift": code, "Main.storyboard": storyboard(controller("C", "", f'<tableView id="t"><prototypes>{cells}</prototypes></tableView>'))}


@shape(200)
def mentions_of_misspelt_names(n):
    """n connections to nothing, whose names n files mention."""
    files = {f"U{i}.swift": "func use%d(_ c: Any) { c.label%d = c.tap%d; print(\"label%d\") }\n" % (i, i, i, i) for i in range(n)}
    board = controller("C", joined(lambda i: outlet(f"label{i}"), n), joined(lambda i: button(i, f"tap{i}:"), n))
    return files | {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(board)}


@shape(200, CHECK, rename("C.label", "caption"))
def members_of_one_name_without_marks(n):
    """n structs with a member of the outlet's name, each used in a function."""
    files = {"C.swift": "class C: UIViewController { @IBOutlet var label: UIView! }\n", "Main.storyboard": storyboard(controller("C", outlet("label")))}
    for i in range(n):
        files[f"S{i}.swift"] = f"struct S{i} {{ var label: Int; var next: S{(i + 1) % n}? }}\nfunc use{i}(_ s: S{i}) {{ print(s.label, s.next?.label as Any) }}\n"
    return files


@shape(100, CHECK, rename("C.label", "caption"))
def chain_of_members(n):
    """Expressions n members long, each of a type of its own."""
    files = {f"T{i}.swift": f"class T{i} {{ var next: T{i + 1}! }}\n" for i in range(n)}
    files[f"T{n}.swift"] = f"typealias T{n} = C\n"
    chain = ".next" * n
    files["C.swift"] = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc f(t: T0) {\n" + f"t{chain}.label.text = nil\n" * 10 + "} }\n"
    return files | {"Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(200, CHECK, rename("C.label", "caption"))
def chain_of_locals(n):
    """n local values, each of the one before."""
    text = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc f(c: C) {\nlet v0 = c\n" + joined(lambda i: f"let v{i + 1} = v{i}\nv{i + 1}.label.text = nil", n) + "\n} }\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(200, CHECK, rename("C.label", "caption"))
def generic_parameters(n):
    """n functions and types with a generic parameter of one name, each of which uses the outlet through it."""
    text = "class C: UIViewController { @IBOutlet var label: UIView! }\n" + joined(lambda i: f"struct G{i}<T: C> {{ var t: T\nfunc f<U: C>(u: U) where U: T {{ u.label.text = t.label.text }} }}", n)
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(100)
def generic_superclasses(n):
    """A chain of n generic classes."""
    files = {f"G{i}.swift": f"class G{i}<T>: {f'G{i - 1}<[T]>' if i else 'UIViewController'} {{ @IBOutlet var label{i}: UIView! }}\n" for i in range(n)}
    return files | {"C.swift": f"class C: G{n - 1}<Int> {{}}\n", "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"label{i}"), n)))}


@shape(500, CHECK, rename("C.label", "caption"))
def mentions_in_comments_and_strings(n):
    """n comments and n strings that hold the outlet's name."""
    text = "class C: UIViewController { @IBOutlet var label: UIView!\nfunc f() {\n" + joined(lambda i: f"// the label, C.label {i}\nprint(\"label of C {i}\")", n) + "\n} }\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(500, CHECK, rename("C.label", "caption"))
def uses_in_a_file_without_line_breaks(n):
    text = "class C: UIViewController { @IBOutlet var label: UIView!; func f() { " + "".join(f"label.text = {i}; " for i in range(n)) + "} }"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(500, CHECK, rename("C.label", "caption"))
def uses_in_one_line_objective_c(n):
    text = '#import "C.h"\n@implementation C\n- (void)use { ' + "".join(f"self.label.tag = {i}; [_label f]; " for i in range(n)) + "}\n@end\n"
    return {"C.h": "@interface C : UIViewController\n@property IBOutlet UIView *label;\n@end\n", "C.m": text, "Main.storyboard": storyboard(controller("C", outlet("label"), module=""))}


@shape(200, CHECK, rename("C.label", "caption"))
def messages_in_messages(n):
    """Messages of Objective-C in messages, n deep."""
    text = '#import "C.h"\n@implementation C\n- (void)use { ' + "[" * n + "self" + " label]" * n + "; " + "(" * n + "self.label" + ")" * n + "; }\n@end\n"
    return {"C.h": "@interface C : UIViewController\n@property IBOutlet UIView *label;\n@end\n", "C.m": text, "Main.storyboard": storyboard(controller("C", outlet("label"), module=""))}


@shape(200, CHECK, rename("C.label", "caption"))
def includes(n):
    """n headers, each of which imports all before it, at most 20."""
    files = {}
    for i in range(n):
        imports = "".join(f'#import "C{j}.h"\n' for j in range(max(0, i - 20), i))
        files[f"C{i}.h"] = f"{imports}@interface C{i} : {f'C{i - 1}' if i else 'C'}\n@end\n"
        files[f"C{i}.m"] = f'#import "C{i}.h"\n@implementation C{i}\n- (void)use {{ self.label.tag = 1; }}\n@end\n'
    files["C.h"] = "@interface C : UIViewController\n@property IBOutlet UIView *label;\n@end\n"
    return files | {"Main.storyboard": storyboard(controller("C", outlet("label"), module=""))}


@shape(200)
def macros(n):
    """n macros, each in terms of the one before, before the members of a class."""
    text = joined(lambda i: f"#define M{i + 1}(x) M{i}(x) M{i}(x)", n) + f"\n@interface C : UIViewController\n" + joined(lambda i: f"@property (M{i}(x)) IBOutlet UIView *label{i};", n) + "\n@end\n"
    return {"C.h": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"label{i}"), n), module=""))}


# MARK: What objects hold


@shape(200)
def runtime_attributes_of_objects(n):
    """n views with an attribute each of a class with n inspectable properties; every other is misspelt."""
    text = "class V: UIView {\n" + joined(lambda i: f"@IBInspectable var key{i}: String = \"\"", n) + "\n}\n"
    views = joined(
        lambda i: f'<view id="l{i}" customClass="V" {OF_TARGET}><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" '
        f'keyPath="k{"e" if i % 2 else "i"}y{i}" value="x"/></userDefinedRuntimeAttributes></view>', n)
    return {"V.swift": text, "Main.storyboard": storyboard(controller("UIViewController", "", views, module=""))}


@shape(200, CHECK, rename("V.key", "other"))
def runtime_attribute_of_one_name(n):
    views = joined(lambda i: f'<view id="l{i}" customClass="V" {OF_TARGET}><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="key" value="x"/></userDefinedRuntimeAttributes></view>', n)
    return {"V.swift": "class V: UIView { @IBInspectable var key: String = \"\" }\n", "Main.storyboard": storyboard(controller("UIViewController", "", views, module=""))}


@shape(200)
def key_paths_of_attributes(n):
    """Attributes whose key paths are up to n long."""
    text = "class V: UIView { @IBInspectable var next: V? }\n"
    attributes = joined(lambda i: f'<userDefinedRuntimeAttribute type="string" keyPath="{"next." * (n if i == 0 else 3)}nope{i}" value="x"/>', n)
    return {"V.swift": text, "Main.xib": xib(f'<view id="v" customClass="V" {OF_TARGET}><userDefinedRuntimeAttributes>{attributes}</userDefinedRuntimeAttributes></view>')}


@shape(300)
def constraints(n):
    """n views with a constraint each, to which outlets lead."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var side{i}: NSLayoutConstraint!", n) + "\n}\n"
    views = joined(lambda i: f'<view id="l{i}"/>', n) + "\n</subviews><constraints>\n" + joined(
        lambda i: f'<constraint firstItem="l{i}" firstAttribute="leading" secondItem="l{(i + 1) % n}" secondAttribute="trailing" id="k{i}"/>', n) + "\n</constraints><subviews>"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"side{i}", f"k{i}"), n), views))}


@shape(300)
def gesture_recognizers(n):
    """n views with a recognizer each, which sends an action of its own."""
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBAction func tap{i}(_ sender: UITapGestureRecognizer) {{}}", n) + "\n}\n"
    views = joined(lambda i: f'<view id="l{i}"><connections><outletCollection property="gestureRecognizers" destination="r{i}" appends="YES" id="q{i}"/></connections></view>', n)
    recognizers = joined(lambda i: f'<tapGestureRecognizer id="r{i}"><connections><action selector="tap{i}:" destination="vc" id="a{i}"/></connections></tapGestureRecognizer>', n)
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", "", views) + recognizers)}


@shape(200, CHECK, rename("C.label", "caption"))
def property_lists(n):
    """n property lists that name the class and the outlet, and n storyboards that they lead to."""
    files = {"C.swift": "class C: UIViewController { @IBOutlet var label: UIView! }\n"}
    for i in range(n):
        files[f"T{i}/Info.plist"] = (
            HEAD + f'<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>S{i}</string>'
            "<key>NSPrincipalClass</key><string>C</string><key>label</key><string>label</string></dict></plist>\n")
        files[f"T{i}/S{i}.storyboard"] = storyboard(controller("C", outlet("label")))
    return files


@shape(500)
def property_list_entries(n):
    text = HEAD + '<plist version="1.0"><dict>' + joined(lambda i: f"<key>key{i}</key><string>C{i}</string>", n) + "</dict></plist>\n"
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{}}\n" for i in range(n)}
    return files | {"Info.plist": text, "Main.storyboard": storyboard(controller("C0"))}


# MARK: Settings


@shape(60)
def nested_settings(n):
    """Settings whose JSON is nested n deep."""
    return {".ibls.json": '{"rules": ' + '{"a": ' * n + "1" + "}" * n + "}", "C.swift": "class C: UIViewController {}\n"}


@shape(60, (*CHECK, "--baseline=baseline.json"))
def nested_baseline(n):
    return {"baseline.json": '{"version": 1, "findings": ' + "[" * n + "]" * n + "}", "C.swift": "class C: UIViewController {}\n"}


@shape(500, (*CHECK, "--baseline=baseline.json"))
def baseline(n):
    entries = ",\n".join(f'{{"file": "Main.storyboard", "code": "dangling-outlet", "object": "x{i}", "message": "gone {i}", "count": 1}}' for i in range(n))
    return {"baseline.json": f'{{"version": 1, "findings": [{entries}]}}', "C.swift": "class C: UIViewController {}\n"}


@shape(100)
def rules_by_folder(n):
    """n patterns of folders that are left out, and n files."""
    files = {f"F{i}/C{i}.swift": f"class C{i}: UIViewController {{}}\n" for i in range(n)}
    patterns = ", ".join(f'"nope{i}/**"' for i in range(n))
    return files | {".ibls.json": f'{{"exclude": [{patterns}]}}'}


@shape(100)
def settings_of_documents(n):
    """n documents, each silenced by a pattern of its own."""
    files = {f"D{i}.storyboard": storyboard(controller("C", outlet("nope"))) for i in range(n)} | {"C.swift": "class C: UIViewController {}\n"}
    patterns = ", ".join(f'"D{i}.storyboard": {{"off": ["dangling-outlet"]}}' for i in range(n))
    return files | {".ibls.json": f'{{"documents": {{{patterns}}}}}'}


@shape(500)
def settings_of_connections(n):
    """n connections of a document, each silenced by its id."""
    ids = ", ".join(f'"o-nope{i}": ["dangling-outlet"]' for i in range(n))
    return {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"nope{i}"), n))),
            ".ibls.json": f'{{"documents": {{"Main.storyboard": {{"ids": {{{ids}}}}}}}}}'}


@shape(500)
def objects_of_one_id(n):
    """n objects with one id, and n connections with another."""
    views = joined(lambda i: '<button id="b"><connections><action selector="tap:" destination="vc" id="a"/></connections></button>', n)
    return {"C.swift": "class C: UIViewController { @IBAction func tap(_ s: UIButton) {} }\n", "Main.storyboard": storyboard(controller("C", views=views))}


@shape(100)
def settings_in_folders(n):
    """n folders with settings of their own."""
    files = {}
    for i in range(n):
        files[f"F{i}/.ibls.json"] = '{"rules": {"unconnected-outlet": "off"}, "exclude": ["Old/**"]}'
        files[f"F{i}/C{i}.swift"] = f"class C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n"
        files[f"F{i}/S{i}.storyboard"] = storyboard(controller(f"C{i}"))
    return files


@shape(100)
def settings_in_nested_folders(n):
    """Folders in folders, at most 40 deep, each with settings of its own."""
    files = {}
    for i in range(n):
        folder = "/".join(f"d{i // 40}x{j}" for j in range(i % 40 + 1))
        files[f"{folder}/.ibls.json"] = '{"exclude": ["Old/**"]}'
        files[f"{folder}/C{i}.swift"] = f"class C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n"
    return files | {"Main.storyboard": storyboard(controller("C0", outlet("label")))}


@shape(100)
def ignore_files(n):
    """Folders in folders, at most 40 deep, each with rules of git."""
    files = {}
    for i in range(n):
        folder = "/".join(f"d{i // 40}x{j}" for j in range(i % 40 + 1))
        files[f"{folder}/.gitignore"] = "Old/\n*.tmp\n!Keep.tmp\n"
        files[f"{folder}/C{i}.swift"] = f"class C{i}: UIViewController {{}}\n"
    return files


@shape(500, (*CHECK, "--baseline=baseline.json"), (*CHECK[:2], "--fail-on=never", "--write-baseline=new.json"))
def baseline_of_findings(n):
    """n findings, each in the baseline."""
    entries = ",\n".join(
        f'{{"file": "Main.storyboard", "code": "dangling-outlet", "object": "vc", "message": "C has no property \'nope{i}\'", "count": 1}}' for i in range(n))
    return {"baseline.json": f'{{"version": 1, "findings": [{entries}]}}', "C.swift": "class C: UIViewController {}\n",
            "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"nope{i}"), n)))}


# MARK: Output


@shape(500, *(("--check", "--all", f"--format={name}", "--fail-on=never") for name in ("text", "xcode", "sarif", "github", "gitlab", "checkstyle", "junit", "html")),
       ("check", "--statistics", "--fail-on=never"), ("index",))
def formats(n):
    """n findings in one document and n in documents of their own."""
    files = {f"D{i}.storyboard": storyboard(controller("C", outlet("nope"))) for i in range(n)}
    return files | {"C.swift": "class C: UIViewController {}\n", "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"nope{i}"), n)))}


FIX = ("check", "--diff", "--fail-on=never")


@shape(100, FIX)
def fixes(n):
    """n classes with a document each, in which the name of an outlet is a letter wrong."""
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBOutlet var labelNumber: UIView! }}\n" for i in range(n)}
    return files | {f"D{i}.storyboard": storyboard(controller(f"C{i}", outlet("lableNumber"))) for i in range(n)}


@shape(20, FIX)
def fixes_that_make_it_worse(n):
    """The same, but every other class has a second document, which lacks the outlet once the first has it."""
    return fixes(n) | {f"E{i}.storyboard": storyboard(controller(f"C{i}")) for i in range(0, n, 2)}


@shape(100, FIX)
def fixes_of_a_document(n):
    text = "class C: UIViewController {\n" + joined(lambda i: f"@IBOutlet var labelNumber{i}x: UIView!", n) + "\n}\n"
    return {"C.swift": text, "Main.storyboard": storyboard(controller("C", joined(lambda i: outlet(f"lableNumber{i}x"), n)))}


FRAME = '<rect key="frame" x="{}" y="{}" width="40" height="20"/>'


def drawn(n, text):
    views = joined(lambda i: f'<label opaque="NO" text="{text} {i}" textColor="{i}" id="l{i}">{FRAME.format(i % 300, i % 500)}<color key="textColor" name="Color{i}"/></label>', n)
    return storyboard(controller("UIViewController", "", views, module=""))


@shape(500, ("render", "Main.storyboard"), ("diff", "Main.storyboard", "Other.storyboard"))
def drawn_labels(n):
    """A picture of n labels, and a comparison with n others."""
    return {"Main.storyboard": drawn(n, "label"), "Other.storyboard": drawn(n, "another")}


@shape(100, ("render", "Main.storyboard"), ("diff", "Main.storyboard", "Other.storyboard"))
def drawn_scenes(n):
    """A map of n scenes, each with a segue to ten others."""
    def board(kind):
        return storyboard(*(controller("UIViewController", "".join(f'<segue destination="vc{(i + j) % n}" kind="{kind}" identifier="s{i}-{j}" id="g{i}-{j}"/>' for j in range(10)), "", f"vc{i}", "") for i in range(n)))
    return {"Main.storyboard": board("show"), "Other.storyboard": board("push")}


@shape(500, ("render", "Main.storyboard"), ("diff", "Main.storyboard", "Other.storyboard"))
def drawn_views_of_a_stack(n):
    def board(order):
        views = "\n".join(f'<label opaque="NO" text="label {i}" id="l{i}">{FRAME.format(0, i * 20)}</label>' for i in order)
        stack = f'<stackView id="stack">{FRAME.format(0, 0)}<subviews>{views}</subviews></stackView>'
        return storyboard(controller("UIViewController", "", stack, module=""))
    return {"Main.storyboard": board(range(n)), "Other.storyboard": board(reversed(range(n)))}


@shape(100, ("render", "Main.storyboard"))
def colors_of_a_catalog(n):
    """A picture with n colors of a catalog."""
    color = ('{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": '
             '{"red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0"}}}], "info": {"version": 1, "author": "xcode"}}')
    files = {f"Assets.xcassets/Color{i}.colorset/Contents.json": color for i in range(n)}
    return files | {"Main.storyboard": drawn(n, "label")}


@shape(100)
def catalogs(n):
    """n images and colors in catalogs, beside n classes."""
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{}}\n" for i in range(n)}
    for i in range(n):
        files[f"A{i % 10}.xcassets/I{i}.imageset/Contents.json"] = '{"images": [], "info": {"version": 1, "author": "xcode"}}'
    return files | {"Main.storyboard": storyboard(controller("C0"))}


@shape(300, ("render", "Main.storyboard"))
def drawn_nesting(n):
    views = "".join(f'<view id="l{i}">{FRAME.format(1, 1)}<subviews>' for i in range(n)) + "</subviews></view>" * n
    return {"Main.storyboard": storyboard(controller("UIViewController", "", views, module=""))}


@shape(1000, rename("C.label", "caption"))
def uses_in_macros(n):
    """n macros of n continued lines that use a variable, and n casts of it."""
    lines = "".join(f"#define M{i}(x) x = \\\n  _label\n" for i in range(n))
    uses = "".join(f"  [self use:(id)_label];\n" for _ in range(n))
    return {"C.m": "@interface C : UIViewController\n@property (weak) IBOutlet UILabel *label;\n@end\n" + lines
            + f"@implementation C\n- (void)go {{\n{uses}}}\n@end\n",
            "Main.storyboard": storyboard(controller("C", outlet("label"), module=""))}


@shape(500, rename("C.label", "caption"))
def closures_with_two_parameters(n):
    uses = joined(lambda i: "  list.forEach { $1.label = nil; $0.label = nil }", n)
    return {"C.swift": "class C: UIViewController { @IBOutlet var label: UIView! }\n",
            "Use.swift": f"func use(list: [(C, C)]) {{\n{uses}\n}}\n",
            "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(500, rename("C.find(_:)", "seek(_:)"))
def overloads_by_type(n):
    """n overloads of a method with equal labels, and n calls of what it gives."""
    methods = joined(lambda i: f"  func make(_ value: T{i}) -> {'C' if i % 2 else 'D'} {{ fatalError() }}", n)
    types = joined(lambda i: f"struct T{i} {{}}", n)
    uses = joined(lambda i: f"  c.make(T{i}()).find(nil)", n)
    return {"C.swift": "class C: UIViewController {\n  @IBAction func find(_ sender: Any?) {}\n" + methods + "\n}\nclass D { func find(_ sender: Any?) {} }\n" + types,
            "Use.swift": f"func use(c: C) {{\n{uses}\n}}\n"}


@shape(500, rename("C.clear:", "wipe:"))
def delegates_without_protocol(n):
    """n tables of a document with a delegate of the class, and n messages to such a delegate."""
    tables = "".join(f'<tableView id="t{i}" customClass="T"><connections><outlet property="sender" destination="c{i}" id="d{i}"/></connections></tableView><customObject id="c{i}" customClass="C"/>\n' for i in range(n))
    uses = "".join("  [self.sender clear:nil];\n" for _ in range(n))
    return {"C.m": "@interface C : NSObject\n- (IBAction)clear:(id)sender;\n@end\n",
            "T.m": "@protocol P\n- (void)clear:(id)sender;\n@end\n@interface T : UITableView\n@property IBOutlet id<P> sender;\n@end\n"
            f"@implementation T\n- (void)go {{\n{uses}}}\n@end\n",
            "V.xib": xib(tables)}


@shape(500, CHECK, rename("C.tap:", "press:"))
def typedefs_of_a_class(n):
    types = "".join(f"typedef C T{i};\n" for i in range(n))
    uses = "".join(f"- (void)go{i}:(T{i} *)c {{ [c tap:nil]; }}\n" for i in range(n))
    return {"C.h": "@class C;\n" + types + "@interface C : UIViewController\n- (IBAction)tap:(id)sender;\n@end\n",
            "Use.m": f"#import \"C.h\"\n@implementation Use\n{uses}@end\n"}

# MARK: Names that many declare


@shape(100, rename("C", "Renamed"), rename("C.label", "heading"))
def declarations_of_one_class(n):
    """A class that a file declares n times, and a document that connects it."""
    return {"C.swift": joined(lambda i: "class C: UIViewController { @IBOutlet var label: UIView! }", n) + "\n",
            "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(50, CHECK, rename("C.tap(_:)", "press"))
def overridden_actions(n):
    """An action that n subclasses override, each with a storyboard of its own."""
    files = {"C.swift": "import UIKit\nclass C: UIViewController { @IBAction func tap(_ sender: Any) {} }\n"}
    for i in range(n):
        files[f"C{i}.swift"] = f"class C{i}: C {{ override func tap(_ sender: Any) {{ super.tap(sender) }} }}\n"
        files[f"C{i}.storyboard"] = storyboard(controller(f"C{i}", views=button(0, "tap:")))
    return files


@shape(200, ("--rename", "C", "Renamed", "--files"))
def localised_copies_of_a_class_with_files(n):
    """n translations of the nib of a class, whose files are renamed with the class."""
    files = {"C.swift": "import UIKit\nclass C: UIViewController { @IBOutlet var label: UIView! }\n"}
    for i in range(n):
        files[f"l{i}.lproj/C.xib"] = xib('<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C"/><view id="v"/>')
    return files


@shape(100)
def nested_groups_with_missing_files(n):
    """Groups in groups of a project, n deep, each with a path and a file that is not there."""
    rows = "".join(
        f"G{i} = {{isa = PBXGroup; children = (F{i}, {f'G{i + 1}' if i + 1 < n else ''}); path = g; sourceTree = \"<group>\";}};\n"
        f"F{i} = {{isa = PBXFileReference; path = F{i}.swift; sourceTree = \"<group>\";}};\nB{i} = {{isa = PBXBuildFile; fileRef = F{i};}};\n"
        for i in range(n))
    return {"App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {\n" + rows
            + "S = {isa = PBXSourcesBuildPhase; files = (" + ", ".join(f"B{i}" for i in range(n)) + ");};\n"
            "T = {isa = PBXNativeTarget; name = App; buildPhases = (S);};\n"
            "P = {isa = PBXProject; mainGroup = G0; targets = (T);};\n}; rootObject = P; }\n",
            "C.swift": "class C: UIViewController { @IBOutlet var label: UIView! }\n", "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(20, ("check", "--diff", "--quiet"))
def fixes_in_documents(n):
    """n documents with an outlet that is one letter from the only one that fits."""
    files = {f"C{i}.swift": f"import UIKit\nclass C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n" for i in range(n)}
    return files | {f"C{i}.storyboard": storyboard(controller(f"C{i}", outlet("lable"))) for i in range(n)}


@shape(20000, rename("C.label", "heading"))
def one_large_file(n):
    """A Swift file with n functions, of which one uses the outlet."""
    return {"C.swift": "import UIKit\nclass C: UIViewController {\n@IBOutlet var label: UIView!\nfunc use() { label.isHidden = true }\n"
            + joined(lambda i: f"func f{i}(_ value: Int) -> Int {{ if value > {i} {{ return other(value, at: {i}) }} else {{ return value }} }}", n) + "}\n",
            "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(50, ("render", "--assets", "Row.xib"))
def nested_contents_of_a_catalog(n):
    """The description of an image whose values nest n deep."""
    return {"Row.xib": xib('<imageView id="i" image="Logo"><rect key="frame" width="40" height="40"/></imageView>'),
            "A.xcassets/Logo.imageset/Contents.json": '{"images": [{"filename": "x.png", "x": ' + "[" * n + "]" * n + "}]}",
            "C.swift": "class C {}\n"}


# MARK: Server


@shape(200, "opening")
def documents_opened_at_once(n):
    """n storyboards that a client opens one after the other without a pause."""
    files = {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n" for i in range(n)}
    return files | {f"C{i}.storyboard": storyboard(controller(f"C{i}", outlet("label") + outlet("nope"))) for i in range(n)}


@shape(200, "opening")
def code_opened_at_once(n):
    return {f"C{i}.swift": f"class C{i}: UIViewController {{ @IBOutlet var label: UIView! }}\n" for i in range(n)} | {"Main.storyboard": storyboard(controller("C0"))}


@shape(60, "message")
def nested_message(n):
    """A message nested n deep."""
    return {"C.swift": "class C: UIViewController {}\n"}


@shape(500, "asking")
def questions_about_equal_actions(n):
    """References, hovers and renames of an action that n classes have, connected."""
    return equal_actions(n)


@shape(100, "asking")
def questions_about_copies(n):
    return copies_of_a_class(n)


@shape(200, "asking")
def questions_about_a_chain(n):
    return chain_of_classes(n)


@shape(500, "asking")
def questions_about_members(n):
    return outlets_of_a_class(n)


@shape(200, "asking")
def questions_about_documents_of_a_class(n):
    """The same about an outlet that n documents connect."""
    return documents_of_a_class(n)


@shape(200, "asking")
def questions_about_uses(n):
    return {"C.swift": "class C: UIViewController { @IBOutlet var label: UIView! }\n" + joined(lambda i: f"func use{i}(_ c: C) {{ c.label.text = \"{i}\" }}", n),
            "Main.storyboard": storyboard(controller("C", outlet("label")))}


@shape(200, "asking")
def questions_about_actions(n):
    return actions_of_a_class(n)
