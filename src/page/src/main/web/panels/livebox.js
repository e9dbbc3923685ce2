// @ts-check
// What is known of a puzzle while it is being set, beside the pad; its true candidates and what contradicts itself are drawn on the grid.

import { clashDetails, clashText } from './clash.js';
import { button, el, fill } from './dom.js';
import { bit, digitsIn, lineOf, possible } from '../model/layout.js';
import { cellNumber, grouped } from '../model/notation.js';
import { aside, nameOf, spoken } from './translate.js';
import { LiveCheck, MOST_COUNTED } from './livecheck.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./livecheck.js').Known} Known */
/** @typedef {import('./livecheck.js').Puzzle} Puzzle */
/** @typedef {import('./types.js').App} App */

/** How long the answer about the puzzle before stays, grey, while the next one is looked for: in milliseconds. */
const PATIENCE = 300;

/** How long nothing must change before the verdict is announced to a screen reader, in milliseconds. */
const QUIET = 1000;

export class LiveBox {
  /**
   * @param {Context} context
   * @param {() => unknown} showNeedless shows which givens and rules are not needed
   */
  constructor(context, showNeedless) {
    const { app } = context;
    this.app = app;
    this.context = context;
    this.root = /** @type {HTMLElement} */ (document.getElementById('live'));
    /** What was last asked about; empty if nothing is. */
    this.asked = '';
    /** Whether the true candidates are asked for and shown. */
    this.wanted = false;
    /** @type {Known|null} */
    this.known = null;
    /** How hard which puzzle is, to be noted when it is finished. @type {{of: string, rating: import('./types.js').Answer}|null} */
    this.rated = null;
    this.late = 0;
    this.quiet = 0;
    /** The verdict that was announced last, and its words. */
    this.said = ['', ''];
    this.check = new LiveCheck(
      (command, fields, options) => app.ask(command, fields, options),
      (known) => this.learn(known));
    this.verdict = el('p', { class: 'live-verdict' });
    this.details = el('div', { class: 'live-details' });
    this.news = el('p', { class: 'live-news', role: 'status' });
    this.toggle = button(context.t('live.candidates'), () => this.switchCandidates());
    this.root.setAttribute('aria-label', context.t('live.title'));
    this.root.replaceChildren(
      this.verdict, this.details, this.news,
      el('div', { class: 'joined' }, this.toggle, button(context.t('live.needless'), showNeedless)));
    this.render();
  }

  /** Whether the puzzle is being set. */
  get isOn() {
    const { app } = this;
    return app.settings.live && app.layout.known && (app.store.setup || app.editsRules);
  }

  /** Asks about the puzzle if it has changed. */
  render() {
    const { app } = this;
    this.root.hidden = !this.isOn;
    this.toggle.hidden = !app.store.setup;
    this.toggle.setAttribute('aria-pressed', String(app.settings.trueCandidates));
    const puzzle = this.isOn ? this.puzzle() : null;
    const asked = puzzle ? JSON.stringify(puzzle.fields) : '';
    if (asked !== this.asked) {
      this.asked = asked;
      this.wanted = this.wantsCandidates;
      this.ask(puzzle);
    } else if (this.wanted !== this.wantsCandidates) {
      this.wanted = this.wantsCandidates;
      this.redraw();
    }
  }

  /** Whether true candidates are to be shown: they would give the solution away to those who play. */
  get wantsCandidates() {
    return this.app.settings.trueCandidates && this.app.store.setup;
  }

  /** Shows the true candidates, or no longer; asks for those that have not been asked for. */
  redraw() {
    const { known } = this;
    const isMissing = known === null ? this.isOn : known.verdict === 'several' && !known.isComplete;
    if (this.wanted && isMissing) {
      this.ask(this.puzzle());
    } else if (known) {
      this.learn(known);
    }
  }

  /** The puzzle of the game, without what a player has typed in. @returns {Puzzle} */
  puzzle() {
    const { game } = this.app.store;
    const { layout, givens } = game;
    return { layout, size: game, digits: givens, fields: { layout, givens: lineOf(givens) } };
  }

