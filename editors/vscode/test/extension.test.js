'use strict';

// What the manifest, the code, the schema and the pages say of each other. Needs nothing but Node.
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { describe, test } = require('node:test');

const extension = path.join(__dirname, '..');
const root = path.join(extension, '../..');
const manifest = require('../package.json');
const schema = require('../../ibls.schema.json');

/** Commands that only the extension itself runs, with arguments that nobody could type. */
const internalCommands = ['ibls.renameInDocuments', 'ibls.tree.open'];

const read = (...parts) => fs.readFileSync(path.join(...parts), 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

const filesBelow = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(place) : [place];
  });

const sources = filesBelow(path.join(extension, 'src')).map((file) => read(file));

/** The commands that a file registers: by their names, or by a template such as `ibls.tree.${name}` and calls with names. */
const registeredBy = (text) => [
  ...matches(text, /registerCommand\(\s*'([^']*)'/g),
  ...matches(text, /registerCommand\(\s*`([^`$]*)\$\{\w+\}`/g).flatMap((prefix) => matches(text, /\bcommand\('(\w+)'/g).map((name) => prefix + name)),
];

describe('commands', () => {
  const contributed = manifest.contributes.commands;
  const names = contributed.map(({ command }) => command);

  test('have a title and the category ibls', () => {
    for (const { command, title, category } of contributed) {
      assert.match(command, /^ibls\./);
      assert.match(title, /^\S/, command);
      assert.equal(category, 'ibls', command);
    }
    assert.equal(new Set(names).size, names.length);
  });

  test('are those that the code registers, but for internal ones', () => {
    const registered = sources.flatMap(registeredBy);
    assert.deepEqual([...registered].sort(), [...names, ...internalCommands].sort());
  });

  test('in menus and keys are contributed', () => {
    const used = [...Object.values(manifest.contributes.menus).flat(), ...manifest.contributes.keybindings].map(({ command }) => command);
    assert.deepEqual(used.filter((command) => !names.includes(command)), []);
  });
});

test('the README names every setting', () => {
  const readme = read(extension, 'README.md');
  const settings = Object.keys(manifest.contributes.configuration.properties);
  assert.ok(settings.length > 0);
  assert.deepEqual(settings.filter((name) => !readme.includes(`\`${name}\``)), []);
});

test('every setting has a description and a default', () => {
  for (const [name, setting] of Object.entries(manifest.contributes.configuration.properties)) {
    assert.match(name, /^ibls\./);
    assert.ok(setting.markdownDescription || setting.description, name);
    assert.ok('default' in setting, name);
  }
});

