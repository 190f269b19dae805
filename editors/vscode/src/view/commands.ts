// What the rows of the view can do: each command says so where a row can't.

import * as vscode from 'vscode';
import { isCode } from '../documents';
import type { Ibls } from '../ibls';
import type { Outlines } from '../outlines';
import { definitions } from '../places';
import { say } from '../say';
import { show, showOneOf } from '../showing';
import type { OutlineItem, Point, Span } from '../tree/outline';
import type { OwnCursor } from './cursor';
import type { Node } from './nodes';

/** A name in a file. */
interface NamePlace {
  readonly uri: vscode.Uri;
  readonly point: Point;
  readonly name: string;
}

/** The commands of rows; each rejects with what goes wrong, which its caller says. */
export class RowCommands {
  private readonly ibls: Ibls;
  private readonly outlines: Outlines;
  private readonly cursor: OwnCursor;

  constructor(ibls: Ibls, outlines: Outlines, cursor: OwnCursor) {
    this.ibls = ibls;
    this.outlines = outlines;
    this.cursor = cursor;
  }

  /** Shows the place of a row in an editor. */
  async open(node: Node | undefined): Promise<void> {
    if (!node) return;
    await this.cursor.move(async () => {
      const place = await this.placeOf(node);
      if (place.range) await show(new vscode.Location(place.uri, place.range));
      else await vscode.window.showTextDocument(place.uri);
    });
  }

  async goToClass(node: Node | undefined): Promise<void> {
    const place = await this.classPlace(node);
    if (!place) this.explain('this has no class of the project.');
    else if (node?.kind === 'class') await this.open(node);
    else await this.goTo(place, `'${place.name}' is not declared in this workspace.`);
  }

  async goToDeclaration(node: Node | undefined): Promise<void> {
    const place = await this.declarationPlace(node);
    if (!place) this.explain('only outlets and actions have a declaration.');
    else if (node?.kind === 'declaration') await this.open(node);
    else await this.goTo(place, `'${place.name}' is declared nowhere in this workspace.`);
  }

  async findReferences(node: Node | undefined): Promise<void> {
    const place = (await this.declarationPlace(node)) ?? (await this.classPlace(node));
    if (!place) {
      this.explain('references are found of classes, outlets and actions.');
      return;
    }
    const at = positionOf(place.point);
    await this.cursor.move(() => show(new vscode.Location(place.uri, at)));
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
      this.explain('outlets, actions and objects with a class of the project can be renamed.');
      return;
    }
    this.cursor.release();
    await vscode.commands.executeCommand('ibls.rename', { uri: place.uri.toString(), position: place.point });
  }

  async copyObjectId(node: Node | undefined): Promise<void> {
    if (node?.kind !== 'item' || node.item.objectId === undefined) this.explain('this has no object ID.');
    else await vscode.env.clipboard.writeText(node.item.objectId);
  }

  private async goTo({ uri, point }: NamePlace, otherwise: string): Promise<void> {
    const found = await definitions(this.ibls, uri, positionOf(point));
    const inCode = found.filter((place) => isCode(place.uri));
    this.cursor.release();
    if (!(await showOneOf(this.ibls, inCode, 'Declared in'))) this.explain(otherwise);
  }

  private explain(text: string): void {
    say(this.ibls, 'information', `ibls: ${text}`);
  }

  /** Where the class of a row is named. */
  private async classPlace(node: Node | undefined): Promise<NamePlace | undefined> {
    if (node?.kind === 'class') return { uri: node.uri, point: node.found.range.start, name: node.found.name };
    const item = await this.current(node);
    return item?.customClass && { uri: item.uri, point: item.customClass.point, name: item.customClass.name };
  }

  /** Where the name of a connection or a declaration stands. */
  private async declarationPlace(node: Node | undefined): Promise<NamePlace | undefined> {
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
}

function positionOf({ line, character }: Point): vscode.Position {
  return new vscode.Position(line, character);
}

function rangeOf({ start, end }: Span): vscode.Range {
  return new vscode.Range(positionOf(start), positionOf(end));
}
