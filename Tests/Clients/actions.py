#!/usr/bin/env python3
"""Applies every quick fix that is offered for findings, each on its own, and says after which the promise does not hold:
the finding is gone, and nothing is new.

usage: actions.py [--most N] [--each N] [--seed SEED] FOLDER...

Works on a copy of each folder. IBLS names the executable, as for the tests. --most bounds the findings of a folder, and
--each those of one code.
"""

import argparse
import collections
import pathlib
import random
import re
import shutil
import sys
import tempfile
import urllib.parse

from session import Session

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8"]},
    "workspace": {
        "workspaceEdit": {"documentChanges": True, "resourceOperations": ["create", "rename", "delete"]},
        "didChangeWatchedFiles": {"dynamicRegistration": True},
    },
    "textDocument": {
        "diagnostic": {"dynamicRegistration": False},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
    },
}
CREATED, CHANGED, DELETED = 1, 2, 3


def path(uri):
    return pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(uri).path))


def edited(data, edits):
    """Bytes after edits, whose positions count in UTF-8."""
    starts = [0] + [match.end() for match in re.finditer(rb"\r\n|\r|\n", data)]

    def offset(position):
        line = position["line"]
        return min(starts[line] + position["character"], len(data)) if line < len(starts) else len(data)

    for edit in sorted(edits, key=lambda e: (e["range"]["start"]["line"], e["range"]["start"]["character"]), reverse=True):
        data = data[: offset(edit["range"]["start"])] + edit["newText"].encode() + data[offset(edit["range"]["end"]) :]
    return data


def apply(edit):
    """Makes the changes of a workspace edit on the disk, and gives what was there before."""
    before = {}
    changes = [{"textDocument": {"uri": uri}, "edits": edits} for uri, edits in (edit.get("changes") or {}).items()]
    for change in changes + (edit.get("documentChanges") or []):
        kind = change.get("kind")
        if kind == "create":
            file = path(change["uri"])
            before.setdefault(file, None)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(b"")
        elif kind:
            raise ValueError(kind)
        else:
            file = path(change["textDocument"]["uri"])
            data = file.read_bytes() if file.exists() else b""
            before.setdefault(file, data if file.exists() else None)
            file.write_bytes(edited(data, change["edits"]))
    return before


def restore(before):
    for file, data in before.items():
        if data is None:
            file.unlink()
        else:
            file.write_bytes(data)


def events(before, made):
    """What a client tells of the files of an edit, and of taking it back."""
    for file, data in before.items():
        kind = CHANGED if data is not None else CREATED if made else DELETED
        yield {"uri": file.as_uri(), "type": kind}


def told(session, uri, changes):
    """Tells the server what has changed, and waits until it has read that."""
    session.notify("workspace/didChangeWatchedFiles", {"changes": list(changes)})
    session.request(
        "textDocument/references",
        {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}, "context": {"includeDeclaration": True}})


def findings(session):
    reports = session.answer(session.ask("workspace/diagnostic", {"previousResultIds": []}))["result"]["items"]
    return [(report["uri"], finding) for report in reports for finding in report.get("items", []) if "code" in finding]


def key(uri, finding):
    # Counts change with what is left, and hints with the rest of the workspace.
    message = re.sub(r"\d+", "#", finding["message"].split(";")[0]).replace(" (# objects)", "")
    return uri, finding["code"], message


def is_summary(each):
    return re.match(r"# (of # )?(outlets and actions|custom classes) ", each[2])


def expected(each, gone, title):
    """Whether a finding is no news: what nothing connects any more is unused, what is left of a summary was in it, and what is created
    has to be added to a target."""
    if each[1] in ("unconnected-outlet", "unused-action", "unset-view"):
        return True
    if title.startswith("Create the class") and each[1] == "class-module-mismatch":
        return True
    return any(is_summary(other) and other[0] == each[0] for other in gone)


def counted(found):
    return collections.Counter(key(*each) for each in found)


def sample(found, most, each, numbers):
    found = numbers.sample(found, len(found))
    taken, counts = [], collections.Counter()
    for uri, finding in found:
        if len(taken) < most and counts[finding["code"]] < each:
            counts[finding["code"]] += 1
            taken.append((uri, finding))
    return taken


def run(folder, options, numbers):
    """The numbers of findings and of actions that were tried, and of those that break the promise."""
    session = Session("lsp")
    session.start(folder, CAPABILITIES)
    before = findings(session)
    known = counted(before)
    tried, broken = 0, 0
    chosen = sample(before, options.most, options.each, numbers)
    for uri, finding in chosen:
        answer = session.answer(session.ask(
            "textDocument/codeAction",
            {"textDocument": {"uri": uri}, "range": finding["range"],
             "context": {"diagnostics": [finding], "only": ["quickfix"]}}))
        for action in answer.get("result") or []:
            if not action.get("edit") or not action.get("diagnostics"):
                continue
            tried += 1
            old = apply(action["edit"])
            told(session, uri, events(old, True))
            after = counted(findings(session))
            gone = known - after
            wrong = [f"new: {each}" for each in after - known if not expected(each, gone, action["title"])]
            fixed = counted((uri, each) for each in action["diagnostics"])
            wrong += [f"not gone: {each}" for each in fixed if after[each] > known[each] - fixed[each]]
            if wrong:
                broken += 1
                place = f"{path(uri).relative_to(folder)}:{finding['range']['start']['line'] + 1}"
                print(f"{folder.name}: {place}: {finding['message']} [{finding['code']}]\n  {action['title']}")
                for line in wrong:
                    print(f"    {line}")
            restore(old)
            told(session, uri, events(old, False))
    again = counted(findings(session))
    if again != known:
        print(f"{folder.name}: taken back, other findings: {again - known} {known - again}")
        broken += 1
    session.end()
    return len(chosen), tried, broken


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("--most", type=int, default=100)
    parser.add_argument("--each", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    sums = [0, 0, 0]
    for folder in options.folders:
        with tempfile.TemporaryDirectory() as temporary:
            copy = pathlib.Path(temporary).resolve() / folder.resolve().name
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            numbers = run(copy, options, random.Random(options.seed))
            sums = [one + other for one, other in zip(sums, numbers)]
            print(f"{folder}: {numbers[0]} findings, {numbers[1]} actions, {numbers[2]} broken", flush=True)
    print(f"{sums[0]} findings, {sums[1]} actions, {sums[2]} broken")
    sys.exit(1 if sums[2] else 0)


if __name__ == "__main__":
    main()
