// @ts-check
// What the library says, in German, formed from its data. What is missing here stays English.

import { cellOf } from '../../written.js';
import { ALMOST } from './almost.js';
import { CHAINS } from './chains.js';
import { deductionText } from './deduction.js';
import { FISH } from './fish.js';
import { NAMES } from './names.js';
import { phrase } from './phrases.js';
import { RULE, ruleName } from './rulenames.js';
import { SETS } from './sets.js';
import { UNIQUE } from './unique.js';
import { houseNames, inOrder, toHouses, where } from './words.js';
import { contradiction, Wording } from './wording.js';

/** @typedef {import('../../../model/types.js').LayoutData} LayoutData */
/** @typedef {import('../../../model/types.js').Step} Step */

/** @type {Record<string, (words: Wording) => string>} */
const REASONS = { ...SETS, ...FISH, ...CHAINS, ...UNIQUE, ...ALMOST };

/** More houses would not help anyone to look. */
const MOST_HOUSES = 4;

/** @param {string} id @returns {string | null} */
function techniqueName(id) {
  const depth = /^trial-(\d+)$/.exec(id)?.[1];
  return depth === undefined ? NAMES[id] ?? null : `Versuch und Irrtum der Tiefe ${depth}`;
}

/**
 * A step in words.
 * @param {Step} step
 * @param {number} strength 1 for where to look, 2 for the cells, 3 for the whole step
 * @param {LayoutData} layout
 * @returns {string | null}
 */
function stepText(step, strength, layout) {
  const name = techniqueName(step.technique);
  const reason = REASONS[step.technique];
  if (name === null || reason === undefined) {
    return null;
  }
  const words = new Wording(step, layout);
  const hints = [() => vague(words), () => `Achten Sie auf ${cellsOf(words)}`];
  return `${name}: ${hints[strength - 1]?.() ?? `${reason(words)}: ${words.notation.conclusion(step.placements, step.eliminations)}`}`;
}

/** @param {Wording} words @returns {string} the rule or the houses of the pattern, or, if it has none, the lines in which something changes */
function vague(words) {
  if (words.step.technique === 'rule') {
    return `Achten Sie auf „${ruleName(words.part('rule').rule ?? '')}“`;
  }
  const parts = words.all.filter(({ role }) => role !== 'cover' && role !== 'consequence').flatMap((part) => part.houses);
  const houses = inOrder(parts.length > 0 ? parts : words.chains.flat().flatMap((link) => link.houses));
  return houses.length === 0 || houses.length > MOST_HOUSES ? `Es ändert sich etwas ${where(changedLines(words.step))}` : `Achten Sie auf ${toHouses(houses)}`;
}

/** @param {Step} step @returns {string[]} the rows of the cells that change, or the columns if those are fewer */
function changedLines({ placements, eliminations }) {
  const changed = [...placements, ...eliminations].map(cellOf);
  const [rows, columns] = ['row', 'column'].map((kind) => {
    const numbers = changed.map((cell) => Number(/^r(\d+)c(\d+)$/.exec(cell)?.[kind === 'row' ? 1 : 2]));
    return [...new Set(numbers)].sort((a, b) => a - b).map((number) => `${kind} ${number}`);
  });
  return (rows ?? []).length <= (columns ?? []).length ? rows ?? [] : columns ?? [];
}

/** @param {Wording} words @returns {string} the cells of the pattern */
function cellsOf(words) {
  const inParts = words.all.filter(({ role }) => role !== 'consequence').flatMap((part) => part.candidates);
  const inChains = words.chains.flat().flatMap((link) => [...link.from, ...link.to]);
  return words.notation.cells([...inParts, ...inChains]);
}

/** The sentences, by what they are about; each is null if there is none in German. */
export default {
  technique: techniqueName,
  step: stepText,
  /** @param {string} house @returns {string} */
  house: (house) => houseNames([house]),
  /** @param {import('./rulenames.js').Rule} rule @param {string} form a key of `RULE` @returns {string | null} */
  rule: (rule, form) => RULE[form]?.(rule) ?? null,
  contradiction,
  deduction: deductionText,
  phrase,
};
