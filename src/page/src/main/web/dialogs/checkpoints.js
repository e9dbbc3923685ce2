// @ts-check
// Checkpoints: positions to go back to, and the last one that was right.

import { el } from '../cell.js';
import { digitsOf, lineOf } from '../model/layout.js';
import { solvedPuzzles } from '../results.js';
import { locale } from '../text.js';
import { button, buttons, frame, messageOf, thumbnail } from './dialog.js';
import { noteOf } from './puzzlelist.js';

/** @typedef {import('../types.js').App} App */
/** @typedef {import('../model/actions.js').Game} Game */

/** @param {App} app */
export function open(app) {
  const { dialog, body } = frame(app, app.t('points.title'));
  const items = el('ul', 'puzzle-list');
  const note = el('p', '');
  note.setAttribute('role', 'status');

  const solved = solvedPuzzles();

  function render() {
    items.replaceChildren(...app.store.checkpoints.map((point, i) => {
      const item = el('li', '');
      const time = new Date(point.time).toLocaleTimeString(locale(app.language), { timeStyle: 'short' });
      const name = point.name || app.t('points.name', { number: i + 1 });
      const pick = button('', () => {
        dialog.close();
        app.store.restore(i);
        app.say(app.t('points.restored', { name }));
      }, 'pick');
      const words = el('span', '');
      words.append(el('strong', '', name), el('span', 'secondary', noteOf(app, point.game, time, solved)));
      pick.append(thumbnail(app.layout, point.game.digits), words);
      const remove = button('×', () => {
        app.store.forget(i);
        app.games.save();
        render();
      });
      remove.setAttribute('aria-label', app.t('kept.remove', { name }));
      item.append(pick, remove);
      return item;
    }));
  }

  async function lastRight() {
    note.textContent = app.t('points.looking');
    try {
      const found = await findRight(app);
      if (found === app.store.game) {
        note.textContent = app.t('points.right');
      } else if (found) {
        dialog.close();
        app.store.replace(found);
        app.say(app.t('points.back'));
      } else {
        note.textContent = app.t('points.never');
      }
    } catch (failed) {
      note.textContent = messageOf(failed);
    }
  }

  body.append(el('p', '', app.t('points.about')), buttons(
    button(app.t('points.add'), () => {
      app.store.checkpoint();
      app.games.save();
      note.textContent = app.t('points.added');
      render();
    }, 'primary'), button(app.t('points.last'), lastRight)), note, items);
  render();
  app.openDialog(dialog);
}

/** @param {Game} game @param {number[]} solution @returns {boolean} whether digits and marks agree with the solution */
export function agrees(game, solution) {
  return game.digits.every((digit, cell) => (digit
    ? digit === solution[cell]
    : game.centre[cell] < 0 || (game.centre[cell] & (1 << (solution[cell] - 1))) !== 0));
}

/**
 * The last position of this puzzle that leads to a solution: with one solution by comparing, else by asking.
 *
 * @param {App} app
 * @returns {Promise<Game|null>}
 */
async function findRight(app) {
  const { game, past } = app.store;
  const same = (/** @type {Game} */ other) => other.layout === game.layout && lineOf(other.givens) === lineOf(game.givens);
  const positions = [game, ...[...past].reverse().filter(same)];
  const answer = await app.ask('check', { layout: game.layout, givens: lineOf(game.givens) });
  if (answer.result === 'error') {
    throw new Error(answer.message);
  }
  if (answer.result === 'none') {
    return null;
  }
  if (answer.result === 'proper') {
    const solution = digitsOf(answer.solution, game);
    return positions.find((position) => agrees(position, solution)) || null;
  }
  for (const position of positions) {
    const solved = await app.ask('solve', { layout: position.layout, givens: lineOf(position.digits) });
    if (solved.result === 'solved') {
      return position;
    }
  }
  return null;
}
