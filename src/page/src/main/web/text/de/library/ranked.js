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

/** @param {Wording} words @param {string} rule its English name @returns {string} such as verglichen mit der Reihe aufwärts ab r4c1; empty if it is another rule, or none is told of */
export function rankedLines(words, rule) {
  const [, rank = '', own = '', row = '', column = ''] = /^full rank (\d+) (\w+) from r(\d+)c(\d+)$/.exec(rule) ?? [];
  if (rank === '') {
    return '';
  }
  const side = words.layout.side;
  const digit = Math.floor((Number(rank) - 1) / 4) + 1;
  const told = new Set(words.all.filter(({ role }) => TOLD.includes(role)).flatMap(({ candidates }) => candidates.map(cellOf)));
  /** @type {string[]} */
  const lines = [];
  const add = (/** @type {number} */ r, /** @type {number} */ c, /** @type {string} */ way) => {
    const [rows, columns, name] = WAYS[way] ?? [0, 0, ''];
    const isStart = r === Number(row) && c === Number(column);
    const isFirst = isStart ? way !== own : r !== Number(row) && c !== Number(column) && mayBegin(words, `r${r}c${c}`, digit);
    const further = Array.from({ length: side - 1 }, (_, i) => [r + (i + 1) * rows, c + (i + 1) * columns]);
    if (isFirst && further.some(([y = 0, x = 0]) => told.has(`r${y}c${x}`))) {
      lines.push(`${name} ab r${r}c${c}`);
    }
  };
  for (let i = 1; i <= side; i++) {
    add(i, 1, 'right');
    add(i, side, 'left');
    add(1, i, 'down');
    add(side, i, 'up');
  }
  return lines.length === 0 || lines.length > MOST_LINES ? '' : `verglichen mit ${lines.length === 1 ? 'der Reihe' : 'den Reihen'} ${all(lines)}`;
}
