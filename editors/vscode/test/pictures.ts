// Takes the pictures of the walkthrough and of the READMEs in a real window, on a copy of the example app.
//   npm run pictures                 all of them
//   npm run pictures -- rename       those with that in their names
// pngquant makes them smaller where it is installed; the fonts Inter and JetBrains Mono make them look as kept.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { extensionFolder, root, type Settings, temporaryFolder } from './host/server';
import { eventually, openWindow, type Window } from './host/window';

const themes = { light: 'Default Light Modern', dark: 'Default Dark Modern' };
type Theme = keyof typeof themes;

/** The package and the pages that show the pictures have to stay light. */
const limit = 45_000;

interface Picture {
  /** Below media, without the ending. Pictures of the walkthrough are taken in both themes and named for them. */
  readonly name: string;
  readonly size: { width: number; height: number };
  /** Brings the window to what is to be seen, and answers the part of it that the picture shows. */
  readonly arrange: (window: Window) => Promise<Area>;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const pictures: readonly Picture[] = [
  { name: 'hero', size: { width: 1040, height: 600 }, arrange: hero },
  { name: 'fixes', size: { width: 720, height: 330 }, arrange: fixes },
  { name: 'walkthrough/broken', size: { width: 700, height: 550 }, arrange: broken },
  { name: 'walkthrough/rename', size: { width: 620, height: 580 }, arrange: renaming },
  { name: 'walkthrough/tree', size: { width: 740, height: 400 }, arrange: tree },
];

const swift = 'LoginViewController.swift';
const storyboard = 'Main.storyboard';

/** Swift beside the storyboard, with everything that is broken below. */
async function hero(window: Window): Promise<Area> {
  await openSwift(window);
  await window.exec('workbench.action.newGroupRight');
  await window.openFile(storyboard);
  await window.exec('revealLine', { lineNumber: 33, at: 'top' });
  await scrollRight(window, 190);
  await openProblems(window);
  return workbench(window);
}

/** Circles and lenses in Swift, and the Problems view. */
async function broken(window: Window): Promise<Area> {
  await openSwift(window);
  await openProblems(window);
  return workbench(window);
}

/** The light bulb's menu at a misspelt outlet. */
async function fixes(window: Window): Promise<Area> {
  await window.openFile(storyboard);
  await window.goToText('titleLable');
  await scrollRight(window, 150);
  await window.press('Control+.');
  await window.page.locator('.action-widget .monaco-list-row.action').first().waitFor();
  return workbench(window);
}

/** The Refactor Preview of a rename that changes code and storyboard. */
async function renaming(window: Window): Promise<Area> {
  await openSwift(window);
  await window.goToText('nameField');
  await window.rename('emailField', { preview: true });
  await eventually(async () => {
    assert.equal((await window.previewedEdits()).length, 4);
  });
  return workbench(window);
}

/** The view Interface Builder beside the document. */
async function tree(window: Window): Promise<Area> {
  await window.openFile(storyboard);
  await window.exec('ibls.documents.focus');
  for (const view of ['outline', 'timeline']) await window.exec(`${view}.removeView`);
  const files = window.page.locator('.pane-header', { hasText: 'Example' });
  // In its middle are buttons.
  await files.click({ position: { x: 30, y: 10 } });
  await eventually(async () => {
    assert.equal(await files.getAttribute('aria-expanded'), 'false');
  });
  await dragRight(window, 150);
  await window.exec('workbench.action.focusActiveEditorGroup');
  await window.goToText('titleLable');
  await scrollRight(window, 45);
  await window.treeRow('Interface Builder', 'titleLable').waitFor();
  return workbench(window);
}

async function openSwift(window: Window): Promise<void> {
  await window.openFile(swift);
  await eventually(async () => {
    assert.ok((await window.lenses()).length >= 2, 'the lenses are not there yet');
    assert.ok((await window.page.locator('.glyph-margin-widgets .cgmr').count()) >= 4, 'the circles are not there yet');
  });
}

/** Opens the Problems view with every finding in a line of its own. */
async function openProblems(window: Window): Promise<void> {
  const rows = window.page.locator('.markers-panel .monaco-list-row');
  await window.exec('workbench.panel.markers.view.focus');
  await rows.first().waitFor();
  await window.exec('list.collapseAll');
  for (const key of ['End', 'ArrowRight', 'Home', 'ArrowRight']) await window.press(key);
  await window.exec('workbench.action.focusActiveEditorGroup');
  await eventually(async () => {
    assert.ok((await rows.count()) >= 5);
  });
}

/** Scrolls the active editor over the indentation of its lines. */
async function scrollRight({ page }: Window, distance: number): Promise<void> {
  await page.locator('.editor-group-container.active .monaco-editor').first().hover();
  await page.mouse.wheel(distance, 0);
}

/** Makes the side bar wider. */
async function dragRight({ page }: Window, distance: number): Promise<void> {
  const { x, y, width } = await areaOf(page.locator('.part.sidebar'));
  await page.mouse.move(x + width + 2, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + width + 2 + distance, y + 200, { steps: 4 });
  await page.mouse.up();
}

/** The window without its status bar. */
async function workbench({ page }: Window): Promise<Area> {
  const { y, width } = await areaOf(page.locator('.part.statusbar'));
  return { x: 0, y: 0, width, height: y };
}

async function areaOf(element: Locator): Promise<Area> {
  const area = await element.boundingBox();
  assert.ok(area, 'what the picture is of can\'t be seen');
  return area;
}

/** What is left out, so that what a picture is about stands close together. */
const plainWindow: Settings = {
  'breadcrumbs.enabled': false,
  'editor.fontFamily': "'JetBrains Mono', monospace",
  'editor.fontSize': 12,
  'editor.guides.indentation': false,
  'editor.hideCursorInOverviewRuler': true,
  'editor.lightbulb.enabled': 'off',
  'editor.matchBrackets': 'never',
  'editor.minimap.enabled': false,
  'editor.occurrencesHighlight': 'off',
  'editor.overviewRulerBorder': false,
  'editor.renderLineHighlight': 'none',
  'editor.scrollbar.horizontal': 'hidden',
  'editor.scrollbar.vertical': 'hidden',
  'editor.selectionHighlight': false,
  'editor.stickyScroll.enabled': false,
  'explorer.autoReveal': false,
  'window.commandCenter': false,
  'workbench.activityBar.location': 'hidden',
  'workbench.editor.editorActionsLocation': 'hidden',
  'workbench.layoutControl.enabled': false,
};

/** The cursor blinks, and would be in one picture and not in the next. */
const style = `
  .monaco-workbench { font-family: Inter, system-ui, sans-serif !important; }
  .monaco-editor .cursors-layer { display: none !important; }
`;

async function take({ size, arrange }: Picture, theme: Theme, file: string): Promise<void> {
  const folder = path.join(temporaryFolder('pictures'), 'Example');
  cpSync(path.join(root, 'Tests/Example'), folder, { recursive: true });
  const window = await openWindow({ folder, theme: themes[theme], size, settings: plainWindow });
  try {
    await window.page.addStyleTag({ content: style });
    await window.exec('workbench.action.closeSidebar');
    const clip = await arrange(window);
    // Beside the tabs it rests on nothing that answers.
    await window.page.mouse.move(size.width - 60, 20);
    await pause(1000);
    mkdirSync(path.dirname(file), { recursive: true });
    await window.page.screenshot({ path: file, clip, animations: 'disabled' });
  } finally {
    await window.close();
  }
  makeSmaller(file);
  const bytes = statSync(file).size;
  console.log(`${path.relative(extensionFolder, file)}: ${bytes} bytes`);
  if (bytes <= limit) return;
  console.error(`more than ${limit} bytes; pngquant makes it smaller, or a smaller window`);
  process.exitCode = 1;
}

function makeSmaller(file: string): void {
  try {
    execFileSync('pngquant', ['--force', '--strip', '--speed=1', '--nofs', '--output', file, '32', file]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function takeAll(pattern: string): Promise<void> {
  const media = path.join(extensionFolder, 'media');
  for (const picture of pictures.filter(({ name }) => name.includes(pattern))) {
    if (picture.name.startsWith('walkthrough/')) {
      for (const theme of ['light', 'dark'] as const) await take(picture, theme, path.join(media, `${picture.name}-${theme}.png`));
    } else {
      await take(picture, 'light', path.join(media, `${picture.name}.png`));
    }
  }
}

void takeAll(process.argv[2] ?? '');
