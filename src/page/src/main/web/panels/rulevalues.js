// @ts-check
/** The values and cells of a rule. One of the inputs for cells takes what is selected in the grid, in the order in which it was selected. */
import { button, choice, el, fill, uniqueId } from './dom.js';
import { EDGES, OutsideClues } from './outsideclues.js';
import { cellName } from '../model/layout.js';
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
    this.selected = '';
    /** The cell that was selected alone before. */
    this.alone = '';
    this.root = el('div', { class: 'rule-values' });
    this.outside = new OutsideClues(context, (line) => {
      this.takeLine(line);
      this.focus();
    });
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
    const boxes = this.fields.filter(({ kind }) => kind !== 'sign').map((field, i) => this.box(field, i, values[i] ?? ''));
    const more = form !== null && isOpen(form) && button(this.context.t('ruleform.group'), () => {
      this.build(form, [...this.inputs.map((input) => input.value), '']);
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
    this.outside.show(isShown && this.fields.some((field) => this.isLine(field)));
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
    if (isNow && !this.fields.some((field) => this.isLine(field))) {
      this.take(first);
    } else {
      this.await(first);
    }
    this.isFree = true;
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
      onfocus: () => field.kind === 'cells' && this.follower !== input && this.await(input),
      onpointerdown: () => field.kind === 'cells' && this.await(input) });
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
      this.changed();
    }, { class: 'use', 'aria-pressed': 'false', 'aria-describedby': label.id = uniqueId('label'), 'data-for': input.id });
    const edge = this.isLine(field) && this.edges();
    return el('div', { class: 'field field-wide' }, label, el('div', { class: 'with-button' }, input, use), edge);
  }

  /** The choice of a whole row or column from outside. */
  edges() {
    const { context } = this;
    const numbers = Array.from({ length: context.side }, (_, i) => i + 1);
    const groups = EDGES.map((edge) => el('optgroup', { label: context.t(`edge.${edge}`) },
      ...numbers.map((n) => el('option', { value: `${edge}${n}` }, context.t(`edge.${edge}.n`, { n })))));
    const select = el('select', { 'aria-label': context.t('ruleform.edge'), onchange: () => this.takeLine(select.value) }, el('option', { value: '' }, context.t('ruleform.edge')), ...groups);
    return select;
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
    this.isFree = false;
    this.alone = '';
    this.selected = this.follower === null ? '' : this.selection().join(' ');
    for (const use of this.root.querySelectorAll('.use')) {
      use.setAttribute('aria-pressed', String(use.getAttribute('data-for') === this.follower?.id));
    }
  }

  /** The names of the selected cells, in their order. */
  selection() {
    const { app, side } = this.context;
    return [...app.store.selection].map((cell) => cellName(cell, side));
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
