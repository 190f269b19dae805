// The row with the focus, which keys move and which the API does not tell.

import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { outOfTime, within } from '../others';

/** How long a change of the selection may take, in milliseconds. */
const patience = 150;

/** How often a row is asked for while VS Code draws the view anew and does not know its rows. */
const attempts = 8;

/** The row of a view that has the focus, for commands that are run by a key; it is selected then. */
export async function focusedRow<Row>(view: vscode.TreeView<Row>): Promise<Row | undefined> {
  for (let attempt = 0; attempt < attempts && view.visible; attempt++) {
    const row = await known(view);
    if (row) return row;
    await pause(patience);
  }
  return undefined;
}

/** Keys move the focus, which extensions can't see, and not the selection, which they can: the row is toggled there. */
async function known<Row>(view: vscode.TreeView<Row>): Promise<Row | undefined> {
  const before = view.selection;
  const after = await toggled(view);
  if (!after) return before[0];
  const focused = after.find((row) => !before.includes(row));
  if (!focused) {
    await toggled(view);
    return before.find((row) => !after.includes(row));
  }
  try {
    await view.reveal(focused, { select: true, focus: true });
    return focused;
  } catch {
    return undefined;
  }
}

/** The selection after the row with the focus was added to it, or taken from it; undefined where nothing changed. */
async function toggled<Row>(view: vscode.TreeView<Row>): Promise<readonly Row[] | undefined> {
  const subscriptions: vscode.Disposable[] = [];
  const selected = new Promise<readonly Row[]>((resolve) => {
    subscriptions.push(view.onDidChangeSelection(({ selection }) => { resolve(selection); }));
  });
  try {
    await vscode.commands.executeCommand('list.toggleSelection');
    const selection = await within(patience, selected);
    return selection === outOfTime ? undefined : selection;
  } finally {
    vscode.Disposable.from(...subscriptions).dispose();
  }
}
