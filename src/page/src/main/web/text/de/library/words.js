// @ts-check
// German lists, numbers, digits and houses for the sentences about steps.

import { sign } from '../../../model/layout.js';

/** @typedef {[name: string, dative: string, accusative: string]} Cases */

const NUMBERS = ['null', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** The kinds of houses, each with the words for one and for several. @type {Record<string, [one: Cases, several: Cases]>} */
const HOUSES = {
  row: [['Zeile', 'Zeile', 'Zeile'], ['Zeilen', 'den Zeilen', 'die Zeilen']],
  column: [['Spalte', 'Spalte', 'Spalte'], ['Spalten', 'den Spalten', 'die Spalten']],
  box: [['Block', 'Block', 'Block'], ['Blöcke', 'den Blöcken', 'die Blöcke']],
  region: [['Gebiet', 'Gebiet', 'Gebiet'], ['Gebiete', 'den Gebieten', 'die Gebiete']],
  diagonal: [['Diagonale', 'Diagonale', 'Diagonale'], ['Diagonalen', 'den Diagonalen', 'die Diagonalen']],
  window: [['Fenster', 'Fenster', 'Fenster'], ['Fenster', 'den Fenstern', 'die Fenster']],
  'disjoint group': [
    ['disjunkte Gruppe', 'der disjunkten Gruppe', 'die disjunkte Gruppe'],
    ['disjunkte Gruppen', 'den disjunkten Gruppen', 'die disjunkten Gruppen'],
  ],
};

const KINDS = Object.keys(HOUSES);
const HOUSE = new RegExp(`^(${KINDS.join('|')}) (\\d+)$`);

/** @param {string[]} things @param {string} before what is before the last one @returns {string} */
function joined(things, before) {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${before} ${things[things.length - 1]}`;
}

/** @param {string[]} things @returns {string} such as A, B und C */
export function all(things) {
  return joined(things, 'und');
}

/** @param {string[]} things @returns {string} such as A, B oder C */
export function oneOf(things) {
  return joined(things, 'oder');
}

/** @param {number[]} digits @returns {string} such as 1, 4 und 7 */
export function digits(digits) {
  return all(digits.map(sign));
}

/** @param {number[]} some @returns {string} such as die 5 or die Ziffern 1 und 4 */
export function the(some) {
  return some.length === 1 ? `die ${digits(some)}` : `die Ziffern ${digits(some)}`;
}

/** @param {number[]} some @returns {string} such as entfällt die 5 or entfallen die Ziffern 1 und 4 */
export function goes(some) {
  return `${some.length === 1 ? 'entfällt' : 'entfallen'} ${the(some)}`;
}

/** @param {string[]} singles @returns {string} that they follow from what comes before */
export function giveSingles(singles) {
  return `${singles.length === 1 ? 'ergibt sich der Einer' : 'ergeben sich die Einer'} ${singles.join(', ')}`;
}

/** A main clause whose subject comes first, that a cell is a digit, and an equation. */
const [CLAUSE, DIGIT, EQUATION] = [/^((?:[^=;:,]|,(?! ))+?) (ist|sind|kann|können|müsste|bräuchte|braucht|bleibt|bleiben|stünde|ließe|hat|haben) /, /^(ist r\S+) (\w+)(?=$| und | \(|, also )/, /^(\S+ = )/];

/** @param {string} clause such as r6c4 ist 3 @returns {string} the same as a conclusion, with the verb first: also ist r6c4 = 3 */
export function therefore(clause) {
  return `also ${clause.replace(CLAUSE, '$2 $1 ').replace(DIGIT, '$1 = $2').replace(EQUATION, 'ist $1')}`;
}

/** @param {number} count @returns {string} in words, in figures from ten on */
export function number(count) {
  return NUMBERS[count] ?? String(count);
}

/** @param {number} count @returns {string} such as beide or alle drei */
export function allOf(count) {
  return count === 2 ? 'beide' : `alle ${number(count)}`;
}

/** @param {string} text @returns {string} with a capital at its beginning, unless that is the name of a cell */
export function capital(text) {
  return /^r\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} house @returns {[kind: string, number: number]} a house that a player has named is of no kind */
function kindOf(house) {
  const [, kind = '', number = 0] = HOUSE.exec(house) ?? [];
  return [kind, Number(number)];
}

/** @param {string} name @returns {boolean} whether it is that of a house that no player has named, such as box 2 */
export const isHouse = (name) => HOUSE.test(name);

/** @param {Iterable<string>} houses @returns {string[]} by kind and number */
export function inOrder(houses) {
  const rank = (/** @type {string} */ kind) => (kind === '' ? KINDS.length : KINDS.indexOf(kind));
  return [...new Set(houses)].sort((one, other) => {
    const [[a, m], [b, n]] = [kindOf(one), kindOf(other)];
    return rank(a) - rank(b) || m - n;
  });
}

/** @param {string[]} houses @param {0|1|2} form name, dative or accusative @returns {string[]} a phrase for each kind */
function phrases(houses, form) {
  /** @type {Map<string, string[]>} */
  const byKind = new Map();
  houses.forEach((house) => byKind.set(kindOf(house)[0], [...(byKind.get(kindOf(house)[0]) ?? []), house]));
  return [...byKind].flatMap(([kind, members]) => {
    const words = HOUSES[kind]?.[members.length === 1 ? 0 : 1][form];
    return words === undefined ? members.map((name) => `„${name}“`) : [`${words} ${all(members.map((house) => String(kindOf(house)[1])))}`];
  });
}

/** @param {string[]} phrases that may be lists themselves @returns {string} */
function allPhrases(phrases) {
  return phrases.some((phrase) => phrase.includes(' und ')) ? joined(phrases, 'sowie') : all(phrases);
}

/** @param {string[]} houses @returns {string} such as Zeilen 2 und 7 */
export function houseNames(houses) {
  return allPhrases(phrases(houses, 0));
}

/** Houses that follow each other are told by the first and the last from so many on. */
const LONG_RUN = 3;

/** @param {string[]} houses @returns {string} such as Blöcke 2 bis 9 */
export function runNames(houses) {
  const [kind, first = 0] = [houses[0]?.replace(/ \d+$/u, '') ?? '', Number(houses[0]?.match(/\d+$/u)?.[0] ?? 0)];
  const isRun = houses.length >= LONG_RUN && first > 0 && houses.every((house, i) => house === `${kind} ${first + i}`);
  return isRun ? houseNames([houses[0] ?? '', houses.at(-1) ?? '']).replace(' und ', ' bis ') : houseNames(houses);
}

/** @param {string[]} houses @returns {string} such as die Zeilen 2 und 7, in the accusative */
export function toHouses(houses) {
  return allPhrases(phrases(houses, 2));
}

/** @param {string[]} houses @returns {string} such as in den Zeilen 2 und 7 or auf Diagonale 1 */
export function where(houses) {
  const on = houses.filter((house) => kindOf(house)[0] === 'diagonal');
  const inside = houses.filter((house) => !on.includes(house));
  return allPhrases([
    ...(inside.length > 0 ? [`in ${allPhrases(phrases(inside, 1))}`] : []),
    ...(on.length > 0 ? [`auf ${allPhrases(phrases(on, 1))}`] : []),
  ]);
}
