// @ts-check
/** Exact counts, counts for every candidate as a heat map, and the estimate where exact counting is not offered. */
import { choice, el, fill, part } from './dom.js';
import { cellName, symbol } from '../model/layout.js';
import { brief, grouped, percent, share } from '../model/notation.js';
import { aside } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {{cell: number, digit: number, count: string}} Entry */

export class Counts {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.result = el('div', { class: 'outcome' });
    this.buttons = el('div', { class: 'buttons' });
    this.root = part(context.t('p.count.title'), this.buttons, this.result);
    /** @type {Entry[]} */
    this.entries = [];
    this.total = '0';
    this.digit = 0;
    this.cellPart = el('div', { class: 'heat-cell' });
    context.puzzleListeners.add(() => {
      this.entries = [];
      this.result.replaceChildren();
    });
    context.layoutListeners.add(() => this.drawButtons());
    context.cursorListeners.add(() => this.entries.length > 0 && this.describeCell());
    this.drawButtons();
  }

  /** Offers what the layout permits. */
  drawButtons() {
    const { context } = this;
    const counts = context.layout.counts ?? {};
    fill(
      this.buttons,
      context.runButton('p.count.count', () => this.count()),
      context.runButton('p.count.heat', () => this.heat()),
      context.runButton('p.count.estimate', () => this.estimate()),
      counts.tables === false ? el('p', { class: 'aside' }, context.t('p.count.slow')) : null,
    );
  }

  /**
   * @param {string} text
   * @param {...import('./dom.js').Child} more
   */
  tell(text, ...more) {
    fill(this.result, el('p', { class: 'verdict' }, text), ...more);
    this.context.app.say(text);
  }

  /** Counts all solutions. */
  async count() {
    const { context } = this;
    const answer = await context.long(context.t('p.count.running'), 'count');
    if (answer === null) {
      const { last } = context.progress;
      if (last?.what === 'solutions') {
        this.tell(context.t('p.count.stopped', { count: grouped(String(last.done), context.language) }));
      }
      return;
    }
    const count = String(answer.count ?? '0');
    const n = grouped(count, context.language);
    if (answer.result === 'stopped' || answer.exact === false) {
      this.tell(context.t('p.count.atLeast', { count: n }), aside(answer.reason, context));
    } else {
      this.tell(count === '0' ? context.t('p.answer.none') : count === '1' ? context.t('p.answer.one') : context.t('p.count.exact', { count: n }));
    }
  }

  /** Counts the solutions of every candidate and draws them. */
  async heat() {
    const { context } = this;
    const answer = await context.long(context.t('p.count.heatRunning'), 'heat');
    if (answer === null) {
      return;
    }
    this.entries = entriesOf(answer.perCandidate ?? [], context.side);
    this.total = String(answer.count ?? '0');
    if (answer.exact !== true || this.total === '0') {
      this.entries = [];
      this.tell(context.t(answer.exact === true ? 'p.answer.none' : 'p.answer.unknown'));
      return;
    }
    /** @type {[string, string][]} */
    const options = [['0', context.t('p.count.allDigits')]];
    for (let digit = 1; digit <= context.side; digit++) {
      options.push([String(digit), symbol(digit)]);
    }
    const digits = choice(context.t('p.count.show'), options, (value) => {
      this.digit = Number(value);
      this.draw();
    });
    digits.select.value = String(this.digit);
    this.tell(
      this.total === '1' ? context.t('p.answer.one') : context.t('p.count.exact', { count: grouped(this.total, context.language) }),
      el('p', { class: 'aside' }, context.t('p.count.heatKey')),
      digits.box,
      this.cellPart,
    );
    this.draw();
  }

  draw() {
    const { context } = this;
    const game = context.app.store.game;
    const open = this.entries.filter((one) => (game.digits[one.cell] ?? 0) === 0);
    const of = (/** @type {Entry} */ one) => share(one.count, this.total);
    const marks =
      this.digit === 0
        ? { heat: open.filter((one) => one.count !== '0').map((one) => ({ ...one, share: of(one), text: percent(of(one)) })) }
        : { heatCells: open.filter((one) => one.digit === this.digit).map((one) => ({ cell: one.cell, share: of(one), text: brief(one.count) })) };
    const what = this.digit === 0 ? context.t('p.count.heatShown') : context.t('p.count.heatShownDigit', { digit: symbol(this.digit) });
    context.show({ digits: game.digits.slice(), candidates: game.digits.map(() => 0), marks, readOnly: true }, what);
    this.describeCell();
  }

  /** Writes the exact counts of the selected cell. */
  describeCell() {
    const { context } = this;
    const cell = context.app.store.cursor;
    const counts = this.entries.filter((one) => one.cell === cell && one.count !== '0');
    if (counts.length === 0 || (context.app.store.game.digits[cell] ?? 0) > 0) {
      fill(this.cellPart, el('p', { class: 'aside' }, context.t('p.count.selectCell')));
      return;
    }
    const list = el('dl', {});
    for (const { digit, count } of counts) {
      const rate = `${percent(share(count, this.total))} %`;
      list.append(el('dt', {}, symbol(digit)), el('dd', {}, grouped(count, context.language)), el('dd', { class: 'aside' }, rate));
    }
    fill(this.cellPart, el('p', {}, context.t('p.count.inCell', { cell: cellName(cell, context.size) })), list);
  }

  /** Estimates the number of solutions. */
  async estimate() {
    const { context } = this;
    const answer = await context.long(context.t('p.count.estimating'), 'estimate', { time: 20_000 });
    if (answer === null) {
      return;
    }
    if (answer.result !== 'estimated') {
      this.tell(context.t('p.count.unknown'), aside(answer.reason, context));
      return;
    }
    const estimate = String(answer.estimate);
    if (answer.exact === true) {
      this.tell(Number(estimate) === 1 ? context.t('p.answer.one') : context.t('p.count.exact', { count: grouped(estimate, context.language) }));
    } else {
      const value = Number(estimate);
      const error = Number(answer.standardError);
      const range = { low: this.rounded(Math.max(0, value - 1.96 * error)), high: this.rounded(value + 1.96 * error) };
      this.tell(context.t('p.count.about', { count: this.rounded(value) }), el('p', { class: 'aside' }, context.t('p.count.range', range)));
    }
  }

  /**
   * A number with four significant digits.
   * @param {number} value
   */
  rounded(value) {
    if (value < 1e15) {
      return value.toLocaleString(this.context.language, { maximumSignificantDigits: 4 });
    }
    const power = Math.floor(Math.log10(value));
    const factor = (value / 10 ** power).toLocaleString(this.context.language, { maximumSignificantDigits: 4 });
    return `${factor} × 10${[...String(power)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
  }
}

/**
 * The counts of an answer, which come cell by cell, and within a cell by digit.
 * @param {string[]} counts
 * @param {number} side
 * @returns {Entry[]}
 */
function entriesOf(counts, side) {
  return counts.map((count, index) => ({ cell: Math.floor(index / side), digit: (index % side) + 1, count }));
}
