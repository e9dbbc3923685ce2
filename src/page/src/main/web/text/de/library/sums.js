// @ts-check
// Equations in German sentences, and what parts of them add up to.

import { symbol } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';

/** @typedef {import('../../../model/types.js').Part} Part */

/** More cells are only counted. */
const MOST_CELLS = 12;

export class Sums {
  constructor() {
    /** How often each cell of the last equation counts. @type {Map<string, number>} */
    this.factors = new Map();
  }

  /** @param {Part[]} parts @returns {string} such as r1c1+r1c2 = r2c3 */
  equation(parts) {
    const addends = parts.filter(({ role }) => role === 'addend');
    this.factors = new Map(addends.flatMap(({ candidates, sum = 1 }) => candidates.map((one) => [cellOf(one), Math.abs(sum)])));
    const total = parts.filter(({ role }) => role === 'total').reduce((all, { sum = 0 }) => all + sum, 0);
    const [one = [], other = []] = [1, -1].map((sign) => addends.filter(({ sum = 1 }) => sum * sign > 0).map((part) => this.cells(part)));
    if (one.length === 0 || other.length === 0) {
      return `${[...one, ...other].join('+')} = ${one.length === 0 ? -total : total}`;
    }
    if (total !== 0) {
      (total > 0 ? other : one).push(String(Math.abs(total)));
    }
    return `${one.join('+')} = ${other.join('+')}`;
  }

  /** @param {Part} part @returns {string} */
  cells(part) {
    const cells = [...new Set(part.candidates.map(cellOf))];
    return this.isLong(part) ? `die Summe von ${cells.length} Zellen` : cells.map((cell) => this.weighted(cell, cell)).join('+');
  }

  /** @param {Part} part @returns {boolean} */
  isLong({ candidates }) {
    const cells = [...new Set(candidates.map(cellOf))];
    return cells.length > MOST_CELLS && cells.every((cell) => (this.factors.get(cell) ?? 1) === 1);
  }

  /** @param {string} cell @param {string} what @returns {string} */
  weighted(cell, what) {
    const factor = this.factors.get(cell) ?? 1;
    return factor === 1 ? what : `${factor}·${what}`;
  }

  /** @param {Part} part @returns {string} such as r1c1+r1c2 ist mindestens 1+2=3 */
  bound(part) {
    const addends = part.candidates.map((one) => this.weighted(cellOf(one), digitsAmong([one]).map(symbol).join('')));
    const start = `${this.cells(part)} ist ${part.role === 'least' ? 'mindestens' : 'höchstens'} `;
    return this.isLong(part) ? `${start}${part.sum ?? 0}` : `${start}${addends.join('+')}${addends.length === 1 ? '' : `=${part.sum ?? 0}`}`;
  }
}
