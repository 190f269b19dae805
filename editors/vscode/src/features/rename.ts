// One rename for code and documents, whichever extension VS Code would ask, and however the user starts it.

import * as vscode from 'vscode';
import type { PrepareRenameResult, RenameFile, TextEdit, WorkspaceEdit } from 'vscode-languageserver-protocol';
import { isCode, isInterface, isServed } from '../documents';
import type { Feature, Ibls } from '../ibls';
import { declarationsFrom } from '../places';
import { Others, outOfTime, within } from '../others';
import { merged, touch, type Edit } from '../rename/merge';
import { baseName, otherName } from '../rename/names';
import { FirstPlace, type Renamer } from '../rename/firstPlace';
import { reasonOf, say } from '../say';
import { isMarked, labelsAfter, linkedNameAt } from '../source';

/** How long other extensions may take for their edits, in milliseconds. */
const othersPatience = 2500;
const late = `no answer within ${othersPatience} ms`;

/** How long a rename waits for the server to have read the workspace, in milliseconds. */
const readingPatience = 3000;

/** A name that ours renames, or refuses to rename with a reason. */
interface Claim {
  readonly range: vscode.Range;
  readonly placeholder: string;
  readonly refusal?: string;
}

/** A rename that was refused, with the sentence that the user reads. */
class Refusal extends Error {}

export const rename: Feature = {
  register(ibls) {
    const first = new FirstPlace(new DocumentRenamer(ibls));
    const take = (): void => {
      if (ibls.server.state.kind !== 'off') first.take();
    };
    const versions = new WeakMap<vscode.TextDocument, number>();
    return [
      first,
      vscode.commands.registerCommand('ibls.rename', async (place: unknown) => {
        take();
        // A menu passes the document; then the cursor counts, as it does for the palette.
        if (!isPlace(place)) await vscode.commands.executeCommand('editor.action.rename');
        else {
          const position = new vscode.Position(place.position.line, place.position.character);
          await vscode.commands.executeCommand('editor.action.rename', [vscode.Uri.parse(place.uri), position]);
        }
      }),
      // Each of these may follow a registration of another extension's; none comes while a rename box has the focus.
      vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document } }) => {
        if (!isServed(document.uri)) return;
        // The cursor also moves with every letter that is typed, and a name is not renamed in the middle of typing.
        const isTyping = (versions.get(document) ?? document.version) !== document.version;
        versions.set(document, document.version);
        // Other extensions do as they like with the same event; ours comes after all of them.
        if (!isTyping) queueMicrotask(take);
      }),
      vscode.window.onDidChangeActiveTextEditor(take),
      vscode.window.onDidChangeWindowState(take),
      vscode.extensions.onDidChange(take),
      // VS Code asks for lenses again when another extension registers some, as language clients do when they start.
      ibls.declarations.onDidRequest(take),
      ibls.server.onDidChangeState(take),
    ];
  },

  middleware: () => ({
    // The library registers a provider of its own, which leaves everything to the one above.
    prepareRename: () => null,
    provideRenameEdits: () => null,
  }),
};

/** Where the server's offer to rename begins, as `protocol.md` has it. */
interface RenamePlace {
  readonly uri: string;
  readonly position: { readonly line: number; readonly character: number };
}

function isPlace(value: unknown): value is RenamePlace {
  return typeof value === 'object' && value !== null && 'position' in value && 'uri' in value;
}

class DocumentRenamer implements Renamer {
  private readonly ibls: Ibls;
  private readonly others = new Others();

  constructor(ibls: Ibls) {
    this.ibls = ibls;
  }

  async prepare(registration: object, document: vscode.TextDocument, position: vscode.Position, token: vscode.CancellationToken) {
    if (this.others.isAsking({ feature: 'prepare rename', uri: document.uri, position }, registration)) return undefined;
    return this.claimed(document, position, token);
  }

