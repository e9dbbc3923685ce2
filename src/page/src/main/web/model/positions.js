// @ts-check
// The positions of articles: how a line of `dialogs/positions.js` becomes a game.

import { bit, possible } from './layout.js';

/** @typedef {import('./types.js').Spot} Spot */
/** @typedef {{digits: number[], centre: number[]}} Marked */
/** @typedef {{givens: number[], digits: number[], removed: [number, number][], layout: string}} Listed removed: digit and cell */

/**
 * @param {string} text a line without its first word: the digits, own ones as letters; after a colon the removed candidates as digit, row and column; after
 * another colon the rules
 * @returns {Listed}
 */
export function listed(text) {
  const [line = '', removed = '', rules = ''] = text.split(':');
  const own = 'abcdefghi';
  return {
    givens: Array.from(line, (char) => Number(char) || 0),
    digits: Array.from(line, (char) => Number(char) || own.indexOf(char) + 1),
    removed: removed.split(' ').filter(Boolean).map((code) => [Number(code[0]), (Number(code[1]) - 1) * 9 + Number(code[2]) - 1]),
    layout: rules === '' ? 'box 3x3' : `box 3x3; ${rules}` };
}

/**
 * The candidates of a position.
 * @param {import('./layout.js').Geometry} layout
 * @param {Listed} position
 * @returns {number[]} by bit; -1 for a cell with a digit
 */
export function masksAt(layout, { digits, removed }) {
  const masks = possible(layout, digits);
  for (const [digit, cell] of removed) {
    masks[cell] &= ~bit(digit);
  }
  return masks.map((mask, cell) => (digits[cell] ? -1 : mask));
}

/**
 * The positions of a technique.
 * @param {string} all lines that begin with the technique
 * @param {string} technique
 * @returns {string[]} the lines without it: first the example, then those to practise on
 */
export function positionsOf(all, technique) {
  return all.split('\n').filter((line) => line.startsWith(`${technique} `)).map((line) => line.slice(technique.length + 1));
}

/**
 * Whether a player has taken a step, or a part of it.
 * @param {Marked} game
 * @param {{placements: Spot[], eliminations: Spot[]}} step
 */
export function isTaken({ digits, centre }, { placements, eliminations }) {
  const isGone = (/** @type {Spot} */ { cell, digit }) =>
    (digits[cell] > 0 ? digits[cell] !== digit : centre[cell] >= 0 && (centre[cell] & bit(digit)) === 0);
  return placements.some(({ cell, digit }) => digits[cell] === digit) || eliminations.some(isGone);
}

/**
 * Whether a player has placed a digit or removed a candidate of the position.
 * @param {Marked} start the position
 * @param {Marked} before the game before the move
 * @param {Marked} after
 */
export function isStep(start, before, after) {
  return after.digits.some((digit, cell) => digit > 0 && digit !== start.digits[cell] && digit !== before.digits[cell])
    || after.centre.some((mask, cell) => start.centre[cell] > 0 && (start.centre[cell] & before.centre[cell] & ~mask) !== 0);
}
