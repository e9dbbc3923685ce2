// @ts-check
// The German names of rules. The library's name of a rule is data: what it is, its number, and its place, such as killer cage 15 at r1c1.

import page from '../page.js';
import { all, houseNames, isHouse, runNames } from './words.js';

/** Stands between what a rule is and where it is. */
const AT = ' bei ';

/** So many sums of cages are listed. */
const MOST_SUMS = 12;

/** @typedef {import('../../../model/types.js').Part} Part */
/** @typedef {{name: string, label: string, drawn?: string}} Rule as the command `layout` tells it */

/** What rules are called. @type {Record<string, string>} */
const KINDS = {
  'killer cage': 'Killer-Käfig',
  'sum': 'Summe',
  'equal sums': 'Gleiche Summen',
  'different digits': 'Verschiedene Ziffern',
  'same set': 'Gleiche Ziffern',
  'contains': 'Enthält',
  'contains-exactly': 'Enthält genau',
  'quadruple': 'Quadrupel',
  'look-and-say': 'Ziffernzählung',
  'counting circles': 'Zählkreise',
  'rellik cage': 'Rellik-Käfig',
  'equality cage': 'Gleichgewichts-Käfig',
  'thermometer': 'Thermometer',
  'slow thermometer': 'Langsames Thermometer',
  'arrow': 'Pfeil',
  'double arrow': 'Doppelpfeil',
  'zipper': 'Reißverschluss',
  'region-sum line': 'Gebietssummen-Linie',
  'sum line': 'Summenlinie',
  'whispers': 'Flüsterlinie',
  'renban': 'Renban',
  'nabner': 'Nabner',
  'palindrome': 'Palindrom',
  'between line': 'Zwischenlinie',
  'lockout line': 'Aussperrlinie',
  'entropic line': 'Entropielinie',
  'modular line': 'Restklassenlinie',
  'pair': 'Paarbedingung',
  'regex': 'Regulärer Ausdruck',
  'difference': 'Weißer Kropki-Punkt',
  'ratio': 'Schwarzer Kropki-Punkt',
  'pair-sum': 'Nachbarschaftssumme',
  'only-marked difference': 'Negativregel, Differenz',
  'only-marked ratio': 'Negativregel, Verhältnis',
  'only-marked pair-sum': 'Negativregel, Nachbarschaftssumme',
  'only-index row': 'Negativregel, Zeilen-Index',
  'only-index column': 'Negativregel, Spalten-Index',
  'only-index box': 'Negativregel, Block-Index',
  'greater sign': 'Größerzeichen',
  'minimum': 'Minimum',
  'maximum': 'Maximum',
  'odd cells': 'Ungerade Zellen',
  'even cells': 'Gerade Zellen',
  'clone': 'Klon',
  'row index': 'Zeilen-Index',
  'column index': 'Spalten-Index',
  'box index': 'Block-Index',
  'sandwich': 'Sandwich',
  'lunchbox': 'Lunchbox',
  'x-sum': 'X-Summe',
  'skyscraper': 'Wolkenkratzer',
  'hidden skyscraper': 'Verdeckter Wolkenkratzer',
  'numbered room': 'Nummerierter Raum',
  'little killer': 'Little Killer',
  'full rank': 'Rang',
  'tied rank': 'Rang mit Gleichstand',
  'nonconsecutive': 'Keine Folgeziffern nebeneinander',
  'the doublers rule': 'Verdoppler-Regel',
  'doublers': 'Verdoppler',
  'leap': 'Sprung',
  'anti-taxicab': 'Anti-Taxi',
  'self-taxicab': 'Anti-Taxi im Abstand der Ziffer',
  'global-entropy': 'Globale Entropie',
  'global-modular': 'Globale Restklassen',
  'dutch-flatmates': 'Dutch Flatmates',
  'digits': 'Ziffern',
};

/** Where lines go. @type {Record<string, string>} */
const DIRECTIONS = {
  'down': 'abwärts',
  'up': 'aufwärts',
  'left': 'nach links',
  'right': 'nach rechts',
  'down-left': 'nach links unten',
  'down-right': 'nach rechts unten',
  'up-left': 'nach links oben',
  'up-right': 'nach rechts oben',
};

const CELL = 'r\\d+c\\d+';
const NAME = new RegExp(`^(.*?)(?: at (${CELL})(?: (and|to) (${CELL}))?| (${Object.keys(DIRECTIONS).join('|')}) from (${CELL})|(: ${CELL}(?:, ${CELL})*))?$`);

