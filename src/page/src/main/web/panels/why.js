// @ts-check
/** For the selected cell: why a digit cannot stand there, or why it must. */
import { button, el, fill, part } from './dom.js';
import { cellName, symbol, worth } from '../model/layout.js';
import { Reasons } from './reasons.js';

/** @typedef {import('./context.js').Context} Context */

export class Why {
  /**
   * @param {Context} context
   * @param {(cell: string) => unknown} hint shows the next step in a cell
   */
  constructor(context, hint) {
    this.context = context;
    this.digit = 0;
    this.cell = -1;
    /** The digit that the player has put into the cell. */
    this.own = 0;
    this.buttons = el('div', { class: 'buttons' }, context.runButton('p.why.not', () => this.ask(false)), context.runButton('p.why.must', () => this.ask(true)));
    this.buttons.append(button(context.t('p.why.hint'), () => hint(cellName(this.cell, context.size))));
    this.chooser = el('div', { class: 'why-cell' });
    this.reasons = new Reasons(context);
    this.root = part(context.t('p.why.title'), this.chooser, this.reasons.root);
    context.cursorListeners.add(() => {
      this.reasons.close();
      this.draw();
    });
    context.gameListeners.add(() => this.draw());
    this.draw();
  }

  /** Shows the digits of the selected cell. */
  draw() {
    const { context } = this;
    const { cursor, game } = context.app.store;
    if (cursor < 0 || cursor >= game.digits.length) {
      fill(this.chooser, el('p', { class: 'aside' }, context.t('p.why.select')));
      return;
    }
    const name = cellName(cursor, game);
    if ((game.givens[cursor] ?? 0) > 0) {
      fill(this.chooser, el('p', { class: 'aside' }, context.t('p.why.given', { cell: name })));
      return;
    }
    const own = game.digits[cursor] ?? 0;
    if (this.cell !== cursor || this.own !== own) {
      this.cell = cursor;
      this.own = own;
      this.digit = own;
    }
    const group = el('fieldset', { class: 'digits' }, el('legend', {}, context.t('p.why.digit', { cell: name })));
    for (let digit = 1; digit <= game.side; digit++) {
      group.append(this.radio(digit));
    }
    fill(
      this.chooser,
      group,
      this.buttons,
    );
  }

  /** @param {number} digit */
  radio(digit) {
    const input = el('input', { type: 'radio', name: 'p-why-digit', value: digit, onchange: () => (this.digit = digit) });
    input.checked = digit === this.digit;
    return el('label', { class: 'digit-choice' }, input, el('span', {}, symbol(digit)));
  }

  /**
   * The digits of the game, less the one that the player has put into a cell, so that it can be asked about.
   * @param {number} cell
   */
  without(cell) {
    const entries = String(this.context.app.puzzleFields().entries ?? '');
    return `${entries.slice(0, cell)}.${entries.slice(cell + 1)}`;
  }

  /**
   * Asks why.
   * @param {boolean} isPlaced whether the digit must stand there, or cannot
   */
  async ask(isPlaced) {
    const { context, cell, digit } = this;
    if (digit === 0) {
      context.app.say(context.t('p.why.choose'));
      return;
    }
    const where = { cell: cellName(cell, context.size), digit: symbol(digit) };
    const fields = { candidate: `${where.cell}=${worth(digit)}`, as: isPlaced, entries: this.without(cell) };
    this.reasons.close();
    const answer = await this.reasons.ask('why', fields, context.t(isPlaced ? 'p.why.runningMust' : 'p.why.runningNot', where));
    if (answer === null || answer.result === 'found' || this.cell !== cell) {
      return;
    }
    const key = keyOf(answer, isPlaced);
    this.reasons.tell(context.t(key, where), key === 'p.why.other' ? answer.reason ?? answer.text : undefined);
  }
}

/**
 * The key of the sentence for an answer without an explanation.
 * @param {import('./types.js').Answer} answer
 * @param {boolean} isPlaced
 */
function keyOf(answer, isPlaced) {
  switch (answer.result) {
    case 'unknown':
      return 'p.why.stopped';
    case 'none':
      return 'p.help.clash';
    case 'excluded':
      return 'p.why.excluded';
    case 'not':
      return answer.possible !== true ? 'p.why.never' : isPlaced && answer.necessary !== true ? 'p.why.mayDiffer' : 'p.why.possible';
    default:
      return 'p.why.other';
  }
}
