// @ts-check
/** What is drawn of a step: a chip for each candidate of its pattern, the links of its chains, and its houses. */
import { cellNumber, spots } from './notation.js';

/** @typedef {import('./types.js').Chip} Chip */
/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Shape} Shape */
/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./types.js').LayoutData} LayoutData */

/** @type {Record<string, Shape>} */
const SHAPES = {
  base: 'base',
  cover: 'base',
  fin: 'fin',
  hinge: 'hinge',
  pincer: 'pincer',
  target: 'pincer',
  mirror: 'hinge',
  guardian: 'fin',
  set: 'set',
  'restricted-common': 'common',
  floor: 'floor',
  roof: 'roof',
  'colour-a': 'a',
  'colour-b': 'b',
  'linked-cell': 'cell',
  consequence: 'follows',
  excluded: 'b',
  reason: 'cell',
  'ruled-out': 'b',
  premise: 'premise',
  rule: 'base',
  combination: 'base',
  cage: 'base',
  innie: 'set',
  outie: 'hinge',
  addend: 'base',
  total: 'base',
  way: 'base',
  different: 'hinge',
  choice: 'base',
  ends: 'cell',
  least: 'cell',
  greatest: 'cell',
  needed: 'cell',
  counted: 'base',
  split: 'base',
  place: 'cell',
};

/** @type {Partial<Record<Shape, string>>} */
const LETTERS = { fin: 'f', hinge: 'h', pincer: 'p', common: 'x', roof: 'r', premise: '?' };

const SET_LETTERS = 'stuvwyz';

/**
 * The shape of a role's chips.
 * @param {string} role
 * @returns {Shape}
 */
export function shapeOf(role) {
  return SHAPES[role] ?? 'plain';
}

/**
 * The letter that tells a part's chips from others; empty if the shape says enough.
 * @param {string} role
 * @param {number} index the number of the part among those of its role, from 0
 * @param {number} count the number of parts of this role
 */
function letterOf(role, index, count) {
  const shape = shapeOf(role);
  if (shape === 'a' || shape === 'b') {
    return count < 2 ? '' : ['A', 'B', 'C', 'D'][(index % 2) * 2 + (shape === 'a' ? 0 : 1)] ?? '';
  }
  return shape === 'set' ? (SET_LETTERS[index % SET_LETTERS.length] ?? '') : (LETTERS[shape] ?? '');
}

/**
 * The parts with their letters.
 * @param {import('./types.js').Part[]} parts
 */
export function lettered(parts) {
  return parts.map((part, at) => {
    const before = parts.slice(0, at).filter((other) => other.role === part.role).length;
    return { part, letter: letterOf(part.role, before, parts.filter((other) => other.role === part.role).length) };
  });
}

/** Collects chips, the first of a candidate first. */
class Chips {
  /** @param {import('./layout.js').Size} size */
  constructor(size) {
    this.size = size;
    /** @type {Map<number, Chip>} */
    this.byNumber = new Map();
  }

  /**
   * @param {string[]} texts
   * @param {Shape} shape
   * @param {string} letter
   */
  add(texts, shape, letter) {
    for (const { cell, digit } of spots(texts, this.size)) {
      const key = cell * this.size.side + digit;
      if (!this.byNumber.has(key)) {
        this.byNumber.set(key, letter === '' ? { cell, digit, shape } : { cell, digit, shape, letter });
      }
    }
  }

  /**
   * @param {string[]} texts
   * @param {'placed' | 'removed'} change
   */
  change(texts, change) {
    for (const { cell, digit } of spots(texts, this.size)) {
      const key = cell * this.size.side + digit;
      const known = this.byNumber.get(key);
      this.byNumber.set(key, { ...(known ?? { cell, digit, shape: 'plain' }), change });
    }
  }
}

/**
 * Whether a part is what follows from an assumption.
 * @param {import('./types.js').Part} part
 */
export function isFollowing(part) {
  return part.role === 'consequence' || part.role === 'excluded';
}

/**
 * Whether a part is about placed digits or candidates that are gone already.
 * @param {import('./types.js').Part} part
 */
