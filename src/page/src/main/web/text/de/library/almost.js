// @ts-check
// German sentences about almost locked sets.

import { symbol } from '../../../model/layout.js';
import { digitsAmong } from '../../written.js';
import { capital, digits, goes, oneOf, the } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */

const ONE_MORE = 'eine Ziffer mehr als Zellen';

/** @param {Wording} words */
function alsXz(words) {
  const common = words.digits('restricted-common');
  const text = `${words.set(words.part('set', 0))} und ${words.set(words.part('set', 1))} sind fast gesperrte Mengen (ALS); jede hat ${ONE_MORE}. `;
  if (common.length > 1) {
    return `${text}Die Ziffern ${digits(common)} können jeweils nur in einer der beiden Mengen stehen. Deshalb fehlt jeder Menge eine davon, `
      + 'und sie enthält alle ihre anderen Ziffern. Jede andere Ziffer einer Menge entfällt in jeder Zelle, die alle Kandidaten für sie in dieser Menge sieht; '
      + `ebenso ${goes(common)} jeweils in jeder Zelle, die alle Kandidaten für diese Ziffer in beiden Mengen sieht`;
  }
  return `${text}Sie können ihre eingeschränkte gemeinsame Ziffer ${digits(common)} nicht beide enthalten. Also fehlt sie mindestens einer von ihnen, `
    + `und diese enthält dann alle ihre anderen Ziffern. ${words.removedBySight('in beiden Mengen')}`;
}

/** @param {Wording} words */
function alsXyWing(words) {
  const [first, second] = words.parts('restricted-common').map((part) => digits(digitsAmong(part.candidates)));
  return `Die mittlere Menge ${words.set(words.part('set', 1))} ist fast gesperrt (ALS): Sie hat ${ONE_MORE} und enthält deshalb die ${first} oder die ${second}. `
    + `Enthält sie die ${first}, so fehlt diese Ziffer in ${words.set(words.part('set', 0))}; `
    + `enthält sie die ${second}, so fehlt diese Ziffer in ${words.set(words.part('set', 2))}. `
    + 'Auch diese beiden Mengen sind fast gesperrt: Fehlt einer von ihnen eine Ziffer, enthält sie alle anderen. '
    + words.removedBySight('in beiden');
}

/** @param {Wording} words */
function alsChain(words) {
  const sets = words.parts('set');
  const commons = words.parts('restricted-common').map((part) => digits(digitsAmong(part.candidates)));
  const cells = (/** @type {number} */ index) => words.notation.cells(sets[index]?.candidates ?? []);
  const pairs = commons.map((common, index) => {
    const next = sets[index + 1];
    return `${index === 0 ? words.set(words.part('set', 0)) : cells(index)} und ${next === undefined ? '' : words.set(next)} können nicht beide die ${common} enthalten`;
  });
  const gone = digitsAmong(words.step.eliminations);
  const holds = commons.map((common, index) => (index === 0 ? `enthält diese Menge die ${common}` : `also ${cells(index)} die ${common}`));
  return `${pairs.join('; ')}. Jede dieser fast gesperrten Mengen (ALS) hat ${ONE_MORE}, also fehlt ihr höchstens eine. `
    + `Fehlt in ${cells(0)} die ${oneOf(gone.map(symbol))}, so ${holds.join(', ')}, also ${cells(sets.length - 1)} ${the(gone)}. `
    + words.removedBySight('in der ersten und der letzten Menge');
}

/** @param {Wording} words */
function deathBlossom(words) {
  const stem = words.candidates('hinge');
  /** @type {Map<string, number[]>} */
  const digitsOf = new Map();
  words.parts('set').forEach((part, index) => {
    const petal = words.set(part);
    digitsOf.set(petal, [...(digitsOf.get(petal) ?? []), ...digitsAmong(stem.slice(index, index + 1))]);
  });
  const text = `Der Stiel ${words.cells('hinge')} muss ${oneOf(digitsAmong(stem).map(symbol))} sein`;
  if (digitsOf.size === 1) {
    return `${text}, und dem Blütenblatt ${words.set(words.part('set'))} fehlt dann diese Ziffer. Das Blütenblatt ist eine fast gesperrte Menge (ALS): `
      + `Es hat ${ONE_MORE} und enthält damit alle anderen. ${words.removedBySight('im Blütenblatt')}`;
  }
  const petals = [...digitsOf].map(([petal, some]) => `ist er ${oneOf(some.map(symbol))}, so fehlt diese Ziffer in ${petal}`);
  return `${text}. ${capital(petals.join('; '))}. Diese Blütenblätter sind fast gesperrte Mengen (ALS); jedes hat ${ONE_MORE}, `
    + `und wenn ihm eine Ziffer fehlt, enthält es alle anderen. ${words.removedBySight(petals.length === 2 ? 'in beiden Blütenblättern' : 'in allen Blütenblättern')}`;
}

/** @type {Record<string, (words: Wording) => string>} */
export const ALMOST = {
  'als-xz': alsXz,
  'als-xy-wing': alsXyWing,
  'als-xy-chain': alsChain,
  'death-blossom': deathBlossom,
};
