import assert from 'node:assert/strict';
import os from 'node:os';
import * as vscode from 'vscode';
import { eventually } from '../host/eventually';

suite('a report of a problem', () => {
  teardown(async () => {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  test('has versions, changed settings and the log, without the home folder', async () => {
    await vscode.extensions.getExtension('ibls.ibls')?.activate();
    // The log is written with a delay.
    const text = await eventually(async () => {
      await vscode.commands.executeCommand('ibls.reportProblem');
      const report = vscode.window.activeTextEditor?.document.getText() ?? '';
      try {
        assert.match(report, /```text\n[^`]*starting .*ibls.* \(\d+\.\d+\.\d+/);
        return report;
      } catch (error) {
        await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
        throw error;
      }
    });
    const document = vscode.window.activeTextEditor?.document;
    assert.equal(document?.isUntitled, true);
    assert.equal(document.languageId, 'markdown');
    for (const title of ['What happened', 'What was expected', 'Steps', 'Versions', 'Settings']) assert.match(text, new RegExp(`^## ${title}$`, 'm'));
    assert.match(text, /^- extension \d+\.\d+\.\d+$/m);
    assert.ok(text.includes(`- VS Code ${vscode.version}`));
    assert.ok(text.includes(`, ${process.arch}\n`));
    assert.match(text, /^- server: \d+\.\d+\.\d+, .*ibls.*, from ibls\.path$/m);
    const settings = JSON.parse(/```json\n([^`]*)```/.exec(text)?.[1] ?? '') as Record<string, unknown>;
    assert.ok('ibls.path' in settings);
    assert.ok(!text.includes(`${os.homedir()}/`));
  });
});
