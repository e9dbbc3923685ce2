// Every change of a game: what it may change, and that it can be taken back.

import assert from 'node:assert/strict';
import test from 'node:test';
import { frozen, load, Random } from './page.mjs';

const { actions, newGame } = await load('model/actions.js');
const { boxes, geometry, possible, square } = await load('model/layout.js');
const { LARGEST } = await load('model/pen.js');
const { createStore, MAX_UNDO } = await load('model/state.js');

const GIVENS = [...'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'].map((char) => Number(char) || 0);

/** The classic grid as the library tells it. @param {number} rows of a box @param {number} columns */
function layoutOf(rows, columns) {
  const side = rows * columns;
  const regions = boxes(rows, columns);
  const cells = [...regions.keys()];
  const houses = (/** @type {string} */ kind, /** @type {(cell: number) => number} */ numberOf) => Array.from({ length: side }, (_, number) =>
    ({ name: `${kind} ${number + 1}`, kind, cells: cells.filter((cell) => numberOf(cell) === number) }));
  return geometry({ layout: `box ${rows}x${columns}`, ...square(side), regions, houses: [
    ...houses('row', (cell) => Math.floor(cell / side)), ...houses('column', (cell) => cell % side), ...houses('box', (cell) => regions[cell])] });
}

const CLASSIC = layoutOf(3, 3);

/** @param {Random} random @param {any} game @param {any} layout @returns {[name: string, args: any]} a change as the page asks for it */
function anyChange(random, game, layout) {
  const { side, peers } = layout;
  const cells = random.some([...game.digits.keys()]);
  const digit = 1 + random.next(side);
  const colour = random.next(9);
  const pair = () => [random.one(cells), 1 + random.next(side)];
  return random.one([
    ['digit', { cells, digit, peers: random.one([peers, null]) }],
    ['given', { cells: cells.slice(0, 2), digit }],
    ['corner', { cells, digit }],
    ['centre', { cells, digit }],
    ['cellColour', { cells, colour }],
    ['candColour', { cells, digit, colour }],
    ['erase', { cells, mode: random.one(['digit', 'corner', 'centre', 'colour', 'pen']), setup: random.next(8) === 0 }],
    ['fill', { marks: possible(layout, game.digits) }],
    ['clearMarks', {}],
    ['pen', { cells: random.one([cells, [digit, digit + 1, digit + 1 + side].map((cell) => cell % side ** 2)]), colour }],
    ['clearColours', {}],
    ['clearPen', {}],
    ['step', { placements: [pair()], eliminations: [pair(), pair()], possible: possible(layout, game.digits), peers }],
    ['restart', {}],
    ['credits', { title: random.one(['', 'Tiny']), author: '', words: random.one(['', 'Look.']) }],
    ['rules', { layout: random.one(['box 3x3', 'box 3x3; rule diagonals']) }]]);
}

/** @param {any} game @param {string} what */
function assertIsSound(game, what) {
  const { side, givens, digits, centre, corner, cellColours, candColours, pen } = game;
  const all = 2 ** side - 1;
  for (const [values, least, most] of [[givens, 0, side], [digits, 0, side], [centre, -1, all], [corner, 0, all], [cellColours, 0, 511], [pen, 0, LARGEST]]) {
    assert.equal(values.length, side * side, what);
    assert.ok(values.every((/** @type {number} */ value) => Number.isInteger(value) && value >= least && value <= most), what);
  }
  givens.forEach((/** @type {number} */ given, /** @type {number} */ cell) => assert.ok(given === 0 || digits[cell] === given, what));
  Object.entries(candColours).forEach(([key, colours]) => assert.ok(/^\d+\.\d+$/.test(key) && colours > 0 && colours < 512, what));
}

