// The view Interface Builder: what documents hold, and before it what the code file that is edited has to do with them.

import * as vscode from 'vscode';
import { forgetClasses } from '../classes';
import { DocumentList } from '../documentList';
import { isInterface } from '../documents';
import type { Feature, Ibls } from '../ibls';
import { outOfTime, within } from '../others';
import { Outlines } from '../outlines';
import { reasonOf, said, settle } from '../say';
import { innermost, type Outline, type OutlineItem } from '../tree/outline';
import { CodeFile } from '../view/codeFile';
import { RowCommands } from '../view/commands';
import { OwnCursor } from '../view/cursor';
import { askForFilter } from '../view/filterInput';
import { focusedRow } from '../view/focus';
import { Forest, isNode, treeItem, type DocumentNode, type ItemNode, type Node } from '../view/nodes';
import { Problems } from '../view/problems';
import { Search, type Found } from '../view/search';

/** How long nothing must happen before the view follows, in milliseconds. */
const quiet = { cursor: 150, edits: 300, findings: 100 };

/** For how long the list of documents waits for the classes of a code file, in milliseconds. */
const classPatience = 300;

/** Up to this many documents show at once what a filter has found in them. */
const expandedLimit = 20;

/** From this many changed documents on, the whole view is drawn again. */
const drawnLimit = 100;

export const tree: Feature = {
  register(ibls) {
    const outlines = new Outlines(ibls);
    const cursor = new OwnCursor();
    const rows = new RowCommands(ibls, outlines, cursor);
    const view = new InterfaceView(ibls, outlines, cursor);
    const command = (name: string, act: (node: Node | undefined) => Promise<void>): vscode.Disposable =>
      vscode.commands.registerCommand(`ibls.tree.${name}`, (given: unknown) =>
        said(ibls, async () => act(isNode(given) ? given : await view.focused())),
      );
    return [
      view,
      command('open', (node) => rows.open(node)),
      command('goToClass', (node) => rows.goToClass(node)),
      command('goToDeclaration', (node) => rows.goToDeclaration(node)),
      command('findReferences', (node) => rows.findReferences(node)),
      command('rename', (node) => rows.rename(node)),
      command('copyObjectId', (node) => rows.copyObjectId(node)),
      vscode.commands.registerCommand('ibls.tree.filter', () => view.askForFilter()),
      vscode.commands.registerCommand('ibls.tree.clearFilter', () => view.filterBy('')),
    ];
  },
};

interface Filter extends Found {
  readonly text: string;
  readonly forest: Forest;
}

class InterfaceView implements vscode.TreeDataProvider<Node>, vscode.Disposable {
  private readonly ibls: Ibls;
  private readonly outlines: Outlines;
  private readonly cursor: OwnCursor;
  private readonly documents = new DocumentList();
  private readonly code: CodeFile;
  private readonly problems = new Problems();
  private readonly search: Search;
  private readonly view: vscode.TreeView<Node>;
  private readonly drawn = new vscode.EventEmitter<Node | Node[] | undefined>();
  private readonly subscriptions: vscode.Disposable[];
  private readonly timers = new Map<string, NodeJS.Timeout>();

  private readonly forest = new Forest('');
  private filter: Filter | undefined;
  private filterCount = 0;
  private filtering: vscode.CancellationTokenSource | undefined;

  /** Nodes that are open: where a filter leaves some of them out, VS Code forgets that. */
  private readonly expanded = new Set<string>();
  /** Nodes to open with the next drawing, and with none after it: VS Code would undo what the user does meanwhile. */
  private reopened: ReadonlySet<string> = new Set();
  /** What has to be drawn when the view is visible again. */
  private late: Set<vscode.Uri> | 'all' = new Set();

  readonly onDidChangeTreeData = this.drawn.event;

