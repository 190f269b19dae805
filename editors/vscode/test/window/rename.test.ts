import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, suite, test } from 'node:test';
import { copyOfExample, iblsServer, temporaryFolder } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';

const swift = 'App/LoginViewController.swift';
const storyboard = 'App/Base.lproj/Main.storyboard';

/** What the example lacks: Objective-C with a xib, and code that means the names in other ways. */
const more: Record<string, string> = {
  'App/Legacy.h': `#import <UIKit/UIKit.h>
@interface Legacy : UIViewController
@end
`,
  'App/Legacy.m': `#import "Legacy.h"
@interface Legacy ()
@property (weak, nonatomic) IBOutlet UILabel *oldLabel;
@end
@implementation Legacy
- (IBAction)oldTap:(id)sender {
  self.oldLabel.text = @"tapped";
}
@end
`,
  'App/Legacy.xib': `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Legacy">
            <connections>
                <outlet property="oldLabel" destination="lg1-lb-001" id="lg1-ou-001"/>
            </connections>
        </placeholder>
        <view contentMode="scaleToFill" id="lg1-vw-001">
            <subviews>
                <label text="Old" id="lg1-lb-001"/>
                <button id="lg1-bt-001">
                    <connections>
                        <action selector="oldTap:" destination="-1" eventType="touchUpInside" id="lg1-ac-001"/>
                    </connections>
                </button>
            </subviews>
        </view>
    </objects>
</document>
`,
  'App/Uses.swift': `import UIKit

final class Uses: ProfileViewController {
  func look() {
    _ = NSSelectorFromString("share:")
  }
}
`,
};

let window: Window;
let pristine: string;
let findings: number;

function pristineFolder(): string {
  const folder = copyOfExample();
  for (const [name, text] of Object.entries(more)) writeFileSync(path.join(folder, name), text);
  return folder;
}

function count(folder: string): number {
  const { stdout } = spawnSync(iblsServer(), ['--check', folder, '--format', 'json'], { encoding: 'utf8' });
  return (JSON.parse(stdout) as { diagnostics: unknown[] }).diagnostics.length;
}

/** The workspace as it was at first, nothing open, the stand-in well behaved. */
async function fresh(): Promise<void> {
  await window.press('Escape');
  await window.exec('refactorPreview.discard').catch(() => undefined);
  await window.evaluate(`(async () => {
    for (const document of vscode.workspace.textDocuments.filter(({ isDirty }) => isDirty)) {
      await vscode.window.showTextDocument(document);
      await vscode.commands.executeCommand('workbench.action.files.revert');
    }
  })()`);
  await window.exec('workbench.action.closeAllEditors');
  await window.exec('workbench.action.closePanel');
  cpSync(pristine, window.folder, { recursive: true });
  // VS Code keeps documents a while, and would refuse to save one that the copy has changed below it.
  await eventually(async () => {
    const same = await window.evaluate<boolean>(`(async () => {
      const open = vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === 'file');
      const texts = await Promise.all(open.map(({ uri }) => vscode.workspace.fs.readFile(uri)));
      return open.every((document, index) => document.getText() === Buffer.from(texts[index]).toString('utf8'));
    })()`);
    assert.equal(same, true);
  });
  await window.settings({ 'standin.register': undefined, 'standin.rename': undefined, 'standin.prepare': undefined, 'files.refactoring.autoSave': undefined });
  await window.exec('notifications.clearAll');
  await eventually(async () => {
    assert.equal(await window.evaluate('vscode.languages.getDiagnostics().flatMap(([, found]) => found).filter(({source}) => source === "ibls").length'), findings);
  }, 20_000);
  await window.exec('standin.clear');
}

/** Which names the files have on disk. */
async function has(file: string, names: Record<string, boolean>): Promise<void> {
  await eventually(() => {
    const text = window.read(file);
    const found = Object.keys(names).map((name) => [name, new RegExp(`(?<![\\w"])"?${name}(?!\\w)`).test(text)]);
    assert.deepEqual(Object.fromEntries(found), names, file);
  });
}

async function renamed(from: string, to: string): Promise<void> {
  await has(storyboard, { [from]: false, [to]: true });
  await has(swift, { [from]: false, [to]: true });
}

function unchanged(): void {
  for (const name of readdirSync(pristine, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file) && !file.endsWith('.lproj'))) {
    assert.equal(window.read(name), readFileSync(path.join(pristine, name), 'utf8'), name);
  }
}

async function oneMessage(expected: RegExp): Promise<void> {
  await eventually(async () => {
    const messages = await window.notifications();
    assert.equal(messages.length, 1, messages.join('\n'));
    assert.match(messages[0] ?? '', expected);
  });
}

async function noMessage(): Promise<void> {
  assert.deepEqual(await window.notifications(), []);
}

