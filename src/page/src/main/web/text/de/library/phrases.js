// @ts-check
// The library's fixed phrases, for which an answer has no data but the sentence itself: why a run ended, what clashes, which mistakes there are,
// why there is no such puzzle, and what cannot be read.

import panels from '../panels.js';
import { breach } from './breaches.js';
import { ofConflict } from './conflicts.js';
import { NAMES } from './names.js';
import { expectation } from './readings.js';
import { knownName, ruleName } from './rulenames.js';
import { all, capital, houseNames, therefore, where } from './words.js';

const CELL = 'r\\d+c\\d+';
const CELLS = `${CELL}(?:(?:, | and )${CELL})*`;

/** @param {string} cells @returns {string} */
function cellList(cells) {
  return all(cells.split(/, | and /));
}

/** @param {string} place such as in row 1 @returns {string} */
function at(place) {
  return where([place.replace(/^(in|on) /, '')]);
}

/** @param {string} words joined by commas and or @returns {string} */
const alternatives = (words) => words.replace(/ or /g, ' oder ');

/** @param {string} rule the name of a rule, maybe at the beginning of a sentence */
const lowerName = (rule) => ruleName(rule.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()));

const NEED = /(?:a digit in (r\d+c\d+)|(\S+) ((?:in|on) [^(]+)) \(([^)]*)\)/g;

/** What a rule needs of a grid, without the name of the rule. @type {[string, (...found: string[]) => string][]} */
const NEEDS = [
  ['needs as many rows and columns as digits', () => 'nur mit so vielen Zeilen und Spalten wie Ziffern'],
  ['needs rectangular boxes( with a cell for each digit)?', (full) => `nur mit rechteckigen Blöcken${full ? ', die für jede Ziffer eine Zelle haben' : ''}`],
  ['needs square boxes of 2x2 or more', () => 'nur mit quadratischen Blöcken ab 2×2'],
  ['needs boxes or regions', () => 'nur mit Blöcken oder Gebieten'],
  ['needs each digit from 1 to at most (\\d+) in every row, column, and box or region',
    (most) => `nur, wo jede Ziffer von 1 bis höchstens ${most} in jeder Zeile, jeder Spalte und jedem Block oder Gebiet steht`],
  ['needs three digits', () => 'nur mit mindestens drei Ziffern'],
  ['needs at most 16 digits', () => 'nur mit höchstens 16 Ziffern'],
  ["can't be combined with doublers", () => 'nicht mit Verdopplern'],
];

/** The rules by which cells must differ. */
const APART = '(?:, with cells that must differ \\((.+)\\))?';

/** @param {string} rules and houses by which cells must differ @returns {string} */
function apart(rules) {
  return all(rules.split(/, | and /).map((one) => (/^[a-z ]+ \d+$/.test(one) ? houseNames([one]) : ruleName(one))));
}

/** @param {string} needs what cannot be placed @param {string} [rules] that cannot be obeyed @param {string} [between] rules by which cells must differ @returns {string} */
function noWay(needs = '', rules = '', between = '') {
  const placed = [...needs.matchAll(NEED)].map(([, cell, digit, place = '', candidates = '']) =>
    `${cell === undefined ? `die ${digit} ${at(place)}` : `eine Ziffer in ${cell}`} (${alternatives(candidates)})`);
  const obeyed = rules === '' ? [] : rules.split(/, | and /).map(ruleName);
  return `zugleich unmöglich: ${all([...placed, ...obeyed])}${between === '' ? '' : `, wo Zellen verschieden sein müssen (${apart(between)})`}`;
}

/** @param {string[]} parts givens, and the names of rules @returns {string | null} null if one of them is neither */
function clashing(parts) {
  const names = parts.map((part) => (/^r\d+c\d+=\S+$/.test(part) ? part : knownName(part)));
  return names.includes(null) ? null : names.length === 1 ? `${names[0]} ist nicht erfüllbar` : `${all(/** @type {string[]} */ (names))} schließen einander aus`;
}

