// @ts-check
// The lines of the grid and the drawing of rules, as SVG in units of a cell.

import { borders } from './model/geometry.js';

/** @typedef {import('./model/layout.js').Geometry} Geometry */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} name
 * @param {Record<string, string|number>} attributes
 * @returns {SVGElement}
 */
export function svg(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  return element;
}

/** @param {string} className @param {number} side @returns {SVGSVGElement} */
export function layer(className, side) {
  return /** @type {SVGSVGElement} */ (svg('svg', {
    class: className, viewBox: `0 0 ${side} ${side}`, 'aria-hidden': 'true', focusable: 'false' }));
}

/** Draws the lines between cells and regions. @param {SVGSVGElement} target @param {Pick<Geometry, 'side' | 'regions'>} layout */
export function drawLines(target, { side, regions }) {
  const paths = borders(side, regions);
  target.setAttribute('viewBox', `0 0 ${side} ${side}`);
  target.replaceChildren(
    svg('path', { class: 'line-thin', d: paths.thin || 'M0 0' }),
    svg('path', { class: 'line-thick', d: paths.thick || 'M0 0' }),
    svg('rect', { class: 'line-thick', x: 0, y: 0, width: side, height: side }));
}

/**
 * Draws what added houses are known by: lines along the diagonals, a tint under windows and other houses.
 * @param {SVGSVGElement} target
 * @param {Geometry} layout
 */
export function drawRules(target, { side, drawing }) {
  const diagonals = drawing.diagonals ? [`M0 0L${side} ${side}`, `M${side} 0L0 ${side}`] : [];
  target.setAttribute('viewBox', `0 0 ${side} ${side}`);
  target.replaceChildren(
    ...drawing.shaded.map((cell) => svg('rect', { class: 'rule-window', x: cell % side, y: Math.floor(cell / side), width: 1, height: 1 })),
    ...diagonals.map((d) => svg('path', { class: 'rule-diagonal', d })));
}
