// Types into a Swift file with circles and lenses on, and in the same file without the extension, in turn; prints how long
// the frames took that the page drew meanwhile, and what VS Code says of the extension's activation.
//   npm run typing -- [FOLDER FILE]     a file with outlets; without a folder the example, with a file of 5,000 lines
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyOfExample, standInFolder, temporaryFolder } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';

const rounds = 5;
const keystrokes = 150;

const [source, file = 'App/Long.swift'] = process.argv.slice(2);
main(source === undefined ? example() : copyOf(path.resolve(source))).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

async function main(folder: string): Promise<void> {
  const frames = { with: [] as number[], without: [] as number[] };
  for (let round = 1; round <= rounds; round++) {
    for (const kind of ['without', 'with'] as const) {
      const window = await openWindow({ folder, ...(kind === 'without' ? { extension: standInFolder } : {}) });
      try {
        await window.openFile(file);
        await goAboveOutlets(window);
        if (kind === 'with') {
          await eventually(async () => {
            if ((await window.page.locator('.cgmr[class*=ced]').count()) === 0) throw new Error('no circles were drawn');
          }, 60_000);
          console.log(`activation, round ${round}: ${await activation(window)}`);
        }
        frames[kind].push(...(await framesWhileTyping(window)));
      } finally {
        await window.close();
      }
    }
  }
  for (const kind of ['without', 'with'] as const) console.log(`${kind} the extension: ${described(frames[kind])}`);
}

/** Puts the cursor into an empty line above the first outlet, so that circles and lenses move with each line typed. */
async function goAboveOutlets(window: Window): Promise<void> {
  const line = (await window.editorText()).split('\n').findIndex((text) => text.includes('IBOutlet')) + 1;
  if (line === 0) throw new Error(`'${file}' has no outlets`);
  await window.goTo(line, 1);
  await window.press('Enter');
  await window.press('ArrowUp');
}

/** How long each frame took, in milliseconds, while letters were typed. */
async function framesWhileTyping(window: Window): Promise<number[]> {
  // What starts with the window is over: the first tokens and answers, and the page's own code is compiled.
  await window.page.waitForTimeout(5000);
  await typeLetters(window);
  await window.page.waitForTimeout(2000);
  await window.page.evaluate(() => {
    const page = globalThis as unknown as { ibls: number[]; requestAnimationFrame(call: (time: number) => void): void };
    page.ibls = [];
    const next = (time: number): void => {
      page.ibls.push(time);
      page.requestAnimationFrame(next);
    };
    page.requestAnimationFrame(next);
  });
  await typeLetters(window);
  const times = await window.page.evaluate(() => (globalThis as unknown as { ibls: number[] }).ibls);
  await window.exec('workbench.action.files.revert');
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

async function typeLetters(window: Window): Promise<void> {
  for (let index = 0; index < keystrokes; index++) {
    await window.page.keyboard.type(index % 10 === 9 ? '\n' : 'a', { delay: 25 });
  }
}

/** What VS Code's own "Startup Performance" says: milliseconds to load the code and to activate. */
async function activation(window: Window): Promise<string> {
  await window.exec('perfview.show');
  return eventually(async () => {
    const report = await window.evaluate(`vscode.workspace.textDocuments.map((document) => document.getText()).find((text) => text.includes('Finish Activate')) ?? ''`);
    const row = /\| ibls\.ibls +\| \w+ +\| (\d+) +\| (\d+) +\| (\d+) +\|/.exec(report);
    if (!row) throw new Error('VS Code does not list the extension');
    await window.exec('workbench.action.closeActiveEditor');
    return `load ${row[1] ?? ''}, call ${row[2] ?? ''}, finish ${row[3] ?? ''} ms`;
  });
}

function described(frames: readonly number[]): string {
  const sorted = [...frames].sort((left, right) => left - right);
  const at = (part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  const dropped = frames.reduce((sum, time) => sum + Math.max(0, Math.round((time * 60) / 1000) - 1), 0);
  return `${frames.length} frames, ${dropped} dropped; median ${at(0.5)}, 99th percentile ${at(0.99)}, longest ${at(1)} ms`;
}

function example(): string {
  const folder = copyOfExample();
  const outlets = Array.from({ length: 200 }, (_, index) => `  @IBOutlet private weak var label${index}: UILabel?`);
  const functions = Array.from({ length: 1200 }, (_, index) => `  func step${index}(_ value: Int) -> Int {\n    let next = value + ${index}\n    return next * 2\n  }`);
  writeFileSync(path.join(folder, 'App/Long.swift'), ['import UIKit', '', '', 'final class Long: UIViewController {', ...outlets, ...functions, '}', ''].join('\n'));
  return folder;
}

function copyOf(project: string): string {
  const folder = temporaryFolder('typing');
  cpSync(project, folder, { recursive: true });
  return folder;
}
