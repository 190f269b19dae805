#!/usr/bin/env python3
"""Counts how often a rename lists places that it is not certain of.

usage: asks.py [--binary IBLS] [--count N] [--seed SEED] FOLDER...

Renames N outlets and actions of each workspace, picked at random, without writing anything, and prints for each
workspace: of a hundred renames, how many list places, and how many list any but actions of First Responder; the median, the
95th percentile and the longest of the lists, and the 95th percentile without First Responder's places; the refusals; and the reasons with the number of places.
"""

import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import time

from bench import build

# Where an action is sent to it, each class of the chain may be meant.
FIRST_RESPONDER = "is sent to First Responder"


def symbols(binary, folder):
    """All outlets and actions, as `--rename` takes them."""
    lines = subprocess.run([binary, "--index", folder], check=True, capture_output=True, text=True).stdout
    found = set()
    for line in lines.splitlines():
        for declared in json.loads(line).get("types", []):
            for member in declared["members"]:
                if member["kind"] in ("outlet", "outletCollection"):
                    found.add(f"{declared['name']}.{member['name']}")
                elif member["kind"] == "action" and member["selector"]:
                    found.add(f"{declared['name']}.{member['selector']}")
    return sorted(found)


def listed(errors):
    """The places of a rename's list, as reasons."""
    return [match[1] for match in re.finditer(r"^.+:\d+:\d+: (.+)$", errors, re.MULTILINE)]


def percentile(lengths, part):
    return sorted(lengths)[min(len(lengths) - 1, int(len(lengths) * part))] if lengths else 0


def measure(binary, folder, count, seed):
    all_symbols = symbols(binary, folder)
    picked = random.Random(seed).sample(all_symbols, min(count, len(all_symbols)))
    lengths, lengths_but_first_responder, refusals = [], [], collections.Counter()
    reasons = collections.Counter()
    longest = ("", 0)
    for symbol in picked:
        name = "renamedForTheMeasurement" + (":" if symbol.endswith(":") and symbol.count(":") == 1 else "")
        process = subprocess.run([binary, "--rename", symbol, name, folder], capture_output=True)
        errors = process.stderr.decode("utf-8", "replace")
        if process.returncode != 0:
            refusals[re.sub(r"'[^']*'", "'...'", errors.splitlines()[0] if errors else "?")] += 1
            continue
        places = listed(errors)
        lengths.append(len(places))
        lengths_but_first_responder.append(sum(FIRST_RESPONDER not in place for place in places))
        reasons.update(re.sub(r"'[^']*'", "'...'", reason) for reason in places)
        if len(places) > longest[1]:
            longest = (symbol, len(places))
    asking, others = (sum(map(bool, each)) for each in (lengths, lengths_but_first_responder))
    renames = len(lengths) or 1
    middle, high = percentile(lengths, 0.5), percentile(lengths, 0.95)
    high_but_first_responder = percentile(lengths_but_first_responder, 0.95)
    print(f"{os.path.basename(os.path.normpath(folder))}: {len(all_symbols)} outlets and actions, {len(lengths)} renamed, "
          f"{sum(refusals.values())} refused")
    print(f"  {100 * asking / renames:.0f} of 100 list places, {100 * others / renames:.0f} but for First Responder; median {middle}, 95th percentile {high} ({high_but_first_responder} but for First Responder), longest {longest[1]} {longest[0]}")
    for reason, number in reasons.most_common(12):
        print(f"  {number:6} {reason}")
    for reason, number in refusals.most_common(6):
        print(f"  {number:6} refused: {reason}")
    sys.stdout.flush()
    return asking, others, len(lengths)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--binary")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    binary = os.path.realpath(options.binary or build(["--product", "ibls"], "ibls"))
    start = time.monotonic()
    found = [measure(binary, folder, options.count, options.seed) for folder in options.folders]
    asking, others, renamed = (sum(counts) for counts in zip(*found))
    print(f"all: {100 * asking / (renamed or 1):.0f} of 100 list places, {100 * others / (renamed or 1):.0f} but for First "
          f"Responder ({renamed} renames, {time.monotonic() - start:.0f} s)")


if __name__ == "__main__":
    main()
