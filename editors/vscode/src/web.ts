// What runs in a browser without a machine behind it: a word on why nothing else does.

import * as vscode from 'vscode';

export function activate(context: vscode.ExtensionContext): void {
  const status = vscode.window.createStatusBarItem('ibls', vscode.StatusBarAlignment.Right);
  status.name = 'ibls';
  status.text = '$(circle-slash) ibls';
  status.tooltip =
    'ibls reads projects with a program, and a browser alone can run none. ' +
    'Open the folder in VS Code on a desktop, in a codespace or through a tunnel.';
  status.show();
  context.subscriptions.push(status);
}
