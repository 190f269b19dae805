"""What a rename leaves where the program is killed, a step fails, a disk is full or a file is another's."""

import errno
import fcntl
import os
import pathlib
import pwd
import re
import resource
import shutil
import signal
import subprocess
import sys

import pytest

from session import executable

HERE = pathlib.Path(__file__).resolve().parent
LINUX = sys.platform.startswith("linux")
# The shim takes the place of the C library's calls, which a program for macOS does not let happen.
only_linux = pytest.mark.skipif(not LINUX, reason="needs LD_PRELOAD")
only_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root may be another user")

SWIFT = "class Old: UIViewController {\n  @IBOutlet var label: UILabel!\n}\n"
MORE = "extension Old { func fill() { label.text = nil } }\n" + "// filler\n" * 500
XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Old" customModule="App"><connections>
<outlet property="label" destination="l" id="c1"/><outlet property="view" destination="l" id="c0"/></connections></placeholder>
<label id="l"/></objects></document>
"""
MEMBER = ["--rename", "Old.label", "heading", "--write"]
CLASS = ["--rename", "Old", "New", "--write", "--include-unconfirmed"]
RECOVER = ["--rename", "--recover"]


@pytest.fixture(scope="session")
def shim(tmp_path_factory):
    library = tmp_path_factory.mktemp("shim") / "shim.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, HERE / "shim.c", "-ldl"], check=True)
    return library


def fill(folder):
    """Two texts, one of them reached through a link, and a file with two names."""
    (folder / "Sub").mkdir(parents=True)
    (folder / "Old.swift").write_text(SWIFT)
    (folder / "Sub/text").write_text(XIB)
    (folder / "Old.xib").symlink_to("Sub/text")
    (folder / "Sub/More.swift").write_text(MORE)
    os.link(folder / "Sub/More.swift", folder / "Sub/twin")
    return folder


def tree(folder):
    return {
        str(path.relative_to(folder)): (os.readlink(path) if path.is_symlink() else path.read_text(errors="replace"))
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }


def state(folder, is_for_nobody=False):
    """Variables that name a folder for the notes of renames; it belongs to the user of the run."""
    place = folder.parent / f"state of {folder.name}"
    if not place.exists():
        place.mkdir(mode=0o700)
        if is_for_nobody and os.geteuid() == 0:
            user = pwd.getpwnam("nobody")
            os.chown(place, user.pw_uid, user.pw_gid)
    return {"XDG_STATE_HOME": str(place)}


def run(folder, arguments, environment=None, **options):
    return subprocess.run(
        [executable(), *arguments, str(folder)],
        env=os.environ | state(folder, "preexec_fn" in options) | (environment or {}), capture_output=True, text=True, timeout=120,
        **options,
    )


def notes_of(folder):
    return list((folder.parent / f"state of {folder.name}").rglob("rename-*"))


def become_nobody():
    if os.geteuid() == 0:
        user = pwd.getpwnam("nobody")
        os.setgroups([])
        os.setgid(user.pw_gid)
        os.setuid(user.pw_uid)


def let_others_in(folder):
    for path in [folder, *folder.parents]:
        if path.stat().st_mode & 0o005 != 0o005:
            path.chmod(path.stat().st_mode | 0o005)


def whole(folder, arguments, shim=None):
    """The files before and after a rename, and how many steps it takes."""
    fill(folder)
    before = tree(folder)
    count = folder.parent / "steps"
    done = run(folder, arguments, {"LD_PRELOAD": str(shim), "IBLS_STEPS": str(count)} if shim else {})
    assert done.returncode == 0, done.stderr
    after = tree(folder)
    assert after != before and len(after) == len(before)
    return before, after, int(count.read_text()) if shim else 0


def faulty(shim, step, fault):
    return {"LD_PRELOAD": str(shim), "IBLS_STEP": str(step), "IBLS_FAULT": str(fault)}


@only_linux
@pytest.mark.parametrize("fault", ["kill", "killed"])
@pytest.mark.parametrize("rename", [MEMBER, CLASS], ids=["member", "class"])
def test_a_killed_rename_is_finished_or_taken_back(tmp_path, shim, rename, fault):
    before, after, steps = whole(tmp_path / "whole", rename, shim)
    assert steps > 25
    results = set()
    for step in range(1, steps + 1):
        folder = fill(tmp_path / f"{step}")
        done = run(folder, rename, faulty(shim, step, fault))
        assert done.returncode == -signal.SIGKILL, step
        left, notes = tree(folder), notes_of(folder)
        assert all(path.stat().st_mode & 0o077 == 0 for note in notes for path in (note, note.parent))
        recovered = run(folder, RECOVER)
        assert recovered.returncode == 0, recovered.stderr
        assert tree(folder) in (before, after), (step, recovered.stderr)
        said = recovered.stderr
        explained = [part for part in ("is finished now", "is taken back now", "is removed now") if part in said]
        # What is left over is explained, and nothing else.
        assert bool(explained) == (left not in (before, after) or notes != []), (step, said)
        assert notes_of(folder) == []
        results.add(explained[0] if explained else "")
    assert results == {"is finished now", "is taken back now", "is removed now", ""}


@only_linux
@pytest.mark.parametrize("rename", [MEMBER, CLASS], ids=["member", "class"])
def test_a_recovery_can_be_killed_too(tmp_path, shim, rename):
    before, after, steps = whole(tmp_path / "whole", rename, shim)
    for step in range(steps // 3, steps, 4):
        for second in range(1, 40):
            folder = fill(tmp_path / f"{step}-{second}")
            run(folder, rename, faulty(shim, step, "kill"))
            killed = run(folder, RECOVER, faulty(shim, second, "kill"))
            assert run(folder, RECOVER).returncode == 0
            assert tree(folder) in (before, after), (step, second)
            shutil.rmtree(folder)
            if killed.returncode == 0:
                break
        else:
            raise AssertionError("a recovery without end")


@only_linux
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT])
def test_a_step_that_fails_changes_nothing(tmp_path, shim, code):
    before, after, steps = whole(tmp_path / "whole", MEMBER, shim)
    failed = 0
    for step in range(1, steps + 1):
        folder = fill(tmp_path / f"{step}")
        done = run(folder, MEMBER, faulty(shim, step, code))
        if done.returncode == 0:
            # A second name that the disk does not know, or what could not be removed in the end.
            assert run(folder, RECOVER).returncode == 0
            assert tree(folder) == after, step
            continue
        failed += 1
        assert done.returncode == 2
        assert "nothing was written" in done.stderr
        assert os.strerror(code).lower() in done.stderr.lower(), done.stderr
        assert tree(folder) == before, (step, done.stderr)
    assert failed > 15


@only_linux
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_nothing_behind(tmp_path, shim, number):
    # The program leaves alone what it is told to ignore, as a shell tells whatever it runs in the background.
    former = signal.signal(number, signal.SIG_DFL if number != signal.SIGINT else signal.default_int_handler)
    try:
        leave_nothing_behind(tmp_path, shim, number)
    finally:
        signal.signal(number, former)


def leave_nothing_behind(tmp_path, shim, number):
    before, after, steps = whole(tmp_path / "whole", CLASS, shim)
    taken_back = 0
    for step in range(1, steps + 1):
        folder = fill(tmp_path / f"{step}")
        done = run(folder, CLASS, faulty(shim, step, f"signal {int(number)}"))
        found = tree(folder)
        assert found in (before, after), step
        # Who waits for the program learns that a signal ended it.
        assert done.returncode == -number, (step, done.stderr)
        if found == before:
            taken_back += 1
            assert f"nothing was written: {folder}: interrupted by {number.name}" in done.stderr
        else:
            assert "is now 'New'" in done.stderr
    assert 0 < taken_back < steps


@only_linux
def test_a_signal_that_is_ignored_stays_so(tmp_path, shim):
    folder = fill(tmp_path / "app")
    done = run(
        folder, MEMBER, faulty(shim, 5, f"signal {int(signal.SIGHUP)}"),
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
    )
    assert done.returncode == 0, done.stderr
    assert "heading" in (folder / "Old.swift").read_text()


@only_linux
def test_a_file_that_is_edited_between_staging_and_moving(tmp_path, shim):
    """The text that stands there when its turn comes is compared once more."""
    folder = fill(tmp_path / "app")
    _, _, steps = whole(tmp_path / "whole", MEMBER, shim)
    for step in range(1, steps + 1):
        shutil.rmtree(folder)
        fill(folder)
        process = subprocess.Popen(
            [executable(), *MEMBER, str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=os.environ | state(folder) | faulty(shim, step, f"signal {int(signal.SIGSTOP)}"),
        )
        os.waitpid(process.pid, os.WUNTRACED)
        staged = [path for path in folder.iterdir() if path.name.endswith(".new")]
        is_old = (folder / "Old.swift").read_text() == SWIFT
        text = (folder / "Old.swift").read_text() + "// edited\n"
        (folder / "Old.swift").write_text(text)
        process.send_signal(signal.SIGCONT)
        _, said = process.communicate(timeout=60)
        found = (folder / "Old.swift").read_text()
        # An edit is never lost, but in the moment between the comparison and the move.
        if "// edited" not in found:
            assert is_old and staged and process.returncode == 0, (step, said)
        elif process.returncode != 0:
            assert "label: UILabel" in found and "has changed since" in said, (step, said)
            assert (folder / "Sub/More.swift").read_text() == MORE
            assert len(tree(folder)) == 5, (step, tree(folder).keys())


@only_linux
def test_two_renames_at_once(tmp_path, shim):
    folder = fill(tmp_path / "app")
    before = tree(folder)
    run(folder, MEMBER, faulty(shim, 12, "kill"))
    assert notes_of(folder) != []
    held = os.open(folder, os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_EX)
    for arguments in (MEMBER, RECOVER):
        done = run(folder, arguments)
        assert done.returncode == 2
        assert "another process renames something" in done.stderr
    os.close(held)
    assert run(folder, MEMBER).returncode == 0
    assert notes_of(folder) == [] and tree(folder).keys() == before.keys()
    # Where nothing was interrupted, too.
    shutil.rmtree(folder)
    fill(folder)
    held = os.open(folder, os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_EX)
    done = run(folder, MEMBER)
    assert done.returncode == 2 and "another process renames something" in done.stderr
    assert tree(folder) == before
    os.close(held)


@only_linux
def test_the_disk_has_each_step_before_the_next(tmp_path):
    """A machine that stops forgets what the disk does not have: the note first, then new texts, then what was done."""
    folder = fill(tmp_path / "app")
    log = tmp_path / "strace"
    trace = ["strace", "-f", "-y", "-s", "4096", "-o", str(log), "-e", "trace=fsync,link,linkat,rename,renameat,renameat2,unlink,unlinkat"]
    done = subprocess.run([*trace, executable(), *MEMBER, str(folder)], env=os.environ | state(folder), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    steps = [line.split(" ", 1)[1].strip() for line in log.read_text().splitlines() if line.endswith(" = 0")]

    def first(*words):
        return next(index for index, step in enumerate(steps) if all(word in step for word in words))

    place = state(folder)["XDG_STATE_HOME"]
    noted, moved, gone = first("fsync", f"<{place}/ibls>"), first("rename", "-undo", "-finish"), first("unlink", f"{place}/ibls/rename-")
    assert first("fsync", f"<{place}/ibls/rename-") < noted < first(f"{folder}/")
    texts = [index for index, step in enumerate(steps) if re.match(r"fsync\(\d+<.*\.new>", step)]
    assert len(texts) == 3 and max(texts) < moved < first("rename", f'"{folder}/Old.swift"')
    assert all(first("fsync", f"<{path}>") < gone for path in (folder, folder / "Sub"))


def test_read_only_files_and_folders(tmp_path):
    user = pwd.getpwnam("nobody")
    for name in ("Old.swift", "Sub", ""):
        folder = fill(tmp_path / f"app{name}")
        let_others_in(tmp_path)
        if os.geteuid() == 0:
            for path in [folder, *folder.rglob("*")]:
                os.chown(path, user.pw_uid, user.pw_gid, follow_symlinks=False)
        before = tree(folder)
        (folder / name).chmod(0o444 if name == "Old.swift" else 0o555)
        done = run(folder, MEMBER, preexec_fn=become_nobody)
        assert done.returncode == 2, (name, done.stderr)
        assert "nothing was written" in done.stderr
        assert ("read-only" if name == "Old.swift" else "permission denied") in done.stderr, done.stderr
        assert tree(folder) == before
        (folder / name).chmod(0o755)


@only_root
def test_another_users_file_keeps_its_owner(tmp_path):
    folder = fill(tmp_path / "app")
    let_others_in(tmp_path)
    for path in [folder, folder / "Sub"]:
        path.chmod(0o777)
    for path in folder.rglob("*"):
        if path.is_file():
            path.chmod(0o666)
    user = pwd.getpwnam("nobody")
    before = tree(folder)
    done = run(folder, MEMBER, preexec_fn=become_nobody)
    assert done.returncode == 2
    assert "Old.swift: belongs to another user" in done.stderr, done.stderr
    assert tree(folder) == before
    # The superuser can give files away, and does.
    os.chown(folder / "Old.swift", user.pw_uid, user.pw_gid)
    assert run(folder, MEMBER).returncode == 0
    status = (folder / "Old.swift").stat()
    assert (status.st_uid, status.st_gid) == (user.pw_uid, user.pw_gid)
    assert (folder / "Sub/More.swift").stat().st_uid == 0


@only_root
@only_linux
def test_a_group_that_can_not_be_kept(tmp_path):
    """A new text in another group would open it to that group, or close it to the old one."""
    folder = fill(tmp_path / "app")
    user = pwd.getpwnam("nobody")
    let_others_in(tmp_path)
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, user.pw_uid, 4, follow_symlinks=False)
    before = tree(folder)
    done = run(folder, MEMBER, preexec_fn=become_nobody)
    assert done.returncode == 2 and "operation not permitted" in done.stderr, done.stderr
    assert tree(folder) == before


@only_root
@only_linux
def test_a_full_disk(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "ibls", disk], capture_output=True).returncode != 0:
        pytest.skip("no disk can be mounted here; test_a_step_that_fails_changes_nothing has the same error")
    try:
        outcomes = set()
        for free in (0, 4096, 8192, 12288, 16384, 20480, 24576, 28672, 65536):
            folder = fill(disk / "app")
            before = tree(folder)
            filler = disk / "filler"
            with open(filler, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"x" * 4096)
                except OSError:
                    pass
            os.truncate(filler, max(0, filler.stat().st_size - free))
            done = run(folder, MEMBER)
            outcomes.add(done.returncode)
            if done.returncode == 2:
                assert "no space left on device" in done.stderr, done.stderr
                assert tree(folder) == before
            else:
                assert tree(folder).keys() == before.keys() and tree(folder) != before
            filler.unlink()
            shutil.rmtree(folder)
        assert outcomes == {0, 2}
    finally:
        subprocess.run(["umount", disk], check=True)


@only_linux
def test_a_file_without_end(tmp_path, shim):
    folder = fill(tmp_path / "app")
    started = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    done = run(folder, ["--check"], {"LD_PRELOAD": str(shim), "IBLS_ENDLESS": str(folder / "Sub/More.swift")})
    assert "Sub/More.swift: grows while it is read; not read" in done.stderr, done.stderr
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss - started < 200_000


def test_a_baseline_is_whole_or_not_there(tmp_path):
    folder = fill(tmp_path / "app")
    (folder / ".ibls-new-known.json").write_text("left over")
    for _ in range(2):
        done = subprocess.run(
            [executable(), "--check", "--write-baseline", "known.json"], cwd=folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert sorted(path.name for path in folder.iterdir()) == ["Old.swift", "Old.xib", "Sub", "known.json"]
