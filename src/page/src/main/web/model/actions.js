// @ts-check
// Every change of a game as a pure function: the old game and arguments in, a new game out, or the old one if nothing changes.

import { bit } from './layout.js';
import { withLines, withMark, withoutCells } from './pen.js';

/**
 * A position of a puzzle; never changed in place.
 *
 * @typedef {object} Game
 * @property {string} layout the layout's text, such as `box 3x3`
 * @property {number} side how many digits there are
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} givens for each cell its given, 0 for none
 * @property {number[]} digits for each cell its digit, givens included, 0 for none
 * @property {number[]} centre for each cell the candidates by bit, those that logic works on; -1 for a cell that is not pencilled
 * @property {number[]} corner for each cell the player's own marks by bit
 * @property {number[]} cellColours for each cell its colours by bit
 * @property {Readonly<Record<string, number>>} candColours colours by bit, for keys such as `40.5`, the cell's number and the digit
 * @property {number[]} pen for each cell its lines and its mark, see `pen.js`
 * @property {string} title what the puzzle is called
 * @property {string} author who has set it
 * @property {string} words the rules as the setter says them
 * @property {string} source where it comes from: sample, list, collection, generated, typed, pasted, link
 */

/** @typedef {{cells: number[], digit: number, peers?: number[][]|null}} Entry */

/**
 * An empty game.
 *
 * @param {string} layout
 * @param {import('./layout.js').Size} size
 * @param {Partial<Game>} [parts]
 * @returns {Game}
 */
export function newGame(layout, { side, rows, columns }, parts = {}) {
  const zeros = () => new Array(rows * columns).fill(0);
  const givens = parts.givens || zeros();
  return {
    layout, side, rows, columns, givens, digits: parts.digits || givens.slice(), centre: parts.centre || new Array(rows * columns).fill(-1),
    corner: parts.corner || zeros(), cellColours: parts.cellColours || zeros(), candColours: parts.candColours || {},
    pen: parts.pen || zeros(),
    title: parts.title || '', author: parts.author || '', words: parts.words || '', source: parts.source || '' };
}

/** @typedef {{title: string, author: string, words: string}} Credits what the setter says */

/** Whether the page has words for a game's title; all others are the player's. @param {{title: string}} game */
export const hasPageTitle = ({ title }) => /^(list\.\w+|title\.(generated|pasted|daily( \d{4}-\d\d-\d\d)?))$/.test(title);

/** What the setter says of a game's puzzle, without a title that is the page's. @param {Credits} game @returns {Credits} */
export const creditsOf = ({ title, author, words }) => ({ title: hasPageTitle({ title }) ? '' : title, author, words });

/** Whether the same is said of both. @param {Credits} a @param {Credits} b */
export const saySame = (a, b) => a.title === b.title && a.author === b.author && a.words === b.words;

/** @param {number[]} values @param {Iterable<number>} cells @param {(value: number, cell: number) => number} change @returns {number[]} */
function mapped(values, cells, change) {
  let copy = values;
  for (const cell of cells) {
    const value = change(copy[cell], cell);
    if (value !== copy[cell]) {
      copy = copy === values ? values.slice() : copy;
      copy[cell] = value;
    }
  }
  return copy;
}

/** @param {Game} game @param {Partial<Game>} parts @returns {Game} the same object if nothing differs */
function withParts(game, parts) {
  const differs = Object.entries(parts).some(([key, value]) => /** @type {any} */ (game)[key] !== value);
  return differs ? { ...game, ...parts } : game;
}

/**
 * Takes a digit out of the marks of its peers.
 * @param {Game} game
 * @param {number[]} cells
 * @param {number} digit
 * @param {number[][]|null|undefined} peers
 */
function withoutMarks(game, cells, digit, peers) {
  if (!peers || !digit) {
    return game;
  }
  const seen = new Set(cells.flatMap((cell) => peers[cell]));
  return withParts(game, {
    centre: mapped(game.centre, seen, (mask) => (mask > 0 ? mask & ~bit(digit) : mask)),
    corner: mapped(game.corner, seen, (mask) => mask & ~bit(digit)) });
}

