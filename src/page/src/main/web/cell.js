// @ts-check
// One cell of the grid: what it shows, and its name for screen readers.

import { areLines } from './model/geometry.js';
import { bit, digitsIn, halfOf, markColumns, symbol } from './model/layout.js';
import { said } from './text.js';

/** @typedef {import('./model/layout.js').Geometry} Geometry */
/**
 * @typedef {object} CellState everything one cell shows
 * @property {number} digit
 * @property {boolean} given
 * @property {number} centre candidates by bit
 * @property {number} corner
 * @property {boolean} fixed whether each candidate stands at its own place
 * @property {number} open candidates of which it is not known yet whether they are true
 * @property {number} few true candidates that few solutions have
 * @property {number} only true candidates that one solution has
 * @property {number} colours
 * @property {number[][]} candColours pairs of a digit and its colours
 * @property {string[]} pen what the pen has drawn in it, in words
 * @property {number[]} clashes cells with the same digit that must differ; holds the cell itself if only its answer says it clashes
 * @property {string} classes further classes, separated by spaces
 */

export const COLOURS = 'abcdefghi';

/** @param {string} name @param {string} className @param {string} [text] @returns {HTMLElement} */
export function el(name, className, text) {
  const element = document.createElement(name);
  if (className) {
    element.className = className;
  }
  if (text !== undefined) {
    element.textContent = text;
  }
  return element;
}

/** A sign that the style sheet draws, so that it does not add text to the cell's name. @param {string} className @param {string} sign */
function drawn(className, sign) {
  const element = el('i', className);
  element.dataset.sign = sign;
  return element;
}

/** @param {number} half @returns {string} */
export const doubling = (half) => `2·${symbol(half)}`;

/** @param {(key: string, values?: Record<string, string|number>) => string} t @param {number} digit @returns {string} also what it doubles */
export function digitName(t, digit) {
  const half = halfOf(digit);
  return half ? t('cell.doubled', { digit: symbol(digit), half: symbol(half) }) : symbol(digit);
}

/** @param {CellState} state @param {number} side @returns {HTMLElement[]} what stands in the cell */
export function drawCell(state, side) {
  const parts = [];
  const colours = digitsIn(state.colours);
  if (colours.length) {
    const paint = el('span', 'paint');
    for (const colour of colours) {
      paint.append(drawn('tint tint-' + COLOURS[colour - 1], COLOURS[colour - 1]));
    }
    parts.push(paint);
  }
  if (state.digit) {
    const digit = el('span', 'digit', symbol(state.digit));
    const half = halfOf(state.digit);
    if (half) {
      digit.append(drawn('half', doubling(half)));
    }
    parts.push(digit);
  } else if (state.fixed) {
    parts.push(fixedMarks(state, side));
  } else {
    const centre = inCentre(state);
    parts.push(...(state.corner > 0 ? [cornerMarks(state, side, centre.length > 0)] : []), ...(centre.length ? [centreMarks(state, centre)] : []));
  }
  return parts;
}

/** The digits among the centre marks of a cell without places, with those that are only coloured. @param {CellState} state */
function inCentre(state) {
  const coloured = state.candColours.reduce((mask, [digit]) => mask | bit(digit), 0);
  return digitsIn(Math.max(state.centre, 0) | (coloured & ~state.corner));
}

/** @param {CellState} state @param {number} digit @param {string} className @returns {HTMLElement} */
function mark(state, digit, className) {
  const element = drawn(className, symbol(digit));
  element.dataset.digit = String(digit);
  const colours = state.candColours.find(([of]) => of === digit);
  if (colours) {
    const letters = digitsIn(colours[1]).map((colour) => COLOURS[colour - 1]).join('');
    element.classList.add('chip', 'tint-' + letters[0]);
    element.dataset.letters = letters;
  }
  return element;
}

/** @param {CellState} state @param {number} side */
function fixedMarks(state, side) {
  const box = el('span', 'marks');
  const columns = markColumns(side);
  const coloured = state.candColours.reduce((mask, [digit]) => mask | bit(digit), 0);
  const has = (/** @type {number} */ mask, /** @type {number} */ digit, /** @type {string} */ name) => (mask & bit(digit) ? name : '');
  for (const digit of digitsIn(Math.max(state.centre, 0) | state.open | state.corner | coloured)) {
    const isFramed = has(state.corner, digit, ' is-framed') || has(state.only, digit, ' is-only');
    const element = mark(state, digit, 'mark' + isFramed + has(state.few, digit, ' is-few') + has(state.open, digit, ' is-open'));
    element.style.gridArea = `${Math.floor((digit - 1) / columns) + 1} / ${((digit - 1) % columns) + 1}`;
    box.append(element);
  }
  return box;
}

