// @ts-check
// The rules of the puzzle in words, below the grid: for those who do not see the picture, and for rules that have none.

import { el } from './cell.js';

/** @typedef {import('./types.js').App} App */

/** @param {HTMLElement} root @param {App} app */
export function createRuleList(root, app) {
  const box = /** @type {HTMLDetailsElement} */ (el('details', 'rule-list'));
  const title = el('summary', '');
  const list = el('ul', '');
  list.lang = 'en';
  box.append(title, list);
  root.append(box);
  let listed = /** @type {unknown} */ (null);
  return {
    render() {
      const rules = app.layout.rules.filter((rule) => rule.drawn);
      box.hidden = rules.length === 0;
      title.textContent = app.t('rules.count', { count: rules.length });
      if (listed !== app.layout) {
        listed = app.layout;
        list.replaceChildren(...rules.map((rule) => el('li', '', rule.label)));
      }
    } };
}

/**
 * What the caption says of the rules: each kind once, and each rule that is not drawn.
 *
 * @param {App} app
 * @returns {HTMLElement[]}
 */
export function ruleNames(app) {
  const names = new Set(app.layout.rules.map((rule) => (rule.drawn && rule.drawn !== 'no' ? rule.kind : rule.name)));
  return [...names].map((name) => {
    const own = app.t('rule.' + name);
    const element = el('span', '', own === 'rule.' + name ? name : own);
    if (own === 'rule.' + name) {
      element.lang = 'en';
    }
    return element;
  });
}
