import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, suite, test, type TestContext } from 'node:test';
import { copyOfExample, iblsServer, temporaryFolder } from '../host/server';
import { eventually, openWindow, type Window } from '../host/window';
import { chooseFile, errorsOf, hasStatus, isReady, patience, status, statusEntry } from './server';

const swift = 'App/LoginViewController.swift';
const storyboard = 'App/Base.lproj/Main.storyboard';

const programs = temporaryFolder('programs');

/** A shell script that stands in for the server; `$IBLS` is the real one. */
function script(name: string, lines: string): string {
  const file = path.join(programs, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nIBLS='${iblsServer()}'\n${lines}\n`, { mode: 0o755 });
  return file;
}

/** A script that says its version as the real server does, and then does something else. */
function scriptAfterVersion(name: string, lines: string): string {
  return script(name, `test "$1" = --version && exec "$IBLS" --version\n${lines}`);
}

function fileOf(name: string, content: string | Uint8Array, mode: number): string {
  const file = path.join(programs, name);
  writeFileSync(file, content, { mode });
  return file;
}

/** The beginning of a program for Linux on a processor that this machine doesn't have. */
function foreignELF(): Uint8Array {
  const header = new Uint8Array(64);
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  header.set([2, 0, process.arch === 'arm64' ? 0x3e : 0xb7, 0], 16);
  return header;
}

/** The beginning of a program for Macs with an M processor. */
function machO(): Uint8Array {
  const header = new Uint8Array(64);
  header.set([0xcf, 0xfa, 0xed, 0xfe, 0x0c, 0, 0, 1]);
  return header;
}

/** Collects what messages say from now on, also those that are gone again when a test looks. */
async function watchMessages(window: Window): Promise<void> {
  await window.page.evaluate(`(() => {
    const selector = '.notifications-toasts .notification-list-item-message';
    const look = () => document.querySelectorAll(selector).forEach(({ innerText }) => innerText && messagesSeen.add(innerText.replaceAll('\\u00a0', ' ')));
    globalThis.messagesSeen = new Set();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  })()`);
}

/** Forgets messages and errors; what comes later is compared with `quiet` or `oneMessage`. */
async function forget(window: Window): Promise<void> {
  await window.exec('notifications.clearAll');
  await eventually(async () => { assert.deepEqual(await window.notifications(), []); });
  await window.page.evaluate('messagesSeen.clear()');
  knownErrors = new Set(errorsOf(window));
}

let knownErrors = new Set<string>();

async function messages(window: Window): Promise<string[]> {
  return window.page.evaluate('[...messagesSeen]');
}

/** Nothing was said and no error logged since `forget`. */
async function quiet(window: Window): Promise<void> {
  assert.deepEqual(await messages(window), []);
  assert.deepEqual(errorsOf(window).filter((line) => !knownErrors.has(line)), []);
}

/** Waits for a message, of which there has to be one alone, with exactly these buttons. */
async function oneMessage(window: Window, expected: RegExp, buttons: string[]): Promise<void> {
  await eventually(async () => {
    const shown = await messages(window);
    assert.equal(shown.length, 1, shown.join('\n') || 'no message');
    assert.match(shown[0] ?? '', expected);
  }, patience);
  const toast = window.page.locator('.notifications-toasts .notification-list-item');
  await eventually(async () => {
    assert.deepEqual(await toast.locator('.notification-list-item-buttons-container .monaco-button').allInnerTexts(), buttons);
  });
}

const whatToDo = ['Choose…', 'How to Install', 'Show Output'];

const isStarting = (window: Window): Promise<void> => hasStatus(window, 'ibls', /^ibls: starting/);

/** The servers that the extension host runs. */
async function servers(window: Window): Promise<number[]> {
  const host = await window.evaluate<number>('process.pid');
  try {
    const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(host)], { encoding: 'utf8' });
    return list.split('\n').filter((line) => / --stdio$/.test(line) && !line.includes('<defunct>')).map((line) => Number.parseInt(line, 10));
  } catch {
    // ps fails where there is nothing to list.
    return [];
  }
}

async function oneServer(window: Window, other?: number): Promise<number> {
  return eventually(async () => {
    const [found, ...more] = await servers(window);
    assert.ok(found !== undefined && more.length === 0 && found !== other, 'there is not one new server');
    return found;
  }, patience);
}

/** What ibls finds wrong below a folder, as code and line. */
async function findings(window: Window, folder = window.folder): Promise<string[]> {
  const found = await window.evaluate<string[]>(
    `vscode.languages.getDiagnostics().flatMap(([uri, list]) => uri.path.startsWith(args[0]) ? list.filter(({ source }) => source === 'ibls').map(({ message }) => message) : [])`,
    `${folder}/`,
  );
  return found.sort();
}

async function finds(window: Window, expected: RegExp | string[], folder?: string): Promise<void> {
  await eventually(async () => {
    const found = await findings(window, folder);
    if (expected instanceof RegExp) assert.match(found.join('\n'), expected);
    else assert.deepEqual(found, expected);
  }, patience);
}

/** Breaks an outlet, and waits until that is found. */
async function breakOutlet(window: Window, folder = window.folder): Promise<void> {
  const file = path.join(folder, storyboard);
  writeFileSync(file, readFileSync(file, 'utf8').replace('property="badge"', 'property="brokenField"'));
  await finds(window, /brokenField/, folder);
}

suite('one window, with one server after another', () => {
  let window: Window;
  let pristine: string;
  let expected: string[];

  before(async () => {
    pristine = copyOfExample();
    window = await openWindow({ settings: { 'ibls.path': path.join(programs, 'nowhere/ibls') } });
    await watchMessages(window);
  });
  after(() => window.close());

  /** Goes on with the real server. */
  async function recover(): Promise<void> {
    await window.settings({ 'ibls.path': iblsServer() });
    await isReady(window);
    await oneServer(window);
  }

  /** Begins with the real server and nothing to remember. */
  async function begin(): Promise<void> {
    await recover();
    await forget(window);
  }

  test('a server that is missing from the beginning', async () => {
    await hasStatus(window, 'ibls: not found', /nowhere\/ibls', from ibls\.path, does not exist/);
    assert.equal((await window.notifications()).length, 1);
    await window.exec('notifications.hideToasts');
    await forget(window);
    await recover();
    await quiet(window);
    await breakOutlet(window);
    cpSync(pristine, window.folder, { recursive: true });
    await eventually(async () => {
      expected = await findings(window);
      assert.doesNotMatch(expected.join('\n'), /brokenField/);
    });
  });

  const elsewhere = process.arch === 'arm64' ? 'x64' : 'arm64';
  const failures: { title: string; path: () => string; message: RegExp; status: string }[] = [
    {
      title: 'missing',
      path: () => path.join(programs, 'none'),
      message: /^ibls: The server was not found: '.*\/none', from ibls\.path, does not exist\.$/,
      status: 'not found',
    },
    {
      title: 'a name that PATH does not have',
      path: () => 'ibls-of-nowhere',
      message: /'ibls-of-nowhere' was not found\. Looked in PATH as VS Code sees it \(.*\/bin.*\); \/opt\/homebrew\/bin, \/usr\/local\/bin, ~\/\.local\/bin, ~\/\.mint\/bin\.$/,
      status: 'not found',
    },
    {
      title: 'not executable',
      path: () => fileOf('plain', '#!/bin/sh\n', 0o644),
      message: /'.*\/plain', from ibls\.path, is not executable; 'chmod \+x' makes it so\.$/,
      status: 'not started',
    },
    { title: 'a folder', path: () => programs, message: /', from ibls\.path, is a folder\.$/, status: 'not started' },
    {
      title: 'made for another processor',
      path: () => fileOf('foreign', foreignELF(), 0o755),
      message: new RegExp(`/foreign', from ibls\\.path, is for Linux on ${elsewhere}, and this machine is Linux on ${process.arch}\\.$`),
      status: 'not started',
    },
    {
      title: 'made for a Mac',
      path: () => fileOf('mac', machO(), 0o755),
      message: /\/mac', from ibls\.path, is for macOS on arm64, and this machine is Linux/,
      status: 'not started',
    },
    {
      title: 'too old',
      path: () => script('old', 'echo ibls 0.0.9'),
      message: /\/old' is version 0\.0\.9; this extension needs 0\.1\.0 or later\.$/,
      status: 'not started',
    },
    {
      title: 'another program',
      path: () => script('other', 'echo hello'),
      message: /\/other' does not say which version of ibls it is; version 0\.1\.0 or later is needed\.$/,
      status: 'not started',
    },
    {
      title: 'dying when asked for its version',
      path: () => script('dying', 'echo no memory >&2; exit 3'),
      message: /\/dying' ended at its start with exit code 3: no memory$/,
      status: 'not started',
    },
    {
      title: 'dying when it is to serve',
      path: () => scriptAfterVersion('late', 'echo no memory >&2; exit 4'),
      message: /\/late' ended while it was starting, with exit code 4: no memory$/,
      status: 'not started',
    },
    {
      // What is written to it fails before it ends.
      title: 'deaf and then dying when it is to serve',
      path: () => scriptAfterVersion('deaf', 'exec 0<&-; sleep 0.2; echo no memory >&2; exit 4'),
      message: /\/deaf' ended while it was starting, with exit code 4: no memory$/,
      status: 'not started',
    },
    {
      title: 'killed when it is to serve',
      path: () => scriptAfterVersion('killed', 'kill -9 $$'),
      message: /\/killed' ended while it was starting, with signal SIGKILL\.$/,
      status: 'not started',
    },
  ];

  for (const failure of failures) {
    test(`a server that is ${failure.title}: one message, then all is well with a good one`, async () => {
      await begin();
      await window.settings({ 'ibls.path': failure.path() });
      await oneMessage(window, failure.message, whatToDo);
      await hasStatus(window, `ibls: ${failure.status}`, failure.message);
      assert.deepEqual(await servers(window), []);
      knownErrors = new Set(errorsOf(window));
      await recover();
      assert.equal((await messages(window)).length, 1);
      await window.exec('notifications.clearAll');
      await window.page.evaluate('messagesSeen.clear()');
      await quiet(window);
    });
  }

  test('a server that hangs at its start holds up neither a restart nor another path', async () => {
    await begin();
    const marks = path.join(programs, 'hanging-starts');
    // Not by exec: what the script has started keeps the pipes open when the script has ended.
    const hanging = scriptAfterVersion('hanging', `echo >> '${marks}'; sleep 300`);
    const starts = (): number => (existsSync(marks) ? readFileSync(marks, 'utf8').length : 0);
    await window.settings({ 'ibls.path': hanging });
    await isStarting(window);
    await eventually(() => { assert.equal(starts(), 1); });
    const first = await oneServer(window);
    await window.runCommand('ibls: Restart Server');
    await eventually(() => { assert.equal(starts(), 2); }, patience);
    await isStarting(window);
    await oneServer(window, first);
    await recover();
    await quiet(window);
  });

  test('a server that hangs when asked for its version holds up neither', async () => {
    await begin();
    const marks = path.join(programs, 'asked');
    await window.settings({ 'ibls.path': script('silent', `echo >> '${marks}'; sleep 300`) });
    await isStarting(window);
    await window.runCommand('ibls: Restart Server');
    await eventually(() => { assert.equal(readFileSync(marks, 'utf8').length, 2); }, patience);
    await recover();
    await quiet(window);
  });

  test('a rename while a slow server starts leaves nothing dangling', async () => {
    await begin();
    await window.openFile('LoginViewController.swift');
    await window.goToText('nameField');
    await window.settings({ 'ibls.path': scriptAfterVersion('slow', 'sleep 3; exec "$IBLS" "$@"') });
    await isStarting(window);
    await window.rename('emailField');
    const texts = (): string[] => [swift, storyboard].map((name) => window.read(name));
    const both = await eventually(async () => {
      const renamed = texts().map((text) => /\bemailField\b/.test(text) && !/\bnameField\b/.test(text));
      const refused = (await messages(window)).length > 0;
      assert.ok(refused || renamed.every(Boolean), 'neither renamed nor refused');
      return !refused;
    }, patience);
    await isReady(window);
    if (both) {
      await quiet(window);
    } else {
      await oneMessage(window, /^Can't rename 'nameField': the workspace is still being read/, []);
      assert.deepEqual(texts(), [swift, storyboard].map((name) => readFileSync(path.join(pristine, name), 'utf8')));
    }
    await window.exec('workbench.action.files.saveAll');
    await window.exec('workbench.action.closeAllEditors');
    cpSync(pristine, window.folder, { recursive: true });
    await finds(window, expected);
  });

  test('a restart ends one server and starts another, without a word', async () => {
    await begin();
    const first = await oneServer(window);
    await window.runCommand('ibls: Restart Server');
    await oneServer(window, first);
    await isReady(window);
    await finds(window, expected);
    await quiet(window);
  });

  test('restarts in quick succession leave one server', async () => {
    await begin();
    const first = await oneServer(window);
    await window.evaluate(`Promise.all([1, 2, 3].map(() => vscode.commands.executeCommand('ibls.restart')))`);
    await oneServer(window, first);
    await isReady(window);
    await quiet(window);
  });

  test('a server that no longer answers is restarted all the same', async () => {
    await begin();
    const first = await oneServer(window);
    process.kill(first, 'SIGSTOP');
    await window.runCommand('ibls: Restart Server');
    await oneServer(window, first);
    await isReady(window);
    await quiet(window);
  });

  test('a crash passes without a word, and findings go on', async () => {
    await begin();
    await window.openFile('Main.storyboard');
    const first = await oneServer(window);
    process.kill(first, 'SIGKILL');
    await oneServer(window, first);
    await isReady(window);
    await finds(window, expected);
    await window.evaluate(`(async () => {
      const { document } = vscode.window.activeTextEditor;
      const offset = document.getText().indexOf('nameField');
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, document.positionAt(offset), 'un');
      return vscode.workspace.applyEdit(edit);
    })()`);
    await finds(window, /unnameField/);
    await window.exec('workbench.action.files.revert');
    await finds(window, expected);
    await quiet(window);
  });

  test('five crashes in three minutes are enough, until it is restarted', async () => {
    await begin();
    // A restart forgets earlier crashes.
    await window.exec('ibls.restart');
    let last: number | undefined;
    for (let count = 1; count <= 5; count++) {
      await isReady(window);
      last = await oneServer(window, last);
      await quiet(window);
      process.kill(last, 'SIGKILL');
    }
    await oneMessage(window, /^ibls: '.*' crashed 5 times in three minutes and is not started again\.$/, ['Restart', 'Show Output']);
    await hasStatus(window, 'ibls: stopped', /crashed 5 times/);
    assert.deepEqual(await servers(window), []);
    await window.answer('Restart');
    await isReady(window);
    await oneServer(window, last);
    await finds(window, expected);
    assert.equal((await messages(window)).length, 1);
  });

  test('Choose… takes another server', async () => {
    await begin();
    await window.settings({ 'ibls.path': path.join(programs, 'none') });
    await oneMessage(window, /does not exist/, whatToDo);
    await window.answer('Choose…');
    await chooseFile(window, script('chosen', 'exec "$IBLS" "$@"'));
    await isReady(window);
    assert.equal(await window.evaluate('vscode.workspace.getConfiguration("ibls").get("path")'), path.join(programs, 'chosen'));
    assert.equal((await messages(window)).length, 1);
  });

  test('Choose… tries again what was chosen before', async () => {
    await begin();
    const file = script('repaired', 'exec "$IBLS" "$@"');
    chmodSync(file, 0o644);
    await window.settings({ 'ibls.path': file });
    await oneMessage(window, /is not executable/, whatToDo);
    chmodSync(file, 0o755);
    await window.answer('Choose…');
    await chooseFile(window, file);
    await isReady(window);
  });

  test('Show Output shows the log', async () => {
    await begin();
    await window.settings({ 'ibls.path': path.join(programs, 'none') });
    await oneMessage(window, /does not exist/, whatToDo);
    await window.answer('Show Output');
    const output = window.page.locator('.output-view-container, [id="workbench.panel.output"]').first();
    await eventually(async () => { assert.match((await output.innerText()).replaceAll('\u00a0', ' '), /does not exist/); });
    await window.exec('workbench.action.closePanel');
  });

  test('the status entry opens a menu', async () => {
    await begin();
    await window.statusBarItem(statusEntry).click();
    const menu = window.page.locator('.quick-input-widget');
    await menu.locator('.monaco-list-row').first().waitFor();
    assert.match(await menu.locator('.quick-input-title').innerText(), /^ibls: ready, version \d/);
    assert.match((await menu.locator('input').first().getAttribute('placeholder')) ?? '', /^Version \d.*ibls \(from ibls\.path\)$/);
    const first = await oneServer(window);
    await menu.locator('.monaco-list-row', { hasText: 'Restart Server' }).click();
    await oneServer(window, first);
    await isReady(window);
    await quiet(window);
  });
});

