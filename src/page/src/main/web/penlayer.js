// @ts-check
// What the pen has drawn, as SVG in units of a cell and in words. Each colour has its letter, at the beginning of a line and at a mark.

import { COLOURS } from './cell.js';
import { fit, svg } from './lines.js';
import { linesOf, markOf } from './model/pen.js';

/** @typedef {import('./model/layout.js').Size} Size */
/** @typedef {{colour: number, d: string, x: number, y: number, isNamed: boolean}} Stroke with the place of its letter */

/** @param {number[]} pen @param {Size} size @returns {Stroke[]} */
function strokes(pen, size) {
  const { columns } = size;
  const middle = (/** @type {number} */ cell) => ({ x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 });
  const lines = linesOf(pen, size);
  const drawn = lines.map(({ from, to, colour }, i) => {
    const [a, b] = [middle(from), middle(to)];
    const isNamed = !lines.some((other, j) => other.colour === colour && (other.to === from || (other.from === from && j < i)));
    return { colour, d: `M${a.x} ${a.y}L${b.x} ${b.y}`, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isNamed };
  });
  return [...drawn, ...pen.flatMap((value, cell) => {
    const mark = markOf(value);
    const { x, y } = middle(cell);
    const d = mark?.shape === 'circle' ? `M${x - 0.32} ${y}a.32 .32 0 1 0 .64 0a.32 .32 0 1 0-.64 0` : `M${x - 0.22} ${y - 0.22}l.44 .44m0-.44l-.44 .44`;
    return mark ? [{ colour: mark.colour, d, x: x + 0.25, y: y - 0.25, isNamed: true }] : [];
  })];
}

/** @param {SVGSVGElement} target @param {number[]} pen @param {Size} size */
export function drawPen(target, pen, size) {
  const all = strokes(pen, size);
  const path = (/** @type {string} */ name, /** @type {Stroke[]} */ some) => (some.length ? [svg('path', { class: name, d: some.map(({ d }) => d).join('') })] : []);
  fit(target, size);
  target.replaceChildren(
    ...path('pen-edge', all),
    ...[...COLOURS].flatMap((letter, i) => path('tint-' + letter, all.filter(({ colour }) => colour === i + 1))),
    ...all.filter(({ isNamed }) => isNamed).flatMap(({ colour, x, y }) => {
      const letter = svg('text', { x, y });
      letter.textContent = COLOURS[colour - 1];
      return [svg('circle', { class: 'tint-' + COLOURS[colour - 1], cx: x, cy: y, r: 0.11 }), letter];
    }));
}

/** @param {import('./types.js').App['t']} t @param {number[]} pen @param {Size} size @returns {Map<number, string[]>} what is drawn in each cell */
export function penWords(t, pen, size) {
  /** @type {Map<number, string[]>} */
  const words = new Map();
  const put = (/** @type {number} */ cell, /** @type {string} */ text) => words.set(cell, [...(words.get(cell) || []), text]);
  pen.forEach((value, cell) => {
    const mark = markOf(value);
    if (mark) {
      put(cell, t('cell.' + mark.shape, { letter: COLOURS[mark.colour - 1] }));
    }
  });
  for (const { from, to, colour } of linesOf(pen, size)) {
    for (const [cell, other] of [[from, to], [to, from]]) {
      put(cell, t('cell.line', { letter: COLOURS[colour - 1], cell: t('cell.place', { row: Math.floor(other / size.columns) + 1, column: (other % size.columns) + 1 }) }));
    }
  }
  return words;
}
