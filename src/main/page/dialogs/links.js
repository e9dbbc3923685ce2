// @ts-check
// Several games as text: a link for each, which anybody can open and the page reads again.

import { lineOf, marksText } from '../layout.js';
import { fragmentOf, readFragment } from '../share.js';

/** @typedef {import('../types.js').App} App */
/** @typedef {import('../actions.js').Game} Game */

/** @param {Game[]} games @returns {string} a line for each, with digits and marks */
export function linksOf(games) {
  const page = location.href.replace(/#.*/s, '');
  return games.map((game) => page + fragmentOf(game, { entries: true, marks: true }) + '\n').join('');
}

/**
 * Reads links.
 *
 * @param {App} app
 * @param {string} text
 * @returns {any} as the library answers the command `read`; null if a line has no link
 */
export function readLinks(app, text) {
  const lines = text.split(/\r\n|\r|\n/);
  const links = lines.flatMap((line, i) => (line.trim() ? [{ line: i + 1, read: readFragment(line.trim().replace(/^[^#]*/, '')) }] : []));
  if (links.some(({ read }) => read === null)) {
    return null;
  }
  /** @type {any[]} */
  const puzzles = [];
  /** @type {any[]} */
  const errors = [];
  for (const { line, read } of links) {
    if (read && 'puzzle' in read) {
      const { layout, givens, digits, centre } = read.puzzle;
      puzzles.push({ line, layout, givens: lineOf(givens), entries: lineOf(digits), marks: marksText(centre) });
    } else if (read) {
      errors.push({ line, column: 1, message: app.t(read.error.key, read.error.values) });
    }
  }
  return { result: 'read', puzzles, errors };
}