async function onName(file: string, name: string, occurrence = 1): Promise<void> {
  await window.openFile(file);
  await window.goToText(name, occurrence);
}

/** The edits in the Refactor Preview. */
async function preview(): Promise<{ text: string; isTicked: boolean }[]> {
  return (await window.previewedEdits()).filter(({ text }) => text.startsWith('line'));
}

before(async () => {
  pristine = pristineFolder();
  findings = count(pristine);
  const folder = temporaryFolder('rename');
  mkdirSync(folder, { recursive: true });
  cpSync(pristine, folder, { recursive: true });
  window = await openWindow({ folder });
  await window.openFile('LoginViewController.swift');
});
after(() => window.close());
beforeEach(fresh);

suite('F2 in Swift, beside another extension that renames', () => {
  for (const register of ['at once', 'late', 'again and again', 'on every cursor move', 'never']) {
    test(`that registers ${register}`, async () => {
      await window.settings({ 'standin.register': register });
      await onName('LoginViewController.swift', 'nameField');
      // The cursor stays where it is while the other registers.
      if (register === 'late') await window.exec('standin.register');
      await window.rename('emailField');
      await renamed('nameField', 'emailField');
      await noMessage();
    });
  }

  for (const manner of ['refuses', 'refuses to prepare', 'throws', 'empty', 'null', 'hangs', 'whole signature']) {
    test(`that ${manner}`, async () => {
      await window.settings({ 'standin.rename': manner });
      await onName('LoginViewController.swift', 'nameField');
      await window.rename('emailField');
      await renamed('nameField', 'emailField');
      await noMessage();
    });
  }

  test('that has no prepareRename', async () => {
    await window.settings({ 'standin.prepare': 'no' });
    await onName('LoginViewController.swift', 'nameField');
    await window.rename('emailField');
    await renamed('nameField', 'emailField');
  });

  test('that registers while the box is open: the rename stays ours', async () => {
    await onName('LoginViewController.swift', 'nameField');
    const box = await window.openRename();
    for (let index = 0; index < 6; index++) await window.exec('standin.register');
    // Whatever makes ours register again, as each question for lenses does, must not take the box's provider away.
    for (const lenses of [false, undefined, false, undefined, false, undefined]) {
      await window.settings({ 'ibls.lenses': lenses });
      await eventually(async () => { assert.equal((await window.lenses()).length > 0, lenses === undefined); });
    }
    await box.fill('emailField');
    await box.press('Enter');
    await renamed('nameField', 'emailField');
  });

  test('whose edits overlap: both are shown, ours ticked', async () => {
    await window.settings({ 'standin.rename': 'overlaps' });
    await onName('LoginViewController.swift', 'nameField');
    await window.rename('emailField');
    await eventually(async () => {
      assert.deepEqual((await preview()).map(({ text, isTicked }) => [text, isTicked]), [
        ['line 47, replacing nameField with emailField', true],
        ['line 5, replacing nameField with emailField', true],
        ['line 5, replacing nameField: with emailField_', false],
      ]);
    });
    unchanged();
    await window.endPreview('Apply');
    await renamed('nameField', 'emailField');
  });
});

suite('every way to rename', () => {
  test('from a storyboard, with the other extension asked at the declaration', async () => {
    await onName('Main.storyboard', 'nameField');
    await window.rename('emailField');
    await renamed('nameField', 'emailField');
    const asked = (await window.standInLog()).filter(({ kind }) => kind === 'rename');
    assert.deepEqual(asked.map(({ uri, line, newName }) => [path.basename(uri), line, newName]), [['LoginViewController.swift', 4, 'emailField']]);
  });

  test('from Objective-C and from a xib', async () => {
    await onName('Legacy.m', 'oldLabel');
    await window.rename('newLabel');
    await has('App/Legacy.m', { oldLabel: false, newLabel: true });
    await has('App/Legacy.xib', { oldLabel: false, newLabel: true });
    await onName('Legacy.xib', 'oldTap');
    await window.rename('newTap:');
    await has('App/Legacy.m', { oldTap: false, newTap: true });
    await has('App/Legacy.xib', { 'oldTap:': false, 'newTap:': true });
  });

  test('in a file that is not open yet', async () => {
    const uri = await window.evaluate('vscode.Uri.file(args[0]).toString()', window.file(swift));
    const ended = window.exec('ibls.rename', { uri, position: { line: 4, character: 31 } });
    await type('emailField');
    await ended;
    await renamed('nameField', 'emailField');
  });

  test('a class', async () => {
    await onName('LoginViewController.swift', 'LoginViewController');
    await window.rename('SignInViewController');
    await renamed('LoginViewController', 'SignInViewController');
  });

  test('by the palette', async () => {
    await onName('LoginViewController.swift', 'nameField');
    await window.runCommand('ibls: Rename in Code and Interface Files…');
    await type('emailField');
    await renamed('nameField', 'emailField');
  });

  test('by the light bulb', async () => {
    await onName('LoginViewController.swift', 'nameField');
    await window.chooseCodeAction('Rename in code and interface files');
    await type('emailField');
    await renamed('nameField', 'emailField');
  });

  for (const entry of ['Rename Symbol', 'Rename in Code and Interface Files…']) {
    test(`by "${entry}" in the context menu`, async () => {
      await onName('LoginViewController.swift', 'nameField');
      const place = await window.page.locator('.editor-group-container.active .cursors-layer .cursor').first().boundingBox();
      assert.ok(place);
      await window.goToText('rating');
      await window.exec('standin.register');
      await window.page.mouse.click(place.x + 20, place.y + place.height / 2, { button: 'right' });
      await window.chooseMenuEntry(entry);
      const box = window.page.locator('.rename-box .rename-input');
      await box.waitFor();
      const name = await box.inputValue();
      assert.equal(name, 'nameField');
      await type('emailField');
      await renamed('nameField', 'emailField');
    });
  }

  async function type(name: string): Promise<void> {
    const box = window.page.locator('.rename-box .rename-input');
    await box.waitFor();
    await box.fill(name);
    await box.press('Enter');
    await box.waitFor({ state: 'hidden' });
  }
});

