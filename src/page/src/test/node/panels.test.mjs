// What the panels compute without a browser: the player's profile, the lines of rules, and what is drawn of a step.

import assert from 'node:assert/strict';
import test from 'node:test';
import { frozen, load, Random } from './page.mjs';

const { square } = await load('model/layout.js');
const { Profile } = await load('panels/profile.js');
const { fieldsOf, isOpen, lineOf, shifted, split, touch } = await load('panels/rulefields.js');
const { lettered, marksOfReason, marksOfStep } = await load('model/marks.js');

/** A profile of five techniques, of which two are not used. */
function profile() {
  const one = (/** @type {string} */ id, /** @type {number} */ score) => ({ id, name: id, level: 'easy', score });
  const made = new Profile();
  made.take(frozen({ techniques: [one('a', 1), one('b', 2), one('c', 5)], others: [one('d', 3), one('e', 9)] }));
  return made;
}

const idsOf = (/** @type {{id: string}[]} */ techniques) => techniques.map(({ id }) => id).join('');

test('a technique comes behind those that score no more, and the last one stays', () => {
  const made = profile();
  assert.ok(made.isUsual && made.toggle('d', true));
  assert.equal(idsOf(made.used), 'abdc');
  assert.ok(!made.isUsual);
  assert.ok(made.toggle('d', false) && made.isUsual);
  for (const id of ['a', 'b']) {
    assert.ok(made.toggle(id, false));
  }
  assert.ok(!made.toggle('c', false));
  assert.equal(made.text, 'c 5 easy\n');
});

test('no change of a profile loses a technique', () => {
  const random = new Random(1);
  const made = profile();
  for (let i = 0; i < 500; i++) {
    const id = random.one([...'abcdex']);
    const before = idsOf(made.used);
    switch (random.next(4)) {
      case 0:
        made.toggle(id, random.next(2) === 0);
        break;
      case 1: {
        const by = random.next(5) - 2;
        const to = made.move(id, by);
        assert.equal(idsOf(made.used).indexOf(id), to < 0 ? before.indexOf(id) : to);
        break;
      }
      case 2:
        made.change(id, { score: random.next(10) });
        break;
      default:
        made.keepOnly((/** @type {{score: number}} */ one) => one.score < 8 || made.used.length < 2);
    }
    assert.equal([...idsOf(made.all)].sort().join(''), 'abcde');
  }
});

/** @param {string} keyword @param {string} text of the arguments */
const form = (keyword, text) => ({ group: 'cages', keyword, arguments: text, example: '' });

const FORMS = [form('killer', '[SUM] CELLS'), form('thermo', 'CELLS'), form('rule whispers', '[DIFFERENCE] CELLS'), form('difference', 'DIFFERENCE CELL CELL'),
  form('odd', 'CELL'), form('equal-sums', 'CELLS = CELLS …'), form('house', 'CELLS : NAME'), form('sandwich', 'SUM CELLS'), form('regex', '/REGEX/ CELLS'),
  form('leap', '1|2|3')];

test('a line is split into the values of which it is made', () => {
  for (const line of ['killer 15 r1c1 r1c2', 'killer r1c1-r1c3', 'thermo r1c1 r2c2-r4c4', 'difference 1 r1c1 r1c2', 'equal-sums r1c1 = r1c2 = r1c3-r1c5 = r2c2',
    'house r1c1 r2c2 : my own house', 'sandwich 8 left4', 'leap 2', 'odd r1c1', 'rule whispers 5 r1c1 r1c2']) {
    const found = split(FORMS, line);
    assert.notEqual(found, null, line);
    assert.equal(lineOf(found.form, found.fields, found.values), line);
  }
  assert.equal(split(FORMS, 'unknown 1 r1c1'), null);
  assert.equal(split(FORMS, 'killers 15 r1c1'), null);
});

test('a rule about one cell is said of each cell', () => {
  const odd = FORMS[4];
  assert.equal(lineOf(odd, fieldsOf(odd, 1), ['r1c1 r2c2']), 'odd r1c1; odd r2c2');
  assert.ok(isOpen(FORMS[5]) && !isOpen(odd));
  assert.equal(fieldsOf(FORMS[5], 4).filter((/** @type {any} */ field) => field.kind === 'cells').length, 4);
  assert.equal(lineOf(FORMS[8], fieldsOf(FORMS[8], 1), ['1+', 'r1c1 r1c2']), 'regex /1+/ r1c1 r1c2');
});

test('cells touch that have a side or a corner in common', () => {
  const around = ['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c3', 'r3c1', 'r3c2', 'r3c3'];
  assert.ok(around.every((cell) => touch('r2c2', cell) && touch(cell, 'r2c2')));
  assert.ok(!touch('r2c2', 'r2c2') && !touch('r2c2', 'r2c4') && !touch('r9c9', 'r10c11'));
});

const LAYOUT = { ...square(9), houses: [{ name: 'row 1', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] }, { name: 'column 9', cells: [8, 17, 26, 35, 44, 53, 62, 71, 80] }], pairs: [] };

