// @ts-check
/** The puzzle as a file for a SAT, integer programming or pseudo-Boolean solver, with its size first, and the solver's answer read back. */
import { button, choice, el, faultLine, fill, part, textArea } from './dom.js';
import { digitsOf } from '../model/notation.js';

/** @typedef {import('./context.js').Context} Context */

const CNF_ONLY = ['encoding', 'atMostOne'];

/** How long the library looks for a solution where the solver says that there is none, or counts the solutions itself, in milliseconds. */
const CHECK_TIME = 10_000;

export class SolverFiles {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    /** @type {Record<string, string>} */
    this.chosen = { to: 'dimacs', encoding: 'complete', atMostOne: 'pairwise', clues: 'units' };
    this.options = el('div', { class: 'fields' });
    this.size = el('p', { class: 'size' });
    this.request = 0;
    const pasted = textArea(context.t('p.solver.answer'), { class: 'mono', rows: 5, placeholder: 's SATISFIABLE\nv 1 -2 -3 … 0' });
    this.answer = pasted.area;
    this.error = faultLine();
    /** What is wrong with the options. */
    this.refusal = faultLine();
    this.result = el('div', { class: 'outcome' });
    this.root = part(
      context.t('p.solver.title'),
      this.options,
      this.size,
      this.refusal,
      el('div', { class: 'buttons' }, button(context.t('p.solver.measure'), () => this.measure()), context.runButton('p.solver.download', () => this.download())),
      pasted.box,
      el('div', { class: 'buttons' }, button(context.t('p.solver.read'), () => this.read())),
      this.error,
      this.result,
    );
    context.puzzleListeners.add(() => {
      this.size.textContent = '';
      this.refusal.replaceChildren();
      this.clear();
    });
    this.drawOptions();
  }

  drawOptions() {
    /** @type {[string, string[]][]} */
    const all = [
      ['to', ['dimacs', 'lp', 'opb']],
      ['encoding', ['complete', 'natural', 'minimal']],
      ['atMostOne', ['pairwise', 'sequential', 'commander', 'product', 'binary', 'bimander']],
      ['clues', ['units', 'reduced']],
    ];
    fill(this.options, ...all.map(([name, values]) => this.option(name, values)));
    this.enable();
  }

  /**
   * @param {string} name
   * @param {string[]} values
   */
  option(name, values) {
    const { context } = this;
    /** @type {[string, string][]} */
    const options = values.map((value) => [value, context.t(`p.solver.${name}.${value}`)]);
    const made = choice(context.t(`p.solver.${name}`), options, (value) => {
      this.chosen[name] = value;
      this.enable();
      void this.measure();
    });
    made.select.value = this.chosen[name] ?? '';
    made.select.dataset.option = name;
    return made.box;
  }

  /** Disables what the format does not have. */
  enable() {
    this.options.querySelectorAll('select').forEach((select) => {
      select.disabled = CNF_ONLY.includes(select.dataset.option ?? '') && this.chosen.to !== 'dimacs';
    });
  }

  /** The options that the format has. */
  fields() {
    /** @type {import('./types.js').Fields} */
    const fields = { to: this.chosen.to };
    for (const name of this.chosen.to === 'dimacs' ? [...CNF_ONLY, 'clues'] : ['clues']) {
      if (this.chosen[name] !== '') {
        fields[name] = this.chosen[name];
      }
    }
    return fields;
  }

  /** Shows the size of the file. */
  async measure() {
    const { context } = this;
    const request = ++this.request;
    const answer = await context.quick('export', { ...this.fields(), measure: true }, (words) => this.refuse(words));
    if (answer === null || request !== this.request) {
      return;
    }
    this.refusal.replaceChildren();
    const text = this.sizeOf(answer);
    this.size.textContent = text;
    context.app.say(text);
  }

  /** @param {HTMLElement} words */
  refuse(words) {
    this.size.textContent = '';
    this.refusal.replaceChildren(words);
  }

  /** @param {import('./types.js').Answer} answer */
  sizeOf(answer) {
    const { context } = this;
    const number = (/** @type {any} */ value) => Number(value ?? 0).toLocaleString(context.language);
    const key = this.chosen.to === 'dimacs' ? 'p.solver.size' : 'p.solver.sizeLinear';
    const rows = answer.clauses ?? answer.rows;
    const base = context.t(key, { variables: number(answer.variables), clauses: number(rows) });
    return answer.bytes === undefined ? base : `${base} ${context.t('p.solver.bytes', { kilobytes: number(Math.ceil(Number(answer.bytes) / 1000)) })}`;
  }

  /** Writes the file. */
  async download() {
    const { context } = this;
    const answer = await context.long(context.t('p.solver.writing'), 'export', this.fields(), (words) => this.refuse(words));
    if (answer === null) {
      return;
    }
    this.refusal.replaceChildren();
    const name = String(answer.name);
    context.app.download(name, String(answer.text));
    context.app.say(context.t('p.solver.written', { name }));
  }

  /** Reads a solver's answer for the file of the chosen options. */
  async read() {
    const { context } = this;
    this.clear();
    context.app.say('');
    if (this.answer.value.trim() === '') {
      this.error.textContent = context.t('p.solver.paste');
      this.answer.focus();
      return;
    }
    const fail = (/** @type {HTMLElement} */ words) => this.error.replaceChildren(words);
    const file = await context.quick('export', this.fields(), fail);
    const answer = file === null ? null : await context.quick('answer', { exported: String(file.text), answer: this.answer.value, time: CHECK_TIME }, fail);
    if (answer === null) {
      return;
    }
    this.answer.value = '';
    if (typeof answer.solution === 'string') {
      const digits = digitsOf(answer.solution);
      context.show({ digits, readOnly: true }, context.t('p.solver.answerShown'));
      this.tell(context.t('p.solver.isSolution'));
    } else if (answer.count !== undefined) {
      this.tell(this.comparison(answer));
    } else if (answer.result === 'none') {
      const own = await context.quick('solve', { time: CHECK_TIME }, fail);
      this.tell(context.t(own?.solution === undefined ? 'p.solver.isNone' : 'p.solver.isWrong'));
    } else {
      this.tell(context.t('p.solver.isUnknown'));
    }
  }

  /**
   * What a model counter's answer is worth.
   * @param {import('./types.js').Answer} answer
   */
  comparison(answer) {
    const grouped = (/** @type {any} */ digits) => BigInt(digits).toLocaleString(this.context.language);
    const count = grouped(answer.count);
    if (answer.result === 'verified') {
      return this.context.t('p.solver.isCount', { count });
    }
    if (answer.result !== 'refused') {
      return this.context.t('p.solver.isOpenCount', { count });
    }
    const key = answer.exact === true ? 'p.solver.isWrongCount' : 'p.solver.isLowCount';
    return this.context.t(key, { count, ours: grouped(answer.ours) });
  }

  /** Removes what was said about the last answer. */
  clear() {
    this.error.textContent = '';
    this.result.replaceChildren();
  }

  /** @param {string} text */
  tell(text) {
    fill(this.result, el('p', { class: 'verdict' }, text));
    this.context.app.say(text);
  }
}
