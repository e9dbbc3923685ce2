// @ts-check
// What the library says, in German, formed from its data. What is missing here stays English.

import { cellOf, digitsAmong } from '../../written.js';
import { ALMOST } from './almost.js';
import { CHAINS } from './chains.js';
import { contradiction } from './contradictions.js';
import { deductionText } from './deduction.js';
import { DEDUCTIONS } from './deductions.js';
import { FISH } from './fish.js';
import { NAMES } from './names.js';
import { OPTIONS } from './options.js';
import { PATTERNS } from './patterns.js';
import { phrase } from './phrases.js';
import { RULE, ruleName } from './rulenames.js';
import { RULE_STEPS } from './rulesteps.js';
import { SETS } from './sets.js';
import { UNIQUE } from './unique.js';
import { all, digits, houseNames, inOrder, toHouses, where } from './words.js';
import { Wording } from './wording.js';

/** @typedef {import('../../../model/types.js').LayoutData} LayoutData */
/** @typedef {import('../../../model/types.js').Step} Step */

/** @type {Record<string, (words: Wording) => string>} */
const REASONS = { ...SETS, ...RULE_STEPS, ...DEDUCTIONS, ...OPTIONS, ...FISH, ...CHAINS, ...UNIQUE, ...ALMOST, ...PATTERNS };

/** Roles of houses in which nobody has to look. */
const NO_PATTERN = ['cover', 'consequence', 'excluded', 'reason', 'ruled-out'];

/** Techniques whose hints name the rules, besides deductions by a rule. */
const ABOUT_RULES = ['combinations', 'rule-options', 'rule-interaction', 'killer-pair', 'killer-triple'];

/** German takes some more room than English. */
const LONGEST_TEXT = 600;

/** So many characters of the reason remain in any case. */
const LEAST_ROOM = 300;

/** Stands for what is left out. */
const CUT = ' …';

/** The brackets that can be left out before anything else: so long, and without others in them. */
const LONG_BRACKETS = /\([^()]{20,}\)/g;

/** Begins the contradiction of a chain or net. */
const CONTRADICTION = ', und das führt zu einem Widerspruch: ';

/** More houses would not help anyone to look. */
const MOST_HOUSES = 4;

/** @param {string} id @returns {string | null} */
function techniqueName(id) {
  const depth = /^trial-(\d+)$/.exec(id)?.[1];
  return depth === undefined ? NAMES[id] ?? null : `Versuch und Irrtum der Tiefe ${depth}`;
}

/**
 * A step in words.
 * @param {Step} step
 * @param {number} strength 1 for where to look, 2 also for the digits, 3 for the whole step
 * @param {LayoutData} layout
 * @returns {string | null}
 */
function stepText(step, strength, layout) {
  const name = techniqueName(step.technique);
  const reason = REASONS[step.technique];
  if (name === null || reason === undefined) {
    return null;
  }
  const words = new Wording(step, layout);
  const hints = [() => vague(words), () => `${vague(words)}; ${digitsOf(words)}`];
  const hint = hints[strength - 1]?.();
  if (hint !== undefined) {
    return `${name}: ${hint}`;
  }
  const full = reason(words);
  const room = LONGEST_TEXT - name.length;
  const conclusion = cut(words.notation.conclusion(step.placements, step.eliminations), room - Math.min(LEAST_ROOM, full.length));
  return `${name}: ${shortened(full, Math.max(LEAST_ROOM, room - conclusion.length))}: ${conclusion}`;
}

/** @param {string} text @param {number} room @returns {string} without its end if it is too long */
function cut(text, room) {
  return text.length <= room ? text : text.slice(0, text.lastIndexOf(' ', room - CUT.length)) + CUT;
}

/** @param {string} text @param {number} room @returns {string} if it is too long, without its longest brackets where that is enough and no contradiction needs them, or else without a part of its middle */
function shortened(text, room) {
  let brief = text;
  while (brief.length > room && !text.includes(CONTRADICTION)) {
    const longest = (brief.match(LONG_BRACKETS) ?? []).reduce((one, other) => (other.length > one.length ? other : one), '');
    if (longest === '') {
      break;
    }
    brief = brief.replace(longest, '(…)');
  }
  return brief.length <= room ? brief : withoutMiddle(text, room);
}

