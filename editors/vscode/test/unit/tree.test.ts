import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { codeClasses, classLimit } from '../../src/tree/codeClasses';
import { Counts } from '../../src/tree/counts';
import { filtered, matchIn } from '../../src/tree/filter';
import { innermost, outlineOf, type Outline, type OutlineItem, type OutlineSymbol, type Point } from '../../src/tree/outline';
import { description, icon, menuWords, placeWords, problems, spoken, tooltip } from '../../src/tree/words';

// Elements of the text become symbols as the server answers them, so that a test is one document.

const text = `<scenes>
<scene sceneID="sc1">
<viewController title="Login" id="vc1" customClass="LoginViewController" sceneMemberID="viewController">
<view key="view" id="vw1">
<label text="Title" id="lb1"/><label text="Title" id="lb2"/>
<textField id="tf1"><action selector="nameChanged:" destination="vc1" id="ac1"/></textField>
</view>
<outlet property="titleLabel" destination="lb1" id="ou1"/>
<segue kind="show" destination="vc2" destinationCreationSelector="makeProfile:" id="sg1"/>
</viewController>
<placeholder placeholderIdentifier="IBFirstResponder" id="fr1"/>
<exit id="ex1"/>
</scene>
</scenes>`;

suite('outline', () => {
  test('takes ids, classes and elements from tags', () => {
    const vc = at(login(), 'vc1');
    assert.equal(vc.element, 'viewController');
    assert.equal(vc.className, 'LoginViewController');
    assert.deepEqual(vc.customClass, { name: 'LoginViewController', point: pointOf('LoginViewController"') });
    assert.equal(at(login(), 'ou1').destination, 'lb1');
  });

  test('knows a scene by its view controller', () => {
    const scene = at(login(), 'sc1');
    assert.equal(scene.className, 'LoginViewController');
    assert.deepEqual(scene.customClass, at(login(), 'vc1').customClass);
    assert.equal(scene.objectId, undefined);
  });

  test('leads from outlets, actions and segue actions to declarations, and from nothing else', () => {
    const declared = login().all.filter((item) => item.declared).map(({ key }) => key);
    assert.deepEqual(declared.sort(), ['ac1', 'ou1', 'sg1']);
    assert.deepEqual(at(login(), 'sg1').declared, pointOf('makeProfile:'));
  });

  test('finds the innermost item, of two that touch the later one', () => {
    assert.equal(innermost(login(), pointOf('nameChanged'))?.key, 'ac1');
    assert.equal(innermost(login(), pointOf('<label text="Title" id="lb2"'))?.key, 'lb2');
    assert.equal(innermost(login(), pointOf('key="view"'))?.key, 'vw1');
    assert.equal(innermost(login(), { line: 0, character: 1 }), undefined);
  });

  test('keeps keys apart where a damaged document repeats an id or has none', () => {
    const damaged = '<view id="a"/><view id="a"/><view/><view/>';
    const symbols = [...damaged.matchAll(/<view[^>]*>/g)].map(({ index }) => symbol('View', 23, 'UIView', line(index), line(index + 5)));
    assert.deepEqual(outlineOf(symbols, damaged).all.map(({ key }) => key), ['a', 'a~2', '/view', '/view~2']);
  });

  test('says no more than the server where text and symbols are not of one version', () => {
    const [item] = outlineOf([symbol('View', 23, 'UIView', { line: 70, character: 3 }, { line: 71, character: 0 })], '<view id="a"/>').all;
    assert.equal(item?.name, 'View');
    assert.equal(item.element, '');
    assert.equal(item.objectId, undefined);
  });

  test('reads views nested deeper than a stack and many with one id', () => {
    let deep = symbol('View', 23, 'UIView', line(0), line(9));
    for (let depth = 0; depth < 50_000; depth++) deep = { ...deep, children: [deep] };
    const outline = outlineOf([deep], '<view id="a"/>');
    assert.equal(outline.all.length, 50_001);
    assert.equal(innermost(outline, line(1))?.children.length, 0);
    assert.equal(filtered(outline, 'a').shown.size, 50_001);
  });
});

