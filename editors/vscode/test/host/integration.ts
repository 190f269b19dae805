import path from 'node:path';
import type { Page } from 'playwright-core';
import { openPage } from './browser';
import { CodeServer, copyOfExample, extensionFolder } from './server';

export { iblsServer } from './server';

/** One test of the extension host, as it went. */
export interface Result {
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
  error?: string;
}

/** How a run of out/test/integration is done. */
export interface IntegrationOptions {
  /** Called for each test as soon as it ended. */
  onResult?: (result: Result) => void;
  /** Only tests whose full title contains this. */
  grep?: string | undefined;
  /** The folder of the extension; this checkout unless told otherwise. */
  extension?: string;
}

/** Runs out/test/integration in a real extension host and returns the result of every test. */
export async function runIntegration(options: IntegrationOptions = {}): Promise<Result[]> {
  const environment = options.grep === undefined ? {} : { IBLS_GREP: options.grep };
  const server = await CodeServer.start({ runsTests: true, environment });
  const { browser, page } = await openPage(server.host.chromium, { width: 1200, height: 800 });
  const results: Result[] = [];
  const add = (result: Result): void => {
    results.push(result);
    options.onResult?.(result);
  };
  try {
    const output: string[] = [];
    const ended = outcome(page, add, output);
    await page.goto(address(server, options.extension ?? extensionFolder));
    const code = await ended;
    // Without a failed test something else went wrong, such as a file that can't be loaded.
    if (code !== 0 && results.every((result) => result.state !== 'failed')) {
      add({ title: `the extension host (${code})`, state: 'failed', milliseconds: 0, error: output.slice(-10).join('\n') });
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
  }
}

function address(server: CodeServer, extension: string): string {
  const tests = path.join(extensionFolder, 'out/test/integration/index.js');
  return server.address({ folder: copyOfExample() }, [
    ['extensionDevelopmentPath', server.remote(path.resolve(extension))],
    ['extensionTestsPath', server.remote(tests)],
  ]);
}

/** The code that the tests end with; -1 when they don't within ten minutes. */
async function outcome(page: Page, add: (result: Result) => void, output: string[]): Promise<number> {
  const { promise, resolve } = resolvable();
  const limit = setTimeout(() => {
    resolve(-1);
  }, 600_000);
  await page.exposeFunction('codeAutomationExit', resolve);
  await page.exposeFunction('codeAutomationLog', (type: string, parts: unknown) => {
    const text = String(Array.isArray(parts) ? parts[0] : parts);
    if (text.startsWith(marker)) add(JSON.parse(text.slice(marker.length)) as Result);
    else if (type !== 'info') output.push(text.split('\n', 1).join());
  });
  return promise.finally(() => {
    clearTimeout(limit);
  });
}

/** Stands before each result in what the extension host prints. */
const marker = 'ibls-test ';

function resolvable(): { promise: Promise<number>; resolve: (code: number) => void } {
  let settle: (code: number) => void = () => undefined;
  const promise = new Promise<number>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (code) => { settle(code); } };
}
