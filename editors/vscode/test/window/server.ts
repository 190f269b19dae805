// What tests of the server look at and do in a window.
import assert from 'node:assert/strict';
import path from 'node:path';
import { eventually, type Window } from '../host/window';

/** Starting takes longer while other tests keep the machine busy; in milliseconds. */
export const patience = 20_000;

/** The entry in the status bar. */
export const statusEntry = 'ibls.ibls.ibls';

/** What the entry in the status bar says, without its icon. */
export async function status(window: Window): Promise<string | undefined> {
  return (await window.statusBar(statusEntry))?.trim();
}

/** Waits until the entry shows a text, and a screen reader reads a label. */
export async function hasStatus(window: Window, expected: string, label: RegExp): Promise<void> {
  await eventually(async () => {
    assert.match((await window.statusBarItem(statusEntry).getAttribute('aria-label', { timeout: 1000 })) ?? '', label);
    assert.equal(await status(window), expected);
  }, patience);
}

/** Waits until the status bar says that the server is ready. */
export const isReady = (window: Window): Promise<void> => hasStatus(window, 'ibls', /^ibls: ready, version \d+\.\d+\.\d+/);

/** The errors in the log of the extension, and what the extension host says about it. */
export function errorsOf(window: Window): string[] {
  return window.logErrors().filter((line) => !/User\/settings\.json|authentication provider/.test(line));
}

/** Answers the file dialog of a window that has no dialog of the system. */
export async function chooseFile(window: Window, file: string): Promise<void> {
  const input = window.page.locator('.quick-input-widget .quick-input-filter input');
  await input.waitFor();
  await eventually(async () => { assert.notEqual(await input.inputValue(), ''); });
  await eventually(async () => {
    // The dialog may still put the folder that it begins with in its place.
    await input.fill(file);
    assert.match(await window.page.locator('[id=quickInput_list]').innerText(), new RegExp(path.basename(file)));
  });
  // Enter is passed over while the dialog still looks at what was typed.
  await eventually(async () => {
    await input.press('Enter', { timeout: 1000 });
    await input.waitFor({ state: 'hidden', timeout: 1000 });
  });
}
