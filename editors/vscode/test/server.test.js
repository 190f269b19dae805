'use strict';

// What the extension relies on in the answers of the real server, which IBLS names. Needs nothing but Node.
const assert = require('node:assert/strict');
const { execFileSync, spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, describe, test } = require('node:test');
const { pathToFileURL } = require('node:url');

const manifest = require('../package.json');

const server = process.env.IBLS ? path.resolve(process.env.IBLS) : undefined;
const example = path.join(__dirname, '../../../Tests/Example');

/** What the client library says that it can do, as far as it matters here. */
const capabilities = {
  textDocument: {
    rename: { prepareSupport: true, honorsChangeAnnotations: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor'] } }, isPreferredSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    diagnostic: { relatedDocumentSupport: true },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true },
  },
  window: { showDocument: { support: true }, workDoneProgress: true },
  workspace: {
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'], changeAnnotationSupport: {} },
    diagnostics: { refreshSupport: true },
  },
};

/** A server that has read a copy of the example app. */
class Session {
  constructor() {
    this.folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'ibls-')));
    fs.cpSync(example, this.folder, { recursive: true });
    this.process = spawn(server, ['--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.process.stdout.on('data', (chunk) => this.take(chunk));
    this.waiting = new Map();
    this.bytes = Buffer.alloc(0);
  }

  async start() {
    const { capabilities: offered } = await this.request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(this.folder).href,
      capabilities,
      initializationOptions: { commands: ['ibls.rename'] },
    });
    this.offered = offered;
    this.send({ method: 'initialized', params: {} });
    // Answered once the folder has been read.
    this.report = await this.request('workspace/diagnostic', { previousResultIds: [] });
  }

  async stop() {
    await this.request('shutdown');
    this.send({ method: 'exit' });
    const code = await new Promise((resolve) => this.process.once('exit', resolve));
    this.remove();
    return code;
  }

  remove() {
    this.process.kill();
    fs.rmSync(this.folder, { recursive: true, force: true });
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
      if (!message.method) this.waiting.get(message.id)(message);
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
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ error, result }) => (error ? reject(new Error(error.message)) : resolve(result)));
    });
  }

  uri(name) {
    return pathToFileURL(path.join(this.folder, 'App', name)).href;
  }

  text(name) {
    return fs.readFileSync(path.join(this.folder, 'App', name), 'utf8');
  }

  /** Asks about a word, of which the first in a file counts, or the first behind another text. */
  ask(method, name, word, { behind = '', ...parameters } = {}) {
    const text = this.text(name);
    const offset = text.indexOf(word, text.indexOf(behind)) + 1;
    const lines = text.slice(0, offset).split('\n');
    const position = { line: lines.length - 1, character: lines[lines.length - 1].length };
    return this.request(`textDocument/${method}`, { textDocument: { uri: this.uri(name) }, position, ...parameters });
  }

  /** A place as `file:line: the text there`. */
  shown({ uri, range }) {
    const name = path.relative(path.join(this.folder, 'App'), new URL(uri).pathname);
    const line = this.text(name).split('\n')[range.start.line];
    assert.equal(range.start.line, range.end.line);
    return `${name}:${range.start.line + 1}: ${line.slice(range.start.character, range.end.character)}`;
  }
}

const login = 'LoginViewController.swift';
const storyboard = 'Base.lproj/Main.storyboard';

