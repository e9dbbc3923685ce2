// @ts-check
// Links: the puzzle after `#p=`, its rules after `&rules=`, what the setter says after `&title=`, `&author=` and `&words=`, the player's digits after `&e=`,
// marks after `&m=` in the centre and `&c=` in the corner, and what the pen has drawn after `&pen=`. The page's document describes them.

import { creditsOf } from './actions.js';
import { bit, digitOf, digitsOf, leastOf, lineOf, sketch } from './layout.js';
import { keptCredits } from './packing.js';
import { penOf, penText } from './pen.js';

/** @typedef {import('./actions.js').Game} Game */
/** @typedef {import('./layout.js').Size} Size */
/** @typedef {{layout: string, size: Size, givens: number[], digits: number[], centre: number[], corner: number[], pen: number[]} & import('./actions.js').Credits} Linked */

export const CLASSIC = 'box 3x3';
/** The length of the longest link that is read: a 16×16 grid in a hundred cages takes a tenth of it. */
export const MAX_LENGTH = 100_000;

/** @param {number[]} masks @param {Size} size @returns {string} base64url of one bit a candidate, none for cells that are not pencilled */
export function packMarks(masks, { side }) {
  const bytes = new Uint8Array(Math.ceil((masks.length * side) / 8));
  masks.forEach((mask, cell) => {
    for (let digit = 1; mask > 0 && digit <= side; digit++) {
      if (mask & bit(digit)) {
        const at = cell * side + digit - 1;
        bytes[at >> 3] |= 1 << (at & 7);
      }
    }
  });
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @param {string} text @param {Size} size @param {number} none the mask of a cell without marks @returns {number[]|null} null if it is not what `packMarks` writes for this size */
export function unpackMarks(text, { side, rows, columns }, none) {
  let bytes;
  try {
    bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  } catch (notBase64) {
    return null;
  }
  if (bytes.length !== Math.ceil((rows * columns * side) / 8)) {
    return null;
  }
  return Array.from({ length: rows * columns }, (_, cell) => {
    let mask = 0;
    for (let digit = 1; digit <= side; digit++) {
      const at = cell * side + digit - 1;
      mask |= (bytes.charCodeAt(at >> 3) >> (at & 7)) & 1 ? bit(digit) : 0;
    }
    return mask || none;
  });
}

/** @param {string} text @returns {string} encoded but for what is frequent in rules and harmless in a fragment, where programs leave the last stop to the sentence around a link */
function readable(text) {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/%20/g, '+').replace(/%3B/g, ';').replace(/%2C/g, ',').replace(/%3A/g, ':')
    .replace(/[.!'()*,;:]$/, (stop) => '%' + stop.charCodeAt(0).toString(16).toUpperCase());
}

/** @param {Game} game @param {{entries?: boolean, marks?: boolean, wordless?: boolean}} [parts] wordless: without the rules in words @returns {string} beginning with `#` */
export function fragmentOf(game, parts = {}) {
  const from = leastOf(game.layout);
  let text = '#p=' + lineOf(game.givens, from);
  if (game.layout !== CLASSIC) {
    text += '&rules=' + readable(game.layout);
  }
  const { words, ...credits } = creditsOf(game);
  for (const [name, said] of Object.entries(parts.wordless ? credits : { ...credits, words })) {
    text += said && `&${name}=${readable(said)}`;
  }
  const entries = game.digits.map((digit, cell) => (game.givens[cell] ? 0 : digit));
  if (parts.entries && entries.some((digit) => digit > 0)) {
    text += '&e=' + lineOf(entries, from);
  }
  if (parts.marks && game.centre.some((mask) => mask > 0)) {
    text += '&m=' + packMarks(game.centre, game);
  }
  if (parts.marks && game.corner.some((mask) => mask > 0)) {
    text += '&c=' + packMarks(game.corner, game);
  }
  if (parts.marks && game.pen.some(Boolean)) {
    text += '&pen=' + penText(game.pen);
  }
  return text;
}

/** @param {'givens'|'entries'} part @param {string} text @param {Size} size @param {number} from what the first digit is worth @returns {{key: string, values: Record<string, string|number>}|null} what is wrong with a line */
function fault(part, text, { side, rows, columns }, from) {
  const needed = rows * columns;
  const chars = [...text];
  if (chars.length !== needed) {
    return { key: `link.${part}.length`, values: { count: chars.length, expected: needed } };
  }
  const at = chars.findIndex((char) => char !== '.' && char !== '0' && (digitOf(char, from) < 1 || digitOf(char, from) > side));
  return at < 0 ? null : { key: `link.${part}.character`, values: { position: at + 1, found: chars[at] } };
}

/** @param {string} hash with or without `#` @returns {boolean} whether it is meant to have a puzzle */
export function hasPuzzle(hash) {
  return /(^#?|&)(p|rules|e|m)=/.test(hash);
}

/**
 * Reads a fragment.
 *
 * @param {string} hash with or without `#`
 * @returns {{puzzle: Linked}|{error: {key: string, values: Record<string, string|number>}}|null} null if it has no puzzle
 */
export function readFragment(hash) {
  if (!hasPuzzle(hash)) {
    return null;
  }
  const body = hash.replace(/^#/, '');
  if (body.length > MAX_LENGTH) {
    return { error: { key: 'link.long', values: { found: body.length } } };
  }
  const parts = new URLSearchParams(body);
  const layout = parts.get('rules') || CLASSIC;
  const shape = sketch(layout);
  if (!shape) {
    return { error: { key: 'link.rules', values: { found: layout.slice(0, 60) } } };
  }
  const from = leastOf(layout);
  const blank = '.'.repeat(shape.rows * shape.columns);
  const line = parts.get('p') ?? blank;
  const entries = parts.get('e') ?? blank;
  const wrong = fault('givens', line, shape, from) || fault('entries', entries, shape, from);
  if (wrong) {
    return { error: wrong };
  }
  const marks = (/** @type {string} */ name, /** @type {number} */ none) => {
    const packed = parts.get(name);
    return packed ? unpackMarks(packed, shape, none) : new Array(blank.length).fill(none);
  };
  const centre = marks('m', -1);
  const corner = marks('c', 0);
  if (!centre || !corner) {
    return { error: { key: 'link.marks', values: {} } };
  }
  const givens = digitsOf(line, shape, from);
  const own = digitsOf(entries, shape, from);
  return { puzzle: { layout, size: shape, givens, digits: givens.map((digit, cell) => digit || own[cell]), centre, corner, pen: penOf(parts.get('pen') ?? '', shape),
    ...keptCredits({ title: parts.get('title'), author: parts.get('author'), words: parts.get('words') }) } };
}
