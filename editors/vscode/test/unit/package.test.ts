import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';

const extension = path.resolve(__dirname, '../../..');
const skip = existsSync(path.join(extension, 'node_modules/@vscode/vsce')) ? false : 'npm ci was not run';

describe('npm run package', { skip, timeout: 120_000 }, () => {
  let folder = '';

  before(() => {
    folder = copyOfExtension();
  });
  after(() => {
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });

  test('packs what the extension needs and nothing else, without a warning', (context) => {
    const { status, output } = run(folder);
    assert.equal(status, 0, output);
    assert.doesNotMatch(output, /warn|error/i);
    const file = path.join(folder, `out/ibls-${version(folder)}.vsix`);
    const entries = entriesOf(file);
    for (const { name, size } of entries) context.diagnostic(`${name}: ${size} bytes`);
    const size = readFileSync(file).length;
    context.diagnostic(`${entries.length} files, ${size} bytes`);
    // Two more describe the package itself.
    const files = entries.filter(({ name }) => name.startsWith('extension/'));
    assert.ok(files.length <= 25, `${files.length} files`);
    assert.ok(size <= 400_000, `${size} bytes`);
    const names = entries.map(({ name }) => name);
    const needed = ['package.json', 'dist/extension.js', 'dist/web.js', 'dist/ibls.schema.json', 'icon.png', 'readme.md', 'LICENSE.txt'];
    for (const name of needed) assert.ok(names.includes(`extension/${name}`), `${name} is missing`);
    const strange = names.filter((name) => /node_modules|\/(src|test|out|server)\/|\.(ts|mjs|map)$/.test(name));
    assert.deepEqual(strange, []);
  });

  test('loads the client library after its activation', () => {
    const entries = entriesOf(path.join(folder, `out/ibls-${version(folder)}.vsix`));
    const size = (name: string): number => entries.find((entry) => entry.name === `extension/dist/${name}`)?.size ?? 0;
    // Loading code is most of what an activation takes, and the library is five times the rest.
    assert.ok(size('client.js') > 300_000, `client.js has ${size('client.js')} bytes`);
    assert.ok(size('extension.js') > 0 && size('extension.js') < 120_000, `extension.js has ${size('extension.js')} bytes`);
  });

  test('puts an executable server into the package for one target', () => {
    const server = program(folder, 'linux-x64');
    const { status, output } = run(folder, '--target', 'linux-x64', '--server', server);
    assert.equal(status, 0, output);
    const entries = entriesOf(path.join(folder, `out/ibls-linux-x64-${version(folder)}.vsix`));
    const packed = entries.find(({ name }) => name === 'extension/server/ibls');
    assert.equal((packed?.mode ?? 0).toString(8), (0o100755).toString(8));
    assert.equal(existsSync(path.join(folder, 'server')), false);
  });

  test('takes universal binaries of macOS for both processors', () => {
    const server = program(folder, 'universal');
    for (const target of ['darwin-x64', 'darwin-arm64']) {
      const { status, output } = run(folder, '--target', target, '--server', server);
      assert.equal(status, 0, output);
    }
  });

  test('takes the server away again where packing fails', () => {
    const server = program(folder, 'linux-x64');
    const build = path.join(folder, 'esbuild.mjs');
    const kept = readFileSync(build);
    writeFileSync(build, 'process.exit(7);\n');
    try {
      assert.notEqual(run(folder, '--target', 'linux-x64', '--server', server).status, 0);
    } finally {
      writeFileSync(build, kept);
    }
    assert.equal(existsSync(path.join(folder, 'server')), false);
  });

  test('fails where files got in that do not belong there', () => {
    const extra = path.join(folder, 'media/extra');
    mkdirSync(extra, { recursive: true });
    for (let count = 0; count < 25; count++) writeFileSync(path.join(extra, `${count}.svg`), '<svg/>');
    try {
      const { status, output } = run(folder);
      assert.equal(status, 1);
      assert.match(output, /more than 25 files or 400 kB/);
    } finally {
      rmSync(extra, { recursive: true });
    }
    assert.equal(existsSync(path.join(folder, `out/ibls-${version(folder)}.vsix`)), false);
  });

  test('refuses what can not be packed, in one sentence', () => {
    const server = program(folder, 'linux-x64');
    const refused: [string[], RegExp][] = [
      [['--target', 'win32-x64', '--server', server], /unknown target 'win32-x64'; there are linux-x64, /],
      [['--target', 'linux-arm64', '--server', server], /is for linux-x64, not for linux-arm64/],
      [['--target', 'darwin-x64', '--server', program(folder, 'darwin-arm64')], /is for darwin-arm64, not for darwin-x64/],
      [['--target', 'linux-x64', '--server', path.join(folder, 'package.json')], /not a program for any target/],
      [['--target', 'linux-x64', '--server', path.join(folder, 'gone')], /gone' is not a file/],
      [['--target', 'linux-x64'], /needs its --server/],
      [['--server', server], /needs a --target/],
      [['--fast'], /--fast/],
      [['now'], /now/],
    ];
    for (const [parameters, sentence] of refused) {
      const { status, output } = run(folder, ...parameters);
      assert.equal(status, 2, parameters.join(' '));
      assert.match(output, /^package: .*\n$/);
      assert.match(output, sentence);
    }
    mkdirSync(path.join(folder, 'server'));
    const { status, output } = run(folder);
    rmSync(path.join(folder, 'server'), { recursive: true });
    assert.equal(status, 2);
    assert.match(output, /'server' is there already/);
  });
});

/** A copy without tests, so that packing it does not rewrite what runs here. */
function copyOfExtension(): string {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'ibls-package-')), 'vscode');
  const names = ['src', 'media', 'package.json', 'package.mjs', 'esbuild.mjs', 'tsconfig.json', '.vscodeignore', 'icon.png'];
  for (const name of [...names, 'README.md', 'CHANGELOG.md', 'LICENSE', '../ibls.schema.json']) {
    cpSync(path.join(extension, name), path.join(copy, name), { recursive: true });
  }
  mkdirSync(path.join(copy, 'test/integration'), { recursive: true });
  writeFileSync(path.join(copy, 'test/integration/index.ts'), '');
  symlinkSync(path.join(extension, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

function run(folder: string, ...parameters: string[]): { status: number | null; output: string } {
  const environment = { ...process.env };
  delete environment['INIT_CWD'];
  // Node's test runner would take the child for one of its own.
  delete environment['NODE_TEST_CONTEXT'];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['package.mjs', ...parameters], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function version(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** A file that begins as a program for a machine does. */
function program(folder: string, machine: 'linux-x64' | 'darwin-arm64' | 'universal'): string {
  const head = Buffer.alloc(64);
  if (machine === 'linux-x64') {
    head.writeUInt32BE(0x7f454c46, 0);
    head.writeUInt16LE(0x3e, 18);
  } else if (machine === 'darwin-arm64') {
    head.writeUInt32LE(0xfeedfacf, 0);
    head.writeUInt32LE(0x0100000c, 4);
  } else {
    [0xcafebabe, 2, 0x01000007].forEach((word, index) => head.writeUInt32BE(word, index * 4));
    head.writeUInt32BE(0x0100000c, 28);
  }
  const file = path.join(folder, '..', `server-${machine}`);
  writeFileSync(file, head, { mode: 0o644 });
  return file;
}

interface Entry {
  readonly name: string;
  readonly size: number;
  readonly mode: number;
}

/** The files of a zip by its central directory. */
function entriesOf(file: string): Entry[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const entries: Entry[] = [];
  let place = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const nameLength = bytes.readUInt16LE(place + 28);
    entries.push({
      name: bytes.toString('utf8', place + 46, place + 46 + nameLength),
      size: bytes.readUInt32LE(place + 24),
      mode: bytes.readUInt32LE(place + 38) >>> 16,
    });
    place += 46 + nameLength + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32);
  }
  return entries;
}
