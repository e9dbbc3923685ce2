// What was solved, and what the statistics make of it.

import assert from 'node:assert/strict';
import { test as runTest } from 'node:test';
import { load } from './page.mjs';

const { square } = await load('model/layout.js');
const { newGame } = await load('model/actions.js');
const results = await load('results.js');

const DAY = 86_400_000;

/** @type {Map<string, string>} */
const kept = new Map();

/** A test with a storage of its own: hooks of other files run before it, too. @param {string} name @param {() => void} body */
const test = (name, body) => runTest(name, () => {
  kept.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text) } });
  body();
});

/** @param {number} number @param {string} [layout] */
const game = (number, layout = 'box 3x3') => newGame(layout, square(9), { givens: [...String(number).padStart(81, '0')].map(Number) });

/** @param {number} seconds @param {Partial<{hints: number, placed: number, level: string, now: number}>} [more] */
const how = (seconds, more = {}) => ({ elapsed: seconds * 1000 + 999, hints: 0, placed: 1, level: 'easy', now: 5 * DAY, ...more });

test('results of a file are added, but for those that are known', () => {
  results.addResult(game(1), how(100));
  const saved = JSON.stringify(results.loadResults());
  results.forgetResults();
  results.addResult(game(2), how(70, { now: 9 * DAY }));
  assert.equal(results.addResults(saved), 1);
  assert.equal(results.addResults(saved), 0);
  assert.deepEqual(results.loadResults().map((/** @type {{seconds: number}} */ one) => one.seconds), [100, 70], 'by time');
  for (const wrong of ['', '{', '{}', '[]', 'null', '[1]', '[null]', saved.replace('"easy"', '"none"'), saved.replace('"seconds":100', '"seconds":-1')]) {
    assert.equal(results.addResults(wrong), -1, wrong);
  }
  assert.equal(results.loadResults().length, 2);
});

test('the best and the average time of a level are of puzzles without a hint, each counted once', () => {
  assert.equal(results.addResult(game(1), how(100)), false);
  assert.equal(results.addResult(game(2), how(70)), true);
  assert.equal(results.addResult(game(2), how(3)), false, 'a puzzle that is known');
  assert.equal(results.addResult(game(3), how(10, { hints: 2 })), false);
  assert.equal(results.addResult(game(4), how(70)), false, 'as long as the best one');
  assert.equal(results.addResult(game(5), how(20, { level: 'hard', hints: 1 })), false);
  assert.equal(results.addResult(game(6, 'box 3x3; rule diagonals'), how(20, { level: '' })), false, 'the first of its kind');
  assert.deepEqual(results.rowsOf(results.loadResults(), 'classic'), [
    { level: 'easy', count: 4, alone: 3, best: 70, mean: 80 }, { level: 'hard', count: 1, alone: 0, best: Infinity, mean: NaN }]);
  assert.deepEqual(results.rowsOf(results.loadResults(), 'variant'), [{ level: '', count: 1, alone: 1, best: 20, mean: 20 }]);
  assert.equal(results.addResult(game(7), how(1, { placed: 0 })), false);
  assert.equal(results.loadResults().length, 6, 'no digit of the player\'s own');
  assert.equal(results.addResult(game(9), how(200, { hints: 80 })), false);
  assert.equal(results.loadResults().length, 7, 'more hints than cells, but a digit of the player\'s own');
  assert.equal(results.addResult({ ...game(8), source: 'practice' }, how(1)), false);
  assert.equal(results.loadResults().length, 7, 'to practise on');
  assert.equal(results.loadResults()[0].puzzle, results.puzzleOf(game(1)));
  results.forgetResults();
  assert.deepEqual(results.loadResults(), []);
});

test('a puzzle of a day is known by its day, also from a file', () => {
  results.addResult({ ...game(1), title: 'title.daily 2026-02-03' }, how(100));
  results.addResult({ ...game(2), title: 'title.daily' }, how(100));
  const days = () => results.loadResults().map((/** @type {{day?: string}} */ one) => one.day);
  assert.deepEqual(days(), ['2026-02-03', undefined]);
  const saved = JSON.stringify(results.loadResults());
  results.forgetResults();
  assert.equal(results.addResults(saved), 2);
  assert.deepEqual(days(), ['2026-02-03', undefined]);
  assert.equal(results.addResults(saved.replace('2026-02-03', 'today')), -1);
});

test('days in a row end today or yesterday', () => {
  const noon = new Date(2026, 5, 20, 12).getTime();
  const on = (/** @type {number[]} */ ...days) => days.map((day) => ({ time: noon - day * DAY }));
  assert.equal(results.streakOf(on(0, 1, 2, 4), noon), 3);
  assert.equal(results.streakOf(on(1, 2), noon), 2);
  assert.equal(results.streakOf(on(2, 3), noon), 0);
  assert.equal(results.streakOf(on(0, 0, 0), noon), 1);
  assert.equal(results.streakOf([], noon), 0);
});

test('junk is left out', () => {
  results.addResult(game(1), how(100));
  const [good] = results.loadResults();
  const junk = [null, 7, {}, { ...good, level: 'light' }, { ...good, seconds: -1 }, { ...good, time: 1e99 }, { ...good, kind: 'x' }, { ...good, hints: '2' }];
  kept.set('sudoku-sat.results.1', JSON.stringify([...junk, good]));
  assert.deepEqual(results.loadResults(), [good]);
  for (const text of ['', '{', '{}', '7']) {
    kept.set('sudoku-sat.results.1', text);
    assert.deepEqual(results.loadResults(), []);
  }
});
