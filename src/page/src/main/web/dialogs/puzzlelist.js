// @ts-check
// Puzzles to choose from: each with a small picture, its name and a note.

import { el } from '../cell.js';
import { sketch } from '../model/layout.js';
import { thumbnail } from './dialog.js';

/**
 * @param {string} layout
 * @param {number[]} digits
 * @param {string} title
 * @param {string} note
 * @param {() => void} pick
 * @returns {HTMLElement}
 */
export function row(layout, digits, title, note, pick) {
  const shape = sketch(layout);
  const item = el('li', '');
  const button = /** @type {HTMLButtonElement} */ (el('button', 'pick'));
  button.type = 'button';
  const words = el('span', '');
  words.append(el('strong', '', title), el('span', 'secondary', note));
  button.append(...(shape ? [thumbnail(shape, digits)] : []), words);
  button.addEventListener('click', pick);
  item.append(button);
  return item;
}
