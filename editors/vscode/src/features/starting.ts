// When the server starts and starts again, and what the user reads where it can't.

import * as vscode from 'vscode';
import { interfaceFiles, isInterface } from '../documents';
import type { Feature, Ibls } from '../ibls';
import { say, settle } from '../say';
import type { Failure } from '../server/failure';

/** Folders that the server doesn't read: the dependencies of a Swift package may hold documents where it has none itself. */
const unread = '**/{.build,DerivedData,build}/**';

export const starting: Feature = {
  register(ibls) {
    const { server } = ibls;
    settle(ibls, startWhereDocumentsAre(ibls));
    return [
      vscode.workspace.onDidOpenTextDocument(({ uri }) => {
        if (isInterface(uri)) settle(ibls, server.start());
      }),
      vscode.workspace.onDidCreateFiles(({ files }) => {
        if (files.some(isInterface)) settle(ibls, server.start());
      }),
      vscode.workspace.onDidChangeWorkspaceFolders(() => { settle(ibls, startWhereDocumentsAre(ibls)); }),
      vscode.workspace.onDidGrantWorkspaceTrust(() => { settle(ibls, server.reconsider()); }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        // The client passes the other settings on by itself.
        if (event.affectsConfiguration('ibls.path')) settle(ibls, server.reconsider());
      }),
      vscode.commands.registerCommand('ibls.restart', () => server.restart()),
      vscode.commands.registerCommand('ibls.choosePath', () => choosePath(ibls)),
      server.onDidChangeState((state) => {
        settle(ibls, vscode.commands.executeCommand('setContext', 'ibls.active', state.kind !== 'off'));
        if (state.kind === 'failed') explain(ibls, state.failure);
      }),
    ];
  },
};

async function startWhereDocumentsAre(ibls: Ibls): Promise<void> {
  const isOpen = vscode.workspace.textDocuments.some(({ uri }) => isInterface(uri));
  if (isOpen || (await vscode.workspace.findFiles(interfaceFiles, unread, 1)).length > 0) await ibls.server.start();
}

function explain(ibls: Ibls, { message, reason }: Failure): void {
  const output = { title: 'Show Output', run: () => vscode.commands.executeCommand('ibls.showOutput') };
  const choose = { title: 'Choose…', run: () => choosePath(ibls) };
  const install = { title: 'How to Install', run: () => vscode.commands.executeCommand('workbench.action.openWalkthrough', 'ibls.ibls#start', false) };
  const restart = { title: 'Restart', run: () => ibls.server.restart() };
  if (reason === 'keeps crashing') say(ibls, 'error', `ibls: ${message}`, restart, output);
  else say(ibls, 'error', `ibls: ${message}`, choose, install, output);
}

async function choosePath(ibls: Ibls): Promise<void> {
  const chosen = await vscode.window.showOpenDialog({ title: 'The program ibls', openLabel: 'Use This Server' });
  const path = chosen?.[0]?.fsPath;
  if (path === undefined) return;
  const settings = vscode.workspace.getConfiguration('ibls');
  // A file that was made good where it lies changes no setting.
  if (settings.get('path') === path) await ibls.server.restart();
  else await settings.update('path', path, settingsWithPath(settings));
}

/** The settings that count: what the workspace's say wins over the user's, if the workspace is trusted. */
function settingsWithPath(settings: vscode.WorkspaceConfiguration): vscode.ConfigurationTarget {
  const isSetHere = vscode.workspace.isTrusted && settings.inspect('path')?.workspaceValue !== undefined;
  return isSetHere ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
}
