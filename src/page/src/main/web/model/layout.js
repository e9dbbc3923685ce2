// @ts-check
// The layout as the page uses it: cells by number, peers and conflicts from the houses and pairs that the library tells.

/**
 * @typedef {object} Rule
 * @property {string} name
 * @property {string} label the name with all cells
 * @property {string} kind the first word of its text, or its name if the page names it itself
 * @property {string} text its line in the layout's text
 * @property {number[]} cells
 * @property {string} drawn `cells`, `outside` or `no`; empty for rules that the page draws or names itself
 *
 * @typedef {{below: string, above: string, margin: number, labelled: number[], diagonals: boolean, shaded: number[]}} Drawing
 *   elements of SVG, the room around the grid, cells with a label, whether lines go along both diagonals, and tinted cells
 */
/**
 * @typedef {object} Geometry
 * @property {string} layout the layout's text
 * @property {number} side how many digits there are
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} regions the region of each cell, for borders; -1 for a cell in none
 * @property {number[][]} peers for each cell the cells that must differ from it, ascending
 * @property {Rule[]} rules the rules other than rows, columns and regions
 * @property {Drawing} drawing
 * @property {boolean} known whether the library has told the peers
 */

/** @typedef {{side: number, rows: number, columns: number}} Size side: how many digits there are, which are as many as rows and as columns on most grids */

/** @type {Drawing} */
export const NO_DRAWING = { below: '', above: '', margin: 0, labelled: [], diagonals: false, shaded: [] };

const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What the first digit of the game is worth; everywhere in the page, digits are numbered from 1. */
export let least = 1;

/** @param {string} layout @returns {number} what its first digit is worth */
export function leastOf(layout) {
  return /(^|;)\s*digits 0-/.test(layout) ? 0 : 1;
}

/** The line by which digits are doubled. */
const DOUBLERS = /(?:^|[;\n])\s*rule\s+doublers\b/;

/** The last digit of the game that is not doubled; the doubled ones follow in the same order. */
let lastPlain = Infinity;

/** Makes the digits those of a layout. @param {string} layout */
export function countFrom(layout) {
  least = leastOf(layout);
  lastPlain = DOUBLERS.test(layout) ? (sketch(layout)?.side ?? 0) / 2 : Infinity;
}

/** @param {number} digit @returns {number} the digit that it doubles, 0 for one that is not doubled */
export const halfOf = (digit) => Math.max(0, digit - lastPlain);

/** Whether digits are doubled, so that their numbers are not in the order of what they are worth. */
export const areDoubled = () => lastPlain < Infinity;

/** @param {number} digit from 1 @returns {number} */
export function worth(digit) {
  return digit + least - 1;
}

/** @param {number} value @returns {string} */
export function sign(value) {
  return SYMBOLS[value] ?? '';
}

/** @param {number} digit from 1 @returns {string} */
export function symbol(digit) {
  return digit >= 1 ? sign(worth(digit)) : '';
}

/** @param {string} char @param {number} [from] what the first digit is worth @returns {number} the digit from 1, or 0 for anything else */
export function digitOf(char, from = least) {
  return char.length === 1 ? Math.max(0, SYMBOLS.indexOf(char.toUpperCase()) - from + 1) : 0;
}

/** @param {number} side @returns {Size} */
export const square = (side) => ({ side, rows: side, columns: side });

/** @param {Size} a @param {Size} b */
export const areAlike = (a, b) => a.side === b.side && a.rows === b.rows && a.columns === b.columns;

/** @param {number} cell @param {Size} size @returns {string} such as r1c1 */
export function cellName(cell, { columns }) {
  return 'r' + (Math.floor(cell / columns) + 1) + 'c' + ((cell % columns) + 1);
}

/** @param {string|number} name such as r1c1, or a number already @param {Size} size @returns {number} the cell's number from 0, or -1 */
export function cellIndex(name, { columns }) {
  if (typeof name === 'number') {
    return name;
  }
  const match = /^r(\d+)c(\d+)/.exec(name);
  return match ? (Number(match[1]) - 1) * columns + Number(match[2]) - 1 : -1;
}

/** @param {number[]} digits @param {number} [from] @returns {string} one character a cell, `.` for an empty one */
export function lineOf(digits, from = least) {
  return digits.map((digit) => (digit >= 1 && sign(digit + from - 1)) || '.').join('');
}

