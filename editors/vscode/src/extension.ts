// Where VS Code begins: what features share is made here, and every feature registered.

import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';
import { Declarations } from './declarations';
import { features } from './features';
import type { Ibls } from './ibls';
import { Server } from './server/server';

let server: Server | undefined;

export function activate(context: vscode.ExtensionContext): void {
  const log = vscode.window.createOutputChannel('ibls', { log: true });
  const middleware = (): Middleware => Object.assign({}, ...features.map((feature) => feature.middleware?.(ibls))) as Middleware;
  server = new Server(log, context.asAbsolutePath('server/ibls'), middleware);
  const ibls: Ibls = { context, log, server, declarations: new Declarations(server) };
  context.subscriptions.push(log, server, ibls.declarations, ...features.flatMap((feature) => feature.register?.(ibls) ?? []));
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}
