"""usage: session.py WAY HX EXAMPLE

Renames an outlet in Swift in Helix, as its keys do, and looks at the files that it saves. Where sourcekit-lsp does the
renames, the code action at the declaration completes them.
"""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path

way, editor, example = sys.argv[1], sys.argv[2], Path(sys.argv[3])
code = example / "App/LoginViewController.swift"
document = example / "App/Base.lproj/Main.storyboard"
failed = 0


def expect(what, holds, found=None):
    global failed
    if not holds:
        failed += 1
        print(f"FAILED: {what}\n  found: {found}")


class Helix:
    """The editor in a terminal of 120 by 40."""

    def __init__(self, file):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(example)
            os.environ["TERM"] = "xterm-256color"
            os.execvp(editor, [editor, str(file)])
        ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        self.shown = ""

    def rest(self, seconds):
        """Takes what the editor draws meanwhile."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if select.select([self.terminal], [], [], left)[0]:
                try:
                    drawn = os.read(self.terminal, 65536).decode(errors="replace")
                except OSError:
                    return
                # Without what moves the cursor and sets colours.
                self.shown += re.sub(r"\x1b(\[[0-9;?:>=]*[a-zA-Z]|[()][AB0])", "", drawn)

    def type(self, keys, seconds=0.3):
        os.write(self.terminal, keys.encode())
        self.rest(seconds)

    def quit(self):
        self.type("\x1b")
        self.type(":quit-all!\r", 1)
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        pass
    return condition()


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


helix = Helix(code)
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
version = subprocess.run([editor, "--version"], capture_output=True, text=True).stdout.strip()
print(f"{version}, {way}: {'as expected' if not failed else f'{failed} failed'}")
sys.exit(failed > 0)
