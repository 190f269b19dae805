import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isFailure, judged, oldestVersion, reason, type Trial } from '../../src/server/failure';

const trial = (changes: Partial<Trial>): Trial => ({
  path: '/bin/ibls',
  output: '',
  errors: '',
  exitCode: 0,
  signal: null,
  startError: undefined,
  timedOut: false,
  quarantined: false,
  ...changes,
});

describe('a server that was tried', () => {
  for (const version of ['0.1.0', '0.1.1', '0.10.0', '1.0.0', '0.1.0-beta.2', oldestVersion]) {
    test(`version ${version} is taken`, () => {
      assert.deepEqual(judged(trial({ output: `ibls ${version}\n` })), { version });
    });
  }

  const cases: [string, Partial<Trial>, string, RegExp][] = [
    ['an older version', { output: 'ibls 0.0.9\n' }, 'too old', /is version 0\.0\.9; this extension needs 0\.1\.0 or later\.$/],
    ['another program', { output: 'usage: ibls\n' }, 'too old', /does not say which version/],
    ['an exit code', { exitCode: 3, errors: 'line\nlibswift.so: not found\n' }, 'dies at start', /with exit code 3: libswift\.so: not found$/],
    ['an exit code without a word', { exitCode: 3 }, 'dies at start', /with exit code 3\.$/],
    ['a signal', { exitCode: null, signal: 'SIGSEGV' }, 'dies at start', /with signal SIGSEGV\.$/],
    ['silence', { exitCode: null, signal: 'SIGKILL', timedOut: true }, 'does not answer', /within ten seconds\.$/],
    ['a file that can not be started', { exitCode: null, startError: 'EACCES' }, 'dies at start', /could not be started \(EACCES\)\.$/],
    ['the wrong format', { exitCode: null, startError: 'ENOEXEC' }, 'wrong machine', /not made for this machine\.$/],
    ['the wrong processor of a Mac', { exitCode: null, startError: 'Unknown system error -86' }, 'wrong machine', /not made for this machine\.$/],
    ['quarantine', { exitCode: null, signal: 'SIGKILL', quarantined: true }, 'quarantined', /xattr -d com\.apple\.quarantine "\/bin\/ibls"$/],
  ];
  for (const [title, changes, kind, sentence] of cases) {
    test(title, () => {
      const result = judged(trial(changes));
      assert.ok(isFailure(result));
      assert.equal(result.reason, kind);
      assert.match(result.message, sentence);
      assert.ok(result.message.includes('/bin/ibls'), result.message);
    });
  }

  test('quarantine that did not keep it from running does not matter', () => {
    assert.deepEqual(judged(trial({ output: 'ibls 0.1.0', quarantined: true })), { version: '0.1.0' });
  });
});

test('the last line of what was written ends a sentence', () => {
  assert.equal(reason(''), '.');
  assert.equal(reason(' \n'), '.');
  assert.equal(reason('one\r\ntwo\r\n\n'), ': two');
});
