"""References and definitions beside the real clangd: with `otherServers`, each place once, and none less than ibls alone."""

import json
import shutil
import time

import pytest

from session import Session

FILES = {
    "Kit.h": """\
#define IBOutlet
#define IBAction void
__attribute__((objc_root_class)) @interface NSObject
@end
@interface UIView : NSObject
- (void)sizeToFit;
@end
@interface UILabel : UIView
@property UILabel *text;
@end
""",
    "Card.h": """\
#import "Kit.h"
@interface Card : UIView { IBOutlet UILabel *box; }
@property (nonatomic, assign) IBOutlet UILabel *caption;
- (UILabel *)box;
- (void)setBox:(UILabel *)other;
- (IBAction)press:(id)sender with:(id)event;
@end
""",
    "Card.m": """\
#import "Card.h"
@implementation Card
- (UILabel *)box { return box; }
- (void)setBox:(UILabel *)other { box = other; self->box = other; }
- (IBAction)press:(id)sender with:(id)event {
  self.caption.text = 0; [_caption sizeToFit]; [[self caption] sizeToFit]; [self setCaption:0];
  [self setBox:self.box]; self.box = [self box];
}
@end
""",
    "Use.m": """\
#import "Card.h"
void use(Card *card) { [card.caption sizeToFit]; [card press:card with:card.box]; SEL press = @selector(press:with:); }
""",
    "Card.xib": """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
<objects>
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
<outlet property="caption" destination="l" id="c1"/><outlet property="box" destination="l" id="c2"/></connections></placeholder>
<label id="l"/>
<button id="b"><connections>
<action selector="press:with:" destination="-1" eventType="touchUpInside" id="c3"/></connections></button>
</objects></document>
""",
}

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
