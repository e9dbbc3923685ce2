// @ts-check
/** The chips of candidates: in the picture, and the same shapes within sentences. */
import { rim, slot } from './model/geometry.js';
import { symbol } from './model/layout.js';
import { candidateText } from './text.js';

/** @typedef {import('./model/types.js').Chip} Chip */
/** @typedef {import('./model/types.js').Shape} Shape */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An SVG element with attributes; `text` is its content.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @returns {SVGElement}
 */
export function tag(name, attributes) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'text') {
      element.textContent = String(value);
    } else {
      element.setAttribute(key, typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value);
    }
  }
  return element;
}

/**
 * The shapes of a chip at its candidate's place.
 * @param {Chip} chip
 * @param {import('./model/layout.js').Size} size
 * @returns {SVGElement[]}
 */
export function chipShapes(chip, size) {
  const { x, y } = slot(chip.cell, chip.digit, size);
  // A placed digit's chip is smaller, so that its ring stays within the cell.
  const radius = rim(size) * (chip.change === 'placed' ? 0.86 : 1);
  const kind = `ov-chip ov-${chip.shape}${chip.change === undefined ? '' : ` ov-${chip.change}`}`;
  const found = [body(chip.shape, x, y, radius, kind)];
  if (chip.change === 'placed') {
    found.push(tag('circle', { class: 'ov-ring', cx: x, cy: y, r: radius * 1.14 }));
  }
  if (chip.change === 'removed') {
    found.push(tag('path', { class: 'ov-strike', d: `M${round(x - radius * 1.2)} ${round(y + radius)}L${round(x + radius * 1.2)} ${round(y - radius)}` }));
  }
  found.push(tag('text', { class: `${kind} ov-digit`, x, y, 'font-size': radius * 1.5, text: symbol(chip.digit) }));
  if (chip.letter !== undefined) {
    found.push(tag('circle', { class: 'ov-badge', cx: x + radius * 0.85, cy: y - radius * 0.78, r: radius * 0.46 }));
    found.push(tag('text', { class: 'ov-letter', x: x + radius * 0.85, y: y - radius * 0.78, 'font-size': radius * 0.8, text: chip.letter }));
  }
  return found;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1000) / 1000;
}

/**
 * @param {Shape} shape
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} kind
 */
function body(shape, x, y, radius, kind) {
  switch (shape) {
    case 'b':
      return square(x, y, radius * 0.92, radius * 0.15, kind);
    case 'fin':
      return polygon(x, y, radius * 1.1, 4, 0, kind);
    case 'hinge':
      return polygon(x, y, radius * 1.06, 6, 0, kind);
    case 'pincer':
    case 'premise':
      return polygon(x, y, radius * 1.08, 8, Math.PI / 8, kind);
    case 'base':
    case 'set':
    case 'common':
    case 'floor':
    case 'roof':
    case 'cell':
      return square(x, y, radius * 0.92, radius * 0.55, kind);
    default:
      return tag('circle', { class: kind, cx: x, cy: y, r: radius });
  }
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} half
 * @param {number} rx
 * @param {string} kind
 */
function square(x, y, half, rx, kind) {
  return tag('rect', { class: kind, x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx });
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} corners
 * @param {number} turn
 * @param {string} kind
 */
function polygon(x, y, radius, corners, turn, kind) {
  const points = [];
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner * 2 * Math.PI) / corners;
    points.push(`${(x + radius * Math.sin(angle)).toFixed(3)},${(y - radius * Math.cos(angle)).toFixed(3)}`);
  }
  return tag('polygon', { class: kind, points: points.join(' ') });
}

/**
 * A candidate's chip within a sentence, such as `r1c5=9` in a round frame.
 * @param {string} text what it says
 * @param {Shape} shape
 * @param {string} [letter]
 * @param {'placed' | 'removed' | 'asked'} [change] asked is a candidate that turns out to be removed
 * @returns {HTMLElement}
 */
export function wordChip(text, shape, letter, change) {
  const chip = document.createElement('span');
  const written = candidateText(text);
  // What the words say is not said once more by striking them out.
  const inWords = written === text ? '' : ' p-chip-words';
  chip.className = `p-chip p-chip-${shape}${change === undefined ? '' : ` p-chip-${change}`}${inWords}`;
  chip.textContent = written;
  if (letter !== undefined && letter !== '') {
    const badge = document.createElement('span');
    badge.className = 'p-chip-letter';
    // Drawn, not written: it is no part of what is read aloud or copied.
    badge.dataset.sign = letter;
    chip.append(badge);
  }
  return chip;
}
