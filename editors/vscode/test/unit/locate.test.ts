import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isFailure } from '../../src/server/failure';
import { locate, type Location, type Machine, type Wish } from '../../src/server/locate';

type Kind = ReturnType<Machine['kind']>;

const elf = (processor: number): Uint8Array => header((view) => { view.setUint32(0, 0x7f454c46); view.setUint16(18, processor, true); });
const macho = (processor: number): Uint8Array => header((view) => { view.setUint32(0, 0xfeedfacf, true); view.setUint32(4, processor, true); });
const universal = header((view) => { view.setUint32(0, 0xcafebabe); });
const windows = header((view) => { view.setUint16(0, 0x4d5a); });

function header(fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(64);
  fill(new DataView(bytes.buffer));
  return bytes;
}

/** A machine with these files; others are missing. */
function machine(files: Record<string, Kind>, changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    arch: 'x64',
    home: '/home/anna',
    pathFolders: ['/usr/bin', '/opt/bin'],
    kind: (file) => files[file] ?? 'missing',
    head: () => new Uint8Array(),
    ...changes,
  };
}

const wish = (setting = '', folder: string | undefined = '/project'): Wish => ({ setting, folder, packaged: '/extension/server/ibls' });

function found(asked: Wish, on: Machine): Location {
  const result = locate(asked, on);
  assert.ok(!isFailure(result), isFailure(result) ? result.message : '');
  return result;
}

function failure(asked: Wish, on: Machine): { reason: string; message: string } {
  const result = locate(asked, on);
  assert.ok(isFailure(result), 'a server was found');
  assert.match(result.message, /\.$/);
  return result;
}

describe('where the server is looked for', () => {
  test('in the package first', () => {
    const here = machine({ '/extension/server/ibls': 'executable', '/usr/bin/ibls': 'executable' });
    assert.deepEqual(found(wish(), here), { path: '/extension/server/ibls', origin: 'the package' });
  });

  test('then in PATH, in its order', () => {
    const here = machine({ '/opt/bin/ibls': 'executable', '/usr/bin/ibls': 'executable' });
    assert.deepEqual(found(wish('  '), here), { path: '/usr/bin/ibls', origin: 'PATH' });
  });

  test('then in the usual folders', () => {
    const here = machine({ '/home/anna/.local/bin/ibls': 'executable' });
    assert.deepEqual(found(wish(), here), { path: '/home/anna/.local/bin/ibls', origin: 'a usual folder' });
  });

  test('a file in PATH that can not be executed is passed over', () => {
    const here = machine({ '/usr/bin/ibls': 'file', '/opt/bin/ibls': 'executable' });
    assert.equal(found(wish(), here).path, '/opt/bin/ibls');
  });

  test('a name in the setting is looked for in PATH, not in the package', () => {
    const here = machine({ '/extension/server/ibls': 'executable', '/opt/bin/ibls-dev': 'executable' });
    assert.deepEqual(found(wish('ibls-dev'), here), { path: '/opt/bin/ibls-dev', origin: 'PATH' });
  });

  test('a path in the setting is the only place', () => {
    const paths: [string, string][] = [
      ['/a/ibls', '/a/ibls'],
      ['~/bin/ibls', '/home/anna/bin/ibls'],
      ['${workspaceFolder}/tools/ibls', '/project/tools/ibls'],
      ['tools/ibls', '/project/tools/ibls'],
      [' ./ibls ', '/project/ibls'],
    ];
    for (const [setting, path] of paths) {
      assert.deepEqual(found(wish(setting), machine({ [path]: 'executable' })), { path, origin: 'ibls.path' });
      assert.equal(failure(wish(setting), machine({ '/usr/bin/ibls': 'executable' })).reason, 'missing');
    }
  });

  test('a folder name with a dollar sign stays as it is', () => {
    const here = machine({ '/a$&b$$/ibls': 'executable' });
    assert.equal(found(wish('${workspaceFolder}/ibls', '/a$&b$$'), here).path, '/a$&b$$/ibls');
  });
});

describe('what is wrong with what was found', () => {
  test('nothing was found: all places are named', () => {
    const { reason, message } = failure(wish(), machine({}));
    assert.equal(reason, 'missing');
    for (const place of ['/usr/bin:/opt/bin', '/opt/homebrew/bin', '~/.mint/bin', 'this package brings no server']) assert.ok(message.includes(place), place);
  });

  test('PATH is empty', () => {
    assert.match(failure(wish('ibls-dev'), machine({}, { pathFolders: [] })).message, /'ibls-dev' was not found.*\(empty\)/);
  });

  test('the setting names a folder, or a file that can not be executed', () => {
    assert.match(failure(wish('/a/b'), machine({ '/a/b': 'folder' })).message, /'\/a\/b', from ibls\.path, is a folder/);
    assert.match(failure(wish('/a/b'), machine({ '/a/b': 'file' })).message, /chmod \+x/);
    assert.equal(failure(wish(), machine({ '/usr/bin/ibls': 'file' })).reason, 'not executable');
  });

  const [x64, arm64] = ['x64', 'arm64'];
  const cases: [string, Uint8Array, string, string, string | undefined][] = [
    ['Linux on Linux', elf(0x3e), 'linux', x64, undefined],
    ['Linux for another processor', elf(0xb7), 'linux', x64, 'is for Linux on arm64, and this machine is Linux on x64'],
    ['Linux for an unknown processor', elf(0x28), 'linux', x64, 'is for Linux on another processor'],
    ['Linux on macOS', elf(0xb7), 'darwin', arm64, 'is for Linux on arm64, and this machine is macOS on arm64'],
    ['macOS on macOS', macho(0x0100000c), 'darwin', arm64, undefined],
    ['Intel on an M processor', macho(0x01000007), 'darwin', arm64, undefined],
    ['M on an Intel processor', macho(0x0100000c), 'darwin', x64, 'is for macOS on arm64, and this machine is macOS on x64'],
    ['universal on macOS', universal, 'darwin', x64, undefined],
    ['universal on Linux', universal, 'linux', x64, 'is for macOS, and this machine is Linux on x64'],
    ['Windows on Linux', windows, 'linux', x64, 'is for Windows, and'],
    ['a script', new TextEncoder().encode('#!/bin/sh\nexec ibls "$@"\n'), 'linux', x64, undefined],
    ['a short file', new Uint8Array([0x7f]), 'linux', x64, undefined],
    ['a file that can not be read', new Uint8Array(), 'linux', x64, undefined],
  ];
  for (const [title, head, platform, arch, sentence] of cases) {
    test(`a program for the wrong machine: ${title}`, () => {
      const here = machine({ '/usr/bin/ibls': 'executable' }, { platform, arch, head: () => head });
      if (sentence === undefined) assert.equal(found(wish(), here).path, '/usr/bin/ibls');
      else {
        const { reason, message } = failure(wish(), here);
        assert.equal(reason, 'wrong machine');
        assert.ok(message.includes(sentence), message);
      }
    });
  }
});
