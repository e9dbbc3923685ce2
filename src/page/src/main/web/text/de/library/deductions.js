// @ts-check
// German sentences about what a single rule excludes, deduction by deduction.

import { areDoubled, halfOf, sign } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';
import { choicesText, firstCells, withPieces } from './choices.js';
import { demandOf, isOfNumber, ofPlainRooms, shareOf } from './demands.js';
import { withMissing, wouldNeed } from './missing.js';
import { alongLines, rankedLines } from './ranked.js';
import { coveredSum, ruleName, ruleNames } from './rulenames.js';
import { Sums } from './sums.js';
import { all, digits, oneOf, therefore } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Part} Part */

/** What follows at once from the same grounds: the grounds, and then what is excluded. @typedef {Part[]} Clause */

/** So many bounds, each of which follows from the one before, are told together. */
const LONG_RUN = 3;

const BOUNDS = ['mindestens ', 'höchstens '];

/** What is said of a cell in as few words as say it: at most so many digits as a list, and so many where order means nothing. */
const [FEW, SOME, MOST_NOT] = [2, 4, 3];

/** @param {Part[]} parts @returns {Clause[]} each of which ends in what it excludes */
function clausesOf(parts) {
  /** @type {Clause[]} */
  const clauses = [[]];
  for (const part of parts.filter(({ role, candidates }) => role !== 'rule' && (role !== 'ruled-out' || candidates.length > 0))) {
    const last = clauses[clauses.length - 1] ?? [];
    if (part.role !== 'excluded' && last[last.length - 1]?.role === 'excluded') {
      clauses.push([part]);
    } else {
      last.push(part);
    }
  }
  return clauses;
}

/** @param {Clause} clause @param {string[]} roles @returns {Part[]} */
const of = (clause, ...roles) => clause.filter(({ role }) => roles.includes(role));

/** @param {Clause} clause @param {Clause | undefined} earlier @returns {boolean} whether its only ground is the only conclusion of the other */
function follows(clause, earlier) {
  const excluded = of(earlier ?? [], 'excluded');
  const [ground] = clause;
  return ground?.role === 'ruled-out' && clause.length === 1 + of(clause, 'excluded').length && excluded.length === 1
    && ground.candidates.some((one) => excluded[0]?.candidates.includes(one));
}

/** @param {Clause} clause @returns {Part[]} what cells lack before it is said what a rule may select, which that excludes */
function leading(clause) {
  const end = clause.findIndex(({ role }) => role !== 'ruled-out');
  return clause[end]?.role === 'ends' ? clause.slice(0, end) : [];
}

/** The roles of the parts that say why a rule cannot be obeyed. */
export const BROKEN = ['addend', 'total', 'ends', 'choice', 'reason', 'ruled-out', 'least', 'greatest', 'split', 'needed', 'counted', 'place'];

/** @param {Part} part @returns {string} */
export const cellOfPart = (part) => cellOf(part.candidates[0] ?? '');

/** @param {string} rule @returns {boolean} whether it is about larger and smaller digits */
export const isOrdered = (rule) => /^(?:greater|minimum|maximum|thermometer|slow thermometer|little|skyscraper)/.test(rule);

/** @param {string} technique @param {string} rule @returns {boolean} whether a rule is about larger and smaller digits */
function areOrdered(technique, rule) {
  return technique === 'thermometer' || technique === 'sums' || (['mark', 'outside-clue'].includes(technique) && isOrdered(rule));
}

export class Deductions {
  /** @param {Wording} words @param {string} rule @param {boolean} hasOrder whether it is about larger and smaller digits */
  constructor(words, rule, hasOrder) {
    this.words = words;
    this.rule = rule;
    this.areOrdered = hasOrder;
    /** Whether few digits are listed rather than told by a bound. */
    this.areListed = false;
    this.sums = new Sums();
    /** The digits that each cell still has, in the course of the deductions. @type {Map<string, number[]>} */
    this.left = new Map();
    this.startAnew();
  }

  /** Forgets what the cells have lost in the course of the deductions. */
  startAnew() {
    this.left.clear();
    // Of several rules each has its cells, some of them the same.
    for (const one of new Set(this.words.candidates('rule'))) {
      this.left.set(cellOf(one), [...this.left.get(cellOf(one)) ?? [], ...digitsAmong([one])]);
    }
  }

