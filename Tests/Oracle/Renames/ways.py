#!/usr/bin/env python3
"""Asks for the same rename in every way, and compares the answers: one plan or one refusal.

usage: ways.py [--binary IBLS] [--count N] [--seed SEED] [--output FILE] FOLDER...

Picks N members and N classes of each workspace at random, and N words of its code and documents. Asks for the rename of a
symbol by its name, at its declaration, at a use in Swift, at one in Objective-C and at a place in a document, and of a word
at its place: each in a terminal, of a server (`prepareRename`, then `rename`), and through the server's code action. Names
that nothing may have and names that are taken must be refused in the same words, and the fix that a server offers once the
name in a document was edited by hand must make the same edits. Prints for each workspace how many answers were compared and
how many differ: in what changes, in what is asked, or in the words of a refusal. Nothing is written but the differences, to
FILE. Exit code 1 means that something differed.

The server is told that there are no other servers, so that it answers for all classes. The top of a workspace needs a
`.git`, if only an empty folder: otherwise a place in a package or a project within it means that.
"""

import argparse
import bisect
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Benchmarks"))
from bench import build  # noqa: E402

NEW = "zqFreshName"
CODE = (".swift", ".m", ".mm", ".h")
DOCUMENTS = (".storyboard", ".xib")
# What a server leaves to other servers without a word.
NOT_OURS = re.compile(r"^'[^']*' is not an outlet, action, class or inspectable property|^no outlet, action, class or")
AMBIGUOUS = re.compile(r"can mean several")


