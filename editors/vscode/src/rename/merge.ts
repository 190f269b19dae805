// One rename out of two answers: ours, which knows documents, and that of an extension with the compiler's index.

/** A place in a file; lines and UTF-16 columns count from 0. */
export interface Place {
  readonly startLine: number;
  readonly startCharacter: number;
  readonly endLine: number;
  readonly endCharacter: number;
}

export interface Edit extends Place {
  readonly newText: string;
  /** Why the user is asked before it is made; undefined where it is certain. */
  readonly question?: { readonly label: string; readonly description?: string };
}

/** What becomes of one file. */
export interface Merged {
  /** The other's edits that stay as they are. */
  readonly theirs: readonly Edit[];
  /** Edits that the other does not have. */
  readonly ours: readonly Edit[];
  /** Edits of the other's that contradict ours; the user sees both. */
  readonly contradicted: readonly Edit[];
}

/**
 * Puts two lists of edits of one file together: a place that both change alike counts once, as the other's, and is
 * certain then.
 * @param text the file's text, by which edits of different extent are compared
 */
export function merged(ours: readonly Edit[], theirs: readonly Edit[], text: string): Merged {
  const lines = linesOf(text);
  const groups = overlapping(ours, theirs);
  const result: { theirs: Edit[]; ours: Edit[]; contradicted: Edit[] } = { theirs: [], ours: [], contradicted: [] };
  for (const group of groups) {
    const isSame = group.ours.length > 0 && group.theirs.length > 0 && effect(group.ours) === effect(group.theirs);
    if (isSame || group.ours.length === 0) result.theirs.push(...group.theirs);
    else {
      result.ours.push(...group.ours);
      result.contradicted.push(...group.theirs);
    }

    function effect(edits: readonly Edit[]): string {
      const from = Math.min(...[...group.ours, ...group.theirs].map((edit) => offset(edit.startLine, edit.startCharacter)));
      const to = Math.max(...[...group.ours, ...group.theirs].map((edit) => offset(edit.endLine, edit.endCharacter)));
      let shown = '';
      let at = from;
      for (const edit of [...edits].sort(byPlace)) {
        shown += text.slice(at, offset(edit.startLine, edit.startCharacter)) + edit.newText;
        at = offset(edit.endLine, edit.endCharacter);
      }
      return shown + text.slice(at, to);
    }
  }
  return result;

  function offset(line: number, character: number): number {
    const { start, end } = lines[line] ?? { start: text.length, end: text.length };
    // A column behind the end of its line stands for the end.
    return Math.min(start + character, end);
  }
}

/** Whether two lists of edits of one file touch, so that the file's text is needed to compare them. */
export function touch(ours: readonly Edit[], theirs: readonly Edit[]): boolean {
  return overlapping(ours, theirs).some((group) => group.ours.length > 0 && group.theirs.length > 0);
}

interface Group {
  readonly ours: Edit[];
  readonly theirs: Edit[];
}

/** Edits that overlap each other, directly or through others. */
function overlapping(ours: readonly Edit[], theirs: readonly Edit[]): Group[] {
  const all = [...unique(ours).map((edit) => ({ edit, own: true })), ...unique(theirs).map((edit) => ({ edit, own: false }))];
  all.sort((left, right) => byPlace(left.edit, right.edit));
  const groups: Group[] = [];
  let end: Place | undefined;
  for (const { edit, own } of all) {
    const previous = groups.at(-1);
    if (previous && end && meets(edit, end)) {
      (own ? previous.ours : previous.theirs).push(edit);
      if (compare(edit.endLine, edit.endCharacter, end.endLine, end.endCharacter) > 0) end = edit;
    } else {
      groups.push({ ours: own ? [edit] : [], theirs: own ? [] : [edit] });
      end = edit;
    }
  }
  return groups;
}

/** Whether an edit that starts no earlier overlaps another, or starts at the same place. */
function meets(later: Place, earlier: Place): boolean {
  const startsBeforeEnd = compare(later.startLine, later.startCharacter, earlier.endLine, earlier.endCharacter) < 0;
  return startsBeforeEnd || compare(later.startLine, later.startCharacter, earlier.startLine, earlier.startCharacter) === 0;
}

function unique(edits: readonly Edit[]): Edit[] {
  const seen = new Map<string, Edit>();
  for (const edit of edits) {
    const key = [edit.startLine, edit.startCharacter, edit.endLine, edit.endCharacter, edit.newText].join(' ');
    // Of two that are the same but for a question, the certain one counts.
    if (!seen.has(key) || !edit.question) seen.set(key, edit);
  }
  return [...seen.values()];
}

function byPlace(left: Place, right: Place): number {
  return (
    compare(left.startLine, left.startCharacter, right.startLine, right.startCharacter) ||
    compare(left.endLine, left.endCharacter, right.endLine, right.endCharacter)
  );
}

function compare(line: number, character: number, otherLine: number, otherCharacter: number): number {
  return line - otherLine || character - otherCharacter;
}

function linesOf(text: string): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...lines, { start, end: text.length }];
}
