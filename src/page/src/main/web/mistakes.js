// @ts-check
// Mistakes at once, where the player wants that: the cells whose digit, or whose candidates, contradict the only solution.

import { bit, digitsOf, lineOf } from './model/layout.js';
import { puzzleText } from './model/packing.js';

/** @typedef {import('./types.js').App} App */

/** How long the solution is looked for, in milliseconds. */
const PATIENCE = 20000;

/** @param {App} app */
export function createMistakes(app) {
  /** The solution of a puzzle; none while it is looked for, or if there is not exactly one. @type {{puzzle: string, solution: number[]}} */
  let known = { puzzle: '', solution: [] };

  /** @param {string} puzzle @param {import('./model/actions.js').Game} game */
  async function solve(puzzle, game) {
    const { layout, givens } = game;
    const found = { puzzle, solution: /** @type {number[]} */ ([]) };
    known = found;
    const answer = await app.ask('check', { layout, givens: lineOf(givens), of: 'givens', reason: false, time: PATIENCE }).catch(() => null);
    if (answer?.result === 'proper') {
      found.solution = digitsOf(answer.solution, game);
      app.store.set({});
    }
  }

  /** The cells of the game that are wrong, as far as it is known. @returns {Set<number>} */
  return function wrong() {
    const { game, setup } = app.store;
    if (!app.settings.mistakes || setup || !app.layout.known) {
      return new Set();
    }
    const puzzle = puzzleText(game);
    if (known.puzzle !== puzzle) {
      solve(puzzle, game);
    }
    const isWrong = (/** @type {number} */ right, /** @type {number} */ cell) =>
      (game.digits[cell] ? game.digits[cell] !== right : game.centre[cell] >= 0 && !(game.centre[cell] & bit(right)));
    return new Set([...known.solution.keys()].filter((cell) => isWrong(known.solution[cell], cell)));
  };
}
