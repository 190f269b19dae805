#!/usr/bin/env python3
"""Completions and the man page against the help, in real shells.

    Tests/Completions/check.py [IBLS]

Needs bash, zsh, fish and man. Exits with 1 where a shell offers something else than the help lists.
"""

import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent.parent
program = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else root / ".build/debug/ibls").resolve()
faults = []


def ibls(*arguments):
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


def options(text):
    """The options that the help of a command lists."""
    return {name for line in text.splitlines() if re.match(r"^  (-\w, |    )--", line)
            for name in re.findall(r"(?<!\S)(--?[\w-]+)", line[:27].split(" (")[0])[:2] if name.startswith("-")}


def commands(text):
    part = text.split("Commands:\n")[1].split("\n\n")[0]
    return re.findall(r"^  (\w+)", part, re.MULTILINE)


def offered_by_bash(line):
    words = line.split(" ")
    script = (f"source {folder}/ibls.bash; COMP_WORDS=({' '.join(repr(word) for word in words)}); "
              f"COMP_CWORD={len(words) - 1}; _ibls; printf '%s\\n' \"${{COMPREPLY[@]}}\"")
    run = subprocess.run(["bash", "--norc", "-c", script], capture_output=True, text=True, cwd=folder)
    if run.stderr:
        faults.append(f"bash: {line!r}: {run.stderr.strip()}")
    return set(run.stdout.splitlines())


def offered_by_fish(line):
    run = subprocess.run(["fish", "--no-config", "-c", f"source {folder}/ibls.fish; complete -C {line!r}"],
                         capture_output=True, text=True, cwd=folder)
    if run.stderr:
        faults.append(f"fish: {line!r}: {run.stderr.strip()}")
    return {row.split("\t")[0] for row in run.stdout.splitlines()}


class Zsh:
    """An interactive shell, whose lists of completions are read off its screen."""

    def __init__(self):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.environ.update(TERM="dumb", COLUMNS="200", LINES="1000", PS1="READY> ")
            os.execvp("zsh", ["zsh", "-f", "-i"])
        self.send("unsetopt zle_bracketed_paste; setopt no_list_packed; LISTMAX=10000; stty cols 200 rows 1000\n")
        self.send("autoload -Uz compinit; compinit -D -u; zstyle ':completion:*' menu no; bindkey '^X' list-choices\n")
        self.send(f"source {folder}/_ibls; print LOADED\n", "LOADED\r")

    def send(self, text, until=None):
        os.write(self.terminal, text.encode())
        output, end = "", time.monotonic() + 20
        while time.monotonic() < end:
            ready, _, _ = select.select([self.terminal], [], [], 0.1 if until and until not in output else 0.7)
            if ready:
                output += os.read(self.terminal, 65536).decode(errors="replace")
            elif output and (not until or until in output):
                break
        return output

    def offered(self, line):
        output = self.send(line + "\x18")
        self.send("\x03")
        rows = output.replace("\r", "\n").splitlines()
        found = set()
        for row in rows:
            if "READY>" in row or line.strip() in row:
                continue
            # Words with the same description share a row.
            found.update(re.findall(r"(?<!\S)-{0,2}[a-zA-Z][\w-]*(?!\S)", row.split(" -- ")[0]))
        return found


def compare(shell, line, offered, expected):
    if missing := expected - offered:
        faults.append(f"{shell}: {line!r} does not offer {' '.join(sorted(missing))}")
    if more := {word for word in offered if word.startswith("-")} - expected:
        faults.append(f"{shell}: {line!r} offers {' '.join(sorted(more))}, which the help does not list")


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for shell, file in [("bash", "ibls.bash"), ("zsh", "_ibls"), ("fish", "ibls.fish")]:
        (folder / file).write_text(ibls("completions", shell))
    # The scripts call the program and git.
    (folder / "bin").mkdir()
    (folder / "bin/ibls").symlink_to(program)
    os.environ["PATH"] = f"{folder}/bin:{os.environ['PATH']}"
    (folder / "Login.swift").write_text("class Login: UIViewController {}\n")
    (folder / "My Row.xib").write_text("")
    for words in ["init -q", "add Login.swift", "-c user.name=u -c user.email=u@example.org commit -qm x", "tag v1"]:
        subprocess.run(["git", *words.split()], cwd=folder, check=True)
    # A name that a shell must not run.
    foreign = "$(touch${IFS}PWNED)"
    subprocess.run(["git", "branch", foreign], cwd=folder, check=True)
    names = commands(ibls("help"))
    if len(names) < 10:
        faults.append(f"the help lists only {names}")
    helps = {command: options(ibls("help", command)) for command in names}
    formats = set(re.search(r"--format FORMAT\s+print in this form: (.*?)\n +--", ibls("help", "check"), re.DOTALL)[1]
                  .replace("(default)", "").replace(",", " ").split()) - {"or"}
    zsh = Zsh()
    checks = 0
    for shell, offered in [("bash", offered_by_bash), ("fish", offered_by_fish), ("zsh", zsh.offered)]:
        compare(shell, "ibls ", offered("ibls "), set(names))
        for command in names:
            line = f"ibls {command} --"
            long = {option for option in helps[command] if option.startswith("--")}
            compare(shell, line, offered(line), long)
            checks += 1
        compare(shell, "ibls check --format ", offered("ibls check --format "), formats)
        # Of a list, the last word is completed.
        found = {word.split(",")[-1] for word in offered("ibls check --select duplicate-id,class-m")}
        if not {"class-mismatch", "class-module-mismatch"} <= found:
            faults.append(f"{shell}: '--select duplicate-id,class-m' offers {found}")
        compare(shell, "ibls completions ", offered("ibls completions "), {"bash", "zsh", "fish"})
        compare(shell, "ibls help ", offered("ibls help "), set(names))
        compare(shell, "ibls --check --fail-on ", offered("ibls --check --fail-on "), {"error", "warning", "never"})
        # What git and the workspace know.
        for line, word in [("ibls check --changed-since ", "v1"), ("ibls diff ", "v1"), ("ibls rename ", "Login")]:
            if word not in (found := offered(line)):
                faults.append(f"{shell}: {line!r} offers {found}")
        if "Login" in (found := offered("ibls rename Login ")):
            faults.append(f"{shell}: the second operand of 'rename' is not a symbol, but {found} are offered")
    for line, word in [("ibls check --changed-since ", foreign), ("ibls diff ", foreign), ("ibls render M", "My Row.xib")]:
        if word not in (found := offered_by_bash(line)):
            faults.append(f"bash: {line!r} offers {found}")
    if (folder / "PWNED").exists():
        faults.append("a completion ran the name of a branch")

    page = folder / "ibls.1"
    page.write_text(ibls("man"))
    # 'man' itself warns of macros that it does not know, and of lines that don't fit.
    run = subprocess.run(["man", "--warnings", "-l", page], capture_output=True, text=True,
                         env={**os.environ, "MANWIDTH": "100", "LC_ALL": "C.UTF-8"})
    if run.stderr or run.returncode != 0:
        faults.append(f"man: {run.stderr.strip()}")
    text = re.sub(r".\x08", "", run.stdout).replace("‐", "-").replace("−", "-")
    for command in names:
        for option in helps[command]:
            if option not in text:
                faults.append(f"man: {option} of {command} is missing")

for fault in faults:
    print(fault)
print(f"{checks} commands in three shells, and the man page: {len(faults)} faults")
sys.exit(1 if faults else 0)
