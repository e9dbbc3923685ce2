// @ts-check
/** What is on the grid besides the game: another position, or a drawing, with a bar that says so and leads back. */
import { button, el, fill } from './dom.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./types.js').View} View */

export class Views {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.bar = el('div', { class: 'view-bar', hidden: true });
    this.isViewing = false;
    /** What explains something on the grid; one at a time. @type {Set<{close: () => boolean}>} */
    this.explainers = new Set();
  }

  /**
   * Closes every other explanation, because two would share one picture.
   * @param {{close: () => boolean} | null} one the explanation that is about to be shown; null for something else on the grid
   */
  only(one) {
    this.explainers.forEach((other) => other !== one && other.close());
  }

  /**
   * Shows another position than the game's, and a bar that says so and leads back.
   * @param {View} view
   * @param {string | HTMLElement} what says what is shown
   * @param {...HTMLElement} buttons further buttons, for narrow screens, where the panel is out of sight
   */
  show(view, what, ...buttons) {
    this.context.app.overlay(null);
    this.context.app.show(view);
    this.isViewing = true;
    const back = button('', () => this.context.backToGame(), { 'aria-label': this.context.t('p.view.back') });
    back.append(el('span', { class: 'wide-only' }, this.context.t('p.view.back')), el('span', { class: 'narrow-only' }, this.context.t('p.view.short')));
    this.tell(what, false, ...buttons, back);
  }

  /**
   * Draws on the game, with a bar for narrow screens.
   * @param {import('../model/types.js').Marks} marks
   * @param {string | HTMLElement} what
   * @param {...HTMLElement} buttons
   */
  draw(marks, what, ...buttons) {
    this.context.backToGame();
    this.context.app.overlay(marks);
    this.tell(what, true, ...buttons);
  }

  /**
   * Says something about the game, in a bar for narrow screens.
   * @param {string | HTMLElement} what
   * @param {...HTMLElement} buttons
   */
  note(what, ...buttons) {
    this.context.backToGame();
    this.tell(what, true, ...buttons);
  }

  /**
   * Shows the bar, and on a narrow screen, where it is a sheet at the bottom, the whole grid above it.
   * @param {string | HTMLElement} what
   * @param {boolean} isNarrowOnly
   * @param {...HTMLElement} buttons
   */
  tell(what, isNarrowOnly, ...buttons) {
    fill(this.bar, el('div', { class: 'bar-text' }, what), el('div', { class: 'bar-buttons' }, ...buttons));
    this.bar.classList.toggle('narrow-only', isNarrowOnly);
    this.bar.hidden = false;
    const board = document.getElementById('board');
    if (board && getComputedStyle(this.bar).position === 'fixed') {
      const { top, bottom } = board.getBoundingClientRect();
      if (top < 0 || bottom > this.bar.getBoundingClientRect().top) {
        board.scrollIntoView({ block: 'start' });
      }
    }
  }

  /** Shows the game again, with nothing drawn on it; false if it was shown already. */
  back() {
    this.context.app.overlay(null);
    this.bar.hidden = true;
    if (!this.isViewing) {
      return false;
    }
    this.isViewing = false;
    this.context.app.show(null);
    return true;
  }
}
