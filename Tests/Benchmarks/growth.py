#!/usr/bin/env python3
"""How time and memory grow with each dimension of a workspace.

usage: growth.py [--binary PATH] [--rounds N] [--longest SECONDS] [--above EXPONENT] [SHAPE ...]

Each shape of `shapes.py` is written at 1, 2, 4 and 8 times its smallest size. A check, a rename or a session of a server runs on
it, and the least processor time of the rounds counts, less that of an empty workspace, and so does the peak memory. The exponent is
the slope of the logarithms from the first size that takes 20 ms or 4 MB: 1 is in proportion to the size, 2 is its square. The
smallest size is doubled until eight times as much takes 0.2 s, or 64 times as much in all. With --above, only shapes with a larger
exponent of either are printed. A run that takes longer than --longest ends the shape, and of one that ends with 2, such as a rename that is refused, the line says so.
"""

import argparse
import json
import math
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

from shapes import CHECK, SHAPES

HERE = pathlib.Path(__file__).resolve().parent
MACOS = sys.platform == "darwin"
# A process inherits the peak memory of the one that started it, so that a small one has to.
LAUNCHER = """
import os, sys
place, *command = sys.argv[1:]
_, status, usage = os.wait4(os.posix_spawn(command[0], command, os.environ), 0)
with open(place, "w") as file:
    print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss, file=file)
"""


def launched(place, command, **streams):
    return subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", LAUNCHER, place, *command], stderr=subprocess.DEVNULL, start_new_session=True, **streams)


def write(folder, files):
    for path, content in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, tuple):
            place.symlink_to(content[1])
        else:
            place.write_text(content)


