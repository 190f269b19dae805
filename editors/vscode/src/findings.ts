// What the server has found, as VS Code keeps it.

import * as vscode from 'vscode';
import type { Declaration } from './declarations';

/** The findings of this extension in a document. */
export function findingsIn(uri: vscode.Uri): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(isOurs);
}

/** Findings by what they are about: the places where connections stand, and declarations to which they lead. */
export interface Findings {
  /** Of a declaration: findings on its connections, and findings elsewhere that name it. */
  about(uri: vscode.Uri, declaration: Declaration): vscode.Diagnostic[];
}

/** The findings of the whole workspace as they are now. */
export function findings(): Findings {
  const all = vscode.languages.getDiagnostics().flatMap(([uri, found]) => found.filter(isOurs).map((finding) => ({ uri, finding })));
  return {
    about: (uri, declaration) =>
      all
        .filter((place) => isAbout(place, uri, declaration))
        .map(({ finding }) => finding),
  };
}

function isAbout(
  { uri, finding }: { uri: vscode.Uri; finding: vscode.Diagnostic },
  declaring: vscode.Uri,
  { range, connections }: Declaration,
): boolean {
  // A finding may stand at another attribute of the connection; Interface Builder writes each on a line of its own.
  const onConnection = connections.some((place) => same(place.uri, uri) && place.range.start.line === finding.range.start.line);
  const onDeclaration = same(uri, declaring) && finding.range.isEqual(range);
  const leadsHere = finding.relatedInformation?.some(({ location }) => same(location.uri, declaring) && location.range.isEqual(range));
  return onConnection || onDeclaration || (leadsHere ?? false);
}

function isOurs({ source }: vscode.Diagnostic): boolean {
  return source === 'ibls';
}

function same(left: vscode.Uri, right: vscode.Uri): boolean {
  return left.path === right.path && left.scheme === right.scheme;
}

/** Whether a finding is of a name that code has changed and documents have not. */
export function suggestsRename({ source, message }: vscode.Diagnostic): boolean {
  return source === 'ibls' && /renamed to '[^']+'\?$/.test(message);
}
