// @ts-check
/** The panel Answer: solves, checks, finds what is wrong, and counts. */
import { button, el, fill, section } from './dom.js';
import { clashDetails, clashText } from './clash.js';
import { cellName, symbol, worth } from '../model/layout.js';
import { cellNumber, digitsOf } from '../model/notation.js';
import { Counts } from './counts.js';
import { GivenTools } from './givens.js';
import { aside } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./types.js').Answer} Answer */

/**
 * Builds the panel.
 * @param {HTMLElement} root
 * @param {Context} context
 */
export function createAnswerPanel(root, context) {
  const answers = new Answers(context);
  const counts = new Counts(context);
  const givens = new GivenTools(context);
  root.append(
    el(
      'div',
      { class: 'buttons buttons-main' },
      button(context.t('p.answer.check'), () => answers.check(), { class: 'primary' }),
      button(context.t('p.answer.mistakes'), () => answers.mistakes()),
      button(context.t('p.answer.solve'), () => answers.solve()),
    ),
    answers.root,
    counts.root,
    givens.root,
  );
  return {
    needless: () => givens.showRedundant(),
    mistakes: () => (answers.hasEntries() || answers.hasMarks() ? answers.mistakes() : answers.check()),
  };
}

/**
 * A list of cells for people: at most 20 by name.
 * @param {string[]} cells
 * @param {Context} context
 */
export function cellList(cells, context) {
  const more = cells.length - 20;
  return cells.slice(0, 20).join(' ') + (more > 0 ? ` ${context.t('p.more', { n: more })}` : '');
}

