"""`ibls mcp`, driven by the official client in both ways of starting, and by lines that no client sends."""

import asyncio
import json
import os
import queue
import shutil
import subprocess
import threading

import pytest
from mcp import Client
from mcp import types
from mcp.client.stdio import StdioServerParameters

from session import ROOT, executable

VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    shutil.copytree(ROOT / "Tests" / "Example", folder)
    git = ["git", "-c", "user.name=u", "-c", "user.email=u@example.org"]
    for arguments in (["init", "-qb", "main"], ["add", "-A"], ["commit", "-qm", "start"]):
        subprocess.run([*git, *arguments], cwd=folder, check=True, capture_output=True)
    return folder


def surroundings(folder):
    return {"PATH": os.environ["PATH"], "HOME": str(folder.parent), "XDG_STATE_HOME": str(folder.parent / "state")}


def play(folder, mode, script, roots=None, arguments=()):
    """Runs an agent's script: a coroutine function that takes a function that calls tools."""
    parameters = StdioServerParameters(
        command=executable(), args=["mcp", *arguments], cwd=str(folder), env=surroundings(folder))
    more = {}
    if roots:
        async def listed(_):
            return types.ListRootsResult(roots=[types.Root(uri=root.as_uri()) for root in roots])
        more["list_roots_callback"] = listed

    async def run():
        async with Client(parameters, mode=mode, read_timeout_seconds=60, **more) as client:
            async def call(tool, /, *, fails=False, **values):
                result = await client.call_tool(tool, values)
                text = "\n".join(one.text for one in result.content if one.type == "text")
                assert bool(result.is_error) == fails, text
                return (text, result.structured_content) if result.structured_content else text
            await script(client, call)

    asyncio.run(asyncio.wait_for(run(), 120))


BOTH = pytest.mark.parametrize("mode", ["auto", "legacy"])


@BOTH
def test_the_client_gets_the_revision_that_it_speaks(project, mode):
    async def script(client, call):
        assert client.protocol_version == {"auto": "2026-07-28", "legacy": "2025-11-25"}[mode]

    play(project, mode, script)


@BOTH
def test_an_agent_reads_finds_renames_and_checks(project, mode):
    async def script(client, call):
        overview = await call("ib_overview")
        assert "viewController Lgn-vc-001 LoginViewController" in overview
        scene = await call("ib_scene", document="Main.storyboard", scene="Login", constraints=True)
        assert 'button Lgn-bt-001 "Log In" 20,270 353x44 touchUpInside->didTapLogin:' in scene
        assert "constraint Lgn-cs-001 Lgn-lb-001.top = Lgn-sa-001.top + 20" in scene
        found = await call("ib_find", name="ProfileViewController.badge")
        assert "connected App/Base.lproj/Main.storyboard" in found and "declared App/Profile" in found

        before = {path: path.read_bytes() for path in project.rglob("*") if path.is_file() and ".git" not in path.parts}
        text, structured = await call(
            "ib_rename", symbol="ProfileViewController.badge", newName="emblem", dryRun=True)
        assert "+  @IBOutlet private weak var emblem: BadgeView!" in text and not structured["written"]
        assert all(path.read_bytes() == content for path, content in before.items())
        text, structured = await call("ib_rename", symbol="ProfileViewController.badge", newName="emblem")
        assert structured == {
            "written": True, "files": ["App/Base.lproj/Main.storyboard", "App/ProfileViewController.swift"]}
        assert "emblem" in (project / "App/Base.lproj/Main.storyboard").read_text()
        assert (await call("ib_check", since="session"))[1] == {"errors": 0, "warnings": 0, "findings": []}
        assert "emblem" in await call("ib_diff")

        # What the agent breaks in between is new; what was there is not.
        code = project / "App/ProfileViewController.swift"
        code.write_text(code.read_text().replace("weak var emblem", "weak var crest"))
        text, structured = await call("ib_check", since="session")
        assert structured["errors"] == 1 and "'emblem'" in text
        assert (await call("ib_check", since="HEAD"))[1]["errors"] == 1
        assert (await call("ib_check"))[1]["errors"] > 1
        code.write_text(code.read_text().replace("weak var crest", "weak var emblem"))
        await call("ib_rename", symbol="ProfileViewController.emblem", newName="badge")
        assert all(path.read_bytes() == content for path, content in before.items())

    play(project, mode, script)


