// What can be read off code without a server: which words stand where, which class holds what, a method's labels.
// It decides nothing that matters: the server says what is declared and connected.
// Every function goes through a text once, so that no text takes longer than its length accounts for.

/** A name is a constant whose text documents and code share. */
export type DeclarationKind = 'outlet' | 'action' | 'inspectable' | 'name';

/** A class, an extension or a category, with the offsets of its name and of all that belongs to it. */
export interface ClassBlock {
  readonly name: string;
  /** The offset of the name. */
  readonly offset: number;
  readonly start: number;
  readonly end: number;
}

const kinds = new Map<string, DeclarationKind>([
  ['IBOutlet', 'outlet'],
  ['IBOutletCollection', 'outlet'],
  ['IBAction', 'action'],
  ['IBSegueAction', 'action'],
  ['IBInspectable', 'inspectable'],
]);

/** What a declaration is for Interface Builder, by the attribute that stands last before its name. */
export function kindOfDeclaration(before: string): DeclarationKind {
  const attribute = before.slice(-400).match(/\bIB(?:Outlet|OutletCollection|Action|SegueAction|Inspectable)\b/g)?.at(-1);
  return kinds.get(attribute ?? '') ?? 'outlet';
}

/** The inspectable properties of Swift or Objective-C, with the offsets of their names. */
export function declaredInspectables(text: string): { name: string; offset: number }[] {
  if (!text.includes('IBInspectable')) return [];
  const marked = markedNames(tokensOf(withoutText(text)));
  return marked.filter(({ kind }) => kind === 'inspectable').map(({ name, offset }) => ({ name, offset }));
}

/** Whether a word is marked for Interface Builder where a code file declares it, or is a class there. */
export function isMarked(text: string, word: string): boolean {
  if (!text.includes(word) || !isName(word)) return false;
  const tokens = tokensOf(withoutText(text));
  return markedNames(tokens).some(({ name }) => name === word) || classNames(tokens).some(({ name }) => name === word);
}

/** The name in an interface file's attribute that holds the offset, where it is one that code declares. */
export function linkedNameAt(line: string, character: number): string | undefined {
  for (const match of line.matchAll(/\b(?:property|selector|customClass|keyPath|unwindAction|destinationCreationSelector)="([^"]*)"/g)) {
    const start = match.index + match[0].length - 1 - (match[1] ?? '').length;
    if (start <= character && character <= start + (match[1] ?? '').length) return match[1];
  }
  return undefined;
}

