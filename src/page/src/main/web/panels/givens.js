// @ts-check
/** What can be said about the givens: which are redundant, which are missing, and the candidates that occur in a solution. */
import { button, el, fill, section } from './dom.js';
import { cellName, digitsIn, worth } from '../model/layout.js';
import { cellNumber, digitsOf, spots } from '../model/notation.js';
import { ruleLabel } from './clash.js';
import { aside } from './translate.js';

/** @typedef {import('./context.js').Context} Context */

export class GivenTools {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.result = el('div', { class: 'outcome' });
    const buttons = el(
      'div',
      { class: 'buttons' },
      context.runButton('p.givens.redundant', () => this.redundant()),
      context.runButton('p.givens.missing', () => this.missing()),
      context.runButton('p.givens.true', () => this.trueCandidates()),
    );
    this.root = section(context.t('p.givens.title'), false, buttons, this.result);
    context.puzzleListeners.add(() => this.result.replaceChildren());
  }

  /**
   * @param {string} text
   * @param {...import('./dom.js').Child} more
   */
  tell(text, ...more) {
    fill(this.result, el('p', { class: 'verdict' }, text), ...more);
    this.context.app.say(text);
  }

  /**
   * Says that there is no such answer; false if there is one.
   * @param {import('./types.js').Answer} answer
   */
  isWithout(answer) {
    const { context } = this;
    if (answer.result === 'none') {
      this.tell(context.t('p.answer.none'));
    } else if (answer.result === 'unknown') {
      this.tell(context.t('p.answer.unknown'), aside(answer.reason, context));
    } else {
      return false;
    }
    return true;
  }

  /** Opens the section, and marks what is not needed. */
  showRedundant() {
    this.root.open = true;
    return this.redundant();
  }

  /** Marks the givens and the rules that can be left out, each by itself. */
  async redundant() {
    const { context } = this;
    const answer = await context.long(context.t('p.givens.redundantRunning'), 'minimize');
    if (answer === null || this.isWithout(answer)) {
      return;
    }
    const hasGivens = context.app.store.game.givens.some(Boolean);
    /** @type {string[]} */
    const cells = (answer.redundant ?? []).map((/** @type {string} */ one) => one.replace(/=.*/, ''));
    const rules = await this.needless();
    if (rules === null) {
      return;
    }
    const ofRules = rules.length === 0 ? [] : typeof rules === 'string' ? [el('p', { class: 'aside' }, rules)] : [
      el('p', {}, context.tn('p.givens.needlessFound', rules.length)),
      el('ul', {}, ...rules.map((text) => el('li', {}, ruleLabel(text, context)))),
    ];
    const drawn = context.app.layout.rules.filter((rule) => rules.includes(rule.text)).flatMap((rule) => rule.cells);
    if (cells.length > 0 || drawn.length > 0) {
      this.mark([...cells.map((cell) => cellNumber(cell, context.size)), ...drawn], context.t('p.givens.redundantShown'));
    }
    if (cells.length === 0) {
      this.tell(context.t(!hasGivens ? 'p.givens.noGivens' : ofRules.length > 0 ? 'p.givens.noneRedundant' : 'p.givens.minimal'), ...ofRules);
      return;
    }
    const more = button(context.t('p.givens.showMinimal'), () => this.showMinimal(answer.minimal));
    this.tell(context.tn('p.givens.redundantFound', cells.length), el('p', {}, cells.join(' ')), el('div', { class: 'buttons' }, more), ...ofRules);
  }

  /**
   * The rules without which there is still one solution, or why it cannot be said; null if that was not found.
   * @returns {Promise<string[] | string | null>}
   */
  async needless() {
    const { context } = this;
    if ((context.layout.rules ?? []).length === 0) {
      return [];
    }
    const answer = await context.long(context.t('p.givens.redundantRunning'), 'needless');
    return answer?.result === 'several' ? context.t('p.givens.needlessSeveral') : answer && (answer.needless ?? []);
  }

  /** @param {string} line */
  showMinimal(line) {
    const digits = digitsOf(line);
    const count = digits.filter((digit) => digit > 0).length;
    this.context.show({ digits, readOnly: true }, this.context.tn('p.givens.minimalShown', count));
  }

  /**
   * Marks cells of the game.
   * @param {number[]} differ
   * @param {string} what
   */
  mark(differ, what) {
    this.context.show({ differ }, what);
  }

  /** Digits that would leave one solution. */
  async missing() {
    const { context } = this;
    const answer = await context.long(context.t('p.givens.missingRunning'), 'missing');
    if (answer === null || this.isWithout(answer)) {
      return;
    }
    /** @type {string[]} */
    const found = answer.needed ?? [];
    if (found.length === 0) {
      this.tell(context.t('p.givens.noneMissing'));
      return;
    }
    const chips = spots(found, context.size).map((one) => ({ ...one, shape: /** @type {const} */ ('plain'), change: /** @type {const} */ ('placed') }));
    context.draw({ chips }, context.tn('p.givens.missingFound', found.length));
    this.tell(
      context.tn('p.givens.missingFound', found.length),
      el('p', {}, found.join(' ')),
      el('div', { class: 'buttons' }, button(context.tn('p.givens.addMissing', found.length), () => context.app.applyStep({ placements: found, eliminations: [] }))),
    );
  }

  /** The candidates that occur in a solution. */
  async trueCandidates() {
    const { context } = this;
    const answer = await context.long(context.t('p.givens.trueRunning'), 'true');
    if (answer === null || this.isWithout(answer)) {
      return;
    }
    const game = context.app.store.game;
    const candidates = trueOf(answer.candidates ?? [], context.size);
    context.show({ digits: game.digits.slice(), candidates, readOnly: true }, context.t('p.givens.trueShown'));
    context.app.games.hints++;
    const left = candidates.reduce((sum, bits, cell) => sum + ((game.digits[cell] ?? 0) > 0 ? 0 : digitsIn(bits).length), 0);
    this.tell(
      context.tn('p.givens.trueFound', left),
      el('div', { class: 'buttons' }, button(context.t('p.givens.takeTrue'), () => {
        context.backToGame();
        context.app.applyStep({ placements: [], eliminations: absent(candidates, game) });
      })),
    );
  }
}

/**
 * The true candidates of an answer as bits.
 * @param {string[]} candidates
 * @param {import('../model/layout.js').Size} size
 */
function trueOf(candidates, size) {
  /** @type {number[]} */
  const bits = new Array(size.rows * size.columns).fill(0);
  for (const { cell, digit } of spots(candidates, size)) {
    bits[cell] = (bits[cell] ?? 0) | (1 << (digit - 1));
  }
  return bits;
}

/**
 * Eliminations of all candidates of empty cells that are not among the given ones.
 * @param {number[]} candidates
 * @param {import('./types.js').Game} game
 */
function absent(candidates, game) {
  /** @type {string[]} */
  const found = [];
  candidates.forEach((bits, cell) => {
    for (let digit = 1; digit <= game.side && (game.digits[cell] ?? 0) === 0; digit++) {
      if ((bits & (1 << (digit - 1))) === 0) {
        found.push(`${cellName(cell, game)}<>${worth(digit)}`);
      }
    }
  });
  return found;
}
