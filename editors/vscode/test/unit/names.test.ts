import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { baseName, methodName, otherName } from '../../src/rename/names';

test('a method name is split into its base and its labels', () => {
  const cases: [string, string, string | undefined][] = [
    ['tap', 'tap', undefined],
    [' tap ', 'tap', undefined],
    ['tap()', 'tap', ''],
    ['nameChanged(_:)', 'nameChanged', '_:'],
    ['move(_: to :)', 'move', '_:to:'],
    ['tap(', 'tap(', undefined],
    ['a(b)(c)', 'a(b)(c)', undefined],
    ['', '', undefined],
  ];
  for (const [text, base, labels] of cases) assert.deepEqual(methodName(text), { base, labels }, text);
});

describe('the name that was typed', () => {
  test('has no labels, or those of the method', () => {
    assert.deepEqual(baseName('press', '_:'), { base: 'press' });
    assert.deepEqual(baseName('press(_:)', '_:'), { base: 'press' });
    assert.deepEqual(baseName('press()', ''), { base: 'press' });
    assert.deepEqual(baseName('title', undefined), { base: 'title' });
  });

  test('is refused with other labels, and what may be typed is named', () => {
    const refusal = (typed: string, labels: string | undefined): string => {
      const result = baseName(typed, labels);
      assert.ok('refusal' in result);
      return result.refusal;
    };
    assert.match(refusal('press(for:)', '_:'), /Type 'press\(_:\)' or 'press';/);
    assert.match(refusal('title()', undefined), /Type 'title' without parentheses;/);
  });
});

test('another extension is asked in its own spelling', () => {
  assert.equal(otherName('press', 'tap(_:)'), 'press(_:)');
  assert.equal(otherName('press', 'tap()'), 'press()');
  assert.equal(otherName('press', 'tap'), 'press');
  assert.equal(otherName('press', undefined), 'press');
});
