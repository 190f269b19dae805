import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Runs every test file beside this one. VS Code calls it in the extension host. */
export async function run(): Promise<void> {
  const { default: Mocha } = await import('mocha');
  const mocha = new Mocha({ ui: 'tdd', timeout: 20_000 });
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.js'));
  for (const name of files.sort()) mocha.addFile(path.join(__dirname, name));
  const wanted = process.env['IBLS_GREP'];
  if (wanted !== undefined) mocha.fgrep(wanted);
  const failures = await new Promise<number>((resolve) => {
    try {
      printResults(mocha.run(resolve));
    } catch (error) {
      // A file that can't be loaded; VS Code's own report of it drowns in its log.
      print({ title: 'the test files', state: 'failed', milliseconds: 0, error: error instanceof Error ? error.stack : error });
      resolve(1);
    }
  });
  if (failures > 0) throw new Error(`${failures} tests failed`);
}

function printResults(runner: Mocha.Runner): void {
  const printTest = (state: string, test: Mocha.Test, error?: Error): void => {
    print({ title: test.fullTitle(), state, milliseconds: test.duration ?? 0, error: error?.stack ?? error?.message });
  };
  runner.on('pass', (test) => {
    printTest('passed', test);
  });
  runner.on('fail', (test, error: Error) => {
    printTest('failed', test, error);
  });
  runner.on('pending', (test) => {
    printTest('skipped', test);
  });
}

/** Prints one line of JSON for a test: the extension host hands it on to the page. */
function print(result: unknown): void {
  console.log(`ibls-test ${JSON.stringify(result)}`);
}
