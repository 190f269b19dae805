"""Runs a program at a pseudo terminal."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time


def in_terminal(command, folder=None, interrupt_after=None, environment=None, columns=120, patience=120):
    """What a program shows at a terminal, and its exit code; -SIGINT where that ended it.

    With `interrupt_after`, Ctrl-C is typed once that text is shown; the code is nil where it never was.
    """
    pid, terminal = pty.fork()
    if pid == 0:
        # The background of a shell ignores it, and what it starts would, too.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        if folder is not None:
            os.chdir(folder)
        os.environ.update({"TERM": "xterm", "COLUMNS": str(columns), **(environment or {})})
        os.execvp(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    output, interrupted = b"", False
    end = time.monotonic() + patience
    while time.monotonic() < end:
        ready, _, _ = select.select([terminal], [], [], 0.2)
        if not ready:
            continue
        try:
            data = os.read(terminal, 65536)
        except OSError:
            # Linux has no better word for the end.
            break
        if not data:
            break
        output += data
        if interrupt_after and not interrupted and interrupt_after.encode() in output:
            # As the key does: the terminal makes the signal of it.
            os.write(terminal, b"\x03")
            interrupted = True
    else:
        os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    code = os.waitstatus_to_exitcode(status)
    # What the terminal itself shows of the key.
    shown = output.decode(errors="replace").replace("^C", "")
    return shown, code if interrupted or not interrupt_after else None
