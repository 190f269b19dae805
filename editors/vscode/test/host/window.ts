import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, ConsoleMessage, Locator, Page } from 'playwright-core';
import { openPage } from './browser';
import { eventually } from './eventually';
import { CodeServer, copyOfExample, extensionFolder, type Settings, temporaryFolder } from './server';

export { eventually };

/** What a window opens with. Without a folder it opens a fresh copy of the example app. */
export interface WindowOptions {
  folder?: string;
  /** Several folders in one window; a workspace file is written for them. */
  folders?: string[];
  workspaceFile?: string;
  /** Added to, and winning over, the settings that keep a window quiet. */
  settings?: Settings;
  /** `development` is this checkout; a path leads to a package (.vsix) or to the folder of another extension. */
  extension?: string;
  /** Given, trust in the workspace is asked for: false opens it in Restricted Mode, without a question. */
  trusted?: boolean;
  /** The name of a colour theme, such as `Default Light Modern`. */
  theme?: string;
  size?: { width: number; height: number };
  /** Added to the environment of the extension host. */
  environment?: Record<string, string>;
}

/** Opens a window of VS Code with the extension and the stand-in for the Swift extension. */
export async function openWindow(options: WindowOptions = {}): Promise<Window> {
  const extension = options.extension ?? 'development';
  const port = path.join(temporaryFolder('standin'), 'port');
  const server = await CodeServer.start({
    settings: settingsOf(options),
    extensions: [extension === 'development' ? extensionFolder : extension],
    environment: { ...options.environment, IBLS_STANDIN: port },
  });
  const { browser, page } = await openPage(server.host.chromium, options.size ?? { width: 1280, height: 900 });
  const folder = options.folder ?? options.folders?.[0] ?? (options.workspaceFile === undefined ? copyOfExample() : undefined);
  const workspace = options.workspaceFile ?? (options.folders === undefined ? undefined : workspaceOf(options.folders));
  const window = new Window(server, browser, page, port, folder ?? path.dirname(options.workspaceFile ?? ''));
  const place = workspace === undefined ? { folder: window.folder } : { workspace };
  try {
    await page.goto(server.address(place));
    await window.ready();
    return window;
  } catch (error) {
    await window.close();
    throw error;
  }
}

/** A window of VS Code. Each act waits for what it leads to; each question answers what is seen now. */
export class Window {
  readonly server: CodeServer;
  /** The Playwright page, for what is not offered here. */
  readonly page: Page;
  /** The first folder of the workspace. */
  readonly folder: string;
  readonly #browser: Browser;
  readonly #port: string;
  readonly #messages: ConsoleMessage[] = [];
  readonly #pageErrors: string[] = [];

