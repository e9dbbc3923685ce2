// Which scripts may import which.

import assert from 'node:assert/strict';
import test from 'node:test';
import { SCRIPTS, textOf } from './page.mjs';
import { computed, IMPORTS, MAY_COMPUTE, ring, withoutComments } from './scripts.mjs';

/** Folders with the folders, or scripts, that theirs may import in addition to their own. The root is ''. @type {Record<string, string[]>} */
const ALLOWED = {
  model: [],
  text: ['model'],
  '': ['model', 'text.js'],
  dialogs: ['', 'model'],
  panels: ['icons.js', 'chips.js', 'picture.js', 'text.js', 'model'],
};

/** What the root may import from folders above it: the entry point puts the page together, and `text.js` loads the tables of a language. */
const BY_NAME = ['app.js -> dialogs/index.js', 'app.js -> panels/index.js'];

/** @param {string} name @returns {string} its first folder */
const folderOf = (name) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '');

/** @param {string} from @param {string} to */
function isAllowed(from, to) {
  const [folder, other] = [folderOf(from), folderOf(to)];
  return folder === other || ALLOWED[folder].includes(to) || ALLOWED[folder].includes(other) || BY_NAME.includes(`${from} -> ${to}`)
    || (from === 'text.js' && other === 'text');
}

test('every import leads to a script', () => {
  const missing = SCRIPTS.flatMap((name) => (IMPORTS.get(name) ?? []).filter(({ to }) => !SCRIPTS.includes(to)).map(({ to }) => `${name} -> ${to}`));
  assert.deepEqual(missing, []);
  assert.deepEqual(computed(), MAY_COMPUTE);
  assert.ok(SCRIPTS.length > 100);
});

test('no scripts import each other in a ring, not even when they are loaded later', () => {
  assert.equal(ring(new Map([...IMPORTS].map(([name, all]) => [name, all.filter(({ isType }) => !isType).map(({ to }) => to)]))), null);
});

test('a ring would be found', () => {
  assert.deepEqual(ring(new Map([['a', ['b', 'c']], ['b', []], ['c', ['d']], ['d', ['b', 'a']]])), ['a', 'c', 'd']);
});

test('imports, and the types that comments name, go down only', () => {
  const up = SCRIPTS.flatMap((name) => (IMPORTS.get(name) ?? []).filter(({ to }) => !isAllowed(name, to)).map(({ to }) => `${name} -> ${to}`));
  assert.deepEqual(up, []);
});

test('every permission is used', () => {
  const all = SCRIPTS.flatMap((name) => (IMPORTS.get(name) ?? []).map(({ to }) => ({ name, to })));
  const unused = Object.entries(ALLOWED).flatMap(([folder, others]) => others.filter((other) =>
    !all.some(({ name, to }) => folderOf(name) === folder && (to === other || folderOf(to) === other))).map((other) => `${folder} -> ${other}`));
  assert.deepEqual(unused, []);
  assert.deepEqual(BY_NAME.filter((pair) => !all.some(({ name, to }) => pair === `${name} -> ${to}`)), []);
});

test('the model and the tables of languages know no browser', () => {
  const browser = /\b(?:document|window|navigator|localStorage|location|fetch|HTMLElement|SVGElement|Worker)\b(?!['`:])/;
  const found = SCRIPTS.filter((name) => /^(?:model|text)\//.test(name)).flatMap((name) =>
    withoutComments(textOf(name)).replace(/'(?:[^'\\\n]|\\.)*'/g, "''").split('\n').filter((line) => browser.test(line)).map((line) => `${name}: ${line.trim()}`));
  assert.deepEqual(found, []);
});
