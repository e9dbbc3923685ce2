// @ts-check
/**
 * What all panels share: asking the workers with one long run at a time, messages, what is shown on the grid instead of the game, and news of the game.
 */
import { button, el, fill } from './dom.js';

/** @typedef {import('./types.js').App} App */
/** @typedef {import('./types.js').Answer} Answer */
/** @typedef {import('./types.js').Fields} Fields */
/** @typedef {import('./types.js').View} View */

/** How often the progress of a run is announced, in milliseconds. */
const ANNOUNCED_EVERY = 10_000;

/** The commands that are not about the game. */
const WITHOUT_GAME = ['techniques', 'answer', 'verify'];

export class Context {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.runBar = el('div', { class: 'run-bar', hidden: true });
    this.viewBar = el('div', { class: 'view-bar', hidden: true });
    /** @type {string | null} what the long worker is doing */
    this.running = null;
    /** @type {Set<() => void>} */
    this.gameListeners = new Set();
    /** @type {Set<() => void>} */
    this.cursorListeners = new Set();
    /** @type {Set<(isRunning: boolean) => void>} */
    this.runListeners = new Set();
    /** @type {Set<() => void>} */
    this.viewListeners = new Set();
    /** @type {Set<() => void>} */
    this.layoutListeners = new Set();
    this.isViewing = false;
    this.isGone = false;
    this.position = this.signature();
    this.cursor = this.app.store.cursor;
    this.knownLayout = app.layoutData;
    app.store.subscribe(() => this.changed());
  }

  /**
   * What the library says about the game's layout; only its side before the answer is there.
   * @returns {import('./types.js').LayoutData}
   */
  get layout() {
    return this.app.layoutData ?? { side: this.side };
  }

  /**
   * A sentence.
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   */
  t(key, values) {
    return this.app.t(key, values);
  }

  /**
   * A sentence with a number that decides between singular and plural; in the sentence it is `{n}`.
   * @param {string} key
   * @param {number} n
   * @param {Record<string, string | number>} [values]
   */
  tn(key, n, values = {}) {
    return this.app.t(`${key}.${n === 1 ? 'one' : 'other'}`, { n, ...values });
  }

  /** The number of rows. */
  get side() {
    return this.app.store.game.side;
  }

  /** The language of the page, for numbers. */
  get language() {
    return document.documentElement.lang || 'en';
  }

  signature() {
    const game = this.app.store.game;
    return `${game.layout}|${game.givens.join()}|${game.digits.join()}|${game.centre.join()}`;
  }

  /** Tells the panels that the layout, the position or the selected cell is another. */
  changed() {
    if (this.isGone) {
      return;
    }
    if (this.app.layoutData !== this.knownLayout) {
      this.knownLayout = this.app.layoutData;
      this.layoutListeners.forEach((listener) => listener());
    }
    const now = this.signature();
    if (now !== this.position) {
      this.position = now;
      this.backToGame();
      this.gameListeners.forEach((listener) => listener());
    }
    if (this.app.store.cursor !== this.cursor) {
      this.cursor = this.app.store.cursor;
      this.cursorListeners.forEach((listener) => listener());
    }
  }

  /**
   * Asks the quick worker. Failures are told; then the answer is null.
   * @param {string} command
   * @param {Fields} [fields]
   * @returns {Promise<Answer | null>}
   */
  async quick(command, fields = {}) {
    return this.answered(this.app.ask(command, this.fields(command, fields), { worker: 'quick' }));
  }

  /**
   * Asks the long worker, with a bar that shows progress and stops the run. Null if it was stopped or failed, which has then been told.
   * @param {string} title what is being done, as a sentence without a full stop
   * @param {string} command
   * @param {Fields} [fields]
   * @param {(text: string) => string | void} [onProgress] may return what to show
   * @returns {Promise<Answer | null>}
   */
  async long(title, command, fields = {}, onProgress) {
    if (this.running !== null) {
      this.app.say(this.t('p.run.busy', { what: this.running }));
      return null;
    }
    const progress = this.begin(title);
    try {
      const all = this.fields(command, fields);
      return await this.answered(this.app.ask(command, all, { worker: 'long', onProgress: (text) => progress(onProgress?.(text) ?? text) }));
    } finally {
      this.end();
    }
  }

  /**
   * The fields of a request, with the game's if the command is about it.
   * @param {string} command
   * @param {Fields} fields
   * @returns {Fields}
   */
  fields(command, fields) {
    return WITHOUT_GAME.includes(command) ? fields : { ...this.app.puzzleFields(), ...fields };
  }

  /**
   * @param {Promise<Answer>} asked
   * @returns {Promise<Answer | null>}
   */
  async answered(asked) {
    try {
      const answer = await asked;
      if (answer.result === 'error') {
        this.app.alert(this.t('p.error', { message: String(answer.message ?? '') }));
        return null;
      }
      return answer;
    } catch (failure) {
      const { kind, message } = /** @type {{kind?: string, message?: string}} */ (failure);
      if (kind === 'stopped') {
        this.app.say(this.t('p.run.stopped'));
      } else {
        this.app.alert(this.t('p.run.failed', { message: message ?? String(failure) }));
      }
      return null;
    }
  }

  /**
   * Shows that a run has begun.
   * @param {string} title
   * @returns {(text: string) => void} shows progress
   */
  begin(title) {
    this.running = title;
    const text = el('span', { class: 'run-text' }, `${title}…`);
    fill(this.runBar, el('span', { class: 'run-sign', 'aria-hidden': 'true' }), text, button(this.t('p.run.stop'), () => this.stop(), { class: 'stop' }));
    this.runBar.hidden = false;
    this.runListeners.forEach((listener) => listener(true));
    let announced = Date.now();
    return (progress) => {
      text.textContent = `${title}: ${progress}`;
      if (Date.now() - announced >= ANNOUNCED_EVERY) {
        announced = Date.now();
        this.app.say(`${title}: ${progress}`);
      }
    };
  }

  end() {
    this.running = null;
    const hadFocus = this.runBar.contains(document.activeElement);
    this.runBar.hidden = true;
    this.runBar.replaceChildren();
    this.runListeners.forEach((listener) => listener(false));
    if (hadFocus) {
      /** @type {HTMLElement | null} */ (document.querySelector('.panel-tabs [aria-selected=true]'))?.focus();
    }
  }

  /** Stops the long run; false if there is none. */
  stop() {
    if (this.running === null) {
      return false;
    }
    this.app.stop();
    return true;
  }

  /**
   * Shows another position than the game's, and a bar that says so and leads back.
   * @param {View} view
   * @param {string} what a sentence that says what is shown
   */
  show(view, what) {
    this.app.overlay(null);
    this.app.show(view);
    this.isViewing = true;
    fill(this.viewBar, el('span', {}, what), button(this.t('p.view.back'), () => this.backToGame()));
    this.viewBar.hidden = false;
  }

  /** Shows the game again; false if it was shown already. */
  backToGame() {
    this.app.overlay(null);
    if (!this.isViewing) {
      return false;
    }
    this.isViewing = false;
    this.app.show(null);
    this.viewBar.hidden = true;
    this.viewListeners.forEach((listener) => listener());
    return true;
  }

  /**
   * A button that starts a long run, and is disabled while there is one.
   * @param {string} key
   * @param {() => unknown} onclick
   */
  runButton(key, onclick) {
    const made = button(this.t(key), () => (this.running === null ? onclick() : this.app.say(this.t('p.run.busy', { what: this.running }))));
    this.runListeners.add((isRunning) => made.setAttribute('aria-disabled', String(isRunning)));
    return made;
  }
}
