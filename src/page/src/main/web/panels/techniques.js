// @ts-check
/** The techniques that hints and paths use: switched on and off, put in order, scored and levelled, and whether a unique solution may be assumed. */
import { button, choice, el, fill, section } from './dom.js';
import { createOrder } from './order.js';
import { LEVELS, Profile, scoreText } from './profile.js';
import { createProfileText } from './profiletext.js';
import { nameOf, spoken } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./profile.js').Technique} Technique */

const KEPT = 'sudoku-sat.techniques';
const MAX_KEPT = 20000;
const SHIPPED = ['full', 'classic', 'propagation', 'nets', 'exhaustive'];
const SINGLES = ['full-house', 'hidden-single', 'naked-single'];

export class Techniques {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.profile = new Profile();
    this.unique = 'checked';
    /** @type {Set<() => void>} hints and paths are found by others now */
    this.listeners = new Set();
    this.body = el('div', {});
    this.switches = el('div', {});
    this.root = section(context.t('p.techniques.title'), false, this.body);
    this.editors = [createOrder, createProfileText].map((create) => create(context, this.profile, () => this.changed()));
    this.root.addEventListener('toggle', () => this.root.open && this.load());
    this.isAsked = false;
    /** What was kept of the last visit, until the library has read it. @type {{profile: string, switched: [string, boolean][]}} */
    this.kept = { profile: '', switched: [] };
    this.restore();
  }

  /** The fields of a request for hints and paths. */
  fields() {
    /** @type {import('./types.js').Fields} */
    const fields = { unique: this.unique };
    if (!this.profile.isUsual) {
      fields.profile = this.profile.text;
    }
    return fields;
  }

  /** Gets the techniques once: all, and which of them the full profile uses; then what was kept. */
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
    this.profile.take(answer);
    if (this.kept.profile) {
      await this.takeKept();
    }
    this.kept.switched.forEach(([id, isOn]) => this.profile.toggle(id, isOn));
    this.draw();
  }

  /** Takes over the profile of the last visit; one that the library cannot read is forgotten. */
  async takeKept() {
    const answer = await this.context.app.ask('techniques', { profile: this.kept.profile }).catch(() => null);
    if (answer?.result === 'techniques') {
      this.profile.take(answer);
    } else {
      this.context.app.say(this.context.t('p.profile.lost'));
      this.keep();
    }
  }

  draw() {
    const { context } = this;
    /** @type {[string, string][]} */
    const uses = [['checked', context.t('p.techniques.checked')], ['assumed', context.t('p.techniques.assumed')], ['off', context.t('p.techniques.off')]];
    const unique = choice(context.t('p.techniques.unique'), uses, (value) => {
      this.unique = value;
      this.changed();
    });
    unique.select.value = this.unique;
    fill(this.body, unique.box, el('div', { class: 'buttons' }, ...this.presets()), el('p', { class: 'aside' }, context.t('p.techniques.uniqueSign')), this.switches, ...this.editors.map((one) => one.root));
    this.refresh();
  }

  presets() {
    const { context } = this;
    const shipped = SHIPPED.map((name) => button(context.t(`p.techniques.${name}`), () => this.preset(name)));
    return [...shipped, button(context.t('p.techniques.singles'), () => this.preset('full', (one) => SINGLES.includes(one.id)))];
  }

  /**
   * Takes one of the library's profiles, or a part of it.
   * @param {string} name
   * @param {(one: Technique) => boolean} [isIn]
   */
  async preset(name, isIn = () => true) {
    const answer = await this.context.quick('techniques', { profile: name });
    if (answer !== null) {
      this.profile.take(answer);
      this.profile.keepOnly(isIn);
      this.changed();
    }
  }

  /**
   * The switches of one level.
   * @param {string} level
   */
  group(level) {
    const members = this.profile.all.filter((one) => one.level === level);
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
      if (!this.profile.toggle(one.id, box.checked)) {
        this.context.app.say(this.context.t('p.techniques.one'));
        this.refresh();
        return;
      }
      this.changed();
    } });
    box.checked = this.profile.has(one.id);
    const needs = one.needsUniqueness ? el('abbr', { title: this.context.t('p.techniques.needsUnique') }, '1!') : null;
    const name = nameOf({ technique: one.id, name: one.name }, this.context);
    const about = button('?', () => this.context.app.openNamed('article', one.id), { class: 'reader', 'aria-label': this.context.t('article.open', { name: name.text }) });
    return el('div', { class: 'with-button' }, el('label', { class: 'switch' }, box, spoken('span', name), needs, el('span', { class: 'grade' }, scoreText(one))), about);
  }

  /** Removes what others have found, and says that the techniques are switched. */
  changed() {
    this.keep();
    this.refresh();
    this.listeners.forEach((listener) => listener());
    this.context.app.say(this.context.tn('p.techniques.used', this.profile.used.length));
  }

  /** Draws what the profile says; the focus stays where it is. */
  refresh() {
    const focused = /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.technique;
    fill(this.switches, ...LEVELS.filter((level) => this.profile.all.some((one) => one.level === level)).map((level) => this.group(level)));
    this.editors.forEach((one) => one.refresh());
    if (focused) {
      /** @type {HTMLElement|null} */ (this.switches.querySelector(`[data-technique="${focused}"]`))?.focus();
    }
  }

  keep() {
    try {
      localStorage.setItem(KEPT, JSON.stringify({ unique: this.unique, profile: this.profile.isUsual ? '' : this.profile.text }));
    } catch {
      // without storage the profile lasts as long as the page
    }
  }

  /** Restores what was kept, by an older version as switches; anything else than what is expected is ignored. */
  restore() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
      if (['checked', 'assumed', 'off'].includes(kept.unique)) {
        this.unique = kept.unique;
      }
      this.kept = {
        profile: typeof kept.profile === 'string' && kept.profile.length <= MAX_KEPT ? kept.profile : '',
        switched: (Array.isArray(kept.switched) ? kept.switched : []).filter((/** @type {any} */ pair) =>
          Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'boolean') };
    } catch {
      // junk is ignored
    }
    if (this.kept.profile || this.kept.switched.length > 0) {
      void Promise.resolve().then(() => this.load());
    }
  }
}
