// @ts-check
// German sentences about fish with and without fins, and about the patterns of one digit that have two strong links.

import { areInLine, cellCount, cellOf, digitsAmong } from '../../written.js';
import { all, allOf, capital, digits, goes, houseNames, the, where } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Link} Link */
/** @typedef {import('../../../model/types.js').Part} Part */

/** The fish without fins, by size, each after its article. @type {Record<number, [article: string, name: string]>} */
const FISH_NAMES = { 2: ['ein', 'X-Wing'], 3: ['ein', 'Schwertfisch'], 4: ['eine', 'Qualle'] };

/** @param {Wording} words @param {string[]} covers @returns {string} such as in den Spalten 3 und 8 */
function onlyIn(words, covers) {
  return `${capital(words.the('base'))} kann ${words.where('base')} nur ${where(covers)} stehen`;
}

/** @param {Wording} words */
function fish(words) {
  const [base, cover] = [words.lines('base'), words.lines('cover')];
  return `${onlyIn(words, words.houses('cover'))}. Jede dieser ${base} hat ihre ${digits(words.digits('base'))} in einer anderen dieser ${cover}. `
    + `Deshalb ${goes(words.digits('base'))} überall sonst in diesen ${cover}`;
}

/** @param {Wording} words */
function finnedFish(words) {
  const lines = words.lines('cover');
  const [gender, name = ''] = FISH_NAMES[words.houses('base').length] ?? [];
  const fish = words.step.technique.startsWith('sashimi') ? `${gender} unvollständige${gender === 'ein' ? 'r' : ''} ${name}` : `${gender} ${name}`;
  return `${onlyIn(words, words.houses('cover'))}${except(words, words.candidates('fin'))}. `
    + eitherWay(words, `das ist ${fish}, und ${the(words.digits('base'))} entfällt überall sonst in diesen ${lines}`, `in jeder anderen Zelle dieser ${lines}`);
}

/** @param {Wording} words @param {string[]} fins @returns {string} the fins outside the cover */
function except(words, fins) {
  return `, abgesehen von ${cellCount(fins) === 1 ? 'der Flosse' : 'den Flossen'} ${words.notation.cells(fins)}`;
}

/**
 * What can be removed whether the fins are true or not.
 * @param {Wording} words
 * @param {string} otherwise what follows if they are not
 * @param {string} cells
 */
function eitherWay(words, otherwise, cells) {
  const count = cellCount(words.candidates('fin'));
  const digit = words.digits('base');
  return `Entweder enthält ${count === 1 ? 'die' : 'eine'} Flosse ${the(digit)}, oder ${otherwise}. `
    + `Deshalb ${goes(digit)} ${cells}, die ${count === 1 ? 'die Flosse' : `${allOf(count)} Flossen`} sieht`;
}

/** @param {Wording} words */
function complexFish(words) {
  const digit = words.digits('base');
  const isCannibal = words.step.eliminations.some((gone) => words.houses('base').some((house) => words.holds(house, gone)));
  const text = `${capital(the(digit))} kann in der Basis (${houseNames(words.houses('base'))}) nur in der Abdeckung (${houseNames(words.houses('cover'))}) `
    + `stehen${fins(words)}. Die Abdeckung hat so viele Häuser wie die Basis. `;
  const rest = `überall sonst in der Abdeckung${isCannibal ? ' und in Zellen, in denen sich zwei ihrer Häuser überschneiden' : ''}`;
  return words.candidates('fin').length === 0
    ? `${text}Deshalb ${goes(digit)} ${rest}`
    : text + eitherWay(words, `${the(digit)} entfällt ${rest}`, `in jeder ${isCannibal ? 'solchen' : 'anderen'} Zelle der Abdeckung`);
}

/** @param {Wording} words @returns {string} the fins of a complex fish; among them may be candidates in two houses of the base */
function fins(words) {
  const isInTwo = (/** @type {string} */ fin) => words.houses('base').filter((house) => words.holds(house, fin)).length > 1;
  const inTwo = words.candidates('fin').filter(isInTwo);
  const outside = words.candidates('fin').filter((fin) => !isInTwo(fin));
  const text = outside.length === 0 ? '' : except(words, outside);
  if (inTwo.length === 0) {
    return text;
  }
  const [lie, count, many] = cellCount(inTwo) === 1 ? ['liegt', 'zählt', 'Flosse'] : ['liegen', 'zählen', 'Flossen'];
  return `${text}; ${words.notation.cells(inTwo)} ${lie} in zwei Häusern der Basis und ${count} ${outside.length === 0 ? '' : 'auch '}als ${many}`;
}

