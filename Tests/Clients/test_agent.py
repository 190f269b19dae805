"""Tasks of a coding agent, done with the tools of `ibls mcp` alone: what they change, and what they cost.

A token is about four characters, of what the agent writes and of what it reads.
"""

import json
import subprocess

import pytest

from test_mcp import BOTH, play

CODE = """\
import UIKit

class LoginViewController: UIViewController {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var titleLabel: UILabel!
  @IBAction func logIn(_ sender: UIButton) { performSegue(withIdentifier: "showItems", sender: self) }
  @IBAction func reset(_ sender: UIButton) {}
}

class SignUpViewController: UIViewController {
  @IBOutlet weak var userField: UITextField!
  @IBOutlet weak var titleLabel: UILabel!
  @IBAction func logIn(_ sender: UIButton) { performSegue(withIdentifier: "showItems", sender: self) }
}

class ItemCell: UITableViewCell {
  @IBOutlet weak var priceLabel: UILabel!
}

class ItemsViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
  }
}
"""

STORYBOARD = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES" initialViewController="Lgn-vc-001">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <!--Log In-->
        <scene sceneID="Lgn-sc-001">
            <objects>
                <viewController id="Lgn-vc-001" customClass="LoginViewController" customModule="Shop" \
customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="Lgn-vw-001">
                        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="Lgn-lb-001">
                                <rect key="frame" x="20" y="64" width="374" height="21"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <nil key="textColor"/>
                                <nil key="highlightedColor"/>
                            </label>
                            <textField opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Lgn-tf-001">
                                <rect key="frame" x="20" y="105" width="374" height="34"/>
                                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                <textInputTraits key="textInputTraits"/>
                            </textField>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Lgn-bt-001">
                                <rect key="frame" x="20" y="159" width="374" height="30"/>
                                <state key="normal" title="Log In"/>
                                <connections>
                                    <action selector="logIn:" destination="Lgn-vc-001" eventType="touchUpInside" id="Lgn-ac-001"/>
                                </connections>
                            </button>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Lgn-bt-002">
                                <rect key="frame" x="20" y="209" width="374" height="30"/>
                                <state key="normal" title="Reset"/>
                            </button>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="Lgn-sa-001"/>
                        <constraints>
                            <constraint firstItem="Lgn-lb-001" firstAttribute="top" secondItem="Lgn-sa-001" secondAttribute="top" constant="20" id="Lgn-cs-001"/>
                            <constraint firstItem="Lgn-lb-001" firstAttribute="leading" secondItem="Lgn-sa-001" secondAttribute="leading" constant="20" id="Lgn-cs-002"/>
                            <constraint firstItem="Lgn-tf-001" firstAttribute="top" secondItem="Lgn-sa-001" secondAttribute="top" constant="61" id="Lgn-cs-003"/>
                            <constraint firstItem="Lgn-tf-001" firstAttribute="leading" secondItem="Lgn-sa-001" secondAttribute="leading" constant="20" id="Lgn-cs-004"/>
                            <constraint firstItem="Lgn-bt-001" firstAttribute="top" secondItem="Lgn-tf-001" secondAttribute="bottom" constant="20" id="Lgn-cs-005"/>
                            <constraint firstItem="Lgn-bt-001" firstAttribute="leading" secondItem="Lgn-sa-001" secondAttribute="leading" constant="20" id="Lgn-cs-006"/>
                            <constraint firstItem="Lgn-bt-002" firstAttribute="top" secondItem="Lgn-bt-001" secondAttribute="bottom" constant="20" id="Lgn-cs-007"/>
                            <constraint firstItem="Lgn-bt-002" firstAttribute="leading" secondItem="Lgn-sa-001" secondAttribute="leading" constant="20" id="Lgn-cs-008"/>
                        </constraints>
                    </view>
                    <connections>
                        <outlet property="nameField" destination="Lgn-tf-001" id="Lgn-ou-001"/>
                        <outlet property="titleLabel" destination="Lgn-lb-001" id="Lgn-ou-002"/>
                        <segue destination="Itm-vc-001" kind="show" identifier="showItems" id="Lgn-sg-001"/>
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="Lgn-fr-001" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
        <!--Items-->
        <scene sceneID="Itm-sc-001">
            <objects>
                <tableViewController id="Itm-vc-001" customClass="ItemsViewController" customModule="Shop" \
