// Circles in the gutter beside outlets, actions and inspectable properties, as Xcode shows them.

import * as vscode from 'vscode';
import type { Declaration } from '../declarations';
import { isCode } from '../documents';
import { findings } from '../findings';
import type { Feature, Ibls } from '../ibls';
import { linkTo } from '../places';
import { settle } from '../say';
import { fileName } from '../showing';

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
    const { version } = document;
    const isOn = vscode.workspace.getConfiguration('ibls', document).get<boolean>('circles', true);
    const declarations = isOn ? await this.ibls.declarations.of(document) : [];
    const known = findings();
    const drawn = new Map(circleKinds.map((kind) => [kind, [] as vscode.DecorationOptions[]]));
    // The editor may have been closed meanwhile; an edit announces itself.
    if (document.version !== version || !vscode.window.visibleTextEditors.includes(editor)) return;
    for (const declaration of declarations) {
      const about = known.about(document.uri, declaration);
      drawn.get(kindOf(declaration, about))?.push({ range: besideCircle(document, declaration.range), hoverMessage: explained(declaration, about) });
    }
    for (const [kind, type] of this.types) editor.setDecorations(type, drawn.get(kind) ?? []);
  }
}

function kindOf({ connections }: Declaration, about: readonly vscode.Diagnostic[]): CircleKind {
  if (about.some(({ severity }) => severity === vscode.DiagnosticSeverity.Error)) return 'broken';
  return connections.length > 0 ? 'connected' : 'empty';
}

/** The first word in the line of a name: VS Code shows no hover in the gutter, and over the name shows another. */
function besideCircle(document: vscode.TextDocument, { start }: vscode.Range): vscode.Range {
  const before = document.lineAt(start.line).text.slice(0, start.character);
  const word = /^(\s*)\W*\w+\)?/.exec(before);
  return new vscode.Range(start.line, word?.[1]?.length ?? 0, start.line, word?.[0].length ?? start.character);
}

/** What a circle stands for: connections as links, and what is wrong with them. */
function explained({ title, connections }: Declaration, about: readonly vscode.Diagnostic[]): vscode.MarkdownString {
  const [only] = connections;
  const places = connections.length > 1 ? connections : [];
  const links = places.map((place) => `- [${escaped(fileName(place.uri))}, line ${place.range.start.line + 1}](${linkTo(place)})`);
  const messages = [...new Set(about.map(({ message }) => message))].map(escaped);
  const heading = only && places.length === 0 ? `[${escaped(title)}](${linkTo(only)})` : escaped(title);
  return new vscode.MarkdownString([heading, links.join('\n'), ...messages].join('\n\n'));
}

/** Text for Markdown. VS Code's own way makes a line of it that is never broken. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+.!<>|~&-]/g, '\\$&');
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
