// The code file whose classes stand first in the view.

import * as vscode from 'vscode';
import { classesIn } from '../classes';
import { isCode } from '../documents';
import type { Ibls } from '../ibls';
import { nameAll } from '../showing';
import type { Outlines } from '../outlines';
import { matchIn } from '../tree/filter';
import type { ClassNode, DeclarationNode, PlaceNode } from './nodes';

/** Makes the rows of one code file: its classes, what they declare, and the documents that use both. */
export class CodeFile {
  private readonly ibls: Ibls;
  private readonly outlines: Outlines;
  private document: vscode.TextDocument | undefined;
  private classes: readonly ClassNode[] = [];
  /** The rows made so far, by their ids: VS Code recognises them. */
  private readonly nodes = new Map<string, ClassNode | DeclarationNode>();

  constructor(ibls: Ibls, outlines: Outlines) {
    this.ibls = ibls;
    this.outlines = outlines;
  }

  /** Whether a document is the one whose classes are shown. */
  is(uri: vscode.Uri): boolean {
    return uri.toString() === this.document?.uri.toString();
  }

  /** Shows the classes of another document; of none where that is no code. */
  take(document: vscode.TextDocument | undefined): void {
    const code = document && isCode(document.uri) ? document : undefined;
    if (code !== this.document) this.nodes.clear();
    this.document = code;
  }

  /** Reads the classes as they are now. */
  async read(): Promise<void> {
    const { document } = this;
    const found = document ? await classesIn(this.ibls, document) : [];
    if (document !== this.document) return;
    const used = found.filter(({ uses, declarations }) => uses.length > 0 || declarations.some(({ connections }) => connections.length > 0));
    this.classes = used.map((one) => this.recognised({ kind: 'class', id: `class:${one.uri.toString()}#${one.name}`, parent: undefined, uri: one.uri, found: one }));
  }

  /** The classes that were read last, or those that a filter leaves. */
  shown(filter: string | undefined): ClassNode[] {
    return this.classes.filter(({ found }) => isKept(filter, found.name, ...found.declarations.map(({ name }) => name)));
  }

  /** What a class declares, then the documents that use it. */
  async membersOf(node: ClassNode, filter: string | undefined): Promise<(DeclarationNode | PlaceNode)[]> {
    const ordinals = new Map<string, number>();
    const members = node.found.declarations
      .filter(({ name }) => isKept(filter, node.found.name, name))
      .map((declaration): DeclarationNode => {
        // Overloads have the same name.
        const ordinal = ordinals.get(declaration.name) ?? 0;
        ordinals.set(declaration.name, ordinal + 1);
        const id = `${node.id}.${declaration.name}${ordinal > 0 ? `~${ordinal}` : ''}`;
        return this.recognised({ kind: 'declaration', id, parent: node, uri: node.uri, declaration });
      });
    return [...members, ...(await this.placesOf(node, node.found.uses))];
  }

  /** The documents that connect a declaration. */
  async connectionsOf(node: DeclarationNode): Promise<PlaceNode[]> {
    return this.placesOf(node, node.declaration.connections);
  }

  private async placesOf(parent: ClassNode | DeclarationNode, locations: readonly vscode.Location[]): Promise<PlaceNode[]> {
    const places = await nameAll(this.outlines, locations);
    return places.map((place, index): PlaceNode => ({ kind: 'place', id: `${parent.id}@${index}`, parent, place }));
  }

  /** The row with the same id, if VS Code knows one, with what is new about it. */
  private recognised<Kind extends ClassNode | DeclarationNode>(node: Kind): Kind {
    const known = this.nodes.get(node.id);
    if (known) return Object.assign(known as Kind, node);
    this.nodes.set(node.id, node);
    return node;
  }
}

function isKept(filter: string | undefined, ...names: string[]): boolean {
  return filter === undefined || names.some((name) => matchIn(name, filter) !== undefined);
}
