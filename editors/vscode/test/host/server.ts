import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Host, install, repositoryRoot } from './install.mjs';

/** User settings by their full names. A value of undefined leaves a setting out. */
export type Settings = Record<string, unknown>;

/** The root of the repository. */
export const root = repositoryRoot(__dirname);

/** The folder of the extension under test. */
export const extensionFolder = path.join(root, 'editors/vscode');

/** The extension that stands in for the Swift extension. */
export const standInFolder = path.join(extensionFolder, 'test/swift');

/** The ibls server the tests run against: IBLS, or a build of this checkout, or the one kept for the tests. */
export function iblsServer(): string {
  const given = process.env['IBLS'];
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new Error(`IBLS names '${given}', which is not there`);
    return given;
  }
  const built = ['debug', 'release'].map((kind) => path.join(root, '.build', kind, 'ibls')).find((file) => existsSync(file));
  return built ?? unpackedServer();
}

function unpackedServer(): string {
  const archive = path.join(root, '../shared/vscode/ibls-linux-x86_64.xz');
  const file = path.join(root, '.build/vscode/ibls');
  if (!existsSync(archive) && existsSync(file)) return file;
  if (!existsSync(archive) || process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('there is no ibls server: build one with swift build, or name one by IBLS');
  }
  if (existsSync(file) && statSync(file).mtimeMs >= statSync(archive).mtimeMs) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, execFileSync('xz', ['-dc', archive], { maxBuffer: 1 << 28 }));
  chmodSync(draft, 0o755);
  // Renamed at the end, because test files that run side by side may unpack it at the same time.
  renameSync(draft, file);
  return file;
}

/** A fresh copy of the example app in a folder of its own, removed when the process ends. */
export function copyOfExample(): string {
  const folder = temporaryFolder('example');
  cpSync(path.join(root, 'Tests/Example'), folder, { recursive: true });
  return folder;
}

/** An empty folder, removed when the process ends unless IBLS_KEEP is set. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `ibls-${name}-`));
  atTheEnd(() => {
    if (process.env['IBLS_KEEP'] === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return folder;
}

/** Settings that keep a window quiet, with the server under test in `ibls.path`. */
export function quietSettings(): Settings {
  return {
    'ibls.path': iblsServer(),
    'chat.disableAIFeatures': true,
    // A browser's VS Code saves by itself unless it is asked not to; a desktop's doesn't.
    'files.autoSave': 'off',
    'extensions.autoCheckUpdates': false,
    'extensions.autoUpdate': false,
    'extensions.ignoreRecommendations': true,
    'files.simpleDialog.enable': true,
    'git.openRepositoryInParentFolders': 'never',
    'remote.autoForwardPorts': false,
    'security.workspace.trust.enabled': false,
    'telemetry.telemetryLevel': 'off',
    'update.mode': 'none',
    'window.confirmBeforeClose': 'never',
    'workbench.enableExperiments': false,
    'workbench.secondarySideBar.defaultVisibility': 'hidden',
    'workbench.startupEditor': 'none',
    'workbench.tips.enabled': false,
  };
}

/** What a server starts with. */
export interface ServerOptions {
  /** Added to, and winning over, the settings that keep a window quiet. */
  settings?: Settings;
  /** Folders of extensions, or packages (.vsix), that are installed before the start. */
  extensions?: string[];
  /** Lets the page take an extension in development and a module of tests. Keeps messages from being shown. */
  runsTests?: boolean;
  /** Added to the environment of the server and so to that of its extension hosts. */
  environment?: Record<string, string>;
}

/** VS Code's server on a free port, with folders of its own. */
export class CodeServer {
  readonly port: number;
  /** Holds the folders user, server and extensions. */
  readonly folder: string;
  readonly host: Host;
  readonly #child: ChildProcess;

  private constructor(host: Host, folder: string, child: ChildProcess, port: number) {
    this.host = host;
    this.folder = folder;
    this.#child = child;
    this.port = port;
  }

