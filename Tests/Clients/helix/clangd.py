"""usage: clangd.py WAY HX PROJECT

Renames in Objective-C in Helix with clangd beside ibls, as its keys do, and compares the files that it saves with those of
ibls alone. Where clangd does the renames, the code action at the declaration completes them.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from terminal import Helix, expect, finish, until

way, editor, project = sys.argv[1], sys.argv[2], Path(sys.argv[3])
FILES = ["Card.h", "Card.m", "Use.m", "Card.xib", "Kit.h"]


def shown():
    return {name: (project / name).read_text() for name in FILES}


def renamed(file, before, old, new):
    """What ibls alone makes of the project."""
    with tempfile.TemporaryDirectory() as copy:
        (Path(copy) / ".git").mkdir()
        for name, text in shown().items():
            (Path(copy) / name).write_text(text)
        text = shown()[file]
        offset = text.index(before + old) + len(before)
        place = f"{file}:{text.count(chr(10), 0, offset) + 1}:{offset - text.rfind(chr(10), 0, offset)}"
        done = subprocess.run(["ibls", "rename", place, new, "--write"], cwd=copy, capture_output=True, text=True)
        expect(f"ibls alone renames to '{new}'", done.returncode == 0, done.stderr)
        return {name: (Path(copy) / name).read_text() for name in FILES}


def differing(wanted):
    return {name: text for name, text in shown().items() if text != wanted[name]}


def rename(file, before, old, new, actions=False):
    wanted = renamed(file, before, old, new)
    was = shown()
    helix = Helix(editor, project, project / file)
    helix.rest(3)
    # A search for the text before, and then the name.
    helix.type("gg/" + re.escape(before) + "\r;l" if before else "gg/" + old + "\r;h")
    helix.type("/" + old + "\r")

    def is_renamed():
        if shown() == was:
            helix.shown = ""
            helix.type(" r", 1.5)
            if "rename-to:" not in helix.shown:
                helix.type("\x1b")
                return False
            helix.type("\x15" + new + "\r", 3)
        helix.type(":write-all\r", 1)
        return shown() != was

    expect(f"'{old}' is renamed in {file}", until(is_renamed))
    if actions:
        expect("the other server leaves places", differing(wanted))

        def is_completed():
            helix.shown = ""
            helix.type(" a", 2)
            if f"Rename '{old}' to '{new}'" in helix.shown:
                helix.type("\r", 2)
            helix.type("\x1b")
            helix.type(":write-all\r", 1)
            return not differing(wanted)

        until(is_completed)
    expect(f"'{old}' becomes '{new}' in {file} as by ibls alone", not differing(wanted), differing(wanted))
    helix.quit()


if way == "ibls-renames":
    rename("Card.h", "UILabel *", "caption", "heading")
    rename("Card.m", "self.", "heading", "subtitle")
    rename("Use.m", "card ", "press", "push")
    rename("Card.h", "IBOutlet UILabel *", "box", "crate")
else:
    rename("Card.h", "UILabel *", "caption", "heading", actions=True)
finish(editor, "beside clangd, " + way)
