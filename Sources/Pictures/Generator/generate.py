#!/usr/bin/env python3
"""Writes Sources/Pictures/Generated/TextWidths.swift from a table of text widths.

    python3 Sources/Pictures/Generator/generate.py widths.tsv

The table has a line a character: its code point in hexadecimal and its advance width in em, regular and bold, separated
by tabs; lines that begin with # are left out. The same table always gives the same file.

The generated lists are sorted by code point; widths are in ten-thousandths of an em.
"""

import pathlib
import sys

if len(sys.argv) != 2:
    sys.exit(__doc__)
rows = {}
for number, line in enumerate(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines(), 1):
    if line.startswith("#") or not line.strip():
        continue
    point, regular, bold = line.split("\t")
    point = int(point, 16)
    if point in rows or not 0x20 <= point <= 0xFFFF:
        sys.exit(f"line {number}: {point:04X} is there twice or out of range")
    rows[point] = round(float(regular) * 10000), round(float(bold) * 10000)
missing = [f"{point:04X}" for point in range(0x20, 0x7F) if point not in rows]
if missing:
    sys.exit(f"no width for {', '.join(missing)}")


def listed(name, values):
    words, lines, line = [f"{value}," for value in values], [], "   "
    for word in words:
        if len(line) + 1 + len(word) > 110:
            lines.append(line)
            line = "   "
        line += " " + word
    lines.append(line)
    return f"  static let {name}: [UInt16] = [\n" + "\n".join(lines) + "\n  ]\n"


points = sorted(rows)
text = """// swift-format-ignore-file
// Written by Generator/generate.py, which tells what the lists say.

enum TextWidths {
""" + "\n".join([
    listed("codePoints", points),
    listed("regular", [rows[point][0] for point in points]),
    listed("bold", [rows[point][1] for point in points]),
]) + "}\n"
target = pathlib.Path(__file__).parent.parent / "Generated" / "TextWidths.swift"
target.write_text(text, encoding="utf-8")
print(f"{target.name}: {len(points)} characters")
