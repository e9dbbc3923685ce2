// @ts-check
// What the pen has drawn, as one number for each cell: its lines to neighbouring cells, and its mark.

/** @typedef {import('./layout.js').Size} Size */

/**
 * Where the lines of a cell lead, down and to the right. All other neighbours have the line themselves. The colours of these four, from 1, are the last
 * decimal places of the cell's number, the first one the units.
 */
const WAYS = [[0, 1], [1, 1], [1, 0], [1, -1]];

/** What the number of a mark is multiplied by: circles in nine colours, then crosses. */
const MARK = 10 ** WAYS.length;

const COLOURS = 9;

/** The largest number of a cell. */
export const LARGEST = (2 * COLOURS + 1) * MARK - 1;

/** @typedef {{from: number, to: number, unit: number, colour: number}} Line unit: of its decimal place; colour: from 1 */

/** @param {number} cell @param {number[]} way @param {Size} size @returns {number} the neighbour, or -1 */
function reached(cell, [down, right], { rows, columns }) {
  const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right];
  return row < rows && column >= 0 && column < columns ? row * columns + column : -1;
}

/** @param {number} value @param {number} unit */
const colourAt = (value, unit) => Math.floor(value / unit) % 10;

/** @param {number[]} pen @param {Size} size @returns {Line[]} */
export function linesOf(pen, size) {
  return pen.flatMap((value, from) => (value % MARK ? WAYS.map((way, i) => ({ from, to: reached(from, way, size), unit: 10 ** i, colour: colourAt(value, 10 ** i) })) : []))
    .filter(({ to, colour }) => to >= 0 && colour > 0);
}

/** @param {number} value of a cell @returns {{shape: 'circle'|'cross', colour: number}|null} */
export function markOf(value) {
  const mark = Math.floor(value / MARK);
  return mark ? { shape: mark > COLOURS ? 'cross' : 'circle', colour: mark > COLOURS ? mark - COLOURS : mark } : null;
}

/** @param {number} one @param {number} other @param {Size} size @returns {[from: number, unit: number]|null} null unless they are neighbours */
export function lineBetween(one, other, size) {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const at = WAYS.findIndex((way) => reached(from, way, size) === to);
  return at < 0 ? null : [from, 10 ** at];
}

/** @param {number[]} cells @param {Size} size */
const linesAlong = (cells, size) => cells.slice(1).flatMap((cell, i) => {
  const line = lineBetween(cells[i], cell, size);
  return line ? [line] : [];
});

/** @param {number[]} pen @param {number[]} cells @param {number} colour @param {Size} size @returns {boolean} whether there are lines in this colour from each cell to the next */
export function hasLines(pen, cells, colour, size) {
  return linesAlong(cells, size).every(([from, unit]) => colourAt(pen[from], unit) === colour);
}

/** @param {number[]} pen @param {number[]} next @returns {number[]} the old one if nothing differs */
const changed = (pen, next) => (next.some((value, cell) => value !== pen[cell]) ? next : pen);

/** Lines from each cell to the next; none if all of them are there. @param {number[]} pen @param {number[]} cells @param {number} colour @param {Size} size */
export function withLines(pen, cells, colour, size) {
  const next = pen.slice();
  const put = hasLines(pen, cells, colour, size) ? 0 : colour;
  for (const [from, unit] of linesAlong(cells, size)) {
    next[from] += (put - colourAt(next[from], unit)) * unit;
  }
  return changed(pen, next);
}

/** The next mark in a cell: a circle, a cross, none. @param {number[]} pen @param {number} cell @param {number} colour */
export function withMark(pen, cell, colour) {
  const shape = markOf(pen[cell])?.shape;
  const mark = shape === 'cross' ? 0 : shape === 'circle' ? COLOURS + colour : colour;
  return pen.map((value, at) => (at === cell ? (value % MARK) + mark * MARK : value));
}

/** Without the marks in some cells and the lines that reach them. @param {number[]} pen @param {number[]} cells @param {Size} size */
export function withoutCells(pen, cells, size) {
  const next = pen.slice();
  cells.forEach((cell) => { next[cell] %= MARK; });
  for (const { from, to, unit, colour } of linesOf(pen, size)) {
    next[from] -= cells.includes(from) || cells.includes(to) ? colour * unit : 0;
  }
  return changed(pen, next);
}

/** @param {number[]} pen @returns {string} such as `1e.3-2a.7ps`: cells that have something with their numbers */
export function penText(pen) {
  return pen.flatMap((value, cell) => (value ? [cell.toString(36) + '.' + value.toString(36)] : [])).join('-');
}

/** @param {string} text @param {Size} size @returns {number[]} what `penText` wrote, as far as it can be read */
export function penOf(text, { rows, columns }) {
  const pen = new Array(rows * columns).fill(0);
  for (const part of text.split('-')) {
    const [cell, value] = part.split('.').map((number) => parseInt(number, 36));
    if (cell >= 0 && cell < pen.length && value > 0 && value <= LARGEST) {
      pen[cell] = value;
    }
  }
  return pen;
}
