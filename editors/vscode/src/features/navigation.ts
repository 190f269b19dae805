// Definition, references and hover in code beside another extension that has the compiler's index.

import * as vscode from 'vscode';
import { isCode } from '../documents';
import type { Feature, Ibls } from '../ibls';
import { Others, outOfTime } from '../others';
import { declarationsFrom, definitions, isDeclared, linkTo } from '../places';
import { reasonOf } from '../say';

/** How long other extensions are waited for before ours answers alone, in milliseconds. */
const patience = 2000;

export const navigation: Feature = {
  middleware(ibls) {
    const others = new Others();
    return {
      provideDefinition: async (document, position, token, next) => {
        if (others.isAsking({ feature: 'definition', uri: document.uri, position })) return null;
        const word = document.getWordRangeAtPosition(position);
        const found = await next(document, position, token);
        const isUse = isCode(document.uri) && word && !isDeclared(document, word);
        if (!isUse || !found || (Array.isArray(found) && found.length === 0)) return found;
        // From a use to the declaration and nowhere else: what knows the language leads there, or we do.
        const elsewhere = await ask<vscode.Location | vscode.LocationLink>(ibls, others, 'definition', document, position);
        if (elsewhere.length > 0) return null;
        const declared = await declarationsFrom(ibls, document, position, token);
        return declared.length > 0 ? declared : found;
      },

      provideReferences: async (document, position, options, token, next) => {
        if (others.isAsking({ feature: 'references', uri: document.uri, position })) return null;
        const found = await next(document, position, options, token);
        if (!found?.some(({ uri }) => isCode(uri)) || !isCode(document.uri)) return found;
        // Other servers give some places as points: the same place begins at the same point.
        const listed = await ask<vscode.Location>(ibls, others, 'references', document, position);
        const starts = new Set(listed.map(startOf));
        return found.filter((place) => !starts.has(startOf(place)));
      },

      provideHover: async (document, position, token, next) => {
        const hover = await next(document, position, token);
        if (!hover || !isCode(document.uri)) return hover;
        const connections = await definitions(ibls, document.uri, position, token);
        const contents = hover.contents.map((content) =>
          content instanceof vscode.MarkdownString ? new vscode.MarkdownString(linked(content.value, connections)) : content,
        );
        return new vscode.Hover(contents, hover.range);
      },
    };
  },
};

async function ask<Place>(
  ibls: Ibls,
  others: Others,
  feature: 'definition' | 'references',
  document: vscode.TextDocument,
  position: vscode.Position,
): Promise<Place[]> {
  try {
    const answer = await others.ask<Place[]>({ feature, uri: document.uri, position }, patience);
    if (answer !== outOfTime) return answer ?? [];
    ibls.log.debug(`${feature}: no other extension answered within ${patience} ms`);
  } catch (error) {
    ibls.log.debug(`${feature}: ${reasonOf(error)}`);
  }
  return [];
}

/** The server's list of connections, each with a link that leads there. */
function linked(list: string, connections: readonly vscode.Location[]): string {
  const lines = list.split('\n');
  const items = lines.filter((line) => line.startsWith('- '));
  // The server lists both in the same order; where it has summed some up, nothing is linked.
  if (items.length !== connections.length) return list;
  let index = 0;
  return lines
    .map((line) => {
      const place = /^- ([^:]*)(.*)$/.exec(line);
      if (!place) return line;
      const connection = connections[index++];
      const name = place[1] ?? '';
      if (!connection?.uri.path.endsWith(`/${name.split(',')[0] ?? ''}`)) return line;
      return `- [${name}](${linkTo(connection)})${place[2] ?? ''}`;
    })
    .join('\n');
}

function startOf({ uri, range: { start } }: vscode.Location): string {
  return `${uri.toString()} ${start.line}:${start.character}`;
}