  constructor(ibls: Ibls, outlines: Outlines, cursor: OwnCursor) {
    this.ibls = ibls;
    this.outlines = outlines;
    this.cursor = cursor;
    this.code = new CodeFile(ibls, outlines);
    this.search = new Search(ibls, this.documents, outlines);
    this.view = vscode.window.createTreeView<Node>('ibls.documents', { treeDataProvider: this, showCollapseAll: true });
    let serverState = ibls.server.state.kind;
    this.subscriptions = [
      this.view,
      this.documents,
      this.drawn,
      this.view.onDidChangeVisibility(({ visible }) => { if (visible) this.catchUp(); }),
      this.view.onDidExpandElement(({ element }) => { this.remember(element, true); }),
      this.view.onDidCollapseElement(({ element }) => { this.remember(element, false); }),
      this.documents.onDidChange(() => { settle(this.ibls, this.listChanged()); }),
      this.documents.onDidChangeFile((uri) => { this.changed(uri); }),
      vscode.workspace.onDidChangeTextDocument(({ document: { uri }, contentChanges }) => {
        if (isInterface(uri) && contentChanges.length > 0) this.changed(uri);
      }),
      // An editor that is closed without saving leaves the document as it is on disk.
      vscode.workspace.onDidCloseTextDocument(({ uri }) => { if (isInterface(uri)) this.changed(uri); }),
      vscode.languages.onDidChangeDiagnostics(({ uris }) => { this.findingsChanged(uris); }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document } }) => { if (isInterface(document.uri)) this.followLater(); }),
      vscode.window.onDidChangeActiveTextEditor(() => {
        this.followLater();
        this.updateCodeLater();
      }),
      ibls.declarations.onDidChange((uri) => { if (!uri || this.code.is(uri)) this.updateCodeLater(); }),
      ibls.server.onDidChangeState(({ kind }) => {
        if (kind === serverState) return;
        serverState = kind;
        this.serverChanged();
      }),
    ];
  }

  dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.filtering?.dispose();
    vscode.Disposable.from(...this.subscriptions).dispose();
  }

  // What VS Code asks for.

  async getChildren(node?: Node): Promise<Node[]> {
    try {
      if (!node) return await this.roots();
      switch (node.kind) {
        case 'document':
        case 'item':
          return await this.itemsIn(node);
        case 'class':
          return await this.code.membersOf(node, this.filter?.text);
        case 'declaration':
          return await this.code.connectionsOf(node);
        case 'place':
          return [];
      }
    } catch (error) {
      // VS Code would show a message for each node.
      this.ibls.log.info(`the view Interface Builder: ${reasonOf(error)}`);
      return [];
    }
  }

  getParent(node: Node): Node | undefined {
    return node.parent;
  }

  getTreeItem(node: Node): vscode.TreeItem {
    return treeItem(node, {
      count: this.problems.of(node),
      isExpanded: this.isExpanded(node),
      filter: this.filter?.text,
    });
  }

  private async roots(): Promise<Node[]> {
    if (this.late === 'all') this.late = new Set();
    const [documents] = await Promise.all([this.filter?.documents ?? this.documents.all(), this.readCodeInTime()]);
    return [...this.code.shown(this.filter?.text), ...documents.map((uri) => this.shownForest.document(uri))];
  }

  private async itemsIn(node: DocumentNode | ItemNode): Promise<Node[]> {
    const document = node.kind === 'document' ? node : node.document;
    const outline = await this.outlines.of(document.uri);
    if (!outline) return [];
    if (node.kind === 'document') for (const key of document.items.keys()) if (!outline.byKey.has(key)) document.items.delete(key);
    const items = node.kind === 'document' ? outline.roots : (outline.byKey.get(node.item.key)?.children ?? []);
    const forest = this.isFiltered(document) ? this.shownForest : this.forest;
    return this.kept(document, outline, items).map((item) => forest.child(document, node, item));
  }

  // What is shown of it.

  private get shownForest(): Forest {
    return this.filter?.forest ?? this.forest;
  }

  /** Whether a node was made for the filter. */
  private isFiltered(document: DocumentNode): boolean {
    return this.filter?.forest.known(document.uri) === document;
  }

  private kept(document: DocumentNode, outline: Outline, items: readonly OutlineItem[]): readonly OutlineItem[] {
    if (!this.filter || !this.isFiltered(document)) return items;
    const { matches, shown } = this.search.in(outline, this.filter.text);
    // A document that is there for its name shows everything.
    return matches.size === 0 ? items : items.filter((item) => shown.has(item));
  }

  private isExpanded(node: Node): boolean {
    if (!this.filter || node.kind === 'class' || node.kind === 'declaration') return this.reopened.has(node.id);
    if (node.kind === 'document') return this.filter.documents.length <= expandedLimit;
    if (node.kind !== 'item') return false;
    const outline = this.outlines.loaded(node.document.uri);
    return outline !== undefined && this.search.in(outline, this.filter.text).holders.has(node.item);
  }

  private remember(node: Node, isExpanded: boolean): void {
    // What a filter opens ends with it.
    const document = node.kind === 'item' ? node.document : node;
    if (document.kind === 'document' && this.forest.known(document.uri) !== document) return;
    if (isExpanded) this.expanded.add(node.id);
    else this.expanded.delete(node.id);
  }

  // Classes of the code file that is edited.

  /** Reads the classes; those that come later are drawn later. */
  private async readCodeInTime(): Promise<void> {
    this.takeCode();
    try {
      if ((await within(classPatience, this.code.read())) === outOfTime) this.updateCodeLater();
    } catch (error) {
      this.ibls.log.debug(`classes: ${reasonOf(error)}`);
    }
  }

  /** Takes the active editor's file, unless the view itself has brought that to the front. */
  private takeCode(): void {
    const active = vscode.window.activeTextEditor?.document;
    // Output is shown in editors, too.
    const isOther = active !== undefined && active.uri.scheme !== 'file';
    if (isOther || this.cursor.isMoving || (active && this.cursor.isIn(active))) return;
    this.code.take(active);
  }

  private updateCodeLater(): void {
    this.later('code', quiet.cursor, () => this.updateCode());
  }

  /** Draws classes again; everything only where other classes stand in the list. */
  private async updateCode(): Promise<void> {
    if (!this.view.visible) {
      this.late = 'all';
      return;
    }
    this.takeCode();
    const before = this.code.shown(undefined);
    try {
      await this.code.read();
    } catch (error) {
      // A file that is edited meanwhile announces itself again.
      if (!(error instanceof vscode.CancellationError)) throw error;
    }
    this.problems.expire([]);
    const classes = this.code.shown(undefined);
    if (classes.length === before.length && classes.every(({ id }, index) => id === before[index]?.id)) {
      if (classes.length > 0) this.drawn.fire(classes);
      return;
    }
    this.drawn.fire(undefined);
    const [first] = classes;
    // The list may be scrolled far down.
    if (first && followsCursor()) await this.reveal(first, false);
  }

  // What happens elsewhere.

  private later(what: string, time: number, act: () => Promise<void>): void {
    clearTimeout(this.timers.get(what));
    this.timers.set(
      what,
      setTimeout(() => {
        this.timers.delete(what);
        settle(this.ibls, act());
      }, time),
    );
  }

  private changed(uri: vscode.Uri): void {
    forgetClasses();
    if (!this.outlines.expire(uri)) return;
    this.later(`edits ${uri.toString()}`, quiet.edits, async () => {
      this.draw([uri]);
      await this.updateCode();
    });
  }

  private async listChanged(): Promise<void> {
    if (this.filter) await this.filterBy(this.filter.text);
    else this.draw('all');
  }

  private serverChanged(): void {
    this.outlines.expire();
    forgetClasses();
    this.showFilter();
    this.draw('all');
  }

  private findingsChanged(uris: readonly vscode.Uri[]): void {
    const documents = uris.filter((uri) => isInterface(uri));
    this.problems.expire(documents);
    if (documents.length === 0 && !uris.some((uri) => this.code.is(uri))) return;
    if (this.late !== 'all') for (const uri of documents) this.late.add(uri);
    this.later('findings', quiet.findings, async () => {
      this.draw(this.late);
      if (this.code.shown(undefined).length > 0) await this.updateCode();
    });
  }

  /** Draws documents again, or remembers to. */
  private draw(uris: Iterable<vscode.Uri> | 'all'): void {
    if (uris === 'all') this.late = 'all';
    else if (this.late !== 'all') for (const uri of uris) this.late.add(uri);
    if (!this.view.visible) return;
    const { late } = this;
    this.late = new Set();
    this.reopened = new Set();
    const nodes = late === 'all' ? [] : [...late].map((uri) => this.shownForest.known(uri)).filter((node) => node !== undefined);
    if (late === 'all' || nodes.length > drawnLimit) this.drawn.fire(undefined);
    else if (nodes.length > 0) this.drawn.fire(nodes);
  }

  private catchUp(): void {
    this.draw([]);
    this.updateCodeLater();
    this.followLater();
  }

  // The cursor.

  private followLater(): void {
    if (this.view.visible) this.later('cursor', quiet.cursor, () => this.follow());
  }

  private async follow(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !followsCursor() || !this.view.visible || !isInterface(editor.document.uri)) return;
    if (this.cursor.isMoving || this.cursor.isAt(editor)) return;
    this.cursor.release();
    const { document, selection } = editor;
    const node = await this.nodeAt(document.uri, selection.active);
    if (!node || !editor.selection.isEqual(selection) || this.view.selection[0] === node) return;
    await this.reveal(node, true);
  }

  private async reveal(node: Node, select: boolean): Promise<void> {
    try {
      await this.view.reveal(node, { select, focus: false });
    } catch (error) {
      // The view may have been drawn anew meanwhile; the next move finds it.
      this.ibls.log.debug(`the view Interface Builder: ${reasonOf(error)}`);
    }
  }

  private async nodeAt(uri: vscode.Uri, position: vscode.Position): Promise<Node | undefined> {
    const isListed = this.filter ? this.filter.documents.some((listed) => listed.toString() === uri.toString()) : await this.documents.has(uri);
    if (!isListed) return undefined;
    const outline = await this.outlines.of(uri);
    const document = this.shownForest.document(uri);
    const item = outline && innermost(outline, position);
    if (!item || this.kept(document, outline, [item]).length === 0) return document;
    return this.shownForest.item(document, item);
  }

  /** The node that has the focus, for commands that are run by a key, or in a menu whose row was drawn anew meanwhile. */
  async focused(): Promise<Node | undefined> {
    return focusedRow(this.view);
  }

  // The filter.

  /** Lets the user type a filter; Escape brings back the one before. */
  async askForFilter(): Promise<void> {
    const before = this.filter?.text ?? '';
    if (!this.view.visible) await vscode.commands.executeCommand('ibls.documents.focus');
    const isAccepted = await askForFilter(this.view, before, (text) => { settle(this.ibls, this.filterBy(text)); });
    if (isAccepted) await vscode.commands.executeCommand('ibls.documents.focus');
    else await this.filterBy(before);
  }

  /** Shows what a text leaves; an empty one shows everything. */
  async filterBy(given: string): Promise<void> {
    this.filtering?.cancel();
    this.filtering?.dispose();
    const source = (this.filtering = new vscode.CancellationTokenSource());
    const text = given.trim();
    if (text === '' && !this.filter) return;
    const found = text === '' ? undefined : await this.search.everywhere(text, source.token);
    if (source.token.isCancellationRequested) return;
    const reopened = new Set(this.expanded);
    // Ids of their own: VS Code shows what is new to it as expanded as it is asked to.
    this.filter = found && { text, ...found, forest: new Forest(`${++this.filterCount}|`) };
    this.showFilter();
    this.draw('all');
    this.reopened = reopened;
  }

  private showFilter(): void {
    const { filter } = this;
    this.view.description = filter ? `“${filter.text}”` : '';
    this.view.message = this.ibls.server.state.kind === 'failed' ? 'The server does not run; the status bar says why.' : messageOf(filter);
    settle(this.ibls, vscode.commands.executeCommand('setContext', 'ibls.tree.filtered', filter !== undefined));
  }
}

function messageOf(filter: Filter | undefined): string {
  if (!filter) return '';
  const { text, documents, isPartial } = filter;
  if (isPartial) return `Many documents: outlets, actions and plain objects with “${text}” are found where a document was opened here before.`;
  return documents.length === 0 ? `Nothing holds “${text}”.` : '';
}

function followsCursor(): boolean {
  return vscode.workspace.getConfiguration('ibls').get('tree.followCursor', true);
}
