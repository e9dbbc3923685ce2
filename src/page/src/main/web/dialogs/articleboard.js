// @ts-check
// The board of an article: digits, candidates, rules, and what is drawn of a step.

import { el } from '../cell.js';
import { createDrawing } from '../drawing.js';
import { drawLines, layer, svg } from '../lines.js';
import { slot } from '../model/geometry.js';
import { digitsIn, symbol } from '../model/layout.js';
import { drawOverlay } from '../overlay.js';

/** @typedef {import('../model/layout.js').Geometry} Geometry */
/** @typedef {{givens: number[], digits: number[], masks: number[]}} Position candidates by bit */

/** @returns {{root: HTMLElement, draw: (layout: Geometry, position: Position, marks: import('../model/types.js').Marks|null) => void}} */
export function createBoard() {
  const root = el('div', 'article-board');
  root.setAttribute('aria-hidden', 'true');
  const under = layer('layer', 9);
  const digits = layer('layer article-digits', 9);
  const lines = layer('layer', 9);
  const over = layer('layer overlay', 9);
  const rules = createDrawing();
  root.append(under, rules.below, digits, lines, rules.above, over);
  return {
    root,
    draw(layout, position, marks) {
      const { side } = layout;
      digits.setAttribute('viewBox', `0 0 ${side} ${side}`);
      digits.replaceChildren(...position.digits.flatMap((digit, cell) => (digit
        ? [digitAt(cell, digit, side, position.givens[cell] > 0)]
        : digitsIn(position.masks[cell]).map((candidate) => candidateAt(cell, candidate, side)))));
      drawLines(lines, layout);
      rules.draw(layout, root);
      drawOverlay(over, under, marks, side);
    } };
}

/** @param {number} cell @param {number} digit @param {number} side @param {boolean} isGiven */
function digitAt(cell, digit, side, isGiven) {
  const text = svg('text', { x: (cell % side) + 0.5, y: Math.floor(cell / side) + 0.5, class: isGiven ? 'article-given' : 'article-own' });
  text.textContent = symbol(digit);
  return text;
}

/** @param {number} cell @param {number} digit @param {number} side */
function candidateAt(cell, digit, side) {
  const text = svg('text', { ...slot(cell, digit, side), class: 'article-mark' });
  text.textContent = symbol(digit);
  return text;
}