  constructor(server: CodeServer, browser: Browser, page: Page, port: string, folder: string) {
    this.server = server;
    this.page = page;
    this.folder = folder;
    this.#browser = browser;
    this.#port = port;
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => this.#messages.push(message));
    page.on('pageerror', (error) => this.#pageErrors.push(error.stack ?? error.message));
  }

  /** Waits until the workbench stands and the extension host answers; needed by itself only after a reload. */
  async ready(): Promise<void> {
    await this.page.locator('.monaco-workbench .statusbar').waitFor({ timeout: 60_000 });
    await eventually(() => this.evaluate('vscode.version'), 60_000);
  }

  /** The absolute path of a file of the workspace. */
  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** The text of a file of the workspace as it stands on disk. */
  read(name: string): string {
    return readFileSync(this.file(name), 'utf8');
  }

  /** Writes a file of the workspace as a program outside of VS Code would. */
  write(name: string, text: string): void {
    writeFileSync(this.file(name), text);
  }

  /** Opens a file by a part of its path through quick open, and waits until it is in front and has the cursor. */
  async openFile(name: string): Promise<void> {
    const base = path.basename(name);
    await this.#pick('Control+P', name, (label) => label === base);
    await this.page.locator(`.editor-group-container.active .tab.active[data-resource-name="${base}"]`).waitFor();
    await this.page.locator('.editor-group-container.active .monaco-editor.focused').first().waitFor();
    await eventually(async () => {
      assert.equal(path.basename(await this.evaluate('vscode.window.activeTextEditor.document.uri.path')), base);
    });
  }

  /** Puts the cursor of the active editor at a line and a column, both counted from 1. */
  async goTo(line: number, column: number): Promise<void> {
    await this.#pick('Control+G', `:${line}:${column}`, (label) => label !== '');
    await eventually(async () => {
      const active = await this.evaluate('vscode.window.activeTextEditor.selection.active');
      assert.deepEqual(active, { line: line - 1, character: column - 1 });
    });
  }

  /** Puts the cursor at the given occurrence of a text in the active editor, the first one unless told otherwise. */
  async goToText(text: string, occurrence = 1): Promise<void> {
    const lines = (await this.editorText()).split('\n');
    const places = lines.flatMap((line, index) => [...occurrences(line, text)].map((column) => ({ line: index + 1, column })));
    const place = places[occurrence - 1];
    assert.ok(place, `the active editor holds '${text}' ${places.length} times`);
    await this.goTo(place.line, place.column);
  }

  /** Runs a command by its title as the palette shows it, such as `ibls: Restart Server`. */
  async runCommand(title: string): Promise<void> {
    await this.#pick('F1', `>${title}`, (label) => label.toLowerCase() === title.toLowerCase());
  }

  /** Presses a key or a chord, such as `F12` or `Control+.`. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Renames what the cursor stands at by F2, and waits until the box is gone; edits may still be under way then. */
  async rename(newName: string, options: { preview?: boolean } = {}): Promise<void> {
    const input = await this.openRename();
    await input.fill(newName);
    await input.press(options.preview === true ? 'Control+Enter' : 'Enter');
    await input.waitFor({ state: 'hidden' });
  }

  /** Opens the box of F2; its value is the name that a provider proposes. */
  async openRename(): Promise<Locator> {
    await this.press('F2');
    const input = this.page.locator('.rename-box .rename-input:visible');
    await input.waitFor();
    return input;
  }

  /** The rows of the Refactor Preview, each with whether it is ticked. Waits for the first: ask by `eventually`. */
  async previewedEdits(): Promise<{ text: string; isTicked: boolean }[]> {
    const rows = this.page.locator('.bulk-edit-panel .monaco-list-row');
    await rows.first().waitFor();
    return Promise.all(
      (await rows.all()).map(async (row) => ({
        text: plain((await row.getAttribute('aria-label')) ?? (await row.innerText())),
        isTicked: await row.locator('input[type=checkbox], .monaco-custom-toggle').first().isChecked(),
      })),
    );
  }

  /** Presses `Apply` or `Discard` in the Refactor Preview, and waits until it is gone. */
  async endPreview(button: 'Apply' | 'Discard'): Promise<void> {
    const panel = this.page.locator('.bulk-edit-panel');
    await panel.locator('.monaco-button', { hasText: button }).click();
    await panel.locator('.monaco-list-row').first().waitFor({ state: 'hidden' });
  }

  /** The texts of the messages that are shown now. */
  async notifications(): Promise<string[]> {
    return texts(this.page.locator('.notifications-toasts .notification-list-item-message'));
  }

  /** Presses a button of a message. */
  async answer(button: string): Promise<void> {
    await this.page.locator('.notifications-toasts .monaco-button', { hasText: button }).first().click();
  }

  /** Opens the Problems view and returns its rows as a screen reader reads them. */
  async problems(): Promise<string[]> {
    await this.exec('workbench.panel.markers.view.focus');
    const panel = this.page.locator('.markers-panel');
    await panel.waitFor();
    return this.#rows(panel);
  }

  /** The titles of the code lenses in view. */
  async lenses(): Promise<string[]> {
    return texts(this.page.locator('.codelens-decoration a'));
  }

  /** Clicks a code lens. */
  async clickLens(title: string): Promise<void> {
    await this.page.locator('.codelens-decoration a', { hasText: title }).first().click();
  }

  /** The entries of the light bulb at the cursor. */
  async codeActions(): Promise<string[]> {
    const titles = await texts(await this.#openCodeActions());
    await this.#closeCodeActions();
    return titles;
  }

  /** Chooses an entry of the light bulb at the cursor, and waits until the menu is gone. */
  async chooseCodeAction(title: string): Promise<void> {
    await eventually(async () => {
      const rows = await this.#openCodeActions();
      const chosen = rows.filter({ hasText: title }).first();
      if (!(await chosen.isVisible())) {
        const offered = (await texts(rows)).join(', ');
        await this.#closeCodeActions();
        throw new Error(`the light bulb offers no '${title}', but: ${offered}`);
      }
      await chosen.click({ timeout: 1000 });
    });
    await this.#codeActionMenu.waitFor({ state: 'hidden' });
  }

  /** Chooses an entry of the context menu that is opening, and waits until the menu is gone. */
  async chooseMenuEntry(title: string): Promise<void> {
    const entry = this.page.locator('.monaco-menu .action-item', { hasText: title }).first();
    await entry.waitFor();
    // A menu takes no clicks for its first 100 ms, because the button that opened it may still be down.
    await eventually(async () => {
      if ((await entry.count()) > 0) await entry.click({ timeout: 1000 });
      await entry.waitFor({ state: 'hidden', timeout: 1000 });
    });
  }

  /** The text of the hover at the cursor. */
  async hover(): Promise<string> {
    await this.exec('editor.action.showHover');
    const hover = this.page.locator('.monaco-hover:not(.hidden) .hover-row:not(.status-bar) .hover-contents');
    await hover.first().waitFor();
    return (await texts(hover)).join('\n');
  }

  /** The whole text of the active editor, saved or not. */
  async editorText(): Promise<string> {
    return this.evaluate('vscode.window.activeTextEditor.document.getText()');
  }

  /** The lines of the active editor that are in view, as they are drawn. */
  async visibleLines(): Promise<string[]> {
    const lines = this.page.locator('.editor-group-container.active .view-lines .view-line');
    const drawn = await Promise.all(
      (await lines.all()).map(async (line) => [(await box(line))?.y ?? 0, await line.innerText()] as const),
    );
    return drawn.sort((one, other) => one[0] - other[0]).map(([, text]) => plain(text));
  }

  /** The rows of a view in the side bar or the panel, by its title; undefined while it is not shown. */
  async treeRows(viewTitle: string): Promise<string[] | undefined> {
    const pane = this.#pane(viewTitle);
    return (await pane.count()) === 0 ? undefined : this.#rows(pane);
  }

  /** One row of such a view, to click or to look at. */
  treeRow(viewTitle: string, text: string): Locator {
    return this.#pane(viewTitle).locator('.monaco-list-row', { hasText: text }).first();
  }

  /** The text of a status bar entry, by its identifier or by a part of what a screen reader reads. */
  async statusBar(idOrName: string): Promise<string | undefined> {
    const item = this.statusBarItem(idOrName);
    return (await item.count()) === 0 ? undefined : plain(await item.innerText());
  }

  /** A status bar entry, to click or to look at. */
  statusBarItem(idOrName: string): Locator {
    const [name, ending] = [JSON.stringify(idOrName), JSON.stringify(`.${idOrName}`)];
    return this.page.locator(`.statusbar-item:is([id=${name}], [id$=${ending}], [aria-label*=${name}])`).first();
  }

  /** Errors that the page printed, without those that it prints every time; for the extension host see `logErrors`. */
  consoleErrors(): string[] {
    const errors = this.#messages.filter((message) => message.type() === 'error').map((message) => message.text());
    return [...errors, ...this.#pageErrors].filter((text) => !expectedNoise.test(text));
  }

  /** A picture of the window. */
  async screenshot(file: string): Promise<void> {
    await this.page.screenshot({ path: file });
  }

  /** Changes settings of the user, and returns when the extension host knows them; undefined removes one. */
  async settings(update: Settings): Promise<void> {
    for (const [name, value] of Object.entries(update)) {
      await this.evaluate('vscode.workspace.getConfiguration().update(args[0], args[1] ?? undefined, true)', name, value);
    }
  }

  /** Runs a command in the extension host. Arguments may hold {$uri}, {$position} and {$range}; the answer is JSON. */
  async exec<Answer = unknown>(command: string, ...args: unknown[]): Promise<Answer> {
    return (await this.#post({ command, args })) as Answer;
  }

  /** The value of a JavaScript expression in the extension host, where `vscode` is the API; it may use await. */
  async evaluate<Answer = string>(expression: string, ...args: unknown[]): Promise<Answer> {
    return (await this.#post({ eval: expression, args })) as Answer;
  }

  /** What the stand-in was asked since its start or since `exec('standin.clear')`. */
  async standInLog(): Promise<StandInCall[]> {
    return this.exec('standin.log');
  }

  /** The text of all log files: what the extension host and the extensions printed. */
  logs(): string {
    return this.server.logs();
  }

  /** The lines of the log files that are errors, without those that VS Code's server logs every time. */
  logErrors(): string[] {
    return this.logs().split('\n').filter((line) => /\[error\]/i.test(line) && !expectedNoise.test(line));
  }

  /** Closes the window and ends its server. */
  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.stop();
  }

  /** Opens quick input, types, and takes the first row as soon as it is the expected one. */
  async #pick(key: string, text: string, isExpected: (label: string) => boolean): Promise<void> {
    const widget = this.page.locator('.quick-input-widget');
    const input = widget.locator('.quick-input-filter input');
    // One that closes is still in view for a moment, and takes nothing.
    await eventually(async () => {
      await this.press(key);
      await input.fill(text, { timeout: 2000 });
    }, 20_000);
    const first = widget.locator('.monaco-list-row[data-index="0"]');
    await eventually(async () => {
      const label = plain(await first.locator('.label-name').first().innerText({ timeout: 1000 }));
      assert.ok(isExpected(label), `quick input offers '${label}' first for '${text}'`);
    });
    await input.press('Enter');
    await widget.waitFor({ state: 'hidden' });
  }

  get #codeActionMenu(): Locator {
    return this.page.locator('.action-widget:not(.action-list-submenu-panel)').first();
  }

  /** Opens the menu of the light bulb and returns its rows; without any, VS Code shows a message instead. */
  async #openCodeActions(): Promise<Locator> {
    const none = this.page.locator('.monaco-editor-overlaymessage', { hasText: 'No code actions' });
    const rows = this.#codeActionMenu.locator('.monaco-list-row.action');
    // VS Code closes the menu when the editor's lines move below it, as lenses make them.
    await eventually(async () => {
      // The message of an earlier question would be taken for the answer to this one.
      if ((await none.count()) > 0) await this.press('Escape');
      await none.first().waitFor({ state: 'hidden' });
      await this.press('Control+.');
      await rows.or(none).first().waitFor({ timeout: 3000 });
    });
    return rows;
  }

  async #closeCodeActions(): Promise<void> {
    await this.press('Escape');
    await this.#codeActionMenu.waitFor({ state: 'hidden' });
  }

