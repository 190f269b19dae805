#!/usr/bin/env python3
"""Holds the Objective-C scanner against clang: compare.py OUTLINE PATH...

OUTLINE is the executable of the package beside this file. Paths are headers and implementations, or folders of
them. Each file is compiled alone, without what it imports: names that it uses and does not declare are declared in
front of it. Compared is each class, category, protocol and implementation that clang accepts, with its superclass,
protocols, properties, instance variables and methods, their types, marks and places. Exits with 1 where anything
differs, or, with --strict, where clang has an error.
"""

import argparse
import bisect
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SUFFIXES = (".h", ".m", ".mm")
CLANG = os.environ.get("CLANG", "clang")
WORD = r"[A-Za-z_]\w*"
GENERIC = {
    "NSArray": 1, "NSMutableArray": 1, "NSSet": 1, "NSMutableSet": 1, "NSOrderedSet": 1, "NSMutableOrderedSet": 1,
    "NSDictionary": 2, "NSMutableDictionary": 2, "NSCache": 2, "NSMapTable": 2, "NSHashTable": 1, "NSEnumerator": 1,
}


def found_files(paths):
    for path in paths:
        if os.path.isdir(path):
            for folder, folders, names in os.walk(path):
                folders[:] = sorted(name for name in folders if name != ".git")
                for name in sorted(names):
                    full = os.path.join(folder, name)
                    if name.endswith(SUFFIXES) and os.path.isfile(full):
                        yield full
        else:
            yield path


# What a file uses


def without_comments(text):
    pattern = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|/\*.*?\*/'
    return re.sub(pattern, lambda m: " " if m[0].startswith("/") else '""', text, flags=re.S)


