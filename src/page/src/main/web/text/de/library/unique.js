// @ts-check
// German sentences about what follows if there is one solution: rectangles, loops and BUG+1.

import { sign } from '../../../model/layout.js';
import { written } from '../../../model/notation.js';
import { cellCount, digitsAmong } from '../../written.js';
import { all, allOf, capital, digits, goes, houseNames, oneOf, the, where } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */

/** The beginning of every sentence that is right only for puzzles with one solution. */
const ASSUMPTION = 'Bei eindeutiger Lösung';

/** What a naked set of a number of cells is called, in the accusative. @type {Record<number, string>} */
const NAKED = { 2: 'ein nacktes Paar', 3: 'einen nackten Dreier', 4: 'einen nackten Vierer' };

/** @param {Wording} words @returns {string} the four cells */
function corners(words) {
  return words.notation.cells([...words.candidates('floor'), ...words.candidates('roof')]);
}

/**
 * @param {Wording} words
 * @param {string} [reason] why
 * @returns {string} what would give a second solution, and the corners that already have no other candidates
 */
function deadly(words, reason = 'sonst ließen sich die beiden tauschen') {
  return `${ASSUMPTION} können ${corners(words)} nicht nur ${digits(words.digits('floor'))} enthalten, denn ${reason}. `
    + `${words.cells('floor')} ${cellCount(words.candidates('floor')) === 1 ? 'hat' : 'haben'} keine anderen Kandidaten`;
}

/** @param {Wording} words @returns {number[]} the digits of the roof that are not those of the floor */
function further(words) {
  return words.digits('roof').filter((digit) => !words.digits('floor').includes(digit));
}

/** @param {Wording} words @returns {number[]} the digit of the pair that is not confined */
function loose(words) {
  return words.digits('floor').filter((digit) => !words.digits('base').includes(digit));
}

/** @param {Wording} words @returns {string} where one digit of the pair is confined to the rectangle */
function confined(words) {
  const places = words.houses('base').map((house) => where([house]));
  return `${capital(words.the('base'))} kann ${all(places)} nur in diesen vier Zellen stehen`;
}

/** @param {Wording} words */
function emptyRoof(words) {
  return `. Deshalb entfallen ${words.digits('floor').length === 2 ? 'beide' : 'alle drei'} Ziffern in ${words.cells('roof')}`;
}

/** @param {Wording} words */
function oneFurtherDigit(words) {
  const digit = further(words);
  const roof = words.cells('roof');
  return `, und der einzige weitere Kandidat in ${roof} ist ${the(digit)}. Deshalb muss eine der Zellen ${roof} ${the(digit)} enthalten, `
    + `und ${the(digit)} entfällt in jeder Zelle, die ${allOf(cellCount(words.candidates('roof')))} sieht`;
}

/** @param {Wording} words */
function nakedSet(words) {
  const whole = [...new Set([...further(words), ...words.digits('set')])].sort((a, b) => a - b);
  const naked = NAKED[1 + cellCount(words.candidates('set'))] ?? 'eine nackte Menge';
  return `. Deshalb verhalten sich ${words.cells('roof')} wie eine einzige Zelle, die ${oneOf(further(words).map(sign))} enthält, `
    + `und bilden ${naked} mit ${words.cells('set')} ${words.where('set')}. `
    + `Damit ${goes(whole)} in jeder anderen Zelle, die die ganze Menge sieht`;
}

/** @param {Wording} words */
function confinedDigit(words) {
  return `. ${capital(words.the('base'))} kann ${words.where('base')} nur in ${words.cells('roof')} stehen. `
    + `Eine dieser Zellen enthält also ${words.the('base')}, und die andere kann nicht ${the(loose(words))} enthalten. `
    + `Deshalb ${goes(loose(words))} in beiden`;
}

/** @param {Wording} words @returns {string} what follows, by the type of unique rectangles of which the pattern is; words after the deadly pattern */
function conclusion(words) {
  if (words.parts('set').length > 0) {
    return nakedSet(words);
  }
  if (words.parts('base').length > 0) {
    return confinedDigit(words);
  }
  return cellCount(words.candidates('roof')) === 1 ? emptyRoof(words) : oneFurtherDigit(words);
}

/** @param {Wording} words */
function rectangle(words) {
  return deadly(words) + conclusion(words);
}

/** @param {Wording} words */
function type6(words) {
  const roof = words.cells('roof');
  return `${deadly(words)}. ${confined(words)}. Stünde ${words.the('base')} in einer der Zellen ${roof}, dann in beiden, `
    + `und ${the(loose(words))} in ${words.cells('floor')}. Deshalb ${goes(words.digits('base'))} in ${roof}`;
}

/** @param {Wording} words */
function hidden(words) {
  const [removed = ''] = words.step.eliminations;
  const cell = words.notation.cells([removed]);
  const forced = words.candidates('base').filter((one) => words.notation.cells([one]) !== cell);
  return `${deadly(words)}. ${confined(words)}. Stünde ${the(digitsAmong([removed]))} in ${cell}, dann ${words.the('base')} in `
    + `${words.notation.cells(forced)} und ${the(loose(words))} in ${words.cells('floor')}. `
    + `Deshalb ${goes(digitsAmong([removed]))} in ${cell}`;
}

/** @param {Wording} words */
function avoidable(words) {
  const digit = digitsAmong(words.step.eliminations);
  const placed = words.notation.byDigit(words.candidates('floor'));
  const text = `${ASSUMPTION} können ${corners(words)}, von denen keine vorgegeben ist, nicht zwei Ziffern enthalten, die sich tauschen ließen. `
    + `${all(placed)} stehen schon fest. Deshalb `;
  return words.step.technique === 'avoidable-rectangle-1'
    ? `${text}${goes(digit)} in ${words.cells('roof')}`
    : `${text}muss eine der Zellen ${words.cells('roof')} ${the(digit)} enthalten, und ${the(digit)} entfällt in jeder Zelle, die beide sieht`;
}

/** @param {Wording} words */
function bugPlusOne(words) {
  return `${ASSUMPTION} muss ${words.candidates('base').map(written).join(', ')} wahr sein. Sonst hätte jede leere Zelle genau zwei Kandidaten `
    + 'und jede Ziffer genau zwei Plätze in jedem Haus, in dem sie noch fehlt. '
    + 'Ein Tausch der beiden Kandidaten in allen Zellen machte dann aus einer Lösung eine andere';
}

/** @param {Wording} words */
function loop(words) {
  return deadly(words, 'jede Zeile, jede Spalte und jeder Block hat zwei dieser Zellen oder keine; die beiden ließen sich also tauschen') + conclusion(words);
}

/** @param {Wording} words */
function extended(words) {
  return deadly(words, `${houseNames(words.houses('floor'))} hätten dort beide alle drei und könnten sie tauschen`) + conclusion(words);
}

/** @type {Record<string, (words: Wording) => string>} */
export const UNIQUE = {
  'unique-rectangle-1': rectangle,
  'unique-rectangle-2': rectangle,
  'unique-rectangle-3': rectangle,
  'unique-rectangle-4': rectangle,
  'unique-rectangle-5': rectangle,
  'unique-rectangle-6': type6,
  'hidden-rectangle': hidden,
  'avoidable-rectangle-1': avoidable,
  'avoidable-rectangle-2': avoidable,
  'unique-loop': loop,
  'extended-rectangle': extended,
  'bug+1': bugPlusOne,
};