@BOTH
def test_files_that_change_come_and_go_are_seen(project, mode):
    async def script(client, call):
        assert "Second.xib" not in await call("ib_overview")
        shutil.copy(project / "App/Views/RatingView.xib", project / "App/Second.xib")
        assert "Second.xib" in await call("ib_overview")
        (project / "App/Second.xib").unlink()
        assert "Second.xib" not in await call("ib_overview")
        assert "no storyboard or xib" in await call("ib_scene", document="Second.xib", fails=True)

    play(project, mode, script)


@BOTH
def test_nothing_outside_of_the_roots_is_read(project, mode):
    other = project.parent / "other"
    shutil.copytree(project / "App", other)
    (project / "App/Link.xib").symlink_to(other / "Views/RatingView.xib")
    (other / "Secret.swift").write_text("class Secret: UIView {}\n")
    (project / "App/Linked.swift").symlink_to(other / "Secret.swift")

    async def script(client, call):
        assert "Main.storyboard" in await call("ib_overview")
        assert "nothing is called 'Secret'" in await call("ib_find", name="Secret", fails=True)
        for path in (str(other / "Views/RatingView.xib"), "../other/Views/RatingView.xib", "App/Link.xib"):
            assert "outside of the project's folders" in await call("ib_scene", document=path, fails=True)
            assert "outside of the project's folders" in await call("ib_render", document=path, fails=True)
            assert "outside of the project's folders" in await call("ib_check", paths=[path], fails=True)
            assert "outside of the project's folders" in await call("ib_overview", path=path, fails=True)
            assert "outside" in await call("ib_rename", symbol=path + ":3:7", newName="x", fails=True)

    # The server starts elsewhere, and the client says which folder counts.
    play(project.parent, mode, script, roots=[project])
    play(project.parent, mode, script, arguments=[str(project)])


@BOTH
def test_a_part_of_a_workspace_is_not_renamed(project, mode):
    async def script(client, call):
        text = await call("ib_rename", symbol="BadgeView", newName="Emblem", fails=True)
        assert "is a part of the workspace" in text

    play(project / "App" / "Views", mode, script)


@BOTH
def test_definitions_and_answers_are_bounded(project, mode):
    async def script(client, call):
        tools = (await client.list_tools()).tools
        definitions = json.dumps([tool.model_dump(by_alias=True, exclude_none=True) for tool in tools],
                                 separators=(",", ":"))
        assert len(definitions) / 4 <= 1600
        scene = {"document": "Main.storyboard", "maxTokens": 60}
        lines, start = [], 1
        while True:
            text = (await call("ib_scene", **scene, **{"from": start})).splitlines()
            assert sum(map(len, text)) < 60 * 4 + 80
            if not text[-1].startswith("("):
                lines += text
                break
            lines += text[:-1]
            start = int(text[-1].split('"from": ')[1].rstrip(")"))
        assert lines == (await call("ib_scene", document="Main.storyboard")).splitlines()
        assert "choose a 'scene'" in await call("ib_render", document="Main.storyboard", maxTokens=10, fails=True)

    play(project, mode, script)


@BOTH
def test_pictures_are_resources(project, mode):
    async def script(client, call):
        result = await client.call_tool("ib_render", {"document": "RatingView.xib"})
        assert [one.type for one in result.content] == ["text", "resource"]
        assert result.content[1].resource.text.startswith("<svg ")

    play(project, mode, script)


