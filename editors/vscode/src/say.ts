// Messages to the user: each says what, where and what to do, and none is waited for by what caused it.

import * as vscode from 'vscode';
import type { Ibls } from './ibls';

/** A button of a message. */
export interface Choice {
  readonly title: string;
  readonly run: () => Thenable<unknown>;
}

/** Shows a message with buttons, and runs what the user chooses. */
export function say(ibls: Pick<Ibls, 'log'>, kind: 'error' | 'warning' | 'information', text: string, ...choices: Choice[]): void {
  const show = {
    error: vscode.window.showErrorMessage,
    warning: vscode.window.showWarningMessage,
    information: vscode.window.showInformationMessage,
  }[kind];
  settle(
    ibls,
    (async () => {
      const title = await show(text, ...choices.map((choice) => choice.title));
      await choices.find((choice) => choice.title === title)?.run();
    })(),
  );
}

/** Does what a command asks for, and says what goes wrong with it; VS Code's own message would name the command. */
export async function said(ibls: Pick<Ibls, 'log'>, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof vscode.CancellationError)) say(ibls, 'error', `ibls: ${reasonOf(error)}`);
  }
}

/** Lets something go on by itself; what goes wrong with it is logged. */
export function settle(ibls: Pick<Ibls, 'log'>, work: PromiseLike<unknown>): void {
  work.then(undefined, (error: unknown) => {
    if (error instanceof vscode.CancellationError) return;
    ibls.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
}

/** The sentence of anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
