"""Clients that never read, die in the middle, open thousands of files, or send what the protocol forbids."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time

import pytest

from session import executable

INITIALIZE = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"processId": None, "capabilities": {}}}
CODE = "class A%d: UIViewController {\n  @IBOutlet var label: UILabel!\n}\n"


def framed(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class Server:
    """The program over pipes; what it sends is collected, or left unread."""

    def __init__(self, folder=None, reads=True, prefix=(), capabilities=None):
        self.process = subprocess.Popen(
            [*prefix, executable(), "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.messages = []
        self.arrived = threading.Condition()
        if reads:
            threading.Thread(target=self._read, daemon=True).start()
        start = dict(INITIALIZE)
        if capabilities:
            start["params"] = start["params"] | {"capabilities": capabilities}
        if folder:
            start["params"] = start["params"] | {"rootUri": folder.as_uri()}
        self.send(start)
        self.notify("initialized", {})

    def _read(self):
        stream = self.process.stdout
        while line := stream.readline():
            length = 0
            while line.strip():
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
                line = stream.readline()
            message = json.loads(stream.read(length))
            with self.arrived:
                self.messages.append(message)
                self.arrived.notify_all()

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        self.raw(framed(message))

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def open(self, uri, text, version=1):
        item = {"uri": uri, "languageId": "swift", "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})

    def answer(self, number, seconds=60):
        def found():
            return next((m for m in self.messages if m.get("id") == number and "method" not in m), None)

        with self.arrived:
            assert self.arrived.wait_for(found, seconds), f"no answer to {number}"
            return found()

    def ask(self, number, method, params, seconds=60):
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        return self.answer(number, seconds)

    def memory(self):
        """The most that it has taken so far, in MB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) // 1024

    def leave(self):
        self.send({"jsonrpc": "2.0", "id": -1, "method": "shutdown"})
        self.answer(-1)
        self.notify("exit", None)
        assert self.process.wait(20) == 0


def rename(server, number, path):
    """Waits until the folder has been read."""
    place = {"textDocument": {"uri": path.as_uri()}, "position": {"line": 1, "character": 18}}
    return server.ask(number, "textDocument/rename", place | {"newName": "heading"}, 300)


def test_two_thousand_open_files(tmp_path):
    """All are answered about, in the text that is open, and closing them leaves nothing open."""
    for number in range(2000):
        (tmp_path / f"A{number}.swift").write_text("// nothing yet\n")
    # A client that pulls gets no diagnostics of files that it does not look at.
    server = Server(tmp_path, capabilities={"textDocument": {"diagnostic": {}}})
    for number in range(2000):
        server.open((tmp_path / f"A{number}.swift").as_uri(), CODE % number)
    for number in (0, 999, 1999):
        answer = rename(server, number + 1, tmp_path / f"A{number}.swift")
        assert list(answer["result"]["changes"]) == [(tmp_path / f"A{number}.swift").as_uri()], answer
    for number in range(2000):
        server.notify("textDocument/didClose", {"textDocument": {"uri": (tmp_path / f"A{number}.swift").as_uri()}})
    # On the disk, they have nothing to rename.
    assert rename(server, 9000, tmp_path / "A0.swift").get("result") is None
    server.leave()


