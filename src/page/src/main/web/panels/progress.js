// @ts-check
/** The bar that shows the one long computation, how far it has come, and a button that stops it. */
import { button, el, fill } from './dom.js';
import { grouped } from '../model/notation.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./types.js').Progress} Progress */

/** How often the progress of a run is announced, in milliseconds. */
const ANNOUNCED_EVERY = 10_000;

/** The units of work that have a sentence of their own. */
const UNITS = ['solutions', 'candidates', 'clauses', 'constraints', 'probes', 'tries'];

export class ProgressBar {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.bar = el('div', { class: 'run-bar', hidden: true });
    /** @type {Progress | null} how far the last run had come */
    this.last = null;
    /** @type {string | null} what the long worker is doing */
    this.running = null;
  }

  /**
   * Shows that a run has begun.
   * @param {string} title
   * @returns {(progress: Progress) => void} shows progress
   */
  begin(title) {
    const { context } = this;
    this.running = title;
    this.last = null;
    const text = el('span', { class: 'run-text' }, `${title} …`);
    fill(this.bar, el('span', { class: 'run-sign', 'aria-hidden': 'true' }), text, button(context.t('p.run.stop'), () => this.stop(), { class: 'stop' }));
    this.bar.hidden = false;
    this.mark();
    let announced = Date.now();
    return (progress) => {
      this.last = progress;
      const far = this.far(progress);
      text.textContent = far === '' ? `${title} …` : `${title}: ${far}`;
      if (Date.now() - announced >= ANNOUNCED_EVERY) {
        announced = Date.now();
        context.app.say(text.textContent);
      }
    };
  }

  /**
   * How far a run has come, in words.
   * @param {Progress} progress
   */
  far({ what, done, total }) {
    const { context } = this;
    const all = Number(total);
    const counted = UNITS.includes(what) ? context.tn(`p.progress.${what}`, Number(done), { done: grouped(String(done), context.language) }) : '';
    const part = all > 0 ? context.t('p.progress.part', { percent: Math.min(99, Math.floor((100 * Number(done)) / all)) }) : '';
    return [counted, part].filter((one) => one !== '').join(', ');
  }

  /** Hides the bar; the focus goes to the selected tab if it was on the button. */
  end() {
    this.running = null;
    const hadFocus = this.bar.contains(document.activeElement);
    this.bar.hidden = true;
    this.bar.replaceChildren();
    this.mark();
    if (hadFocus) {
      /** @type {HTMLElement | null} */ (document.querySelector('.panel-tabs [aria-selected=true]'))?.focus();
    }
  }

  /** Stops the run; false if there is none. */
  stop() {
    if (this.running === null) {
      return false;
    }
    this.context.app.stop();
    return true;
  }

  /** Says what is still running. */
  sayBusy() {
    this.context.app.say(this.context.t('p.run.busy', { what: this.running ?? '' }));
  }

  /**
   * A button that starts a run, and is disabled while there is one.
   * @param {string} key
   * @param {() => unknown} onclick
   */
  button(key, onclick) {
    const isBusy = this.running !== null ? 'true' : undefined;
    return button(this.context.t(key), () => (this.running === null ? onclick() : this.sayBusy()), { 'data-run': '', 'aria-disabled': isBusy });
  }

  /** Marks the buttons that start a run as disabled, or no longer. */
  mark() {
    document.querySelectorAll('[data-run]').forEach((one) => {
      if (this.running === null) {
        one.removeAttribute('aria-disabled');
      } else {
        one.setAttribute('aria-disabled', 'true');
      }
    });
  }
}
