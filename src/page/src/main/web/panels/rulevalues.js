// @ts-check
/** The values and cells of a rule. One of the inputs for cells takes what is selected in the grid, in the order in which it was selected. */
import { button, choice, el, fill, uniqueId } from './dom.js';
import { EDGES, endsOf, OutsideClues } from './outsideclues.js';
import { cellIndex, cellName } from '../model/layout.js';
import { fieldsOf, isOpen, lineOf, touch } from './rulefields.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./rulefields.js').Form} Form */
/** @typedef {import('./rulefields.js').Field} Field */

export class RuleValues {
  /**
   * @param {Context} context
   * @param {() => void} changed
   */
  constructor(context, changed) {
    this.context = context;
    this.changed = changed;
    /** @type {Form | null} */
    this.form = null;
    /** @type {Field[]} */
    this.fields = [];
    /** @type {(HTMLInputElement | HTMLSelectElement)[]} */
    this.inputs = [];
    /** The input that takes the selection. @type {HTMLInputElement | HTMLSelectElement | null} */
    this.follower = null;
    /** Whether one selection may be for several inputs, because none of them was chosen. */
    this.isFree = false;
    /** Whether that input was chosen for the selection. */
    this.isChosen = false;
    this.selected = '';
    /** The cell that was selected alone before. */
    this.alone = '';
    this.root = el('div', { class: 'rule-values' });
    this.outside = new OutsideClues(context, (line) => {
      this.context.app.tool?.begin();
      this.takeLine(line);
      this.focus();
      this.context.app.tool?.finish(false);
    }, (diagonals) => this.takeDiagonal(diagonals));
    this.isShown = false;
    context.app.store.subscribe(() => this.follow());
  }

  /**
   * Makes the inputs for a kind of rule.
   * @param {Form | null} form
   * @param {string[]} values
   */
  build(form, values) {
    this.form = form;
    this.inputs = [];
    this.fields = form === null ? [] : fieldsOf(form, Math.max(2, values.length));
    const boxes = this.valued.map((field, i) => this.box(field, i, values[i] ?? ''));
    const more = form !== null && isOpen(form) && button(this.context.t('ruleform.group'), () => {
      this.addGroup();
      this.take(this.inputs[this.inputs.length - 1]);
    });
    fill(this.root, ...boxes, more);
    this.take(null);
    this.show(this.isShown);
  }

  /**
   * Offers the ends of lines around the grid for clues outside, while the form is in sight.
   * @param {boolean} isShown
   */
  show(isShown) {
    this.isShown = isShown;
    this.outside.show(isShown && (this.isOutside || this.isDiagonal), this.isDiagonal);
  }

  /**
   * Whether a field is for the line of a clue outside.
   * @param {Field} field
   */
  isLine({ kind, single }) {
    return this.form?.group === 'outside' && kind === 'cells' && !single;
  }

  /**
   * Takes a whole row or column for the cells.
   * @param {string} line such as `left4`
   */
  takeLine(line) {
    const input = this.inputs.find((one) => one.dataset.cells !== undefined);
    if (input instanceof HTMLInputElement) {
      input.value = line;
      this.typed(input);
    }
  }

  /**
   * Takes a diagonal that begins outside the grid: in the direction that is chosen if there is one, or else, and if it is there already, in another.
   * @param {import('./outsideclues.js').Diagonal[]} diagonals
   */
  takeDiagonal(diagonals) {
    const { app, size } = this.context;
    const [cell = '', direction = ''] = this.inputs.slice(1).map((input) => input.value);
    const at = diagonals.findIndex((one) => one.direction === direction);
    const isThere = at >= 0 && diagonals[at]?.cell === cell;
    const next = diagonals[isThere ? (at + 1) % diagonals.length : Math.max(at, 0)];
    if (next) {
      app.tool?.begin();
      const first = cellIndex(next.cell, size);
      app.store.select(first, [first]);
      this.setCells([first]);
      this.choose(next.direction);
      this.focus();
      app.tool?.finish(false);
    }
  }

  /** What is there, as a line. */
  get line() {
    return this.form === null ? '' : lineOf(this.form, this.fields, this.inputs.map((input) => input.value));
  }

  /**
   * Lets the first input for cells take what is selected, or what will be.
   * @param {boolean} isNow whether it takes what is selected already; clues outside never do, because they are about whole lines
   */
  takeFirst(isNow) {
    const first = this.inputs.find((input) => input.dataset.cells !== undefined) ?? null;
    if (isNow && !this.isOutside) {
      this.take(first);
    } else {
      this.await(first);
    }
    this.isFree = true;
  }