  async edits(document: vscode.TextDocument, position: vscode.Position, newName: string, token: vscode.CancellationToken) {
    if (this.others.isAsking({ feature: 'rename', uri: document.uri, position, newName })) return undefined;
    const isReady = this.ibls.server.state.kind === 'ready';
    const claimed = await this.claimed(document, position, token);
    if (!claimed) return undefined;
    try {
      await this.read();
      // What was claimed by its marks alone, the server can tell now.
      const known = isReady ? claimed : await this.prepared(document, position, token);
      if (known?.refusal !== undefined) throw new Refusal(known.refusal);
      return known && (await this.rename(document, position, known.placeholder, newName, token));
    } catch (error) {
      if (token.isCancellationRequested) return undefined;
      const text = `Can't rename '${claimed.placeholder}': ${reasonOf(error)}`;
      this.ibls.log.info(`rename refused: ${text}`);
      say(this.ibls, 'error', text);
      // Nothing at all, rather than an error: VS Code would go on to the next provider, which knows no documents.
      return new vscode.WorkspaceEdit();
    }
  }

  /** The name under the cursor if the rename is ours to make. */
  private async claimed(document: vscode.TextDocument, position: vscode.Position, token: vscode.CancellationToken): Promise<Claim | undefined> {
    switch (this.ibls.server.state.kind) {
      case 'off':
      case 'failed':
        return undefined;
      case 'ready':
        return this.prepared(document, position, token);
      case 'reading':
        return (await this.prepared(document, position, token)) ?? unread(document, position);
      case 'starting':
        return unread(document, position);
    }
  }

  /** The name under the cursor if it is one that documents know. */
  private async prepared(document: vscode.TextDocument, position: vscode.Position, token: vscode.CancellationToken): Promise<Claim | undefined> {
    const client = this.ibls.server.client;
    if (!client) return undefined;
    const parameters = client.code2ProtocolConverter.asTextDocumentPositionParams(document, position);
    let answer: PrepareRenameResult | null | undefined;
    try {
      answer = await this.ibls.server.request<PrepareRenameResult | null>('textDocument/prepareRename', parameters, token);
    } catch (error) {
      if (token.isCancellationRequested) return undefined;
      // In a document VS Code shows the reason. In code it would go on to an extension that leaves documents behind.
      if (!isCode(document.uri)) throw error;
      const word = document.getWordRangeAtPosition(position);
      return word && { range: word, placeholder: document.getText(word), refusal: reasonOf(error) };
    }
    if (!answer || !('placeholder' in answer)) return undefined;
    return { range: client.protocol2CodeConverter.asRange(answer.range), placeholder: answer.placeholder };
  }

  private async rename(
    document: vscode.TextDocument,
    position: vscode.Position,
    oldName: string,
    typed: string,
    token: vscode.CancellationToken,
  ): Promise<vscode.WorkspaceEdit | undefined> {
    const versions = new Map(vscode.workspace.textDocuments.map((open) => [open.uri.toString(), open.version]));
    const declaration = await this.declaration(document, position);
    const name = baseName(typed, declaration && labelsAt(declaration.document, declaration.range));
    if ('refusal' in name) throw new Refusal(name.refusal);
    const answer = await this.ours(document, position, name.base, token);
    if (!answer) throw new Refusal('the server no longer knows it; try again.');
    const ours = editsOf(answer);
    const theirs = await this.theirs(document, position, declaration, oldName, ours);
    if (token.isCancellationRequested) return undefined;
    const result = await this.together(ours, theirs);
    for (const { oldUri, newUri } of renamesOf(answer)) result.renameFile(vscode.Uri.parse(oldUri), vscode.Uri.parse(newUri));
    const stale = [...ours.keys()].find((uri) => {
      const open = vscode.workspace.textDocuments.find((candidate) => candidate.uri.toString() === uri);
      return open && versions.get(uri) !== undefined && versions.get(uri) !== open.version;
    });
    if (stale !== undefined) {
      const changed = vscode.workspace.asRelativePath(vscode.Uri.parse(stale));
      throw new Refusal(`${changed} changed meanwhile, and nothing was renamed. Try again.`);
    }
    return result;
  }

