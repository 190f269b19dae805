// Outlines of documents, open or not: the server's symbols together with the text that they are of.

import * as vscode from 'vscode';
import type { DocumentSymbol, SymbolInformation } from 'vscode-languageserver-protocol';
import type { Ibls } from './ibls';
import { outlineOf, type Outline } from './tree/outline';

/** Reads the outline of a document; undefined where no server can be asked. */
export async function readOutline(ibls: Pick<Ibls, 'server'>, uri: vscode.Uri): Promise<Outline | undefined> {
  const client = ibls.server.client;
  if (!client) return undefined;
  const parameters = { textDocument: { uri: client.code2ProtocolConverter.asUri(uri) } };
  const text = await textOf(uri);
  const symbols = await ibls.server.request<(DocumentSymbol | SymbolInformation)[] | null>('textDocument/documentSymbol', parameters);
  return outlineOf((symbols ?? []).filter((symbol) => 'range' in symbol), text);
}

/** The text of a document; one that is not open is read without opening it, which would cost every extension time. */
async function textOf(uri: vscode.Uri): Promise<string> {
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  return open ? open.getText() : new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}

interface Known {
  reading: Promise<Outline | undefined>;
  /** The last answer; it stays until the next one has arrived. */
  outline: Outline | undefined;
  isStale: boolean;
}

/** Keeps the outlines that were asked for, until they are said to be stale. */
export class Outlines {
  private readonly ibls: Pick<Ibls, 'server'>;
  private readonly known = new Map<string, Known>();

  constructor(ibls: Pick<Ibls, 'server'>) {
    this.ibls = ibls;
  }

  /** The outline of a document as it is now; undefined where no server can be asked. */
  of(uri: vscode.Uri): Promise<Outline | undefined> {
    const key = uri.toString();
    const known = this.known.get(key);
    if (known && !known.isStale) return known.reading;
    const next: Known = { outline: known?.outline, isStale: false, reading: readOutline(this.ibls, uri) };
    next.reading.then(
      (outline) => {
        // What could not be asked is asked again.
        if (outline) next.outline = outline;
        else next.isStale = true;
      },
      () => { next.isStale = true; },
    );
    this.known.set(key, next);
    return next.reading;
  }

  /** The outline that was read last; undefined before the first. */
  loaded(uri: vscode.Uri): Outline | undefined {
    return this.known.get(uri.toString())?.outline;
  }

  /** Says that a document may have changed, or all of them; answers whether anything was known of it. */
  expire(uri?: vscode.Uri): boolean {
    const found = uri ? [this.known.get(uri.toString())] : [...this.known.values()];
    for (const known of found) if (known) known.isStale = true;
    return found.some((known) => known !== undefined);
  }
}

/** Does something with each value, a few at a time, until it is cancelled. */
export async function eachOf<Value>(values: readonly Value[], atOnce: number, act: (value: Value) => Promise<unknown>, token?: vscode.CancellationToken): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let value = values[next++]; value !== undefined && !token?.isCancellationRequested; value = values[next++]) await act(value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
