// node run.mjs FILE: runs a file of tests. Exits with 77, which CTest shows as skipped, where there is no Chromium or
// where `npm ci` has not been run in this folder.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './support/chromium.mjs';

const skipped = 77;

function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(skipped);
}

const packages = fileURLToPath(new URL('node_modules/playwright-core', import.meta.url));
if (!existsSync(packages)) skip('the npm packages are missing; run `npm ci --prefix tests/browser`');
if (!findChromium()) skip('there is no Chromium; run `.ci/install --checks`, or name it in EIGHTFOLD_CHROMIUM');

const run = spawnSync(process.execPath, ['--test', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(run.status ?? 1);
