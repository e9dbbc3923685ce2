// @ts-check
// What was solved, for the statistics: each puzzle once, on this device alone.

import { hashOf, puzzleText } from './model/packing.js';
import { CLASSIC } from './model/share.js';
import { LEVELS, read, write } from './storage.js';

/** @typedef {import('./model/actions.js').Game} Game */
/** @typedef {{puzzle: number, time: number, seconds: number, hints: number, level: string, kind: string, day?: string}} Result when, with a level that may be empty, and of which day it was the puzzle */
/** @typedef {{level: string, count: number, alone: number, best: number, mean: number}} Row a level with the puzzles solved, those without a hint, and seconds of these */

const RESULTS = 'sudoku-sat.results.1';
const MOST = 2000;
const KINDS = ['classic', 'variant'];
const DAY = 86_400_000;
const DAILY = /^title\.daily (\d{4}-\d\d-\d\d)$/;

/** @param {any} one @returns {boolean} */
function isResult(one) {
  return one !== null && typeof one === 'object' && ['puzzle', 'time', 'seconds', 'hints'].every((key) => Number.isSafeInteger(one[key]) && one[key] >= 0)
    && ['', ...LEVELS].includes(one.level) && KINDS.includes(one.kind) && one.time < 8.64e15
    && (one.day === undefined || DAILY.test(`title.daily ${one.day}`));
}

/** @returns {Result[]} the oldest first */
export function loadResults() {
  const kept = read(RESULTS);
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}

/** @returns {Set<number>} the puzzles that have been solved */
export const solvedPuzzles = () => new Set(loadResults().map(({ puzzle }) => puzzle));

/** @param {Game} game @returns {number} by which its puzzle is known again */
export const puzzleOf = (game) => hashOf(puzzleText(game));

/**
 * Notes that a puzzle is solved, unless it was before, the player has placed no digit, or it was to practise on: then the player has not solved it.
 * @param {Game} game
 * @param {{elapsed: number, hints: number, placed: number, level: string, now: number}} how with milliseconds, and how many right digits the player has placed
 * @returns {boolean} whether it took less time than all others of its level and kind, of which there is one, without a hint
 */
export function addResult(game, { elapsed, hints, placed, level, now }) {
  const results = loadResults();
  const puzzle = puzzleOf(game);
  if (placed === 0 || game.source === 'practice' || results.some((one) => one.puzzle === puzzle)) {
    return false;
  }
  const day = DAILY.exec(game.title)?.[1];
  const result = { puzzle, time: now, seconds: Math.floor(elapsed / 1000), hints, level, kind: game.layout === CLASSIC ? 'classic' : 'variant', day };
  const others = results.filter((one) => one.level === level && one.kind === result.kind && one.hints === 0);
  write(RESULTS, [...results, result].slice(-MOST));
  return hints === 0 && others.length > 0 && others.every((one) => one.seconds > result.seconds);
}

/** @param {string} text of a file @returns {Result[] | null} the results that it has; null if it has none, or others than those of this page */
export function resultsIn(text) {
  if (!/^\s*\[/.test(text)) {
    return null;
  }
  try {
    const found = JSON.parse(text);
    return found.length > 0 && found.every(isResult) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Adds the results of a file that are not known.
 * @param {string} text
 * @returns {number} how many there are; −1 if the file has none, or others than those of this page
 */
export function addResults(text) {
  const found = resultsIn(text);
  if (found === null) {
    return -1;
  }
  const results = new Map(loadResults().map((one) => [one.puzzle, one]));
  const before = results.size;
  for (const { puzzle, time, seconds, hints, level, kind, day } of found) {
    results.has(puzzle) || results.set(puzzle, { puzzle, time, seconds, hints, level, kind, day });
  }
  const count = results.size - before;
  write(RESULTS, [...results.values()].sort((a, b) => a.time - b.time).slice(-MOST));
  return count;
}

export function forgetResults() {
  write(RESULTS, []);
}

/** @param {Result[]} results @param {string} kind @returns {Row[]} a row for each level of which there is one */
export function rowsOf(results, kind) {
  return [...LEVELS, ''].flatMap((level) => {
    const all = results.filter((one) => one.kind === kind && one.level === level);
    const alone = all.filter((one) => one.hints === 0).map((one) => one.seconds);
    const sum = alone.reduce((total, seconds) => total + seconds, 0);
    return all.length === 0 ? [] : [{ level, count: all.length, alone: alone.length, best: Math.min(...alone), mean: Math.round(sum / alone.length) }];
  });
}

/** @param {Result[]} results @param {number} now @returns {number} how many days in a row, up to today or yesterday, a puzzle was solved */
export function streakOf(results, now) {
  const day = (/** @type {number} */ time) => Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / DAY);
  const days = new Set(results.map((one) => day(one.time)));
  const last = days.has(day(now)) ? day(now) : day(now) - 1;
  let count = 0;
  while (days.has(last - count)) {
    count++;
  }
  return count;
}
