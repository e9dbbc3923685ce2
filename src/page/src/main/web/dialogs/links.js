// @ts-check
// Several games as text: a link for each, which anybody can open and the page reads again.

import { leastOf, lineOf, marksText } from '../model/layout.js';
import { fragmentOf, hasPuzzle, readFragment } from '../model/share.js';

/** @typedef {import('../types.js').App} App */
/** @typedef {import('../model/actions.js').Game} Game */

export const LINE_END = /\r\n|\r|\n/;

/** As many as the library reads of other formats. */
const MOST_PUZZLES = 1000;
const MOST_ERRORS = 20;
/** How links to penpa-edit begin, whose parts have names of ours. */
const PENPA = /^#m=(edit|solve)&/;

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
 * @returns {any} as the library answers the command `read`, but with `own` for a message in the language of the page; null if a line has no link
 */
export function readLinks(app, text) {
  const links = text.split(LINE_END).map((line, i) => ({ line: i + 1, hash: line.trim().replace(/^[^#]*/, ''), isBlank: !line.trim() }))
    .filter(({ isBlank }) => !isBlank);
  if (!links.every(({ hash }) => hasPuzzle(hash) && !PENPA.test(hash))) {
    return null;
  }
  /** @type {any[]} */
  const puzzles = [];
  /** @type {any[]} */
  const errors = [];
  let at = 0;
  for (; at < links.length && puzzles.length < MOST_PUZZLES && errors.length < MOST_ERRORS; at++) {
    const { line, hash } = links[at];
    const read = readFragment(hash);
    if (read && 'puzzle' in read) {
      const { layout, givens, digits, centre, pen, title, author, words } = read.puzzle;
      const from = leastOf(layout);
      puzzles.push({ line, layout, givens: lineOf(givens, from), entries: lineOf(digits, from), marks: marksText(centre, from), pen, title, author, rules: words });
    } else if (read) {
      errors.push({ line, column: 1, own: app.t(read.error.key, read.error.values) });
    }
  }
  return { result: 'read', puzzles, errors, more: links.length - at };
}
