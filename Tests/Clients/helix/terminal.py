"""Helix in a pseudo terminal, and what its sessions share."""

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

failed = 0


def expect(what, holds, found=None):
    global failed
    if not holds:
        failed += 1
        print(f"FAILED: {what}\n  found: {found}")


class Helix:
    """The editor in a terminal of 120 by 40."""

    def __init__(self, editor, folder, file):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
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


def finish(editor, way):
    """Says what was found, and ends with a status that tells it."""
    version = subprocess.run([editor, "--version"], capture_output=True, text=True).stdout.strip()
    print(f"{version}, {way}: {'as expected' if not failed else f'{failed} failed'}")
    sys.exit(failed > 0)
