// What the library says, in every language that has words for it: library.json, which a test of the library keeps up to date, has all of it.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { load, PAGE } from './page.mjs';

const LIBRARY = JSON.parse(readFileSync(new URL('library.json', import.meta.url), 'utf8'));
const { sketch } = await load('model/layout.js');
const { LANGUAGES } = await load('text.js');
const CODES = Object.keys(LANGUAGES).filter((code) => existsSync(new URL(`text/${code}/library/index.js`, PAGE)));

/** Words that only English has, and what an error leaves behind. */
const ENGLISH = /\b(?:the|is|are|be|only|cells?|rows?|columns?|box(?:es)?|region|house|digits?|and|or|if|can|must|removed|see[sn]?|both|either|each|one|every|from|undefined|null|NaN|object)\b| {2}|\.\.|, ,| in [,.]/;

/** Those that the names of rules and what breaks them are written with. */
const ENGLISH_RULES = /\b(?:the|is|at|cage|line|sums?|has|have|from|cells?|with|which|but|not|or|and|between|undefined|null)\b/;

/** Cells, candidates, digits and the numbers of houses. */
const NAMED = /r[\d/]+c[\d/]+(?:,r[\d/]+c[\d/]+)*(?:(?:=|<>)\d+)?|(?<![\p{L}\d])\d+(?![\p{L}\d])/gu;

/** @param {string} sentence @param {RegExp} [pattern] @returns {string[]} everything that it names, as often as it does */
const named = (sentence, pattern = NAMED) => [...sentence.matchAll(pattern)].map(([found]) => found).sort();

/** @param {string} sentence about a step @returns {string[]} without the name of the technique; English says the conclusion of a forcing chain twice */
const namedInStep = (sentence) => named(sentence.replace(/^[^:]*: /, '').replace(/in every case .*: /, '').replace(/\b(\d)s\b/g, '$1'));

/** @param {string} text of a layout of boxes @returns {any} as the library tells it, with rows, columns and boxes */
function layoutOf(text) {
  const { side, rows, columns, regions } = sketch(text);
  const cells = [...regions.keys()];
  const houses = (/** @type {string} */ kind, /** @type {(cell: number) => number} */ numberOf) => Array.from({ length: side }, (_, number) =>
    ({ name: `${kind} ${number + 1}`, kind, cells: cells.filter((cell) => numberOf(cell) === number) }));
  return { side, rows, columns, houses: [...houses('row', (cell) => Math.floor(cell / side)), ...houses('column', (cell) => cell % side), ...houses('box', (cell) => regions[cell])] };
}

test('the file is about all techniques', () => {
  assert.ok(CODES.length > 0);
  assert.ok(LIBRARY.steps.length > 60 && LIBRARY.rules.length > 60 && LIBRARY.breaches.length > 100 && LIBRARY.phrases.length > 40);
});

test('every role has a name and a shape', async () => {
  const english = (await load('text/en/panels.js')).default;
  const { shapeOf } = await load('model/marks.js');
  assert.deepEqual(LIBRARY.roles.filter((/** @type {string} */ role) => !(`p.role.${role}` in english) || shapeOf(role) === 'plain'), []);
});

