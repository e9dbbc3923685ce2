// @ts-check

// Reads the objects that callers hand in: puzzles, options and certificates.

import { SudokuError } from './queue.js';

/** @param {string} message @param {{}} place */
export const input = (message, place) => new SudokuError('input', message, place);

/** What a value is, for the end of a message. @param {any} value */
export function shown(value) {
  return Array.isArray(value) ? (value.length === 0 ? 'an empty list' : 'a list')
    : typeof value === 'function' ? 'a function'
    : typeof value === 'object' && value !== null ? 'an object'
    : typeof value === 'string' ? JSON.stringify(value)
    : String(value);
}

/** @param {any} value */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The parts of an object by their names. As with destructuring, they may be inherited or getters, and those that are undefined are missing. A name that
 * is misspelt must not pass for a part that is missing: any other key that the object lists is refused, and so is an object of a class without any part,
 * such as a promise.
 *
 * @param {any} object
 * @param {string} key what the object is, for errors
 * @param {string} lacks the beginning of a message, such as "solve has no option"
 * @param {readonly string[]} names
 * @param {readonly string[]} [ignored] what the object may have besides
 * @returns {Record<string, any>}
 */
export function partsOf(object, key, lacks, names, ignored = []) {
  for (const name in object) {
    if (!names.includes(name) && !ignored.includes(name) && object[name] !== undefined) {
      throw input(`${lacks} "${name}", but ${listed(names, 'and')}${question(name, names)}`, { key: name });
    }
  }
  const parts = Object.fromEntries(names.map((name) => [name, object[name]]).filter(([, value]) => value !== undefined));
  if (Object.keys(parts).length === 0 && !isPlain(object)) {
    throw input(`${key} must have ${listed(names, 'or')}, but is an object of a class that has none of these`, { key });
  }
  return parts;
}

/** Whether an object is of no class, also one of another realm. @param {object} object */
function isPlain(object) {
  const prototype = Object.getPrototypeOf(object);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** @param {readonly string[]} names @param {string} word before the last one */
const listed = (names, word) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${word} `);

/**
 * Asks whether a name was meant that begins so, or that is at most one edit for every three characters away.
 *
 * @param {string} typed
 * @param {readonly string[]} names
 */
function question(typed, names) {
  const isNear = (/** @type {string} */ name) => edits(typed, name) <= Math.max(1, Math.min(typed.length, name.length) / 3);
  const meant = names.find((name) => name.startsWith(typed)) ?? names.find(isNear);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

/** The number of insertions, deletions and replacements of characters. @param {string} from @param {string} to */
function edits(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      next.push(Math.min(row[j] + (from[i] === to[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1));
    }
    row = next;
  }
  return row[to.length];
}
