// @ts-check
// Regions of a jigsaw, painted by mouse, touch or keyboard.

import { COLOURS, el } from '../cell.js';
import { drawLines, layer } from '../lines.js';
import { newGame } from '../model/actions.js';
import { boxes, digitOf, sketch, square, symbol } from '../model/layout.js';
import { button, buttons, choice, frame, messageOf, told } from './dialog.js';

/** @typedef {import('../types.js').App} App */

const SIDES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 25];

/** @param {number} side @returns {number[]} boxes as square as the side allows, or rows */
function startRegions(side) {
  const rows = [5, 4, 3, 2, 1].find((count) => count * count <= side && side % count === 0) || 1;
  return boxes(rows, side / rows);
}

/** @param {number[]} regions @param {number} side @returns {number[]} how many cells each region has */
export function sizes(regions, side) {
  const counts = new Array(side).fill(0);
  regions.forEach((region) => counts[region]++);
  return counts;
}

/** @param {number[]} regions @param {number} side @returns {number[]} in how many parts each region is */
export function parts(regions, side) {
  const counts = new Array(side).fill(0);
  const isSeen = new Set();
  regions.forEach((region, start) => {
    counts[region] += isSeen.has(start) ? 0 : 1;
    for (const open = [start]; open.length > 0;) {
      const cell = /** @type {number} */ (open.pop());
      if (!isSeen.has(cell)) {
        isSeen.add(cell);
        const column = cell % side;
        const near = [cell - side, cell + side, ...(column > 0 ? [cell - 1] : []), ...(column + 1 < side ? [cell + 1] : [])];
        open.push(...near.filter((other) => regions[other] === region));
      }
    }
  });
  return counts;
}

/** @param {App} app @param {{side?: number}} [start] */
export function open(app, start = {}) {
  const { dialog, body } = frame(app, app.t('jigsaw.title'));
  const own = app.store.game.layout.startsWith('regions') && app.layout.side === (start.side || app.layout.side);
  let side = own ? app.layout.side : SIDES.includes(start.side || 0) ? Number(start.side) : 9;
  let regions = own ? app.layout.regions.slice() : startRegions(side);
  let current = 0;
  let cursor = 0;
  const painter = el('div', 'painter');
  const grid = el('div', 'painter-grid');
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-label', app.t('jigsaw.grid'));
  const lines = layer('layer lines');
  painter.append(grid, lines);
  const palette = el('div', 'palette');
  palette.setAttribute('role', 'group');
  palette.setAttribute('aria-label', app.t('jigsaw.palette'));
  const note = el('p', '');
  note.setAttribute('role', 'status');
  const use = button(app.t('jigsaw.use'), finish, 'primary');
  const foot = el('div', 'painter-foot');
  foot.append(note, buttons(use));
  const size = choice(app.t('new.size'), SIDES.map((each) => [String(each), `${each}×${each}`]), String(side), (value) => {
    side = Number(value);
    regions = startRegions(side);
    current = 0;
    cursor = 0;
    build();
  });
  /** @type {HTMLElement[]} */
  let cells = [];

  function build() {
    cells = [];
    grid.replaceChildren(...Array.from({ length: side }, (_, row) => {
      const line = el('div', 'row');
      line.setAttribute('role', 'row');
      for (let column = 0; column < side; column++) {
        const cell = el('div', '');
        cell.setAttribute('role', 'gridcell');
        cell.dataset.cell = String(row * side + column);
        cells.push(cell);
        line.append(cell);
      }
      return line;
    }));
    palette.replaceChildren(...Array.from({ length: side }, (_, region) => button('', () => {
      current = region;
      render();
    })));
    render();
  }

  function render() {
    const counts = sizes(regions, side);
    cells.forEach((cell, i) => {
      cell.className = 'painter-cell tint-' + COLOURS[regions[i] % COLOURS.length];
      cell.textContent = symbol(regions[i] + 1);
      cell.tabIndex = i === cursor ? 0 : -1;
      cell.setAttribute('aria-label', app.t('jigsaw.cell', {
        row: Math.floor(i / side) + 1, column: (i % side) + 1, region: symbol(regions[i] + 1) }));
    });
    [...palette.children].forEach((key, region) => {
      key.className = 'tint-' + COLOURS[region % COLOURS.length] + (counts[region] === side ? '' : ' is-wrong');
      key.textContent = `${symbol(region + 1)}: ${counts[region]}`;
      key.setAttribute('aria-label', app.t('jigsaw.region', { region: symbol(region + 1), count: counts[region], side }));
      key.setAttribute('aria-pressed', String(region === current));
    });
    drawLines(lines, { ...square(side), regions });
    const wrong = counts.flatMap((count, region) => (count === side ? [] : [
      app.t(count > side ? 'jigsaw.many' : 'jigsaw.few', { region: symbol(region + 1), count })]));
    const apart = parts(regions, side).flatMap((count, region) => (count > 1 ? [app.t('jigsaw.parts', { region: symbol(region + 1), count })] : []));
    note.textContent = wrong.length ? app.t('jigsaw.wrong', { side, list: wrong.join('; ') }) : [app.t('jigsaw.right'), ...apart].join(' ');
    use.setAttribute('aria-disabled', String(wrong.length > 0));
  }

  /** @param {number} cell */
  function paint(cell) {
    if (cell >= 0 && regions[cell] !== current) {
      regions[cell] = current;
      render();
    }
  }

  /** @param {Element|null} target */
  const cellOf = (target) => Number(/** @type {HTMLElement|null|undefined} */ (target?.closest('.painter-cell'))?.dataset.cell ?? -1);

  grid.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    const target = /** @type {Element} */ (event.target);
    if (target.hasPointerCapture(event.pointerId)) {
      target.releasePointerCapture(event.pointerId);
    }
    cursor = Math.max(0, cellOf(target));
    paint(cursor);
    render();
    cells[cursor].focus();
  });
  grid.addEventListener('pointermove', (event) => {
    if (event.buttons & 1) {
      paint(cellOf(document.elementFromPoint(event.clientX, event.clientY)));
    }
  });
  grid.addEventListener('keydown', (event) => {
    const [row, column] = [Math.floor(cursor / side), cursor % side];
    /** @type {Record<string, number>} */
    const to = {
      ArrowLeft: row * side + ((column + side - 1) % side), ArrowRight: row * side + ((column + 1) % side),
      ArrowUp: ((row + side - 1) % side) * side + column, ArrowDown: ((row + 1) % side) * side + column };
    const picked = digitOf(event.key);
    if (event.key in to) {
      cursor = to[event.key];
      render();
      cells[cursor].focus();
    } else if (event.key === ' ' || event.key === 'Enter') {
      paint(cursor);
    } else if (picked >= 1 && picked <= side && !event.ctrlKey && !event.metaKey && !event.altKey) {
      current = picked - 1;
      render();
    } else {
      return;
    }
    event.preventDefault();
  });

  async function finish() {
    if (sizes(regions, side).some((count) => count !== side)) {
      return;
    }
    const text = 'regions ' + regions.map((region) => symbol(region + 1)).join('');
    try {
      const answer = await app.ask('layout', { layout: text });
      if (answer.result === 'error') {
        note.replaceChildren(told(app, answer.message));
        return;
      }
      const layout = answer.layout || text;
      dialog.close();
      app.games.open(newGame(layout, sketch(layout) || square(side), { source: 'typed' }), { setup: true });
    } catch (failed) {
      note.textContent = messageOf(failed);
    }
  }

  body.append(el('p', '', app.t('jigsaw.about')), size.field, palette, painter, foot);
  build();
  app.openDialog(dialog);
}
