#!/usr/bin/env python3
"""From a keystroke to its diagnostics: milliseconds in workspaces of two sizes, and their ratio.

usage: latency.py [--executable PATH] [--keystrokes N]

Every figure is of a whole round trip over pipes, measured in the client: the edit written, the published diagnostics
of the edited document's new version read.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent


class Server:
    def __init__(self, executable, folder):
        self.process = subprocess.Popen([executable], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send({"id": 0, "method": "initialize", "params": {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}}})
        self.until(lambda m: m.get("id") == 0)
        self.send({"method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def until(self, matches):
        while True:
            length = int(self.process.stdout.readline().split(b":")[1])
            self.process.stdout.readline()
            message = json.loads(self.process.stdout.read(length))
            if matches(message):
                return message

    def end(self):
        self.send({"id": 1, "method": "shutdown"})
        self.send({"method": "exit"})
        self.process.wait()


def published(uri, version):
    return lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["uri"] == uri and m["params"].get("version") == version


def measure(server, path, text, line, insert, keystrokes):
    uri = path.as_uri()
    server.send({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "x", "version": 1, "text": text}}})
    server.until(published(uri, 1))
    times = []
    for version in range(2, keystrokes + 2):
        # Types a letter, then takes it away.
        start = {"line": line, "character": 0}
        end = start if version % 2 == 0 else {"line": line, "character": len(insert)}
        change = {"range": {"start": start, "end": end}, "text": insert if version % 2 == 0 else ""}
        begun = time.perf_counter()
        server.send({"method": "textDocument/didChange", "params": {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}})
        server.until(published(uri, version))
        times.append((time.perf_counter() - begun) * 1000)
    server.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": uri}}})
    return times


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--executable", default=str(HERE.parents[1] / ".build" / "release" / "ibls"))
    arguments.add_argument("--keystrokes", type=int, default=300)
    given = arguments.parse_args()
    medians = {}
    with tempfile.TemporaryDirectory() as place:
        for swift, interfaces in ((100, 10), (10000, 1000)):
            folder = pathlib.Path(place) / str(swift)
            subprocess.run([sys.executable, HERE / "synthesize.py", folder, str(swift), str(interfaces), "--broken", "5"], check=True, stdout=subprocess.DEVNULL)
            begun = time.perf_counter()
            server = Server(given.executable, folder)
            code = min(folder.rglob("*.swift"))
            text = code.read_text()
            # A class with its members, then functions up to 2,000 lines.
            lines = text.count("\n")
            text += "".join(f"\nfunc filler{n}() {{\n  print({n})\n}}\n" for n in range(max(0, (2000 - lines) // 4)))
            board = max(folder.rglob("*.storyboard"), key=lambda p: p.stat().st_size)
            document = board.read_text()
            scene = document[document.index("<scene ") : document.index("</scene>") + len("</scene>")]
            copies = max(0, (500_000 - len(document)) // len(scene) + 1)
            more = "".join(scene.replace('id="', f'id="{n}').replace('destination="', f'destination="{n}').replace('ID="', f'ID="{n}') for n in range(copies))
            large = document.replace("</scene>", "</scene>" + more, 1)
            results = {}
            server.send({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": code.as_uri(), "languageId": "swift", "version": 0, "text": text}}})
            server.until(published(code.as_uri(), 0))
            ready = (time.perf_counter() - begun) * 1000
            server.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": code.as_uri()}}})
            time.sleep(2)
            results["body"] = measure(server, code, text, text.count("\n") - 2, "x", given.keystrokes)
            first = next(n for n, line in enumerate(text.splitlines()) if "@IBOutlet" in line)
            results["declaration"] = measure(server, code, text, first, "var x: Int\n"[:-1] + ";", given.keystrokes)
            results["storyboard"] = measure(server, board, large, large[: large.index("<scene ")].count("\n") + 1, " ", given.keystrokes)
            for what, times in results.items():
                times.sort()
                median, high = statistics.median(times), times[int(len(times) * 0.99)]
                medians.setdefault(what, []).append(median)
                print(f"{swift:6} files  {what:12} median {median:6.2f} ms  99th {high:6.2f} ms")
            print(f"{swift:6} files  first diagnostics of an open document after {ready:.0f} ms; large document {len(large)} bytes")
            server.end()
    for what, (small, big) in medians.items():
        print(f"ratio {what}: {big / small:.2f}")


if __name__ == "__main__":
    main()
