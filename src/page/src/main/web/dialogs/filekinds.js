// @ts-check
// Files that hold no text of a puzzle, by how they begin.

import { resultsIn } from '../results.js';

/** How many characters tell what a file is, but for the page's statistics. */
export const BEGINNING = 1000;

/** Each kind and format, with the beginning of such a file as UTF-8 text, in which U+FFFD stands for bytes that are none. @type {[kind: string, format: string, beginning: RegExp][]} */
const KINDS = [
  ['picture', 'PNG', /^\uFFFDPNG\r?\n/],
  ['picture', 'JPEG', /^\uFFFD{3}/],
  ['picture', 'GIF', /^GIF8[79]a/],
  ['picture', 'WebP', /^RIFF[^]{4,8}WEBP/],
  ['picture', 'SVG', /^\s*(?:<\?xml[^>]*>\s*|<!DOCTYPE[^>]*>\s*|<!--[^]*?-->\s*)*<svg[\s>]/],
  ['pdf', 'PDF', /^%PDF-/],
  ['page', 'HTML', /^\s*(?:<!--[^]*?-->\s*)*<(?:!DOCTYPE html|html)[\s>]/i],
  ['formula', 'DIMACS', /^\s*(?:c(?: .*)?\r?\n\s*)*p w?cnf \d|^c sudoku-sat \d+\r?\n/],
  ['archive', 'ZIP', /^PK(?:\x03\x04|\x05\x06)/],
  ['archive', 'gzip', /^\x1F\uFFFD/],
];

/** @param {string} text @returns {{kind: string, format: string} | null} what it is, if it cannot be a puzzle */
export function kindOf(text) {
  const [kind, format] = KINDS.find(([, , beginning]) => beginning.test(text)) ?? [];
  return kind !== undefined && format !== undefined ? { kind, format } : resultsIn(text) === null ? null : { kind: 'statistics', format: 'JSON' };
}
