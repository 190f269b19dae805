#!/usr/bin/env python3
"""Opens the pages that ibls writes in a headless Chromium, and uses them.

    Tests/Pages/check.py [IBLS]

IBLS is the built program, that of `swift build` unless given; CHROMIUM in the environment names the browser. Checks
that a page shows its pictures in both appearances, reports no error, loads nothing, and that a click leads to the
object.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
program = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug/ibls").resolve()
browser = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
failures = []


def expect(what, holds, found=""):
    if not holds:
        failures.append(what)
        print(f"FAILED: {what} {found}")


class Browser:
    """Chromium's own protocol, over pipes: a message is JSON that ends with a zero byte."""

    def __init__(self, profile):
        commands, self.write = os.pipe()
        self.read, answers = os.pipe()

        def pipes():
            os.dup2(commands, 3)
            os.dup2(answers, 4)

        # Both ends may have the numbers 3 and 4 already, so they are moved out of the way first.
        commands, answers = (os.dup2(end, number) for end, number in ((commands, 103), (answers, 104)))
        self.process = subprocess.Popen(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={profile}", "--window-size=1200,900"],
            preexec_fn=pipes, pass_fds=(3, 4, 103, 104), stderr=subprocess.DEVNULL)
        self.number, self.buffer, self.events, self.session = 0, b"", [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def message(self):
        while b"\0" not in self.buffer:
            data = os.read(self.read, 1 << 16)
            if not data:
                sys.exit("the browser ended")
            self.buffer += data
        text, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(text)

    def call(self, method, **params):
        self.number += 1
        request = {"id": self.number, "method": method, "params": params}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.write, json.dumps(request).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == self.number:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def open(self, path):
        self.events = []
        self.call("Page.navigate", url=path.as_uri())
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.message())

    def value(self, script):
        return self.call("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def click(self, script):
        """Clicks in the middle of an element, as a mouse does."""
        x, y = json.loads(self.value(
            f"(() => {{ const element = {script}; element.scrollIntoView({{block: 'center', behavior: 'instant'}});"
            " const box = element.getBoundingClientRect();"
            " return JSON.stringify([box.x + box.width / 2, box.y + box.height / 2]) })()"))
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    def press(self, key):
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        more = {"text": text} if text else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def appearance(self, name):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def faults(self):
        found = []
        for event in self.events:
            params = event.get("params", {})
            if event.get("method") == "Log.entryAdded" and params["entry"]["level"] == "error":
                found.append(params["entry"]["text"])
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(params["exceptionDetails"]["text"])
            if event.get("method") == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
                found.append(str(params["args"]))
            if event.get("method") == "Network.requestWillBeSent":
                address = params["request"]["url"]
                if not address.startswith(("file:", "data:")):
                    found.append(f"asked for {address}")
        return found


SHOWN = "Array.from(document.querySelectorAll('svg')).filter(e => e.getBoundingClientRect().height > 40)"


def check(page, pictures, name):
    page_browser.open(page)
    for appearance, other in (("light", "dark"), ("dark", "light")):
        page_browser.appearance(appearance)
        count = page_browser.value(f"{SHOWN}.length")
        expect(f"{name}: {pictures} pictures are shown, {appearance}", count == pictures, count)
        stray = page_browser.value(f"{SHOWN}.filter(e => e.closest('.{other}')).length")
        expect(f"{name}: none of them is {other}", stray == 0, stray)
    page_browser.appearance("light")


if not browser:
    sys.exit("check.py: there is no Chromium; .ci/install chromium")
with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    page_browser = Browser(folder / "profile")

    # A report of findings.
    report = folder / "findings.html"
    run = subprocess.run([program, "--check", "--format", "html"], cwd=ROOT / "Tests/Example", stdout=subprocess.PIPE)
    report.write_bytes(run.stdout)
    expect("the check finds something", run.returncode == 1, run.returncode)
    check(report, 2, "findings")
    browser_value = page_browser.value
    page_browser.click(f"{SHOWN}[0].querySelector('[data-id=\"Lgn-tf-001\"]')")
    status = browser_value("document.querySelector('.status').textContent")
    expect("a click on an object says where it is",
           status == "Lgn-tf-001: App/Base.lproj/Main.storyboard:20", status)
    frames = browser_value(f"{SHOWN}[0].querySelectorAll('.ibls-frame').length")
    expect("and frames it", frames == 1, frames)
    page_browser.click("document.querySelector('li[data-object=\"Lgn-lb-001\"]')")
    selected = browser_value("document.querySelector('.picture').dataset.selected")
    expect("a click on a finding selects its object", selected == "Lgn-lb-001", selected)
    page_browser.click(f"{SHOWN}[0].querySelector('[data-note=\"Lgn-bt-001\"]')")
    listed = browser_value("document.querySelector('li.selected')?.dataset.object")
    expect("a click on a mark selects its finding", listed == "Lgn-bt-001", listed)
    before = browser_value(f"{SHOWN}[0].getAttribute('viewBox')")
    page_browser.click("document.querySelector('button[data-zoom=\"1.4\"]')")
    after = browser_value(f"{SHOWN}[0].getAttribute('viewBox')")
    expect("a button enlarges the picture", float(after.split()[2]) < float(before.split()[2]), after)
    page_browser.click("document.querySelector('button[data-zoom=\"0\"]')")
    whole = browser_value(f"{SHOWN}[0].getAttribute('viewBox')")
    expect("and another shows the whole", whole == before, whole)
    browser_value("document.querySelector('.picture').focus()")
    for key, what in (("+", "a key enlarges the picture"), ("ArrowRight", "another moves it")):
        before = browser_value(f"{SHOWN}[0].getAttribute('viewBox')")
        page_browser.press(key)
        after = browser_value(f"{SHOWN}[0].getAttribute('viewBox')")
        moved = [float(one) - float(other) for one, other in zip(after.split(), before.split())]
        expect(what, moved[2] < 0 if key == "+" else moved[0] > 0 and moved[2] == 0, after)
    page_browser.press("0")
    again = browser_value(f"{SHOWN}[0].getAttribute('viewBox')")
    expect("and a third shows the whole", again == whole, again)
    browser_value("document.querySelector('li[data-object=\"Lgn-lb-001\"]').focus()")
    page_browser.press("Enter")
    selected = browser_value("document.querySelector('li.selected')?.dataset.object")
    expect("the return key selects the finding that has the focus", selected == "Lgn-lb-001", selected)
    browser_value("(() => { const field = document.querySelector('input'); field.value = 'portrait';"
                  " field.dispatchEvent(new Event('input')) })()")
    scenes = browser_value("Array.from(document.querySelectorAll('.scene:not([hidden]) h3')).map(e => e.textContent).join()")
    expect("the search leaves what it finds", scenes == "ProfileViewController", scenes)
    expect("findings: no errors", page_browser.faults() == [], page_browser.faults())

    # What the script does for a page that asks for pictures as they change.
    page_browser.value("location.hash")
    changed = browser_value(
        "(() => { const box = document.createElement('div'); document.body.append(box);"
        " const places = []; const view = IblsPicture.attach(box, { onSelect: (id, place) => places.push([id, place]) });"
        " const svg = document.querySelector('svg').outerHTML;"
        " view.show(svg, { 'Lgn-tf-001': 'first' }); view.zoom(2); const part = box.firstChild.getAttribute('viewBox');"
        " view.mark([{ id: 'Lgn-lb-002', severity: 'warning', message: 'm' }]); view.frame('Lgn-tf-001');"
        " view.show(svg, { 'Lgn-tf-001': 'second' });"
        " box.querySelector('[data-id=\"Lgn-tf-001\"] rect').dispatchEvent(new MouseEvent('click', { bubbles: true }));"
        " return JSON.stringify([places, part === box.firstChild.getAttribute('viewBox'),"
        " box.querySelectorAll('[data-kind=finding]').length, box.querySelectorAll('[data-kind=frame]').length]) })()")
    expect("a picture is replaced in place", changed == '[[["Lgn-tf-001","second"]],true,1,1]', changed)

    # A page of differences, made by the script of the workflow.
    repository = folder / "repository"
    shutil.copytree(ROOT / "Tests/Example", repository)
    git = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]):
        subprocess.run(git + arguments, cwd=repository, check=True)
    board = repository / "App/Base.lproj/Main.storyboard"
    board.write_text(board.read_text().replace('text="Title"', 'text="&lt;img src=x onerror=alert(1)&gt;"'))
    subprocess.run([ROOT / ".github/examples/interface-comment", program, "HEAD", "out"], cwd=repository, check=True)
    comment = (repository / "out/comment.md").read_text()
    expected = "    LoginViewController: label 'titleLable' text 'Title' → '<img src=x onerror=alert(1)>'\n"
    expect("the comment has a line for the scene, shown as it is", expected in comment, comment)
    page = repository / "out/interface-diff.html"
    check(page, 1, "differences")
    page_browser.click("document.querySelector('li[data-object]')")
    selected = browser_value("document.querySelector('.picture').dataset.selected")
    expect("a click on a change selects its object", selected == "Lgn-lb-001", selected)

    # A document of which only the damage is to be told.
    board.write_text(board.read_text()[:-12])
    subprocess.run([ROOT / ".github/examples/interface-comment", program, "HEAD", "out"], cwd=repository, check=True)
    page_browser.open(page)
    browser_value("(() => { const field = document.querySelector('input'); field.value = 'main.storyboard damaged';"
                  " field.dispatchEvent(new Event('input')) })()")
    left = browser_value("Array.from(document.querySelectorAll('.scene:not([hidden]) p')).map(e => e.textContent).join()")
    expect("the search finds a note of damage", "damaged" in left.lower(), left)
    expect("differences: no errors", page_browser.faults() == [], page_browser.faults())
    page_browser.process.terminate()
    page_browser.process.wait()

print(f"pages: {'all as expected' if not failures else f'{len(failures)} failed'}")
sys.exit(1 if failures else 0)
