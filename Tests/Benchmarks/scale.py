#!/usr/bin/env python3
"""How a check, a rename and a server grow up to 100,000 files.

usage: scale.py [--binary PATH] [--rounds N] [--keystrokes N] [SWIFT ...]

Each size is a synthetic workspace with as many Swift files and a tenth of that in documents (10,000 and 100,000). Wall time, the
processor time of all threads and the peak memory are printed, and the ratio of the last size to the first; the least of the rounds
counts. "Reading" is `cat` over the same files, one process for each processor. A server's figures are those of its start to the
diagnostics of all files in which a check finds something, and of keystrokes after that. Linux alone.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from growth import launched
from latency import HERE, Server, check, half_a_megabyte, percentile, published, two_thousand_lines
from rename import first_outlet


def run(command, codes=(0,)):
    """Wall seconds, processor seconds and peak memory in bytes of one process with those that it starts."""
    with tempfile.NamedTemporaryFile("r") as usage:
        begun = time.perf_counter()
        launched(usage.name, command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL).wait()
        wall = time.perf_counter() - begun
        code, seconds, peak = usage.read().split()
    if int(code) not in codes:
        sys.exit(f"{command[0]} ended with {code}")
    return wall, float(seconds), int(peak) * 1024


def least(command, rounds, codes=(0,)):
    return [min(column) for column in zip(*(run(command, codes) for _ in range(rounds)))]


def used(server):
    """The processor seconds of a server so far, and its memory now."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE")


def keystrokes(server, path, text, line, insert, count, character=0):
    """Median and 99th percentile in milliseconds from the edit to its diagnostics, and the processor milliseconds of one."""
    uri = path.as_uri()
    server.send({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "x", "version": 1, "text": text}}})
    server.until(published(uri, 1))
    time.sleep(2)
    times, before = [], used(server)[0]
    for version in range(2, count + 2):
        start, end = ({"line": line, "character": character + (len(insert) if version % 2 and last else 0)} for last in (False, True))
        change = {"range": {"start": start, "end": end}, "text": "" if version % 2 else insert}
        begun = time.perf_counter()
        server.send({"method": "textDocument/didChange", "params": {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}})
        server.until(published(uri, version))
        times.append((time.perf_counter() - begun) * 1000)
    processor = (used(server)[0] - before) * 1000 / count
    server.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": uri}}})
    return percentile(times, 0.5), percentile(times, 0.99), processor


def served(options, folder):
    uris = check(options.binary, folder)[1]
    begun = time.perf_counter()
    server = Server(options.binary, folder)
    while uris:
        message = server.until(lambda m: m.get("method") == "textDocument/publishDiagnostics")
        if message["params"]["diagnostics"]:
            uris.discard(message["params"]["uri"])
    wall, (processor, memory) = time.perf_counter() - begun, used(server)
    time.sleep(5)
    result = {"first diagnostics": (wall, processor, memory), "server at rest": (0, used(server)[0], used(server)[1])}
    code = min(folder.rglob("*.swift"))
    text = two_thousand_lines(code.read_text())
    board = max(folder.rglob("*.storyboard"), key=lambda path: path.stat().st_size)
    large = half_a_megabyte(board.read_text())
    first = next(number for number, line in enumerate(text.splitlines()) if "@IBOutlet" in line)
    name = large.index('<outlet property="', len(large) // 2) + len('<outlet property="')
    for what, arguments in {
        "in a body": (code, text, text.count("\n") - 2, "x", options.keystrokes),
        "in a declaration": (code, text, first, "var x: Int;", options.keystrokes),
        "in an outlet's name": (
            board, large, large[:name].count("\n"), "x", options.keystrokes, name - large.rindex("\n", 0, name) - 1),
    }.items():
        median, last, processor = keystrokes(server, *arguments)
        print(f"  keystroke {what}: median {median:.1f} ms, 99th percentile {last:.1f} ms, processor {processor:.1f} ms", flush=True)
    result["server after keystrokes"] = (0, used(server)[0], used(server)[1])
    server.end()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sizes", nargs="*", type=int, metavar="SWIFT", default=[10_000, 100_000])
    parser.add_argument("--binary", default=str(HERE.parents[1] / ".build" / "release" / "ibls"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--keystrokes", type=int, default=100)
    options = parser.parse_args()
    smallest = {}
    with tempfile.TemporaryDirectory() as place:
        for size in options.sizes:
            folder = (pathlib.Path(place) / str(size)).resolve()
            subprocess.run(
                [sys.executable, HERE / "synthesize.py", folder, str(size), str(size // 10), "--broken", "5"],
                check=True, stdout=subprocess.DEVNULL)
            total = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
            print(f"{size} Swift files and {size // 10} documents, {total / 1e6:.0f} MB", flush=True)
            symbol = first_outlet(options.binary, str(folder))
            cat = f"find '{folder}' -type f -print0 | xargs -0 -n 200 -P {os.cpu_count()} cat"
            figures = {
                "reading": least(["/bin/sh", "-c", cat], options.rounds),
                "check": least([options.binary, "check", str(folder)], options.rounds, (0, 1)),
                "rename": least(
                    [options.binary, "rename", symbol, symbol.split(".")[-1] + "Renamed", str(folder)], options.rounds),
            } | served(options, folder)
            for what, values in figures.items():
                first = smallest.setdefault(what, values)
                ratios = "" if first is values else "; " + ", ".join(
                    f"{value / before:.1f}" if before else "-" for value, before in zip(values, first)) + " times the first"
                wall, processor, memory = values
                print(f"  {what}: wall {wall:.2f} s, processor {processor:.2f} s, memory {memory / 1e6:.0f} MB{ratios}", flush=True)
            subprocess.run(["rm", "-rf", folder], check=True)


if __name__ == "__main__":
    main()
