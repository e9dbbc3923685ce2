// What the browser keeps, also where it keeps little, nothing, or junk.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { load } from './page.mjs';

const { square } = await load('model/layout.js');
const { newGame } = await load('model/actions.js');
const storage = await load('storage.js');

/** In place of the browser's storage: as an object with a value for each key, and full at some size. */
class FakeStorage {
  /** @param {number} room the characters that it holds */
  constructor(room) {
    Object.defineProperty(this, 'room', { value: room });
  }

  /** @param {string} key */
  getItem(key) {
    return Object.hasOwn(this, key) ? /** @type {any} */ (this)[key] : null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    const others = Object.entries(this).filter(([other]) => other !== key).reduce((sum, [, text]) => sum + text.length, 0);
    if (others + value.length > /** @type {any} */ (this).room) {
      throw new Error('quota');
    }
    /** @type {any} */ (this)[key] = value;
  }

  /** @param {string} key */
  removeItem(key) {
    delete /** @type {any} */ (this)[key];
  }
}

/** @param {any} fake */
const use = (fake) => Object.defineProperty(globalThis, 'localStorage', { value: fake, configurable: true });

/** @param {string} id @param {number} [digit] */
const kept = (id, digit = 1) => ({ id, time: 5, elapsed: 7, game: newGame('box 2x2', square(4), { givens: [digit, ...new Array(15).fill(0)] }) });

/** @param {number} changes */
const history = (changes) => ({ of: 1, undo: new Array(changes).fill('d0.1'), redo: [], points: [] });

beforeEach(() => use(new FakeStorage(1e6)));

test('games come back, the last one first, and a game takes the place of its older state', () => {
  ['a', 'b', 'c'].forEach((id) => assert.ok(storage.saveGame(kept(id))));
  assert.ok(storage.saveGame(kept('a', 2)));
  assert.deepEqual(storage.loadGames(), [kept('a', 2), kept('c'), kept('b')]);
  storage.forgetGame('c');
  assert.deepEqual(storage.loadGames().map((/** @type {any} */ one) => one.id), ['a', 'b']);
});

test('a grid of which the setter says something is not blank', () => {
  const blank = newGame('box 2x2', square(4), { title: 'title.pasted' });
  assert.ok(storage.isBlank(blank));
  for (const said of [{ title: 'Tiny' }, { author: 'Ada' }, { words: 'Look.' }]) {
    assert.ok(!storage.isBlank({ ...blank, ...said }));
  }
});

test('a rating comes back with its game, and one that is none is left out', () => {
  const rating = { level: 'hard', score: 702, hardest: 'x-wing', name: 'X-Wing' };
  storage.saveGame({ ...kept('a'), rating });
  assert.deepEqual(storage.loadGames(), [{ ...kept('a'), rating }]);
  for (const damaged of [{ ...rating, level: 'light' }, { ...rating, score: '1e99' }, { ...rating, hardest: 5 }, { ...rating, name: 'X'.repeat(100) }, 7, null]) {
    storage.saveGame(/** @type {any} */ ({ ...kept('a'), rating: damaged }));
    assert.deepEqual(storage.loadGames(), [kept('a')]);
  }
  assert.deepEqual(storage.ratingOf({ level: 'easy', score: '94' }), { level: 'easy', score: 94, hardest: '', name: '' });
});

test('thirty games are kept, and one blank one at most', () => {
  for (let i = 0; i < 40; i++) {
    storage.saveGame(kept(String(i)));
  }
  assert.equal(storage.loadGames().length, 30);
  storage.saveGame(kept('blank', 0));
  storage.saveGame(kept('empty', 0));
  const ids = storage.loadGames().map((/** @type {any} */ one) => one.id);
  assert.equal(ids[0], 'empty');
  assert.ok(!ids.includes('blank') && ids.length === 30);
});

test('histories go with their games', () => {
  storage.saveGame(kept('a'));
  storage.saveHistory('a', history(3));
  assert.equal(storage.loadHistory('a').undo.length, 3);
  assert.equal(storage.loadHistory('b'), undefined);
  storage.forgetGame('a');
  assert.equal(storage.loadHistory('a'), undefined);
});

test('if the storage is full, older histories go first, then the older half of this one, and games last', () => {
  use(new FakeStorage(2500));
  ['a', 'b', 'c'].forEach((id) => storage.saveGame(kept(id)));
  ['a', 'b'].forEach((id) => storage.saveHistory(id, history(50)));
  storage.saveHistory('c', history(150));
  assert.equal(storage.loadHistory('a'), undefined);
  assert.equal(storage.loadGames().length, 3);
  assert.ok([150, 75].includes(storage.loadHistory('c').undo.length));
  assert.equal(storage.saveHistory('c', history(5000)), false);
  const left = storage.loadHistory('c').undo.length;
  assert.ok(left > 50 && left < 300, String(left));
  assert.equal(storage.loadHistory('b'), undefined);
  use(new FakeStorage(700));
  ['a', 'b', 'c', 'd'].forEach((id) => assert.ok(storage.saveGame(kept(id))));
  const ids = storage.loadGames().map((/** @type {any} */ one) => one.id);
  assert.ok(ids[0] === 'd' && ids.length < 4);
  assert.equal(storage.saveGame(kept('e')), 'alone');
  assert.ok(storage.isAvailable());
});

test('without storage nothing is kept and nothing fails', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  for (const none of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    use(none);
    assert.ok(!storage.isAvailable());
    assert.ok(!storage.saveGame(kept('a')));
    assert.deepEqual(storage.loadGames(), []);
    assert.deepEqual(storage.loadSettings(), storage.DEFAULTS);
    assert.ok(!storage.saveSettings(storage.DEFAULTS));
    storage.saveHistory('a', history(3));
    assert.equal(storage.loadHistory('a') ?? undefined, undefined);
    assert.ok(!storage.rescueGames());
  }
});

test('of settings that were kept, only values that there are count', () => {
  localStorage.setItem('sudoku-sat.settings', JSON.stringify({ theme: 'dark', language: 'tlh', marks: 7, clock: false, letters: 'yes', more: 1 }));
  assert.deepEqual(storage.loadSettings(), { ...storage.DEFAULTS, theme: 'dark', clock: false });
  for (const junk of ['', '{', 'null', '7', '[]', '"dark"']) {
    localStorage.setItem('sudoku-sat.settings', junk);
    assert.deepEqual(storage.loadSettings(), storage.DEFAULTS, junk);
  }
});

test('a list of games that cannot be read is put aside, and single games that cannot are left out', () => {
  localStorage.setItem('sudoku-sat.games.1', '{damaged');
  assert.deepEqual([storage.rescueGames(), storage.rescueGames()], ['all', '']);
  assert.equal(localStorage.getItem('sudoku-sat.games.damaged'), '{damaged');
  storage.saveGame(kept('a'));
  const games = JSON.parse(localStorage.getItem('sudoku-sat.games.1') ?? '');
  localStorage.setItem('sudoku-sat.games.1', JSON.stringify([null, 7, { id: 'x' }, { ...games[0], id: 3 }, { ...games[0], time: 'now' }]));
  assert.deepEqual(storage.loadGames(), [{ ...kept('a'), time: 0 }]);
  const text = localStorage.getItem('sudoku-sat.games.1');
  assert.deepEqual([storage.rescueGames(), storage.rescueGames()], ['some', '']);
  assert.equal(localStorage.getItem('sudoku-sat.games.damaged'), text);
  assert.deepEqual(storage.loadGames(), [{ ...kept('a'), time: 0 }]);
});
