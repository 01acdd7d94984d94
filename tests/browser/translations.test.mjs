// The texts of the playground have the same keys and values in every language.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../reports/web/playground/', import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), 'utf8');

/** {key: the names of values in the text}; the forms of a plural together. */
function namesOf(texts) {
  const placeholders = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  return Object.fromEntries(Object.entries(texts).flatMap(([section, entries]) => Object.entries(entries).map(([key, entry]) =>
    [`${section}.${key}`, placeholders(typeof entry === 'string' ? entry : Object.values(entry).join(' '))])).sort());
}

const languages = Object.fromEntries(readdirSync(new URL('strings/', folder)).map((name) => [name, JSON.parse(read(`strings/${name}`))]));

for (const [name, texts] of Object.entries(languages))
  test(`${name} has the keys and values of en.json`, () => assert.deepEqual(namesOf(texts), namesOf(languages['en.json'])));

test('a text with forms has the form that every number can take', () => {
  for (const texts of Object.values(languages))
    for (const entry of Object.values(texts).flatMap(Object.values).filter((value) => typeof value !== 'string')) assert.equal(typeof entry.other, 'string');
});

test('each key is used, and each key that is used exists', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js')).map(read).join('\n');
  const keys = new Set(Object.keys(namesOf(languages['en.json'])));
  for (const [, key] of scripts.matchAll(/text\('(\w+\.[\w-]+)'/g)) assert.ok(keys.has(key), key);
  // Whole, or as a part of a template: `section.${…}`, `section.key_${…}` or `${view}.key`.
  const used = (key) => {
    const [section, name] = key.split('.');
    return [`'${key}'`, `\`${section}.\${`, `\`${section}.${name.split('_')[0]}_\${`, `}.${name}\``].some((written) => scripts.includes(written));
  };
  assert.deepEqual([...keys].filter((key) => !used(key)), []);
});
