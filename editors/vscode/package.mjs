// Builds the extension and packs it into out.
//   npm run package                                            ibls-VERSION.vsix, for every machine
//   npm run package -- --target linux-x64 --server PATH        ibls-linux-x64-VERSION.vsix, with the server inside
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The targets by what the header of their servers says. */
const targets = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** What a universal package may hold; more means that something got in that does not belong there. */
const limits = { files: 25, kilobytes: 400 };

/** A call that can't be followed, in one sentence. */
class WrongCall extends Error {}

// Paths are as seen from where the command was called.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
process.chdir(fileURLToPath(new URL('.', import.meta.url)));

try {
  await pack(wanted(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof WrongCall)) throw error;
  console.error(`package: ${error.message}`);
  process.exitCode = 2;
}

/** The target and the server that are asked for, both or neither. */
function wanted(parameters) {
  const { target, server } = parsed(parameters);
  if (!existsSync('node_modules/@vscode/vsce')) throw new WrongCall("'npm ci' was not run");
  if (existsSync('server')) throw new WrongCall("the folder 'server' is there already and would be packed; remove it first");
  if (target === undefined && server === undefined) return {};
  if (target === undefined) throw new WrongCall(`a server needs a --target: ${targets.join(', ')}`);
  if (!targets.includes(target)) throw new WrongCall(`unknown target '${target}'; there are ${targets.join(', ')}`);
  if (server === undefined) throw new WrongCall(`a package for ${target} needs its --server`);
  return { target, server: checkedServer(path.resolve(calledFrom, server), target) };
}

function parsed(parameters) {
  try {
    return parseArgs({ args: parameters, options: { target: { type: 'string' }, server: { type: 'string' } } }).values;
  } catch (error) {
    throw new WrongCall(error.message);
  }
}

function checkedServer(file, target) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new WrongCall(`'${file}' is not a file`);
  const made = machinesOf(file);
  if (made.includes(target)) return file;
  throw new WrongCall(`'${file}' is ${made.length > 0 ? `for ${made.join(', ')}` : 'not a program for any target'}, not for ${target}`);
}

/** The targets that an executable runs on, by its first bytes. */
function machinesOf(file) {
  const head = Buffer.alloc(64);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, head);
  } finally {
    closeSync(descriptor);
  }
  const processors = (names, code) => (names[code] === undefined ? [] : [names[code]]);
  if (head.readUInt32BE(0) === 0x7f454c46) return processors({ 0x3e: 'linux-x64', 0xb7: 'linux-arm64' }, head.readUInt16LE(18));
  if (head.readUInt32LE(0) === 0xfeedfacf) {
    return processors({ 0x01000007: 'darwin-x64', 0x0100000c: 'darwin-arm64' }, head.readUInt32LE(4));
  }
  // A universal binary has a list: how many programs, then 20 bytes for each that begin with its processor.
  if (head.readUInt32BE(0) !== 0xcafebabe) return [];
  const places = [8, 28].slice(0, head.readUInt32BE(4));
  return places.flatMap((place) => processors({ 0x01000007: 'darwin-x64', 0x0100000c: 'darwin-arm64' }, head.readUInt32BE(place)));
}

async function pack({ target, server }) {
  const { createVSIX, listFiles, PackageManager } = await import('@vscode/vsce');
  const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
  const file = path.join('out', `ibls-${target === undefined ? '' : `${target}-`}${version}.vsix`);
  mkdirSync('out', { recursive: true });
  if (server !== undefined) bringIn(server);
  execFileSync(process.execPath, ['esbuild.mjs'], { stdio: 'inherit' });
  // Links and pictures of README count from this folder; vsce by itself would look at the root of the repository. Without an
  // address they stay as they are.
  const page = (kind) => `${repository.url.replace(/\.git$/, '')}/${kind}/HEAD/${repository.directory}`;
  const links = repository
    ? { baseContentUrl: page('blob'), baseImagesUrl: page('raw') }
    : { rewriteRelativeLinks: false, allowMissingRepository: true };
  // Dependencies are bundled.
  await createVSIX({ packagePath: file, dependencies: false, ...links, ...(target === undefined ? {} : { target }) });
  const files = await listFiles({ packageManager: PackageManager.None });
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  console.log(`${file}: ${files.length} files, ${kilobytes} kB`);
  if (target !== undefined || (files.length <= limits.files && kilobytes <= limits.kilobytes)) return;
  rmSync(file);
  console.error(`package: more than ${limits.files} files or ${limits.kilobytes} kB:\n${files.join('\n')}`);
  process.exitCode = 1;
}

/** Puts the server where the package has it; it goes when this process ends, in whatever way. */
function bringIn(server) {
  process.on('exit', () => rmSync('server', { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  mkdirSync('server');
  copyFileSync(server, 'server/ibls');
  chmodSync('server/ibls', 0o755);
}
