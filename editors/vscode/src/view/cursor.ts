// The cursor as the view itself has put it: the view does not follow itself.

import * as vscode from 'vscode';

/** Knows of the cursor whether the view has put it where it is. */
export class OwnCursor {
  private place: { readonly uri: string; readonly position: vscode.Position } | undefined;
  private moves = 0;

  /** Whether the view is about to put the cursor somewhere. */
  get isMoving(): boolean {
    return this.moves > 0;
  }

  /** Does what puts the cursor somewhere. */
  async move(act: () => Promise<unknown>): Promise<void> {
    this.moves += 1;
    try {
      await act();
      const editor = vscode.window.activeTextEditor;
      this.place = editor && { uri: editor.document.uri.toString(), position: editor.selection.active };
    } finally {
      this.moves -= 1;
    }
  }

  /** Says that the cursor is the user's again. */
  release(): void {
    this.place = undefined;
  }

  /** Whether the view has brought a document to the front. */
  isIn({ uri }: vscode.TextDocument): boolean {
    return uri.toString() === this.place?.uri;
  }

  /** Whether the cursor stands where the view has put it. */
  isAt({ document, selection }: vscode.TextEditor): boolean {
    return this.isIn(document) && this.place?.position.isEqual(selection.active) === true;
  }
}
