// @ts-check
// German sentences about colours, chains, templates and what assumptions lead to.

import { written } from '../../../model/notation.js';
import { digitsAmong } from '../../written.js';
import { quotedName } from './rulenames.js';
import { MOST_CANDIDATES, MOST_CONCLUSIONS } from './wording.js';
import { all, digits, goes, oneOf, the, where } from './words.js';

/** So many cases are told in full if there are more. */
const MOST_BRANCHES = 3;

/** @typedef {import('./wording.js').Wording} Wording */
/** @typedef {import('../../../model/types.js').Part} Part */

/** So many pairs of candidates are named that removed ones see. */
const MOST_SEEN = 3;

/** So many singles are named that follow from a colour; an even number. */
const MOST_SINGLES = 8;

const ONE_OF_TWO = 'Von zwei Farben, die starke Links verbinden, ist eine ganz wahr:';

/** What is said of two colours one of which is proved false. */
const DECIDED = `${ONE_OF_TWO} A (die gestrichenen Kandidaten) oder B (die gesetzten). `;

/** @param {Wording} words */
function trap(words) {
  /** @type {Map<string, string[]>} */
  const seeing = new Map();
  /** @type {string[][]} */
  const pairs = [];
  words.parts('pincer').forEach(({ candidates: [a = '', b = ''] }, index) => {
    const pair = `${written(a)} in A und ${written(b)} in B`;
    if (!seeing.has(pair)) {
      pairs.push([a, b]);
    }
    seeing.set(pair, [...(seeing.get(pair) ?? []), (words.step.eliminations[index] ?? '').replace('<>', '=')]);
  });
  const seen = [...seeing].slice(0, MOST_SEEN)
    .map(([pair, removed]) => `${all(words.notation.byDigit(removed))} ${removed.length === 1 ? 'sieht' : 'sehen'} ${pair}`);
  const colour = (/** @type {string} */ role, /** @type {number} */ index) => {
    const { length } = words.candidates(role);
    const named = [...new Set(pairs.slice(0, MOST_SEEN).map((pair) => pair[index] ?? ''))];
    return length <= MOST_CANDIDATES ? words.some(role) : `${words.listed(named)} und ${length - named.length} weitere`;
  };
  return `${ONE_OF_TWO} A (${colour('colour-a', 0)}) oder B (${colour('colour-b', 1)}). Deshalb entfällt jeder Kandidat, der beide sieht: `
    + seen.join(', ') + (seeing.size > MOST_SEEN ? ' und so weiter' : '');
}

/** @param {Wording} words */
function wrap(words) {
  const { candidates, houses } = words.part('base');
  const isClash = candidates.every((one) => words.candidates('colour-a').includes(one));
  const lost = houses.length === 0
    ? `jeder Kandidat in ${words.notation.cells(candidates)} sieht A`
    : `${candidates.length === 1 ? 'der einzige' : 'jeder'} Platz für ${the(digitsAmong(candidates))} ${where(houses)} (${words.notation.cells(candidates)}) sieht A`;
  return `${DECIDED}Aber ${isClash ? `${all(words.notation.byDigit(candidates))} gehören zu A und sehen einander` : lost}. Also ist B wahr`;
}

/** @param {Wording} words */
function multiColours(words) {
  const [seeing, opposite] = [words.parts('colour-a'), words.parts('colour-b')];
  const [a, b, c, d] = [seeing[0], opposite[0], seeing[1], opposite[1]].map((part) => words.listed(part?.candidates ?? []));
  const text = `Starke Links verbinden Farbe A (${a}) mit Farbe B (${b}) und Farbe C (${c}) mit Farbe D (${d}). `;
  const gone = new Set(words.step.eliminations.map((one) => one.replace('<>', '=')));
  const ofA = seeing[0]?.candidates ?? [];
  if (ofA.length === gone.size && ofA.every((one) => gone.has(one))) {
    return `${text}A sieht sowohl C als auch D, und eine der beiden ist wahr. Also ist A falsch und B wahr`;
  }
  const either = `${text}A und C sehen einander, also ist B oder D wahr`;
  if (seeing.length === 2) {
    return `${either}. Jeder Kandidat, der beide sieht, entfällt`;
  }
  const other = seeing[3]?.candidates.join() === opposite[1]?.candidates.join() ? ['D', 'C'] : ['C', 'D'];
  return `${either}; auch B und ${other[0]} sehen einander, also ist A oder ${other[1]} wahr. `
    + `Jeder Kandidat, der sowohl B als auch D oder sowohl A als auch ${other[1]} sieht, entfällt`;
}