def stubs(text, prelude):
    """Declarations of what a file uses of others: classes before stars, protocols in angle brackets, other types."""
    text = without_comments(text)
    known = set(re.findall(WORD, prelude)) | {
        "id", "void", "int", "char", "long", "short", "unsigned", "signed", "float", "double", "const", "static",
        "struct", "enum", "union", "return", "sizeof", "instancetype", "Class", "SEL", "IMP", "Protocol", "bool", "if",
        "while", "for", "switch", "extern", "inline", "volatile", "typedef", "else", "in", "out", "inout", "self",
        "super", "nullable", "nonnull", "template", "typename", "class", "auto", "operator", "new", "delete", "_Bool",
        "size_t", "strong", "weak", "copy", "assign", "retain", "nonatomic", "atomic", "readonly", "readwrite",
        "namespace", "using", "public", "private", "protected", "virtual", "friend", "this", "oneway", "bycopy",
        "byref", "defined", "do", "case", "goto", "default", "null_unspecified", "null_resettable", "class",
        "__kindof", "__weak", "__strong", "__unused", "__block", "__unsafe_unretained", "__autoreleasing", "__bridge",
        "__typeof", "typeof", "__typeof__", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "__attribute__",
    }
    classes = set(re.findall(r"@interface\s+(%s)" % WORD, text))
    categories = set(re.findall(r"@(?:interface|implementation)\s+(%s)\s*\(" % WORD, text))
    own = {name for name in classes if re.search(r"@interface\s+%s\s*(<[^>]*>)?\s*:" % name, text)}
    parameters = set()
    for generics in re.findall(r"@interface\s+%s\s*<([^>]*)>\s*:" % WORD, text):
        parameters |= {re.findall(WORD, part)[-1] for part in re.sub(r":[^,]*", "", generics).split(",")}
    declared = set(re.findall(r"(?:NS|CF)_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)", text))
    declared |= set(re.findall(r"typedef\b[^;{]*?\(\s*[\^*]\s*(\w+)\s*\)", text))
    declared |= set(re.findall(r"typedef\b[^;{]*?\b(\w+)\s*;", text)) | set(re.findall(r"}\s*\*?(\w+)\s*;", text))
    declared |= set(re.findall(r"#\s*define\s+(\w+)", text))
    declared |= set(re.findall(r"\b(?:class|struct|enum|union)\s+(\w+)\s*[:{]", text))
    declared |= set(re.findall(r"using\s+(\w+)\s*=", text))
    protocols = set()
    for names in re.findall(r"@protocol\s+([\w\s,]+);", text):
        protocols |= set(re.findall(WORD, names))
    for group in re.findall(r"<([\w\s,]+)>", text):
        protocols |= {name for name in re.findall(WORD, group)}
    own_protocols = set(re.findall(r"@protocol\s+(%s)\b(?!\s*[,;])" % WORD, text))
    protocols -= own_protocols
    supers = set(re.findall(r"@interface\s+%s\s*(?:<[^>]*>)?\s*:\s*(%s)" % (WORD, WORD), text))
    forward = set()
    for names in re.findall(r"@class\s+([\w\s,]+);", text):
        forward |= set(re.findall(WORD, names))
    stars = set(re.findall(r"\b(%s)\s*(?:<[^<>;{}]*(?:<[^<>]*>[^<>]*)?>)?\s*\*" % WORD, text))
    receivers = set(re.findall(r"\[\s*([A-Z]\w*)\s+\w", text))
    scalars = set(re.findall(r"\(\s*(?:%s\s+)?(%s)\s*\)\s*\w" % (WORD, WORD), text))
    scalars |= set(re.findall(r"(?:^|[;{}()])\s*(?:IBOutlet|IBInspectable|nullable|static|const|extern)?\s*([A-Za-z_]\w*)\s+\w+\s*(?=[;,=)])", text, flags=re.M))
    scalars |= set(re.findall(r"\)\s*(?:IBInspectable\s+)?(%s)\s+\w+\s*;" % WORD, text))
    need = (supers | categories | forward | {n for n in stars | receivers if n[0].isupper()}) - own - known - parameters
    need -= declared
    scalars = {n for n in scalars if n[0].isupper() or n.endswith("_t")} - need - own - known - declared - parameters - classes
    scalars |= {n for n in stars if not n[0].isupper() and n.endswith("_t")} - known - declared
    lines = [f"@protocol {name} @end" for name in sorted(protocols - known - parameters)]
    arity = {}
    for name, group in re.findall(r"\b(%s)\s*<([^<>;{}]*\*[^<>;{}]*)>" % WORD, text):
        arity[name] = group.count(",") + 1
    for name in sorted(need):
        letters = ", ".join(f"T{i}" for i in range(arity[name])) if name in arity else ""
        lines.append(f"@interface {name}{'<' + letters + '>' if letters else ''} : NSObject @end")
    return lines + [f"typedef long {name};" for name in sorted(scalars)]


# What clang says


def clang_tree(path):
    with open(path, "rb") as file:
        raw = file.read()
    text = raw.decode("utf-8", "surrogateescape")
    with open(os.path.join(HERE, "prelude.h")) as file:
        prelude = file.read()
    # Lines stay where they are, and so do offsets.
    blank = re.sub(
        rb"(?m)^[ \t]*(#[ \t]*(?:import|include)|@import)\b[^\n]*", lambda m: b" " * len(m[0].rstrip(b"\r")) + (b"\r" if m[0].endswith(b"\r") else b""), raw)
    with tempfile.TemporaryDirectory() as folder:
        head = os.path.join(folder, "head.h")
        with open(head, "w", errors="surrogateescape") as file:
            file.write(prelude + "\n" + "\n".join(stubs(text, prelude)) + "\n")
        source = os.path.join(folder, "source" + (".mm" if path.endswith(".mm") else ".m"))
        with open(source, "wb") as file:
            file.write(blank)
        language = ["-x", "objective-c++", "-std=c++17"] if path.endswith(".mm") else ["-x", "objective-c"]
        command = [CLANG, "-Xclang", "-ast-dump=json", "-fsyntax-only", "-Xclang", "-skip-function-bodies", "-w", "-fblocks",
                   "-fno-objc-arc", "-nostdinc", "-ferror-limit=0", "-fno-color-diagnostics", "-target", "x86_64-apple-macosx12",
                   *language, "-include", head, source]
        try:
            result = subprocess.run(command, capture_output=True, timeout=120)
            # The preprocessor's output tells which lines stand in a branch that is left out.
            read = subprocess.run(
                [CLANG, "-E", "-w", "-nostdinc", "-target", "x86_64-apple-macosx12", *language, "-include", head, source],
                capture_output=True, timeout=120)
        except subprocess.TimeoutExpired:
            return None, [], raw, set()
        errors = []
        for line in result.stderr.decode(errors="replace").splitlines():
            match = re.match(re.escape(source) + r":(\d+):\d+: (?:fatal )?error: (.*)", line)
            if match:
                errors.append((int(match[1]), match[2]))
    try:
        return json.loads(result.stdout), errors, raw, lines_read(read.stdout, source)
    except ValueError:
        return None, errors, raw, set()