describe('the schema of .ibls.json', () => {
  const { code, severity } = schema.definitions;
  const documented = matches(read(root, 'diagnostics.md'), /^### (.*)$/gm);
  const rows = new Map([...read(root, 'diagnostics.md').matchAll(/^\| \[`([a-z]+(?:-[a-z]+)+)`\]\(#[a-z-]+\) \| [^|]* \| (.*) \|$/gm)].map((row) => [row[1], row[2]]));
  const rules = schema.properties.rules;

  test('knows the codes of diagnostics.md, and no others', () => {
    assert.deepEqual([...code.enum].sort(), [...documented].sort());
    assert.deepEqual([...code.enum].sort(), [...rows.keys()].sort());
    assert.deepEqual(Object.keys(rules.allOf[0].properties), code.enum);
  });

  test('describes each code, and says where its example is', () => {
    code.enum.forEach((name, index) => {
      const { description, markdownDescription } = schema.definitions[name];
      assert.match(description, /^[A-Z].*\.$/, name);
      assert.equal(markdownDescription, `${description} \`ibls rules ${name}\` has an example.`);
      assert.equal(code.markdownEnumDescriptions[index], rows.get(name));
      assert.deepEqual(rules.allOf[0].properties[name], { $ref: `#/definitions/${name}` });
    });
    assert.equal(code.markdownEnumDescriptions.length, code.enum.length);
  });

  test('takes nothing but codes and severities', () => {
    assert.equal(schema.additionalProperties, false);
    assert.deepEqual(rules.propertyNames, { $ref: '#/definitions/code' });
    assert.deepEqual(rules.allOf[1], { additionalProperties: { $ref: '#/definitions/severity' } });
    assert.equal(severity.enum.length, severity.enumDescriptions.length);
    assert.deepEqual(schema.properties.documents.additionalProperties.properties.off.items.anyOf[1], { $ref: '#/definitions/code' });
  });

  test('has the severities of the setting ibls.rules', () => {
    const { additionalProperties } = manifest.contributes.configuration.properties['ibls.rules'];
    assert.deepEqual([...additionalProperties.enum].sort(), [...severity.enum].sort());
  });

  test('is where the manifest says once the extension is built', () => {
    const [{ fileMatch, url }] = manifest.contributes.jsonValidation;
    assert.equal(fileMatch, '.ibls.json');
    assert.equal(url, './dist/ibls.schema.json');
    assert.match(read(extension, 'esbuild.mjs'), /copyFileSync\('\.\.\/ibls\.schema\.json', 'dist\/ibls\.schema\.json'\)/);
  });
});

describe('the problem matcher', () => {
  const [matcher] = manifest.contributes.problemMatchers;
  const pattern = manifest.contributes.problemPatterns.find(({ name }) => `$${name}` === matcher.pattern);
  const parts = (line) => {
    const match = new RegExp(pattern.regexp).exec(line);
    return match && Object.fromEntries(['file', 'line', 'column', 'severity', 'message', 'code'].map((part) => [part, match[pattern[part]]]));
  };

  test('takes the line that the page of the command line shows', () => {
    const line = read(root, 'command-line.md').split('\n').find((text) => /^App\/.*: error: .*titleLable/.test(text));
    assert.deepEqual(parts(line), {
      file: 'App/Base.lproj/Main.storyboard',
      line: '49',
      column: '43',
      severity: 'error',
      message: "LoginViewController has no outlet 'titleLable'; did you mean 'titleLabel'?",
      code: 'dangling-outlet',
    });
  });

  test('takes paths with spaces and colons, and messages with brackets', () => {
    const { file, message, code } = parts('My App/a:1/Main.storyboard:3:4: warning: [a] and [b] differ [class-mismatch]');
    assert.deepEqual([file, message, code], ['My App/a:1/Main.storyboard', '[a] and [b] differ', 'class-mismatch']);
  });

  test('leaves the lines around a finding on a terminal alone', () => {
    const around = ['   36 |   <action selector="tap:"/>', '      |           ^~~~', "      = App/A.swift:14:26: 'tap' is declared here", '5 errors, 1 warning in 2 files (3 ms)'];
    for (const line of around) assert.equal(parts(line), null, line);
  });

  test('has a severity for what VS Code has no word for, and a source that is not that of live findings', () => {
    assert.equal(matcher.severity, 'info');
    assert.notEqual(matcher.source, 'ibls');
  });
});

test('the client library is the only dependency', () => {
  assert.deepEqual(Object.keys(manifest.dependencies), ['vscode-languageclient']);
});

test('package-lock.json names no address', () => {
  const lock = read(extension, 'package-lock.json');
  assert.deepEqual(lock.split('\n').filter((line) => line.includes('"resolved"')), []);
  assert.equal(JSON.parse(lock).version, manifest.version);
});

test('files that the manifest and the code name exist', () => {
  const exists = (name) => assert.ok(fs.existsSync(path.join(extension, name)), name);
  for (const name of [manifest.icon, 'README.md', 'CHANGELOG.md', 'LICENSE', '.vscodeignore']) exists(name);
  for (const name of matches(read(extension, 'package.json'), /"(?:\.\/)?((?:media\/)?[\w-]+\.(?:svg|png))"/g)) exists(name);
  const media = fs.readdirSync(path.join(extension, 'media'));
  const named = sources.flatMap((text) => matches(text, /'media',\s*(?:'|`)([^'`]+)/g));
  assert.ok(named.length > 0);
  for (const name of named) {
    // `circle-${kind}.svg` stands for each file that fits.
    const shape = new RegExp(`^${name.replace(/\./g, '\\.').replace(/\$\{\w+\}/g, '[\\w-]+')}$`);
    assert.ok(media.some((file) => shape.test(file)), name);
  }
});

test('what the manifest calls for is in the code', () => {
  const main = read(extension, 'esbuild.mjs');
  assert.equal(manifest.main, './dist/extension.js');
  assert.equal(manifest.browser, './dist/web.js');
  for (const entry of ['src/extension.ts', 'src/web.ts']) assert.ok(main.includes(entry), entry);
  const types = manifest.contributes.taskDefinitions.map(({ type }) => type);
  assert.deepEqual(types, ['ibls']);
  assert.ok(sources.some((text) => text.includes('registerTaskProvider')));
});
