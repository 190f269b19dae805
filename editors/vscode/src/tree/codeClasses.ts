// The classes of a code file, each with what it declares for Interface Builder.

import { blockAt, classBlocks } from '../source';

/** A class together with its extensions or categories in one file. */
export interface CodeClass<Declared> {
  readonly name: string;
  /** Where the name stands first. */
  readonly offset: number;
  readonly declarations: readonly Declared[];
}

/** Generated code may hold thousands of classes, and each costs the server a question. */
export const classLimit = 50;

/** The classes of a file with the declarations that stand in them. */
export function codeClasses<Declared extends { readonly offset: number }>(text: string, declarations: readonly Declared[]): CodeClass<Declared>[] {
  const blocks = classBlocks(text);
  const found = new Map<string, { name: string; offset: number; declarations: Declared[] }>();
  const entry = (name: string, offset: number): { declarations: Declared[] } => {
    const known = found.get(name) ?? { name, offset, declarations: [] };
    found.set(name, known);
    return known;
  };
  for (const { name, offset } of blocks) entry(name, offset);
  for (const declaration of declarations) {
    const block = blockAt(blocks, declaration.offset);
    if (block) entry(block.name, block.offset).declarations.push(declaration);
  }
  // Classes that declare something go first where there are too many.
  const all = [...found.values()];
  const chosen = new Set([...all].sort((left, right) => Number(right.declarations.length > 0) - Number(left.declarations.length > 0)).slice(0, classLimit));
  return all.filter((candidate) => chosen.has(candidate));
}

/** The class around an offset of a file. */
export function classAt(text: string, offset: number): { name: string; offset: number } | undefined {
  return blockAt(classBlocks(text), offset);
}
