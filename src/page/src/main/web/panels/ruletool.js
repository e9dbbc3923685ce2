// @ts-check
/**
 * Draws rules in the grid. While a kind of rule is drawn, each stroke over cells is a rule of that kind, and typed digits are its value; the next
 * stroke adds a rule that waits for its value. A click on a drawn rule takes it up again, to change it.
 */
import { rectangle } from '../model/movement.js';
import { el } from './dom.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./ruleform.js').RuleForm} RuleForm */
/** @typedef {import('../model/layout.js').Rule} Rule */

/** Kinds that say the same of each of their cells, so that one cell is enough. */
const OF_EACH = ['odd', 'even', 'index'];

/** Groups and kinds in which each rule has a value of its own; in others, what was typed is the value of all that follow. */
const OWN_VALUES = ['cages', 'outside', 'pair-sum'];

/** The sums that letters stand for. @type {Record<string, string>} */
const LETTERS = { X: '10', V: '5' };

/** What stands between digits that are typed one by one. @type {Record<string, string>} */
const BETWEEN = { DIGITS: ',', 'DIGIT …': ' ' };

/**
 * @typedef {object} Taker what takes up the rules
 * @property {() => Rule | undefined} changed the rule that is being changed
 * @property {(rule: Rule) => void} change takes a rule up
 * @property {() => void} end takes it no longer up
 * @property {(rule: Rule) => unknown} remove
 * @property {(line: string, changed: string, fail: import('./rules.js').Fail) => Promise<unknown>} put adds a rule, in the place of another unless that is empty
 */

export class RuleTool {
  /**
   * @param {Context} context
   * @param {RuleForm} form
   * @param {Taker} taker
   */
  constructor(context, form, taker) {
    this.context = context;
    this.form = form;
    this.taker = taker;
    /** Whether the cells in the form are a stroke's, or have got a value by a key. */
    this.isDrawn = false;
    /** Whether the next digit begins the value anew. */
    this.isFresh = true;
    /** What was selected for the last stroke. @type {Set<number> | null} */
    this.used = null;
    /** How often the player has gone on to another stroke or kind. */
    this.turn = 0;
    /** The line that has been refused and waits in the form to be put right. */
    this.refused = '';
    /** The rules that are being added. @type {Set<Promise<unknown>>} */
    this.adding = new Set();
    /** Takes away what was said of a refused rule. */
    this.forget = () => {};
    this.draft = el('span', { class: 'draft', 'aria-hidden': 'true' });
    context.app.store.subscribe((change) => {
      if (this.isOn) {
        this.show();
      }
      if (change === 'game') {
        this.forget();
      }
    });
  }

  get isOn() {
    return this.context.app.tool === this;
  }

  /** Begins to draw. */
  start() {
    this.isDrawn = false;
    this.isFresh = true;
    this.context.app.tool = this;
    this.context.app.say('');
    this.told();
  }

  /** Ends drawing, and says so; a rule that is complete is added. @returns {boolean} whether there was something to end */
  stop() {
    if (!this.isOn) {
      return false;
    }
    this.goOn();
    this.used = this.context.app.store.selection;
    this.context.app.tool = null;
    this.context.app.say(this.context.t('draw.ended'));
    this.told();
    return true;
  }

  /** Has what depends on the tool drawn. */
  told() {
    this.show();
    this.form.offer();
    this.context.app.store.set({});
  }

  /** Whether cells are selected for a rule that is still to be entered. */
  get isSelected() {
    const { selection } = this.context.app.store;
    return selection !== this.used;
  }

  /** The kind of rule that is drawn, and what to do. */
  get note() {
    const { values } = this.form;
    const kind = this.form.kindName;
    const how = this.taker.changed() ? 'change' : values.isOutside ? 'outside' : values.isDiagonal ? 'diagonal' : this.isOfOne ? 'one' : this.letters ? 'letter' : values.valueInput ? 'value' : 'stroke';
    return this.context.t(`draw.${how}`, { kind });
  }

  /** Whether one cell makes a rule. */
  get isOfOne() {
    return this.form.values.isOfOne || OF_EACH.includes(this.keyword);
  }

  get keyword() {
    return this.form.values.form?.keyword ?? '';
  }

  /** Whether there is a value for typed digits. */
  get takesDigits() {
    return this.form.values.valueInput !== undefined;
  }

  /** Letters that can be typed for a value. */
  get letters() {
    return this.keyword === 'pair-sum' ? Object.keys(LETTERS).join('') : '';
  }

