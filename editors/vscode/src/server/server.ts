// The server's life: found, started, read, ready, crashed, stopped; one state at a time.

import * as vscode from 'vscode';
import type { CancellationToken, Middleware } from 'vscode-languageclient/node';
import type { Client } from './client';
import { isFailure, judged, type Failure } from './failure';
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
  /** What the last start looked for; undefined before the first. */
  private sought: Location | Failure | undefined;
  /** Taken back when something else is wanted: a start may hang, and must hold up nothing. */
  private wish = new AbortController();
  /** What was asked of this object last; the next begins when it has ended. */
  private turn: Promise<void> = Promise.resolve();

  /** Fires after each change of the state. */
  readonly onDidChangeState = this.changed.event;
  /** The server that runs, or that ended last; undefined while none has shown that it works. */
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
    return this.current.kind === 'off' ? this.begin() : this.turn;
  }

  restart(): Promise<void> {
    this.crashes = [];
    return this.begin();
  }

  /** Starts again where another server is to be used than the one that was last looked for. */
  reconsider(): Promise<void> {
    if (this.current.kind === 'off' || isSame(this.location(), this.sought)) return this.turn;
    this.crashes = [];
    return this.begin();
  }

  stop(): Promise<void> {
    return this.instead({ kind: 'off' }, () => this.end());
  }

  dispose(): void {
    this.wish.abort();
    this.changed.dispose();
  }

  /**
   * Asks the server.
   * @returns undefined where no server runs
   * @throws what the server answers instead, as an `Error` with its sentence
   */
  async request<Answer>(method: string, parameters: object, token?: CancellationToken): Promise<Answer | undefined> {
    return this.client?.ask<Answer>(method, parameters, token);
  }

  /** Where the server is that the settings ask for now. */
  location(): Location | Failure {
    const setting = vscode.workspace.getConfiguration('ibls').get('path', '');
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    return locate({ setting, folder, packaged: this.packaged }, thisMachine());
  }

  private begin(): Promise<void> {
    const sought = this.location();
    this.sought = sought;
    this.found = undefined;
    return this.instead({ kind: 'starting' }, async (signal) => {
      await this.end();
      const failure = signal.aborted ? undefined : await this.launch(sought, signal);
      // What was ended on purpose has not failed.
      if (!failure || signal.aborted) return;
      this.log.error(failure.message);
      this.show({ kind: 'failed', failure });
    });
  }

  /** Takes back what was asked before, so that only the last wish is seen through. */
  private instead(state: State, action: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.wish.abort();
    this.wish = new AbortController();
    const { signal } = this.wish;
    this.show(state);
    this.turn = this.turn
      .then(() => (signal.aborted ? undefined : action(signal)))
      .catch((error: unknown) => { if (!signal.aborted) this.log.error(`ibls: ${String(error)}`); });
    return this.turn;
  }

  private show(state: State): void {
    this.current = state;
    this.changed.fire(state);
  }

  /** @returns why there is no server now */
  private async launch(location: Location | Failure, signal: AbortSignal): Promise<Failure | undefined> {
    if (isFailure(location)) return location;
    const version = judged(await tried(location.path, signal));
    if (isFailure(version)) return version;
    signal.throwIfAborted();
    this.found = { ...location, ...version };
    this.log.info(`starting ${location.path} (${version.version}), from ${location.origin}`);
    // The library is half a megabyte of code; the extension's activation does not wait for it.
    const { Client } = await import('./client');
    const client = new Client(location.path, this.log, this.observed(this.middleware(), signal), () => {
      if (!signal.aborted) this.crashed(location);
    });
    this.running = client;
    try {
      await client.run(signal);
      signal.throwIfAborted();
      this.show({ kind: 'reading', progress: '' });
      return undefined;
    } catch (error) {
      this.log.debug(String(error));
      const ending = await client.ending();
      await this.end();
      const what = ending === undefined ? `could not be started: ${String(error)}` : `ended while it was starting, with ${ending}`;
      return { reason: 'dies at start', message: `'${location.path}' ${what}` };
    }
  }

  private async end(): Promise<void> {
    const client = this.running;
    this.running = undefined;
    await client?.stop();
  }

  private crashed({ path }: Location): void {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < crashSpan), now];
    if (this.crashes.length < crashLimit) {
      this.log.warn(`the server has ended unexpectedly (${this.crashes.length} of ${crashLimit}) and is started again`);
      void this.begin();
      return;
    }
    const message = `'${path}' crashed ${crashLimit} times in three minutes and is not started again.`;
    this.log.error(message);
    void this.instead({ kind: 'failed', failure: { reason: 'keeps crashing', message } }, () => this.end());
  }

  /** Tells from what passes by when the server has read its folders. */
  private observed(middleware: Middleware, signal: AbortSignal): Middleware {
    /** The folders that are being read, by the tokens of their progress. */
    const readings = new Set<number | string>();
    const show = (progress: string): void => {
      if (signal.aborted || !this.client) return;
      if (readings.size > 0) this.show({ kind: 'reading', progress });
      else if (this.current.kind === 'reading') this.show({ kind: 'ready' });
    };
    return {
      ...middleware,
      handleWorkDoneProgress: (token, parameters, next) => {
        // Reading folders is all that the server reports on.
        if (parameters.kind === 'end') readings.delete(token);
        else readings.add(token);
        show(parameters.kind === 'report' ? (parameters.message ?? '') : '');
        next(token, parameters);
      },
      // The workspace's findings are answered after its folders have been read.
      provideWorkspaceDiagnostics: async (resultIds, token, reporter, next) => {
        const report = await next(resultIds, token, reporter);
        show('');
        return report;
      },
    };
  }
}

function isSame(one: Location | Failure, other: Location | Failure | undefined): boolean {
  if (!other || isFailure(one) !== isFailure(other)) return false;
  return isFailure(one) ? one.message === (other as Failure).message : one.path === (other as Location).path;
}