  /** @param {Puzzle|null} puzzle */
  async ask(puzzle) {
    const { app } = this;
    window.clearTimeout(this.late);
    this.hush();
    this.news.textContent = '';
    if (puzzle === null) {
      this.check.stop();
      this.finish();
      return;
    }
    // What was known of the puzzle before is not true of this one.
    this.known = null;
    app.live = null;
    this.busy(true);
    this.late = window.setTimeout(() => this.learn(null), PATIENCE);
    try {
      await this.check.start(puzzle, this.wanted);
    } catch (failed) {
      this.learn(null);
      this.busy(false);
      this.verdict.textContent = this.context.t('p.run.failed');
      fill(this.details, aside(failed instanceof Error ? failed.message : String(failed), this.context));
    }
  }

  /** Forgets the puzzle, and notes how hard it is, unless another one is on the grid. */
  finish() {
    const { rated } = this;
    this.learn(null);
    if (rated?.of === this.key) {
      this.app.games.rate(rated.rating);
    }
  }

  /** The puzzle of the game as text. */
  get key() {
    return JSON.stringify(this.puzzle().fields);
  }

  /** @param {Known|null} known */
  learn(known) {
    const { app } = this;
    window.clearTimeout(this.late);
    this.known = known;
    this.busy(known === null && this.isOn);
    const text = known ? this.textOf(known) : this.isOn ? this.context.t('live.checking') : '';
    if (this.verdict.textContent !== text) {
      this.verdict.textContent = text;
    }
    this.root.dataset.verdict = known?.verdict ?? '';
    fill(this.details, ...(known ? this.detailsOf(known) : []));
    app.live = known && this.drawn(known);
    this.rated = known?.rating?.result === 'rated' ? { of: this.key, rating: known.rating } : null;
    app.store.set({});
    this.announce(known);
  }

  /** @param {boolean} isBusy */
  busy(isBusy) {
    if (isBusy) {
      this.root.setAttribute('aria-busy', 'true');
    } else {
      this.root.removeAttribute('aria-busy');
    }
  }

  /** Gives up what was to be announced. */
  hush() {
    window.clearTimeout(this.quiet);
    this.quiet = 0;
  }

  /** Says another verdict where a screen reader hears it, once the setter stops typing; of a count that grows, only its end. @param {Known|null} known */
  announce(known) {
    const said = known?.isCounting ? known.verdict : this.verdict.textContent ?? '';
    if (known !== null && !this.said.includes(said) && this.quiet === 0) {
      this.quiet = window.setTimeout(() => {
        this.quiet = 0;
        this.said = [this.known?.verdict ?? '', this.verdict.textContent ?? ''];
        this.news.textContent = this.verdict.textContent;
      }, QUIET);
    }
  }

  /** @param {Known} known */
  textOf({ verdict, conflict, count, isExact, isCounting }) {
    const { context } = this;
    switch (verdict) {
      case 'one':
        return context.t('live.one');
      case 'none':
        return conflict?.conflictSet ? clashText(conflict, context) : context.t('live.none');
      case 'several': {
        const n = grouped(count ?? '', context.language);
        return count === undefined ? context.t('live.several') : context.t(isExact ? 'p.count.exact' : isCounting ? 'live.counting' : 'live.more', { count: n });
      }
      default:
        return context.t('p.answer.unknown');
    }
  }

  /** @param {Known} known @returns {(Node|null)[]} */
  detailsOf({ verdict, answer, conflict, isSearched, candidates, isComplete, counts, rating, path }) {
    const { context } = this;
    if (verdict === 'none') {
      // The first reason of a check names the rules, which are listed; a smaller set has reasons of its own.
      const known = conflict ?? answer;
      const reasons = (known.conflicts ?? []).slice(known === answer && known.conflictRules?.length ? 1 : 0);
      return [...(conflict?.conflictSet ? clashDetails(conflict, context) : []), ...reasons.map((/** @type {string} */ one) => aside(one, context)), isSearched ? el('p', { class: 'aside' }, context.t('p.answer.searching')) : null];
    }
    if (verdict === 'several' && isSearched && !candidates) {
      return [el('p', { class: 'aside' }, context.t('live.looking'))];
    }
    if (verdict === 'several' && candidates && this.wantsCandidates) {
      const { givens } = this.app.store.game;
      const n = candidates.reduce((sum, mask, cell) => sum + (givens[cell] ? 0 : digitsIn(mask).length), 0);
      return [el('p', { class: 'aside' }, context.t(isComplete ? 'live.true' : 'live.searching', { n })), counts?.some((count) => count > 0 && count < MOST_COUNTED) ? el('p', { class: 'aside' }, context.t('live.key', { n: MOST_COUNTED - 1 })) : null];
    }
    return [rating ? this.ratingOf(rating) : verdict === 'one' ? el('p', { class: 'aside' }, context.t('live.rating')) : null, path ? this.pathOf(path) : null];
  }