def lines_read(output, source):
    lines = set()
    number, is_source = 0, False
    for line in output.split(b"\n"):
        marker = re.match(rb'# (\d+) "(.*?)"', line)
        if marker:
            number, is_source = int(marker[1]), marker[2].decode() == source
            continue
        if is_source and line.strip():
            lines.add(number)
        number += 1
    return lines


def clang_types(tree, path):
    """Containers in the file itself, told by the place of their declarations."""
    types = []
    place = {"file": ""}

    def follow(loc):
        """The file of a location; clang leaves out what it said last."""
        for key in ("spellingLoc", "expansionLoc"):
            if key in loc:
                follow(loc[key])
        if "file" in loc:
            place["file"] = loc["file"]

    def visit(node):
        if "loc" in node:
            follow(node["loc"])
        file = place["file"]
        if "range" in node:
            follow(node["range"].get("begin", {}))
            follow(node["range"].get("end", {}))
        kind = node.get("kind", "")
        if kind.startswith("ObjC") and kind.endswith("Decl") and "/source.m" in file:
            entry = container(node)
            if entry:
                types.append(entry)
        for child in node.get("inner", []):
            visit(child)

    visit(tree)
    return types


def at(loc):
    loc = loc.get("expansionLoc", loc)
    return loc.get("offset", -1)


def container(node):
    kind = node["kind"]
    lower = at(node.get("range", {}).get("begin", {}))
    end = node.get("range", {}).get("end", {})
    upper = at(end) + end.get("expansionLoc", end).get("tokLen", 0)
    entry = {"superclass": None, "protocols": [p["name"] for p in node.get("protocols", [])], "members": [],
             "lower": lower, "upper": upper}
    if kind == "ObjCInterfaceDecl":
        # A forward declaration has no end of its own.
        entry["key"] = ("class", node["name"], False, False)
        entry["superclass"] = node.get("super", {}).get("name")
    elif kind == "ObjCCategoryDecl":
        entry["key"] = ("extension", node["interface"].get("name"), "name" in node and bool(node["name"]), False)
    elif kind == "ObjCProtocolDecl":
        entry["key"] = ("protocol", node["name"], False, False)
    elif kind == "ObjCImplementationDecl":
        entry["key"] = ("extension", node["name"], False, True)
        entry["protocols"] = []
    elif kind == "ObjCCategoryImplDecl":
        entry["key"] = ("extension", node.get("interface", {}).get("name"), True, True)
        entry["protocols"] = []
    else:
        return None
    for child in node.get("inner", []):
        member = clang_member(child, kind)
        if member:
            entry["members"].append(member)
    return entry