  #pane(title: string): Locator {
    return this.page.locator('.pane', { has: this.page.locator(`.pane-header[aria-label^=${JSON.stringify(title)}]`) }).first();
  }

  /** All rows of a list. It draws those in view only, so it is scrolled through from its top. */
  async #rows(list: Locator): Promise<string[]> {
    const found = new Map<number, string>();
    while (await this.#scroll(list, 'up'));
    do {
      for (const [index, text] of await drawnRows(list)) found.set(index, text);
    } while (await this.#scroll(list, 'down'));
    return [...found].sort((one, other) => one[0] - other[0]).map(([, text]) => text);
  }

  /** Scrolls a list by less than its height; false where it can't go further. */
  async #scroll(list: Locator, direction: 'up' | 'down'): Promise<boolean> {
    const shown = await box(list.locator('.monaco-list'));
    const content = await box(list.locator('.monaco-list-rows'));
    if (shown === undefined || content === undefined) return false;
    const rest = direction === 'up' ? shown.y - content.y : content.y + content.height - shown.y - shown.height;
    if (rest < 1) return false;
    await this.page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2);
    await this.page.mouse.wheel(0, direction === 'up' ? -shown.height : shown.height);
    await eventually(async () => {
      assert.notEqual((await box(list.locator('.monaco-list-rows')))?.y, content.y, 'the list does not scroll');
    });
    return true;
  }

  async #post(body: unknown): Promise<unknown> {
    if (!existsSync(this.#port)) throw new Error('the stand-in does not listen yet');
    const address = `http://127.0.0.1:${readFileSync(this.#port, 'utf8')}`;
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    const reply = (await response.json()) as { result?: unknown; error?: string };
    if (reply.error !== undefined) throw new Error(`in the extension host: ${reply.error}`);
    return reply.result;
  }
}

