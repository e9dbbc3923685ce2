// @ts-check
/** The player's profile: which techniques there are to use, in which order, each with its score and level. */

/** @typedef {{id: string, name: string, level: string, score: number, growth?: number, needsUniqueness?: boolean}} Technique */

export const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
export const MAX_SCORE = 999999;

/** @param {Technique} one @returns {string} its score, and what is added for each unit of a pattern's size */
export const scoreText = (one) => (one.growth ? `${one.score}+${one.growth}` : `${one.score}`);

/** @param {Technique[]} techniques @returns {string} a line for each, as the library reads it */
const textOf = (techniques) => techniques.map((one) => `${one.id} ${scoreText(one)} ${one.level}\n`).join('');

export class Profile {
  constructor() {
    /** @type {Technique[]} those in use, in order */
    this.used = [];
    /** @type {Technique[]} */
    this.unused = [];
    /** The text of the profile that is used if the player wants no other. */
    this.usual = '';
  }

  /**
   * Takes over what the library says about a profile.
   * @param {import('./types.js').Answer} answer
   */
  take(answer) {
    this.used = answer.techniques.map((/** @type {Technique} */ one) => ({ ...one }));
    this.unused = (answer.others ?? []).map((/** @type {Technique} */ one) => ({ ...one }));
    this.usual = this.usual || this.text;
  }

  /** All techniques, those in use first. */
  get all() {
    return [...this.used, ...this.unused];
  }

  get text() {
    return textOf(this.used);
  }

  get isUsual() {
    return this.text === this.usual;
  }

  /** @param {string} id */
  has(id) {
    return this.used.some((one) => one.id === id);
  }

  /**
   * Uses a technique, behind those that score no more, or no longer.
   * @param {string} id
   * @param {boolean} isOn
   * @returns {boolean} false if it is the only one and stays
   */
  toggle(id, isOn) {
    const one = this.all.find((other) => other.id === id);
    if (!one || isOn === this.has(id)) {
      return true;
    }
    if (!isOn && this.used.length === 1) {
      return false;
    }
    const others = (/** @type {Technique[]} */ list) => list.filter((other) => other !== one);
    this.used = others(this.used);
    this.unused = others(this.unused);
    if (isOn) {
      const place = this.used.findIndex((other) => other.score > one.score);
      this.used.splice(place < 0 ? this.used.length : place, 0, one);
    } else {
      this.unused.unshift(one);
    }
    return true;
  }

  /** @param {(one: Technique) => boolean} isIn the techniques that stay in use */
  keepOnly(isIn) {
    this.unused = [...this.used.filter((one) => !isIn(one)), ...this.unused];
    this.used = this.used.filter(isIn);
  }

  /**
   * Moves a technique in the order.
   * @param {string} id
   * @param {number} by places; negative to the front
   * @returns {number} its new place, from 0; -1 if it cannot go there
   */
  move(id, by) {
    const from = this.used.findIndex((one) => one.id === id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.used.length) {
      return -1;
    }
    this.used.splice(to, 0, ...this.used.splice(from, 1));
    return to;
  }

  /**
   * @param {string} id
   * @param {{score?: number, growth?: number, level?: string}} values
   */
  change(id, values) {
    this.used = this.used.map((one) => (one.id === id ? { ...one, ...values } : one));
  }
}
