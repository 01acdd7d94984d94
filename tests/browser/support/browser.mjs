import { after, before } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';

let browser;

/** Starts one browser for all tests of a file, and ends it after them. */
export function useBrowser() {
  before(async () => {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    });
  });
  after(() => browser?.close());
}

/**
 * Calls `look` with a page that shows a file, in a context of its own: `options` are those of a browser context, such as
 * colorScheme, viewport, javaScriptEnabled. Fails if the page writes an error or a warning, throws, or asks for anything
 * but itself. `fragment` is what follows # in the address.
 */
export async function withPage(file, options, look) {
  const { fragment = '', ...contextOptions } = options;
  const context = await browser.newContext(contextOptions);
  const troubles = [];
  try {
    const page = await context.newPage();
    const address = pathToFileURL(file).href;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(address)) troubles.push(`request: ${request.url()}`);
    });
    await page.goto(address + fragment);
    await look(page);
  } finally {
    await context.close();
  }
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
}
