// @ts-check
/** Hints in three strengths, the next step, and all singles at once. */
import { button, el, fill } from './dom.js';
import { aside } from './translate.js';
import { merged, tellApplied } from './shown.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./reasons.js').Reasons} Reasons */
/** @typedef {import('./shown.js').ShownStep} ShownStep */
/** @typedef {import('./techniques.js').Techniques} Techniques */
/** @typedef {import('../model/types.js').Step} Step */

export class Hints {
  /**
   * @param {Context} context
   * @param {ShownStep} shown
   * @param {Techniques} techniques
   * @param {Reasons} reasons
   */
  constructor(context, shown, techniques, reasons) {
    this.context = context;
    this.shown = shown;
    this.techniques = techniques;
    this.reasons = reasons;
    this.root = el('div', { class: 'outcome' });
    /** @type {Step | null} */
    this.hinted = null;
    this.strength = 0;
    /** @type {{times: number} | null} how often a hint was asked for that is still being looked for */
    this.asked = null;
    this.request = 0;
    context.gameListeners.add(() => this.forget());
    techniques.listeners.add(() => this.forget());
  }

  forget() {
    this.request++;
    this.asked = null;
    this.hinted = null;
    this.strength = 0;
    this.root.replaceChildren();
  }

  /** Gives a hint; the next press gives more. */
  async hint() {
    if (this.asked !== null) {
      this.asked.times++;
      return;
    }
    if (this.hinted === null || this.shown.step !== this.hinted) {
      this.hinted = null;
      this.strength = 0;
    }
    const asked = { times: 1 };
    this.asked = asked;
    const step = this.hinted ?? (await this.next());
    if (this.asked === asked) {
      this.asked = null;
    }
    if (step === null) {
      return;
    }
    this.hinted = step;
    this.strength = Math.min(this.strength + asked.times, 3);
    this.root.replaceChildren();
    const more = () => this.hint();
    if (this.strength === 1) {
      this.shown.words(step, 1, step.textVague ?? step.name ?? step.technique, more);
    } else if (this.strength === 2) {
      this.shown.words(step, 2, step.textConcrete ?? step.text, more);
    } else {
      this.shown.game(step);
    }
  }

  /** Shows the next step; if one of the game's position is shown already, applies it first. */
  async step() {
    if (this.shown.path.length === 0) {
      this.shown.apply();
    }
    await this.show({});
  }

  /**
   * Shows the next step in a cell.
   * @param {string} cell
   */
  async cell(cell) {
    await this.show({ cell });
  }

  /** @param {import('./types.js').Fields} fields */
  async show(fields) {
    const step = await this.next(fields);
    if (step !== null) {
      this.hinted = step;
      this.strength = 3;
      this.root.replaceChildren();
      this.shown.game(step);
    }
  }

  /**
   * The next step of the game's position; null if there is none, which has then been told.
   * @param {import('./types.js').Fields} [fields]
   * @returns {Promise<Step | null>}
   */
  async next(fields = {}) {
    const request = ++this.request;
    const answer = await this.context.quick('hint', { detail: 'full', time: 20_000, ...this.techniques.fields(), ...fields });
    if (answer === null || request !== this.request) {
      return null;
    }
    if (answer.result === 'found') {
      this.context.app.games.hints++;
      return /** @type {any} */ (answer);
    }
    this.context.views.only(null);
    this.tell(answer);
    return null;
  }

  /**
   * Says why there is no step, and offers the smallest explanation if logic is stuck.
   * @param {import('./types.js').Answer} answer
   */
  tell(answer) {
    const { context } = this;
    const isStuck = answer.result === 'stuck';
    const isWrong = answer.result === 'none';
    const keys = { solved: 'p.help.solved', none: 'p.help.clash', unknown: 'p.answer.unknown' };
    const text = context.t(keys[/** @type {keyof typeof keys} */ (answer.result)] ?? 'p.help.none');
    const ways = () => [
      isWrong && button(context.t('p.help.mistakes'), () => context.findMistakes(), { class: 'primary' }),
      isStuck && context.runButton('p.reason.find', () => this.reasons.smallest()),
    ].filter((one) => one !== false);
    fill(
      this.root,
      el('p', { class: 'verdict' }, text),
      answer.result === 'solved' || isWrong ? null : aside(answer.sentence, context),
      el('div', { class: 'buttons' }, ...ways()),
    );
    if (isWrong || isStuck) {
      context.views.note(text, ...ways(), button(context.t('p.help.close'), () => context.backToGame()));
    }
    context.app.say(text);
  }

  /** Applies all singles, and those that follow from them, as one change. */
  async singles() {
    const { context } = this;
    const techniques = 'full-house,naked-single,hidden-single';
    const answer = await context.quick('path', { techniques, unique: 'off', time: 20_000 });
    if (answer === null) {
      return;
    }
    const all = merged(answer.steps ?? []);
    context.views.only(null);
    if (all.placements.length === 0) {
      context.app.say(context.t('p.help.noSingles'));
      return;
    }
    context.app.games.hints++;
    context.app.applyStep(all);
    tellApplied(context, context.tn('p.help.singlesApplied', all.placements.length));
  }
}
