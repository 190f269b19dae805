// Renames outlets, actions and classes of a real project in the real window, there and back, beside the stand-in for the
// Swift extension: afterwards every file must be as it was, byte for byte.
//   npm run renames -- FOLDER [COUNT]
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iblsServer, temporaryFolder } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';

/** A name with the places from which its rename starts. */
interface Name {
  readonly kind: string;
  readonly name: string;
  readonly code: Place;
  readonly document: Place;
}

interface Place {
  readonly file: string;
  readonly offset: number;
}

interface IndexedFile {
  readonly file: string;
  readonly kind: string;
  readonly types?: readonly { name: string; kind: string; offset: number; members: readonly { kind: string; name: string; selector?: string; offset: number }[] }[];
  readonly objects?: readonly { customClass?: string; offset: number }[];
  readonly connections?: readonly { kind: string; name: string; offset: number }[];
}

const [source, wanted = '100'] = process.argv.slice(2);
if (source === undefined) {
  console.error('renames: name the folder of a project');
  process.exitCode = 2;
} else {
  main(path.resolve(source), Number(wanted)).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

async function main(project: string, count: number): Promise<void> {
  const folder = temporaryFolder('renames');
  cpSync(project, folder, { recursive: true });
  git(folder, 'init', '-q');
  git(folder, 'add', '-A', '-f');
  git(folder, '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-q', '-m', 'as it was');
  const names = uniqueNames(folder);
  console.log(`${path.basename(project)}: ${names.length} names to take from`);
  const window = await openWindow({ folder, settings: { 'git.enabled': false } });
  const counts = { done: 0, refused: 0 };
  try {
    await window.exec('vscode.open', { $uri: path.join(folder, names[0]?.document.file ?? '') });
    await eventually(async () => {
      assert.match((await window.statusBarItem('ibls: ready').getAttribute('aria-label', { timeout: 500 })) ?? '', /ready/);
    }, 60_000);
    for (const [index, name] of names.entries()) {
      if (counts.done === count) break;
      if (!(await isLinked(window, folder, name))) continue;
      const [first, second] = index % 2 === 0 ? [name.code, name.document] : [name.document, name.code];
      const fresh = `${name.name}Renamed`;
      const refusal = await rename(window, folder, name.kind, first, fresh);
      if (refusal !== undefined) {
        counts.refused += 1;
        console.log(`refused: ${name.kind} ${name.name}: ${refusal}`);
        assert.equal(git(folder, 'status', '--porcelain'), '', `a refused rename of ${name.name} changed files`);
        continue;
      }
      for (const place of [name.code, name.document]) {
        await eventually(() => {
          assert.notEqual(git(folder, 'diff', '--stat', '--', place.file), '', `${place.file} does not have the new name of ${name.name}`);
        });
      }
      const there = git(folder, 'diff', '--stat').trim().split('\n').at(-1)?.trim() ?? '';
      // The same place holds the new name now, unless another place before it on its line grew; the line is what counts.
      const back = await rename(window, folder, name.kind, second, name.name, fresh);
      assert.equal(back, undefined, `${fresh} could not be renamed back: ${back ?? ''}`);
      await eventually(() => {
        assert.equal(git(folder, 'status', '--porcelain'), '', `${name.kind} ${name.name} there and back left a difference:\n${git(folder, 'diff')}`);
      });
      counts.done += 1;
      console.log(`${counts.done} ${name.kind} ${name.name} from ${path.extname(first.file)} (${there})`);
    }
  } catch (error) {
    const picture = path.join(temporaryFolder('failed'), 'window.png');
    await window.screenshot(picture);
    console.error((await window.previewedEdits().catch(() => [])).map(({ text, isTicked }) => `${isTicked ? "x" : "-"} ${text}`).join("\n"));
    console.error(`${window.logs().split('\n').filter((line) => /rename/i.test(line)).join('\n')}\nthe window, with IBLS_KEEP=1: ${picture}`);
    throw error;
  } finally {
    await window.close();
  }
  console.log(`${path.basename(project)}: ${counts.done} there and back, byte for byte; ${counts.refused} refused with nothing changed`);
}

/** Whether the document's name leads to the declaration: another class may have the same name and none of its own. */
async function isLinked(window: Window, folder: string, { code, document }: Name): Promise<boolean> {
  const found = await window.evaluate<string[]>(
    `(async () => {
      const document = await vscode.workspace.openTextDocument(args[0]);
      const offset = Buffer.from(document.getText(), 'utf8').subarray(0, args[1]).toString('utf8').length;
      const places = await vscode.commands.executeCommand('vscode.executeDefinitionProvider', document.uri, document.positionAt(offset + 1));
      return places.map((place) => (place.uri ?? place.targetUri).fsPath);
    })()`,
    { $uri: path.join(folder, document.file) },
    document.offset,
  );
  return found.length === 1 && found[0] === path.join(folder, code.file);
}

/** Renames in the window; the sentence of a refusal, undefined where it was done. */
async function rename(window: Window, folder: string, kind: string, place: Place, newName: string, written?: string): Promise<string | undefined> {
  await window.exec('notifications.clearAll');
  const uri = { $uri: path.join(folder, place.file) };
  const at = await window.evaluate<{ line: number; character: number }>(
    `(async () => {
      const document = await vscode.workspace.openTextDocument(args[0]);
      const bytes = Buffer.from(document.getText(), 'utf8');
      let offset = bytes.subarray(0, args[1]).toString('utf8').length;
      if (args[2] !== undefined && args[2] !== null) offset = document.getText().indexOf(args[2], Math.max(0, offset - 2000));
      return document.positionAt(offset + 1);
    })()`,
    uri,
    place.offset,
    written,
  );
  const before = git(folder, 'diff');
  // The command ends with the rename, and the box is answered meanwhile.
  const ended = window.exec('ibls.rename', { uri: await window.evaluate('args[0].toString()', uri), position: at });
  const box = window.page.locator('.rename-box .rename-input');
  await box.waitFor();
  const shown = await box.inputValue();
  await box.fill(shown.endsWith(':') ? selector(newName, shown) : newName);
  await box.press('Enter');
  await box.waitFor({ state: 'hidden' });
  const apply = window.page.getByRole('button', { name: 'Apply' }).first();
  const refusal = await eventually(async () => {
    // What may mean something else is left as it is, there and back; only actions that go to First Responder are ticked,
    // since nothing would be left to rename in their documents.
    if (await apply.isVisible()) {
      if (kind === 'action') await tickAll(window);
      await apply.click();
    }
    const [message] = await window.notifications();
    if (message !== undefined) return message;
    assert.notEqual(git(folder, 'diff'), before, `nothing was renamed to ${newName}`);
    await window.exec('workbench.action.files.saveAll');
    assert.equal(await window.evaluate('vscode.workspace.textDocuments.some(({ isDirty }) => isDirty)'), false);
    return undefined;
  }, 30_000);
  await ended;
  return refusal;
}

/** Ticks every edit of the Refactor Preview. */
async function tickAll(window: Window): Promise<void> {
  const boxes = window.page.locator('.bulk-edit-panel .monaco-list-row').locator('input[type=checkbox], .monaco-custom-toggle');
  // The rows come one after the other.
  await eventually(async () => {
    for (const box of await boxes.all()) if (!(await box.isChecked())) await box.click();
    const edits = await window.previewedEdits();
    assert.ok(edits.length > 2 && edits.every(({ isTicked }) => isTicked));
  });
}

function selector(newName: string, shown: string): string {
  const [, ...labels] = shown.split(':');
  return newName.includes(':') ? newName : `${newName}:${labels.join(':')}`;
}

/** Names that one Swift declaration has and a document: the stand-in goes by words, so that others would mix. */
function uniqueNames(folder: string): Name[] {
  const output = execFileSync(iblsServer(), ['--index', folder], { encoding: 'utf8', maxBuffer: 1 << 30 });
  const files = output.split('\n').filter(Boolean).map((line) => JSON.parse(line) as IndexedFile);
  const declared = new Map<string, { kind: string; place: Place }[]>();
  const add = (name: string, kind: string, file: string, offset: number): void => {
    declared.set(name, [...(declared.get(name) ?? []), { kind, place: { file, offset } }]);
  };
  for (const { file, kind, types } of files) {
    if (kind !== 'swift') continue;
    for (const type of types ?? []) {
      if (type.kind === 'class' && !type.name.includes('.')) add(type.name, 'class', file, type.offset);
      for (const member of type.members) if (['outlet', 'action'].includes(member.kind)) add(member.selector ?? member.name, member.kind, file, member.offset);
    }
  }
  const names: Name[] = [];
  const seen = new Set<string>();
  for (const { file, objects, connections } of files) {
    const uses = [
      ...(objects ?? []).flatMap((object) => (object.customClass === undefined ? [] : [{ name: object.customClass, offset: -1 }])),
      ...(connections ?? []).filter(({ kind }) => kind === 'outlet' || kind === 'action'),
    ];
    for (const { name, offset } of uses) {
      const [only, another] = declared.get(name) ?? [];
      if (!only || another || seen.has(name)) continue;
      seen.add(name);
      const at = offset >= 0 ? offset : classOffset(folder, file, name);
      names.push({ kind: only.kind, name: name.replace(/:.*/, ''), code: only.place, document: { file, offset: at } });
    }
  }
  const code = files.filter(({ kind }) => kind === 'swift').map(({ file }) => readFileSync(path.join(folder, file), 'utf8'));
  const isUnique = (name: string): boolean => {
    const declaration = new RegExp(`\\b(?:var|let|func|class|struct|enum|protocol|case|typealias)\\s+${name}\\b`, 'g');
    return code.reduce((sum, text) => sum + (text.includes(name) ? (text.match(declaration)?.length ?? 0) : 0), 0) === 1;
  };
  return names.filter(({ name, document }) => name.length > 4 && document.offset >= 0 && isUnique(name));
}

function classOffset(folder: string, file: string, name: string): number {
  const text = execFileSync('cat', [path.join(folder, file)]);
  const at = text.indexOf(`customClass="${name}"`);
  return at < 0 ? -1 : at + 'customClass="'.length;
}

function git(folder: string, ...parameters: string[]): string {
  return execFileSync('git', ['-C', folder, '-c', 'core.autocrlf=false', ...parameters], { encoding: 'utf8', maxBuffer: 1 << 28 });
}
