import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  blockAt,
  classBlocks,
  declaredInspectables,
  isMarked,
  kindOfDeclaration,
  labelsAfter,
  linkedNameAt,
  tagAt,
  withoutText,
} from '../../src/source';

/** What a file's marked names are among some words. */
const markedAmong = (text: string, ...words: string[]): string[] => words.filter((word) => isMarked(text, word));

/** Classes as `name: first word of its text … last character`, which shows both ends. */
const shownBlocks = (text: string): string[] =>
  classBlocks(text).map(({ name, offset, start, end }) => {
    assert.equal(text.slice(offset, offset + name.length), name);
    return `${name}: ${/^\S+/.exec(text.slice(start))?.[0] ?? ''}…${text.slice(end - 1, end)}`;
  });

describe('kindOfDeclaration', () => {
  const kinds: [string, string][] = [
    ['@IBOutlet private weak var ', 'outlet'],
    ['@IBAction func a() {}\n  @IBOutlet var ', 'outlet'],
    ['@IBOutlet var a: UIView!\n  @IBAction private func ', 'action'],
    ['@IBSegueAction func ', 'action'],
    ['@IBInspectable public var ', 'inspectable'],
    ['@property (weak) IBOutletCollection(UIView) NSArray *', 'outlet'],
    ['- (IBAction)', 'action'],
    ['@property (weak) IBOutlet MyIBActionView *', 'outlet'],
    ['', 'outlet'],
  ];
  for (const [before, kind] of kinds) test(`${kind} behind '${before}'`, () => { assert.equal(kindOfDeclaration(before), kind); });
});

describe('declaredInspectables', () => {
  const names = (text: string): string[] =>
    declaredInspectables(text).map(({ name, offset }) => {
      assert.equal(text.slice(offset, offset + name.length), name);
      return name;
    });

  test('of Swift, with modifiers, other attributes, observers and backticks', () => {
    const text = [
      '@IBInspectable private(set) public var radius: CGFloat = 0',
      '@IBInspectable @objc dynamic var `default`: Int { get { 1 } set {} }',
      '@available(iOS 13, *) @IBInspectable',
      'var größe: Double! { didSet { var inner = 1 } }',
      'var plain: Int = 1',
      '@IBInspectable let fixed: Int',
    ].join('\n');
    assert.deepEqual(names(text), ['radius', 'default', 'größe', 'fixed']);
  });

  test('not what stands in comments and strings', () => {
    assert.deepEqual(names('// @IBInspectable var a: Int\nlet s = "@IBInspectable var b: Int"\n/* @IBInspectable var c */'), []);
  });

  test('not a property that follows a statement', () => {
    assert.deepEqual(names('@IBInspectable\nfunc f() {}\nvar a = 1'), ['f']);
    assert.deepEqual(names('@IBInspectable = 1\nvar a = 1'), []);
  });

  test('of Objective-C, with attributes, several names and macros behind them', () => {
    const text = [
      '@property (nonatomic, getter=isRound) IBInspectable BOOL round;',
      '@property (nonatomic) IBInspectable UIColor *tint UI_APPEARANCE_SELECTOR;',
      '@property IBInspectable CGFloat width, height;',
      '@property IBInspectable NSDictionary<NSString *, UIColor *> *colors;',
      '@property IBInspectable CGFloat LINE_WIDTH;',
      '@property IBInspectable NSInteger count NS_AVAILABLE_IOS(8_0);',
      '@property CGFloat plain;',
    ].join('\n');
    assert.deepEqual(names(text), ['round', 'tint', 'width', 'height', 'colors', 'LINE_WIDTH', 'count']);
  });
});

