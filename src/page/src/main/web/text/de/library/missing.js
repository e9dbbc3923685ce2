// @ts-check
// German sentences about what a rule would need that its cells do not have.

import { symbol } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';
import { ruleName } from './rulenames.js';
import { all, oneOf } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Part} Part */

/** More digits are told by a bound. */
const MOST_DIGITS = 3;

const TIMES = ['keinmal', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal', 'achtmal', 'neunmal'];

/** @param {number[]} some the only digits that a rule would allow a cell @returns {string} */
function only(some) {
  const [least = 0, greatest = 0] = [some[0], some.at(-1)];
  return some.length <= MOST_DIGITS ? oneOf(some.map(symbol)) : least === 1 ? `höchstens ${symbol(greatest)}` : `mindestens ${symbol(least)}`;
}

/** @param {number} count @returns {string} how often */
export const times = (count) => TIMES[count] ?? `${count}-mal`;

const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** @param {number} count @param {string} cells @returns {string} so many of them */
export const someOf = (count, cells) => `${COUNTS[count] ?? count} der Zellen ${cells}`;

/** @param {Wording} words @param {Part} part @returns {string} */
const byRule = (words, part) => words.parts('rule').length <= 1 ? '' : ` (Regel „${ruleName(part.rule ?? '')}“)`;

/** @param {Wording} words @param {Part[]} needed @param {boolean} isFirst @returns {string} what a rule needs in a cell that cannot have it */
function wouldHaveToBe(words, needed, isFirst) {
  const [first = needed[0]] = needed;
  const cell = words.notation.cells(first?.candidates ?? []);
  const digits = needed.map(({ candidates }) => only(digitsAmong(candidates))).join(' und auch ');
  return `${isFirst ? `${cell} müsste` : `also müsste ${cell}`} ${digits} sein${first === undefined ? '' : byRule(words, first)}, was nicht geht`;
}

/**
 * That too few cells are left for some digits.
 * @param {string} where the cells; empty if there are none
 * @param {string} what the digits, with how often they are needed if cells are left
 * @param {boolean} isFirst whether nothing precedes
 * @returns {string}
 */
export function leftFor(where, what, isFirst) {
  const [start, end] = where === '' ? [`für ${what}`, ' keine Zelle'] : [`nur ${where}`, ` für ${what}`];
  const verb = where.includes(' und ') && !where.startsWith('eine ') ? 'bleiben' : 'bleibt';
  return isFirst ? `${start} ${verb}${end}` : `sodass ${start}${end} ${verb}`;
}

/** @param {Wording} words @param {Part} counted @param {Part | undefined} places @param {boolean} isFirst @returns {string} that too few cells of a rule are left for some digits, or too many have them */
function miscount(words, counted, places, isFirst) {
  const digits = digitsAmong(counted.candidates);
  const [some, number] = [oneOf(digits.map(symbol)), counted.sum ?? 0];
  const by = byRule(words, counted);
  const cells = [...new Set((places?.candidates ?? []).map(cellOf))];
  const fitting = places?.sum ?? 0;
  if (fitting === 0 && cells.length > number) {
    return isFirst ? `${some} stünde in ${all(cells)}${by}, erlaubt ist das aber nur ${times(number)}`
      : `sodass ${some} in ${all(cells)} stünde${by}, erlaubt ist das aber nur ${times(number)}`;
  }
  const wanted = digits.length === 1 ? `${times(number)} die ${some}` : `${times(number)} eine der Ziffern ${some}`;
  const where = fitting === 0 ? all(cells) : someOf(fitting, all(cells));
  return leftFor(where, cells.length === 0 ? some : wanted, isFirst) + by;
}

/** @param {Wording} words @param {string[]} grounds @param {Part[]} clause @returns {string[]} the grounds, with what is missing */
export function withMissing(words, grounds, clause) {
  const needed = clause.filter(({ role }) => role === 'needed');
  const counted = clause.find(({ role }) => role === 'counted');
  if (needed.length === 0 && counted === undefined) {
    return grounds;
  }
  const missing = counted === undefined
    ? wouldHaveToBe(words, needed, grounds.length === 0)
    : miscount(words, counted, clause.find(({ role }) => role === 'place'), grounds.length === 0);
  return grounds.length === 0 ? [missing] : [...grounds.slice(0, -1), `${grounds.at(-1)}, ${missing}`];
}