  /** Waits until the workspace has been read: before, a rename could miss documents. */
  private async read(): Promise<void> {
    const { server } = this.ibls;
    if (server.state.kind === 'ready') return;
    const subscriptions: vscode.Disposable[] = [];
    const ready = new Promise<void>((resolve, reject) => {
      subscriptions.push(
        server.onDidChangeState(({ kind }) => {
          if (kind === 'ready') resolve();
          else if (kind === 'failed' || kind === 'off') reject(new Refusal('the server has ended.'));
        }),
      );
    });
    const waited = vscode.window.withProgress(
      { location: vscode.ProgressLocation.Window, title: 'ibls: reading the workspace before it renames' },
      () => within(readingPatience, ready),
    );
    try {
      if ((await waited) === outOfTime) {
        throw new Refusal('the workspace is still being read. Try again when the status bar says that ibls is ready.');
      }
    } finally {
      for (const subscription of subscriptions) subscription.dispose();
    }
  }

  /** The Swift declaration of what stands at a place; undefined where Objective-C declares it or nothing does. */
  private async declaration(document: vscode.TextDocument, position: vscode.Position) {
    for (const { uri, range } of await declarationsFrom(this.ibls, document, position)) {
      if (uri.path.endsWith('.swift')) return { document: await vscode.workspace.openTextDocument(uri), range };
    }
    return undefined;
  }

  private async ours(document: vscode.TextDocument, position: vscode.Position, newName: string, token: vscode.CancellationToken) {
    const client = this.ibls.server.client;
    if (!client) return undefined;
    const answer = await this.ibls.server.request<WorkspaceEdit | null>(
      'textDocument/rename',
      { ...client.code2ProtocolConverter.asTextDocumentPositionParams(document, position), newName },
      token,
    );
    if (!answer) return undefined;
    if (!client.validateWorkspaceEdit(answer)) throw new Refusal('a document changed meanwhile, and nothing was renamed. Try again.');
    return answer;
  }

  /** What the other extensions would rename, asked where code has the name; undefined where they don't. */
  private async theirs(
    document: vscode.TextDocument,
    position: vscode.Position,
    declaration: { document: vscode.TextDocument; range: vscode.Range } | undefined,
    oldName: string,
    ours: ReadonlyMap<string, readonly Edit[]>,
  ): Promise<vscode.WorkspaceEdit | undefined> {
    const fromCode = isCode(document.uri);
    const asked = fromCode ? { uri: document.uri, position } : declaration && { uri: declaration.document.uri, position: declaration.range.start };
    if (!asked) return undefined;
    // What ours writes where code has the name is the new name in code; a document may know it by another.
    const place = fromCode ? position : asked.position;
    const written = ours.get(asked.uri.toString())?.find((edit) => holds(edit, place));
    if (!written) return undefined;
    const base = written.newText.replaceAll('`', '');
    const { log } = this.ibls;
    try {
      return await vscode.window.withProgress(
        { location: vscode.ProgressLocation.Window, title: `ibls: asking other extensions to rename '${oldName}'` },
        () => this.askOthers(asked.uri, asked.position, base),
      );
    } catch (error) {
      log.info(`rename: '${oldName}' is renamed by ibls alone; other extensions: ${reasonOf(error)}`);
      return undefined;
    }
  }

  /** @throws what another extension throws, or a refusal where it takes too long */
  private async askOthers(uri: vscode.Uri, position: vscode.Position, base: string): Promise<vscode.WorkspaceEdit | undefined> {
    const end = Date.now() + othersPatience;
    const shown = await this.others.ask<{ placeholder?: string }>({ feature: 'prepare rename', uri, position }, othersPatience);
    if (shown === outOfTime) throw new Refusal(late);
    const newName = otherName(base, shown?.placeholder);
    const edit = await this.others.ask<vscode.WorkspaceEdit>({ feature: 'rename', uri, position, newName }, end - Date.now());
    if (edit === outOfTime) throw new Refusal(late);
    return edit;
  }