describe('isMarked', () => {
  test('outlets, actions and classes of Swift, and nothing beside them', () => {
    const text = [
      'final class Login: UIViewController {',
      '  @IBOutlet private weak var titleLabel: UILabel!',
      '  var plain: Int = 0',
      '  @IBOutlet var `in`: UIView!, other: UIView!',
      '  @IBOutlet var seen: UIView! { didSet { let inner = 1 } }',
      '  @IBAction private func tap(_ sender: Any) { helper() }',
      '  func helper() {}',
      '}',
    ].join('\n');
    const words = ['Login', 'titleLabel', 'plain', 'in', 'seen', 'inner', 'tap', 'sender', 'helper', 'UILabel', 'UIViewController'];
    assert.deepEqual(markedAmong(text, ...words), ['Login', 'titleLabel', 'in', 'seen', 'tap']);
  });

  test('not a property after a marked one that has neither type nor value', () => {
    assert.equal(isMarked('@IBOutlet var a: UILabel!\nvar b: Int', 'b'), false);
  });

  test('names of Objective-C, and neither types nor parameters', () => {
    const text = [
      '@class Other;',
      '@interface Login : UIViewController',
      '@property (nonatomic, weak, nullable) IBOutlet UILabel *title;',
      '@property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *stars;',
      '- (IBAction)tap:(id)sender forEvent:(UIEvent *)event;',
      '- (IBSegueAction UIViewController *)makeDetail:(NSCoder *)coder;',
      '@end',
      '@implementation Detail { IBOutlet UIView *box; }',
      '@end',
    ].join('\n');
    const words = ['Login', 'Detail', 'Other', 'title', 'UILabel', 'stars', 'UIButton', 'NSArray', 'tap', 'sender', 'event', 'makeDetail', 'coder', 'box'];
    assert.deepEqual(markedAmong(text, ...words), ['Login', 'Detail', 'title', 'stars', 'tap', 'makeDetail', 'box']);
  });

  test('not in comments and strings, nor what is not a name', () => {
    assert.equal(isMarked('// @IBOutlet var a\n/* class B {} */ let s = "class C"', 'a'), false);
    assert.equal(isMarked('/* class B {} */', 'B'), false);
    assert.equal(isMarked('let s = "class C"', 'C'), false);
    for (const word of ['', '.*', '(', '1a', 'a b']) assert.equal(isMarked('@IBOutlet var a: Int', word), false, word);
  });
});

describe('classBlocks', () => {
  test('nested types, extensions, generics and backticks', () => {
    const text = 'class A<T: P>: B where T: C { class `B` { func f() { } } }\nextension A.B: D {\n}';
    assert.deepEqual(shownBlocks(text), ['A: class…}', 'B: class…}', 'A.B: extension…}']);
    const [outer, inner] = classBlocks(text);
    assert.ok(outer && inner && outer.start < inner.start && inner.end < outer.end);
  });

  test('not members of classes', () => {
    const text = 'struct S { class func f() {} }\nclass override func g() { }\nprotocol P: class { }\nlet t = X.class\nfinal class Real { class var v: Int { 1 } }';
    assert.deepEqual(shownBlocks(text), ['Real: class…}']);
  });

  test('not a head without a body', () => {
    assert.deepEqual(shownBlocks('class A\nfunc f() { }\nclass B {}'), ['B: class…}']);
    assert.deepEqual(shownBlocks('class A: B\nstruct S { }'), []);
  });

  test('braces in comments, strings and interpolations do not count', () => {
    const text = [
      'class A {',
      '  let a = "}" // }',
      '  let b = #"}"}"#, c = """',
      '    } "quoted" }',
      '    """',
      '  let d = "\\(f("}"))}", e = ##"\\#(x) "# }"##',
      '  /* } /* } */ } */',
      '}',
      'class B {}',
    ].join('\n');
    const blocks = classBlocks(text);
    assert.deepEqual(blocks.map(({ name }) => name), ['A', 'B']);
    assert.equal(blocks[0]?.end, text.indexOf('class B') - 1);
  });

  test('of Objective-C up to @end, and not what @class names', () => {
    const text = [
      '@class Foo;',
      '@interface Bar : NSObject { int x; }',
      '@end',
      '@interface Bar (Category)',
      '@end',
      '@implementation Bar',
      "- (void)f { if (c == '\"' || c == '{') { } }",
      '/* see src/*.m */',
      '@end',
      '@implementation Open',
    ].join('\n');
    const blocks = classBlocks(text);
    assert.deepEqual(blocks.map(({ name }) => name), ['Bar', 'Bar', 'Bar', 'Open']);
    for (const { end } of blocks.slice(0, 3)) assert.ok(text.startsWith('@end', end));
    assert.equal(blocks[3]?.end, text.length);
  });

  test('an unclosed class ends with the text', () => {
    const text = 'class A { func f() {';
    assert.equal(classBlocks(text)[0]?.end, text.length);
  });

  test('blockAt finds the innermost', () => {
    const text = 'class A { class B { x } y } z';
    const blocks = classBlocks(text);
    const at = (word: string): string | undefined => blockAt(blocks, text.indexOf(word))?.name;
    assert.deepEqual([at('x'), at('y'), at('z')], ['B', 'A', undefined]);
  });
});