test('random changes leave sound games, change no old one, and are none if they return it', () => {
  for (const [seed, layout, givens] of [[1, CLASSIC, GIVENS], [2, layoutOf(2, 2), undefined], [3, layoutOf(4, 4), undefined]]) {
    const random = new Random(seed);
    let game = newGame(layout.layout, layout, { givens });
    /** @type {Set<string>} */
    const changing = new Set();
    for (let i = 0; i < 150; i++) {
      const [name, args] = anyChange(random, game, layout);
      const next = actions[name](frozen(game), frozen(args));
      assertIsSound(next, `${seed}, change ${i}: ${name}`);
      if (next !== game) {
        changing.add(name);
      }
      if (!['given', 'erase'].includes(name)) {
        assert.deepEqual(next.givens, game.givens, name);
      }
      game = next;
    }
    assert.deepEqual(Object.keys(actions).filter((name) => !changing.has(name)), [], `seed ${seed}`);
  }
});

test('every change can be undone and done again', () => {
  const random = new Random(4);
  const store = createStore(newGame('box 3x3', square(9), { givens: GIVENS }));
  /** @type {string[]} */
  const states = [JSON.stringify(store.game)];
  for (let i = 0; i < 250; i++) {
    if (store.apply(...anyChange(random, store.game, CLASSIC))) {
      states.push(JSON.stringify(store.game));
    }
  }
  assert.ok(states.length > 100);
  for (let at = states.length - 2; at >= 0; at--) {
    assert.ok(store.canUndo && store.undo());
    assert.equal(JSON.stringify(store.game), states[at]);
  }
  assert.ok(!store.canUndo && !store.undo());
  for (let at = 1; at < states.length; at++) {
    assert.ok(store.canRedo && store.redo());
    assert.equal(JSON.stringify(store.game), states[at]);
  }
  assert.ok(!store.canRedo && !store.redo());
});

test('a change after an undo forgets what could be redone, and one without effect does not', () => {
  const store = createStore(newGame('box 3x3', square(9)));
  store.apply('digit', { cells: [0], digit: 1 });
  store.apply('digit', { cells: [1], digit: 2 });
  store.undo();
  assert.ok(!store.apply('digit', { cells: [], digit: 3 }));
  assert.ok(store.canRedo);
  assert.ok(store.apply('digit', { cells: [2], digit: 3 }));
  assert.ok(!store.canRedo);
});

test('the oldest changes are forgotten', () => {
  const store = createStore(newGame('box 2x2', square(4)));
  for (let i = 0; i < MAX_UNDO + 10; i++) {
    store.apply('digit', { cells: [0], digit: 1 + (i % 4) });
  }
  let undone = 0;
  while (store.undo()) {
    undone++;
  }
  assert.equal(undone, MAX_UNDO);
});

test('digits, marks and colours that are entered twice are gone', () => {
  const game = frozen(newGame('box 3x3', square(9), { givens: GIVENS }));
  const cells = [2, 3, 5];
  for (const [name, args] of /** @type {[string, any][]} */ ([
    ['digit', { cells, digit: 4 }], ['corner', { cells, digit: 4 }], ['centre', { cells, digit: 4 }], ['cellColour', { cells, colour: 2 }],
    ['candColour', { cells, digit: 4, colour: 2 }], ['given', { cells, digit: 4 }]])) {
    const once = actions[name](game, args);
    assert.notDeepEqual(once, game, name);
    assert.deepEqual(actions[name](once, args), game, name);
  }
});

test('what only some cells have, all get', () => {
  const game = actions.corner(newGame('box 3x3', square(9)), { cells: [0], digit: 4 });
  const next = actions.corner(game, { cells: [0, 1], digit: 4 });
  assert.deepEqual([next.corner[0], next.corner[1]], [8, 8]);
});

test('a digit leaves the marks of the cells that see it, and only theirs', () => {
  const all = actions.fill(newGame('box 3x3', square(9)), { marks: new Array(81).fill(511) });
  const marked = actions.corner(all, { cells: [...all.digits.keys()], digit: 5 });
  const next = actions.digit(marked, { cells: [40], digit: 5, peers: CLASSIC.peers });
  for (let cell = 0; cell < 81; cell++) {
    const isSeen = CLASSIC.peers[40].includes(cell);
    assert.equal(next.centre[cell], isSeen ? 511 & ~16 : 511);
    assert.equal(next.corner[cell], isSeen ? 0 : 16);
  }
});