  /** The cells that are named, as numbers. */
  get namedCells() {
    const names = this.cellInputs.flatMap((input) => input.value.match(/r\d+c\d+/g) ?? []);
    return names.map((name) => cellIndex(name, this.context.size));
  }

  /** The cells have been moved, so that they are no longer those that are selected. */
  moved() {
    const cells = this.namedCells;
    if (cells.length > 0) {
      this.context.app.store.select(cells[0] ?? 0, cells);
    }
    this.changed();
  }

  /** Whether the kind is about a single cell. */
  get isOfOne() {
    return this.fields.some((field) => field.single);
  }

  /** Whether the kind is about a line that begins outside the grid. */
  get isOutside() {
    return this.fields.some((field) => this.isLine(field));
  }

  /** Whether the kind is about a diagonal, which begins outside the grid. */
  get isDiagonal() {
    return this.form?.keyword === 'little-killer';
  }

  /** Whether more groups of cells may follow. */
  get isOpen() {
    return this.form !== null && isOpen(this.form);
  }

  /** The fields with an input, in the order of the inputs. */
  get valued() {
    return this.fields.filter(({ kind }) => kind !== 'sign');
  }

  get cellInputs() {
    return this.inputs.filter((input) => input.dataset.cells !== undefined);
  }

  /** The input for a value that can be typed; undefined if the kind has none. */
  get valueInput() {
    return this.inputs.find((input) => input instanceof HTMLInputElement && input.dataset.cells === undefined);
  }

  /** The library's word for that value. */
  get valueName() {
    const at = this.inputs.findIndex((input) => input === this.valueInput);
    return this.valued[at]?.name ?? '';
  }

  /** Whether there is everything that the kind needs. */
  get isComplete() {
    const fields = this.valued;
    return fields.length > 0 && fields.every(({ optional }, i) => optional || this.inputs[i]?.value.trim() !== '');
  }

  /** How many cells or lines there are. */
  get cellCount() {
    return this.cellInputs.flatMap((input) => input.value.match(/\S+/g) ?? []).length;
  }

  /** The first of the cells that are named, from the top and the left; -1 if there is none. */
  get firstCell() {
    const cells = this.namedCells;
    return cells.length === 0 ? -1 : Math.min(...cells);
  }

  /** Lets the next stroke go where cells are missing, unless an input was chosen: to a further group, if there may be more, or else to the first. */
  awaitNext() {
    if (this.isFree && this.form?.keyword === 'arrow') {
      return;
    }
    if (this.isChosen && this.follower !== null) {
      this.selected = '';
      return;
    }
    const inputs = this.cellInputs;
    let next = inputs.find((input) => input.value === '');
    if (next === undefined && this.isOpen) {
      this.addGroup();
      next = this.cellInputs[this.cellInputs.length - 1];
    }
    this.await(next ?? inputs[0]);
    this.selected = '';
  }

  /** One more group of cells. */
  addGroup() {
    this.build(this.form, [...this.inputs.map((input) => input.value), '']);
  }

  /**
   * Puts cells in place of those that were taken last.
   * @param {number[]} cells
   */
  setCells(cells) {
    if (this.follower !== null) {
      this.follower.value = cells.map((cell) => cellName(cell, this.context.size)).join(' ');
      this.changed();
    }
  }

  /**
   * Chooses a word.
   * @param {string} word
   */
  choose(word) {
    const select = this.inputs.find((input) => input instanceof HTMLSelectElement);
    if (select) {
      select.value = word;
      this.changed();
    }
  }

  /**
   * Empties the cells.
   * @param {boolean} withValue and the value
   */
  clear(withValue) {
    if (this.isOpen) {
      this.build(this.form, []);
    }
    for (const input of this.inputs) {
      if (input.dataset.cells !== undefined || (withValue && input === this.valueInput)) {
        input.value = '';
      }
    }
    this.takeFirst(false);
  }

  /** Goes to the first value, or to the cells if there is none. */
  focus() {
    const first = this.inputs.find((input) => input.dataset.cells === undefined) ?? this.inputs[0];
    first?.focus();
    if (first instanceof HTMLInputElement) {
      first.select();
    }
    return first !== undefined;
  }