@BOTH
def test_the_users_converter_makes_images(project, mode):
    converter = project.parent / "convert"
    converter.write_text("#!/bin/sh\ntest \"$1\" = png && grep -q '<svg' && printf '\\211PNG rest'\n")
    converter.chmod(0o755)

    async def script(client, call):
        result = await client.call_tool("ib_render", {"document": "RatingView.xib"})
        assert result.content[1].type == "image" and result.content[1].mime_type == "image/png"
        assert result.content[1].data == "iVBORyByZXN0"

    async def failing(client, call):
        assert "made no picture" in await call("ib_render", document="RatingView.xib", fails=True)

    play(project, mode, script, arguments=["--png", f"{converter} png"])
    play(project, mode, failing, arguments=["--png", f"{converter} other"])
    play(project, mode, failing, arguments=["--png", "no-such-program"])


WRONG = [None, 7, -1, 1.5, True, "", "x", "/", "\u0000", "a" * 100_000, [], ["x", 1], {}, {"a": {}}, [[[]]]]


@BOTH
def test_wrong_arguments_are_explained(project, mode):
    async def script(client, call):
        for tool in (await client.list_tools()).tools:
            if tool.name == "ib_rename":
                continue
            for name in [*tool.input_schema["properties"], "other"]:
                for value in WRONG:
                    arguments = {"document": "Main.storyboard", "name": "LoginViewController"}
                    arguments = {key: one for key, one in arguments.items() if key in tool.input_schema["properties"]}
                    result = await client.call_tool(tool.name, arguments | {name: value})
                    assert result.content[0].text, (tool.name, name, value)
        for value in WRONG:
            result = await client.call_tool("ib_rename", {"symbol": value, "newName": value, "dryRun": True})
            assert result.is_error
        assert "Main.storyboard" in await call("ib_overview")

    play(project, mode, script)


# Lines


