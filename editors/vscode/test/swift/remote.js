// Lets a test outside of the extension host run commands and expressions in it: one POST each, JSON both ways.
'use strict';

const { writeFileSync } = require('node:fs');
const { createServer } = require('node:http');

/** Listens on a loopback port, which it writes into the file that IBLS_STANDIN names; does nothing without one. */
function startRemote(vscode) {
  const file = process.env.IBLS_STANDIN;
  if (file === undefined) return [];
  const server = createServer((request, response) => {
    answer(vscode, request)
      .then((result) => ({ result }), (error) => ({ error: String(error?.stack ?? error) }))
      .then((reply) => response.end(JSON.stringify(reply)))
      .catch((error) => response.end(JSON.stringify({ error: String(error) })));
  });
  server.listen(0, '127.0.0.1', () => writeFileSync(file, String(server.address().port)));
  return [{ dispose: () => server.close() }];
}

async function answer(vscode, request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  const asked = JSON.parse(text);
  if (asked.eval !== undefined) {
    const evaluate = new Function('vscode', 'args', `return (async () => (${asked.eval}))()`);
    return evaluate(vscode, revived(vscode, asked.args ?? []));
  }
  return vscode.commands.executeCommand(asked.command, ...revived(vscode, asked.args ?? []));
}

/** Makes values of the API: {$uri: path}, {$position: [line, character]}, {$range: [line, character, line, character]}. */
function revived(vscode, value) {
  if (Array.isArray(value)) return value.map((item) => revived(vscode, item));
  if (typeof value !== 'object' || value === null) return value;
  if ('$uri' in value) return value.$uri.startsWith('/') ? vscode.Uri.file(value.$uri) : vscode.Uri.parse(value.$uri);
  if ('$position' in value) return new vscode.Position(...value.$position);
  if ('$range' in value) return new vscode.Range(...value.$range);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revived(vscode, item)]));
}

module.exports = { startRemote };
