'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { beforeEach, afterEach, test } = require('node:test');
const { editor } = require('./stubs');
const extension = require('../src/extension');
const { isServed, resolvedPath, withShownConnections } = require('../src/logic');
const manifest = require('../package.json');

const document = (name, languageId, scheme = 'file') => ({ languageId, uri: { scheme, path: `/w/${name}` } });
const storyboard = document('Main.storyboard', 'xml');
const activate = () => extension.activate({ subscriptions: [] });

beforeEach(() => editor.reset());
afterEach(() => extension.deactivate());

test('the server starts for an interface file or Swift, not for other XML', async () => {
  editor.documents = [document('plain.xml', 'xml')];
  await activate();
  assert.equal(editor.clients.length, 0);
  await editor.listeners.open[0](document('other.xml', 'xml'));
  assert.equal(editor.clients.length, 0);
  await editor.listeners.open[0](storyboard);
  await editor.listeners.open[0](document('Login.swift', 'swift'));
  assert.equal(editor.clients.length, 1);
});

test('a served document that is open already starts it at once', async () => {
  editor.documents = [storyboard];
  await activate();
  assert.deepEqual(editor.clients[0].server, { command: 'ibls', args: ['--stdio'] });
  assert.equal(editor.statuses[0].text, 'ibls: running');
});

test('documents are served by language or by name, and from disk only', () => {
  assert(isServed(document('A.swift', 'swift')));
  assert(isServed(document('A.m', 'objective-c')));
  assert(!isServed(document('A.h', 'c')));
  assert(isServed(document('A.xib', 'plaintext')));
  assert(!isServed(document('A.xml', 'xml')));
  assert(!isServed(document('A.swift', 'swift', 'git')));
});

test('the path of the server', () => {
  assert.equal(resolvedPath('ibls', '/w'), 'ibls');
  assert.equal(resolvedPath('  ', '/w'), 'ibls');
  assert.equal(resolvedPath('~/bin/ibls', undefined), path.join(os.homedir(), 'bin/ibls'));
  assert.equal(resolvedPath('${workspaceFolder}/tools/ibls', '/w'), '/w/tools/ibls');
  assert.equal(resolvedPath('tools/ibls', '/w'), '/w/tools/ibls');
  assert.equal(resolvedPath('/opt/ibls', '/w'), '/opt/ibls');
});

test('another path restarts the server, another setting does not', async () => {
  editor.documents = [storyboard];
  await activate();
  const change = (name) => editor.listeners.configuration[0]({ affectsConfiguration: (asked) => asked === name });
  await change('ibls.rules');
  assert.equal(editor.clients.length, 1);
  editor.settings['ibls.path'] = '/opt/ibls';
  await change('ibls.path');
  assert.equal(editor.clients.length, 2);
  assert.equal(editor.clients[0].state, 1);
  assert.equal(editor.clients[1].server.command, '/opt/ibls');
});

test('the restart command stops one server and starts another', async () => {
  editor.documents = [storyboard];
  await activate();
  await editor.commands.get('ibls.restart')();
  assert.deepEqual(editor.clients.map((client) => client.state), [1, 2]);
});

test('a server that is still starting is stopped as well', async () => {
  editor.documents = [storyboard];
  let begin;
  editor.startDelay = new Promise((resolve) => (begin = resolve));
  const activated = activate();
  const restarted = editor.commands.get('ibls.restart')();
  begin();
  await Promise.all([activated, restarted]);
  assert.deepEqual(editor.clients.map((client) => client.state), [1, 2]);
});

