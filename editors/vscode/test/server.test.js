'use strict';

// The extension's own part with the real server's answers. IBLS names the server.
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { spawn } = require('node:child_process');
const { test } = require('node:test');
const { pathToFileURL } = require('node:url');
const { editor } = require('./stubs');
const extension = require('../src/extension');

const server = process.env.IBLS;
const example = path.join(__dirname, '../../../Tests/Example');

/** Speaks the protocol with a process, just enough. */
class Connection {
  constructor(command, args) {
    this.process = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.waiting = new Map();
    this.bytes = Buffer.alloc(0);
    this.process.stdout.on('data', (chunk) => this.take(chunk));
  }
  take(chunk) {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    for (;;) {
      const end = this.bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.bytes.toString('ascii', 0, end))[1]);
      if (this.bytes.length < end + 4 + length) return;
      const message = JSON.parse(this.bytes.toString('utf8', end + 4, end + 4 + length));
      this.bytes = this.bytes.subarray(end + 4 + length);
      if (message.method && message.id !== undefined) this.send({ id: message.id, result: null });
      if (!message.method) this.waiting.get(message.id)?.(message);
    }
  }
  send(message) {
    const content = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }
  request(method, params) {
    const id = this.waiting.size + 1;
    this.send({ id, method, params });
    return new Promise((resolve, reject) =>
      this.waiting.set(id, (answer) => (answer.error ? reject(new Error(answer.error.message)) : resolve(answer.result))));
  }
}

test('the lenses of the real server lead to their connections', { skip: !server, timeout: 30000 }, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ibls-'));
  fs.cpSync(example, folder, { recursive: true });
  const uri = pathToFileURL(path.join(folder, 'App/LoginViewController.swift')).href;
  editor.reset();
  editor.settings['ibls.path'] = path.resolve(server);
  editor.documents = [{ languageId: 'swift', uri: { scheme: 'file', path: new URL(uri).pathname } }];
  await extension.activate({ subscriptions: [] });
  const { server: { command, args }, options: { middleware } } = editor.clients[0];

  const connection = new Connection(command, args);
  try {
    const { capabilities } = await connection.request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      capabilities: {
        textDocument: { diagnostic: { relatedDocumentSupport: true } },
        window: { showDocument: { support: true }, workDoneProgress: true },
        workspace: { diagnostics: { refreshSupport: true } },
      },
    });
    // The client makes a command of each of these; the extension's own must be others.
    for (const name of capabilities.executeCommandProvider.commands) assert(!editor.commands.has(name), name);
    connection.send({ method: 'initialized', params: {} });
    // Answers once the folder has been read.
    const report = await connection.request('workspace/diagnostic', { previousResultIds: [] });
    assert.equal(report.items.find((item) => item.uri.endsWith('Main.storyboard')).items.length, 5);
    const lenses = await connection.request('textDocument/codeLens', { textDocument: { uri } });
    const shown = await middleware.provideCodeLenses({ uri }, undefined, async () => lenses);
    const places = (line) =>
      shown.find((lens) => lens.range.start.line === line - 1).command.arguments?.[2]
        .map(({ converted }) => `${path.basename(converted.uri)}:${converted.range.start.line + 1}`);
    assert.deepEqual(places(5), ['Main.storyboard:47']);
    assert.deepEqual(places(18), ['Main.storyboard:23', 'Main.storyboard:88']);
    await connection.request('shutdown');
    connection.send({ method: 'exit' });
    assert.equal(await new Promise((resolve) => connection.process.on('exit', resolve)), 0);
  } finally {
    connection.process.kill();
    fs.rmSync(folder, { recursive: true });
    await extension.deactivate();
  }
});
