// What a code file declares for Interface Builder, and where documents connect it.

import * as vscode from 'vscode';
import type { CodeLens } from 'vscode-languageserver-protocol';
import { isCode } from './documents';
import { definitions } from './places';
import { declaredInspectables, kindOfDeclaration, type DeclarationKind } from './source';
import type { Client } from './server/client';
import type { Server } from './server/server';

/** An outlet, an action or an inspectable property. */
export interface Declaration {
  readonly kind: DeclarationKind;
  readonly name: string;
  /** The name's place in its file. */
  readonly range: vscode.Range;
  /** Where documents name it; empty where none does. */
  readonly connections: readonly vscode.Location[];
  /** What the server says above it: `connected in Main.storyboard, Login`. */
  readonly title: string;
}

interface Known {
  readonly version: number;
  readonly declarations: Promise<readonly Declaration[]>;
}

/** How long nothing must be typed before declarations are asked for again, in milliseconds. */
const quiet = 200;

/** Asks the server once for each version of a file, however many features want to know. */
export class Declarations implements vscode.Disposable {
  readonly server: Server;
  private readonly known = new Map<string, Known>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri | undefined>();
  private readonly subscriptions: vscode.Disposable[];
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  private listening: { client: Client; subscription: vscode.Disposable } | undefined;
  private readonly requested = new vscode.EventEmitter<void>();

  /** Fires when VS Code asks for lenses. */
  readonly onDidRequest = this.requested.event;
  /** Fires when a file's declarations may have changed; undefined stands for all files. */
  readonly onDidChange = this.changed.event;

  constructor(server: Server) {
    this.server = server;
    this.subscriptions = [
      this.changed,
      this.requested,
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (isCode(document.uri) && contentChanges.length > 0) this.announceLater(document.uri);
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        this.known.delete(uri.toString());
        clearTimeout(this.waiting.get(uri.toString()));
        this.waiting.delete(uri.toString());
      }),
      server.onDidChangeState(() => { this.invalidate(); }),
    ];
  }

  dispose(): void {
    this.listening?.subscription.dispose();
    for (const timer of this.waiting.values()) clearTimeout(timer);
    vscode.Disposable.from(...this.subscriptions).dispose();
  }

  /** The declarations of a document in the order of their places; empty where the server can't be asked. */
  of(document: vscode.TextDocument): Promise<readonly Declaration[]> {
    const key = document.uri.toString();
    const known = this.known.get(key);
    if (known?.version === document.version) return known.declarations;
    const declarations = this.ask(document);
    this.known.set(key, { version: document.version, declarations });
    // What could not be answered is asked again.
    declarations.catch(() => this.known.get(key)?.declarations === declarations && this.known.delete(key));
    return declarations;
  }

  /** Whether something was typed in a file a moment ago; `onDidChange` fires for it soon. */
  isBeingEdited(uri: vscode.Uri): boolean {
    return this.waiting.has(uri.toString());
  }

  /** What VS Code's lenses ask for. */
  requestedOf(document: vscode.TextDocument): Promise<readonly Declaration[]> {
    this.requested.fire();
    return this.of(document);
  }

  /** Forgets all answers: a document or the server has changed. */
  invalidate(): void {
    this.known.clear();
    this.changed.fire(undefined);
  }

  /** Makes VS Code ask for lenses again. */
  refreshLenses(document: vscode.TextDocument): void {
    this.server.client?.getFeature('textDocument/codeLens').getProvider(document)?.onDidChangeCodeLensEmitter.fire();
  }

  /** The server says when an edit elsewhere has changed what is connected here. */
  private listen(client: Client, document: vscode.TextDocument): void {
    if (this.listening?.client === client) return;
    const provider = client.getFeature('textDocument/codeLens').getProvider(document);
    if (!provider) return;
    this.listening?.subscription.dispose();
    this.listening = { client, subscription: provider.onDidChangeCodeLensEmitter.event(() => { this.invalidate(); }) };
  }

  private announceLater(uri: vscode.Uri): void {
    const key = uri.toString();
    clearTimeout(this.waiting.get(key));
    this.waiting.set(
      key,
      setTimeout(() => {
        this.waiting.delete(key);
        this.changed.fire(uri);
      }, quiet),
    );
  }

  private async ask(document: vscode.TextDocument): Promise<readonly Declaration[]> {
    const client = this.server.client;
    if (!client || !isCode(document.uri)) return [];
    this.listen(client, document);
    const version = document.version;
    const text = document.getText();
    const textDocument = client.code2ProtocolConverter.asTextDocumentIdentifier(document);
    const converter = client.protocol2CodeConverter;
    const lenses = (await this.server.request<CodeLens[] | null>('textDocument/codeLens', { textDocument })) ?? [];
    if (document.version !== version) throw new vscode.CancellationError();
    const declared = lenses.map((lens): Declaration => {
      const range = converter.asRange(lens.range);
      const places = (lens.command?.arguments ?? []) as { uri: string; range: CodeLens['range'] }[];
      return {
        kind: /^\d+ uses?, /.test(lens.command?.title ?? '') ? 'name' : kindOfDeclaration(text.slice(0, document.offsetAt(range.start))),
        name: document.getText(range),
        range,
        connections: places.map((place) => converter.asLocation(place)),
        title: lens.command?.title ?? '',
      };
    });
    // The server has no lenses for inspectable properties, and answers where each of them is set.
    const inspectable = await Promise.all(
      declaredInspectables(text).map(async ({ name, offset }): Promise<Declaration> => {
        const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + name.length));
        const connections = await definitions(this, document.uri, range.start);
        return { kind: 'inspectable', name, range, connections, title: connections.length > 0 ? 'set in documents' : 'not set' };
      }),
    );
    return [...declared, ...inspectable].sort((left, right) => left.range.start.compareTo(right.range.start));
  }
}