/** @param {string} [houses] such as rows 1 to 4 @param {string} [sum] @returns {string} */
function housesOfSum(houses = '', sum = '') {
  const [, kind = '', numbers = ''] = /^([a-z]+) (.+)$/.exec(houses) ?? [];
  const one = kind.replace(/^boxes$/, 'box').replace(/s$/, '');
  if (one === kind) {
    return `${capital(houseNames([houses]))} hat die Summe ${sum}`;
  }
  const range = /^(\d+) to (\d+)$/.exec(numbers);
  const listed = range === null
    ? numbers.split(/, | and /).map(Number)
    : Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, at) => Number(range[1]) + at);
  return `${houseNames(listed.map((number) => `${one} ${number}`))} haben die Summe ${sum}`;
}

/** What is said of the cells of a rule that cannot be obeyed. @type {[pattern: string, german: (...found: string[]) => string][]} */
const GROUNDS = [
  ['(\\S+ = \\S+)', (equation) => equation],
  [`(${CELLS}) differ`, (cells) => `${cellList(cells)} sind verschieden`],
  ['(\\S+) (is|are) at (least|most) (\\S+)', (cells, verb, bound, number) =>
    `${cells} ${verb === 'is' ? 'ist' : 'sind'} ${bound === 'least' ? 'mindestens' : 'höchstens'} ${number}`],
  ['(\\S+) (is|are) from (\\S+) to (\\S+)', (cells, verb, least, greatest) => `${cells} ${verb === 'is' ? 'liegt' : 'liegen'} zwischen ${least} und ${greatest}`],
  ['(\\S+) (is|are) not (.+)', (cells, verb, digits) => `${cells} ${verb === 'is' ? 'ist' : 'sind'} nicht ${alternatives(digits)}`],
  ['(\\S+) (is|are) (\\S+(?:(?:, \\S+)* or \\S+)?)', (cells, verb, digits) => `${cells} ${verb === 'is' ? 'ist' : 'sind'} ${alternatives(digits)}`],
  ['(\\S+=\\S+)', (placed) => placed],
];

/** @param {string} text @returns {string | null} */
function ofGrounds(text) {
  for (const [pattern, german] of GROUNDS) {
    const found = new RegExp(`^${pattern}$`).exec(text);
    if (found !== null) {
      return german(...found.slice(1));
    }
  }
  const pieces = text.split(/, (?=r)| and (?=r)/);
  const told = pieces.length === 1 ? [null] : pieces.map(ofGrounds);
  return told.includes(null) ? null : all(/** @type {string[]} */ (told));
}

/** @param {string} id of a technique, perhaps with a capital @returns {string} */
const name = (id) => NAMES[id.toLowerCase()] ?? id;

/** @param {string} title of a technique in English, such as X-Wing @returns {string} */
const titled = (title) => NAMES[title.toLowerCase().replace(/ /g, '-')] ?? title;

/** @type {Record<string, string>} */
const LEVELS = panels;

/** @param {string} id of a level @returns {string} */
const level = (id) => `„${LEVELS[`p.level.${id}`] ?? id}“`;

