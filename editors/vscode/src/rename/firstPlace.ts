// VS Code asks the rename provider first that was registered last. This one registers again whenever that may no longer
// be ours, and never takes back a registration that an open rename box may still need.

import * as vscode from 'vscode';
import { servedDocuments } from '../documents';

/** What is asked of a rename provider. */
export interface Renamer {
  /** As `RenameProvider.prepareRename`, with the registration that is asked. */
  prepare(
    registration: object,
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<{ range: vscode.Range; placeholder: string } | undefined>;
  /** As `RenameProvider.provideRenameEdits`. */
  edits(
    document: vscode.TextDocument,
    position: vscode.Position,
    newName: string,
    token: vscode.CancellationToken,
  ): Promise<vscode.WorkspaceEdit | undefined>;
}

/**
 * How many registrations stay. VS Code may be about to call one that was the newest a moment ago, and a registration
 * that has been taken back loses its rename to the next extension without a word.
 */
const kept = 4;

/** Keeps a rename provider the one that VS Code asks first. */
export class FirstPlace implements vscode.Disposable {
  private readonly renamer: Renamer;
  /** The newest one last. */
  private registrations: vscode.Disposable[] = [];
  /** Registrations with calls that have not been answered. */
  private readonly busy = new Set<vscode.Disposable>();
  /** The registration that answered last: a box may be open that will ask it for its edits. */
  private held: vscode.Disposable | undefined;

  constructor(renamer: Renamer) {
    this.renamer = renamer;
  }

  dispose(): void {
    for (const registration of this.registrations) registration.dispose();
  }

  /** Makes ours the provider that VS Code asks first. */
  take(): void {
    const registration: vscode.Disposable = vscode.languages.registerRenameProvider(servedDocuments, {
      prepareRename: (document, position, token) =>
        this.whileBusy(registration, async () => {
          const answer = await this.renamer.prepare(registration, document, position, token);
          if (answer) this.held = registration;
          return answer;
        }),
      provideRenameEdits: (document, position, newName, token) =>
        this.whileBusy(registration, () => this.renamer.edits(document, position, newName, token)),
    });
    const stays = (old: vscode.Disposable, index: number): boolean =>
      index > this.registrations.length - kept || old === this.held || this.busy.has(old);
    const leaving = this.registrations.filter((old, index) => !stays(old, index));
    this.registrations = [...this.registrations.filter(stays), registration];
    for (const old of leaving) old.dispose();
  }

  private async whileBusy<Answer>(registration: vscode.Disposable, act: () => Promise<Answer>): Promise<Answer> {
    this.busy.add(registration);
    try {
      return await act();
    } finally {
      this.busy.delete(registration);
    }
  }
}
