"""`ibls mcp`, driven by the official client in both ways of starting, and by lines that no client sends."""

import asyncio
import json
import os
import queue
import shutil
import subprocess
import threading
import time

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
            "written": True, "count": 2, "files": ["App/Base.lproj/Main.storyboard", "App/ProfileViewController.swift"]}
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
def test_a_path_decides_its_folder_and_ambiguity_is_said(project, mode):
    second = project.parent / "second"
    shutil.copytree(project, second)
    (second / "App/Views/RatingView.xib").rename(second / "App/Views/Stars.xib")
    for path in (second / "App/ProfileViewController.swift", second / "App/Base.lproj/Main.storyboard"):
        path.write_text(path.read_text().replace("badge", "crest").replace("Log In", "Sign In"))

    async def script(client, call):
        diff = await call("ib_diff")
        assert str(second) + "/App/Base.lproj/Main.storyboard" in diff
        assert "Stars.xib" in await call("ib_scene", document="App/Views/Stars.xib", object="no", fails=True)
        for tool in ("ib_scene", "ib_diff"):
            refusal = await call(tool, document="App/Base.lproj/Main.storyboard", fails=True)
            assert "can be" in refusal and "give the whole path" in refusal
        of_first = await call("ib_diff", document=str(project / "App/Base.lproj/Main.storyboard"))
        assert of_first == "no storyboard or xib differs"
        # The name says where to look, if one folder has it.
        text, structured = await call(
            "ib_rename", symbol="ProfileViewController.crest", newName="emblem", dryRun=True)
        assert structured["count"] == 2 and "emblem" in text
        refusal = await call("ib_rename", symbol="LoginViewController", newName="Login", dryRun=True, fails=True)
        assert f"is in '{project}' and in '{second}'" in refusal
        place = str(second / "App/ProfileViewController.swift") + ":" + place_of(
            second / "App/ProfileViewController.swift", "crest")
        text, structured = await call("ib_rename", symbol=place, newName="emblem")
        assert structured["written"] and "emblem" in (second / "App/ProfileViewController.swift").read_text()
        assert "emblem" not in (project / "App/ProfileViewController.swift").read_text()

    play(project.parent, mode, script, roots=[project, second])


def place_of(path, word):
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if word in line:
            return f"{number}:{line.index(word) + 1}"


