// Lenses above outlets and actions: where documents connect them, with a jump there, and renames that documents missed.

import * as vscode from 'vscode';
import type { CodeAction } from 'vscode-languageserver-protocol';
import type { Declaration } from '../declarations';
import { isCode } from '../documents';
import { findings, suggestsRename } from '../findings';
import type { Feature, Ibls } from '../ibls';
import { reasonOf, say } from '../say';

export const lenses: Feature = {
  register: (ibls) => [
    vscode.commands.registerCommand('ibls.renameInDocuments', (uri: vscode.Uri, range: vscode.Range) => renameInDocuments(ibls, uri, range)),
    vscode.workspace.onDidChangeConfiguration((event) => { if (event.affectsConfiguration('ibls.lenses')) refresh(ibls); }),
    whenSuggestionsChange(() => { refresh(ibls); }),
  ],

  middleware: ({ declarations }) => ({
    provideCodeLenses: async (document) => {
      const found = await declarations.requestedOf(document);
      if (!vscode.workspace.getConfiguration('ibls', document).get<boolean>('lenses', true)) return [];
      const known = findings();
      return found
        .filter(({ kind }) => kind !== 'inspectable')
        .map((declaration) => new vscode.CodeLens(declaration.range, command(document.uri, declaration, known.about(document.uri, declaration))));
    },
  }),
};

function command(uri: vscode.Uri, declaration: Declaration, about: readonly vscode.Diagnostic[]): vscode.Command {
  const { connections, range, title } = declaration;
  if (connections.length > 0) {
    return {
      title,
      command: 'editor.action.goToLocations',
      arguments: [uri, range.start, connections, 'peek', 'Nothing connects this any more'],
    };
  }
  const renamed = about.find(suggestsRename);
  if (renamed) return { title: 'renamed? update documents', tooltip: renamed.message, command: 'ibls.renameInDocuments', arguments: [uri, range] };
  return { title, command: '' };
}

/** Gives documents the name that code has now, by the server's own quick fix. */
async function renameInDocuments(ibls: Ibls, uri: vscode.Uri, range: vscode.Range): Promise<void> {
  const client = ibls.server.client;
  if (!client) return;
  try {
    const answer = await ibls.server.request<CodeAction[] | null>('textDocument/codeAction', {
      textDocument: { uri: client.code2ProtocolConverter.asUri(uri) },
      range: client.code2ProtocolConverter.asRange(range),
      context: { diagnostics: [] },
    });
    const fix = answer?.find((action) => action.edit && action.isPreferred);
    const edit = await client.protocol2CodeConverter.asWorkspaceEdit(fix?.edit);
    if (!edit) say(ibls, 'information', 'ibls: documents have the name already.');
    else await applyAndSave(edit);
  } catch (error) {
    say(ibls, 'error', `ibls: documents could not be renamed: ${reasonOf(error)}`);
  }
}

/** Applies an edit. VS Code saves what a refactoring changes, but not where that is one file alone. */
async function applyAndSave(edit: vscode.WorkspaceEdit): Promise<void> {
  const unsaved = new Set(vscode.workspace.textDocuments.filter(({ isDirty }) => isDirty).map(({ uri }) => uri.toString()));
  const isApplied = await vscode.workspace.applyEdit(edit, { isRefactoring: true });
  if (!isApplied || !vscode.workspace.getConfiguration('files').get<boolean>('refactoring.autoSave', true)) return;
  const changed = new Set(edit.entries().map(([uri]) => uri.toString()));
  for (const document of vscode.workspace.textDocuments) {
    const key = document.uri.toString();
    if (document.isDirty && changed.has(key) && !unsaved.has(key)) await document.save();
  }
}

function refresh({ declarations }: Ibls): void {
  const document = vscode.workspace.textDocuments.find(({ uri }) => isCode(uri));
  if (document) declarations.refreshLenses(document);
}

/** Calls back when findings begin or cease to suggest renames. */
function whenSuggestionsChange(changed: () => void): vscode.Disposable {
  const suggesting = new Set<string>();
  return vscode.languages.onDidChangeDiagnostics(({ uris }) => {
    let hasChanged = false;
    for (const uri of uris) {
      const suggests = vscode.languages.getDiagnostics(uri).some(suggestsRename);
      if (suggests === suggesting.has(uri.toString())) continue;
      hasChanged = true;
      if (suggests) suggesting.add(uri.toString());
      else suggesting.delete(uri.toString());
    }
    if (hasChanged) changed();
  });
}
