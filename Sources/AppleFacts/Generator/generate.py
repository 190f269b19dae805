#!/usr/bin/env python3
"""Writes Sources/AppleFacts/Generated from the tables of Apple's classes.

    python3 Sources/AppleFacts/Generator/generate.py FOLDER

tables.py beside this file writes FOLDER from the generated files, to change a class by hand.

FOLDER holds classes.tsv, properties.tsv, actions.tsv, protocols.tsv and
elements.tsv: UTF-8, tab separated, one header line that names the columns. Only
the columns named below are read; their meaning is that of Apple's headers, with
run-time names, and an empty `swift_name` where both names are equal.

    classes     platform class swift_name superclass protocols
    properties  platform class property type readonly
    actions     platform class selector
    protocols   platform protocol swift_name inherits
    elements    platform element class notes

The same tables always give the same files. Everything the reader in
FactTable.swift relies on is checked here, so that it need not be at run time.

Each generated text is a sorted list of lines. A line is a list of fields with a
space between; the first is its key. Platforms are one letter: 0x40 + 1 for iOS,
+ 2 for tvOS, + 4 for macOS, + 8 for watchOS, so `A` is iOS and `O` is all.

    classes     NSNumberFormatter NumberFormatter O:NSFormatter:NSCoding,NSCopying
                NumberFormatter >NSNumberFormatter
                `-` for a Swift name that is the key; a field more for each group
                of platforms that disagrees; `>` leads from a Swift name
    class index a line a line of `classes`: where it starts, where its properties
                start, the line of its superclass, its platforms; 4, 4, 3 and 1 digits
    properties  a class after the other, in the order of `classes`:
                text G NSString          a small letter where there is no setter
    actions     copy: D:NSText D:WebView
    protocols   as classes; the middle part is empty
    elements    label C UILabel          `-` for no object, ` ?` after it for a guess
"""

import sys
from collections import defaultdict
from pathlib import Path

PLATFORMS = {"ios": 1, "tvos": 2, "macos": 4, "watchos": 8}
# The families of the element table: tvOS documents use the elements of iOS ones.
FAMILIES = {"ios": ["ios", "tvos"], "macos": ["macos"], "watchos": ["watchos"]}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: generate.py FOLDER")
    tables = Path(sys.argv[1])
    classes = read(tables / "classes.tsv")
    known = {(row["platform"], row["class"]) for row in classes}
    check_superclasses(classes, known)

    superclasses = defaultdict(set)
    # An alias is on none.
    platforms = defaultdict(int)
    for row in classes:
        superclasses[row["class"]].add(row["superclass"])
        platforms[row["class"]] |= PLATFORMS[row["platform"]]
    class_lines = with_swift_names(classes, "class", lambda row: f"{row['superclass']}:{row['protocols']}")
    properties = property_lines(read(tables / "properties.tsv"), known)

    write("classes", "Classes", class_lines)
    write("properties", "Properties", [line for key, _ in class_lines for line in properties[key]])
    write("classIndex", "ClassIndex", index_lines(class_lines, properties, superclasses, platforms))
    write("actions", "Actions", action_lines(read(tables / "actions.tsv"), known))
    protocols = read(tables / "protocols.tsv")
    write("protocols", "Protocols", with_swift_names(protocols, "protocol", lambda row: f":{row['inherits']}"))
    write("elements", "Elements", element_lines(read(tables / "elements.tsv"), known))


def read(path):
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    names = header.split("\t")
    return [dict(zip(names, line.split("\t"), strict=True)) for line in lines]


def letter(mask, base=0x40):
    assert 0 < mask < 16
    return chr(base + mask)


def grouped(rows, key, value):
    """For each key the values it has, each with the platforms that agree on it, iOS first."""
    masks = defaultdict(lambda: defaultdict(int))
    for row in rows:
        bit = PLATFORMS[row["platform"]]
        values = masks[key(row)]
        assert not any(mask & bit for mask in values.values()), f"twice: {row}"
        values[value(row)] |= bit
    for values in masks.values():
        # Two groups never share a bit, so the lowest bit orders them.
        ordered = sorted(values.items(), key=lambda item: item[1] & -item[1])
        values.clear()
        values.update(ordered)
    return masks


def check_superclasses(classes, known):
    superclass = {(row["platform"], row["class"]): row["superclass"] for row in classes}
    for platform, name in known:
        chain = [name]
        while superclass[platform, chain[-1]]:
            chain.append(superclass[platform, chain[-1]])
            assert (platform, chain[-1]) in known, f"unknown superclass on {platform}: {chain}"
            assert len(chain) < 32, f"a circle on {platform}: {chain}"


def with_swift_names(rows, name, facts):
    swift_names = {}
    for row in rows:
        swift = row["swift_name"] or row[name]
        assert swift_names.setdefault(row[name], swift) == swift, f"two Swift names: {row}"
    lines = []
    for key, groups in grouped(rows, lambda row: row[name], facts).items():
        swift = swift_names[key]
        fields = [f"{letter(mask)}:{fact}" for fact, mask in groups.items()]
        lines.append((key, " ".join([key, "-" if swift == key else swift, *fields])))
        if swift != key:
            assert swift not in swift_names, f"a Swift name that is another's run-time name: {swift}"
            lines.append((swift, f"{swift} >{key}"))
    lines.sort()
    keys = [key for key, _ in lines]
    assert len(set(keys)) == len(keys), "two classes or protocols share a Swift name"
    return lines


