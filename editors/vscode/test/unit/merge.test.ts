import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { merged, touch, type Edit } from '../../src/rename/merge';

const text = 'var name: Int\nprint(name)\n  name.use()\n';

/** Replaces the characters of one line. */
function edit(line: number, from: number, to: number, newText: string, label?: string): Edit {
  const place = { startLine: line, startCharacter: from, endLine: line, endCharacter: to, newText };
  return label === undefined ? place : { ...place, question: { label } };
}

const declaration = edit(0, 4, 8, 'title');
const use = edit(1, 6, 10, 'title');

describe('two renames of one file', () => {
  test('what both change alike counts once', () => {
    assert.deepEqual(merged([declaration, use], [declaration, use], text), { theirs: [declaration, use], ours: [], contradicted: [] });
  });

  test('what one changes stays as it is', () => {
    assert.deepEqual(merged([declaration], [use], text), { theirs: [use], ours: [declaration], contradicted: [] });
    assert.deepEqual(merged([], [use], text), { theirs: [use], ours: [], contradicted: [] });
    assert.deepEqual(merged([declaration], [], text), { theirs: [], ours: [declaration], contradicted: [] });
    assert.deepEqual(merged([], [], ''), { theirs: [], ours: [], contradicted: [] });
  });

  test('what the other confirms is certain', () => {
    const unsure = edit(1, 6, 10, 'title', 'unsure');
    assert.deepEqual(merged([unsure], [use], text), { theirs: [use], ours: [], contradicted: [] });
    assert.deepEqual(merged([unsure], [], text).ours, [unsure]);
  });

  test('edits of other extents that come to the same count once', () => {
    const letters = [edit(0, 4, 5, 'ti'), edit(0, 5, 8, 'tle')];
    const line = edit(0, 0, 13, 'var title: Int');
    assert.deepEqual(merged([declaration], [line], text), { theirs: [line], ours: [], contradicted: [] });
    assert.deepEqual(merged([declaration], letters, text), { theirs: letters, ours: [], contradicted: [] });
  });

  test('a rewrite of the whole file is compared as well', () => {
    const whole: Edit = { startLine: 0, startCharacter: 0, endLine: 99, endCharacter: 0, newText: text.replaceAll('name', 'title') };
    const third = edit(2, 2, 6, 'title');
    assert.deepEqual(merged([declaration, use, third], [whole], text), { theirs: [whole], ours: [], contradicted: [] });
    assert.deepEqual(merged([declaration, use], [whole], text), { theirs: [], ours: [declaration, use], contradicted: [whole] });
  });

  test('a column behind the end of a line stands for its end', () => {
    const line = edit(0, 0, 9999, 'var title: Int');
    assert.deepEqual(merged([declaration], [line], text), { theirs: [line], ours: [], contradicted: [] });
  });

  test('edits that contradict ours are kept apart', () => {
    const other = edit(0, 4, 8, 'heading');
    assert.deepEqual(merged([declaration, use], [other, use], text), { theirs: [use], ours: [declaration], contradicted: [other] });
  });

  test('neighbours do not touch, insertions at one place do', () => {
    const [left, right] = [edit(1, 5, 6, '['), edit(1, 10, 11, ']')];
    assert.equal(touch([use], [left, right]), false);
    assert.deepEqual(merged([use], [left, right], text), { theirs: [left, right], ours: [use], contradicted: [] });
    assert.equal(touch([edit(1, 6, 6, 'a')], [edit(1, 6, 6, 'b')]), true);
    assert.equal(touch([edit(1, 6, 6, 'a')], [use]), true);
  });

  test('repeated edits count once, the certain one of two', () => {
    const unsure = edit(1, 6, 10, 'title', 'unsure');
    assert.deepEqual(merged([unsure, use, unsure], [], text).ours, [use]);
  });

  test('lines end as the file has it', () => {
    for (const ending of ['\n', '\r\n', '\r']) {
      const lines = text.replaceAll('\n', ending);
      const line = edit(1, 0, 11, 'print(title)');
      assert.deepEqual(merged([use], [line], lines), { theirs: [line], ours: [], contradicted: [] }, JSON.stringify(ending));
    }
  });

  test('columns count UTF-16 units', () => {
    const own = edit(0, 3, 7, 'title');
    const line = edit(0, 0, 7, '😀 title');
    assert.deepEqual(merged([own], [line], '😀 name'), { theirs: [line], ours: [], contradicted: [] });
  });
});
