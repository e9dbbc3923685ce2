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

/** Draws the lines between cells and regions. @param {SVGSVGElement} target @param {Geometry} layout */
export function drawLines(target, layout) {
  const paths = borders(layout.side, layout.regions);
  target.setAttribute('viewBox', `0 0 ${layout.side} ${layout.side}`);
  target.replaceChildren(
    svg('path', { class: 'line-thin', d: paths.thin || 'M0 0' }),
    svg('path', { class: 'line-thick', d: paths.thick || 'M0 0' }),
    svg('rect', { class: 'line-thick', x: 0, y: 0, width: layout.side, height: layout.side }));
}

/**
 * Draws what the rules add: a line along each diagonal, a tint under windows and other added houses. Later rules add their shapes here.
 *
 * @param {SVGSVGElement} target
 * @param {Geometry} layout
 */
export function drawRules(target, layout) {
  const { side } = layout;
  /** @type {SVGElement[]} */
  const shapes = [];
  const tinted = new Set();
  // Both, even where a region has the cells of one of them, which then is no house of its own.
  const falling = new Set(layout.rules.some(({ text }) => text === 'rule diagonals') ? [true, false] : []);
  for (const house of layout.houses) {
    if (/diagonal/i.test(house.kind)) {
      falling.add(house.cells.includes(0));
    } else if (/window|extra/i.test(house.kind)) {
      house.cells.forEach((cell) => tinted.add(cell));
    }
  }
  for (const isFalling of falling) {
    shapes.push(svg('path', { class: 'rule-diagonal', d: isFalling ? `M0 0L${side} ${side}` : `M${side} 0L0 ${side}` }));
  }
  for (const cell of tinted) {
    shapes.unshift(svg('rect', { class: 'rule-window', x: cell % side, y: Math.floor(cell / side), width: 1, height: 1 }));
  }
  target.setAttribute('viewBox', `0 0 ${side} ${side}`);
  target.replaceChildren(...shapes);
}
