// @ts-check
// The board of an article: digits, candidates, rules, and what is drawn of a step.

import { el } from '../cell.js';
import { createDrawing } from '../drawing.js';
import { drawLines, fit, layer, svg } from '../lines.js';
import { slot } from '../model/geometry.js';
import { digitsIn, symbol } from '../model/layout.js';
import { drawOverlay } from '../overlay.js';

/** @typedef {import('../model/layout.js').Geometry} Geometry */
/** @typedef {{givens: number[], digits: number[], masks: number[]}} Position candidates by bit */

/** @returns {{root: HTMLElement, draw: (layout: Geometry, position: Position, marks: import('../model/types.js').Marks|null) => void}} */
export function createBoard() {
  const root = el('div', 'article-board');
  root.setAttribute('aria-hidden', 'true');
  const under = layer('layer');
  const digits = layer('layer article-digits');
  const lines = layer('layer');
  const over = layer('layer overlay');
  const rules = createDrawing();
  root.append(under, rules.below, digits, lines, rules.above, over);
  return {
    root,
    draw(layout, position, marks) {
      fit(digits, layout);
      digits.replaceChildren(...position.digits.flatMap((digit, cell) => (digit
        ? [digitAt(cell, digit, layout, position.givens[cell] > 0)]
        : digitsIn(position.masks[cell]).map((candidate) => candidateAt(cell, candidate, layout)))));
      drawLines(lines, layout);
      rules.draw(layout, root);
      drawOverlay(over, under, marks, layout);
    } };
}

/** @param {number} cell @param {number} digit @param {import('../model/layout.js').Size} size @param {boolean} isGiven */
function digitAt(cell, digit, { columns }, isGiven) {
  const text = svg('text', { x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5, class: isGiven ? 'article-given' : 'article-own' });
  text.textContent = symbol(digit);
  return text;
}

/** @param {number} cell @param {number} digit @param {import('../model/layout.js').Size} size */
function candidateAt(cell, digit, size) {
  const text = svg('text', { ...slot(cell, digit, size), class: 'article-mark' });
  text.textContent = symbol(digit);
  return text;
}
