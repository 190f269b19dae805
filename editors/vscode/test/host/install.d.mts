/** What the tests run VS Code with: a Node, the folder of its server, and a browser. */
export interface Host {
  node: string;
  server: string;
  chromium: string;
}

/** The root of the repository: the folder above `start` that holds editors/vscode. */
export function repositoryRoot(start: string): string;

/** Installs VS Code's server once; a second call returns at once. Says what is missing where it can't be done. */
export function install(root?: string): Promise<Host | { missing: string }>;
