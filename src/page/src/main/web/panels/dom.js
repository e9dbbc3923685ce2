// @ts-check
/** Small helpers to build the panels' elements. Text is always set as text, never parsed. */

/** @typedef {Node | string | null | undefined | false} Child */

let last = 0;

/**
 * An identifier that no other element has.
 * @param {string} prefix
 */
export function uniqueId(prefix) {
  last += 1;
  return `${prefix}-${last}`;
}

/**
 * An element with attributes and children. An attribute that is false or undefined is left out; one that is true is present without a value;
 * one whose name begins with `on` is a listener.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, '');
    } else if (value !== false && value !== undefined && value !== null) {
      element.setAttribute(name, String(value));
    }
  }
  append(element, ...children);
  return element;
}

/**
 * Adds the children that there are.
 * @param {Element} parent
 * @param {...Child} children
 */
export function append(parent, ...children) {
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) {
      parent.append(child);
    }
  }
}

/**
 * Replaces everything in an element.
 * @param {Element} parent
 * @param {...Child} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren();
  append(parent, ...children);
}

/**
 * A button.
 * @param {string} text
 * @param {(event: MouseEvent) => unknown} onclick
 * @param {Record<string, any>} [attributes]
 */
export function button(text, onclick, attributes = {}) {
  return el('button', { type: 'button', ...attributes, onclick }, text);
}

/**
 * A labelled choice.
 * @param {string} label
 * @param {[string, string][]} options value and text of each
 * @param {(value: string) => unknown} onchange
 * @returns {{box: HTMLElement, select: HTMLSelectElement}}
 */
export function choice(label, options, onchange) {
  const id = uniqueId('choice');
  const select = el('select', { id, onchange: () => onchange(select.value) });
  for (const [value, text] of options) {
    select.append(el('option', { value }, text));
  }
  return { box: el('div', { class: 'field' }, el('label', { for: id }, label), select), select };
}

/**
 * A labelled text area.
 * @param {string} label
 * @param {Record<string, any>} [attributes]
 * @returns {{box: HTMLElement, area: HTMLTextAreaElement}}
 */
export function textArea(label, attributes = {}) {
  const id = uniqueId('text');
  const area = el('textarea', { id, rows: 4, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', ...attributes });
  return { box: el('div', { class: 'field field-wide' }, el('label', { for: id }, label), area), area };
}

/** Where a part of a panel says what is wrong. */
export const faultLine = () => el('p', { class: 'error', role: 'alert' });

/**
 * A section that opens and closes.
 * @param {string} title
 * @param {boolean} open
 * @param {...Child} children
 */
export function section(title, open, ...children) {
  return el('details', { class: 'section', open }, el('summary', {}, title), el('div', { class: 'section-body' }, ...children));
}

/**
 * A part of a panel with a heading.
 * @param {string} title
 * @param {...Child} children
 */
export function part(title, ...children) {
  const id = uniqueId('part');
  return el('section', { class: 'part', 'aria-labelledby': id }, el('h3', { id }, title), ...children);
}
