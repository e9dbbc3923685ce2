// @ts-check
// Equations in German sentences, and what parts of them add up to.

import { least, sign } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';
import { runNames } from './words.js';

/** @typedef {import('../../../model/types.js').Part} Part */

/** More cells are only counted. */
const MOST_CELLS = 12;

/** So many cells of an equation are not named again. */
const MANY_CELLS = 4;

/** Of a piece of more cells the digits are not listed. */
const MOST_DIGITS = 7;

/** @param {Part} piece @returns {string} its sum, or its digits if these are not simply the least or greatest ones */
function addend({ candidates, role, sum = 0 }) {
  const digits = digitsAmong(candidates);
  const [first = 0] = digits;
  const isPlain = (digits.at(-1) ?? 0) - first === digits.length - 1 && (first === least || role === 'greatest');
  return isPlain || digits.length > MOST_DIGITS || digits.length === 1 ? String(sum) : `(${digits.join('+')})`;
}

/** @param {string[]} sums @returns {string[]} those together that follow each other and are the same, such as 2·45 */
function counted(sums) {
  const starts = sums.flatMap((sum, i) => sum === sums[i - 1] ? [] : [i]);
  return starts.map((start, i) => {
    const count = (starts[i + 1] ?? sums.length) - start;
    return `${count === 1 ? '' : `${count}·`}${sums[start]}`;
  });
}

/** @param {Part[]} pieces @returns {string} what the pieces of a long sum add up to, such as die Summe von 15 Zellen ist mindestens 6+10+6=22 (Blöcke 2, 4 und 5) */
function inPieces(pieces) {
  const sums = pieces.map(({ sum = 0 }) => sum);
  const cells = pieces.reduce((count, { candidates }) => count + candidates.length, 0);
  return `die Summe von ${cells} Zellen ist ${pieces[0]?.role === 'least' ? 'mindestens' : 'höchstens'} ${counted(pieces.map(addend)).join('+')}=${sums.reduce((all, sum) => all + sum, 0)} `
    + `(${runNames(pieces.flatMap(({ houses }) => houses))})`;
}

export class Sums {
  constructor() {
    /** How often each cell of the last equation counts. @type {Map<string, number>} */
    this.factors = new Map();
    /** Whether all cells of the last equation are on one side. */
    this.isOneSided = false;
  }

  /** Makes their sum the last equation, which is told elsewhere. @param {string[]} cells */
  tell(cells) {
    this.factors = new Map(cells.map((cell) => [cell, 1]));
    this.isOneSided = true;
  }

  /** @param {Part[]} parts @returns {string} such as r1c1+r1c2 = r2c3 */
  equation(parts) {
    const addends = parts.filter(({ role }) => role === 'addend');
    this.factors = new Map(addends.flatMap(({ candidates, sum = 1 }) => candidates.map((one) => [cellOf(one), Math.abs(sum)])));
    const totals = parts.filter(({ role }) => role === 'total').map(({ sum = 0 }) => sum);
    const total = totals.reduce((all, sum) => all + sum, 0);
    const [one = [], other = []] = [1, -1].map((sign) => addends.filter(({ sum = 1 }) => sum * sign > 0).map((part) => this.cells(part)));
    this.isOneSided = one.length === 0 || other.length === 0;
    if (this.isOneSided) {
      const [all = 0, less] = totals;
      return `${[...one, ...other].join('+')} = ${less === undefined ? '' : `${all}-${-less}=`}${one.length === 0 ? -total : total}`;
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

  /** @param {Part[]} parts @returns {string[]} what cells add up to; pieces of a long sum, each of which has its house, together */
  bounds(parts) {
    /** @type {string[]} */
    const texts = [];
    /** @type {Part[]} */
    let pieces = [];
    parts.forEach((part, i) => {
      const next = parts[i + 1];
      if (part.houses.length === 0) {
        texts.push(this.bound(part));
        return;
      }
      pieces.push(part);
      if (next === undefined || next.houses.length === 0 || next.role !== part.role) {
        texts.push(inPieces(pieces));
        pieces = [];
      }
    });
    return texts;
  }

  /** @param {Part} part @returns {string} cells with a verb; those of the equation, but for one perhaps, without their names if they are many */
  subject(part) {
    const cells = [...new Set(part.candidates.map(cellOf))];
    const isOfEquation = this.isOneSided && cells.length >= MANY_CELLS && !this.isLong(part)
      && cells.every((cell) => this.factors.has(cell)) && cells.length >= this.factors.size - 1;
    return !isOfEquation ? `${this.cells(part)} ist ` : cells.length === this.factors.size ? 'zusammen sind sie ' : 'die anderen sind zusammen ';
  }

  /** @param {Part} part @returns {string} such as r1c1+r1c2 ist mindestens 1+2=3 */
  bound(part) {
    const addends = part.candidates.map((one) => this.weighted(cellOf(one), digitsAmong([one]).map(sign).join('')));
    const start = `${this.subject(part)}${part.role === 'least' ? 'mindestens' : 'höchstens'} `;
    return this.isLong(part) ? `${start}${part.sum ?? 0}` : `${start}${addends.join('+')}${addends.length === 1 ? '' : `=${part.sum ?? 0}`}`;
  }
}