describe('the real server', { skip: server === undefined && 'IBLS names no server', timeout: 60_000 }, () => {
  let session;
  before(async () => {
    session = new Session();
    await session.start();
  });
  after(() => session.remove());

  test('says which version it is, as the extension reads it', () => {
    assert.match(execFileSync(server, ['--version'], { encoding: 'utf8' }), /^ibls \d+\.\d+\.\d+/);
  });

  test('has no command that the extension has as well', () => {
    const { commands } = session.offered.executeCommandProvider;
    const own = manifest.contributes.commands.map(({ command }) => command);
    assert.deepEqual(commands.filter((command) => own.includes(command)), []);
  });

  test('counts in UTF-16 and offers what is asked of it', () => {
    assert.equal(session.offered.positionEncoding, 'utf-16');
    assert.equal(session.offered.renameProvider.prepareProvider, true);
    assert.equal(session.offered.diagnosticProvider.workspaceDiagnostics, true);
    for (const provider of ['definitionProvider', 'referencesProvider', 'codeLensProvider', 'documentSymbolProvider', 'codeActionProvider']) {
      assert.ok(session.offered[provider], provider);
    }
  });

  test('reports on every document, with codes, related places and the source ibls', () => {
    const { items } = session.report.items.find(({ uri }) => uri.endsWith('Main.storyboard'));
    assert.equal(items.length, 5);
    for (const { source, code, codeDescription, range } of items) {
      assert.equal(source, 'ibls');
      assert.match(code, /^[a-z-]+$/);
      // The project has no address that a link could lead to.
      assert.equal(codeDescription, undefined);
      assert.ok(range);
    }
    assert.ok(items.some(({ relatedInformation }) => relatedInformation?.length > 0));
  });

  test('puts a lens on the name of each outlet and action, with the connections as arguments', async () => {
    const lenses = await session.request('textDocument/codeLens', { textDocument: { uri: session.uri(login) } });
    const shown = lenses.map(({ range, command }) => [
      session.shown({ uri: session.uri(login), range }),
      command.title,
      ...(command.arguments ?? []).map((place) => session.shown(place)),
    ]);
    assert.deepEqual(shown, [
      [`${login}:4: titleLabel`, 'not connected'],
      [`${login}:5: nameField`, 'connected in Main.storyboard, Login', `${storyboard}:47: nameField`],
      [`${login}:6: rating`, 'connected in Main.storyboard, Login', `${storyboard}:48: rating`],
      [`${login}:14: didTapLogin`, 'not connected'],
      [`${login}:18: nameChanged`, 'connected in Main.storyboard, 2 scenes', `${storyboard}:23: nameChanged:`, `${storyboard}:88: nameChanged:`],
      [`${login}:22: unwindToLogin`, 'not connected'],
    ]);
    for (const { command } of lenses) assert.equal(command.command, command.arguments ? 'ibls.showConnection' : '');
  });

  test('leads from code to connections, and from connections to code', async () => {
    const shown = async (...question) => (await session.ask('definition', ...question)).map((place) => session.shown(place));
    assert.deepEqual(await shown(login, 'nameField'), [`${storyboard}:47: nameField`]);
    assert.deepEqual(await shown(storyboard, 'nameField"'), [`${login}:5: nameField`]);
    assert.deepEqual(await shown(storyboard, 'LoginViewController'), [`${login}:3: LoginViewController`]);
    // A use leads to documents, too; what is not ours leads nowhere.
    assert.deepEqual(await shown('Views/RatingView.swift', 'summary', { behind: 'func ' }), ['Views/RatingView.xib:11: summary']);
    assert.equal(await session.ask('definition', login, 'viewDidLoad'), null);
  });

  test('prepares a rename with the name and its range, with null, or with a reason', async () => {
    for (const name of [login, storyboard]) {
      const { placeholder, range } = await session.ask('prepareRename', name, 'nameField');
      assert.equal(placeholder, 'nameField');
      assert.match(session.shown({ uri: session.uri(name), range }), /: nameField$/);
    }
    assert.equal(await session.ask('prepareRename', login, 'viewDidLoad'), null);
    await assert.rejects(session.ask('prepareRename', storyboard, 'titleLable'), /^Error: 'titleLable' is declared nowhere in the workspace$/);
  });

  test('renames with documentChanges, and refuses with one line', async () => {
    const { documentChanges, changeAnnotations } = await session.ask('rename', login, 'nameField', { newName: 'emailField' });
    const shown = documentChanges.flatMap(({ textDocument, edits }) =>
      edits.map(({ range, newText }) => `${session.shown({ uri: textDocument.uri, range })} -> ${newText}`),
    );
    assert.deepEqual(shown.sort(), [`${storyboard}:47: nameField -> emailField`, `${login}:5: nameField -> emailField`].sort());
    assert.equal(changeAnnotations, undefined);
    await assert.rejects(session.ask('rename', login, 'nameField', { newName: 'titleLabel' }), /^Error: LoginViewController already has 'titleLabel' .*$/);
  });

  test('asks before what it is not sure of', async () => {
    const { documentChanges, changeAnnotations } = await session.ask('rename', login, 'LoginViewController', { newName: 'SignInViewController' });
    const file = documentChanges.find(({ kind }) => kind === 'rename');
    assert.match(file.newUri, /SignInViewController\.swift$/);
    const { label, description, needsConfirmation } = changeAnnotations[file.annotationId];
    assert.equal(needsConfirmation, true);
    assert.match(label, /SignInViewController/);
    assert.ok(description.length > 0);
  });

  test('lists what is in a document that is not open', async () => {
    const symbols = await session.request('textDocument/documentSymbol', { textDocument: { uri: session.uri('Views/RatingView.xib') } });
    assert.deepEqual(symbols.map(({ name, detail }) => [name, detail]), [
      ["File's Owner", 'RatingView'],
      ['First Responder', 'UIResponder'],
      ['View', 'UIView'],
    ]);
    assert.deepEqual(symbols[0].children.map(({ name }) => name), ['summary', 'stars', 'stars']);
    for (const { range, selectionRange } of symbols) assert.ok(range.start.line <= selectionRange.start.line);
  });

  test('offers to update documents after another has renamed a declaration', async () => {
    const uri = session.uri(login);
    const text = session.text(login);
    session.send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'swift', version: 1, text } } });
    const renamed = text.replace('nameField', 'emailField');
    session.send({ method: 'textDocument/didChange', params: { textDocument: { uri, version: 2 }, contentChanges: [{ text: renamed }] } });
    const range = { start: { line: 4, character: 29 }, end: { line: 4, character: 39 } };
    const actions = await session.request('textDocument/codeAction', { textDocument: { uri }, range, context: { diagnostics: [] } });
    const fix = actions.find(({ isPreferred }) => isPreferred);
    assert.equal(fix.kind, 'refactor.rewrite');
    assert.equal(fix.title, "Rename 'nameField' to 'emailField' in 1 document");
    const [{ textDocument, edits }] = fix.edit.documentChanges;
    assert.equal(`${session.shown({ uri: textDocument.uri, range: edits[0].range })} -> ${edits[0].newText}`, `${storyboard}:47: nameField -> emailField`);
    const { items } = await session.request('textDocument/diagnostic', { textDocument: { uri: session.uri(storyboard) } });
    assert.ok(items.some(({ message }) => message.endsWith("renamed to 'emailField'?")));
    session.send({ method: 'textDocument/didClose', params: { textDocument: { uri } } });
  });

  test('checks a folder with lines that the problem matcher takes', () => {
    const { stdout, status } = spawnSync(server, ['--check', '--all', '--', '.'], { cwd: session.folder, encoding: 'utf8' });
    assert.equal(status, 1);
    const pattern = new RegExp(manifest.contributes.problemPatterns[0].regexp);
    const found = stdout.trim().split('\n').map((line) => pattern.exec(line) ?? assert.fail(line));
    assert.equal(found.length, 7);
    for (const [, file] of found) assert.ok(fs.existsSync(path.join(session.folder, file)), file);
  });

  test('takes the configuration that the extension creates', () => {
    const template = /const template = `([^`]*)`/.exec(fs.readFileSync(path.join(__dirname, '../src/features/configuration.ts'), 'utf8'))[1];
    fs.writeFileSync(path.join(session.folder, '.ibls.json'), template);
    const { status, stderr } = spawnSync(server, ['--check'], { cwd: session.folder, encoding: 'utf8' });
    assert.equal(status, 1, stderr);
  });

  test('ends when it is asked to', async () => {
    assert.equal(await session.stop(), 0);
  });
});
