// The view Interface Builder: what documents hold, and before it what the code file that is edited has to do with them.

import * as vscode from 'vscode';
import { classesIn, forgetClasses } from '../classes';
import { DocumentList } from '../documentList';
import { isCode, isInterface } from '../documents';
import { findings, findingsIn, type Findings } from '../findings';
import type { Feature, Ibls } from '../ibls';
import { outOfTime, within } from '../others';
import { eachOf, Outlines } from '../outlines';
import { definitions } from '../places';
import { reasonOf, say, settle } from '../say';
import { fileName, nameAll, show, showOneOf } from '../showing';
import { Counts, type Count } from '../tree/counts';
import { filtered, matchIn, type Filtered } from '../tree/filter';
import { innermost, type Outline, type OutlineItem, type Point, type Span } from '../tree/outline';
import { Forest, isNode, treeItem, type ClassNode, type DeclarationNode, type DocumentNode, type ItemNode, type Node, type PlaceNode } from '../treeNodes';

/** How long nothing must happen before the view follows, in milliseconds. */
const quiet = { cursor: 150, edits: 300, findings: 100 };

/** For how long the list of documents waits for the classes of a code file, in milliseconds. */
const classPatience = 300;

/** Up to this many documents are read for a filter; where there are more, the server looks for classes and scenes. */
const filterLimit = 200;

/** So many requests are under way for a filter at most. */
const atOnce = 6;

/** Up to this many documents show at once what a filter has found in them. */
const expandedLimit = 20;

/** From this many changed documents on, the whole view is drawn again. */
const drawnLimit = 100;

export const tree: Feature = {
  register(ibls) {
    const view = new DocumentView(ibls);
    const command = (name: string, act: (node: Node | undefined) => Promise<unknown>): vscode.Disposable =>
      vscode.commands.registerCommand(`ibls.tree.${name}`, async (given: unknown) => act(isNode(given) ? given : await view.focused()));
    return [
      view,
      command('open', (node) => view.open(node)),
      command('goToClass', (node) => view.goToClass(node)),
      command('goToDeclaration', (node) => view.goToDeclaration(node)),
      command('findReferences', (node) => view.findReferences(node)),
      command('rename', (node) => view.rename(node)),
      command('copyObjectId', (node) => view.copyObjectId(node)),
      vscode.commands.registerCommand('ibls.tree.filter', () => { view.askForFilter(); }),
      vscode.commands.registerCommand('ibls.tree.clearFilter', () => view.filterBy('')),
    ];
  },
};

interface Filter {
  readonly text: string;
  readonly documents: readonly vscode.Uri[];
  readonly forest: Forest;
  /** Not every document was read for it. */
  readonly isPartial: boolean;
}

class DocumentView implements vscode.TreeDataProvider<Node>, vscode.Disposable {
  private readonly ibls: Ibls;
  private readonly view: vscode.TreeView<Node>;
  private readonly documents = new DocumentList();
  private readonly outlines: Outlines;
  private readonly drawn = new vscode.EventEmitter<Node | Node[] | undefined>();
  private readonly subscriptions: vscode.Disposable[];
  private readonly timers = new Map<string, NodeJS.Timeout>();

  private readonly forest = new Forest('');
  private filter: Filter | undefined;
  private filterCount = 0;
  private filtering: vscode.CancellationTokenSource | undefined;
  private readonly filteredOutlines = new WeakMap<Outline, { text: string; result: Filtered }>();

  /** The code file whose classes are shown. */
  private code: vscode.TextDocument | undefined;
  private classes: readonly ClassNode[] = [];
  private readonly codeNodes = new Map<string, ClassNode | DeclarationNode>();

  private readonly counts = new Map<string, Counts>();
  private findings: Findings | undefined;
  /** Nodes that are open: where a filter leaves some of them out, VS Code forgets that. */
  private readonly expanded = new Set<string>();
  /** Nodes to open with the next drawing, and with none after it: VS Code would undo what the user does meanwhile. */
  private reopened: ReadonlySet<string> = new Set();
  /** What has to be drawn when the view is visible again. */
  private late: Set<vscode.Uri> | 'all' = new Set();
  /** Where the view itself has put the cursor; it does not follow itself. */
  private shown: { uri: string; position: vscode.Position } | undefined;
  private isOpening = false;

  readonly onDidChangeTreeData = this.drawn.event;

