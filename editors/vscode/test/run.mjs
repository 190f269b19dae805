// npm test: builds, then runs units, tests in the extension host, and tests through the window.
//   npm test                       all three layers
//   npm test -- units              one of them: units, integration or window
//   npm test -- window rename      the files of a layer with that in their names, or else the tests
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { install } from './host/install.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));
process.chdir(folder);

const layers = { units, integration, window };
const [layer, pattern] = process.argv.slice(2);

if (layer !== undefined && !(layer in layers)) {
  console.error(`there is no layer '${layer}'; there are ${Object.keys(layers).join(', ')}`);
  process.exitCode = 2;
} else if (!existsSync('node_modules/esbuild')) {
  console.error('esbuild is not installed; run npm ci first');
  process.exitCode = 1;
} else if (process.env.IBLS && !existsSync(process.env.IBLS)) {
  // Not skipped: a server was asked for.
  console.error(`IBLS names '${process.env.IBLS}', which is not there`);
  process.exitCode = 1;
} else if (await build()) {
  process.exitCode = summary(await runLayers(layer === undefined ? Object.keys(layers) : [layer])) ? 0 : 1;
} else {
  process.exitCode = 1;
}

/** Runs layers one after the other. */
async function runLayers(names) {
  const outcomes = [];
  for (const name of names) {
    console.log(`\n== ${name}`);
    const start = Date.now();
    const counts = await layers[name]();
    outcomes.push({ name, seconds: Math.round((Date.now() - start) / 1000), ...counts });
  }
  return outcomes;
}

/** One line for each layer, then the sums; whether nothing failed. */
function summary(outcomes) {
  console.log('');
  for (const { name, passed, failed, skipped, seconds, reason } of outcomes) {
    const remark = reason === undefined ? '' : `: not run, ${reason}`;
    console.log(`${name}: ${counted(passed, failed, skipped)} (${seconds} s)${remark}`);
  }
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(counted(sum('passed'), sum('failed'), sum('skipped')));
  return sum('failed') === 0;
}

function counted(passed, failed, skipped) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Units need nothing but Node. */
async function units() {
  return nodeTests([...below('out/test/unit'), ...directly('out/test'), ...directly('test')], true);
}

/** Tests in the extension host: of VS Code's server where that can run, of a desktop VS Code where one is wanted. */
async function integration() {
  const files = below('out/test/integration');
  const reason = await unableToHost();
  if (reason === undefined) return hosted();
  const isDesktop = process.env.IBLS_DESKTOP !== undefined || (process.env.CI !== undefined && process.platform !== 'linux');
  if (isDesktop) return desktop();
  return notRun(files, `${reason}; with IBLS_DESKTOP=1 they run in a VS Code that is downloaded`);
}

/** Tests through the window, one after the other: each file opens windows of its own. */
async function window() {
  const files = below('out/test/window');
  const reason = await unableToHost();
  return reason === undefined ? nodeTests(files, 1) : notRun(files, reason);
}

/** Why there is no VS Code, or no server of ibls, to test with; undefined where there are both. */
async function unableToHost() {
  const host = await install();
  if ('missing' in host) return host.missing;
  try {
    hostModule().iblsServer();
    return undefined;
  } catch (error) {
    return error.message;
  }
}

function hostModule() {
  return createRequire(import.meta.url)(path.join(folder, 'out/test/host/integration.js'));
}

/** A layer that can't run here counts its files as skipped, so that it shows in the sums. */
function notRun(files, reason) {
  console.log(`not run: ${reason}`);
  return { passed: 0, failed: 0, skipped: files.length, reason };
}

async function hosted() {
  const signs = { passed: '✔', failed: '✖', skipped: '-' };
  const onResult = ({ title, state, milliseconds, error }) => {
    console.log(`${signs[state]} ${title} (${milliseconds} ms)`);
    if (error !== undefined) console.log(error.replace(/^/gm, '    '));
  };
  const results = await hostModule().runIntegration({ onResult, grep: pattern });
  const count = (state) => results.filter((result) => result.state === state).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

async function desktop() {
  const { code, output } = await program('npx', ['vscode-test', ...(pattern === undefined ? [] : ['--fgrep', pattern])]);
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0);
  const failed = count('failing');
  return { passed: count('passing'), failed: code !== 0 && failed === 0 ? 1 : failed, skipped: count('pending') };
}

/** Runs test files with Node's test runner. A pattern chooses files by their names, or tests where no name has it. */
async function nodeTests(files, concurrency) {
  const chosen = pattern === undefined ? files : files.filter((file) => path.basename(file).includes(pattern));
  const testNamePatterns = pattern !== undefined && chosen.length === 0 ? [pattern] : undefined;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  if (files.length === 0) return counts;
  const tests = run({ files: chosen.length > 0 ? chosen : files, concurrency, testNamePatterns, timeout: 600_000 });
  // Not counted: suites, and files, which Node reports as tests when they hold none.
  const isTest = (event) => event.details.type !== 'suite' && !files.includes(event.name);
  tests.on('test:pass', (event) => {
    if (!isTest(event)) return;
    if (event.skip === undefined && event.todo === undefined) counts.passed += 1;
    else if (event.skip !== 'test name does not match pattern') counts.skipped += 1;
  });
  tests.on('test:fail', (event) => {
    // What a suite or a file fails with by itself counts, such as what it does before and after its tests.
    if (event.details.error?.failureType !== 'subtestsFailed') counts.failed += 1;
  });
  await pipeline(tests.compose(new spec()), process.stdout, { end: false });
  return counts;
}

/** Bundles the extension and the tests, and then what runs the tests of the extension host. */
async function build() {
  const { code } = await program(process.execPath, ['esbuild.mjs']);
  if (code !== 0) return false;
  const { build: bundle } = await import('esbuild');
  await bundle({
    entryPoints: ['test/host/integration.ts'],
    outfile: 'out/test/host/integration.js',
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['playwright-core'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return true;
}

function below(place) {
  if (!existsSync(place)) return [];
  const names = readdirSync(place, { recursive: true }).filter((name) => /\.test\.m?js$/.test(name));
  return names.sort().map((name) => path.resolve(place, name));
}

function directly(place) {
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter((name) => /\.test\.m?js$/.test(name));
  return names.sort().map((name) => path.resolve(place, name));
}

/** Runs a program with its output shown as well as returned. */
function program(command, parameters) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
