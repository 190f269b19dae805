"""What a malicious repository can not do: each claim of SECURITY.md, held against what the program asks of the system."""

import json
import os
import pathlib
import pwd
import re
import shutil
import socket
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
    (folder / "Kit.framework").mkdir()
    (folder / "Kit.framework/Headers").symlink_to("/proc")
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


def trace(folder, arguments, typed=None):
    """What a run asks of the system: programs started, calls of the network, and paths opened, changed or left."""
    log = folder.parent / "strace"
    strace = ["strace", "-f", "-s", "4096", "-o", str(log), "-e", "trace=%file,%network,%process"]
    if arguments == ["--stdio"]:
        session(folder, strace)
        code, said = 0, ""
    else:
        # Where a rename is noted.
        environment = {**os.environ, "XDG_STATE_HOME": str(folder.parent / "state")}
        done = subprocess.run([*strace, executable(), *arguments], cwd=folder, capture_output=True, timeout=300, env=environment,
                              input=typed)
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
    notes = f"{folder.parent}/state"
    assert [path for path in changed if path not in inside and not is_system(path) and not path.startswith(notes)] == []
    assert any(path.startswith(notes) for path in changed) == ("written" in mode)
    assert bool(inside) == ("written" in mode)
    assert tree(tmp_path / "home") == home
    # Outside of the workspace, only what a link leads to is read, and above it where it and its repository begin.
    strange = {path for path in read if not path.startswith((f"{folder}/", notes)) and not is_system(path)}
    above = {str(path) for path in [folder, *folder.parents]}
    assert strange <= above | {f"{tmp_path}/home/profile"}, strange
    assert not any(path.startswith((f"{folder}/Proc/", f"{folder}/System/", f"{folder}/Root/")) for path in read)
    assert not any(path == f"{folder}/Kit.framework/Headers" for path in read)
    assert not any("passwd" in path for path in read)