for (const code of CODES) {
  const library = (await load(`text/${code}/library/index.js`)).default;

  test(`${code}: every technique has a name and is told in three strengths`, () => {
    for (const { layout, vague, concrete, step } of LIBRARY.steps) {
      const name = library.technique(step.technique);
      assert.equal(typeof name, 'string', step.technique);
      [vague, concrete, step.text].forEach((english, at) => {
        const told = library.step(step, at + 1, layoutOf(layout));
        assert.equal(typeof told, 'string', english);
        assert.ok(told.startsWith(`${name}: `), told);
        assert.match(told, /^[\p{L}\d+() -]+: (?:[\p{Lu}„]|r\d).*[^ .:]$/u);
        assert.doesNotMatch(told, ENGLISH);
        assert.deepEqual(namedInStep(told), namedInStep(english), `${told}\n${english}`);
      });
    }
  });

  test(`${code}: a reason that is too long loses its longest brackets, not its middle`, () => {
    const { layout, step } = LIBRARY.steps.find((/** @type {any} */ one) => one.step.technique === 'multi-sector-locked-set');
    const many = step.explanation.parts.flatMap((/** @type {any} */ part) => new Array(10).fill(part));
    const told = (/** @type {any[]} */ parts) => library.step({ ...step, explanation: { ...step.explanation, parts } }, 3, layoutOf(layout));
    const long = told(many);
    assert.doesNotMatch(told(step.explanation.parts), /…/);
    assert.match(long, /\(…\)/);
    assert.doesNotMatch(long, / …/);
  });

  test(`${code}: every contradiction is told`, () => {
    for (const found of LIBRARY.contradictions.flatMap((/** @type {any} */ step) => step.explanation.contradictions)) {
      const told = library.contradiction(found, layoutOf('box 3x3'));
      assert.doesNotMatch(told, ENGLISH);
      assert.deepEqual(named(told), named(found.text), `${told}\n${found.text}`);
    }
  });

  test(`${code}: every rule has a name, unless its player has named it`, () => {
    const numbers = /r\d+c\d+|\d+/g;
    for (const { line, name, label } of LIBRARY.rules) {
      const told = ['label', 'name', 'brief', 'kind'].map((form) => library.rule({ name, label }, form));
      if (/^(?:house|differ|automaton|primitives) /.test(line)) {
        assert.deepEqual(told, [null, null, null, null], line);
      } else if (/^(?:either|not|if) /.test(line)) {
        assert.deepEqual(named(told[1], numbers), named(name, numbers), line);
        assert.deepEqual(named(told[0], numbers), named(label, numbers), line);
        assert.deepEqual(told, [told[0], told[1], told[1], null], line);
      } else {
        told.forEach((one) => assert.equal(typeof one, 'string', line));
        assert.deepEqual(named(told[0], numbers), named(label, numbers), line);
        assert.deepEqual(named(told[1], numbers), named(name, numbers), line);
        assert.ok(line.startsWith('given ') ? told[0].endsWith(told[2]) : told[0].startsWith(told[2]) && told[2].startsWith(told[3]), line);
        assert.match(told[3], /^\p{Lu}/u);
        assert.doesNotMatch(told[3], ENGLISH_RULES);
      }
    }
  });

  test(`${code}: every way to break a rule is told`, () => {
    const numbers = /r\d+c\d+|\d+/g;
    for (const breach of LIBRARY.breaches) {
      const told = library.phrase(breach);
      assert.equal(typeof told, 'string', breach);
      assert.deepEqual(named(told, numbers), named(breach, numbers), told);
      assert.match(told, /^(?:\p{Lu}|„|r\d).*[^.]\.$/u);
      assert.doesNotMatch(told.replace(/„[^“]*“|\([^)]*\)/g, ''), ENGLISH_RULES);
    }
  });

  test(`${code}: every phrase is told`, () => {
    assert.deepEqual(LIBRARY.phrases.filter((/** @type {string} */ phrase) => library.phrase(phrase) === null), []);
  });

  test(`${code}: every kind of explanation by constraints is told`, () => {
    const uses = LIBRARY.deductions.flatMap((/** @type {any} */ answer) => answer.uses);
    ['cell', 'house', 'rule'].forEach((kind) => assert.ok(uses.some((/** @type {any} */ use) => kind in use), kind));
    assert.ok(LIBRARY.deductions.some((/** @type {any} */ answer) => answer.uses.length > 1));
    for (const answer of LIBRARY.deductions) {
      assert.equal(answer.result, 'found');
      const told = library.deduction(answer);
      const parts = /r\d+c\d+(?:(?:=|<>)\d+)?|(?<![\p{L}\d])\d+(?![\p{L}\d])/gu;
      assert.deepEqual(named(told, parts), named(answer.text, parts), told);
      assert.doesNotMatch(told, /\b(?:the|is|in row|column|box|because|only)\b|undefined|null/);
    }
  });

  test(`${code}: what has no words is not told in two languages`, () => {
    assert.equal(library.technique('no-such-technique'), null);
    assert.equal(library.step({ technique: 'no-such-technique', placements: [], eliminations: [], text: '' }, 3, layoutOf('box 3x3')), null);
    assert.equal(library.phrase('Expected a surprise, but found a value.'), null);
    assert.equal(library.phrase('no such phrase'), null);
    assert.equal(library.phrase('no solution; no such phrase'), null);
    assert.equal(library.deduction({ uses: [], digits: [], removed: [], placements: [], eliminations: [] }), null);
  });
}

