// @ts-check
/** What all panels share: sentences, asking the workers, messages, what is shown on the grid instead of the game, and news of the game. */
import { el } from './dom.js';
import { ProgressBar } from './progress.js';
import { messageOf, spoken, told } from './translate.js';
import { Views } from './views.js';

/** @typedef {import('./types.js').App} App */
/** @typedef {import('./types.js').Answer} Answer */
/** @typedef {import('./types.js').Fields} Fields */
/** @typedef {import('./types.js').View} View */

/** The commands that are not about the game. */
const WITHOUT_GAME = ['techniques', 'answer', 'verify', 'forms', 'rule'];

/** The commands about the position as the player has left it, and not only about the givens. */
const ABOUT_POSITION = ['steps', 'path', 'why', 'reason'];

export class Context {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.progress = new ProgressBar(this);
    this.views = new Views(this);
    /** @type {Set<() => void>} the position is another */
    this.gameListeners = new Set();
    /** @type {Set<() => void>} the puzzle is another */
    this.puzzleListeners = new Set();
    /** @type {Set<() => void>} */
    this.cursorListeners = new Set();
    /** @type {Set<() => void>} the game is shown again */
    this.viewListeners = new Set();
    /** @type {Set<() => void>} the library has told about the layout */
    this.layoutListeners = new Set();
    /** @type {Set<() => void>} anything is another */
    this.storeListeners = new Set();
    /** Shows which of the player's digits and marks are wrong. @type {() => Promise<void>} */
    this.findMistakes = async () => {};
    this.isGone = false;
    this.isSetUp = this.app.store.setup;
    /** Takes away what could not be done with the position. */
    this.forget = () => {};
    this.position = this.signature();
    this.puzzle = this.puzzleSignature();
    this.cursor = this.app.store.cursor;
    this.knownLayout = app.layoutData;
    /** The layout that the library has been asked about. */
    this.awaited = '';
    app.store.subscribe(() => this.changed());
  }

  /**
   * What the library says about the game's layout; only its size before the answer is there.
   * @returns {import('../model/types.js').LayoutData}
   */
  get layout() {
    const { side, rows, columns } = this.size;
    return this.app.layoutData ?? { side, rows, columns };
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

  /** The size of the grid. @returns {import('../model/layout.js').Size} */
  get size() {
    return this.app.store.game;
  }

  /** The number of digits. */
  get side() {
    return this.size.side;
  }

  /** The language of the page, for numbers. */
  get language() {
    return document.documentElement.lang || 'en';
  }

  signature() {
    const game = this.app.store.game;
    return `${game.layout}|${game.givens.join()}|${game.digits.join()}|${game.centre.join()}`;
  }

  /** What the questions about solutions are about: the givens, or all digits and candidates if nothing is given. */
  puzzleSignature() {
    const { layout, givens } = this.app.store.game;
    return givens.some((digit) => digit > 0) ? `${layout}|${givens.join()}` : this.signature();
  }

  /** Tells the panels that the layout, the position or the selected cell is another. */
  changed() {
    if (this.isGone) {
      return;
    }
    if (this.app.layoutData === null) {
      this.awaitLayout();
    } else if (this.app.layoutData !== this.knownLayout) {
      this.knownLayout = this.app.layoutData;
      this.layoutListeners.forEach((listener) => listener());
    }
    if (this.isSetUp && !this.app.store.setup) {
      // What was shown is about the puzzle that was being set.
      this.backToGame();
    }
    this.isSetUp = this.app.store.setup;
    const now = this.signature();
    if (now !== this.position) {
      this.position = now;
      this.forget();
      this.backToGame();
      this.gameListeners.forEach((listener) => listener());
      const puzzle = this.puzzleSignature();
      if (puzzle !== this.puzzle) {
        this.puzzle = puzzle;
        this.puzzleListeners.forEach((listener) => listener());
      }
    }
    this.storeListeners.forEach((listener) => listener());
    if (this.app.store.cursor !== this.cursor) {
      this.cursor = this.app.store.cursor;
      this.cursorListeners.forEach((listener) => listener());
    }
  }

  /** Notices the library's answer about a new layout: the quick worker has been asked by the page, and answers in order. */
  awaitLayout() {
    const { layout } = this.app.store.game;
    if (this.awaited !== layout) {
      this.awaited = layout;
      const done = () => this.changed();
      this.app.ask('layout', { layout }, { worker: 'quick' }).then(done, done);
    }
  }

  /**
   * Asks the quick worker. Failures are told; then the answer is null.
   * @param {string} command
   * @param {Fields} [fields]
   * @param {(words: HTMLElement, answer?: Answer) => void} [fail] tells a failure elsewhere than above the grid; the answer is what the library says
   * is wrong
   * @returns {Promise<Answer | null>}
   */
  async quick(command, fields = {}, fail = undefined) {
    return this.answered(this.app.ask(command, this.fields(command, fields), { worker: 'quick' }), fail);
  }

  /**
   * Asks the long worker, with a bar that shows progress and stops the run. Null if it was stopped or failed, which has then been told, or if the
   * game has become another in the meantime.
   * @param {string} title what is being done, as a sentence without a full stop
   * @param {string} command
   * @param {Fields} [fields]
   * @param {(words: HTMLElement) => void} [fail] tells a failure elsewhere than above the grid
   * @returns {Promise<Answer | null>}
   */
  async long(title, command, fields = {}, fail = undefined) {
    if (this.progress.running !== null) {
      this.progress.sayBusy();
      return null;
    }
    const about = () => (ABOUT_POSITION.includes(command) ? this.signature() : this.puzzleSignature());
    const asked = about();
    const onProgress = this.progress.begin(title);
    try {
      const answer = await this.answered(this.app.ask(command, this.fields(command, fields), { worker: 'long', onProgress }), fail);
      if (answer !== null && asked !== about() && !WITHOUT_GAME.includes(command)) {
        this.app.say(this.t('p.run.outdated'));
        return null;
      }
      return answer;
    } finally {
      this.progress.end();
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
   * @param {(words: HTMLElement, answer?: Answer) => void} [fail] tells a failure
   * @returns {Promise<Answer | null>}
   */
  async answered(asked, fail = (words) => void (this.forget = this.app.alert(words))) {
    try {
      const answer = await asked;
      if (answer.result === 'error') {
        fail(el('span', {}, `${this.t('p.error')} `, spoken('span', told(messageOf(answer), this))), answer);
        return null;
      }
      return answer;
    } catch (failure) {
      const { kind, message } = /** @type {{kind?: string, message?: string}} */ (failure);
      if (kind === 'stopped') {
        this.app.say(this.t('p.run.stopped'));
      } else {
        fail(el('span', {}, `${this.t('p.run.failed')} `, el('span', { lang: 'en' }, message ?? String(failure))));
      }
      return null;
    }
  }

  /**
   * Shows another position than the game's, instead of any explanation; see Views.
   * @param {View} view
   * @param {string | HTMLElement} what
   * @param {...HTMLElement} buttons
   */
  show(view, what, ...buttons) {
    this.views.only(null);
    this.views.show(view, what, ...buttons);
  }

  /**
   * Draws on the game, instead of any explanation; see Views.
   * @param {import('../model/types.js').Marks} marks
   * @param {string | HTMLElement} what
   * @param {...HTMLElement} buttons
   */
  draw(marks, what, ...buttons) {
    this.views.only(null);
    this.views.draw(marks, what, ...buttons);
  }

  /** Shows the game again; false if it was shown already. */
  backToGame() {
    const isBack = this.views.back();
    if (isBack) {
      this.viewListeners.forEach((listener) => listener());
    }
    return isBack;
  }

  /**
   * A button that starts a long run, and is disabled while there is one.
   * @param {string} key
   * @param {() => unknown} onclick
   */
  runButton(key, onclick) {
    return this.progress.button(key, onclick);
  }
}
