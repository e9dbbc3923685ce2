// @ts-check
// What all dialogs are made of.

import { el } from '../cell.js';
import { svg } from '../lines.js';
import { borders } from '../model/geometry.js';
import { symbol } from '../model/layout.js';
import { asSentence, locale } from '../text.js';

/** @typedef {import('../types.js').App} App */

/**
 * An empty dialog with a heading and a cross.
 *
 * @param {App} app
 * @param {string} title
 * @returns {{dialog: HTMLDialogElement, body: HTMLElement}}
 */
export function frame(app, title) {
  const dialog = /** @type {HTMLDialogElement} */ (el('dialog', ''));
  const head = el('div', 'dialog-head');
  const heading = el('h2', '', title);
  heading.id = 'dialog-title';
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = button('×', () => dialog.close());
  close.setAttribute('aria-label', app.t('dialog.close'));
  head.append(heading, close);
  const body = el('div', 'dialog-body');
  dialog.append(head, body);
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  return { dialog, body };
}

/** @param {string} text @param {() => void} press @param {string} [className] @returns {HTMLButtonElement} */
export function button(text, press, className = '') {
  const element = /** @type {HTMLButtonElement} */ (el('button', className, text));
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

/** @param {HTMLElement[]} children @returns {HTMLElement} */
export function buttons(...children) {
  const row = el('div', 'buttons');
  row.append(...children);
  return row;
}

/** @param {string} label @param {boolean} checked @param {(checked: boolean) => void} change @returns {HTMLLabelElement} */
export function checkbox(label, checked, change) {
  const box = /** @type {HTMLInputElement} */ (el('input', ''));
  box.type = 'checkbox';
  box.checked = checked;
  box.addEventListener('change', () => change(box.checked));
  const outer = /** @type {HTMLLabelElement} */ (el('label', 'check'));
  outer.append(box, el('span', '', label));
  return outer;
}

/**
 * @param {string} label
 * @param {[string, string][]} options values and texts
 * @param {string} value
 * @param {(value: string) => void} [change]
 * @returns {{field: HTMLElement, select: HTMLSelectElement}}
 */
export function choice(label, options, value, change) {
  const select = /** @type {HTMLSelectElement} */ (el('select', ''));
  select.append(...options.map(([key, text]) => new Option(text, key)));
  select.value = value;
  if (change) {
    select.addEventListener('change', () => change(select.value));
  }
  const field = el('label', 'field');
  field.append(el('span', '', label), select);
  return { field, select };
}

/**
 * Tabs by the usual pattern: arrows move, one panel is shown.
 *
 * @param {string} label
 * @param {{title: string, panel: HTMLElement}[]} items
 * @param {number} [first] the panel that is shown first
 * @returns {HTMLElement}
 */
export function tabs(label, items, first = 0) {
  const list = el('div', 'tabs');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', label);
  const box = el('div', '');
  const heads = items.map(({ title, panel }, i) => {
    const head = button(title, () => choose(i, false));
    head.setAttribute('role', 'tab');
    head.id = 'dialog-tab-' + i;
    panel.id = 'dialog-panel-' + i;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', head.id);
    head.setAttribute('aria-controls', panel.id);
    return head;
  });
  /** @param {number} which @param {boolean} focus */
  function choose(which, focus) {
    heads.forEach((head, i) => {
      head.setAttribute('aria-selected', String(i === which));
      head.tabIndex = i === which ? 0 : -1;
      items[i].panel.hidden = i !== which;
    });
    if (focus) {
      heads[which].focus();
    }
  }
  list.addEventListener('keydown', (event) => {
    const at = heads.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + heads.length, Home: 0, End: heads.length - 1 };
    if (event.key in to) {
      choose(to[event.key] % heads.length, true);
      event.preventDefault();
    }
  });
  list.append(...heads);
  box.append(list, ...items.map(({ panel }) => panel));
  choose(first, false);
  return box;
}

/** A small picture of a puzzle. @param {import('../model/layout.js').Geometry} layout @param {number[]} digits @returns {SVGElement} */
export function thumbnail(layout, digits) {
  const { rows, columns } = layout;
  const picture = svg('svg', { class: 'thumb', viewBox: `-0.2 -0.2 ${columns + 0.4} ${rows + 0.4}`, 'aria-hidden': 'true' });
  const lines = borders(layout);
  picture.append(svg('path', { class: 'line-thick', d: lines.thick || 'M0 0' }),
    svg('rect', { class: 'line-thick', x: 0, y: 0, width: columns, height: rows }));
  digits.forEach((digit, cell) => {
    if (digit) {
      const text = svg('text', { x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.55 });
      text.textContent = symbol(digit);
      picture.append(text);
    }
  });
  return picture;
}

/** @param {unknown} failed @returns {string} */
export function messageOf(failed) {
  return failed instanceof Error ? failed.message : String(/** @type {any} */ (failed)?.message || failed);
}

/** @param {App} app @param {string} english what the library says @param {boolean} [isWhole] whether it makes a sentence @returns {HTMLElement} in the language of the page, or marked as English */
export function told(app, english, isWhole = true) {
  const sentence = isWhole ? asSentence(english) : english;
  const { text, lang } = app.said('phrase', sentence, sentence);
  const element = el('span', '', text);
  element.lang = lang ?? app.language;
  return element;
}

/** Copies text, and says whether that worked. @param {App} app @param {string} text */
export async function copy(app, text) {
  try {
    await navigator.clipboard.writeText(text);
    app.say(app.t('copy.done'));
    return true;
  } catch (refused) {
    app.say(app.t('copy.refused'));
    return false;
  }
}

/** @param {App} app @param {import('../types.js').Progress} progress @returns {string} how far a run has come */
export function progressText(app, progress) {
  const grouped = (/** @type {string} */ number) => BigInt(number).toLocaleString(locale(app.language));
  const name = app.t('progress.' + progress.what);
  const what = name.startsWith('progress.') ? progress.what : name;
  return progress.total.startsWith('-')
    ? app.t('progress', { what, done: grouped(progress.done) })
    : app.t('progress.of', { what, done: grouped(progress.done), total: grouped(progress.total) });
}
