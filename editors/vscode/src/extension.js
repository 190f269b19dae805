// @ts-check
'use strict';

const vscode = require('vscode');
const { LanguageClient, State } = require('vscode-languageclient/node');
const { isServed, renameAt, resolvedPath, withShownConnections } = require('./logic');

/** @type {import('vscode-languageclient/node').LanguageClient | undefined} */
let client;
/** Settles once that client runs or has failed: it can't be stopped before.
 * @type {Promise<unknown> | undefined} */
let starting;
/** Whether starting has failed; then it takes the user to try again. */
let hasFailed = false;

const selector = [
  { scheme: 'file', language: 'swift' },
  { scheme: 'file', language: 'objective-c' },
  { scheme: 'file', language: 'objective-cpp' },
  { scheme: 'file', pattern: '**/*.h' },
  { scheme: 'file', pattern: '**/*.{storyboard,xib}' },
];

/** @param {vscode.ExtensionContext} context */
function activate(context) {
  const output = vscode.window.createOutputChannel('ibls');
  const status = vscode.languages.createLanguageStatusItem('ibls', selector);
  status.name = 'ibls';
  status.command = { command: 'ibls.showOutput', title: 'Show Output' };
  show(status, 'not started');

  const startOnce = () => start(output, status);
  context.subscriptions.push(
    output,
    status,
    vscode.commands.registerCommand('ibls.showOutput', () => output.show()),
    // What the server's offer to rename carries.
    vscode.commands.registerCommand('ibls.rename', (place) => (client ? renameAt(vscode, client, place) : undefined)),
    vscode.commands.registerCommand('ibls.restart', async () => {
      await deactivate();
      await startOnce();
    }),
    // The extension is woken by any XML; a server is wanted for Interface Builder's only.
    vscode.workspace.onDidOpenTextDocument((document) => (isServed(document) && !hasFailed ? startOnce() : undefined)),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      // The client passes the other settings on by itself.
      if (!event.affectsConfiguration('ibls.path') || !(client || hasFailed)) return;
      await deactivate();
      await startOnce();
    }),
  );
  if (vscode.workspace.textDocuments.some(isServed)) return startOnce();
}

/**
 * Starts the server unless it runs.
 * @param {vscode.OutputChannel} output
 * @param {vscode.LanguageStatusItem} status
 */
async function start(output, status) {
  if (client) return;
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  const path = resolvedPath(vscode.workspace.getConfiguration('ibls').get('path', 'ibls'), folder);
  const started = new LanguageClient(
    'ibls',
    'ibls',
    { command: path, args: ['--stdio'] },
    {
      documentSelector: selector,
      outputChannel: output,
      initializationOptions: { commands: ['ibls.rename'] },
      middleware: {
        provideCodeLenses: async (document, token, next) =>
          withShownConnections(await next(document, token), document.uri, asLocation),
        handleWorkDoneProgress: (token, params, next) => {
          // Reading the workspace is all that the server reports on.
          if (params.kind === 'begin') status.busy = true;
          if (params.kind === 'end') status.busy = false;
          next(token, params);
        },
      },
    },
  );
  /** @param {any} location */
  function asLocation(location) {
    return started.protocol2CodeConverter.asLocation(location);
  }
  client = started;
  started.onDidChangeState((event) => {
    if (event.newState === State.Running) show(status, 'running');
    else if (event.newState === State.Starting) show(status, 'starting');
    else show(status, 'stopped');
    if (event.newState === State.Stopped) status.busy = false;
  });
  try {
    starting = started.start();
    await starting;
    hasFailed = false;
  } catch (error) {
    if (client === started) client = undefined;
    hasFailed = true;
    show(status, 'could not be started', vscode.LanguageStatusSeverity.Error);
    const reason = error instanceof Error ? error.message : String(error);
    // Nobody waits for the user: the extension would not count as active until then.
    vscode.window
      .showErrorMessage(`ibls: '${path}' could not be started: ${reason}`, 'Open Settings')
      .then((choice) =>
        choice ? vscode.commands.executeCommand('workbench.action.openSettings', 'ibls.path') : undefined,
      );
  }
}

/**
 * @param {vscode.LanguageStatusItem} status
 * @param {string} state
 * @param {vscode.LanguageStatusSeverity} severity
 */
function show(status, state, severity = vscode.LanguageStatusSeverity.Information) {
  status.text = `ibls: ${state}`;
  status.severity = severity;
}

async function deactivate() {
  const stopped = client;
  client = undefined;
  hasFailed = false;
  try {
    await starting;
    await stopped?.stop();
  } catch {
    // One that did not start can't be stopped.
  }
}

module.exports = { activate, deactivate };
