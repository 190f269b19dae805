import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually } from '../host/eventually';

const folder = (): vscode.Uri => {
  const first = vscode.workspace.workspaceFolders?.[0];
  assert.ok(first);
  return first.uri;
};

suite('go to', () => {
  suiteSetup(ready);
  teardown(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  test('a connection, from a declaration', async () => {
    await edit('App/LoginViewController.swift', 'nameField');
    await vscode.commands.executeCommand('ibls.goToConnection');
    assert.equal(cursor(), 'Main.storyboard 47:43');
  });

  test('a connection, from a line that declares one', async () => {
    await edit('App/LoginViewController.swift', '@IBOutlet private weak var nameField');
    await vscode.commands.executeCommand('ibls.goToConnection');
    assert.equal(cursor(), 'Main.storyboard 47:43');
  });

  test('a connection, from a use', async () => {
    await edit('App/Views/RatingView.swift', 'summary.text');
    await vscode.commands.executeCommand('ibls.goToConnection');
    assert.equal(cursor(), 'RatingView.xib 11:35');
  });

  test('where a property is set, from an inspectable property', async () => {
    await edit('App/Views/BadgeView.swift', 'count');
    await vscode.commands.executeCommand('ibls.goToConnection');
    assert.equal(cursor(), 'Main.storyboard 72:93');
  });

  test('nothing, where nothing is connected', async () => {
    await edit('App/LoginViewController.swift', 'titleLabel');
    await vscode.commands.executeCommand('ibls.goToConnection');
    assert.equal(cursor(), 'LoginViewController.swift 4:30');
  });

  test('the class of the innermost object that has one', async () => {
    await edit('App/Base.lproj/Main.storyboard', 'text="Please tell us');
    await vscode.commands.executeCommand('ibls.goToClass');
    assert.equal(cursor(), 'LoginViewController.swift 3:13');
    await edit('App/Base.lproj/Main.storyboard', 'x="20" y="210"');
    await vscode.commands.executeCommand('ibls.goToClass');
    assert.equal(cursor(), 'RatingView.swift 3:13');
  });

  test('the document that uses the class around the cursor', async () => {
    await edit('App/ProfileViewController.swift', 'present(');
    await vscode.commands.executeCommand('ibls.goToClass');
    assert.equal(cursor(), 'Main.storyboard 60:83');
  });

  test('the only connection of an object, in a document', async () => {
    await edit('App/Base.lproj/Main.storyboard', 'text="Title"');
    await vscode.commands.executeCommand('ibls.goToConnection');
    assert.equal(cursor(), 'Main.storyboard 49:43');
  });
});

suite('the view', () => {
  suiteSetup(async () => {
    await ready();
    await vscode.commands.executeCommand('ibls.documents.focus');
  });
  suiteTeardown(async () => {
    await vscode.commands.executeCommand('ibls.tree.clearFilter');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  test('shows, by keys alone, documents, scenes, objects and connections', async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    // Keys do nothing before the view has its documents.
    await eventually(async () => {
      await step('list.focusFirst', 'list.select');
      assert.match(cursor(), /^Main.storyboard/);
    });
    await step('list.expand', 'list.focusDown', 'list.select');
    await eventually(() => { assert.equal(cursor(), 'Main.storyboard 11:9'); });
    await step('list.expand', 'list.focusDown', 'list.select');
    await eventually(() => { assert.equal(cursor(), 'Main.storyboard 13:17'); });
    await step('list.expand', 'list.focusDown', 'list.focusDown', 'list.select');
    await eventually(() => { assert.equal(cursor(), 'Main.storyboard 46:43'); });
  });

  test('runs commands for the row with the focus, which is not selected', async () => {
    // The rows as the test before has left them; keys move the focus from the view controller on.
    await step('list.focusFirst', 'list.focusDown', 'list.focusDown');
    await vscode.commands.executeCommand('ibls.tree.copyObjectId');
    assert.equal(await vscode.env.clipboard.readText(), 'Lgn-vc-001');
    await step('list.focusDown');
    await vscode.commands.executeCommand('ibls.tree.copyObjectId');
    assert.equal(await vscode.env.clipboard.readText(), 'Lgn-vw-001');
    await vscode.commands.executeCommand('ibls.tree.copyObjectId');
    assert.equal(await vscode.env.clipboard.readText(), 'Lgn-vw-001');
  });

  test('leads to the class and to the declaration', async () => {
    await step('list.focusFirst', 'list.focusDown', 'list.focusDown');
    await vscode.commands.executeCommand('ibls.tree.goToClass');
    assert.equal(cursor(), 'LoginViewController.swift 3:13');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await step('list.focusFirst', 'list.focusDown', 'list.focusDown', 'list.focusDown', 'list.focusDown', 'list.focusDown');
    await vscode.commands.executeCommand('ibls.tree.goToDeclaration');
    assert.equal(cursor(), 'LoginViewController.swift 5:30');
  });
});

async function ready(): Promise<void> {
  await vscode.extensions.getExtension('ibls.ibls')?.activate();
  await eventually(() => {
    assert.ok(vscode.languages.getDiagnostics().some(([, found]) => found.some(({ source }) => source === 'ibls')));
  }, 15_000);
}

/** Opens a file with the cursor at a text. */
async function edit(name: string, text: string): Promise<void> {
  const editor = await vscode.window.showTextDocument(vscode.Uri.joinPath(folder(), name));
  const offset = editor.document.getText().indexOf(text);
  assert.notEqual(offset, -1);
  const position = editor.document.positionAt(offset);
  editor.selection = new vscode.Selection(position, position);
}

/** The file in front and the place of the cursor, counted from 1. */
function cursor(): string {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return 'no editor';
  const { line, character } = editor.selection.active;
  return `${editor.document.uri.path.split('/').at(-1) ?? ''} ${line + 1}:${character + 1}`;
}

/** Runs commands of the list, each after the view has drawn what the one before led to. */
async function step(...commands: string[]): Promise<void> {
  for (const command of ['ibls.documents.focus', ...commands]) {
    await vscode.commands.executeCommand(command);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}