  /** @returns {string} */
  text() {
    const clauses = clausesOf(this.words.all);
    let text = this.rules();
    for (let i = 0; i < clauses.length; i++) {
      const clause = clauses[i] ?? [];
      const isNext = i > 0 && follows(clause, clauses[i - 1]);
      const before = isNext ? [] : this.grounds(clause);
      text += i === 0 ? '' : isNext ? ', ' : '; ';
      text += before.join('; ') + (before.length === 0 ? '' : ', ');
      const end = runEnd(clauses, i);
      const said = end - i < LONG_RUN ? all(this.sayings(of(clause, 'excluded'))) : this.bounds(clauses.slice(i, end));
      text += before.length === 0 && !isNext ? said : therefore(said);
      i = end - i < LONG_RUN ? i : end - 1;
    }
    return text;
  }

  /** @returns {string} the rules of the step, with what they demand */
  rules() {
    const names = this.words.parts('rule').map((part) => part.rule ?? '');
    if (names.length > 1 && names.some(isOfNumber)) {
      return `Regeln ${all(names.map((name) => `„${ruleName(name)}“${this.demand(name) === '' ? '' : ` (${this.demand(name)})`}`))}: `;
    }
    const isOfAKind = [(/** @type {string} */ name) => name.split(' at ')[0], (/** @type {string} */ name) => this.demand(name)].some((of) => new Set(names.map(of)).size === 1);
    const ofAll = isOfAKind ? this.demand(this.rule) : '';
    const [total] = names.length === 1 ? this.words.parts('total') : [];
    const demand = ofAll !== '' ? ofAll : shareOf(this.rule, total?.sum ?? 0, this.words.layout.side) + this.houseSums();
    const rules = ruleNames(names).map((name) => `„${name}“`);
    return `${names.length === 1 ? 'Regel' : 'Regeln'} ${all(rules)}${demand === '' ? '' : ` (${demand})`}: `;
  }

  /** @param {string} name of a rule @returns {string} what it demands, and of a full rank, with which lines it is compared */
  demand(name) {
    const lines = rankedLines(this.words, name);
    return `${demandOf(name)}${lines === '' ? '' : `; ${lines}`}${this.plainRooms()}`;
  }

  /** @returns {string} what numbered rooms say without regard to other cells, if something is told that follows from that */
  plainRooms() {
    const rules = this.words.parts('rule').map((part) => part.rule ?? '');
    const isTold = rules.every((rule) => rule.startsWith('numbered room')) && this.words.all.find(({ role }) => role !== 'rule')?.role === 'excluded';
    return isTold ? ofPlainRooms(rules) : '';
  }

  /** @returns {string} where the sum of houses comes from that is among the rules; empty if there is none, or more than two */
  houseSums() {
    /** @type {Part[][]} */
    const sums = [];
    for (const part of this.words.all) {
      if (part.role === 'base' && part.houses.length > 0) {
        sums.push([part]);
      } else if (part.role === 'cage') {
        sums.at(-1)?.push(part);
      }
    }
    return sums.length > 2 ? '' : sums.map(([base, ...cages]) => base === undefined ? '' : coveredSum(base, cages, sums.length > 1)).join('; ');
  }

  /** @param {Clause[]} run each clause of which follows from the one before @returns {string} */
  bounds(run) {
    const excluded = run.flatMap((clause) => of(clause, 'excluded').slice(0, 1));
    const texts = excluded.map((part) => this.saying(part));
    const cells = excluded.map(cellOfPart);
    const bound = BOUNDS.find((one) => texts.every((text) => text.startsWith(one)));
    return bound === undefined
      ? texts.map((text, i) => `${cells[i]} ist ${text}`).map((text, i) => (i === 0 ? text : therefore(text))).join(', ')
      : `${all(cells)} sind ${bound}${all(texts.map((text) => text.slice(bound.length)))}`;
  }

