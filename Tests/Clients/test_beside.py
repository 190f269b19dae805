"""References and definitions beside the real clangd: with `otherServers`, each place once, and none less than ibls alone."""

import json
import shutil
import time
from pathlib import Path

import pytest

from session import Session

FILES = {file.name: file.read_text() for file in (Path(__file__).parent / "clangd").iterdir()}

# Each place with the text before the name there.
PLACES = [
    ("Card.h", "*box;", 1), ("Card.h", "caption", 0), ("Card.h", "press", 0), ("Card.m", "return box", 7),
    ("Card.m", "self.caption", 5), ("Card.m", "_caption", 0), ("Card.m", "self caption", 5),
    ("Card.m", "setCaption", 0), ("Card.m", "self.box]", 5), ("Card.m", "self->box", 6), ("Card.m", "press", 0),
    ("Use.m", "card.caption", 5), ("Use.m", "card press", 5), ("Use.m", "(press", 1), ("Use.m", "Card *", 0),
]


def place(folder, name, text, skipped):
    """A position from which both servers are asked."""
    content = FILES[name]
    offset = content.index(text) + skipped
    start = content.rfind("\n", 0, offset) + 1
    return {
        "textDocument": {"uri": (folder / name).as_uri()},
        "position": {"line": content.count("\n", 0, offset), "character": offset - start},
    }


def places(found):
    return [(one["uri"].rpartition("/")[2], one["range"]["start"]["line"], one["range"]["start"]["character"])
            for one in found or []]


@pytest.mark.skipif(shutil.which("clangd") is None, reason="clangd is missing")
def test_each_place_once_and_none_less(tmp_path):
    for name, content in FILES.items():
        (tmp_path / name).write_text(content)
    (tmp_path / ".git").mkdir()
    command = "clang -x objective-c -fobjc-runtime=macosx-10.15 -target x86_64-apple-macosx10.15 -c "
    (tmp_path / "compile_commands.json").write_text(json.dumps([
        {"directory": str(tmp_path), "command": command + name, "file": name} for name in ("Card.m", "Use.m")]))
    clangd = Session("--log=error", program="clangd", lenient=True)
    alone, beside = Session("--stdio"), Session("--stdio")
    servers = [clangd, alone, beside]
    for server in servers:
        server.start(tmp_path, {})
    beside.notify("workspace/didChangeConfiguration", {"settings": {"ibls": {"otherServers": ["objective-c"]}}})
    for name, content in FILES.items():
        if not name.endswith(".xib"):
            for server in servers:
                server.notify("textDocument/didOpen", {"textDocument": {
                    "uri": (tmp_path / name).as_uri(), "languageId": "objective-c", "version": 1, "text": content}})

    def references(server, at):
        return places(server.request("textDocument/references", at | {"context": {"includeDeclaration": True}}))

    # It knows the other file once it has read it.
    caption = place(tmp_path, "Card.h", "caption", 0)
    end = time.monotonic() + 60
    while len(references(clangd, caption)) < 3 and time.monotonic() < end:
        time.sleep(0.2)
    assert len(references(clangd, caption)) >= 3
    for start in PLACES:
        at = place(tmp_path, *start)
        others, own = references(clangd, at), references(beside, at)
        assert not set(others) & set(own), start
        assert set(references(alone, at)) <= set(others) | set(own), start
        defined = places(clangd.request("textDocument/definition", at))
        own = places(beside.request("textDocument/definition", at))
        code = [one for one in defined + own if not one[0].endswith(".xib")]
        assert len(code) == 1 or start[0].endswith(".h") and len(code) < 2, (start, code)
    for server in (alone, beside):
        assert server.end() == 0
    clangd.process.kill()
