// The command line of the playground: words, pipes, files, completion, history and exit codes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { eightfold } from './support/program.mjs';
import { downloadBy, testPlayground } from './support/playground.mjs';

const line = (page) => page.locator('#terminal-line');
const seesLine = (page) => line(page).waitFor();
const testTerminal = (name, look, hash = '#terminal', options = {}) => testPlayground(name, hash, options, look, seesLine);

/** Runs a line; returns what its entry in the log has: {out, err, exit}. */
async function run(page, text) {
  const count = await page.locator('.entry').count();
  await line(page).fill(text);
  await line(page).press('Enter');
  const entry = page.locator('.entry').nth(count);
  await entry.locator('.exit').waitFor();
  return entry.evaluate((element) => Object.fromEntries(['.out', '.err', '.exit'].map((part) =>
    [part.slice(1), [...element.querySelectorAll(part)].map(({ textContent }) => textContent).join('')])));
}

testTerminal('standard output, standard error and exit codes are those of the program', async (page) => {
  for (const words of [['list', '4'], ['show', '2413'], ['show', '1234'], ['list', '5', '--rule', 'nope'], ['show', 'a1 c2', '--size', '8'], ['help', 'burnside']]) {
    const expected = spawnSync(process.env.EIGHTFOLD_PROGRAM, words, { encoding: 'utf8' });
    const quoted = words.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ');
    assert.deepEqual(await run(page, quoted), { out: expected.stdout, err: expected.stderr, exit: `Exit code ${expected.status}` });
  }
});

testTerminal('words have quotes and backslashes, and | passes the output on', async (page) => {
  const expected = eightfold(['show', '[1 3 0 2]']);
  for (const text of ['show "[1 3 0 2]"', "show '[1 3 0 2]'", 'eightfold show \\[1\\ 3\\ 0\\ 2]', 'list 4 --limit 1 | eightfold show -'])
    assert.equal((await run(page, text)).out, expected, text);
  assert.equal((await run(page, 'show "[1 3 0 2]')).exit, 'A quote is not closed.');
  assert.equal((await run(page, 'list 4 | | show -')).exit, 'A command is missing.');
  assert.match((await run(page, 'list 4 > file; ls')).err, /unexpected argument/);
});

testTerminal('files that a command writes can be saved and read by others', async (page) => {
  await run(page, 'list 6 -o six.txt');
  assert.equal((await run(page, 'orbits --from six.txt --format csv')).out, eightfold(['orbits', '--from', '-', '--format', 'csv'], { input: eightfold(['list', '6']) }));
  const folder = page.locator('.folder');
  assert.equal(await folder.locator('li').count(), 1);
  await folder.getByRole('button', { name: 'Remove six.txt' }).click();
  assert.match((await run(page, 'orbits --from six.txt')).err, /six\.txt/);
  await page.getByLabel('Add files to the folder').setInputFiles([{ name: 'own.txt', mimeType: 'text/plain', buffer: Buffer.from('[1 3 0 2]\n[2 0 3 1]\n') }]);
  await folder.getByRole('button', { name: 'Save own.txt' }).waitFor();
  assert.equal((await run(page, 'orbits --from own.txt --format csv')).out, eightfold(['orbits', '--from', '-', '--format', 'csv'], { input: '[1 3 0 2]\n[2 0 3 1]\n' }));
});

testTerminal('a picture is shown and can be saved', async (page) => {
  await run(page, 'draw 2413 -o board.svg');
  const image = page.locator('.entry img');
  assert.ok(await image.evaluate((element) => element.decode().then(() => element.naturalWidth > 100)));
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  assert.equal(await page.locator('.entry').count(), 0);
  const { name, text } = await downloadBy(page, 'Save board.svg');
  assert.equal(name, 'board.svg');
  assert.equal(text, eightfold(['draw', '2413', '-o', '-', '--format', 'svg']));
});

