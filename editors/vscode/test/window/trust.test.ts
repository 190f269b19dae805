import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import { copyOfExample, iblsServer, temporaryFolder } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';
import { chooseFile, errorsOf, isReady, patience } from './server';

suite('a workspace that names a server of its own', () => {
  const marks = path.join(temporaryFolder('marks'), 'runs');
  const folder = copyOfExample();
  const settings = path.join(folder, '.vscode/settings.json');
  let window: Window;

  const runs = (): number => (existsSync(marks) ? readFileSync(marks, 'utf8').length : 0);

  before(async () => {
    const program = path.join(folder, 'tools/ibls');
    mkdirSync(path.dirname(program));
    writeFileSync(program, `#!/bin/sh\necho >> '${marks}'\nexec '${iblsServer()}' "$@"\n`, { mode: 0o755 });
    mkdirSync(path.dirname(settings));
    writeFileSync(settings, JSON.stringify({ 'ibls.path': '${workspaceFolder}/tools/ibls' }));
    window = await openWindow({ folder, trusted: false });
  });
  after(() => window.close());

  function started(): string[] {
    return window.logs().match(/starting \S+ .*/g) ?? [];
  }

  test('is served by the user\'s while it is not trusted', async () => {
    await isReady(window);
    assert.equal(await window.evaluate('vscode.workspace.isTrusted'), false);
    assert.equal(started().length, 1);
    assert.ok(started()[0]?.includes(iblsServer()));
    await window.runCommand('ibls: Restart Server');
    await eventually(() => { assert.equal(started().length, 2); }, patience);
    await isReady(window);
    assert.equal(runs(), 0);
    assert.deepEqual(await window.notifications(), []);
  });

  test('is served by its own from then on that it is trusted, without a word', async () => {
    await window.exec('workbench.trust.manage');
    await window.page.locator('.workspace-trust-editor .monaco-button', { hasText: /^Trust$/ }).click();
    await eventually(() => {
      assert.equal(started().length, 3);
      assert.match(started()[2] ?? '', /tools\/ibls \(.*\), from ibls\.path$/);
    }, patience);
    await isReady(window);
    // Once for its version, once to serve.
    assert.equal(runs(), 2);
    assert.deepEqual(await window.notifications(), []);
    assert.deepEqual(errorsOf(window), []);
  });

  test('another one that is chosen goes where the workspace names its own', async () => {
    const program = path.join(folder, 'tools/other');
    writeFileSync(program, readFileSync(path.join(folder, 'tools/ibls')), { mode: 0o755 });
    const chosen = window.exec('ibls.choosePath');
    await chooseFile(window, program);
    await chosen;
    await eventually(() => { assert.match(started().at(-1) ?? '', /tools\/other \(.*\), from ibls\.path$/); }, patience);
    await isReady(window);
    assert.equal((JSON.parse(readFileSync(settings, 'utf8')) as Record<string, string>)['ibls.path'], program);
    assert.deepEqual(await window.notifications(), []);
    assert.deepEqual(errorsOf(window), []);
  });
});