class Lines:
    """A client that sends what it likes."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [executable(), "mcp"], cwd=folder, env=surroundings(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.arrived = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.arrived.put(json.loads(line))
        self.arrived.put(None)

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, **message):
        self.raw(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def next(self):
        return self.arrived.get(timeout=60)

    def end(self):
        self.process.stdin.close()
        rest = []
        while (message := self.next()) is not None:
            rest.append(message)
        assert self.process.wait(timeout=20) == 0
        return rest


@pytest.mark.parametrize("line, code", [
    (b"\n\n{", -32700), (b"\xff\xfe\x00", -32700), (b'{"jsonrpc": "2.0", "id": 1, "method": "ping\xff"}', -32700),
    (b"[" * 200_000, -32700), (b'{"a":' * 100_000, -32700), (b"[" * 300 + b"]" * 300, -32700),
    (b"x" * (17 << 20), -32700), (b"[]", -32600),
    (b'[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]', -32600), (b'"ping"', -32600), (b"null", -32600), (b"{}", -32600),
    (b'{"id": 1}', -32600), (b'{"id": null, "method": "ping"}', -32600), (b'{"id": {}, "method": "ping"}', -32600),
    (b'{"id": "' + b"1" * 5000 + b'", "method": "ping"}', -32600), (b'{"id": 1, "method": 2}', -32600),
    (b'{"id": 1, "method": "tools/list", "params": []}', -32602), (b'{"id": 1, "method": "tools/call"}', -32602),
    (b'{"id": 1, "method": "tools/call", "params": {"name": "rm"}}', -32602),
    (b'{"id": 1, "method": "tools/list", "params": {"cursor": "2"}}', -32602),
    (b'{"id": 1, "method": "resources/list"}', -32601), (b'{"id": 1, "method": ""}', -32601),
    (b'{"id": 1, "method": "tools/list", "params": {"_meta": {"%s": "2030-01-01"}}}' % VERSION.encode(), -32022),
])
def test_lines_that_no_client_sends(project, line, code):
    client = Lines(project)
    client.raw(line + b"\n")
    assert client.next()["error"]["code"] == code
    client.send(id="after", method="ping")
    assert client.next() == {"jsonrpc": "2.0", "id": "after", "result": {}}
    assert client.end() == []


@pytest.mark.parametrize("id", [0, -5, 2**53, 10**40, 1.5, "", "ü\u0000"])
def test_ids_come_back_as_they_are(project, id):
    client = Lines(project)
    client.send(id=id, method="tools/list")
    # A number beyond those of a double comes back as one.
    assert client.next()["id"] in (id, float(id) if not isinstance(id, str) else id)
    client.end()


def test_unknown_notifications_and_answers_are_passed_over(project):
    client = Lines(project)
    for method in ("notifications/other", "notifications/cancelled", "initialized"):
        client.send(method=method, params={})
    client.send(id=99, result={})
    client.send(id="roots-1", error={"code": 1, "message": ""})
    client.send(id=1, method="ping")
    assert client.next()["id"] == 1
    assert client.end() == []


def test_a_canceled_call_is_not_answered(project):
    client = Lines(project)
    for number in range(1, 21):
        client.send(id=number, method="tools/call", params={"name": "ib_check", "arguments": {"all": True}})
    for number in range(2, 21):
        client.send(method="notifications/cancelled", params={"requestId": number})
    client.send(id="last", method="tools/list")
    answered = []
    while (message := client.next())["id"] != "last":
        answered.append(message["id"])
    assert len(answered) < 20
    assert client.end() == []


def test_a_flood_is_answered_or_refused(project):
    client = Lines(project)
    count = 20_000
    threading.Thread(target=lambda: [
        client.send(id=number, method="tools/call", params={"name": "ib_overview"}) for number in range(count)]).start()
    answers = [client.next() for _ in range(count)]
    assert sorted(answer["id"] for answer in answers) == list(range(count))
    assert all("result" in answer or answer["error"]["code"] == -32000 for answer in answers)
    client.end()


def test_a_client_that_never_lists_its_roots_gets_the_current_folder(project):
    client = Lines(project)
    client.send(id=1, method="initialize", params={
        "protocolVersion": "2024-11-05", "capabilities": {"roots": {}}, "clientInfo": {"name": "c", "version": "1"}})
    assert client.next()["result"]["protocolVersion"] == "2024-11-05"
    client.send(method="notifications/initialized")
    assert client.next()["method"] == "roots/list"
    client.send(id=2, method="tools/call", params={"name": "ib_overview"})
    assert "Main.storyboard" in client.next()["result"]["content"][0]["text"]
    client.end()


def test_an_unknown_revision_is_answered_with_the_newest(project):
    client = Lines(project)
    client.send(id=1, method="initialize", params={"protocolVersion": "1999-01-01", "capabilities": {}})
    assert client.next()["result"]["protocolVersion"] == "2025-11-25"
    client.end()


def test_a_stateless_request_stands_for_itself(project):
    client = Lines(project)
    meta = {VERSION: "2026-07-28", CAPABILITIES: {}}
    client.send(id=1, method="tools/call", params={"name": "ib_overview", "_meta": meta})
    assert client.next()["result"]["resultType"] == "complete"
    meta[CAPABILITIES] = {"roots": {}}
    client.send(id=2, method="tools/call", params={"name": "ib_overview", "_meta": meta})
    demand = client.next()["result"]
    assert demand["resultType"] == "input_required" and demand["inputRequests"]["roots"]["method"] == "roots/list"
    roots = {"roots": [{"uri": (project / "App/Views").as_uri()}, {"uri": "https://example.org"}]}
    client.send(id=3, method="tools/call", params={
        "name": "ib_overview", "_meta": meta, "inputResponses": {"roots": roots}})
    text = client.next()["result"]["content"][0]["text"]
    assert text.startswith("RatingView.xib")
    client.end()
