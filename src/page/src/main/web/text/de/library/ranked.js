// @ts-check
// The lines with which a step compares that of a full rank, in German: those that begin with the same digit, or would, and of which it tells a further cell.

import { cellOf, digitsAmong } from '../../written.js';
import { all } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Part} Part */

/** How far rows and columns go on in a direction, and its name. @type {Record<string, [rows: number, columns: number, name: string]>} */
const WAYS = { right: [0, 1, 'nach rechts'], left: [0, -1, 'nach links'], down: [1, 0, 'abwärts'], up: [-1, 0, 'aufwärts'] };

const TOLD = ['premise', 'consequence', 'reason', 'ruled-out', 'excluded', 'needed'];

/** More lines would not make it easier. */
const MOST_LINES = 4;

/** @param {Wording} words @param {string} cell @param {number} digit @returns {boolean} whether it is told that a cell has a digit, or that it has not because the line would then be in the wrong place */
function mayBegin(words, cell, digit) {
  return words.all.some(({ role, candidates }) => {
    const some = candidates.filter((one) => cellOf(one) === cell);
    if (some.length === 0 || !TOLD.includes(role)) {
      return false;
    }
    if (digitsAmong(some).includes(digit)) {
      return role !== 'ruled-out';
    }
    const left = words.candidates('rule').filter((one) => cellOf(one) === cell && !some.includes(one));
    return role === 'needed' || (role === 'ruled-out' && left.every((one) => digitsAmong([one])[0] === digit));
  });
}

/** So few cells need no order. */
const FEW_CELLS = 3;

/** @param {Wording} words @param {string} rule its English name @returns {{own: string[], others: [cells: string[], name: string][]}} the cells of the line of a full rank, and those of the lines with which it is compared; none of another rule */
function linesOf(words, rule) {
  const [, rank = '', own = '', row = '', column = ''] = /^full rank (\d+) (\w+) from r(\d+)c(\d+)$/.exec(rule) ?? [];
  if (rank === '') {
    return { own: [], others: [] };
  }
  const side = words.layout.side;
  const digit = Math.floor((Number(rank) - 1) / 4) + 1;
  const told = new Set(words.all.filter(({ role }) => TOLD.includes(role)).flatMap(({ candidates }) => candidates.map(cellOf)));
  const along = (/** @type {number} */ r, /** @type {number} */ c, /** @type {string} */ way) => {
    const [rows, columns] = WAYS[way] ?? [0, 0, ''];
    return Array.from({ length: side }, (_, i) => `r${r + i * rows}c${c + i * columns}`);
  };
  /** @type {[cells: string[], name: string][]} */
  const others = [];
  const add = (/** @type {number} */ r, /** @type {number} */ c, /** @type {string} */ way) => {
    const isStart = r === Number(row) && c === Number(column);
    const isFirst = isStart ? way !== own : r !== Number(row) && c !== Number(column) && mayBegin(words, `r${r}c${c}`, digit);
    const cells = along(r, c, way);
    if (isFirst && cells.slice(1).some((cell) => told.has(cell))) {
      others.push([cells, `${WAYS[way]?.[2] ?? ''} ab r${r}c${c}`]);
    }
  };
  for (let i = 1; i <= side; i++) {
    add(i, 1, 'right');
    add(i, side, 'left');
    add(1, i, 'down');
    add(side, i, 'up');
  }
  return { own: along(Number(row), Number(column), own), others };
}

/** @param {Wording} words @param {string} rule its English name @param {Part[]} parts what is said of cells @returns {Part[][]} that along the line of a full rank, and then along the only other one with which it is compared; none unless it is said of these alone, of some of each, and of more than a few */
export function alongLines(words, rule, parts) {
  const { own, others } = linesOf(words, rule);
  const [[other] = [[]]] = others;
  const lines = [own, other].map((cells) => cells.flatMap((cell) => parts.filter(({ candidates }) => cellOf(candidates[0] ?? '') === cell)));
  const isWhole = lines.flat().length === parts.length && lines.every((line) => line.length > 0);
  return parts.length > FEW_CELLS && others.length === 1 && isWhole ? lines : [];
}

/** @param {Wording} words @param {string} rule its English name @returns {string} such as verglichen mit der Reihe aufwärts ab r4c1; empty if it is another rule, or none is told of */
export function rankedLines(words, rule) {
  const lines = linesOf(words, rule).others.map(([, name]) => name);
  return lines.length === 0 || lines.length > MOST_LINES ? '' : `verglichen mit ${lines.length === 1 ? 'der Reihe' : 'den Reihen'} ${all(lines)}`;
}