test('givens stay, and erasing takes the mode\'s part first, then digits, marks and colours', () => {
  const givens = new Array(81).fill(0).fill(7, 0, 1);
  let game = newGame('box 3x3', square(9), { givens });
  assert.equal(actions.digit(game, { cells: [0], digit: 3 }), game);
  assert.equal(actions.erase(game, { cells: [0], mode: 'digit' }), game);
  game = actions.cellColour(game, { cells: [1], colour: 0 });
  game = actions.corner(game, { cells: [1], digit: 1 });
  game = actions.centre(game, { cells: [1], digit: 2 });
  const filled = actions.digit(game, { cells: [1], digit: 3 });
  const orders = { digit: ['digits', 'centre', 'corner', 'cellColours'], colour: ['cellColours', 'digits', 'centre', 'corner'] };
  for (const [mode, order] of Object.entries(orders)) {
    let left = filled;
    for (const part of order) {
      const next = actions.erase(left, { cells: [1], mode });
      assert.deepEqual(Object.keys(next).filter((key) => next[key] !== left[key]).filter((key) => key !== 'candColours'), [part], mode);
      left = next;
    }
    assert.equal(actions.erase(left, { cells: [1], mode }), left);
  }
});

test('a step removes from what is possible where nothing is pencilled', () => {
  const game = newGame('box 3x3', square(9), { givens: GIVENS });
  const open = possible(CLASSIC, game.digits);
  const next = actions.step(game, { placements: [[2, 4]], eliminations: [[3, 2]], possible: open, peers: CLASSIC.peers });
  assert.equal(next.digits[2], 4);
  assert.equal(next.centre[3], open[3] & ~2);
  assert.equal(next.centre[5], -1);
});

test('checkpoints bring positions back, and coming back can be undone', () => {
  let now = 5;
  const store = createStore(newGame('box 2x2', square(4)), () => now++);
  store.apply('digit', { cells: [0], digit: 1 });
  store.checkpoint('here');
  const there = store.game;
  store.apply('digit', { cells: [1], digit: 2 });
  assert.ok(store.restore(0) && !store.restore(1));
  assert.equal(store.game, there);
  assert.deepEqual(store.checkpoints.map(({ name, time }) => [name, time]), [['here', 5]]);
  store.undo();
  assert.equal(store.game.digits[1], 2);
  store.forget(0);
  assert.equal(store.checkpoints.length, 0);
});

test('listeners hear whether the game, the puzzle or only the selection is another', () => {
  const store = createStore(newGame('box 3x3', square(9)));
  /** @type {string[]} */
  const heard = [];
  const end = store.subscribe((/** @type {string} */ change) => heard.push(change));
  store.select(4);
  store.apply('digit', { cells: [4], digit: 1 });
  store.replace(newGame('box 2x2', square(4), { title: 'small' }));
  assert.deepEqual([store.cursor, [...store.selection]], [0, [0]]);
  store.undo();
  end();
  store.redo();
  assert.deepEqual(heard, ['ui', 'game', 'puzzle', 'puzzle']);
});

test('doubled digits and marks become what they doubled when the rule goes', () => {
  const some = (/** @type {Record<number, number>} */ values, rest = 0) => Array.from({ length: 16 }, (_, cell) => values[cell] ?? rest);
  const doubled = newGame('box 2x2; rule doublers', { side: 8, rows: 4, columns: 4 }, {
    givens: some({ 0: 7 }), digits: some({ 0: 7, 1: 4, 2: 5 }), centre: some({ 3: 0b10010001 }, -1), corner: some({ 4: 0b01000000 }),
    candColours: { '3.1': 1, '3.8': 2 } });
  const plain = actions.rules(doubled, { layout: 'box 2x2', side: 4 });
  assert.deepEqual([plain.side, plain.givens, plain.digits], [4, some({ 0: 3 }), some({ 0: 3, 1: 4, 2: 1 })]);
  assert.deepEqual([plain.centre, plain.corner, plain.candColours], [some({ 3: 0b1001 }, -1), some({ 4: 0b0100 }), { '3.1': 1 }]);
  const again = actions.rules(plain, { layout: doubled.layout, side: 8 });
  assert.deepEqual([again.side, again.digits, again.centre], [8, plain.digits, plain.centre]);
});