  /** @param {Clause} clause @returns {string[]} what it starts from */
  grounds(clause) {
    const texts = of(clause, 'addend').length > 0 ? [this.sums.equation(clause)] : [];
    texts.push(...of(clause, 'different').map(({ candidates }) => `${all([...new Set(candidates.map(cellOf))])} sind verschieden`));
    const ways = of(clause, 'way');
    if (ways.length > 0) {
      const { sum = 0 } = ways[0] ?? {};
      const start = sum === 0 ? '' : `sind zusammen ${sum} und `;
      texts.push(`${all((ways[0]?.candidates ?? []).map(cellOf))} ${start}${ways[0]?.candidates.length === 1 ? 'kann' : 'können'} nur ${oneOf(ways.map((way) => way.candidates.map((one) => digits(digitsAmong([one]))).join('-')))} sein`);
    }
    const before = leading(clause);
    const because = before.length === 0 ? '' : `${all(this.sayings(before))}, `;
    const choices = choicesText(of(clause, 'ends', 'choice', 'combination'), this.words.notation);
    texts.push(...choices.map((text) => (because === '' ? text : because + therefore(text))));
    if (of(clause, 'premise').length > 0) {
      return [...texts, ...wouldNeed(this.words, of(clause, 'premise', 'needed'))];
    }
    for (const { candidates } of of(clause, 'base')) {
      texts.push(`sie braucht ${digits(digitsAmong(candidates))} in ${candidates.length === 1 ? '' : 'einer der Zellen '}${this.words.notation.cells(candidates)}`);
    }
    const cells = of(clause, 'reason', 'ruled-out').filter((part) => !before.includes(part));
    const bounds = of(clause, 'least', 'greatest');
    const isOfFirst = (/** @type {Part} */ { rule = '' }) => rule !== '';
    const [own, other] = alongLines(this.words, this.rule, cells);
    this.areListed = of(clause, 'split').length > 0;
    texts.push(...(cells.length === 0 ? [] : [all(this.sayings(own ?? cells))]), ...(other === undefined ? [] : [`in der anderen Reihe ${all(this.sayings(other))}`]), ...firstCells(bounds.filter(isOfFirst)), ...this.sums.bounds(bounds.filter((part) => !isOfFirst(part))));
    return withMissing(this.words, withPieces(this.withOdd(texts, clause), of(clause, 'choice')), clause);
  }

  /** @param {string[]} grounds @param {Clause} clause @returns {string[]} the same with what is left of a sum for cells that count twice, which is odd */
  withOdd(grounds, clause) {
    const [odd] = of(clause, 'split');
    if (odd === undefined || of(clause, 'needed').length > 0) {
      return grounds;
    }
    const last = grounds.at(-1);
    const left = `${this.sums.cells(odd)} = ${odd.sum ?? 0}, was ungerade ist`;
    return last === undefined ? [left] : [...grounds.slice(0, -1), `${last}, ${therefore(left)}`];
  }

  /** @param {Part[]} parts @returns {string[]} what is said of cells, those together of which the same is said */
  sayings(parts) {
    /** @type {Map<string, string[]>} */
    const cells = new Map();
    for (const part of parts) {
      const what = this.saying(part);
      cells.set(what, [...cells.get(what) ?? [], cellOfPart(part)]);
    }
    return [...cells].map(([what, some]) => this.words.notation.cells(some) + (what.startsWith('=') ? what : `${some.length === 1 ? ' ist ' : ' sind '}${what}`));
  }

  /** @param {Part} part @returns {string} */
  saying({ role, candidates, sum = 0 }) {
    const some = digitsAmong(candidates);
    if (role === 'reason') {
      return `=${digits(some)}`;
    }
    const cell = cellOf(candidates[0] ?? '');
    if (role === 'ruled-out') {
      return this.without(some, this.left.get(cell) ?? []);
    }
    const before = this.left.get(cell);
    if (before === undefined) {
      return `nicht ${oneOf(some.map(sign))}`;
    }
    const after = before.filter((digit) => !some.includes(digit));
    this.left.set(cell, after);
    if (after.length === 0) {
      return `nicht ${oneOf((before.length === 0 ? some : before).map(sign))}`;
    }
    return boundBetween(sum, some, after) ?? this.from(before, after);
  }

  /** @param {number[]} missing @param {number[]} there the digits that the cell has, if they are known @returns {string} that it lacks some; none that is not there is named as left */
  without(missing, there) {
    const all = Array.from({ length: this.words.layout.side }, (_, i) => i + 1);
    const after = there.filter((digit) => !missing.includes(digit));
    if (this.areListed && after.length > 0 && after.length <= MOST_NOT) {
      return oneOf(after.map(sign));
    }
    if (after.length > 0 && after.length === there.length) {
      return this.plain(missing, there);
    }
    const isNew = after.length > 0;
    const text = isNew ? this.from(there, after) : this.from(all, all.filter((digit) => !missing.includes(digit)));
    const isList = !/^(?:mindestens|höchstens|nicht) /.test(text);
    return isList && after.length > 0 && after.length <= SOME ? oneOf(after.map(sign)) : text;
  }

