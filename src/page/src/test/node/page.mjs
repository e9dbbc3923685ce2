// What the tests share: where the page's scripts are, how they are loaded, and random numbers that are the same in every run.

import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';

register('./modules.mjs', import.meta.url);

/** The folder of the page. */
export const PAGE = new URL('../../main/web/', import.meta.url);

/** The document about the page. */
export const DOCUMENT = new URL('../../../../site/markdown/page.md', import.meta.url);

/** @param {string} name of a script of the page, such as `model/actions.js` */
export function load(name) {
  return import(new URL(name, PAGE).href);
}

/** @param {string} name of a file of the page @returns {string} its text */
export function textOf(name) {
  return readFileSync(new URL(name, PAGE), 'utf8');
}

/** All scripts of the page, by name. */
export const SCRIPTS = readdirSync(PAGE, { recursive: true }).map((name) => String(name).replaceAll('\\', '/')).filter((name) => name.endsWith('.js')).sort();

/** Random numbers from a seed: a linear congruential generator, of whose bits the high ones are used. */
export class Random {
  /** @param {number} seed */
  constructor(seed) {
    this.state = BigInt(seed);
  }

  /** @param {number} bound @returns {number} from 0, below the bound */
  next(bound) {
    this.state = (this.state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((this.state >> 33n) % BigInt(bound));
  }

  /** @template T @param {readonly T[]} values @returns {T} */
  one(values) {
    return values[this.next(values.length)];
  }

  /** @template T @param {readonly T[]} values @returns {T[]} some of them, at least one if there are any */
  some(values) {
    const kept = values.filter(() => this.next(4) === 0);
    return kept.length > 0 || values.length === 0 ? kept : [this.one(values)];
  }
}

/** @template T @param {T} value @returns {T} the same, in which nothing can be changed any more */
export function frozen(value) {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
