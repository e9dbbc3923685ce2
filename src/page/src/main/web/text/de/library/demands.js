// @ts-check
// What rules demand, in German, where their names do not say it.

import { least, sign, symbol } from '../../../model/layout.js';
import { all, oneOf } from './words.js';

/** By what a rule is, as its English name begins. @type {Record<string, string>} */
const DEMANDS = {
  'slow thermometer': 'die Ziffern nehmen nicht ab, und sie steigen, wo Zellen einander sehen',
  'between line': 'die anderen liegen zwischen den Enden',
  'entropic line': 'je drei nacheinander sind niedrig, mittel und hoch',
  'counting circles': 'eine Ziffer steht darin so oft, wie sie sagt, oder gar nicht',
  'row index': 'eine Ziffer nennt die Zeile, in der in ihrer Spalte die Nummer dieser Zeile steht',
  'column index': 'eine Ziffer nennt die Spalte, in der in ihrer Zeile die Nummer dieser Spalte steht',
  'box index': 'eine Ziffer nennt den Platz im Block, an dem die Nummer dieses Platzes steht',
  'only-index': 'keine andere Zelle ist ein Index',
  'tied rank': 'um eins mehr als die Zahl der Reihen, von einem der Enden gelesen, die kleiner sind',
  'global-entropy': 'jedes Quadrat hat eine niedrige, eine mittlere und eine hohe Ziffer',
  'global-modular': 'jedes Quadrat hat alle drei Reste bei Teilung durch 3',
  'dutch-flatmates': 'über der mittleren Ziffer steht die kleinste oder unter ihr die größte',
  'self-taxicab': 'keine Ziffer steht so viele Schritte entfernt noch einmal, wie sie sagt',
  'different digits': 'so viele Zellen, wie es Ziffern gibt, haben sie alle',
  'same set': 'die Gruppen haben dieselben Ziffern',
  'equality cage': 'so viele ungerade wie gerade Ziffern und so viele niedrige wie hohe',
  'nabner': 'keine zwei Ziffern folgen aufeinander',
  'lunchbox': 'ihre Ziffern sind verschieden, und die zwischen der kleinsten und der größten haben diese Summe',
  'rellik cage': 'keine seiner Ziffern haben diese Summe',
  'modular line 2 ': 'ungerade und gerade Ziffern wechseln sich ab',
  'modular line 3 ': 'drei hintereinander haben alle Reste bei Teilung durch 3',
  'modular line': 'so viele hintereinander haben verschiedene Reste',
  'sum line': 'sie lässt sich in Abschnitte dieser Summe teilen',
  'numbered room': 'die Ziffer steht am Platz, den die erste nennt',
};

/** @param {string[]} rules numbered rooms @returns {string} what follows from what they demand without regard to other cells */
export const ofPlainRooms = (rules) => `, also ${rules.some((one) => one.startsWith('numbered room 1 ')) ? 'außer bei der 1 ' : ''}ist die erste weder ${least === 0 ? '0 noch ' : ''}1 noch diese Ziffer, und die steht nicht am Platz mit ihrer Nummer`;

const PLACES = ['kleinste', 'zweite', 'dritte', 'größte'];

/** @param {number} rank @returns {string} where a line comes among all lines read from both ends, of which four begin with each digit */
const ranked = (rank) => `die ${PLACES[(rank - 1) % 4] ?? ''} der vier Reihen, von einem der Enden gelesen, die mit ${symbol(Math.floor((rank - 1) / 4) + 1)} beginnen`;

/** @param {string} rule its English name @returns {boolean} whether a demand depends on the number of the rule */
export const isOfNumber = (rule) => rule.startsWith('full rank ');

const TIMES = ['keinmal', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal', 'achtmal', 'neunmal'];

/** @param {string} rule its English name @returns {string} empty if the name says enough */
export function demandOf(rule) {
  const [, rank = ''] = /^full rank (\d+) /.exec(rule) ?? [];
  if (rank !== '') {
    return ranked(Number(rank));
  }
  const [, pairs = ''] = /^look-and-say (\d+)(?: |$)/.exec(rule) ?? [];
  if (pairs !== '') {
    return `genau ${all([...pairs.matchAll(/(\d)(\d)/g)].map(([, count, digit]) => `${TIMES[Number(count)] ?? ''} die ${digit}`))}`;
  }
  const [, difference = ''] = /^lockout line (\d+)(?: |$)/.exec(rule) ?? [];
  if (difference !== '') {
    return `die Enden unterscheiden sich mindestens um ${difference}, und die anderen sind kleiner als beide oder größer als beide`;
  }
  return Object.entries(DEMANDS).find(([kind]) => rule.startsWith(kind))?.[1] ?? '';
}

/** @param {string} rule its English name @returns {boolean} whether its sums of digits, if it is stated by such, are shares of a house */
export const hasShares = (rule) => /^(?:equal sums|region-sum line|zipper) at /.test(rule);

/** @param {string} rule its English name @param {number} sum @param {number} side @returns {string} that each of some equal sums has its share of a house; empty if a rule is of another kind */
export function shareOf(rule, sum, side) {
  const total = side * (side + 2 * least - 1) / 2;
  return sum > 0 && total % sum === 0 && hasShares(rule) ? `jede Summe ist ${total}/${total / sum}=${sum}` : '';
}

/** Of more sets only those of one or two digits are named. */
const MOST_SETS = 8;

/** @param {number[]} digits ascending @param {number} rest @returns {number[][]} the sets of them that have a sum */
function setsOf(digits, rest) {
  return rest === 0 ? [[]] : digits.flatMap((digit, i) => digit > rest ? [] : setsOf(digits.slice(i + 1), rest - digit).map((set) => [digit, ...set]));
}

/** @param {string} rule its English name @param {number[]} digits of its cells, ascending @param {number} cells their number @returns {string} what a rellik cage forbids of them, or what another rule demands */
export function demandOfCage(rule, digits, cells) {
  const [, sum = ''] = /^rellik cage (\d+) /.exec(rule) ?? [];
  const sets = sum === '' ? [] : setsOf(digits, Number(sum)).filter((set) => set.length <= cells).sort((one, other) => one.length - other.length);
  const areMany = sets.length > MOST_SETS;
  const texts = sets.filter((set) => !areMany || set.length <= 2).map((set) => set.map(sign).join('+'));
  return texts.length === 0 ? demandOf(rule) : `nicht ${oneOf([...texts, ...areMany ? ['mehr Ziffern dieser Summe'] : []])}`;
}

/** @param {string} rule @param {number} cells their number @returns {string} the cells that an outside clue is about, or circles */
export function selectedBy(rule, cells) {
  if (rule.startsWith('counting circles')) {
    return `die Ziffern ihrer ${cells} Kreise`;
  }
  return rule.startsWith('X-sum') ? 'die ersten Ziffern' : 'die Ziffern dazwischen';
}
