// @ts-check
/** The order of the techniques in use, and the score and level of each. */
import { button, choice, el, fill, section, uniqueId } from './dom.js';
import { LEVELS, MAX_SCORE } from './profile.js';
import { nameOf } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./profile.js').Profile} Profile */

/** How many techniques the list shows at once. */
const ROWS = 10;

/**
 * @param {Context} context
 * @param {Profile} profile
 * @param {() => void} changed
 * @returns {{root: HTMLElement, refresh: () => void}}
 */
export function createOrder(context, profile, changed) {
  const id = uniqueId('order');
  const list = el('select', { id, size: ROWS, class: 'order', 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown', onchange: show, onkeydown: byKey });
  const scoreId = uniqueId('score');
  const score = el('input', { id: scoreId, type: 'number', min: 0, max: MAX_SCORE, inputmode: 'numeric', onchange: setScore });
  const level = choice(context.t('p.rate.level'), LEVELS.map((name) => [name, context.t(`p.level.${name}`)]), (value) => {
    profile.change(list.value, { level: value });
    changed();
  });
  const root = section(context.t('p.order.title'), false,
    el('p', { class: 'aside' }, context.t('p.order.about')),
    el('div', { class: 'field field-wide' }, el('label', { for: id }, context.t('p.order.list')), list),
    el('div', { class: 'buttons' }, button(context.t('p.order.up'), () => move(-1)), button(context.t('p.order.down'), () => move(1))),
    el('div', { class: 'field' }, el('label', { for: scoreId }, context.t('p.rate.score')), score), level.box);

  /** @param {number} by */
  function move(by) {
    const one = profile.used.find((other) => other.id === list.value);
    const place = profile.move(list.value, by);
    if (one && place >= 0) {
      changed();
      context.app.say(context.t('p.order.moved', { name: nameOf({ technique: one.id, name: one.name }, context).text, place: place + 1, all: profile.used.length }));
    }
  }

  /** @param {KeyboardEvent} event */
  function byKey(event) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.altKey && by) {
      event.preventDefault();
      move(by);
    }
  }

  function setScore() {
    const value = Number(score.value);
    if (score.value !== '' && Number.isInteger(value) && value >= 0 && value <= MAX_SCORE) {
      profile.change(list.value, { score: value });
      changed();
    } else {
      context.app.say(context.t('p.order.badScore', { most: MAX_SCORE }));
      show();
    }
  }

  function show() {
    const one = profile.used.find((other) => other.id === list.value);
    score.value = String(one?.score ?? '');
    level.select.value = one?.level ?? '';
  }

  /** @param {import('./profile.js').Technique} one @param {number} i */
  function line({ id: technique, name, score: points, level: grade }, i) {
    const { text, lang } = nameOf({ technique, name }, context);
    const words = context.t('p.order.line', { place: i + 1, name: text, score: points, level: context.t(`p.level.${grade}`) });
    return el('option', { value: technique, lang }, words);
  }

  function refresh() {
    const chosen = list.value;
    fill(list, ...profile.used.map(line));
    list.value = profile.has(chosen) ? chosen : profile.used[0]?.id ?? '';
    show();
  }

  return { root, refresh };
}
