// The classes of a code file as documents know them.

import * as vscode from 'vscode';
import type { Declaration } from './declarations';
import { isInterface } from './documents';
import type { Ibls } from './ibls';
import { definitions } from './places';
import { codeClasses } from './tree/codeClasses';

/** A class of a code file with what it declares for Interface Builder. */
export interface UsedClass {
  readonly uri: vscode.Uri;
  readonly name: string;
  /** The place of its name. */
  readonly range: vscode.Range;
  readonly declarations: readonly Declaration[];
  /** Where documents name it. */
  readonly uses: readonly vscode.Location[];
}

interface Known {
  readonly declared: readonly Declaration[];
  readonly classes: Promise<readonly UsedClass[]>;
}

let known = new WeakMap<vscode.TextDocument, Known>();

/** The classes of a code file, asked for once for each answer about its declarations. */
export async function classesIn(ibls: Ibls, document: vscode.TextDocument): Promise<readonly UsedClass[]> {
  const declared = await ibls.declarations.of(document);
  const before = known.get(document);
  // Declarations are asked for again with each version, and when the server says that documents have changed.
  if (before?.declared === declared) return before.classes;
  const classes = ask(ibls, document, declared);
  known.set(document, { declared, classes });
  classes.catch(() => known.get(document)?.classes === classes && known.delete(document));
  return classes;
}

/** Forgets where documents use classes: one has changed. */
export function forgetClasses(): void {
  known = new WeakMap();
}

async function ask(ibls: Ibls, document: vscode.TextDocument, declared: readonly Declaration[]): Promise<readonly UsedClass[]> {
  const placed = declared.map((declaration) => ({ declaration, offset: document.offsetAt(declaration.range.start) }));
  const found = codeClasses(document.getText(), placed);
  return Promise.all(
    found.map(async ({ name, offset, declarations }): Promise<UsedClass> => {
      const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + name.length));
      const uses = (await definitions(ibls, document.uri, range.end)).filter(({ uri }) => isInterface(uri));
      return { uri: document.uri, name, range, declarations: declarations.map(({ declaration }) => declaration), uses };
    }),
  );
}