/** One question to the stand-in for the Swift extension; line and character are counted from 0. */
export interface StandInCall {
  kind: 'prepare' | 'rename' | 'definition' | 'references' | 'hover';
  uri: string;
  line: number;
  character: number;
  newName?: string;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

// The page asks for files that are in no installation, and for hosts that tests need not reach.
const expectedNoise = /status of 404|HTTP response code \(404\)|Service Worker|net::ERR_|getaddrinfo|Timed out waiting for authentication provider/;

function settingsOf(options: WindowOptions): Settings {
  return {
    ...(options.trusted !== undefined && {
      'security.workspace.trust.enabled': true,
      'security.workspace.trust.startupPrompt': 'never',
    }),
    ...(options.theme !== undefined && { 'workbench.colorTheme': options.theme }),
    ...options.settings,
  };
}

function workspaceOf(folders: string[]): string {
  const file = path.join(temporaryFolder('workspace'), 'tests.code-workspace');
  writeFileSync(file, JSON.stringify({ folders: folders.map((folder) => ({ path: folder })) }));
  return file;
}

async function texts(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map(plain).filter((text) => text !== '');
}

async function drawnRows(list: Locator): Promise<[number, string][]> {
  const rows = await list.locator('.monaco-list-row').all();
  return Promise.all(
    rows.map(async (row): Promise<[number, string]> => {
      const text = (await row.getAttribute('aria-label')) ?? (await row.innerText());
      return [Number(await row.getAttribute('data-index')), plain(text)];
    }),
  );
}

/** Where the first of the elements is drawn; undefined while there is none. */
async function box(locator: Locator): Promise<Box | undefined> {
  if ((await locator.count()) === 0) return undefined;
  return (await locator.first().boundingBox({ timeout: 1000 }).catch(() => null)) ?? undefined;
}

/** The text with plain spaces, and without the icons of VS Code's font. */
function plain(text: string): string {
  return text.replace(/\u00a0/g, ' ').replace(/[\u200b\u200e\ue000-\uf8ff]/g, '').trimEnd();
}

function* occurrences(line: string, text: string): Generator<number> {
  for (let index = line.indexOf(text); index >= 0; index = line.indexOf(text, index + 1)) yield index + 1;
}
