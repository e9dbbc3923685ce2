// @ts-check
// Practice: a position in which a technique is needed, as a game of its own that is not kept; the page says whether a step is the one.

import { newGame } from '../model/actions.js';
import { geometry } from '../model/layout.js';
import { spots } from '../model/notation.js';
import { isStep, isTaken, listed, masksAt } from '../model/positions.js';

/** @typedef {import('../types.js').App} App */

/** Ends the watch over the practice game. */
let forget = () => {};

/**
 * A position with its layout.
 * @param {App} app
 * @param {string} text of the position
 */
export async function placed(app, text) {
  const position = listed(text);
  const data = await app.ask('layout', { layout: position.layout });
  const layout = { ...geometry(data), layout: /** @type {string} */ (data.layout) };
  return { data, layout, givens: position.givens, digits: position.digits, masks: masksAt(layout, position) };
}

/**
 * Opens a position.
 * @param {App} app
 * @param {string} technique
 * @param {string} text of the position
 * @param {string} title
 * @param {(step: any, isOwn: boolean) => void} taken is told the step when it is taken, and whether the player has found it alone
 * @param {() => void} missed is told of each other step
 */
export async function practise(app, technique, text, title, taken, missed) {
  forget();
  const { layout, givens, digits, masks } = await placed(app, text);
  const start = newGame(layout.layout, layout, { givens, digits, centre: masks, title, source: 'practice' });
  app.games.practise(start);
  const answer = await app.ask('steps', { ...app.puzzleFields(), techniques: technique, unique: 'assumed' });
  if (app.store.game === start) {
    app.store.set({ mode: answer.steps?.[0]?.placements.length ? 'digit' : 'centre' });
  }
  watch(app, start, answer.steps ?? [], taken, missed);
}

/**
 * @param {App} app
 * @param {import('../model/actions.js').Game} start
 * @param {any[]} steps
 * @param {(step: any, isOwn: boolean) => void} taken
 * @param {() => void} missed
 */
function watch(app, start, steps, taken, missed) {
  const all = steps.map((step) => ({ step, placements: spots(step.placements, start), eliminations: spots(step.eliminations, start) }));
  let before = start;
  const look = () => {
    const { game } = app.store;
    if (game.source !== 'practice' || game.title !== start.title) {
      forget();
      return;
    }
    const found = all.find((one) => isTaken(game, one));
    if (found) {
      forget();
      taken(found.step, app.games.hints === 0);
    } else if (isStep(start, before, game)) {
      missed();
    }
    before = game;
  };
  forget = app.store.subscribe(look);
  // The player may have been faster than the answer.
  look();
}
