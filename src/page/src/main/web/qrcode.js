// @ts-check
// In place of lean-qr (https://github.com/davidje13/lean-qr), which the build puts here if npm can fetch it.

/** @typedef {{size: number, get: (x: number, y: number) => boolean}} Code whether each of its modules is black */

/**
 * @param {string} text
 * @param {{minCorrectionLevel: number, maxVersion: number}} options the level from 0 for L to 3 for H
 * @returns {Code}
 */
export function generate(text, options) {
  throw new Error('QR codes need npm when the page is built.');
}
