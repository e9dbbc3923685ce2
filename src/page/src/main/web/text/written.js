// @ts-check
// Cells, candidates and digits as sentences write them: cells in one row or column are merged, r1c45 or r13c5, and digits are listed, r1c4<>6,7. Beyond
// side 9, where that could be misread, numbers are separated by slashes. It is the notation of the library's own sentences, the same in every
// language.

import { sign } from '../model/layout.js';
import { written } from '../model/notation.js';

/** @typedef {{row: number, column: number, digit: number}} Candidate a digit of 0 for a cell alone */

/** @param {string} text such as r1c2=5, r1c2<>5 or r1c2 @returns {Candidate} */
function candidate(text) {
  const [, row, column, digit] = /^r(\d+)c(\d+)(?:(?:=|<>)(\d+))?$/.exec(text) ?? [];
  return { row: Number(row), column: Number(column), digit: Number(digit ?? 0) };
}

/** @param {Iterable<number>} numbers @returns {number[]} each once, ascending */
function ascending(numbers) {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** @param {string[]} candidates @returns {number[]} their digits, each once, ascending */
export function digitsAmong(candidates) {
  return ascending(candidates.map((text) => candidate(text).digit));
}

/** @param {string} text a candidate @returns {string} its cell */
export function cellOf(text) {
  return text.replace(/(=|<>).*/, '');
}

/** @param {string[]} candidates @returns {number} in how many cells they are */
export function cellCount(candidates) {
  return new Set(candidates.map(cellOf)).size;
}

/** @param {string} one @param {string} other @returns {boolean} whether two cells or candidates are in one row or one column */
export function areInLine(one, other) {
  const [a, b] = [candidate(one), candidate(other)];
  return a.row === b.row || a.column === b.column;
}

/** The notation for grids of one side. */
export class Notation {
  /** @param {number} side */
  constructor(side) {
    this.between = side > 9 ? '/' : '';
  }

  /** @param {string[]} texts cells or candidates, in any order @returns {string} such as r1c45,r3c1 */
  cells(texts) {
    /** @type {Map<number, number[]>} */
    const columnsOf = new Map();
    for (const { row, column } of texts.map(candidate)) {
      columnsOf.set(row, [...(columnsOf.get(row) ?? []), column]);
    }
    /** @type {Map<string, number[]>} */
    const rowsOf = new Map();
    for (const row of ascending(columnsOf.keys())) {
      const columns = ascending(columnsOf.get(row) ?? []).join(this.between);
      rowsOf.set(columns, [...(rowsOf.get(columns) ?? []), row]);
    }
    return [...rowsOf].map(([columns, rows]) => `r${rows.join(this.between)}c${columns}`).join(',');
  }

  /** @param {string[]} node candidates of one digit @returns {string} such as r1c45=6 */
  node(node) {
    return `${this.cells(node)}=${sign(candidate(node[0] ?? '').digit)}`;
  }

  /** @param {string[]} node candidates of one digit @returns {string} such as r1c45<>6 */
  isNot(node) {
    return this.node(node).replace('=', '<>');
  }

  /** @param {string[]} candidates of any cells and digits @returns {string[]} such as r1c45=6 and r3c1=7, by digit */
  byDigit(candidates) {
    return digitsAmong(candidates).map((digit) => this.node(candidates.filter((one) => candidate(one).digit === digit)));
  }

  /** @param {string[]} placements @param {string[]} eliminations @returns {string} such as r5c5=7, r1c45,r3c1<>6 */
  conclusion(placements, eliminations) {
    /** @type {Map<string, string[]>} */
    const digitsOf = new Map();
    for (const gone of eliminations) {
      digitsOf.set(cellOf(gone), [...(digitsOf.get(cellOf(gone)) ?? []), gone]);
    }
    /** @type {Map<string, string[]>} */
    const cellsOf = new Map();
    for (const [cell, gone] of digitsOf) {
      const digits = digitsAmong(gone).map(sign).join(',');
      cellsOf.set(digits, [...(cellsOf.get(digits) ?? []), cell]);
    }
    return [...placements.map(written), ...[...cellsOf].map(([digits, cells]) => `${this.cells(cells)}<>${digits}`)].join(', ');
  }
}
