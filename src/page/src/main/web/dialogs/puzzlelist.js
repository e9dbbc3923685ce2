// @ts-check
// Puzzles to choose from: each with a small picture, its name and a note.

import { el } from '../cell.js';
import { sketch } from '../model/layout.js';
import { puzzleOf } from '../results.js';
import { thumbnail } from './dialog.js';

/** @typedef {import('../types.js').App} App */
/** @typedef {import('../model/actions.js').Game} Game */

/**
 * @param {string} layout
 * @param {number[]} digits
 * @param {string} title
 * @param {string} note
 * @param {() => void} pick
 * @returns {HTMLElement}
 */
export function row(layout, digits, title, note, pick) {
  const shape = sketch(layout);
  const item = el('li', '');
  const button = /** @type {HTMLButtonElement} */ (el('button', 'pick'));
  button.type = 'button';
  const words = el('span', '');
  words.append(el('strong', '', title), el('span', 'secondary', note));
  button.append(...(shape ? [thumbnail(shape, digits)] : []), words);
  button.addEventListener('click', pick);
  item.append(button);
  return item;
}

/**
 * What a position is noted with: how far it is, and when it was kept.
 *
 * @param {App} app
 * @param {Game} game
 * @param {string} when
 * @param {Set<number>} solved
 * @returns {string}
 */
export function noteOf(app, game, when, solved) {
  const count = game.digits.filter((digit) => !digit).length;
  return count ? app.t('kept.note', { count, when }) : `${app.t(solved.has(puzzleOf(game)) ? 'collection.solved' : 'kept.full')} · ${when}`;
}
