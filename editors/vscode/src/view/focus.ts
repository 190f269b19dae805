// The row with the focus, which keys move and which the API does not tell.

import * as vscode from 'vscode';
import { outOfTime, within } from '../others';

/** How long a change of the selection may take, in milliseconds. */
const patience = 150;

/** The row of a view that has the focus, for commands that are run by a key; it is selected then. */
export async function focusedRow<Row>(view: vscode.TreeView<Row>): Promise<Row | undefined> {
  if (!view.visible) return undefined;
  const before = view.selection;
  // Keys move the focus, which extensions can't see, and not the selection, which they can.
  const after = await toggled(view);
  const focused = after.find((row) => !before.includes(row));
  if (!focused) {
    await toggled(view);
    return before.find((row) => !after.includes(row)) ?? before[0];
  }
  await view.reveal(focused, { select: true, focus: true });
  return focused;
}

/** The selection after the row with the focus was added to it, or taken from it. */
async function toggled<Row>(view: vscode.TreeView<Row>): Promise<readonly Row[]> {
  const subscriptions: vscode.Disposable[] = [];
  const selected = new Promise<readonly Row[]>((resolve) => {
    subscriptions.push(view.onDidChangeSelection(({ selection }) => { resolve(selection); }));
  });
  try {
    await vscode.commands.executeCommand('list.toggleSelection');
    const selection = await within(patience, selected);
    return selection === outOfTime ? view.selection : selection;
  } finally {
    vscode.Disposable.from(...subscriptions).dispose();
  }
}
