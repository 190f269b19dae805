#!/usr/bin/env python3
"""Asks for the same rename in every way, and compares the answers.

usage: ways.py [--binary IBLS] [--count N] [--places N] [--members N] [--seed SEED] FOLDER...

For N outlets, actions and classes of a real workspace, picked at random: a terminal by name, a terminal by the place of one of
the names, a server at several places in code and in documents (`prepareRename`, then `rename`), and the fix that a server
offers once the name in a document was edited by hand. All must make the same edits, or refuse in the same words: names that
nothing may have, names that are taken, and, of all members, those that are not Interface Builder's to rename. Nothing is written.
Exit code 1 means that something differed.
"""

import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Benchmarks"))
from bench import build  # noqa: E402
from census import File, changed_places, symbols  # noqa: E402


class Server:
    def __init__(self, binary, root):
        self.process = subprocess.Popen([binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.number = 0
        self.root = root
        self.ask("initialize", {"processId": None, "rootUri": self.uri(""), "capabilities": {
            "textDocument": {"rename": {"prepareSupport": True}, "codeAction": {
                "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}}}}})
        self.tell("initialized", {})

    def uri(self, path):
        return pathlib.Path(self.root, path).as_uri()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.number and "method" not in message:
                return message
            if "id" in message and "method" in message:
                self.send({"id": message["id"], "result": None})

    def stop(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.process.wait(timeout=20)


class Workspace:
    def __init__(self, binary, root):
        self.binary, self.root, self.files = binary, root, {}

    def file(self, path):
        if path not in self.files:
            self.files[path] = File(self.root, path)
        return self.files[path]

    def lines(self, path):
        return self.file(path).text.decode("utf8", "replace").split("\n")

    def terminal(self, symbol, new):
        """What a terminal prints: the new lines and the places, or the refusal."""
        process = subprocess.run([self.binary, "--rename", symbol, new, "."], capture_output=True, cwd=self.root)
        if process.returncode:
            return refusal(process.stderr.decode("utf8", "replace").splitlines()), set()
        result, path, number = set(), None, 0
        for line in process.stdout.decode("utf8", "replace").split("\n"):
            if line.startswith("+++ "):
                path = re.sub(r"^b/", "", line[4:].split("\t")[0])
            elif line.startswith("@@"):
                number = int(re.search(r"\+(\d+)", line)[1]) - 1
            elif line.startswith("+"):
                number += 1
                result.add((path, number, line[1:].rstrip("\r")))
            elif line.startswith(" "):
                number += 1
        return result, changed_places(process.stdout)

    def applied(self, edit, texts={}):
        """The new lines after a workspace edit."""
        result = set()
        for uri, edits in (edit or {}).get("changes", {}).items():
            path = os.path.relpath(pathlib.Path(re.sub(r"^file://", "", percent_decoded(uri))), self.root)
            lines = texts.get(path) or self.lines(path)
            lines = list(lines)
            touched = set()
            for one in sorted(edits, key=lambda one: (one["range"]["start"]["line"], one["range"]["start"]["character"]),
                              reverse=True):
                start, end = one["range"]["start"], one["range"]["end"]
                units = lines[start["line"]].encode("utf-16-le")
                units = units[:2 * start["character"]] + one["newText"].encode("utf-16-le") + units[2 * end["character"]:]
                lines[start["line"]] = units.decode("utf-16-le", "replace")
                touched.add(start["line"])
            result |= {(path, number + 1, lines[number].rstrip("\r")) for number in touched}
        return result

    def position(self, path, line, column):
        text = self.file(path).line_text(line)[:column].decode("utf8", "replace")
        return {"line": line - 1, "character": len(text.encode("utf-16-le")) // 2}


PLACE = r"[^:]+:\d+:\d+"


def refusal(lines):
    """What a terminal refuses, in the form that a server gives it."""
    place, message = re.match(rf"(?:ibls: )(?:({PLACE}): )?(.*)", lines[0]).groups()
    candidates = [re.match(rf"({PLACE}): (.+)", line) for line in lines[1:]]
    return ("refused: " + message + (f" ({place})" if place else "")
            + (": " if any(candidates) else "") + ", ".join(f"{one[2]} at {one[1]}" for one in candidates if one))


def declared_members(binary, root):
    """Where members are declared: by type and name, paths with offsets of the name."""
    lines = subprocess.run([binary, "--index", root], check=True, capture_output=True, text=True).stdout
    found = {}
    for line in lines.splitlines():
        entry = json.loads(line)
        for declared in entry.get("types", []):
            for member in declared["members"]:
                name = re.split(r"[:(]", member["name"])[0]
                if member["length"] == len(name.encode()) and member["kind"] != "initializer":
                    key = f"{declared['name']}.{member.get('selector') or member['name']}"
                    found.setdefault(key, []).append((entry["file"], member["offset"], name))
    return found


def percent_decoded(text):
    from urllib.parse import unquote
    return unquote(text)


def shown(answer):
    if isinstance(answer, str):
        return answer
    return f"{len(answer)} lines of {len({place[0] for place in answer})} files"


def taken(symbol, generator, everything):
    """A name that something of the same class has, or any other."""
    owner = symbol.split(".")[0]
    names = [name for other, name, _ in everything if other.split(".")[0] == owner and other != symbol]
    return generator.choice(names or ["view"])


def compare_refusals(workspace, server, symbol, new, place, report):
    """By name, by place and by a server: the same plan, or the same words."""
    where, document = place
    expected = workspace.terminal(symbol, new)[0]
    answers = [(f"terminal {where}", workspace.terminal(where, new)[0]), (f"server {where}", asked_of(
        workspace, server, {**document, "newName": new}))]
    for way, answer in answers:
        if answer != expected:
            report(f"{symbol} to '{new}': {way}: {shown(answer)} instead of {shown(expected)}")
    return len(answers)


def asked_of(workspace, server, request):
    answer = server.ask("textDocument/rename", request)
    if "error" in answer:
        return "refused: " + answer["error"]["message"]
    return workspace.applied(answer["result"]) if answer.get("result") else "refused: null"


def compare_members(workspace, server, found, generator, count, report):
    """Members picked at random, most of which are not Interface Builder's."""
    asked = 0
    for symbol in generator.sample(sorted(found), min(count, len(found))):
        expected = workspace.terminal(symbol, "zqFresh")[0]
        # A name may be that of several members, a place is that of one.
        if not isinstance(expected, str) or "can mean several" in expected:
            continue
        path, offset, _ = generator.choice(found[symbol])
        file = workspace.file(path)
        line = file.line(offset)
        position = workspace.position(path, line, offset - file.starts[line - 1])
        document = {"textDocument": {"uri": server.uri(path)}, "position": position}
        asked += compare_refusals(workspace, server, symbol, "zqFresh",
                                  (f"{path}:{line}:{position['character'] + 1}", document), report)
    return asked


def compare(workspace, server, symbol, name, kind, places, generator, report, everything):
    new = "zqFresh" if name[:1].islower() or name[:1] == "_" else "ZqFresh"
    expected, changed = workspace.terminal(symbol, new)
    if isinstance(expected, str):
        return 0
    codes = []
    for path, line, column in sorted(changed):
        file = workspace.file(path)
        offset = file.starts[line - 1] + column
        if file.kind(offset, len(name.encode())) in ("code", "value") and file.text.startswith(name.encode(), offset):
            codes.append((path, line, column))
    asked = 0

    def judge(way, answer):
        nonlocal asked
        asked += 1
        if answer != expected:
            one = [] if isinstance(answer, str) else sorted(answer ^ expected)[:3]
            report(f"{symbol}: {way}: {shown(answer)} instead of {shown(expected)} {one}")

    # By the name that it has already, another rename may be completed; what refuses is the same in all ways.
    bad = ["a b", "self", "1st", "", taken(symbol, generator, everything)]
    for path, line, column in generator.sample(codes, min(places, len(codes))):
        position = workspace.position(path, line, column)
        where = f"{path}:{line}:{position['character'] + 1}"
        judge(f"terminal {where}", workspace.terminal(where, new)[0])
        document = {"textDocument": {"uri": server.uri(path)}, "position": position}
        target = server.ask("textDocument/prepareRename", document)
        if not target.get("result"):
            report(f"{symbol}: prepareRename at {where}: {target.get('error', {}).get('message', 'null')}")
        answer = server.ask("textDocument/rename", {**document, "newName": new})
        judge(f"server {where}", workspace.applied(answer["result"]) if "result" in answer
              else "refused: " + answer["error"]["message"])
        asks = (f"{path}:{line}:{position['character'] + 1}", document)
        for refused in generator.sample(bad, 2):
            asked += compare_refusals(workspace, server, symbol, refused, asks, report)
        if path.endswith((".xib", ".storyboard")) and kind == "member" and not symbol.endswith(":"):
            text = workspace.file(path).text
            offset = workspace.file(path).starts[line - 1] + column
            edited = (text[:offset] + new.encode() + text[offset + len(name.encode()):]).decode("utf8", "replace")
            judge(f"fix at {where}", fix(workspace, server, path, position, text, edited))
    return asked


def fix(workspace, server, path, position, text, edited):
    uri = server.uri(path)
    server.tell("textDocument/didOpen", {"textDocument": {
        "uri": uri, "languageId": "xml", "version": 1, "text": text.decode("utf8", "replace")}})
    server.ask("textDocument/prepareRename", {"textDocument": {"uri": uri}, "position": position})
    server.tell("textDocument/didChange", {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": edited}]})
    actions = server.ask("textDocument/codeAction", {
        "textDocument": {"uri": uri}, "range": {"start": position, "end": position}, "context": {"diagnostics": []}})
    server.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
    found = [one for one in actions.get("result") or [] if one["title"].endswith("in code, too")]
    if not found:
        return "no fix among " + str([one["title"] for one in actions.get("result") or []])
    lines = edited.split("\n")
    number = position["line"]
    result = workspace.applied(found[0].get("edit"), {path: lines})
    return result | {(path, number + 1, lines[number].rstrip("\r"))} if not any(
        place[:2] == (path, number + 1) for place in result) else result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--binary")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--places", type=int, default=4)
    parser.add_argument("--members", type=int, default=60, help="members of any kind whose refusals are compared")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    binary = os.path.realpath(options.binary or build(["--product", "ibls"], "ibls"))
    generator = random.Random(options.seed)
    differences = 0
    for folder in options.folders:
        root = os.path.realpath(folder)
        workspace, server = Workspace(binary, root), Server(binary, root)
        picked = symbols(binary, root)
        found = []
        asked = 0
        for symbol, name, kind in generator.sample(picked, min(options.count, len(picked))):
            asked += compare(workspace, server, symbol, name, kind, options.places, generator, found.append, picked)
        asked += compare_members(workspace, server, declared_members(binary, root), generator, options.members, found.append)
        server.stop()
        print(f"{os.path.basename(root)}: {asked} answers, {len(found)} differ")
        for text in found:
            print("  " + text)
        sys.stdout.flush()
        differences += len(found)
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