describe('labelsAfter', () => {
  const cases: [string, string[] | undefined][] = [
    ['() {}', []],
    ['(_ sender: Any) {', ['_']],
    ['(_ sender: UIButton, for event: UIEvent) {', ['_', 'for']],
    ['(sender: Any, `in` box: Box)', ['sender', 'in']],
    ['<T: P>(_ value: T, with: Dictionary<String, [Int]>)', ['_', 'with']],
    ['(done: @escaping (Int, Int) -> Void, @Builder content: () -> V, last: Int)', ['done', 'content', 'last']],
    ['(a: Int = f(1, 2), b: [Int] = [1, 2], c: (Int) -> Bool = { x, y in true })', ['a', 'b', 'c']],
    ['(a: Bool = 1 < 2, b: Bool = 3 > 2)', ['a', 'b']],
    ['(a: String = "), b: (", /* c: */ d: Int)', ['a', 'd']],
    ['\n  (\n    _ sender: Any\n  )', ['_']],
    [': UILabel!', undefined],
    ['(a: Int', undefined],
    ['', undefined],
  ];
  for (const [text, labels] of cases) test(JSON.stringify(text), () => { assert.deepEqual(labelsAfter(text), labels); });
});

describe('withoutText', () => {
  const cases: [string, string][] = [
    ['a // b\nc', 'a     \nc'],
    ['a /* b\n /* c */ d */ e', 'a     \n              e'],
    ['a /* b /* c */ d', 'a             ' + ' d'],
    ['x = "a\\"b" + y', 'x =        + y'],
    ['"a \\(b + "c" + (d)) e" f', ' '.repeat(22) + ' f'],
    ['"open\nnext"', '     \nnext '],
    ['#"a"b"# c', '        c'],
    ['#"\\"# c', '      c'],
    ['##"a"#b"## c', '           c'],
    ['"""\na "b"\n""" c', '   \n     \n    c'],
    ['#selector(a)', '#selector(a)'],
    ["f('\"') + g", 'f(   ) + g'],
    ["#pragma mark - It's", "#pragma mark - It's"],
    ['a / b', 'a / b'],
    ['/* open', '       '],
    ['"""open "', '         '],
  ];
  for (const [text, code] of cases) {
    test(JSON.stringify(text), () => {
      assert.equal(withoutText(text), code);
      assert.equal(withoutText(text).length, text.length);
    });
  }
});

describe('interface files', () => {
  test('linkedNameAt finds the name of an attribute that code declares', () => {
    const line = '<outlet property="titleLabel" destination="lbl" id="property"/>';
    const start = line.indexOf('titleLabel');
    assert.equal(linkedNameAt(line, start), 'titleLabel');
    assert.equal(linkedNameAt(line, start + 'titleLabel'.length), 'titleLabel');
    assert.equal(linkedNameAt(line, start - 1), undefined);
    assert.equal(linkedNameAt(line, line.indexOf('lbl')), undefined);
    assert.equal(linkedNameAt('<segue destinationCreationSelector="make:"/>', 38), 'make:');
    assert.equal(linkedNameAt('<segue unwindAction="back:"/>', 23), 'back:');
  });

  test('tagAt reads the attributes with their places, and stops at the end of the tag', () => {
    const text = 'x <label text="a &gt; b > c" customClass=\'Pill\'\n id = "l1" opaque="NO"/><view id="v"/>';
    const { element, attributes } = tagAt(text, 2);
    assert.equal(element, 'label');
    assert.deepEqual([...attributes].map(([name, { value }]) => `${name}=${value}`), ['text=a &gt; b > c', 'customClass=Pill', 'id=l1', 'opaque=NO']);
    for (const { value, offset } of attributes.values()) assert.equal(text.slice(offset, offset + value.length), value);
    assert.deepEqual(tagAt(text, 0), { element: '', attributes: new Map() });
    assert.equal(tagAt('<label text="open', 0).attributes.size, 0);
  });
});

