// The entry in the status bar, with a menu of what can be done about the server.

import * as vscode from 'vscode';
import type { Feature, Ibls } from '../ibls';
import type { State } from '../server/server';

export const status: Feature = {
  register(ibls) {
    const item = vscode.window.createStatusBarItem('ibls', vscode.StatusBarAlignment.Right, 50);
    item.name = 'ibls';
    item.command = 'ibls.showStatus';
    const show = (state: State): void => {
      const shown = shownState(ibls, state);
      item.text = `${shown.icon} ibls${shown.suffix}`;
      item.tooltip = `ibls: ${shown.text}`;
      item.accessibilityInformation = { label: `ibls: ${shown.text}`, role: 'button' };
      item.backgroundColor = state.kind === 'failed' ? new vscode.ThemeColor('statusBarItem.errorBackground') : undefined;
      if (state.kind === 'off') item.hide();
      else item.show();
    };
    show(ibls.server.state);
    return [
      item,
      ibls.server.onDidChangeState(show),
      vscode.commands.registerCommand('ibls.showOutput', () => { ibls.log.show(); }),
      vscode.commands.registerCommand('ibls.showStatus', () => showMenu(ibls)),
    ];
  },
};

function shownState(ibls: Ibls, state: State): { icon: string; suffix: string; text: string } {
  switch (state.kind) {
    case 'off':
      return { icon: '$(circle-outline)', suffix: '', text: 'not started; no storyboard or xib is open' };
    case 'starting':
      return { icon: '$(loading~spin)', suffix: '', text: 'starting' };
    case 'reading': {
      const text = state.progress ? `reading ${state.progress}` : 'reading the workspace';
      return { icon: '$(loading~spin)', suffix: state.progress ? `: ${text}` : '', text };
    }
    case 'ready':
      return { icon: '$(check)', suffix: '', text: `ready, version ${ibls.server.found?.version ?? ''}` };
    case 'failed': {
      const suffix = { missing: ': not found', 'keeps crashing': ': stopped' }[state.failure.reason as string] ?? ': not started';
      return { icon: '$(error)', suffix, text: state.failure.message };
    }
  }
}

async function showMenu(ibls: Ibls): Promise<void> {
  const { found, state } = ibls.server;
  const items = [
    { label: '$(debug-restart) Restart Server', command: 'ibls.restart' },
    { label: '$(output) Show Output', command: 'ibls.showOutput' },
    { label: '$(folder-opened) Choose Server…', command: 'ibls.choosePath' },
    { label: '$(gear) Settings', command: 'workbench.action.openSettings', parameter: '@ext:ibls.ibls' },
    { label: '$(bug) Report a Problem…', command: 'ibls.reportProblem' },
  ];
  const version = found ? `Version ${found.version}, ${found.path} (from ${found.origin})` : 'No server';
  const chosen = await vscode.window.showQuickPick(items, { title: `ibls: ${shownState(ibls, state).text}`, placeHolder: version });
  if (chosen) await vscode.commands.executeCommand(chosen.command, ...('parameter' in chosen ? [chosen.parameter] : []));
}