  /** Whether each rule has a value of its own. */
  get hasOwnValue() {
    return [this.form.values.form?.group ?? '', this.keyword].some((name) => OWN_VALUES.includes(name));
  }

  /** Whether there is a whole rule in the form, and another than the one that is being changed. */
  get isReady() {
    const { values } = this.form;
    return values.isComplete && this.isEnough() && !this.isRefused && values.line !== this.taker.changed()?.text;
  }

  /** Whether the cells are as many as the kind needs; one cell is, if it has got a value. */
  isEnough() {
    const { values } = this.form;
    return this.isOfOne || values.isOutside || values.cellCount > 1 || (values.valueInput?.value ?? '') !== '';
  }

  /** A stroke begins; a rule that waited for its value is added, and one that was taken up is left. */
  begin() {
    const { values } = this.form;
    if (!values.isOpen && !values.isChosen) {
      this.goOn();
    }
    if (this.keyword !== '') {
      values.awaitNext();
    }
  }

  /** Adds what was drawn and is ready, or changes it; what is not, or has been refused, is forgotten. */
  goOn() {
    const isRefused = this.isRefused;
    if (this.isReady && (this.isDrawn || this.taker.changed())) {
      this.commit();
    } else {
      this.forget();
      this.taker.end();
      if (isRefused) {
        this.clear();
      }
    }
    this.refused = '';
    this.turn++;
  }

  /** Whether the form has what was refused. */
  get isRefused() {
    return this.refused !== '' && this.form.values.line === this.refused;
  }

  /**
   * A stroke has ended.
   * @param {boolean} isTap whether it is one cell that was clicked
   */
  finish(isTap) {
    const { values } = this.form;
    if (isTap && !this.isOfOne && this.awaits(() => this.finish(true))) {
      return;
    }
    const rule = isTap ? this.ruleAt(this.context.app.store.cursor) : undefined;
    if (rule) {
      this.take(rule);
      return;
    }
    if (isTap && values.isOutside) {
      this.clear();
      this.context.app.say(this.note);
      this.told();
      return;
    }
    this.shape();
    this.isDrawn = true;
    values.isChosen = false;
    if (values.isComplete && !values.isOpen && !this.wantsValue && (this.isOfOne || values.cellCount > 1)) {
      this.commit();
    }
    this.told();
  }

  /**
   * Does something when the rules are there that are being added, unless the player has gone on by then.
   * @param {() => unknown} what
   * @returns {boolean} false if there are none
   */
  awaits(what) {
    const { adding, turn } = this;
    if (adding.size === 0) {
      return false;
    }
    Promise.all(adding).then(() => turn === this.turn && what());
    return true;
  }

  /** Whether a value can still be typed for the stroke alone. */
  get wantsValue() {
    return this.form.values.valueInput?.value === '' && this.hasOwnValue;
  }

  /**
   * Takes up a rule that was clicked; one that is about one cell is removed.
   * @param {Rule} rule
   */
  take(rule) {
    const isOne = this.form.values.isOfOne || (OF_EACH.includes(this.keyword) && rule.cells.length === 1);
    if (isOne && !this.takesDigits) {
      this.form.values.clear(true);
      this.taker.remove(rule);
    } else {
      this.taker.change(rule);
    }
    this.isDrawn = false;
    this.isFresh = true;
    this.told();
  }

  /**
   * The rule of this kind that a cell belongs to.
   * @param {number} cell
   */
  ruleAt(cell) {
    const { rules } = this.context.app.layout;
    return this.form.values.isOutside ? undefined : rules.find(({ text, cells }) => text.startsWith(`${this.keyword} `) && cells.includes(cell));
  }

  /** Completes what a stroke means by its kind: the four cells of a quadruple, the direction of a little killer. */
  shape() {
    const { size } = this.context;
    const cells = [...this.context.app.store.selection];
    const [first = 0, last = first] = [cells[0], cells[cells.length - 1]];
    if (this.keyword === 'quadruple' && cells.length > 1) {
      this.form.values.setCells(around(cells, size));
    } else if (this.keyword === 'little-killer' && cells.length > 1) {
      const down = last > first ? 'down' : 'up';
      this.form.values.setCells([first]);
      this.form.values.choose(`${down}-${last % size.columns > first % size.columns ? 'right' : 'left'}`);
    }
  }

  /**
   * Takes a typed digit as part of the value; if the kind has none, says what to do, since the digit is not meant for the cells. A letter is all of it.
   * @param {string} digit
   */
  type(digit) {
    const { values } = this.form;
    const input = values.valueInput;
    if (input === undefined) {
      this.context.app.say(this.note);
      return;
    }
    if (this.letters.includes(digit)) {
      input.value = LETTERS[digit] ?? '';
      this.isFresh = true;
      this.typed();
      this.apply();
      return;
    }
    const before = this.isFresh ? '' : input.value;
    this.isFresh = false;
    input.value = before && `${before}${BETWEEN[values.valueName] ?? ''}`;
    input.value += digit;
    this.typed();
  }

