#!/usr/bin/env python3
"""Sorts every word that equals the old name of a rename into changed, asked and dropped.

usage: census.py [--binary IBLS] [--count N] [--seed SEED] [--sample N] [--output FILE] FOLDER...

Renames N outlets, actions and classes of each workspace, picked at random, without writing anything. A tokeniser of its own
finds every occurrence of the old name in Swift, Objective-C, documents and property lists: as a word of code, in a string,
in a comment, or as a value of an attribute or an element. Each is changed by the rename, listed by it as a question, or
dropped. Prints the counts; --output gets a random sample of those that are dropped in code, strings and values and of those
that are changed, with their lines, to be judged by reading.
"""

import argparse
import bisect
import collections
import json
import os
import random
import re
import subprocess
import sys

from bench import build

CODE = (".swift", ".m", ".mm", ".h")
MARKUP = (".storyboard", ".xib", ".plist")
SKIPPED = {".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"}
WORD = re.compile(rb"[A-Za-z_$\x80-\xff][\w$\x80-\xff]*")


def strings_and_comments(text, is_swift):
    """The ranges of comments and of strings. What Swift interpolates into a string is code."""
    found = []
    place, end = 0, len(text)

    def block_comment(start):
        depth, place = 1, start + 2
        while place < end and depth:
            if text.startswith(b"/*", place) and is_swift:
                depth, place = depth + 1, place + 2
            elif text.startswith(b"*/", place):
                depth, place = depth - 1, place + 2
            else:
                place += 1
        return place

    def string(start):
        hashes = start
        while text[hashes:hashes + 1] == b"#":
            hashes += 1
        pounds = text[start:hashes]
        quote = b'"""' if is_swift and text.startswith(b'"""', hashes) else b'"'
        place, begin = hashes + len(quote), start
        while place < end:
            if text.startswith(quote + pounds, place):
                place += len(quote) + len(pounds)
                break
            if text.startswith(b"\\" + pounds, place):
                place += 1 + len(pounds)
                if is_swift and text[place:place + 1] == b"(":
                    found.append((begin, place, "string"))
                    depth, place = 1, place + 1
                    while place < end and depth:
                        byte = text[place:place + 1]
                        if byte == b'"':
                            place = string(place)
                            continue
                        depth += (byte == b"(") - (byte == b")")
                        place += 1
                    begin = place
                else:
                    place += 1
                continue
            if quote == b'"' and text[place:place + 1] == b"\n":
                break
            place += 1
        found.append((begin, place, "string"))
        return place

    while place < end:
        byte = text[place:place + 1]
        if text.startswith(b"//", place):
            stop = text.find(b"\n", place)
            stop = end if stop < 0 else stop
            found.append((place, stop, "comment"))
            place = stop
        elif text.startswith(b"/*", place):
            stop = block_comment(place)
            found.append((place, stop, "comment"))
            place = stop
        elif byte == b'"' or is_swift and re.match(rb'#+"', text[place:place + 8]):
            place = string(place)
        elif byte == b"'" and not is_swift:
            match = re.match(rb"'(\\.|[^'\\\n])*'", text[place:place + 16])
            place += len(match[0]) if match else 1
        else:
            place += 1
    return sorted(found)


class File:
    def __init__(self, root, path):
        self.path = path
        with open(os.path.join(root, path), "rb") as file:
            self.text = file.read()
        self.starts = [0] + [match.end() for match in re.finditer(rb"\n", self.text)]
        self.apart = None

    def line(self, offset):
        return bisect.bisect_right(self.starts, offset)

    def line_text(self, number):
        stop = self.starts[number] if number < len(self.starts) else len(self.text)
        return self.text[self.starts[number - 1]:stop].rstrip(b"\r\n")

    def kind(self, offset, length):
        if self.path.endswith(CODE):
            if self.apart is None:
                self.apart = strings_and_comments(self.text, self.path.endswith(".swift"))
            index = bisect.bisect_right(self.apart, (offset, len(self.text), "")) - 1
            if index >= 0 and self.apart[index][0] <= offset < self.apart[index][1]:
                return self.apart[index][2]
            return "code"
        before, after = self.text[offset - 1:offset], self.text[offset + length:offset + length + 1]
        if before in (b'"', b">") and after in (b'"', b"<", b":"):
            return "value"
        return "markup"

    def words(self, names):
        for name in names:
            place = self.text.find(name)
            while place >= 0:
                match = WORD.match(self.text, place)
                if match and match[0] == name and not WORD.match(self.text[place - 1:place] if place else b""):
                    yield place, name
                place = self.text.find(name, place + 1)


def project(root):
    result = []
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if name not in SKIPPED]
        for name in files:
            path = os.path.relpath(os.path.join(folder, name), root)
            if name.endswith(CODE + MARKUP) and not os.path.islink(os.path.join(root, path)):
                result.append(File(root, path))
    return result


