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
const kept = 3;

/** Keeps a rename provider the one that VS Code asks first. */
export class FirstPlace implements vscode.Disposable {
  private readonly renamer: Renamer;
  /** The newest one last. */
  private registrations: vscode.Disposable[] = [];
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
      prepareRename: async (document, position, token) => {
        const answer = await this.renamer.prepare(registration, document, position, token);
        if (answer) this.held = registration;
        return answer;
      },
      provideRenameEdits: (document, position, newName, token) => this.renamer.edits(document, position, newName, token),
    });
    const stay = new Set([...this.registrations.slice(1 - kept), registration, this.held]);
    const [staying, leaving] = [this.registrations.filter((old) => stay.has(old)), this.registrations.filter((old) => !stay.has(old))];
    this.registrations = [...staying, registration];
    for (const old of leaving) old.dispose();
  }
}
