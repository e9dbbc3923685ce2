// @ts-check
// German sentences about the options of a rule: all ways to fill its cells, or candidates that leave it none.

import { sign } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';
import { contradiction, isPairOfWholeGrid } from './contradictions.js';
import { BROKEN, cellOfPart, Deductions, isOrdered } from './deductions.js';
import { brokenName, shortName } from './rulenames.js';
import { all, digits, houseNames, oneOf, therefore } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Part} Part */

/** @param {string[]} texts @returns {string[]} each cell once */
const cellsIn = (texts) => [...new Set(texts.map(cellOf))];

/** @param {Wording} words @param {Deductions} said @returns {string} that candidates see their digit in every way to fill the rule's cells */
function seenInEveryWay(words, said) {
  const isOne = words.step.eliminations.length === 1;
  const ways = words.parts('way');
  const gone = digitsAmong(words.step.eliminations);
  const places = [...new Set(ways.flatMap(({ candidates }) => candidates))].filter((one) => gone.includes(digitsAmong([one])[0] ?? 0));
  const start = `${said.rules()}${said.grounds(ways).join('; ')}`;
  if (gone.length === 1 && ways.every(({ candidates }) => candidates.filter((one) => places.includes(one)).length === 1)) {
    return `${start}, also ist eine der Zellen ${words.notation.cells(places)} ${digits(gone)}`;
  }
  return `${start}, und ${isOne ? 'der Kandidat, der entfällt, sieht seine' : 'jeder Kandidat, der entfällt, sieht seine'} Ziffer in jedem dieser Fälle`;
}

/** @param {Wording} words @param {Deductions} said @returns {string} that candidates leave the rule no way */
function refuted(words, said) {
  /** @type {Map<string, number[]>} */
  const known = new Map();
  /** @type {Part[]} */
  const pending = [];
  const follows = followed(words, said, known, pending);
  const grounds = said.grounds(pending.filter((part) => !isKnown(part, known)));
  // A digit that is placed does not follow.
  const isFact = pending.some(({ role }) => role === 'reason') && !pending.some(({ role }) => role === 'addend');
  /** @type {any} */
  const broken = words.contradictions[0];
  const isBroken = broken.kind === 'broken' && !isPairOfWholeGrid(broken);
  const end = !isBroken ? contradiction(broken, words.layout) : words.parts('rule').length === 1 ? 'die Regel lässt sich nicht einhalten' : brokenName(broken.constraint);
  const texts = [
    ...(follows.length === 0 ? [] : [follows.join(', ')]),
    ...(grounds.length === 0 ? [] : [follows.length === 0 ? grounds.join('; ') : isFact ? `und ${grounds.join('; ')}` : therefore(grounds.join('; '))]),
  ];
  const start = `${said.rules()}Aus ${premise(words)} folgt: ${texts.join(', ')}`;
  return pending.some(({ role }) => role === 'needed' || role === 'counted') ? start : `${start}${texts.length === 0 ? '' : ', und '}${end}`;
}

/** @param {Wording} words @returns {string} */
function premise(words) {
  const premises = words.candidates('premise');
  if (premises.length === 1) {
    return words.listed(premises);
  }
  const cells = words.notation.cells(premises);
  return cellsIn(premises).length === 1
    ? `${oneOf(digitsAmong(premises).map(sign))} in ${cells}`
    : `einer ${digits(digitsAmong(premises))} in ${cells}`;
}

/** @param {Part} part @param {Map<string, number[]>} known @returns {boolean} whether a cell's lacking digits has been said in other words */
function isKnown(part, known) {
  const left = part.role === 'ruled-out' ? known.get(cellOfPart(part)) : undefined;
  return left !== undefined && digitsAmong(part.candidates).every((digit) => !left.includes(digit));
}

/**
 * What follows from a premise, without singles of cells that are said to have one digit.
 * @param {Wording} words
 * @param {Deductions} said
 * @param {Map<string, number[]>} known the digits of cells of which it is said what they can be; added to
 * @param {Part[]} pending receives the grounds at the end, from which nothing follows but the contradiction
 * @returns {string[]}
 */