def test_an_agent_reads_nothing_outside(tmp_path):
    folder = hostile(tmp_path / "app")
    home = tree(tmp_path / "home")
    calls = [("ib_overview", {}), ("ib_scene", {"document": "Evil.xib"}), ("ib_find", {"name": "Old"}), ("ib_check", {"all": True}),
             ("ib_render", {"document": "Evil.xib", "findings": True}), ("ib_scene", {"document": "Proc/version"}),
             ("ib_rename", {"symbol": "Old.label", "newName": "heading"}), ("ib_scene", {"document": "/etc/passwd"})]
    lines = [{"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
             for number, (name, arguments) in enumerate(calls)]
    typed = "".join(json.dumps(line) + "\n" for line in lines).encode()
    code, said, programs, network, read, changed = trace(folder, ["mcp"], typed)
    assert (code, said, programs, network) == (0, "", [], [])
    assert [path for path in changed if not is_system(path)] == []
    assert tree(tmp_path / "home") == home
    strange = {path for path in read if not path.startswith(f"{folder}/") and not is_system(path)}
    assert strange <= {str(path) for path in [folder, *folder.parents]}, strange
    # Nor through a link, which the system would follow.
    assert f"{folder}/rc.swift" not in read
    assert not any(path.startswith((f"{folder}/Proc/", f"{folder}/System/", f"{folder}/Root/", f"{folder}/Home/")) for path in read)


# Everything that asks git.
ASKING = [["diff", "HEAD"], ["diff", "HEAD", "HEAD"], ["diff", "HEAD...HEAD"], ["diff", "git:HEAD:Board.xib", "Board.xib"],
          ["diff", "HEAD", "--format", "html"], ["check", "--changed-since", "HEAD"], ["check", "--diff"], ["check", "--fix"]]


def commit(folder, *options):
    subprocess.run(["git", "init", "-q", *options, "."], cwd=folder, check=True)
    for words in (["add", "-A"], ["commit", "-qm", "x"]):
        subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x", "-c", "protocol.file.allow=always", *words], cwd=folder, check=True)


@pytest.mark.parametrize("arguments", ASKING)
def test_what_asks_git_runs_nothing_else(tmp_path, arguments):
    folder = hostile(tmp_path / "app")
    (folder / "Board.xib").write_text(XIB.replace("Board", "Other").replace('id="l"', 'id="m"'))
    code, said, programs, network, _, changed = trace(folder, arguments)
    assert code in (0, 1), said
    # The system looks for a program in each folder of PATH.
    assert {pathlib.Path(program).name for program in programs} == {"git"}, programs
    assert network == []
    assert arguments == ["check", "--fix"] or [path for path in changed if not is_system(path)] == []
    assert not (tmp_path / "home/ran").exists()
    assert tree(tmp_path / "home").keys() == {"profile", "Secret.swift"}


# Settings of a repository by which git runs programs, as bytes: names of filters need not be text.
SETTINGS = {
    "a filter whose name is no text": (b'[filter "x\xff"]\n\tclean = "touch %s"\n', b"* filter=x\xff\n"),
    "a filter with an equals sign": (b'[filter "x=y"]\n\tclean = "touch %s"\n\trequired = true\n', b"* filter=x=y\n"),
    "a filter with a dot": (b'[filter "x.clean"]\n\tclean = "touch %s"\n', b"* filter=x.clean\n"),
    "a process": (b'[filter "x"]\n\tprocess = "touch %s"\n\trequired = true\n', b"* filter=x\n"),
    "a driver of differences": (b'[diff "x\xff"]\n\ttextconv = "touch %s"\n\tcommand = "touch %s"\n', b"* diff=x\xff\n"),
    "a monitor": (b'[core]\n\tfsmonitor = "touch %s"\n\tpager = "touch %s"\n\teditor = "touch %s"\n', b""),
    "aliases": (b'[alias]\n\tls-tree = "!touch %s"\n\tcat-file = "!touch %s"\n\trev-parse = "!touch %s"\n\tmerge-base = "!touch %s"\n', b""),
    "programs of transports": (b'[core]\n\tsshCommand = "touch %s"\n\tgitProxy = "touch %s"\n\taskPass = "touch %s"\n'
                               b'\talternateRefsCommand = "touch %s"\n[credential]\n\thelper = "!touch %s"\n', b""),
    "another working tree": (b'[core]\n\tworktree = ../elsewhere\n\tbare = false\n', b""),
    "a bare repository": (b'[core]\n\tbare = true\n', b""),
}


@pytest.mark.parametrize("arguments", ASKING)
@pytest.mark.parametrize("name", SETTINGS)
def test_settings_of_a_repository_run_nothing(tmp_path, name, arguments):
    folder = tmp_path / "app"
    folder.mkdir()
    fill(folder)
    (folder / "Board.xib").write_text(XIB.replace("Old", "Board"))
    commit(folder)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "Private.xib").write_text(XIB.replace("Old", "Private"))
    mark = tmp_path / "ran"
    settings, attributes = SETTINGS[name]
    with open(folder / ".git/config", "ab") as config:
        config.write(settings.replace(b"%s", os.fsencode(mark)))
    (folder / ".gitattributes").write_bytes(attributes)
    hooks = folder / ".git/hooks"
    for hook in ("post-index-change", "reference-transaction", "fsmonitor-watchman", "post-checkout", "query-watchman"):
        (hooks / hook).write_text(f"#!/bin/sh\ntouch {mark}\n")
        (hooks / hook).chmod(0o755)
    (folder / "Board.xib").write_text(XIB.replace("Old", "Board").replace('id="l"', 'id="m"'))
    os.utime(folder / "Old.swift")
    done = subprocess.run([executable(), *arguments], cwd=folder, capture_output=True, timeout=60)
    assert done.returncode in (0, 1), done.stderr
    assert not mark.exists()
    assert b"Private" not in done.stdout
    if arguments == ["diff", "HEAD"]:
        assert b"Board" in done.stdout, (done.stdout, done.stderr)


@pytest.mark.parametrize("arguments", ASKING)
def test_a_folder_that_looks_like_a_repository_is_none(tmp_path, arguments):
    """A clone brings a folder that git takes for a repository, with settings that run a program."""
    origin = tmp_path / "origin"
    inner = origin / "App"
    (origin / "App/objects").mkdir(parents=True)
    (inner / "refs").mkdir()
    for folder in ("objects", "refs"):
        (inner / folder / "keep").write_text("")
    (inner / "HEAD").write_text("ref: refs/heads/main\n")
    mark = tmp_path / "ran"
    (inner / "config").write_text('[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n'
                                  f'\tfsmonitor = "touch {mark}"\n[filter "x"]\n\tclean = "touch {mark}"\n')
    (inner / ".gitattributes").write_text("* filter=x\n")
    (inner / "Board.xib").write_text(XIB.replace("Old", "Board"))
    (inner / "Board.swift").write_text("import UIKit\nclass Board: UIView {}\n")
    commit(origin)
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", str(origin), str(clone)], check=True)
    (clone / "App/Board.xib").write_text(XIB.replace("Old", "Board").replace('id="l"', 'id="m"'))
    if "git:HEAD:Board.xib" in arguments:
        arguments = ["diff", "git:HEAD:./Board.xib", "Board.xib"]
    done = subprocess.run([executable(), *arguments], cwd=clone / "App", capture_output=True, timeout=60)
    assert done.returncode in (0, 1), done.stderr
    assert not mark.exists()
    if arguments == ["diff", "HEAD"]:
        assert b"m" in done.stdout and b"App/Board.xib" not in done.stderr, done