/** @param {Game} game @param {number[]} cells */
const open = (game, cells) => cells.filter((cell) => !game.givens[cell]);

/** @param {Game} game @param {number[]} cells */
const empty = (game, cells) => cells.filter((cell) => !game.digits[cell]);

/** @param {number[]} values @param {number[]} cells @param {number} flag */
function toggled(values, cells, flag) {
  const has = (/** @type {number} */ mask) => mask > 0 && (mask & flag) !== 0;
  const isOn = cells.length > 0 && cells.every((cell) => has(values[cell]));
  return mapped(values, cells, (mask) => (isOn ? mask & ~flag : Math.max(mask, 0) | flag));
}

/** @param {Game} game @param {Entry} args */
function digit(game, { cells, digit: value, peers }) {
  const targets = open(game, cells);
  const isThere = targets.length > 0 && targets.every((cell) => game.digits[cell] === value);
  const next = withParts(game, { digits: mapped(game.digits, targets, () => (isThere ? 0 : value)) });
  return next === game || isThere ? next : withoutMarks(next, targets, value, peers);
}

/** Sets givens, while a puzzle is typed in. @param {Game} game @param {Entry} args */
function given(game, { cells, digit: value }) {
  const isThere = value > 0 && cells.every((cell) => game.givens[cell] === value);
  const put = () => (isThere ? 0 : value);
  return withParts(game, { givens: mapped(game.givens, cells, put), digits: mapped(game.digits, cells, put) });
}

/** @param {Game} game @param {Entry} args */
function corner(game, { cells, digit: value }) {
  return withParts(game, { corner: toggled(game.corner, empty(game, cells), bit(value)) });
}

/** @param {Game} game @param {Entry} args */
function centre(game, { cells, digit: value }) {
  const targets = empty(game, cells);
  return withParts(game, { centre: mapped(toggled(game.centre, targets, bit(value)), targets, (mask) => mask || -1) });
}

/** @param {Game} game @param {{cells: number[], colour: number}} args colour from 0 */
function cellColour(game, { cells, colour }) {
  return withParts(game, { cellColours: toggled(game.cellColours, cells, 1 << colour) });
}

/** @param {Game} game @param {{cells: number[], digit: number, colour: number}} args */
function candColour(game, { cells, digit: value, colour }) {
  const keys = empty(game, cells).map((cell) => cell + '.' + value);
  const isOn = keys.length > 0 && keys.every((key) => (game.candColours[key] || 0) & (1 << colour));
  const next = { ...game.candColours };
  for (const key of keys) {
    const mask = isOn ? (next[key] || 0) & ~(1 << colour) : (next[key] || 0) | (1 << colour);
    if (mask) {
      next[key] = mask;
    } else {
      delete next[key];
    }
  }
  return keys.length ? { ...game, candColours: next } : game;
}

/** Draws lines from cell to cell, or removes them; a single cell gets the next mark. @param {Game} game @param {{cells: number[], colour: number}} args colour from 0 */
function pen(game, { cells, colour }) {
  return withParts(game, { pen: cells.length > 1 ? withLines(game.pen, cells, colour + 1, game) : withMark(game.pen, cells[0], colour + 1) });
}

/** @param {Game} game @param {number[]} cells */
function withoutCandColours(game, cells) {
  const kept = Object.entries(game.candColours).filter(([key]) => !cells.includes(parseInt(key, 10)));
  return kept.length === Object.keys(game.candColours).length ? game.candColours : Object.fromEntries(kept);
}

/**
 * Removes what the mode, or the pen, writes; and if there is none of it, the digits, then the marks, then the colours.
 *
 * @param {Game} game
 * @param {{cells: number[], mode: string, setup?: boolean}} args
 */
