// Where the server is: a pure search, with everything it takes from the machine in one value.

import * as path from 'node:path';
import type { Failure } from './failure';

/** What the search takes from the machine. */
export interface Machine {
  /** As Node.js names it: `darwin`, `linux`. */
  readonly platform: string;
  /** As Node.js names it: `arm64`, `x64`. */
  readonly arch: string;
  readonly home: string;
  /** The folders of PATH as the editor sees it, which is often not what a shell sees. */
  readonly pathFolders: readonly string[];
  readonly kind: (file: string) => 'missing' | 'folder' | 'file' | 'executable';
  /** The first bytes of a file; empty where it can't be read. */
  readonly head: (file: string) => Uint8Array;
}

/** What the user and the package say about where to look. */
export interface Wish {
  /** The setting `ibls.path`; empty where it is not set. */
  readonly setting: string;
  /** The first folder of the workspace, for `${workspaceFolder}` and relative paths. */
  readonly folder: string | undefined;
  /** Where a package with a server inside has it. */
  readonly packaged: string;
}

export type Origin = 'ibls.path' | 'the package' | 'PATH' | 'a usual folder';

export interface Location {
  readonly path: string;
  readonly origin: Origin;
}

/** Folders in which installers put programs, and which an editor that was not started from a shell doesn't see in PATH. */
const usualFolders = ['/opt/homebrew/bin', '/usr/local/bin', '~/.local/bin', '~/.mint/bin'];

const programName = 'ibls';

/** The server to start, or why there is none. */
export function locate(wish: Wish, machine: Machine): Location | Failure {
  const setting = wish.setting.trim();
  if (setting.includes('/') || setting.includes('\\')) {
    return checked({ path: expanded(setting, wish.folder, machine), origin: 'ibls.path' }, machine);
  }
  const name = setting || programName;
  if (!setting && machine.kind(wish.packaged) !== 'missing') {
    return checked({ path: wish.packaged, origin: 'the package' }, machine);
  }
  const usual = usualFolders.map((folder) => expanded(folder, undefined, machine));
  const candidates: Location[] = [
    ...machine.pathFolders.map((folder): Location => ({ path: path.join(folder, name), origin: 'PATH' })),
    ...usual.map((folder): Location => ({ path: path.join(folder, name), origin: 'a usual folder' })),
  ];
  // A shell passes over what it can't execute, so that a later folder may still have it.
  const found = candidates.find(({ path }) => machine.kind(path) === 'executable');
  if (found) return checked(found, machine);
  const unusable = candidates.find(({ path }) => machine.kind(path) === 'file');
  if (unusable) return checked(unusable, machine);
  const places = [
    ...(setting ? [] : ['the extension (this package brings no server)']),
    `PATH as VS Code sees it (${machine.pathFolders.join(':') || 'empty'})`,
    usualFolders.join(', '),
  ];
  return {
    reason: 'missing',
    message: `The server '${name}' was not found. Looked in ${places.join('; ')}.`,
  };
}

function checked(location: Location, machine: Machine): Location | Failure {
  const named = `'${location.path}', from ${location.origin},`;
  switch (machine.kind(location.path)) {
    case 'missing':
      return { reason: 'missing', message: `The server was not found: ${named} does not exist.` };
    case 'folder':
      return { reason: 'not executable', message: `The server can't be started: ${named} is a folder.` };
    case 'file':
      return {
        reason: 'not executable',
        message: `The server can't be started: ${named} is not executable; 'chmod +x' makes it so.`,
      };
    case 'executable': {
      const other = foreignFormat(machine.head(location.path), machine);
      if (!other) return location;
      return {
        reason: 'wrong machine',
        message: `The server can't be started: ${named} is for ${other}, and this machine is ${described(machine)}.`,
      };
    }
  }
}

function expanded(setting: string, folder: string | undefined, machine: Machine): string {
  let result = setting;
  if (folder !== undefined) result = result.replaceAll('${workspaceFolder}', () => folder);
  if (result === '~' || result.startsWith('~/')) result = path.join(machine.home, result.slice(1));
  if (folder !== undefined && !path.isAbsolute(result)) result = path.join(folder, result);
  return result;
}

function described({ platform, arch }: { platform: string; arch: string }): string {
  const systems: Record<string, string> = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' };
  const system = systems[platform] ?? platform;
  return arch === 'any' ? system : `${system} on ${arch}`;
}

/** The machine that an executable is for, by its first bytes; undefined where it can run here, or is a script. */
function foreignFormat(head: Uint8Array, machine: Machine): string | undefined {
  const made = formatOf(head);
  if (!made) return undefined;
  if (made.platform !== machine.platform) return described(made);
  // A Mac with an M processor runs programs for Intel's as well.
  const runs = made.arch === machine.arch || made.arch === 'any' || (machine.platform === 'darwin' && made.arch === 'x64');
  return runs ? undefined : described(made);
}

function formatOf(head: Uint8Array): { platform: string; arch: string } | undefined {
  if (head.length < 20) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.getUint32(0) === 0x7f454c46) {
    return { platform: 'linux', arch: { 0x3e: 'x64', 0xb7: 'arm64' }[view.getUint16(18, true)] ?? 'another processor' };
  }
  if (view.getUint32(0, true) === 0xfeedfacf) {
    const arch = { 0x01000007: 'x64', 0x0100000c: 'arm64' }[view.getUint32(4, true)] ?? 'another processor';
    return { platform: 'darwin', arch };
  }
  if (view.getUint32(0) === 0xcafebabe) return { platform: 'darwin', arch: 'any' };
  if (view.getUint16(0) === 0x4d5a) return { platform: 'win32', arch: 'any' };
  return undefined;
}
