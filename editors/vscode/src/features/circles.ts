// Circles in the gutter beside outlets, actions and inspectable properties, as Xcode shows them.

import * as vscode from 'vscode';
import type { Declaration } from '../declarations';
import { codeDocuments, isCode } from '../documents';
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
      vscode.languages.registerHoverProvider(codeDocuments, { provideHover: (document, position) => hoverBeside(ibls, document, position) }),
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
      // VS Code moves circles with what is typed, and findings come with every letter.
      if (!this.ibls.declarations.isBeingEdited(editor.document.uri)) settle(this.ibls, this.drawIn(editor));
    }
  }

  private async drawIn(editor: vscode.TextEditor): Promise<void> {
    const { document } = editor;
    const { version } = document;
    const declarations = isOn(document) ? await this.ibls.declarations.of(document) : [];
    const known = findings();
    const places = new Map(circleKinds.map((kind) => [kind, [] as vscode.Range[]]));
    // The editor may have been closed meanwhile; an edit announces itself.
    if (document.version !== version || !vscode.window.visibleTextEditors.includes(editor)) return;
    for (const declaration of declarations.filter(({ kind }) => kind !== 'name')) {
      places.get(kindOf(declaration, known.about(document.uri, declaration)))?.push(declaration.range);
    }
    for (const [kind, type] of this.types) editor.setDecorations(type, places.get(kind) ?? []);
  }
}

function kindOf({ connections }: Declaration, about: readonly vscode.Diagnostic[]): CircleKind {
  if (about.some(({ severity }) => severity === vscode.DiagnosticSeverity.Error)) return 'broken';
  return connections.length > 0 ? 'connected' : 'empty';
}

/** What a circle stands for, over the first word of its line: VS Code shows no hover in the gutter. */
async function hoverBeside(ibls: Ibls, document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Hover | undefined> {
  const beside = firstWord(document, position.line);
  if (!beside.contains(position) || !isOn(document)) return undefined;
  const declarations = await ibls.declarations.of(document);
  // The name has a hover of its own.
  const declaration = declarations.find(({ kind, range: { start } }) => kind !== 'name' && start.line === position.line && beside.end.isBeforeOrEqual(start));
  return declaration && new vscode.Hover(explained(declaration, findings().about(document.uri, declaration)), beside);
}

function isOn(document: vscode.TextDocument): boolean {
  return vscode.workspace.getConfiguration('ibls', document).get<boolean>('circles', true);
}

/** The first word in a line with what stands around it, such as `@IBOutlet` or `- (IBAction)`. */
function firstWord(document: vscode.TextDocument, line: number): vscode.Range {
  const word = /^(\s*)\W*\w*\)?/.exec(document.lineAt(line).text);
  return new vscode.Range(line, word?.[1]?.length ?? 0, line, word?.[0].length ?? 0);
}

/** Connections as links, and what is wrong with them. */
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