function erase(game, { cells, mode, setup }) {
  if (setup) {
    return given(game, { cells, digit: 0 });
  }
  const digits = () => withParts(game, { digits: mapped(game.digits, open(game, cells), () => 0) });
  const corners = () => withParts(game, { corner: mapped(game.corner, empty(game, cells), () => 0) });
  const centres = () => withParts(game, { centre: mapped(game.centre, empty(game, cells), () => -1) });
  const colours = () => withParts(game, {
    cellColours: mapped(game.cellColours, cells, () => 0), candColours: withoutCandColours(game, cells) });
  const lines = () => withParts(game, { pen: withoutCells(game.pen, cells, game) });
  const first = { digit: digits, corner: corners, centre: centres, colour: colours, pen: lines }[mode] || digits;
  for (const way of [first, digits, centres, corners, colours]) {
    const next = way();
    if (next !== game) {
      return next;
    }
  }
  return game;
}

/** Pencils candidates in. @param {Game} game @param {{marks: number[]}} args a mask a cell */
function fill(game, { marks }) {
  const cells = empty(game, [...game.digits.keys()]);
  return withParts(game, { centre: mapped(game.centre, cells, (_, cell) => marks[cell]) });
}

/** @param {Game} game */
function clearMarks(game) {
  const cells = [...game.digits.keys()];
  return withParts(game, { centre: mapped(game.centre, cells, () => -1), corner: mapped(game.corner, cells, () => 0) });
}

/** @param {Game} game */
function clearColours(game) {
  const cells = [...game.digits.keys()];
  return withParts(game, {
    cellColours: mapped(game.cellColours, cells, () => 0), candColours: withoutCandColours(game, cells) });
}

/** @param {Game} game */
function clearPen(game) {
  return withParts(game, { pen: mapped(game.pen, game.pen.keys(), () => 0) });
}

/**
 * Places and removes what steps say; cells that lose a candidate and are not pencilled get what is possible first.
 *
 * @param {Game} game
 * @param {{placements: number[][], eliminations: number[][], possible: number[], peers: number[][]|null}} args pairs of a cell and a digit
 */
function step(game, { placements, eliminations, possible, peers }) {
  let next = game;
  for (const [cell, value] of eliminations) {
    next = withParts(next, { centre: mapped(next.centre, empty(next, [cell]),
      (mask) => (mask < 0 ? possible[cell] : mask) & ~bit(value)) });
  }
  for (const [cell, value] of placements) {
    if (next.digits[cell] !== value) {
      next = digit(next, { cells: [cell], digit: value, peers });
    }
  }
  return next;
}

/** Back to the givens. @param {Game} game */
function restart(game) {
  const start = newGame(game.layout, game, { givens: game.givens, title: game.title, author: game.author, words: game.words, source: game.source });
  return JSON.stringify(start) === JSON.stringify(game) ? game : start;
}

/** Other rules on the same grid; where digits are not doubled any more, the doubled ones are those that they doubled. @param {Game} game @param {{layout: string, side?: number}} args */
function rules(game, { layout, side = game.side }) {
  if (side === game.side) {
    return withParts(game, { layout });
  }
  const digits = (/** @type {number[]} */ some) => some.map((digit) => (digit > side ? digit - side : digit));
  const marks = (/** @type {number[]} */ masks) => masks.map((mask) => (mask < 0 || side > game.side ? mask : (mask | (mask >> side)) & (bit(side + 1) - 1)));
  return {
    ...game, layout, side, givens: digits(game.givens), digits: digits(game.digits), centre: marks(game.centre), corner: marks(game.corner),
    candColours: Object.fromEntries(Object.entries(game.candColours).filter(([key]) => Number(key.split('.')[1]) <= side)) };
}

/** What the setter says; without a title, the page's stays. @param {Game} game @param {Credits} args */
function credits(game, { title, author, words }) {
  return withParts(game, { title: title || (hasPageTitle(game) ? game.title : ''), author, words });
}

/** @type {Record<string, (game: Game, args: any) => Game>} */
export const actions = {
  digit, given, corner, centre, cellColour, candColour, pen, erase, fill, clearMarks, clearColours, clearPen, step, restart, rules, credits };