@BOTH
def test_a_document_is_edited_and_the_edit_undone(project, mode):
    document = project / "App/Base.lproj/Main.storyboard"
    before = document.read_bytes()

    async def script(client, call):
        operations = [{"op": "set", "id": "Lgn-bt-001", "set": {"normal.title": "Sign In"}}]
        text, structured = await call("ib_edit", document="Main.storyboard", operations=operations)
        assert not structured["written"] and structured["count"] == 1 and document.read_bytes() == before
        assert '+' in text and 'title="Sign In"' in text
        text, structured = await call("ib_edit", document="Main.storyboard", operations=operations, write=True)
        assert structured["written"] and b'title="Sign In"' in document.read_bytes() and "Sign In" in text
        assert "Sign In" in await call("ib_scene", document="Main.storyboard", object="Lgn-bt-001")
        operations[0]["set"]["normal.title"] = "Log In"
        await call("ib_edit", document="Main.storyboard", operations=operations, write=True)
        assert document.read_bytes() == before
        for operations, refusal in (
            ([{"op": "explode", "id": "x"}], "no operation 'explode'"),
            ([{"op": "set", "id": "nope", "set": {"text": "x"}}], "no object or connection has the id 'nope'"),
            ([{"op": "connect", "id": "Lgn-vc-001", "kind": "outlet", "to": "Lgn-bt-001", "name": "nothing"}],
             "'App/Base.lproj/Main.storyboard' is not edited, since a check would find something new"),
            ([5], "should be a list of objects"), ("set", "should be a list of objects"),
        ):
            assert refusal in await call(
                "ib_edit", document="Main.storyboard", operations=operations, write=True, fails=True)
        assert document.read_bytes() == before

    play(project, mode, script)


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
        values = (await call("ib_check", maxTokens=60, all=True))[1]
        assert len(values["findings"]) < values["errors"] and len(json.dumps(values["findings"])) < 60 * 4 + 80
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

    def __init__(self, folder, *arguments):
        self.process = subprocess.Popen(
            [executable(), "mcp", *arguments], cwd=folder, env=surroundings(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
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
    (b"x" * (17 << 20), -32700), (b"[]", -32600), (b"[" + b"{}," * 1000 + b"{}]", -32600), (b'"ping"', -32600), (b"null", -32600), (b"{}", -32600),
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


@pytest.mark.parametrize("line, id", [
    (b'{"id": 1}', 1), (b'{"id": "a", "method": 2}', "a"), (b'{"id": {}, "method": "ping"}', None), (b"{}", None),
])
def test_an_error_names_the_message_if_it_has_an_id(project, line, id):
    client = Lines(project)
    client.raw(line + b"\n")
    answer = client.next()
    assert answer["id"] == id and answer["error"]["code"] == -32600
    assert client.end() == []


def test_the_messages_of_a_batch_are_answered_together(project):
    client = Lines(project)
    client.send(id=0, method="initialize", params={"protocolVersion": "2025-03-26", "capabilities": {"roots": {}}})
    assert client.next()["result"]["protocolVersion"] == "2025-03-26"
    client.raw(json.dumps([{"method": "notifications/initialized"}]).encode() + b"\n")
    asked = client.next()
    assert asked["method"] == "roots/list"
    client.raw(json.dumps([
        {"id": asked["id"], "result": {"roots": [{"uri": (project / "App/Views").as_uri()}]}},
        {"id": 1, "method": "ping"}, {"id": "two", "method": "tools/call", "params": {"name": "ib_overview"}},
        {"method": "notifications/other"}, {"id": 3, "method": "rm"}, 5, [],
    ]).encode() + b"\n")
    answers = client.next()
    assert [answer["id"] for answer in answers] == [1, "two", 3, None, None]
    assert answers[1]["result"]["content"][0]["text"].startswith("RatingView.xib")
    assert [answer["error"]["code"] for answer in answers[2:]] == [-32601, -32600, -32600]
    # A batch that needs no answer gets none.
    client.raw(b'[{"method": "notifications/other"}, {"id": 9, "result": {}}]\n')
    client.send(id=4, method="ping")
    assert client.next()["id"] == 4
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


def test_a_client_that_never_lists_its_roots_gets_the_current_folder_and_waits_once(project):
    client = Lines(project)
    client.send(id=1, method="initialize", params={
        "protocolVersion": "2024-11-05", "capabilities": {"roots": {}}, "clientInfo": {"name": "c", "version": "1"}})
    assert client.next()["result"]["protocolVersion"] == "2024-11-05"
    client.send(method="notifications/initialized")
    assert client.next()["method"] == "roots/list"
    begin = time.monotonic()
    for id in range(2, 12):
        client.send(id=id, method="tools/call", params={"name": "ib_overview"})
        assert "Main.storyboard" in client.next()["result"]["content"][0]["text"]
    assert time.monotonic() - begin < 10
    client.end()


@pytest.mark.parametrize("how", ["roots", "no roots", "discover", "named"])
def test_a_change_before_the_first_call_is_new(project, how):
    client = Lines(project, *([str(project)] if how == "named" else []))
    if how in ("discover", "named"):
        client.send(id=1, method="server/discover", params={
            "_meta": {VERSION: "2026-07-28", CAPABILITIES: {"roots": {}} if how == "named" else {}}})
    else:
        client.send(id=1, method="initialize", params={
            "protocolVersion": "2025-06-18", "capabilities": {"roots": {}} if how == "roots" else {}})
    client.next()
    if how in ("roots", "no roots"):
        client.send(method="notifications/initialized")
    if how == "roots":
        client.send(id=client.next()["id"], result={"roots": [{"uri": project.as_uri()}]})
    # What the server does by itself is done before this is answered.
    client.send(id=2, method="tools/list")
    client.next()
    code = project / "App/ProfileViewController.swift"
    code.write_text(code.read_text().replace("weak var badge", "weak var crest"))
    client.send(id=3, method="tools/call", params={"name": "ib_check", "arguments": {"since": "session"}})
    assert client.next()["result"]["structuredContent"]["errors"] == 1
    client.end()


def test_settings_above_the_project_and_baselines_are_read_again(project):
    def findings(client):
        client.send(id=1, method="tools/call", params={"name": "ib_check", "arguments": {"all": True}})
        return len(client.next()["result"]["structuredContent"]["findings"])

    settings, baseline = project / ".ibls.json", project / "known.json"
    part, whole = Lines(project / "App"), Lines(project)
    first = findings(part), findings(whole)
    settings.write_text('{"rules": {"dangling-outlet": "off"}}')
    assert findings(part) < first[0] and findings(whole) < first[1]
    settings.write_text('{"baseline": "known.json"}')
    baseline.write_text('{"version": 1, "findings": []}')
    assert (findings(part), findings(whole)) == first
    subprocess.run([executable(), "check", "--write-baseline", "known.json"], cwd=project, capture_output=True)
    assert findings(whole) < first[1]
    settings.unlink()
    assert (findings(part), findings(whole)) == first
    part.end()
    whole.end()


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
