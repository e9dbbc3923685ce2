// @ts-check
// German sentences about explanations by constraints: the constraints, the facts, and what follows.

import { symbol, written } from '../../panels/notation.js';
import { cellOf, digitsAmong } from '../written.js';
import { all, digits, oneOf, where } from './words.js';

/** @typedef {{candidates: string[], cell?: string, house?: string, digit?: number}} Use a constraint with what is left for it */
/** @typedef {{uses: Use[], digits: string[], removed: string[], placements: string[], eliminations: string[]}} Deduction */

/** @param {Deduction} answer @returns {string | null} */
export function deductionText(answer) {
  const [only] = answer.uses;
  if (only === undefined) {
    return null;
  }
  const facts = [...answer.digits, ...answer.removed].map(written);
  const because = facts.length === 0 ? '' : `, denn es gilt ${all(facts)}`;
  const reason = answer.uses.length > 1 ? opposite(answer) : confined(only);
  return `${reason}${because}: ${[...answer.placements, ...answer.eliminations].map(written).join(', ')}`;
}

/** @param {Use} use @returns {string[]} the digits of a cell, or the cells of a house */
function places({ candidates, cell }) {
  return cell === undefined ? candidates.map(cellOf) : digitsAmong(candidates).map(symbol);
}

/** @param {Use} use @returns {string} what a single constraint says */
function confined(use) {
  const { candidates, cell, house = '', digit = 0 } = use;
  const isOne = candidates.length === 1;
  if (cell !== undefined) {
    return `${cell} hat nur noch ${isOne ? 'den Kandidaten' : 'die Kandidaten'} ${digits(digitsAmong(candidates))}`;
  }
  return `Die ${symbol(digit)} ${isOne ? 'passt' : 'kann'} ${where([house])} nur noch in ${oneOf(places(use))}${isOne ? '' : ' stehen'}`;
}

/** @param {Deduction} answer @returns {string} that several constraints cannot hold if any of the conclusions is wrong */
function opposite({ uses, placements, eliminations }) {
  const wrong = [
    ...(placements.length > 0 ? [`${oneOf(placements.map(written))} falsch`] : []),
    ...(eliminations.length > 0 ? [`${oneOf(eliminations.map((gone) => written(gone).replace('<>', '=')))} wahr`] : []),
  ];
  const needs = uses.map((use) => `${needed(use)} (${oneOf(places(use))})`);
  return `Wäre ${wrong.join(' oder ')}, dann fänden ${all(needs)} ${needs.length === 2 ? 'nicht beide' : 'nicht alle zugleich'} Platz`;
}

/** @param {Use} use @returns {string} */
function needed({ cell, house = '', digit = 0 }) {
  return cell === undefined ? `die ${symbol(digit)} ${where([house])}` : `eine Ziffer in ${cell}`;
}