/** Each phrase in English, and what it is in German. @type {[pattern: string, german: (...found: string[]) => string | null][]} */
const PHRASES = [
  // Before all others, which would take the refusal for a part of a name.
  ['expected (.+), but found ("[^"]+"): (.+)', (expected, found, why) => {
    const [start, german] = [expectation(expected, found), ofPhrase(why)];
    return start && german && `${start}: ${capital(german)}`;
  }],
  ['time limit reached', () => 'die Zeit ist abgelaufen'],
  ['work limit reached', () => 'die Suche hat ihre Grenze erreicht'],
  ['solution limit reached', () => 'es wurden genug Lösungen gefunden'],
  ['cancelled', () => 'abgebrochen'],
  ['interrupted', () => 'unterbrochen'],
  ['the formula is too large', () => 'die Formel ist zu groß'],
  ['no answer from the solver', () => 'der Löser hat nicht geantwortet'],
  ['the bits engine works only on classic 9x9 grids', () => 'Bits rechnet nur auf klassischen 9×9-Gittern'],
  ['smallest explanations are for layouts without rules such as killer or thermo', () => 'kleinste Begründungen gibt es nur ohne Regeln wie Killer-Käfige oder Thermometer'],
  ['canonical forms are for plain boxes of (.+) or (\\S+), but the layout is .+', (sizes, last) => `kanonische Formen gibt es nur für einfache Blöcke von ${sizes} oder ${last}`],
  [`f-puzzles has no form of a cell without candidates, (${CELL})`, (cell) => `f-puzzles hat keine Form für eine Zelle ohne Kandidaten, ${cell}`],
  ['f-puzzles files have at most (\\d+) digits, not (\\d+)', (most, count) => `Dateien von f-puzzles haben höchstens ${most} Ziffern, nicht ${count}`],
  ['f-puzzles has digits from 1, but here they are .+', () => 'f-puzzles hat Ziffern ab 1, hier sind es andere'],
  ['f-puzzles has as many rows and columns as digits, but this is .+', () => 'f-puzzles hat so viele Zeilen und Spalten wie Ziffern; dieses Gitter nicht'],
  ['f-puzzles has no form of (.+)', (rules) => `f-puzzles hat keine Form für ${all(rules.split(', ').map(ruleName))}`],
  ['the grid is solved', () => 'das Gitter ist gelöst'],
  ['solved by logic alone', () => 'allein durch Logik gelöst'],
  ['more steps follow', () => 'es folgen weitere Schritte'],
  ['nothing more follows', () => 'mehr folgt nicht'],
  ['no solution', () => 'keine Lösung'],
  ['there are several solutions', () => 'es gibt mehrere Lösungen'],
  ['techniques that assume a unique solution were not used', () => 'Techniken, die eine eindeutige Lösung voraussetzen, wurden nicht verwendet'],
  ['no technique(?: in profile \\S+)? applies', () => 'keine der Techniken ist anwendbar'],
  ['(.+) \\(profile (full|exhaustive)\\) applies', (technique, profile) => `anwendbar ist ${titled(technique)} (Profil „${profile}“)`],
  ['none of the chosen techniques applies', () => 'keine der gewählten Techniken ist anwendbar'],
  ['the chosen technique does not apply', () => 'die gewählte Technik ist nicht anwendbar'],
  [`no technique(?: in profile \\S+)? applies to (${CELL}) now`, (cell) => `in ${cell} ist jetzt keine der Techniken anwendbar`],
  [`none of the chosen techniques applies to (${CELL}) now`, (cell) => `in ${cell} ist jetzt keine der gewählten Techniken anwendbar`],
  [`the chosen technique does not apply to (${CELL}) now`, (cell) => `in ${cell} ist die gewählte Technik jetzt nicht anwendbar`],
  [`(${CELL}) already contains (\\S+)`, (cell, digit) => `${cell} enthält schon die ${digit}`],
  [`(\\S+) appears more than once ((?:in|on) .+): (${CELLS})`, (digit, place, cells) => `die ${digit} steht ${at(place)} mehrfach: ${cells}`],
  [`(\\S+) appears in (${CELLS}), which must differ \\((.+)\\)`,
    (digit, cells, rule) => `die ${digit} steht in ${cellList(cells)}, die verschieden sein müssen (${ruleName(rule)})`],
  [`(${CELL}) has no candidates left`, (cell) => `${cell} hat keinen Kandidaten mehr`],
  ['no place for (\\S+) ((?:in|on) .+)', (digit, place) => `kein Platz für die ${digit} ${at(place)}`],
  [`(${CELLS})(?:, which must differ \\((.+)\\),)? can only be (.+), fewer digits than cells`,
    (cells, rules = '', digits = '') => `${cellList(cells)}${rules === '' ? '' : `, die verschieden sein müssen (${apart(rules)}),`} können nur ${alternatives(digits)} sein, weniger Ziffern als Zellen`],
  [`(\\S+(?:, \\S+)* and \\S+) ((?:in|on) \\S.*) can only be in (${CELL}(?:(?:, | or )${CELL})*), fewer cells than digits`,
    (digits, place, cells) => `${all(digits.split(/, | and /))} sind ${at(place)} nur in ${alternatives(cells)} möglich, weniger Zellen als Ziffern`],
  ['((?:row|column|box|region)[a-z]* [^;]+?) sums? to (\\d+)', housesOfSum],
  ['the (\\d+) cages there sum to (\\S+)', (count, sum) => `die ${count} Käfige darin haben die Summe ${sum}`],
  ['(.+) sums to (\\d+)', (rule, sum) => `${ruleName(rule)} hat die Summe ${sum}`],
  ['so (\\S+ = \\S+)', therefore],
  ['(.+) cannot be obeyed: (.+)', (rule, ground) => {
    const why = ofGrounds(ground);
    return why === null ? null : `${ruleName(rule)} ist nicht erfüllbar: ${why}`;
  }],
  ['(.+) cannot be obeyed with the candidates of its cells', (rule) => `${ruleName(rule)} ist mit den Kandidaten der Zellen nicht erfüllbar`],
  [`there is no way to place (?:both )?(.+?)(?: and to obey (?:both )?(.+?))?(?: at the same time)?${APART}`, noWay],
  [`there is no way to obey (?:both )?(.+?)(?: at the same time)?${APART}`, (rules, between) => noWay('', rules, between)],
  [`(.+) cannot (?:(?:both|all) be correct|(?:both |all )?hold)`, (parts) => clashing(parts.split(', '))],
  ['by these rules, (.+)', (end) => {
    const rest = ofPhrase(end);
    return rest === null ? null : `nach diesen Regeln: ${rest}`;
  }],
  ['after (\\d+) steps?, the hardest by (.+), (.+)', (steps, technique, end) => {
    const rest = ofPhrase(end);
    return rest === null ? null : `nach ${steps === '1' ? 'einem Schritt' : `${steps} Schritten`}, der schwerste mit ${titled(technique)}: ${rest}`;
  }],
  [`(${CELL}=\\S+) is wrong`, (wrong) => `${wrong} ist falsch`],
  [`(${CELL}=\\S+(?:, ${CELL}=\\S+)*) are each possible, but no solution has them all`,
    (candidates) => `${all(candidates.split(', '))} sind einzeln möglich, aber keine Lösung hat sie alle`],
  [`candidate (\\S+) was wrongly removed from (${CELL}): a solution has ${CELL}=\\S+`,
    (digit, cell) => `der Kandidat ${digit} wurde in ${cell} zu Unrecht gestrichen: In einer Lösung steht er dort`],
  ['(\\S+) is (\\w+), but the level is at most (\\w+)', (technique, has, most) => `${name(technique)} hat die Stufe ${level(has)}, verlangt ist aber höchstens ${level(most)}`],
  ['(\\S+) must be used, but is forbidden', (technique) => `${name(technique)} soll vorkommen und zugleich nicht vorkommen`],
  ['(\\S+) comes after (\\S+), which must be enough', (later, needed) => `${name(later)} kommt erst nach ${name(needed)}, das schon ausreichen soll`],
  ['no puzzle with fewer than (\\d+) givens has exactly one solution', (fewest) => `kein Rätsel mit weniger als ${fewest} Vorgaben hat genau eine Lösung`],
  ['the grid has only (\\d+) cells', (cells) => `das Gitter hat nur ${cells} Zellen`],
  ['the pattern has (\\d+) cells?, and no puzzle with fewer than (\\d+) givens has a single solution',
    (cells, fewest) => `das Muster hat nur ${cells} Zellen, und kein Rätsel mit weniger als ${fewest} Vorgaben hat genau eine Lösung`],
  ['(rows|columns) (\\d+) and (\\d+) have no given, and exchanging them turns any solution into another one',
    (kind, one, other) => `die ${kind === 'rows' ? 'Zeilen' : 'Spalten'} ${one} und ${other} haben keine Vorgabe, und vertauscht man sie, wird aus jeder Lösung eine andere`],
  ['no digit is (\\d+) \\((.+)\\): the least sum is (\\d+), the greatest (\\d+)', (sum, rule, least, most) =>
    `keine Ziffer ist ${sum} (${ruleName(rule)}): Die kleinste Summe ist ${least}, die größte ${most}`],
  ['no (\\d+) (different )?digits sum to (\\d+) \\((.+)\\): the least sum is (\\d+), the greatest (\\d+)', (n, different, sum, rule, least, most) =>
    `keine ${n} ${different ? 'verschiedenen ' : ''}Ziffern haben die Summe ${sum} (${ruleName(rule)}): Die kleinste Summe ist ${least}, die größte ${most}`],
  ['no digit, doubled or not, is (\\d+) \\((.+)\\)', (sum, rule) => `keine Ziffer ist ${sum}, auch nicht verdoppelt (${ruleName(rule)})`],
  ['no (\\d+) different digits, of which some may be doubled, sum to (\\d+) \\((.+)\\)', (n, sum, rule) =>
    `keine ${n} verschiedenen Ziffern, auch mit verdoppelten, haben die Summe ${sum} (${ruleName(rule)})`],
  ['no (two )?digits from 1 to (\\d+) (?:obey|can fulfil) (.+)', (two = '', most, rule) =>
    `keine ${two && 'zwei '}Ziffern von 1 bis ${most} erfüllen die Regel „${ruleName(rule)}“`],
  ['(.+) has (\\d+) cells, but there are only (\\d+) digits', (rule, cells, digits) =>
    `${lowerName(rule)} hat ${cells} Zellen, es gibt aber nur ${digits} Ziffern`],
  ['two cells that are compared must be different ones', () => 'zwei Zellen, die verglichen werden, müssen verschieden sein'],
  ['(.+) is in one region, but must go through two or more', (rule) => `${lowerName(rule)} liegt in einem Gebiet, muss aber durch mindestens zwei führen`],
  [`(.+) has the cell (${CELL}), which is in no box or region`, (rule, cell) => `${lowerName(rule)} hat die Zelle ${cell}, die in keinem Block oder Gebiet liegt`],
  ['(.+) needs (\\d+) cells, but has (\\d+)', (rule, needed, cells) => `${lowerName(rule)} braucht ${needed} Zellen, hat aber ${cells}`],
  ['(.+) needs a whole row or column and a rank from 1 to (\\d+) on side (\\d+)', (rule, most) => `${lowerName(rule)} braucht eine ganze Zeile oder Spalte und einen Rang von 1 bis ${most}`],
  ...NEEDS,
  ...NEEDS.map(([words, need]) => /** @type {typeof NEEDS[0]} */ ([`(.+) ${words}(?:, .+)?`, (rule, ...found) => `${lowerName(rule).replace(/:.*/, '')} gibt es ${need(...found)}`])),
  ['expected (.+), but found (.+)', expectation],
  ['did you mean "(.+)"\\?', (meant) => `meinten Sie „${meant}“?`],
  ['did you mean it without "(.+)"\\?', (word) => `meinten Sie es ohne „${word}“?`],
  ['(.+?) are needed by (.+?): (.+)', (needed, rule, why) => {
    const german = ofPhrase(why);
    return german && `${lowerName(needed)} werden gebraucht für ${ruleName(rule)}: ${capital(german)}`;
  }],
];

