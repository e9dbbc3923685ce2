// @ts-check
/** Tabs by the usual pattern: one Tab stop, arrows, Home and End move and select. */
import { el, uniqueId } from './dom.js';

export class Tabs {
  /**
   * @param {string} label
   * @param {[string, string][]} names key and text of each tab
   */
  constructor(label, names) {
    this.keys = names.map(([key]) => key);
    /** Called when a tab is selected, with its key. @type {(key: string) => void} */
    this.onSelect = () => {};
    /** @type {Map<string, HTMLButtonElement>} */
    this.buttons = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.bodies = new Map();
    this.list = el('div', { class: 'panel-tabs', role: 'tablist', 'aria-label': label, onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event) });
    for (const [key, text] of names) {
      const id = uniqueId('tab');
      const body = uniqueId('panel');
      const tab = el('button', { type: 'button', role: 'tab', id, 'aria-controls': body, onclick: () => this.select(key) }, text);
      this.buttons.set(key, tab);
      this.bodies.set(key, el('div', { class: `panel panel-${key}`, role: 'tabpanel', id: body, 'aria-labelledby': id }));
      this.list.append(tab);
    }
    this.select(this.keys[0] ?? '');
  }

  /**
   * @param {string} key
   * @returns {HTMLElement}
   */
  panel(key) {
    return /** @type {HTMLElement} */ (this.bodies.get(key));
  }

  panels() {
    return [...this.bodies.values()];
  }

  /** @param {string} key */
  select(key) {
    for (const [name, tab] of this.buttons) {
      const isSelected = name === key;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      this.panel(name).hidden = !isSelected;
    }
    this.onSelect(key);
  }

  /**
   * Selects a tab, and brings it in sight.
   * @param {string} key
   */
  show(key) {
    this.select(key);
    this.buttons.get(key)?.focus();
    this.list.scrollIntoView({ block: 'nearest' });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = this.keys.findIndex((key) => this.buttons.get(key) === document.activeElement);
    const count = this.keys.length;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + count, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const key = this.keys[to % count] ?? '';
    this.select(key);
    this.buttons.get(key)?.focus();
  }
}
