"""What a user sees at a terminal while a check or a rename takes its time, and after Ctrl-C."""

import re
import signal
import sys
import time

import pytest

from session import ROOT, executable
from test_faults import fill, only_linux, run, shim, tree  # noqa: F401

sys.path.insert(0, str(ROOT / "Tests/FirstHour"))
from terminal import in_terminal  # noqa: E402

CLEARED = "\r\x1b[K"
READING = re.compile(r"\rreading: (\d+) of (\d+) files")
COMMANDS = {
    "check": ["check"],
    "rename": ["rename", "Old.label", "heading", "--write"],
}


@pytest.fixture
def app(tmp_path):
    """An app with enough files to take a second if each takes 10 milliseconds."""
    folder = fill(tmp_path / "app")
    for number in range(200):
        (folder / f"More{number}.swift").write_text(f"class More{number} {{}}\n")
    return folder


def slow(shim):  # noqa: F811
    return {"LD_PRELOAD": str(shim), "IBLS_SLOW": "10"}


@only_linux
@pytest.mark.parametrize("command", COMMANDS)
def test_progress_is_shown_after_half_a_second(app, shim, command):  # noqa: F811
    started = time.monotonic()
    shown, code = in_terminal([executable(), *COMMANDS[command]], app, environment=slow(shim))
    assert time.monotonic() - started > 0.5
    assert code == 0, shown
    steps = [(int(one), int(all)) for one, all in READING.findall(shown)]
    assert steps and steps == sorted(steps) and all(one <= whole for one, whole in steps), shown
    # The last of them is taken away before what the user asked for.
    progress, _, rest = shown.rpartition(CLEARED)
    assert READING.sub("", progress) == "" and "reading" not in rest, shown
    assert rest.strip()


@only_linux
@pytest.mark.parametrize("command", COMMANDS)
def test_a_pipe_gets_no_progress(app, shim, command):  # noqa: F811
    result = run(app, COMMANDS[command], slow(shim))
    assert result.returncode == 0, result.stderr
    assert "reading" not in result.stdout + result.stderr and "\x1b" not in result.stdout + result.stderr


def test_what_is_quick_shows_no_progress(tmp_path):
    shown, code = in_terminal([executable(), "check"], fill(tmp_path / "app"))
    assert code == 0 and "reading" not in shown, shown


@only_linux
@pytest.mark.parametrize("command", COMMANDS)
def test_ctrl_c_leaves_a_clean_line_and_the_files(app, shim, command):  # noqa: F811
    before = tree(app)
    shown, code = in_terminal([executable(), *COMMANDS[command]], app, interrupt_after="reading:", environment=slow(shim))
    assert code == -signal.SIGINT, shown
    # Whatever was shown last is taken away, so that the prompt begins a line of its own.
    assert shown.endswith(CLEARED), repr(shown)
    assert READING.sub("", shown).replace(CLEARED, "") == "", repr(shown)
    assert tree(app) == before


@only_linux
def test_ctrl_c_while_files_are_written_takes_all_back(tmp_path, shim):  # noqa: F811
    """The shim interrupts at a step of the writing, which a test that types could not hit."""
    folder = fill(tmp_path / "app")
    before = tree(folder)
    environment = {"LD_PRELOAD": str(shim), "IBLS_STEP": "6", "IBLS_FAULT": f"signal {int(signal.SIGINT)}"}
    shown, code = in_terminal([executable(), *COMMANDS["rename"]], folder, environment=environment)
    assert code == -signal.SIGINT, shown
    assert tree(folder) == before
    lines = shown.split("\r\n")
    assert lines[-1] == "" and lines[-2].startswith("ibls: nothing was written: ") and "interrupted by SIGINT" in lines[-2], shown
