// @ts-check
/** Hints in three strengths, the next step, and the smallest explanation where no technique helps. */
import { button, el, fill } from './dom.js';
import { marksOfReason } from './marks.js';
import { merged } from './shown.js';
import { sentence } from './explain.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./shown.js').ShownStep} ShownStep */
/** @typedef {import('./techniques.js').Techniques} Techniques */
/** @typedef {import('./types.js').Step} Step */

/** The singles: their steps are applied together. */
const SINGLES = 'full-house 4 easy\nhidden-single 14 easy\nnaked-single 4 easy\n';

export class Hints {
  /**
   * @param {Context} context
   * @param {ShownStep} shown
   * @param {Techniques} techniques
   */
  constructor(context, shown, techniques) {
    this.context = context;
    this.shown = shown;
    this.techniques = techniques;
    this.root = el('div', { class: 'outcome' });
    /** @type {Step | null} */
    this.hinted = null;
    this.strength = 0;
    this.request = 0;
    context.gameListeners.add(() => this.forget());
  }

  forget() {
    this.request++;
    this.hinted = null;
    this.strength = 0;
    this.root.replaceChildren();
  }

  /** Gives a hint; the next press gives more. */
  async hint() {
    if (this.hinted === null || this.shown.step !== this.hinted) {
      this.hinted = null;
      this.strength = 0;
    }
    const step = this.hinted ?? (await this.next());
    if (step === null) {
      return;
    }
    this.hinted = step;
    this.strength = Math.min(this.strength + 1, 3);
    this.root.replaceChildren();
    if (this.strength === 1) {
      this.shown.words(step, step.textVague ?? step.name ?? step.technique);
    } else if (this.strength === 2) {
      this.shown.words(step, step.textConcrete ?? step.text);
    } else {
      this.shown.game(step);
    }
  }

  /** Shows the next step; if one is shown already, applies it first. */
  async step() {
    if (this.shown.step !== null && this.shown.isFull) {
      this.shown.apply();
    }
    const step = await this.next();
    if (step !== null) {
      this.hinted = step;
      this.strength = 3;
      this.root.replaceChildren();
      this.shown.game(step);
    }
  }

  /**
   * The next step of the game's position; null if there is none, which has then been told.
   * @returns {Promise<Step | null>}
   */
  async next() {
    const request = ++this.request;
    const answer = await this.context.quick('hint', { detail: 'full', time: 20_000, ...this.techniques.fields() });
    if (answer === null || request !== this.request) {
      return null;
    }
    if (answer.step) {
      return answer.step;
    }
    this.shown.clear();
    this.tell(answer);
    return null;
  }

  /**
   * Says why there is no step, and offers the smallest explanation if logic is stuck.
   * @param {import('./types.js').Answer} answer
   */
  tell(answer) {
    const { context } = this;
    if (answer.end === 'solved') {
      fill(this.root, el('p', {}, context.t('p.help.solved')));
      context.app.say(context.t('p.help.solved'));
      return;
    }
    const isClash = answer.end === 'contradiction';
    const text = context.t(isClash ? 'p.help.clash' : answer.result === 'stopped' ? 'p.answer.unknown' : 'p.help.none');
    const why = String(answer.sentence ?? answer.reason ?? '');
    const details = why === '' ? [] : [el('p', { class: 'aside', lang: 'en' }, why)];
    const more = isClash ? null : el('div', { class: 'buttons' }, context.runButton('p.reason.find', () => this.smallest()));
    fill(this.root, el('p', {}, text), ...details, more);
    context.app.say(text);
  }

  /** The smallest deduction: an irreducible one as soon as it is known, then smaller ones until none is left or the run is stopped. */
  async smallest() {
    const { context } = this;
    /** @type {any} */
    let best = null;
    const answer = await context.long(context.t('p.reason.running'), 'reason', { time: 120_000 }, (text) => {
      const found = parsed(text);
      if (found === null) {
        return undefined;
      }
      best = found;
      this.deduction(found, false);
      return context.tn('p.reason.progress', (found.constraints ?? []).length);
    });
    const last = answer?.step ?? (answer?.placements !== undefined ? answer : null) ?? best;
    if (last !== null && last !== undefined) {
      this.deduction(last, answer !== null && last.smallest === true);
    } else if (answer !== null) {
      this.tell(answer);
    }
  }

  /**
   * @param {{constraints?: string[], facts?: string[], placements: string[], eliminations: string[], text: string}} found
   * @param {boolean} isSmallest
   */
  deduction(found, isSmallest) {
    const { context } = this;
    const first = found.placements[0] ?? found.eliminations[0];
    if (first === undefined) {
      return;
    }
    context.backToGame();
    const marks = marksOfReason(first.replace('<>', '='), found.placements.length > 0, found.facts ?? [], context.layout);
    context.app.overlay(marks);
    const text = context.tn(isSmallest ? 'p.reason.smallest' : 'p.reason.irreducible', (found.constraints ?? []).length);
    fill(
      this.root,
      el('p', {}, text),
      sentence(found.text, new Map()),
      el('div', { class: 'buttons' }, button(context.t('p.help.apply'), () => context.app.applyStep(found), { class: 'primary' })),
    );
    context.app.say(text);
  }

  /** Applies all singles, and those that follow from them, as one change. */
  async singles() {
    const { context } = this;
    const answer = await context.quick('path', { profile: SINGLES, unique: 'off', time: 20_000 });
    if (answer === null) {
      return;
    }
    const all = merged(answer.steps ?? []);
    this.shown.clear();
    if (all.placements.length === 0) {
      context.app.say(context.t('p.help.noSingles'));
      return;
    }
    context.app.applyStep(all);
    context.app.say(context.tn('p.help.singlesApplied', all.placements.length));
  }
}

/**
 * The JSON of a progress text; null if it is no object.
 * @param {string} text
 */
function parsed(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && Array.isArray(value.placements) ? value : null;
  } catch {
    return null;
  }
}
