// Runs out/test/integration in a desktop VS Code: npm run build, then npx vscode-test. The same tests run without a
// desktop through npm test.
import { defineConfig } from '@vscode/test-cli';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const temporary = (name) => mkdtempSync(path.join(os.tmpdir(), `ibls-${name}-`));

const workspaceFolder = temporary('example');
cpSync(path.join(root, 'Tests/Example'), workspaceFolder, { recursive: true });

// In the user's settings and not the workspace's: a workspace may not choose the program without trust.
const userData = temporary('user');
const server = [process.env.IBLS, path.join(root, '.build/debug/ibls'), path.join(root, '.build/release/ibls')].find(
  (file) => file !== undefined && existsSync(file),
);
mkdirSync(path.join(userData, 'User'));
writeFileSync(
  path.join(userData, 'User/settings.json'),
  JSON.stringify({
    ...(server !== undefined && { 'ibls.path': server }),
    'chat.disableAIFeatures': true,
    'git.openRepositoryInParentFolders': 'never',
    'telemetry.telemetryLevel': 'off',
    'workbench.startupEditor': 'none',
  }),
);

export default defineConfig({
  files: 'out/test/integration/**/*.test.js',
  version: process.env.VSCODE_VERSION ?? 'stable',
  extensionDevelopmentPath: ['.', 'test/swift'],
  workspaceFolder,
  launchArgs: [`--user-data-dir=${userData}`, '--disable-workspace-trust'],
  env: { ...(server !== undefined && { IBLS: server }) },
  mocha: { ui: 'tdd', timeout: 20_000 },
});
