// @ts-check
// Practice: a position in which a technique is needed, as a game of its own that is not kept; the page says when its step has been found.

import { newGame } from '../model/actions.js';
import { geometry } from '../model/layout.js';
import { spots } from '../model/notation.js';
import { isTaken, listed, masksAt } from '../model/positions.js';

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
 * @param {(step: any) => void} found is told the step when the player has found it
 */
export async function practise(app, technique, text, title, found) {
  forget();
  const { layout: { layout, side }, givens, digits, masks } = await placed(app, text);
  app.games.practise(newGame(layout, side, { givens, digits, centre: masks, title, source: 'practice' }));
  const { game } = app.store;
  const answer = await app.ask('steps', { ...app.puzzleFields(), techniques: technique, unique: 'assumed' });
  if (app.store.game === game) {
    app.store.set({ mode: answer.steps?.[0]?.placements.length ? 'digit' : 'centre' });
    watch(app, answer.steps ?? [], title, found);
  }
}

/**
 * @param {App} app
 * @param {any[]} steps
 * @param {string} title
 * @param {(step: any) => void} found
 */
function watch(app, steps, title, found) {
  const { side } = app.store.game;
  const all = steps.map((step) => ({ step, placements: spots(step.placements, side), eliminations: spots(step.eliminations, side) }));
  forget = app.store.subscribe(() => {
    const { game } = app.store;
    if (game.source !== 'practice' || game.title !== title) {
      forget();
      return;
    }
    const taken = all.find((one) => isTaken(game, one));
    if (taken) {
      forget();
      found(taken.step);
    }
  });
}
