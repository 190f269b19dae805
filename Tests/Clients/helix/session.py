"""usage: session.py WAY HX EXAMPLE

Renames an outlet in Swift in Helix, as its keys do, and looks at the files that it saves. Where sourcekit-lsp does the
renames, the code action at the declaration completes them.
"""

import re
import sys
from pathlib import Path

from terminal import Helix, expect, finish, until

way, editor, example = sys.argv[1], sys.argv[2], Path(sys.argv[3])
code = example / "App/LoginViewController.swift"
document = example / "App/Base.lproj/Main.storyboard"


def rename(helix, new):
    """Renames what the cursor is on; until both servers are ready there is nothing to rename."""

    def is_done():
        helix.shown = ""
        helix.type(" r", 1.5)
        if "rename-to:" not in helix.shown:
            helix.type("\x1b")
            return False
        helix.type("\x15" + new + "\r", 2)
        helix.type(":write-all\r", 1)
        return f"var {new}:" in code.read_text()

    return until(is_done)


def act(helix):
    """Takes the first code action at the cursor."""

    def is_done():
        helix.shown = ""
        helix.type(" a", 2)
        if "Rename 'nameField' to 'emailField'" in helix.shown:
            helix.type("\r", 2)
        helix.type("\x1b")
        helix.type(":write-all\r", 1)
        return 'property="emailField"' in document.read_text()

    return until(is_done)


helix = Helix(editor, example, code)
helix.rest(3)
helix.type("/nameField\r")
expect("an outlet is renamed in Swift", rename(helix, "emailField"), code.read_text()[:400])
connected = 'property="emailField"' in document.read_text()
if way == "ibls-renames":
    expect("its connection is renamed with it", connected, re.findall(r'property="[^"]*"', document.read_text()))
else:
    expect("the other server leaves its connection", not connected)
    expect("the code action there renames it", act(helix), re.findall(r'property="[^"]*"', document.read_text()))
    expect("and nothing else", document.read_text().count("emailField") == 1)
helix.quit()
finish(editor, way)
