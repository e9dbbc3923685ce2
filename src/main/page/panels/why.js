// @ts-check
/** For the selected cell: why a digit cannot stand there, or why it must. */
import { button, el, fill, part } from './dom.js';
import { cellName, symbol } from './notation.js';
import { marksOfReason } from './marks.js';
import { sentence } from './explain.js';

/** @typedef {import('./context.js').Context} Context */

export class Why {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.digit = 0;
    this.cell = -1;
    this.chooser = el('div', { class: 'why-cell' });
    this.result = el('div', { class: 'outcome' });
    this.root = part(context.t('p.why.title'), this.chooser, this.result);
    context.cursorListeners.add(() => this.draw());
    context.gameListeners.add(() => {
      this.result.replaceChildren();
      this.draw();
    });
    this.draw();
  }

  /** Shows the digits of the selected cell. */
  draw() {
    const { context } = this;
    const { cursor, game } = context.app.store;
    this.result.replaceChildren();
    if (cursor < 0 || cursor >= game.digits.length) {
      fill(this.chooser, el('p', { class: 'aside' }, context.t('p.why.select')));
      return;
    }
    const name = cellName(cursor, game.side);
    if ((game.givens[cursor] ?? 0) > 0) {
      fill(this.chooser, el('p', { class: 'aside' }, context.t('p.why.given', { cell: name })));
      return;
    }
    if (this.cell !== cursor) {
      this.cell = cursor;
      this.digit = game.digits[cursor] ?? 0;
    }
    const group = el('fieldset', { class: 'digits' }, el('legend', {}, context.t('p.why.digit', { cell: name })));
    for (let digit = 1; digit <= game.side; digit++) {
      group.append(this.radio(digit));
    }
    fill(
      this.chooser,
      group,
      el('div', { class: 'buttons' }, context.runButton('p.why.not', () => this.ask(false)), context.runButton('p.why.must', () => this.ask(true))),
    );
  }

  /** @param {number} digit */
  radio(digit) {
    const input = el('input', { type: 'radio', name: 'p-why-digit', value: digit, onchange: () => (this.digit = digit) });
    input.checked = digit === this.digit;
    return el('label', { class: 'digit-choice' }, input, el('span', {}, symbol(digit)));
  }

  /**
   * Asks for the smallest proof.
   * @param {boolean} isPlaced whether the digit must stand there, or cannot
   */
  async ask(isPlaced) {
    const { context, cell, digit } = this;
    if (digit === 0) {
      context.app.say(context.t('p.why.choose'));
      return;
    }
    const where = { cell: cellName(cell, context.side), digit: symbol(digit) };
    const candidate = `${where.cell}=${digit}`;
    const answer = await context.long(context.t(isPlaced ? 'p.why.runningMust' : 'p.why.runningNot', where), 'why', { candidate, as: isPlaced, time: 120_000 });
    if (answer === null || this.cell !== cell) {
      return;
    }
    if (answer.result === 'found') {
      this.found(answer, candidate, isPlaced);
      return;
    }
    const key = answer.result === 'stopped' ? 'p.why.stopped' : isPlaced ? 'p.why.mayDiffer' : 'p.why.possible';
    const text = context.t(key, where);
    const why = String(answer.reason ?? answer.text ?? '');
    fill(this.result, el('p', {}, text), why === '' ? null : el('p', { class: 'aside', lang: 'en' }, why));
    context.app.say(text);
  }

  /**
   * @param {import('./types.js').Answer} answer
   * @param {string} candidate
   * @param {boolean} isPlaced
   */
  found(answer, candidate, isPlaced) {
    const { context } = this;
    const step = answer.step ?? answer;
    const facts = step.facts ?? [...(step.digits ?? []), ...(step.removed ?? [])];
    context.backToGame();
    context.app.overlay(marksOfReason(candidate, isPlaced, facts, context.layout));
    const constraints = (step.constraints ?? []).length;
    const size = context.tn(step.smallest === false ? 'p.reason.irreducible' : 'p.reason.smallest', constraints);
    const change = isPlaced ? { placements: [candidate], eliminations: [] } : { placements: [], eliminations: [candidate.replace('=', '<>')] };
    fill(
      this.result,
      sentence(String(step.text), new Map()),
      constraints === 0 ? null : el('p', { class: 'aside' }, size),
      el('div', { class: 'buttons' }, button(context.t('p.help.apply'), () => context.app.applyStep(change), { class: 'primary' })),
    );
    context.app.say(String(step.text));
  }
}