@pytest.mark.parametrize("address", ["ftp://127.0.0.1:PORT/x", "ftps://127.0.0.1:PORT/x", "http://127.0.0.1:PORT/x",
                                     "git://127.0.0.1:PORT/x", "ssh://127.0.0.1:PORT/x", "ext::sh -c touch% MARK", "foo::x", "../other"])
@pytest.mark.parametrize("arguments", [["diff", "HEAD"], ["check", "--changed-since", "HEAD"], ["diff", "git:HEAD:Board.xib", "Board.xib"]])
def test_what_is_missing_is_not_fetched(tmp_path, address, arguments):
    folder = tmp_path / "app"
    folder.mkdir()
    fill(folder)
    (folder / "Board.xib").write_text(XIB.replace("Old", "Board"))
    commit(folder)
    mark = tmp_path / "ran"
    programs = tmp_path / "bin"
    programs.mkdir()
    for program in ("git-remote-foo", "ssh", "git-remote-ext"):
        (programs / program).write_text(f"#!/bin/sh\ntouch {mark}\n")
        (programs / program).chmod(0o755)
    listener = socket.create_server(("127.0.0.1", 0))
    listener.setblocking(False)
    place = address.replace("PORT", str(listener.getsockname()[1])).replace("MARK", str(mark))
    with open(folder / ".git/config", "a") as config:
        config.write('[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = origin\n[protocol]\n\tallow = always\n')
        config.write("".join(f'[protocol "{name}"]\n\tallow = always\n' for name in ("ftp", "ftps", "http", "git", "ssh", "ext", "foo", "file")))
        config.write(f'[remote "origin"]\n\turl = {place}\n\tpromisor = true\n\tuploadpack = touch {mark}\n[core]\n\tsshCommand = touch {mark}\n')
    blob = subprocess.run(["git", "rev-parse", "HEAD:Board.xib"], cwd=folder, capture_output=True, text=True).stdout.strip()
    (folder / ".git/objects" / blob[:2] / blob[2:]).unlink()
    (folder / "Board.xib").write_text(XIB.replace("Old", "Board").replace('id="l"', 'id="m"'))
    environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "GIT_ALLOW_PROTOCOL": "ftp:http:ext:foo"}
    done = subprocess.run([executable(), *arguments], cwd=folder, capture_output=True, timeout=60, env=environment)
    assert done.returncode in (0, 1, 2)
    assert not mark.exists()
    with pytest.raises(BlockingIOError):
        listener.accept()
    # What can't be compared is said, and nothing else is lost.
    if arguments[0] == "diff":
        assert b"Board.xib" in done.stdout + done.stderr, done


