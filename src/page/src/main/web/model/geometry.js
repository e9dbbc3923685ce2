// @ts-check
/** Where candidates stand in a cell, the curves and outlines between them, and the borders of regions; all in units of a cell. */

import { markColumns, markPlace } from './layout.js';

/** @typedef {{x: number, y: number}} Point */
/** @typedef {import('./layout.js').Size} Size */

/** How far a link bends from the straight line, as a part of its length: the first that keeps clear of other chips. */
const BENDS = [0.14, -0.14, 0.07, -0.07, 0.24, -0.24];

/** Up to how many radii of a chip a link is so short that it needs a bow, and how far the bow bends. */
const SHORT = 3.6;
const BOW = 1.5;

/**
 * The centre of a candidate's place: always the same in its cell, three in a row for side 9.
 * @param {number} cell
 * @param {number} digit
 * @param {Size} size
 * @returns {Point}
 */
export function slot(cell, digit, { side, columns }) {
  const { x, y } = markPlace(side, digit);
  return { x: (cell % columns) + x, y: Math.floor(cell / columns) + y };
}

/**
 * The radius of a chip.
 * @param {Size} size
 */
export function rim({ side }) {
  return 0.44 / markColumns(side);
}

/**
 * A curve from the rim of one chip to that of another with an arrow head at its end, bent so that it keeps clear of other chips.
 * @param {Point} from
 * @param {Point} to
 * @param {number} radius
 * @param {boolean} isInside whether both stand in one cell
 * @param {Point[]} others the centres of all chips
 * @param {Size} size of the grid; a curve that would leave the grid bends to the other side
 * @returns {{d: string, head: string}}
 */
export function curve(from, to, radius, isInside, others, size) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const isShort = isInside || length < radius * SHORT;
  const middles = isShort ? bows(from, to, radius) : BENDS.map((bend) => control(from, to, length * bend));
  const middle = clearest(middles, from, to, radius, others, size);
  const start = towards(from, middle, radius * 1.05);
  const end = towards(to, middle, radius * 1.12);
  const head = Math.min(0.15, Math.max(0.07, length * 0.3));
  const base = towards(end, middle, head * 0.8);
  return {
    d: `M${pair(start)}Q${pair(middle)} ${pair(base)}`,
    head: arrow(end, middle, head),
  };
}

/**
 * The control points of a link so short that its chips would hide it: it leaves them sideways, first towards the middle of the cell.
 * @param {Point} from
 * @param {Point} to
 * @param {number} radius
 */
function bows(from, to, radius) {
  const centre = { x: Math.floor(from.x) + 0.5, y: Math.floor(from.y) + 0.5 };
  const [left, right] = [control(from, to, radius * BOW), control(from, to, -radius * BOW)];
  return distance(left, centre) < distance(right, centre) ? [left, right] : [right, left];
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} bend
 * @returns {Point}
 */
function control(from, to, bend) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend * 2,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend * 2,
  };
}

/**
 * The first control point whose curve keeps clear of other chips; if there is none, the one whose curve keeps furthest.
 * @param {Point[]} middles
 * @param {Point} from
 * @param {Point} to
 * @param {number} radius
 * @param {Point[]} others
 * @param {Size} size
 * @returns {Point}
 */
function clearest(middles, from, to, radius, others, size) {
  const rooms = middles.map((middle) => room(from, middle, to, others, size));
  const clear = rooms.findIndex((free) => free > radius * 1.4);
  return /** @type {Point} */ (middles[clear >= 0 ? clear : rooms.indexOf(Math.max(...rooms))]);
}

/**
 * The least distance of a curve from chips that it does not join.
 * @param {Point} from
 * @param {Point} middle
 * @param {Point} to
 * @param {Point[]} others
 * @param {Size} size
 */
