import assert from 'node:assert/strict';
import * as vscode from 'vscode';

suite('extension', () => {
  test('is found, and starts in a workspace with a storyboard', async () => {
    const extension = vscode.extensions.getExtension('ibls.ibls');
    assert.ok(extension, 'VS Code knows no extension ibls.ibls');
    await extension.activate();
    assert.equal(extension.isActive, true);
  });
});