/** The places of corner marks in a square of three by three, in the order in which they are taken. */
const CORNERS = [0, 2, 6, 8, 1, 7, 3, 5];

/** Up to this many leave the middle free. */
const MOST_BESIDE = 6;

/** @param {CellState} state @param {number} side @param {boolean} hasCentre whether there are centre marks, too */
function cornerMarks(state, side, hasCentre) {
  const digits = digitsIn(state.corner);
  if (digits.length > (hasCentre ? MOST_BESIDE : CORNERS.length) || side > 12) {
    const row = el('span', 'corners-row');
    row.append(...digits.map((digit) => mark(state, digit, 'mark')));
    return row;
  }
  const box = el('span', 'corners');
  const places = CORNERS.slice(0, digits.length).sort((a, b) => a - b);
  digits.forEach((digit, i) => {
    const element = mark(state, digit, 'mark');
    element.style.gridArea = `${Math.floor(places[i] / 3) + 1} / ${(places[i] % 3) + 1}`;
    box.append(element);
  });
  return box;
}

/** So many stand in one row, fewer if they are coloured; more take several rows, so that they stay legible. */
const MOST_IN_ROW = 5;
const MOST_CHIPS_IN_ROW = 3;

/** @param {CellState} state @param {number[]} digits */
function centreMarks(state, digits) {
  const most = Math.max(state.candColours.length ? MOST_CHIPS_IN_ROW : MOST_IN_ROW, Math.ceil(Math.sqrt(digits.length)));
  const rows = Math.ceil(digits.length / most);
  const box = el('span', 'centre');
  box.style.setProperty('--rows', String(rows));
  box.style.setProperty('--columns', String(Math.ceil(digits.length / rows)));
  box.append(...digits.map((digit) => mark(state, digit, 'mark')));
  return box;
}

/**
 * The cell's name, as a screen reader says it.
 *
 * @param {(key: string, values?: Record<string, string|number>) => string} t
 * @param {Geometry} layout
 * @param {number} cell
 * @param {CellState} state
 * @returns {string}
 */
export function cellLabel(t, layout, cell, state) {
  const place = (/** @type {number} */ at) => ({ row: Math.floor(at / layout.columns) + 1, column: (at % layout.columns) + 1 });
  const parts = [t('cell.place', place(cell))];
  if (layout.known && layout.regions[cell] >= 0 && !areLines(layout)) {
    parts.push(t(/^(grid \S+ )?box/.test(layout.layout) ? 'cell.box' : 'cell.region', { number: layout.regions[cell] + 1 }));
  }
  const list = (/** @type {number} */ mask) => digitsIn(mask).map(symbol).join(' ');
  if (state.digit) {
    const digit = digitName(t, state.digit);
    parts.push(state.given ? t('cell.given', { digit }) : digit);
  } else {
    parts.push(t('cell.empty'));
    if (state.centre > 0) {
      parts.push(t('cell.candidates', { digits: list(state.centre) }));
    }
    if (state.only > 0) {
      parts.push(t('cell.only', { digits: list(state.only) }));
    }
    if (state.corner > 0) {
      parts.push(t('cell.corner', { digits: list(state.corner) }));
    }
  }
  if (state.colours) {
    parts.push(t('cell.colours', { letters: digitsIn(state.colours).map((colour) => COLOURS[colour - 1]).join(' ') }));
  }
  for (const [digit, colours] of [...state.candColours].sort(([a], [b]) => a - b)) {
    parts.push(t('cell.candidateColours', {
      digit: symbol(digit), letters: digitsIn(colours).map((colour) => COLOURS[colour - 1]).join(' ') }));
  }
  parts.push(...state.pen, ...rulesAt(layout, cell));
  for (const other of state.clashes) {
    parts.push(other === cell ? t('cell.conflict') : t('cell.conflictWith', place(other)));
  }
  if (/\bis-wrong\b/.test(state.classes)) {
    parts.push(t('cell.wrong'));
  }
  if (/\bis-blamed\b/.test(state.classes)) {
    parts.push(t('cell.blamed'));
  }
  if (/\bis-differ\b/.test(state.classes)) {
    parts.push(t('cell.differs'));
  }
  if (/\bis-can\b/.test(state.classes)) {
    parts.push(t('cell.filtered'));
  }
  return parts.join(', ');
}

/**
 * The names of the rules that are drawn in a cell; a clue outside the grid is about a whole line, and the list of rules has it.
 * @param {Geometry} layout
 * @param {number} cell
 */
function rulesAt(layout, cell) {
  return layout.rules.filter((rule) => rule.drawn === 'cells' && rule.cells.includes(cell)).map((rule) => said('rule', rule.label.split(':')[0].replace(/^r\d+c\d+ (?=is )/, ''), rule, 'brief').text);
}
