// @ts-check
// German sentences about almost locked sets.

import { sign } from '../../../model/layout.js';
import { digitsAmong } from '../../written.js';
import { letter } from './wording.js';
import { capital, digits, goes, oneOf, the } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */

const ONE_MORE = 'eine Ziffer mehr als Zellen';

/** @param {Wording} words */
function alsXz(words) {
  const common = words.digits('restricted-common');
  const text = words.namedSets(words.parts('set'));
  if (common.length > 1) {
    return `${text}Die Ziffern ${digits(common)} können jeweils nur in A oder in B stehen. Deshalb fehlt jeder Menge eine davon, `
      + 'und sie enthält alle ihre anderen Ziffern. Jede andere Ziffer einer Menge entfällt in jeder Zelle, die alle Kandidaten für sie in dieser Menge sieht; '
      + `ebenso ${goes(common)} jeweils in jeder Zelle, die alle Kandidaten für diese Ziffer in A und B sieht`;
  }
  return `${text}A und B können ihre eingeschränkte gemeinsame Ziffer ${digits(common)} nicht beide enthalten. Also fehlt sie einer von ihnen, `
    + `und diese enthält ${the(digitsAmong(words.step.eliminations))}. ${words.removedBySight('in A und B')}`;
}

/** @param {Wording} words */
function alsXyWing(words) {
  const [first, second] = words.parts('restricted-common').map((part) => digits(digitsAmong(part.candidates)));
  const gone = the(digitsAmong(words.step.eliminations));
  return `${words.namedSets(words.parts('set'))}A und B können nicht beide die ${first} enthalten, B und C nicht beide die ${second}. `
    + `B enthält die ${first} oder die ${second}; also fehlt A die ${first}, und A enthält ${gone}, oder C fehlt die ${second}, und C enthält ${gone}. `
    + words.removedBySight('in A und C');
}

/** @param {Wording} words */
function alsChain(words) {
  const sets = words.parts('set');
  const commons = words.parts('restricted-common').map((part) => digits(digitsAmong(part.candidates)));
  const pairs = commons.map((common, index) => `${letter(index)} und ${letter(index + 1)} ${index === 0 ? 'können ' : ''}nicht beide die ${common}${index === 0 ? ' enthalten' : ''}`);
  const gone = digitsAmong(words.step.eliminations);
  const last = letter(sets.length - 1);
  const holds = commons.map((common, index) => (index === 0 ? `enthält A die ${common}` : `also ${letter(index)} die ${common}`));
  return `${words.namedSets(sets)}${pairs.join(', ')}. `
    + `Fehlt in A die ${oneOf(gone.map(sign))}, so ${holds.join(', ')}, also ${last} ${the(gone)}. `
    + words.removedBySight(`in A und ${last}`);
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
  const text = `Der Stiel ${words.cells('hinge')} muss ${oneOf(digitsAmong(stem).map(sign))} sein`;
  if (digitsOf.size === 1) {
    return `${text}, und dem Blütenblatt ${words.set(words.part('set'))} fehlt dann diese Ziffer. Das Blütenblatt ist eine fast gesperrte Menge (ALS): `
      + `Es hat ${ONE_MORE} und enthält damit alle anderen. ${words.removedBySight('im Blütenblatt')}`;
  }
  const petals = [...digitsOf].map(([petal, some]) => `ist er ${oneOf(some.map(sign))}, so fehlt diese Ziffer in ${petal}`);
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
