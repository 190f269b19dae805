import assert from 'node:assert/strict';
import path from 'node:path';
import * as vscode from 'vscode';
import { eventually } from '../host/eventually';

suite('definition, references and hover beside another extension', () => {
  let rating: vscode.TextDocument;

  suiteSetup(async () => {
    await vscode.extensions.getExtension('ibls-test.swift')?.activate();
    const folder = vscode.workspace.workspaceFolders?.[0];
    assert.ok(folder);
    rating = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder.uri, 'App/Views/RatingView.swift'));
    await vscode.window.showTextDocument(rating);
    await eventually(async () => {
      assert.ok((await places('vscode.executeDefinitionProvider', declaration())).includes('RatingView.xib:11'));
    }, 15_000);
  });

  suiteTeardown(() => vscode.workspace.getConfiguration('standin').update('navigation', undefined, true));

  for (const other of [true, false]) {
    test(`a use leads to the declaration alone, ${other ? 'beside' : 'without'} another extension`, async () => {
      await vscode.workspace.getConfiguration('standin').update('navigation', other, true);
      assert.deepEqual(await places('vscode.executeDefinitionProvider', use()), ['RatingView.swift:5']);
      await vscode.workspace.getConfiguration('standin').update('navigation', undefined, true);
    });
  }

  test('the declaration leads to the document', async () => {
    const found = await places('vscode.executeDefinitionProvider', declaration());
    assert.ok(found.includes('RatingView.xib:11'), found.join(', '));
    assert.equal(new Set(found).size, found.length);
  });

  for (const points of [false, true]) {
    test(`references list each place once, documents among them, beside another extension's ${points ? 'points' : 'ranges'}`, async () => {
      await vscode.workspace.getConfiguration('standin').update('points', points, true);
      for (const position of [declaration(), use()]) {
        const found = await places('vscode.executeReferenceProvider', position);
        assert.deepEqual(found.sort(), ['RatingView.swift:5', 'RatingView.swift:8', 'RatingView.xib:11']);
      }
      await vscode.workspace.getConfiguration('standin').update('points', undefined, true);
    });
  }

  test('a hover says once where it is connected, with a link that leads there', async () => {
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', rating.uri, declaration());
    const texts = hovers.flatMap(({ contents }) => contents.map((content) => (content instanceof vscode.MarkdownString ? content.value : '')));
    const ours = texts.filter((text) => text.includes('Connected in'));
    assert.equal(ours.length, 1, texts.join('\n'));
    assert.match(ours[0] ?? '', /- \[RatingView\.xib[^\]]*\]\(file:[^)]*RatingView\.xib#L11%2C35\)/);
    assert.ok(texts.some((text) => text.includes('swift: let me say summary')), texts.join('\n'));
  });

  function declaration(): vscode.Position {
    return rating.positionAt(rating.getText().indexOf('summary: UILabel') + 2);
  }

  function use(): vscode.Position {
    return rating.positionAt(rating.getText().indexOf('summary.text') + 2);
  }

  async function places(command: string, position: vscode.Position): Promise<string[]> {
    const found = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(command, rating.uri, position);
    return found.map((place) => {
      const [uri, range] = 'targetUri' in place ? [place.targetUri, place.targetSelectionRange ?? place.targetRange] : [place.uri, place.range];
      return `${path.basename(uri.path)}:${range.start.line + 1}`;
    });
  }
});
