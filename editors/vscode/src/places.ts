// Where the server says that things stand, in VS Code's terms.

import * as vscode from 'vscode';
import type { Definition, DefinitionLink, Location } from 'vscode-languageserver-protocol';
import { isCode, isInterface } from './documents';
import type { Ibls } from './ibls';

/** The server's definitions of what stands at a place: connections from code, declarations from documents. */
export async function definitions(
  ibls: Pick<Ibls, 'server'>,
  uri: vscode.Uri,
  position: vscode.Position,
  token?: vscode.CancellationToken,
): Promise<vscode.Location[]> {
  return places(ibls, 'textDocument/definition', uri, position, {}, token);
}

/** Everything that the server lists for a place, the declaration included. */
export async function references(
  ibls: Pick<Ibls, 'server'>,
  uri: vscode.Uri,
  position: vscode.Position,
): Promise<vscode.Location[]> {
  return places(ibls, 'textDocument/references', uri, position, { context: { includeDeclaration: true } });
}

async function places(
  { server }: Pick<Ibls, 'server'>,
  method: string,
  uri: vscode.Uri,
  position: vscode.Position,
  more: object,
  token?: vscode.CancellationToken,
): Promise<vscode.Location[]> {
  const client = server.client;
  if (!client) return [];
  const at = { textDocument: { uri: client.code2ProtocolConverter.asUri(uri) }, position: client.code2ProtocolConverter.asPosition(position) };
  const answer = await server.request<Definition | DefinitionLink[] | null>(method, { ...at, ...more }, token);
  const list: (Location | DefinitionLink)[] = answer ? (Array.isArray(answer) ? answer : [answer]) : [];
  return list.map((place) =>
    client.protocol2CodeConverter.asLocation('targetUri' in place ? { uri: place.targetUri, range: place.targetSelectionRange } : place),
  );
}

/** The address of a place for a link in a hover. */
export function linkTo({ uri, range: { start } }: vscode.Location): string {
  return uri.with({ fragment: `L${start.line + 1},${start.character + 1}` }).toString();
}

/** Whether a word of code stands where it is declared, by the word before it. */
export function isDeclared(document: vscode.TextDocument, word: vscode.Range): boolean {
  const before = document.lineAt(word.start.line).text.slice(0, word.start.character);
  if (/\b(?:var|let|func|class|struct|enum|protocol|actor)\s+`?$/.test(before)) return true;
  return !document.uri.path.endsWith('.swift') && /(?:@(?:interface|implementation)\s+|^\s*[-+]\s*\([^)]*\)\s*)$|\b(?:IBOutlet|IBInspectable)\b[^;]*$/.test(before);
}

/** Where code declares what stands at a place of code or of a document; empty where that is not known. */
export async function declarationsFrom(
  ibls: Pick<Ibls, 'server'>,
  document: vscode.TextDocument,
  position: vscode.Position,
  token?: vscode.CancellationToken,
): Promise<vscode.Location[]> {
  const word = document.getWordRangeAtPosition(position);
  if (isCode(document.uri) && word && isDeclared(document, word)) return [new vscode.Location(document.uri, word)];
  const found = await definitions(ibls, document.uri, position, token);
  const inCode = found.filter(({ uri }) => isCode(uri));
  if (inCode.length > 0) return inCode;
  // From a use, the server leads to documents, and from there to the declaration.
  const connection = isCode(document.uri) ? found.find(({ uri }) => isInterface(uri)) : undefined;
  if (connection) {
    const declared = await definitions(ibls, connection.uri, connection.range.start, token);
    return declared.filter(({ uri }) => isCode(uri));
  }
  if (!isCode(document.uri)) return [];
  for (const place of (await references(ibls, document.uri, position)).filter(({ uri }) => isCode(uri))) {
    if (isDeclared(await vscode.workspace.openTextDocument(place.uri), place.range)) return [place];
  }
  return [];
}
