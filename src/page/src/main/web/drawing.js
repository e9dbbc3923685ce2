// @ts-check
// The rules as the library draws them, in two layers: what is below the lines of the grid, and what is above them.

import { fit, layer } from './lines.js';

/** @typedef {import('./model/layout.js').Geometry} Geometry */

/** The side of a cell in the library's pictures. */
const UNITS = 60;

/** @returns {{below: SVGSVGElement, above: SVGSVGElement, draw: (layout: Geometry, board: HTMLElement) => void}} */
export function createDrawing() {
  const below = layer('layer drawing');
  const above = layer('layer drawing');
  return {
    below,
    above,
    /** Draws the rules of a layout, and makes room for clues outside the grid. */
    draw(layout, board) {
      const { drawing } = layout;
      for (const [target, text] of /** @type {[SVGSVGElement, string][]} */ ([[below, drawing.below], [above, drawing.above]])) {
        fit(target, layout, UNITS);
        target.replaceChildren(...parsed(text));
      }
      board.classList.toggle('has-cages', drawing.above.includes('rule-cage'));
      document.documentElement.style.setProperty('--clues', String(drawing.margin / UNITS));
    } };
}

/** @param {string} text elements of SVG @returns {Node[]} */
function parsed(text) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  return [...new DOMParser().parseFromString(source, 'image/svg+xml').documentElement.childNodes].map((node) => document.importNode(node, true));
}