  /** @param {import('./livecheck.js').Answer} rating */
  ratingOf(rating) {
    const { context } = this;
    if (rating.result !== 'rated' || rating.level === undefined) {
      return el('p', { class: 'aside' }, context.t('p.rate.none'));
    }
    const parts = [context.t(`level.${rating.level}`), context.t('caption.score', { score: Number(rating.score).toLocaleString(context.language) })];
    const hardest = rating.hardest === undefined ? null : nameOf({ technique: rating.hardest, name: rating.hardestName }, context);
    return el('p', {}, parts.join(' · '), hardest ? ' · ' : null, hardest ? spoken('span', hardest) : null);
  }

  /** How many steps there are of each technique, those that are used last being the hardest. @param {import('./livecheck.js').Answer} path */
  pathOf(path) {
    const { context } = this;
    /** @type {Map<string, {step: any, count: number}>} */
    const kinds = new Map();
    for (const step of path.steps ?? []) {
      const kind = kinds.get(step.technique) ?? { step, count: 0 };
      kinds.set(step.technique, { step, count: kind.count + 1 });
    }
    const sorted = [...kinds.values()].sort((a, b) => Number(b.step.score) - Number(a.step.score));
    const items = sorted.map(({ step, count }) => el('li', {}, `${count} × `, spoken('span', nameOf(step, context))));
    const text = context.tn(path.solved === true ? 'p.path.solved' : 'p.path.stuck', (path.steps ?? []).length);
    return el('details', {}, el('summary', {}, text), el('ul', {}, ...items));
  }

  /** @param {Known} known @returns {import('../model/types.js').Live} */
  drawn(known) {
    const { app, context } = this;
    const { verdict, conflict } = known;
    const names = verdict === 'none' ? conflict?.conflictSet ?? conflict?.cells ?? [] : [];
    const rules = verdict === 'none' ? conflict?.conflictRules ?? [] : [];
    return {
      conflicts: names.map((/** @type {string} */ one) => cellNumber(one.replace(/=.*/, ''), context.size)),
      blamed: app.layout.rules.filter((rule) => rules.includes(rule.text ?? rule.name)).flatMap((rule) => rule.cells),
      candidates: this.wantsCandidates ? this.marksOf(known) : null };
  }

  /** The true candidates, those that may be true, and those that few solutions have. @param {Known} known */
  marksOf({ candidates: sure, isComplete, counts = [] }) {
    if (!sure) {
      return null;
    }
    const { layout, store } = this.app;
    const free = isComplete ? sure : possible(layout, store.game.digits);
    const having = (/** @type {number} */ cell, /** @type {(count: number) => boolean} */ test) =>
      counts.slice(cell * layout.side, (cell + 1) * layout.side).reduce((mask, count, index) => (test(count) ? mask | bit(index + 1) : mask), 0);
    return {
      sure,
      open: free.map((mask, cell) => mask & ~(sure[cell] ?? 0)),
      few: sure.map((_, cell) => having(cell, (count) => count > 1 && count < MOST_COUNTED)),
      only: sure.map((_, cell) => having(cell, (count) => count === 1)) };
  }

  async switchCandidates() {
    const { app } = this;
    await app.change({ trueCandidates: !app.settings.trueCandidates });
    const isShown = app.settings.trueCandidates;
    app.say(this.context.t(!isShown ? 'live.candidates.off' : this.known?.verdict === 'none' ? 'live.candidates.none' : 'live.candidates.on'));
  }
}
