// Stands in for the Swift extension in tests: answers for Swift files alone, as sourcekit-lsp does, and misbehaves in
// the ways that the settings standin.* name. Its exports and its commands let tests look at what it was asked.
'use strict';

const { readFile } = require('node:fs/promises');
const { setInterval } = require('node:timers');
const vscode = require('vscode');
const { startRemote } = require('./remote.js');
const { declares, labelsAfter, methodName, words } = require('./source.js');

const selector = { scheme: 'file', language: 'swift' };
const calls = [];

/** Called by VS Code; the exports do what the commands do. */
function activate(context) {
  const rename = new RenameRegistration();
  context.subscriptions.push(
    rename,
    vscode.languages.registerDefinitionProvider(selector, { provideDefinition: definition }),
    vscode.languages.registerReferenceProvider(selector, { provideReferences: references }),
    vscode.languages.registerHoverProvider(selector, { provideHover: hover }),
    vscode.commands.registerCommand('standin.renameAlone', renameAlone),
    vscode.commands.registerCommand('standin.register', () => rename.register()),
    vscode.commands.registerCommand('standin.log', () => [...calls]),
    vscode.commands.registerCommand('standin.clear', clear),
    ...startRemote(vscode),
  );
  return { renameAlone, register: () => rename.register(), log: () => [...calls], clear };
}

function clear() {
  calls.length = 0;
}

function setting(name) {
  return vscode.workspace.getConfiguration('standin').get(name);
}

/** Keeps the rename registered in the manner of the setting standin.register. */
class RenameRegistration {
  constructor() {
    this.subscriptions = [
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('standin.register') || event.affectsConfiguration('standin.prepare')) this.start();
      }),
      vscode.window.onDidChangeTextEditorSelection((event) => {
        const isSwift = vscode.languages.match(selector, event.textEditor.document) > 0;
        if (isSwift && setting('register') === 'on every cursor move') this.register();
      }),
    ];
    this.start();
  }

  start() {
    this.stop();
    const when = setting('register');
    if (when === 'late') this.timer = setTimeout(() => this.register(), 3000);
    else if (when !== 'never') this.register();
    if (when === 'again and again') this.timer = setInterval(() => this.register(), 300);
  }

  register() {
    this.registration?.dispose();
    const prepares = setting('prepare') === 'yes';
    this.registration = vscode.languages.registerRenameProvider(selector, {
      provideRenameEdits: rename,
      ...(prepares && { prepareRename }),
    });
  }

  stop() {
    clearTimeout(this.timer);
    this.registration?.dispose();
    this.registration = undefined;
  }

  dispose() {
    this.stop();
    for (const subscription of this.subscriptions) subscription.dispose();
  }
}

function record(kind, document, position, newName) {
  const call = { kind, uri: document.uri.toString(), line: position.line, character: position.character };
  calls.push(newName === undefined ? call : { ...call, newName });
}

async function prepareRename(document, position) {
  record('prepare', document, position);
  if (setting('rename') === 'refuses to prepare') throw new Error('standin refuses to prepare');
  const symbol = await symbolAt(document, position);
  if (symbol === undefined) throw new Error('The element can\'t be renamed.');
  return { range: symbol.word.range, placeholder: symbol.method ?? symbol.name };
}

async function rename(document, position, newName) {
  record('rename', document, position, newName);
  const manner = setting('rename');
  switch (manner) {
    case 'refuses':
      throw new Error('standin refuses');
    case 'throws':
      // Not an Error on purpose: extensions reject with strings and objects, too.
      return Promise.reject('standin throws');
    case 'empty':
      return new vscode.WorkspaceEdit();
    case 'null':
      return null;
    case 'hangs':
      return new Promise(() => {});
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, 2000));
      break;
  }
  return editOf(document, position, newName, manner);
}

/** Renames in Swift files without the command of VS Code, as an extension's own command would. */
async function renameAlone(uri, position, newName) {
  const document = await vscode.workspace.openTextDocument(uri);
  const edit = await editOf(document, position, newName, 'works');
  return edit !== undefined && vscode.workspace.applyEdit(edit);
}

async function editOf(document, position, newName, manner) {
  const symbol = await symbolAt(document, position);
  if (symbol === undefined) return undefined;
  const text = newName.replace(/\(.*$/s, '');
  const edit = new vscode.WorkspaceEdit();
  for (const place of symbol.places) {
    if (manner === 'overlaps' && place.declares) edit.replace(place.uri, place.reaching(1), `${text}_`);
    else if (manner === 'whole signature' && place.labels > 0) {
      edit.replace(place.uri, place.reaching(place.labels), text + place.after(place.labels));
    } else edit.replace(place.uri, place.range, text);
  }
  return edit;
}

async function definition(document, position) {
  record('definition', document, position);
  const symbol = setting('navigation') ? await symbolAt(document, position) : undefined;
  return symbol?.places.filter((place) => place.declares).map((place) => new vscode.Location(place.uri, place.range));
}

async function references(document, position, context) {
  record('references', document, position);
  const symbol = setting('navigation') ? await symbolAt(document, position) : undefined;
  const places = symbol?.places.filter((place) => context.includeDeclaration || !place.declares);
  return places?.map((place) => new vscode.Location(place.uri, setting('points') ? place.range.start : place.range));
}

function hover(document, position) {
  record('hover', document, position);
  const range = document.getWordRangeAtPosition(position);
  if (range === undefined || !setting('navigation')) return undefined;
  return new vscode.Hover(`swift: let me say ${document.getText(range)}`, range);
}

/** The symbol at a position with all its places in Swift files; undefined where the workspace declares none. */
async function symbolAt(document, position) {
  const offset = document.offsetAt(position);
  const found = words(document.getText()).find((word) => word.start <= offset && offset <= word.end);
  if (found === undefined) return undefined;
  const files = await swiftFiles(found.name);
  const places = files.flatMap(({ uri, text }) => placesIn(uri, text, found.name));
  const declarations = places.filter((place) => place.declares);
  if (declarations.length === 0) return undefined;
  const word = { range: new vscode.Range(document.positionAt(found.start), document.positionAt(found.end)) };
  return { name: found.name, word, places, method: declarations.find((place) => place.method !== undefined)?.method };
}

function placesIn(uri, text, name) {
  const named = words(text).filter((word) => word.name === name);
  return named.map((word) => ({
    uri,
    range: new vscode.Range(positionAt(text, word.start), positionAt(text, word.end)),
    declares: declares(text, word),
    method: methodName(text, word),
    labels: labelsAfter(text, word),
    after: (length) => text.slice(word.end, word.end + length),
    reaching: (length) => new vscode.Range(positionAt(text, word.start), positionAt(text, word.end + length)),
  }));
}

function positionAt(text, offset) {
  const before = text.slice(0, offset);
  return new vscode.Position(before.split('\n').length - 1, offset - before.lastIndexOf('\n') - 1);
}

/** The Swift files of the workspace that hold a word: as they are in open editors, from disk otherwise. */
async function swiftFiles(word) {
  const uris = await vscode.workspace.findFiles('**/*.swift');
  const files = await Promise.all(uris.map(async (uri) => ({ uri, text: await textOf(uri) })));
  return files.filter(({ text }) => text.includes(word));
}

async function textOf(uri) {
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  return open?.getText() ?? readFile(uri.fsPath, 'utf8');
}

module.exports = { activate };
