// @ts-check
// How digits break rules, in German: the name of the rule, and what is wrong.

import { all } from './words.js';
import { knownName } from './rulenames.js';

const CELL = 'r\\d+c\\d+';
const RUNS = `${CELL}(?:-${CELL})?(?: ${CELL}(?:-${CELL})?)*`;
const NUMBER = '(\\d+(?: or (?:more|less))?)';
const DIGIT = '(\\S+)';

/** @param {string} number such as 17 or more @returns {string} */
const number = (number) => number.replace('or more', 'oder mehr').replace('or less', 'oder weniger');

/** @param {string} count @param {string} one @param {string} more @returns {string} */
const counted = (count, one, more) => `${count} ${count === '1' ? one : more}`;

/** @param {string} runs @returns {string} */
const list = (runs) => all(runs.split(' '));

/** @param {string} count in a group of cells: none, once, or 2 cells @returns {string} */
const cells = (count) => (count === 'none' ? 'keiner Zelle' : `${count} ${count === '1' ? 'Zelle' : 'Zellen'}`);

/** @type {Record<string, string>} */
const WORDS = {
  'odd': 'ungerade', 'even': 'gerade', 'low': 'niedrige', 'middle': 'mittlere', 'high': 'hohe',
  'at least ': 'mindestens ', 'at most ': 'höchstens ', '': '', 'greater': 'größer', 'less': 'kleiner' };