def clang_member(node, holder):
    kind = node["kind"]
    if node.get("isImplicit") or node.get("isInvalid"):
        return None
    attributes = {child["kind"] for child in node.get("inner", [])}
    marks = set()
    if attributes & {"IBOutletAttr", "IBOutletCollectionAttr"}:
        marks.add("outlet")
    name = node.get("name", "")
    if kind == "ObjCMethodDecl":
        if name.count(":") > 3 or (not node.get("instance") and name not in KEPT_CLASS_METHODS):
            return None
        if not node.get("instance"):
            marks.add("class")
        # The declaration's mark is inherited by the definition, which need not repeat it.
        if any(c["kind"] == "IBActionAttr" and not c.get("inherited") for c in node.get("inner", [])):
            marks.add("action")
        types = [c["type"]["qualType"] for c in node.get("inner", []) if c["kind"] == "ParmVarDecl"]
        return ("method", name, tuple(sorted(marks)), tuple(normal(t) for t in types[: name.count(":")]))
    if kind == "ObjCPropertyDecl":
        if node.get("class"):
            marks.add("class")
        if node.get("readonly"):
            marks.add("readonly")
        return ("property", name, tuple(sorted(marks)), (normal(node["type"]["qualType"]),))
    if kind == "ObjCIvarDecl" and not node.get("synthesized"):
        return ("instanceVariable", name, tuple(sorted(marks)), (normal(node["type"]["qualType"]),)) if name else None
    if kind == "ObjCPropertyImplDecl":
        # One that the compiler makes of itself has no place.
        return ("synthesized", name, (), ()) if "loc" in node and at(node["range"]["begin"]) >= 0 and node.get("loc") else None
    return None


KEPT_CLASS_METHODS = {"accessInstanceVariablesDirectly", "resolveInstanceMethod:"}
QUALIFIERS = r"\b(_Nullable|_Nonnull|_Null_unspecified|__weak|__strong|__unsafe_unretained|__autoreleasing|__kindof|const|volatile|struct|enum|union|class)\b"


def normal(text):
    """A type as far as an object is concerned: names of classes and protocols, and whether it is an array."""
    if "(" in text:
        return "*"
    text = re.sub(QUALIFIERS, "", text).replace(" ", "")
    match = re.fullmatch(r"(\w+)(?:<(.*)>)?(\**)(\[.*\])?", text)
    if not match or match[4]:
        return "*"
    name, arguments, stars = match[1], match[2], match[3]
    if name == "id":
        if stars:
            return "*"
        return " & ".join(sorted(arguments.split(","))) if arguments and "<" not in arguments else "AnyObject"
    if name == "Class":
        return "*"
    if stars != "*":
        # Scalars are of no interest.
        return "*"
    if name in ("NSArray", "NSMutableArray") and arguments:
        element = normal(arguments)
        return "[" + ("AnyObject" if element == "*" else element) + "]"
    if arguments and re.fullmatch(r"[\w,]+", arguments):
        return " & ".join(sorted([name] + arguments.split(",")))
    return name


# What the scanner says


def canonical(text):
    text = text.rstrip("!?")
    if text.startswith("["):
        return "[" + canonical(text[1:-1]) + "]"
    return " & ".join(sorted(text.split(" & ")))


def scanner_member(member):
    text = canonical(member.get("type") or "*")
    marks = set(member["marks"]) - {"optional"}
    if member["kind"] == "method":
        return ("method", member["selector"], tuple(sorted(marks)),
                tuple(canonical(text) for text in member["parameters"]))
    if member["kind"] == "synthesized":
        return ("synthesized", member["name"], (), ())
    return (member["kind"], member["name"], tuple(sorted(marks)), (text,))


def same_member(ours, theirs):
    if ours[:3] != theirs[:3]:
        return False
    for one, other in zip(ours[3], theirs[3]):
        if other == "*" or one == other:
            continue
        # IBOutletCollection(X) says more than the array beside it.
        if one.startswith("[") and (other in ("NSArray", "NSMutableArray") or other.startswith("[")) and "outlet" in ours[2]:
            continue
        return False
    return len(ours[3]) == len(theirs[3])


