// What the view Interface Builder consists of, and how each part of it looks.

import * as vscode from 'vscode';
import type { UsedClass } from '../classes';
import type { Declaration } from '../declarations';
import { fileName, folderOf, type NamedPlace } from '../showing';
import type { Count } from '../tree/counts';
import { matchIn } from '../tree/filter';
import { pathTo, type OutlineItem } from '../tree/outline';
import { description, icon, joined, menuWords, problems, sentence, spoken, tooltip } from '../tree/words';

/** A document of the workspace. */
export interface DocumentNode {
  readonly kind: 'document';
  readonly id: string;
  readonly parent: undefined;
  readonly uri: vscode.Uri;
  /** The nodes made so far, by the keys of their items. */
  readonly items: Map<string, ItemNode>;
}

/** A scene, an object or a connection. */
export interface ItemNode {
  readonly kind: 'item';
  readonly id: string;
  readonly document: DocumentNode;
  /** Both change with the document; the node stays, and with it what VS Code knows of it. */
  parent: DocumentNode | ItemNode;
  item: OutlineItem;
}

/** A class of the code file that is edited. */
export interface ClassNode {
  readonly kind: 'class';
  readonly id: string;
  readonly parent: undefined;
  readonly uri: vscode.Uri;
  found: UsedClass;
}

/** An outlet, an action or an inspectable property of such a class. */
export interface DeclarationNode {
  readonly kind: 'declaration';
  readonly id: string;
  readonly parent: ClassNode;
  readonly uri: vscode.Uri;
  declaration: Declaration;
}

/** A place in a document that uses a class or connects a declaration. */
export interface PlaceNode {
  readonly kind: 'place';
  readonly id: string;
  readonly parent: ClassNode | DeclarationNode;
  readonly place: NamedPlace;
}

export type Node = DocumentNode | ItemNode | ClassNode | DeclarationNode | PlaceNode;

/** What the looks of a node depend on beside itself. */
export interface Looks {
  readonly count: Count;
  readonly isExpanded: boolean;
  /** Marked in names. */
  readonly filter: string | undefined;
}

/** Makes the nodes of documents, one for each document and item, so that VS Code recognises them. */
export class Forest {
  private readonly prefix: string;
  private readonly documents = new Map<string, DocumentNode>();

  /** Makes nodes whose ids begin with a prefix: VS Code remembers by id what is expanded. */
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  document(uri: vscode.Uri): DocumentNode {
    const key = uri.toString();
    const node = this.documents.get(key) ?? { kind: 'document', id: `${this.prefix}${key}`, parent: undefined, uri, items: new Map() };
    this.documents.set(key, node);
    return node;
  }

  /** The node of a document if there is one. */
  known(uri: vscode.Uri): DocumentNode | undefined {
    return this.documents.get(uri.toString());
  }

  /** The node of an item, with those that it stands in. */
  item(document: DocumentNode, item: OutlineItem): ItemNode {
    let parent: DocumentNode | ItemNode = document;
    for (const step of pathTo(item)) parent = this.child(document, parent, step);
    return parent as ItemNode;
  }

  /** The node of an item below a node that is known. */
  child(document: DocumentNode, parent: DocumentNode | ItemNode, item: OutlineItem): ItemNode {
    const known = document.items.get(item.key);
    if (known) return Object.assign(known, { parent, item });
    const node: ItemNode = { kind: 'item', id: `${document.id}#${item.key}`, document, parent, item };
    document.items.set(item.key, node);
    return node;
  }
}

