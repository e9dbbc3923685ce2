// @ts-check
// A game in the form in which it is kept, with digits as lines. Nothing that is read is trusted.

import { newGame } from './actions.js';
import { digitsOf, leastOf, lineOf, sketch } from './layout.js';
import { penOf, penText } from './pen.js';

/** @typedef {import('./actions.js').Game} Game */
/** @typedef {import('./layout.js').Size} Size */

/** @param {any} values @param {number} length @param {number} least @param {number} most @returns {number[]|undefined} */
function numbers(values, length, least, most) {
  const isGood = Array.isArray(values) && values.length === length
    && values.every((value) => Number.isInteger(value) && value >= least && value <= most);
  return isGood ? values : undefined;
}

/** @param {any} kept @param {Size} size @returns {Record<string, number>} */
function colours(kept, { side, rows, columns }) {
  const entries = kept && typeof kept === 'object' ? Object.entries(kept) : [];
  return Object.fromEntries(entries.filter(([key, value]) => {
    const [cell, digit] = key.split('.').map(Number);
    return cell >= 0 && cell < rows * columns && digit >= 1 && digit <= side && Number.isInteger(value) && value > 0 && value < 512;
  }));
}

/** @param {any} kept @param {number} most @returns {string} */
const text = (kept, most) => (typeof kept === 'string' ? kept.slice(0, most) : '');

/** What is kept of what the setter says. @param {any} said @returns {import('./actions.js').Credits} */
export const keptCredits = ({ title, author, words }) => ({ title: text(title, 200), author: text(author, 200), words: text(words, 10_000) });

/** @param {any} kept @returns {Game|null} null for anything but a game */
export function gameOf(kept) {
  const shape = kept && typeof kept.layout === 'string' && kept.layout.length < 20000 ? sketch(kept.layout) : null;
  if (!shape || typeof kept.givens !== 'string' || typeof kept.digits !== 'string') {
    return null;
  }
  const cells = shape.rows * shape.columns;
  const from = leastOf(kept.layout);
  const givens = digitsOf(kept.givens, shape, from);
  const digits = digitsOf(kept.digits, shape, from).map((digit, cell) => givens[cell] || digit);
  const all = 2 ** shape.side - 1;
  return newGame(kept.layout, shape, {
    givens, digits, centre: numbers(kept.centre, cells, -1, all), corner: numbers(kept.corner, cells, 0, all),
    cellColours: numbers(kept.cellColours, cells, 0, 511), candColours: colours(kept.candColours, shape),
    pen: penOf(text(kept.pen, 10_000), shape),
    ...keptCredits(kept), source: text(kept.source, 200) });
}

/** @param {string} text @returns {number} a hash by FNV-1a, of 32 bits */
export function hashOf(text) {
  return [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 16777619) >>> 0, 2166136261);
}

/** @param {{layout: string, givens: number[]}} game @returns {string} the same for all games of a puzzle */
export const puzzleText = ({ layout, givens }) => `${layout} ${lineOf(givens, leastOf(layout))}`;

/** @param {Game} game what `gameOf` reads */
export function packed(game) {
  const { author, words, pen, rows, columns, ...rest } = game;
  const drawn = penText(pen);
  const from = leastOf(game.layout);
  return { ...rest, ...(drawn ? { pen: drawn } : {}), ...(author ? { author } : {}), ...(words ? { words } : {}), givens: lineOf(game.givens, from), digits: lineOf(game.digits, from) };
}