  constructor(ibls: Ibls) {
    this.ibls = ibls;
    this.outlines = new Outlines(ibls);
    this.view = vscode.window.createTreeView<Node>('ibls.documents', { treeDataProvider: this, showCollapseAll: true });
    let serverState = ibls.server.state.kind;
    this.subscriptions = [
      this.view,
      this.documents,
      this.drawn,
      this.view.onDidChangeVisibility(({ visible }) => { if (visible) this.catchUp(); }),
      this.view.onDidExpandElement(({ element }) => { this.remember(element, true); }),
      this.view.onDidCollapseElement(({ element }) => { this.remember(element, false); }),
      this.documents.onDidChange(() => { this.listChanged(); }),
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
        this.later('code', quiet.cursor, () => this.updateCode());
      }),
      ibls.declarations.onDidChange((uri) => {
        if (!uri || uri.toString() === this.code?.uri.toString()) this.later('code', quiet.cursor, () => this.updateCode());
      }),
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
          return await this.membersOf(node);
        case 'declaration':
          return await this.placesOf(node, node.declaration.connections);
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
      count: this.countOf(node),
      isExpanded: this.isExpanded(node),
      hasChildren: hasChildren(node),
      filter: this.filter?.text,
    });
  }

  private async roots(): Promise<Node[]> {
    if (this.late === 'all') this.late = new Set();
    const [documents, classes] = await Promise.all([this.filter?.documents ?? this.documents.all(), this.shownClasses()]);
    const forest = this.filter?.forest ?? this.forest;
    return [...classes, ...documents.map((uri) => forest.document(uri))];
  }

  private async itemsIn(node: DocumentNode | ItemNode): Promise<Node[]> {
    const document = node.kind === 'document' ? node : node.document;
    const outline = await this.outlines.of(document.uri);
    if (!outline) return [];
    if (node.kind === 'document') for (const key of document.items.keys()) if (!outline.byKey.has(key)) document.items.delete(key);
    const items = node.kind === 'document' ? outline.roots : (outline.byKey.get(node.item.key)?.children ?? []);
    const forest = this.forestOf(document);
    return this.kept(document, outline, items).map((item) => forest.child(document, node, item));
  }

  private async membersOf(node: ClassNode): Promise<Node[]> {
    const members = node.found.declarations
      .filter(({ name }) => this.filter === undefined || this.isKept(node.found.name, name))
      .map((declaration, index): DeclarationNode => {
        // Overloads have the same name.
        const ordinal = node.found.declarations.slice(0, index).filter(({ name }) => name === declaration.name).length;
        const id = `${node.id}.${declaration.name}${ordinal > 0 ? `~${ordinal}` : ''}`;
        return this.recognised({ kind: 'declaration', id, parent: node, uri: node.uri, declaration });
      });
    return [...members, ...(await this.placesOf(node, node.found.uses))];
  }

  private async placesOf(parent: ClassNode | DeclarationNode, locations: readonly vscode.Location[]): Promise<Node[]> {
    const places = await nameAll(this.outlines, locations);
    return places.map((place, index): PlaceNode => ({ kind: 'place', id: `${parent.id}@${index}`, parent, place }));
  }

  // What is shown of it.

  private forestOf(document: DocumentNode): Forest {
    return this.filter?.forest.known(document.uri) === document ? this.filter.forest : this.forest;
  }

  private kept(document: DocumentNode, outline: Outline, items: readonly OutlineItem[]): readonly OutlineItem[] {
    if (this.filter?.forest.known(document.uri) !== document) return items;
    const { matches, shown } = this.filteredOf(outline, this.filter.text);
    // A document that is there for its name shows everything.
    return matches.size === 0 ? items : items.filter((item) => shown.has(item));
  }

  private filteredOf(outline: Outline, text: string): Filtered {
    const known = this.filteredOutlines.get(outline);
    if (known?.text === text) return known.result;
    const result = filtered(outline, text);
    this.filteredOutlines.set(outline, { text, result });
    return result;
  }

  private isExpanded(node: Node): boolean {
    if (!this.filter || node.kind === 'class' || node.kind === 'declaration') return this.reopened.has(node.id);
    if (node.kind === 'document') return this.filter.documents.length <= expandedLimit;
    if (node.kind !== 'item') return false;
    const outline = this.outlines.loaded(node.document.uri);
    return outline !== undefined && this.filteredOf(outline, this.filter.text).holders.has(node.item);
  }

  private remember(node: Node, isExpanded: boolean): void {
    // What a filter opens ends with it.
    if (node.kind === 'document' ? this.forest.known(node.uri) !== node : node.kind === 'item' && this.forest.known(node.document.uri) !== node.document) return;
    if (isExpanded) this.expanded.add(node.id);
    else this.expanded.delete(node.id);
  }

  private countOf(node: Node): Count {
    switch (node.kind) {
      case 'document':
        return this.countsIn(node.uri).all;
      case 'item':
        return this.countsIn(node.document.uri).in(node.item.range);
      case 'declaration':
        return this.about([node.declaration], node.uri);
      case 'class':
        return this.about(node.found.declarations, node.uri);
      case 'place':
        return { count: 0, hasError: false };
    }
  }

  private countsIn(uri: vscode.Uri): Counts {
    const key = uri.toString();
    const known = this.counts.get(key) ?? new Counts(findingsIn(uri).map(({ range, severity }) => ({ start: range.start, isError: isError(severity) })));
    this.counts.set(key, known);
    return known;
  }

  private about(declarations: readonly DeclarationNode['declaration'][], uri: vscode.Uri): Count {
    const known = (this.findings ??= findings());
    const found = new Set(declarations.flatMap((declaration) => known.about(uri, declaration)));
    return { count: found.size, hasError: [...found].some(({ severity }) => isError(severity)) };
  }

  // Classes of the code file that is edited.

  private async shownClasses(): Promise<readonly ClassNode[]> {
    this.takeCode();
    try {
      // What comes later is drawn later.
      if ((await within(classPatience, this.readClasses())) === outOfTime) this.later('code', quiet.cursor, () => this.updateCode());
    } catch (error) {
      this.ibls.log.debug(`classes: ${reasonOf(error)}`);
    }
    return this.classes.filter((node) => this.filter === undefined || this.isKept(node.found.name, ...node.found.declarations.map(({ name }) => name)));
  }

  /** Takes the active editor's file, unless the view itself has brought that to the front. */
  private takeCode(): void {
    const active = vscode.window.activeTextEditor?.document;
    // Output is shown in editors, too.
    const isOther = active !== undefined && active.uri.scheme !== 'file';
    if (isOther || this.isOpening || (active && active.uri.toString() === this.shown?.uri)) return;
    const code = active && isCode(active.uri) ? active : undefined;
    if (code !== this.code) this.codeNodes.clear();
    this.code = code;
  }

  private async readClasses(): Promise<void> {
    const { code } = this;
    const found = code ? await classesIn(this.ibls, code) : [];
    if (code !== this.code) return;
    const known = found.filter(({ uses, declarations }) => uses.length > 0 || declarations.some(({ connections }) => connections.length > 0));
    this.classes = known.map((used) => this.recognised({ kind: 'class', id: `class:${used.uri.toString()}#${used.name}`, parent: undefined, uri: used.uri, found: used }));
  }

  /** Draws classes again; everything only where other classes stand in the list. */
  private async updateCode(): Promise<void> {
    if (!this.view.visible) {
      this.late = 'all';
      return;
    }
    this.takeCode();
    const before = this.classes.map(({ id }) => id).join('\n');
    try {
      await this.readClasses();
    } catch (error) {
      // A file that is edited meanwhile announces itself again.
      if (!(error instanceof vscode.CancellationError)) throw error;
    }
    this.findings = undefined;
    if (this.classes.map(({ id }) => id).join('\n') === before) {
      if (this.classes.length > 0) this.drawn.fire([...this.classes]);
      return;
    }
    this.drawn.fire(undefined);
    const [first] = this.classes;
    // The list may be scrolled far down.
    if (first && followsCursor()) await this.reveal(first, false);
  }

  /** The node with the same id, if VS Code knows one, with what is new about it. */
  private recognised<Kind extends ClassNode | DeclarationNode>(node: Kind): Kind {
    const known = this.codeNodes.get(node.id);
    if (known) return Object.assign(known as Kind, node);
    this.codeNodes.set(node.id, node);
    return node;
  }

  private isKept(...names: string[]): boolean {
    const text = this.filter?.text;
    return text === undefined || names.some((name) => matchIn(name, text) !== undefined);
  }

  // What happens elsewhere.

  private later(what: string, time: number, act: () => Promise<unknown>): void {
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

  private listChanged(): void {
    settle(
      this.ibls,
      (async () => {
        const listed = new Set((await this.documents.all()).map((uri) => uri.toString()));
        for (const key of this.counts.keys()) if (!listed.has(key)) this.counts.delete(key);
        if (this.filter) await this.filterBy(this.filter.text);
        else this.draw('all');
      })(),
    );
  }

  private serverChanged(): void {
    this.outlines.expire();
    forgetClasses();
    this.showFilter();
    this.draw('all');
  }

  private findingsChanged(uris: readonly vscode.Uri[]): void {
    this.findings = undefined;
    const documents = uris.filter((uri) => isInterface(uri));
    if (documents.length === 0 && !uris.some((uri) => uri.toString() === this.code?.uri.toString())) return;
    for (const uri of documents) this.counts.delete(uri.toString());
    if (this.late !== 'all') for (const uri of documents) this.late.add(uri);
    this.later('findings', quiet.findings, () => {
      this.draw(this.late);
      return this.classes.length > 0 ? this.updateCode() : Promise.resolve();
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
    const forest = this.filter?.forest ?? this.forest;
    const nodes = late === 'all' ? [] : [...late].map((uri) => forest.known(uri)).filter((node) => node !== undefined);
    if (late === 'all' || nodes.length > drawnLimit) this.drawn.fire(undefined);
    else if (nodes.length > 0) this.drawn.fire(nodes);
  }

  private catchUp(): void {
    this.draw([]);
    this.later('code', quiet.cursor, () => this.updateCode());
    this.followLater();
  }

  // The cursor.

  private followLater(): void {
    if (this.view.visible) this.later('cursor', quiet.cursor, () => this.follow());
  }

  private async follow(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !followsCursor() || !this.view.visible || this.isOpening || !isInterface(editor.document.uri)) return;
    const { document, selection } = editor;
    if (this.shown?.uri === document.uri.toString() && this.shown.position.isEqual(selection.active)) return;
    this.shown = undefined;
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
    const forest = this.filter?.forest ?? this.forest;
    const document = forest.document(uri);
    const item = outline && innermost(outline, position);
    if (!item || this.kept(document, outline, [item]).length === 0) return document;
    return forest.item(document, item);
  }

  // The filter.

  /** Lets the user type a filter; what is typed takes effect at once. */
  askForFilter(): void {
    const before = this.filter?.text ?? '';
    let isAccepted = false;
    const input = vscode.window.createInputBox();
    input.title = 'Filter Interface Builder';
    input.placeholder = 'Part of a document, scene, object, class, outlet or action; or an object ID';
    input.value = before;
    // A look at the view, or a click into it, must not take the filter back.
    input.ignoreFocusOut = true;
    const accept = (): void => {
      isAccepted = true;
      input.hide();
    };
    const subscriptions = [
      input,
      this.view.onDidChangeSelection(({ selection }) => { if (selection.length > 0) accept(); }),
      input.onDidChangeValue((value) => { settle(this.ibls, this.filterBy(value)); }),
      input.onDidAccept(accept),
      input.onDidHide(() => {
        vscode.Disposable.from(...subscriptions).dispose();
        if (!isAccepted) settle(this.ibls, this.filterBy(before));
        else settle(this.ibls, vscode.commands.executeCommand('ibls.documents.focus'));
      }),
    ];
    if (this.view.visible) input.show();
    else settle(this.ibls, vscode.commands.executeCommand('ibls.documents.focus').then(() => { input.show(); }));
  }

  /** Shows what a text leaves; an empty one shows everything. */
  async filterBy(given: string): Promise<void> {
    this.filtering?.cancel();
    this.filtering?.dispose();
    const source = (this.filtering = new vscode.CancellationTokenSource());
    const text = given.trim();
    if (text === '' && !this.filter) return;
    const found = text === '' ? undefined : await this.matching(text, source.token);
    if (source.token.isCancellationRequested) return;
    const reopened = new Set(this.expanded);
    // Ids of their own: VS Code shows what is new to it as expanded as it is asked to.
    this.filter = found && { text, ...found, forest: new Forest(`${++this.filterCount}|`) };
    this.showFilter();
    this.draw('all');
    this.reopened = reopened;
  }

  private async matching(text: string, token: vscode.CancellationToken): Promise<Pick<Filter, 'documents' | 'isPartial'>> {
    const all = await this.documents.all();
    const isPartial = all.length > filterLimit;
    const found = isPartial ? await this.foundByServer(text, token) : new Set<string>();
    if (!isPartial) {
      await eachOf(all, atOnce, async (uri) => {
        try {
          await this.outlines.of(uri);
        } catch (error) {
          this.ibls.log.debug(`filter: ${uri.path}: ${reasonOf(error)}`);
        }
      }, token);
    }
    const documents = all.filter((uri) => {
      const outline = this.outlines.loaded(uri);
      const isInside = found.has(uri.toString()) || (outline && this.filteredOf(outline, text).matches.size > 0);
      return isInside === true || matchIn(fileName(uri), text) !== undefined;
    });
    return { documents, isPartial };
  }

  /** The documents in which the server finds scenes and classes. */
  private async foundByServer(text: string, token: vscode.CancellationToken): Promise<Set<string>> {
    const { server } = this.ibls;
    try {
      const symbols = await server.request<{ name: string; location: { uri: string } }[] | null>('workspace/symbol', { query: text }, token);
      // The server finds the letters of a text in their order, with others between them.
      const places = (symbols ?? []).filter(({ name }) => matchIn(name, text) !== undefined);
      return new Set(places.map(({ location }) => server.client?.protocol2CodeConverter.asUri(location.uri).toString() ?? ''));
    } catch (error) {
      this.ibls.log.debug(`filter: ${reasonOf(error)}`);
      return new Set();
    }
  }

  private showFilter(): void {
    const { filter } = this;
    this.view.description = filter ? `“${filter.text}”` : '';
    this.view.message = this.ibls.server.state.kind === 'failed' ? 'The server does not run; the status bar says why.' : messageOf(filter);
    settle(this.ibls, vscode.commands.executeCommand('setContext', 'ibls.tree.filtered', filter !== undefined));
  }

  // Commands.

  /** The node that has the focus in the view, for commands that are run by a key. */
  async focused(): Promise<Node | undefined> {
    if (!this.view.visible) return undefined;
    const before = this.view.selection;
    // Keys move the focus, which extensions can't see, and not the selection, which they can.
    const after = await this.toggled();
    const focused = after.find((node) => !before.includes(node));
    if (!focused) {
      await this.toggled();
      return before.find((node) => !after.includes(node)) ?? before[0];
    }
    await this.view.reveal(focused, { select: true, focus: true });
    return focused;
  }

  /** The selection after the row with the focus was added to it, or taken from it. */
  private async toggled(): Promise<readonly Node[]> {
    const subscriptions: vscode.Disposable[] = [];
    const selected = new Promise<readonly Node[]>((resolve) => {
      subscriptions.push(this.view.onDidChangeSelection(({ selection }) => { resolve(selection); }));
    });
    try {
      await vscode.commands.executeCommand('list.toggleSelection');
      const selection = await within(quiet.cursor, selected);
      return selection === outOfTime ? this.view.selection : selection;
    } finally {
      vscode.Disposable.from(...subscriptions).dispose();
    }
  }

  /** Shows the place of a node in an editor. */
  async open(node: Node | undefined): Promise<void> {
    if (!node) return;
    this.isOpening = true;
    try {
      const place = await this.placeOf(node);
      if (place.range) await show(new vscode.Location(place.uri, place.range));
      else await vscode.window.showTextDocument(place.uri);
      this.shown = this.place();
    } catch (error) {
      say(this.ibls, 'error', `ibls: ${reasonOf(error)}`);
    } finally {
      this.isOpening = false;
    }
  }

  async goToClass(node: Node | undefined): Promise<void> {
    const place = await this.classPlace(node);
    if (!place) say(this.ibls, 'information', 'ibls: this has no class of the project.');
    else if (node?.kind === 'class') await this.open(node);
    else await this.goTo(place, `'${place.name}' is not declared in this workspace.`);
  }

  async goToDeclaration(node: Node | undefined): Promise<void> {
    const place = await this.declarationPlace(node);
    if (!place) say(this.ibls, 'information', 'ibls: only outlets and actions have a declaration.');
    else if (node?.kind === 'declaration') await this.open(node);
    else await this.goTo(place, `'${place.name}' is declared nowhere in this workspace.`);
  }

  async findReferences(node: Node | undefined): Promise<void> {
    const place = (await this.declarationPlace(node)) ?? (await this.classPlace(node));
    if (!place) {
      say(this.ibls, 'information', 'ibls: references are found of classes, outlets and actions.');
      return;
    }
    this.isOpening = true;
    try {
      const editor = await vscode.window.showTextDocument(place.uri);
      const position = new vscode.Position(place.point.line, place.point.character);
      editor.selection = new vscode.Selection(position, position);
      editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenter);
      this.shown = this.place();
    } finally {
      this.isOpening = false;
    }
    try {
      await vscode.commands.executeCommand('references-view.findReferences');
    } catch {
      // The list in the side bar belongs to an extension of VS Code's that can be switched off.
      await vscode.commands.executeCommand('editor.action.goToReferences');
    }
  }

  async rename(node: Node | undefined): Promise<void> {
    const isScene = node?.kind === 'item' && node.item.kind === 'scene';
    const place = isScene ? undefined : ((await this.declarationPlace(node)) ?? (await this.classPlace(node)));
    if (!place) {
      say(this.ibls, 'information', 'ibls: outlets, actions and objects with a class of the project can be renamed.');
      return;
    }
    this.shown = undefined;
    await vscode.commands.executeCommand('ibls.rename', { uri: place.uri.toString(), position: place.point });
  }

  async copyObjectId(node: Node | undefined): Promise<void> {
    if (node?.kind !== 'item' || node.item.objectId === undefined) say(this.ibls, 'information', 'ibls: this has no object ID.');
    else await vscode.env.clipboard.writeText(node.item.objectId);
  }

  private async goTo({ uri, point }: Place, otherwise: string): Promise<void> {
    const found = await definitions(this.ibls, uri, new vscode.Position(point.line, point.character));
    const inCode = found.filter((place) => isCode(place.uri));
    this.shown = undefined;
    if (!(await showOneOf(this.ibls, inCode, 'Declared in'))) say(this.ibls, 'information', `ibls: ${otherwise}`);
  }

  /** Where the class of a node is named. */
  private async classPlace(node: Node | undefined): Promise<Place | undefined> {
    if (node?.kind === 'class') return { uri: node.uri, point: node.found.range.start, name: node.found.name };
    const item = await this.current(node);
    return item?.customClass && { uri: item.uri, point: item.customClass.point, name: item.customClass.name };
  }

  /** Where the name of a connection or a declaration stands. */
  private async declarationPlace(node: Node | undefined): Promise<Place | undefined> {
    if (node?.kind === 'declaration') return { uri: node.uri, point: node.declaration.range.start, name: node.declaration.name };
    const item = await this.current(node);
    return item?.declared && { uri: item.uri, point: item.declared, name: item.name };
  }

  /** An item as it stands in its document now: an edit may not have been drawn yet. */
  private async current(node: Node | undefined): Promise<(OutlineItem & { uri: vscode.Uri }) | undefined> {
    if (node?.kind !== 'item') return undefined;
    const { uri } = node.document;
    const outline = await this.outlines.of(uri);
    return { ...(outline?.byKey.get(node.item.key) ?? node.item), uri };
  }

  private async placeOf(node: Node): Promise<{ uri: vscode.Uri; range?: vscode.Range }> {
    switch (node.kind) {
      case 'document':
        return { uri: node.uri };
      case 'item': {
        const item = (await this.current(node)) ?? node.item;
        return { uri: node.document.uri, range: rangeOf(item.selection) };
      }
      case 'class':
        return { uri: node.uri, range: node.found.range };
      case 'declaration':
        return { uri: node.uri, range: node.declaration.range };
      case 'place':
        return node.place.location;
    }
  }

  private place(): { uri: string; position: vscode.Position } | undefined {
    const editor = vscode.window.activeTextEditor;
    return editor && { uri: editor.document.uri.toString(), position: editor.selection.active };
  }
}

interface Place {
  readonly uri: vscode.Uri;
  readonly point: Point;
  readonly name: string;
}

function hasChildren(node: Node): boolean {
  switch (node.kind) {
    case 'document':
    case 'class':
      return true;
    case 'item':
      return node.item.children.length > 0;
    case 'declaration':
      return node.declaration.connections.length > 0;
    case 'place':
      return false;
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

function isError(severity: vscode.DiagnosticSeverity): boolean {
  return severity === vscode.DiagnosticSeverity.Error;
}

function rangeOf({ start, end }: Span): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
