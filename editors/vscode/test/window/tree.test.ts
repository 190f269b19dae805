import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { iblsServer, temporaryFolder } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';

const title = 'Interface Builder';

/** Longer than the view waits for anything: after this, what has not happened does not happen. */
const settled = 1500;

suite('the view Interface Builder', () => {
  let window: Window;

  before(async () => {
    window = await openWindow({ size: { width: 1400, height: 1400 } });
    await window.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await showView(window);
  });
  afterEach(async () => {
    await window.exec('ibls.tree.clearFilter');
    await closeEditors(window);
    // A row that is closed while the view still follows is opened again.
    await pause(settled);
    for (const name of ['RatingView.xib', 'Main.storyboard']) await setExpanded(window, name, false);
  });
  after(() => window.close());

  test('lists documents with their folders and problems', async () => {
    await shows(window, ['Main.storyboard, storyboard in App/Base.lproj, 5 problems', 'RatingView.xib, xib in App/Views']);
  });

  test('opens scenes, objects and connections by keys', async () => {
    await window.exec('ibls.documents.focus');
    await press(window, 'Home', /^Main\.storyboard/);
    await press(window, 'ArrowRight', /^Main\.storyboard/, true);
    await press(window, 'ArrowDown', /^Login, scene/);
    await press(window, 'ArrowRight', /^Login, scene/, true);
    await press(window, 'ArrowDown', /^Login, view controller/);
    await press(window, 'ArrowRight', /^Login, view controller/, true);
    await shows(window, [
      'Main.storyboard, storyboard in App/Base.lproj, 5 problems',
      '  Login, scene, view controller LoginViewController, 3 problems',
      '    Login, view controller LoginViewController, 3 problems',
      '      View, view UIView, 1 problem',
      '      hintLabel, outlet to Please tell us your name, 1 problem',
      '      nameField, outlet to Text Field',
      '      rating, outlet to Rating View',
      '      titleLable, outlet to Title, 1 problem',
      '      profile, segue to Profile',
      '    First Responder, placeholder NSObject',
      '  Profile, scene, table view controller ProfileViewController, 2 problems',
      'RatingView.xib, xib in App/Views',
    ]);
    await press(window, 'ArrowDown', /^View/);
    await press(window, 'ArrowDown', /^hintLabel/);
    await press(window, 'ArrowDown', /^nameField/);
    await window.press('Enter');
    await cursorAt(window, 'Main.storyboard 47:43');
  });

  test('shows objects of a xib directly below it', async () => {
    await open(window, 'RatingView.xib');
    await shows(window, [
      'Main.storyboard, storyboard in App/Base.lproj, 5 problems',
      'RatingView.xib, xib in App/Views',
      '  File\'s Owner, placeholder RatingView',
      '  First Responder, placeholder UIResponder',
      '  View, view UIView',
    ]);
  });

  test('shows a place on a click, and keeps the row that was clicked', async () => {
    await open(window, 'Main.storyboard');
    await row(window, 'Login Scene').click();
    await cursorAt(window, 'Main.storyboard 11:9');
    await row(window, 'Profile Scene').click();
    await cursorAt(window, 'Main.storyboard 58:9');
    await row(window, 'RatingView.xib').click();
    await cursorAt(window, /^RatingView\.xib/);
    await pause(settled);
    assert.deepEqual(await selected(window), ['RatingView.xib']);
  });

  test('follows the cursor without taking the focus', async () => {
    await window.openFile('Main.storyboard');
    await window.goToText('titleLable');
    await eventually(async () => { assert.deepEqual(await selected(window), ['titleLable']); });
    await window.goToText('x="120" y="40"');
    await eventually(async () => { assert.deepEqual(await selected(window), ['Badge View']); });
    await window.page.keyboard.press('ArrowDown');
    await window.page.keyboard.press('ArrowDown');
    await cursorAt(window, 'Main.storyboard 72:55');
  });

  test('does not follow the cursor where it is told not to', async () => {
    await window.settings({ 'ibls.tree.followCursor': false });
    try {
      await window.openFile('Main.storyboard');
      await window.goToText('titleLable');
      await pause(settled);
      assert.doesNotMatch((await selected(window)).join(), /titleLable/);
      assert.equal((await drawn(window)).length, 2);
    } finally {
      await window.settings({ 'ibls.tree.followCursor': undefined });
    }
  });

  test('changes with what is typed and found, and stays as open as it was', async () => {
    await window.openFile('RatingView.xib');
    await open(window, 'RatingView.xib');
    await open(window, 'View');
    await window.goToText('0 of 2');
    await eventually(async () => { assert.deepEqual(await selected(window), ['0 of 2']); });
    await window.page.keyboard.type('now ');
    await eventually(async () => { assert.ok((await drawn(window)).includes('    now 0 of 2, label UILabel')); });
    await window.goToText('property="summary"');
    for (let count = 0; count < 10; count++) await window.page.keyboard.press('ArrowRight');
    await window.page.keyboard.type('old');
    await eventually(async () => {
      const rows = await drawn(window);
      assert.ok(rows.includes('RatingView.xib, xib in App/Views, 1 problem'), rows.join('\n'));
      assert.ok(rows.includes('    now 0 of 2, label UILabel'));
    });
  });

  test('changes with what is found in documents when code changes', async () => {
    const swift = 'App/LoginViewController.swift';
    const before = window.read(swift);
    try {
      window.write(swift, before.replaceAll('nameField', 'emailField'));
      await eventually(async () => { assert.ok((await drawn(window)).includes('Main.storyboard, storyboard in App/Base.lproj, 6 problems')); });
    } finally {
      window.write(swift, before);
    }
    await eventually(async () => { assert.ok((await drawn(window)).includes('Main.storyboard, storyboard in App/Base.lproj, 5 problems')); });
  });

  test('lists the classes of a code file first, with what connects them', async () => {
    await window.openFile('LoginViewController.swift');
    await eventually(async () => {
      assert.match((await drawn(window))[0] ?? '', /^LoginViewController, class in LoginViewController\.swift, used in Main\.storyboard, \d problems$/);
    });
    await open(window, 'LoginViewController');
    await open(window, 'nameChanged');
    await eventually(async () => {
      assert.deepEqual((await drawn(window)).slice(1, 11), [
        '  titleLabel, outlet, not connected, 1 problem',
        '  nameField, outlet, connected in Main.storyboard, Login',
        '  rating, outlet, connected in Main.storyboard, Login',
        '  didTapLogin, action, not connected, 1 problem',
        '  nameChanged, action, connected in Main.storyboard, 2 scenes, 1 problem',
        '    Main.storyboard, Login, Text Field, connection',
        '    Main.storyboard, Profile, Bar Button Item, connection',
        '  unwindToLogin, action, not connected',
        '  Main.storyboard, Login, use of the class',
        'Main.storyboard, storyboard in App/Base.lproj, 5 problems',
      ]);
    });
    await row(window, 'Profile, Bar Button Item').click();
    await cursorAt(window, 'Main.storyboard 88:51');
    // The view does not follow where it has led itself.
    await pause(settled);
    assert.deepEqual(await selected(window), ['Main.storyboard']);
    assert.match((await drawn(window))[0] ?? '', /^LoginViewController/);
    await window.openFile('RatingView.xib');
    await eventually(async () => { assert.match((await drawn(window))[0] ?? '', /^Main\.storyboard/); });
  });

  test('is filtered letter by letter', async () => {
    const input = await openFilter(window);
    await input.pressSequentially('star', { delay: 60 });
    await shows(window, [
      'RatingView.xib, xib in App/Views',
      '  File\'s Owner, placeholder RatingView',
      '    stars, outlet collection to Button',
      '    stars, outlet collection to Button',
      '  View, view UIView',
      '    Button, button UIButton',
      '      starTapped:, action to File\'s Owner',
      '    Button, button UIButton',
      '      starTapped:, action to File\'s Owner',
    ]);
    await input.fill('starT');
    await eventually(async () => { assert.equal((await drawn(window)).length, 6); });
    await input.press('Enter');
    await eventually(async () => { assert.match(await header(window), /“starT”/); });
    await eventually(async () => { assert.equal(await window.page.evaluate('document.activeElement.classList.contains("monaco-list")'), true); });

    // Escape keeps the filter of before.
    const again = await openFilter(window);
    await again.fill('nowhere to be found');
    await eventually(async () => { assert.match(await pane(window).innerText(), /Nothing holds/); });
    await again.press('Escape');
    await eventually(async () => { assert.match(await header(window), /“starT”/); });
    await eventually(async () => { assert.equal((await drawn(window)).length, 6); });

    await pane(window).hover();
    await pane(window).locator('.action-label[aria-label^="Clear Filter"]').click();
    await eventually(async () => {
      const documents = (await drawn(window)).filter((text) => !text.startsWith(' '));
      assert.equal(documents.length, 2);
    });
    assert.doesNotMatch(await header(window), /“/);
  });

  test('keeps what was open before a filter', async () => {
    await open(window, 'RatingView.xib');
    await eventually(async () => { assert.ok((await drawn(window)).includes('  View, view UIView')); });
    const before = await drawn(window);
    const input = await openFilter(window);
    await input.fill('Login');
    await eventually(async () => { assert.doesNotMatch((await drawn(window)).join('\n'), /RatingView\.xib/); });
    await input.fill('');
    await shows(window, before);
    await input.press('Enter');
  });

  test('renames the row with the focus by F2', async () => {
    await open(window, 'RatingView.xib');
    await open(window, 'File\'s Owner');
    await row(window, 'RatingView.xib').click();
    await cursorAt(window, /^RatingView\.xib/);
    await window.exec('ibls.documents.focus');
    await press(window, 'ArrowDown', /^File's Owner/);
    await press(window, 'ArrowDown', /^summary/);
    await window.press('F2');
    const input = window.page.locator('.rename-box .rename-input');
    await input.waitFor();
    assert.equal(await input.inputValue(), 'summary');
    await input.press('Escape');
  });

  test('knows the row with the focus while it is drawn anew', async () => {
    await open(window, 'Main.storyboard');
    await open(window, 'Login Scene');
    await open(window, 'Login, view controller');
    for (const delay of [0, 150, 250, 350, 450, 600]) {
      await closeEditors(window);
      await eventually(async () => { assert.match((await drawn(window))[0] ?? '', /^Main\.storyboard/); });
      await row(window, 'nameField, outlet to').click();
      await cursorAt(window, 'Main.storyboard 47:43');
      await window.exec('ibls.documents.focus');
      // Its classes come first in the view, which is drawn anew for them.
      await window.evaluate(`(async () => {
        await vscode.window.showTextDocument(vscode.Uri.file(args[0]), { preserveFocus: true });
        await new Promise((resolve) => setTimeout(resolve, args[1]));
        await vscode.commands.executeCommand('ibls.tree.goToDeclaration');
      })()`, window.file('App/LoginViewController.swift'), delay);
      await cursorAt(window, 'LoginViewController.swift 5:30');
    }
  });

  test('leads from the context menu to class, declaration, references and id', async () => {
    await open(window, 'Main.storyboard');
    await open(window, 'Login Scene');
    await open(window, 'Login, view controller');
    await choose(window, 'Login, view controller', 'Go to Class');
    await cursorAt(window, 'LoginViewController.swift 3:13');
    await choose(window, 'nameField, outlet to', 'Go to Declaration');
    await cursorAt(window, 'LoginViewController.swift 5:30');
    await choose(window, 'nameField, outlet to', 'Copy Object ID');
    await eventually(async () => { assert.equal(await window.evaluate('vscode.env.clipboard.readText()'), 'Lgn-ou-002'); });
    await choose(window, 'nameField, outlet to', 'Find All References');
    await cursorAt(window, 'Main.storyboard 47:43');
    try {
      await eventually(async () => { assert.match(await window.page.locator('.sidebar').innerText(), /2 results in 2 files/); });
    } finally {
      await showView(window);
    }
  });

  test('follows files that come and go', async () => {
    window.write('App/Views/Another.xib', window.read('App/Views/RatingView.xib'));
    await eventually(async () => { assert.match((await drawn(window))[0] ?? '', /^Another\.xib, xib in App\/Views/); });
    await window.evaluate('vscode.workspace.fs.delete(vscode.Uri.file(args[0]))', window.file('App/Views/Another.xib'));
    await eventually(async () => { assert.match((await drawn(window))[0] ?? '', /^Main\.storyboard/); });
  });

  test('renames a class from the context menu', async () => {
    await open(window, 'RatingView.xib');
    await choose(window, 'File\'s Owner', 'Rename…');
    const input = window.page.locator('.rename-box .rename-input');
    await input.waitFor();
    await input.fill('StarView');
    await input.press('Enter');
    await eventually(async () => {
      assert.deepEqual(await window.notifications(), []);
      const texts = await window.evaluate<string[]>('vscode.workspace.textDocuments.map((document) => document.getText())');
      assert.equal(texts.filter((text) => /class StarView|customClass="StarView"/.test(text)).length, 3);
    });
    await eventually(async () => { assert.match((await drawn(window)).join('\n'), /File's Owner, placeholder StarView/); });
  });

  test('writes no errors', () => {
    assert.deepEqual(window.consoleErrors(), []);
  });
});

suite('jumps', () => {
  let window: Window;

  before(async () => {
    window = await openWindow();
    await eventually(async () => { assert.notDeepEqual(await window.evaluate('vscode.languages.getDiagnostics()'), []); }, 30_000);
  });
  after(() => window.close());

  test('let the user choose where a name is connected more than once', async () => {
    await window.openFile('LoginViewController.swift');
    await window.goToText('nameChanged');
    const run = window.exec('ibls.goToConnection');
    const choices = window.page.locator('.quick-input-widget .monaco-list-row');
    await eventually(async () => { assert.equal(await choices.count(), 2); });
    assert.match(await choices.nth(1).innerText(), /Main\.storyboard\s*Profile, Bar Button Item, line 88/);
    await choices.nth(1).click();
    await run;
    await cursorAt(window, 'Main.storyboard 88:51');
  });

  test('say so where nothing is connected', async () => {
    await window.openFile('LoginViewController.swift');
    await window.goToText('titleLabel');
    await window.runCommand('ibls: Go to Connection');
    await eventually(async () => { assert.deepEqual(await window.notifications(), ['ibls: no document connects \'titleLabel\'.']); });
    await window.exec('notifications.clearAll');
    await window.goTo(1, 1);
    await window.runCommand('ibls: Go to Connection');
    await eventually(async () => {
      assert.deepEqual(await window.notifications(), ['ibls: no outlet, action or inspectable property stands in this line.']);
    });
    await window.exec('notifications.clearAll');
  });

  test('let the user choose a document that uses the class', async () => {
    await window.openFile('RatingView.swift');
    const run = window.exec('ibls.goToClass');
    const choices = window.page.locator('.quick-input-widget .monaco-list-row');
    await eventually(async () => { assert.equal(await choices.count(), 2); });
    await choices.nth(1).click();
    await run;
    await cursorAt(window, 'RatingView.xib 9:105');
  });

  test('are offered in code that documents know, and in no other', async () => {
    window.write('App/Plain.swift', 'struct Plain {}\n');
    assert.ok((await contextMenu(window, 'BadgeView.swift')).includes('Go to Connection'));
    assert.ok(!(await contextMenu(window, 'Plain.swift')).includes('Go to Connection'));
    window.write('App/Plain.swift', 'import UIKit\nclass Plain: UIView { @IBOutlet var label: UILabel! }\n');
    await eventually(async () => { assert.ok((await contextMenu(window, 'Plain.swift')).includes('Go to Connection')); });
  });
});

suite('a view that was never opened', () => {
  let window: Window;
  const folder = temporaryFolder('recorder');
  const record = path.join(folder, 'record');

  before(async () => {
    // Writes down what the server is asked.
    const recorder = path.join(folder, 'ibls');
    writeFileSync(recorder, `#!/bin/sh\nif [ "$1" = --version ]; then exec '${iblsServer()}' --version; fi\ntee -a '${record}' | '${iblsServer()}' "$@"\n`);
    chmodSync(recorder, 0o755);
    window = await openWindow({ settings: { 'ibls.path': recorder } });
    await eventually(async () => { assert.notDeepEqual(await window.evaluate('vscode.languages.getDiagnostics()'), []); }, 30_000);
  });
  after(() => window.close());

  test('asks nothing, and asks for documents one by one when it is opened', async () => {
    await pause(settled);
    assert.equal(asked(), 0);
    await showView(window);
    await pause(settled);
    assert.equal(asked(), 0);
    await open(window, 'RatingView.xib');
    await eventually(() => { assert.equal(asked(), 1); });
    await pause(settled);
    assert.equal(asked(), 1);
  });

  function asked(): number {
    return existsSync(record) ? readFileSync(record, 'utf8').split('"textDocument/documentSymbol"').length - 1 : 0;
  }
});

/** Opens the view, with all the room that there is in the side bar. */
async function showView(window: Window): Promise<void> {
  await eventually(async () => {
    // The view comes after the extension has found documents.
    await window.exec('ibls.documents.focus');
    await pause(500);
    assert.match((await drawn(window)).join('\n'), /5 problems/);
  }, 30_000);
  const folders = window.page.locator('.sidebar .pane-header').first();
  if ((await folders.getAttribute('aria-expanded')) === 'true') await folders.click();
}

/** Closes all editors without a question: what was not saved is as it was. */
async function closeEditors(window: Window): Promise<void> {
  const changed = await window.evaluate<string[]>('vscode.workspace.textDocuments.filter((document) => document.isDirty).map(({ uri }) => uri.path)');
  for (const path of changed) {
    await window.evaluate('vscode.window.showTextDocument(vscode.Uri.file(args[0])).then(() => undefined)', path);
    await window.exec('workbench.action.revertAndCloseActiveEditor');
  }
  await window.exec('workbench.action.closeAllEditors');
}

async function shows(window: Window, rows: string[]): Promise<void> {
  await eventually(async () => { assert.deepEqual(await drawn(window), rows); });
}

/** The rows in view as a screen reader reads them, indented by their levels. */
async function drawn(window: Window): Promise<string[]> {
  const found = await pane(window).locator('.monaco-list-rows .monaco-list-row').evaluateAll((elements) =>
    elements.map((element) => {
      const { attributes } = element as unknown as { attributes: Record<string, { value: string } | undefined> };
      return { index: Number(attributes['data-index']?.value), text: attributes['aria-label']?.value ?? '', level: Number(attributes['aria-level']?.value) };
    }),
  );
  const rows = found.filter(({ text }) => text !== '').sort((left, right) => left.index - right.index);
  return rows.map(({ text, level }) => '  '.repeat(level - 1) + text);
}

/** The names of the selected rows. */
async function selected(window: Window): Promise<string[]> {
  return pane(window).locator('.monaco-list-rows .monaco-list-row.selected .monaco-icon-name-container').allInnerTexts();
}

function pane(window: Window): Locator {
  return window.page.locator('.pane', { has: window.page.locator(`.pane-header[aria-label^="${title}"]`) }).first();
}

async function header(window: Window): Promise<string> {
  return pane(window).locator('.pane-header').innerText();
}

/** A row by the beginning of what a screen reader reads, or by a part of its text. */
function row(window: Window, name: string): Locator {
  const rows = pane(window).locator('.monaco-list-rows');
  return rows.locator(`.monaco-list-row[aria-label^=${JSON.stringify(name)}]`).or(rows.locator('.monaco-list-row', { hasText: name })).first();
}

/** Opens a row unless it is open. */
async function open(window: Window, name: string): Promise<void> {
  await setExpanded(window, name, true);
}

async function setExpanded(window: Window, name: string, isExpanded: boolean): Promise<void> {
  if ((await row(window, name).getAttribute('aria-expanded')) === String(isExpanded)) return;
  await row(window, name).locator('.monaco-tl-twistie').click();
  await eventually(async () => { assert.equal(await row(window, name).getAttribute('aria-expanded'), String(isExpanded), name); });
}

/** Presses a key and waits for the row that has the focus then. */
async function press(window: Window, key: string, expected: RegExp, isExpanded?: boolean): Promise<void> {
  await window.press(key);
  const focused = pane(window).locator('.monaco-list-rows .monaco-list-row.focused');
  await eventually(async () => {
    assert.match((await focused.getAttribute('aria-label')) ?? '', expected);
    if (isExpanded !== undefined) assert.equal(await focused.getAttribute('aria-expanded'), String(isExpanded));
  });
  // The children of a row that was opened follow it.
  if (isExpanded) await pause(500);
}

/** Chooses an entry of a row's context menu. */
async function choose(window: Window, name: string, entry: string): Promise<void> {
  await row(window, name).click({ button: 'right' });
  await window.chooseMenuEntry(entry);
}

async function contextMenu(window: Window, file: string): Promise<string[]> {
  await window.openFile(file);
  await pause(settled);
  await window.press('Shift+F10');
  const entries = window.page.locator('.monaco-menu .action-label');
  await entries.first().waitFor();
  const texts = (await entries.allInnerTexts()).map((text) => text.trim());
  await window.press('Escape');
  return texts;
}

async function openFilter(window: Window): Promise<Locator> {
  await pane(window).hover();
  await pane(window).locator('.action-label[aria-label^="Filter"]').click();
  const input = window.page.locator('.quick-input-widget .quick-input-filter input, .quick-input-widget .quick-input-box input').first();
  await input.waitFor();
  return input;
}

async function cursorAt(window: Window, place: string | RegExp): Promise<void> {
  const expression = '((editor) => editor && `${editor.document.uri.path.split("/").at(-1)} ${editor.selection.active.line + 1}:${editor.selection.active.character + 1}`)(vscode.window.activeTextEditor)';
  await eventually(async () => { assert.match(await window.evaluate(expression), typeof place === 'string' ? new RegExp(`^${place}$`) : place); });
}
