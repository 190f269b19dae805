#!/usr/bin/env python3
"""Measures a whole check beside what it is held against, in one run, and prints ratios.

usage: bench.py [FOLDER ...]            real workspaces
       bench.py --synthetic SWIFT INTERFACE [SWIFT INTERFACE ...]

Per workspace, in turn and several rounds: `cat` over the files that are read, `ibls --check`, and (unless
--without-parser) a program that parses the same Swift files with swift-syntax, and `ibls --check` once more, held to
one processor: the parser has one thread, and two threads slow each other at the memory. The files are in the page cache.
Ratios are of the medians; below 1 means faster. Builds the release binaries first, unless --binary names one.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MACOS = sys.platform == "darwin"


def build(arguments, name):
    command = ["swift", "build", "-c", "release", *arguments]
    subprocess.run(command, check=True, cwd=ROOT, stdout=sys.stderr)
    path = subprocess.run([*command, "--show-bin-path"], check=True, cwd=ROOT, capture_output=True, text=True).stdout
    return os.path.join(path.strip(), name)


def listed(binary, folder):
    """The files that ibls reads, from its own index, and their size."""
    lines = subprocess.run([binary, "--index", folder], check=True, capture_output=True, text=True).stdout
    import json

    paths = [os.path.join(folder, json.loads(line)["file"]) for line in lines.splitlines()]
    return paths, sum(os.path.getsize(path) for path in paths)


def measured(command, processors=None):
    """Wall and processor seconds, and peak memory in bytes, of one run."""
    hold = (lambda: os.sched_setaffinity(0, processors)) if processors else None
    with open(os.devnull, "wb") as nowhere:
        start = time.perf_counter()
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=nowhere, stderr=nowhere, preexec_fn=hold)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"{command[0]} ended with {process.returncode}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * (1 if MACOS else 1024)


def cat(paths):
    """One process as far as the system's limit for arguments allows."""
    batches, size = [[]], 0
    for path in paths:
        size += len(os.fsencode(path)) + 9
        if size > 1_500_000:
            batches.append([])
            size = 0
        batches[-1].append(path)
    runs = [measured(["cat", *batch]) for batch in batches]
    return sum(run[0] for run in runs), sum(run[1] for run in runs), max(run[2] for run in runs)


def compare(title, folder, binary, parser, rounds):
    paths, size = listed(binary, folder)
    swift = [path for path in paths if path.endswith(".swift")]
    runs = {"cat": [], "ibls": [], "swift-syntax": [], "one processor": []}
    for counted in range(-1, rounds):
        round_runs = {"cat": cat(paths), "ibls": measured([binary, "--check", folder])}
        if parser and swift and counted >= 0:
            round_runs["swift-syntax"] = measured([parser, "parse", folder])
            if hasattr(os, "sched_setaffinity"):
                one = {min(os.sched_getaffinity(0))}
                round_runs["one processor"] = measured([binary, "--check", folder], one)
        if counted >= 0:
            for name, run in round_runs.items():
                runs[name].append(run)

    def median(name, figure):
        return statistics.median(run[figure] for run in runs[name])

    print(f"\n{title}: {len(paths)} files, {size / 1e6:.1f} MB")
    for name in runs:
        if runs[name]:
            print(f"  {name:13} {median(name, 0) * 1000:9.1f} ms wall {median(name, 1) * 1000:9.1f} ms processor"
                  f" {median(name, 2) / 1e6:7.1f} MB peak")
    print(f"  wall time, ibls / cat:              {median('ibls', 0) / median('cat', 0):8.2f}")
    if runs["swift-syntax"]:
        ratio = median("ibls", 1) / median("swift-syntax", 1)
        print(f"  processor time, ibls / swift-syntax: {ratio:7.4f} (1/{1 / ratio:.1f})")
    if runs["one processor"]:
        ratio = median("one processor", 1) / median("swift-syntax", 1)
        print(f"  the same on one processor:           {ratio:7.4f} (1/{1 / ratio:.1f})")
    print(f"  peak memory / bytes read:           {median('ibls', 2) / size:8.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", metavar="FOLDER")
    parser.add_argument("--synthetic", nargs="+", type=int, default=[], metavar="N")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--without-parser", action="store_true")
    parser.add_argument("--binary")
    parser.add_argument("--parser")
    options = parser.parse_args()
    if len(options.synthetic) % 2:
        parser.error("--synthetic wants pairs: Swift files and interface files")
    binary = options.binary or build(["--product", "ibls", *([] if MACOS else ["--static-swift-stdlib"])], "ibls")
    reference = options.parser
    if not options.without_parser and not reference:
        reference = build(["--package-path", "Tests/Oracle"], "oracle")

    start = [measured([binary, "--version"])[0] for _ in range(21)]
    print(f"start of the process, ibls --version: {statistics.median(start) * 1000:.1f} ms")
    for folder in options.folders:
        compare(folder, os.path.abspath(folder), binary, reference, options.rounds)
        if reference:
            subprocess.run([reference, "bench", os.path.abspath(folder)], check=True)
    for swift, interface in zip(options.synthetic[::2], options.synthetic[1::2]):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                [sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "synthesize.py"), folder,
                 str(swift), str(interface)], check=True)
            compare(f"synthetic, {swift} + {interface}", folder, binary, reference, options.rounds)


if __name__ == "__main__":
    main()
