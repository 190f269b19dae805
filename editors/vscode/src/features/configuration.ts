// The file .ibls.json: made with a command, or opened where it is there.

import * as vscode from 'vscode';
import type { Feature, Ibls } from '../ibls';
import { reasonOf, say } from '../say';

const fileName = '.ibls.json';

/**
 * What a new file holds. It names no schema: this extension brings the schema along, and VS Code would use the one that
 * is named, from an address that it does not trust.
 */
const template = `{
  "rules": {},
  "exclude": []
}
`;

export const configuration: Feature = {
  register: (ibls) => [vscode.commands.registerCommand('ibls.createConfiguration', () => createConfiguration(ibls))],
};

async function createConfiguration(ibls: Ibls): Promise<void> {
  if (!vscode.workspace.workspaceFolders?.length) {
    say(ibls, 'information', `ibls: ${fileName} stands at the root of a folder, and none is open.`);
    return;
  }
  const folder = await chosenFolder();
  if (!folder) return;
  const file = vscode.Uri.joinPath(folder.uri, fileName);
  try {
    const isNew = !(await exists(file));
    if (isNew) await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(template));
    const document = await vscode.workspace.openTextDocument(file);
    await vscode.window.showTextDocument(document, isNew ? { selection: insideRules(document) } : {});
  } catch (error) {
    say(ibls, 'error', `ibls: '${file.fsPath}' could not be opened: ${reasonOf(error)}`);
  }
}

async function chosenFolder(): Promise<vscode.WorkspaceFolder | undefined> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folders.length < 2) return folders[0];
  return vscode.window.showWorkspaceFolderPick({ placeHolder: `The folder that ${fileName} is for` });
}

async function exists(file: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(file);
    return true;
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return false;
    throw error;
  }
}

/** Between the braces of the rules, where completion lists the codes. */
function insideRules(document: vscode.TextDocument): vscode.Range {
  const place = document.positionAt(document.getText().indexOf('{}') + 1);
  return new vscode.Range(place, place);
}
