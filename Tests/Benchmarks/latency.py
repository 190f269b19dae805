#!/usr/bin/env python3
"""How long an editor waits: for diagnostics after a keystroke and after the start, in workspaces of two sizes.

usage: latency.py [--executable PATH] [--keystrokes N] [--starts N]

Every figure is of a whole round trip over pipes, measured in the client.
- keystroke: the edit written, the published diagnostics of the edited document's new version read; in a Swift file of
  2,000 lines (in a body, and among the declarations) and in a storyboard of 500 kB (a blank between tags, which only
  moves what follows, and a letter in the name of an outlet, which dangles then). Ratios of the medians compare the
  large workspace with the small one.
- start: from the start of the process until every file in which `ibls --check` finds something has its diagnostics,
  beside `ibls --check` on the same folder, in turn.
- hover after an edit of the same Swift file, beside sourcekit-lsp where it is installed.
"""

import argparse
import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent


class Server:
    def __init__(self, executable, folder):
        self.process = subprocess.Popen([executable], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.send({"id": 0, "method": "initialize", "params": {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}}})
        self.until(lambda m: m.get("id") == 0)
        self.send({"method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def until(self, matches):
        while True:
            length = 0
            while header := self.process.stdout.readline().strip():
                name, value = header.split(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if not length:
                sys.exit(f"{self.process.args[0]} has stopped answering")
            message = json.loads(self.process.stdout.read(length))
            if matches(message):
                return message

    def end(self):
        self.send({"id": 1, "method": "shutdown"})
        self.send({"method": "exit"})
        self.process.wait()


def published(uri, version):
    return lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["uri"] == uri and m["params"].get("version") == version


def measure(server, path, text, line, insert, keystrokes, character=0):
    uri = path.as_uri()
    server.send({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "x", "version": 1, "text": text}}})
    server.until(published(uri, 1))
    times = []
    for version in range(2, keystrokes + 2):
        # Types a letter, then takes it away.
        start = {"line": line, "character": character}
        end = start if version % 2 == 0 else {"line": line, "character": character + len(insert)}
        change = {"range": {"start": start, "end": end}, "text": insert if version % 2 == 0 else ""}
        begun = time.perf_counter()
        server.send({"method": "textDocument/didChange", "params": {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}})
        server.until(published(uri, version))
        times.append((time.perf_counter() - begun) * 1000)
    server.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": uri}}})
    return times


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def figures(times):
    return f"50th percentile {percentile(times, 0.5):7.2f} ms  99th {percentile(times, 0.99):7.2f} ms"


def two_thousand_lines(text):
    """A class with its members, then functions up to 2,000 lines."""
    lines = text.count("\n")
    return text + "".join(f"\nfunc filler{n}() {{\n  print({n})\n}}\n" for n in range(max(0, (2000 - lines) // 4)))


def half_a_megabyte(document):
    """The first scene again and again, each with ids of its own."""
    scene = document[document.index("<scene ") : document.index("</scene>") + len("</scene>")]
    copies = max(0, (500_000 - len(document)) // len(scene) + 1)
    more = "".join(scene.replace('id="', f'id="{n}').replace('destination="', f'destination="{n}').replace('ID="', f'ID="{n}') for n in range(copies))
    return document.replace("</scene>", "</scene>" + more, 1)


def first_complete(executable, folder, uris):
    """Milliseconds from the start of the process to the diagnostics of all these files."""
    begun = time.perf_counter()
    server = Server(executable, folder)
    missing = set(uris)
    while missing:
        message = server.until(lambda m: m.get("method") == "textDocument/publishDiagnostics")
        if message["params"]["diagnostics"]:
            missing.discard(message["params"]["uri"])
    elapsed = (time.perf_counter() - begun) * 1000
    server.end()
    return elapsed


def check(executable, folder):
    begun = time.perf_counter()
    process = subprocess.run([executable, "--check", "--format", "xcode", folder], capture_output=True, text=True)
    elapsed = (time.perf_counter() - begun) * 1000
    paths = {line.split(":")[0] for line in process.stdout.splitlines() if ": error:" in line or ": warning:" in line}
    return elapsed, {(folder / path).resolve().as_uri() for path in paths}


def starts(executable, folder, rounds):
    uris = check(executable, folder)[1]
    if not uris:
        sys.exit("--check finds nothing, so that there is nothing to wait for")
    served, checked = [], []
    for _ in range(rounds):
        served.append(first_complete(executable, folder, uris))
        checked.append(check(executable, folder)[0])
    return statistics.median(served), statistics.median(checked)


def hovers(executable, folder, path, text, rounds):
    """Milliseconds of a hover over the first outlet, each right behind an edit; and how many had an answer."""
    server = Server(executable, folder)
    uri = path.as_uri()
    server.send({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": text}}})
    number, outlet = next((n, line) for n, line in enumerate(text.splitlines()) if "@IBOutlet" in line)
    place = {"line": number, "character": outlet.index(" var ") + 6}
    last = text.count("\n") - 2
    # A server that still reads the workspace answers sooner, with nothing.
    for attempt in range(300):
        server.send({"id": f"first {attempt}", "method": "textDocument/hover", "params": {"textDocument": {"uri": uri}, "position": place}})
        if server.until(lambda m: m.get("id") == f"first {attempt}").get("result") is not None:
            break
        time.sleep(0.1)
    times, answers = [], 0
    # The first few are the servers' own warming up.
    for version in range(2, rounds + 7):
        start = {"line": last, "character": 0}
        end = start if version % 2 == 0 else {"line": last, "character": 1}
        change = {"range": {"start": start, "end": end}, "text": "x" if version % 2 == 0 else ""}
        begun = time.perf_counter()
        server.send({"method": "textDocument/didChange", "params": {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}})
        server.send({"id": f"hover {version}", "method": "textDocument/hover", "params": {"textDocument": {"uri": uri}, "position": place}})
        answer = server.until(lambda m: m.get("id") == f"hover {version}")
        if version > 6:
            times.append((time.perf_counter() - begun) * 1000)
            answers += answer.get("result") is not None
    server.end()
    return times, answers


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--executable", default=str(HERE.parents[1] / ".build" / "release" / "ibls"))
    arguments.add_argument("--keystrokes", type=int, default=300)
    arguments.add_argument("--starts", type=int, default=7)
    given = arguments.parse_args()
    medians = {}
    with tempfile.TemporaryDirectory() as place:
        for swift, interfaces in ((100, 10), (10000, 1000)):
            folder = (pathlib.Path(place) / str(swift)).resolve()
            subprocess.run([sys.executable, HERE / "synthesize.py", folder, str(swift), str(interfaces), "--broken", "5"], check=True, stdout=subprocess.DEVNULL)
            # Of a folder that is no project, a server reads no more than 10,000 entries.
            (folder / ".ibls.json").write_text('{"root": true}\n')
            served, checked = starts(given.executable, folder, given.starts)
            title = f"{swift} Swift + {interfaces} interface files"
            print(f"{title}: first complete diagnostics {served:.0f} ms, --check {checked:.0f} ms; ratio {served / checked:.2f}")
            code = min(folder.rglob("*.swift"))
            text = two_thousand_lines(code.read_text())
            board = max(folder.rglob("*.storyboard"), key=lambda p: p.stat().st_size)
            large = half_a_megabyte(board.read_text())
            server = Server(given.executable, folder)
            server.send({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": code.as_uri(), "languageId": "swift", "version": 0, "text": text}}})
            server.until(published(code.as_uri(), 0))
            server.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": code.as_uri()}}})
            time.sleep(2)
            first = next(n for n, line in enumerate(text.splitlines()) if "@IBOutlet" in line)
            line = large[: large.index("<scene ")].count("\n") + 1
            name = large.index('<outlet property="', len(large) // 2) + len('<outlet property="')
            results = {
                "Swift, in a body": measure(server, code, text, text.count("\n") - 2, "x", given.keystrokes),
                "Swift, declaration": measure(server, code, text, first, "var x: Int;", given.keystrokes),
                "storyboard, a blank": measure(server, board, large, line, " ", given.keystrokes),
                "storyboard, a name": measure(server, board, large, large[:name].count("\n"), "x", given.keystrokes, name - large.rindex("\n", 0, name) - 1),
            }
            server.end()
            for what, times in results.items():
                medians.setdefault(what, []).append(percentile(times, 0.5))
                print(f"  keystroke, {what:20} {figures(times)}")
        for what, (small, big) in medians.items():
            print(f"ratio of the medians, large workspace / small, {what}: {big / small:.2f}")
        ours, answered = hovers(given.executable, folder, code, text, 100)
        print(f"hover after an edit, ibls:          {figures(ours)}  ({answered} of {len(ours)} answered)")
        other = shutil.which("sourcekit-lsp")
        if other is None:
            print("hover after an edit, sourcekit-lsp: skipped, it is not on the PATH")
            return
        theirs, answered = hovers(other, folder, code, text, 100)
        print(f"hover after an edit, sourcekit-lsp: {figures(theirs)}  ({answered} of {len(theirs)} answered)")
        print(f"ratio of the medians, ibls / sourcekit-lsp: {percentile(ours, 0.5) / percentile(theirs, 0.5):.3f}")


if __name__ == "__main__":
    main()
