"""What was deleted is gone, what can't be read refuses: a server's rename ends as that at a terminal, in the same words."""

import os
import shutil
import subprocess

import pytest

from session import Session, executable
from test_faults import become_nobody, let_others_in

FILES = {
    "Login.swift": "import UIKit\nclass Login: UIViewController {\n  @IBOutlet var titleLabel: UILabel!\n}\n",
    "Use.swift": 'func use(_ login: Login) { login.titleLabel.text = "" }\n',
    "Main.storyboard": """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
<scenes><scene sceneID="s"><objects><viewController id="vc" customClass="Login" customModule="App">
<view key="view" id="v"><subviews><label id="lbl"/></subviews></view>
<connections><outlet property="titleLabel" destination="lbl" id="c"/></connections></viewController></objects></scene></scenes>
</document>
""",
}


def damage(path, way):
    if way == "forbidden":
        path.chmod(0)
        return
    path.unlink()
    if way == "folder":
        path.mkdir()
    elif way == "pipe":
        os.mkfifo(path)
    elif way == "dangling link":
        path.symlink_to("missing.swift")
    elif way == "link to itself":
        path.symlink_to(path.name)


def is_refused(way):
    return way in ("forbidden", "dangling link", "link to itself")


def at_terminal(folder):
    """The files that would change, or why none does."""
    done = subprocess.run(
        [executable(), "rename", "Login.titleLabel", "headline"], cwd=folder, capture_output=True, text=True, timeout=60,
        preexec_fn=become_nobody)
    if done.returncode:
        return done.stderr.strip().removeprefix("ibls: ")
    return sorted(line.removeprefix("+++ b/") for line in done.stdout.splitlines() if line.startswith("+++ "))


def at_server(server, folder):
    answer = server.answer(server.ask("textDocument/rename", {
        "textDocument": {"uri": (folder / "Login.swift").as_uri()}, "position": {"line": 2, "character": 18},
        "newName": "headline"}))
    if "error" in answer:
        return answer["error"]["message"]
    return sorted(uri.rpartition("/")[2] for uri in answer["result"]["changes"])


@pytest.mark.skipif(os.geteuid() != 0, reason="root reads everything, and only root becomes another user")
@pytest.mark.parametrize("name", ["Use.swift", "Main.storyboard"])
@pytest.mark.parametrize("way", ["forbidden", "folder", "pipe", "dangling link", "link to itself", "deleted"])
def test_a_server_refuses_what_a_terminal_refuses(tmp_path, name, way):
    let_others_in(tmp_path)
    # The terminal's; a server that starts after the damage, and those that know the file from before, told of it or not.
    for is_known, is_told in [(False, False), (True, True), (True, False)]:
        folder = tmp_path / f"{is_known}{is_told}"
        folder.mkdir()
        (folder / ".git").mkdir()
        for file, text in FILES.items():
            (folder / file).write_text(text)
        if not is_known:
            damage(folder / name, way)
            expected = at_terminal(folder)
            assert (expected == sorted(set(FILES) - {name})) != is_refused(way), expected
        server = Session("--stdio", preexec_fn=become_nobody)
        server.start(folder, {})
        server.notify("textDocument/didOpen", {"textDocument": {
            "uri": (folder / "Login.swift").as_uri(), "languageId": "swift", "version": 1, "text": FILES["Login.swift"]}})
        if is_known:
            assert at_server(server, folder) == sorted(FILES)
            damage(folder / name, way)
        if is_told:
            server.notify("workspace/didChangeWatchedFiles", {"changes": [
                {"uri": (folder / name).as_uri(), "type": 3 if way == "deleted" else 2}]})
        assert at_server(server, folder) == expected, (is_known, is_told)
        assert server.end() == 0
    shutil.rmtree(tmp_path, ignore_errors=True)
