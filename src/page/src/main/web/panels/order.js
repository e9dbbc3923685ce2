// @ts-check
/** The order of the techniques in use, and the score and level of each. */
import { button, choice, el, fill, section, uniqueId } from './dom.js';
import { LEVELS, MAX_SCORE, scoreText } from './profile.js';
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
  const score = number('p.rate.score', 'score');
  const growth = number('p.order.growth', 'growth');
  const level = choice(context.t('p.rate.level'), LEVELS.map((name) => [name, context.t(`p.level.${name}`)]), (value) => {
    profile.change(list.value, { level: value });
    changed();
  });
  const root = section(context.t('p.order.title'), false,
    el('p', { class: 'aside' }, context.t('p.order.about')),
    el('div', { class: 'field field-wide' }, el('label', { for: id }, context.t('p.order.list')), list),
    el('div', { class: 'buttons' }, button(context.t('p.order.up'), () => move(-1)), button(context.t('p.order.down'), () => move(1))),
    score.box, growth.box, level.box);

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

  /**
   * A field for one of a technique's two numbers.
   * @param {string} label the key of its label
   * @param {'score' | 'growth'} key
   */
  function number(label, key) {
    const id = uniqueId(key);
    const input = el('input', { id, type: 'number', min: 0, max: MAX_SCORE, inputmode: 'numeric', onchange: () => set(key, input) });
    return { input, box: el('div', { class: 'field' }, el('label', { for: id }, context.t(label)), input) };
  }

  /** @param {'score' | 'growth'} key @param {HTMLInputElement} input */
  function set(key, input) {
    const value = Number(input.value);
    if (input.value !== '' && Number.isInteger(value) && value >= 0 && value <= MAX_SCORE) {
      profile.change(list.value, { [key]: value });
      changed();
    } else {
      context.app.say(context.t('p.order.badScore', { most: MAX_SCORE }));
      show();
    }
  }

  function show() {
    const one = profile.used.find((other) => other.id === list.value);
    score.input.value = String(one?.score ?? '');
    growth.input.value = one ? String(one.growth ?? 0) : '';
    level.select.value = one?.level ?? '';
  }

  /** @param {import('./profile.js').Technique} one @param {number} i */
  function line(one, i) {
    const { text, lang } = nameOf({ technique: one.id, name: one.name }, context);
    const words = context.t('p.order.line', { place: i + 1, name: text, score: scoreText(one), level: context.t(`p.level.${one.level}`) });
    return el('option', { value: one.id, lang }, words);
  }

  function refresh() {
    const chosen = list.value;
    fill(list, ...profile.used.map(line));
    list.value = profile.has(chosen) ? chosen : profile.used[0]?.id ?? '';
    show();
  }

  return { root, refresh };
}