testTerminal('Tab completes as in a shell', async (page) => {
  const complete = async (text) => {
    await line(page).fill(text);
    await line(page).press('Tab');
  };
  const seesValue = (value) => page.waitForFunction((expected) => document.getElementById('terminal-line').value === expected, value);
  await complete('burn');
  await seesValue('burnside ');
  await complete('list 4 | show --ch');
  await seesValue('list 4 | show --charset ');
  await complete('list 8 --rule ');
  const offers = page.locator('.offers [role=option]');
  await offers.first().waitFor();
  const [, ...expected] = eightfold(['__complete', 'list', '8', '--rule', '']).trim().split('\n');
  assert.deepEqual(await offers.locator('code').allTextContents(), expected.map((offer) => offer.split('\t')[0]));
  await line(page).press('ArrowDown');
  assert.equal(await line(page).getAttribute('aria-activedescendant'), 'terminal-offer-1');
  await line(page).press('Enter');
  await seesValue('list 8 --rule superqueens ');
  await complete('list 8 --rule ');
  await offers.first().waitFor();
  await line(page).press('Escape');
  assert.equal(await offers.first().isVisible(), false);
  await run(page, 'list 4 -o four.txt');
  await complete('orbits --from fo');
  await seesValue('orbits --from four.txt ');
  await line(page).fill('');
  await line(page).press('Tab'); // leaves an empty line
  assert.notEqual(await page.evaluate(() => document.activeElement.id), 'terminal-line');
});

testTerminal('the arrow keys recall earlier lines and the one that was being typed', async (page) => {
  for (const text of ['list 4', 'list 5 --limit 1']) await run(page, text);
  await line(page).fill('count');
  const seen = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await line(page).press(key);
    seen.push(await line(page).inputValue());
  }
  assert.deepEqual(seen, ['list 5 --limit 1', 'list 4', 'list 4', 'list 5 --limit 1', 'count', 'count']);
});

for (const end of [(page) => page.getByRole('button', { name: 'Stop' }).click(), (page) => line(page).press('Control+c')])
  testTerminal(`a long command stops by ${String(end).includes('Control') ? 'Ctrl-C' : 'the button'}`, async (page) => {
    await line(page).fill('list 12 --rule rooks');
    await line(page).press('Enter');
    await page.locator('.entry .out').waitFor();
    await end(page);
    await page.locator('.entry .exit').waitFor();
    assert.equal(await page.locator('.entry .exit').textContent(), 'Stopped.');
    assert.equal((await run(page, 'list 4')).out, '[1 3 0 2]\n[2 0 3 1]\n');
  });

testTerminal('a long output is shown in part and saved as a whole', async (page) => {
  const { out, exit } = await run(page, 'list 12');
  const expected = eightfold(['list', '12']);
  assert.equal(exit, 'Exit code 0');
  assert.equal(out, expected.slice(0, 100_000));
  assert.equal((await downloadBy(page, 'Save output.txt')).text, expected);
});

testTerminal('what the program and the reader write is text', async (page) => {
  const { err } = await run(page, 'list "<img src=x onerror=alert(1)>"');
  assert.match(err, /<img src=x onerror=alert\(1\)>/);
  assert.equal(await page.locator('.log img').count(), 0);
});

testTerminal('standard input can be typed', async (page) => {
  await page.getByText('Standard input').click();
  await page.getByLabel(/first command reads/).fill('[1 3 0 2]');
  assert.equal((await run(page, 'rank -')).out, eightfold(['rank', '[1 3 0 2]']));
});

testTerminal('a link fills in the line, and does not run it', async (page) => {
  assert.equal(await line(page).inputValue(), 'count 8 --queens "b4 d5"');
  assert.equal(await page.locator('.entry').count(), 0);
  assert.equal((await run(page, await line(page).inputValue())).exit, 'Exit code 0');
  assert.equal(new URL(page.url()).hash.split('?')[0], '#terminal');
}, `#terminal?${new URLSearchParams({ line: 'eightfold count 8 --queens "b4 d5"' })}`);