/** The name of a sum of houses, and that of a cage which such a sum leaves. */
const SUM = /^(?:the sum (?<equation>.+)|hidden cage (?<total>\d+)) of (?<houses>.+)$/;

/** @param {string} what @returns {[kind: string, value: string] | null} the German kind, and the English value with a blank before it */
function kindOf(what) {
  const lower = what.toLowerCase();
  for (const [kind, german] of Object.entries(KINDS)) {
    const value = what.slice(kind.length);
    if (lower.startsWith(kind) && (kind === 'pair' ? /^ ./ : /^(?: [\d, -]+| \/.*)?$/).test(value)) {
      return [german, value];
    }
  }
  return null;
}

/** The name of the rule that a cell has one of some digits. */
const IS = new RegExp(`^(${CELL}) is (\\d+(?:, \\d+)*(?: or \\d+)?)$`);

/** Between the names of cells. @type {Record<string, string>} */
const BETWEEN = { ' to ': ' bis ', ' and ': ' und ' };

/** @param {string} rule @returns {[kind: string, value: string, place: string] | null} null if the library does not know it, as with a rule that a player has named */
function parts(rule) {
  const [, what = '', first, joint = 'and', second, direction = '', from, cells] = NAME.exec(rule) ?? [];
  const own = page[`rule.${rule}`];
  const kind = own === undefined ? kindOf(what) : [String(own), ''];
  const place = cells ?? (from !== undefined ? ` ${DIRECTIONS[direction]} ab ${from}` : first === undefined ? '' : ` bei ${first}${second === undefined ? '' : `${BETWEEN[` ${joint} `]}${second}`}`);
  return kind === null ? null : [kind[0] ?? '', kind[1] ?? '', place];
}

/** @param {string} rule the name of a rule @returns {string | null} null for one that a player has named */
export function knownName(rule) {
  return given(rule)?.join(' ') ?? parts(rule)?.join('') ?? combined(rule);
}

/** @param {string} rule @returns {[cell: string, digits: string] | null} a cell and its candidates, such as = 2, 4 oder 6, whose place in a sentence is free; null if it is another rule */
function given(rule) {
  const [, cell = '', digits = ''] = IS.exec(rule) ?? [];
  return cell === '' ? null : [cell, `= ${digits.replace(' or ', ' oder ')}`];
}

/** Rules that are made of others, and how they are called in German. @type {[RegExp, (of: (names: string, between: string) => string | null, ...names: string[]) => (string | null)[]][]} */
const COMBINED = [
  [/^either (.+)$/, (of, names) => ['entweder ', of(names, ' or ')]],
  [/^if (.+), then (.+)$/, (of, names, others) => ['wenn ', of(names, ' and '), ', dann ', of(others, ' and ')]],
  [/^not all of (.+)$/, (of, names) => ['nicht zugleich ', of(names, ' and ')]],
  [/^\((.+)\)$/, (of, name) => ['(', of(name, ' and '), ')']],
  [/^not (.+)$/, (of, name) => ['nicht ', of(name, ' and ')]],
];

/** @type {Record<string, string>} */
const JOINTS = { ' or ': ' oder ', ' and ': ' und ' };

/** @param {string} rule @returns {string | null} the name of a rule that is made of others, if all of these are known */
function combined(rule) {
  for (const [form, made] of COMBINED) {
    const match = form.exec(rule);
    const words = match && made(names, ...match.slice(1));
    if (words?.every((word) => word !== null)) {
      return words.join('');
    }
  }
  return null;
}

/** @param {string} text names of rules @param {string} between what stands between them, but also in a name @returns {string | null} null if one is not known */
function names(text, between) {
  const all = text.split(between);
  for (let count = all.length; count > 0; count--) {
    const part = all.slice(0, count).join(between);
    const first = between === ' or ' ? names(part, ' and ') : many(part) ?? knownName(part);
    const others = count === all.length ? '' : names(all.slice(count).join(between), between);
    if (first !== null && others !== null) {
      return first + (others && JOINTS[between] + others);
    }
  }
  return null;
}

/** @param {string} name @returns {string | null} what stands for further rules; null if it is the name of one */
function many(name) {
  const [, count] = /^one of (\d+) more$/.exec(name) ?? [];
  return count === undefined ? null : `eine von ${count} weiteren`;
}

