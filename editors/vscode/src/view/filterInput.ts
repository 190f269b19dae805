// The box in which a filter of the view is typed.

import * as vscode from 'vscode';

/** Lets the user type a filter; what is typed takes effect at once. Answers false where it is taken back by Escape. */
export function askForFilter(view: vscode.TreeView<unknown>, before: string, filterBy: (text: string) => void): Promise<boolean> {
  const input = vscode.window.createInputBox();
  input.title = 'Filter Interface Builder';
  input.placeholder = 'Part of a document, scene, object, class, outlet or action; or an object ID';
  input.value = before;
  // A look at the view, or a click into it, must not take the filter back.
  input.ignoreFocusOut = true;
  return new Promise((resolve) => {
    let isAccepted = false;
    const accept = (): void => {
      isAccepted = true;
      input.hide();
    };
    const subscriptions = [
      input,
      view.onDidChangeSelection(({ selection }) => { if (selection.length > 0) accept(); }),
      input.onDidChangeValue(filterBy),
      input.onDidAccept(accept),
      input.onDidHide(() => {
        vscode.Disposable.from(...subscriptions).dispose();
        resolve(isAccepted);
      }),
    ];
    input.show();
  });
}