test('every German way to tell what breaks a rule is used', async () => {
  const { BREACHES } = await load('text/de/library/breaches.js');
  const unused = BREACHES.map(([pattern]) => pattern).filter((/** @type {string} */ pattern) =>
    !LIBRARY.breaches.some((/** @type {string} */ breach) => new RegExp(`^.+? ${pattern}\\.$`).test(breach)));
  assert.deepEqual(unused, []);
});

/** @type {[english: string, german: string][]} */
const MESSAGES = [
  ['Expected 81 cells (or another number that makes a grid), but found 3 cells.',
    'Erwartet: 81 Zellen (oder eine andere Anzahl, die ein Gitter ergibt); gefunden: 3 Zellen.'],
  ['Expected a value, but found the end of the line.',
    'Erwartet: ein Wert; gefunden: das Ende der Zeile.'],
  ['expected a digit or a blank, but found U+FFFD, which stands for bytes that are not UTF-8.',
    'Erwartet: eine Ziffer oder ein Zeichen für eine leere Zelle; gefunden: U+FFFD, das für Bytes steht, die kein UTF-8 sind.'],
  ['Expected the key "puzzle", but found an object without it.',
    'Erwartet: der Schlüssel „puzzle“; gefunden: ein Objekt ohne ihn.'],
  ['Profile custom, line 2: expected the name of a technique, but found "foo".',
    'Zeile 2: Erwartet: der Name einer Technik; gefunden: „foo“.'],
  ['F-puzzles has no form of full rank 9 down from r1c2, rellik cage 8 at r1c1.',
    'F-puzzles hat keine Form für Rang 9 abwärts ab r1c2 und Rellik-Käfig 8 bei r1c1.'],
  ['Smallest explanations are for layouts without rules such as killer or thermo.',
    'Kleinste Begründungen gibt es nur ohne Regeln wie Killer-Käfige oder Thermometer.'],
  ['Canonical forms are for plain boxes of 2x2, 2x3 or 3x3, but the layout is 3x3 killer cage 3 at r1c1.',
    'Kanonische Formen gibt es nur für einfache Blöcke von 2x2, 2x3 oder 3x3.'],
  ['X-wing is hard, but the level is at most easy.',
    'X-Wing hat die Stufe „schwer“, verlangt ist aber höchstens „leicht“.'],
  ['No puzzle with fewer than 17 givens has exactly one solution.',
    'Kein Rätsel mit weniger als 17 Vorgaben hat genau eine Lösung.'],
  ['r1c1, r1c4 and r1c7 can only be 1 or 2, fewer digits than cells',
    'r1c1, r1c4 und r1c7 können nur 1 oder 2 sein, weniger Ziffern als Zellen'],
  ['by these rules, r3c3 and r4c4, which must differ (anti-king), can only be 5, fewer digits than cells',
    'nach diesen Regeln: r3c3 und r4c4, die verschieden sein müssen (Anti-König), können nur 5 sein, weniger Ziffern als Zellen'],
  ['r1c1 and r9c9, which must differ (diagonal 1), can only be 3, fewer digits than cells',
    'r1c1 und r9c9, die verschieden sein müssen (Diagonale 1), können nur 3 sein, weniger Ziffern als Zellen'],
  ['there is no way to place both 4 in row 1 (r1c1 or r1c2) and 4 in row 3 (r3c3 or r3c4), with cells that must differ (anti-knight and diagonal 1)',
    'zugleich unmöglich: die 4 in Zeile 1 (r1c1 oder r1c2) und die 4 in Zeile 3 (r3c3 oder r3c4), wo Zellen verschieden sein müssen (Anti-Springer und Diagonale 1)'],
  ['4, 5 and 6 in row 2 can only be in r2c3 or r2c8, fewer cells than digits',
    '4, 5 und 6 sind in Zeile 2 nur in r2c3 oder r2c8 möglich, weniger Zellen als Ziffern'],
  ['killer cage 5 at r1c1 cannot be obeyed with the candidates of its cells',
    'Killer-Käfig 5 bei r1c1 ist mit den Kandidaten der Zellen nicht erfüllbar'],
  ['No solution: thermometer at r1c1, thermometer at r2c1 cannot both hold; by these rules, r1c1 and r2c1 can only be 1, fewer digits than cells.',
    'Keine Lösung: Thermometer bei r1c1 und Thermometer bei r2c1 schließen einander aus; nach diesen Regeln: r1c1 und r2c1 können nur 1 sein, weniger Ziffern als Zellen.'],
  ['after 3 steps, the hardest by X-Wing, r1c3 has no candidates left',
    'nach 3 Schritten, der schwerste mit X-Wing: r1c3 hat keinen Kandidaten mehr'],
  ['there is no way to place both 4 in row 1 (r1c1 or r1c2) and a digit in r2c2 (4)',
    'zugleich unmöglich: die 4 in Zeile 1 (r1c1 oder r1c2) und eine Ziffer in r2c2 (4)'],
  ['there is no way to place 4 in row 1 (r1c1, r1c2 or r1c3) and to obey thermometer at r2c1, killer cage 7 at r3c1 and killer cage 8 at r4c1 at the same time',
    'zugleich unmöglich: die 4 in Zeile 1 (r1c1, r1c2 oder r1c3), Thermometer bei r2c1, Killer-Käfig 7 bei r3c1 und Killer-Käfig 8 bei r4c1'],
  ['No 2 different digits sum to 99 (killer cage 99 at r1c1): the least sum is 3, the greatest 17.',
    'Keine 2 verschiedenen Ziffern haben die Summe 99 (Killer-Käfig 99 bei r1c1): Die kleinste Summe ist 3, die größte 17.'],
  ['No two digits from 1 to 9 obey pair-sum 40 at r1c1 and r1c2.',
    'Keine zwei Ziffern von 1 bis 9 erfüllen die Regel „Nachbarschaftssumme 40 bei r1c1 und r1c2“.'],
  ['Killer cage 5 at r1c1 has 10 cells, but there are only 9 digits.',
    'Killer-Käfig 5 bei r1c1 hat 10 Zellen, es gibt aber nur 9 Ziffern.'],
  ['Column 16: expected a cell from r1c1 to r9c9, but found "r1c99".', 'Spalte 16: Erwartet: eine Zelle von r1c1 bis r9c9; gefunden: „r1c99“.'],
  ['Column 12: expected another cell, because there must be 2 or more, but found the end of the line.',
    'Spalte 12: Erwartet: eine weitere Zelle, denn nötig sind mindestens 2; gefunden: das Ende der Zeile.'],
  ['Column 10: expected the sum (a number of 0 or more), but found "x".', 'Spalte 10: Erwartet: die Summe (eine Zahl ab 0); gefunden: „x“.'],
  ['Column 12: expected the rank (a number from 1 to 36), but found "37".', 'Spalte 12: Erwartet: der Rang (eine Zahl von 1 bis 36); gefunden: „37“.'],
  ['Column 7: expected "column", "row" or "box", but found "foo".', 'Spalte 7: Erwartet: „column“, „row“ oder „box“; gefunden: „foo“.'],
  ['Column 6: expected diagonals, windoku or anti-knight, but found "foo".', 'Spalte 6: Erwartet: diagonals, windoku oder anti-knight; gefunden: „foo“.'],
  ['Column 8: expected a, b, a number, "(", "-", "!" or abs, but found "]".', 'Spalte 8: Erwartet: a, b, eine Zahl, „(“, „-“, „!“ oder abs; gefunden: „]“.'],
  ['Region-sum line at r1c1 is in one region, but must go through two or more.', 'Gebietssummen-Linie bei r1c1 liegt in einem Gebiet, muss aber durch mindestens zwei führen.'],
  ['needs each digit from 1 to at most 12 in every row, column, and box or region',
    'nur, wo jede Ziffer von 1 bis höchstens 12 in jeder Zeile, jeder Spalte und jedem Block oder Gebiet steht'],
  ['needs as many rows and columns as digits', 'nur mit so vielen Zeilen und Spalten wie Ziffern'],
  ['Full rank 9 down from r1c2 needs as many rows and columns as digits', 'Rang 9 abwärts ab r1c2 gibt es nur mit so vielen Zeilen und Spalten wie Ziffern'],
  ["can't be combined with doublers", 'nicht mit Verdopplern'],
  ['No digit, doubled or not, is 11 (killer cage 11 at r1c1).', 'Keine Ziffer ist 11, auch nicht verdoppelt (Killer-Käfig 11 bei r1c1).'],
  ['no 2 different digits, of which some may be doubled, sum to 36 (killer cage 36 at r1c1)',
    'keine 2 verschiedenen Ziffern, auch mit verdoppelten, haben die Summe 36 (Killer-Käfig 36 bei r1c1)'],
  ['Rules: line 2, column 1: expected a number, but found "x".', 'Feld „rules“, Zeile 2, Spalte 1: Erwartet: eine Zahl; gefunden: „x“.'],
  ["renban at r1c1 can't be combined with doublers, because it is not defined for them", 'Renban bei r1c1 gibt es nicht mit Verdopplern'],
  ['windoku needs square boxes of 2x2 or more, but these are 2x3', 'Windoku gibt es nur mit quadratischen Blöcken ab 2×2'],
  ['disjoint needs rectangular boxes with a cell for each digit, but there are none', 'Disjunkte Gruppen gibt es nur mit rechteckigen Blöcken, die für jede Ziffer eine Zelle haben'],
  ['Doublers are needed by killer cage 7 at r4c1: no digit is 7 (killer cage 7 at r4c1): the least sum is 1, the greatest 4.',
    'Verdoppler werden gebraucht für Killer-Käfig 7 bei r4c1: Keine Ziffer ist 7 (Killer-Käfig 7 bei r4c1): Die kleinste Summe ist 1, die größte 4.'],
  ['Digits 0-3 are needed by killer cage 0 at r1c1: expected the sum of the cage (a number of 1 or more), but found "0".',
    'Ziffern 0-3 werden gebraucht für Killer-Käfig 0 bei r1c1: Erwartet: die Summe (eine Zahl ab 1); gefunden: „0“.'],
  ['Links to SudokuPad hold f-puzzles files: f-puzzles has no form of rellik cage 8 at r1c1.',
    'Links zu SudokuPad enthalten Dateien von f-puzzles: F-puzzles hat keine Form für Rellik-Käfig 8 bei r1c1.'],
  ['Expected a rule that a layout of 3x3 can have, but found "killer 99 r1c1 r1c2": no 2 different digits sum to 99 (killer cage 99 at r1c1): the least sum is 3, the greatest 17.',
    'Erwartet: eine Regel, die dieses Gitter haben kann; gefunden: „killer 99 r1c1 r1c2“: Keine 2 verschiedenen Ziffern haben die Summe 99 (Killer-Käfig 99 bei r1c1): Die kleinste Summe ist 3, die größte 17.'],
  ['Expected a rule that a grid of 6x8 with boxes of 2x4 and digits 1-8 can have, but found "rule windoku": windoku needs as many rows and columns as digits, but there are 6 rows, 8 columns and 8 digits.',
    'Erwartet: eine Regel, die dieses Gitter haben kann; gefunden: „rule windoku“: Windoku gibt es nur mit so vielen Zeilen und Spalten wie Ziffern.'],
  ['Expected compressed text that is not damaged, but found "r".', 'Erwartet: unbeschädigter komprimierter Text; gefunden: „r“.'],
  ['Expected a rule such as "rule anti-knight" or "killer 15 r1c1 r1c2", but found "kiler 9 r1c1 r1c2"; did you mean "killer"?',
    'Erwartet: eine Regel wie „rule anti-knight“ oder „killer 15 r1c1 r1c2“; gefunden: „kiler 9 r1c1 r1c2“; meinten Sie „killer“?'],
  ['Expected diagonals, windoku or anti-knight, but found "killer 9 r1c1 r1c2"; did you mean it without "rule"?',
    'Erwartet: diagonals, windoku oder anti-knight; gefunden: „killer 9 r1c1 r1c2“; meinten Sie es ohne „rule“?'],
  ['Expected a compressed puzzle, which begins with N4 (a link with a short name holds no puzzle), but found "abcde".',
    'Erwartet: ein komprimiertes Rätsel, das mit N4 beginnt (ein Link mit einem kurzen Namen enthält keines); gefunden: „abcde“.'],
  ['Expected more compressed text, but found the end of the text.', 'Erwartet: mehr komprimierter Text; gefunden: das Ende des Textes.'],
  ['Expected a grid of side 25 or less, but found side 40.', 'Erwartet: ein Gitter mit einer Seitenlänge von höchstens 25; gefunden: die Seitenlänge 40.'],
  ['Layout: line 1, column 6: expected the rows and columns of a grid, such as 6x8, from 1 to 256, but found "300x300".',
    'Zeile 1, Spalte 6: Erwartet: die Zeilen und Spalten eines Gitters, etwa 6x8, von 1 bis 256; gefunden: „300x300“.'],
  ['Expected a box of 1 to 256 cells, such as 3x3, but found "40x40".', 'Erwartet: ein Block mit 1 bis 256 Zellen, etwa 3x3; gefunden: „40x40“.'],
  ['No technique applies; there are several solutions.',
    'Keine der Techniken ist anwendbar; es gibt mehrere Lösungen.'],
];

