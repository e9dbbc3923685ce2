// @ts-check
// The pieces of a step from which the German sentences are formed.

import { sign } from '../../../model/layout.js';
import { cellNumber, written } from '../../../model/notation.js';
import { cellOf, digitsAmong, Notation } from '../../written.js';
import { contradiction } from './contradictions.js';
import { brokenText } from './deductions.js';
import { fullName } from './rulenames.js';
import { all, capital, digits, giveSingles, goes, houseNames, oneOf, the, where } from './words.js';

/** @typedef {import('../../../model/types.js').LayoutData} LayoutData */
/** @typedef {import('../../../model/types.js').Link} Link */
/** @typedef {import('../../../model/types.js').Part} Part */
/** @typedef {import('../../../model/types.js').Step} Step */

/** What a sentence calls the kind of a line. @type {Record<string, string>} */
const LINES = { row: 'Zeilen', column: 'Spalten' };

/** @param {Part[]} parts @returns {string[]} */
export function candidatesOf(parts) {
  return parts.flatMap((part) => part.candidates);
}

/** How many conclusions of a net a sentence names. */
export const MOST_CONCLUSIONS = 12;

/** More candidates of a colour are only counted. */
export const MOST_CANDIDATES = 10;

export class Wording {
  /** @param {Step} step @param {LayoutData} layout */
  constructor(step, layout) {
    const { parts = [], chains = [], contradictions = [] } = step.explanation ?? {};
    this.step = step;
    this.layout = layout;
    this.all = parts;
    this.chains = chains.map((chain) => chain.links);
    this.contradictions = contradictions;
    this.notation = new Notation(layout.side);
  }

  /** @param {string} role @returns {Part[]} */
  parts(role) {
    return this.all.filter((part) => part.role === role);
  }

  /** @param {string} role @param {number} [index] @returns {Part} */
  part(role, index = 0) {
    const found = this.parts(role)[index];
    if (found === undefined) {
      throw new RangeError(`${this.step.technique} has no ${role} ${index}`);
    }
    return found;
  }

  /** @param {string} role @returns {string[]} */
  candidates(role) {
    return candidatesOf(this.parts(role));
  }

  /** @param {string} role @returns {string[]} each once */
  houses(role) {
    return [...new Set(this.parts(role).flatMap((part) => part.houses))];
  }

  /** @param {string} role @returns {string} such as r1c45,r3c1 */
  cells(role) {
    return this.notation.cells(this.candidates(role));
  }

  /** @param {string} role @returns {number[]} */
  digits(role) {
    return digitsAmong(this.candidates(role));
  }

  /** @param {string} role @returns {string} such as die 5 */
  the(role) {
    return the(this.digits(role));
  }

  /** @param {string} role @returns {string} such as in den Zeilen 2 und 7 */
  where(role) {
    return where(this.houses(role));
  }

  /** @param {string} role @returns {string} such as Zeilen */
  lines(role) {
    return LINES[/^\w+/.exec(this.houses(role)[0] ?? '')?.[0] ?? ''] ?? 'Häuser';
  }

  /** @param {string[]} candidates @returns {string} such as r1c45=6, r3c1=7 */
  listed(candidates) {
    return this.notation.byDigit(candidates).join(', ');
  }

  /** @param {string} role @returns {string} its candidates, or their number if they are many */
  some(role) {
    const found = this.candidates(role);
    return found.length <= MOST_CANDIDATES ? this.listed(found) : `${found.length} Kandidaten`;
  }

  /** @param {Part} set @returns {string} its cells and digits, such as r1c45 (1, 2 und 3) */
  set(set) {
    return `${this.notation.cells(set.candidates)} (${digits(digitsAmong(set.candidates))})`;
  }

  /** @param {Part[]} sets almost locked ones @returns {string} the sets under letters, such as A = r1c45 (1,2,3), with what they are */
  namedSets(sets) {
    const names = sets.map(({ candidates }, index) => `${letter(index)} = ${this.notation.cells(candidates)} (${digitsAmong(candidates).map(sign).join(',')})`);
    return `${all(names)} sind fast gesperrte Mengen (ALS), von deren Ziffern jeweils genau eine fehlen wird. `;
  }

