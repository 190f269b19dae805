#!/usr/bin/env python3
"""Random edits over random documents, then the diagnostics against those of a fresh start, and the memory on the way.

usage: soak.py [--executable PATH] [--edits N] [--seed N]

The server runs in a folder that `synthesize.py` wrote. Documents are opened, edited and closed, files change on disk,
questions are asked, and what is no message at all stands in between. In the end a second server is started on the same
disk with the same open texts; both must show the same. Memory is the resident set, read from /proc, so only Linux shows it.
Exit code 1 means that the two disagree, or that more memory is held in the end than half again as much as after a tenth.
"""

import argparse
import json
import pathlib
import queue
import random
import re
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
WORDS = [
    "titleLabel", "headline", "\n", "\n\n", "}", "{", "@IBOutlet ", '"', "<", ">", "/>", "ü𝄞", " ", "private ", "class ", "/*", "*/", "\0", "",
    "@IBOutlet var nope: UILabel!\n", '<outlet property="nope" destination="x" id="y"/>', "extension Screen1 { @IBAction func tap() {} }\n",
]
QUESTIONS = ["hover", "definition", "references", "documentHighlight", "codeAction", "codeLens", "documentSymbol", "completion", "documentLink"]


class Server:
    def __init__(self, executable, folder):
        self.process = subprocess.Popen([executable, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = queue.Queue()
        self.shown = {}
        self.heard = time.monotonic()
        threading.Thread(target=self.listen, daemon=True).start()
        capabilities = {
            "general": {"positionEncodings": ["utf-32"]},
            "textDocument": {"publishDiagnostics": {"relatedInformation": True}, "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}},
        }
        self.ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": capabilities}, number=0)
        self.wait(0)
        self.notify("initialized", {})

    def listen(self):
        try:
            while header := self.process.stdout.readline():
                self.process.stdout.readline()
                message = json.loads(self.process.stdout.read(int(header.split(b":")[1])))
                self.heard = time.monotonic()
                if message.get("method") == "textDocument/publishDiagnostics":
                    self.shown[message["params"]["uri"]] = message["params"]["diagnostics"]
                elif "method" not in message:
                    self.answers.put(message)
        finally:
            self.answers.put(None)

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params, number):
        self.send({"id": number, "method": method, "params": params})

    def wait(self, number):
        while answer := self.answers.get(timeout=120):
            if answer.get("id") == number:
                return answer
        sys.exit(f"the server ended with {self.process.wait()}")

    def settle(self, number):
        """Waits until everything sent is dealt with and nothing more comes."""
        self.ask("workspace/symbol", {"query": ""}, number)
        self.wait(number)
        self.heard = time.monotonic()
        while time.monotonic() - self.heard < 2:
            time.sleep(0.1)

    def memory(self):
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return None
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def findings(self):
        return sorted(json.dumps([uri, unexplained(d)], sort_keys=True) for uri, found in self.shown.items() for d in found)

    def end(self):
        self.ask("shutdown", None, -1)
        self.wait(-1)
        self.notify("exit", None)
        return self.process.wait(timeout=10)


def unexplained(diagnostic):
    """Without what only the one who saw the edits can know: that a name was another one before."""
    message = re.split("; (?:renamed (?:to|from)|did you mean) '", diagnostic["message"])[0]
    if message == diagnostic["message"]:
        return diagnostic
    return {key: value for key, value in diagnostic.items() if key != "relatedInformation"} | {"message": message}


def offset(text, line, character):
    """As the protocol has it: what lies behind the end of a line is its end."""
    start = 0
    for _ in range(line):
        end = text.find("\n", start)
        if end < 0:
            return len(text)
        start = end + 1
    end = text.find("\n", start)
    return min(start + character, len(text) if end < 0 else end)


class Client:
    def __init__(self, server, folder, dice):
        self.server = server
        self.folder = folder
        self.dice = dice
        self.paths = sorted(p for p in folder.rglob("*") if p.suffix in (".swift", ".storyboard", ".xib"))
        self.originals = {path: path.read_text() for path in self.paths}
        self.open = {}
        self.version = 0
        self.number = 1

    def place(self, text):
        return self.dice.randint(0, text.count("\n") + 1), 10**6 if self.dice.random() < 0.03 else self.dice.randint(0, 90)

    def edit(self):
        """An edit of an open document, in one or more pieces; the editor's own copy is changed alike."""
        path = self.dice.choice(list(self.open))
        text = self.open[path]
        changes = []
        for _ in range(self.dice.choice([1, 1, 1, 1, 3])):
            if self.dice.random() < 0.05 or len(text) > 60_000:
                text = self.originals[path]
                changes.append({"text": text})
                continue
            start = self.place(text)
            end = start if self.dice.random() < 0.7 else (start[0], start[1] + self.dice.randint(0, 20))
            word = self.dice.choice(WORDS)
            one, other = offset(text, *start), offset(text, *end)
            text = text[:one] + word + text[other:]
            changes.append({"range": {"start": dict(zip(("line", "character"), start)), "end": dict(zip(("line", "character"), end))}, "text": word})
        self.open[path] = text
        self.version += 1
        self.server.notify("textDocument/didChange", {"textDocument": {"uri": path.as_uri(), "version": self.version}, "contentChanges": changes})

    def step(self):
        chance = self.dice.random()
        path = self.dice.choice(self.paths)
        uri = {"uri": path.as_uri()}
        if chance < 0.03 or not self.open:
            if path not in self.open and len(self.open) < 12:
                self.open[path] = path.read_text() if path.exists() else self.originals[path]
                self.version += 1
                self.server.notify("textDocument/didOpen", {"textDocument": {**uri, "languageId": "x", "version": self.version, "text": self.open[path]}})
        elif chance < 0.05:
            # Now and then one that is not open.
            if path not in self.open and self.dice.random() < 0.8:
                path = self.dice.choice(list(self.open))
            self.open.pop(path, None)
            self.server.notify("textDocument/didClose", {"textDocument": {"uri": path.as_uri()}})
        elif chance < 0.07:
            there = path.exists()
            if there and self.dice.random() < 0.2:
                path.unlink()
            else:
                path.write_text(self.originals[path] if self.dice.random() < 0.6 else self.originals[self.dice.choice(self.paths)])
            kind = 3 if not path.exists() else 2 if there else 1
            self.server.notify("workspace/didChangeWatchedFiles", {"changes": [{**uri, "type": kind}]})
        elif chance < 0.1:
            self.number += 1
            place = dict(zip(("line", "character"), self.place(self.originals[path])))
            method = "textDocument/" + self.dice.choice(QUESTIONS)
            params = {"textDocument": uri, "position": place, "range": {"start": place, "end": place}, "context": {"includeDeclaration": True, "diagnostics": []}}
            self.server.ask(method, params, self.number)
            if self.dice.random() < 0.3:
                self.server.notify("$/cancelRequest", {"id": self.number})
        elif chance < 0.12:
            garbage = self.dice.choice(["{", "[]", '{"jsonrpc":"2.0","method":5}', "\0", '{"jsonrpc":"2.0","method":"no/such"}', '{"id":{}}', "\udcff"])
            body = garbage.encode(errors="surrogateescape")
            self.server.raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        else:
            self.edit()
            return 1
        return 0


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--executable", default=str(HERE.parents[1] / ".build" / "release" / "ibls"))
    arguments.add_argument("--edits", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place).resolve() / "App"
        subprocess.run([sys.executable, HERE / "synthesize.py", folder, "60", "12", "--broken", "5"], check=True, stdout=subprocess.DEVNULL)
        server = Server(given.executable, folder)
        client = Client(server, folder, random.Random(given.seed))
        server.settle("start")
        begun = time.monotonic()
        print("edits  seconds  resident MB")
        edits = 0
        step = max(1, given.edits // 20)
        next_report = 0
        held = []
        while True:
            if edits >= next_report:
                # What is measured is what stays when the work is done.
                server.settle(f"at {edits}")
                held.append(server.memory() or 0)
                print(f"{edits:6} {time.monotonic() - begun:8.0f} {held[-1]:12.1f}", flush=True)
                next_report += step
            if edits >= given.edits:
                break
            edits += client.step()
            if server.answers.qsize() > 200 or edits % 500 == 0:
                # No faster than it is read.
                client.number += 1
                server.ask("workspace/symbol", {"query": "no such"}, client.number)
                server.wait(client.number)

        # Only what is at rest is summed up.
        for path in client.open:
            server.notify("textDocument/didSave", {"textDocument": {"uri": path.as_uri()}})
        server.settle("saved")
        fresh = Server(given.executable, folder)
        fresh.settle("start")
        for path, text in client.open.items():
            fresh.notify("textDocument/didOpen", {"textDocument": {"uri": path.as_uri(), "languageId": "x", "version": 1, "text": text}})
        fresh.settle("opened")
        print(f"a fresh start: {fresh.memory() or 0:.1f} MB")
        found, expected = server.findings(), fresh.findings()
        print(f"{len(client.open)} documents open, {len(found)} findings, {len(expected)} after a fresh start")
        for line in sorted(set(found) - set(expected)):
            print("only in the run:  ", line)
        for line in sorted(set(expected) - set(found)):
            print("only when fresh:  ", line)
        codes = server.end(), fresh.end()
        print("the same" if found == expected else "NOT the same", "- exit codes", codes)
        is_flat = held[-1] <= 1.5 * held[len(held) // 10]
        if not is_flat:
            print("memory has grown")
        return 0 if found == expected and codes == (0, 0) and is_flat else 1


if __name__ == "__main__":
    sys.exit(main())
