// @ts-check
// The digits that break a rule, such as a cage's sum, which houses and pairs do not show: the library tells them after each change.

import { cellIndex, hasDrawnRules } from './model/layout.js';

/** @typedef {import('./types.js').App} App */

/** @type {Set<number>} */
const NONE = new Set();

/** @param {App} app */
export function createClashes(app) {
  /** What the library told last, and of which position. */
  let told = { layout: '', digits: /** @type {number[]} */ ([]), cells: NONE };
  let isAsked = false;

  /** @param {import('./model/actions.js').Game} game */
  async function ask(game) {
    isAsked = true;
    const { layout, digits } = game;
    const { givens, entries } = app.puzzleFields();
    const answer = await app.ask('clashes', { layout, givens, entries }).catch(() => null);
    isAsked = false;
    told = { layout, digits, cells: new Set((answer?.cells || []).map((/** @type {string} */ name) => cellIndex(name, app.layout))) };
    app.store.set({});
  }

  /** The cells whose digits break a rule of the game, as far as it is known. @returns {Set<number>} */
  return function broken() {
    const { game } = app.store;
    if (!app.layout.known || app.layout.layout !== game.layout || !hasDrawnRules(app.layout)) {
      return NONE;
    }
    if ((told.digits !== game.digits || told.layout !== game.layout) && !isAsked) {
      ask(game);
    }
    return told.layout === game.layout ? new Set([...told.cells].filter((cell) => game.digits[cell] === told.digits[cell])) : NONE;
  };
}
