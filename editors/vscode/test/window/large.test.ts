import assert from 'node:assert/strict';
import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import { copyOfExample } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';

suite('a storyboard of 500 kB', () => {
  let window: Window;
  const storyboard = 'App/Large.storyboard';
  const text = large();

  before(async () => {
    const folder = copyOfExample();
    writeFileSync(path.join(folder, storyboard), text);
    window = await openWindow({ folder });
    await window.openFile('Large.storyboard');
  });
  after(() => window.close());

  test('is typed into: findings follow, and no letter is lost', async () => {
    const lines = text.split('\n');
    const place = lines.flatMap((line, index) => (line.includes('"nameField"') ? [index] : []))[199] ?? 0;
    await window.goTo(place + 1, (lines[place] ?? '').indexOf('nameField') + 5);
    for (const letter of 'Misspelt') await window.page.keyboard.type(letter);
    const typed = lines.map((line, index) => (index === place ? line.replace('nameField', 'nameMisspeltField') : line)).join('\n');
    await eventually(async () => {
      assert.equal((await window.editorText()) === typed, true);
    });
    await eventually(async () => {
      const found = await window.evaluate<string[]>(
        'vscode.languages.getDiagnostics(vscode.window.activeTextEditor.document.uri).filter(({ source }) => source === "ibls").map(({ message }) => message)',
      );
      assert.ok(found.some((message) => message.includes("no outlet 'nameMisspeltField'")), found.slice(0, 3).join('\n'));
    });
    await window.exec('workbench.action.files.save');
    assert.equal(window.read(storyboard) === typed, true);
    assert.deepEqual(await window.notifications(), []);
  });
});

/** A storyboard with as many scenes as it takes. */
function large(): string {
  const scenes: string[] = [];
  for (let index = 0; scenes.join('').length < 500_000; index++) {
    scenes.push(`        <scene sceneID="s${index}">
            <objects>
                <viewController id="v${index}" customClass="LoginViewController" customModule="Example" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="w${index}">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <textField opaque="NO" contentMode="scaleToFill" placeholder="Your name" id="t${index}">
                                <rect key="frame" x="20" y="130" width="353" height="34"/>
                                <connections>
                                    <action selector="nameChanged:" destination="v${index}" eventType="editingChanged" id="a${index}"/>
                                </connections>
                            </textField>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="nameField" destination="t${index}" id="o${index}"/>
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="f${index}" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <scenes>
${scenes.join('')}    </scenes>
</document>
`;
}
