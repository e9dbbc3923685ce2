// @ts-check
// QR codes as pictures.

import { svg } from '../lines.js';
import { generate } from '../qrcode.js';

/** How many modules around a code the standard wants white. */
const QUIET = 4;

/** The side of a module where there is room, in pixels. */
const MODULE = 5;

/**
 * Levels of error correction from the highest, with the largest version that is taken for them: 10 has 57 modules a side, of which each is four pixels wide
 * on a phone. The lowest level takes any.
 */
const LEVELS = [[3, 10], [2, 10], [1, 10], [0, 40]];

/** What lean-qr calls a text that a version cannot hold. */
const TOO_LONG = 4;

/** @param {string} text @param {string} label @returns {SVGElement|null} null if no code can hold the text */
export function qrPicture(text, label) {
  for (const [minCorrectionLevel, maxVersion] of LEVELS) {
    try {
      return drawn(generate(text, { minCorrectionLevel, maxVersion }), label);
    } catch (failed) {
      if (/** @type {any} */ (failed).code !== TOO_LONG) {
        throw failed;
      }
    }
  }
  return null;
}

/** Black on white, whatever the colours of the page are. @param {import('../qrcode.js').Code} code @param {string} label */
function drawn({ size, get }, label) {
  const side = size + 2 * QUIET;
  let modules = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      modules += get(x, y) ? `M${x} ${y}h1v1h-1z` : '';
    }
  }
  const picture = svg('svg', {
    class: 'qr', viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, width: side * MODULE, role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges' });
  picture.append(svg('rect', { x: -QUIET, y: -QUIET, width: side, height: side, fill: '#fff' }), svg('path', { d: modules, fill: '#000' }));
  return picture;
}
