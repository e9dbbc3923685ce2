// @ts-check
// The keyboard. Digits go by the key's place, so that every keyboard layout works; letters by what is printed on the key.

import { digitOf, least, worth } from './model/layout.js';
import { moved, rectangle } from './model/movement.js';

/** @typedef {import('./types.js').App} App */
/** @typedef {import('./model/state.js').Mode} Mode */

/** Two digits typed within this time are one number, on sides above 9. */
const TWO_DIGITS = 800;

/** @param {Element|null} element @returns {boolean} whether keys belong to the element itself */
function takesText(element) {
  return element instanceof HTMLElement
    && (element.isContentEditable || element.matches('input:not([type=checkbox]):not([type=radio]), textarea, select'));
}

/** @param {App} app */
export function createKeys(app) {
  /** @type {{digit: number, time: number, cursor: number, changed: boolean}} */
  let typed = { digit: 0, time: 0, cursor: -1, changed: false };
  /** What Shift and arrows selected last, and where that began. @type {{anchor: number, selection: Set<number>|null}} */
  let extended = { anchor: 0, selection: null };

  /** @param {KeyboardEvent} event @returns {string} an upper-case letter, or nothing */
  function letterOf(event) {
    if (/^[a-z]$/i.test(event.key)) {
      return event.key.toUpperCase();
    }
    return /^Key[A-Z]$/.test(event.code) ? event.code[3] : '';
  }

  /** @param {KeyboardEvent} event @returns {number} 0 to 9, or -1 */
  function digitKey(event) {
    const match = /^(Digit|Numpad)(\d)$/.exec(event.code);
    return match && (match[1] === 'Digit' || /^\d$/.test(event.key)) ? Number(match[2]) : -1;
  }

  /** @param {KeyboardEvent} event @returns {boolean} */
  function move(event) {
    const { store, layout } = app;
    if (event.altKey && app.tool && event.key.startsWith('Arrow')) {
      app.tool.move(event.key);
      return true;
    }
    const at = store.cursor;
    const isFar = event.ctrlKey || event.metaKey;
    if (app.pen.isOn && (event.shiftKey || isFar) && event.key.startsWith('Arrow')) {
      app.pen.go(event.key, event.shiftKey && isFar);
      return true;
    }
    const to = moved(event.key, at, layout, isFar);
    if (to < 0) {
      return false;
    }
    if (event.shiftKey && isFar && event.key.startsWith('Arrow')) {
      // Along a diagonal, the cells next to it are passed.
      store.select(to, store.selection);
    } else if (event.shiftKey) {
      const anchor = store.selection === extended.selection ? extended.anchor : at;
      store.select(to, rectangle(anchor, to, layout));
      extended = { anchor, selection: store.selection };
    } else if (isFar && event.key.startsWith('Arrow')) {
      store.select(to, [...store.selection, to]);
    } else {
      store.select(to);
    }
    app.grid.focus(to);
    return true;
  }

  /** @param {KeyboardEvent} event @param {number} digit @returns {boolean} */
  function digit(event, digit) {
    const { store, entry, layout: { side } } = app;
    const isCtrl = event.ctrlKey || event.metaKey;
    const isColour = (isCtrl && event.shiftKey) || event.altKey;
    const mode = isCtrl ? 'centre' : event.shiftKey ? 'corner' : store.mode;
    const isDigit = least === 0 && !isColour && mode !== 'colour';
    if (digit === 0 && !isDigit && !(isSecond(event) && typed.digit * 10 <= worth(side))) {
      if (isCtrl) {
        return false;
      }
      entry.erase();
      return true;
    }
    if (isColour) {
      entry.paintCandidate([...store.selection], digit);
      return true;
    }
    if (mode === 'colour' && store.target === 'candidate') {
      entry.paintCandidate([...store.selection], digit);
    } else {
      number(event, digit, mode);
    }
    return true;
  }

  /** @param {KeyboardEvent} event */
  function isSecond(event) {
    return typed.digit > 0 && event.timeStamp - typed.time < TWO_DIGITS && typed.cursor === app.store.cursor;
  }

  /** @param {KeyboardEvent} event @param {number} digit @param {Mode} mode */
  function number(event, digit, mode) {
    const { store, entry, layout: { side } } = app;
    const both = typed.digit * 10 + digit;
    if (side > 9 && mode !== 'colour' && isSecond(event) && both <= worth(side)) {
      if (typed.changed) {
        store.undo();
      }
      typed = { digit: 0, time: 0, cursor: -1, changed: false };
      entry.enter(both - least + 1, mode);
      return;
    }
    const changed = entry.enter(mode === 'colour' ? digit : digit - least + 1, mode);
    typed = { digit, time: event.timeStamp, cursor: store.cursor, changed };
  }

  /** Commands of one letter. @type {Record<string, () => void>} */
  const letters = {
    Z: () => app.entry.setMode('digit'),
    X: () => app.entry.setMode('corner'),
    C: () => app.entry.setMode('centre'),
    V: () => (app.store.mode === 'colour' ? app.entry.toggleTarget() : app.entry.setMode('colour')),
    H: () => app.actions.hint?.(),
    N: () => app.actions.next?.(),
    M: () => app.entry.fill(),
    P: () => app.entry.togglePen(),
    F: () => app.entry.filter(app.store.game.digits[app.store.cursor] || 0),
    B: () => app.entry.filter(-1),
    R: () => app.actions.rules?.() };

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was used */
  function inGrid(event) {
    const { store, entry, layout: { side } } = app;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && letterOf(event) === 'A' && !event.shiftKey) {
      store.select(store.cursor, store.game.digits.keys());
      return true;
    }
    const pressed = digitKey(event);
    if (pressed >= 0 && !event.getModifierState('AltGraph')) {
      return digit(event, pressed);
    }
    if (move(event)) {
      return true;
    }
    if (event.key === 'Backspace' || event.key === 'Delete') {
      if (!(event.key === 'Delete' && app.tool?.remove()) && !app.tool?.erase()) {
        entry.erase();
      }
      return true;
    }
    if (event.key === ' ') {
      entry.nextMode();
      return true;
    }
    if (event.key === 'Enter') {
      if (!app.tool?.apply() && !app.actions.apply?.() && app.pen.isOn) {
        app.pen.mark();
      }
      return true;
    }
    const letter = letterOf(event);
    const value = letter ? digitOf(letter) : 0;
    if (value > 9 && value <= side) {
      const isCtrl = event.ctrlKey || event.metaKey;
      if (isCtrl) {
        return false;
      }
      entry.enter(value, event.shiftKey ? 'corner' : store.mode);
      return true;
    }
    if (isPlain && !event.shiftKey && letters[letter] && app.settings.letters) {
      letters[letter]();
      return true;
    }
    return false;
  }

  /** @param {KeyboardEvent} event @returns {boolean} */
  function anywhere(event) {
    const isCtrl = event.ctrlKey || event.metaKey;
    const letter = letterOf(event);
    if (isCtrl && !event.altKey && (letter === 'Z' || letter === 'Y')) {
      if (letter === 'Y' || event.shiftKey) {
        app.entry.redo();
      } else {
        app.entry.undo();
      }
      return true;
    }
    if (event.key === 'Escape') {
      return escape();
    }
    return false;
  }

  /** Closes what is shown, or stops what runs, or selects one cell only. */
  function escape() {
    if (app.tool?.escape() || app.actions.close?.()) {
      return true;
    }
    if (app.view) {
      app.show(null);
      return true;
    }
    if (app.store.selection.size > 1) {
      app.store.select(app.store.cursor);
      return true;
    }
    return false;
  }

  /** @param {KeyboardEvent} event @returns {boolean} keys with one sign, in the grid alone */
  function signs(event) {
    if (!app.settings.letters) {
      return false;
    }
    if (event.key === '[' || event.key === ']') {
      event.key === '[' ? app.entry.undo() : app.entry.redo();
      return true;
    }
    if (event.key === '?') {
      app.actions.keys?.();
      return true;
    }
    return false;
  }

  /** What a key means for a rule's value, wherever the focus is but in a text. @param {KeyboardEvent} event @returns {string} a digit or a letter, or nothing */
  function signOfRule(event) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isFree = document.activeElement instanceof HTMLSelectElement || !takesText(document.activeElement);
    if (!app.tool || !isPlain || !isFree) {
      return '';
    }
    const digit = digitKey(event);
    const letter = letterOf(event);
    return digit >= 0 && !event.shiftKey ? String(digit) : app.tool.letters.includes(letter) ? letter : '';
  }

  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]');
    const sign = isElsewhere ? '' : signOfRule(event);
    if (sign) {
      app.tool?.type(sign);
      event.preventDefault();
      return;
    }
    if (isElsewhere || takesText(document.activeElement)) {
      return;
    }
    const isNowhere = document.activeElement === document.body && (digitKey(event) >= 0 || event.key.startsWith('Arrow'));
    if (anywhere(event) || (app.grid.hasFocus && signs(event)) || ((app.grid.hasFocus || isNowhere) && inGrid(event))) {
      event.preventDefault();
    }
  });
}
