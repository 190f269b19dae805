// Bundles the extension into dist, and the tests into out. --watch goes on until it is stopped.
import * as esbuild from 'esbuild';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const watch = process.argv.includes('--watch');
const shared = { bundle: true, platform: 'node', format: 'cjs', target: 'node20', logLevel: 'warning' };

/** The files of a folder that end as given, at any depth. */
const below = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

// package.json names the schema of .ibls.json there.
mkdirSync('dist', { recursive: true });
copyFileSync('../ibls.schema.json', 'dist/ibls.schema.json');
/** Programs beside the tests: one that takes pictures, and those that work on real projects. */
const isProgram = (file) => file === path.join('test', 'pictures.ts') || path.dirname(file) === path.join('test', 'real');

/** Leaves what a module imports while it runs to a file of its own. */
function loadedLater(module) {
  return {
    name: 'loaded later',
    setup: ({ onResolve }) =>
      onResolve({ filter: /./ }, ({ path: name, kind }) =>
        kind === 'dynamic-import' && name === module ? { path: `${module}.js`, external: true } : undefined,
      ),
  };
}

const builds = [
  {
    ...shared,
    entryPoints: { extension: 'src/extension.ts', client: 'src/server/client.ts' },
    plugins: [loadedLater('./client')],
    outdir: 'dist',
    external: ['vscode'],
    minify: !watch,
    sourcemap: watch,
  },
  { ...shared, entryPoints: ['src/web.ts'], outdir: 'dist', external: ['vscode'], platform: 'browser', minify: !watch },
  {
    ...shared,
    entryPoints: [...below('test', '.test.ts'), ...below('test', '.ts').filter(isProgram), 'test/integration/index.ts'],
    outdir: 'out/test',
    outbase: 'test',
    external: ['vscode', 'mocha', 'playwright-core', './xhr-sync-worker.js'],
    sourcemap: 'inline',
  },
];

if (watch) {
  const contexts = await Promise.all(builds.map((build) => esbuild.context(build)));
  // When this says that it watches, what is debugged stands there; what is wrong with it has been printed.
  await Promise.allSettled(contexts.map((context) => context.rebuild()));
  await Promise.all(contexts.map((context) => context.watch()));
  console.log('watching');
} else {
  await Promise.all(builds.map((build) => esbuild.build(build)));
  // A test whose source has gone must not run; one that runs from another shell must not lose its file.
  for (const built of existsSync('out/test') ? below('out/test', '.test.js') : []) {
    const source = built.replace(/^out[\\/]/, '').replace(/\.js$/, '.ts');
    if (!existsSync(source)) rmSync(built);
  }
}
