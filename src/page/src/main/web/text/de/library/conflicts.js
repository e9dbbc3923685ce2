// @ts-check
// Why rules cannot all hold, in German: equations that they give together, cells in an order that cannot be, and what follows in a few conclusions.

import { leftFor, someOf, times } from './missing.js';
import { ruleName } from './rulenames.js';
import { all, therefore, where } from './words.js';

/** @typedef {(text: string) => string | null} Grounds what is said of cells in German, or null */

/** @param {string} rules joined by commas and and @returns {string} */
const named = (rules) => all(rules.split(/(?:, | and )(?!r\d)/).map(ruleName));

/** @param {string} cells joined by signs @returns {string} */
const bound = (cells) => cells.replace(/(\S+) is at least /g, '$1 ist mindestens ').replace(/(\S+) is at most /g, '$1 ist höchstens ');

/** Each form in English, and what it is in German. @type {[pattern: RegExp, german: (grounds: Grounds, ...found: string[]) => string | null][]} */
const FORMS = [
  [/^the same cells have different sums by (.+)$/, (_, rules = '') => `nach ${named(rules)} haben dieselben Zellen verschiedene Summen`],
  [/^(\S+ = \S+) by (.+), but is at (least|most) (\S+)$/, (_, equation = '', rules = '', end, sum) =>
    `nach ${named(rules)} wäre ${equation}, möglich ${end === 'least' ? 'sind aber mindestens' : 'sind aber höchstens'} ${sum}`],
  [/^(\S+ = \S+) by (.+), but (\S+) and (\S+) differ$/, (_, equation = '', rules = '', one, other) =>
    `nach ${named(rules)} wäre ${equation}, aber ${one} und ${other} sind verschieden`],
  [/^(\S+ = \S+) by (.+), but (.+ is at .+)$/, (_, equation = '', rules = '', bounds = '') =>
    `nach ${named(rules)} wäre ${equation}, aber ${all(bounds.split(' and ').map(bound))}`],
  [/^(r\S+(?: [<≤] r\S+)+) by (.+), which cannot be$/, (_, row, rules = '') => `nach ${named(rules)} wäre ${row}, was nicht sein kann`],
  [/^(r\S+(?: [<≤] r\S+)+) by (.+)$/, (_, row, rules = '') => `nach ${named(rules)} ist ${row}`],
  [/^so (\S+) would be at least (\d+)(?:, but (.+))?$/, (grounds, cell, digit, end) => {
    const but = end === undefined ? '' : byRule(grounds, end);
    return but === null ? null : `also wäre ${cell} mindestens ${digit}${but === '' ? '' : `, aber ${but}`}`;
  }],
  [/^(?!r\d)(.+?): (r\d.+)$/, (grounds, rule = '', rest = '') => {
    const why = conclusions(grounds, rest);
    return why === null ? null : `${ruleName(rule)}: ${why}`;
  }],
  [/^(r\d.+)$/, (grounds, text = '') => byRule(grounds, text) ?? conclusions(grounds, text)],
];

/** @param {Grounds} grounds @param {string} text @returns {string | null} what is said of cells, by a rule in brackets */
function byRule(grounds, text) {
  const [, said = '', rule] = /^([^(]+?)(?: \(([^()]+)\))?$/.exec(text) ?? [];
  const german = said === '' ? null : grounds(said);
  return german === null || rule === undefined ? german : `${german} (${ruleName(rule)})`;
}

/** @param {Grounds} grounds @param {string} text conclusions and a contradiction @returns {string | null} */
function conclusions(grounds, text) {
  const pieces = text.split(/, (?=(?:so |and )?(?:r\S+(?: (?:is|are|has|would|=) |=)|there is no|\d+ twice|which leaves |[A-Za-z][^,]* cannot be obeyed$))/).map((piece) => conclusion(grounds, piece));
  return pieces.length === 1 || pieces.includes(null) ? null : pieces.join(', ').replaceAll(', und', ' und');
}

/** @param {Grounds} grounds @param {string} text @returns {string | null} */
function conclusion(grounds, text) {
  const [, joint = '', said = ''] = /^(so |and )?(.+)$/.exec(text) ?? [];
  const start = joint === 'so ' ? 'also ' : joint === 'and ' ? 'und ' : '';
  const [, cell, needed = '', by = ''] = /^(r\d\S+) would have to be (.+?)(?: \(([^()]+)\))?, which it cannot be$/.exec(said) ?? [];
  if (cell !== undefined) {
    const german = grounds(`${cell} is ${needed}`);
    return german === null ? null : `${start}müsste ${german.replace(' ist ', ' ')} sein${by === '' ? '' : ` (${ruleName(by)})`}, was nicht geht`;
  }
  const german = end(said) ?? byRule(grounds, said);
  return german === null ? null : joint === 'so ' ? therefore(german) : start + german;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** @param {string} where cells, or a number of them @returns {string} */
function germanCells(where) {
  const [, count = '', cells = ''] = /^(\w+) of (.+)$/.exec(where) ?? [];
  return cells === '' ? where : someOf(NUMBERS.indexOf(count), cells);
}

/** @param {string} text such as only r1c1 for two 4s @returns {string | null} */
function leaves(text) {
  const [, none] = /^no cell for ([^()]+)(?: \(.+\))?$/.exec(text) ?? [];
  const [, where = '', count = '', digit] = /^only (.+) for (\S+) (\S+)s(?: \(.+\))?$/.exec(text) ?? [];
  const [, by] = / \(([^()]+)\)$/.exec(text) ?? [];
  const german = none !== undefined ? leftFor('', none.replace(' or ', ' oder '), false)
    : digit !== undefined ? leftFor(germanCells(where.replace(' and ', ' und ')), `${times(NUMBERS.indexOf(count))} die ${digit}`, false) : null;
  return german === null ? null : `${german}${by === undefined ? '' : ` (${ruleName(by)})`}`;
}

/** @param {string} text @returns {string | null} a contradiction */
function end(text) {
  const [, empty] = /^(r\d+c\d+) has no candidates left$/.exec(text) ?? [];
  const [, digit, house = ''] = /^there is no place for (\S+) (?:in|on) (.+)$/.exec(text) ?? [];
  const [, twice, shared = '', cells = ''] = /^(\S+) twice (?:in|on) ([^:]+): (.+)$/.exec(text) ?? [];
  const [, rule] = /^(.+) cannot be obeyed$/.exec(text) ?? [];
  const [, left] = /^which leaves (.+)$/.exec(text) ?? [];
  if (left !== undefined) {
    return leaves(left);
  }
  return empty !== undefined ? `${empty} hat keinen Kandidaten mehr`
    : digit !== undefined ? `für die ${digit} ist kein Platz ${where([house])}`
      : twice !== undefined ? `die ${twice} steht zweimal ${where([shared])}: ${cells}`
        : rule !== undefined ? `${ruleName(rule)} ist nicht erfüllbar` : null;
}

/** @param {string} english why rules cannot all hold @param {Grounds} grounds @returns {string | null} the same in German; null if it is not of that kind */
export function ofConflict(english, grounds) {
  for (const [pattern, german] of FORMS) {
    const found = pattern.exec(english);
    if (found !== null) {
      return german(grounds, ...found.slice(1));
    }
  }
  return null;
}
