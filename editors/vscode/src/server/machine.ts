// The machine as it is, for the search in locate.ts, and a trial of what the search found.

import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import type { Trial } from './failure';
import type { Machine } from './locate';

/** A first start may have to wait for macOS to check a new program. */
const patience = 10_000;

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    home: os.homedir(),
    pathFolders: (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder)),
    kind: kindOf,
    head: headOf,
  };
}

function kindOf(file: string): ReturnType<Machine['kind']> {
  try {
    if (fs.statSync(file).isDirectory()) return 'folder';
  } catch {
    return 'missing';
  }
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return 'executable';
  } catch {
    return 'file';
  }
}

function headOf(file: string): Uint8Array {
  try {
    const descriptor = fs.openSync(file, 'r');
    try {
      const bytes = new Uint8Array(64);
      return bytes.subarray(0, fs.readSync(descriptor, bytes));
    } finally {
      fs.closeSync(descriptor);
    }
  } catch {
    // It may be executable and not readable; then starting it decides.
    return new Uint8Array();
  }
}

/** Runs a server's `--version`, which takes some milliseconds; the signal ends it. */
export async function tried(server: string, signal?: AbortSignal): Promise<Trial> {
  const result = await run(server, ['--version'], signal);
  const failed = result.exitCode !== 0 || result.timedOut;
  return {
    path: server,
    ...result,
    quarantined: failed && process.platform === 'darwin' && (await isQuarantined(server)),
  };
}

async function isQuarantined(file: string): Promise<boolean> {
  return (await run('/usr/bin/xattr', ['-p', 'com.apple.quarantine', file])).exitCode === 0;
}

type Outcome = Pick<Trial, 'output' | 'errors' | 'exitCode' | 'signal' | 'startError' | 'timedOut'>;

async function run(program: string, parameters: string[], signal?: AbortSignal): Promise<Outcome> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, parameters, { timeout: patience, killSignal: 'SIGKILL', signal });
    return { output: stdout, errors: stderr, exitCode: 0, signal: null, startError: undefined, timedOut: false };
  } catch (error) {
    const failed = error as Error & {
      code?: number | string | null;
      killed?: boolean;
      signal?: string | null;
      stdout?: string;
      stderr?: string;
    };
    return {
      output: failed.stdout ?? '',
      errors: failed.stderr ?? '',
      exitCode: typeof failed.code === 'number' ? failed.code : null,
      signal: failed.signal ?? null,
      startError: typeof failed.code === 'string' ? failed.code : undefined,
      timedOut: failed.killed ?? false,
    };
  }
}
