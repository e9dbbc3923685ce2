// @ts-check
/** The smallest explanations: of any step where no technique helps, and of one candidate that is asked for. */
import { button, el, fill } from './dom.js';
import { marksOfReason } from '../model/marks.js';
import { chipsOf, sentence, unfolded } from './explain.js';
import { aside } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./types.js').Answer} Answer */

/** How long a smallest explanation is looked for, in milliseconds. */
const TIME = 300_000;

/**
 * The explanation in an answer: that of a candidate is the answer itself, and that of any step is the first of a path.
 * @param {Answer} answer
 * @returns {Record<string, any> | undefined}
 */
function stepOf(answer) {
  return answer.result === 'found' ? answer : answer.steps?.[0];
}

export class Reasons {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.root = el('div', { class: 'outcome reason' });
    context.views.explainers.add(this);
    context.gameListeners.add(() => this.root.replaceChildren());
  }

  /** Explains the step that needs the fewest constraints. */
  async smallest() {
    const answer = await this.ask('reason', {}, this.context.t('p.reason.running'));
    if (answer !== null && stepOf(answer) === undefined) {
      this.tell(this.context.t(answer.result === 'unknown' ? 'p.answer.unknown' : 'p.help.none'), answer.sentence);
    }
  }

  /**
   * Asks for an explanation: first one of which nothing can be left out, which comes soon, then a smallest one, which may take long and can be
   * stopped. Shows both; the answer is the last one, or null if the first run was stopped or failed.
   * @param {string} command
   * @param {import('./types.js').Fields} fields
   * @param {string} title
   * @returns {Promise<Answer | null>}
   */
  async ask(command, fields, title) {
    const { context } = this;
    context.views.only(this);
    const first = await context.long(title, command, { ...fields, smallest: false, time: TIME });
    const step = first === null ? undefined : stepOf(first);
    if (first === null || step === undefined) {
      return first;
    }
    context.app.games.hints++;
    this.found(step);
    if (step.smallest === true) {
      return first;
    }
    const better = await context.long(context.t('p.reason.smaller'), command, { ...fields, time: TIME });
    const smaller = better === null ? undefined : stepOf(better);
    if (smaller === undefined) {
      return first;
    }
    this.found(smaller);
    return better;
  }

  /**
   * Shows an explanation in words and on the grid.
   * @param {Record<string, any>} answer
   */
  found(answer) {
    const { context } = this;
    context.views.only(this);
    const change = { placements: answer.placements ?? [], eliminations: answer.eliminations ?? [] };
    const size = (answer.constraints ?? []).length;
    const text = context.tn(answer.smallest === true ? 'p.reason.smallest' : 'p.reason.irreducible', size);
    const buttons = () => [
      button(context.t('p.help.apply'), () => context.app.applyStep(change), { class: 'primary' }),
      button(context.t('p.help.close'), () => this.close()),
    ];
    const marks = marksOfReason(change, answer.uses ?? [], answer.digits ?? [], answer.removed ?? [], context.layout);
    const chips = chipsOf(marks, context);
    const chain = answer.unfolded?.explanation;
    const words = () => sentence(context.app.said('deduction', String(answer.text), answer), chips);
    const byRule = (answer.byRule ?? []).map((/** @type {Record<string, any>} */ step) =>
      sentence(context.app.said('step', String(step.text), step, 3, context.layout), chips),
    );
    context.views.draw(marks, el('div', {}, el('h3', {}, text), words()), ...buttons());
    fill(
      this.root,
      el('p', { class: 'verdict' }, text),
      el('p', { class: 'aside' }, context.t('p.reason.about')),
      ...byRule,
      words(),
      ...(chain === undefined ? [] : unfolded(chain, chips, context.t('p.reason.unfolded'), context)),
      el('div', { class: 'buttons' }, ...buttons()),
    );
    context.app.say(text);
  }

  /**
   * Says something else than an explanation.
   * @param {string} text
   * @param {unknown} [more] a sentence of the library
   */
  tell(text, more) {
    fill(this.root, el('p', { class: 'verdict' }, text), more === undefined || more === '' ? null : aside(more, this.context));
    this.context.app.say(text);
  }

  /** Takes the explanation away; false if there is none. */
  close() {
    const hadText = this.root.childElementCount > 0;
    this.root.replaceChildren();
    if (hadText) {
      this.context.backToGame();
    }
    return hadText;
  }
}
