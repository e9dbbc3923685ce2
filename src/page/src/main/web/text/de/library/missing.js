// @ts-check
// German sentences about what a rule would need that its cells do not have.

import { areDoubled, least, sign } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';
import { shortName } from './rulenames.js';
import { all, oneOf, therefore, where as inHouses } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Part} Part */

/** More digits are told by a bound. */
const MOST_DIGITS = 3;

/** More cells are not listed. */
const MOST_PLACES = 9;

const TIMES = ['keinmal', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal', 'achtmal', 'neunmal'];

/** @param {number[]} some the only digits that a rule would allow a cell @returns {string} */
function only(some) {
  const [first = 0, last = 0] = [some[0], some.at(-1)];
  const isRun = last - first === some.length - 1;
  return some.length <= MOST_DIGITS || !isRun || areDoubled() ? oneOf(some.map(sign)) : first === least ? `höchstens ${sign(last)}` : `mindestens ${sign(first)}`;
}

/** @param {number} count @returns {string} how often */
export const times = (count) => TIMES[count] ?? `${count}-mal`;

const PAIR = 2;

const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** @param {number} count @param {string} cells @returns {string} so many of them */
export const someOf = (count, cells) => `${COUNTS[count] ?? count} der Zellen ${cells}`;

/** @param {Wording} words @param {Part | undefined} part @returns {string} */
const byRule = (words, part) => words.parts('rule').length <= 1 ? '' : ` (${shortName(part?.rule ?? '')})`;

/** More digits that a premise needs are told by a bound. */
const MOST_NEEDED = 4;

/** @param {Wording} words @param {Part[]} parts premises, each with what it needs @returns {string[]} such as 3 in r9c3 bräuchte 5 in r9c5 und 9 in r8c3 */
export function wouldNeed(words, parts) {
  /** @type {{start: string, needs: string[]}[]} */
  const texts = [];
  for (const { role, candidates } of parts) {
    const some = digitsAmong(candidates);
    const cells = words.notation.cells(candidates);
    if (role === 'premise') {
      const isOne = new Set(candidates.map(cellOf)).size === 1;
      texts.push({ start: `${oneOf(some.map(sign))} in ${isOne ? '' : 'einer der Zellen '}${cells} bräuchte `, needs: [] });
    } else {
      texts.at(-1)?.needs.push(`${some.length <= MOST_NEEDED ? oneOf(some.map(sign)) : only(some)} in ${cells}`);
    }
  }
  return texts.map(({ start, needs }) => start + all(needs));
}

/** @param {Wording} words @param {Part | undefined} needed @returns {string} why a cell cannot have what it needs: a house has the only digit already, as is told, or nothing */
function why(words, needed) {
  return isTaken(words, needed) ? `doch die steht schon ${inHouses(needed?.houses ?? [])}` : 'was nicht geht';
}

/** @param {Wording} words @param {Part | undefined} needed @returns {boolean} whether the only digit that is needed is told to be elsewhere in a house */
function isTaken(words, needed) {
  const [digit = 0] = digitsAmong(needed?.candidates ?? []);
  return needed !== undefined && needed.houses.length > 0
    && words.all.some(({ role, candidates }) => ['premise', 'consequence'].includes(role) && digitsAmong(candidates).includes(digit));
}

/** @param {Wording} words @param {Part[]} needed @param {boolean} isFirst @returns {string} what a rule needs in a cell that cannot have it */
function wouldHaveToBe(words, needed, isFirst) {
  const [first = needed[0]] = needed;
  const demands = needed.map(({ candidates }) => digitsAmong(candidates));
  const common = (demands[0] ?? []).filter((digit) => demands.every((some) => some.includes(digit)));
  // Demands that no digit meets are the contradiction themselves.
  const digits = (common.length > 0 ? [common] : demands).map(only).join(' und auch ');
  const need = `${words.notation.cells(first?.candidates ?? [])} müsste ${digits} sein`;
  return `${isFirst ? need : therefore(need)}${first === undefined ? '' : byRule(words, first)}, ${why(words, first)}`;
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

/** @param {Part | undefined} places @returns {string} the houses that show how often a digit has room */
function onceEach(places) {
  const houses = places?.houses ?? [];
  return houses.length === 0 ? '' : ` (je höchstens einmal ${inHouses(houses)})`;
}

/** @param {Wording} words @param {Part} counted @param {Part | undefined} places @param {boolean} isFirst @returns {string} that too few cells of a rule are left for some digits, or too many have them */
function miscount(words, counted, places, isFirst) {
  const digits = digitsAmong(counted.candidates);
  const [some, number] = [oneOf(digits.map(sign)), counted.sum ?? 0];
  const by = byRule(words, counted);
  const cells = [...new Set((places?.candidates ?? []).map(cellOf))];
  const fitting = places?.sum ?? 0;
  if (fitting === 0 && cells.length > number) {
    return isFirst ? `${some} stünde in ${all(cells)}${by}, erlaubt ist das aber nur ${times(number)}`
      : `sodass ${some} in ${all(cells)} stünde${by}, erlaubt ist das aber nur ${times(number)}`;
  }
  const wanted = digits.length === 1 ? `${times(number)} die ${some}` : `${times(number)} eine der Ziffern ${some}`;
  if (cells.length > MOST_PLACES) {
    const room = `für die ${some} nur ${times(fitting)} statt ${times(number)}`;
    const each = onceEach(places);
    return isFirst ? `${room} ist Platz${each}${by}` : `sodass ${room} Platz ist${each}${by}`;
  }
  const where = fitting === 0 ? all(cells) : someOf(fitting, all(cells));
  return leftFor(where, cells.length === 0 ? some + inGroup(counted) : wanted, isFirst) + by;
}

/** @param {Part} counted @returns {string} which group of a same set it is */
function inGroup(counted) {
  return (counted.rule ?? '').startsWith('same set') ? ` in der Gruppe von ${cellOf(counted.candidates[0])}` : '';
}

/** @param {Part} counted @param {Part | undefined} places @returns {string} that too few cells are left for a digit without the one that is in question */
function elsewhere(counted, places) {
  const [digit = 0] = digitsAmong(counted.candidates);
  const cells = [...new Set((places?.candidates ?? []).map(cellOf))];
  const [fitting, number] = [places?.sum ?? 0, counted.sum ?? 0];
  const wanted = `${times(number)} die ${sign(digit)}`;
  if (cells.length === 0) {
    return `sonst bleibt keine Zelle für ${wanted}`;
  }
  if (cells.length > MOST_PLACES) {
    return `sonst ist für die ${sign(digit)} nur ${times(fitting)} statt ${times(number)} Platz${onceEach(places)}`;
  }
  const isOne = fitting === 1 || cells.length === 1;
  return `sonst ${isOne ? 'bleibt' : 'bleiben'} nur ${fitting === 0 ? all(cells) : someOf(fitting, all(cells))} für ${wanted}`;
}

/** @param {Wording} words @param {Part} needed @param {number} count of the cells @returns {string} why none of the splits of a sum fits */
function unfit(words, needed, count) {
  const which = oneOf(digitsAmong(needed.candidates).map(sign));
  if (isTaken(words, needed)) {
    return `die ${which} steht schon ${inHouses(needed.houses)}`;
  }
  const isOne = new Set(needed.candidates.map(cellOf)).size === 1;
  return isOne ? `${words.notation.cells(needed.candidates)} kann nicht ${which} sein` : `keine ${count === PAIR ? 'der beiden' : 'von ihnen'} kann ${which} sein`;
}

/** @param {Wording} words @param {Part[]} splits @param {Part[]} needed @param {number} count of the cells @returns {string} what a sum splits into, and why none of that fits */
function noneFits(words, splits, needed, count) {
  const sets = splits.filter(({ candidates }) => candidates.length > 0).map(({ candidates }) => candidates.map((one) => digitsAmong([one]).map(sign).join('')).join('+'));
  return `, das geht nur als ${oneOf(sets)}${byRule(words, needed[0] ?? splits[0])}, doch ${all(needed.map((part) => unfit(words, part, count)))}`;
}

/** @param {Wording} words @returns {string[]} what each digit that is lost would leave of a sum, such as 1 in r3c6 ließe r3c5+r4c5 = 16-1=15, and why that does not fit */
export function wouldLeave(words) {
  /** @type {Part[][]} */
  const clauses = [];
  for (const part of words.all) {
    if (part.role === 'premise') {
      clauses.push([part]);
    } else {
      clauses.at(-1)?.push(part);
    }
  }
  return clauses.map((clause) => {
    const splits = clause.filter(({ role }) => role === 'split');
    const cells = [...new Set(splits.flatMap(({ candidates }) => candidates.map(cellOf)))];
    const lost = clause[0]?.candidates ?? [];
    const taken = digitsOfEach([...words.candidates('reason'), ...lost]);
    const left = splits[0]?.sum ?? 0;
    const total = taken.reduce((sum, digit) => sum + digit, left);
    return `${oneOf(digitsAmong(lost).map(sign))} in ${words.notation.cells(lost)} ließe ${cells.join('+')} = ${[total, ...taken.map(sign)].join('-')}=${left}`
      + noneFits(words, splits, clause.filter(({ role }) => role === 'needed'), cells.length);
  });
}

/** @param {string[]} candidates @returns {number[]} the digit of each */
const digitsOfEach = (candidates) => candidates.flatMap((one) => digitsAmong([one]));

/** @param {Wording} words @param {string[]} grounds @param {Part[]} splits @param {Part[]} needed @returns {string[]} the grounds, and what is left of a sum */
function withSplits(words, grounds, splits, needed) {
  const sums = [...new Set(splits.map(({ sum = 0 }) => String(sum)))];
  const cells = [...new Set(splits.flatMap(({ candidates }) => candidates.map(cellOf)))];
  const left = cells.join('+');
  const end = noneFits(words, splits, needed, cells.length);
  const [before, last = ''] = [grounds.slice(0, -1), grounds.at(-1)];
  if (sums.length === 1 && grounds.length === 1 && last.startsWith(`${left} = `)) {
    return [`${last}${last.endsWith(`=${sums[0]}`) ? '' : ` = ${sums[0]}`}${end}`];
  }
  const said = `${left} ${sums.length === 1 ? '=' : 'ist'} ${oneOf(sums)}${end}`;
  return [...before, last === '' ? said : `${last}, ${therefore(said)}`];
}

/** @param {Wording} words @param {string[]} grounds @param {Part[]} clause @returns {string[]} the grounds, with what is missing */
export function withMissing(words, grounds, clause) {
  const needed = clause.filter(({ role }) => role === 'needed');
  const counted = clause.find(({ role }) => role === 'counted');
  if (needed.length === 0 && counted === undefined) {
    return grounds;
  }
  if (counted !== undefined && clause.some(({ role }) => role === 'excluded')) {
    const places = clause.find(({ role }) => role === 'place');
    const open = new Set((places?.candidates ?? []).map(cellOf));
    const isElsewhere = clause.filter(({ role }) => role === 'excluded')
      .every(({ candidates }) => candidates.every((one) => !open.has(cellOf(one))));
    return [...grounds, isElsewhere ? elsewhere(counted, places) : miscount(words, { ...counted, rule: '' }, places, true)];
  }
  const splits = clause.filter(({ role }) => role === 'split');
  if (splits.length > 0) {
    return withSplits(words, grounds, splits, needed);
  }
  const missing = counted === undefined
    ? wouldHaveToBe(words, needed, grounds.length === 0)
    : miscount(words, counted, clause.find(({ role }) => role === 'place'), grounds.length === 0);
  return grounds.length === 0 ? [missing] : [...grounds.slice(0, -1), `${grounds.at(-1)}, ${missing}`];
}
