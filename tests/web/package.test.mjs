// node --test package.test.mjs: the npm package in Node. EIGHTFOLD_PACKAGE is its folder, and EIGHTFOLD_PROGRAM the native program.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';

// As a user installs it: from the archive of `npm pack`, in a new project.
const project = mkdtempSync(join(tmpdir(), 'eightfold-'));
after(() => rmSync(project, {recursive: true}));
const npm = (...words) => execFileSync('npm', words, {cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
const [{filename}] = JSON.parse(npm('pack', process.env.EIGHTFOLD_PACKAGE, '--json'));
writeFileSync(join(project, 'package.json'), '{"type": "module"}');
npm('install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
const installed = join(project, 'node_modules/eightfold');
const eightfold = await import(join(installed, 'node.mjs'));

const native = (words, input = '') => {
  const {stdout, stderr, status} = spawnSync(process.env.EIGHTFOLD_PROGRAM, words, {input, encoding: 'utf8', maxBuffer: 2 ** 30, env: {...process.env, LC_ALL: 'C.UTF-8'}});
  return {stdout, stderr, code: status, files: {}};
};

test('The documents are those of the program', async () => {
  const {orbits, burnside, census, chains, count, cycleIndex, group, rank, show, symmetric, tree} = eightfold;
  const [report] = [await orbits(8)];
  assert.equal(report.orbits.length, 12);
  assert.equal((await burnside(8)).sum, 96);
  assert.equal((await orbits(6, {rule: 'torus', group: 'half-turn'})).rule, 'torus');
  assert.equal((await chains(6, 2, {bracelets: true})).count, 13);
  assert.equal((await cycleIndex(['dihedral', 6], {colors: 2})).colorings.count, 13);
  assert.equal((await show('15863724')).n, 8);
  assert.equal((await rank('15863724')).rank, 0);
  assert.equal((await count(8, {queens: ['b4', 'd5']})).counts[0].solutions, native(['list', '8', '--queens', 'b4 d5']).stdout.split('\n').length - 1);
  for (const document of [await census(8), await group(), await symmetric(5), await tree(6)]) assert.match(document.$schema, /^urn:eightfold:/u);
});

test('A submission is checked, right or wrong', async () => {
  assert.equal((await eightfold.verify('{"n": 8, "orbits": 13}')).submissions[0].all_right, false);
  assert.equal((await eightfold.verify('{"n": 8, "orbits": 12}')).submissions[0].all_right, true);
});

test('The solutions come one by one, in order, and the search ends with the loop', async () => {
  const all = [];
  for await (const {columns} of eightfold.solutions(6)) all.push(columns);
  assert.deepEqual(all, JSON.parse(native(['list', '6', '--format', 'json']).stdout));
  for await (const {columns} of eightfold.solutions(20)) {
    assert.equal(columns.length, 20);
    break;
  }
  await assert.rejects(async () => { for await (const item of eightfold.solutions(-1)) assert.fail(item); },
    (error) => error instanceof eightfold.EightfoldError && error.code === 2 && error.message.startsWith('N: '));
});

test('A failed command rejects the promise with its message and code', async () => {
  const {stderr, code} = native(['orbits', '8', '--group', 'none', '--format', 'json']);
  await assert.rejects(eightfold.orbits(8, {group: 'none'}), {name: 'EightfoldError', message: stderr.trim().replace('eightfold: ', ''), code});
});

test('A signal ends a command at once, and the next one runs', async () => {
  const stop = new AbortController();
  const counting = eightfold.count(26, {}, {signal: stop.signal, progress: true, onError: () => stop.abort()});
  await assert.rejects(counting, {name: 'AbortError'});
  await assert.rejects(eightfold.count(4, {}, {signal: AbortSignal.abort()}), {name: 'AbortError'});
  assert.deepEqual(await eightfold.run(['burnside', 4]), native(['burnside', '4']));
});

test('A command reads input and files, and its files are in the result', async () => {
  const given = {'in/six.txt': native(['list', '6']).stdout};
  assert.deepEqual(await eightfold.run(['orbits', '--from', '-'], {input: given['in/six.txt']}), native(['orbits', '--from', '-'], given['in/six.txt']));
  const drawn = await eightfold.run(['draw', '15863724', '-o', 'out.svg'], {files: given});
  assert.deepEqual([drawn.code, Object.keys(drawn.files)], [0, ['out.svg']]);
  assert.equal(new TextDecoder().decode(drawn.files['out.svg']), native(['draw', '15863724']).stdout);
  const read = await eightfold.run(['orbits', '--from', 'in/six.txt', '-o', 'in/orbits.txt'], {files: given});
  assert.deepEqual([read.code, Object.keys(read.files)], [0, ['in/orbits.txt']]);
});

test('Commands run beside each other', async () => {
  const sizes = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const counts = await Promise.all(sizes.map((n) => eightfold.run(['burnside', n])));
  assert.deepEqual(counts, sizes.map((n) => native(['burnside', String(n)])));
});

test('What needs processes is refused in one line', async () => {
  const {stderr, code} = await eightfold.run(['draw', '15863724', '-o', 'board.png']);
  assert.match(stderr, /^eightfold: PNG and PDF are not available in WebAssembly; .*\n$/u);
  assert.equal(code, 73);
  assert.equal((await eightfold.run(['job', 'status'])).code, 2);
});

test('Its command line has the streams, files and exit codes of the process', () => {
  const run = (words, options) => spawnSync(process.execPath, [join(installed, 'bin.mjs'), ...words], {cwd: project, encoding: 'utf8', ...options});
  assert.deepEqual([run(['nth', '8', '0']).stdout, run(['count', '-1']).status], ['[0 4 7 5 2 6 1 3]\n', 2]);
  assert.equal(run(['show', '-'], {input: '15863724'}).stdout, native(['show', '15863724']).stdout);
  assert.equal(run(['orbits', '5', '-o', 'orbits.json', '--format', 'json']).status, 0);
  assert.equal(readFileSync(join(project, 'orbits.json'), 'utf8'), native(['orbits', '5', '--format', 'json']).stdout);
  const pipe = spawnSync('sh', ['-c', `"${process.execPath}" "${join(installed, 'bin.mjs')}" list 10 | head -n 1`], {encoding: 'utf8'});
  assert.equal(pipe.stdout, '[0 2 5 7 9 4 8 1 3 6]\n');
  const full = spawnSync('sh', ['-c', `"${process.execPath}" "${join(installed, 'bin.mjs')}" list 8 > /dev/full`], {encoding: 'utf8'});
  assert.deepEqual([full.stderr, full.status], ['eightfold: standard output: No space left on device\n', 74]);
});

test('Types are those of the schemas', () => {
  assert.match(readFileSync(join(installed, 'index.d.ts'), 'utf8'), /export function orbits\(.*\): Promise<OrbitReport>;/u);
  assert.match(readFileSync(join(installed, 'schemas/orbit-report.d.ts'), 'utf8'), /^export interface OrbitReport \{$/mu);
});
