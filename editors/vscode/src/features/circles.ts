// Circles in the gutter beside outlets, actions and inspectable properties, as Xcode shows them.

import * as vscode from 'vscode';
import type { Declaration } from '../declarations';
import { isCode } from '../documents';
import { findings } from '../findings';
import type { Feature, Ibls } from '../ibls';
import { settle } from '../say';

const circleKinds = ['connected', 'empty', 'broken'] as const;
type CircleKind = (typeof circleKinds)[number];

export const circles: Feature = {
  register(ibls) {
    const drawn = new Circles(ibls);
    return [
      drawn,
      ibls.declarations.onDidChange((uri) => { drawn.draw(uri); }),
      vscode.window.onDidChangeVisibleTextEditors(() => { drawn.draw(); }),
      vscode.languages.onDidChangeDiagnostics(() => { drawn.draw(); }),
      vscode.workspace.onDidChangeConfiguration((event) => { if (event.affectsConfiguration('ibls.circles')) drawn.draw(); }),
    ];
  },
};

class Circles implements vscode.Disposable {
  private readonly ibls: Ibls;
  private readonly types: ReadonlyMap<CircleKind, vscode.TextEditorDecorationType>;

  constructor(ibls: Ibls) {
    this.ibls = ibls;
    this.types = new Map(circleKinds.map((kind) => [kind, decorationType(ibls.context, kind)]));
  }

  dispose(): void {
    vscode.Disposable.from(...this.types.values()).dispose();
  }

  /** Draws the circles of one file, or of all that are visible. */
  draw(uri?: vscode.Uri): void {
    for (const editor of vscode.window.visibleTextEditors) {
      if (!isCode(editor.document.uri) || (uri && uri.toString() !== editor.document.uri.toString())) continue;
      settle(this.ibls, this.drawIn(editor));
    }
  }

  private async drawIn(editor: vscode.TextEditor): Promise<void> {
    const { document } = editor;
    const isOn = vscode.workspace.getConfiguration('ibls', document).get<boolean>('circles', true);
    const declarations = isOn ? await this.ibls.declarations.of(document) : [];
    const known = findings();
    const places = new Map(circleKinds.map((kind) => [kind, [] as vscode.Range[]]));
    // Another answer may have arrived meanwhile, and an editor may have been closed.
    if (!vscode.window.visibleTextEditors.includes(editor)) return;
    for (const declaration of declarations) {
      places.get(kindOf(declaration, known.about(document.uri, declaration)))?.push(declaration.range);
    }
    for (const [kind, type] of this.types) editor.setDecorations(type, places.get(kind) ?? []);
  }
}

function kindOf({ connections }: Declaration, about: readonly vscode.Diagnostic[]): CircleKind {
  if (about.some(({ severity }) => severity === vscode.DiagnosticSeverity.Error)) return 'broken';
  return connections.length > 0 ? 'connected' : 'empty';
}

function decorationType({ extensionUri }: vscode.ExtensionContext, kind: CircleKind): vscode.TextEditorDecorationType {
  const icon = (theme: string): vscode.Uri => vscode.Uri.joinPath(extensionUri, 'media', `circle-${kind}-${theme}.svg`);
  return vscode.window.createTextEditorDecorationType({
    gutterIconSize: 'contain',
    light: { gutterIconPath: icon('light') },
    dark: { gutterIconPath: icon('dark') },
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });
}
