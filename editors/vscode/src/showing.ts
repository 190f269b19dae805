// Shows places in editors, after a choice where there are several.

import * as vscode from 'vscode';
import type { Ibls } from './ibls';
import { eachOf, Outlines } from './outlines';
import { innermost, type Outline } from './tree/outline';
import { placeWords } from './tree/words';

/** From this many documents on, places are named by their lines alone: each document costs a question. */
const documentLimit = 20;

/** A place with words for a person. */
export interface NamedPlace {
  readonly location: vscode.Location;
  readonly document: string;
  /** Scene and object, or the line where these are not known. */
  readonly words: string;
}

/** Opens a place in the middle of its editor, with the cursor at its beginning. */
export async function show({ uri, range }: vscode.Location): Promise<vscode.TextEditor> {
  const editor = await vscode.window.showTextDocument(uri, { selection: range });
  // A tag can be long: with the cursor at its end, the editor would show its end alone.
  editor.selection = new vscode.Selection(range.end, range.start);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenter);
  return editor;
}

/** Opens a place, after a list to choose from where there are several; answers false where there are none. */
export async function showOneOf(ibls: Ibls, places: readonly vscode.Location[], title: string): Promise<boolean> {
  const [first] = places;
  if (!first) return false;
  if (places.length === 1) {
    await show(first);
    return true;
  }
  const named = await nameAll(new Outlines(ibls), places);
  const items = named.map(({ location, document, words }) => {
    const line = `line ${location.range.start.line + 1}`;
    return { label: document, description: words === line ? line : `${words}, ${line}`, detail: folderOf(location.uri), location };
  });
  const chosen = await vscode.window.showQuickPick(items, { title, matchOnDescription: true, matchOnDetail: true });
  if (chosen) await show(chosen.location);
  return true;
}

/** Places with the scenes and objects that they are in. */
export async function nameAll(outlines: Outlines, places: readonly vscode.Location[]): Promise<NamedPlace[]> {
  const uris = [...new Map(places.map(({ uri }) => [uri.toString(), uri])).values()];
  const read = new Map<string, Outline>();
  await eachOf(uris.slice(0, documentLimit), 4, async (uri) => {
    try {
      const outline = await outlines.of(uri);
      if (outline) read.set(uri.toString(), outline);
    } catch {
      // The line says where it is, too.
    }
  });
  return places.map((location) => {
    const outline = read.get(location.uri.toString());
    const item = outline && innermost(outline, location.range.start);
    const words = item ? placeWords(item) : '';
    return { location, document: fileName(location.uri), words: words || `line ${location.range.start.line + 1}` };
  });
}

/** The last part of a file's path. */
export function fileName({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a file as VS Code shows it beside the file's name. */
export function folderOf(uri: vscode.Uri): string {
  const path = vscode.workspace.asRelativePath(uri);
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
