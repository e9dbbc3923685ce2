// @ts-check
/** The whole path of a puzzle, and all steps that are possible now; a click shows a step on the grid. */
import { button, el, fill } from './dom.js';
import { conclusion } from './explain.js';
import { aside, nameOf, spoken } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./shown.js').ShownStep} ShownStep */
/** @typedef {import('./techniques.js').Techniques} Techniques */
/** @typedef {import('../model/types.js').Step} Step */

export class StepLists {
  /**
   * @param {Context} context
   * @param {ShownStep} shown
   * @param {Techniques} techniques
   */
  constructor(context, shown, techniques) {
    this.context = context;
    this.shown = shown;
    this.techniques = techniques;
    this.root = el('div', { class: 'lists' });
    /** @type {HTMLButtonElement[]} */
    this.items = [];
    shown.onMove = (index) => this.current(index);
    context.gameListeners.add(() => this.clear());
    techniques.listeners.add(() => this.clear());
    context.viewListeners.add(() => this.current(-1));
  }

  clear() {
    this.items = [];
    this.root.replaceChildren();
  }

  /** Solves by logic and lists the path. */
  async path() {
    const { context } = this;
    const answer = await context.long(context.t('p.path.running'), 'path', this.techniques.fields());
    if (answer === null) {
      return;
    }
    /** @type {Step[]} */
    const steps = answer.steps ?? [];
    const list = el('ol', { class: 'steps', 'aria-label': context.t('p.path.list') });
    this.items = steps.map((step, index) => {
      const item = button('', () => this.shown.inPath(steps, index));
      fill(item, spoken('span', nameOf(step, context), { class: 'step-name' }), ' ', conclusion(step, context));
      list.append(el('li', {}, item));
      return item;
    });
    const summary = this.summary(answer, steps);
    fill(this.root, ...summary, list);
    context.app.say(summary.map((one) => one.textContent ?? '').join(' '));
    if (steps.length > 0) {
      context.app.games.hints++;
      this.shown.inPath(steps, 0);
    }
  }

  /**
   * @param {import('./types.js').Answer} answer
   * @param {Step[]} steps
   */
  summary(answer, steps) {
    const { context } = this;
    const isStuck = answer.result === 'stuck';
    const keys = { none: 'p.answer.none', unknown: 'p.answer.unknown' };
    const key = keys[/** @type {keyof typeof keys} */ (answer.result)];
    const text = key === undefined ? context.tn(answer.solved === true ? 'p.path.solved' : 'p.path.stuck', steps.length) : context.t(key);
    const found = [el('p', {}, text)];
    if (answer.hardestName !== undefined) {
      found.push(el('p', {}, context.t('p.path.grade', { hardest: nameOf({ technique: answer.hardest, name: answer.hardestName }, context).text, score: Number(answer.pathScore).toLocaleString(context.language) })));
    }
    const why = isStuck ? beyond(String(answer.reason ?? '')) : answer.solved === true ? '' : String(answer.sentence ?? '');
    const reasons = answer.result === 'none' ? answer.conflicts ?? [] : [why];
    found.push(...reasons.filter((/** @type {string} */ one) => one !== '').map((/** @type {string} */ one) => aside(one, context)));
    return found;
  }

  /** @param {number} index */
  current(index) {
    this.items.forEach((item, at) => {
      if (at === index) {
        item.setAttribute('aria-current', 'step');
        reveal(item);
      } else {
        item.removeAttribute('aria-current');
      }
    });
  }

  /** Lists all steps that are possible now, by technique. */
  async now() {
    const { context } = this;
    const answer = await context.long(context.t('p.now.running'), 'steps', this.techniques.fields());
    if (answer === null) {
      return;
    }
    /** @type {Map<string, Step[]>} */
    const groups = new Map();
    for (const step of /** @type {Step[]} */ (answer.steps ?? [])) {
      groups.set(step.technique, [...(groups.get(step.technique) ?? []), step]);
    }
    const count = (answer.steps ?? []).length;
    const isNone = answer.result === 'none';
    const text = isNone ? context.t('p.help.clash') : count === 0 ? context.t('p.help.none') : context.tn('p.now.found', count);
    /** @type {string[]} */
    const reasons = isNone ? answer.conflicts ?? [] : [];
    this.items = [];
    context.app.games.hints += count > 0 ? 1 : 0;
    fill(this.root, el('p', {}, text), ...reasons.map((one) => aside(one, context)), ...[...groups.values()].map((steps, index) => this.group(steps, index === 0)));
    context.app.say(text);
  }

  /**
   * @param {Step[]} steps
   * @param {boolean} isOpen
   */
  group(steps, isOpen) {
    const { context } = this;
    const first = /** @type {Step} */ (steps[0]);
    const list = el('ul', { class: 'steps' });
    for (const step of steps) {
      const item = button('', () => {
        this.root.querySelectorAll('[aria-current]').forEach((one) => one.removeAttribute('aria-current'));
        this.shown.game(step);
        item.setAttribute('aria-current', 'step');
      });
      item.append(conclusion(step, context));
      list.append(el('li', {}, item));
    }
    const summary = el('summary', {}, spoken('span', nameOf(first, context)), ' ', el('span', { class: 'grade' }, String(steps.length)));
    return el('details', { class: 'section', open: isOpen }, summary, list);
  }
}

/** @param {string} reason why a path is stuck @returns {string} what it says besides that no technique applies; empty if nothing */
function beyond(reason) {
  return reason.split('; ').slice(1).join('; ');
}

/**
 * Scrolls the list, and nothing else, until an item that is not seen is the second from the top.
 * @param {HTMLElement} item
 */
function reveal(item) {
  const row = item.closest('li');
  const list = item.closest('.steps');
  if (row === null || list === null) {
    return;
  }
  const { top, bottom } = list.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) {
    const first = row.previousElementSibling ?? row;
    list.scrollTop += first.getBoundingClientRect().top - top - 4;
  }
}
