// @ts-check
// What a rule may select, in German.

import { sign } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';
import { selectedBy } from './demands.js';
import { all, digits, oneOf } from './words.js';

/** @typedef {import('../../../model/types.js').Part} Part */
/** @typedef {{cells: (candidates: string[]) => string}} Notation */

/** @param {Part[]} parts the choices of a clause @param {Notation} notation @returns {string[]} one text, or none if there are no choices */
export function choicesText(parts, notation) {
  const [first] = parts;
  if (first === undefined || isPiece(first)) {
    return [];
  }
  const rule = first.rule ?? '';
  if (parts.some(({ role }) => role === 'ends')) {
    return [byEnds(parts, notation)];
  }
  if (rule.startsWith('X-sum') && first.role === 'choice') {
    return [byFirst(parts, notation)];
  }
  if (rule.startsWith('numbered room')) {
    return [byPlace(rule, parts)];
  }
  if (rule.startsWith('renban')) {
    return [`${notation.cells(first.candidates)} können nur ${sum(first).replaceAll('+', '-')} sein`];
  }
  const cells = new Set(parts.flatMap(({ candidates }) => candidates.map(cellOf)));
  return [`${selectedBy(rule, cells.size)} können nur ${oneOf(parts.map((part) => sum(part)))} sein`];
}

/** @param {Part} part @returns {boolean} whether it is a piece of the line of a regular expression */
const isPiece = ({ rule = '' }) => rule.startsWith('regex /');

/** @param {string[]} grounds @param {Part[]} parts the choices of a clause @returns {string[]} the grounds, and the pieces of a line in which cells can only be therefore */
export function withPieces(grounds, parts) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { rule = '', candidates } of parts.filter(isPiece)) {
    const piece = rule.slice(rule.indexOf('/') + 1, -1);
    places.set(piece, [...places.get(piece) ?? [], [...new Set(candidates.map(cellOf))].join('-')]);
  }
  if (places.size === 0) {
    return grounds;
  }
  const texts = all([...places].map(([piece, cells]) => `${all(cells)} nur ${piece} sein`));
  return [grounds.length === 0 ? texts.replace(/ nur /, ' können nur ') : `${grounds.join('; ')}, also können ${texts}`];
}

/** @param {Part} part @param {number} [said] a digit that has been said @returns {string} the others, such as 2+6 */
const sum = ({ candidates }, said) => digitsAmong(candidates).filter((digit) => digit !== said).map(sign).join('+');

/** @param {Part[]} parts @param {Notation} notation @returns {string} by the first digit, which is how many are selected */
function byFirst(parts, notation) {
  /** @type {Map<number, Part[]>} */
  const byCount = new Map();
  for (const part of parts) {
    const count = new Set(part.candidates.map(cellOf)).size;
    byCount.set(count, [...byCount.get(count) ?? [], part]);
  }
  const cell = cellOf(parts[0]?.candidates[0] ?? '');
  const texts = [...byCount].map(([count, some]) => {
    const others = (some[0]?.candidates ?? []).filter((one) => cellOf(one) !== cell);
    return sign(count) + (others.length === 0 ? '' : ` (${oneOf(some.map((part) => sum(part, count)))} in ${notation.cells(others)})`);
  });
  return `${cell} kann nur ${oneOf(texts)} sein`;
}

/** @param {string} rule @param {Part[]} parts @returns {string} by the first digit, which names the place of another, such as r1c5 kann nur 6 (2 in r6c5) oder 8 (2 in r8c5) sein */
function byPlace(rule, parts) {
  const first = rule.slice(rule.lastIndexOf(' ') + 1);
  const [row = 0, column = 0] = numbers(first);
  const texts = parts.map(({ candidates }) => {
    const cell = cellOf(candidates[0] ?? '');
    const [y = 0, x = 0] = numbers(cell);
    const place = 1 + Math.abs(y - row) + Math.abs(x - column);
    return sign(place) + (place === 1 ? '' : ` (${digits(digitsAmong(candidates))} in ${cell})`);
  });
  return `${first} kann nur ${oneOf(texts)} sein`;
}

/** @param {string} cell @returns {number[]} its row and column */
const numbers = (cell) => (cell.match(/\d+/g) ?? []).map(Number);

/** @param {Part[]} parts @param {Notation} notation @returns {string} by the cells around, such as 1 und 9 können nur in r13c1 (8 dazwischen) oder r14c1 (3+5) sein */
function byEnds(parts, notation) {
  /** @type {Map<string, {ends: string[], between: Set<string>}>} */
  const ways = new Map();
  let last = { ends: /** @type {string[]} */ ([]), between: new Set() };
  for (const part of parts) {
    if (part.role === 'ends') {
      const key = [...new Set(part.candidates.map(cellOf))].join();
      last = ways.get(key) ?? { ends: [], between: new Set() };
      ways.set(key, last);
      last.ends.push(...part.candidates.filter((one) => !last.ends.includes(one)));
    } else {
      last.between.add(sum(part));
    }
  }
  const known = digitsAmong([...ways.values()].flatMap(({ ends }) => ends));
  const areKnown = known.length === 2;
  const sums = [...ways.values()].map(({ between }) => [...between]);
  const isSame = new Set(sums.map((some) => some.join())).size === 1;
  let word = ' dazwischen)';
  const texts = [...ways.values()].map(({ ends }, i) => {
    const some = sums[i] ?? [];
    const isTold = some.length > 0 && (!isSame || i === sums.length - 1);
    const text = endsText(ends, areKnown, notation) + (isTold ? ` (${oneOf(some)}${word}` : '');
    word = isTold ? ')' : word;
    return text;
  });
  return `${areKnown ? digits(known) : 'die kleinste und die größte Ziffer'} können nur in ${oneOf(texts)} sein`;
}

/** @param {string[]} ends @param {boolean} areKnown @param {Notation} notation @returns {string} two cells, with the digit of one that can have no other, unless their digits are known */
function endsText(ends, areKnown, notation) {
  const together = notation.cells(ends);
  if (areKnown && !together.includes(',')) {
    return together;
  }
  const cells = [...new Set(ends.map(cellOf))];
  return all(cells.map((cell) => {
    const some = ends.filter((one) => cellOf(one) === cell);
    return cell + (some.length === 1 && !areKnown ? `=${digits(digitsAmong(some))}` : '');
  }));
}

/** @param {Part[]} bounds @returns {string[]} what as many first cells as a first digit says have at least or at most, as one text; none if no part says it */
export function firstCells(bounds) {
  const texts = bounds.map(({ role, candidates, sum: total = 0 }, i) => `die ersten ${candidates.length} ${i === 0 ? 'Zellen haben ' : ''}`
    + `${role === 'least' ? 'mindestens' : 'höchstens'} ${candidates.map((one) => digits(digitsAmong([one]))).join('+')}=${total}`);
  return texts.length === 0 ? [] : [all(texts)];
}