  /** Takes the last digit of the value away. @returns {boolean} */
  erase() {
    const input = this.form.values.valueInput;
    if (input === undefined) {
      return false;
    }
    input.value = this.isFresh ? '' : input.value.slice(0, -1).replace(/[, ]$/, '');
    this.isFresh = false;
    this.typed();
    return true;
  }

  /** The value is another. */
  typed() {
    this.isDrawn ||= this.form.values.cellCount > 1;
    this.form.write();
    this.told();
  }

  /** Adds what is there. @returns {boolean} whether it was complete */
  apply() {
    const isReady = this.isReady;
    if (isReady) {
      this.commit();
      this.told();
    }
    return isReady;
  }

  /** Gives up the stroke that waits, or the rule that was taken up. @returns {boolean} whether there was one */
  escape() {
    const isThere = this.isDrawn || this.taker.changed() !== undefined;
    if (isThere) {
      this.taker.end();
      this.clear();
      this.told();
    }
    return isThere || this.stop();
  }

  /**
   * Moves the stroke that waits, or the rule that was taken up.
   * @param {string} key an arrow key
   */
  move(key) {
    this.form.move(key);
    this.told();
  }

  /** Removes the rule that was taken up. @returns {boolean} whether there is one, or may be when rules have been added */
  remove() {
    const rule = this.taker.changed();
    if (!rule) {
      return this.awaits(() => this.remove() || this.erase());
    }
    this.taker.end();
    this.clear();
    this.taker.remove(rule);
    this.told();
    return true;
  }

  /** Adds the rule, and makes the form free for the next one at once. */
  commit() {
    const line = this.form.line.value.trim();
    const changed = this.taker.changed()?.text ?? '';
    const { turn } = this;
    this.used = this.context.app.store.selection;
    this.forget();
    this.taker.end();
    this.clear();
    const adding = this.taker.put(line, changed, (words, wrong) => {
      if (wrong && turn === this.turn) {
        this.putBack(line, changed, wrong);
      } else {
        this.forget = this.context.app.alert(wrong ? el('span', {}, `${this.context.t('draw.refused', { rule: line })} `, this.form.reason(wrong, true)) : words);
      }
    });
    this.adding.add(adding);
    adding.finally(() => this.adding.delete(adding));
  }

  /**
   * Puts a refused rule back into the form, and says what is wrong with it.
   * @param {string} line
   * @param {string} changed
   * @param {import('./types.js').Answer} wrong
   */
  putBack(line, changed, wrong) {
    const rule = this.context.app.layout.rules.find(({ text }) => text === changed);
    if (rule) {
      this.taker.change(rule);
    }
    this.form.load(line);
    this.form.tell(wrong, true);
    this.refused = this.form.values.line;
    this.isDrawn = true;
    this.told();
  }

  /** Forgets the cells, and the value if each rule has its own, or if it has been refused. */
  clear() {
    const { values } = this.form;
    this.isDrawn = false;
    this.isFresh = true;
    values.clear(this.hasOwnValue || values.isOfOne || this.isRefused);
    this.form.write();
  }

  /** Shows the value in the first cell, where a cage has its sum, of the stroke that waits for it. */
  show() {
    const { values } = this.form;
    const { size: { columns }, app } = this.context;
    const isShown = this.isOn && this.takesDigits && (this.isDrawn || this.taker.changed() !== undefined) && !values.isOutside;
    const cell = isShown ? values.firstCell : -1;
    if (cell < 0) {
      this.draft.remove();
      return;
    }
    this.draft.textContent = values.valueInput?.value || '…';
    this.draft.style.setProperty('--row', String(Math.floor(cell / columns)));
    this.draft.style.setProperty('--column', String(cell % columns));
    if (!this.draft.isConnected) {
      app.grid.board.append(this.draft);
    }
  }
}

/**
 * The rectangle around cells.
 * @param {number[]} cells
 * @param {import('../model/layout.js').Size} size
 */
function around(cells, size) {
  const across = size.columns;
  const rows = cells.map((cell) => Math.floor(cell / across));
  const columns = cells.map((cell) => cell % across);
  return rectangle(Math.min(...rows) * across + Math.min(...columns), Math.max(...rows) * across + Math.max(...columns), size);
}
