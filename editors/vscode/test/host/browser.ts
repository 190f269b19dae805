import { type Browser, chromium, type Page } from 'playwright-core';

const parameters = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** A page of the given size in a Chromium without a screen. */
export async function openPage(executablePath: string, viewport: { width: number; height: number }): Promise<OpenPage> {
  const browser = await chromium.launch({ executablePath, args: parameters });
  const context = await browser.newContext({ viewport });
  return { browser, page: await context.newPage() };
}

/** A page together with the browser that must be closed in the end. */
export interface OpenPage {
  browser: Browser;
  page: Page;
}
