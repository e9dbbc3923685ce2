// @ts-check
// The grid: layers from the backgrounds up to the overlay, and the cells, which take the focus themselves.

import { cellLabel, drawCell, el } from './cell.js';
import { createDrawing } from './drawing.js';
import { drawLines, drawRules, fit, layer } from './lines.js';
import { bit, conflicts, digitsIn, hasDrawnRules, markColumns, possible } from './model/layout.js';
import { drawPen, penWords } from './penlayer.js';
import { loadTypeface } from './typeface.js';

/** @typedef {import('./types.js').App} App */
/** @typedef {import('./cell.js').CellState} CellState */

/** Instead of the pen's lines, over another position than the game's. @type {number[]} */
const NO_LINES = [];

/** @type {Set<number>} */
const NONE = new Set();

/**
 * @param {HTMLElement} board
 * @param {App} app
 */
export function createGrid(board, app) {
  const rules = layer('layer rules');
  const washes = layer('layer washes');
  const lines = layer('layer lines');
  const pen = layer('layer pen');
  const overlay = layer('layer overlay');
  const grid = el('div', 'grid');
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-multiselectable', 'true');
  const drawing = createDrawing();
  board.replaceChildren(rules, washes, grid, drawing.below, lines, drawing.above, pen, overlay);
  /** @type {HTMLElement[]} */
  let cells = [];
  /** What each cell was drawn for, and what stands in it. @type {string[]} */
  let drawn = [];
  /** @type {string[]} */
  let contents = [];
  let drawnLayout = /** @type {unknown} */ (null);
  let names = '';
  /** The size that the cells were made for. */
  let built = '';
  /** What of the pen is drawn. @type {number[]} */
  let penned = NO_LINES;

  /** @param {import('./model/layout.js').Size} size */
  function build({ side, rows: down, columns: across }) {
    loadTypeface(side);
    cells = [];
    drawn = [];
    contents = [];
    const rows = [];
    for (let row = 0; row < down; row++) {
      const line = el('div', 'row');
      line.setAttribute('role', 'row');
      for (let column = 0; column < across; column++) {
        const cell = el('div', 'cell');
        cell.setAttribute('role', 'gridcell');
        cell.dataset.cell = String(cells.length);
        cell.tabIndex = -1;
        cells.push(cell);
        line.append(cell);
      }
      rows.push(line);
    }
    grid.replaceChildren(...rows);
    document.documentElement.style.setProperty('--across', String(across));
    document.documentElement.style.setProperty('--down', String(down));
    board.style.setProperty('--mark-columns', String(markColumns(side)));
    board.style.setProperty('--mark-rows', String(Math.ceil(side / markColumns(side))));
  }

  /** What all cells show, in one pass. @returns {CellState[]} */
  function states() {
    const { store, view, layout } = app;
    const { game } = store;
    const own = !(view && (view.digits || view.candidates));
    const digits = view?.digits || game.digits;
    const free = app.needsCandidates && own ? possible(layout, digits) : null;
    const live = own && !app.hasOverlay ? app.live : null;
    const trueOnes = live?.candidates;
    const marks = trueOnes ? trueOnes.sure : free ? game.centre.map((mask, cell) => (mask < 0 ? free[cell] : mask)) : game.centre;
    const centre = view?.candidates || (own ? marks : new Array(digits.length).fill(-1));
    const clash = conflicts(layout, digits);
    const told = new Set(view?.conflicts || live?.conflicts || []);
    const broken = own ? app.clashes() : NONE;
    const blamed = new Set(live?.blamed || []);
    const differ = new Set(view?.differ || []);
    const isFixed = app.hasOverlay || !own || trueOnes || app.settings.marks === 'fixed';
    /** What equals it is highlighted; not besides a step, of whose pattern it would seem to be. */
    const cursorDigit = app.hasOverlay ? 0 : digits[store.cursor];
    const peers = new Set(app.settings.peers && own ? layout.peers[store.cursor] || [] : []);
    const can = filtered(digits, centre);
    const wrong = own ? app.mistakes() : new Set();
    const labelled = new Set(layout.drawing.labelled);
    const words = penWords(app.t, own ? game.pen : NO_LINES, layout);
    board.dataset.same = String(!own ? 0 : store.filter > 0 ? store.filter : cursorDigit);
    /** @type {Map<number, number[][]>} */
    const chips = new Map();
    for (const [key, colours] of own ? Object.entries(game.candColours) : []) {
      const [cell, digit] = key.split('.').map(Number);
      chips.set(cell, [...(chips.get(cell) || []), [digit, colours]]);
    }
    return digits.map((digit, cell) => {
      const clashes = clash.get(cell) || (told.has(cell) || broken.has(cell) ? [cell] : []);
      const corner = own && !trueOnes ? game.corner[cell] : 0;
      const classes = [
        game.givens[cell] ? 'is-given' : '',
        clashes.length ? 'is-conflict' : '',
        clashes.length && told.size && !told.has(cell) ? 'is-besides' : '',
        wrong.has(cell) ? 'is-wrong' : '',
        store.selection.has(cell) ? 'is-selected' : '',
        cell === store.cursor ? 'is-cursor' : '',
        own && digit && digit === cursorDigit && app.settings.peers ? 'is-same' : '',
        peers.has(cell) ? 'is-peer' : '',
        differ.has(cell) ? 'is-differ' : '',
        blamed.has(cell) ? 'is-blamed' : '',
        can?.has(cell) ? 'is-can' : '',
        labelled.has(cell) ? 'has-label' : ''].filter(Boolean).join(' ');
      return {
        digit, given: game.givens[cell] > 0, centre: digit ? 0 : centre[cell], corner: digit ? 0 : corner,
        fixed: Boolean(isFixed) && (app.hasOverlay || !own || !corner || centre[cell] > 0),
        open: !digit && trueOnes ? trueOnes.open[cell] : 0, few: !digit && trueOnes ? trueOnes.few[cell] : 0, only: !digit && trueOnes ? trueOnes.only[cell] : 0, colours: own ? game.cellColours[cell] : 0,
        candColours: digit ? [] : chips.get(cell) || [], pen: words.get(cell) || [], clashes, classes };
    });
  }

  /** The cells that the filter lets through; null without a filter. @param {number[]} digits @param {number[]} centre */
  function filtered(digits, centre) {
    const { filter } = app.store;
    if (!filter) {
      return null;
    }
    const free = possible(app.layout, digits);
    const passes = (/** @type {number} */ cell) => {
      const mask = centre[cell] > 0 ? centre[cell] & free[cell] : free[cell];
      return filter < 0 ? digitsIn(mask).length === 2 : (mask & bit(filter)) !== 0;
    };
    return new Set([...digits.keys()].filter((cell) => !digits[cell] && passes(cell)));
  }

  function render() {
    const { layout, store } = app;
    const shape = `${layout.side} ${layout.rows} ${layout.columns}`;
    if (built !== shape) {
      const hadFocus = grid.contains(document.activeElement);
      built = shape;
      build(layout);
      drawnLayout = null;
      if (hadFocus) {
        cells[store.cursor]?.focus();
      }
    }
    if (drawnLayout !== layout) {
      drawRules(rules, layout);
      drawLines(lines, layout);
      drawing.draw(layout, board);
      fit(overlay, layout);
      drawn = [];
      drawnLayout = layout;
    }
    if (names !== app.language) {
      names = app.language;
      drawn = [];
      grid.setAttribute('aria-label', app.t('grid.label'));
    }
    board.classList.toggle('is-view', app.isElsewhere);
    board.classList.toggle('is-explained', app.hasOverlay);
    board.classList.toggle('has-cell-colours', store.game.cellColours.some((colour) => colour > 0));
    renderPen();
    const shown = states();
    shown.forEach(paint);
    const isRight = layout.known && (store.game === app.entry.right || !hasDrawnRules(layout));
    board.classList.toggle('is-solved', isRight && !app.isElsewhere && shown.every((state) => state.digit > 0 && !state.clashes.length));
  }

  function renderPen() {
    const shown = app.isElsewhere ? NO_LINES : app.pen.drawn;
    if (penned !== shown) {
      drawPen(pen, shown, app.layout);
      penned = shown;
    }
  }

  /** @param {CellState} state @param {number} index */
  function paint(state, index) {
    const { layout, store } = app;
    const { classes, clashes, given, pen: words, ...content } = state;
    const inner = JSON.stringify(content);
    const signature = `${inner} ${classes} ${clashes} ${words} ${given && !store.setup}`;
    if (drawn[index] === signature) {
      return;
    }
    drawn[index] = signature;
    const cell = cells[index];
    cell.className = 'cell ' + classes;
    if (contents[index] !== inner) {
      contents[index] = inner;
      const inside = el('span', 'inside');
      inside.setAttribute('aria-hidden', 'true');
      inside.append(...drawCell(state, layout.side));
      cell.replaceChildren(inside);
    }
    cell.tabIndex = index === store.cursor ? 0 : -1;
    cell.setAttribute('aria-label', cellLabel(app.t, layout, index, state));
    cell.setAttribute('aria-selected', String(store.selection.has(index)));
    cell.setAttribute('aria-readonly', String(state.given && !store.setup));
    cell.toggleAttribute('aria-invalid', false);
    if (state.clashes.length || /\bis-wrong\b/.test(classes)) {
      cell.setAttribute('aria-invalid', 'true');
    }
  }

  return {
    render,
    board,
    grid,
    /** The SVG in units of a cell on top of the digits, for chips and chains. */
    overlay,
    /** The SVG in units of a cell below the digits, for the colours of cells. */
    washes,
    /** @param {number} cell */
    focus(cell) {
      cells[cell]?.focus({ preventScroll: false });
    },
    /** Whether the focus is in the grid. */
    get hasFocus() {
      return grid.contains(document.activeElement);
    },
    /** Draws everything anew, after a change of settings or language. */
    refresh() {
      drawn = [];
      names = '';
      render();
    } };
}