class Answers {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.root = el('div', { class: 'outcome' });
    /** @type {HTMLButtonElement[]} the buttons that show one of two solutions */
    this.witnesses = [];
    context.gameListeners.add(() => this.root.replaceChildren());
    context.viewListeners.add(() => this.witnesses.forEach((one) => one.setAttribute('aria-pressed', 'false')));
  }

  /**
   * Shows and says a result.
   * @param {string} text
   * @param {...import('./dom.js').Child} more
   */
  tell(text, ...more) {
    fill(this.root, el('p', { class: 'verdict' }, text), ...more);
    this.context.app.say(text);
  }

  /** Shows a solution. */
  async solve() {
    const { context } = this;
    const answer = await context.quick('solve', { time: 60_000 });
    if (answer === null) {
      return;
    }
    const line = answer.solution;
    if (typeof line !== 'string') {
      this.noSolution(answer);
      return;
    }
    context.app.games.hints++;
    const digits = digitsOf(line);
    context.show({ digits, readOnly: true }, context.t('p.answer.solutionShown'));
    this.tell(context.t('p.answer.solved'), el('div', { class: 'buttons' }, this.enter(digits)));
  }

  /**
   * A button that enters a solution into the game.
   * @param {number[]} digits
   */
  enter(digits) {
    const { context } = this;
    return button(context.t('p.answer.enter'), () => {
      const placed = context.app.store.game.digits;
      const placements = digits.flatMap((digit, cell) => (placed[cell] !== digit ? [`${cellName(cell, context.size)}=${worth(digit)}`] : []));
      context.backToGame();
      context.app.applyStep({ placements, eliminations: [] });
    });
  }

  /** Says whether the puzzle has one solution, several or none. */
  async check() {
    const { context } = this;
    const answer = await context.quick('check', { time: 60_000 });
    if (answer === null) {
      return;
    }
    context.backToGame();
    switch (answer.result) {
      case 'proper':
        this.tell(context.t('p.answer.one'), this.hasEntries() ? el('p', { class: 'aside' }, context.t('p.answer.givensOnly')) : null);
        break;
      case 'several':
        this.several(answer);
        break;
      case 'none':
        await this.none(answer);
        break;
      default:
        this.unknown(answer);
    }
  }

  /** @param {Answer} answer */
  unknown(answer) {
    this.tell(this.context.t('p.answer.unknown'), aside(answer.reason, this.context));
  }

  /**
   * Two solutions, shown in turn with the differing cells marked.
   * @param {Answer} answer
   */
  several(answer) {
    const { context } = this;
    /** @type {string[]} */
    const differ = answer.differ ?? [];
    const cells = differ.map((cell) => cellNumber(cell, context.size));
    /** @type {string[]} */
    const lines = answer.witness ?? [];
    const name = (/** @type {number} */ index) => context.t('p.answer.witness', { n: index + 1 });
    const show = (/** @type {number} */ index) => {
      const digits = digitsOf(lines[index] ?? '');
      const other = button(name(1 - index), () => show(1 - index), { class: 'narrow-only' });
      context.show({ digits, differ: cells, readOnly: true }, context.t('p.answer.witnessShown', { n: index + 1 }), other);
      buttons.forEach((one, at) => one.setAttribute('aria-pressed', String(at === index)));
      context.app.say(context.t('p.answer.witnessSaid', { n: index + 1, cells: differ.map((cell, at) => `${cell}=${symbol(digits[cells[at] ?? 0] ?? 0)}`).slice(0, 12).join(' ') }));
    };
    const buttons = lines.map((_, index) => button(name(index), () => show(index), { 'aria-pressed': 'false' }));
    this.witnesses = buttons;
    this.tell(
      context.tn('p.answer.several', differ.length),
      el('p', { class: 'aside' }, cellList(differ, context)),
      el('div', { class: 'buttons' }, ...buttons),
      el('p', { class: 'aside' }, context.t('p.answer.severalMore')),
    );
  }

  /** @param {Answer} answer */
  noSolution(answer) {
    if (answer.result === 'none') {
      const reasons = (answer.conflicts ?? []).map((/** @type {string} */ one) => aside(one, this.context));
      this.tell(this.context.t('p.answer.none'), ...reasons, el('p', { class: 'aside' }, this.context.t('p.answer.noneMore')));
    } else {
      this.unknown(answer);
    }
  }

  /**
   * Marks what clashes: the smallest set of givens and rules, which is looked for longer if the check did not find it.
   * @param {Answer} answer
   */
  async none(answer) {
    const { context } = this;
    /** @type {import('./types.js').Answer | null} */
    let found = answer;
    if (found.smallest !== true) {
      this.tell(context.t('p.answer.none'), el('p', { class: 'aside' }, context.t('p.answer.searching')));
      found = await context.long(context.t('p.answer.conflictRunning'), 'conflict', { time: 120_000 });
    }
    const clashing = found?.conflictSet === undefined ? answer : found;
    /** @type {string[]} */
    const reasons = (answer.cells ?? []).length > 0 ? answer.conflicts ?? [] : [];
    if (clashing.conflictSet !== undefined) {
      this.clash(clashing.conflictSet, clashText(clashing, context), reasons, ...clashDetails(clashing, context));
    } else if ((answer.cells ?? []).length > 0) {
      this.clash(answer.cells, context.t('p.answer.clash'), reasons);
    } else {
      this.tell(context.t('p.answer.none'));
    }
  }

  /**
   * Marks cells of the game.
   * @param {string[]} names cells, or candidates of cells
   * @param {string} text
   * @param {string[]} reasons
   * @param {...(HTMLElement | null)} more
   */
  clash(names, text, reasons, ...more) {
    const { context } = this;
    const cells = names.map((name) => cellNumber(name.replace(/=.*/, ''), context.size)).filter((cell) => cell >= 0);
    context.show(
      { conflicts: cells },
      el('div', {}, el('span', { class: 'narrow-only' }, text), el('span', { class: 'wide-only' }, context.t('p.answer.marked'))));
    this.tell(text, el('p', {}, cellList(names, context)), ...reasons.map((one) => aside(one, context)), ...more);
  }

  /** Says which of the player's digits are wrong. */
  async mistakes() {
    const { context } = this;
    const answer = await context.quick('mistakes', { time: 60_000 });
    if (answer === null) {
      return;
    }
    switch (answer.result) {
      case 'correct':
        this.tell(context.t(this.hasEntries() ? 'p.answer.noMistake' : 'p.answer.noDigits'));
        break;
      case 'mistakes':
        // To be told what is wrong is help as well.
        context.app.games.hints++;
        this.wrong(answer);
        break;
      default:
        this.noSolution(answer);
    }
  }

  hasEntries() {
    const { digits, givens } = this.context.app.store.game;
    return digits.some((digit, cell) => digit !== 0 && givens[cell] === 0);
  }

  hasMarks() {
    return this.context.app.store.game.centre.some((mask) => mask >= 0);
  }

  /**
   * Marks the digits that are wrong, or those that do not fit together, and the cells whose candidates lack the solution.
   * @param {Answer} answer
   */
  wrong(answer) {
    const { context } = this;
    const wrong = answer.wrong ?? [];
    const clashing = answer.conflictSet ?? [];
    const lost = [...new Set(answer.wrongEliminations.map((/** @type {string} */ one) => one.replace(/<>.*/, '')))];
    const texts = [
      wrong.length > 0 ? context.tn('p.answer.wrong', wrong.length) : '',
      clashing.length > 0 ? context.tn('p.answer.clashing', clashing.length) : '',
      lost.length > 0 ? context.tn('p.answer.wrongMarks', lost.length) : '',
    ];
    const sentences = (answer.sentences ?? []).filter((/** @type {string} */ one) => !/^r\d+c\d+=\S+ is wrong$/.test(one));
    const [ofDigits, ofMarks] = [true, false].map((isOfDigits) =>
      sentences.filter((/** @type {string} */ one) => isOfDigits !== / wrongly removed /.test(one)).slice(0, 12));
    // In a puzzle with one solution, the name of the mark gives its digit away.
    const marks = ofMarks.length === 0 ? null
      : section(context.t('p.answer.whichMarks'), false, ...ofMarks.map((/** @type {string} */ one) => aside(one, context)));
    this.clash([...wrong, ...clashing, ...lost], texts.filter((one) => one !== '').join(' '), ofDigits, marks);
  }
}
