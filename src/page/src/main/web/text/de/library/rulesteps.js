// @ts-check
// German sentences about what a single rule, its combinations or the sum of houses exclude.

import { least, sign } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';
import { demandOf, demandOfCage, hasShares, shareOf } from './demands.js';
import { wouldLeave } from './missing.js';
import { coveredSum, ruleName } from './rulenames.js';
import { Sums } from './sums.js';
import { candidatesOf } from './wording.js';
import { all, houseNames, oneOf, the, therefore } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Part} Part */

/** So many cells of a rule have their candidates listed. */
const MOST_LISTED_CELLS = 2;

/** @param {string[]} texts @returns {string[]} each cell once */
const cellsIn = (texts) => [...new Set(texts.map(cellOf))];

/** @param {Wording} words @param {Part[]} choices the only combination @returns {boolean} whether the cells are as good as a house, and the step is about one digit */
function hasEveryDigit(words, choices) {
  return digitsAmong(candidatesOf(choices)).length === words.layout.side && digitsAmong(words.step.eliminations).length === 1;
}

/** @param {Wording} words @param {string} name @param {Part[]} choices @returns {string} */
function everyDigit(words, name, choices) {
  const [digit = 0] = digitsAmong(words.step.eliminations);
  const places = words.candidates('rule').filter((one) => digitsAmong([one])[0] === digit);
  return `Die Regel „${name}“ braucht in ${words.notation.cells(candidatesOf(choices))} jede Ziffer. Die ${sign(digit)} steht dort nur in ${words.notation.cells(places)}; `
    + `jede Zelle, die ${places.length === 1 ? 'diese' : 'alle diese'} sieht, verliert sie`;
}

/** @param {number[]} digits @param {number} side @returns {[string, string]} the kind of digits that these are all, and the opposite one */
function kindOf(digits, side) {
  const [first = 0] = digits;
  const isParity = digits.every((digit) => digit % 2 === first % 2);
  if (isParity && digits.length >= Math.floor(side / 2) && digits.length > 1) {
    return first % 2 === 0 ? ['gerade', 'ungerade'] : ['ungerade', 'gerade'];
  }
  return first === least ? ['niedrig', 'hoch'] : ['hoch', 'niedrig'];
}

/** @param {Wording} words @param {string[]} lost @returns {string} why the cells of a rule with many combinations lose a few digits; empty if that is not told */
function fewLost(words, lost) {
  const counted = words.parts('counted');
  if (counted.length === 0) {
    return words.parts('split').length === 0 ? '' : wouldLeave(words).join('; ');
  }
  const areOf = (/** @type {string[]} */ some, /** @type {string} */ kind) =>
    `${words.notation.cells(some)} ${cellsIn(some).length === 1 ? 'ist' : 'sind'} ${kind}`;
  const [kind, opposite] = kindOf(digitsAmong(candidatesOf(counted)), words.layout.side);
  return `${areOf(words.candidates('place'), kind)}, ${therefore(areOf(lost, opposite))}`;
}

/** @param {Wording} words */
function rule(words) {
  const name = ruleName(words.part('rule').rule ?? '');
  const choices = words.parts('combination').filter((part) => cellsIn(part.candidates).length > 1);
  const { texts, lost } = conclusions(words, words.candidates('rule'));
  const few = fewLost(words, lost);
  if (few !== '') {
    const taken = [...words.candidates('reason'), ...words.candidates('premise').slice(0, 1)];
    const share = words.parts('split').length === 0 ? '' : shareOf(words.part('rule').rule ?? '', taken.reduce((sum, one) => sum + added(digitsAmong([one])), words.part('split').sum ?? 0), words.layout.side);
    const asks = share === '' ? demandOf(words.part('rule').rule ?? '') : share;
    return `Regel „${name}“ (${words.notation.cells(words.candidates('rule'))}${asks === '' ? '' : `; ${asks}`}): ${few}`;
  }
  if (texts.length === 0 && choices.length === 1 && hasEveryDigit(words, choices)) {
    return everyDigit(words, name, choices);
  }
  const demand = demandOf(words.part('rule').rule ?? '');
  const subject = choices.length === 0 ? `Die Regel „${name}“${demand === '' ? '' : ` (${demand})`}` : `Die Regel „${name}“${allowed(words, words.part('rule'), choices)}. Sie`;
  return texts.length === 0
    ? `${subject} braucht immer ${the(digitsAmong(words.step.eliminations))}; jede Zelle, die dort alle Kandidaten für eine solche Ziffer sieht, verliert sie`
    : `${subject} ${all(texts)}`;
}

