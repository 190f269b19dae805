"""Runs the recipes of ci.md as they are written: the steps of each service, pre-commit, and the git hook.

What a service does itself is left out: the steps of `uses`, caches and artifacts. `swift` gives the program that is there, since
a build takes minutes; `.ci/run` builds it with the same script.
"""

import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys

from pages import Failure, sessions

SWIFT = """#!/bin/sh
mkdir -p .build/release && cp '{program}' .build/release/ibls
case "$*" in *--show-bin-path*) echo "$PWD/.build/release" ;; esac
"""


def steps(lines):
    """The commands of a recipe: those of `run` and `script`, in one line, in a block, or in a list."""
    found, index = [], 0

    def block(start, indent):
        end = start
        while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > indent):
            end += 1
        return "\n".join(line[indent + 2:] for line in lines[start:end]), end

    while index < len(lines):
        match = re.match(r"^(\s*(?:- )?)(?:run|script):\s*(.*)$", lines[index])
        index += 1
        if not match:
            continue
        indent = len(match[1])
        if match[2] == "|":
            text, index = block(index, indent)
            found.append(text)
        elif match[2]:
            found.append(match[2])
        else:
            while index < len(lines) and (item := re.match(r"^(\s+)- (.*)$", lines[index])):
                index += 1
                if item[2] == "|":
                    text, index = block(index, len(item[1]))
                    found.append(text)
                else:
                    found.append(item[2])
    return found


def project(root, folder):
    """The example in a repository without a commit."""
    shutil.copytree(root / "Tests/Example", folder)
    subprocess.run(["git", "init", "-q", "-b", "main"], cwd=folder, check=True)
    for name, value in [("user.name", "u"), ("user.email", "u@example.org")]:
        subprocess.run(["git", "config", name, value], cwd=folder, check=True)
    return folder


def with_swift(work):
    """The search path with the `swift` that builds nothing."""
    stub = work / "stub"
    stub.mkdir()
    (stub / "swift").write_text(SWIFT.format(program=shutil.which("ibls")))
    (stub / "swift").chmod(0o755)
    return f"{stub}{os.pathsep}{os.environ['PATH']}"


def service(root, work, lines, where):
    folder = project(root, work / "project")
    home = work / "home"
    home.mkdir()
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, check=True, capture_output=True, text=True).stdout.strip()
    environment = dict(
        os.environ, HOME=str(home), RUNNER_TEMP=str(work), IBLS_REPOSITORY=str(root), IBLS_COMMIT=commit,
        PATH=with_swift(work))
    commands = steps(lines)
    if not commands:
        # A recipe of the action, whose steps `.ci/check-action` runs.
        return 0
    for command in commands:
        # The recipes of services that have machines of their own use folders that tests share.
        command = command.replace("/tmp/ibls", f"{work}/clone")
        result = subprocess.run(["bash", "-eo", "pipefail", "-c", command], cwd=folder, env=environment, capture_output=True, text=True)
        found = result.returncode == 1 and re.search(r"\bibls check\b", command)
        if result.returncode != 0 and not found:
            raise Failure(f"{where}: {command}\nexit code {result.returncode}\n{result.stdout[-2000:]}{result.stderr[-2000:]}")
    last = result.stdout + "".join(one.read_text() for one in folder.glob("*report.json"))
    if "dangling-outlet" not in last:
        raise Failure(f"{where}: the last step found nothing\n{result.stdout}{result.stderr}")
    return len(commands)


def pre_commit(root, work, lines, where):
    if not shutil.which("pre-commit"):
        print("  not run, without pre-commit: its recipe")
        return 0
    wheel = subprocess.run(
        [sys.executable, root / "packaging/wheel", shutil.which("ibls"), work / "dist"], check=True, capture_output=True, text=True).stdout.strip()
    folder = project(root, work / "project")
    (folder / ".pre-commit-config.yaml").write_text(re.sub(r"/path/to/\S+\.whl", wheel, "\n".join(lines)) + "\n")
    subprocess.run(["git", "add", "-A"], cwd=folder, check=True)
    environment = dict(os.environ, PRE_COMMIT_HOME=str(work / "cache"), PATH=with_swift(work))
    # The recipe, and the hook that the repository itself has.
    calls = [["run"]] + ([["try-repo", str(root), "ibls", "--all-files"]] if sys.platform == "linux" else [])
    for call in calls:
        result = subprocess.run(["pre-commit", *call], cwd=folder, env=environment, capture_output=True, text=True)
        if result.returncode != 1 or "[dangling-outlet]" not in result.stdout:
            raise Failure(f"{where}: pre-commit {call[0]} ended with {result.returncode}\n{result.stdout}{result.stderr}")
    return len(calls)


def hook(root, work, lines, where):
    """Lets a sound index pass whatever lies beside it, the first time as well, and stops a broken one."""
    folder = project(root, work / "project")
    file = folder / ".git/hooks/pre-commit"
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(lines) + "\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def commit(expected, what):
        result = subprocess.run(["git", "commit", "-qm", what], cwd=folder, capture_output=True, text=True)
        if (result.returncode == 0) != expected:
            raise Failure(f"{where}: a commit of {what} ended with {result.returncode}\n{result.stdout}{result.stderr}")

    subprocess.run(["git", "add", "App/Views"], cwd=folder, check=True)
    commit(True, "sound files beside broken ones")
    subprocess.run(["git", "add", "-A"], cwd=folder, check=True)
    commit(False, "broken files")
    return 2


def check_recipes(root, work):
    page = root / "ci.md"
    count, faults = 0, []
    for number, language, block, _ in sessions(page):
        folder = work / f"recipe-{number}"
        folder.mkdir()
        where = f"ci.md:{number}"
        try:
            if language == "sh":
                count += hook(root, folder, block, where)
            elif block and block[0] == "repos:":
                count += pre_commit(root, folder, block, where)
            elif language == "yaml" and sys.platform == "linux":
                count += service(root, folder, block, where)
        except Failure as failure:
            faults.append(str(failure))
    print(f"  ci.md: {count} steps", flush=True)
    if faults:
        raise Failure("\n\n".join(faults))