describe('hostile texts take work in proportion to their length', () => {
  const pieces = [
    ...['@IBInspectable ', 'IBInspectable ', '@IBOutlet var ', 'IBOutlet a, ', '- (IBAction) ', 'IBInspectable(', 'a', 'A_'],
    ...['class a ', 'class A{', 'extension A.', 'a.class ', '@interface A ', '@implementation A @end ', '{', '}', '{}', ';'],
    ...['"', '"""', '#', '#"', '"#', '##"x"#', '"\\(', '"\\("', '\\', '/', '/*', '/* /* */ ', '*/', '//', "'", "'a", '(', '<', '@a(', '@a '],
    ...['<a ', ' a="', ' a=\'b\'', 'property="', '\n', ' ', '`', 'ä', '😀'],
  ];
  const functions: [string, (text: string) => unknown][] = [
    ['withoutText', withoutText],
    ['classBlocks', classBlocks],
    ['declaredInspectables', (text) => declaredInspectables(`IBInspectable A b ${text}`)],
    ['isMarked', (text) => isMarked(`${text} word`, 'word')],
    ['labelsAfter', (text) => labelsAfter(`(${text})`)],
    ['labelsAfter of generics', (text) => labelsAfter(`<${text}`)],
    ['linkedNameAt', (text) => linkedNameAt(text, 10)],
    ['tagAt', (text) => tagAt(`<a ${text}`, 0)],
  ];
  const length = 20_000;

  for (const [name, run] of functions) {
    test(name, () => {
      for (const piece of pieces) {
        const text = piece.repeat(Math.ceil(length / piece.length));
        const [once, twice] = [text, text + text].map((hostile) => workOf(() => run(hostile)));
        assert.ok(once !== undefined && twice !== undefined);
        assert.ok(twice < 2.5 * once + 1000, `${JSON.stringify(piece)}: ${once}, and ${twice} for twice the length`);
        assert.ok(once < 100 * length, `${JSON.stringify(piece)}: ${once}`);
      }
    });
  }

  test('no other patterns meet whole texts than those that were found to be linear', () => {
    // What happens within a pattern can't be counted. Each of these fails at its first character, is anchored and gives
    // back nothing that it would read again, or reads no more than its bounds.
    const linear = [
      '[\\p{L}\\p{N}_]+|[^\\s\\p{L}\\p{N}_]',
      '[^\\n]',
      "'(?:\\\\[^\\n]{1,9}?|[^'\\\\\\n]{1,4})'",
      '^[\\p{L}_][\\p{L}\\p{N}_]*$',
      '^(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*|__\\w+)$',
      '^\\s*(?:<[^(]*>)?\\s*\\(',
      '^\\s*(?:@\\w+(?:\\([^)]*\\))?\\s+)*`?([\\p{L}_][\\p{L}\\p{N}_]*)',
      '\\b(?:property|selector|customClass|keyPath|unwindAction|destinationCreationSelector)="([^"]*)"',
      '^<([\\w.-]+)(?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|\'[^\']*\'))*',
      '\\s([\\w:.-]+)\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\')',
    ];
    const met = new Set<string>();
    for (const [, run] of functions) {
      for (const piece of pieces) workOf(() => run(piece.repeat(2000)), met);
    }
    assert.deepEqual([...met].sort(), linear.sort());
  });

  test('a megabyte ends, and none of it fills the stack', { timeout: 120_000 }, () => {
    for (const piece of ['"\\(', '/*', '@interface A{']) {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      for (const [, run] of functions.slice(0, 5)) run(text);
    }
  });
});

/** How many characters a function looks at: through the methods of strings, and by the lengths of what patterns match. */
function workOf(run: () => unknown, patterns = new Set<string>()): number {
  let work = 0;
  const restore: (() => void)[] = [];
  const observe = (owner: object, method: string, cost: (self: unknown, result: unknown, parameters: unknown[]) => number): void => {
    const original = Reflect.get(owner, method) as (...parameters: unknown[]) => unknown;
    const observed = function (this: unknown, ...parameters: unknown[]): unknown {
      const result = original.apply(this, parameters);
      work += cost(this, result, parameters);
      return result;
    };
    Reflect.set(owner, method, observed);
    restore.push(() => { Reflect.set(owner, method, original); });
  };
  for (const method of ['charAt', 'startsWith', 'includes']) observe(String.prototype, method, () => 1);
  observe(String.prototype, 'slice', (_, result) => String(result).length + 1);
  observe(String.prototype, 'replace', (self) => String(self).length + 1);
  observe(String.prototype, 'indexOf', (self, result, [, from]) => (result === -1 ? String(self).length : Number(result)) - Number(from ?? 0) + 1);
  observe(RegExp.prototype, 'exec', (self, result, [text]) => {
    if (String(text).length > 1000) patterns.add((self as RegExp).source);
    return result === null ? 1 : (result as RegExpExecArray)[0].length + 1;
  });
  try {
    run();
  } finally {
    for (const undo of restore) undo();
  }
  return work;
}