suite('words', () => {
  test('describe objects by class, connections by the other end, and count problems', () => {
    assert.equal(description(at(login(), 'vc1'), 2), 'LoginViewController · 2 problems');
    assert.equal(description(at(login(), 'ou1'), 1), '→ Title · 1 problem');
    assert.equal(description(at(login(), 'fr1'), 0), '');
    assert.equal(problems(0), '');
  });

  test('are spoken with kinds', () => {
    assert.equal(spoken(at(login(), 'sc1'), 2), 'Login, scene, view controller LoginViewController, 2 problems');
    assert.equal(spoken(at(login(), 'tf1'), 0), 'Text Field, text field UITextField');
    assert.equal(spoken(at(login(), 'ac1'), 0), 'nameChanged:, action to Login');
  });

  test('tell menus what can be done', () => {
    const words = (key: string): string => menuWords(at(login(), key));
    assert.equal(words('sc1'), 'class');
    assert.equal(words('vc1'), 'class rename object');
    assert.equal(words('lb1'), 'object');
    assert.equal(words('ou1'), 'declaration rename object');
  });

  test('name a place by its scene and object', () => {
    assert.equal(placeWords(at(login(), 'ou1')), 'Login, Title');
    assert.equal(placeWords(at(login(), 'ac1')), 'Login, Text Field');
    assert.equal(placeWords(at(login(), 'vc1')), 'Login');
  });

  test('show element, class and id in a tooltip', () => {
    assert.equal(tooltip(at(login(), 'lb1'), 1), 'Title\nElement: label\nClass: UILabel\nID: lb1\n1 problem');
  });

  test('choose icons by element and kind', () => {
    const icons = ['sc1', 'vc1', 'lb1', 'ou1', 'ac1', 'sg1', 'ex1'].map((key) => icon(at(login(), key)));
    assert.deepEqual(icons, ['window', 'browser', 'symbol-string', 'symbol-property', 'symbol-event', 'arrow-right', 'sign-out']);
  });
});

suite('filter', () => {
  const left = (filter: string): string[] => [...filtered(login(), filter).shown].map(({ key }) => key).sort();

  test('leaves matches and what holds them', () => {
    assert.deepEqual(left('namechanged'), ['ac1', 'sc1', 'tf1', 'vc1', 'vw1']);
    assert.deepEqual(left('nowhere'), []);
  });

  test('leaves what a match holds', () => {
    assert.deepEqual(left('UITextField'), ['ac1', 'sc1', 'tf1', 'vc1', 'vw1']);
  });

  test('finds whole ids only', () => {
    assert.deepEqual(left('lb2'), ['lb2', 'sc1', 'vc1', 'vw1']);
    assert.deepEqual(left('lb'), []);
  });

  test('marks where it matches', () => {
    assert.deepEqual(matchIn('titleLabel', 'LABEL'), [5, 10]);
  });
});

suite('counts', () => {
  test('count findings that begin in a range, its ends included', () => {
    const counts = new Counts([3, 1, 2, 2].map((character) => ({ start: line(character), isError: character === 3 })));
    assert.deepEqual(counts.in({ start: line(1), end: line(2) }), { count: 3, hasError: false });
    assert.deepEqual(counts.in({ start: line(4), end: line(9) }), { count: 0, hasError: false });
    assert.deepEqual(counts.all, { count: 4, hasError: true });
  });
});

suite('classes of code', () => {
  test('hold what they and their extensions declare', () => {
    const code = 'class A { @IBOutlet var a: X! }\nclass B {}\nextension A { @IBAction func go() {} }';
    const found = codeClasses(code, [{ offset: code.indexOf('a:') }, { offset: code.indexOf('go') }]);
    assert.deepEqual(found.map(({ name, offset, declarations }) => [name, offset, declarations.length]), [['A', 6, 2], ['B', code.indexOf('B {}'), 0]]);
  });

  test('are bounded, those that declare something first', () => {
    const code = Array.from({ length: 200 }, (_, index) => `class C${index} { }`).join('\n');
    const found = codeClasses(code, [{ offset: code.indexOf('C199') + 5 }]);
    assert.equal(found.length, classLimit);
    assert.equal(found.at(-1)?.name, 'C199');
  });
});

function login(): Outline {
  const object = (tag: string, name: string, kind: number, detail: string, children: OutlineSymbol[] = []): OutlineSymbol => {
    const start = text.indexOf(`<${tag}`);
    const element = /\w+/.exec(tag)?.[0] ?? '';
    const close = text.indexOf(`</${element}>`, start);
    const end = children.length > 0 ? close + element.length + 3 : text.indexOf('>', start) + 1;
    return symbol(name, kind, detail, point(start), point(end), children);
  };
  const vc = object('viewController', 'Login', 5, 'LoginViewController', [
    object('view ', 'View', 23, 'UIView', [
      object('label text="Title" id="lb1"', 'Title', 23, 'UILabel'),
      object('label text="Title" id="lb2"', 'Title', 23, 'UILabel'),
      object('textField', 'Text Field', 23, 'UITextField', [object('action', 'nameChanged:', 6, 'Login')]),
    ]),
    object('outlet', 'titleLabel', 7, 'Title'),
    object('segue', 'show', 24, 'Profile'),
  ]);
  const others = [object('placeholder', 'First Responder', 20, 'NSObject'), object('exit', 'Exit', 20, 'exit')];
  return outlineOf([object('scene ', 'Login Scene', 3, 'sc1', [vc, ...others])], text);
}

function at(outline: Outline, key: string): OutlineItem {
  const item = outline.byKey.get(key);
  assert.ok(item, `the outline has no '${key}'`);
  return item;
}

function symbol(name: string, kind: number, detail: string, start: Point, end: Point, children: OutlineSymbol[] = []): OutlineSymbol {
  return { name, kind, detail, range: { start, end }, selectionRange: { start, end }, children };
}

function pointOf(part: string): Point {
  return point(text.indexOf(part));
}

function point(offset: number): Point {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

function line(character: number): Point {
  return { line: 0, character };
}