test('a step is drawn with one chip for each candidate, which shows what becomes of it', () => {
  const step = frozen({
    technique: 'x', text: '', placements: ['r1c1=1'], eliminations: ['r1c2<>1', 'r1c3<>2'],
    explanation: {
      parts: [{ role: 'base', houses: ['row 1'], candidates: ['r1c1=1', 'r1c2=1'] }, { role: 'fin', houses: [], candidates: ['r1c2=1', 'r1c4=1'] },
        { role: 'cover', houses: ['column 9', 'unknown'], candidates: [] }],
      chains: [{ links: [{ from: ['r2c1=1'], to: ['r2c2=1'], strong: true, houses: [] }, { from: ['r2c2=1'], to: ['r2c3=1'], strong: false, houses: [] }] }],
      contradictions: [] } });
  const { chips, links, houses } = marksOfStep(step, LAYOUT);
  const keys = chips.map((/** @type {any} */ { cell, digit }) => `${cell}.${digit}`);
  assert.equal(new Set(keys).size, keys.length);
  const chip = (/** @type {number} */ cell, /** @type {number} */ digit) => chips.find((/** @type {any} */ one) => one.cell === cell && one.digit === digit);
  assert.deepEqual(chip(0, 1), { cell: 0, digit: 1, shape: 'base', change: 'placed' });
  assert.deepEqual(chip(1, 1), { cell: 1, digit: 1, shape: 'base', change: 'removed' });
  assert.deepEqual(chip(2, 2), { cell: 2, digit: 2, shape: 'plain', change: 'removed' });
  assert.deepEqual(chip(3, 1), { cell: 3, digit: 1, shape: 'fin', letter: 'f' });
  assert.deepEqual([chip(9, 1), chip(10, 1), chip(11, 1)].map(({ shape }) => shape), ['a', 'b', 'a']);
  assert.deepEqual(links.map((/** @type {any} */ link) => link.strong), [true, false]);
  assert.deepEqual(houses.map((/** @type {any} */ house) => house.kind), ['base', 'cover']);
});

test('the placed digits behind a single are marked, without chips', () => {
  const parts = [{ role: 'base', houses: ['row 1'], candidates: ['r1c1=5'] }, { role: 'reason', houses: ['column 9'], candidates: ['r2c9=5'] }, { role: 'ruled-out', houses: [], candidates: ['r1c4=5'] }];
  const step = { technique: 'hidden-single', text: '', placements: ['r1c1=5'], eliminations: [], explanation: { parts, chains: [], contradictions: [] } };
  const { chips, houses } = marksOfStep(step, LAYOUT);
  assert.deepEqual(houses.filter((/** @type {any} */ house) => house.kind === 'cover').map((/** @type {any} */ house) => house.cells), [[17]]);
  assert.deepEqual(chips.map((/** @type {any} */ { cell }) => cell), [0]);
});

test('parts of a role have letters of their own', () => {
  const part = (/** @type {string} */ role) => ({ role, houses: [], candidates: [] });
  const letters = (/** @type {string[]} */ ...roles) => lettered(roles.map(part)).map((/** @type {any} */ one) => one.letter).join(' ');
  assert.equal(letters('set', 'set', 'fin', 'set'), 's t f u');
  assert.equal(letters('colour-a', 'colour-b', 'colour-a', 'colour-b'), 'A B C D');
  assert.equal(letters('colour-a', 'colour-b'), ' ');
});

test('an explanation by constraints shows its cells, its digits and what follows', () => {
  const uses = [{ house: 'row 1', candidates: ['r1c1=5'] }, { candidates: [], cells: ['r5c5', 'r5c6'] }];
  const { chips, houses } = marksOfReason({ placements: ['r1c1=5'], eliminations: [] }, uses, ['r1c2=3'], ['r1c3<>5'], LAYOUT);
  assert.deepEqual(chips.map((/** @type {any} */ { cell, shape, change }) => [cell, shape, change]), [[0, 'base', 'placed'], [2, 'follows', undefined]]);
  assert.deepEqual(houses.map((/** @type {any} */ house) => house.cells), [LAYOUT.houses[0].cells, [40, 41], [1]]);
});

test('a rule moves with all its cells, a clue outside along its edge, and none out of the grid', () => {
  assert.equal(shifted('killer 15 r1c1-r1c3 r2c1', 1, 2, square(9)), 'killer 15 r2c3-r2c5 r3c3');
  assert.equal(shifted('arrow r8c9 = r7c8', 1, 0, square(9)), 'arrow r9c9 = r8c8');
  assert.equal(shifted('arrow r8c9 = r7c8', 0, 1, square(9)), null);
  assert.equal(shifted('little-killer 12 r9c1 up-right', -9, 0, square(9)), null);
  assert.equal(shifted('sandwich 8 left4', 1, 0, square(9)), 'sandwich 8 left5');
  assert.equal(shifted('sandwich 8 left4', 0, 1, square(9)), null);
  assert.equal(shifted('full-rank 9 bottom9', 0, -1, square(9)), 'full-rank 9 bottom8');
  assert.equal(shifted('rule anti-knight', 1, 0, square(9)), null);
});

test('a step says what its doubled digits are', async () => {
  const { doubledIn } = await load('panels/explain.js');
  const { countFrom } = await load('model/layout.js');
  const { t } = await load('text.js');
  const step = /** @type {any} */ ({ placements: ['r2c4=11'], eliminations: ['r1c1<>2'], explanation: { parts: [{ candidates: ['r2c3=7', 'r2c4=11', 'r2c4=6'] }] } });
  const context = /** @type {any} */ ({ t });
  assert.equal(doubledIn(step, context), '');
  try {
    countFrom('box 2x3; rule doublers');
    assert.equal(doubledIn(step, context), 'Doubled digits: 7 is 1 doubled (2), B is 5 doubled (10).');
    assert.equal(doubledIn({ ...step, placements: [], explanation: { parts: [] } }, context), '');
  } finally {
    countFrom('box 3x3');
  }
});