customModuleProvider="target" sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" id="Itm-tv-001">
                        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                        <prototypes>
                            <tableViewCell contentMode="scaleToFill" reuseIdentifier="item" id="Itm-ce-001" customClass="ItemCell" \
customModule="Shop" customModuleProvider="target">
                                <rect key="frame" x="0.0" y="50" width="414" height="44"/>
                                <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="Itm-ce-001" id="Itm-cv-001">
                                    <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
                                    <subviews>
                                        <label opaque="NO" text="Price" id="Itm-lb-001">
                                            <rect key="frame" x="20" y="11" width="100" height="21"/>
                                        </label>
                                    </subviews>
                                </tableViewCellContentView>
                                <connections>
                                    <outlet property="priceLabel" destination="Itm-lb-001" id="Itm-ou-001"/>
                                </connections>
                            </tableViewCell>
                        </prototypes>
                        <connections>
                            <outlet property="dataSource" destination="Itm-vc-001" id="Itm-ou-002"/>
                            <outlet property="delegate" destination="Itm-vc-001" id="Itm-ou-003"/>
                        </connections>
                    </tableView>
                </tableViewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="Itm-fr-001" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="600" y="0.0"/>
        </scene>
    </scenes>
</document>
"""


@pytest.fixture
def shop(tmp_path):
    folder = tmp_path / "Shop"
    (folder / "Base.lproj").mkdir(parents=True)
    (folder / "Shop.swift").write_text(CODE)
    (folder / "Base.lproj/Main.storyboard").write_text(STORYBOARD)
    git = ["git", "-c", "user.name=u", "-c", "user.email=u@example.org"]
    for arguments in (["init", "-qb", "main"], ["add", "-A"], ["commit", "-qm", "start"]):
        subprocess.run([*git, *arguments], cwd=folder, check=True, capture_output=True)
    return folder


class Agent:
    """Calls tools, and counts what that costs."""

    def __init__(self, call):
        self.call_tool = call
        self.characters = 0

    async def call(self, tool, /, *, fails=False, **values):
        answer = await self.call_tool(tool, fails=fails, **values)
        text = answer if isinstance(answer, str) else answer[0]
        self.characters += len(tool) + len(json.dumps(values)) + len(text)
        return text

    async def edit(self, *operations, fails=False, write=True):
        return await self.call(
            "ib_edit", document="Main.storyboard", operations=list(operations), write=write, fails=fails)

    async def finish(self, most):
        """What an agent is told to do after each change, within a number of tokens."""
        assert await self.call("ib_check", since="session") == "nothing new"
        assert self.characters / 4 <= most, self.characters / 4


def task(shop, mode, script):
    """Runs a task, and gives the storyboard that it leaves."""
    async def run(client, call):
        await script(Agent(call))

    play(shop, mode, run)
    return (shop / "Base.lproj/Main.storyboard").read_text()


def lines_changed(text):
    """The lines that went and those that came."""
    old, new = STORYBOARD.splitlines(), text.splitlines()
    return ([line.strip() for line in old if line not in new], [line.strip() for line in new if line not in old])


@BOTH
def test_the_scenes_are_understood(shop, mode):
    async def script(agent):
        overview = await agent.call("ib_overview")
        assert "viewController Lgn-vc-001 LoginViewController initial" in overview
        assert "shows show \"showItems\" Itm-vc-001" in overview
        scene = await agent.call("ib_scene", document="Main.storyboard", scene="Lgn-vc-001")
        assert 'button Lgn-bt-001 "Log In" 20,159 374x30 touchUpInside->logIn:' in scene
        await agent.finish(200)

    assert task(shop, mode, script) == STORYBOARD


@BOTH
def test_a_label_gets_another_text(shop, mode):
    async def script(agent):
        assert "Lgn-lb-001" in await agent.call("ib_scene", document="Main.storyboard", object="Welcome")
        await agent.edit({"op": "set", "id": "Lgn-lb-001", "set": {"text": "Hello & goodbye"}})
        await agent.finish(330)

    gone, come = lines_changed(task(shop, mode, script))
    assert len(gone) == len(come) == 1 and 'text="Hello &amp; goodbye"' in come[0]


@BOTH
def test_a_button_is_connected_to_its_action(shop, mode):
    async def script(agent):
        connect = {"op": "connect", "kind": "action", "id": "Lgn-bt-002", "to": "Lgn-vc-001", "name": "reset:",
                   "event": "touchUpInside"}
        # What would break is refused with the reason.
        assert "resett:" in await agent.edit(connect | {"name": "resett:"}, fails=True)
        await agent.edit(connect)
        assert "touchUpInside->reset:" in await agent.call(
            "ib_scene", document="Main.storyboard", object="Lgn-bt-002")
        await agent.finish(450)

    gone, come = lines_changed(task(shop, mode, script))
    assert gone == [] and come[0] == "<connections>" or 'selector="reset:"' in "".join(come)


@BOTH
def test_a_view_is_removed_with_all_that_leads_to_it(shop, mode):
    async def script(agent):
        answer = await agent.edit({"op": "remove", "id": "Lgn-bt-002"})
        assert "removed with button Lgn-bt-002: constraint Lgn-cs-007" in answer
        await agent.finish(600)

    text = task(shop, mode, script)
    assert "Lgn-bt-002" not in text and "Lgn-cs-006" in text and "Lgn-cs-008" not in text


@BOTH
def test_a_scene_gets_another_class_and_its_outlets_move(shop, mode):
    async def script(agent):
        found = await agent.call("ib_find", name="SignUpViewController")
        assert "SignUpViewController" in found
        change = {"op": "setClass", "id": "Lgn-vc-001", "name": "SignUpViewController", "module": "Shop", "inherit": True}
        # The class alone would lose an outlet.
        assert "nameField" in await agent.edit(change, fails=True)
        await agent.edit(
            change, {"op": "disconnect", "id": "Lgn-vc-001", "name": "nameField"},
            {"op": "connect", "kind": "outlet", "id": "Lgn-vc-001", "to": "Lgn-tf-001", "name": "userField"})
        await agent.finish(650)

    gone, come = lines_changed(task(shop, mode, script))
    assert len(gone) == len(come) == 2
    assert 'property="userField" destination="Lgn-tf-001"' in come[1]


@BOTH
def test_an_outlet_is_renamed(shop, mode):
    async def script(agent):
        await agent.call("ib_rename", symbol="LoginViewController.nameField", newName="userField")
        await agent.finish(80)

    assert 'property="userField"' in task(shop, mode, script)
    assert "weak var nameField" not in (shop / "Shop.swift").read_text()


@BOTH
def test_a_button_like_its_neighbor_gets_an_action_of_its_own(shop, mode):
    async def script(agent):
        await agent.call("ib_scene", document="Main.storyboard", scene="Lgn-vc-001", constraints=True)
        await agent.edit(
            {"op": "add", "id": "$help", "like": "Lgn-bt-002", "set": {"normal.title": "Help"}, "constraints": []},
            {"op": "constrain", "constraints": ["$help.top = Lgn-bt-002.bottom + 20", "$help.leading = Lgn-bt-002.leading"]},
            {"op": "connect", "kind": "action", "id": "$help", "to": "Lgn-vc-001", "name": "help:",
             "event": "touchUpInside", "declare": True})
        await agent.finish(1500)

    gone, come = lines_changed(task(shop, mode, script))
    assert gone == [] and '<state key="normal" title="Help"/>' in come
    assert "@IBAction func help(_ sender:" in (shop / "Shop.swift").read_text()


@BOTH
def test_a_prototype_gets_a_label_with_its_outlet(shop, mode):
    async def script(agent):
        await agent.call("ib_scene", document="Main.storyboard", object="Itm-ce-001")
        await agent.edit(
            {"op": "add", "id": "$name", "like": "Itm-lb-001", "set": {"text": "Name"}},
            {"op": "connect", "kind": "outlet", "id": "Itm-ce-001", "to": "$name", "name": "nameLabel", "declare": True})
        await agent.finish(540)

    gone, come = lines_changed(task(shop, mode, script))
    assert gone == [] and any('text="Name"' in line for line in come)
    assert any('property="nameLabel"' in line for line in come)
    assert "nameLabel: UILabel!" in (shop / "Shop.swift").read_text()


@BOTH
def test_views_go_into_a_stack_view(shop, mode):
    async def script(agent):
        await agent.edit(
            {"op": "wrap", "id": "$stack", "ids": ["Lgn-bt-001", "Lgn-bt-002"], "set": {"axis": "vertical", "spacing": "20"},
             "constraints": ["$stack.top = Lgn-tf-001.bottom + 20", "$stack.leading = Lgn-sa-001.leading + 20"]})
        scene = await agent.call("ib_scene", document="Main.storyboard", scene="Lgn-vc-001")
        assert "stackView" in scene and "touchUpInside->logIn:" in scene
        await agent.finish(1500)

    text = task(shop, mode, script)
    stack = text[text.index("<stackView"):text.index("</stackView>")]
    assert 'id="Lgn-bt-001"' in stack and 'id="Lgn-bt-002"' in stack and "Lgn-cs-007" not in text


@BOTH
def test_a_scene_moves_into_a_storyboard_of_its_own(shop, mode):
    async def script(agent):
        await agent.edit({"op": "split", "ids": ["Itm-vc-001"], "file": "Items.storyboard"})
        overview = await agent.call("ib_overview")
        assert "Items.storyboard" in overview and "ItemsViewController" in overview
        await agent.finish(1800)

    text = task(shop, mode, script)
    assert '<viewControllerPlaceholder storyboardName="Items"' in text and "ItemsViewController" not in text
    items = (shop / "Base.lproj/Items.storyboard").read_text()
    assert 'initialViewController="Itm-vc-001"' in items and 'id="Itm-lb-001"' in items


# What a text editor breaks, the id that leads to it, and how it is repaired.
BREAKAGES = [
    ('property="nameField"', 'property="nameFeld"', "Lgn-vc-001", [
        {"op": "disconnect", "id": "Lgn-vc-001", "name": "nameFeld"},
        {"op": "connect", "kind": "outlet", "id": "Lgn-vc-001", "to": "Lgn-tf-001", "name": "nameField"}]),
    ('selector="logIn:"', 'selector="logIn(_:)"', "Lgn-bt-001", [
        {"op": "disconnect", "id": "Lgn-bt-001", "name": "logIn(_:)"},
        {"op": "connect", "kind": "action", "id": "Lgn-bt-001", "to": "Lgn-vc-001", "name": "logIn:",
         "event": "touchUpInside"}]),
    ('customClass="ItemCell"', 'customClass="ItemCel"', "Itm-ce-001", [
        {"op": "setClass", "id": "Itm-ce-001", "name": "ItemCell", "module": "Shop", "inherit": True}]),
    ('identifier="showItems"', 'identifier="showItem"', "showItem", [
        {"op": "set", "id": "Lgn-sg-001", "set": {"identifier": "showItems"}}]),
    ('reuseIdentifier="item"', 'reuseIdentifier="itm"', "item", [
        {"op": "set", "id": "Itm-ce-001", "set": {"reuseIdentifier": "item"}}]),
    ('secondAttribute="bottom" constant="20" id="Lgn-cs-005"', 'secondAttribute="leading" constant="20" id="Lgn-cs-005"',
     "Lgn-cs-005", [{"op": "set", "id": "Lgn-cs-005", "set": {"secondAttribute": "bottom"}}]),
    ('firstItem="Lgn-bt-002" firstAttribute="top"', 'firstItem="Lgn-bt-009" firstAttribute="top"', "Lgn-bt-009", [
        {"op": "set", "id": "Lgn-cs-007", "set": {"firstItem": "Lgn-bt-002"}}]),
    ('firstAttribute="top" secondItem="Lgn-sa-001" secondAttribute="top" constant="61"',
     'firstAttribute="topp" secondItem="Lgn-sa-001" secondAttribute="top" constant="61"', "topp", [
         {"op": "set", "id": "Lgn-cs-003", "set": {"firstAttribute": "top"}}]),
    ('secondItem="Lgn-sa-001" secondAttribute="leading" constant="20" id="Lgn-cs-006"',
     'secondItem="Lgn-sa-001" constant="20" id="Lgn-cs-006"', "secondAttribute", [
         {"op": "set", "id": "Lgn-cs-006", "set": {"secondAttribute": "leading"}}]),
    ('property="titleLabel" destination="Lgn-lb-001"', 'property="titleLabel" destination="Lgn-tf-001"', "UILabel", [
        {"op": "disconnect", "id": "Lgn-vc-001", "name": "titleLabel"},
        {"op": "connect", "kind": "outlet", "id": "Lgn-vc-001", "to": "Lgn-lb-001", "name": "titleLabel"}]),
]


@BOTH
def test_ten_breakages_are_found_and_repaired(shop, mode):
    broken = STORYBOARD
    for before, after, _, _ in BREAKAGES:
        assert broken.count(before) == 1, before
        broken = broken.replace(before, after)
    document = shop / "Base.lproj/Main.storyboard"

    async def script(agent):
        before = await agent.call("ib_check")
        assert before.startswith("0 errors, 1 warning") and "unused-action" in before
        document.write_text(broken)
        found = await agent.call("ib_check", since="session")
        for _, _, sign, _ in BREAKAGES:
            assert sign in found, (sign, found)
        for _, _, _, operations in BREAKAGES:
            await agent.edit(*operations)
        assert await agent.call("ib_check") == before
        await agent.finish(4100)

    text = task(shop, mode, script)
    # New connections have ids of their own.
    gone, come = lines_changed(text)
    assert len(gone) == len(come) <= 3, (gone, come)


@BOTH
def test_what_changed_is_told(shop, mode):
    async def script(agent):
        await agent.edit({"op": "set", "id": "Lgn-bt-001", "set": {"normal.title": "Sign In"}})
        assert "'Log In' → 'Sign In'" in await agent.call("ib_diff")
        await agent.finish(300)

    task(shop, mode, script)


@BOTH
def test_others_may_change_files_meanwhile(shop, mode):
    document = shop / "Base.lproj/Main.storyboard"

    async def script(agent):
        operation = {"op": "set", "id": "Lgn-lb-001", "set": {"text": "Hello"}}
        await agent.edit(operation, write=False)
        document.write_text(STORYBOARD.replace("Reset", "Clear"))
        await agent.edit(operation)
        assert 'title="Clear"' in document.read_text() and 'text="Hello"' in document.read_text()
        document.write_text(STORYBOARD[:3000])
        assert "can't edit" in await agent.edit(operation, fails=True)
        document.unlink()
        assert "no storyboard or xib" in await agent.edit(operation, fails=True)
        document.symlink_to("/etc/hostname")
        assert await agent.edit(operation, fails=True)
        document.unlink()
        document.write_text(STORYBOARD)
        document.chmod(0o444)
        await agent.edit({"op": "disconnect", "id": "Lgn-ac-001"}, {"op": "remove", "id": "no"}, fails=True)

    assert task(shop, mode, script) == STORYBOARD
