import { after, before } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';

let browser;

// One browser for all tests of a file.
before(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
});
after(() => browser?.close());

/**
 * Opens a file in a new browser context and calls `look` with the page. `options` are the options of the context, such as
 * colorScheme, viewport and javaScriptEnabled, `fragment`, the URL fragment with its #, and `within`, a folder whose files
 * the page may open. Throws if the page logs an error or a warning, throws, or requests another URL, except those of its own blobs.
 */
export async function withPage(file, options, look) {
  const { fragment = '', within = file, ...contextOptions } = options;
  const context = await browser.newContext(contextOptions);
  const problems = [];
  try {
    const page = await context.newPage();
    const address = pathToFileURL(file).href;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(pathToFileURL(within).href) && !request.url().startsWith('blob:null/')) problems.push(`request: ${request.url()}`);
    });
    await page.goto(address + fragment);
    await look(page);
  } finally {
    await context.close();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