/** @param {string} line @param {Size} size @param {number} [from] @returns {number[]} one number a cell; 0 for anything but a digit of this side */
export function digitsOf(line, { side, rows, columns }, from = least) {
  const digits = new Array(rows * columns).fill(0);
  for (let i = 0; i < digits.length && i < line.length; i++) {
    const digit = digitOf(line[i], from);
    digits[i] = digit <= side ? digit : 0;
  }
  return digits;
}

/** @param {number[]} masks candidates by bit; 0 for none left, -1 for not pencilled @param {number} [from] @returns {string} as the library's key `marks` */
export function marksText(masks, from = least) {
  return masks.map((mask) => (mask === 0 ? '-' : digitsIn(mask).map((digit) => sign(digit + from - 1)).join(''))).join(',');
}

/** @param {string} text as `marksText` writes it @param {Size} size @param {number} [from] @returns {number[]} -1 for a cell without marks */
export function masksOf(text, { side, rows, columns }, from = least) {
  const parts = text.split(',');
  const masks = new Array(rows * columns).fill(-1);
  for (let i = 0; i < masks.length && i < parts.length; i++) {
    const mask = [...parts[i].trim()].reduce((sum, char) => {
      const digit = digitOf(char, from);
      return digit > 0 && digit <= side ? sum | bit(digit) : sum;
    }, 0);
    masks[i] = mask || (parts[i].trim() === '-' ? 0 : -1);
  }
  return masks;
}

/** @param {number} digit @returns {number} */
export function bit(digit) {
  return 1 << (digit - 1);
}

/** @param {number} mask @returns {number[]} the digits of the bits, ascending; none for a negative mask */
export function digitsIn(mask) {
  const digits = [];
  for (let digit = 1; mask > 0 && digit <= 25; digit++) {
    if (mask & bit(digit)) {
      digits.push(digit);
    }
  }
  return digits;
}

/** The largest number of digits. */
const MOST_DIGITS = 25;

/** @typedef {Size & {regions: number[]}} Shape */

/**
 * The size and the regions of a layout's text, so that a grid can be drawn before the library has answered.
 *
 * @param {string} layout
 * @returns {Geometry|null} null if the text begins with no layout of 1 to 25 digits
 */
export function sketch(layout) {
  const line = layout.trim().replace(/[;\n].*$/s, '').trim();
  const grid = /^grid\s+(\d+)[x×](\d+)\s*(.*)$/i.exec(line);
  const base = grid ? within(Number(grid[1]), Number(grid[2]), grid[3]) : usual(line);
  const digits = /(?:^|[;\n])\s*digits\s+(\d+)-(\d+)/.exec(layout);
  const plain = Math.max(base?.side ?? 0, digits ? Number(digits[2]) - Number(digits[1]) + 1 : 0);
  const side = DOUBLERS.test(layout) ? 2 * plain : plain;
  if (!base || side < 1 || side > MOST_DIGITS) {
    return null;
  }
  const peers = base.regions.map(() => []);
  return { ...base, layout, side, peers, rules: [], drawing: NO_DRAWING, known: false };
}

/** @param {string} line @returns {Shape|null} of a line that names boxes or regions of as many cells as rows and columns */
function usual(line) {
  const latin = /^no-boxes\s+(\d+)/i.exec(line);
  const box = latin ? [1, Number(latin[1])] : boxOf(line);
  const side = box ? box[0] * box[1] : Math.sqrt(namesOf(line).length);
  return Number.isInteger(side) ? within(side, side, latin ? `box 1x${side}` : line) : null;
}

/** @param {number} rows @param {number} columns @param {string} text what is said of boxes or regions, if anything @returns {Shape|null} */
function within(rows, columns, text) {
  const size = { side: Math.max(rows, columns), rows, columns };
  if (rows < 1 || columns < 1 || size.side > MOST_DIGITS) {
    return null;
  }
  const box = boxOf(text);
  if (box) {
    return { ...size, side: Math.max(size.side, box[0] * box[1]), regions: boxesOf(size, box) };
  }
  const names = namesOf(text);
  const known = [...new Set(names)].filter((name) => name !== '.');
  const counts = known.map((name) => names.filter((other) => other === name).length);
  const regions = Array.from({ length: rows * columns }, (_, cell) => known.indexOf(names[cell]));
  return [0, regions.length].includes(names.length) ? { ...size, side: Math.max(size.side, ...counts), regions } : null;
}

