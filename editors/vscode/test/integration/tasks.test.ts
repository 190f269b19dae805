import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually } from '../host/eventually';

const type = 'ibls';

suite('tasks', () => {
  let folder: vscode.WorkspaceFolder;

  setup(async () => {
    const first = vscode.workspace.workspaceFolders?.[0];
    assert.ok(first);
    folder = first;
    await vscode.extensions.getExtension('ibls.ibls')?.activate();
  });

  teardown(async () => {
    for (const name of ['.vscode/tasks.json', '.ibls.json']) {
      const file = vscode.Uri.joinPath(folder.uri, name);
      await vscode.workspace.fs.delete(file).then(undefined, () => undefined);
    }
  });

  test('a folder with documents has one, which checks it and fails as the check does', async () => {
    const offered = await vscode.tasks.fetchTasks({ type });
    assert.deepEqual(offered.map(({ name, source, scope }) => ({ name, source, scope })), [{ name: 'check', source: type, scope: folder }]);
    const execution = offered[0]?.execution;
    assert.ok(execution instanceof vscode.ProcessExecution);
    assert.deepEqual(execution.args, ['--check', '--', '.']);
    assert.equal(execution.options?.cwd, folder.uri.fsPath);
    assert.equal(await exitCode(offered[0]), 1);
  });

  test('while the server runs, its findings are not listed a second time', async () => {
    const offered = await vscode.tasks.fetchTasks({ type });
    assert.deepEqual(offered[0]?.problemMatchers, []);
  });

  test('tasks.json chooses a folder and what counts as a failure', async () => {
    await write('.vscode/tasks.json', {
      version: '2.0.0',
      tasks: [
        { type, task: 'check', folder: 'App/Views', failOn: 'warning', label: 'strict' },
        { type, task: 'check', failOn: 'never', all: true, label: 'lenient' },
      ],
    });
    const [strict, lenient] = await eventually(async () => {
      const tasks = await vscode.tasks.fetchTasks();
      const found = ['strict', 'lenient'].map((name) => tasks.find((task) => task.name === name));
      assert.ok(found.every((task) => task !== undefined));
      return found;
    });
    assert.equal(await exitCode(strict), 1);
    assert.equal(await exitCode(lenient), 0);
  });

  test('the problem matcher reads what the server prints, with and without colours', async () => {
    await write('.ibls.json', { rules: { 'undesignable-view': 'information', 'cross-scene-connection': 'hint', 'missing-action': 'warning' } });
    const [offered] = await vscode.tasks.fetchTasks({ type });
    assert.ok(offered?.execution instanceof vscode.ProcessExecution);
    const server = offered.execution.process;
    const parameters = ['--check', '--all', '--', '.'];
    for (const env of [{}, { NO_COLOR: '1' }]) {
      const started = new vscode.ProcessExecution(server, parameters, { cwd: folder.uri.fsPath, env });
      const definition = { type, task: 'check', all: true, failOn: JSON.stringify(env) };
      assert.equal(await exitCode(new vscode.Task(definition, folder, 'matched', type, started, '$ibls')), 1);
      const listed = await eventually(() => {
        const found = matched();
        assert.equal(found.length, 7, found.join('\n'));
        return found;
      });
      assert.deepEqual(listed, [
        'BadgeView.swift:5:13 undesignable-view Information',
        'LoginViewController.swift:15:35 missing-segue Error',
        'Main.storyboard:36:55 missing-action Warning',
        'Main.storyboard:46:43 dangling-outlet Error',
        'Main.storyboard:49:43 dangling-outlet Error',
        'Main.storyboard:88:78 cross-scene-connection Information',
        'Main.storyboard:94:43 outlet-type-mismatch Error',
      ]);
    }
  });

  test('without a server it fails with a sentence, and the matcher is there', async () => {
    const settings = vscode.workspace.getConfiguration('ibls');
    const before = settings.inspect<string>('path')?.workspaceValue;
    try {
      await settings.update('path', '/nowhere/ibls', vscode.ConfigurationTarget.Workspace);
      const task = await eventually(async () => {
        const [offered] = await vscode.tasks.fetchTasks({ type });
        assert.ok(offered?.execution instanceof vscode.CustomExecution);
        assert.deepEqual(offered.problemMatchers, ['$ibls']);
        return offered;
      });
      const ended = new Promise<void>((resolve) => {
        const subscription = vscode.tasks.onDidEndTask(({ execution }) => {
          if (execution.task.name !== task.name) return;
          subscription.dispose();
          resolve();
        });
      });
      await vscode.tasks.executeTask(task);
      await ended;
    } finally {
      await settings.update('path', before, vscode.ConfigurationTarget.Workspace);
      await eventually(async () => {
        const [offered] = await vscode.tasks.fetchTasks({ type });
        assert.deepEqual(offered?.problemMatchers, []);
      });
    }
  });

  async function write(name: string, content: object): Promise<void> {
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder.uri, name), new TextEncoder().encode(JSON.stringify(content)));
  }
});

/** Runs a task to its end. */
async function exitCode(task: vscode.Task | undefined): Promise<number | undefined> {
  assert.ok(task);
  const ended = new Promise<number | undefined>((resolve) => {
    const subscription = vscode.tasks.onDidEndTaskProcess((event) => {
      if (event.execution.task.name !== task.name) return;
      subscription.dispose();
      resolve(event.exitCode);
    });
  });
  await vscode.tasks.executeTask(task);
  return ended;
}

/** What the problem matcher has listed, as `file:line:column code severity`. */
function matched(): string[] {
  return vscode.languages
    .getDiagnostics()
    .flatMap(([uri, found]) =>
      found
        .filter(({ source }) => source === 'ibls --check')
        .map(({ range, code, severity }) => {
          const name = typeof code === 'object' ? code.value : code;
          const place = `${uri.path.split('/').at(-1) ?? ''}:${range.start.line + 1}:${range.start.character + 1}`;
          return `${place} ${name ?? ''} ${vscode.DiagnosticSeverity[severity]}`;
        }),
    )
    .sort();
}