/** The attributes of the tag that begins at an offset of an interface file, such as its `id` and `customClass`. */
export function tagAt(text: string, offset: number): { element: string; attributes: Map<string, { value: string; offset: number }> } {
  const tag = /^<([\w.-]+)(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*/.exec(text.slice(offset, offset + 20_000));
  const attributes = new Map<string, { value: string; offset: number }>();
  for (const match of (tag?.[0] ?? '').matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = match[2] ?? match[3] ?? '';
    attributes.set(match[1] ?? '', { value, offset: offset + match.index + match[0].length - 1 - value.length });
  }
  return { element: tag?.[1] ?? '', attributes };
}

/** The classes of a code file, extensions and categories among them, outer ones first. */
export function classBlocks(text: string): ClassBlock[] {
  const code = withoutText(text);
  const tokens = tokensOf(code);
  const names = new Map(classNames(tokens).map((found) => [found.index, found]));
  const blocks: { name: string; offset: number; start: number; end: number }[] = [];
  const begin = ({ name, offset, start }: ClassName): number => blocks.push({ name, offset, start, end: code.length }) - 1;
  const endAt = (index: number | undefined, end: number): void => {
    const block = index === undefined ? undefined : blocks[index];
    if (block) block.end = end;
  };
  /** For each open brace the class that it belongs to. */
  const braces: (number | undefined)[] = [];
  let untilEnd: number[] = [];
  let header: ClassName | undefined;
  tokens.texts.forEach((token, index) => {
    const offset = tokens.offsets[index] ?? 0;
    const found = names.get(index);
    if (found?.isObjectiveC) untilEnd.push(begin(found));
    else if (found) header = found;
    else if (token === '{') {
      braces.push(header && begin(header));
      header = undefined;
    } else if (token === '}') {
      endAt(braces.pop(), offset + 1);
      header = undefined;
    } else if (token === 'end' && tokens.texts[index - 1] === '@') {
      for (const block of untilEnd) endAt(block, offset - 1);
      untilEnd = [];
    } else if (token === ';' || beginnings.has(token)) header = undefined;
  });
  return blocks;
}

/** The innermost of some blocks that holds an offset. */
export function blockAt(blocks: readonly ClassBlock[], offset: number): ClassBlock | undefined {
  return blocks.findLast(({ start, end }) => start <= offset && offset < end);
}

/** The labels of a Swift function by its text from the end of its name on; undefined where no list follows. */
export function labelsAfter(text: string): string[] | undefined {
  const code = withoutText(text);
  const opening = /^\s*(?:<[^(]*>)?\s*\(/.exec(code);
  if (!opening) return undefined;
  const labels: string[] = [];
  let depth = 0;
  let start = opening[0].length;
  for (let offset = start; offset < code.length; offset++) {
    const character = code.charAt(offset);
    const closes = depth === 0 && character === ')';
    if (closes || (depth === 0 && character === ',')) {
      const label = /^\s*(?:@\w+(?:\([^)]*\))?\s+)*`?([\p{L}_][\p{L}\p{N}_]*)/u.exec(code.slice(start, offset))?.[1];
      if (label !== undefined) labels.push(label);
      start = offset + 1;
    }
    if (closes) return labels;
    if (opens(code, offset)) depth += 1;
    else if (shuts(code, offset)) depth -= 1;
  }
  return undefined;
}

/** Whether a bracket opens; with a space before it, `<` compares. */
function opens(code: string, offset: number): boolean {
  const character = code.charAt(offset);
  return '([{'.includes(character) || (character === '<' && /\S/.test(code.charAt(offset - 1)));
}

/** Whether a bracket closes; with a space before it, `>` compares, and `->` is an arrow. */
function shuts(code: string, offset: number): boolean {
  const character = code.charAt(offset);
  return ')]}'.includes(character) || (character === '>' && /[^\s-]/.test(code.charAt(offset - 1)));
}

/** Words, and single characters that are neither words nor space, with their offsets. */
interface Tokens {
  readonly texts: readonly string[];
  readonly offsets: readonly number[];
}

function tokensOf(code: string): Tokens {
  const texts: string[] = [];
  const offsets: number[] = [];
  for (const match of code.matchAll(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu)) {
    texts.push(match[0]);
    offsets.push(match.index);
  }
  return { texts, offsets };
}

function isName(token: string | undefined): token is string {
  return token !== undefined && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(token);
}

interface Name {
  readonly name: string;
  readonly offset: number;
}

/** The name that begins at a token, or behind a backtick there. */
function nameAt({ texts, offsets }: Tokens, index: number): Name | undefined {
  const at = texts[index] === '`' ? index + 1 : index;
  const name = texts[at];
  return isName(name) ? { name, offset: offsets[at] ?? 0 } : undefined;
}

interface ClassName extends Name {
  /** Where its declaration begins. */
  readonly start: number;
  /** The token that declares it. */
  readonly index: number;
  readonly isObjectiveC: boolean;
}

/** Words that begin another declaration: behind `class` one of a member, and never within the head of a class. */
const beginnings = new Set([
  ...['func', 'var', 'let', 'subscript', 'init', 'override', 'final', 'public', 'private', 'internal', 'fileprivate', 'open'],
  ...['dynamic', 'lazy', 'weak', 'unowned', 'mutating', 'nonisolated', 'prefix', 'postfix', 'infix', 'package', 'static'],
  ...['struct', 'enum', 'protocol', 'case', 'import', 'typealias'],
]);

function classNames(tokens: Tokens): ClassName[] {
  const { texts, offsets } = tokens;
  return texts.flatMap((token, index): ClassName[] => {
    const before = texts[index - 1];
    const isObjectiveC = before === '@' && (token === 'interface' || token === 'implementation');
    // `@class` names one that is elsewhere, and `.class` is a method.
    const isSwift = before !== '@' && before !== '.' && (token === 'class' || token === 'extension');
    const found = isObjectiveC || isSwift ? nameAt(tokens, index + 1) : undefined;
    if (!found || beginnings.has(found.name)) return [];
    const start = offsets[isObjectiveC ? index - 1 : index] ?? 0;
    return [{ name: found.name + path(tokens, index + 2), offset: found.offset, start, index, isObjectiveC }];
  });
}

/** What follows the name of an extension of a nested type, such as `.Inner`. */
function path({ texts }: Tokens, from: number): string {
  let result = '';
  for (let index = from; texts[index] === '.' && isName(texts[index + 1]); index += 2) result += `.${texts[index + 1] ?? ''}`;
  return result;
}

interface MarkedName extends Name {
  readonly kind: DeclarationKind;
}

/** What is marked for Interface Builder where it is declared, in Swift or Objective-C. */
function markedNames(tokens: Tokens): MarkedName[] {
  const found: MarkedName[] = [];
  let reader: Reader | undefined;
  tokens.texts.forEach((token, index) => {
    const kind = kinds.get(token);
    if (kind) reader = readerOf(kind, tokens.texts[index - 1] === '@');
    else if (reader) {
      const { names, ends } = reader.read(tokens, index);
      for (const name of names) found.push({ ...name, kind: reader.kind });
      if (ends) reader = undefined;
    }
  });
  return found;
}

/** Goes on from an attribute, token by token, to the names that it marks. */
interface Reader {
  readonly kind: DeclarationKind;
  readonly read: (tokens: Tokens, index: number) => { names: readonly Name[]; ends: boolean };
}

function readerOf(kind: DeclarationKind, isSwift: boolean): Reader {
  if (isSwift) return { kind, read: nameAfter('var', 'let', 'func') };
  // `- (IBAction)tap:(id)sender`, and `- (IBSegueAction UIViewController *)makeDetail:(NSCoder *)coder`.
  return { kind, read: kind === 'action' ? nameAfter(')') : declarators() };
}

function nameAfter(...keywords: readonly string[]): Reader['read'] {
  return (tokens, index) => {
    const token = tokens.texts[index] ?? '';
    if (!keywords.includes(token)) return { names: [], ends: ';{}='.includes(token) };
    const name = nameAt(tokens, index + 1);
    return { names: name ? [name] : [], ends: true };
  };
}

/** The names of Objective-C's `UILabel *first, *second MACRO;`: each the last word before its comma, but for macros. */
function declarators(): Reader['read'] {
  let depth = 0;
  let words = 0;
  let last: Name | undefined;
  return (tokens, index) => {
    const token = tokens.texts[index] ?? '';
    if ('([<'.includes(token)) depth += 1;
    else if (')]>'.includes(token)) depth -= 1;
    else if (token === ';' || (token === ',' && depth === 0)) {
      const names = last ? [last] : [];
      last = undefined;
      words = 1;
      return { names, ends: token === ';' };
    } else if (depth === 0 && isName(token) && !(words > 1 && isMacro(token))) {
      last = { name: token, offset: tokens.offsets[index] ?? 0 };
      words += 1;
    }
    return { names: [], ends: '={}'.includes(token) };
  };
}

/** Whether a word is like `UI_APPEARANCE_SELECTOR` or `__attribute__`. */
function isMacro(word: string): boolean {
  return /^(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*|__\w+)$/.test(word);
}

/** Code with comments and strings blanked, so that offsets stay. Strings with interpolations are blanked whole. */
export function withoutText(text: string): string {
  const parts: string[] = [];
  const blanks = new Blanks(text);
  let kept = 0;
  for (let offset = 0; offset < text.length; ) {
    const end = blanks.endFrom(offset);
    if (end === offset) offset += 1;
    else {
      parts.push(text.slice(kept, offset), text.slice(offset, end).replace(/[^\n]/g, ' '));
      kept = offset = end;
    }
  }
  return parts.join('') + text.slice(kept);
}

/** Beyond this depth of strings in interpolations, what looks like one is text. */
const deepest = 20;

/** Finds where comments and literals of Swift and Objective-C end. */
class Blanks {
  private readonly text: string;
  /** Swift's comments hold comments. Objective-C's don't, and one that names `/*` seems not to end. */
  private nests = true;

  constructor(text: string) {
    this.text = text;
  }

  /** Where what begins at an offset ends; the offset itself where it is code. */
  endFrom(offset: number): number {
    switch (this.text.charAt(offset)) {
      case '/':
        return this.commentEnd(offset);
      case '"':
      case '#':
        return this.stringEnd(offset, 0);
      case "'":
        return this.characterEnd(offset);
      default:
        return offset;
    }
  }

  private commentEnd(offset: number): number {
    if (this.text.charAt(offset + 1) === '/') return this.found('\n', offset, 0);
    if (this.text.charAt(offset + 1) !== '*') return offset;
    const end = this.nests ? this.nestedEnd(offset) : undefined;
    if (end !== undefined) return end;
    this.nests = false;
    return this.found('*/', offset + 2, 2);
  }

  private nestedEnd(start: number): number | undefined {
    let depth = 0;
    for (let offset = start; offset < this.text.length; offset++) {
      const change = this.text.startsWith('/*', offset) ? 1 : this.text.startsWith('*/', offset) ? -1 : 0;
      if (change === 0) continue;
      depth += change;
      offset += 1;
      if (depth === 0) return offset + 1;
    }
    return undefined;
  }

  /** The end of a string: `"a"`, `#"a"#`, and both with three quotes over several lines. */
  private stringEnd(start: number, depth: number): number {
    // Of several `#` the first speaks for all.
    if (this.text.charAt(start - 1) === '#') return start;
    let opening = start;
    while (this.text.charAt(opening) === '#') opening += 1;
    if (this.text.charAt(opening) !== '"') return start;
    const hashes = this.text.slice(start, opening);
    const quotes = this.text.startsWith('"""', opening) ? '"""' : '"';
    const [closing, escape] = [quotes + hashes, `\\${hashes}`];
    for (let offset = opening + quotes.length; offset < this.text.length; ) {
      if (this.text.startsWith(closing, offset)) return offset + closing.length;
      if (this.text.charAt(offset) === '\n' && quotes === '"') return offset;
      if (this.text.startsWith(escape, offset)) offset = this.escapeEnd(offset + escape.length, quotes, depth);
      else offset += 1;
    }
    return this.text.length;
  }

  private escapeEnd(offset: number, quotes: string, depth: number): number {
    if (this.text.charAt(offset) === '(' && depth < deepest) return this.interpolationEnd(offset, quotes, depth + 1);
    return this.text.charAt(offset) === '\n' && quotes === '"' ? offset : offset + 1;
  }

  private interpolationEnd(start: number, quotes: string, depth: number): number {
    let parentheses = 0;
    for (let offset = start; offset < this.text.length; ) {
      const character = this.text.charAt(offset);
      if (character === '\n' && quotes === '"') return offset;
      if (character === '(') parentheses += 1;
      if (character === ')') parentheses -= 1;
      if (parentheses === 0) return offset + 1;
      const end = character === '"' || character === '#' ? this.stringEnd(offset, depth) : offset;
      offset = Math.max(end, offset + 1);
    }
    return this.text.length;
  }

  /** Objective-C's `'x'`; an apostrophe elsewhere has no other near it. */
  private characterEnd(offset: number): number {
    const character = /'(?:\\[^\n]{1,9}?|[^'\\\n]{1,4})'/y;
    character.lastIndex = offset;
    return character.test(this.text) ? character.lastIndex : offset;
  }

  private found(sought: string, from: number, length: number): number {
    const offset = this.text.indexOf(sought, from);
    return offset < 0 ? this.text.length : offset + length;
  }
}
