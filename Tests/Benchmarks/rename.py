#!/usr/bin/env python3
"""Measures a rename beside a check of the same workspace, in turn, and prints the ratio of the medians.

usage: rename.py [--binary IBLS] [--rounds N] [--synthetic SWIFT INTERFACE | FOLDER SYMBOL]

The default is a synthetic workspace of 3,000 Swift and 300 interface files. The files are in the page cache.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from bench import build

HERE = os.path.dirname(os.path.abspath(__file__))


def seconds(command, codes):
    start = time.perf_counter()
    process = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if process.returncode not in codes:
        sys.exit(f"{command[0]} ended with {process.returncode}")
    return time.perf_counter() - start


def first_outlet(binary, folder):
    """Any outlet, as `Type.member`."""
    lines = subprocess.run([binary, "--index", folder], check=True, capture_output=True, text=True).stdout
    for line in lines.splitlines():
        for declared in json.loads(line).get("types", []):
            for member in declared["members"]:
                if member["kind"] == "outlet":
                    return f"{declared['name']}.{member['name']}"
    sys.exit("no outlet in the workspace")


def measure(binary, folder, symbol, rounds):
    name = symbol.split(".")[-1]
    commands = {
        "check": ([binary, "--check", folder], (0, 1)),
        "rename": ([binary, "--rename", symbol, name + "Renamed", folder], (0,)),
    }
    times = {kind: [] for kind in commands}
    for _ in range(rounds + 1):
        for kind, command in commands.items():
            times[kind].append(seconds(*command))
    # The first round fills the page cache.
    check, rename = (statistics.median(times[kind][1:]) for kind in ("check", "rename"))
    print(f"{symbol}: check {check * 1000:.0f} ms, rename {rename * 1000:.0f} ms, ratio {rename / check:.2f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--synthetic", nargs=2, metavar=("SWIFT", "INTERFACE"), default=["3000", "300"])
    parser.add_argument("place", nargs="*", help="FOLDER SYMBOL")
    arguments = parser.parse_args()
    binary = arguments.binary or build(["--product", "ibls"], "ibls")
    if arguments.place:
        folder, symbol = arguments.place
        measure(binary, folder, symbol, arguments.rounds)
        return
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, os.path.join(HERE, "synthesize.py"), folder, *arguments.synthetic], check=True)
        measure(binary, folder, first_outlet(binary, folder), arguments.rounds)


if __name__ == "__main__":
    main()
