// @ts-check
/** Reads and writes the names of cells and candidates, and the positions of a game, as the library writes them. */

import { digitOf, least, sign } from './layout.js';

/** @typedef {import('./types.js').Spot} Spot */
/** @typedef {import('./layout.js').Size} Size */

const CANDIDATE = /^r(\d+)c(\d+)(?:=|<>)(\d+)$/;
const CELL = /^r(\d+)c(\d+)$/;

/**
 * The number of a cell such as `r1c2`, from 0; -1 if the text does not name a cell of a grid of this size.
 * @param {string} text
 * @param {Size} size
 */
export function cellNumber(text, size) {
  const match = CELL.exec(text);
  return match === null ? -1 : number(match, size);
}

/**
 * A candidate such as `r1c2=5` or `r1c2<>5`; null if the text does not name one.
 * @param {string} text
 * @param {Size} size
 * @returns {Spot | null}
 */
export function spot(text, size) {
  const match = CANDIDATE.exec(text);
  if (match === null) {
    return null;
  }
  const cell = number(match, size);
  const digit = Number(match[3]) - least + 1;
  return cell < 0 || digit < 1 || digit > size.side ? null : { cell, digit };
}

/**
 * The candidates among texts.
 * @param {string[] | undefined} texts
 * @param {Size} size
 * @returns {Spot[]}
 */
export function spots(texts, size) {
  /** @type {Spot[]} */
  const found = [];
  for (const text of texts ?? []) {
    const one = spot(text, size);
    if (one !== null) {
      found.push(one);
    }
  }
  return found;
}

/**
 * @param {RegExpExecArray} match
 * @param {Size} size
 */
function number(match, { rows, columns }) {
  const row = Number(match[1]) - 1;
  const column = Number(match[2]) - 1;
  return row < 0 || column < 0 || row >= rows || column >= columns ? -1 : row * columns + column;
}

/**
 * A candidate as it is written on the grid: the library's names have numbers where large grids have letters.
 * @param {string} candidate
 */
export function written(candidate) {
  return candidate.replace(/\d+$/, (value) => sign(Number(value)));
}

/**
 * The digits of a line, 0 for an empty cell.
 * @param {string} line
 * @returns {number[]}
 */
export function digitsOf(line) {
  return [...line].map((character) => digitOf(character));
}

/**
 * The candidates of cells separated by commas, as bits; 0 where a cell has none.
 * @param {string} marks
 * @returns {number[]}
 */
export function marksOf(marks) {
  return marks.split(',').map((cell) => digitsOf(cell).reduce((bits, digit) => (digit > 0 ? bits | (1 << (digit - 1)) : bits), 0));
}

/**
 * A share in percent as text: whole numbers, `<1` below one and `>99` above 99.
 * @param {number} share
 */
export function percent(share) {
  if (share <= 0) {
    return '0';
  }
  if (share >= 1) {
    return '100';
  }
  const rounded = Math.round(share * 100);
  return rounded < 1 ? '<1' : rounded > 99 ? '>99' : String(rounded);
}

/**
 * The quotient of two counts, each a text of digits.
 * @param {string} count
 * @param {string} total
 */
export function share(count, total) {
  const all = BigInt(total);
  return all === 0n ? 0 : Number((BigInt(count) * 1000000n) / all) / 1000000;
}

/**
 * A count with a separator between groups of three digits.
 * @param {string} count digits
 * @param {string} [language]
 */
export function grouped(count, language) {
  return /^\d+$/.test(count) ? BigInt(count).toLocaleString(language) : count;
}

/**
 * A count in few characters, such as `12`, `3.4k` or `2e13`.
 * @param {string} count digits
 */
export function brief(count) {
  if (count.length <= 4) {
    return count;
  }
  const unit = ['', 'k', 'M', 'G', 'T', 'P'][Math.floor((count.length - 1) / 3)];
  const whole = ((count.length - 1) % 3) + 1;
  if (unit === undefined) {
    return `${count[0]}.${count[1]}e${count.length - 1}`;
  }
  return whole === 1 ? `${count[0]}.${count[1]}${unit}` : `${count.slice(0, whole)}${unit}`;
}
