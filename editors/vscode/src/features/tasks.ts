// A task for each folder that checks it in a terminal, with the words and the exit code that CI gets.

import * as vscode from 'vscode';
import { interfaceFiles } from '../documents';
import type { Feature, Ibls } from '../ibls';
import { isFailure } from '../server/failure';

const taskType = 'ibls';

/** A check as it stands in tasks.json; package.json describes its fields. */
interface Check extends vscode.TaskDefinition {
  readonly task: string;
  readonly folder?: string;
  readonly failOn?: string;
  readonly all?: boolean;
}

export const tasks: Feature = {
  register: (ibls) => [
    vscode.tasks.registerTaskProvider(taskType, {
      provideTasks: async () => {
        const folders = await foldersWithDocuments();
        return folders.map((folder) => taskFor(ibls, { type: taskType, task: 'check' }, folder));
      },
      resolveTask: ({ definition, scope }) => {
        const check = definition as Check;
        return check.task === 'check' ? taskFor(ibls, check, scope ?? vscode.TaskScope.Workspace) : undefined;
      },
    }),
  ],
};

async function foldersWithDocuments(): Promise<vscode.WorkspaceFolder[]> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const counts = await Promise.all(
    folders.map(async (folder) => {
      const documents = await vscode.workspace.findFiles(new vscode.RelativePattern(folder, interfaceFiles), undefined, 1);
      return documents.length;
    }),
  );
  return folders.filter((_, index) => counts[index] !== 0);
}

function taskFor(ibls: Ibls, check: Check, scope: NonNullable<vscode.Task['scope']>): vscode.Task {
  const name = check.folder === undefined ? check.task : `${check.task} ${check.folder}`;
  const task = new vscode.Task(check, scope, name, taskType, execution(ibls, check, scope), matchers(ibls));
  // As a build task it would ask at every build which of the two is meant.
  task.group = vscode.TaskGroup.Test;
  task.detail = 'Checks storyboards and xibs against the code that they connect to';
  task.presentationOptions = { clear: true };
  return task;
}

/** While the server runs, Problems has its findings already, and a matcher would list each a second time. */
function matchers({ server }: Ibls): string[] {
  return server.state.kind === 'off' || server.state.kind === 'failed' ? ['$ibls'] : [];
}

function execution(
  { server }: Ibls,
  check: Check,
  scope: NonNullable<vscode.Task['scope']>,
): vscode.ProcessExecution | vscode.CustomExecution {
  const location = server.location();
  if (isFailure(location)) return explanation(`ibls: ${location.message}`);
  const folder = typeof scope === 'object' ? scope : vscode.workspace.workspaceFolders?.[0];
  // Paths are printed as seen from the current folder, and the problem matcher looks below the workspace folder.
  return new vscode.ProcessExecution(location.path, parameters(check), folder ? { cwd: folder.uri.fsPath } : {});
}

function parameters({ folder = '.', failOn, all }: Check): string[] {
  const threshold = failOn === undefined ? [] : ['--fail-on', failOn];
  return ['--check', ...threshold, ...(all === true ? ['--all'] : []), '--', folder];
}

/** VS Code says of a terminal that ends within half a second that it failed to launch; in milliseconds. */
const readingTime = 600;

/** Fails with a sentence in the terminal, where the task's own words would stand. */
function explanation(sentence: string): vscode.CustomExecution {
  return new vscode.CustomExecution(() => {
    const written = new vscode.EventEmitter<string>();
    const closed = new vscode.EventEmitter<number>();
    const terminal: vscode.Pseudoterminal = {
      onDidWrite: written.event,
      onDidClose: closed.event,
      open: () => {
        written.fire(`${sentence}\r\n`);
        setTimeout(() => { closed.fire(2); }, readingTime);
      },
      close: () => { vscode.Disposable.from(written, closed).dispose(); },
    };
    return Promise.resolve(terminal);
  });
}