  /**
   * @param {Field} field
   * @param {number} index
   * @param {string} value
   */
  box(field, index, value) {
    const { context } = this;
    const label = this.labelOf(field, index);
    if (field.kind === 'choice') {
      const made = choice(label, field.words.map((word) => [word, context.t(`ruleword.${word}`)]), () => this.changed());
      made.select.value = value || (field.words[0] ?? '');
      this.inputs.push(made.select);
      return made.box;
    }
    const id = uniqueId('value');
    const input = el('input', {
      id, type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'data-cells': field.kind === 'cells',
      oninput: () => this.typed(input),
      onfocus: () => field.kind === 'cells' && this.follower !== input && this.chooseInput(input),
      onpointerdown: () => field.kind === 'cells' && this.chooseInput(input) });
    input.value = value;
    this.inputs.push(input);
    const head = el('label', { for: id }, label);
    return field.kind === 'cells' ? this.cells(field, head, input) : el('div', { class: 'field' }, head, input);
  }

  /**
   * @param {Field} field
   * @param {HTMLElement} label
   * @param {HTMLInputElement} input
   */
  cells(field, label, input) {
    const use = button(this.context.t('ruleform.use'), () => {
      this.take(input);
      this.isChosen = true;
      this.changed();
    }, { class: 'use', 'aria-pressed': 'false', 'aria-describedby': label.id = uniqueId('label'), 'data-for': input.id });
    const edge = this.isLine(field) && this.edges();
    return el('div', { class: 'field field-wide' }, label, el('div', { class: 'with-button' }, input, use), edge);
  }

  /** The choice of a whole row or column from outside. */
  edges() {
    const { context } = this;
    const groups = EDGES.map((edge) => el('optgroup', { label: context.t(`edge.${edge}`) },
      ...endsOf(edge, context.size).map((n) => el('option', { value: `${edge}${n}` }, context.t(`edge.${edge}.n`, { n })))));
    const select = el('select', { 'aria-label': context.t('ruleform.edge'), onchange: () => this.takeLine(select.value) }, el('option', { value: '' }, context.t('ruleform.edge')), ...groups);
    return select;
  }

  /**
   * Lets an input take what will be selected next, because it was chosen.
   * @param {HTMLInputElement} input
   */
  chooseInput(input) {
    this.await(input);
    this.isChosen = true;
  }

  /** @param {HTMLInputElement} input */
  typed(input) {
    if (input.dataset.cells !== undefined) {
      this.take(null);
    }
    this.changed();
  }

  /**
   * @param {Field} field
   * @param {number} index
   */
  labelOf({ name, optional }, index) {
    const { context } = this;
    const word = name.replace(/\W+/g, '');
    const keys = [`rulevalue.${this.form?.keyword}.${index}`, `rulevalue.${word}`];
    const label = keys.map((key) => [key, context.t(key)]).find(([key, text]) => key !== text)?.[1] ?? word.toLowerCase();
    return optional ? context.t('ruleform.optional', { label }) : label;
  }

  /**
   * Lets an input take what is selected, now and as the selection changes.
   * @param {HTMLInputElement | HTMLSelectElement | null | undefined} input
   */
  take(input) {
    this.await(input);
    this.selected = '';
    this.follow();
  }

  /**
   * Lets an input take what will be selected next.
   * @param {HTMLInputElement | HTMLSelectElement | null | undefined} input
   */
  await(input) {
    this.follower = input ?? null;
    this.isChosen = false;
    this.isFree = false;
    this.alone = '';
    this.selected = this.follower === null ? '' : this.selection().join(' ');
    for (const use of this.root.querySelectorAll('.use')) {
      use.setAttribute('aria-pressed', String(use.getAttribute('data-for') === this.follower?.id));
    }
  }

  /** The names of the selected cells, in their order. */
  selection() {
    const { app, size } = this.context;
    return [...app.store.selection].map((cell) => cellName(cell, size));
  }

  /** Takes another selection. */
  follow() {
    if (this.follower === null) {
      return;
    }
    const names = this.selection();
    const selected = names.join(' ');
    if (selected === this.selected) {
      return;
    }
    const before = this.selected;
    this.selected = selected;
    if (this.isFree && this.form?.keyword === 'arrow') {
      this.followArrow(names, before);
    } else {
      this.follower.value = selected;
    }
    this.changed();
  }

  /**
   * Takes one stroke for circle and shaft; or, after the circle alone, one that begins next to it for the shaft.
   * @param {string[]} names
   * @param {string} before what was selected before
   */
  followArrow(names, before) {
    const [circle, shaft] = this.inputs;
    if (circle === undefined || shaft === undefined) {
      return;
    }
    if (names.length === 1) {
      this.alone = /^\S+$/.test(before) && shaft.value === '' ? before : '';
    }
    const isShaft = this.alone !== '' && touch(this.alone, names[0] ?? '');
    [circle.value, shaft.value] = isShaft ? [this.alone, names.join(' ')] : [names[0] ?? '', names.slice(1).join(' ')];
  }
}
