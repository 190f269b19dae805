import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually } from '../host/eventually';

suite('.ibls.json', () => {
  let file: vscode.Uri;

  setup(async () => {
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    assert.ok(folder);
    file = vscode.Uri.joinPath(folder, '.ibls.json');
    await vscode.extensions.getExtension('ibls.ibls')?.activate();
  });

  teardown(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await vscode.workspace.fs.delete(file);
  });

  test('is created and shown with the cursor where codes go', async () => {
    await vscode.commands.executeCommand('ibls.createConfiguration');
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document.uri.path, file.path);
    assert.deepEqual(JSON.parse(await written(file)), { rules: {}, exclude: [] });
    const { line, character } = editor.selection.active;
    assert.equal(editor.document.lineAt(line).text.slice(character - 1, character + 1), '{}');
  });

  test('is opened as it is where it exists', async () => {
    const text = '{"rules": {"unused-action": "off"}}\n';
    await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(text));
    await vscode.commands.executeCommand('ibls.createConfiguration');
    assert.equal(vscode.window.activeTextEditor?.document.uri.path, file.path);
    assert.equal(await written(file), text);
  });

  test('has completion with descriptions for codes and severities', async () => {
    const codes = await completions(file, '{"rules": {|}}');
    const description = described(codes, 'unused-action');
    assert.match(description, /^No document connects an action/);
    assert.match(description, /`ibls rules unused-action` has an example\.$/);
    assert.equal(codes.items.length, 20);
    const severities = await completions(file, '{"rules": {"unused-action": |}}');
    assert.deepEqual(severities.items.map(({ label }) => label).sort(), ['"error"', '"hint"', '"information"', '"off"', '"warning"']);
    const silenced = await completions(file, '{"documents": {"Old.xib": {"off": [|]}}}');
    assert.match(described(silenced, '"unused-action"'), /^an action that no document connects/);
  });

  test('has hovers for codes, and warnings for what is not one', async () => {
    const document = await opened(file, '{"rules": {"unused-action": "off", "used-action": "of"}}');
    const hovers = await eventually(async () => {
      const found = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', file, new vscode.Position(0, 15));
      assert.equal(found.length, 1);
      return found;
    });
    const text = JSON.stringify(hovers.map(({ contents }) => contents.map((part) => (part instanceof vscode.MarkdownString ? part.value : part))));
    assert.match(text, /No document connects an action/);
    assert.match(text, /Not reported at all/);
    const warned = await eventually(() => {
      const found = vscode.languages.getDiagnostics(file).filter(({ source }) => source !== 'ibls');
      assert.equal(found.length, 2);
      return found.map(({ range }) => document.getText(range));
    });
    assert.deepEqual(warned.sort(), ['"of"', '"used-action"']);
  });
});

async function written(file: vscode.Uri): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
}

async function opened(file: vscode.Uri, text: string): Promise<vscode.TextDocument> {
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(text));
  const document = await vscode.workspace.openTextDocument(file);
  await vscode.window.showTextDocument(document);
  await eventually(() => {
    assert.equal(document.getText(), text);
  });
  return document;
}

/** What JSON's extension offers at the place of the bar. */
async function completions(file: vscode.Uri, text: string): Promise<vscode.CompletionList> {
  const document = await opened(file, text.replace('|', ''));
  return eventually(async () => {
    const place = document.positionAt(text.indexOf('|'));
    const list = await vscode.commands.executeCommand<vscode.CompletionList>('vscode.executeCompletionItemProvider', file, place);
    assert.ok(list.items.length > 0);
    // Words of other files are offered until the schema is read.
    assert.ok(list.items.every(({ kind }) => kind !== vscode.CompletionItemKind.Text));
    return list;
  });
}

function described({ items }: vscode.CompletionList, label: string): string {
  const documentation = items.find((item) => item.label === label)?.documentation;
  return typeof documentation === 'string' ? documentation : (documentation?.value ?? '');
}
