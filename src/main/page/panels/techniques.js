// @ts-check
/** The techniques that hints and paths use: switched on and off one by one or by level, and whether a unique solution may be assumed. */
import { button, choice, el, fill, section } from './dom.js';
import { nameOf, spoken } from './said.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {{id: string, name: string, level: string, score: number, needsUniqueness?: boolean}} Technique */

const KEPT = 'sudoku-sat.techniques';

export class Techniques {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    /** @type {Technique[]} */
    this.all = [];
    /** @type {Map<string, boolean>} what the player has switched; others are as the full profile has them */
    this.switched = new Map();
    /** @type {Set<string>} */
    this.usual = new Set();
    this.unique = 'checked';
    this.body = el('div', {});
    this.root = section(context.t('p.techniques.title'), false, this.body);
    this.restore();
    this.root.addEventListener('toggle', () => this.root.open && this.load());
    this.isAsked = false;
  }

  /** The fields of a request for hints and paths. */
  fields() {
    const isUsual = [...this.switched].every(([id, isOn]) => isOn === this.usual.has(id));
    /** @type {import('./types.js').Fields} */
    const fields = { unique: this.unique };
    if (!isUsual && this.all.length > 0) {
      fields.profile = this.all.filter((one) => this.isOn(one.id)).map((one) => `${one.id} ${one.score} ${one.level}`).join('\n');
    }
    return fields;
  }

  /** @param {string} id */
  isOn(id) {
    return this.switched.get(id) ?? this.usual.has(id);
  }

  /** Gets the techniques once: all, and which of them the full profile uses. */
  async load() {
    if (this.isAsked) {
      return;
    }
    this.isAsked = true;
    const answer = await this.context.quick('techniques', { profile: 'full' });
    if (answer === null) {
      this.isAsked = false;
      return;
    }
    this.all = [...answer.techniques, ...(answer.others ?? [])];
    this.usual = new Set(answer.techniques.map((/** @type {Technique} */ one) => one.id));
    this.draw();
  }

  draw() {
    const { context } = this;
    /** @type {[string, string][]} */
    const uses = [['checked', context.t('p.techniques.checked')], ['assumed', context.t('p.techniques.assumed')], ['off', context.t('p.techniques.off')]];
    const unique = choice(context.t('p.techniques.unique'), uses, (value) => {
      this.unique = value;
      this.keep();
    });
    unique.select.value = this.unique;
    const levels = [...new Set(this.all.map((one) => one.level))];
    fill(
      this.body,
      unique.box,
      el('div', { class: 'buttons' }, ...this.presets()),
      ...levels.map((level) => this.group(level)),
    );
  }

  presets() {
    /** @type {[string, (one: Technique) => boolean][]} */
    const sets = [
      ['p.techniques.usual', (one) => this.usual.has(one.id)],
      ['p.techniques.everything', () => true],
      ['p.techniques.singles', (one) => /^(full-house|hidden-single|naked-single)$/.test(one.id)],
    ];
    return sets.map(([key, isIn]) => button(this.context.t(key), () => {
      this.all.forEach((one) => this.switched.set(one.id, isIn(one)));
      this.keep();
      this.refresh();
    }));
  }

  /**
   * The switches of one level.
   * @param {string} level
   */
  group(level) {
    const members = this.all.filter((one) => one.level === level);
    return el(
      'fieldset',
      { class: 'switches' },
      el('legend', {}, this.context.t(`p.level.${level}`)),
      ...members.map((one) => this.toggle(one)),
    );
  }

  /** @param {Technique} one */
  toggle(one) {
    const box = el('input', { type: 'checkbox', 'data-technique': one.id, onchange: () => {
      this.switched.set(one.id, box.checked);
      if (!this.all.some((other) => this.isOn(other.id))) {
        this.switched.set(one.id, true);
        box.checked = true;
        this.context.app.say(this.context.t('p.techniques.one'));
      }
      this.keep();
    } });
    box.checked = this.isOn(one.id);
    const needs = one.needsUniqueness ? el('abbr', { title: this.context.t('p.techniques.needsUnique') }, '1!') : null;
    return el('label', { class: 'switch' }, box, spoken('span', nameOf({ technique: one.id, name: one.name }, this.context)), needs, el('span', { class: 'grade' }, String(one.score)));
  }

  refresh() {
    this.body.querySelectorAll('input[data-technique]').forEach((box) => {
      const input = /** @type {HTMLInputElement} */ (box);
      input.checked = this.isOn(input.dataset.technique ?? '');
    });
  }

  keep() {
    try {
      localStorage.setItem(KEPT, JSON.stringify({ unique: this.unique, switched: [...this.switched] }));
    } catch {
      // without storage the switches last as long as the page
    }
  }

  /** Restores what was kept; anything else than what is expected is ignored. */
  restore() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
      if (['checked', 'assumed', 'off'].includes(kept.unique)) {
        this.unique = kept.unique;
      }
      for (const [id, isOn] of Array.isArray(kept.switched) ? kept.switched : []) {
        if (typeof id === 'string' && typeof isOn === 'boolean') {
          this.switched.set(id, isOn);
        }
      }
    } catch {
      this.switched.clear();
    }
    if (this.switched.size > 0) {
      void Promise.resolve().then(() => this.load());
    }
  }
}
