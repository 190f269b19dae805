// How many problems the rows of the view show.

import * as vscode from 'vscode';
import type { Declaration } from '../declarations';
import { findings, findingsIn, type Findings } from '../findings';
import { Counts, type Count } from '../tree/counts';
import type { Node } from './nodes';

/** Counts findings by rows, and keeps what it has counted until findings change. */
export class Problems {
  private readonly documents = new Map<string, Counts>();
  private everywhere: Findings | undefined;

  /** The findings that a row shows. */
  of(node: Node): Count {
    switch (node.kind) {
      case 'document':
        return this.in(node.uri).all;
      case 'item':
        return this.in(node.document.uri).in(node.item.range);
      case 'declaration':
        return this.about([node.declaration], node.uri);
      case 'class':
        return this.about(node.found.declarations, node.uri);
      case 'place':
        return { count: 0, hasError: false };
    }
  }

  /** Says that findings have changed in some documents. */
  expire(uris: readonly vscode.Uri[]): void {
    this.everywhere = undefined;
    for (const uri of uris) this.documents.delete(uri.toString());
  }

  private in(uri: vscode.Uri): Counts {
    const key = uri.toString();
    const known = this.documents.get(key) ?? new Counts(findingsIn(uri).map(({ range, severity }) => ({ start: range.start, isError: isError(severity) })));
    this.documents.set(key, known);
    return known;
  }

  private about(declarations: readonly Declaration[], uri: vscode.Uri): Count {
    const known = (this.everywhere ??= findings());
    const found = new Set(declarations.flatMap((declaration) => known.about(uri, declaration)));
    return { count: found.size, hasError: [...found].some(({ severity }) => isError(severity)) };
  }
}

function isError(severity: vscode.DiagnosticSeverity): boolean {
  return severity === vscode.DiagnosticSeverity.Error;
}
