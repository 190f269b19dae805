#!/usr/bin/env python3
"""Writes the tables that generate.py reads, from Sources/AppleFacts/Generated.

    python3 Sources/AppleFacts/Generator/tables.py FOLDER

The generated files contain every column that generate.py reads, so that a change to Apple's classes needs nothing else:
write the tables, change them, and run generate.py on the folder. generate.py describes the columns. Without a change,
it writes the same generated files again.
"""

import re
import sys
from pathlib import Path

PLATFORMS = {1: "ios", 2: "tvos", 4: "macos", 8: "watchos"}
# The families of generate.py, by the platforms that share their rows.
FAMILIES = {"ios": ("ios", "tvos"), "macos": ("macos",), "watchos": ("watchos",)}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: tables.py FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)

    classes, order = typed_rows("Classes")
    known = {(platform, name) for platform, name, *_ in classes}
    write(folder, "classes", ["platform", "class", "swift_name", "superclass", "protocols"], classes)
    write(folder, "properties", ["platform", "class", "property", "type", "readonly"], property_rows(order))
    write(folder, "actions", ["platform", "class", "selector"], action_rows())
    protocols = [(platform, name, swift, inherits) for platform, name, swift, _, inherits in typed_rows("Protocols")[0]]
    write(folder, "protocols", ["platform", "protocol", "swift_name", "inherits"], protocols)
    write(folder, "elements", ["platform", "element", "class", "notes"], element_rows(known))


def text(name):
    path = Path(__file__).resolve().parent.parent / "Generated" / f"{name}.swift"
    return re.search(r'#"""\n(.*)\n\n"""#', path.read_text(encoding="utf-8"), re.DOTALL).group(1)


def platforms(letter):
    return [name for bit, name in PLATFORMS.items() if ord(letter) & bit]


def typed_rows(name):
    """Rows of classes or protocols, and the key of each line, also of those that lead from a Swift name."""
    rows, keys = [], []
    for line in text(name).split("\n"):
        key, swift, *groups = line.split(" ")
        keys.append(key)
        for group in groups:
            letter, superclass, protocols = group.split(":")
            rows += [(platform, key, "" if swift == "-" else swift, superclass, protocols) for platform in platforms(letter)]
    return rows, keys


def property_rows(order):
    """The class index says where the properties of each class start."""
    index = text("ClassIndex").split("\n")
    starts = [number(line[4:8]) for line in index]
    properties = text("Properties") + "\n"
    rows = []
    for name, start, end in zip(order, starts[:-1], starts[1:], strict=True):
        for line in properties[start:end].splitlines():
            member, letter, type_name = line.split(" ", 2)
            readonly = "1" if ord(letter) & 0x20 else "0"
            rows += [(platform, name, member, type_name, readonly) for platform in platforms(letter)]
    return rows


def number(digits):
    value = 0
    for digit in digits:
        value = value * 64 + ord(digit) - 0x30
    return value


def action_rows():
    rows = []
    for line in text("Actions").split("\n"):
        selector, *owners = line.split(" ")
        for owner in owners:
            letter, name = owner.split(":")
            rows += [(platform, name, selector) for platform in platforms(letter)]
    return rows


def element_rows(known):
    facts = {}
    for line in text("Elements").split("\n"):
        element, letter, name, *guess = line.split(" ")
        for platform in platforms(letter):
            facts[element, platform] = ("" if name == "-" else name, bool(guess))
    rows = []
    for element in sorted({element for element, _ in facts}):
        for family, members in FAMILIES.items():
            given = {platform: facts[element, platform] for platform in members if (element, platform) in facts}
            if not given:
                continue
            name = next(iter(given.values()))[0]
            # A class that a platform does not have makes a guess there, which generate.py finds again.
            guessed = any(guess and (not name or (platform, name) in known) for platform, (_, guess) in given.items())
            unknown = name and not any((platform, name) in known for platform in members)
            rows.append((family, element, name, "?" if guessed or unknown else ""))
    return rows


def write(folder, name, columns, rows):
    lines = ["\t".join(columns), *sorted("\t".join(row) for row in rows)]
    (folder / f"{name}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
