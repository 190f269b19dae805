// What every feature gets, and the form of a feature.

import type * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';
import type { Declarations } from './declarations';
import type { Server } from './server/server';

/** What features share. No feature knows another. */
export interface Ibls {
  readonly context: vscode.ExtensionContext;
  readonly log: vscode.LogOutputChannel;
  readonly server: Server;
  readonly declarations: Declarations;
}

/** One thing that the extension does; a file each, registered by a line in features.ts. */
export interface Feature {
  /** Registers with VS Code; what is returned ends with the extension. */
  readonly register?: (ibls: Ibls) => vscode.Disposable[];
  /** What is altered on the way between VS Code and the server. Each method is altered by one feature only. */
  readonly middleware?: (ibls: Ibls) => Middleware;
}
