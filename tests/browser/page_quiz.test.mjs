// The quiz: its answers compared with the program for 500 boards, and its dialog by mouse, keyboard and link.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findBarriers } from './support/accessibility.mjs';
import { groups, readCayleyTable, symmetries, vector } from './support/group.mjs';
import { pageOf, testPage, withStillPage } from './support/orbit_page.mjs';
import { eightfold, temporaryFolder } from './support/program.mjs';

const folder = temporaryFolder();
const table = readCayleyTable();
const inverse = (g) => symmetries.find((h) => table[g][h] === 'identity');

/**
 * The program's knowledge of many boards, by one call: a function from a board to { canonical, witness, stabilizer }, where
 * the witness leads from the canonical form to the board, and the stabilizer is that of the canonical form. The rule is rooks, for
 * which every permutation is a solution. The program rejects a list that is not a union of orbits, so the list contains
 * the images that the page computes.
 */
async function classify(page, boards) {
  const images = await page.evaluate((all) =>
    all.flatMap((columns) => window.eightfold.symmetries.map((name) => window.eightfold.image(name, columns))), boards);
  const file = join(folder, 'boards.txt');
  writeFileSync(file, `${[...new Set(images.map(vector))].join('\n')}\n`);
  const report = JSON.parse(eightfold(['orbits', '--from', file, '--rule', 'rooks', '--members', '--format', 'json']));
  const known = new Map();
  for (const { representative, stabilizer, members } of report.orbits)
    for (const member of members)
      known.set(vector(member.columns), { canonical: vector(representative), witness: member.witness ?? member.symmetry, stabilizer });
  return (columns) => known.get(vector(columns));
}

/** The symmetries that lead from one board of an orbit to another: a coset of the stabilizer. */
const leadingTo = (from, to) =>
  from.stabilizer.map((fixing) => table[to.witness][table[fixing][inverse(from.witness)]]);

const readQuestions = (page, seeds) =>
  page.evaluate(
    (all) => all.flatMap((seed) => Array.from({ length: 10 }, (_, i) => {
      const question = window.eightfold.quizQuestion(seed, i);
      return { ...question, accepted: Array.from({ length: 256 }, (_, answer) => answer).filter((answer) => window.eightfold.isCorrect(question, answer)) };
    })),
    seeds,
  );

/** The answers that the program calls correct, as numbers from 0 to 255. */
function correctAnswers({ kind, columns, target, options }, find) {
  const board = find(columns);
  if (kind === 'canonical') return [options.findIndex((own) => vector(own) === board.canonical)];
  const ways = leadingTo(board, find(kind === 'image' ? target : columns));
  if (kind === 'image') return options.flatMap((name, i) => (ways.includes(name) ? [i] : []));
  const bits = options.reduce((sum, name, i) => sum | (ways.includes(name) ? 1 << i : 0), 0);
  return [bits & ~1, bits]; // the identity is not asked
}

for (const [words, questions] of [[['8'], 500], [['4'], 100], [['5', '--rule', 'torus'], 100], [['6', '--rule', 'rooks'], 100], [['12'], 100]])
  testPage(`the accepted answers to ${questions} questions on the page of ${words.join(' ')} are those of the program`,
    words, {}, async (page) => {
    const all = await readQuestions(page, Array.from({ length: questions / 10 }, (_, i) => 1000 * i + 7));
    assert.equal(all.length, questions);
    const find = await classify(page, all.flatMap(({ kind, columns, target, options }) =>
      kind === 'canonical' ? [columns, ...options] : kind === 'image' ? [columns, target] : [columns]));
    for (const question of all) {
      const expected = correctAnswers(question, find);
      assert.deepEqual(question.accepted, expected, `${question.kind} ${vector(question.columns)}`);
      if (question.kind === 'canonical')
        for (const option of question.options) assert.equal(find(option).canonical, find(question.columns).canonical);
    }
    const degenerate = all.filter(({ columns }) => find(columns).stabilizer.length > 1);
    assert.ok(degenerate.length > questions / 4, `${degenerate.length} degenerate boards`);
    assert.ok(all.some(({ kind, accepted }) => kind === 'image' && accepted.length > 1), 'some images coincide');
    for (const kind of ['fixes', 'image', 'canonical']) assert.ok(all.filter((question) => question.kind === kind).length >= questions / 5);
  });

testPage('a seed reproduces its questions, and another seed has others', ['8'], {}, async (page) => {
  const [one, again, other] = [await readQuestions(page, [5]), await readQuestions(page, [5]), await readQuestions(page, [6])];
  assert.deepEqual(one, again);
  assert.notDeepEqual(one, other);
});

const heading = (page) => page.textContent('#quiz-body h3');

/** Answers the question on the screen with one of its accepted answers, or with a wrong one, by mouse or keyboard. */
async function answer(page, seed, index, isRight, byKeyboard) {
  const { kind, accepted } = (await readQuestions(page, [seed]))[index];
  const press = async (locator) => {
    if (!byKeyboard) return locator.click();
    await locator.focus();
    return page.keyboard.press('Space');
  };
  if (kind === 'fixes') {
    const bits = isRight ? accepted[0] : accepted[0] ^ 2;
    for (const box of await page.locator('#quiz-dialog .choice input').all())
      if ((bits >> Number(await box.getAttribute('value'))) & 1) await press(box);
    await press(page.locator('#quiz-dialog .actions button'));
  } else {
    const choices = await page.locator('#quiz-dialog .choice').all();
    const place = choices.findIndex((_, i) => accepted.includes(i) === isRight);
    await press(choices[place]);
  }
  assert.match(await page.textContent('#quiz-dialog .feedback'), isRight ? /^Correct\. / : /^Not correct\. /);
  await page.keyboard.press('Enter'); // the focus is on the button that continues
}