test('a sentence that asks has no full stop', async () => {
  const { asSentence } = await load('text.js');
  assert.equal(asSentence('expected a rule, but found "kiler"; did you mean "killer"?'), 'Expected a rule, but found "kiler"; did you mean "killer"?');
  assert.equal(asSentence('no solution'), 'No solution.');
});

test('messages are told in German', async () => {
  const german = (await load('text/de/library/index.js')).default;
  MESSAGES.forEach(([english, told]) => assert.equal(german.phrase(english), told));
});

test('German conclusions have their verb before their subject', async () => {
  const german = (await load('text/de/library/index.js')).default;
  const steps = LIBRARY.steps.map((/** @type {any} */ { layout, step }) => german.step(step, 3, layoutOf(layout)));
  const told = [...steps, ...LIBRARY.phrases.map((/** @type {string} */ phrase) => german.phrase(phrase))].filter((text) => / also /.test(text));
  assert.ok(told.length > 30);
  told.forEach((text) => assert.doesNotMatch(text, /[,;] also (?:r\d|\d|die \D|zusammen)/));
  const { therefore } = await load('text/de/library/words.js');
  for (const [clause, conclusion] of [
    ['r2c156,r3c1 sind nicht 8', 'also sind r2c156,r3c1 nicht 8'],
    ['r6c4 ist 3', 'also ist r6c4 = 3'],
    ['r6c4 ist 3 oder 4', 'also ist r6c4 3 oder 4'],
    ['r1c1+r1c2 = 9-2=7', 'also ist r1c1+r1c2 = 9-2=7'],
    ['die Ziffern dazwischen können nur 1+3 oder 4 sein', 'also können die Ziffern dazwischen nur 1+3 oder 4 sein'],
    ['r1c1=5, und r1c2 ist 3', 'also r1c1=5, und r1c2 ist 3'],
  ]) {
    assert.equal(therefore(clause), conclusion);
  }
});

