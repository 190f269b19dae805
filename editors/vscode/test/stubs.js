'use strict';

// Stand-ins for the two modules that exist in the editor only, with what the extension uses of them.
const Module = require('node:module');

/** What the extension did to the editor, and what the editor is made of. */
const editor = {
  commands: new Map(),
  executed: [],
  errors: [],
  asked: [],
  typed: undefined,
  applied: [],
  requests: [],
  answers: {},
  settings: {},
  documents: [],
  folders: [],
  listeners: { open: [], configuration: [] },
  statuses: [],
  clients: [],
  startFault: undefined,
  startDelay: undefined,
  reset() {
    Object.assign(editor, {
      commands: new Map(), executed: [], errors: [], asked: [], typed: undefined, applied: [], requests: [], answers: {}, settings: {}, documents: [], folders: [],
      listeners: { open: [], configuration: [] }, statuses: [], clients: [], startFault: undefined, startDelay: undefined,
    });
  },
};

const vscode = {
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  window: {
    createOutputChannel: (name) => ({ name, shown: 0, show() { this.shown += 1; }, dispose() {} }),
    showErrorMessage: async (message, ...choices) => {
      editor.errors.push(message);
      return choices[0];
    },
    showInputBox: async (options) => {
      editor.asked.push(options);
      return editor.typed;
    },
  },
  languages: {
    createLanguageStatusItem: (id, selector) => {
      const item = { id, selector, busy: false, dispose() {} };
      editor.statuses.push(item);
      return item;
    },
  },
  commands: {
    registerCommand: (name, action) => {
      if (editor.commands.has(name)) throw new Error(`command '${name}' already exists`);
      editor.commands.set(name, action);
      return { dispose() {} };
    },
    executeCommand: async (...call) => editor.executed.push(call),
  },
  workspace: {
    applyEdit: async (edit) => editor.applied.push(edit),
    get textDocuments() { return editor.documents; },
    get workspaceFolders() { return editor.folders.map((fsPath) => ({ uri: { fsPath } })); },
    getConfiguration: (section) => ({ get: (name, fallback) => editor.settings[`${section}.${name}`] ?? fallback }),
    onDidOpenTextDocument: (listener) => (editor.listeners.open.push(listener), { dispose() {} }),
    onDidChangeConfiguration: (listener) => (editor.listeners.configuration.push(listener), { dispose() {} }),
  },
};

const State = { Stopped: 1, Running: 2, Starting: 3 };

class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, state: State.Stopped, listeners: [] });
    this.protocol2CodeConverter = {
      asLocation: (location) => ({ converted: location }),
      asWorkspaceEdit: async (edit) => ({ converted: edit }),
    };
    editor.clients.push(this);
  }
  async sendRequest(method, params) {
    editor.requests.push([method, params]);
    const answer = editor.answers[method];
    if (answer instanceof Error) throw answer;
    return answer;
  }
  onDidChangeState(listener) { this.listeners.push(listener); }
  become(newState) {
    const oldState = this.state;
    this.state = newState;
    for (const listener of this.listeners) listener({ oldState, newState });
  }
  async start() {
    this.become(State.Starting);
    await editor.startDelay;
    if (editor.startFault) {
      this.become(State.Stopped);
      throw editor.startFault;
    }
    this.become(State.Running);
  }
  async stop() {
    if (this.state !== State.Running) throw new Error("Client is not running and can't be stopped");
    this.become(State.Stopped);
  }
}

const stubs = { vscode, 'vscode-languageclient/node': { LanguageClient, State } };
const load = Module._load;
Module._load = (request, ...rest) => stubs[request] ?? load(request, ...rest);

module.exports = { editor };
