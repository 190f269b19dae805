// Which documents the server looks at.

import type * as vscode from 'vscode';

/** A glob for storyboards, xibs and the documents of nib packages. */
export const interfaceFiles = '**/{*.storyboard,*.xib,designable.nib}';

/** Code of which the server knows what documents connect. */
export const codeDocuments = [
  { scheme: 'file', language: 'swift' },
  { scheme: 'file', language: 'objective-c' },
  { scheme: 'file', language: 'objective-cpp' },
  // A header counts as C for VS Code until somebody says otherwise.
  { scheme: 'file', pattern: '**/*.h' },
];

export const interfaceDocuments = [{ scheme: 'file', pattern: interfaceFiles }];

/** Tables of translations, whose keys lead to objects. */
const tables = [{ scheme: 'file', pattern: '**/*.lproj/*.{strings,xcstrings}' }];

export const servedDocuments = [...codeDocuments, ...interfaceDocuments, ...tables];

export function isInterface(uri: vscode.Uri): boolean {
  return uri.scheme === 'file' && /(\.(storyboard|xib)|\/designable\.nib)$/.test(uri.path);
}

export function isCode(uri: vscode.Uri): boolean {
  return uri.scheme === 'file' && /\.(swift|m|mm|h)$/.test(uri.path);
}

export function isServed(uri: vscode.Uri): boolean {
  return isInterface(uri) || isCode(uri);
}