test('houses that exclude something are named in German', async () => {
  const german = (await load('text/de/library/index.js')).default;
  const tell = (/** @type {string} */ technique, /** @type {any[]} */ parts, /** @type {any[]} */ contradictions = []) => german.step(
    { technique, placements: ['r1c4=1'], eliminations: [], text: '', explanation: { parts, chains: [], contradictions } }, 3, layoutOf('box 3x3'));
  const part = (/** @type {string} */ role, /** @type {string[]} */ candidates, rule = '') => ({ role, houses: [], candidates, rule });
  assert.equal(tell('naked-single', [part('base', ['r1c4=1']), part('reason', ['r2c5=3'], 'box 2'), part('ruled-out', ['r1c4=4'], 'column 4')]),
    'Nackter Einer: r1c4 hat nur noch den Kandidaten 1: Die Zelle sieht r2c5=3 (Block 2); Spalte 4 schließt 4 aus: r1c4=1');
  assert.equal(tell('hidden-single', [{ ...part('base', ['r1c4=1']), houses: ['row 1'] }, part('reason', ['r2c5=1'], 'box 2'), part('ruled-out', ['r1c5=1'], 'row 1')]),
    'Versteckter Einer: Die 1 passt in Zeile 1 nur in r1c4, wegen r2c5=1 (Block 2), und weil Zeile 1 die 1 in r1c5 ausschließt: r1c4=1');
  const rules = ['the doublers rule at r1c1', 'killer cage 9 at r1c1'].map((rule) => part('rule', ['r1c1=4', 'r1c1=5', 'r2c1=1', 'r2c1=4'], rule));
  assert.match(tell('rule-interaction', [...rules, part('premise', ['r3c1=1']), part('excluded', ['r2c1=1'], 'column 1'), part('excluded', ['r1c1=4'], rules[0].rule)],
    [{ kind: 'no-candidate', cell: 'r1c1' }]), /r2c1 ist 4 \(Spalte 1\), r1c1 ist 5 \(Regel „Verdoppler-Regel bei r1c1“\)/);
});

