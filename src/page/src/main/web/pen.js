// @ts-check
// The pen: a stroke from cell to cell draws lines, a tap puts a mark into a cell.

import { COLOURS } from './cell.js';
import { actions } from './model/actions.js';
import { cellName } from './model/layout.js';
import { moved, straight } from './model/movement.js';
import { hasLines, lineBetween, markOf } from './model/pen.js';

/** @typedef {import('./types.js').App} App */

/** @param {App} app @returns {import('./types.js').Pen} */
export function createPen(app) {
  /** The cells of the stroke under way. @type {number[]} */
  let stroke = [];
  /** Where the next line by keys begins, as long as no other cell is selected. @type {{from: number, selection: Set<number>|null}} */
  let passed = { from: 0, selection: null };
  /** The game and the stroke for which `drawn` was made. */
  let shown = { game: app.store.game, cells: stroke, pen: app.store.game.pen };

  /** @param {number[]} cells */
  function draw(cells) {
    const { store } = app;
    if (app.entry.canChange()) {
      store.apply('pen', { cells, colour: store.colour });
      app.say(cells.length > 1 ? lineWords(cells) : markWords(cells[0]));
    }
  }

  /** @param {number[]} cells @returns {string} what a stroke has done */
  function lineWords(cells) {
    const { game, colour } = app.store;
    const isThere = hasLines(game.pen, cells, colour + 1, game);
    return app.t(isThere ? 'pen.line' : 'pen.noLine', { letter: COLOURS[colour], from: cellName(cells[0], game), to: cellName(cells[cells.length - 1], game) });
  }

  /** @param {number} cell */
  function markWords(cell) {
    const { game, colour } = app.store;
    const shape = markOf(game.pen[cell])?.shape;
    return app.t('pen.' + (shape ?? 'none'), { letter: COLOURS[colour], cell: cellName(cell, game) });
  }

  return {
    get isOn() { return app.store.isPen && !app.tool; },
    get isDrawing() { return stroke.length > 0; },
    get drawn() {
      const { game, colour } = app.store;
      if (shown.game !== game || shown.cells !== stroke) {
        shown = { game, cells: stroke, pen: stroke.length > 1 ? actions.pen(game, { cells: stroke, colour }).pen : game.pen };
      }
      return shown.pen;
    },
    begin(cell) {
      stroke = app.entry.canChange() ? [cell] : [];
    },
    extend(cell) {
      // Back along the stroke.
      stroke = cell === stroke[stroke.length - 2] ? stroke.slice(0, -1) : [...stroke, cell];
      app.store.select(cell);
    },
    finish(isWhole) {
      const cells = stroke;
      stroke = [];
      if (isWhole) {
        draw(cells);
      } else {
        app.store.set({});
      }
    },
    go(key, isPassing) {
      const { store, layout } = app;
      const at = store.cursor;
      const to = moved(key, at, layout, false);
      if (lineBetween(at, to, layout)) {
        const from = passed.selection === store.selection ? passed.from : at;
        store.select(to);
        passed = { from, selection: isPassing ? store.selection : null };
        app.grid.focus(to);
        if (!isPassing) {
          draw(straight(from, to, layout));
        }
      }
    },
    mark() {
      draw([app.store.cursor]);
    } };
}
