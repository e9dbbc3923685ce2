// @ts-check
// Selecting cells by mouse and touch: click, drag, Shift, Ctrl or Cmd, double click; painting candidates; a long press is the other mode.

import { markColumns } from './model/layout.js';
import { rectangle, straight } from './model/movement.js';

/** @typedef {import('./types.js').App} App */

const LONG_PRESS = 450;

/** @param {PointerEvent} event @param {Element} cell @returns {boolean} whether the pointer is in a corner of the cell, as on its way along a diagonal */
function isInCorner(event, cell) {
  const box = cell.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) / box.width - 0.5, (event.clientY - box.top) / box.height - 0.5];
  return Math.abs(x) + Math.abs(y) > 0.72;
}

/** @param {App} app @param {number} cell @returns {number[]} all cells with the cell's digit; the cell alone if it has none */
function withSameDigit(app, cell) {
  const { digits } = app.store.game;
  return digits[cell] ? [...digits.keys()].filter((other) => digits[other] === digits[cell]) : [cell];
}

/** @param {HTMLElement} grid @param {App} app */
export function createCellSelection(grid, app) {
  /** @type {{add: boolean, last: number, timer: number, moved: boolean, isPlain: boolean}|null} */
  let drag = null;

  /** @param {EventTarget|Element|null} target @returns {HTMLElement|null} */
  function elementOf(target) {
    const cell = target instanceof Element ? /** @type {HTMLElement|null} */ (target.closest('.cell')) : null;
    return cell && grid.contains(cell) ? cell : null;
  }

  /** @param {EventTarget|Element|null} target @returns {number} the cell's number, or -1 */
  function cellOf(target) {
    return Number(elementOf(target)?.dataset.cell ?? -1);
  }

  /** The candidate whose place is at the pointer. @param {PointerEvent} event @param {number} cell @returns {number} 0 for none */
  function candidateAt(event, cell) {
    const { side } = app.layout;
    const element = grid.querySelector(`[data-cell="${cell}"]`);
    const at = /** @type {Element} */ (event.target).closest('[data-digit]');
    if (at instanceof HTMLElement) {
      return Number(at.dataset.digit);
    }
    const box = /** @type {Element} */ (element).getBoundingClientRect();
    const columns = markColumns(side);
    const rows = Math.ceil(side / columns);
    const column = Math.floor(((event.clientX - box.left) / box.width) * columns);
    const digit = Math.floor(((event.clientY - box.top) / box.height) * rows) * columns + column + 1;
    return digit >= 1 && digit <= side ? digit : 0;
  }

  /** @param {PointerEvent} event */
  function down(event) {
    const cell = cellOf(event.target);
    if (cell < 0 || event.button > 0) {
      return;
    }
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      app.tool?.begin();
    }
    const { store } = app;
    if (store.mode === 'colour' && store.target === 'candidate') {
      store.select(cell);
      app.entry.paintCandidate([cell], candidateAt(event, cell));
    } else if (event.ctrlKey || event.metaKey) {
      toggle(cell);
    } else if (event.shiftKey) {
      store.select(cell, [...store.selection, ...rectangle(store.cursor, cell, app.layout)]);
    } else {
      store.select(cell);
      start(cell, event);
      if (app.pen.isOn) {
        app.pen.begin(cell);
      }
    }
    app.grid.focus(cell);
  }

  /** @param {number} cell */
  function toggle(cell) {
    const next = new Set(app.store.selection);
    if (!next.delete(cell)) {
      next.add(cell);
    }
    app.store.select(cell, next.size ? next : [cell]);
    drag = { add: next.has(cell), last: cell, timer: 0, moved: true, isPlain: false };
  }

  /** @param {number} cell @param {PointerEvent} event */
  function start(cell, event) {
    const held = app.tool || app.pen.isOn ? 0 : app.entry.held;
    const timer = window.setTimeout(() => {
      if (drag && !drag.moved && held) {
        drag.moved = true;
        app.entry.enter(held, app.entry.otherMode());
      }
    }, LONG_PRESS);
    drag = { add: true, last: cell, timer, moved: false, isPlain: true };
    if (event.pointerType === 'touch' && grid.hasPointerCapture(event.pointerId)) {
      grid.releasePointerCapture(event.pointerId);
    }
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (drag && event.buttons > 0) {
      // The browser tells of several moves at once.
      const all = event.getCoalescedEvents?.() ?? [];
      [...all, event].forEach(reach);
    }
  }

  /** Extends the stroke to the cell at the pointer, through those that a fast pointer skips. @param {PointerEvent} event */
  function reach(event) {
    const element = elementOf(document.elementFromPoint(event.clientX, event.clientY));
    const cell = cellOf(element);
    if (!drag || !element || cell === drag.last || isInCorner(event, element)) {
      return;
    }
    straight(drag.last, cell, app.layout).slice(1).forEach(extend);
    drag.last = cell;
    drag.moved = true;
    window.clearTimeout(drag.timer);
    app.grid.focus(cell);
  }

  /** @param {number} cell next to the one before */
  function extend(cell) {
    if (app.pen.isDrawing) {
      app.pen.extend(cell);
      return;
    }
    const next = new Set(app.store.selection);
    const [before, last] = [...next].slice(-2);
    if (app.tool && cell === before) {
      // Back along the stroke.
      next.delete(last);
    } else if (drag?.add) {
      next.add(cell);
    } else if (next.size > 1) {
      next.delete(cell);
    }
    app.store.select(cell, next);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (drag) {
      window.clearTimeout(drag.timer);
      const { isPlain } = drag;
      const isTap = !drag.moved;
      drag = null;
      if (app.pen.isDrawing) {
        app.pen.finish(event.type === 'pointerup');
      } else if (app.tool) {
        isPlain && app.tool.finish(isTap);
      } else if (isTap && app.entry.held) {
        app.entry.enter(app.entry.held, app.store.mode);
      }
    }
  }

  grid.addEventListener('pointerdown', down);
  grid.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  grid.addEventListener('contextmenu', (event) => event.preventDefault());
  grid.addEventListener('dblclick', (event) => {
    const cell = cellOf(event.target);
    if (cell >= 0 && !app.entry.held && !app.tool && !app.pen.isOn) {
      app.store.select(cell, withSameDigit(app, cell));
    }
  });
  grid.addEventListener('focusin', (event) => {
    const cell = cellOf(event.target);
    if (cell >= 0 && cell !== app.store.cursor) {
      app.store.select(cell);
    }
  });
}
