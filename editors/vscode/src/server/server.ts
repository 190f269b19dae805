// The server's life: found, started, read, ready, crashed, stopped; one state at a time.

import * as vscode from 'vscode';
import type { CancellationToken, Middleware } from 'vscode-languageclient/node';
import { Client } from './client';
import { isFailure, judged, reason, type Failure } from './failure';
import { locate, type Location } from './locate';
import { thisMachine, tried } from './machine';

export type State =
  | { readonly kind: 'off' }
  | { readonly kind: 'starting' }
  /** Answers come from what has been read so far. */
  | { readonly kind: 'reading'; readonly progress: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A server that has shown that it runs. */
export interface Found extends Location {
  readonly version: string;
}

/** After this many crashes within the span, in milliseconds, the server is not started again. */
const crashLimit = 5;
const crashSpan = 3 * 60 * 1000;

export class Server implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<State>();
  private readonly log: vscode.LogOutputChannel;
  private readonly packaged: string;
  private readonly middleware: () => Middleware;
  private running: Client | undefined;
  private current: State = { kind: 'off' };
  private crashes: number[] = [];
  /** What was asked of this object last; the next begins when it has ended. */
  private turn: Promise<void> = Promise.resolve();

  /** Fires after each change of the state. */
  readonly onDidChangeState = this.changed.event;
  /** The server that was started last; undefined before the first. */
  found: Found | undefined;

  constructor(log: vscode.LogOutputChannel, packaged: string, middleware: () => Middleware) {
    this.log = log;
    this.packaged = packaged;
    this.middleware = middleware;
  }

  get state(): State {
    return this.current;
  }

  /** The client while it can be asked; undefined before and after. */
  get client(): Client | undefined {
    return this.current.kind === 'reading' || this.current.kind === 'ready' ? this.running : undefined;
  }

  /** Starts the server unless it runs, starts or has failed; a failure takes a restart. */
  start(): Promise<void> {
    return this.then(async () => {
      if (this.current.kind === 'off') await this.launch();
    });
  }

  restart(): Promise<void> {
    // One that hangs at its start would never give up its turn.
    if (this.current.kind === 'starting') void this.running?.stop();
    return this.then(async () => {
      await this.end();
      this.crashes = [];
      await this.launch();
    });
  }

  /** Starts again where another server is to be used than the one that runs, or where none does. */
  reconsider(): Promise<void> {
    return this.then(async () => {
      if (this.current.kind === 'off') return;
      const location = this.location();
      if (!isFailure(location) && location.path === this.found?.path && this.current.kind !== 'failed') return;
      await this.end();
      await this.launch();
    });
  }

  stop(): Promise<void> {
    if (this.current.kind === 'starting') void this.running?.stop();
    return this.then(() => this.end());
  }

  dispose(): void {
    this.changed.dispose();
  }

  /**
   * Asks the server.
   * @returns undefined where no server runs
   * @throws what the server answers instead, as an `Error` with its sentence
   */
  async request<Answer>(method: string, parameters: object, token?: CancellationToken): Promise<Answer | undefined> {
    // An undefined token would count as a second parameter.
    return token ? this.client?.sendRequest<Answer>(method, parameters, token) : this.client?.sendRequest<Answer>(method, parameters);
  }

  /** Where the server is that the settings ask for now. */
  location(): Location | Failure {
    const setting = vscode.workspace.getConfiguration('ibls').get('path', '');
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    return locate({ setting, folder, packaged: this.packaged }, thisMachine());
  }

  private then(action: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(action).catch((error: unknown) => {
      this.log.error(`ibls: ${String(error)}`);
    });
    return this.turn;
  }

  private show(state: State): void {
    this.current = state;
    this.changed.fire(state);
  }

  private fail(failure: Failure): void {
    this.log.error(failure.message);
    this.show({ kind: 'failed', failure });
  }

  private async launch(): Promise<void> {
    this.show({ kind: 'starting' });
    const location = this.location();
    if (isFailure(location)) {
      this.fail(location);
      return;
    }
    const version = judged(await tried(location.path));
    if (isFailure(version)) {
      this.fail(version);
      return;
    }
    this.found = { ...location, ...version };
    this.log.info(`starting ${location.path} (${version.version}), from ${location.origin}`);
    const client = new Client(location.path, this.log, this.observed(this.middleware()), { crashed: () => this.crashed() });
    this.running = client;
    try {
      await client.start();
      this.show({ kind: 'reading', progress: '' });
    } catch (error) {
      if (this.running === client) this.running = undefined;
      const why = reason(client.lastWords);
      this.log.debug(String(error));
      this.fail({ reason: 'dies at start', message: `'${location.path}' ended while it was starting${why}` });
    }
  }

  private async end(): Promise<void> {
    const client = this.running;
    this.running = undefined;
    this.show({ kind: 'off' });
    await client?.stop();
  }

  private crashed(): boolean {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < crashSpan), now];
    if (this.crashes.length < crashLimit) {
      this.log.warn(`the server has ended unexpectedly (${this.crashes.length} of ${crashLimit}) and is started again`);
      this.show({ kind: 'reading', progress: '' });
      return true;
    }
    this.running = undefined;
    const path = this.found?.path ?? 'ibls';
    this.fail({
      reason: 'keeps crashing',
      message: `'${path}' crashed ${crashLimit} times in three minutes and is not started again.`,
    });
    return false;
  }

  /** Tells from what passes by when the server has read its folders. */
  private observed(middleware: Middleware): Middleware {
    const ready = (): void => {
      if (this.current.kind === 'reading') this.show({ kind: 'ready' });
    };
    return {
      ...middleware,
      handleWorkDoneProgress: (token, parameters, next) => {
        // Reading folders is all that the server reports on.
        if (parameters.kind === 'end') ready();
        else this.show({ kind: 'reading', progress: parameters.message ?? ('title' in parameters ? parameters.title : '') });
        next(token, parameters);
      },
      // The workspace's findings are answered after its folders have been read.
      provideWorkspaceDiagnostics: async (resultIds, token, reporter, next) => {
        const report = await next(resultIds, token, reporter);
        ready();
        return report;
      },
    };
  }
}
