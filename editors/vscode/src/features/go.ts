// Jumps between code and documents, and the list of open code files that have something to do with documents.

import * as vscode from 'vscode';
import { classesIn } from '../classes';
import type { Declaration } from '../declarations';
import { isCode, isInterface } from '../documents';
import type { Feature, Ibls } from '../ibls';
import { readOutline } from '../outlines';
import { definitions } from '../places';
import { said, say, settle } from '../say';
import { showOneOf } from '../showing';
import { innermost, isConnection, type Outline, type OutlineItem } from '../tree/outline';
import { classAt } from '../tree/codeClasses';

export const go: Feature = {
  register(ibls) {
    const linked = new LinkedFiles(ibls);
    const command = (name: string, act: (editor: vscode.TextEditor) => Promise<void>): vscode.Disposable =>
      vscode.commands.registerCommand(`ibls.${name}`, () => run(ibls, act));
    return [
      linked,
      command('goToConnection', (editor) => (isInterface(editor.document.uri) ? goToConnectionOfObject(ibls, editor) : goToConnection(ibls, editor))),
      command('goToClass', (editor) => (isInterface(editor.document.uri) ? goToClass(ibls, editor) : goToUse(ibls, editor))),
    ];
  },
};

async function run(ibls: Ibls, act: (editor: vscode.TextEditor) => Promise<void>): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !(isCode(editor.document.uri) || isInterface(editor.document.uri))) {
    say(ibls, 'information', 'ibls: open a storyboard, a xib or a file of Swift or Objective-C first.');
    return;
  }
  await said(ibls, () => act(editor));
}

// From code to documents.

async function goToConnection(ibls: Ibls, { document, selection: { active } }: vscode.TextEditor): Promise<void> {
  const declarations = await ibls.declarations.of(document);
  const under = declarations.find(({ range }) => range.contains(active));
  const used = under ? [] : (await definitions(ibls, document.uri, active)).filter(({ uri }) => isInterface(uri));
  const declaration = under ?? (used.length === 0 ? nearest(declarations, active) : undefined);
  const name = declaration?.name ?? document.getText(document.getWordRangeAtPosition(active));
  if (await showOneOf(ibls, declaration?.connections ?? used, `'${name}' is connected in`)) return;
  const text = declaration
    ? `no document ${declaration.kind === 'inspectable' ? 'sets' : 'connects'} '${name}'.`
    : 'no outlet, action or inspectable property stands in this line.';
  say(ibls, 'information', `ibls: ${text}`);
}

/** The declaration in the line of a place that is nearest to it. */
function nearest(declarations: readonly Declaration[], { line, character }: vscode.Position): Declaration | undefined {
  const distance = ({ range }: Declaration): number => Math.abs(range.start.character - character);
  return declarations.filter(({ range }) => range.start.line === line).sort((left, right) => distance(left) - distance(right))[0];
}

async function goToUse(ibls: Ibls, { document, selection: { active } }: vscode.TextEditor): Promise<void> {
  const classes = await classesIn(ibls, document);
  const around = classAt(document.getText(), document.offsetAt(active))?.name;
  const found = classes.find(({ name, uses }) => name === around && uses.length > 0) ?? classes.find(({ uses }) => uses.length > 0);
  if (found && (await showOneOf(ibls, found.uses, `'${found.name}' is used in`))) return;
  say(ibls, 'information', `ibls: no document uses ${around === undefined ? 'a class of this file' : `'${around}'`}.`);
}

// From documents to code.

async function goToClass(ibls: Ibls, editor: vscode.TextEditor): Promise<void> {
  const { document } = editor;
  let item = itemAt(await readOutline(ibls, document.uri), editor);
  while (item && (item.kind === 'scene' || !item.customClass)) item = item.parent;
  const named = item?.customClass;
  if (!named) {
    say(ibls, 'information', 'ibls: no object around the cursor has a class of the project.');
    return;
  }
  const declared = await definitions(ibls, document.uri, new vscode.Position(named.point.line, named.point.character));
  const inCode = declared.filter(({ uri }) => isCode(uri));
  if (!(await showOneOf(ibls, inCode, `'${named.name}' is declared in`))) {
    say(ibls, 'information', `ibls: '${named.name}' is not declared in this workspace.`);
  }
}

/** In a document, the connections of the object around the cursor and those that lead to it. */
async function goToConnectionOfObject(ibls: Ibls, editor: vscode.TextEditor): Promise<void> {
  const outline = await readOutline(ibls, editor.document.uri);
  const item = itemAt(outline, editor);
  const object = item && isConnection(item) ? item.parent : item;
  const found = outline && object ? outline.all.filter((candidate) => isConnection(candidate) && concerns(candidate, object)) : [];
  const places = found.map(({ selection: { start, end } }) => {
    const range = new vscode.Range(start.line, start.character, end.line, end.character);
    return new vscode.Location(editor.document.uri, range);
  });
  if (await showOneOf(ibls, places, `Connections of ${object?.name ?? ''}`)) return;
  say(ibls, 'information', `ibls: ${object ? `'${object.name}' has no connections` : 'no object stands here'}.`);
}

function concerns(connection: OutlineItem, object: OutlineItem): boolean {
  return connection.parent === object || (object.objectId !== undefined && connection.destination === object.objectId);
}

function itemAt(outline: Outline | undefined, { selection: { active } }: vscode.TextEditor): OutlineItem | undefined {
  return outline && innermost(outline, active);
}

// Open files.

/** Keeps the context key `ibls.linkedFiles`, by which commands are offered in code. */
class LinkedFiles implements vscode.Disposable {
  private readonly ibls: Ibls;
  private readonly subscriptions: vscode.Disposable[];
  /** By URI, so that a file that is closed can be found again. */
  private readonly linked = new Map<string, string>();

  constructor(ibls: Ibls) {
    this.ibls = ibls;
    this.subscriptions = [
      ibls.declarations.onDidChange((uri) => { this.update(uri); }),
      vscode.window.onDidChangeVisibleTextEditors(() => { this.update(); }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => { if (this.linked.delete(uri.toString())) this.publish(); }),
    ];
    this.update();
  }

  dispose(): void {
    vscode.Disposable.from(...this.subscriptions).dispose();
  }

  /** Looks at the visible files again: the others keep what was last known of them. */
  private update(uri?: vscode.Uri): void {
    const visible = new Set(vscode.window.visibleTextEditors.map(({ document }) => document));
    for (const document of visible) {
      if (!isCode(document.uri) || (uri && uri.toString() !== document.uri.toString())) continue;
      settle(this.ibls, this.look(document));
    }
  }

  private async look(document: vscode.TextDocument): Promise<void> {
    const declarations = await this.ibls.declarations.of(document);
    const isLinked = declarations.length > 0 || (await classesIn(this.ibls, document)).some(({ uses }) => uses.length > 0);
    const key = document.uri.toString();
    if (document.isClosed || isLinked === this.linked.has(key)) return;
    if (isLinked) this.linked.set(key, document.uri.fsPath);
    else this.linked.delete(key);
    this.publish();
  }

  private publish(): void {
    settle(this.ibls, vscode.commands.executeCommand('setContext', 'ibls.linkedFiles', [...this.linked.values()]));
  }
}
