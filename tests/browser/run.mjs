// node run.mjs FILE: runs the tests of a file. Exits with 77, which CTest reports as skipped, if Chromium is not installed
// or `npm ci` has not been run in this folder.
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
if (!existsSync(packages)) skip('the npm packages are not installed; run `npm ci --prefix tests/browser`');
if (!findChromium()) skip('Chromium is not installed; run `.ci/install --checks` or set EIGHTFOLD_CHROMIUM to its path');
if (process.argv[2].startsWith('playground') && !existsSync(process.env.EIGHTFOLD_PLAYGROUND ?? ''))
  skip('the playground is not built; set EIGHTFOLD_PLAYGROUND to the path of its file');

const run = spawnSync(process.execPath, ['--test', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(run.status ?? 1);
