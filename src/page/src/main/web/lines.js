// @ts-check
// The lines of the grid and the drawing of rules, as SVG in units of a cell.

import { borders } from './model/geometry.js';

/** @typedef {import('./model/layout.js').Geometry} Geometry */
/** @typedef {import('./model/layout.js').Size} Size */

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

/** @param {string} className @returns {SVGSVGElement} */
export function layer(className) {
  return /** @type {SVGSVGElement} */ (svg('svg', {
    class: className, viewBox: '0 0 9 9', 'aria-hidden': 'true', focusable: 'false' }));
}

/** Makes a picture as large as a grid. @param {SVGSVGElement} target @param {Size} size @param {number} [unit] the side of a cell */
export function fit(target, { rows, columns }, unit = 1) {
  target.setAttribute('viewBox', `0 0 ${columns * unit} ${rows * unit}`);
}

/** Draws the lines between cells and regions. @param {SVGSVGElement} target @param {Size & {regions: number[]}} layout */
export function drawLines(target, layout) {
  const { rows, columns } = layout;
  const paths = borders(layout);
  fit(target, layout);
  target.replaceChildren(
    svg('path', { class: 'line-thin', d: paths.thin || 'M0 0' }),
    svg('path', { class: 'line-thick', d: paths.thick || 'M0 0' }),
    svg('rect', { class: 'line-thick', x: 0, y: 0, width: columns, height: rows }));
}

/**
 * Draws what added houses are known by: lines along the diagonals, a tint under windows and other houses.
 * @param {SVGSVGElement} target
 * @param {Geometry} layout
 */
export function drawRules(target, layout) {
  const { rows, columns, drawing } = layout;
  const diagonals = drawing.diagonals ? [`M0 0L${columns} ${rows}`, `M${columns} 0L0 ${rows}`] : [];
  fit(target, layout);
  target.replaceChildren(
    ...drawing.shaded.map((cell) => svg('rect', { class: 'rule-window', x: cell % columns, y: Math.floor(cell / columns), width: 1, height: 1 })),
    ...diagonals.map((d) => svg('path', { class: 'rule-diagonal', d })));
}
