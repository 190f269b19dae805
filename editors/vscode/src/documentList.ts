// The workspace's storyboards and xibs, kept up to date from the first question on.

import * as vscode from 'vscode';
import { interfaceFiles, isInterface } from './documents';

/** Folders of what others wrote or a build made. */
const foreignFolders = ['Pods', 'Carthage', '.build', 'DerivedData', 'build', 'node_modules'];
const excluded = `**/{${foreignFolders.join(',')}}/**`;
const foreign = new RegExp(`(^|/)(${foreignFolders.map((name) => name.replace('.', '\\.')).join('|')})/`);

/** Files come and go by hundreds when a branch is checked out; the list waits until this many milliseconds were quiet. */
const quiet = 300;

/** Lists documents; nothing is searched for or watched before the first question. */
export class DocumentList implements vscode.Disposable {
  private listed: Promise<Map<string, vscode.Uri>> | undefined;
  private sorted: readonly vscode.Uri[] | undefined;
  private readonly subscriptions: vscode.Disposable[] = [];
  private readonly listChanged = new vscode.EventEmitter<void>();
  private readonly fileChanged = new vscode.EventEmitter<vscode.Uri>();
  private timer: NodeJS.Timeout | undefined;

  /** Fires after documents have come or gone. */
  readonly onDidChange = this.listChanged.event;
  /** Fires when a document has changed on disk. */
  readonly onDidChangeFile = this.fileChanged.event;

  dispose(): void {
    clearTimeout(this.timer);
    vscode.Disposable.from(this.listChanged, this.fileChanged, ...this.subscriptions).dispose();
  }

  /** All documents by their names. */
  async all(): Promise<readonly vscode.Uri[]> {
    if (this.subscriptions.length === 0) this.watch();
    this.listed ??= search();
    const { listed } = this;
    try {
      const files = await listed;
      // Another answer may have come meanwhile.
      if (this.listed !== listed) return await this.all();
      this.sorted ??= inOrder(files.values());
      return this.sorted;
    } catch (error) {
      if (this.listed === listed) this.listed = undefined;
      throw error;
    }
  }

  /** Whether a document is listed. */
  async has(uri: vscode.Uri): Promise<boolean> {
    await this.all();
    return (await this.listed)?.has(uri.toString()) ?? false;
  }

  private watch(): void {
    const watcher = vscode.workspace.createFileSystemWatcher(interfaceFiles);
    const again = (): void => {
      this.listed = undefined;
      this.announce();
    };
    this.subscriptions.push(
      watcher,
      watcher.onDidCreate((uri) => { this.change(uri, (files) => files.set(uri.toString(), uri)); }),
      watcher.onDidDelete((uri) => {
        this.change(uri, (files) => files.delete(uri.toString()));
      }),
      watcher.onDidChange((uri) => { this.fileChanged.fire(uri); }),
      vscode.workspace.onDidChangeWorkspaceFolders(again),
      // Of folders the watcher of documents says nothing.
      vscode.workspace.onDidDeleteFiles(({ files }) => { if (!files.every(isInterface)) again(); }),
      vscode.workspace.onDidRenameFiles(({ files }) => { if (!files.every(({ oldUri }) => isInterface(oldUri))) again(); }),
    );
  }

  private change(uri: vscode.Uri, act: (files: Map<string, vscode.Uri>) => void): void {
    if (!this.listed || foreign.test(vscode.workspace.asRelativePath(uri, false))) return;
    this.listed = this.listed.then((files) => {
      act(files);
      return files;
    });
    // The next question hears of it.
    this.listed.catch(() => undefined);
    this.fileChanged.fire(uri);
    this.announce();
  }

  private announce(): void {
    this.sorted = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.listChanged.fire(); }, quiet);
  }
}

async function search(): Promise<Map<string, vscode.Uri>> {
  const found = await vscode.workspace.findFiles(interfaceFiles, excluded);
  return new Map(found.filter(isInterface).map((uri) => [uri.toString(), uri]));
}

function inOrder(uris: Iterable<vscode.Uri>): vscode.Uri[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const named = [...uris].map((uri) => ({ uri, name: uri.path.slice(uri.path.lastIndexOf('/') + 1) }));
  return named.sort((left, right) => compare(left.name, right.name) || compare(left.uri.path, right.uri.path)).map(({ uri }) => uri);
}