/** Whether something that a command was given is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'parent' in value;
}

/** A node as VS Code draws it. */
export function treeItem(node: Node, looks: Looks): vscode.TreeItem {
  const item = { document: documentItem, item: outlineItem, class: classItem, declaration: declarationItem, place: placeItem }[node.kind];
  const drawn = (item as (node: Node, looks: Looks) => vscode.TreeItem)(node, looks);
  drawn.id = node.id;
  drawn.command = { command: 'ibls.tree.open', title: 'Show', arguments: [node] };
  const open = looks.isExpanded ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.Collapsed;
  drawn.collapsibleState = hasChildren(node) ? open : vscode.TreeItemCollapsibleState.None;
  return drawn;
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

function documentItem({ uri }: DocumentNode, { count, filter }: Looks): vscode.TreeItem {
  const name = fileName(uri);
  const item = new vscode.TreeItem(label(name, filter));
  // VS Code colours the names of files with problems by itself.
  item.resourceUri = uri;
  item.iconPath = new vscode.ThemeIcon(name.endsWith('.xib') ? 'layout' : 'multiple-windows');
  item.description = joined(folderOf(uri), problems(count.count));
  item.contextValue = 'document';
  const kind = name.endsWith('.xib') ? 'xib' : 'storyboard';
  item.accessibilityInformation = { label: sentence(name, `${kind} in ${folderOf(uri) || 'the workspace folder'}`, problems(count.count)) };
  return item;
}

function outlineItem({ item: shown }: ItemNode, { count, filter }: Looks): vscode.TreeItem {
  const item = new vscode.TreeItem(label(shown.name || shown.element, filter));
  item.iconPath = themed(icon(shown), count);
  item.description = description(shown, count.count);
  item.contextValue = menuWords(shown);
  item.tooltip = tooltip(shown, count.count);
  item.accessibilityInformation = { label: spoken(shown, count.count) };
  return item;
}

function classItem({ uri, found: { name, uses } }: ClassNode, { count, filter }: Looks): vscode.TreeItem {
  const item = new vscode.TreeItem(label(name, filter));
  const used = uses.length === 0 ? '' : `used in ${documentsOf(uses)}`;
  item.iconPath = themed('symbol-class', count);
  item.description = joined(used, problems(count.count));
  item.contextValue = 'class rename';
  item.tooltip = [name, `Class in ${fileName(uri)}`, used].filter((line) => line !== '').join('\n');
  item.accessibilityInformation = { label: sentence(name, `class in ${fileName(uri)}`, used, problems(count.count)) };
  return item;
}

const declarationIcons = { outlet: 'symbol-property', action: 'symbol-event', inspectable: 'symbol-numeric' };

function declarationItem({ declaration }: DeclarationNode, { count, filter }: Looks): vscode.TreeItem {
  const { kind, name, title } = declaration;
  const item = new vscode.TreeItem(label(name, filter));
  const kindWords = kind === 'inspectable' ? 'inspectable property' : kind;
  item.iconPath = themed(declarationIcons[kind], count);
  item.description = joined(title, problems(count.count));
  item.contextValue = 'declaration rename';
  item.tooltip = [name, kindWords, title, problems(count.count)].filter((line) => line !== '').join('\n');
  item.accessibilityInformation = { label: sentence(name, kindWords, title, problems(count.count)) };
  return item;
}

function placeItem({ parent, place: { location, document, words } }: PlaceNode): vscode.TreeItem {
  const item = new vscode.TreeItem(document);
  item.iconPath = new vscode.ThemeIcon(parent.kind === 'class' ? 'references' : 'link');
  item.description = words;
  item.contextValue = 'place';
  item.tooltip = `${vscode.workspace.asRelativePath(location.uri)}:${location.range.start.line + 1}`;
  item.accessibilityInformation = { label: sentence(document, words, parent.kind === 'class' ? 'use of the class' : 'connection') };
  return item;
}

function documentsOf(places: readonly vscode.Location[]): string {
  const names = [...new Map(places.map(({ uri }) => [uri.toString(), fileName(uri)])).values()];
  return names.length === 1 ? (names[0] ?? '') : `${names.length} documents`;
}

function label(name: string, filter: string | undefined): vscode.TreeItemLabel {
  const match = filter === undefined ? undefined : matchIn(name, filter);
  return { label: name, ...(match && { highlights: [match] }) };
}

function themed(name: string, { count, hasError }: Count): vscode.ThemeIcon {
  if (count === 0) return new vscode.ThemeIcon(name);
  return new vscode.ThemeIcon(name, new vscode.ThemeColor(hasError ? 'list.errorForeground' : 'list.warningForeground'));
}
