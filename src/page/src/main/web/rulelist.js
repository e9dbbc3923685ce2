// @ts-check
// The rules of the puzzle in words, below the grid: those of its setter, and of each rule that is drawn, for those who do not see the picture.

import { el } from './cell.js';

/** @typedef {import('./types.js').App} App */

/** @param {HTMLElement} root @param {App} app */
export function createRuleList(root, app) {
  const box = /** @type {HTMLDetailsElement} */ (el('details', 'rule-list'));
  const title = el('summary', '');
  const list = el('ul', '');
  const words = el('p', 'setter-words');
  box.append(title, words, list);
  root.append(box);
  let listed = /** @type {unknown} */ (null);
  let language = '';
  return {
    render() {
      const rules = app.layout.rules.filter((rule) => rule.drawn);
      const said = app.store.game.words;
      box.hidden = rules.length === 0 && !said;
      title.textContent = app.t(said ? 'rules.words' : 'rules.count', { count: rules.length });
      if (said !== words.textContent) {
        words.textContent = said;
        // Nobody can solve a puzzle whose rules he has not read.
        box.open = said !== '';
      }
      words.hidden = !said;
      if (listed !== app.layout || language !== app.language) {
        [listed, language] = [app.layout, app.language];
        list.replaceChildren(...rules.map((rule) => spoken('li', app.said('rule', rule.label, rule, 'label'))));
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
  const names = new Map(app.layout.rules.map((rule) => {
    const isDrawn = rule.drawn && rule.drawn !== 'no';
    const own = 'rule.' + rule.label;
    const name = app.t(own) === own ? app.said('rule', isDrawn ? rule.kind : rule.name, rule, isDrawn ? 'kind' : 'name') : { text: app.t(own) };
    return [name.text, spoken('span', name)];
  }));
  return [...names.values()];
}

/** @param {string} tag @param {import('./text.js').Said} said @returns {HTMLElement} */
function spoken(tag, { text, lang = '' }) {
  const element = el(tag, '', text);
  if (lang) {
    element.lang = lang;
  }
  return element;
}
