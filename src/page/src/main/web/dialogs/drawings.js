// @ts-check
// The rules that the drawings of another program's puzzle look like, beside its setter's words, for the player to confirm.

import { el } from '../cell.js';
import { button, buttons, checkbox } from './dialog.js';

/** @typedef {import('../types.js').App} App */
/** @typedef {{text: string, kind: string, label: Node}} Suggested */

/**
 * @param {App} app
 * @param {any} puzzle of the library's answer to `read`, with what is suggested
 * @returns {Promise<Suggested[]>} in the order of the layout
 */
async function suggestedRules(app, puzzle) {
  /** @type {string[]} */
  const lines = puzzle.suggested;
  const answer = await app.ask('layout', { layout: [puzzle.layout, ...lines].join('; ') });
  /** @type {any[]} */
  const rules = answer.rules ?? [];
  return lines.map((text) => {
    const rule = rules.find((one) => one.text === text);
    const own = rule && app.t(`rule.${rule.name}`) !== `rule.${rule.name}`;
    const said = own ? { text: app.t(`rule.${rule.name}`) } : rule ? app.said('rule', rule.label, rule, 'label') : { text };
    const label = el('span', '', said.text);
    label.lang = said.lang ?? app.language;
    return { text, kind: text.split(' ')[0], label };
  });
}

/**
 * Asks which of the rules are those of the puzzle.
 *
 * @param {App} app
 * @param {HTMLElement} body what is shown instead of everything else in it
 * @param {any} puzzle of the library's answer to `read`, with what is suggested
 * @param {(puzzle: any) => void} take is given the puzzle with the rules that were confirmed
 */
export async function confirmDrawings(app, body, puzzle, take) {
  const { t } = app;
  const rules = await suggestedRules(app, puzzle);
  const taken = new Set(rules.map(({ text }) => text));
  const heading = el('p', '', t(rules.length ? 'drawings.about' : 'drawings.none'));
  heading.tabIndex = -1;
  const words = el('p', 'setter-words', puzzle.rules || t('drawings.silent'));
  const list = el('div', '');
  const confirm = button('', () => take({ ...puzzle, layout: [puzzle.layout, ...taken].join('; ') }), 'primary');
  const count = () => {
    confirm.textContent = t('drawings.take', { count: taken.size });
    confirm.disabled = taken.size === 0;
  };
  for (const kind of new Set(rules.map((rule) => rule.kind))) {
    list.append(group(rules.filter((rule) => rule.kind === kind), taken, count, t));
  }
  count();
  const others = el('p', 'secondary', Number(puzzle.otherDrawings) ? t('drawings.others', { count: puzzle.otherDrawings }) : '');
  body.replaceChildren(heading, words, list, others,
    buttons(...(rules.length ? [confirm] : []), button(t('drawings.without'), () => take(puzzle), rules.length ? '' : 'primary')));
  heading.focus();
}

/**
 * The rules of one kind, to take or leave all at once or each by itself.
 *
 * @param {Suggested[]} rules
 * @param {Set<string>} taken
 * @param {() => void} changed
 * @param {App['t']} t
 */
function group(rules, taken, changed, t) {
  const box = /** @type {HTMLFieldSetElement} */ (el('fieldset', 'drawn-rules'));
  /** @type {HTMLInputElement[]} */
  const ticks = [];
  const each = rules.map(({ text, label }) => {
    const tick = checkbox('', true, (isTaken) => {
      taken[isTaken ? 'add' : 'delete'](text);
      update();
    });
    tick.lastElementChild?.replaceChildren(label);
    ticks.push(/** @type {HTMLInputElement} */ (tick.querySelector('input')));
    return tick;
  });
  const all = checkbox(t('drawings.all', { count: rules.length }), true, (isTaken) => {
    rules.forEach(({ text }) => taken[isTaken ? 'add' : 'delete'](text));
    ticks.forEach((tick) => {
      tick.checked = isTaken;
    });
    update();
  });
  const allTick = /** @type {HTMLInputElement} */ (all.querySelector('input'));
  function update() {
    const n = ticks.filter((tick) => tick.checked).length;
    allTick.checked = n > 0;
    allTick.indeterminate = n > 0 && n < ticks.length;
    changed();
  }
  box.append(...(rules.length > 1 ? [all] : []), ...each);
  return box;
}

/** Whether a text was refused for drawings alone. @param {any} answer */
export function isDrawn(answer) {
  return answer.result === 'error' && /^cosmetics without meaning/.test(answer.found ?? answer.message ?? '');
}