/** @param {number[]} digits */
const added = (digits) => digits.reduce((sum, digit) => sum + digit, 0);

/** @param {number[][]} sets @param {string} name of the rule @returns {boolean} whether it is about a sum, which all sets have */
const areOfSum = (sets, name) => new Set(sets.map(added)).size === 1 && (name.includes(` ${added(sets[0] ?? [])} `) || hasShares(name));

/** @param {Part[]} parts @param {string} name of the rule @param {number[]} placed digits that are not told @returns {string[]} such as 1+5 and 2+4, or 1-5 if the rule is about no sum */
function combinations(parts, name, placed = []) {
  const sets = parts.map((part) => digitsAmong(part.candidates));
  return sets.map((set) => set.filter((digit) => !placed.includes(digit)).map(sign).join(areOfSum(sets, name) ? '+' : '-'));
}

/** @param {Wording} words @param {Part} rule with its open cells @param {Part[]} choices @returns {string} what the cells can be; of a sum without placed ones, if two are open */
function allowed(words, { rule: name = '', candidates }, choices) {
  const cells = choices[0]?.candidates ?? [];
  const open = cellsIn(candidates);
  const placed = cells.filter((one) => !open.includes(cellOf(one)));
  const sets = choices.map((part) => digitsAmong(part.candidates));
  const isRest = areOfSum(sets, name) && open.length > 1 && placed.length > 0;
  const sum = added(sets[0] ?? []);
  const gone = isRest ? placed.flatMap((one) => digitsAmong([one])) : [];
  const share = new Set(sets.map(added)).size === 1 ? shareOf(name, sum, words.layout.side) : '';
  const demand = isRest ? `${[sum, ...gone.map(sign)].join('-')}=${sum - added(gone)}` : share !== '' ? share : demandOfCage(name, digitsAmong([...candidates, ...cells]), cellsIn([...candidates, ...cells]).length);
  return `${demand === '' ? '' : ` (${demand})`} lässt in ${words.notation.cells(isRest ? cells.filter((one) => open.includes(cellOf(one))) : cells)} nur ${oneOf(combinations(choices, name, gone))} zu`;
}

/**
 * What is said of the cells that lose candidates, and the candidates of those that lose none.
 * @param {Wording} words
 * @param {string[]} open
 */
function conclusions(words, open) {
  const removed = new Set(words.step.eliminations.map((gone) => gone.replace('<>', '=')));
  const placed = new Map(words.step.placements.map((one) => [cellOf(one), one]));
  const isLost = (/** @type {string} */ one) => removed.has(one) || (placed.get(cellOf(one)) ?? one) !== one;
  /** @type {Map<string, string[]>} candidates of the cells of which the same is said */
  const byWhat = new Map();
  /** @type {string[]} */
  const others = [];
  const lost = open.filter(isLost);
  for (const cell of cellsIn(open)) {
    const there = open.filter((one) => cellOf(one) === cell);
    const [gone, left] = [there.filter(isLost), there.filter((one) => !isLost(one))];
    if (gone.length === 0) {
      others.push(...left);
    } else {
      const what = gone.length < left.length ? `${the(digitsAmong(gone))} aus` : `nur ${the(digitsAmong(left))} zu`;
      byWhat.set(what, [...byWhat.get(what) ?? [], ...gone]);
    }
  }
  return { texts: [...byWhat].map(([what, gone]) => `${what.endsWith('aus') ? 'schließt' : 'lässt'} in ${words.notation.cells(gone)} ${what}`), others, lost };
}

/** @param {string} innies @param {string} outies @param {number} difference @returns {string} what the innies less the outies are */
function equationOf(innies, outies, difference) {
  const [more, less] = difference > 0 || outies === '' ? [innies, outies] : [outies, innies];
  const by = Math.abs(difference);
  return less === '' ? `${more} = ${by}` : by === 0 ? `${innies} = ${outies}` : `${more} um ${by} größer als ${less}`;
}