/** @param {Wording} words */
function colouredContradiction(words) {
  return `${DECIDED}Angenommen, A ist wahr. ${words.contradicted(MOST_SINGLES)}. Also ist B wahr`;
}

/** @param {Wording} words */
function chain(words) {
  const links = words.chains[0] ?? [];
  const [start, end] = [links[0], links[links.length - 1]];
  if (start === undefined || end === undefined) {
    throw new RangeError('a chain has links');
  }
  const { notation } = words;
  const text = `${setsOf(words)}${byRules(words)}Aus ${notation.isNot(start.from)} folgt ${words.inTurn(links)}. `;
  if (!end.strong) {
    return `${text}Das ist ein geschlossener Ring, in dem von jedem Link genau ein Ende wahr ist. `
      + `Deshalb entfällt jeder andere Kandidat, ${excluded(words, 'beide Enden eines Links')}`
      + (words.parts('set').length === 0 ? '' : ', und jede andere Ziffer einer Menge in jeder Zelle, die alle Kandidaten für sie in der Menge sieht');
  }
  if (start.from.join() === end.to.join()) {
    return `${text}${notation.node(start.from)} folgt also aus dem eigenen Gegenteil und muss wahr sein`
      + (start.from.length === 1 ? '' : '; jeder Kandidat, der alle diese Zellen sieht, entfällt');
  }
  return `${text}Also ist ${notation.node(start.from)} oder ${notation.node(end.to)} wahr, und jeder Kandidat, ${excluded(words, 'beide')}, entfällt`;
}

/** @param {Wording} words @returns {string} the rules on which links rest */
function byRules(words) {
  const rules = [...new Set(words.parts('rule').map((part) => quotedName(part.rule ?? '')))];
  return rules.length === 0 ? '' : `Nach ${rules.length === 1 ? 'der Regel' : 'den Regeln'} ${all(rules)} gilt: `;
}

/** @param {Wording} words @param {string} ends @returns {string} that a candidate sees them, unless rules are the reason */
function excluded(words, ends) {
  return words.parts('rule').length === 0 ? `der ${ends} sieht` : `den ${ends} ausschließen`;
}

/** @param {Wording} words @returns {string} the almost locked sets that a chain goes through */
function setsOf(words) {
  const sets = [...new Set(words.parts('set').map((part) => words.set(part)))];
  if (sets.length === 0) {
    return '';
  }
  return `${all(sets)} ${sets.length === 1 ? 'ist eine fast gesperrte Menge' : 'sind fast gesperrte Mengen'} (ALS): `
    + `Fehlt ${sets.length === 1 ? 'ihr' : 'einer von ihnen'} eine ihrer Ziffern, enthält sie alle anderen. `;
}

/** @param {Wording} words */
function template(words) {
  const { placements, eliminations } = words.step;
  const taken = words.candidates('consequence');
  const digit = words.digits('base');
  const [belong, whose] = taken.length === 1 ? ['gehört', 'seiner'] : ['gehören', 'ihrer'];
  const before = taken.length === 0 ? '' : `Nimmt man sich die Ziffern nacheinander vor, ${belong} ${words.listed(taken)} zu jeder möglichen Verteilung ${whose} Ziffer, `
    + 'und den anderen bleiben weniger Verteilungen. ';
  if (placements.length > 0) {
    return `${before}Jede mögliche Verteilung der ${digits(digit)} enthält ${words.notation.cells(placements)}`;
  }
  const isOne = eliminations.length === 1;
  return `${before}Keine mögliche Verteilung der ${digits(digit)} enthält ${isOne ? '' : 'eine der Zellen '}${words.notation.cells(eliminations)}. `
    + `Deshalb ${goes(digit)} in ${isOne ? 'dieser Zelle' : 'diesen Zellen'}`;
}

