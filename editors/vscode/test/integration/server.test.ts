import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { isFailure, judged } from '../../src/server/failure';
import { locate } from '../../src/server/locate';
import { thisMachine, tried } from '../../src/server/machine';
import { eventually } from '../host/eventually';

suite('the server of this machine', () => {
  /** What the extension starts. */
  function located(): string {
    const setting = vscode.workspace.getConfiguration('ibls').get('path', '');
    const location = locate({ setting, folder: undefined, packaged: '' }, thisMachine());
    assert.ok(!isFailure(location));
    return location.path;
  }

  test('is found and says its version', async () => {
    const result = judged(await tried(located()));
    assert.ok(!isFailure(result));
    assert.match(result.version, /^\d+\.\d+\.\d+/);
  });

  test('is not waited for where it is no longer wanted', async () => {
    assert.ok(isFailure(judged(await tried(located(), AbortSignal.abort()))));
  });

  test('finds the same after a restart', async () => {
    const found = (): number => vscode.languages.getDiagnostics().flatMap(([, list]) => list).filter(({ source }) => source === 'ibls').length;
    await vscode.extensions.getExtension('ibls.ibls')?.activate();
    const before = await eventually(() => {
      assert.notEqual(found(), 0);
      return found();
    });
    await vscode.commands.executeCommand('ibls.restart');
    await eventually(() => { assert.equal(found(), before); });
  });
});
