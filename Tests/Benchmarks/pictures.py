#!/usr/bin/env python3
"""How long pictures take: of documents on the disk, after a keystroke, and in a hover.

usage: pictures.py [--executable PATH] [--rounds N] [--trips N] [FOLDER...]

- Each distinct storyboard and xib below the folders: the processor time of `ibls render`, less that of `ibls --version`; the
  least of the rounds, each. Another program on the machine changes it little. The bytes of its SVG.
- In a storyboard of 500 kB, the example's first scene again and again: from an edit written to the answer of
  `ibls/picture` read, for the scene at the edit and for the whole map; from a hover written to its answer with a picture
  read. Round trips over pipes, measured in the client. Beside them the processor time that the server took meanwhile, all
  of its threads together, where the system tells it (Linux): it is not waiting for other programs. The budgets are for
  the 99th percentile.
"""

import argparse
import hashlib
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

from latency import HERE, Server, figures, half_a_megabyte, percentile, published


class PictureServer(Server):
    """A client that shows images in hovers."""

    def send(self, message):
        if message.get("method") == "initialize":
            message["params"]["initializationOptions"] = {"pictures": True}
            message["params"]["capabilities"] = {"textDocument": {"hover": {"contentFormat": ["markdown"]}}}
        super().send(message)


def milliseconds(command):
    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    begun = used()
    run = subprocess.run(command, capture_output=True)
    return (used() - begun) * 1000, run


def documents(folders):
    seen = set()
    for folder in folders:
        for path in sorted(p for p in pathlib.Path(folder).rglob("*") if p.suffix in (".storyboard", ".xib") and p.is_file()):
            digest = hashlib.sha256(path.read_bytes()).digest()
            if digest not in seen:
                seen.add(digest)
                yield path


def files(executable, folders, rounds):
    bare = min(milliseconds([executable, "--version"])[0] for _ in range(20))
    times, sizes, refused = [], [], 0
    for path in documents(folders):
        runs = [milliseconds([executable, "render", path]) for _ in range(rounds)]
        if runs[0][1].returncode:
            refused += 1
            continue
        times.append((max(0, min(elapsed for elapsed, _ in runs) - bare), str(path)))
        sizes.append((len(runs[0][1].stdout), str(path)))
    for what, values, unit in (("time", times, "ms"), ("size", sizes, "bytes")):
        values.sort()
        median, most, nearly_all = (values[int(len(values) * part)][0] for part in (0.5, 0.95, 0.99))
        print(
            f"{what} of {len(values)} documents: median {median:.1f} {unit}, 95 % {most:.1f} {unit}, 99 % {nearly_all:.1f} {unit}, "
            f"largest {values[-1][0]:.1f} {unit} ({values[-1][1]})")
    if refused:
        print(f"refused: {refused}, such as pointers of Git LFS")


def processor(server):
    """Milliseconds that all threads of the server have run so far; nothing where the system does not tell."""
    total = 0
    try:
        for task in pathlib.Path(f"/proc/{server.process.pid}/task").iterdir():
            total += int((task / "schedstat").read_text().split()[0])
    except (OSError, ValueError):
        return None
    return total / 1_000_000


def editor(executable, trips):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        shutil.copytree(HERE.parent / "Example", folder / "Example")
        path = folder / "Example/App/Base.lproj/Main.storyboard"
        text = half_a_megabyte(path.read_text())
        path.write_text(text)
        server, uri = PictureServer(executable, folder / "Example"), path.as_uri()
        server.send({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "x", "version": 1, "text": text}}})
        server.until(published(uri, 1))
        line = next(n for n, content in enumerate(text.split("\n")) if 'text="Title"' in content)
        character = text.split("\n")[line].index('text="Title"') + len('text="')
        start = {"line": line, "character": character}
        times = {"the scene at the edit": [], "the whole map": [], "a hover": []}
        used = {kind: [] for kind in times}
        size = 0
        for number in range(trips * 3):
            kind = list(times)[number % 3]
            ran, begun = processor(server), time.perf_counter()
            if kind == "a hover":
                name = text.split("\n")[line + 12]
                column = name.index('customClass="') + len('customClass="') + 1 if 'customClass="' in name else 40
                params = {"textDocument": {"uri": uri}, "position": {"line": line + 12, "character": column}}
                server.send({"id": number + 10, "method": "textDocument/hover", "params": params})
            else:
                end = start if number % 2 == 0 else {"line": line, "character": character + 1}
                change = {"range": {"start": start, "end": end}, "text": "x" if number % 2 == 0 else ""}
                server.send({"method": "textDocument/didChange", "params": {"textDocument": {"uri": uri, "version": number + 2}, "contentChanges": [change]}})
                params = {"textDocument": {"uri": uri}}
                if kind == "the scene at the edit":
                    params["position"] = start
                server.send({"id": number + 10, "method": "ibls/picture", "params": params})
            answer = server.until(lambda m: m.get("id") == number + 10)
            times[kind].append((time.perf_counter() - begun) * 1000)
            if ran is not None:
                used[kind].append(processor(server) - ran)
            if "error" in answer or not answer["result"]:
                sys.exit(f"{kind}: {answer}")
            if kind == "the whole map":
                size = len(answer["result"]["svg"])
            if kind == "a hover" and "data:image" not in answer["result"]["contents"]["value"]:
                sys.exit(f"{kind}: no picture in {answer}")
        server.end()
        load = " ".join(f"{part:.1f}" for part in os.getloadavg())
        print(f"in a storyboard of {len(text):,} bytes, whose map is {size:,} bytes, {trips} round trips each, load {load}:")
        for kind, measured in times.items():
            ran = used[kind]
            more = f"; processor {percentile(ran, 0.5):7.2f} ms  99th {percentile(ran, 0.99):7.2f} ms" if ran else ""
            print(f"  {kind:22} {figures(measured)}{more}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--executable", default=".build/release/ibls")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--trips", type=int, default=300)
    arguments.add_argument("folders", nargs="*")
    options = arguments.parse_args()
    executable = pathlib.Path(options.executable).resolve()
    if options.folders:
        files(executable, options.folders, options.rounds)
    editor(executable, max(20, options.trips))


if __name__ == "__main__":
    main()
