// @ts-check
// Modes, and digit keys with the number still to place.

import { COLOURS, digitName, doubling, el } from './cell.js';
import { icon } from './icons.js';
import { halfOf, least, occurrences, symbol } from './model/layout.js';
import { MODES } from './model/state.js';

/** @typedef {import('./types.js').App} App */

const LONG_PRESS = 450;

/** @param {string} className @param {() => void} press @returns {HTMLButtonElement} a button that leaves the focus in the grid */
export function key(className, press) {
  const button = /** @type {HTMLButtonElement} */ (el('button', className));
  button.type = 'button';
  button.addEventListener('pointerdown', (event) => event.pointerType === 'mouse' && event.preventDefault());
  button.addEventListener('click', press);
  return button;
}

/** @param {string} name @param {() => void} press @returns {HTMLButtonElement} a key with an icon */
function iconKey(name, press) {
  const button = key('icon', press);
  button.append(icon(name));
  return button;
}

/** Keys in a row on a phone, so that none is under 40 px wide. @param {number} keys */
function phoneColumns(keys) {
  return keys <= 7 ? keys : keys <= 10 ? 5 : keys <= 14 ? 7 : keys <= 18 ? 6 : 7;
}

/**
 * @param {HTMLElement} root
 * @param {App} app
 */
