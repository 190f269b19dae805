import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import { iblsServer, temporaryFolder } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';

suite('circles and lenses', () => {
  let window: Window;
  let log: string;

  before(async () => {
    const folder = temporaryFolder('log');
    log = path.join(folder, 'messages.log');
    const wrapper = path.join(folder, 'ibls');
    const server = iblsServer();
    writeFileSync(wrapper, `#!/bin/sh\n[ "$1" = --stdio ] && exec "${server}" --stdio --log "${log}"\nexec "${server}" "$@"\n`);
    chmodSync(wrapper, 0o755);
    window = await openWindow({ settings: { 'ibls.path': wrapper, 'workbench.colorTheme': 'Default Light Modern' } });
    await window.openFile('LoginViewController.swift');
  });
  after(() => window.close());

  const atFirst = { 4: 'broken', 5: 'connected', 6: 'connected', 14: 'broken', 18: 'broken', 22: 'empty' };

  test('stand beside outlets and actions', () => shows(atFirst, 'light'));

  test('stand beside inspectable properties', async () => {
    await window.openFile('BadgeView.swift');
    await shows({ 6: 'connected' }, 'light');
    await window.openFile('LoginViewController.swift');
  });

  test('are explained by a hover over the word beside them, with links that lead there', async () => {
    await beside(5, /^connected in Main\.storyboard, Login$/);
    await beside(4, /^not connected\nLoginViewController has no outlet 'titleLable'/);
    await beside(22, /^not connected$/);
    await beside(18, /^connected in Main\.storyboard, 2 scenes\n(?:Main\.storyboard, line \d+\n){2}the action 'nameChanged:'/);
    await leadsTo('line', /selector="nameChanged:"/);
    await beside(5, /^connected/);
    await leadsTo('connected in', /property="nameField"/);
  });

  for (const [theme, kind] of [['Default Dark Modern', 'dark'], ['Default High Contrast', 'dark'], ['Default High Contrast Light', 'light']] as const) {
    test(`are drawn for ${theme}`, async () => {
      await window.settings({ 'workbench.colorTheme': theme });
      await shows(atFirst, kind);
    });
  }

  test('move with the lines, and follow an edit of the document', async () => {
    await window.goTo(2, 1);
    await window.page.keyboard.type('// one more line\n');
    await shows({ 5: 'broken', 6: 'connected', 7: 'connected', 15: 'broken', 19: 'broken', 23: 'empty' });
    await edit('Main.storyboard', 'property="nameField"', 'property="nameFeld"');
    await shows({ 5: 'broken', 6: 'broken', 7: 'connected', 15: 'broken', 19: 'broken', 23: 'empty' });
    await edit('Main.storyboard', '<outlet property="nameFeld" destination="Lgn-tf-001" id="Lgn-ou-002"/>', '');
    // Most connections to the class are broken now: the server sums them up, and no longer names near misses in code.
    await shows({ 5: 'empty', 6: 'empty', 7: 'connected', 15: 'empty', 19: 'broken', 23: 'empty' });
    await eventually(async () => {
      assert.deepEqual(await window.lenses(), ['connected in Main.storyboard, Login', 'connected in Main.storyboard, 2 scenes']);
    });
  });

  test('do not ask the server at every keystroke', async () => {
    const requests = (): number => readFileSync(log, 'utf8').split('"textDocument/codeLens"').length - 1;
    // As another extension does that finds mistakes while they are typed.
    await window.evaluate(`(() => {
      const found = vscode.languages.createDiagnosticCollection('other');
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        const place = new vscode.Range(0, 0, 0, contentChanges.length);
        found.set(document.uri, [new vscode.Diagnostic(place, String(document.version))]);
      });
    })()`);
    const earlier = requests();
    await window.goTo(2, 1);
    await window.page.keyboard.type('let oneAndTwoAndThreeAndFour = 1', { delay: 20 });
    await eventually(async () => {
      assert.match(await window.editorText(), /AndFour = 1/);
    });
    assert.ok(requests() - earlier < 10, `${requests() - earlier} requests for 32 keystrokes`);
  });

  test('can be turned off, each for itself', async () => {
    await window.settings({ 'ibls.circles': false });
    await shows({});
    assert.notDeepEqual(await window.lenses(), []);
    await window.settings({ 'ibls.circles': undefined, 'ibls.lenses': false });
    await eventually(async () => {
      assert.deepEqual(await window.lenses(), []);
      assert.notDeepEqual(await circles(), {});
    });
    await window.settings({ 'ibls.lenses': undefined });
  });

  test('a lens leads to the connection, and shows a list where there are several', async () => {
    await window.clickLens('connected in Main.storyboard, Login');
    await eventually(async () => {
      assert.match(await window.evaluate('vscode.window.activeTextEditor.document.uri.path'), /Main\.storyboard$/);
    });
    await window.openFile('LoginViewController.swift');
    await window.clickLens('2 scenes');
    await window.page.locator('.zone-widget .monaco-list-row').nth(1).waitFor();
    await window.press('Escape');
  });

  /** Waits until a hover over the attribute in a line says something, beside what the other extension says there. */
  async function beside(line: number, expected: RegExp): Promise<void> {
    await window.goTo(line, 5);
    await eventually(async () => {
      const texts = (await window.hover()).split('\n').filter((text) => text !== '' && !text.startsWith('swift:'));
      assert.match(texts.join('\n'), expected);
    });
  }

  /** Clicks a link of the hover, and waits until the cursor is in a line of the storyboard; then goes back. */
  async function leadsTo(link: string, expected: RegExp): Promise<void> {
    await window.page.locator('.monaco-hover a', { hasText: link }).first().click();
    await eventually(async () => {
      assert.match(await window.evaluate('vscode.window.activeTextEditor.document.uri.path'), /Main\.storyboard$/);
      const line = await window.evaluate('((editor) => editor.document.lineAt(editor.selection.active).text)(vscode.window.activeTextEditor)');
      assert.match(line, expected);
    });
    await window.openFile('LoginViewController.swift');
  }

  async function shows(expected: Record<number, string>, theme?: string): Promise<void> {
    await eventually(async () => {
      const found = await circles();
      assert.deepEqual(Object.fromEntries(Object.entries(found).map(([line, name]) => [line, name.replace(/-\w+$/, '')])), expected);
      if (theme !== undefined) assert.ok(Object.values(found).every((name) => name.endsWith(theme)), JSON.stringify(found));
    });
  }

  /** The pictures in the gutter by their lines, as `connected-light`. */
  async function circles(): Promise<Record<number, string>> {
    const editor = window.page.locator('.editor-group-container.active .monaco-editor').first();
    return editor.evaluate((element) => {
      const root = element as unknown as { querySelectorAll(selector: string): Iterable<PageElement> };
      const lines = [...root.querySelectorAll('.line-numbers')].map((line) => ({ top: line.getBoundingClientRect().top, line: Number(line.textContent) }));
      const found: Record<number, string> = {};
      for (const glyph of root.querySelectorAll('.cgmr')) {
        const name = /circle-(\w+-\w+)\.svg/.exec(pageWindow().getComputedStyle(glyph).backgroundImage)?.[1];
        const line = lines.find(({ top }) => Math.abs(top - glyph.getBoundingClientRect().top) < 5)?.line;
        if (name !== undefined && line !== undefined) found[line] = name;
      }
      return found;

      function pageWindow(): { getComputedStyle(of: PageElement): { backgroundImage: string } } {
        return globalThis as unknown as { getComputedStyle(of: PageElement): { backgroundImage: string } };
      }
    });
  }

  async function edit(file: string, from: string, to: string): Promise<void> {
    await window.evaluate(
      `(async () => {
        const document = await vscode.workspace.openTextDocument((await vscode.workspace.findFiles('**/' + args[0]))[0]);
        const offset = document.getText().indexOf(args[1]);
        const edit = new vscode.WorkspaceEdit();
        edit.replace(document.uri, new vscode.Range(document.positionAt(offset), document.positionAt(offset + args[1].length)), args[2]);
        return vscode.workspace.applyEdit(edit);
      })()`,
      file,
      from,
      to,
    );
  }
});

interface PageElement {
  readonly textContent: string | null;
  getBoundingClientRect(): { readonly top: number };
}