/** Why a server of this machine would be found before the test's own. */
function installedServer(): string | undefined {
  return ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin', '/bin'].map((folder) => path.join(folder, 'ibls')).find((file) => existsSync(file));
}

test('without ibls.path a server is looked for in PATH, then in the usual folders', async (context: TestContext) => {
  const installed = installedServer();
  if (installed !== undefined) {
    context.skip(`${installed} would be found`);
    return;
  }
  const home = temporaryFolder('home');
  const [inPath, inHome] = [path.join(home, 'tools/ibls'), path.join(home, '.local/bin/ibls')];
  const install = (file: string): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    cpSync(script('real', 'exec "$IBLS" "$@"'), file);
  };
  // VS Code takes PATH from a login shell, which reads this.
  writeFileSync(path.join(home, '.profile'), `PATH="${path.dirname(inPath)}:/usr/bin:/bin"\n`);
  install(inPath);
  install(inHome);
  const window = await openWindow({
    settings: { 'ibls.path': undefined },
    environment: { HOME: home, SHELL: '/bin/bash', PATH: `${path.dirname(inPath)}:/usr/bin:/bin` },
  });
  try {
    await watchMessages(window);
    await forget(window);
    await isReady(window);
    const used = async (): Promise<string> => {
      const started = await eventually(() => {
        const lines = window.logs().match(/starting \S+ .*/g) ?? [];
        assert.ok(lines.length > 0);
        return lines;
      });
      return started.at(-1) ?? '';
    };
    assert.match(await used(), /tools\/ibls \(.*\), from PATH$/);
    rmSync(inPath);
    await window.runCommand('ibls: Restart Server');
    await eventually(async () => { assert.match(await used(), /\.local\/bin\/ibls \(.*\), from a usual folder$/); });
    await isReady(window);
    await quiet(window);
    rmSync(inHome);
    await window.runCommand('ibls: Restart Server');
    const places = /Looked in the extension \(this package brings no server\); PATH as VS Code sees it \(\S*\/tools:\S*\); \/opt\/homebrew\/bin, /;
    await oneMessage(window, places, whatToDo);
  } finally {
    await window.close();
  }
});