  private async together(ours: ReadonlyMap<string, readonly Edit[]>, theirs: vscode.WorkspaceEdit | undefined): Promise<vscode.WorkspaceEdit> {
    const result = new vscode.WorkspaceEdit();
    const foreign = new Map((theirs?.entries() ?? []).map(([uri, edits]) => [uri.toString(), edits.map(fromEditor)]));
    const counts = { ours: 0, theirs: 0, contradicted: 0 };
    for (const uriText of new Set([...foreign.keys(), ...ours.keys()])) {
      const uri = vscode.Uri.parse(uriText);
      const [own, other] = [ours.get(uriText) ?? [], foreign.get(uriText) ?? []];
      const text = touch(own, other) ? (await vscode.workspace.openTextDocument(uri)).getText() : '';
      const parts = merged(own, other, text);
      counts.ours += parts.ours.length;
      counts.theirs += parts.theirs.length;
      counts.contradicted += parts.contradicted.length;
      const question = { label: 'Another extension renames this differently', description: 'not taken unless you tick it' };
      result.set(uri, [...parts.theirs, ...parts.ours, ...parts.contradicted.map((edit) => ({ ...edit, question }))].map(toEditor));
    }
    this.ibls.log.info(
      `rename: ${counts.ours} edits by ibls alone, ${counts.theirs} that another extension makes as well or alone, ${counts.contradicted} of its that contradict`,
    );
    return result;
  }
}

/** While the server can't tell, names that are marked for Interface Builder count as ours. */
function unread(document: vscode.TextDocument, position: vscode.Position) {
  const word = document.getWordRangeAtPosition(position);
  if (isInterface(document.uri)) {
    const name = linkedNameAt(document.lineAt(position).text, position.character);
    return name === undefined || !word ? undefined : { range: word, placeholder: name };
  }
  if (!word) return undefined;
  const name = document.getText(word);
  return isMarked(document.getText(), name) ? { range: word, placeholder: name } : undefined;
}

function labelsAt(document: vscode.TextDocument, name: vscode.Range): string | undefined {
  const written = document.getText(new vscode.Range(name.end, document.lineAt(Math.min(name.end.line + 20, document.lineCount - 1)).range.end));
  return labelsAfter(written)?.map((label) => `${label}:`).join('');
}

/** The files that have to be renamed as well; those that are only offered come with a question. */
function renamesOf(answer: WorkspaceEdit): RenameFile[] {
  const isCertain = (change: object): change is RenameFile => 'kind' in change && change.kind === 'rename' && !('annotationId' in change);
  return (answer.documentChanges ?? []).filter(isCertain);
}

/** The edits of an answer by file. */
function editsOf(answer: WorkspaceEdit): Map<string, Edit[]> {
  const result = new Map<string, Edit[]>();
  for (const change of answer.documentChanges ?? []) {
    if (!('edits' in change)) continue;
    const uri = vscode.Uri.parse(change.textDocument.uri).toString();
    const edits = change.edits.filter((edit): edit is TextEdit => 'newText' in edit);
    result.set(uri, [...(result.get(uri) ?? []), ...edits.map((edit) => fromProtocol(edit, answer))]);
  }
  return result;
}

function fromProtocol(edit: TextEdit & { annotationId?: string }, { changeAnnotations }: WorkspaceEdit): Edit {
  const { start, end } = edit.range;
  const annotation = edit.annotationId === undefined ? undefined : changeAnnotations?.[edit.annotationId];
  return {
    startLine: start.line,
    startCharacter: start.character,
    endLine: end.line,
    endCharacter: end.character,
    newText: edit.newText,
    ...(annotation?.needsConfirmation ? { question: annotation } : {}),
  };
}

function fromEditor({ range: { start, end }, newText }: vscode.TextEdit): Edit {
  return { startLine: start.line, startCharacter: start.character, endLine: end.line, endCharacter: end.character, newText };
}

function toEditor(edit: Edit): [vscode.TextEdit, vscode.WorkspaceEditEntryMetadata | undefined] {
  const range = new vscode.Range(edit.startLine, edit.startCharacter, edit.endLine, edit.endCharacter);
  return [new vscode.TextEdit(range, edit.newText), edit.question && { needsConfirmation: true, ...edit.question }];
}

function holds(edit: Edit, position: vscode.Position): boolean {
  return new vscode.Range(edit.startLine, edit.startCharacter, edit.endLine, edit.endCharacter).contains(position);
}