/** @param {string} text @param {number} room @returns {string} without a part of its middle, which is not its contradiction, if it is too long: from the end of a piece to that of another if it can be */
function withoutMiddle(text, room) {
  if (text.length <= room) {
    return text;
  }
  const most = Math.floor((room * 2) / 3);
  const ends = endsOfPieces(text);
  const contradiction = text.lastIndexOf(CONTRADICTION);
  if (contradiction >= 0 && text.length - contradiction > room - most) {
    const tail = withoutMiddle(text.slice(contradiction + 1), most);
    return `${beginning(text, ends, room - tail.length - CUT.length)}${CUT}${tail}`;
  }
  const head = beginning(text, ends, most);
  const from = text.length - (room - head.length - CUT.length);
  const next = ends.find((end) => end >= from) ?? text.indexOf(' ', from);
  const tail = next < 0 ? '' : text.slice(next);
  return head + (tail.startsWith(CUT) ? '' : CUT) + tail;
}

/** @param {string} text @param {number[]} ends @param {number} room @returns {string} as many pieces as there is room for, or words if that is much less */
function beginning(text, ends, room) {
  const whole = Math.max(0, ...ends.filter((end) => end <= room));
  return text.slice(0, whole < room / 2 ? text.lastIndexOf(' ', room) : whole);
}

/** @param {string} text @returns {number[]} the positions behind commas and semicolons that are not in brackets */
function endsOfPieces(text) {
  /** @type {number[]} */
  const ends = [];
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    depth += text[i] === '(' ? 1 : text[i] === ')' ? -1 : 0;
    if (depth === 0 && /^[,;] /.test(text.slice(i, i + 2))) {
      ends.push(i + 1);
    }
  }
  return ends;
}

/** @param {Wording} words @returns {string} the rule or the houses of the pattern, or, if it has none, the lines in which something changes */
function vague(words) {
  if (ABOUT_RULES.includes(words.step.technique) || words.step.technique in DEDUCTIONS) {
    return `Achten Sie auf ${all([...new Set(words.parts('rule').map((part) => `„${ruleName(part.rule ?? '')}“`))])}`;
  }
  const parts = words.all.filter(({ role }) => !NO_PATTERN.includes(role)).flatMap((part) => part.houses);
  const behind = words.chains.length > 0 ? words.chains.flat().flatMap((link) => link.houses) : words.parts('reason')[0]?.houses ?? [];
  const houses = inOrder(parts.length > 0 ? parts : behind);
  return houses.length === 0 || houses.length > MOST_HOUSES ? `Es ändert sich etwas ${where(changedLines(words.step))}` : `Achten Sie auf ${toHouses(houses)}`;
}

/** @param {Step} step @returns {string[]} the rows of the cells that change, or the columns if those are fewer */
function changedLines({ placements, eliminations }) {
  const changed = [...placements, ...eliminations].map(cellOf);
  const [rows, columns] = ['row', 'column'].map((kind) => {
    const numbers = changed.map((cell) => Number(/^r(\d+)c(\d+)$/.exec(cell)?.[kind === 'row' ? 1 : 2]));
    return [...new Set(numbers)].sort((a, b) => a - b).map((number) => `${kind} ${number}`);
  });
  return (rows ?? []).length <= (columns ?? []).length ? rows ?? [] : columns ?? [];
}

/** @param {Wording} words @returns {string} the digits of a naked or hidden set, otherwise those that are placed or removed */
function digitsOf(words) {
  const isSet = /^(?:naked|hidden)-(?:pair|triple|quad)$/.test(words.step.technique);
  const found = isSet ? words.digits('set') : digitsAmong([...words.step.placements, ...words.step.eliminations]);
  return `${found.length === 1 ? 'Ziffer' : 'Ziffern'} ${digits(found)}`;
}

/** The sentences, by what they are about; each is null if there is none in German. */
export default {
  technique: techniqueName,
  step: stepText,
  /** @param {string} house @returns {string} */
  house: (house) => houseNames([house]),
  /** @param {import('./rulenames.js').Rule} rule @param {string} form a key of `RULE` @returns {string | null} */
  rule: (rule, form) => RULE[form]?.(rule) ?? null,
  contradiction,
  deduction: deductionText,
  phrase,
};
