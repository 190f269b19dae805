// Installs what the tests need to run VS Code without a desktop: its server, the Node it was built for, and Chromium.
// Everything lies in .build/vscode/host at the root of the repository. Run it by itself, or import `install`.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

const versions = { codeServer: '4.139.1', node: '24', layout: 2 };

/** The root of the repository: the folder above `start` that holds editors/vscode. */
export function repositoryRoot(start) {
  let folder = path.resolve(start);
  while (!existsSync(path.join(folder, 'editors/vscode/package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`no folder above ${start} holds editors/vscode`);
    folder = parent;
  }
  return folder;
}

/** Installs VS Code's server once; a second call returns at once. Says what is missing where it can't be done. */
export async function install(root = repositoryRoot(path.dirname(process.argv[1]))) {
  if (process.platform !== 'linux') return { missing: 'VS Code\'s server is run on Linux only' };
  if (!['x64', 'arm64'].includes(process.arch)) return { missing: `there is no Node ${versions.node} for ${process.arch}` };
  const base = path.join(root, '.build/vscode');
  mkdirSync(base, { recursive: true });
  const log = path.join(base, 'install.log');
  try {
    const chromium = findChromium() ?? (await installPackages(['chromium', 'fonts-dejavu-core'], log), findChromium());
    if (chromium === undefined) return { missing: 'there is no Chromium, and it can be installed by root through apt-get only' };
    await installHost(base, log);
    return { ...locations(path.join(base, 'host')), chromium };
  } catch (error) {
    return { missing: error.message };
  }
}

/** The Chromium, or the Chrome, that PATH leads to. */
function findChromium() {
  return findProgram('chromium') ?? findProgram('google-chrome') ?? findProgram('chromium-browser');
}

function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

function locations(host) {
  return {
    node: path.join(host, `node/node_modules/node-linux-${process.arch}/bin/node`),
    server: path.join(host, 'server/node_modules/code-server/lib/vscode'),
  };
}

function isInstalled(host) {
  try {
    return readFileSync(path.join(host, 'stamp.json'), 'utf8') === JSON.stringify(versions);
  } catch {
    return false;
  }
}

/** Installs into a folder of its own and renames it at the end, so that an interrupted or a second run does no harm. */
async function installHost(base, log) {
  const host = path.join(base, 'host');
  if (isInstalled(host)) return;
  if (findProgram('npm') === undefined) throw new Error('there is no npm to install VS Code\'s server with');
  const draft = path.join(base, `host-${process.pid}`);
  try {
    await fill(draft, log);
    writeFileSync(path.join(draft, 'stamp.json'), JSON.stringify(versions));
    if (isInstalled(host)) return;
    rmSync(host, { recursive: true, force: true });
    renameSync(draft, host);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function fill(draft, log) {
  const { node, server } = locations(draft);
  const npm = async (folder, ...parameters) => {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(path.join(folder, 'package.json'))) writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    const headers = path.resolve(node, '../..');
    const programs = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH: programs, npm_config_nodedir: headers };
    await step(`npm ${parameters.join(' ')}`, 'npm', [...parameters, ...quiet], log, { cwd: folder, env });
  };
  await npm(path.join(draft, 'node'), 'install', '--ignore-scripts', `node-linux-${process.arch}@${versions.node}`);
  await npm(path.join(draft, 'server'), 'install', '--ignore-scripts', `code-server@${versions.codeServer}`);
  await npm(server, 'install', '--omit=dev', '--ignore-scripts');
  await npm(path.join(server, 'extensions'), 'install', '--ignore-scripts');
  const compiler = ['g++', 'make', 'python3'].filter((name) => findProgram(name) === undefined);
  if (compiler.length > 0) await installPackages(compiler, log);
  // Without the first VS Code writes no log files, and the tests look for errors in them; without the second it logs one.
  await npm(server, 'rebuild', '@vscode/spdlog', '@vscode/native-watchdog');
}

const quiet = ['--no-audit', '--no-fund', '--no-progress', '--prefer-offline', '--fetch-retries=1'];

async function installPackages(packages, log) {
  if (findProgram('apt-get') === undefined || process.getuid() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('apt-get update', 'apt-get', ['update', '-qq'], log, { env });
  const parameters = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await step(`apt-get install ${packages.join(' ')}`, 'apt-get', parameters, log, { env });
}

/** Runs a program with its output in the log, and prints how long it took. */
async function step(title, program, parameters, log, options) {
  const start = performance.now();
  const output = createWriteStream(log, { flags: 'a' });
  output.write(`\n$ ${title}\n`);
  const code = await new Promise((resolve) => {
    const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    child.on('error', (error) => resolve(error.message));
    child.on('close', resolve);
  });
  await new Promise((resolve) => output.end(resolve));
  if (code !== 0) throw new Error(`'${title}' failed (${code}), see ${log}`);
  console.log(`${title} (${Math.round((performance.now() - start) / 1000)} s)`);
}

if (path.basename(process.argv[1] ?? '') === 'install.mjs') {
  void install().then((result) => {
    console.log('missing' in result ? result.missing : JSON.stringify(result, undefined, 2));
    process.exitCode = 'missing' in result ? 1 : 0;
  });
}
