// @ts-check
// The keys.

import { el } from '../cell.js';
import { frame } from './dialog.js';

/** @typedef {import('../types.js').App} App */

/** What a key does, and the keys themselves; more than one way is separated by a bar. @type {[string, string][]} */
const KEYS = [
  ['move', '← ↑ → ↓|Home|End|Ctrl+Home|Ctrl+End'], ['select', 'Shift+←…|Ctrl+←…|Ctrl+A'], ['pass', 'Ctrl+Shift+←…'], ['mouse', ''],
  ['digit', '1…9|A…'], ['corner', 'Shift+1…9'], ['centre', 'Ctrl+1…9'], ['erase', 'Backspace|Delete|0'],
  ['modes', 'Z X C V|Space'], ['paint', 'Alt+1…9'],
  ['pen', 'P'], ['line', 'Shift+←…|Ctrl+Shift+←…'], ['mark', 'Enter'], ['fill', 'M'], ['filter', 'F'], ['pairs', 'B'], ['undo', 'Ctrl+Z|['], ['redo', 'Ctrl+Y|]'],
  ['hint', 'H'], ['next', 'N'], ['apply', 'Enter'], ['rules', 'R'], ['close', 'Esc'], ['keys', '?']];

/** The keys as this keyboard names them. @param {App} app @param {string} keys */
function named(app, keys) {
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
  return keys.replace(/[A-Z][a-z]+/g, (name) => (name === 'Ctrl' && isMac ? 'Cmd' : app.t('key.' + name)));
}

/** @param {App} app */
export function open(app) {
  const { dialog, body } = frame(app, app.t('keys.title'));
  const table = el('table', 'shortcuts');
  for (const [name, keys] of KEYS) {
    const line = el('tr', '');
    const head = el('th', '', app.t('keys.' + name));
    head.setAttribute('scope', 'row');
    const cell = el('td', '', keys ? undefined : app.t('keys.mouse.how'));
    keys.split('|').filter(Boolean).forEach((one, i) => {
      cell.append(...(i ? [' '] : []), el('kbd', '', named(app, one)));
    });
    line.append(head, cell);
    table.append(line);
  }
  body.append(el('p', '', app.t(app.layout.side > 9 ? 'keys.aboutLarge' : 'keys.about')), table);
  app.openDialog(dialog);
}