function room(from, middle, to, others, { rows, columns }) {
  const top = along(from, middle, to, 0.5);
  let least = Math.min(top.x, top.y, columns - top.x, rows - top.y) < 0.06 ? -1 : Infinity;
  for (const other of others) {
    const isEnd = distance(other, from) < 0.01 || distance(other, to) < 0.01;
    for (let step = 1; step < 16 && !isEnd; step++) {
      least = Math.min(least, distance(other, along(from, middle, to, step / 16)));
    }
  }
  return Math.min(least, 1);
}

/**
 * @param {Point} from
 * @param {Point} middle
 * @param {Point} to
 * @param {number} part
 * @returns {Point}
 */
function along(from, middle, to, part) {
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * middle.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * middle.y + part * part * to.y,
  };
}

/**
 * @param {Point} a
 * @param {Point} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * The point at a distance from one point in the direction of another.
 * @param {Point} from
 * @param {Point} to
 * @param {number} far
 * @returns {Point}
 */
function towards(from, to, far) {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

/**
 * @param {Point} tip
 * @param {Point} from where the arrow comes from
 * @param {number} size
 */
function arrow(tip, from, size) {
  const back = towards(tip, from, size);
  const dx = (tip.x - back.x) * 0.45;
  const dy = (tip.y - back.y) * 0.45;
  return `M${pair(tip)}L${pair({ x: back.x - dy, y: back.y + dx })}L${pair({ x: back.x + dy, y: back.y - dx })}Z`;
}

/** @param {Point} point */
function pair(point) {
  return `${round(point.x)} ${round(point.y)}`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1000) / 1000;
}

/**
 * The lines around a set of cells, drawn a little inside.
 * @param {number[]} cells
 * @param {Size} size
 * @param {number} inset
 */
export function outline(cells, { rows, columns }, inset) {
  const inside = new Set(cells);
  /** @type {(row: number, column: number) => boolean} */
  const has = (row, column) => row >= 0 && column >= 0 && row < rows && column < columns && inside.has(row * columns + column);
  let path = '';
  for (const cell of cells) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const left = has(row, column - 1) ? 0 : inset;
    const right = has(row, column + 1) ? 0 : inset;
    const top = has(row - 1, column) ? 0 : inset;
    const bottom = has(row + 1, column) ? 0 : inset;
    const a = { x: column + left, y: row + top };
    const b = { x: column + 1 - right, y: row + top };
    const c = { x: column + 1 - right, y: row + 1 - bottom };
    const d = { x: column + left, y: row + 1 - bottom };
    path += (top > 0 ? line(a, b) : '') + (right > 0 ? line(b, c) : '') + (bottom > 0 ? line(d, c) : '') + (left > 0 ? line(a, d) : '');
  }
  return path;
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function line(from, to) {
  return `M${pair(from)}L${pair(to)}`;
}

/**
 * Whether the regions are the rows or the columns, as those of a Latin square are, and so add nothing to them.
 * @param {Pick<import('./layout.js').Geometry, 'columns' | 'regions'>} layout
 * @returns {boolean}
 */
export function areLines({ columns, regions }) {
  return regions.every((region, cell) => region === Math.floor(cell / columns)) || regions.every((region, cell) => region === cell % columns);
}

/** @param {Size & {regions: number[]}} layout @returns {{thin: string, thick: string}} paths between cells of one region and of two */
export function borders(layout) {
  const { rows, columns, regions } = layout;
  const isLatin = areLines(layout);
  /** @param {number} one @param {number} other */
  const isSame = (one, other) => isLatin || regions[one] === regions[other];
  /** @type {string[]} */
  const thin = [];
  /** @type {string[]} */
  const thick = [];
  for (let cell = 0; cell < regions.length; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    if (column + 1 < columns) {
      (isSame(cell, cell + 1) ? thin : thick).push(`M${column + 1} ${row}v1`);
    }
    if (row + 1 < rows) {
      (isSame(cell, cell + columns) ? thin : thick).push(`M${column} ${row + 1}h1`);
    }
  }
  return { thin: thin.join(''), thick: thick.join('') };
}