for (const [byKeyboard, width] of [[false, 1280], [true, 1280], [false, 360]])
  test(`a quiz by ${byKeyboard ? 'keyboard' : 'mouse'}, ${width} pixels wide, ends with a link that shows its score`, async () => {
    const options = { viewport: { width, height: 800 } };
    let link = '';
    await withStillPage(pageOf('8'), { fragment: '#quiz=8.19', ...options }, async (page) => {
      const seed = parseInt('19', 36);
      for (let i = 0; i < 10; ++i) {
        assert.equal(await page.textContent('#quiz-body .note'), `Question ${i + 1} of 10`);
        await answer(page, seed, i, i % 3 !== 1, byKeyboard);
        assert.equal(await page.textContent('#quiz-score'), `Score: ${[1, 1, 2, 3, 3, 4, 5, 5, 6, 7][i]} of ${i + 1}`);
      }
      assert.equal(await heading(page), '7 of 10 answers are correct');
      link = await page.inputValue('#quiz-link');
    });
    const fragment = link.slice(link.indexOf('#'));
    assert.match(fragment, /^#quiz=8\.19\.[0-9a-f]{20}$/);
    await withStillPage(pageOf('8'), { fragment, ...options }, async (page) => {
      assert.equal(await heading(page), '7 of 10 answers are correct');
      assert.equal(await page.locator('.results .right').count(), 7);
      assert.equal(await page.locator('.results .wrong').count(), 3);
      await page.click('text=New quiz');
      assert.equal(await page.textContent('#quiz-body .note'), 'Question 1 of 10');
      const fragment = await page.evaluate(() => location.hash);
      assert.match(fragment, /^#quiz=8\.[0-9a-z]{1,7}$/);
      assert.notEqual(fragment, '#quiz=8.19'); // one of 2^32 seeds
    });
  });

testPage('a link with some answers continues the quiz', ['8'], { fragment: '#quiz=8.19.0102' }, async (page) => {
  assert.equal(await page.textContent('#quiz-body .note'), 'Question 3 of 10');
  assert.match(await page.textContent('#quiz-score'), /^Score: \d of 2$/);
});

test('altered links are checked: answers that do not exist are wrong, and other texts open no quiz', async () => {
  await withStillPage(pageOf('8'), { fragment: '#quiz=8.19.fffffffffffffffffffff0ff' }, async (page) => {
    assert.equal(await heading(page), '0 of 10 answers are correct');
  });
  await withStillPage(pageOf('8'), { fragment: '#quiz=6.19' }, async (page) => {
    assert.match(await page.textContent('#quiz-body'), /^This link belongs to a page with 6 rows; this page has 8\./);
  });
  for (const fragment of ['#quiz=8', '#quiz=8.19.0', '#quiz=8.19.xy', '#quiz=<b>'])
    await withStillPage(pageOf('8'), { fragment }, async (page) => {
      assert.equal(await page.evaluate(() => document.getElementById('quiz-dialog').open), false, fragment);
    });
});

test('small boards and the trivial group say that there is nothing to ask', async () => {
  for (const n of ['0', '1', '2', '3'])
    await withStillPage(pageOf(n), { fragment: '#quiz' }, async (page) => {
      assert.match(await page.textContent('#quiz-body'), new RegExp(`^The quiz needs a board of 4 rows or more; this page has ${n}\\.`));
    });
  await withStillPage(pageOf('5', '--group', 'trivial'), { fragment: '#quiz' }, async (page) => {
    assert.match(await page.textContent('#quiz-body'), /contains only the identity/);
  });
});

for (const group of groups.filter((name) => name !== 'trivial'))
  testPage(`under the group ${group} every question has a correct and a wrong answer`,
    ['5', '--group', group], {}, async (page) => {
    for (const { kind, options, accepted } of await readQuestions(page, [1, 2, 3])) {
      assert.ok(accepted.length > 0, kind);
      if (kind === 'canonical') assert.ok(accepted.length === 1 && options.length > 1);
    }
  });

for (const colorScheme of ['light', 'dark'])
  for (const [width, height] of [[360, 740], [1024, 768], [1280, 800], [1920, 1080]])
    test(`axe reports no violations in the quiz, in ${colorScheme} colors, ${width} pixels wide, and nothing is cut`, async () => {
      const options = { colorScheme, viewport: { width, height }, bypassCSP: true };
      for (const answers of ['', '01', '0100', '01000100010001000100'])
        await withStillPage(pageOf('8'), { fragment: `#quiz=8.19${answers === '' ? '' : `.${answers}`}`, ...options }, async (page) => {
          assert.deepEqual(await findBarriers(page), []);
          if (answers.length < 20) await answerFirst(page);
          assert.deepEqual(await findBarriers(page), []);
          const excess = await page.evaluate(() =>
            [document.documentElement, document.getElementById('quiz-dialog')].map((part) => part.scrollWidth - part.clientWidth));
          assert.deepEqual(excess, [0, 0]);
        });
    });

async function answerFirst(page) {
  await page.locator('#quiz-dialog .choice').first().click();
  const check = page.locator('#quiz-dialog .actions button', { hasText: 'Check' });
  if (await check.count()) await check.click();
}

testPage('print hides the quiz', ['8'], { fragment: '#quiz' }, async (page) => {
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#quiz-dialog').isVisible(), false);
});