def test_git_is_told_not_to_connect(tmp_path):
    """Either variable keeps git from it, in the versions that know it. None that the user has leads git elsewhere."""
    folder = fill(tmp_path / "app")
    commit(folder)
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "git").write_text(f'#!/bin/sh\nenv > "{tmp_path}/given"\nexec "{shutil.which("git")}" "$@"\n')
    (programs / "git").chmod(0o755)
    environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "GIT_ALLOW_PROTOCOL": "file", "GIT_OBJECT_DIRECTORY": "/nowhere"}
    done = subprocess.run([executable(), "diff", "HEAD"], cwd=folder, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    given = {line for line in (tmp_path / "given").read_text().splitlines() if line.startswith("GIT_")}
    assert given == {"GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"}


@pytest.mark.parametrize("place", [".git/config", ".git/info/exclude", ".git/HEAD", ".git/packed-refs", ".git/info/attributes", "fifo",
                                   "the branch"])
def test_a_pipe_in_a_repository_does_not_hang(tmp_path, place):
    folder = tmp_path / "app"
    folder.mkdir()
    fill(folder)
    commit(folder)
    (folder / "fifo").unlink(missing_ok=True)
    with open(folder / ".git/config", "a") as config:
        config.write(f"[core]\n\tattributesFile = {folder}/fifo\n\texcludesFile = {folder}/fifo\n")
    if place == "the branch":
        place = ".git/" + subprocess.run(["git", "symbolic-ref", "HEAD"], cwd=folder, capture_output=True, text=True).stdout.strip()
    (folder / place).unlink(missing_ok=True)
    os.mkfifo(folder / place)
    for arguments in (["check", "--changed-since", "HEAD"], ["check", "--diff"], ["diff", "HEAD"], ["check"]):
        done = subprocess.run([executable(), *arguments], cwd=folder, capture_output=True, timeout=20)
        assert done.returncode in (0, 1, 2), done.stderr


def test_git_that_does_not_answer_is_ended(tmp_path):
    folder = tmp_path / "app"
    folder.mkdir()
    fill(folder)
    commit(folder)
    os.mkfifo(folder / "fifo")
    with open(folder / ".git/config", "a") as config:
        config.write(f"[include]\n\tpath = {folder}/fifo\n")
    done = subprocess.run([executable(), "check", "--changed-since", "HEAD"], cwd=folder, capture_output=True, timeout=100)
    assert done.returncode == 2
    assert b"git did not answer for 30 seconds" in done.stderr
    subprocess.run(["pkill", "-f", f"git.*{folder}"], check=False)


@pytest.mark.parametrize("way", ["a file", "a link", "a common folder", "a common folder without a branch", "a branch", "a branch below",
                                 "all branches", "packed branches", "another name", "a folder of another name", "HEAD", "a log", "all logs",
                                 "objects", "packs", "a submodule beside"])
def test_the_history_of_another_repository_is_not_shown(tmp_path, way):
    """An archive brings a `.git` that leads to a private repository beside it."""
    private = tmp_path / "private"
    private.mkdir()
    (private / "Secret.xib").write_text(XIB.replace("Old", "Secret"))
    commit(private)
    branch = subprocess.run(["git", "symbolic-ref", "HEAD"], cwd=private, capture_output=True, text=True).stdout.strip()
    app = tmp_path / "app"
    app.mkdir()
    (app / "Board.xib").write_text(XIB.replace("Old", "Board"))
    git = app / ".git"
    if way == "a file":
        git.write_text("gitdir: ../private/.git\n")
    elif way == "a link":
        git.symlink_to("../private/.git")
    elif way == "a submodule beside":
        # The folder around them is a repository, and what is private is a submodule of it.
        (tmp_path / ".git/modules").mkdir(parents=True)
        (private / ".git").rename(tmp_path / ".git/modules/private")
        subprocess.run(["git", "-C", tmp_path / ".git/modules/private", "config", "core.worktree", private], check=True)
        git.write_text("gitdir: ../.git/modules/private\n")
    else:
        commit(app)
        (git / "objects/info").mkdir(exist_ok=True)
        (git / "objects/info/alternates").write_text("../../../private/.git/objects\n")
        if way.startswith("a common folder"):
            (git / "commondir").write_text("../../private/.git\n")
        if way == "a common folder without a branch":
            # git takes such a link for the name of the branch, wherever that is, and needs nothing else here.
            shutil.rmtree(git / "objects")
            for name in (branch, "HEAD", "config"):
                (git / name).unlink()
            (git / "HEAD").symlink_to(branch)
        if way == "a branch":
            (git / branch).unlink()
            (git / branch).symlink_to(private / ".git" / branch)
        if way == "a branch below":
            (git / branch).unlink()
            shutil.rmtree(git / "refs/heads")
            (git / "refs/heads").symlink_to(private / ".git/refs/heads")
        if way == "all branches":
            shutil.rmtree(git / "refs")
            (git / "refs").symlink_to(private / ".git/refs")
        if way == "another name":
            (git / "other").symlink_to(private / ".git" / branch)
        if way == "a folder of another name":
            (git / "other").symlink_to(private / ".git/refs/heads")
        if way == "all logs":
            shutil.rmtree(git / "logs")
            (git / "logs").symlink_to(private / ".git/logs")
        if way == "packed branches":
            subprocess.run(["git", "pack-refs", "--all"], cwd=private, check=True)
            (git / branch).unlink()
            (git / "packed-refs").symlink_to(private / ".git/packed-refs")
        if way == "a log":
            (git / "logs/HEAD").unlink()
            (git / "logs/HEAD").symlink_to(private / ".git/logs/HEAD")
        if way == "HEAD":
            (git / "HEAD").unlink()
            (git / "HEAD").symlink_to(private / ".git" / branch)
        if way == "objects":
            shutil.rmtree(git / "objects")
            (git / "objects").symlink_to(private / ".git/objects")
            (private / ".git/objects/pack").rmdir()
            (git / branch).write_text((private / ".git" / branch).read_text())
        if way == "packs":
            (git / "objects/info/alternates").unlink()
            (git / branch).write_text((private / ".git" / branch).read_text())
            subprocess.run(["git", "repack", "-adq"], cwd=private, check=True)
            (git / "objects/pack").rmdir()
            (git / "objects/pack").symlink_to(private / ".git/objects/pack")
    # Only the name itself leads elsewhere there.
    named = {"another name": "other", "a folder of another name": "other/" + branch.rpartition("/")[2]}.get(way, "HEAD")
    for arguments in (["diff", "HEAD"], ["diff", "HEAD@{0}"], ["diff", "other"], ["diff", "other/main"], ["diff", "other/master"], ["diff", "git:HEAD:Secret.xib", "Board.xib"], ["check", "--changed-since", "HEAD"], ["check", "--diff"]):
        done = subprocess.run([executable(), *arguments], cwd=app, capture_output=True, text=True, timeout=60)
        assert "Secret" not in done.stdout, (arguments, done)
        assert "another" not in done.stdout
        if arguments[-1] == named:
            assert done.returncode == 2 and "git: '" in done.stderr, done


@pytest.mark.parametrize("folders", [".", "", "bin"])
def test_no_git_of_the_repository_runs(tmp_path, folders):
    """PATH has an entry that means the current folder, or one in it."""
    folder = tmp_path / "app"
    (folder / "bin").mkdir(parents=True)
    fill(folder / "App")
    commit(folder)
    for place in ("git", "bin/git"):
        (folder / place).write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
        (folder / place).chmod(0o755)
    environment = {**os.environ, "PATH": f"{folders}:{os.environ['PATH']}"}
    done = subprocess.run([executable(), "diff", "HEAD"], cwd=folder, capture_output=True, text=True, env=environment)
    assert done.returncode == 0 and not (tmp_path / "ran").exists(), done


def test_documents_outside_of_the_repository_are_not_compared(tmp_path):
    """A tree holds a path that leads out, and links on the disk do."""
    secret = tmp_path / "Secret.xib"
    secret.write_text(XIB.replace("Old", "Hidden"))
    private = tmp_path / "private"
    private.mkdir()
    (private / "More.xib").write_text(XIB.replace("Old", "Hidden"))
    folder = tmp_path / "app"
    (folder / "Link").mkdir(parents=True)
    for name in ("Link/More.xib", "Link.xib"):
        (folder / name).write_text(XIB.replace('id="l"', 'id="m"'))
    commit(folder)

    def git(*words, **options):
        done = subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x", *words], cwd=folder, capture_output=True, check=True, **options)
        return done.stdout.decode().strip()

    blob = git("rev-parse", "HEAD:Link.xib")
    inner = git("mktree", input=f"100644 blob {blob}\tSecret.xib\n".encode())
    tree = git("mktree", input=f"040000 tree {inner}\t..\n{git('ls-tree', 'HEAD')}\n".encode())
    git("update-ref", "HEAD", git("commit-tree", tree, "-m", "x"))
    shutil.rmtree(folder / "Link")
    (folder / "Link").symlink_to(private)
    (folder / "Link.xib").unlink()
    (folder / "Link.xib").symlink_to(secret)
    (folder / "New.xib").symlink_to(secret)
    for arguments in (["diff", "HEAD"], ["diff", "HEAD", "--format", "html"]):
        done = subprocess.run([executable(), *arguments], cwd=folder, capture_output=True, text=True)
        assert "Hidden" not in done.stdout, done.stdout
        assert "../Secret.xib" not in done.stdout, done.stdout
        assert "out of the repository" in done.stdout, done


def test_repositories_of_all_layouts_are_asked(tmp_path):
    """Worktrees, submodules, shallow and shared clones, before the first commit, and inside of hooks."""
    origin = tmp_path / "origin"
    origin.mkdir()
    (origin / "Board.xib").write_text(XIB.replace("Old", "Board"))
    (origin / "Board.swift").write_text("import UIKit\nclass Board: UIView {}\n")
    commit(origin)

    def git(folder, *words):
        subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x", "-c", "protocol.file.allow=always", *words], cwd=folder, check=True,
                       capture_output=True)

    git(origin, "worktree", "add", "-q", "../tree", "-b", "side")
    git(tmp_path, "clone", "-q", "--depth", "1", f"file://{origin}", "shallow")
    git(tmp_path, "clone", "-q", "--shared", str(origin), "shared")
    git(tmp_path, "clone", "-q", "--separate-git-dir", str(tmp_path / "apart"), str(origin), "separate")
    git(tmp_path / "separate", "config", "core.worktree", str(tmp_path / "separate"))
    outer = tmp_path / "outer"
    outer.mkdir()
    (outer / "note.txt").write_text("")
    commit(outer)
    git(outer, "submodule", "--quiet", "add", str(origin), "Sub")
    git(tmp_path, "init", "-q", "--object-format=sha256", "sha256")
    (tmp_path / "sha256/Board.xib").write_text((origin / "Board.xib").read_text())
    commit(tmp_path / "sha256", "--object-format=sha256")
    for name in ("origin", "tree", "shallow", "shared", "separate", "outer/Sub", "sha256"):
        folder = tmp_path / name
        hook = {**os.environ, "GIT_DIR": str(tmp_path / "nothing"), "GIT_INDEX_FILE": "x", "GIT_WORK_TREE": "/", "GIT_OBJECT_DIRECTORY": "x"}
        for environment in (None, hook):
            done = subprocess.run([executable(), "diff", "HEAD"], cwd=folder, capture_output=True, text=True, env=environment)
            assert (done.returncode, done.stdout) == (0, ""), (name, done)
        (folder / "Board.xib").write_text((origin / "Board.xib").read_text().replace("\n", "\r\n"))
        done = subprocess.run([executable(), "diff", "HEAD"], cwd=folder, capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (0, ""), (name, done)
        (folder / "Board.xib").write_text((origin / "Board.xib").read_text().replace('id="l"', 'id="m"'))
        done = subprocess.run([executable(), "diff", "HEAD"], cwd=folder, capture_output=True, text=True)
        assert done.returncode == 0 and done.stdout, (name, done)
        git(folder, "checkout", "-q", "Board.xib")
    new = tmp_path / "new"
    new.mkdir()
    git(new, "init", "-q", ".")
    (new / "Board.swift").write_text("import UIKit\nclass Board: UIView {}\n")
    (new / "Board.xib").write_text(
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v" customClass="Board">'
        '<connections><outlet property="gone" destination="v" id="c"/></connections></view></objects></document>')
    every = subprocess.run([executable(), "check", "--quiet"], cwd=new, capture_output=True, text=True)
    done = subprocess.run([executable(), "check", "--quiet", "--changed-since", "HEAD"], cwd=new, capture_output=True, text=True)
    assert every.stdout and (done.returncode, done.stdout) == (every.returncode, every.stdout), (every, done)


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


@pytest.mark.parametrize("name", ["K.swift", "E.xib", "App.xcodeproj/project.pbxproj", "Info.plist", ".ibls.json", ".gitignore", ".gitmodules",
                                  "A.xcassets/Logo.imageset/logo.svg", "A.xcassets/Logo.imageset/Contents.json", "known.json", ".git"])
@pytest.mark.parametrize("target", ["/proc/kmsg", "/proc/self/environ", "/proc/self/cmdline", "/sys/kernel/uevent_seqnum", "/dev/zero",
                                    "/proc/self/task/../environ", "/proc/thread-self/environ"])
def test_files_of_the_system_are_not_read_through_links(tmp_path, name, target):
    folder = tmp_path / "app"
    folder.mkdir()
    fill(folder)
    (folder / "Row.xib").write_text('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><imageView id="i" image="Logo">'
                                    '<rect key="frame" width="40" height="40"/></imageView></objects></document>')
    link = folder / name
    link.parent.mkdir(parents=True, exist_ok=True)
    if link.name == "logo.svg":
        (link.parent / "Contents.json").write_text('{"images": [{"filename": "logo.svg"}]}')
    link.symlink_to(target)
    log = tmp_path / "strace"
    for arguments in (["check"], ["check", "--baseline", "known.json"], ["check", "--changed-since", "HEAD"], ["index"], ["render", "Row.xib", "--assets"],
                      ["rename", "Old.label", "heading"]):
        subprocess.run(["strace", "-f", "-o", str(log), "-e", "trace=open,openat", executable(), *arguments], cwd=folder, capture_output=True,
                       timeout=60, env={**os.environ, "SECRET_OF_TEST": "secret-of-test"})
        opened = log.read_text(errors="replace")
        # With O_NOFOLLOW, the system opens no link.
        refused = ("O_NOFOLLOW", "ENOENT", "ENOTDIR")
        reached = [line for line in opened.splitlines() if f'"{link}"' in line and not any(word in line for word in refused)]
        assert reached == [], reached
        assert not re.search(r'"/proc/(kmsg|\d+/environ|self/environ|\d+/cmdline)"|"/dev/zero"|"/sys/kernel/uevent_seqnum"', opened), arguments


def test_a_repository_in_the_systems_view_of_itself_is_not_read(tmp_path):
    place = next((path.parent for path in pathlib.Path("/sys/devices").glob("pci*/*/config")), None)
    if place is None:
        pytest.skip("the system shows no file of such a name")
    for way in ("link", "file"):
        folder = fill(tmp_path / way)
        if way == "link":
            (folder / ".git").symlink_to(place)
        else:
            (folder / "System").symlink_to(place)
            (folder / ".git").write_text("gitdir: System\n")
        log = tmp_path / "strace"
        subprocess.run(["strace", "-f", "-y", "-o", str(log), "-e", "trace=open,openat", executable(), "check"], cwd=folder, capture_output=True)
        assert f"<{place}/config>" not in log.read_text(), way


@pytest.mark.parametrize("name", [".ibls-rename-undo", ".ibls-rename-finish"])
@pytest.mark.parametrize("kind", ["forged", "link", "pipe", "folder", "empty"])
def test_a_note_that_a_repository_brings_is_not_followed(tmp_path, name, kind):
    folder = tmp_path / "app"
    folder.mkdir()
    fill(folder)
    outside = tmp_path / "outside"
    outside.write_text("class Mine {}\n")
    (folder / "out.swift").symlink_to("../outside")
    (folder / ".env").write_text("SECRET=1\n")
    note = folder / name
    steps = [{"path": path, "place": place, "newPath": new, "old": "1-0", "new": "1-0", "isLink": True, "isInPlace": True}
             for path, place, new in (("out.swift", "../outside", "moved.swift"), (".env", ".env", "Old.swift"), ("Old.swift", ".git/config", "Old.swift"))]
    if kind == "forged":
        note.write_text(json.dumps({"id": "0123456789abcdef", "root": str(folder), "files": steps}))
    elif kind == "link":
        note.symlink_to("../outside")
    elif kind == "pipe":
        os.mkfifo(note)
    elif kind == "folder":
        note.mkdir()
    else:
        note.write_text("")
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state")}
    before = {path: path.read_text() for path in (folder / "Old.swift", folder / ".env", outside)}
    for arguments in (["check"], ["rename", "--recover"], ["index"], ["rename", "Old.label", "heading"]):
        done = subprocess.run([executable(), *arguments], cwd=folder, capture_output=True, text=True, timeout=60, env=environment)
        assert f"'{name}' is not followed" in done.stderr, (arguments, done.stderr)
        assert {path: path.read_text() for path in before} == before
    done = subprocess.run([executable(), "rename", "Old.label", "heading", "--write"], cwd=folder, capture_output=True, text=True, env=environment)
    assert done.returncode == 0 and f"'{name}' is not followed" in done.stderr, done.stderr
    assert outside.read_text() == before[outside] and os.path.lexists(note)
    assert "heading" in (folder / "Old.swift").read_text()


@pytest.mark.parametrize("place", ["inside", "of others", "of another", "link", "relative", "none"])
def test_notes_are_kept_in_no_folder_that_a_repository_could_fill(tmp_path, place):
    folder = tmp_path / "app"
    folder.mkdir()
    fill(folder)
    state = tmp_path / "state"
    variables = {key: value for key, value in os.environ.items() if key not in ("HOME", "XDG_STATE_HOME")}
    if place == "inside":
        variables["XDG_STATE_HOME"] = str(folder / "state")
    elif place == "of others":
        (state / "ibls").mkdir(parents=True)
        (state / "ibls").chmod(0o777)
        variables["XDG_STATE_HOME"] = str(state)
    elif place == "of another":
        if os.geteuid() != 0:
            pytest.skip("only root may give a folder away")
        (state / "ibls").mkdir(parents=True, mode=0o700)
        os.chown(state / "ibls", pwd.getpwnam("nobody").pw_uid, -1)
        variables["XDG_STATE_HOME"] = str(state)
    elif place == "link":
        state.mkdir()
        (folder / "ibls").mkdir(mode=0o700)
        (state / "ibls").symlink_to(folder / "ibls")
        variables["XDG_STATE_HOME"] = str(state)
    elif place == "relative":
        variables["XDG_STATE_HOME"] = "state"
    before = (folder / "Old.swift").read_text()
    done = subprocess.run([executable(), "rename", "Old.label", "heading", "--write"], cwd=folder, capture_output=True, text=True, env=variables)
    assert done.returncode == 2, done
    assert (folder / "Old.swift").read_text() == before
    assert done.stderr.startswith("ibls: "), done.stderr


@pytest.mark.parametrize("arguments", [["check", "App", "--fix"], ["check", "App/Old.xib", "--fix"], ["check", "App/System"],
                                       ["rename", "Old.label", "heading", "App", "--write"], ["index", "App"],
                                       ["rename", "App/Old.swift:1:28", "heading", "--write"], ["render", "App/Old.xib"],
                                       ["diff", "/dev/null", "App/Old.xib"], ["check", "App", "--write-baseline", "App/known.json"]])
def test_a_named_place_is_in_the_repository(tmp_path, arguments):
    """A folder of a clone is a link, and the user, or a script with the names of changed files, names what is in it."""
    outside = tmp_path / "outside"
    fill(outside)
    (outside / "System").symlink_to("/proc")
    app = tmp_path / "app"
    app.mkdir()
    (app / "App").symlink_to("../outside")
    commit(app)
    before = tree(outside)
    done = subprocess.run([executable(), *arguments], cwd=app, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "outside of the repository" in done.stderr, done
    assert done.stdout == "" and tree(outside) == before
    # Whoever means the place itself names it, and a repository may be reached through a link of the user's.
    (tmp_path / "way").symlink_to("outside")
    for place in (outside, tmp_path / "way"):
        done = subprocess.run([executable(), "check", place], cwd=app, capture_output=True, text=True, timeout=60)
        assert "outside of the repository" not in done.stderr, done


def test_a_few_trees_that_stand_for_many_files(tmp_path):
    """Ten trees that hold the next one ten times each are ten billion files."""
    (tmp_path / "Board.xib").write_text(XIB)
    commit(tmp_path)

    def tree_of(rows):
        return subprocess.run(["git", "mktree"], cwd=tmp_path, input=rows, capture_output=True, text=True, check=True).stdout.strip()

    blob = subprocess.run(["git", "hash-object", "-w", "--stdin"], cwd=tmp_path, input=XIB, capture_output=True, text=True, check=True)
    rows = f"100644 blob {blob.stdout.strip()}\ta.xib\n"
    for _ in range(10):
        top = tree_of(rows)
        rows = "".join(f"040000 tree {top}\td{number}\n" for number in range(10))
    bomb = subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x", "commit-tree", "-m", "x", top], cwd=tmp_path,
                          capture_output=True, text=True, check=True).stdout.strip()
    for arguments in (["diff", bomb], ["check", "--changed-since", bomb], ["diff", f"git:{bomb}:d0/a.xib", "/dev/null"]):
        done = subprocess.run([executable(), *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and "git gave more than 256 MB" in done.stderr, done


@pytest.mark.parametrize("name", ["objects/info/alternates", "objects/pack", "shallow", "info/grafts", "packed-refs", "commondir"])
def test_a_repository_reads_only_its_own_files(tmp_path, name):
    private = tmp_path / "private"
    private.write_text("machine x password secret\n")
    app = tmp_path / "app"
    app.mkdir()
    (app / "Board.xib").write_text(XIB)
    commit(app)
    place = app / ".git" / name
    if name == "objects/pack":
        place = place / "pack-1234.pack"
    place.parent.mkdir(exist_ok=True)
    for target in (private, "/dev/zero"):
        place.unlink(missing_ok=True)
        place.symlink_to(target)
        for arguments in (["diff", "HEAD"], ["check", "--changed-since", "HEAD"], ["check", "--diff"]):
            done = subprocess.run([executable(), *arguments], cwd=app, capture_output=True, text=True, timeout=60)
            assert "secret" not in done.stdout + done.stderr
            if arguments[-1] == "HEAD":
                assert done.returncode == 2 and "git: " in done.stderr, done


@pytest.mark.parametrize("target", ["outside.json", "missing.json"])
def test_a_server_does_not_silence_in_settings_outside(tmp_path, target):
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "outside.json").write_text("{}\n")
    app = tmp_path / "app"
    app.mkdir()
    (app / "Old.swift").write_text("class Old: UIViewController { @IBOutlet var label: UILabel! }\n")
    (app / "Old.xib").write_text(XIB.replace('property="label"', 'property="lable"'))
    (app / ".ibls.json").symlink_to(f"../outside/{target}")
    titles = silencing(app)
    assert not any("Disable" in title for title in titles), titles
    (app / ".ibls.json").unlink()
    assert any("Disable" in title for title in silencing(app))


def silencing(app):
    """The titles of all actions that the server offers about Old.xib."""
    server = Server(app, capabilities={
        "workspace": {"workspaceEdit": {"documentChanges": True, "resourceOperations": ["create"]}},
        "textDocument": {"diagnostic": {}, "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": [""]}}}}})
    try:
        uri = (app / "Old.xib").as_uri()
        server.open(uri, (app / "Old.xib").read_text())
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
        report = server.ask(1000, "textDocument/diagnostic", {"textDocument": {"uri": uri}})["result"]
        assert report["items"], report
        actions = server.ask(1001, "textDocument/codeAction", {
            "textDocument": {"uri": uri}, "range": whole, "context": {"diagnostics": report["items"]}})["result"]
        return [action["title"] for action in actions or []]
    finally:
        server.process.kill()
        server.process.wait()


def test_a_log_of_a_session_does_not_steer(tmp_path):
    app = tmp_path / "app"
    app.mkdir()
    log = tmp_path / "log"
    message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "none\u009b\u202e\u2028", "params": {}}, ensure_ascii=False).encode()
    start = json.dumps({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"capabilities": {}, "rootUri": app.as_uri()}}).encode()
    frames = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(part), part) for part in (start, message))
    subprocess.run([executable(), "--stdio", "--log", log], input=frames, capture_output=True, timeout=60)
    written = log.read_text()
    assert not any(character in written for character in "\u009b\u202e\u2028"), written
    assert any(json.loads(line)["msg"].get("method") == "none\u009b\u202e\u2028" for line in written.splitlines()), written