  /** @param {number[]} missing @param {number[]} there @returns {string} what a cell has, as one sees, and so lacks others */
  plain(missing, there) {
    const all = Array.from({ length: this.words.layout.side }, (_, i) => i + 1);
    const text = this.from(all, all.filter((digit) => !missing.includes(digit)));
    const isShort = there.length === 1 || (there.length <= MOST_NOT && missing.length >= there.length);
    if (isShort && !this.areOrdered) {
      return oneOf(there.map(sign));
    }
    const [least = 0, greatest = 0] = [there[0], there.at(-1)];
    return text.startsWith('mindestens ') ? `mindestens ${sign(least)}`
      : text.startsWith('höchstens ') ? `höchstens ${sign(greatest)}`
        : isShort ? oneOf(there.map(sign)) : text;
  }

  /** @param {number[]} before @param {number[]} left @returns {string} that only some digits are left, such as mindestens 4, 3 oder 8 or nicht 5 */
  from(before, left) {
    const gone = before.filter((digit) => !left.includes(digit));
    const [least = 0, greatest = 0] = [left[0], left[left.length - 1]];
    const not = `nicht ${oneOf(gone.map(sign))}`;
    if (left.length <= FEW || gone.length === 0) {
      return oneOf(left.map(sign));
    }
    if (!this.areOrdered && gone.length <= MOST_NOT && gone.length < left.length) {
      return not;
    }
    const shorter = () => (gone.length < left.length || left.length > SOME ? not : oneOf(left.map(sign)));
    if (areDoubled()) {
      const isDoubled = (/** @type {number} */ digit) => halfOf(digit) > 0;
      const isSplit = left.every((digit) => isDoubled(digit) === isDoubled(least)) && gone.every((digit) => isDoubled(digit) !== isDoubled(least));
      return isSplit ? `${isDoubled(least) ? '' : 'nicht '}verdoppelt` : shorter();
    }
    if (gone.every((digit) => digit < least) || gone.every((digit) => digit > greatest)) {
      return (gone[0] ?? 0) < least ? `mindestens ${sign(least)}` : `höchstens ${sign(greatest)}`;
    }
    if (gone.every((digit) => digit < least || digit > greatest)) {
      return `von ${sign(least)} bis ${sign(greatest)}`;
    }
    return shorter();
  }
}

/** @param {number} limit @param {number[]} gone @param {number[]} after @returns {string | undefined} the bound that a sum gives if it lies between the digits that are gone and those that are left */
function boundBetween(limit, gone, after) {
  if (limit === 0 || after.length === 1) {
    return undefined;
  }
  return Math.max(...gone) < limit && limit < Math.min(...after) ? `mindestens ${sign(limit)}`
    : Math.min(...gone) > limit && limit > Math.max(...after) ? `höchstens ${sign(limit)}` : undefined;
}

/** @param {Clause[]} clauses @param {number} start @returns {number} where a run ends, each clause of which follows from the one before */
function runEnd(clauses, start) {
  let end = start + 1;
  while (end < clauses.length && follows(clauses[end] ?? [], clauses[end - 1]) && of(clauses[end] ?? [], 'excluded').length === 1) {
    end++;
  }
  return end;
}

/** @param {Wording} words @returns {string} why the rule cannot be obeyed that a net breaks; empty if that is not said */
export function brokenText(words) {
  const grounds = words.all.filter(({ role }) => BROKEN.includes(role));
  const isSum = grounds.some(({ role }) => role === 'addend');
  return grounds.length === 0 ? '' : new Deductions(words, '', isSum).grounds(grounds).join('; ');
}

/** @param {Wording} words */
function deductions(words) {
  const rule = words.part('rule').rule ?? '';
  return new Deductions(words, rule, areOrdered(words.step.technique, rule)).text();
}

/** @type {Record<string, (words: Wording) => string>} */
export const DEDUCTIONS = Object.fromEntries(
  ['mark', 'negative-constraint', 'thermometer', 'line', 'counting', 'indexing', 'sums', 'outside-clue', 'rule'].map((technique) => [technique, deductions]),
);
