// @ts-check

// The options of each function; a test compares them with the types.

import { input, isObject, partsOf, shown } from './parts.js';

const ASK = ['signal', 'onProgress'];
const LIMITS = [...ASK, 'timeout', 'work'];
const SOLUTIONS = [...LIMITS, 'of'];
const STEPS = [...LIMITS, 'profile', 'techniques', 'unique'];
const ENCODED = ['encoding', 'atMostOne', 'clues'];

/** @type {Record<string, readonly string[]>} */
export const OPTIONS = {
  solve: [...SOLUTIONS, 'engine', 'seed', 'random'],
  check: [...SOLUTIONS, 'engine', 'seed', 'reason'],
  count: SOLUTIONS,
  countPerCandidate: SOLUTIONS,
  estimate: [...SOLUTIONS, 'probes', 'seed'],
  candidates: [...SOLUTIONS, 'known', 'most', 'quick'],
  minimize: [...SOLUTIONS, 'seed'],
  missing: SOLUTIONS,
  needless: SOLUTIONS,
  conflict: SOLUTIONS,
  clashes: ASK,
  mistakes: LIMITS,
  hint: [...STEPS, 'cell', 'detail'],
  steps: STEPS,
  explain: [...STEPS, 'most'],
  reason: [...LIMITS, 'smallest', 'most'],
  why: [...LIMITS, 'candidate', 'as', 'smallest'],
  rate: [...STEPS, 'of'],
  marks: ASK,
  write: [...ASK, 'format', 'title', 'author', 'words', 'solution'],
  exportPuzzle: [...SOLUTIONS, 'to', ...ENCODED, 'measure'],
  prove: [...SOLUTIONS, 'seed', 'claim', 'proofs', 'limit', ...ENCODED],
  canonical: SOLUTIONS,
  shuffle: [...ASK, 'seed'],
  generate: [
    ...LIMITS, 'seed', 'date', 'index', 'kind', 'layout', 'givens', 'side', 'level', 'score', 'clues', 'needs', 'contains', 'forbid', 'symmetry', 'minimal',
  ],
  read: [...ASK, 'layout', 'drawings'],
  sheet: [...LIMITS, 'perPage', 'paper', 'title', 'author', 'words', 'candidates', 'solutions', 'levels'],
  layout: ASK,
  changeRules: [...ASK, 'remove', 'add'],
  rules: ASK,
  techniques: [...ASK, 'profile'],
  decode: LIMITS,
  verify: LIMITS,
  createSudoku: ['workers'],
};

const LONGEST_TIMEOUT = 86_400_000;

/** What the options must be that are not the core's to check. @type {Record<string, {must: string, is: (value: any) => boolean}>} */
const CHECKS = {
  // As fetch, which takes null for none, and of any realm.
  signal: {
    must: 'be an AbortSignal',
    is: (value) => value === null || (typeof value.throwIfAborted === 'function' && typeof value.addEventListener === 'function'),
  },
  onProgress: { must: 'be a function', is: (value) => value === null || typeof value === 'function' },
  timeout: {
    must: `be a whole number of milliseconds from 0 to ${LONGEST_TIMEOUT}`,
    is: (value) => Number.isInteger(value) && value >= 0 && value <= LONGEST_TIMEOUT,
  },
  workers: { must: 'be a whole number of 1 or more', is: (value) => Number.isInteger(value) && value >= 1 },
  // To the core, an empty list, or one with nothing in it, is none.
  techniques: { must: 'be the names of techniques, at least one', is: isNames },
};

/** @param {any} value a text with names, or a list of them @returns {boolean} */
function isNames(value) {
  return Array.isArray(value) ? value.length > 0 && value.every((one) => typeof one === 'string' && one.trim() !== '') : value !== '';
}

/**
 * @param {string} name of a function
 * @param {any} options what it was called with
 * @returns {Record<string, any>} those that are there
 */
export function optionsOf(name, options = {}) {
  if (!isObject(options)) {
    throw input(`options must be an object, but is ${shown(options)}`, { key: 'options' });
  }
  const known = partsOf(options, 'options', `${name} has no option`, OPTIONS[name]);
  for (const [key, value] of Object.entries(known)) {
    if (CHECKS[key]?.is(value) === false) {
      throw input(`${key} must ${CHECKS[key].must}, but is ${shown(value)}`, { key });
    }
  }
  return known;
}