def symbols(binary, folder):
    lines = subprocess.run([binary, "--index", folder], check=True, capture_output=True, text=True).stdout
    found = set()
    used = set()
    for line in lines.splitlines():
        entry = json.loads(line)
        for reference in entry.get("classes", []) if isinstance(entry.get("classes"), list) else []:
            used.add(reference.get("name") if isinstance(reference, dict) else reference)
        for declared in entry.get("types", []):
            marked = False
            for member in declared["members"]:
                if member["kind"] in ("outlet", "outletCollection"):
                    found.add((f"{declared['name']}.{member['name']}", member["name"], "member"))
                    marked = True
                elif member["kind"] == "action" and member["selector"]:
                    name = re.split(r"[:(]", member["name"])[0]
                    found.add((f"{declared['name']}.{member['selector']}", name, "member"))
                    marked = True
            if marked:
                found.add((declared["name"], declared["name"].split(".")[-1], "class"))
    return sorted(found)


def pieces(line):
    return re.findall(rb"[\w$\x80-\xff]+|.", line)


def changed_places(diff):
    """The words that a diff replaces, as (path, line, column) with columns in bytes from 0."""
    import difflib

    result = set()
    path, number, old, new = None, 0, [], []

    def settle():
        for (line, before), after in zip(old, new):
            one, other = pieces(before), pieces(after)
            for tag, low, high, _, _ in difflib.SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
                if tag != "equal":
                    column = len(b"".join(one[:low]))
                    for word in one[low:max(high, low + 1)]:
                        result.add((path, line, column))
                        column += len(word)
        old.clear()
        new.clear()

    for line in diff.split(b"\n"):
        if line.startswith(b"--- "):
            settle()
            path = line[4:].split(b"\t")[0].decode("utf8", "replace")
            path = path[2:] if path.startswith("a/") else path
        elif line.startswith(b"@@"):
            settle()
            number = int(re.match(rb"@@ -(\d+)", line)[1]) - 1
        elif line.startswith(b"+++ "):
            continue
        elif line.startswith(b"-"):
            number += 1
            old.append((number, line[1:]))
        elif line.startswith(b"+"):
            new.append(line[1:])
        elif line.startswith(b" "):
            settle()
            number += 1
    settle()
    return result


def measure(binary, folder, count, generator, sample):
    root = os.path.realpath(folder)
    files = project(root)
    picked = symbols(binary, root)
    picked = generator.sample(picked, min(count, len(picked)))
    counts = collections.Counter()
    dropped, changed = [], []
    for symbol, name, kind in picked:
        target = "qzRenamedForCensus" if kind == "member" else "QzRenamedForCensus"
        if symbol.endswith(":") and symbol.count(":") == 1:
            target += ":"
        process = subprocess.run([binary, "--rename", symbol, target, root, "--mentions"], capture_output=True)
        errors = process.stderr.decode("utf8", "replace")
        if process.returncode != 0:
            counts["refused"] += 1
            continue
        counts["renames"] += 1
        asked = {(os.path.relpath(match[1], root) if os.path.isabs(match[1]) else match[1], int(match[2]), int(match[3]))
                 for match in re.finditer(r"^(.+?):(\d+):(\d+): (?!mentions )", errors, re.MULTILINE)}
        edited = changed_places(process.stdout)
        names = [name.encode()]
        if kind == "member":
            names += [b"_" + names[0], b"set" + names[0][:1].upper() + names[0][1:]]
        for file in files:
            for offset, word in file.words(names):
                line = file.line(offset)
                column = offset - file.starts[line - 1]
                where = file.kind(offset, len(word))
                text = file.line_text(line)
                shown = len(text[:column].decode("utf8", "replace")) + 1
                if (file.path, line, column) in edited or (file.path, line, column - 1) in edited:
                    outcome = "changed"
                    changed.append((symbol, file.path, line, where, text))
                elif any((file.path, line, other) in asked for other in {column + 1, shown}):
                    outcome = "asked"
                else:
                    outcome = "dropped"
                    if where in ("code", "string", "value"):
                        dropped.append((symbol, file.path, line, where, text))
                counts[outcome, where] += 1
    print(f"{os.path.basename(root)}: {counts['renames']} renames, {counts['refused']} refused")
    for outcome in ("changed", "asked", "dropped"):
        parts = ", ".join(f"{counts[outcome, where]} {where}" for where in ("code", "string", "comment", "value", "markup"))
        print(f"  {outcome}: {parts}")
    sys.stdout.flush()
    return counts, [(root, place) for place in dropped], [(root, place) for place in changed]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--binary")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--output")
    options = parser.parse_args()
    binary = os.path.realpath(options.binary or build(["--product", "ibls"], "ibls"))
    generator = random.Random(options.seed)
    total, dropped, changed = collections.Counter(), [], []
    for folder in options.folders:
        found = measure(binary, folder, options.count, generator, options.sample)
        total += found[0]
        dropped += found[1]
        changed += found[2]
    words = {outcome: sum(number for key, number in total.items() if key[0] == outcome)
             for outcome in ("changed", "asked", "dropped")}
    print(f"all: {total['renames']} renames, {total['refused']} refused; {words['changed']} words changed, "
          f"{words['asked']} asked, {words['dropped']} dropped")
    if not options.output:
        return
    with open(options.output, "wb") as output:
        for title, places, number in (("dropped", dropped, options.sample), ("changed", changed, options.sample // 2)):
            for root, (symbol, path, line, where, text) in sorted(generator.sample(places, min(number, len(places)))):
                output.write(f"{title}\t{os.path.basename(root)}\t{symbol}\t{path}:{line}\t{where}\t".encode())
                output.write(text.strip()[:200] + b"\n")


if __name__ == "__main__":
    main()