test('folders that come and go are read by the same server', async () => {
  const [first, second, third] = [copyOfExample(), copyOfExample(), copyOfExample()];
  const window = await openWindow({ folders: [first, second] });
  try {
    await watchMessages(window);
    await isReady(window);
    const server = await oneServer(window);
    await breakOutlet(window, first);
    await breakOutlet(window, second);
    await window.evaluate('vscode.workspace.updateWorkspaceFolders(2, 0, { uri: vscode.Uri.file(args[0]) })', third);
    await breakOutlet(window, third);
    await isReady(window);
    await window.evaluate('vscode.workspace.updateWorkspaceFolders(2, 1)');
    await finds(window, [], third);
    await finds(window, /brokenField/, second);
    assert.equal(await oneServer(window), server);
    await quiet(window);
  } finally {
    await window.close();
  }
});

test('a Swift package starts nothing before it has a document', async () => {
  const folder = temporaryFolder('package');
  mkdirSync(path.join(folder, 'Sources/Tool'), { recursive: true });
  writeFileSync(path.join(folder, 'Package.swift'), '// swift-tools-version: 5.9\nimport PackageDescription\n\nlet package = Package(name: "Tool")\n');
  writeFileSync(path.join(folder, 'Sources/Tool/main.swift'), 'print("hello")\n');
  const window = await openWindow({ folder });
  try {
    await watchMessages(window);
    await forget(window);
    await window.openFile('main.swift');
    // Extensions that wait for nothing have been started by now; the stand-in has, which answers this.
    assert.equal(await window.evaluate<boolean>('vscode.extensions.getExtension("ibls.ibls").isActive'), false);
    assert.deepEqual(await servers(window), []);
    assert.equal(await status(window), undefined);
    cpSync(path.join(copyOfExample(), storyboard), path.join(folder, 'Main.storyboard'));
    // Quick open finds new files only after a while.
    await window.exec('vscode.open', { $uri: path.join(folder, 'Main.storyboard') });
    await isReady(window);
    await oneServer(window);
    await quiet(window);
  } finally {
    await window.close();
  }
});

test('findings follow a branch that is checked out below the window', async () => {
  const folder = copyOfExample();
  const git = (...parameters: string[]): void => {
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', ['-C', folder, ...identity, ...parameters], { stdio: 'pipe' });
  };
  const replace = (name: string, from: string, to: string): void => {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  };
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'main');
  git('checkout', '-q', '-b', 'other');
  replace(swift, 'nameField', 'otherField');
  replace(storyboard, 'property="rating"', 'property="otherView"');
  git('commit', '-q', '-a', '-m', 'other');
  git('checkout', '-q', 'main');
  const window = await openWindow({ folder });
  try {
    await watchMessages(window);
    await isReady(window);
    await window.openFile('LoginViewController.swift');
    const before = await findings(window);
    assert.doesNotMatch(before.join('\n'), /'nameField'|otherView/);
    git('checkout', '-q', 'other');
    // One by the Swift file, which is open, one by the storyboard, which is not.
    await finds(window, /'nameField'/);
    await finds(window, /'otherView'/);
    git('checkout', '-q', 'main');
    await finds(window, before);
    await quiet(window);
  } finally {
    await window.close();
  }
});
