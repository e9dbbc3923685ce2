// @ts-check
// The keys.

import { el } from '../cell.js';
import { least, symbol, worth } from '../model/layout.js';
import { frame } from './dialog.js';

/** @typedef {import('../types.js').App} App */

/** @param {string} first @param {string} last */
const range = (first, last) => (first === last ? first : `${first}…${last}`);

/** @param {number} side @returns {[string, string][]} what a key does, and the keys themselves on a grid of so many digits; more than one way is separated by a bar */
export function keysOf(side) {
  const digits = range(String(least), String(Math.min(9, worth(side))));
  return [
    ['move', '← ↑ → ↓|Home|End|Ctrl+Home|Ctrl+End'], ['select', 'Shift+←…|Ctrl+←…|Ctrl+A'], ['pass', 'Ctrl+Shift+←…'], ['mouse', ''],
    ['digit', digits + (worth(side) > 9 ? '|' + range('A', symbol(side)) : '')], ['corner', 'Shift+' + digits], ['centre', 'Ctrl+' + digits], ['erase', 'Backspace|Delete' + (least === 0 ? '' : '|0')],
    ['modes', 'Z X C V|Space'], ['paint', 'Alt+1…9'],
    ['pen', 'P'], ['line', 'Shift+←…|Ctrl+Shift+←…'], ['mark', 'Enter'], ['fill', 'M'], ['filter', 'F'], ['pairs', 'B'], ['undo', 'Ctrl+Z|['], ['redo', 'Ctrl+Y|]'],
    ['hint', 'H'], ['next', 'N'], ['apply', 'Enter'], ['rules', 'R'], ['close', 'Esc'], ['keys', '?']];
}

/** The keys as this keyboard names them. @param {App} app @param {string} keys */
function named(app, keys) {
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
  return keys.replace(/[A-Z][a-z]+/g, (name) => (name === 'Ctrl' && isMac ? 'Cmd' : app.t('key.' + name)));
}

/** @param {App} app */
export function open(app) {
  const { dialog, body } = frame(app, app.t('keys.title'));
  const table = el('table', 'shortcuts');
  for (const [name, keys] of keysOf(app.layout.side)) {
    const line = el('tr', '');
    const head = el('th', '', app.t(name === 'fill' ? name : 'keys.' + name));
    head.setAttribute('scope', 'row');
    const cell = el('td', '', keys ? undefined : app.t('keys.mouse.how'));
    keys.split('|').filter(Boolean).forEach((one, i) => {
      cell.append(...(i ? [' '] : []), el('kbd', '', named(app, one)));
    });
    line.append(head, cell);
    table.append(line);
  }
  body.append(el('p', '', app.t(worth(app.layout.side) > 9 ? 'keys.aboutLarge' : 'keys.about')), table);
  app.openDialog(dialog);
}