class Server:
    def __init__(self, binary, folder):
        self.folder = folder
        self.process = subprocess.Popen([binary, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        capabilities = {
            "workspace": {
                "workspaceEdit": {"documentChanges": True, "changeAnnotationSupport": {}},
                "configuration": False,
            },
            "textDocument": {
                "rename": {"prepareSupport": True},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["refactor", "quickfix"]}}},
            },
        }
        self.ask("initialize", {
            "processId": None, "rootUri": uri(folder), "capabilities": capabilities,
            "initializationOptions": {"commands": ["ibls.rename"]},
        })
        self.send("initialized", {})
        self.send("workspace/didChangeConfiguration", {"settings": {"ibls": {"otherServers": []}}})

    def message(self, content):
        data = json.dumps({"jsonrpc": "2.0", **content}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def send(self, method, params):
        self.message({"method": method, "params": params})

    def ask(self, method, params):
        self.number += 1
        self.message({"id": self.number, "method": method, "params": params})
        while True:
            length = 0
            while (line := self.process.stdout.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                sys.exit("the server has ended")
            answer = json.loads(self.process.stdout.read(length))
            if "method" in answer and "id" in answer:
                self.message({"id": answer["id"], "result": None})
            if "method" not in answer and answer.get("id") == self.number:
                return answer

    def end(self):
        self.ask("shutdown", None)
        self.send("exit", None)
        self.process.wait()


def uri(path):
    return "file://" + urllib.parse.quote(path)


class Text:
    """Lines, and columns as both sides count them: in UTF-16."""

    def __init__(self, root, path):
        with open(os.path.join(root, path), "rb") as file:
            self.read(file.read())

    @classmethod
    def of(cls, content):
        text = cls.__new__(cls)
        text.read(content)
        return text

    def read(self, content):
        self.bytes = content
        self.starts = [0] + [match.end() for match in re.finditer(rb"\r\n|\r|\n", self.bytes)]

    def place(self, offset):
        line = bisect.bisect_right(self.starts, offset) - 1
        before = self.bytes[self.starts[line]:offset].decode("utf-8", "replace")
        return line, len(before.encode("utf-16-le")) // 2

    def offset(self, line, character):
        if line >= len(self.starts):
            return len(self.bytes)
        stop = self.starts[line + 1] if line + 1 < len(self.starts) else len(self.bytes)
        text = self.bytes[self.starts[line]:stop].decode("utf-8", "replace")
        units = 0
        for index, letter in enumerate(text):
            if units >= character:
                return self.starts[line] + len(text[:index].encode())
            units += 2 if ord(letter) > 0xFFFF else 1
        return stop

    def edited(self, edits):
        result, last = b"", 0
        for start, stop, new in sorted(edits):
            result += self.bytes[last:start] + new.encode()
            last = stop
        return result + self.bytes[last:]


class Workspace:
    def __init__(self, binary, folder):
        self.binary, self.folder = binary, os.path.realpath(folder)
        self.texts = {}
        self.server = Server(binary, self.folder)
        lines = subprocess.run([binary, "--index", self.folder], check=True, capture_output=True, text=True).stdout
        self.index = [json.loads(line) for line in lines.splitlines()]

    def text(self, path):
        if path not in self.texts:
            self.texts[path] = Text(self.folder, path)
        return self.texts[path]

    # What a terminal answers: the new texts and the questions, or a refusal.

    def at_terminal(self, symbol, new=NEW):
        process = subprocess.run([self.binary, "--rename", symbol, new], cwd=self.folder, capture_output=True)
        errors = process.stderr.decode("utf-8", "replace")
        if process.returncode:
            first = errors.splitlines()[0] if errors else "?"
            return "refused", re.sub(r"^(ibls: |can't rename '[^']*': |.+?:\d+:\d+: )+", "", first)
        questions = set()
        for path, line, column, reason in re.findall(r"^(.+?):(\d+):(\d+): (.+)$", errors, re.MULTILINE):
            if not re.search(r"; it would be '|the file keeps its name|outside of the workspace", reason):
                questions.add((path, int(line) - 1, int(column) - 1, reason))
        return "plan", self.patched(process.stdout), frozenset(questions)

    def patched(self, diff):
        result = {}
        path, lines, place, out = None, [], 0, []
        def finish():
            if path is not None:
                result[path] = b"".join(out + lines[place:])
        for line in diff.split(b"\n"):
            if line.startswith(b"--- "):
                finish()
                path = None
            elif line.startswith(b"+++ b/"):
                path = unquoted(line[6:]).split("\t")[0]
                lines, place, out = self.text(path).bytes.split(b"\n"), 0, []
                lines = [part + b"\n" for part in lines[:-1]] + ([lines[-1]] if lines[-1] else [])
            elif line.startswith(b"+++ "):
                sys.exit(f"a diff with {line}")
            elif line.startswith(b"@@ "):
                start = int(re.match(rb"@@ -(\d+)", line)[1]) - 1
                out += lines[place:start]
                place = start
            elif path is not None and line[:1] == b" ":
                out.append(lines[place])
                place += 1
            elif path is not None and line[:1] == b"-":
                place += 1
            elif path is not None and line[:1] == b"+":
                out.append(line[1:] + b"\n")
            elif line.startswith(b"\\") and out:
                out[-1] = out[-1].rstrip(b"\n") if lines[place - 1:place] == lines[-1:] else out[-1]
        finish()
        return frozenset((path, text) for path, text in result.items())

    # What the server answers.

    def document(self, path):
        return {"uri": uri(os.path.join(self.folder, path))}

    def of_server(self, path, line, character, new=NEW):
        return self.planned(self.server.ask("textDocument/rename", {
            "textDocument": self.document(path), "position": {"line": line, "character": character}, "newName": new,
        }))

    def is_prepared(self, path, line, character):
        answer = self.server.ask("textDocument/prepareRename", {
            "textDocument": self.document(path), "position": {"line": line, "character": character}})
        return answer.get("result") is not None

    def planned(self, answer):
        if "error" in answer:
            return "refused", answer["error"]["message"]
        if answer["result"] is None:
            return "refused", None
        edits, questions = collections.defaultdict(set), set()
        annotations = answer["result"].get("changeAnnotations", {})
        for change in answer["result"].get("documentChanges", []):
            name = urllib.parse.unquote(change["textDocument"]["uri"][len("file://"):])
            name = os.path.relpath(name, self.folder)
            text = self.text(name)
            for edit in change["edits"]:
                start, stop = (edit["range"][end] for end in ("start", "end"))
                if "annotationId" in edit:
                    reason = annotations[edit["annotationId"]]["description"]
                    questions.add((name, start["line"], start["character"], reason))
                else:
                    edits[name].add((text.offset(start["line"], start["character"]),
                                     text.offset(stop["line"], stop["character"]), edit["newText"]))
        return "plan", frozenset((name, self.text(name).edited(found)) for name, found in edits.items()), frozenset(questions)

    def through_action(self, path, line, character):
        position = {"line": line, "character": character}
        answer = self.server.ask("textDocument/codeAction", {
            "textDocument": self.document(path), "range": {"start": position, "end": position},
            "context": {"diagnostics": [], "only": ["refactor"]},
        })
        offers = [action for action in answer.get("result") or []
                  if (action.get("command") or {}).get("command") == "ibls.rename"]
        if not offers:
            return None
        place = offers[0]["command"]["arguments"][0]["position"]
        return self.of_server(path, place["line"], place["character"])


    def fixed(self, path, offset, name):
        """What changes after a name in a document was edited by hand and the fix was applied that completes it."""
        text = self.text(path)
        edited = Text.of(text.edited([(offset, offset + len(name), NEW)]))
        line, character = text.place(offset)
        document = self.document(path)
        self.server.send("textDocument/didOpen", {"textDocument": {
            **document, "languageId": "xml", "version": 1, "text": text.bytes.decode()}})
        # An answer tells that the text has been read.
        self.is_prepared(path, line, character)
        self.server.send("textDocument/didChange", {
            "textDocument": {**document, "version": 2}, "contentChanges": [{"text": edited.bytes.decode()}]})
        position = {"line": line, "character": character}
        answer = self.server.ask("textDocument/codeAction", {
            "textDocument": document, "range": {"start": position, "end": position}, "context": {"diagnostics": []}})
        self.server.send("textDocument/didClose", {"textDocument": document})
        fixes = [one for one in answer.get("result") or [] if one["title"].endswith("in code, too")]
        if not fixes:
            return "refused", f"no fix among {[one['title'] for one in answer.get('result') or []]}"
        self.texts[path] = edited
        plan = self.planned({"result": fixes[0]["edit"]})
        self.texts[path] = text
        changed = dict(plan[1])
        changed.setdefault(path, edited.bytes)
        return "plan", frozenset(changed.items()), plan[2]


def unquoted(name):
    if name.startswith(b'"'):
        name = re.sub(rb"\\([0-7]{3})", lambda match: bytes([int(match[1], 8)]), name.strip(b'"'))
    return name.decode("utf-8", "surrogateescape")


def same(one, other):
    """nil from a server is the refusal of what is nothing to Interface Builder."""
    if one == other:
        return True
    if one[0] == other[0] == "refused":
        if other[1] is None:
            return one[1] is None or bool(NOT_OURS.match(one[1]))
        # The server adds the place and the candidates.
        return one[1] is not None and other[1].startswith(one[1].split(":")[0].rstrip())
    return False


def kind(one, other):
    if one[0] != other[0]:
        return f"{one[0]} / {other[0]}"
    if one[0] == "refused":
        return "words of a refusal"
    return "questions" if one[1] == other[1] else "changes"


class Trial:
    def __init__(self, workspace, output):
        self.workspace, self.output = workspace, output
        self.compared = 0
        self.different = collections.Counter()

    def compare(self, label, way, one, other):
        self.compared += 1
        if same(one, other):
            return
        found = kind(one, other)
        self.different[f"{way}: {found}"] += 1
        if self.output:
            def told(answer):
                if answer[0] == "refused":
                    return f"refused: {answer[1]}"
                return (f"{len(answer[1])} files: {' '.join(sorted(path for path, _ in answer[1]))}; asks "
                        f"{sorted(answer[2])}")
            print(f"{self.workspace.folder}: {label}: {way}: {found}\n  {told(one)}\n  {told(other)}", file=self.output, flush=True)

    def at(self, label, way, path, line, character, expected=None):
        """All ways that there are at a place, beside an answer that is known or that of the terminal."""
        terminal = self.workspace.at_terminal(f"{path}:{line + 1}:{character + 1}")
        where = f"{label} at {path}:{line + 1}:{character + 1}"
        if expected is not None:
            self.compare(where, way, expected, terminal)
        server = self.workspace.of_server(path, line, character)
        self.compare(where, way + ", server", terminal, server)
        action = self.workspace.through_action(path, line, character)
        if action is not None:
            self.compare(where, way + ", code action", server, action)
        elif server[0] == "plan":
            self.compare(where, way + ", code action", server, ("refused", "no action"))
        return terminal

    def refused(self, symbol, path, line, character, new):
        """What can't be the new name: by name, by place and of the server."""
        expected = self.workspace.at_terminal(symbol, new)
        label = f"{symbol} to '{new}'"
        self.compare(label, "by place", expected, self.workspace.at_terminal(f"{path}:{line + 1}:{character + 1}", new))
        self.compare(label, "server", expected, self.workspace.of_server(path, line, character, new))

    def symbol(self, name, path, offset, taken, dice):
        text = self.workspace.text(path)
        by_name = self.workspace.at_terminal(name)
        expected = None if by_name[0] == "refused" and AMBIGUOUS.search(by_name[1]) else by_name
        line, character = text.place(offset)
        declared = self.at(name, "declaration", path, line, character, expected)
        plan = expected or declared
        if plan[0] != "plan":
            return
        places = collections.defaultdict(list)
        for changed, new in plan[1]:
            old = self.workspace.text(changed)
            group = "document" if changed.endswith(DOCUMENTS) else "Swift" if changed.endswith(".swift") else \
                "Objective-C" if changed.endswith(CODE) else None
            if group:
                places[group] += [(changed, place) for place in changes(old.bytes, new)
                                  if (changed, place) != (path, offset)]
        for group, found in sorted((group, found) for group, found in places.items() if found):
            changed, place = dice.choice(found)
            at = self.workspace.text(changed).place(place)
            self.at(name, group, changed, *at, plan)
            self.compared += 1
            if not self.workspace.is_prepared(changed, *at):
                self.different[f"{group}: prepareRename"] += 1
            if expected is not None:
                for new in dice.sample(["a b", "self", "1st", "", taken], 2):
                    self.refused(name, changed, *at, new)
            # Code knows a selector with arguments by another name.
            if group == "document" and "." in name and not name.endswith(":"):
                written = re.match(rb"[\w$\x80-\xff]+", self.workspace.text(changed).bytes[place:])
                self.compare(name, "fix", ("plan", plan[1], frozenset()), self.completed(changed, place, written[0]))

    def completed(self, path, place, name):
        answer = self.workspace.fixed(path, place, name)
        # The fix leaves what is asked to people.
        return (*answer[:2], frozenset()) if answer[0] == "plan" else answer

    def word(self, path, offset):
        self.at("word", "word", path, *self.workspace.text(path).place(offset))


def changes(old, new):
    """Where the old text has what is replaced by another name: the beginnings of words."""
    result, place = [], 0
    for one, other in zip(old.split(b"\n"), new.split(b"\n")):
        if one != other:
            head = os.path.commonprefix([one, other])
            start = len(head)
            while start and re.match(rb"[\w$\x80-\xff]", one[start - 1:start]):
                start -= 1
            # A comment that writes the name as code follows, but nothing is asked from there.
            if b"//" not in one[:start] and one[start - 1:start] != b"`" and not one.lstrip().startswith(b"*"):
                result.append(place + start)
        place += len(one) + 1
    return result


def symbols(workspace):
    members, classes = [], []
    for line in workspace.index:
        for declared in line.get("types", []):
            if declared["kind"] == "class" and declared["objcName"] is None:
                classes.append((declared["name"], line["file"], declared["offset"]))
            for member in declared["members"]:
                # A document renames what it knows by another name than code.
                if member["objcName"] is None and not member["name"].startswith("_"):
                    name = member.get("selector") or member["name"]
                    members.append((f"{declared['name']}.{name}", line["file"], member["offset"]))
    return sorted(members), sorted(classes)


def words(workspace, count, dice):
    paths = sorted(line["file"] for line in workspace.index if line["file"].endswith(CODE + DOCUMENTS))
    found = []
    while paths and len(found) < count:
        path = dice.choice(paths)
        matches = [match.start() for match in re.finditer(rb"(?<![\w$])[A-Za-z_][\w$]*", workspace.text(path).bytes)]
        if matches:
            found.append((path, dice.choice(matches)))
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--binary")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=argparse.FileType("w"))
    options = parser.parse_args()
    binary = os.path.realpath(options.binary or build(["--product", "ibls"], "ibls"))
    everything = [0, 0]
    for folder in options.folders:
        start = time.monotonic()
        dice = random.Random(options.seed)
        workspace = Workspace(binary, folder)
        trial = Trial(workspace, options.output)
        for group in symbols(workspace):
            for name, path, offset in dice.sample(group, min(options.count, len(group))):
                owner = name.rpartition(".")[0]
                names = [other.rpartition(".")[2] for other, _, _ in group
                         if other != name and other.rpartition(".")[0] == owner]
                trial.symbol(name, path, offset, re.split("[:(]", dice.choice(names or ["view"]))[0], dice)
        for path, offset in words(workspace, options.count, dice):
            trial.word(path, offset)
        workspace.server.end()
        different = sum(trial.different.values())
        everything = [everything[0] + different, everything[1] + trial.compared]
        print(f"{os.path.basename(os.path.normpath(folder))}: {different} of {trial.compared} answers differ "
              f"({time.monotonic() - start:.0f} s)")
        for way, number in trial.different.most_common():
            print(f"  {number:6} {way}")
        sys.stdout.flush()
    print(f"all: {everything[0]} of {everything[1]} answers differ")
    return 1 if everything[0] else 0


if __name__ == "__main__":
    sys.exit(main())
