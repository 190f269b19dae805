// Which documents and items the filter of the view leaves.

import * as vscode from 'vscode';
import type { DocumentList } from '../documentList';
import type { Ibls } from '../ibls';
import { eachOf, type Outlines } from '../outlines';
import { reasonOf } from '../say';
import { fileName } from '../showing';
import { filtered, matchIn, type Filtered } from '../tree/filter';
import type { Outline } from '../tree/outline';

/** Up to this many documents are read for a filter; where there are more, the server looks for classes and scenes. */
const readLimit = 200;

/** So many requests are under way at most. */
const atOnce = 6;

/** The documents that have something for a filter. */
export interface Found {
  readonly documents: readonly vscode.Uri[];
  /** Not every document was read for it. */
  readonly isPartial: boolean;
}

/** Looks for the text of a filter in documents and in what they hold. */
export class Search {
  private readonly ibls: Ibls;
  private readonly documents: DocumentList;
  private readonly outlines: Outlines;
  private readonly results = new WeakMap<Outline, { text: string; result: Filtered }>();

  constructor(ibls: Ibls, documents: DocumentList, outlines: Outlines) {
    this.ibls = ibls;
    this.documents = documents;
    this.outlines = outlines;
  }

  /** What a filter leaves of a document. */
  in(outline: Outline, text: string): Filtered {
    const known = this.results.get(outline);
    if (known?.text === text) return known.result;
    const result = filtered(outline, text);
    this.results.set(outline, { text, result });
    return result;
  }

  /** The documents that a filter leaves, by their names or by what they hold. */
  async everywhere(text: string, token: vscode.CancellationToken): Promise<Found> {
    const all = await this.documents.all();
    const isPartial = all.length > readLimit;
    const found = isPartial ? await this.foundByServer(text, token) : new Set<string>();
    if (!isPartial) await this.read(all, token);
    const documents = all.filter((uri) => {
      const outline = this.outlines.loaded(uri);
      const isInside = found.has(uri.toString()) || (outline && this.in(outline, text).matches.size > 0);
      return isInside === true || matchIn(fileName(uri), text) !== undefined;
    });
    return { documents, isPartial };
  }

  private async read(uris: readonly vscode.Uri[], token: vscode.CancellationToken): Promise<void> {
    await eachOf(uris, atOnce, async (uri) => {
      try {
        await this.outlines.of(uri);
      } catch (error) {
        this.ibls.log.debug(`filter: ${uri.path}: ${reasonOf(error)}`);
      }
    }, token);
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
}
