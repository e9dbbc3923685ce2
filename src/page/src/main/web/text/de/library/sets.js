// @ts-check
// German sentences about singles, locked candidates, naked, hidden and bent sets.

import { sign } from '../../../model/layout.js';
import { written } from '../../../model/notation.js';
import { cellCount, cellOf, digitsAmong } from '../../written.js';
import { quotedName, ruleName } from './rulenames.js';
import { candidatesOf } from './wording.js';
import { all, allOf, capital, digits, goes, houseNames, number, oneOf, the, where } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */

/** @param {Wording} words */
function fullHouse(words) {
  return `${words.cells('base')} ist ${words.where('base')} die letzte leere Zelle und muss ${digits(words.digits('base'))} sein`;
}

/** @param {import('../../../model/types.js').Part} part @returns {string} the rule that it rests on, with a blank before it, if any */
const inBrackets = ({ rule }) => (rule === undefined || rule === '' ? '' : ` (${ruleName(rule)})`);

/** @param {Wording} words */
function hiddenSingle(words) {
  const placed = words.parts('reason').flatMap((part) => {
    const some = part.candidates.map(written);
    return inBrackets(part) === '' ? some : [all(some) + inBrackets(part)];
  });
  const reasons = [
    ...placed.length === 0 ? [] : [`wegen ${all(placed)}`],
    ...ruledOut(words, (gone) => `${words.the('base')} in ${words.notation.cells(gone)}`).map((text) => `weil ${text}`),
  ];
  return `${capital(words.the('base'))} passt ${words.where('base')} nur in ${words.cells('base')}`
    + reasons.map((text, at) => `${at > 0 && at === reasons.length - 1 ? ', und' : ','} ${text}`).join('');
}

/** @param {Wording} words @param {(gone: string[]) => string} what @returns {string[]} what rules and earlier steps have ruled out */
function ruledOut(words, what) {
  return words.parts('ruled-out').map(({ rule, candidates }) => (rule === undefined || rule === ''
    ? `${what(candidates)} durch frühere Schritte ausgeschlossen ist`
    : `${quotedName(rule)} ${what(candidates)} ausschließt`));
}

/** @param {Wording} words */
function nakedSingle(words) {
  const reasons = words.parts('reason').map((part) => (part.houses.length === 0
    ? `die Zelle sieht ${all(words.notation.byDigit(part.candidates))}${inBrackets(part)}`
    : `${where(part.houses)} ${digitsAmong(part.candidates).length === 1 ? 'steht' : 'stehen'} ${digits(digitsAmong(part.candidates))}`));
  for (const { rule, candidates } of words.parts('ruled-out')) {
    const gone = digitsAmong(candidates);
    reasons.push(rule === undefined || rule === ''
      ? `${digits(gone)} ${gone.length === 1 ? 'ist' : 'sind'} durch frühere Schritte ausgeschlossen`
      : `${quotedName(rule)} schließt ${digits(gone)} aus`);
  }
  return `${words.cells('base')} hat nur noch den Kandidaten ${digits(words.digits('base'))}${reasons.length === 0 ? '' : `: ${capital(reasons.join('; '))}`}`;
}

/** @param {Wording} words */
function locked(words) {
  const places = words.candidates('base');
  const covers = words.houses('cover');
  const isInCover = words.step.eliminations.every((gone) => covers.some((house) => words.holds(house, gone)));
  const shared = covers.length === 0 ? '' : `; diese Zellen liegen ${cellCount(places) === 2 ? 'beide' : 'alle'} ${where(covers)}`;
  const lost = isInCover ? `überall sonst ${where(covers)}` : `in jeder Zelle, die ${allOf(cellCount(places))} sieht`;
  return `${capital(words.the('base'))} kann ${words.where('base')} nur in ${words.cells('base')} stehen${shared}. `
    + `Deshalb ${goes(words.digits('base'))} ${lost}`;
}

/** @param {Wording} words */
function nakedSet(words) {
  const size = allOf(words.digits('set').length);
  const where = words.houses('set').length === 0 ? 'sehen einander,' : words.where('set');
  return `${words.cells('set')} ${where} haben nur die Kandidaten ${digits(words.digits('set'))} und verbrauchen ${size}. `
    + `Deshalb ${goes(words.digits('set'))} in jeder anderen Zelle, die ${size} Zellen sieht`;
}

/** @param {Wording} words */
function hiddenSet(words) {
  return `${capital(words.the('set'))} können ${words.where('set')} nur in ${words.cells('set')} stehen und füllen diese Zellen aus. `
    + 'Deshalb entfallen dort alle anderen Kandidaten';
}

/**
 * Whether the hinge is one cell, each of whose digits, but for the one that is removed, it shares with just one pincer of two candidates.
 * @param {Wording} words
 */
function isForked(words) {
  const forks = words.digits('hinge').filter((digit) => !words.digits('base').includes(digit));
  return words.parts('base').length > 0 && forks.length === 2 && words.parts('pincer').every((pincer) => pincer.candidates.length === 2);
}