/** @param {string} houses such as boxes 1 and 4 @returns {string[]} each with its number */
function listed(houses) {
  const [, kind, numbers = ''] = /^(row|column|box|region)e?s (.+)$/.exec(houses) ?? [];
  const [, first, last] = /^(\d+) to (\d+)$/.exec(numbers) ?? [];
  const each = first === undefined ? numbers.split(/, | and /) : Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i);
  return kind === undefined ? [houses] : each.map((number) => `${kind} ${number}`);
}

/** @param {string[]} rules @returns {string[]} the German names of rules, those of a kind together, such as Größerzeichen bei r1c1-r1c2 und r1c2-r1c3 */
export function ruleNames(rules) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const name of rules.map(ruleName)) {
    const at = name.indexOf(AT);
    const kind = at < 0 ? name : name.slice(0, at);
    places.set(kind, [...places.get(kind) ?? [], at < 0 ? '' : name.slice(at)]);
  }
  return [...places].map(([kind, some]) => kind + (some.length === 1 ? some[0] : AT + all(some.map((place) => place.slice(AT.length).replace(' und ', '-')))));
}

/** @param {string} rule @returns {string} the name of a rule, of a house, of a sum of houses such as "the sum r1c1 = r3c2+4 of rows 1 and 2", or of a cage such as "hidden cage 9 of row 1" */
export function ruleName(rule) {
  const { equation, total, houses } = SUM.exec(rule)?.groups ?? {};
  if (houses === undefined) {
    return isHouse(rule) ? houseNames([rule]) : knownName(rule) ?? rule;
  }
  return `${total === undefined ? `Summe ${equation}` : `Verborgener Käfig ${total}`} von ${runNames(listed(houses))}`;
}

/** @param {string} rule @returns {string} the houses of a sum of houses; empty if it is another rule */
function housesOf(rule) {
  const { houses, total } = SUM.exec(rule)?.groups ?? {};
  return houses === undefined || total !== undefined ? '' : runNames(listed(houses));
}

/** @param {string} rule @returns {string} its name in quotes, that of a house without them */
export const quotedName = (rule) => (isHouse(rule) ? ruleName(rule) : `„${ruleName(rule)}“`);

/** @param {string} rule @returns {string} the same with what it is */
export const fullName = (rule) => (isHouse(rule) ? '' : 'Regel ') + quotedName(rule);

/** @param {string} rule one that has been named @returns {string} its name, of a sum of houses only these */
export const shortName = (rule) => housesOf(rule) || fullName(rule);

/** @param {string} rule one that has been named @returns {string} that it cannot be obeyed */
export function brokenName(rule) {
  const houses = housesOf(rule);
  return houses === '' ? `die Regel „${ruleName(rule)}“ lässt sich nicht einhalten` : `die Summe von ${houses} ist nicht zu erreichen`;
}

/** @param {Part} base some houses with their sum @param {Part[]} cages @param {boolean} [isShort] @returns {string} what the houses and the cages that cover them sum to, perhaps in few words */
export function coveredSum(base, cages, isShort = false) {
  const covered = cages.reduce((sum, cage) => sum + (cage.sum ?? 0), 0);
  const start = `${runNames(base.houses)} ${base.houses.length === 1 ? 'ergibt' : 'ergeben'} ${base.sum ?? 0}`;
  const name = `die Regel „${ruleName(cages[0]?.rule ?? '')}“`;
  if (isShort) {
    return `${start}, ${cages.length === 1 ? name : `die ${cages.length} Käfige darin`} ${covered}`;
  }
  const listed = cages.length > MOST_SUMS ? '' : `${cages.map((cage) => cage.sum).join('+')}=`;
  return `${start}; ${cages.length === 1 ? `${name} ergibt ${covered}` : `die ${cages.length} Käfige darin ergeben ${listed}${covered}`}`;
}

/**
 * A rule in German; null for one that a player has named.
 * @type {Record<string, (rule: Rule) => string | null>}
 */
export const RULE = {
  kind: ({ name }) => (IS.test(name) ? 'Kandidaten' : parts(name)?.[0] ?? null),
  name: ({ name }) => knownName(name),
  /** For people who do not see the picture: with all cells, unless the name says where they are. */
  label: ({ label }) => knownName(label),
  /** What it is, for the cells in which it is drawn. */
  brief: ({ name }) => given(name)?.[1] ?? whole(name) ?? combined(name),
};

/** @param {string} name @returns {string | null} what it is and its number */
function whole(name) {
  return parts(name)?.slice(0, 2).join('') ?? null;
}
