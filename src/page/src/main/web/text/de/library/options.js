// @ts-check
// German sentences about the options of a rule: all ways to fill its cells, or candidates that leave it none.

import { symbol } from '../../../model/layout.js';
import { cellOf, digitsAmong } from '../../written.js';
import { contradiction } from './contradictions.js';
import { BROKEN, cellOfPart, Deductions } from './deductions.js';
import { ruleName } from './rulenames.js';
import { all, digits, houseNames, oneOf } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Part} Part */

/** @param {string[]} texts @returns {string[]} each cell once */
const cellsIn = (texts) => [...new Set(texts.map(cellOf))];

/** @param {Wording} words @param {Deductions} said @returns {string} that candidates see their digit in every way to fill the rule's cells */
function seenInEveryWay(words, said) {
  const isOne = words.step.eliminations.length === 1;
  return `${said.rules()}${said.grounds(words.parts('way')).join('; ')}, und ${isOne ? 'der Kandidat, der entfällt, sieht seine' : 'jeder Kandidat, der entfällt, sieht seine'} Ziffer in jedem dieser Fälle`;
}

/** @param {Wording} words @param {Deductions} said @returns {string} that candidates leave the rule no way */
function refuted(words, said) {
  const follows = followed(words, said);
  const grounds = said.grounds(words.all.filter(({ role }) => BROKEN.includes(role)));
  /** @type {any} */
  const broken = words.contradictions[0];
  const end = broken.kind === 'broken' && words.parts('rule').length === 1 ? 'die Regel lässt sich nicht einhalten' : contradiction(broken, words.layout);
  const texts = [
    ...(follows.length === 0 ? [] : [follows.join(', ')]),
    ...(grounds.length === 0 ? [] : [`${follows.length === 0 ? '' : 'also '}${grounds.join('; ')}`]),
  ];
  return `${said.rules()}Aus ${premise(words)} folgt: ${texts.length === 0 ? '' : `${texts.join(', ')}, und `}${end}`;
}

/** @param {Wording} words @returns {string} */
function premise(words) {
  const premises = words.candidates('premise');
  if (premises.length === 1) {
    return words.listed(premises);
  }
  const cells = words.notation.cells(premises);
  return cellsIn(premises).length === 1
    ? `${oneOf(digitsAmong(premises).map(symbol))} in ${cells}`
    : `einer ${digits(digitsAmong(premises))} in ${cells}`;
}

/** @param {Wording} words @param {Deductions} said @returns {string[]} what follows from a premise, without singles of cells that are said to have one digit */
function followed(words, said) {
  /** @type {string[]} */
  const texts = [];
  /** @type {Set<string>} */
  const known = new Set();
  /** @type {Part[]} */
  let run = [];
  for (const part of words.all.filter(({ role }) => role === 'consequence' || role === 'excluded')) {
    if (!run.every((other) => goTogether(other, part))) {
      texts.push(...lost(words, run, said, known));
      run = [];
    }
    if (part.role === 'excluded') {
      run.push(part);
    } else if (part.houses.length > 0 || !known.has(cellOfPart(part))) {
      texts.push(`${words.listed(part.candidates)}${part.houses.length > 0 ? ` (${houseNames(part.houses)})` : ''}`);
    }
  }
  return [...texts, ...lost(words, run, said, known)];
}

/** @param {Part} one @param {Part} other @returns {boolean} whether they are about what one rule says of different cells */
const goTogether = (one, other) => one.role === other.role && one.rule === other.rule && cellOfPart(one) !== cellOfPart(other);

/**
 * What is left of cells by a rule.
 * @param {Wording} words
 * @param {Part[]} run
 * @param {Deductions} said
 * @param {Set<string>} known the cells that are said to have one digit; added to
 * @returns {string[]}
 */
function lost(words, run, said, known) {
  said.startAnew();
  const texts = said.sayings(run);
  for (const cell of run.map(cellOfPart).filter((one) => said.left.get(one)?.length === 1)) {
    known.add(cell);
  }
  return words.parts('rule').length === 1 || run.length === 0 ? texts : [`${all(texts)} (Regel „${ruleName(run[0]?.rule ?? '')}“)`];
}

/** @param {Wording} words */
function options(words) {
  const said = new Deductions(words, words.part('rule').rule ?? '', words.parts('addend').length > 0);
  return words.contradictions.length > 0 ? refuted(words, said) : words.parts('excluded').length === 0 ? seenInEveryWay(words, said) : said.text();
}

/** @type {Record<string, (words: Wording) => string>} */
export const OPTIONS = { 'rule-options': options, 'rule-interaction': options };