class Session:
    """A server, asked from outside; its processor time and memory are read when it has ended."""

    def __init__(self, place, binary, folder):
        self.process = launched(place, [binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}})
        self.send({"method": "initialized", "params": {}})

    def raw(self, body):
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def send(self, message):
        self.raw(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def ask(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        return self.until(lambda message: message.get("id") == self.number and "method" not in message)

    def until(self, matches):
        while True:
            length = 0
            while header := self.process.stdout.readline().strip():
                if header.lower().startswith(b"content-length"):
                    length = int(header.split(b":")[1])
            if not length:
                raise EOFError
            message = json.loads(self.process.stdout.read(length))
            if matches(message):
                return message

    def open(self, path):
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": path.as_uri(), "languageId": "x", "version": 1, "text": path.read_text()}}})


def opening(session, folder, size):
    """All files are opened without a pause; ends when each has its diagnostics."""
    self = {path.as_uri() for path in folder.rglob("*") if path.suffix in (".storyboard", ".swift")}
    suffix = ".storyboard" if sum(uri.endswith(".storyboard") for uri in self) > 1 else ".swift"
    paths = sorted(path for path in folder.rglob("*" + suffix))
    missing = {path.as_uri() for path in paths}
    # The pipe fills up while nobody reads.
    sender = threading.Thread(target=lambda: [session.open(path) for path in paths], daemon=True)
    sender.start()

    def is_last(message):
        if message.get("method") == "textDocument/publishDiagnostics":
            missing.discard(message["params"]["uri"])
        return not missing

    session.until(is_last)
    sender.join()


def message(session, folder, size):
    session.raw(b'{"jsonrpc": "2.0", "id": "deep", "method": "nope", "params": ' + b"[" * size + b"]" * size + b"}")


def asking(session, folder, size):
    """Hover, definition, references, lenses and a rename at the first mark of some files."""
    paths = sorted(folder.rglob("*.swift"))
    for path in paths[:: max(1, len(paths) // 5)]:
        session.open(path)
        place = {"textDocument": {"uri": path.as_uri()}}
        lines = path.read_text().split("\n")
        line, text = next((n, line) for n, line in enumerate(lines) if "@IB" in line)
        word = " func " if "@IBAction" in text else " var "
        position = {"line": line, "character": text.index(word) + len(word)}
        session.ask("textDocument/codeLens", place)
        for method in ("hover", "definition", "documentHighlight", "prepareRename"):
            session.ask("textDocument/" + method, {**place, "position": position})
        session.ask("textDocument/references", {**place, "position": position, "context": {"includeDeclaration": True}})
        session.ask("textDocument/rename", {**place, "position": position, "newName": "renamed"})


SESSIONS = {"opening": opening, "message": message, "asking": asking}


def measured(binary, command, folder, size, longest):
    """Processor seconds, peak memory in bytes and the exit code of one run; None where it takes too long."""
    with tempfile.NamedTemporaryFile("r") as usage:
        if isinstance(command, str):
            session = Session(usage.name, binary, folder)
            process, work = session.process, lambda: SESSIONS[command](session, folder, size)
        else:
            place = [] if command[0] in ("render", "diff") else ["."]
            process = launched(
                usage.name, [binary, *command, *place], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
            session, work = None, lambda: None
        timer = threading.Timer(longest, os.killpg, (process.pid, signal.SIGKILL))
        timer.start()
        try:
            work()
            if session:
                session.ask("shutdown", None)
                session.send({"method": "exit"})
        except (EOFError, BrokenPipeError):
            pass
        process.wait()
        timer.cancel()
        if session:
            for pipe in (process.stdin, process.stdout):
                try:
                    pipe.close()
                except OSError:
                    pass
        if process.returncode:
            return None
        code, seconds, peak = usage.read().split()
    if int(code) < 0:
        sys.exit(f"{binary} {command} ended with signal {-int(code)} in {folder}")
    return float(seconds), int(peak) * (1 if MACOS else 1024), int(code)


def least(binary, command, folder, size, options):
    best = None
    for _ in range(options.rounds):
        run = measured(binary, command, folder, size, options.longest)
        if run is None:
            return None
        best = run if best is None else (min(best[0], run[0]), min(best[1], run[1]), run[2])
        if run[0] > 2:
            break
    return best


def slope(figures):
    """The exponent of the growth over the sizes that are given."""
    (first, low), (last, high) = figures[0], figures[-1]
    return math.log(max(high, 1e-9) / max(low, 1e-9)) / math.log(last / first) if last > first else math.nan


def title(name, command):
    return name if command is CHECK else f"{name}, {command if isinstance(command, str) else ' '.join(command[:3])}"


def measure(name, options, empty):
    function, smallest, commands = SHAPES[name]
    for command in commands:
        figures, memory, size, limit = [], [], smallest, None
        while True:
            with tempfile.TemporaryDirectory() as place:
                folder = pathlib.Path(place).resolve()
                write(folder, function(size))
                run = least(options.binary, command, folder, size, options)
            if run is None:
                figures.append((size, math.inf))
                break
            start = empty["server" if isinstance(command, str) else "check"]
            figures.append((size, max(run[0] - start[0], 1e-4)))
            memory.append((size, max(run[1] - start[1], 1)))
            if len(figures) >= 4 and (run[0] > 0.2 or len(figures) == 7):
                break
            size *= 2
        heavy = [figure for figure in figures if figure[1] >= 0.02] or figures[-2:]
        exponent = math.inf if figures[-1][1] == math.inf else slope(heavy[-4:])
        large = [figure for figure in memory if figure[1] >= 4e6] or memory[-2:]
        memory_exponent = slope(large[-4:]) if len(large) > 1 else math.nan
        if max(exponent, memory_exponent) <= options.above:
            continue
        peak = f"{memory[-1][1] / 1e6:.0f} MB, {memory_exponent:.2f}" if memory else ""
        times = "  ".join(f"{n}: {time:.3f} s" for n, time in figures[-4:])
        refused = " (ends with 2)" if run and run[2] == 2 else ""
        print(f"{exponent:5.2f}  {title(name, command)}{refused}: {times}; memory {peak}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shapes", nargs="*", metavar="SHAPE")
    parser.add_argument("--binary", type=lambda path: str(pathlib.Path(path).resolve()), default=str(HERE.parents[1] / ".build" / "release" / "ibls"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--longest", type=float, default=60)
    parser.add_argument("--above", type=float, default=-math.inf)
    options = parser.parse_args()
    for name in options.shapes:
        if name not in SHAPES:
            parser.error(f"no shape '{name}'; there are {', '.join(SHAPES)}")
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place).resolve()
        empty = {
            "check": least(options.binary, CHECK, folder, 0, options),
            "server": least(options.binary, "message", folder, 0, options)}
    for name in options.shapes or SHAPES:
        measure(name, options, empty)


if __name__ == "__main__":
    main()
