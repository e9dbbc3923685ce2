// @ts-check
/** The step that is explained: one of the game's position, or one of a path with the position to which it applies. */
import { button, el, fill } from './dom.js';
import { aloud, explanation } from './explain.js';
import { marksOfStep } from '../model/marks.js';
import { digitsOf, marksOf } from '../model/notation.js';
import { nameOf, spoken } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('../model/types.js').Step} Step */

export class ShownStep {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.root = el('section', { class: 'shown', hidden: true, 'aria-label': context.t('p.help.explanation') });
    /** @type {Step | null} */
    this.step = null;
    /** @type {Step[]} the path in which the step is; empty if it applies to the game */
    this.path = [];
    this.index = 0;
    this.isFull = false;
    /** @type {((index: number) => void) | null} */
    this.onMove = null;
    context.views.explainers.add(this);
    context.gameListeners.add(() => this.close());
    context.viewListeners.add(() => this.path.length > 0 && this.close());
  }

  /** Forgets the step; false if there is none. */
  close() {
    const hadStep = this.step !== null;
    this.step = null;
    this.path = [];
    this.isFull = false;
    this.root.hidden = true;
    this.root.replaceChildren();
    if (hadStep) {
      this.context.backToGame();
    }
    return hadStep;
  }

  /**
   * Shows the vague or concrete form of a hint: words only.
   * @param {Step} step
   * @param {1 | 2} strength
   * @param {string} text the library's
   * @param {() => unknown} more gives the next form of the hint
   */
  words(step, strength, text, more) {
    const { context } = this;
    const words = context.app.said('step', text, step, strength, context.layout);
    context.views.only(this);
    context.views.note(el('div', { class: 'bar-head' }, spoken('div', words), this.reader(step, '?')), button(context.t('p.help.more'), more, { class: 'primary' }), this.closer());
    this.step = step;
    this.path = [];
    this.isFull = false;
    this.root.hidden = false;
    fill(this.root, spoken('p', words, { class: 'sentence' }), this.reader(step), el('p', { class: 'aside' }, context.t('p.help.again')));
    this.reveal();
    context.app.say(words.text);
  }

  /**
   * Shows a whole step of the game's position: drawn on the grid, and in words.
   * @param {Step} step
   */
  game(step) {
    this.context.views.only(this);
    this.step = step;
    this.path = [];
    this.isFull = true;
    const buttons = () => [
      button(this.context.t('p.help.apply'), () => this.apply(), { class: 'primary' }),
      this.closer(),
    ];
    this.context.views.draw(marksOfStep(step, this.context.layout), el('div', {}, ...this.inBar(step)), ...buttons());
    this.draw(buttons());
    this.reveal();
  }

  /** Brings the step in view where the panels are scrolled by themselves, beside the grid. */
  reveal() {
    const panels = this.root.closest('.panels');
    const head = panels?.querySelector('.panel-head');
    if (panels && head && getComputedStyle(panels).overflowY === 'auto') {
      const { top, bottom } = this.root.getBoundingClientRect();
      const above = top - head.getBoundingClientRect().bottom;
      const below = bottom - panels.getBoundingClientRect().bottom;
      panels.scrollTop += above < 0 ? above : Math.max(0, Math.min(above, below));
    }
  }

  /**
   * A button that opens the article about the technique; steps without a technique have none.
   * @param {Step} step
   * @param {string} [text] what it shows if not all that it is called
   */
  reader(step, text) {
    const { context } = this;
    const name = context.t('article.open', { name: nameOf(step, context).text });
    return step.means === undefined && button(text ?? name, () => context.app.openNamed('article', step.technique), { class: 'reader', 'aria-label': text && name });
  }

  /** A button that closes the explanation. */
  closer() {
    return button(this.context.t('p.help.close'), () => this.close());
  }

  /**
   * A step in the bar of a narrow screen, which is seen together with the grid: its name, the way to its article, and its sentence.
   * @param {Step} step
   */
  inBar(step) {
    const [words] = explanation(step, this.context);
    const head = el('div', { class: 'bar-head narrow-only' }, spoken('h3', nameOf(step, this.context)), this.reader(step, '?'));
    return [head, el('div', { class: 'narrow-only' }, words)];
  }

  /**
   * Shows a step of a path, with the position before it.
   * @param {Step[]} path
   * @param {number} index
   */
  inPath(path, index) {
    const step = path[index];
    if (step === undefined) {
      return;
    }
    this.context.views.only(this);
    this.step = step;
    this.path = path;
    this.index = index;
    this.isFull = true;
    const before = step.before ?? {};
    const digits = digitsOf(before.digits ?? before.line ?? '');
    const what = this.context.t('p.path.shown', { n: index + 1, all: path.length });
    const movers = () => [this.mover('p.path.previous', index - 1), this.mover('p.path.next', index + 1)];
    const short = ['‹', '›'];
    const view = { digits, candidates: marksOf(before.marks ?? ''), marks: marksOfStep(step, this.context.layout), readOnly: /** @type {const} */ (true) };
    const again = movers();
    again.forEach((one, at) => {
      one.classList.add('narrow-only');
      one.setAttribute('aria-label', this.context.t(`${one.dataset.move}Step`));
      one.textContent = short[at] ?? '';
    });
    this.context.views.show(view, el('div', {}, ...this.inBar(step), el('p', { class: 'bar-where' }, what)), ...again);
    this.draw([
      ...movers(),
      button(this.context.tn('p.path.apply', index + 1), () => this.apply()),
    ]);
    this.onMove?.(index);
  }

  /**
   * @param {string} key
   * @param {number} to
   */
  mover(key, to) {
    const isThere = to >= 0 && to < this.path.length;
    return button(this.context.t(key), () => isThere && this.move(to, key), { 'aria-disabled': isThere ? undefined : 'true', 'data-move': key });
  }

  /**
   * Goes to another step of the path and keeps the focus on the button.
   * @param {number} to
   * @param {string} key
   */
  move(to, key) {
    const place = this.root.contains(document.activeElement) ? this.root : this.context.views.bar;
    this.inPath(this.path, to);
    /** @type {HTMLElement | null} */ (place.querySelector(`[data-move="${key}"]`))?.focus({ preventScroll: true });
  }

  /** @param {HTMLElement[]} buttons */
  draw(buttons) {
    const { context, step } = this;
    if (step === null) {
      return;
    }
    const grade = step.level === undefined ? '' : `${context.t(`p.level.${step.level}`)} · ${step.score ?? ''}`;
    const name = nameOf(step, context);
    const title = el('h3', { class: 'technique' }, spoken('span', name), ' ', el('span', { class: 'grade' }, grade));
    const about = this.reader(step);
    this.root.hidden = false;
    fill(this.root, title, about, ...explanation(step, context), el('div', { class: 'buttons' }, ...buttons));
    const says = this.path.length === 0 ? '' : `${context.t('p.path.said', { n: this.index + 1, all: this.path.length })} `;
    context.app.say(`${says}${name.text}: ${aloud(step, context)}`);
  }

  /** Applies the step, or the path up to it, to the game; false if no whole step is shown. */
  apply() {
    const { step } = this;
    if (step === null || !this.isFull) {
      return false;
    }
    const steps = this.path.length === 0 ? [step] : this.path.slice(0, this.index + 1);
    const { context } = this;
    context.backToGame();
    this.close();
    context.app.games.hints += this.path.length === 0 ? 0 : steps.length;
    context.app.applyStep(merged(steps));
    tellApplied(context, context.tn('p.help.applied', steps.length));
    return true;
  }
}

/**
 * Says what was applied; of a full grid, the page says whether it is right.
 * @param {Context} context
 * @param {string} text
 */
export function tellApplied(context, text) {
  if (!context.app.store.game.digits.every(Boolean)) {
    context.app.say(text);
  }
}

/**
 * Several steps as one: all their placements, and their eliminations.
 * @param {Step[]} steps
 */
export function merged(steps) {
  return { placements: steps.flatMap((step) => step.placements), eliminations: steps.flatMap((step) => step.eliminations) };
}

