// A tour of a real project in the real window: what a new user would try, with the time that each step took. Fails where
// a message appears that nothing asked for, or the extension logs an error.
//   npm run tour -- FOLDER [PICTURES]
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { iblsServer, temporaryFolder } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';

interface Connected {
  readonly swift: string;
  readonly document: string;
  readonly outlet: string;
  readonly owner: string;
}

const [source, pictures] = process.argv.slice(2);
if (source === undefined) {
  console.error('tour: name the folder of a project');
  process.exitCode = 2;
} else {
  main(path.resolve(source)).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

async function main(project: string): Promise<void> {
  const folder = temporaryFolder('tour');
  cpSync(project, folder, { recursive: true });
  const { swift, document, outlet, owner } = connected(folder);
  console.log(`${path.basename(project)}: ${owner}.${outlet} in ${swift} and ${document}`);
  const window = await openWindow({ folder, settings: { 'git.enabled': false }, size: { width: 1500, height: 950 } });
  const step = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    const start = Date.now();
    await act();
    console.log(`${String(Date.now() - start).padStart(6)} ms  ${name}`);
    assert.deepEqual(await window.notifications(), [], name);
    if (pictures !== undefined) {
      mkdirSync(pictures, { recursive: true });
      await window.screenshot(path.join(pictures, `${path.basename(project)} ${name.replace(/\W+/g, ' ')}.png`));
    }
  };
  const file = path.basename(swift);
  try {
    await step('the server is ready', () =>
      eventually(async () => {
        assert.match((await window.statusBarItem('ibls: ready').getAttribute('aria-label', { timeout: 500 })) ?? '', /ready/);
      }, 60_000),
    );
    await step('the Problems view has what a check finds', async () => {
      const expected = findings(folder);
      await eventually(async () => {
        const found = await window.evaluate<number>('vscode.languages.getDiagnostics().flatMap(([, all]) => all).filter(({ source }) => source === "ibls").length');
        assert.equal(found, expected);
      }, 30_000);
    });
    await step('a class with its circles and lenses', async () => {
      await openAt(window, swift);
      await eventually(async () => {
        assert.ok((await window.page.locator('.cgmr[class*=ced]').count()) > 0);
        assert.ok((await window.lenses()).length > 0);
      }, 30_000);
    });
    await step('the hover names the connection', async () => {
      await putCursor(window, outlet);
      await eventually(async () => {
        assert.match(await window.hover(), /Connected in/);
      });
      await window.press('Escape');
    });
    await step('F12 from a use goes to the declaration, and from there to the document', async () => {
      await putCursor(window, outlet);
      await window.runCommand('ibls: Go to Connection');
      await eventually(async () => {
        assert.match(await window.evaluate('vscode.window.activeTextEditor.document.uri.path'), /\.(storyboard|xib)$/);
      });
    });
    await step('F12 in the document goes back to code', async () => {
      await window.press('F12');
      await eventually(async () => {
        assert.ok((await window.evaluate('vscode.window.activeTextEditor.document.uri.path')).endsWith(file));
      });
    });
    await step('the view Interface Builder opens and shows the class first', async () => {
      await window.exec('ibls.documents.focus');
      await window.treeRow('Interface Builder', owner).waitFor({ timeout: 30_000 });
    });
    await step('F2 renames both sides', async () => {
      await openAt(window, swift);
      await putCursor(window, outlet);
      await window.rename(`${outlet}Tour`);
      await eventually(() => {
        assert.match(window.read(document), new RegExp(`property="${outlet}Tour"`));
        assert.match(window.read(swift), new RegExp(`\\b${outlet}Tour\\b`));
      }, 20_000);
    });
    await step('one undo takes it back', async () => {
      await window.press('Control+z');
      await window.page.locator('.monaco-dialog-box .monaco-button', { hasText: /^Undo in/ }).click({ timeout: 2000 }).catch(() => undefined);
      await eventually(async () => {
        await window.exec('workbench.action.files.saveAll');
        assert.doesNotMatch(window.read(document) + window.read(swift), new RegExp(`${outlet}Tour`));
      }, 20_000);
    });
    await step('a misspelt outlet is found while it is typed, and the quick fix puts it right', async () => {
      await openAt(window, document);
      await putCursor(window, `property="${outlet}"`);
      for (let column = 0; column < 'property="'.length + 3; column++) await window.press('ArrowRight');
      await window.page.keyboard.type('x');
      await eventually(async () => {
        const found = await window.evaluate<string[]>('vscode.languages.getDiagnostics(vscode.window.activeTextEditor.document.uri).map(({ message }) => message)');
        assert.ok(found.some((message) => message.includes('has no outlet') && message.includes(`'${outlet}'?`)), found.join('\n'));
      });
      const fix = (await window.codeActions()).find((title) => title.startsWith('Rename') && title.includes(`to '${outlet}'`));
      assert.ok(fix);
      await window.chooseCodeAction(fix);
      await eventually(async () => {
        assert.ok((await window.editorText()).includes(`property="${outlet}"`));
      });
      await window.exec('workbench.action.files.saveAll');
    });
    assert.deepEqual(window.logErrors().filter((line) => line.includes('ibls.ibls')), []);
  } finally {
    await window.close();
  }
}

