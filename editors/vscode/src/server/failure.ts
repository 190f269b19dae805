// What can be wrong with a server, in the one message that the user reads.

/** Why there is no server: what was looked for, where, and what is wrong with it. */
export interface Failure {
  readonly reason:
    | 'missing'
    | 'not executable'
    | 'wrong machine'
    | 'quarantined'
    | 'too old'
    | 'dies at start'
    | 'does not answer'
    | 'keeps crashing';
  /** One or two whole sentences. */
  readonly message: string;
}

export function isFailure(value: object): value is Failure {
  return 'reason' in value;
}

/** What became of `ibls --version`. */
export interface Trial {
  readonly path: string;
  readonly output: string;
  readonly errors: string;
  /** Null where a signal ended it or it could not be started. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The system's name for why it could not be started, such as `EACCES`. */
  readonly startError: string | undefined;
  /** Whether it was ended because it took too long. */
  readonly timedOut: boolean;
  /** Whether macOS keeps it from running because it came from the Internet. */
  readonly quarantined: boolean;
}

/** The oldest server that this extension works with. */
export const oldestVersion = '0.1.0';

/** The version of a server that has shown that it runs, or why it can't be used. */
export function judged(trial: Trial): { readonly version: string } | Failure {
  const server = `'${trial.path}'`;
  if (trial.quarantined && (trial.signal || trial.startError)) {
    return {
      reason: 'quarantined',
      message:
        `macOS keeps ${server} from running because it was downloaded. ` +
        `If you trust it, run: xattr -d com.apple.quarantine "${trial.path}"`,
    };
  }
  if (trial.timedOut) {
    return { reason: 'does not answer', message: `${server} did not answer to '--version' within ten seconds.` };
  }
  if (trial.startError !== undefined) {
    const wrongFormat = trial.startError === 'ENOEXEC' || trial.startError === 'EBADARCH' || trial.startError.includes('-86');
    return wrongFormat
      ? { reason: 'wrong machine', message: `${server} can't be started: it is not made for this machine.` }
      : { reason: 'dies at start', message: `${server} could not be started (${trial.startError}).` };
  }
  if (trial.exitCode !== 0) {
    const ending = trial.signal === null ? `exit code ${trial.exitCode ?? 'unknown'}` : `signal ${trial.signal}`;
    return { reason: 'dies at start', message: `${server} ended at its start with ${ending}${reason(trial.errors)}` };
  }
  const version = /^ibls (\d+\.\d+\.\d+\S*)/m.exec(trial.output)?.[1];
  if (version === undefined) {
    return {
      reason: 'too old',
      message: `${server} does not say which version of ibls it is; version ${oldestVersion} or later is needed.`,
    };
  }
  if (isOlder(version, oldestVersion)) {
    return {
      reason: 'too old',
      message: `${server} is version ${version}; this extension needs ${oldestVersion} or later.`,
    };
  }
  return { version };
}

/** The last line that a program wrote to standard error, ready to follow a sentence. */
export function reason(errors: string): string {
  const line = errors.trim().split('\n').at(-1)?.trim();
  return line ? `: ${line}` : '.';
}

function isOlder(version: string, other: string): boolean {
  const [left, right] = [version, other].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  for (let index = 0; index < 3; index++) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
