import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';

const extension = path.resolve(__dirname, '../../..');

interface Step {
  readonly id: string;
  readonly description: string;
  readonly media: { readonly image?: Record<string, string>; readonly altText?: string; readonly markdown?: string };
  readonly completionEvents: string[];
}

interface Manifest {
  readonly contributes: {
    readonly commands: { readonly command: string; readonly title: string }[];
    readonly configuration: { readonly properties: object };
    readonly views: Record<string, { readonly id: string }[]>;
    readonly walkthroughs: { readonly steps: Step[] }[];
  };
}

const { contributes } = JSON.parse(readFileSync(path.join(extension, 'package.json'), 'utf8')) as Manifest;
const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
const views = Object.values(contributes.views).flatMap((list) => list.map(({ id }) => id));
// VS Code makes a command for each view.
const commands = [...contributes.commands.map(({ command }) => command), ...views.map((view) => `${view}.focus`)];

suite('the walkthrough', () => {
  for (const { id, description, media, completionEvents } of steps) {
    test(`'${id}' names commands, settings and views that are there`, () => {
      const buttons = [...description.matchAll(/\(command:([\w.]+)/g)].map((match) => match[1] ?? '');
      assert.deepEqual(buttons.filter((command) => command.startsWith('ibls.') && !commands.includes(command)), []);
      for (const event of completionEvents) {
        const [kind, name] = event.split(':') as [string, string];
        if (!name.startsWith('ibls.')) continue;
        const known = { onCommand: commands, onSettingChanged: Object.keys(contributes.configuration.properties), onView: views }[kind];
        assert.ok(known?.includes(name), event);
      }
    });

    test(`'${id}' has its picture in every theme, and none that is heavy`, () => {
      const files = media.markdown === undefined ? Object.values(media.image ?? {}) : [media.markdown];
      assert.ok(media.markdown !== undefined || media.altText);
      assert.ok(files.length === 1 || files.length === 4);
      for (const file of files) assert.ok(statSync(path.join(extension, file)).size <= 45_000, file);
    });
  }
});

test('README names every command', () => {
  const readme = readFileSync(path.join(extension, 'README.md'), 'utf8');
  assert.deepEqual(contributes.commands.map(({ title }) => title).filter((title) => !readme.includes(`*${title}*`)), []);
});

test('the pictures of README are there', () => {
  const readme = readFileSync(path.join(extension, 'README.md'), 'utf8');
  const names = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  assert.ok(names.length > 0);
  for (const name of names) assert.ok(statSync(path.join(extension, name)).size <= 45_000, name);
});
