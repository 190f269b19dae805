"""A client that drives the executable over pipes and holds every message it sends against the meta model."""

import json
import os
import pathlib
import queue
import subprocess
import threading

from metamodel import Conversation, Model

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODEL = Model()


def executable():
    """IBLS names the executable; without it, the debug build is taken."""
    return os.environ.get("IBLS", str(ROOT / ".build" / "debug" / "ibls"))


class Session:
    def __init__(self, *arguments, answers=None, lenient=False, program=None, **options):
        self.process = subprocess.Popen(
            [program or executable(), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            **options,
        )
        self.conversation = Conversation(MODEL)
        self.faults = []
        self.answers = answers or {}
        # What the client says wrongly on purpose is no fault of the server's.
        self.lenient = lenient
        self.arrived = queue.Queue()
        self.kept = []
        self.lock = threading.Lock()
        self.next_id = 1
        threading.Thread(target=self._read, daemon=True).start()

    # Sending

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        message = {"jsonrpc": "2.0", **message}
        with self.lock:
            faults = self.conversation.faults("client", message)
            if not self.lenient:
                assert not faults, faults
            body = json.dumps(message).encode()
            self.raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params=None):
        self.send({"method": method} | ({} if params is None else {"params": params}))

    def ask(self, method, params=None):
        """Sends a request and gives its id."""
        number = self.next_id
        self.next_id += 1
        self.send({"id": number, "method": method} | ({} if params is None else {"params": params}))
        return number

    def request(self, method, params=None):
        answer = self.answer(self.ask(method, params))
        assert "error" not in answer, answer
        return answer["result"]

    # Receiving

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline():
                if line == b"\r\n":
                    break
                name, value = line.decode().split(":")
                assert name == "Content-Length", name
                length = int(value)
            if length is None:
                self.arrived.put(None)
                return
            message = json.loads(stream.read(length))
            with self.lock:
                self.faults += self.conversation.faults("server", message)
            if "method" in message and "id" in message:
                result = self.answers.get(message["method"], lambda params: None)(message.get("params"))
                self.send({"id": message["id"], "result": result})
            self.arrived.put(message)

    def wait(self, matches, seconds=20):
        """The next message for which that is true; others are kept."""
        for index, message in enumerate(self.kept):
            if matches(message):
                return self.kept.pop(index)
        while True:
            message = self.arrived.get(timeout=seconds)
            if message is None:
                raise EOFError("the server has ended")
            if matches(message):
                return message
            self.kept.append(message)

    def answer(self, number):
        return self.wait(lambda m: "method" not in m and m.get("id") == number)

    def notification(self, method, matches=lambda params: True):
        return self.wait(lambda m: m.get("method") == method and matches(m["params"]))["params"]

    def diagnostics(self, name, matches=lambda params: True):
        return self.notification(
            "textDocument/publishDiagnostics", lambda p: p["uri"].endswith(name) and matches(p)
        )

    # Life

    def start(self, folder, capabilities, **more):
        uri = folder.as_uri()
        result = self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": uri,
                "capabilities": capabilities,
                "workspaceFolders": [{"uri": uri, "name": folder.name}],
            }
            | more,
        )
        self.notify("initialized", {})
        return result["capabilities"]

    def end(self):
        self.request("shutdown")
        self.notify("exit")
        code = self.process.wait(timeout=10)
        assert self.process.stderr.read() == b""
        assert not self.faults, self.faults
        return code