function isBehind(part) {
  return part.role === 'reason' || part.role === 'ruled-out';
}

/**
 * What is drawn of a step.
 * @param {Step} step
 * @param {LayoutData} layout
 * @returns {Marks}
 */
export function marksOfStep(step, layout) {
  const chips = new Chips(layout);
  const why = step.explanation;
  for (const { part, letter } of lettered(why?.parts ?? [])) {
    if (!isBehind(part)) {
      chips.add(part.candidates, shapeOf(part.role), letter);
    }
  }
  const reasons = (why?.parts ?? []).filter((part) => part.role === 'reason').flatMap((part) => spots(part.candidates, layout));
  const links = (why?.chains ?? []).flatMap((chain) => linksOf(chain));
  for (const link of links) {
    chips.add(link.from, link.fromShape, '');
    chips.add(link.to, link.toShape, '');
  }
  chips.change(step.eliminations, 'removed');
  chips.change(step.placements, 'placed');
  return {
    chips: [...chips.byNumber.values()],
    links: links.map(({ from, to, strong }) => ({ from: spots(from, layout), to: spots(to, layout), strong })),
    houses: [...housesOf(why?.parts ?? [], layout), ...reasons.map(({ cell }) => ({ cells: [cell], kind: /** @type {'cover'} */ ('cover') }))],
  };
}

/**
 * The links of a chain; its nodes are A and B in turn, so that all of A is true or all of B.
 * @param {import('./types.js').Explanation['chains'][number]} chain
 */
function linksOf(chain) {
  return (chain.links ?? []).map((link, index) => ({
    ...link,
    fromShape: /** @type {Shape} */ (index % 2 === 0 ? 'a' : 'b'),
    toShape: /** @type {Shape} */ (index % 2 === 0 ? 'b' : 'a'),
  }));
}

/**
 * The houses of base and cover; only where there are few, so that the picture stays legible.
 * @param {import('./types.js').Part[]} parts
 * @param {LayoutData} layout
 * @returns {import('./types.js').HouseMark[]}
 */
function housesOf(parts, layout) {
  const named = new Map((layout.houses ?? []).map((house) => [house.name, house]));
  /** @type {import('./types.js').HouseMark[]} */
  const found = [];
  for (const part of parts) {
    for (const name of isFollowing(part) || isBehind(part) ? [] : part.houses) {
      const house = named.get(name);
      if (house !== undefined) {
        found.push({
          cells: house.cells,
          kind: part.role === 'cover' ? 'cover' : 'base',
        });
      }
    }
  }
  return found.length > 8 ? [] : found;
}

/**
 * What is drawn of an explanation by constraints: the candidates, houses and cells of the constraints, the cells whose digits are used, and what
 * follows.
 * @param {{placements: string[], eliminations: string[]}} change
 * @param {{candidates?: string[], house?: string, cell?: string, cells?: string[]}[]} uses
 * @param {string[]} digits the digits that are used, such as `r1c1=5`
 * @param {string[]} removed the candidates that are used as removed, such as `r1c1<>5`
 * @param {LayoutData} layout
 * @returns {Marks}
 */
export function marksOfReason(change, uses, digits, removed, layout) {
  const chips = new Chips(layout);
  for (const { candidates } of uses) {
    chips.add(candidates ?? [], 'base', '');
  }
  chips.add(removed, 'follows', '');
  chips.change(change.eliminations, 'removed');
  chips.change(change.placements, 'placed');
  const ruled = uses.flatMap(({ cells }) => (cells === undefined ? [] : [{ cells: cells.map((cell) => cellNumber(cell, layout)), kind: /** @type {const} */ ('base') }]));
  const parts = [{ role: 'base', houses: uses.flatMap(({ house }) => (house === undefined ? [] : [house])), candidates: [] }];
  const cells = spots(digits, layout).map(({ cell }) => ({ cells: [cell], kind: /** @type {const} */ ('cover') }));
  return { chips: [...chips.byNumber.values()], houses: [...housesOf(parts, layout), ...ruled, ...cells] };
}
