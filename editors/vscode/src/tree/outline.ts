// A document's scenes, objects and connections as the view shows them: the server's symbols with what their tags say.

import { tagAt } from '../source';

/** A place as LSP counts it. */
export interface Point {
  readonly line: number;
  readonly character: number;
}

/** A range as LSP counts it. */
export interface Span {
  readonly start: Point;
  readonly end: Point;
}

/** A symbol of a document as the server answers it. */
export interface OutlineSymbol {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly kind: number;
  readonly range: Span;
  readonly selectionRange: Span;
  readonly children?: readonly OutlineSymbol[] | undefined;
}

export type ItemKind = 'scene' | 'object' | 'placeholder' | 'outlet' | 'action' | 'segue' | 'binding';

/** A scene, an object or a connection. */
export interface OutlineItem {
  /** Stays the same while a document is edited: the id in the document, where there is one. */
  readonly key: string;
  readonly kind: ItemKind;
  readonly name: string;
  /** Of an object its class, custom or not; of a scene that of its main object. */
  readonly className: string;
  /** Of a connection the name of its other end. */
  readonly otherEnd: string;
  /** The name of the tag, such as `tableViewCell`. */
  readonly element: string;
  /** The id in the document; a scene has none. */
  readonly objectId: string | undefined;
  /** The id of the object at the other end of a connection. */
  readonly destination: string | undefined;
  /** Where the document names a class of the project's. */
  readonly customClass: { readonly name: string; readonly point: Point } | undefined;
  /** Where the server finds the declaration in code that a connection needs. */
  readonly declared: Point | undefined;
  readonly range: Span;
  readonly selection: Span;
  readonly parent: OutlineItem | undefined;
  readonly children: readonly OutlineItem[];
}

/** What a document holds. */
export interface Outline {
  readonly roots: readonly OutlineItem[];
  /** All items, each after its parent. */
  readonly all: readonly OutlineItem[];
  readonly byKey: ReadonlyMap<string, OutlineItem>;
}

/** The server's words for kinds; what is not among them is an object. */
const kinds: Readonly<Record<number, ItemKind>> = { 3: 'scene', 6: 'action', 7: 'outlet', 8: 'binding', 20: 'placeholder', 24: 'segue' };

type Draft = { -readonly [Key in keyof OutlineItem]: OutlineItem[Key] } & { children: Draft[] };

/** The outline of a document by the server's symbols and the text that they were made of. */
export function outlineOf(symbols: readonly OutlineSymbol[], text: string): Outline {
  const lines = new Lines(text);
  const byKey = new Map<string, OutlineItem>();
  const work: { symbol: OutlineSymbol; parent: Draft | undefined }[] = symbols.map((symbol) => ({ symbol, parent: undefined }));
  const all: Draft[] = [];
  const counts = new Map<string, number>();
  // A list instead of recursion: a document decides how deep its views are nested.
  for (const { symbol, parent } of work) {
    const item = draft(symbol, parent, lines);
    item.key = free(item.key, counts);
    byKey.set(item.key, item);
    all.push(item);
    parent?.children.push(item);
    for (const child of symbol.children ?? []) work.push({ symbol: child, parent: item });
  }
  for (const item of all) if (item.kind === 'scene') takeFromMainObject(item);
  return { roots: all.filter(({ parent }) => parent === undefined), all, byKey };
}

/** Whether an item is a connection. */
export function isConnection({ kind }: OutlineItem): boolean {
  return kind === 'outlet' || kind === 'action' || kind === 'segue' || kind === 'binding';
}

/** The innermost item around a place. */
export function innermost({ roots }: Outline, point: Point): OutlineItem | undefined {
  let found: OutlineItem | undefined;
  let level: readonly OutlineItem[] = roots;
  for (;;) {
    const inner = level.findLast(({ range }) => contains(range, point));
    if (!inner) return found;
    found = inner;
    level = inner.children;
  }
}

/** An item with all that it stands in, outermost first. */
export function pathTo(item: OutlineItem): OutlineItem[] {
  const path: OutlineItem[] = [];
  for (let step: OutlineItem | undefined = item; step; step = step.parent) path.unshift(step);
  return path;
}

/** Whether a place is in a range, its end included. */
export function contains({ start, end }: Span, point: Point): boolean {
  return compare(start, point) <= 0 && compare(point, end) <= 0;
}

/** Negative where the left place comes first, 0 where both are the same. */
export function compare(left: Point, right: Point): number {
  return left.line - right.line || left.character - right.character;
}

/** Translates between offsets and lines of a text. */
export class Lines {
  readonly text: string;
  private readonly starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (const match of text.matchAll(/\r\n|\r|\n/g)) this.starts.push(match.index + match[0].length);
  }

  /** The offset of a place; the end of the text where it has no such line. */
  offsetAt({ line, character }: Point): number {
    const start = this.starts[line];
    return start === undefined ? this.text.length : Math.min(start + character, this.text.length);
  }

  /** The place of an offset that is at or behind a known place. */
  pointAt(offset: number, known: Point): Point {
    let line = known.line;
    for (;;) {
      const next = this.starts[line + 1];
      if (next === undefined || next > offset) return { line, character: offset - (this.starts[line] ?? 0) };
      line += 1;
    }
  }
}

function draft(symbol: OutlineSymbol, parent: Draft | undefined, lines: Lines): Draft {
  const kind = kinds[symbol.kind] ?? 'object';
  const { start } = symbol.range;
  const { element, attributes } = tagAt(lines.text, lines.offsetAt(start));
  const value = (name: string): string | undefined => attributes.get(name)?.value || undefined;
  const place = (name: string): Point | undefined => {
    const attribute = attributes.get(name);
    return attribute?.value ? lines.pointAt(attribute.offset, start) : undefined;
  };
  const isObject = kind === 'object' || kind === 'placeholder';
  const ends = kind === 'outlet' || kind === 'action' || kind === 'segue' || kind === 'binding';
  const customClass = value('customClass');
  const classPoint = place('customClass');
  const id = value('id') ?? value('sceneID');
  return {
    key: id ?? `${parent?.key ?? ''}/${element || symbol.name}`,
    kind,
    name: symbol.name,
    className: isObject ? (symbol.detail ?? '') : '',
    otherEnd: ends ? (symbol.detail ?? '') : '',
    element,
    objectId: kind === 'scene' ? undefined : value('id'),
    destination: value('destination') ?? value('target'),
    customClass: customClass !== undefined && classPoint ? { name: customClass, point: classPoint } : undefined,
    declared: kind === 'outlet' || kind === 'action' ? symbol.selectionRange.start : place('destinationCreationSelector'),
    range: symbol.range,
    selection: symbol.selectionRange,
    parent,
    children: [],
  };
}

/** A scene is known by its view controller. */
function takeFromMainObject(scene: Draft): void {
  const objects = scene.children.filter(({ kind }) => kind === 'object');
  const main = objects.find(({ element }) => /[cC]ontroller$/.test(element)) ?? objects[0];
  if (!main) return;
  scene.className = main.className;
  scene.customClass = main.customClass;
}

/** A key that no other item has: damaged documents repeat ids, and not every element has one. */
function free(key: string, counts: Map<string, number>): string {
  for (;;) {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count === 1) return key;
    key = `${key}~${count}`;
  }
}