/** @param {string} text @returns {number[]|null} rows and columns of a box */
function boxOf(text) {
  const box = /^box\s+(\d+)\s*[x×]\s*(\d+)/i.exec(text);
  return box && [Number(box[1]), Number(box[2])];
}

/** @param {string} text @returns {string[]} the region of each cell, as it is named */
const namesOf = (text) => [...(/^regions\s+(.+)/.exec(text)?.[1] ?? '').replace(/\s+/g, '')];

/** What stands for the library's answer until it comes. @param {Geometry} layout */
export function outline(layout) {
  const { side, rows, columns, regions } = layout;
  return { result: 'layout', layout: layout.layout, side, rows, columns, symbols: [...SYMBOLS.slice(leastOf(layout.layout), side + leastOf(layout.layout))], houses: [], regions, pairs: [], rules: [],
    engines: [], counts: {}, logic: false };
}

/** @param {number} rows of a box @param {number} columns @returns {number[]} */
export const boxes = (rows, columns) => boxesOf(square(rows * columns), [rows, columns]);

/** @param {Size} size @param {number[]} box @returns {number[]} */
function boxesOf({ rows, columns }, [high, wide]) {
  const across = Math.ceil(columns / wide);
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return Math.floor(row / high) * across + Math.floor(column / wide);
  });
}

/**
 * What the page needs of the library's answer to the command `layout`.
 *
 * @param {any} data
 * @returns {Geometry}
 */
export function geometry(data) {
  const { side, rows, columns } = data;
  const cells = (/** @type {(string|number)[]} */ names) => names.map((name) => cellIndex(name, data));
  /** @type {Set<number>[]} */
  const sets = Array.from({ length: rows * columns }, () => new Set());
  const groups = [...(data.houses || []).map((/** @type {any} */ house) => house.cells), ...(data.pairs || [])].map(cells);
  for (const group of groups) {
    group.forEach((cell) => group.forEach((other) => other !== cell && sets[cell].add(other)));
  }
  const peers = sets.map((set) => [...set].sort((a, b) => a - b));
  const rules = (data.rules || []).map((/** @type {any} */ { name, label = name, text = '', drawn = '', cells: own = [] }) => ({
    name, label, kind: drawn ? text.split(' ')[0] : name, text, cells: own, drawn }));
  return { layout: String(data.layout), side, rows, columns, regions: data.regions, peers, rules, drawing: data.drawing || NO_DRAWING, known: true };
}

/** @param {Geometry} layout @returns {boolean} whether it has rules that houses and pairs do not show */
export const hasDrawnRules = ({ rules }) => rules.some((rule) => rule.drawn);

/**
 * The cells whose digit stands in a peer as well.
 *
 * @param {Geometry} layout
 * @param {number[]} digits
 * @returns {Map<number, number[]>} for each such cell, the peers with the same digit
 */
export function conflicts(layout, digits) {
  const found = new Map();
  digits.forEach((digit, cell) => {
    const same = digit ? layout.peers[cell].filter((peer) => digits[peer] === digit) : [];
    if (same.length) {
      found.set(cell, same);
    }
  });
  return found;
}

/**
 * The candidates that no placed digit excludes.
 *
 * @param {Geometry} layout
 * @param {number[]} digits
 * @returns {number[]} a mask a cell; 0 for a cell with a digit
 */
export function possible(layout, digits) {
  const all = (1 << layout.side) - 1;
  return digits.map((digit, cell) => (digit ? 0 : layout.peers[cell].reduce(
    (mask, peer) => (digits[peer] ? mask & ~bit(digits[peer]) : mask), all)));
}

/** @param {Size} size @returns {number} how often each digit stands in a solution; 0 if that is not known, since neither rows nor columns have all digits */
export function occurrences({ side, rows, columns }) {
  return columns === side ? rows : rows === side ? columns : 0;
}

/** @param {number} side @returns {number} how many pencil marks stand side by side in a cell */
export function markColumns(side) {
  return Math.ceil(Math.sqrt(side));
}

/**
 * Where a pencil mark stands in its cell.
 *
 * @param {number} side
 * @param {number} digit
 * @returns {{x: number, y: number}} the middle of the mark, from 0 to 1
 */
export function markPlace(side, digit) {
  const columns = markColumns(side);
  const rows = Math.ceil(side / columns);
  return { x: (((digit - 1) % columns) + 0.5) / columns, y: (Math.floor((digit - 1) / columns) + 0.5) / rows };
}