suite('names of methods', () => {
  test('the other extension is given labels where it shows labels', async () => {
    await onName('LoginViewController.swift', 'nameChanged');
    const box = await window.openRename();
    assert.equal(await box.inputValue(), 'nameChanged');
    await box.fill('nameEdited');
    await box.press('Enter');
    await has(swift, { nameChanged: false, nameEdited: true });
    await has(storyboard, { 'nameChanged:': false, 'nameEdited:': true });
    const asked = (await window.standInLog()).filter(({ kind }) => kind === 'rename');
    assert.deepEqual(asked.map(({ newName }) => newName), ['nameEdited(_:)']);
  });

  test('the same labels may be typed', async () => {
    await onName('LoginViewController.swift', 'nameChanged');
    await window.rename('nameEdited(_:)');
    await has(storyboard, { 'nameChanged:': false, 'nameEdited:': true });
    await has(swift, { nameChanged: false, nameEdited: true });
    assert.match(window.read(swift), /func nameEdited\(_ sender/);
  });

  test('other labels are refused with what to do', async () => {
    await onName('LoginViewController.swift', 'nameChanged');
    await window.rename('nameEdited(for:)');
    await oneMessage(/keeps the labels\. Type 'nameEdited\(_:\)' or 'nameEdited'/);
    unchanged();
  });
});

suite('what is refused changes nothing', () => {
  test('a name that is taken', async () => {
    await onName('LoginViewController.swift', 'nameField');
    await window.rename('rating');
    await oneMessage(/Can't rename 'nameField': LoginViewController already has 'rating'/);
    unchanged();
    // The next rename would find what the other extension had made of this one.
    await window.rename('emailField');
    await renamed('nameField', 'emailField');
    const asked = (await window.standInLog()).filter(({ kind }) => kind === 'rename');
    assert.deepEqual(asked.map(({ newName }) => newName), ['emailField']);
  });

  test('a document that changes while the other extension is waited for', async () => {
    await window.settings({ 'standin.rename': 'slow' });
    await window.openFile('Main.storyboard');
    await onName('LoginViewController.swift', 'nameField');
    await window.rename('emailField');
    await window.evaluate(`(async () => {
      const document = vscode.workspace.textDocuments.find(({ uri }) => uri.path.endsWith('Main.storyboard'));
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, new vscode.Position(2, 0), ' ');
      return vscode.workspace.applyEdit(edit);
    })()`);
    await oneMessage(/Main\.storyboard changed meanwhile, and nothing was renamed/);
    unchanged();
  });
});

test('a name that documents do not know is the other extension\'s alone', async () => {
  await onName('LoginViewController.swift', 'viewDidLoad');
  const box = await window.openRename();
  assert.equal(await box.inputValue(), 'viewDidLoad()');
  await box.fill('viewWillLoad()');
  await box.press('Enter');
  await eventually(async () => {
    assert.match(await window.editorText(), /func viewWillLoad\(\)/);
  });
  const calls = (await window.standInLog()).map(({ kind, newName }) => [kind, newName]);
  assert.deepEqual(calls, [['prepare', undefined], ['rename', 'viewWillLoad()']]);
});

test('what may mean something else comes unticked with its reason', async () => {
  await onName('ProfileViewController.swift', 'share');
  await window.rename('send');
  await eventually(async () => {
    const rows = await preview();
    assert.deepEqual(rows.filter(({ isTicked }) => !isTicked).map(({ text }) => text), ['line 5, replacing share: with send:']);
    assert.equal(rows.filter(({ isTicked }) => isTicked).length, 2);
  });
  await window.exec('refactorPreview.groupByType');
  await window.page.locator('.monaco-list-row', { hasText: 'a string of the Objective-C name' }).first().waitFor();
  await window.exec('refactorPreview.groupByFile');
  await window.endPreview('Apply');
  await has('App/ProfileViewController.swift', { share: false, send: true });
  await has(storyboard, { 'share:': false, 'send:': true });
  assert.match(window.read('App/Uses.swift'), /"share:"/);
});

for (const from of ['LoginViewController.swift', 'Main.storyboard']) {
  test(`one undo in ${from} takes back everything`, async () => {
    await onName('LoginViewController.swift', 'nameField');
    await window.rename('emailField');
    await renamed('nameField', 'emailField');
    await window.openFile(from);
    await window.press('Control+z');
    const dialog = window.page.locator('.monaco-dialog-box .monaco-button', { hasText: /^Undo in/ });
    await dialog.click({ timeout: 1500 }).catch(() => undefined);
    await eventually(async () => {
      assert.match(await window.editorText(), /nameField/);
    });
    await eventually(async () => {
      await window.exec('workbench.action.files.saveAll');
      unchanged();
    });
  });
}

test('without the setting that saves, both files stay open and unsaved', async () => {
  await window.settings({ 'files.refactoring.autoSave': false });
  await window.openFile('Main.storyboard');
  await onName('LoginViewController.swift', 'nameField');
  await window.rename('emailField');
  await eventually(async () => {
    const dirty = await window.evaluate<string[]>('vscode.workspace.textDocuments.filter((document) => document.isDirty).map(({ uri }) => uri.path.replace(/.*\\//, "")).sort()');
    assert.deepEqual(dirty, ['LoginViewController.swift', 'Main.storyboard']);
  });
  unchanged();
});

suite('a rename that another extension did alone', () => {
  async function alone(): Promise<void> {
    await onName('LoginViewController.swift', 'nameField');
    const uri = { $uri: window.file(swift) };
    await window.exec('standin.renameAlone', uri, { $position: [4, 30] }, 'emailField');
    await window.exec('workbench.action.files.saveAll');
    await has(swift, { nameField: false, emailField: true });
  }

  const isUnsaved = 'vscode.workspace.textDocuments.some((document) => document.isDirty)';

  /** Waits until the fix has been made, and saves it: one file alone is not saved by VS Code. */
  async function saved(): Promise<void> {
    await eventually(async () => {
      assert.equal(await window.evaluate(isUnsaved), true);
    });
    // The editor of a document that was closed opens after the edit, and only then it is saved with the others.
    await eventually(async () => {
      await window.exec('workbench.action.files.saveAll');
      assert.equal(await window.evaluate(isUnsaved), false);
    });
  }

  test('is finished by the lens at the declaration', async () => {
    await alone();
    await eventually(async () => {
      assert.ok((await window.lenses()).includes('renamed? update documents'), (await window.lenses()).join('\n'));
    });
    await window.clickLens('renamed? update documents');
    await renamed('nameField', 'emailField');
    await noMessage();
  });

  test('is finished by the light bulb at the declaration', async () => {
    await alone();
    await window.goToText('emailField');
    await eventually(async () => {
      const titles = await window.codeActions();
      assert.ok(titles.some((title) => /Rename 'nameField' to 'emailField'/.test(title)), titles.join('\n'));
    });
    await window.chooseCodeAction("Rename 'nameField' to 'emailField'");
    await saved();
    await renamed('nameField', 'emailField');
  });

  test('is finished by the quick fix on the finding', async () => {
    await alone();
    await onName('Main.storyboard', 'nameField');
    await eventually(async () => {
      assert.ok((await window.codeActions()).some((title) => /Rename 'nameField' to 'emailField'/.test(title)));
    });
    await window.chooseCodeAction("Rename 'nameField' to 'emailField'");
    await saved();
    await renamed('nameField', 'emailField');
  });
});

// The refusals above are messages, which the console repeats. The rest is VS Code's own: an account that nobody has, and
// the settings that these tests change, and a preview that closes while it is drawn.
const expectedErrors = /^Can't rename|TreeError \[refactorPreview\]|authentication provider|User\/settings\.json|Error: unknown document/;

test('no error in the logs or the console', () => {
  assert.deepEqual(window.consoleErrors().filter((text) => !expectedErrors.test(text)), []);
  const errors = window.logs().split('\n').filter((line) => /\[error\]/.test(line) && /ibls/.test(line) && !/standin/.test(line));
  assert.deepEqual(errors, []);
});