def property_lines(rows, known):
    assert all((row["platform"], row["class"]) in known for row in rows)
    lines = defaultdict(list)
    by_name = grouped(
        rows, lambda row: (row["class"], row["property"]), lambda row: (row["type"], row["readonly"]))
    for (owner, name), groups in sorted(by_name.items()):
        for (type_name, readonly), mask in groups.items():
            platforms = letter(mask, 0x60 if readonly == "1" else 0x40)
            lines[owner].append((name, f"{name} {platforms} {type_name}"))
    return lines


def index_lines(class_lines, properties, superclasses, platforms):
    ordinals = {key: ordinal for ordinal, (key, _) in enumerate(class_lines)}
    lines, line_start, properties_start = [], 0, 0
    for key, line in class_lines:
        # A class whose superclass depends on the platform names itself, and the reader asks the line.
        names = superclasses[key]
        superclass = ordinals[next(iter(names))] if len(names) == 1 and "" not in names else ordinals[key]
        fields = digits(line_start, 4) + digits(properties_start, 4) + digits(superclass, 3)
        lines.append((key, fields + digits(platforms[key], 1)))
        line_start += len(line) + 1
        properties_start += sum(len(text) + 1 for _, text in properties[key])
    # The last class's properties end where those of this one would start.
    lines.append(("", digits(line_start, 4) + digits(properties_start, 4) + digits(0, 3) + digits(0, 1)))
    return lines


def digits(number, count):
    """To the base of 64, from `0` on; the literal is raw, so a backslash does no harm."""
    assert number < 64**count
    return "".join(chr(0x30 + (number >> 6 * place) % 64) for place in reversed(range(count)))


def action_lines(rows, known):
    assert all((row["platform"], row["class"]) in known for row in rows)
    classes = defaultdict(list)
    by_name = grouped(rows, lambda row: (row["selector"], row["class"]), lambda row: "")
    for (selector, owner), groups in sorted(by_name.items()):
        classes[selector] += [f"{letter(mask)}:{owner}" for mask in groups.values()]
    return [(selector, " ".join([selector, *fields])) for selector, fields in sorted(classes.items())]


# Elements that the tables lack, each with a document or a program that shows it.
ADDED_ELEMENTS = [
    # Xcode 15.3 writes it for the option "Keyboard Layout Guide" of a view.
    {"platform": "ios", "element": "keyboardLayoutGuide", "class": "UIKeyboardLayoutGuide", "notes": "?"},
    # Xcode 12 keeps them in the editor for bundles of Sequel Ace, a recorder of shortcuts with its cell.
    {"platform": "macos", "element": "control", "class": "NSControl", "notes": ""},
    {"platform": "macos", "element": "actionCell", "class": "NSActionCell", "notes": ""},
    # Xcode 7 wrote it in Apple's catalog of watch objects; later it is `date`.
    {"platform": "watchos", "element": "dateLabel", "class": "WKInterfaceDate", "notes": "?"},
    # Interface Builder of Xcode 11 writes it for an activity ring.
    {"platform": "watchos", "element": "activity", "class": "WKInterfaceActivityRing", "notes": ""},
    # Interface Builder writes it for a volume control, as in the watch apps of open-source players.
    {"platform": "watchos", "element": "volumeControlView", "class": "WKInterfaceVolumeControl", "notes": ""},
    # Interface Builder of Xcode 10 writes it for the controls of what plays, which have no class in WatchKit's headers.
    {"platform": "watchos", "element": "nowPlayingView", "class": "WKInterfaceObject", "notes": "?"},
]


def element_lines(rows, known):
    rows = rows + ADDED_ELEMENTS
    named = {(row["platform"], row["element"]): row for row in rows}
    expanded = []
    for element in sorted({row["element"] for row in rows}):
        for family, platforms in FAMILIES.items():
            row = named.get((family, element)) or named.get(("common", element))
            if row is None:
                continue
            for platform in platforms:
                # A slider is certain on iOS; tvOS has no such class.
                missing = row["class"] and (platform, row["class"]) not in known
                fact = (row["class"] or "-") + (" ?" if missing or row["notes"].endswith("?") else "")
                expanded.append({"platform": platform, "element": element, "fact": fact})
    groups = grouped(expanded, lambda row: row["element"], lambda row: row["fact"])
    return [
        (element, f"{element} {letter(mask)} {fact}")
        for element, facts in sorted(groups.items())
        for fact, mask in facts.items()
    ]


def write(property_name, file_name, lines):
    for key, line in lines:
        assert line.isascii() and line.isprintable() and '"' not in line and "\\#" not in line, line
        # The reader compares up to the first space, which must sort before all that names contain.
        assert key == "" or (" " not in key and line.split(" ")[0] == key) or property_name == "classIndex", line
    text = "\n".join(line for _, line in lines)
    folder = Path(__file__).resolve().parent.parent / "Generated"
    folder.mkdir(exist_ok=True)
    (folder / f"{file_name}.swift").write_text(
        f"""// swift-format-ignore-file
// Written by Generator/generate.py, which tells how to read it.

extension FactTable {{
  static var {property_name}: FactTable {{ FactTable({property_name}Text) }}
}}

// A computed property needs no initialiser, not even in a debug build. Inlined, each file that
// asks would carry the text once more.
@inline(never)
private var {property_name}Text: StaticString {{
#\"\"\"
{text}

\"\"\"#
}}
""",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
