// @ts-check
// German sentences about explanations by constraints: the constraints, the facts, and what follows.

import { sign } from '../../../model/layout.js';
import { written } from '../../../model/notation.js';
import { cellOf, digitsAmong } from '../../written.js';
import { ruleName } from './rulenames.js';
import { all, digits, oneOf, where } from './words.js';

/** @typedef {{name: string, candidates: string[], cell?: string, house?: string, digit?: number, rule?: string, cells?: string[]}} Use a constraint with what is left for it */
/** @typedef {{uses: Use[], digits: string[], removed: string[], placements: string[], eliminations: string[]}} Deduction */

/** German takes some more room than English. */
const LONGEST_TEXT = 600;

/** @param {Deduction} answer @returns {string | null} with as much detail as there is room for */
export function deductionText(answer) {
  const [only] = answer.uses;
  if (only === undefined) {
    return null;
  }
  const conclusion = [...answer.placements.map(written), ...gone(answer.eliminations)].join(', ');
  const texts = [0, 1, 2, 3].map((less) => `${answer.uses.length > 1 ? opposite(answer, less) : confined(only)}${because(answer, less)}: ${conclusion}`);
  return texts.find((text) => text.length <= LONGEST_TEXT) ?? texts[3] ?? null;
}

/** @param {string[]} candidates @returns {string[]} those that are removed, cells with the same digits together */
function gone(candidates) {
  /** @type {Map<string, string[]>} */
  const digitsOf = new Map();
  for (const one of candidates.map(written)) {
    const [cell = '', digit = ''] = one.split('<>');
    digitsOf.set(cell, [...(digitsOf.get(cell) ?? []), digit]);
  }
  /** @type {Map<string, string[]>} */
  const cellsOf = new Map();
  digitsOf.forEach((own, cell) => cellsOf.set(own.join(), [...(cellsOf.get(own.join()) ?? []), cell]));
  return [...cellsOf].map(([own, cells]) => `${cells.join()}<>${own}`);
}

/** @param {Deduction} answer @param {number} less 0 for all facts, else their number @returns {string} */
function because({ digits, removed }, less) {
  if (digits.length + removed.length === 0) {
    return '';
  }
  if (less === 0) {
    return `, denn es gilt ${all([...digits.map(written), ...gone(removed)])}`;
  }
  const counts = [
    ...(digits.length > 0 ? [`${digits.length} ${digits.length === 1 ? 'gesetzter Ziffer' : 'gesetzten Ziffern'}`] : []),
    ...(removed.length > 0 ? [`${removed.length} ${removed.length === 1 ? 'gestrichenem Kandidaten' : 'gestrichenen Kandidaten'}`] : []),
  ];
  return `, nach ${all(counts)}`;
}

/** @param {Use} use @returns {string[]} the digits of a cell, or the cells of a house */
function places({ candidates, cell }) {
  return cell === undefined ? candidates.map(cellOf) : digitsAmong(candidates).map(sign);
}

/** @param {Use} use @returns {string} what a single constraint says */
function confined(use) {
  const { candidates, cell, house = '', digit = 0, rule } = use;
  if (rule !== undefined) {
    return `Die Regel ${quoted(use)} ließe sich sonst nicht einhalten`;
  }
  const isOne = candidates.length === 1;
  if (cell !== undefined) {
    return `${cell} hat nur noch ${isOne ? 'den Kandidaten' : 'die Kandidaten'} ${digits(digitsAmong(candidates))}`;
  }
  return `Die ${sign(digit)} ${isOne ? 'passt' : 'kann'} ${where([house])} nur noch in ${oneOf(places(use))}${isOne ? '' : ' stehen'}`;
}

/** @param {Deduction} answer @param {number} less @returns {string} that several constraints cannot hold if any of the conclusions is wrong */
function opposite({ uses, placements, eliminations }, less) {
  const wrong = [
    ...(placements.length > 0 ? [`${oneOf(placements.map(written))} falsch`] : []),
    ...(eliminations.length > 0 ? [`${oneOf(eliminations.map((gone) => written(gone).replace('<>', '=')))} wahr`] : []),
  ];
  const needs = uses.filter(({ rule }) => rule === undefined).map((use) => `${needed(use)}${less < 2 ? ` (${oneOf(places(use))})` : ''}`);
  const rules = uses.filter(({ rule }) => rule !== undefined).map(quoted);
  const obeyed = `die ${rules.length === 1 ? 'Regel' : 'Regeln'} ${all(rules)}`;
  const impossible =
    rules.length === 0
      ? `fänden ${all(needs)} ${needs.length === 2 ? 'nicht beide' : 'nicht alle zugleich'} Platz`
      : needs.length === 0
        ? `könnte man ${obeyed} nicht zugleich einhalten`
        : `könnte man nicht zugleich ${all(needs)} unterbringen und ${obeyed} einhalten`;
  return `Wäre ${less < 3 ? wrong.join(' oder ') : 'einer der Schlüsse falsch'}, dann ${impossible}`;
}

/** @param {Use} use @returns {string} the name of a rule, for a part of it with the cells */
function quoted({ name, rule = '', cells = [] }) {
  return `„${ruleName(rule)}“${name === rule ? '' : ` (${cells.join(', ')})`}`;
}

/** @param {Use} use @returns {string} */
function needed({ cell, house = '', digit = 0 }) {
  return cell === undefined ? `die ${sign(digit)} ${where([house])}` : `eine Ziffer in ${cell}`;
}
