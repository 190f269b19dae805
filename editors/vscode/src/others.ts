// What other extensions answer, found by asking VS Code while ours decline.

import * as vscode from 'vscode';

/** A call of a provider, ours among them. */
export interface Call {
  readonly feature: 'prepare rename' | 'rename' | 'definition' | 'references';
  readonly uri: vscode.Uri;
  readonly position: vscode.Position;
  /** The new name of a rename. */
  readonly newName?: string;
}

/** VS Code's commands that ask all providers of a feature. */
const commands = {
  'prepare rename': 'vscode.prepareRename',
  rename: 'vscode.executeDocumentRenameProvider',
  definition: 'vscode.executeDefinitionProvider',
  references: 'vscode.executeReferenceProvider',
};

export const outOfTime = Symbol('out of time');

/** Asks other extensions. Providers of ours ask `isAsking` first, and decline where it says so. */
export class Others {
  /** Calls of ours to expect while an answer is outstanding. */
  private readonly expected = new Map<string, Promise<unknown>>();
  /** Calls to expect once of each provider of ours, with those that were called: a second call is the user's. */
  private readonly expectedOnce = new Map<string, Set<object>>();

  /** Answers of all extensions but ours; an equal question that is outstanding answers for both. */
  async ask<Answer>(call: Call, patience: number): Promise<Answer | undefined | typeof outOfTime> {
    const outstanding = this.expected.get(key(call)) as Promise<Answer | undefined> | undefined;
    if (outstanding) return within(patience, outstanding);
    const { feature, uri, position, newName } = call;
    // Whatever is asked for a rename, VS Code prepares it first, and calls each provider once for that.
    const preparing = key({ feature: 'prepare rename', uri, position });
    if (feature === 'rename' || feature === 'prepare rename') this.expectedOnce.set(preparing, new Set());
    const parameters = newName === undefined ? [uri, position] : [uri, position, newName];
    const answer = Promise.resolve(vscode.commands.executeCommand<Answer | undefined>(commands[feature], ...parameters));
    if (feature !== 'prepare rename') this.expected.set(key(call), answer);
    try {
      return await within(patience, answer);
    } finally {
      this.expected.delete(key(call));
      this.expectedOnce.delete(preparing);
    }
  }

  /** Whether a call of one of our providers comes from a question of ours. */
  isAsking(call: Call, provider: object = this): boolean {
    const called = this.expectedOnce.get(key(call));
    if (called && !called.has(provider)) {
      called.add(provider);
      return true;
    }
    return this.expected.has(key(call));
  }
}

function key({ feature, uri, position, newName }: Call): string {
  return [feature, uri.toString(), position.line, position.character, newName].join(' ');
}

/** What a promise settles to, unless that takes longer, in milliseconds. */
export async function within<Value>(time: number, promise: Promise<Value>): Promise<Value | typeof outOfTime> {
  let timer: NodeJS.Timeout | undefined;
  const bound = new Promise<typeof outOfTime>((resolve) => {
    timer = setTimeout(() => { resolve(outOfTime); }, time);
  });
  try {
    return await Promise.race([promise, bound]);
  } finally {
    clearTimeout(timer);
  }
}
