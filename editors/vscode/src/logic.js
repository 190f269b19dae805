// @ts-check
'use strict';

const os = require('os');
const path = require('path');

/** What the server's lenses carry; its arguments are places in the protocol's terms. */
const showConnection = 'ibls.showConnection';

const languages = ['swift', 'objective-c', 'objective-cpp'];

/**
 * Whether a document is a reason to start the server. A header is none, since most are C's; once the server runs, it
 * is told of headers as well.
 * @param {{languageId: string, uri: {scheme: string, path: string}}} document
 */
function isServed(document) {
  if (document.uri.scheme !== 'file') return false;
  return languages.includes(document.languageId) || /\.(storyboard|xib)$/.test(document.uri.path);
}

/**
 * The server's path as the user set it, ready to be started. A bare name is left to PATH.
 * @param {string} setting
 * @param {string | undefined} folder the first folder of the workspace
 */
function resolvedPath(setting, folder) {
  let result = setting.trim() || 'ibls';
  if (folder) result = result.replaceAll('${workspaceFolder}', folder);
  if (result === '~' || result.startsWith('~/')) result = path.join(os.homedir(), result.slice(1));
  if (folder && result.includes('/') && !path.isAbsolute(result)) result = path.join(folder, result);
  return result;
}

/**
 * Lets lenses go where they point by the editor's own command, which shows a list where there are several places.
 * The server's command can show the first one only.
 * @param {any[] | null | undefined} lenses
 * @param {any} uri of the document with the lenses
 * @param {(location: any) => any} asLocation turns a place of the protocol into one of the editor's
 */
function withShownConnections(lenses, uri, asLocation) {
  for (const lens of lenses ?? []) {
    if (lens.command?.command !== showConnection) continue;
    lens.command = {
      title: lens.command.title,
      command: 'editor.action.goToLocations',
      arguments: [
        uri,
        lens.range.start,
        (lens.command.arguments ?? []).map(asLocation),
        'peek',
        'Nothing connects this any more',
      ],
    };
  }
  return lenses;
}

/**
 * Asks for a name and renames in code and interface files, past any other extension that renames Swift.
 * @param {any} vscode
 * @param {any} client
 * @param {{uri: string, position: {line: number, character: number}}} place
 */
async function renameAt(vscode, client, place) {
  const at = { textDocument: { uri: place.uri }, position: place.position };
  try {
    const found = await client.sendRequest('textDocument/prepareRename', at);
    if (!found) return;
    const newName = await vscode.window.showInputBox({
      prompt: 'Rename in code and interface files',
      value: found.placeholder,
    });
    if (!newName || newName === found.placeholder) return;
    const edit = await client.sendRequest('textDocument/rename', { ...at, newName });
    if (edit) await vscode.workspace.applyEdit(await client.protocol2CodeConverter.asWorkspaceEdit(edit));
  } catch (error) {
    await vscode.window.showErrorMessage(`ibls: ${error instanceof Error ? error.message : String(error)}`);
  }
}

module.exports = { isServed, renameAt, resolvedPath, withShownConnections };