@pytest.mark.parametrize("how", ["closes its pipes", "stops in a message", "stops in a header", "is killed"])
def test_a_client_that_dies(tmp_path, how):
    for number in range(50):
        (tmp_path / f"A{number}.swift").write_text(CODE % number)
    if how == "is killed":
        # The server asks every two seconds whether the process that started it is there.
        client = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        server = Server()
        server.process.kill()
        server = Server.__new__(Server)
        server.process = subprocess.Popen(
            [executable(), "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        start = INITIALIZE | {"params": INITIALIZE["params"] | {"processId": client.pid}}
        server.send(start)
        client.send_signal(signal.SIGKILL)
        client.wait()
    else:
        server = Server(tmp_path)
        server.open((tmp_path / "A0.swift").as_uri(), CODE % 0)
        if how == "stops in a message":
            server.raw(b"Content-Length: 5000\r\n\r\n{\"jsonrpc\"")
        elif how == "stops in a header":
            server.raw(b"Content-Len")
        server.process.stdin.close()
    assert server.process.wait(20) == 1


def test_a_client_that_never_reads_is_left(tmp_path):
    """Memory stays within what a queue may take, and the server ends."""
    server = Server(reads=False)
    server.open("file:///x/A.swift", CODE % 0)
    most = 0
    try:
        for number in range(1, 400_000):
            server.send({"jsonrpc": "2.0", "id": number, "method": "textDocument/documentSymbol", "params": {"textDocument": {"uri": "file:///x/A.swift"}}})
            if number % 5000 == 0 and sys.platform.startswith("linux"):
                most = max(most, server.memory())
    except (BrokenPipeError, FileNotFoundError, AttributeError):
        pass
    assert server.process.wait(20) == 1
    assert most < 500


FORBIDDEN = [
    b"[]", b"{", b"nul", b"\x00\xff\xfe", b'{"jsonrpc":"1.0","id":1,"method":"x"}', b'{"jsonrpc":"2.0","id":[],"method":"x"}',
    b'{"jsonrpc":"2.0","id":1.5,"method":"x"}', b'{"jsonrpc":"2.0","id":1,"method":5}', b'{"jsonrpc":"2.0","id":77,"result":{}}',
    b'{"jsonrpc":"2.0","id":5,"method":"initialize","params":{"capabilities":{}}}', b'{"jsonrpc":"2.0","method":"initialized","params":{}}',
    b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":null}', b'{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///none"}}}',
    b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///x/A.swift","version":-9},"contentChanges":[{"range":{"start":{"line":99999999,"character":99999999},"end":{"line":0,"character":0}},"text":"x"}]}}',
    b'{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///../../etc/passwd","type":99},{"uri":"http://x/y.swift","type":1},{"uri":"","type":3}]}}',
    b'{"jsonrpc":"2.0","method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[{"uri":"file:///nowhere","name":""},{"uri":"x:y","name":""}],"removed":[{"uri":"file:///never","name":""}]}}}',
    b'{"jsonrpc":"2.0","id":6,"method":"textDocument/rename","params":{"textDocument":{"uri":"file:///x/A.swift"},"position":{"line":1,"character":18},"newName":"' + b"a" * 100_000 + b'"}}',
    b'{"jsonrpc":"2.0","id":7,"method":"workspace/executeCommand","params":{"command":"rm -rf /","arguments":[{"a":[[[[[[]]]]]]}]}}',
    b'{"jsonrpc":"2.0","id":9,"method":"no/such"}', b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"none"}}', b'{"jsonrpc":"2.0","method":"window/workDoneProgress/cancel","params":{"token":{}}}',
    b'{"jsonrpc":"2.0","id":8,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///x/%00%2e%2e%ff"},"position":{"line":0,"character":0}}}',
]
BROKEN_FRAMES = [
    b"Content-Length: -1\r\n\r\n", b"Content-Length: 99999999999999999999\r\n\r\n", b"Content-Length: 100000000\r\n\r\n",
    b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}", b"Content-Type: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n\r\n\r\n", b"x" * 20_000 + b"\r\n\r\n",
]


@pytest.mark.parametrize("seed", range(4))
def test_what_the_protocol_forbids(tmp_path, seed):
    """After any of it, in any order, the server answers as before."""
    (tmp_path / "A0.swift").write_text(CODE % 0)
    server = Server(tmp_path)
    server.open((tmp_path / "A0.swift").as_uri(), CODE % 0)
    server.open("file:///x/A.swift", CODE % 0)
    pieces = [framed(text) for text in FORBIDDEN] * 3 + BROKEN_FRAMES
    shuffled = random.Random(seed)
    shuffled.shuffle(pieces)
    for number, piece in enumerate(pieces):
        if shuffled.random() < 0.3:
            # However the bytes are cut.
            middle = shuffled.randrange(len(piece))
            server.raw(piece[:middle])
            server.raw(piece[middle:])
        else:
            server.raw(piece)
        if number % 10 == 0:
            answer = rename(server, 1000 + number, tmp_path / "A0.swift")
            assert "heading" in json.dumps(answer["result"]), answer
    codes = {message["error"]["code"] for message in server.messages if "error" in message}
    assert {-32700, -32600, -32601, -32602} <= codes
    server.leave()


@pytest.mark.parametrize("frame", [frame for frame in BROKEN_FRAMES if frame.strip()])
def test_a_broken_frame_is_answered_with_an_error(frame):
    server = Server()
    server.raw(frame)
    server.ask(1, "no/such", {})
    assert [message["error"]["code"] for message in server.messages if message.get("id", 1) is None] == [-32700], server.messages
    server.leave()


def test_messages_before_and_after_the_session(tmp_path):
    process = subprocess.Popen([executable(), "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    early = {"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": {}}
    said, _ = process.communicate(
        framed(early) + framed({"jsonrpc": "2.0", "method": "exit"}), timeout=20
    )
    assert b"-32002" in said and process.returncode == 1
    process = subprocess.Popen([executable(), "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    said, _ = process.communicate(
        framed(INITIALIZE) + framed({"jsonrpc": "2.0", "id": 2, "method": "shutdown"}) + framed(early)
        + framed({"jsonrpc": "2.0", "method": "exit"}), timeout=20,
    )
    assert b"-32600" in said and process.returncode == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_a_large_message_costs_a_bounded_multiple(tmp_path):
    server = Server()
    server.ask(1, "shutdown-not", {})
    before = server.memory()
    text = "let x = 1 // filler\n" * (1 << 20)
    server.open("file:///x/A.txt", text)
    server.ask(2, "no/such", {})
    assert server.memory() - before < 8 * len(text) >> 20
    # One that is larger than any document is passed over, and takes nothing.
    before = server.memory()
    server.raw(b"Content-Length: %d\r\n\r\n" % (80 << 20))
    for _ in range(80):
        server.raw(b" " * (1 << 20))
    server.ask(3, "no/such", {})
    assert server.memory() - before < 40
    server.leave()