/** @param {Wording} words */
function forcingChain(words) {
  const premise = words.part('premise');
  const branches = words.chains.map((links) => {
    const from = links[0]?.from;
    return from === undefined ? shown(words.step.placements[0] ?? '') : `Aus ${words.notation.node(from)} folgt ${words.inTurn(links)}. `;
  });
  return `${byRules(words)}${words.oneOf(premise.candidates, premise.houses)}. ${branches.join('')}In jedem Fall gilt also`;
}

/** @param {string} candidate @returns {string} */
function shown(candidate) {
  return `${written(candidate)} ist selbst die Folgerung. `;
}

/** @param {Wording} words */
function forcingNet(words) {
  return words.contradictions.length > 0
    ? `Angenommen, es gilt ${words.listed(words.candidates('premise'))}. ${words.contradicted()}. Also ist die Annahme falsch`
    : everyCase(words);
}

/** @param {Wording} words @returns {string} the premises, each followed by what it leads to */
function everyCase(words) {
  /** @type {Part[][]} */
  const branches = [];
  for (const part of words.all) {
    if (part.role === 'premise') {
      branches.push([part]);
    } else {
      branches[branches.length - 1]?.push(part);
    }
  }
  const isMany = branches.length > MOST_BRANCHES;
  // An even number.
  const most = Math.floor(MOST_CONCLUSIONS / Math.min(branches.length, MOST_BRANCHES) / 2) * 2;
  const sentences = branches.slice(0, isMany ? MOST_BRANCHES : branches.length)
    .map(([premise, ...parts]) => branch(words, premise?.candidates[0] ?? '', parts, most));
  if (isMany) {
    sentences.push(`Ebenso ist es mit ${oneOf(branches.slice(MOST_BRANCHES).map(([premise]) => written(premise?.candidates[0] ?? '')))}. `);
  }
  return `${words.oneOf(words.candidates('premise'), words.part('premise').houses)}. ${sentences.join('')}In jedem Fall gilt also`;
}

/** @param {Wording} words @param {string} premise @param {Part[]} parts what follows from it @param {number} most so many are named @returns {string} */
function branch(words, premise, parts, most) {
  const { placements, eliminations } = words.step;
  if (placements.includes(premise)) {
    return shown(premise);
  }
  const end = parts[parts.length - 1];
  const isEnd = end?.role === 'excluded'
    ? words.notation.conclusion([], end.candidates) === words.notation.conclusion([], eliminations)
    : end !== undefined && words.notation.conclusion(end.candidates, []) === words.notation.conclusion(placements, []);
  const last = isEnd ? '' : placements.length > 0 ? words.listed(placements) : words.notation.isNot(eliminations);
  if (parts.length === 0) {
    return `Aus ${written(premise)} folgt ${last}. `;
  }
  return `Aus ${written(premise)} ${words.following(parts, most)}${last === '' ? '' : ` und damit ${last}`}. `;
}

/** @type {Record<string, (words: Wording) => string>} */
export const CHAINS = {
  'simple-colouring-trap': trap,
  'medusa-trap': trap,
  'simple-colouring-wrap': wrap,
  'medusa-wrap': wrap,
  'multi-colours': multiColours,
  'coloured-contradiction': colouredContradiction,
  'x-cycle': chain,
  'x-chain': chain,
  'xy-chain': chain,
  'aic': chain,
  'grouped-aic': chain,
  'als-aic': chain,
  'template-set': template,
  'template-delete': template,
  'forcing-chain': forcingChain,
  'forcing-net': forcingNet,
  'nested-forcing-net': forcingNet,
};
