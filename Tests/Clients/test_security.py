"""What a malicious repository can not do: each claim of SECURITY.md, held against what the program asks of the system."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from session import executable
from test_faults import MEMBER, XIB, fill, tree
from test_hostile_clients import Server

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="strace is a program of Linux")

# What the system and the language's own libraries read on the way.
SYSTEM = ("/lib", "/usr/lib", "/usr/share/zoneinfo", "/etc/ld.so", "/etc/localtime", "/proc/self/", "/proc/stat", "/proc/cpuinfo",
          "/proc/meminfo", "/sys/devices/system/", "/sys/fs/cgroup", "/sys/kernel/mm/", "/dev/null", "/dev/urandom", "/dev/tty", "/dev/pts")
WRITING = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND")
# A call and its first path: `openat(AT_FDCWD, "/x", ...`.
CALL = re.compile(r'^\d+ +(\w+)\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)"(.*)$')


def hostile(folder):
    """An app in a repository that tries what a repository can."""
    fill(folder)
    outside = folder.parent / "home"
    outside.mkdir()
    (outside / "profile").write_text("extension Old { func more() { label.text = nil } }\n")
    (outside / "Secret.swift").write_text("class Secret {}\n")
    (folder / "rc.swift").symlink_to(outside / "profile")
    (folder / "Home").symlink_to(outside)
    (folder / "Proc").symlink_to("/proc")
    (folder / "System").symlink_to("/sys")
    (folder / "Root").symlink_to("/")
    (folder / "known.json").symlink_to(outside / "profile")
    (folder / "Board.xib").write_text(XIB.replace("Old", "Board"))
    # Settings by which git runs programs, those of a submodule as well.
    nested = folder / "Nested"
    nested.mkdir()
    (nested / "note.txt").write_text("one\n")
    git = folder / ".git"
    for repository in (nested, folder):
        for name in ("init -q .", "-c advice.addEmbeddedRepo=false add -A", "-c user.name=x -c user.email=x commit -qm x"):
            subprocess.run(["git", *name.split(" ")], cwd=repository, check=True)
    with open(nested / ".git/config", "a") as config:
        config.write('[filter "y"]\n\tsmudge = "touch %s/ran"\n\tclean = "touch %s/ran"\n' % (outside, outside))
    (nested / ".gitattributes").write_text("* filter=y\n")
    (nested / "note.txt").write_text("two\n")
    with open(git / "config", "a") as config:
        config.write('[core]\n\tfsmonitor = "touch %s/ran"\n\tpager = "touch %s/ran"\n' % (outside, outside))
        config.write('[diff]\n\texternal = "touch %s/ran"\n' % outside)
        config.write('[diff "x"]\n\ttextconv = "touch %s/ran"\n\tcommand = "touch %s/ran"\n' % (outside, outside))
        config.write('[filter "x"]\n\tsmudge = "touch %s/ran"\n\tclean = "touch %s/ran"\n' % (outside, outside))
    (folder / ".gitattributes").write_text("* diff=x filter=x\n")
    (folder / "Package.swift").write_text('import PackageDescription\nimport Foundation\nsystem("touch %s/ran")\n' % outside)
    (folder / "App.xcodeproj").mkdir()
    (folder / "App.xcodeproj/project.pbxproj").write_text(
        "{ objects = { A = {isa = PBXFileReference; path = \"../../../../../../etc/passwd\"; sourceTree = SOURCE_ROOT;}; }; }"
    )
    (folder / "Evil.xib").write_text(
        '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v" customClass="&e;"/>'
        '<imageView id="i" image="http://localhost:1/x.png"/></objects></document>'
    )
    return folder


def trace(folder, arguments):
    """What a run asks of the system: programs started, calls of the network, and paths opened, changed or left."""
    log = folder.parent / "strace"
    strace = ["strace", "-f", "-s", "4096", "-o", str(log), "-e", "trace=%file,%network,%process"]
    if arguments == ["--stdio"]:
        session(folder, strace)
        code, said = 0, ""
    else:
        done = subprocess.run([*strace, executable(), *arguments], cwd=folder, capture_output=True, timeout=300)
        code, said = done.returncode, done.stderr.decode(errors="replace")
    text = log.read_text(errors="replace")
    programs, network, read, changed = [], [], [], []
    for line in text.splitlines():
        if re.match(r"^\d+ +(socket|connect|bind|listen|accept|sendto|sendmsg|recvfrom|socketpair)", line):
            network.append(line)
        call = CALL.match(line)
        if not call:
            continue
        name, path, rest = call.groups()
        path = os.path.normpath(os.path.join(folder, path))
        if name == "execve":
            programs.append(path)
        elif name in ("open", "openat", "creat"):
            (changed if WRITING.search(rest) else read).append(path)
        elif name in ("rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "mkdir",
                      "mkdirat", "rmdir", "chmod", "fchmodat", "chown", "lchown", "truncate", "utimensat", "mknod", "mknodat"):
            changed.append(path)
            if other := re.search(r', (?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)"', rest):
                changed.append(os.path.normpath(os.path.join(folder, other.group(1))))
    assert programs, text[:500]
    return code, said, programs[1:], network, read, changed


def is_system(path):
    toolchain = pathlib.Path(os.path.realpath(shutil.which("swift") or "/nowhere/bin/swift")).parents[1]
    return path.startswith((*SYSTEM, str(toolchain), str(pathlib.Path(executable()).resolve().parent)))


def session(folder, prefix=()):
    """A session with an editor that opens a file and asks about it; the answers by method."""
    server = Server(folder, prefix=prefix)
    uri = (folder / "Old.swift").as_uri()
    server.open(uri, (folder / "Old.swift").read_text())
    place = {"line": 1, "character": 18}
    params = {"textDocument": {"uri": uri}, "position": place, "newName": "heading", "range": {"start": place, "end": place},
              "context": {"diagnostics": [], "includeDeclaration": True}}
    methods = ("rename", "hover", "definition", "references", "codeAction", "codeLens", "documentSymbol")
    answers = {method: server.ask(number, "textDocument/" + method, params) for number, method in enumerate(methods, 1)}
    server.leave()
    return answers


MODES = {
    "check": ["--check"], "check as JSON": ["--check", "--format", "json", "--all"], "check as a page": ["--check", "--format", "html"],
    "index": ["--index"], "rename": ["--rename", "Old.label", "heading"], "rename, written": ["--rename", "Old.label", "heading", "--write"],
    "class, written": ["--rename", "Old", "New", "--write", "--include-unconfirmed"], "recover": ["--rename", "--recover"],
    "render": ["render", "Evil.xib", "--findings", "--assets"], "server": ["--stdio"],
}


@pytest.mark.parametrize("mode", MODES)
def test_no_program_no_network_and_nothing_outside(tmp_path, mode):
    folder = hostile(tmp_path / "app")
    home = tree(tmp_path / "home")
    code, said, programs, network, read, changed = trace(folder, MODES[mode])
    assert code in (0, 1), said
    assert programs == []
    assert network == []
    # Nothing is written but in the workspace, and there only by a rename that was asked for.
    inside = [path for path in changed if path.startswith(f"{folder}/")]
    assert [path for path in changed if path not in inside and not is_system(path)] == []
    assert bool(inside) == ("written" in mode)
    assert tree(tmp_path / "home") == home
    # Outside of the workspace, only what a link leads to is read, and above it where it and its repository begin.
    strange = {path for path in read if not path.startswith(f"{folder}/") and not is_system(path)}
    above = {str(path) for path in [folder, *folder.parents]}
    assert strange <= above, strange
    assert not any(path.startswith((f"{folder}/Proc/", f"{folder}/System/", f"{folder}/Root/")) for path in read)
    assert not any("passwd" in path for path in read)


@pytest.mark.parametrize("arguments", [["diff", "HEAD"], ["diff", "HEAD", "HEAD"], ["diff", "git:HEAD:Board.xib", "Board.xib"],
                                       ["check", "--changed-since", "HEAD"], ["check", "--diff"]])
def test_what_asks_git_runs_nothing_else(tmp_path, arguments):
    folder = hostile(tmp_path / "app")
    (folder / "Board.xib").write_text(XIB.replace("Board", "Other").replace('id="l"', 'id="m"'))
    code, said, programs, network, _, _ = trace(folder, arguments)
    assert code in (0, 1), said
    # The system looks for a program in each folder of PATH.
    assert {pathlib.Path(program).name for program in programs} <= {"git"}, programs
    assert network == []
    assert not (tmp_path / "home/ran").exists()
    assert tree(tmp_path / "home").keys() == {"profile", "Secret.swift"}


@pytest.mark.parametrize("arguments", [["--check", "--write-baseline", "known.json"], ["--stdio", "--log", "known.json"],
                                       ["render", "Evil.xib", "--output", "known.json"]])
def test_no_output_through_a_link_that_leads_out(tmp_path, arguments):
    folder = hostile(tmp_path / "app")
    home = tree(tmp_path / "home")
    done = subprocess.run([executable(), *arguments], cwd=folder, input=b"", capture_output=True)
    assert done.returncode == 2
    assert b"a link leads to" in done.stderr, done.stderr
    assert tree(tmp_path / "home") == home


def test_a_server_edits_nothing_outside(tmp_path):
    folder = hostile(tmp_path / "app")
    edit = json.dumps(session(folder)["rename"]["result"])
    assert "heading" in edit and "Sub/More.swift" in edit
    assert "rc.swift" not in edit and "profile" not in edit


def test_a_rename_leaves_what_links_lead_to(tmp_path):
    folder = hostile(tmp_path / "app")
    done = subprocess.run([executable(), *MEMBER, str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(r"rc\.swift:1:31: the file is '.*/home/profile', outside of the workspace", done.stderr), done.stderr
    assert "label" in (tmp_path / "home/profile").read_text()
