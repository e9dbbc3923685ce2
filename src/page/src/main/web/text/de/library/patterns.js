// @ts-check
// German sentences about patterns of many cells, such as exocets.

import { sign } from '../../../model/layout.js';
import { cellCount, digitsAmong } from '../../written.js';
import { capital, digits, houseNames, where } from './words.js';

/** @typedef {import('./wording.js').Wording} Wording */

/** @param {Wording} words @returns {string} the lines that hold each digit */
function covers(words) {
  return words.digits('base').map((digit, index) => {
    const { houses } = words.part('cover', index);
    return `${sign(digit)}: ${houses.length === 0 ? 'keine' : houseNames(houses)}`;
  }).join('; ');
}

/** @param {Wording} words */
function juniorExocet(words) {
  const text = `Die Basis ${words.cells('base')} enthält zwei der Ziffern ${digits(words.digits('base'))}. `
    + `${capital(where([...words.houses('base'), ...words.houses('target')]))} hat jede davon, abgesehen von den Zielen ${words.cells('target')} `
    + `und dem, was die Basis sieht, Platz in höchstens zwei Linien (${covers(words)}). `
    + 'Welche auch in der Basis steht, steht also auch in einem Ziel, und beide enthalten dieselben zwei Ziffern. ';
  if (words.parts('premise').length > 0) {
    return text + words.parts('premise').map((premise) => `Mit ${words.listed(premise.candidates)} wäre das andere Ziel anders, `
      + `und ${houseNames(premise.houses)} hätten keine zwei Linien mehr dafür`).join('; ');
  }
  if (words.parts('mirror').length > 0) {
    const mirror = words.part('mirror');
    return `${text}Die Ziffer von ${words.notation.cells(words.part('target').candidates)} steht in der Basis und muss auch ${where(mirror.houses)} stehen, `
      + `wo nur ${words.set(mirror)} Platz für sie ${cellCount(mirror.candidates) === 1 ? 'hat' : 'haben'}`;
  }
  return `${text}Alle anderen entfallen`;
}

/** @param {Wording} words @param {string} role @returns {string} the digits of each house that has some */
function counted(words, role) {
  return words.parts(role).filter(({ candidates }) => candidates.length > 0)
    .map(({ houses, candidates }) => `${houseNames(houses)}: ${digits(digitsAmong(candidates))}`).join('; ');
}

/** @param {Wording} words */
function skLoop(words) {
  return `Die sechzehn Zellen ${words.cells('set')} bilden einen Ring aus acht Paaren, in dem Nachbarn ein Haus teilen. Darin hat jede dieser Ziffern nur einmal Platz: `
    + `${counted(words, 'set')}. Das sind sechzehn; also steht jede davon dort und entfällt im übrigen Haus`;
}

/** @param {Wording} words */
function multiSector(words) {
  const [base, cover] = words.lines('base') === 'Zeilen' ? ['Zeile', 'Spalte'] : ['Spalte', 'Zeile'];
  return `Die offenen Zellen, in denen sich ${houseNames(words.houses('base'))} und ${houseNames(words.houses('cover'))} kreuzen, `
    + `sind genau so viele wie die Ziffern, für die sie Platz haben: ${digits(words.digits('base'))} einmal je ${base} (${counted(words, 'base')}) `
    + `und ${digits(words.digits('cover'))} einmal je ${cover} (${counted(words, 'cover')}). Also steht jede davon dort und entfällt in der übrigen Linie`;
}

/** @param {Wording} words */
function firework(words) {
  const box = words.houses('hinge');
  const wings = words.parts('pincer').map((part) => `${where(part.houses)} nur in ${words.notation.cells(part.candidates)}`);
  const three = digits([...new Set([...words.digits('hinge'), ...words.digits('pincer')])].sort((a, b) => a - b));
  return `Außerhalb von ${houseNames(box)} können ${three} ${wings.join(' und ')} stehen. Was in keiner davon steht, steht für beide Linien in ${houseNames(box)}, `
    + `also in ${words.cells('hinge')}, wo sie sich kreuzen. Diese drei Zellen enthalten also ${three} und sonst nichts`;
}

/** @param {Wording} words */
function tridagon(words) {
  const guardians = words.candidates('guardian');
  const boxes = words.houses('set');
  return `Enthielten die zwölf Zellen ${words.cells('set')} nur ${digits(words.digits('set'))}, so hätten, wie auch immer sie in ${houseNames(boxes.slice(0, 1))} `
    + `stehen, ${houseNames(boxes.slice(1, 3))} je zwei Möglichkeiten, und keine davon ließe eine für ${houseNames(boxes.slice(3))} übrig. `
    + (guardians.length === 1
      ? `Also ist ${words.listed(guardians)} wahr`
      : `Also ist einer der Wächter ${words.listed(guardians)} wahr, und jeder von ihnen schließt aus, was entfällt`);
}

/** @type {Record<string, (words: Wording) => string>} */
export const PATTERNS = {
  'junior-exocet': juniorExocet,
  'firework': firework,
  'tridagon': tridagon,
  'sk-loop': skLoop,
  'multi-sector-locked-set': multiSector,
};