test('a server that does not start is explained, and can be started later', async () => {
  editor.documents = [storyboard];
  editor.startFault = new Error('spawn ibls ENOENT');
  await activate();
  assert.deepEqual(editor.errors, ["ibls: 'ibls' could not be started: spawn ibls ENOENT"]);
  assert.deepEqual(editor.executed, [['workbench.action.openSettings', 'ibls.path']]);
  assert.equal(editor.statuses[0].text, 'ibls: could not be started');
  assert.equal(editor.statuses[0].severity, 2);
  await editor.listeners.open[0](document('Other.xib', 'xml'));
  assert.equal(editor.errors.length, 1);
  editor.startFault = undefined;
  await editor.commands.get('ibls.restart')();
  assert.equal(editor.statuses[0].text, 'ibls: running');
});

test('the status is busy while the workspace is read', async () => {
  editor.documents = [storyboard];
  await activate();
  const passed = [];
  const { handleWorkDoneProgress } = editor.clients[0].options.middleware;
  const next = (token, params) => passed.push([token, params.kind]);
  handleWorkDoneProgress('t', { kind: 'begin', title: 'Reading' }, next);
  assert(editor.statuses[0].busy);
  handleWorkDoneProgress('t', { kind: 'report' }, next);
  assert(editor.statuses[0].busy);
  handleWorkDoneProgress('t', { kind: 'end' }, next);
  assert(!editor.statuses[0].busy);
  assert.deepEqual(passed, [['t', 'begin'], ['t', 'report'], ['t', 'end']]);
});

test('a lens goes to its connections; one without any stays text', async () => {
  editor.documents = [storyboard];
  await activate();
  const place = { uri: 'file:///w/Main.storyboard', range: {} };
  const lenses = [
    { range: { start: 'here' }, command: { title: 'connected', command: 'ibls.showConnection', arguments: [place] } },
    { range: { start: 'there' }, command: { title: 'not connected', command: '' } },
  ];
  const { provideCodeLenses } = editor.clients[0].options.middleware;
  const swift = document('Login.swift', 'swift');
  const shown = await provideCodeLenses(swift, 'token', async () => lenses);
  assert.deepEqual(shown[0].command, {
    title: 'connected',
    command: 'editor.action.goToLocations',
    arguments: [swift.uri, 'here', [{ converted: place }], 'peek', 'Nothing connects this any more'],
  });
  assert.deepEqual(shown[1].command, { title: 'not connected', command: '' });
  assert.equal(withShownConnections(undefined, swift.uri, String), undefined);
});

test('the manifest names what exists', async () => {
  await activate();
  const contributed = manifest.contributes.commands.map((command) => command.command).sort();
  // The offer to rename carries a place, which nobody could type.
  const named = [...editor.commands.keys()].filter((command) => command !== 'ibls.rename');
  assert.deepEqual(contributed, named.sort());
  for (const file of [manifest.main, manifest.icon, 'README.md', 'CHANGELOG.md', 'LICENSE']) {
    assert(fs.existsSync(path.join(__dirname, '..', file)), file);
  }
});

test('the offer to rename asks for a name and sends it to the server', async () => {
  editor.documents = [storyboard];
  await activate();
  assert.deepEqual(editor.clients[0].options.initializationOptions, { commands: ['ibls.rename'] });
  const rename = editor.commands.get('ibls.rename');
  const place = { uri: 'file:///w/Login.swift', position: { line: 2, character: 16 } };
  editor.answers = { 'textDocument/prepareRename': { placeholder: 'titleLabel' }, 'textDocument/rename': { changes: {} } };
  await rename(place);
  assert.deepEqual(editor.asked[0].value, 'titleLabel');
  assert.deepEqual(editor.applied, []);
  editor.typed = 'headline';
  await rename(place);
  assert.deepEqual(editor.requests.at(-1), [
    'textDocument/rename',
    { textDocument: { uri: place.uri }, position: place.position, newName: 'headline' },
  ]);
  assert.deepEqual(editor.applied, [{ converted: { changes: {} } }]);
  editor.answers['textDocument/rename'] = new Error("Login already has 'headline'");
  await rename(place);
  assert.deepEqual(editor.errors, ["ibls: Login already has 'headline'"]);
});