/** What comes before other phrases. @type {[pattern: RegExp, german: string][]} */
const BEGINNINGS = [
  [/^stopped(?: here)?: /i, 'angehalten: '],
  [/^logic ends here: /i, 'hier endet die Logik: '],
  [/^no solution: /i, 'keine Lösung: '],
  [/^links to SudokuPad hold f-puzzles files: /i, 'Links zu SudokuPad enthalten Dateien von f-puzzles: '],
  [/^profile \S+, line (\d+): /i, 'Zeile $1: '],
  [/^rules: line (\d+), column (\d+): /i, 'Feld „rules“, Zeile $1, Spalte $2: '],
  [/^(?:(?:text|layout|add): )?line (\d+), column (\d+): /i, 'Zeile $1, Spalte $2: '],
  [/^column (\d+): /i, 'Spalte $1: '],
];

/**
 * A phrase or sentence of the library in German.
 * @param {string} english
 * @returns {string | null} with a full stop if the English has one, and with a capital unless the English begins with a small letter
 */
export function phrase(english) {
  const isSentence = english.endsWith('.');
  const text = isSentence ? english.slice(0, -1) : english;
  const german = ofPhrases(text);
  return german === null ? null : isSentence || /^[A-Z\d]/.test(text) ? capital(german) + (isSentence ? '.' : '') : german;
}

/** @param {string} text @returns {string | null} */
function ofPhrases(text) {
  for (const [pattern, beginning] of BEGINNINGS) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) {
      const rest = ofPhrases(text.slice(found.length));
      return rest === null ? null : found.replace(pattern, beginning) + capital(rest);
    }
  }
  const all = text.split('; ').map(ofPhrase);
  return all.includes(null) ? null : all.join('; ');
}

/** @param {string} text @returns {string | null} */
function ofPhrase(text) {
  for (const [pattern, german] of PHRASES) {
    const found = new RegExp(`^${pattern}$`, 'i').exec(text);
    if (found !== null) {
      return german(...found.slice(1));
    }
  }
  return ofGrounds(text) ?? ofConflict(text, ofGrounds) ?? breach(text);
}