/** What is wrong in English, and what it is in German. @type {[pattern: string, german: (...found: string[]) => string][]} */
export const BREACHES = [
  [`(?:sums to|is) ${NUMBER}`, (sum) => `die Summe ist ${number(sum)}`],
  [`sums to ${NUMBER} at (${RUNS}) but to ${NUMBER} at (${RUNS})`,
    (one, cells, other, others) => `die Summe ist ${number(one)} in ${list(cells)}, aber ${number(other)} in ${list(others)}`],
  [`sums to ${NUMBER}, but its circle is ${NUMBER}`, (sum, circle) => `die Summe ist ${number(sum)}, aber der Kreis ${number(circle)}`],
  [`has ${DIGIT} in (none|\\d+) of (${RUNS}) but in (none|\\d+) of (${RUNS})`,
    (digit, one, group, other, others) => `die ${digit} steht in ${cells(one)} von ${list(group)}, aber in ${cells(other)} von ${list(others)}`],
  [`has (at least |at most |)(\\d+) cells? with ${DIGIT}, but needs (\\d+)`,
    (bound, count, digit, needed) => `${WORDS[bound]}${counted(count, 'Zelle', 'Zellen')} mit der ${digit}, nötig ${needed === '1' ? 'ist 1' : `sind ${needed}`}`],
  [`have ${DIGIT} in (\\d+)(?: to (\\d+))? circles?`,
    (digit, least, most) => `die ${digit} steht in ${most === undefined ? counted(least, 'Kreis', 'Kreisen') : `${least} bis ${most} Kreisen`}`],
  ['has (\\d+(?: \\+ \\d+)*)', (sum) => `enthalten ist ${sum}`],
  [`has ${DIGIT}, which is neither low nor high`, (digit) => `die ${digit} ist weder niedrig noch hoch`],
  ['has (\\d+) (odd|even|low|high) digits, more than half of (\\d+)', (count, kind, size) => `${count} ${WORDS[kind]} Ziffern sind mehr als die Hälfte von ${size}`],
  [`does not rise from ${DIGIT} to ${DIGIT}`, (one, other) => `von ${one} zu ${other} geht es nicht aufwärts`],
  ['has a segment of (\\d+)', (sum) => `ein Abschnitt hat die Summe ${sum}`],
  ['has a last segment of (\\d+)', (sum) => `der letzte Abschnitt hat die Summe ${sum}`],
  [`has ${DIGIT} next to ${DIGIT}`, (one, other) => `${one} steht neben ${other}`],
  [`has (?:both )?${DIGIT} and ${DIGIT}`, (one, other) => `${one} und ${other} passen nicht zusammen`],
  [`has ${DIGIT} in (${CELL})(?:,? but|,? and) ${DIGIT} in (${CELL})`, (one, cell, other, at) => `${one} in ${cell} und ${other} in ${at} passen nicht zusammen`],
  [`is broken by ${DIGIT} in (${CELL}) and ${DIGIT} in (${CELL})`, (one, cell, other, at) => `${one} in ${cell} und ${other} in ${at} sind nicht erlaubt`],
  [`has ${DIGIT}, which is not between ${DIGIT} and ${DIGIT}`, (digit, one, other) => `die ${digit} liegt nicht zwischen ${one} und ${other}`],
  [`has ${DIGIT}, which is not outside ${DIGIT} to ${DIGIT}`, (digit, one, other) => `die ${digit} liegt nicht außerhalb von ${one} bis ${other}`],
  [`has ${DIGIT} and ${DIGIT} at its ends`, (one, other) => `an den Enden stehen ${one} und ${other}`],
  [`has ${DIGIT} and ${DIGIT} among (\\S+) cells in a row`,
    (one, other, size) => `${one} und ${other} stehen unter ${size === 'three' ? 'drei' : size} aufeinanderfolgenden Zellen`],
  [`does not hold for a = ${DIGIT} in (${CELL}) and b = ${DIGIT} in (${CELL})`, (one, cell, other, at) => `gilt nicht für a = ${one} in ${cell} und b = ${other} in ${at}`],
  ['does not match (\\S+)', (digits) => `${digits} passt nicht dazu`],
  [`has ${DIGIT}, which is not (greater|less) than ${DIGIT}(?: in (${CELL}))?`,
    (digit, kind, other, cell) => `die ${digit} ist nicht ${WORDS[kind]} als die ${other}${cell === undefined ? '' : ` in ${cell}`}`],
  [`have ${DIGIT} in (${CELL})`, (digit, cell) => `in ${cell} steht die ${digit}`],
  [`does not hold, because it is ${DIGIT}`, (digit) => `das gilt nicht, dort steht die ${digit}`],
  [`has no ${DIGIT}`, (digit) => `die ${digit} fehlt`],
  ['shows (\\d+)( or more)?', (count, more = '') => `sichtbar sind ${count}${more === '' ? '' : ' oder mehr'}`],
  [`hides ${DIGIT} first`, (digit) => `zuerst verdeckt wird die ${digit}`],
  ['hides none', () => 'nichts wird verdeckt'],
  [`has ${DIGIT} in cell (\\d+)`, (digit, place) => `in Zelle ${place} steht die ${digit}`],
  [`begins with ${DIGIT}, but has only (\\d+) cells`, (digit, size) => `beginnt mit ${digit}, hat aber nur ${size} Zellen`],
  [`begins with ${DIGIT}, not ${DIGIT}`, (digit, needed) => `beginnt mit ${digit} statt ${needed}`],
  ['has rank (\\d+)', (rank) => `der Rang ist ${rank}`],
  ['is equal to another line', () => 'eine andere Linie ist gleich'],
  [`lacks a (low|middle|high) digit in the square at (${CELL})`, (kind, cell) => `eine ${WORDS[kind]} Ziffer fehlt im Quadrat ab ${cell}`],
  [`lacks a digit of (\\d+), (\\d+) … in the square at (${CELL})`, (one, next, cell) => `eine Ziffer aus ${one}, ${next} … fehlt im Quadrat ab ${cell}`],
  [`is broken by ${DIGIT} in (${CELL}), without ${DIGIT} above it or ${DIGIT} below it`,
    (digit, cell, above, below) => `über der ${digit} in ${cell} steht keine ${above} und darunter keine ${below}`],
];

/** A rule that a player has named can be broken in one way only. */
const OWN = new RegExp(`^(.+) does not hold at (${RUNS})$`);

/** What is told of a rule that has no words of its own: the digits by which it is broken, each needed for that. */
const BROKEN = /^(.+) is broken by (\S+ in r\d+c\d+(?:, \S+ in r\d+c\d+)*)$/;

/** @param {string} english a sentence without its full stop @returns {string | null} null if it is not about the breach of a rule */
export function breach(english) {
  const own = OWN.exec(english);
  if (own !== null) {
    return `„${own[1]}“ gilt nicht in ${list(own[2] ?? '')}`;
  }
  const broken = BROKEN.exec(english);
  if (broken !== null) {
    const name = knownName(broken[1] ?? '') ?? `„${broken[1]}“`;
    return `${name}: ${broken[2]} ${broken[2]?.includes(',') ? 'gehen nicht zusammen' : 'ist nicht erlaubt'}`;
  }
  for (const [pattern, german] of BREACHES) {
    const [, rule = '', ...found] = new RegExp(`^(.+?) ${pattern}$`).exec(english) ?? [];
    const name = knownName(rule);
    if (rule !== '' && name !== null) {
      return `${name}: ${german(...found)}`;
    }
  }
  return null;
}