def compare(path, outline, strict):
    tree, errors, raw, read = clang_tree(path)
    report = {"types": 0, "members": 0, "skipped": 0, "differences": []}
    if tree is None:
        report["skipped"] = len(outline["types"])
        report["unparsed"] = True
        return report
    lines = [0]
    for index, byte in enumerate(raw):
        if byte == 0x0A:
            lines.append(index + 1)
    theirs = clang_types(tree, path)
    # clang makes up an interface for an implementation without one.
    theirs = [
        t for t in theirs
        if not (t["key"][0] == "class" and raw[t["lower"]:].startswith((b"@class", b"@implementation")))
        and not is_forward(raw, t)
    ]
    places = [lines[line - 1] for line, _ in errors if line <= len(lines)]

    def is_read(entry):
        return bisect.bisect_right(lines, entry["offset"]) in read

    ours = {type_["offset"]: type_ for type_ in outline["types"] if is_read(type_)}
    remaining = dict(ours)
    for type_ in theirs:
        # The scanner's places are those of names.
        match = next((o for o in sorted(remaining) if type_["lower"] <= o < max(type_["lower"] + 400, 0) and remaining[o]["name"] == type_["key"][1]), None)
        broken = any(type_["lower"] <= place <= type_["upper"] for place in places) or type_["key"][1] is None
        if match is None:
            if broken:
                report["skipped"] += 1
            else:
                report["differences"].append(f"{path}: missing {type_['key']}")
            continue
        found = remaining.pop(match)
        if broken and not strict:
            report["skipped"] += 1
            continue
        report["types"] += 1
        key = (found["kind"], found["name"], found["isCategory"], found["isImplementation"])
        if key != type_["key"]:
            report["differences"].append(f"{path}: {key} is {type_['key']}")
        if not type_["key"][3]:
            if found.get("superclass") != type_["superclass"]:
                report["differences"].append(f"{path}: superclass of {key}: {found['superclass']} is {type_['superclass']}")
            if sorted(found["protocols"]) != sorted(type_["protocols"]):
                report["differences"].append(f"{path}: protocols of {key}: {found['protocols']} are {type_['protocols']}")
        mine = [scanner_member(m) for m in found["members"] if is_read(m)]
        # The variable that @synthesize makes is no declaration to clang.
        synthesized = {m[1] for m in mine if m[0] == "synthesized"}
        report["members"] += len(type_["members"])
        for member in type_["members"]:
            match = next((m for m in mine if same_member(m, member)), None)
            if match:
                mine.remove(match)
            else:
                near = [m for m in mine if m[:2] == member[:2]]
                report["differences"].append(f"{path}: {key} lacks {member}" + (f", has {near[0]}" if near else ""))
        for member in mine:
            if found["isImplementation"] and member[0] in ("instanceVariable", "synthesized") and synthesized:
                continue
            report["differences"].append(f"{path}: {key} has {member}")
    for offset, type_ in remaining.items():
        if places:
            report["skipped"] += 1
        else:
            report["differences"].append(f"{path}: {type_['kind']} {type_['name']} at {offset} is nothing to clang")
    if strict:
        report["differences"] += [f"{path}:{line}: {message}" for line, message in errors]
    return report


def is_forward(raw, type_):
    return type_["key"][0] == "protocol" and b"@end" not in raw[type_["lower"]:type_["upper"] + 5]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strict", action="store_true", help="count clang's errors as differences, and skip nothing")
    parser.add_argument("outline")
    parser.add_argument("paths", nargs="+")
    options = parser.parse_args()
    files = list(found_files(options.paths))
    listed = subprocess.run([options.outline], input="\n".join(files).encode(), capture_output=True, check=True)
    outlines = {}
    for line in listed.stdout.decode().splitlines():
        outline = json.loads(line)
        outlines[outline["file"]] = outline
    # Only where one of the two sides may have something.
    files = [path for path in files if outlines[path]["types"] or re.search(rb"@(interface|implementation|protocol)\b", open(path, "rb").read())]
    totals = {"files": 0, "unparsed": 0, "types": 0, "members": 0, "skipped": 0, "differences": 0}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for report in pool.map(lambda path: compare(path, outlines[path], options.strict), files):
            totals["files"] += 1
            totals["unparsed"] += "unparsed" in report
            for key in ("types", "members", "skipped"):
                totals[key] += report[key]
            totals["differences"] += len(report["differences"])
            for difference in report["differences"]:
                print(difference)
    print(", ".join(f"{value} {key}" for key, value in totals.items()), file=sys.stderr)
    return 1 if totals["differences"] or options.strict and (totals["skipped"] or not totals["types"]) else 0


if __name__ == "__main__":
    sys.exit(main())
