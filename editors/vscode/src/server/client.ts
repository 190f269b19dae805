// The client library's client, with what it would say in messages of its own left to Server.

import { spawn, type ChildProcess } from 'node:child_process';
import * as vscode from 'vscode';
import {
  CloseAction,
  ErrorAction,
  LanguageClient,
  type ErrorHandler,
  type Middleware,
} from 'vscode-languageclient/node';
import { servedDocuments } from '../documents';

/** What a client reports of its server's life. */
export interface Life {
  /** The server has ended by itself after it ran; answers whether it is to be started again. */
  crashed(): boolean;
}

/** How long a server may take to end after it was asked to, in milliseconds. */
const farewell = 2000;

/** A server's process and the conversation with it. */
export class Client extends LanguageClient {
  private process: ChildProcess | undefined;
  private wasRunning = false;
  /** The last that the server wrote to standard error; it says why it ended. */
  lastWords = '';

  constructor(program: string, log: vscode.LogOutputChannel, middleware: Middleware, life: Life) {
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
        initializationFailedHandler: () => false,
        errorHandler: errorHandler(() => this.wasRunning && life.crashed()),
      },
    );
  }

  override async start(): Promise<void> {
    await super.start();
    this.wasRunning = true;
  }

  /** Ends the server; the library refuses that while it starts, so then the process is ended. */
  override async stop(timeout = farewell): Promise<void> {
    const process = this.process;
    this.wasRunning = false;
    try {
      await super.stop(timeout);
    } catch (error) {
      this.debug(`stopping: ${String(error)}`);
    }
    if (process?.exitCode === null && process.signalCode === null) {
      const timer = setTimeout(() => process.kill('SIGKILL'), farewell);
      process.once('exit', () => { clearTimeout(timer); });
      // A process that still starts knows of no shutdown.
      if (process.stdin?.writable) process.stdin.end();
      else process.kill();
    }
  }

  /** Every message of the library's goes to the log alone. */
  override error(message: string, data?: unknown): void {
    // What follows an end of the server says no more than the end itself, which Server reports.
    const follows = /connection|server process exited|initialization failed/i.test(message);
    if (follows) super.warn(message, data, false);
    else super.error(message, data, false);
  }

  override warn(message: string, data?: unknown): void {
    super.warn(message, data, false);
  }

  override info(message: string, data?: unknown): void {
    super.info(message, data, false);
  }

  private launch(program: string): Promise<ChildProcess> {
    const launched = spawn(program, ['--stdio'], { stdio: 'pipe' });
    this.process = launched;
    launched.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-1000);
    });
    return new Promise((resolve, reject) => {
      launched.once('spawn', () => { resolve(launched); });
      launched.once('error', reject);
    });
  }
}

function errorHandler(restarts: () => boolean): ErrorHandler {
  return {
    error: () => ({ action: ErrorAction.Continue, handled: true }),
    closed: () => ({ action: restarts() ? CloseAction.Restart : CloseAction.DoNotRestart, handled: true }),
  };
}
