// A report of a problem to copy into an issue. Nothing is sent: the user reads it first, and decides.

import * as os from 'node:os';
import * as vscode from 'vscode';
import { projectAddress } from '../address';
import type { Feature, Ibls } from '../ibls';
import { reasonOf, say } from '../say';
import { isFailure } from '../server/failure';

const lastLines = 100;

export const report: Feature = {
  register: (ibls) => [vscode.commands.registerCommand('ibls.reportProblem', () => reportProblem(ibls))],
};

async function reportProblem(ibls: Ibls): Promise<void> {
  const used = versions(ibls);
  try {
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content: await template(ibls, used) });
    await vscode.window.showTextDocument(document);
  } catch (error) {
    say(ibls, 'error', `ibls: the report could not be shown: ${reasonOf(error)}`);
    return;
  }
  const page = { title: 'Open Issue Page', run: () => vscode.env.openExternal(issueAddress(used)) };
  const pages = projectAddress === '' ? [] : [page];
  say(ibls, 'information', 'ibls: Fill in the report, leave out what is not for others, and copy it into an issue.', ...pages);
}

async function template(ibls: Ibls, used: string): Promise<string> {
  return `# Report of a problem

## What happened


## What was expected


## Steps

1.

## Versions

${used}

## Settings

${fenced('json', withoutHome(JSON.stringify(changedSettings(ibls), undefined, 2)))}

## The last lines of the log

${fenced('text', withoutHome(await endOfLog(ibls)))}
`;
}

function versions({ context, server }: Ibls): string {
  const { version } = context.extension.packageJSON as { version: string };
  const remote = vscode.env.remoteName === undefined ? '' : `, remote: ${vscode.env.remoteName}`;
  const lines = [
    `- extension ${version}`,
    `- VS Code ${vscode.version}${remote}`,
    `- ${os.type()} ${os.release()}, ${process.arch}`,
    `- server: ${serverUsed(server)}`,
  ];
  return withoutHome(lines.join('\n'));
}

function serverUsed(server: Ibls['server']): string {
  const failure = server.state.kind === 'failed' ? `; ${server.state.failure.message}` : '';
  if (server.found) return `${server.found.version}, ${server.found.path}, from ${server.found.origin}${failure}`;
  const location = server.location();
  return isFailure(location) ? `none; ${location.message}` : `not started, ${location.path}, from ${location.origin}${failure}`;
}

/** The settings that are not at their default, with where each is set. */
function changedSettings({ context }: Ibls): Record<string, unknown> {
  const { contributes } = context.extension.packageJSON as { contributes: { configuration: { properties: object } } };
  const settings = vscode.workspace.getConfiguration();
  return Object.fromEntries(
    Object.keys(contributes.configuration.properties).flatMap((name) => {
      const values = settings.inspect(name);
      const set = { user: values?.globalValue, workspace: values?.workspaceValue, folder: values?.workspaceFolderValue };
      const given = Object.entries(set).filter(([, value]) => value !== undefined);
      return given.length > 0 ? [[name, Object.fromEntries(given)]] : [];
    }),
  );
}

async function endOfLog({ context }: Ibls): Promise<string> {
  try {
    const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.logUri, 'ibls.log'));
    return new TextDecoder().decode(bytes).trimEnd().split('\n').slice(-lastLines).join('\n');
  } catch (error) {
    return `(could not be read: ${reasonOf(error)})`;
  }
}

function withoutHome(text: string): string {
  const home = os.homedir();
  if (home.length < 2) return text;
  // Whole names of folders only: '/home/an' is not in '/home/anna'.
  return text.replace(new RegExp(`${home.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w-])`, 'g'), '~');
}

/** A block that lines of backticks within the text don't end. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** The log stays out of the address: it may be long, and it is for the user to decide. */
function issueAddress(used: string): vscode.Uri {
  const body = `What happened:\n\nWhat was expected:\n\nVersions:\n\n${used}\n`;
  // VS Code escapes a query but for what has a meaning there; in a value that would end it.
  return vscode.Uri.parse(`${projectAddress}/issues/new`).with({ query: `title=VS Code: &body=${body.replace(/[&#+]/g, ' ')}` });
}