/** @param {Wording} words */
function siamese(words) {
  const finsOf = words.parts('fin').map((part) => part.candidates);
  const [first, second] = words.parts('cover').map((part, index) => where(part.houses) + [' stehen', ''][index] + except(words, finsOf[index] ?? []));
  const theirs = finsOf.some((fins) => fins.length > 1) ? 'alle seine Flossen' : 'seine Flosse';
  return `${capital(words.the('base'))} kann ${words.where('base')} nur ${first}, und ebenso nur ${second}. Das sind zwei Fische mit Flossen; `
    + `jeder streicht ${words.the('base')} in den anderen Zellen seiner ${words.lines('cover')}, die ${theirs} sehen`;
}

/** @param {Wording} words @param {Link[] | undefined} links a strong, a weak and a strong one */
function twoLinks(words, links) {
  const [one, joint, other] = links ?? [];
  if (one === undefined || joint === undefined || other === undefined) {
    throw new RangeError('three links are needed');
  }
  const cells = (/** @type {string[]} */ ...nodes) => words.notation.cells(nodes);
  const digit = digitsAmong(one.from);
  return `${capital(the(digit))} kann ${where(one.houses)} nur in ${cells(...one.from, ...one.to)} und ${where(other.houses)} nur in `
    + `${cells(...other.from, ...other.to)} stehen. ${cells(...joint.from)} und ${cells(...joint.to)} sehen einander und können nicht beide ${the(digit)} enthalten. `
    + `Deshalb muss ${cells(...one.from)} oder ${cells(...other.to)} ${the(digit)} enthalten, und ${the(digit)} entfällt in jeder Zelle, die diese beiden sieht`;
}

/** @param {Wording} words */
function twoKites(words) {
  return `${twoLinks(words, words.chains[0])}. Ebenso gilt: ${twoLinks(words, words.chains[1])}`;
}

/** @param {Wording} words */
function emptyRectangle(words) {
  const { notation, step } = words;
  const links = words.parts('pincer');
  const digit = words.digits('base');
  const confined = [words.part('base'), ...links].map((part) => `${where(part.houses)} nur in ${notation.cells(part.candidates)}`);
  const ways = links.map((link) => {
    const [near = '', far = ''] = link.candidates.map(cellOf);
    const seen = links.length === 1 ? step.eliminations : seenBy(words, far);
    return `stünde ${the(digit)} in ${seen.length > 1 ? 'einer der Zellen ' : ''}${notation.cells(seen)}, dann nicht in ${far} und deshalb in ${near}`;
  });
  return `${capital(the(digit))} kann ${all([...new Set(confined)])} stehen. `
    + `${capital([...new Set(ways)].join('; '))}. `
    + `${ways.length === 1 ? 'Dann' : 'Beide Male'} bliebe ${words.where('base')} kein Platz für ${the(digit)}. `
    + `Deshalb ${goes(digit)} in ${notation.cells(step.eliminations)}`;
}

/**
 * What is removed from the lines of a cell, or, if nothing is, from no line of the other link's end, or else from another house of the cell.
 * @param {Wording} words
 * @param {string} far
 */
function seenBy(words, far) {
  const { layout, step: { eliminations } } = words;
  const ends = words.parts('pincer').map((link) => link.candidates[1] ?? '');
  const ways = [
    (/** @type {string} */ gone) => areInLine(gone, far),
    (/** @type {string} */ gone) => !ends.some((end) => areInLine(gone, end)),
    (/** @type {string} */ gone) => (layout.houses ?? []).some(({ name }) => words.holds(name, gone) && words.holds(name, far)),
  ];
  return ways.map((isSeen) => eliminations.filter(isSeen)).find((seen) => seen.length > 0) ?? eliminations;
}

/** @type {Record<string, (words: Wording) => string>} */
export const FISH = {
  'x-wing': fish,
  'swordfish': fish,
  'jellyfish': fish,
  'finned-x-wing': finnedFish,
  'sashimi-x-wing': finnedFish,
  'finned-swordfish': finnedFish,
  'sashimi-swordfish': finnedFish,
  'finned-jellyfish': finnedFish,
  'sashimi-jellyfish': finnedFish,
  'franken-fish': complexFish,
  'mutant-fish': complexFish,
  'siamese-fish': siamese,
  'skyscraper': (words) => twoLinks(words, words.chains[0]),
  'two-string-kite': (words) => twoLinks(words, words.chains[0]),
  'turbot-fish': (words) => twoLinks(words, words.chains[0]),
  'dual-two-string-kite': twoKites,
  'empty-rectangle': emptyRectangle,
  'dual-empty-rectangle': emptyRectangle,
};
