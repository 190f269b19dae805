#!/usr/bin/env python3
"""Asks for the same in every way, and names the answers that differ.

usage: ways.py [--symbols N] [--seed SEED] FOLDER...

Checks each folder from its root, from each of its folders and by files. Renames outlets and actions by the place of a document
that names them, from the root, from the folder of the document, and in servers opened on either; and asks the servers for
references there, at the declaration and at uses. Works on a copy. IBLS names the executable, as for the tests.
"""

import argparse
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

import actions
from actions import CAPABILITIES, path
from session import Session, executable


def run(folder, *arguments):
    return subprocess.run([executable(), *arguments], cwd=folder, capture_output=True)


def findings(root, folder, *arguments):
    output = json.loads(run(folder, "check", "--format", "json", *arguments).stdout)
    return sorted(
        (each["file"], each["line"], each["column"], each["code"], each["message"]) for each in output["diagnostics"])


def checks(root, numbers):
    """How many checks were compared, and which differ."""
    whole = findings(root, root, ".")
    differing = []
    folders = [pathlib.Path(place) for place, _, files in os.walk(root)
               if any(name.endswith((".xib", ".storyboard", ".swift", ".m")) for name in files) and "/.git" not in place]
    folders = numbers.sample(folders, min(len(folders), 40))
    for folder in folders:
        part = str(folder.relative_to(root)) + "/"
        expected = [each for each in whole if part == "./" or each[0].startswith(part)]
        for place, arguments in [(folder, ["."]), (root, [str(folder.relative_to(root))])]:
            if findings(root, place, *arguments) != expected:
                differing.append((str(folder), arguments))
    files = sorted({each[0] for each in whole})
    for file in numbers.sample(files, min(len(files), 30)):
        if findings(root, root, file) != [each for each in whole if each[0] == file]:
            differing.append((file, "by file"))
    return 2 * len(folders) + min(len(files), 30), differing


def places_of_diff(output):
    """The files and lines that a diff changes."""
    result, file, line = set(), None, 0
    for text in output.decode("utf-8", "replace").splitlines():
        if match := re.match(r"--- (?:a/)?(.*?)(?:\t.*)?$", text):
            file = match[1]
        elif match := re.match(r"@@ -(\d+)", text):
            line = int(match[1])
        elif text.startswith("-"):
            result.add((file, line))
            line += 1
        elif text.startswith(" "):
            line += 1
    return result


def places_of_edit(root, edit):
    changes = [{"textDocument": {"uri": uri}, "edits": edits} for uri, edits in (edit.get("changes") or {}).items()]
    return {
        (str(path(change["textDocument"]["uri"]).relative_to(root)), line + 1)
        for change in changes + (edit.get("documentChanges") or []) if "edits" in change
        for each in change["edits"]
        for line in range(each["range"]["start"]["line"], each["range"]["end"]["line"] + 1)
    }


def uses(root):
    """Outlets, actions and custom classes as documents name them: the document, the offset and the text."""
    for line in run(root, "index", ".").stdout.splitlines():
        entry = json.loads(line)
        for each in entry.get("connections", []):
            if each["kind"] in ("outlet", "action"):
                yield entry["file"], each["offset"], each["name"]


def server(folder):
    session = Session("lsp", lenient=True)
    session.start(folder, CAPABILITIES)
    # A document that is not open is not known before the workspace has been read.
    actions.findings(session)
    return session


def ask(session, file, text, position, method, **more):
    return session.answer(session.ask(
        "textDocument/" + method, {"textDocument": {"uri": file.as_uri()}, "position": position} | more))


def symbols(root, count, numbers):
    """How many names were asked about, and which answers differ."""
    found = sorted(uses(root))
    sessions = {}
    asked, differing = 0, []
    for name, offset, symbol in numbers.sample(found, len(found)):
        if asked == count:
            break
        file = root / name
        data = file.read_bytes()
        line = data.count(b"\n", 0, offset)
        start = data.rfind(b"\n", 0, offset) + 1
        column = len(data[start:offset].decode("utf-8", "replace"))
        new = "renamedForTheComparison" + ":" * symbol.count(":")
        place = f"{name}:{line + 1}:{column + 1}"
        first = run(root, "rename", place, new)
        if first.returncode:
            continue
        asked += 1
        answers = {"document": places_of_diff(first.stdout)}
        inner = run(file.parent, "rename", f"{file.name}:{line + 1}:{column + 1}", new)
        answers["document, from its folder"] = places_of_diff(inner.stdout)
        position = {"line": line, "character": offset - start}
        references = {}
        for folder in [root, file.parent]:
            if folder not in sessions:
                sessions[folder] = server(folder)
            session = sessions[folder]
            edit = ask(session, file, data, position, "rename", newName=new)
            answers[f"server on {folder.name}"] = (
                places_of_edit(root, edit["result"]) if edit.get("result") else edit.get("error", {}).get("message"))
            listed = ask(session, file, data, position, "references", context={"includeDeclaration": True})
            references[str(folder)] = sorted(
                (str(path(each["uri"]).relative_to(root)), each["range"]["start"]["line"], each["range"]["start"]["character"])
                for each in listed.get("result") or [])
            # From the declaration and from each use the same is found.
            for other in references[str(folder)][:3]:
                target = root / other[0]
                again = ask(session, target, None, {"line": other[1], "character": other[2]}, "references",
                            context={"includeDeclaration": True})
                references[f"{folder} {other}"] = sorted(
                    (str(path(each["uri"]).relative_to(root)), each["range"]["start"]["line"],
                     each["range"]["start"]["character"]) for each in again.get("result") or [])
        for kind, group in [("rename", answers), ("references", references)]:
            known = next(iter(group.values()))
            for way, answer in group.items():
                if answer != known:
                    difference = answer if not isinstance(answer, (set, list)) else set(answer) ^ set(known)
                    differing.append((place, symbol, kind, way, str(difference)[:400]))
    for session in sessions.values():
        session.process.kill()
    return asked, differing


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("--symbols", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    failed = False
    for folder in options.folders:
        with tempfile.TemporaryDirectory() as temporary:
            root = pathlib.Path(temporary).resolve() / folder.resolve().name
            shutil.copytree(folder, root, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            (root / ".git").mkdir()
            (root / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
            numbers = random.Random(options.seed)
            checked, differing = checks(root, numbers)
            asked, more = symbols(root, options.symbols, numbers)
            for each in differing + more:
                failed = True
                print(folder.name, *each)
            print(f"{folder.name}: {checked} checks, {asked} names, {len(differing) + len(more)} differ", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