/** @param {Wording} words */
function houseSum(words) {
  const base = words.part('base');
  const cages = words.parts('cage');
  const total = base.sum ?? 0;
  const covered = cages.reduce((sum, cage) => sum + (cage.sum ?? 0), 0);
  const [innies, outies] = [words.candidates('innie'), words.candidates('outie')];
  const sumOf = (/** @type {string[]} */ some) => cellsIn(some).join('+');
  const equation = equationOf(sumOf(innies), sumOf(outies), total - covered);
  const start = `${coveredSum(base, cages)}. Deshalb`;
  const choices = words.parts('combination');
  return choices.length === 0
    ? `${start} ist ${equation}${effect(words, innies, outies)}`
    : `${start} ${hiddenCage(words, innies.length === 0 ? outies : innies, Math.abs(total - covered), choices)}`;
}

/** @param {Wording} words @param {string[]} cage its candidates @param {number} sum @param {Part[]} choices @returns {string} a cage that is not drawn, and what it does */
function hiddenCage(words, cage, sum, choices) {
  const { texts } = conclusions(words, cage);
  const effects = texts.length === 0
    ? `Er braucht immer ${the(digitsAmong(words.step.eliminations))}; jede Zelle, die dort alle Kandidaten für eine solche Ziffer sieht, verliert sie`
    : `Er ${all(texts)}`;
  return `bilden ${words.notation.cells(cage)} einen verborgenen Käfig mit der Summe ${sum}, der nur ${oneOf(combinations(choices, ` ${sum} `))} zulässt. ${effects}`;
}

/** @param {Wording} words @param {string[]} innies @param {string[]} outies @returns {string} what the sum does, unless it is one digit */
function effect(words, innies, outies) {
  const every = candidatesOf([...words.parts('innie'), ...words.parts('outie')]);
  if (cellsIn([...innies, ...outies]).length === 1) {
    return '';
  }
  const { texts, others } = conclusions(words, every);
  if (texts.length === 0) {
    return `. Dafür braucht es ${the(digitsAmong(words.step.eliminations))}; jede Zelle, die alle Kandidaten dafür sieht, verliert sie`;
  }
  const sums = new Sums();
  if (innies.length === 0 || outies.length === 0) {
    sums.tell(cellsIn(every));
  }
  const bounds = sums.bounds(words.all.filter(({ role }) => role === 'least' || role === 'greatest'));
  if (bounds.length > 0) {
    return `; ${bounds.join('; ')}. Das ${all(texts)}`;
  }
  const cells = cellsIn(others).sort();
  const since = cells.length === 0 || cells.length > MOST_LISTED_CELLS ? '' : `, denn ${all(cells.map((cell) => `${cell} ist ${oneOf(digitsAmong(others.filter((one) => cellOf(one) === cell)).map(sign))}`))}`;
  return `. Das ${all(texts)}${since}`;
}

/** @param {Wording} words @returns {string} cages and cells that use up some digits */
function killerSet(words) {
  const used = digitsAmong(words.candidates('base'));
  /** @type {string[]} */
  const choices = [];
  /** @type {number[]} */
  const needs = [];
  words.all.forEach((part, i) => {
    if (part.role === 'rule') {
      const after = words.all.slice(i + 1);
      const end = after.findIndex(({ role }) => role !== 'combination');
      const sets = end < 0 ? after : after.slice(0, end);
      choices.push(`${choices.length === 0 ? 'Die' : 'die'} Regel „${ruleName(part.rule ?? '')}“${allowed(words, part, sets)}`);
      needs.push(Math.min(...sets.map((set) => digitsAmong(set.candidates).filter((digit) => used.includes(digit)).length)));
    } else if (part.role === 'set') {
      choices.push(`${cellsIn(part.candidates)[0]} ist ${oneOf(digitsAmong(part.candidates).map(sign))}`);
      needs.push(1);
    }
  });
  const some = `der Ziffern ${all(used.map(sign))}`;
  const need = needs.every((count) => count === 1) ? `Jede dieser Gruppen braucht eine ${some}`
    : `Die erste Gruppe braucht ${needs[0] === 1 ? 'eine' : 'zwei'} ${some}, die zweite ${needs[1] === 1 ? 'eine' : 'zwei'}`;
  return `${choices.join('; ')}. ${need}, also verbrauchen sie ${all(used.map(sign))}; jede Zelle, die darin alle Kandidaten für eine dieser Ziffern sieht, verliert sie`;
}

/** @type {Record<string, (words: Wording) => string>} */
export const RULE_STEPS = {
  'combinations': rule,
  'innies-and-outies': houseSum,
  'killer-pair': killerSet,
  'killer-triple': killerSet,
};
