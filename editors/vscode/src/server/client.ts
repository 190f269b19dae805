// The client library's client for one process of the server: it lives as long as that, and says nothing to the user.

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type * as vscode from 'vscode';
import {
  CloseAction,
  ConnectionError,
  ErrorAction,
  ErrorCodes,
  LanguageClient,
  ResponseError,
  type CancellationToken,
  type ErrorHandler,
  type MessageSignature,
  type Middleware,
} from 'vscode-languageclient/node';
import { servedDocuments } from '../documents';
import { reason } from './failure';

/** How long a server may take to end after it was asked to, in milliseconds. */
const farewell = 2000;

/** How long what follows the first sign of an end may take, in milliseconds. */
const endPatience = 500;

/** A server's process and the conversation with it. */
export class Client extends LanguageClient {
  private process: ChildProcessWithoutNullStreams | undefined;
  private phase: 'starting' | 'running' | 'ending' = 'starting';
  /** The last that the server wrote to standard error; it says why it ended. */
  private lastWords = '';
  private hasEndedItself = false;
  /** Ends the wait for a server that starts. */
  private giveUp: (why: Error) => void = () => undefined;

  /** @param crashed called at most once, when the server has ended by itself after it ran */
  constructor(program: string, log: vscode.LogOutputChannel, middleware: Middleware, crashed: () => void) {
    super(
      'ibls',
      'ibls',
      () => this.launch(program),
      {
        documentSelector: servedDocuments,
        outputChannel: log,
        // The server's own offer to rename is left out: VS Code shows "Rename Symbol", which ends here, too.
        initializationOptions: { commands: ['ibls.rename'] },
        middleware,
        // Server says what went wrong.
        initializationFailedHandler: (error) => {
          // What is written to a process that has ended may fail before its end is known.
          if (isEndOfServer(error)) this.noticeEnd();
          return false;
        },
        errorHandler: errorHandler(() => {
          const { phase } = this;
          this.noticeEnd();
          if (phase === 'running') crashed();
        }),
      },
    );
  }

  /**
   * Waits until the server answers, which may be for ever.
   * @throws when it ends instead, and when the signal comes
   */
  async run(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // The library notices an end by closed pipes only, and what a script has started may keep them open.
    const ended = new Promise<never>((_, reject) => { this.giveUp = reject; });
    signal.addEventListener('abort', () => { this.giveUp(new Error('not wanted any more')); }, { once: true });
    await Promise.race([this.start(), ended]);
    this.phase = 'running';
  }

  /** How the process has ended by itself, ready to follow a sentence: `exit code 3: no memory`. Undefined where it hasn't. */
  async ending(): Promise<string | undefined> {
    const process = this.process;
    if (!process || !this.hasEndedItself) return undefined;
    // Its pipes may close before its end is known, and what it wrote may come after that.
    if (isAlive(process)) await Promise.race([once(process, 'exit'), pause(endPatience)]);
    if (isAlive(process)) return undefined;
    if (!process.stderr.closed) await Promise.race([once(process.stderr, 'close'), pause(endPatience)]);
    return `${process.signalCode === null ? `exit code ${process.exitCode ?? 'unknown'}` : `signal ${process.signalCode}`}${reason(this.lastWords)}`;
  }

  /** Ends the server, whatever it is at. */
  override async stop(timeout = farewell): Promise<void> {
    const { process, phase } = this;
    this.phase = 'ending';
    try {
      // The library refuses to stop what has not started.
      if (phase === 'running') await super.stop(timeout);
    } catch (error) {
      this.debug(`stopping: ${String(error)}`);
    }
    if (!process) return;
    if (isAlive(process)) {
      const exit = once(process, 'exit');
      // Its input ends a server that was not asked to shut down, and what a script has started.
      process.stdin.end();
      if (phase === 'starting') process.kill();
      if ((await Promise.race([exit, pause(farewell)])) === undefined) {
        process.kill('SIGKILL');
        await exit;
      }
    }
    for (const pipe of process.stdio) pipe?.destroy();
  }

  /**
   * Asks the server.
   * @returns undefined where it ended before it answered
   */
  async ask<Answer>(method: string, parameters: object, token?: CancellationToken): Promise<Answer | undefined> {
    try {
      // An undefined token would count as a second parameter.
      return await (token ? this.sendRequest<Answer>(method, parameters, token) : this.sendRequest<Answer>(method, parameters));
    } catch (error) {
      if (isEndOfServer(error)) return undefined;
      throw error;
    }
  }

  /** Every message of the library's goes to the log alone. */
  override error(message: string, data?: unknown): void {
    // What fails at a start or an end says no more than these themselves, which Server reports.
    if (this.phase === 'running' && this.process && isAlive(this.process) && !this.process.stdin.errored) super.error(message, data, false);
    else super.debug(message, data, false);
  }

  /** VS Code itself logs what an answer is rejected with. */
  override handleFailedRequest<Answer>(
    type: MessageSignature,
    token: CancellationToken | undefined,
    error: unknown,
    defaultValue: Answer,
    showNotification?: boolean,
    throwOnCancel?: boolean,
  ): Answer {
    if (isEndOfServer(error)) return defaultValue;
    return super.handleFailedRequest(type, token, error, defaultValue, showNotification, throwOnCancel);
  }

  override warn(message: string, data?: unknown): void {
    super.warn(message, data, false);
  }

  override info(message: string, data?: unknown): void {
    super.info(message, data, false);
  }

  private noticeEnd(): void {
    if (this.phase !== 'ending') this.hasEndedItself = true;
    this.phase = 'ending';
  }

  private async launch(program: string): Promise<ChildProcessWithoutNullStreams> {
    const launched = spawn(program, ['--stdio'], { stdio: 'pipe' });
    this.process = launched;
    launched.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-1000);
    });
    // The library no longer listens after the connection's end, and an error that nothing listens to ends the extension host.
    for (const pipe of launched.stdio) pipe?.on('error', (error) => { this.debug(`pipe: ${error.message}`); });
    await once(launched, 'spawn');
    launched.on('error', (error) => { this.debug(`process: ${error.message}`); });
    launched.on('exit', () => {
      // The end of one that runs is noticed by the library, when everything it wrote has been read.
      if (this.phase !== 'starting') return;
      this.noticeEnd();
      this.giveUp(new Error('the process has ended'));
    });
    return launched;
  }
}

/** Whether an error says that the server has ended before it answered. */
function isEndOfServer(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  return error instanceof ResponseError && endCodes.includes(error.code);
}

const endCodes: readonly number[] = [ErrorCodes.PendingResponseRejected, ErrorCodes.ConnectionInactive, ErrorCodes.MessageWriteError];

function isAlive(process: ChildProcessWithoutNullStreams): boolean {
  return process.exitCode === null && process.signalCode === null && process.pid !== undefined;
}

/** Starting again takes a new client: the library's own restart mixes up the old process with the new one. */
function errorHandler(closed: () => void): ErrorHandler {
  return {
    error: () => ({ action: ErrorAction.Continue, handled: true }),
    closed: () => {
      closed();
      return { action: CloseAction.DoNotRestart, handled: true };
    },
  };
}