function followed(words, said, known, pending) {
  /** @type {string[]} */
  const texts = [];
  /** @type {Part[]} */
  let run = [];
  let start = '';
  let isSo = false;
  let lastGrounds = '';
  const told = () => start + (isSo ? therefore(lost(words, run, said, known)) : lost(words, run, said, known));
  for (const part of words.all.filter(({ role }) => role === 'consequence' || role === 'excluded' || role === 'way' || BROKEN.includes(role))) {
    const isOfRun = part.role === 'excluded' && pending.length === 0 && run.every((other) => goTogether(other, part));
    if (!isOfRun && run.length > 0) {
      texts.push(told());
      run = [];
      [start, isSo] = ['', false];
    }
    if (part.role === 'excluded') {
      const clause = pending.filter((ground) => !isKnown(ground, known));
      // What is counted is counted elsewhere then.
      const grounds = because(said, clause.some(({ role }) => role === 'counted') ? [...clause, part] : clause);
      isSo ||= grounds === '' ? pending.length > 0 : grounds !== lastGrounds;
      start += grounds === lastGrounds ? '' : grounds;
      lastGrounds = grounds === '' ? lastGrounds : grounds;
      pending.length = 0;
      run.push(part);
    } else if (part.role !== 'consequence') {
      pending.push(part);
    } else {
      if (part.houses.length > 0 || known.get(cellOfPart(part))?.length !== 1) {
        texts.push(`${words.listed(part.candidates)}${part.houses.length > 0 ? ` (${houseNames(part.houses)})` : ''}`);
      }
      known.set(cellOfPart(part), digitsAmong(part.candidates));
    }
  }
  return run.length === 0 ? texts : [...texts, told()];
}

/** @param {Deductions} said @param {Part[]} parts @returns {string} the grounds of what is excluded next; empty if there are none */
function because(said, parts) {
  said.startAnew();
  const grounds = said.grounds(parts);
  return grounds.length === 0 ? '' : `${grounds.join('; ')}, `;
}

/** @param {Part} one @param {Part} other @returns {boolean} whether they are about what one rule says of different cells */
const goTogether = (one, other) => one.role === other.role && one.rule === other.rule && one.houses.join() === other.houses.join() && cellOfPart(one) !== cellOfPart(other);

/**
 * What is left of cells by a rule.
 * @param {Wording} words
 * @param {Part[]} run
 * @param {Deductions} said
 * @param {Map<string, number[]>} known the digits of cells of which it is said what they can be; added to
 * @returns {string}
 */
function lost(words, run, said, known) {
  said.startAnew();
  for (const [cell, digitsOfCell] of known) {
    said.left.set(cell, (said.left.get(cell) ?? []).filter((digit) => digitsOfCell.includes(digit)));
  }
  const texts = said.sayings(run);
  for (const cell of run.map(cellOfPart)) {
    const left = said.left.get(cell);
    if (left !== undefined && left.length > 0) {
      known.set(cell, left);
    }
  }
  return all(texts) + by(words, run[0]);
}

/** @param {Wording} words @param {Part | undefined} part @returns {string} by what a cell loses digits, in brackets; empty if that is the only rule */
function by(words, part) {
  if (part !== undefined && part.houses.length > 0) {
    return ` (${houseNames(part.houses)})`;
  }
  const isOnly = words.parts('rule').length === 1 && part?.rule === words.part('rule').rule;
  return isOnly ? '' : ` (${shortName(part?.rule ?? '')})`;
}

/** @param {Wording} words */
function options(words) {
  const hasOrder = words.parts('addend').length > 0 || words.parts('rule').every(({ rule = '' }) => isOrdered(rule));
  const said = new Deductions(words, words.part('rule').rule ?? '', hasOrder);
  return words.contradictions.length > 0 ? refuted(words, said) : words.parts('excluded').length === 0 ? seenInEveryWay(words, said) : said.text();
}

/** @type {Record<string, (words: Wording) => string>} */
export const OPTIONS = { 'rule-options': options, 'rule-interaction': options };