/** @param {Wording} words */
function wing(words) {
  if (!isForked(words)) {
    return bentSet(words);
  }
  const removed = words.digits('base');
  const choices = words.digits('hinge');
  const branches = choices.filter((digit) => !removed.includes(digit)).flatMap((digit) => words.parts('pincer')
    .filter((pincer) => digitsAmong(pincer.candidates).includes(digit))
    .map((pincer) => `ist es ${sign(digit)}, so enthält die Zange ${words.notation.cells(pincer.candidates)} ${the(removed)}`));
  const isInHinge = choices.length > 2;
  return `Das Scharnier ${words.cells('hinge')} muss ${oneOf(choices.map(sign))} sein. ${capital(branches.join('; '))}. `
    + `Eine der ${isInHinge ? 'drei Zellen' : 'Zangen'} enthält also ${the(removed)}, und ${the(removed)} entfällt `
    + `in jeder Zelle, die ${allOf(isInHinge ? 3 : 2)} sieht`;
}

/** @param {Wording} words */
function bentSet(words) {
  const isOne = cellCount(words.candidates('hinge')) === 1;
  const arms = words.parts('pincer').map((part) => `${words.notation.cells(part.candidates)} ${where(part.houses)}`);
  const all = candidatesOf(words.all.filter((part) => part.role !== 'base'));
  const size = number(cellCount(all));
  const text = `${isOne ? 'Das Scharnier' : 'Die Scharnierzellen'} ${words.cells('hinge')} ${isOne ? 'bildet' : 'bilden'} mit ${arms.join(' und ')} `
    + `eine Menge aus ${size} Zellen, die zusammen nur ${size} Ziffern enthalten (${digits(digitsAmong(all))}). `;
  const [removed] = words.digits('base');
  if (removed === undefined) {
    return `${text}Keine Ziffer kann in der Menge zweimal vorkommen. Deshalb kommt jede genau einmal vor `
      + 'und entfällt in jeder Zelle, die in der Menge alle Kandidaten für diese Ziffer sieht';
  }
  return `${text}Jede Ziffer außer ${sign(removed)} kann in der Menge nur einmal vorkommen. Deshalb muss eine der Zellen ${words.cells('base')} `
    + `die ${sign(removed)} enthalten, und die ${sign(removed)} entfällt in jeder Zelle, die ${allOf(words.candidates('base').length)} sieht`;
}

/** @param {Wording} words */
function wWing(words) {
  const linked = words.digits('base');
  const other = words.digits('pincer').filter((digit) => !linked.includes(digit));
  const ends = words.candidates('base').map(cellOf);
  return `${words.cells('pincer')} haben nur die Kandidaten ${digits(words.digits('pincer'))}. `
    + `${capital(the(linked))} muss ${words.where('base')} in ${oneOf(ends)} stehen, und jede davon sieht eine der beiden Zellen. `
    + `Deshalb ist mindestens eine der Zellen ${words.cells('pincer')} nicht ${digits(linked)}, sondern ${digits(other)}; `
    + `${the(other)} entfällt in jeder Zelle, die beide sieht`;
}

/** @param {Wording} words */
function remotePair(words) {
  const pair = words.digits('linked-cell');
  const cells = words.parts('linked-cell').map((part) => words.notation.cells(part.candidates));
  return `${cells.slice(0, -1).join(', ')} und ${cells[cells.length - 1]} haben nur die Kandidaten ${digits(pair)}. `
    + 'Jede Zelle nach der ersten sieht eine frühere und enthält deshalb die andere Ziffer. '
    + `Also ${goes(pair)} in jeder Zelle, die zwei dieser Zellen mit verschiedenen Ziffern sieht`;
}

/** @param {Wording} words */
function sueDeCoq(words) {
  const [inLine, inBox] = [words.part('set', 0), words.part('set', 1)];
  const all = candidatesOf(words.all);
  const without = (/** @type {string[]} */ other) => digitsAmong(all).filter((digit) => !digitsAmong(other).includes(digit));
  const count = number(cellCount(all));
  return `${words.cells('hinge')} (sowohl in ${houseNames(inLine.houses)} als auch in ${houseNames(inBox.houses)}), `
    + `${words.set(inLine)} ${where(inLine.houses)} und ${words.set(inBox)} ${where(inBox.houses)} `
    + `sind ${count} Zellen, die zusammen nur ${count} Ziffern enthalten (${digits(digitsAmong(all))}). `
    + 'Keine Ziffer kann darin zweimal vorkommen, also kommt jede genau einmal vor. '
    + `Deshalb ${goes(without(inBox.candidates))} überall sonst ${where(inLine.houses)} und ${the(without(inLine.candidates))} überall sonst ${where(inBox.houses)}`;
}

/** @type {Record<string, (words: Wording) => string>} */
export const SETS = {
  'full-house': fullHouse,
  'hidden-single': hiddenSingle,
  'naked-single': nakedSingle,
  'pointing': locked,
  'claiming': locked,
  'naked-pair': nakedSet,
  'naked-triple': nakedSet,
  'naked-quad': nakedSet,
  'hidden-pair': hiddenSet,
  'hidden-triple': hiddenSet,
  'hidden-quad': hiddenSet,
  'y-wing': wing,
  'xyz-wing': wing,
  'wxyz-wing': bentSet,
  'bent-set-of-five': bentSet,
  'w-wing': wWing,
  'remote-pair': remotePair,
  'sue-de-coq': sueDeCoq,
};