  /** @param {string} house @param {string} candidate @returns {boolean} whether the house holds the candidate's cell */
  holds(house, candidate) {
    const cell = cellNumber(cellOf(candidate), this.layout);
    return (this.layout.houses ?? []).some((one) => one.name === house && one.cells.includes(cell));
  }

  /** @param {string} sets where the candidates are that a cell must see @returns {string} what the step removes, by digit */
  removedBySight(sets) {
    const gone = digitsAmong(this.step.eliminations);
    return gone.length === 1
      ? `Deshalb ${goes(gone)} in jeder Zelle, die alle Kandidaten ${digits(gone)} ${sets} sieht`
      : `Deshalb ${goes(gone)} jeweils in jeder Zelle, die alle Kandidaten für diese Ziffer ${sets} sieht`;
  }

  /** @param {Link[]} links @returns {string} what follows link by link, with the house in which there is no other place */
  inTurn(links) {
    return links.map(({ to, strong, houses }) => (strong ? this.notation.node(to) + inHouses(houses) : this.notation.isNot(to))).join(', ');
  }

  /** @param {Part} part @returns {string} a single with the house in which it has no other place, or with a word for its cell */
  single(part) {
    return `${written(part.candidates[0] ?? '')} (${part.houses.length === 0 ? 'Zelle' : houseNames(part.houses)})`;
  }

  /** @param {string[]} candidates of a cell, or the places of a digit in a house @param {string[]} houses @returns {string} that one of them is true */
  oneOf(candidates, houses) {
    const cells = this.notation.cells(candidates);
    return houses.length === 0
      ? `${cells} muss ${oneOf(digitsAmong(candidates).map(sign))} sein`
      : `${capital(the(digitsAmong(candidates)))} muss ${where(houses)} in einer der Zellen ${cells} stehen`;
  }

  /** @param {Part[]} parts the conclusions of a net @param {number} [most] an even number @returns {string} the first and last of them if they are many */
  following(parts, most = MOST_CONCLUSIONS) {
    /** @type {Part[][]} */
    const groups = [];
    for (const part of parts) {
      const last = groups[groups.length - 1];
      if (part.role === 'excluded' && last?.[0]?.role === 'excluded' && (last[0].rule ?? '') === (part.rule ?? '')) {
        last.push(part);
      } else {
        groups.push([part]);
      }
    }
    const texts = groups.map((group) => (group[0]?.role === 'excluded' ? this.excluded(group) : group.map((part) => this.single(part)).join()));
    const more = texts.length - most;
    if (more > 1) {
      texts.splice(most / 2, more, `… (${more} weitere)`);
    }
    return parts.every((part) => part.role === 'consequence') ? giveSingles(texts) : `folgt ${texts.join(', ')}`;
  }

  /** @param {Part[]} parts @returns {string} what one rule excludes, with its name, or what is refuted */
  excluded(parts) {
    const rule = parts[0]?.rule ?? '';
    return `${this.notation.conclusion([], parts.flatMap((part) => part.candidates))} (${rule === '' ? 'für sich widerlegt' : fullName(rule)})`;
  }

  /** @param {number} [most] an even number @returns {string} what an assumption leads to, and the contradiction in which that ends */
  contradicted(most = MOST_CONCLUSIONS) {
    const parts = this.all.filter((part) => part.role === 'consequence' || part.role === 'excluded');
    const end = contradiction(this.contradictions[0], this.layout) + this.broken();
    return parts.length === 0
      ? `Das führt sofort zu einem Widerspruch: ${end}`
      : `Daraus ${this.following(parts, most)}, und das führt zu einem Widerspruch: ${end}`;
  }

  /** @returns {string} why a rule cannot be obeyed, in brackets */
  broken() {
    const grounds = brokenText(this);
    return grounds === '' ? '' : ` (${grounds})`;
  }
}

/** @param {number} index from 0 @returns {string} the letter of a set */
export function letter(index) {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** @param {string[]} houses @returns {string} */
function inHouses(houses) {
  return houses.length === 0 ? '' : ` (${houseNames(houses)})`;
}
