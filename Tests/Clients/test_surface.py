"""The whole surface over real pipes, every message held against the meta model."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time

import pytest

from metamodel import Conversation
from session import MODEL, ROOT, Session, executable

EXAMPLE = ROOT / "Tests" / "Example"

EVERYTHING = {
    "general": {"positionEncodings": ["utf-8", "utf-16"]},
    "window": {"workDoneProgress": True, "showDocument": {"support": True}},
    "workspace": {
        "configuration": True,
        "workspaceFolders": True,
        "didChangeWatchedFiles": {"dynamicRegistration": True},
        "didChangeConfiguration": {"dynamicRegistration": True},
        "codeLens": {"refreshSupport": True},
        "fileOperations": {"didCreate": True, "didRename": True, "didDelete": True, "willRename": True},
        "workspaceEdit": {"documentChanges": True},
    },
    "textDocument": {
        "publishDiagnostics": {
            "relatedInformation": True,
            "versionSupport": True,
            "codeDescriptionSupport": True,
            "tagSupport": {"valueSet": [1, 2]},
        },
        "definition": {"linkSupport": True},
        "declaration": {"linkSupport": True},
        "implementation": {"linkSupport": True},
        "typeDefinition": {"linkSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}},
            "isPreferredSupport": True,
        },
    },
}
PULLING = {
    "textDocument": {"diagnostic": {"relatedDocumentSupport": True}},
    "workspace": {"diagnostics": {"refreshSupport": True}},
}
ANSWERS = {
    "window/showMessageRequest": lambda params: params["actions"][-1],
    "workspace/configuration": lambda params: [None for _ in params["items"]],
    "window/showDocument": lambda params: {"success": True},
}


@pytest.fixture
def folder(tmp_path):
    """A copy of the example at a path that needs escaping."""
    copy = tmp_path / "an ä 漢 example"
    shutil.copytree(EXAMPLE, copy)
    return copy


def opened(session, path, text=None, version=1):
    text = path.read_text() if text is None else text
    language = "swift" if path.suffix == ".swift" else "xml"
    document = {"uri": path.as_uri(), "languageId": language, "version": version, "text": text}
    session.notify("textDocument/didOpen", {"textDocument": document})
    return text


def changed(session, path, text, version):
    session.notify(
        "textDocument/didChange",
        {"textDocument": {"uri": path.as_uri(), "version": version}, "contentChanges": [{"text": text}]},
    )


def place(text, word, step=1, encoding="utf-8"):
    offset = text.index(word) + step
    line = text.count("\n", 0, offset)
    before = text[text.rfind("\n", 0, offset) + 1 : offset]
    return {"line": line, "character": len(before.encode()) if encoding == "utf-8" else len(before)}


@pytest.mark.parametrize("capabilities", [EVERYTHING, {}], ids=["everything", "nothing"])
def test_every_feature_keeps_to_the_model(folder, capabilities):
    session = Session(answers=ANSWERS)
    session.start(folder, capabilities, trace="verbose")
    code = folder / "App" / "LoginViewController.swift"
    board = folder / "App" / "Base.lproj" / "Main.storyboard"
    texts = {path: opened(session, path) for path in (code, board)}
    assert session.diagnostics("Main.storyboard")["diagnostics"]
    encoding = "utf-8" if capabilities else "utf-16"
    for path, words in {code: ["titleLabel", "LoginViewController", "class", "didTap"], board: ["property=\"", "selector=\"", "customClass=\"", "destination=\"", "<viewController"]}.items():
        document = {"uri": path.as_uri()}
        for word in words:
            at = {"textDocument": document, "position": place(texts[path], word, len(word), encoding)}
            for method in ("definition", "declaration", "implementation", "typeDefinition", "hover", "documentHighlight", "completion"):
                session.request(f"textDocument/{method}", at)
            session.request("textDocument/references", at | {"context": {"includeDeclaration": True}})
        for method in ("documentSymbol", "documentLink", "codeLens"):
            session.request(f"textDocument/{method}", {"textDocument": document})
        lines = texts[path].count("\n")
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": lines, "character": 0}}
        actions = session.request("textDocument/codeAction", {"textDocument": document, "range": whole, "context": {"diagnostics": []}})
        if path == board or not capabilities:
            assert bool(actions) == bool(capabilities)
    assert session.request("workspace/symbol", {"query": "login"})
    lenses = session.request("textDocument/codeLens", {"textDocument": {"uri": code.as_uri()}})
    # One leads to a place, one to a choice of several.
    for lens in lenses:
        if command := lens["command"]["command"]:
            session.request("workspace/executeCommand", {"command": command, "arguments": lens["command"]["arguments"]})
    moved = {"oldUri": code.as_uri(), "newUri": (folder / "Other" / code.name).as_uri()}
    assert session.request("workspace/willRenameFiles", {"files": [moved]}) is None
    assert session.end() == 0
    assert not session.conversation.unanswered


def test_an_edit_is_answered_with_diagnostics(folder):
    session = Session(answers=ANSWERS)
    session.start(folder, EVERYTHING)
    code = folder / "App" / "LoginViewController.swift"
    text = opened(session, code)
    before = session.diagnostics("Main.storyboard")["diagnostics"]
    changed(session, code, text.replace("titleLabel", "headline"), 2)
    after = session.diagnostics("Main.storyboard")["diagnostics"]
    assert after != before
    assert session.diagnostics(".swift", lambda p: p.get("version") == 2)
    changed(session, code, text, 3)
    assert session.diagnostics("Main.storyboard", lambda p: p["diagnostics"] == before)
    assert session.end() == 0


def test_pulled_diagnostics_are_the_pushed_ones(folder):
    pushing = Session(answers=ANSWERS)
    pushing.start(folder, {})
    board = folder / "App" / "Base.lproj" / "Main.storyboard"
    pushed = pushing.diagnostics("Main.storyboard")["diagnostics"]
    pushing.end()
    pulling = Session(answers=ANSWERS)
    assert pulling.start(folder, PULLING)["diagnosticProvider"]
    report = pulling.request("textDocument/diagnostic", {"textDocument": {"uri": board.as_uri()}})
    assert report["items"] == pushed
    whole = pulling.request("workspace/diagnostic", {"previousResultIds": []})["items"]
    assert [item["items"] for item in whole if item["uri"] == board.as_uri()] == [pushed]
    previous = [{"uri": item["uri"], "value": item["resultId"]} for item in whole]
    again = pulling.request("workspace/diagnostic", {"previousResultIds": previous})["items"]
    assert {item["kind"] for item in again} == {"unchanged"}
    assert not [m for m in pulling.kept if m.get("method") == "textDocument/publishDiagnostics"]
    assert pulling.end() == 0


def test_a_pull_of_the_workspace_comes_in_parts(folder):
    session = Session(answers=ANSWERS)
    session.start(folder, PULLING)
    assert session.request("workspace/diagnostic", {"previousResultIds": [], "partialResultToken": 7})["items"] == []
    assert session.end() == 0


def examples():
    """The messages that protocol.md shows; a value begins at the start of a line and goes on in indented ones."""
    page = (ROOT / "protocol.md").read_text()
    for block in page.split("```")[1::2]:
        if block.startswith("json\n"):
            for value in re.split(r"\n(?! )", block[5:].strip()):
                yield json.loads(value)


def test_the_page_shows_messages_of_the_protocol():
    conversation = Conversation(MODEL)
    asked, shown = None, 0
    for number, example in enumerate(examples()):
        envelope = {"jsonrpc": "2.0"}
        if method := example.get("method"):
            shown += 1
            # What ibls has besides the protocol, the model knows nothing of.
            if method.startswith("ibls/"):
                asked = None
                continue
            is_request = method in MODEL.requests
            direction = (MODEL.requests if is_request else MODEL.notifications)[method]["messageDirection"]
            sender = "server" if direction == "serverToClient" or method in ("$/progress", "$/logTrace") else "client"
            if is_request:
                asked = envelope["id"] = number
        elif "result" in example and asked is None:
            continue
        elif "result" in example:
            sender = "server"
            envelope["id"] = asked
        else:
            continue
        assert not conversation.faults(sender, envelope | example), example
    assert shown > 40


def test_the_check_says_the_same(folder):
    check = json.loads(subprocess.run([executable(), "--check", "--all", "--format", "json", str(folder)], capture_output=True).stdout)
    session = Session(answers=ANSWERS)
    session.start(folder, PULLING)
    items = session.request("workspace/diagnostic", {"previousResultIds": []})["items"]
    session.end()
    found = sorted(
        (item["uri"], d["range"]["start"]["line"] + 1, d["range"]["start"]["character"] + 1, d["code"], d["message"])
        for item in items for d in item["items"]
    )
    expected = sorted(
        ((folder / d["file"]).as_uri(), d["line"], d["column"], d["code"], d["message"]) for d in check["diagnostics"]
    )
    assert found == expected


def test_nonsense_does_no_harm(folder):
    session = Session(answers=ANSWERS, lenient=True)
    session.start(folder, {})
    for data in (b"Content-Length: -5\r\n\r\n", b"Content-Length: 99999999999999999999\r\n\r\n", b"\r\n\r\n\r\n",
                 b"Content-Length: 3\r\n\r\n{]}", b"Content-Length: 2\r\n\r\n\xff\xfe", b"Content-Type: x\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n"):
        session.raw(data)
    dice = random.Random(1)
    methods = [*MODEL.requests, *MODEL.notifications, "no/such"]
    values = [None, 5, -1, "x", [], {}, {"textDocument": {"uri": "file:///x"}}, {"textDocument": 5}, {"id": []}, 1e300, {"position": {"line": -1}}]
    asked = []
    for number in range(1500):
        method = dice.choice(methods)
        if method in ("exit", "shutdown"):
            continue
        message = {"method": method, "params": dice.choice(values)}
        if dice.random() < 0.5:
            message["id"] = f"n{number}"
            asked.append(message["id"])
        session.send(message)
    for number in asked:
        assert "error" in session.answer(number) or True
    assert session.request("textDocument/hover", {"textDocument": {"uri": "file:///x"}, "position": {"line": 0, "character": 0}}) is None
    assert session.end() == 0


def test_a_thousand_edits_at_once(folder):
    session = Session(answers=ANSWERS)
    session.start(folder, {})
    code = folder / "App" / "LoginViewController.swift"
    text = opened(session, code)
    for version in range(2, 1002):
        changed(session, code, text if version % 2 else text + " ", version)
    assert session.diagnostics("LoginViewController.swift", lambda p: p["version"] == 1001)
    assert session.end() == 0


def test_end_of_input_and_of_the_parent(folder):
    session = Session(answers=ANSWERS)
    session.start(folder, {})
    session.process.stdin.close()
    assert session.process.wait(timeout=10) == 1

    parent = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    session = Session(answers=ANSWERS)
    session.start(folder, {}, processId=parent.pid)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    assert session.process.wait(timeout=10) == 1


def test_exit_without_shutdown():
    session = Session()
    session.notify("exit")
    assert session.process.wait(timeout=10) == 1


def test_the_log_holds_the_session(folder, tmp_path):
    log = tmp_path / "log"
    session = Session("--stdio", "--log", str(log), answers=ANSWERS)
    session.start(folder, EVERYTHING)
    session.diagnostics("Main.storyboard")
    assert session.end() == 0
    conversation = Conversation(MODEL)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {line["from"] for line in lines} == {"client", "server"}
    assert any(line["msg"].get("method") == "exit" for line in lines)
    for line in lines:
        assert not conversation.faults(line["from"], line["msg"])


def test_a_client_that_reads_late_loses_nothing(folder):
    process = subprocess.Popen([executable()], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    def send(message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    send({"id": 0, "method": "initialize", "params": {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}}})
    send({"method": "initialized", "params": {}})
    document = {"textDocument": {"uri": (folder / "App" / "Base.lproj" / "Main.storyboard").as_uri()}}
    for number in range(1, 400):
        send({"id": number, "method": "textDocument/documentSymbol", "params": document})
    send({"id": 400, "method": "shutdown"})
    send({"method": "exit"})
    process.stdin.flush()
    time.sleep(1)
    assert process.stdout.read().count(b'"id":') >= 401
    assert process.wait(timeout=10) == 0