export function createPad(root, app) {
  const modes = el('div', 'modes');
  modes.setAttribute('role', 'group');
  const modeKeys = MODES.map((mode) => key('mode mode-' + mode, () => app.entry.setMode(mode)));
  const undo = iconKey('undo', () => app.entry.undo());
  const redo = iconKey('redo', () => app.entry.redo());
  // Where the panels lie below the grid, hints begin here.
  const hint = iconKey('hint', () => app.actions.hint?.());
  hint.classList.add('narrow-only');
  const history = el('div', 'history');
  history.append(undo, redo, hint);
  modes.append(...modeKeys);
  const bar = el('div', 'pad-bar');
  bar.append(modes, history);
  const digits = el('div', 'digits');
  digits.setAttribute('role', 'group');
  root.replaceChildren(bar, digits);
  let built = '';
  /** @type {HTMLButtonElement[]} */
  let keys = [];

  /** @param {number} value @param {boolean} isColour */
  function digitKey(value, isColour) {
    let pressed = 0;
    let wasLong = false;
    const button = key(isColour ? 'digit-key tint tint-' + COLOURS[value - 1] : 'digit-key', () => {
      if (!wasLong) {
        press(value, isColour, app.store.mode);
      }
      wasLong = false;
    });
    button.append(el('span', 'value', isColour ? COLOURS[value - 1] : symbol(value)), el('span', 'left'));
    button.addEventListener('pointerdown', () => {
      wasLong = false;
      pressed = window.setTimeout(() => {
        wasLong = true;
        press(value, isColour, isColour ? app.store.mode : app.entry.otherMode());
      }, LONG_PRESS);
    });
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
      button.addEventListener(end, () => window.clearTimeout(pressed));
    }
    button.addEventListener('contextmenu', (event) => event.preventDefault());
    return button;
  }

  /** @param {number} value @param {boolean} isColour @param {import('./model/state.js').Mode} mode */
  function press(value, isColour, mode) {
    if (!isColour && app.tool) {
      app.tool.type(symbol(value));
    } else if (app.settings.digitFirst && !isColour) {
      app.entry.held = app.entry.held === value ? 0 : value;
      app.store.set({ filter: app.store.filter > 0 ? app.entry.held : app.store.filter });
    } else {
      app.entry.enter(value, mode);
    }
  }

  /** Of a number that is typed for a rule, with a sign that no digit has. @param {string} sign */
  function signKey(sign) {
    const extra = key('digit-key', () => app.tool?.type(sign));
    extra.append(el('span', 'value', sign));
    return extra;
  }

  /** What colours are for, if not for cells. */
  function targetKeys() {
    const pen = iconKey('change', () => app.entry.togglePen());
    pen.classList.add('digit-key', 'target-pen');
    return [key('digit-key target-candidate', () => app.entry.toggleTarget()), pen];
  }

  /** @param {number} count @param {boolean} isColour @param {boolean} isTyped whether digits are of a rule's value */
  function build(count, isColour, isTyped) {
    keys = Array.from({ length: count }, (_, i) => digitKey(i + 1, isColour));
    const erase = key('digit-key erase', () => app.tool?.erase() || app.entry.erase());
    erase.append(icon('erase'));
    const extra = isColour ? targetKeys() : isTyped ? [signKey(least === 0 ? '9' : '0')] : [];
    digits.replaceChildren(...keys, ...extra, erase);
    digits.style.setProperty('--keys', String(isColour ? 6 : count + 1 + extra.length));
    digits.style.setProperty('--phone-keys', String(isColour ? 6 : phoneColumns(count + extra.length + 1)));
    digits.classList.toggle('is-many', count > 12);
  }

  function render() {
    const { store, layout: { side }, t } = app;
    const isColour = store.mode === 'colour';
    const isTyped = !isColour && Boolean(app.tool?.takesDigits);
    const wanted = `${side} ${isColour} ${isTyped} ${least}`;
    if (built !== wanted) {
      build(isColour ? COLOURS.length : side, isColour, isTyped);
      built = wanted;
    }
    modes.setAttribute('aria-label', t('mode.label'));
    digits.setAttribute('aria-label', t(isColour ? 'pad.colours' : 'pad.digits'));
    modeKeys.forEach((button, i) => {
      button.textContent = t('mode.' + MODES[i]);
      button.title = t('mode.about.' + MODES[i]);
      button.setAttribute('aria-pressed', String(store.mode === MODES[i]));
    });
    for (const [button, name] of /** @type {[HTMLButtonElement, string][]} */ ([[undo, 'undo'], [redo, 'redo'], [hint, 'p.help.hint']])) {
      button.setAttribute('aria-label', t(name));
      button.title = t(name);
    }
    undo.setAttribute('aria-disabled', String(!store.canUndo));
    redo.setAttribute('aria-disabled', String(!store.canRedo));
    labels(isColour);
  }

  /** @param {boolean} isColour */
  function labels(isColour) {
    const { store, layout, t } = app;
    const counts = new Array(layout.side + 1).fill(0);
    store.game.digits.forEach((digit) => counts[digit]++);
    const each = occurrences(layout);
    const name = store.mode === 'digit' ? 'pad.place' : 'pad.mark';
    const key = each ? name : `${name}Any`;
    keys.forEach((button, i) => {
      const left = each - counts[i + 1];
      const isHeld = isColour ? store.target !== 'cell' && store.colour === i : app.entry.held === i + 1;
      /** @type {HTMLElement} */ (button.lastElementChild).dataset.sign = isColour ? '' : halfOf(i + 1) ? doubling(halfOf(i + 1)) : each ? String(left) : '';
      button.classList.toggle('is-done', !isColour && each > 0 && left <= 0);
      button.setAttribute('aria-label', isColour
        ? t('pad.colour', { letter: COLOURS[i] })
        : app.tool?.takesDigits ? symbol(i + 1) : t(key, { digit: digitName(t, i + 1), count: left }));
      if (isHeld || app.settings.digitFirst || (isColour && store.target !== 'cell')) {
        button.setAttribute('aria-pressed', String(isHeld));
      } else {
        button.removeAttribute('aria-pressed');
      }
    });
    digits.querySelector('.erase')?.setAttribute('aria-label', t('erase'));
    for (const target of isColour ? ['candidate', 'pen'] : []) {
      const button = /** @type {HTMLElement} */ (digits.querySelector('.target-' + target));
      button.setAttribute('aria-label', t('colour.short.' + target));
      button.title = t('colour.target.' + target);
      button.setAttribute('aria-pressed', String(store.target === target));
    }
    const marks = digits.querySelector('.target-candidate');
    if (marks) {
      marks.textContent = t('colour.short.candidate');
    }
  }

  return { render };
}