/** Puts the cursor at the first occurrence of a text; columns that go to by hand count a tab as several. */
async function putCursor(window: Window, text: string): Promise<void> {
  await window.evaluate(
    `(() => {
      const editor = vscode.window.activeTextEditor;
      const place = editor.document.positionAt(editor.document.getText().indexOf(args[0]));
      editor.selection = new vscode.Selection(place, place);
      editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenter);
    })()`,
    text,
  );
  // Keys go to the view otherwise, where it has the focus.
  await window.exec('workbench.action.focusActiveEditorGroup');
}

async function openAt(window: Window, file: string): Promise<void> {
  await window.exec('vscode.open', { $uri: window.file(file) });
  await eventually(async () => {
    assert.ok((await window.evaluate('vscode.window.activeTextEditor.document.uri.path')).endsWith(`/${file}`));
  });
}

function findings(folder: string): number {
  const output = check(folder, '--check', folder, '--format', 'json', '--fail-on', 'never');
  return (JSON.parse(output) as { diagnostics: unknown[] }).diagnostics.length;
}

/** An outlet that one Swift class declares and one document connects. */
function connected(folder: string): Connected {
  interface File {
    readonly file: string;
    readonly kind: string;
    readonly types?: readonly { name: string; kind: string; members: readonly { kind: string; name: string }[] }[];
    readonly objects?: readonly { id: string; customClass?: string }[];
    readonly connections?: readonly { kind: string; source: string; name: string }[];
  }
  const files = check(folder, '--index', folder).split('\n').filter(Boolean).map((line) => JSON.parse(line) as File);
  const declared = new Map<string, { swift: string; owner: string }[]>();
  for (const { file, kind, types } of files.filter(({ kind }) => kind === 'swift')) {
    if (kind !== 'swift') continue;
    for (const type of types ?? []) for (const { kind: member, name } of type.members) {
      if (member === 'outlet' && type.kind === 'class') declared.set(name, [...(declared.get(name) ?? []), { swift: file, owner: type.name }]);
    }
  }
  for (const { file, objects, connections } of files) {
    for (const { kind, source: from, name } of connections ?? []) {
      const [only, other] = declared.get(name) ?? [];
      const owner = objects?.find(({ id }) => id === from)?.customClass;
      if (kind === 'outlet' && only && !other && owner === only.owner && name.length > 6) return { ...only, document: file, outlet: name };
    }
  }
  throw new Error('no outlet of a Swift class is connected here');
}

function check(folder: string, ...parameters: string[]): string {
  return execFileSync(iblsServer(), parameters, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 });
}