test('demands name digits from 0 by what they are worth', async () => {
  const { countFrom } = await load('model/layout.js');
  const { demandOf, ofPlainRooms } = await load('text/de/library/demands.js');
  assert.match(demandOf('full rank 5 right from r1c1'), /die mit 2 beginnen$/);
  assert.match(ofPlainRooms(['numbered room 7 right from r1c1']), /ist die erste weder 1 noch/);
  try {
    countFrom('box 3x3; digits 0-8');
    assert.match(demandOf('full rank 5 right from r1c1'), /die mit 1 beginnen$/);
    assert.match(ofPlainRooms(['numbered room 7 right from r1c1']), /ist die erste weder 0 noch 1 noch/);
  } finally {
    countFrom('box 3x3');
  }
});

test('digits and the cells of rules are named in German', async () => {
  const { RULE } = await load('text/de/library/rulenames.js');
  assert.equal(RULE.name({ name: 'digits 0-8', label: 'digits 0-8' }), 'Ziffern 0-8');
  const given = { name: 'r2c3 is 2, 4 or 6', label: 'r2c3 is 2, 4 or 6' };
  assert.deepEqual([RULE.label(given), RULE.brief(given), RULE.kind(given)], ['r2c3 = 2, 4 oder 6', '= 2, 4 oder 6', 'Kandidaten']);
  const label = 'either killer cage 3: r8c1, r8c2 and thermometer: r1c1, r1c2 or not renban: r5c1, r6c1';
  assert.equal(RULE.label({ name: '', label }), 'entweder Killer-Käfig 3: r8c1, r8c2 und Thermometer: r1c1, r1c2 oder nicht Renban: r5c1, r6c1');
});

