// @ts-check
// The typeface of the grid and the digit keys, as build/typeface.py has made it. It comes as scripts do, so that no host need allow or know fonts;
// without it, there is that of the system.

import digits from './digits.js';

/** The files by the names that the style sheets use. @type {Record<string, () => Promise<string>>} */
const FAMILIES = { digits: async () => digits, letters: async () => (await import('./letters.js')).default };

/** @type {Set<string>} */
const wanted = new Set();

/** @param {string} family */
async function load(family) {
  wanted.add(family);
  try {
    const bytes = Uint8Array.from(atob(await FAMILIES[family]()), (char) => char.charCodeAt(0));
    document.fonts.add(await new FontFace(family, bytes, { weight: '400 700' }).load());
  } catch (missing) {
    wanted.delete(family);
  }
}

/** Loads what a grid shows. @param {number} side the number of digits */
export function loadTypeface(side) {
  Object.keys(FAMILIES).filter((family) => !wanted.has(family) && (side > 9 || family === 'digits')).forEach(load);
}
