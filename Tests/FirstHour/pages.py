"""Runs the commands that the pages show, and compares what they print.

A block of a page is a session: lines that begin with `$ ` are typed, the others are what comes. `…` is for any lines.
The comment `<!-- at a terminal -->` before a block runs it in one; other commands write to a pipe. In blocks of `sh`,
each line that calls `ibls` has to be understood.
"""

import os
import re
import shutil
import subprocess

from terminal import in_terminal

class Failure(Exception):
    """What is not as it should be."""


PAGES = ["README.md", "command-line.md", "renames.md", "diagnostics.md"]


def sessions(page):
    """The blocks of a page with their first lines, languages, and whether they are for a terminal."""
    lines = page.read_text(encoding="utf-8").splitlines()
    fence, block, language, at_terminal = None, [], "", False
    for number, line in enumerate(lines, 1):
        if fence is None and line.startswith("```"):
            fence, language, block = number, line[3:].strip(), []
            at_terminal = any("<!-- at a terminal -->" in one for one in lines[max(0, number - 3):number - 1])
        elif fence is not None and line == "```":
            yield fence, language, block, at_terminal
            fence = None
        elif fence is not None:
            block.append(line)


def plain(text):
    text = re.sub(r"\x1b\[[0-9;]*[mK]", "", text).replace("\r\n", "\n")
    return re.sub(r"\(\d+(?:\.\d+)? (?:ms|s)\)", "(4 ms)", text)


def matches(expected, printed):
    """Whether lines are as a page has them, where `…` alone is for any lines, and at the end of one for its rest."""
    if not expected:
        return not printed
    first, rest = expected[0], expected[1:]
    if first.strip() == "…":
        return any(matches(rest, printed[count:]) for count in range(len(printed) + 1))
    if not printed:
        return False
    if first.endswith("…") and first != printed[0]:
        return printed[0].startswith(first[:-1]) and matches(rest, printed[1:])
    return first == printed[0] and matches(rest, printed[1:])


def prepare(root, folder):
    """The example in a repository: `origin/main` is a state before two mistakes, and HEAD has them."""
    shutil.copytree(root / "Tests/Example", folder)

    def git(*arguments):
        subprocess.run(["git", "-c", "user.name=u", "-c", "user.email=u@example.org", *arguments], cwd=folder, check=True,
                       capture_output=True)

    code = folder / "App/LoginViewController.swift"
    document = folder / "App/Base.lproj/Main.storyboard"
    now = (code.read_bytes(), document.read_bytes())
    code.write_bytes(now[0].replace(b"  private weak var hintLabel", b"  @IBOutlet private weak var hintLabel"))
    document.write_bytes(now[1].replace(b'title="Log In"', b'title="Sign In"').replace(b"titleLable", b"titleLabel"))
    git("init", "-q", "-b", "main")
    git("add", "-A")
    git("commit", "-qm", "before")
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    git("checkout", "-qb", "login")
    code.write_bytes(now[0])
    document.write_bytes(now[1])
    git("commit", "-qam", "after")


def commands(block):
    """The commands of a session with the lines that they print."""
    found = []
    for line in block:
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found:
            found[-1][1].append(line)
    return found


def lacking(command):
    """The programs of a pipe that are not here."""
    bare = re.sub(r"'[^']*'|\"[^\"]*\"", "", command)
    programs = [part.split()[0] for part in re.split(r"\||&&|;", bare) if part.split()]
    return [one for one in programs if one not in ("source", "cd") and shutil.which(one) is None]


def run_session(folder, block, at_terminal, where):
    for command, expected in commands(block):
        # A comment of the page.
        command = re.sub(r"\s{2,}#.*$", "", command)
        if lacking(command):
            print(f"  not run, without {', '.join(lacking(command))}: {command}")
            return
        environment = dict(os.environ, SRCROOT=str(folder))
        if at_terminal:
            printed, _ = in_terminal(["bash", "-c", command], folder)
        else:
            printed = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, stdout=subprocess.PIPE,
                                     stderr=subprocess.STDOUT, text=True, errors="replace").stdout
        printed = plain(printed).replace(str(folder), "/Users/me/MyApp")
        if not matches([line.rstrip() for line in expected], [line.rstrip() for line in printed.rstrip("\n").split("\n")] if printed else []):
            raise Failure(f"{where}: $ {command}\nthe page has\n" + "\n".join(expected) + "\nprinted is\n" + printed)


def anchors(page):
    """The anchors of a page, as GitHub makes them of its headings."""
    found, is_code = set(), False
    for line in page.read_text(encoding="utf-8").splitlines():
        is_code ^= line.startswith("```")
        if not is_code and line.startswith("#"):
            words = re.sub(r"[^\w\- ]", "", line.lstrip("#").strip().lower())
            found.add(words.replace(" ", "-"))
    return found


def broken_links(root):
    """Links of the project's pages to files or headings that are not there."""
    pages = subprocess.run(["git", "ls-files", "*.md"], cwd=root, check=True, capture_output=True, text=True).stdout.splitlines()
    for name in pages:
        page = root / name
        text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        for link in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`\n]*`", "", text)):
            path, _, anchor = link.partition("#")
            if "://" in path:
                continue
            target = (page.parent / path).resolve() if path else page
            if not target.exists():
                yield f"{name}: {link} does not exist"
            elif anchor and target.suffix == ".md" and anchor not in anchors(target):
                yield f"{name}: {link} has no such heading"


def check_pages(root, work):
    """Raises a failure that names all blocks which are not as the page has them."""
    faults = list(broken_links(root))
    for name in PAGES:
        page = root / name
        if not page.exists():
            continue
        count = 0
        for number, language, block, at_terminal in sessions(page):
            folder = work / f"{page.stem}-{number}"
            where = f"{name}:{number}"
            try:
                if any(line.startswith("$ ") for line in block):
                    prepare(root, folder)
                    run_session(folder, block, at_terminal, where)
                    count += len(commands(block))
                elif language == "sh":
                    prepare(root, folder)
                    count += understood(folder, block, where)
            except Failure as failure:
                faults.append(str(failure))
        print(f"  {name}: {count} commands", flush=True)
    if faults:
        raise Failure("\n\n".join(faults))


def understood(folder, block, where):
    """Runs the lines of a block that call the program, which may find something but has to understand them."""
    count = 0
    for line in block:
        line = re.sub(r"\s+#.*$", "", line)
        if not line.startswith("ibls ") or lacking(line) or "~/" in line or line.startswith("ibls lsp"):
            continue
        command = f"set -o pipefail; {line}"
        result = subprocess.run(["bash", "-c", command], cwd=folder, env=dict(os.environ, SRCROOT=str(folder)),
                                capture_output=True, text=True, errors="replace")
        if result.returncode not in (0, 1):
            raise Failure(f"{where}: {line}\nexit code {result.returncode}\n{result.stderr}")
        count += 1
    return count
