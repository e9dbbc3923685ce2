// @ts-check
/** The panel Engines: one engine at a time, or a race of all, with time and statistics. */
import { button, el, fill } from './dom.js';
import { digitsOf } from '../model/notation.js';
import { phrase, spoken } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('../model/types.js').EngineInfo} EngineInfo */
/** @typedef {import('./types.js').Answer} Answer */

/** The numbers that every engine reports. */
const STATISTICS = ['nodes', 'conflicts', 'propagations'];

/**
 * Builds the panel.
 * @param {HTMLElement} root
 * @param {Context} context
 */
export function createEnginesPanel(root, context) {
  const engines = new Engines(context);
  root.append(engines.root);
}

class Engines {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.engine = 'sat';
    this.isRace = false;
    this.choices = el('fieldset', { class: 'engines' });
    this.body = el('tbody', {});
    this.table = this.makeTable();
    this.verdict = el('div', { class: 'outcome' });
    const run = el('div', { class: 'buttons' }, context.runButton('p.engines.solve', () => this.one()), context.runButton('p.engines.race', () => this.race()));
    this.root = el('div', { class: 'stack' }, el('p', { class: 'aside' }, context.t('p.engines.about')), this.choices, run, this.verdict, this.table);
    context.puzzleListeners.add(() => {
      this.body.replaceChildren();
      this.table.hidden = true;
      this.verdict.replaceChildren();
    });
    context.layoutListeners.add(() => this.draw());
    this.draw();
  }

  makeTable() {
    const { context } = this;
    const heads = ['engine', 'time', ...STATISTICS].map((key, index) => el('th', { scope: 'col', class: index > 0 ? 'number' : undefined }, context.t(`p.engines.${key}`)));
    return el(
      'div',
      { class: 'scroll', hidden: true, tabindex: '0', role: 'region', 'aria-label': context.t('p.engines.results') },
      el('table', { class: 'results' }, el('thead', {}, el('tr', {}, ...heads)), this.body),
    );
  }

  /** The engines of the layout. */
  all() {
    return this.context.layout.engines ?? [];
  }

  draw() {
    const { context } = this;
    const supported = this.all().filter((one) => one.supported);
    if (!supported.some((one) => one.name === this.engine)) {
      this.engine = supported[0]?.name ?? 'sat';
    }
    fill(this.choices, el('legend', {}, context.t('p.engines.choose')), ...this.all().map((one) => this.radio(one)));
  }

  /** @param {EngineInfo} engine */
  radio(engine) {
    const { context } = this;
    const input = el('input', {
      type: 'radio',
      name: 'p-engine',
      value: engine.name,
      disabled: !engine.supported,
      onchange: () => (this.engine = engine.name),
    });
    input.checked = engine.name === this.engine;
    const about = engine.supported
      ? el('span', { class: 'aside' }, context.t(`p.engine.${engine.name}.about`))
      : el('span', { class: 'aside' }, `${context.t('p.engines.unsupported')} `, spoken('span', phrase(engine.why, context)));
    return el('label', { class: 'engine' }, input, el('span', {}, el('span', { class: 'engine-name' }, context.t(`p.engine.${engine.name}`)), about));
  }

  /** Solves with the chosen engine. */
  async one() {
    await this.run([this.engine], 120_000);
  }

  /** Solves with every engine that supports the layout, one after the other. */
  async race() {
    await this.run(this.all().filter((one) => one.supported).map((one) => one.name), 20_000);
  }

  /**
   * @param {string[]} names
   * @param {number} limit the time for each, in milliseconds
   */
  async run(names, limit) {
    const { context } = this;
    this.verdict.replaceChildren();
    this.body.replaceChildren();
    this.table.hidden = false;
    /** @type {{name: string, time: number, answer: Answer}[]} */
    const times = [];
    for (const name of names) {
      const title = context.t('p.engines.running', { engine: context.t(`p.engine.${name}`) });
      const started = performance.now();
      const answer = await context.long(title, 'solve', { engine: name, time: limit });
      if (answer === null) {
        return;
      }
      const time = Number(answer.milliseconds ?? performance.now() - started);
      times.push({ name, time, answer });
      this.row(name, time, answer);
    }
    this.conclude(times);
  }

  /**
   * @param {string} name
   * @param {number} time
   * @param {Answer} answer
   */
  row(name, time, answer) {
    const { context } = this;
    this.body.append(el(
      'tr',
      {},
      el('th', { scope: 'row' }, context.t(`p.engine.${name}`), ' ', el('span', { class: 'aside' }, this.resultOf(answer))),
      el('td', { class: 'number' }, this.timeOf(time)),
      ...STATISTICS.map((key) => el('td', { class: 'number' }, Number(answer.statistics?.[key] ?? 0).toLocaleString(context.language))),
    ));
  }

  /** @param {Answer} answer */
  resultOf(answer) {
    const { context } = this;
    if (typeof answer.solution === 'string') {
      return context.t('p.engines.found');
    }
    return context.t(answer.result === 'unknown' ? 'p.engines.stopped' : 'p.engines.none');
  }

  /** @param {number} time in milliseconds */
  timeOf(time) {
    const { context } = this;
    return time < 0.05 ? context.t('p.engines.underOne') : `${time.toLocaleString(context.language, { maximumFractionDigits: time < 10 ? 1 : 0 })} ms`;
  }

  /** @param {{name: string, time: number, answer: Answer}[]} runs */
  conclude(runs) {
    const { context } = this;
    const solved = runs.filter((one) => one.answer.result !== 'unknown').sort((a, b) => a.time - b.time);
    const first = solved[0];
    if (first === undefined) {
      return;
    }
    const values = { engine: context.t(`p.engine.${first.name}`), time: this.timeOf(first.time) };
    const isSame = new Set(solved.map((one) => one.answer.solution ?? '')).size === 1;
    const agree = context.t(isSame ? 'p.engines.agree' : 'p.engines.disagree');
    const text = runs.length > 1 ? `${context.t('p.engines.won', values)} ${agree}` : context.t('p.engines.took', { ...values, result: this.resultOf(first.answer) });
    const line = first.answer.solution;
    const show = typeof line !== 'string' ? null : button(context.t('p.engines.show'), () =>
      context.show({ digits: digitsOf(line), readOnly: true }, context.t('p.answer.solutionShown')));
    fill(this.verdict, el('p', { class: 'verdict' }, text), el('div', { class: 'buttons' }, show));
    context.app.say(text);
  }
}