test('rules that are made of others are named in German if all of these are', async () => {
  const { knownName } = await load('text/de/library/rulenames.js');
  for (const [english, german] of [
    ['either killer cage 3 at r1c1 or thermometer at r1c1', 'entweder Killer-Käfig 3 bei r1c1 oder Thermometer bei r1c1'],
    ['either killer cage 3 at r1c1 and difference 1 at r1c1 and r1c2 or renban at r2c2 or one of 4 more',
      'entweder Killer-Käfig 3 bei r1c1 und Weißer Kropki-Punkt 1 bei r1c1 und r1c2 oder Renban bei r2c2 oder eine von 4 weiteren'],
    ['if odd cells at r5c5, then even cells at r6c6 and thermometer at r1c1', 'wenn Ungerade Zellen bei r5c5, dann Gerade Zellen bei r6c6 und Thermometer bei r1c1'],
    ['not (not odd cells at r9c9)', 'nicht (nicht Ungerade Zellen bei r9c9)'],
    ['if r4c1 is 5, then either r4c2 is 2, 4 or 6 or r5c2 is 1 or 2', 'wenn r4c1 = 5, dann entweder r4c2 = 2, 4 oder 6 oder r5c2 = 1 oder 2'],
    ['not thermometer at r1c5', 'nicht Thermometer bei r1c5'],
    ['not all of thermometer at r1c5 and renban at r2c2', 'nicht zugleich Thermometer bei r1c5 und Renban bei r2c2'],
    ['if not thermometer at r1c5, then either renban at r2c2 or renban at r3c3', 'wenn nicht Thermometer bei r1c5, dann entweder Renban bei r2c2 oder Renban bei r3c3'],
    ['either my own rule or renban at r2c2', null],
  ]) {
    assert.equal(knownName(english), german);
  }
});

test('no bound is told of doubled digits, whose numbers are not in order', async () => {
  const { countFrom } = await load('model/layout.js');
  const german = (await load('text/de/library/index.js')).default;
  const part = (/** @type {string} */ role, /** @type {string[]} */ candidates, rule = '') => ({ role, houses: [], candidates, rule });
  const six = (/** @type {number} */ from) => Array.from({ length: 6 }, (_, i) => `r1c1=${from + i}`);
  const told = () => german.step({ technique: 'rule', placements: [], eliminations: six(7).map((one) => one.replace('=', '<>')), text: '', explanation: {
    parts: [part('rule', [...six(1), ...six(7), 'r1c2=7'], 'the doublers rule'), part('ruled-out', six(7)), part('consequence', six(7))], chains: [], contradictions: [] } }, 3, layoutOf('box 2x3; rule doublers'));
  try {
    countFrom('box 2x3; rule doublers');
    assert.match(told(), /: r1c1 ist nicht verdoppelt, also/);
  } finally {
    countFrom('box 3x3');
  }
});
