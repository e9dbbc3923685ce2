// The page's sentences: complete in every language, and a new language is added as the page's document says.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DOCUMENT, load, PAGE, SCRIPTS, textOf } from './page.mjs';
import { withoutComments } from './scripts.mjs';

/** @typedef {Record<string, string | Record<string, string>>} Table */

const { LANGUAGES } = await load('text.js');
const CODES = Object.keys(LANGUAGES);
const FILES = readdirSync(new URL('text/en/', PAGE)).sort();
const TABLES = FILES.filter((name) => name !== 'index.js');

/** @param {string} code @param {string} table @returns {Promise<Table>} */
const tableOf = async (code, table) => (await load(`text/${code}/${table}`)).default;

/** All sentences of a language. @param {string} code @returns {Promise<Table>} */
const sentencesOf = async (code) => Object.assign({}, ...await Promise.all(TABLES.map((table) => tableOf(code, table))));

/** @param {string | Record<string, string>} text @returns {Record<string, string>} its forms */
const formsOf = (text) => (typeof text === 'string' ? { '': text } : text);

/** @param {string} text @returns {string[]} the names in braces */
const placeholders = (text) => [...new Set(text.match(/\{\w+\}/g))].sort();

test('the folders are those of the languages, and each has the English tables', () => {
  const folders = readdirSync(new URL('text/', PAGE), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual(folders.sort(), [...CODES].sort());
  assert.ok(CODES.length > 1 && TABLES.length > 2);
  for (const code of CODES) {
    assert.deepEqual(readdirSync(new URL(`text/${code}/`, PAGE)).filter((name) => name.endsWith('.js')).sort(), FILES, code);
  }
});

test('no key is in two tables', async () => {
  const keys = (await Promise.all(TABLES.map((table) => tableOf('en', table)))).flatMap(Object.keys);
  assert.deepEqual(keys.filter((key, at) => keys.indexOf(key) < at), []);
});

for (const code of CODES.filter((one) => one !== 'en')) {
  test(`${code} has the English sentences with the same forms and placeholders`, async () => {
    for (const table of TABLES) {
      const [english, other] = [await tableOf('en', table), await tableOf(code, table)];
      assert.deepEqual(Object.keys(other).sort(), Object.keys(english).sort(), `the keys of ${table}`);
      for (const [key, text] of Object.entries(english)) {
        const [forms, others] = [formsOf(text), formsOf(other[key])];
        // Some English keys have forms that another language does not need.
        const all = (/** @type {Record<string, string>} */ one) => placeholders(Object.values(one).join(' '));
        assert.deepEqual(all(others), all(forms), `${table}: ${key}`);
        Object.values(others).forEach((form) => assert.match(form, /\S/, `${table}: ${key}`));
      }
    }
  });
}

/** The scripts that show sentences. */
const SHOWING = SCRIPTS.filter((name) => !name.startsWith('text/')).map((name) => ({ name, code: withoutComments(textOf(name)) }));

test('every sentence that a script names is there', async () => {
  const english = await sentencesOf('en');
  const has = (/** @type {string} */ key) => key in english;
  const missing = SHOWING.flatMap(({ name, code }) => [
    ...[...code.matchAll(/\bt\('([\w.-]+)'[,)]/g)].filter(([, key]) => !has(key)),
    ...[...code.matchAll(/\btn\('([\w.-]+)',/g)].filter(([, key]) => !has(`${key}.one`) || !has(`${key}.other`))].map(([, key]) => `${name}: ${key}`));
  assert.deepEqual(missing, []);
});

test('every sentence is shown by a script', async () => {
  const code = SHOWING.map((one) => one.code).join('\n');
  const literals = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text));
  const beginnings = [...code.matchAll(/'([\w.-]+\.)' ?\+|`([\w.-]+\.)\$\{/g)].map(([, one, other]) => one ?? other);
  const endings = [...code.matchAll(/`\$\{[^}]+\}(\w+)`/g)].map(([, end]) => end);
  const isLiteral = (/** @type {string} */ key) => ['', '.one', '.other', ...endings].some((end) => key.endsWith(end) && literals.has(key.slice(0, key.length - end.length)));
  const isShown = (/** @type {string} */ key) => isLiteral(key) || beginnings.some((start) => key.startsWith(start));
  assert.deepEqual(Object.keys(await sentencesOf('en')).filter((key) => !isShown(key)), []);
});

/** @param {Table} table @returns {Table} in a made-up language */
function translated(table) {
  const one = (/** @type {string} */ text) => `⟦${text}⟧`;
  return Object.fromEntries(Object.entries(table).map(([key, text]) =>
    [key, typeof text === 'string' ? one(text) : Object.fromEntries(Object.entries(text).map(([form, words]) => [form, one(words)]))]));
}

/** @returns {string[]} the numbered steps of the document that say how to add a language */
function instructions() {
  const section = /### Languages\n([\s\S]*?)\n###? /.exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? '';
  return [...section.matchAll(/^\d\. (.*(?:\n   .*)*)/gm)].map(([, step]) => step.replace(/\s+/g, ' '));
}

test('a language is added as the document says', async () => {
  const [copy, translate, list, ...others] = instructions();
  assert.match(copy, /^Copy the folder `text\/en` to `text\/xx`/);
  assert.match(translate, /^Translate the sentences/);
  assert.match(list, /^Add the code and the language's own name for itself to `LANGUAGES` in `text\.js`/);
  assert.deepEqual(others, []);

  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  try {
    cpSync(fileURLToPath(PAGE), folder, { recursive: true });
    cpSync(join(folder, 'text/en'), join(folder, 'text/xx'), { recursive: true });
    for (const table of TABLES) {
      writeFileSync(join(folder, 'text/xx', table), `export default ${JSON.stringify(translated(await tableOf('en', table)))};\n`);
    }
    const main = join(folder, 'text.js');
    const listed = readFileSync(main, 'utf8').replace(/(LANGUAGES = .*?\(\{)/, "$1 xx: 'Made up',");
    writeFileSync(main, listed);

    const text = await import(pathToFileURL(main).href);
    assert.equal(text.LANGUAGES.xx, 'Made up');
    assert.equal(text.bestLanguage(['zz', 'xx-YY', 'en']), 'xx');
    await text.loadTexts('xx');
    await Promise.all(text.LATER.map((/** @type {string} */ table) => text.loadTable(table, 'xx')));
    for (const [key, english] of Object.entries(await sentencesOf('en'))) {
      for (const count of [1, 2]) {
        const shown = text.t(key, { count });
        assert.ok(shown.startsWith('⟦') && shown.endsWith('⟧'), `${key}: ${shown}`);
        assert.ok(shown.length > 2 || Object.values(formsOf(english)).includes(''), key);
      }
    }
    assert.deepEqual(text.said('technique', 'X-Wing', 'x-wing'), { text: 'X-Wing', lang: 'en' });

    // A player can choose it, and it is kept.
    const kept = JSON.stringify({ language: 'xx' });
    Object.assign(globalThis, { localStorage: { getItem: () => kept } });
    const { loadSettings } = await import(pathToFileURL(join(folder, 'storage.js')).href);
    assert.equal(loadSettings().language, 'xx');
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
    rmSync(folder, { recursive: true });
  }
});

test('what a language lacks is shown in English', async () => {
  const { loadTexts, t } = await load('text.js');
  await loadTexts('zz');
  assert.equal(t('undo'), (await tableOf('en', 'page.js')).undo);
  await loadTexts('en');
  assert.equal(t('no.such.sentence'), 'no.such.sentence');
  assert.equal(t('p.run.busy', { what: '<b>&' }), 'Please wait or press Stop. Still running: <b>&.');
});