  /** Starts a server, and installs VS Code for the tests first where that was not done yet. */
  static async start(options: ServerOptions = {}): Promise<CodeServer> {
    const host = await install(root);
    if ('missing' in host) throw new Error(host.missing);
    const folder = temporaryFolder('host');
    writeSettings(folder, { ...quietSettings(), ...options.settings });
    installExtensions(host, folder, [standInFolder, ...(options.extensions ?? [])]);
    const driver = options.runsTests === true ? ['--enable-smoke-test-driver'] : [];
    const child = spawn(host.node, [...serverParameters(host, folder), ...startParameters, ...driver], {
      // A group of its own: extension hosts and language servers end together with it.
      detached: true,
      env: environment(options.environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    atTheEnd(() => {
      endGroup(child);
    });
    return new CodeServer(host, folder, child, await listeningPort(child));
  }

  /** The address of a page, with development extensions and other parts of the payload. */
  address(place: { folder: string } | { workspace: string }, payload: [string, string][] = []): string {
    const all = [['skipWelcome', 'true'], ['skipReleaseNotes', 'true'], ...payload];
    const query = new URLSearchParams({ payload: JSON.stringify(all), ...place });
    return `http://127.0.0.1:${this.port}/?${query.toString()}`;
  }

  /** How the page names a file of this machine. */
  remote(file: string): string {
    return `vscode-remote://127.0.0.1:${this.port}${file}`;
  }

  /** The text of all log files: the extension hosts' and those of the output channels. */
  logs(): string {
    const logs = path.join(this.folder, 'user/logs');
    if (!existsSync(logs)) return '';
    const files = readdirSync(logs, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.log'));
    return files.map((name) => `== ${name}\n${readFileSync(path.join(logs, name), 'utf8')}`).join('\n');
  }

  /** Ends the server with everything it started. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const closed = new Promise((resolve) => this.#child.once('exit', resolve));
    endGroup(this.#child);
    await closed;
  }
}

// The page is closed without a word at times. The server then need not wait hours for it to come back.
const startParameters = [
  '--host=127.0.0.1',
  '--port=0',
  '--without-connection-token',
  '--reconnection-grace-time=20',
];

function serverParameters(host: Host, folder: string): string[] {
  return [
    path.join(host.server, 'out/server-main.js'),
    '--accept-server-license-terms',
    `--user-data-dir=${path.join(folder, 'user')}`,
    `--server-data-dir=${path.join(folder, 'server')}`,
    `--extensions-dir=${path.join(folder, 'extensions')}`,
  ];
}

/** Makes folders known as installed extensions where they lie, then installs the packages. */
function installExtensions(host: Host, folder: string, extensions: string[]): void {
  const list = path.join(folder, 'extensions/extensions.json');
  mkdirSync(path.dirname(list), { recursive: true });
  const isPackage = (file: string): boolean => file.endsWith('.vsix');
  writeFileSync(list, JSON.stringify(extensions.filter((file) => !isPackage(file)).map(installedFolder)));
  for (const file of extensions.filter(isPackage)) installPackage(host, folder, file);
}

function installedFolder(folder: string): unknown {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  return {
    identifier: { id: `${manifest['publisher'] ?? ''}.${manifest['name'] ?? ''}` },
    version: manifest['version'],
    location: { $mid: 1, path: path.resolve(folder), scheme: 'file' },
  };
}

function installPackage(host: Host, folder: string, file: string): void {
  execFileSync(host.node, [...serverParameters(host, folder), `--install-extension=${path.resolve(file)}`, '--force'], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The environment without what VS Code sets for programs started in its own terminal. */
function environment(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VSCODE|ELECTRON|NODE_TEST|NODE_OPTIONS)/.test(name));
  return { ...Object.fromEntries(inherited), ...noGallery, ...added };
}

// Tests install what they need from folders and packages; asking the gallery costs time and logs errors.
const noGallery = { EXTENSIONS_GALLERY: JSON.stringify({ serviceUrl: '' }) };

function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = /agent listening on (\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`VS Code's server ended before it listened:\n${output}`));
    });
  });
}

/** Before the start only: the server of VS Code doesn't notice when the file changes. */
function writeSettings(folder: string, settings: Settings): void {
  // Settings of a machine's scope, such as the path of a program, count from the machine's own file alone.
  for (const name of ['user/User/settings.json', 'user/Machine/settings.json']) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(settings, undefined, 2));
  }
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

const endings: (() => void)[] = [];

/** Does something when the process ends, by itself or by a signal; last come, first done. */
function atTheEnd(act: () => void): void {
  if (endings.length === 0) {
    process.once('exit', () => {
      for (const ending of endings.reverse()) ending();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  }
  endings.push(act);
}
