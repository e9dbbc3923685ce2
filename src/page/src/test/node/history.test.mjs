// Games and histories as the browser keeps them: they come back as they were, and what is damaged does no harm.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load, Random } from './page.mjs';

const { square } = await load('model/layout.js');
const { actions, newGame } = await load('model/actions.js');
const { packHistory, readHistory } = await load('model/history.js');
const { gameOf, packed } = await load('model/packing.js');
const { fragmentOf, hasPuzzle, MAX_LENGTH, packMarks, readFragment, unpackMarks } = await load('model/share.js');
const { createStore, isAnother, isOnePuzzle } = await load('model/state.js');

/** @param {number} seed @param {number} moves @param {string} [layout] @param {number} [side] a game with moves of every kind */
function played(seed, moves, layout = 'box 3x3', side = 9) {
  const random = new Random(seed);
  const store = createStore(newGame(layout, square(side), { title: 'mine', source: 'typed' }), () => 1000 + random.next(1000));
  const cells = [...store.game.digits.keys()];
  store.apply('given', { cells: [3, 8], digit: side });
  for (let i = 0; i < moves; i++) {
    const some = random.some(cells).slice(0, 1 + random.next(5));
    const digit = 1 + random.next(side);
    store.apply(random.one(['digit', 'corner', 'centre', 'erase']), { cells: some, digit, mode: 'digit' });
    store.apply('cellColour', { cells: some, colour: random.next(9) });
    store.apply('candColour', { cells: some, digit, colour: random.next(9) });
    store.apply('pen', { cells: random.one([some, [digit, digit + 1]]), colour: random.next(9) });
    if (random.next(20) === 0) {
      store.checkpoint(`point ${i}`);
    }
  }
  for (let back = random.next(10); back > 0; back--) {
    store.undo();
  }
  return store;
}

/** @param {any} value @returns {any} as the browser's storage gives it back */
const kept = (value) => JSON.parse(JSON.stringify(value));

test('a game comes back as it was', () => {
  for (const [seed, layout, side] of [[1, 'box 3x3', 9], [2, 'box 4x4', 16], [3, 'box 5x5', 25], [4, 'regions 1122112233443344', 4]]) {
    const { game } = played(seed, 30, layout, side);
    assert.deepEqual(gameOf(kept(packed(game))), game);
  }
});

test('a game without lines is kept as it was before there was a pen', () => {
  assert.deepEqual(Object.keys(packed(newGame('box 2x2', square(4)))), ['layout', 'side', 'givens', 'digits', 'centre', 'corner', 'cellColours', 'candColours', 'title', 'source']);
});

test('what is not a game is refused, and numbers out of range are left out', () => {
  for (const junk of [null, undefined, 7, 'box 3x3', {}, { layout: 'box 3x3' }, { layout: 'box 6x6', givens: '', digits: '' }, { layout: 'cube', givens: '', digits: '' }]) {
    assert.equal(gameOf(junk), null);
  }
  const { game } = played(5, 10);
  const damaged = gameOf({ ...kept(packed(game)), pen: '0.1-1.zzzz-zz.1-2-3.-1--4.2', corner: [1, 2], cellColours: new Array(81).fill(512), candColours: { '81.1': 1, '0.10': 1, '0.1': 512, '3.4': 5 } });
  assert.deepEqual(damaged.corner, new Array(81).fill(0));
  assert.deepEqual(damaged.cellColours, new Array(81).fill(0));
  assert.deepEqual(damaged.candColours, { '3.4': 5 });
  assert.deepEqual(damaged.pen, new Array(81).fill(0).fill(1, 0, 1).fill(2, 4, 5));
  assert.deepEqual(gameOf({ ...kept(packed(game)), pen: [1] }).pen, new Array(81).fill(0));
  assert.deepEqual(damaged.digits, game.digits);
});

test('a history comes back as it was, also across puzzles', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const store = played(seed, 30);
    if (seed % 2 === 0) {
      store.replace(newGame('box 2x3', square(6), { title: 'other' }), store.history);
      store.apply('digit', { cells: [35], digit: 6 });
    }
    const read = readHistory(store.game, kept(packHistory(store.game, store.history)));
    assert.ok(read.isWhole);
    for (const part of /** @type {const} */ (['past', 'future', 'checkpoints'])) {
      assert.deepEqual(read[part], store.history[part], part);
    }
  }
});

test('a history takes few characters', () => {
  const store = played(7, 200);
  const changes = store.history.past.length + store.history.future.length;
  assert.ok(changes > 300);
  assert.ok(JSON.stringify(packHistory(store.game, store.history)).length < changes * 40);
});

test('of a damaged history, what is before the damage is read, and no damage is an error', () => {
  const store = played(8, 20);
  const text = JSON.stringify(packHistory(store.game, store.history));
  const whole = readHistory(store.game, JSON.parse(text));
  const random = new Random(9);
  let read = 0;
  for (let i = 0; i < 200; i++) {
    const at = random.next(text.length);
    let damaged;
    try {
      damaged = JSON.parse(text.slice(0, at) + random.one([...'0z.-"m,[] ']) + text.slice(at + 1));
    } catch {
      continue;
    }
    const { past, future, checkpoints } = readHistory(store.game, damaged);
    read++;
    assert.ok(past.length <= whole.past.length + 1 && future.length <= whole.future.length + 1 && checkpoints.length <= whole.checkpoints.length + 1);
    [...past.slice(0, 1), ...future.slice(0, 1)].forEach((game) => assert.notEqual(gameOf(packed(game)), null));
  }
  assert.ok(read > 50);
  const cut = JSON.parse(text);
  cut.undo[3] = 'd0.99';
  const { past, isWhole } = readHistory(store.game, cut);
  assert.ok(!isWhole);
  assert.deepEqual(past, whole.past.slice(-3));
});

test('the history of another game is not read', () => {
  const [one, other] = [played(1, 10), played(2, 10)];
  assert.deepEqual(readHistory(other.game, packHistory(one.game, one.history)), { past: [], future: [], checkpoints: [], isWhole: false });
  assert.ok(readHistory(other.game, undefined).isWhole);
  assert.ok(!readHistory(other.game, null).isWhole);
});

test('a link brings the puzzle, the digits and the marks back', () => {
  for (const [seed, layout, side] of [[1, 'box 3x3', 9], [2, 'box 3x3; rule diagonals; killer 15 r1c1 r1c2 "&#%+"', 9], [3, 'box 4x4', 16]]) {
    const { game } = played(seed, 30, layout, side);
    const fragment = fragmentOf(game, { entries: true, marks: true });
    assert.ok(hasPuzzle(fragment));
    const { puzzle } = readFragment(fragment);
    assert.equal(puzzle.layout, layout);
    assert.deepEqual(puzzle.givens, game.givens);
    assert.deepEqual(puzzle.digits, game.digits);
    // A cell whose marks have all been erased has none in a link.
    assert.deepEqual(puzzle.centre, game.centre.map((/** @type {number} */ mask) => (mask > 0 ? mask : -1)));
    assert.ok(game.corner.some((/** @type {number} */ mask) => mask > 0));
    assert.deepEqual(puzzle.corner, game.corner);
    assert.ok(game.pen.some(Boolean));
    assert.deepEqual(puzzle.pen, game.pen);
    const bare = readFragment(fragmentOf(game)).puzzle;
    assert.deepEqual(bare.digits, game.givens);
    assert.ok(!bare.pen.some(Boolean));
    assert.ok(!bare.corner.some(Boolean));
  }
});

test('a link brings back what the setter says, in few characters and whole in any text', () => {
  const words = 'Normal Sudoku rules apply; “dots” are 1:2.\nÄrger & Spaß = 100 % + #1 🧩 – don’t stop.';
  const game = newGame('box 2x2', square(4), { title: 'Dots & <b>', author: 'Zoë', words });
  const fragment = fragmentOf(game);
  assert.match(fragment, /^#p=[.]{16}&rules=box[+]2x2&title=[\w+%&=;,:.’!~*'()-]*\w$/);
  assert.ok(fragment.includes('Normal+Sudoku+rules+apply;+'));
  const { title, author, words: read } = readFragment(fragment).puzzle;
  assert.deepEqual({ title, author, words: read }, { title: 'Dots & <b>', author: 'Zoë', words });
  const bare = readFragment(fragmentOf(game, { wordless: true })).puzzle;
  assert.deepEqual([bare.title, bare.author, bare.words], ['Dots & <b>', 'Zoë', '']);
  // A title of the page is not the setter's, and half a character breaks nothing.
  assert.equal(fragmentOf({ ...game, title: 'title.pasted', author: '', words: '' }), '#p=................&rules=box+2x2');
  assert.equal(readFragment(fragmentOf({ ...game, title: '🧩'.slice(1) })).puzzle.title, '\ufffd');
  assert.equal(readFragment('#title=' + 'x'.repeat(300) + '&p=.&rules=no-boxes+1').puzzle.title.length, 200);
});

test('what the setter says is a change of the same puzzle, which can be undone and is kept', () => {
  const store = createStore(newGame('box 2x2', square(4), { title: 'title.pasted' }));
  store.set({ setup: true });
  store.apply('given', { cells: [0], digit: 1 });
  /** @type {string[]} */
  const changes = [];
  store.subscribe((change) => changes.push(change));
  store.apply('credits', { title: 'Tiny', author: 'Ada', words: '' });
  store.apply('credits', { title: 'Tiny', author: 'Ada', words: 'Look.' });
  assert.deepEqual(changes, ['game', 'game']);
  assert.equal(store.apply('credits', { title: 'Tiny', author: 'Ada', words: 'Look.' }), false);
  const { game } = store;
  assert.deepEqual(readHistory(gameOf(kept(packed(game))), kept(packHistory(game, store.history))).past, store.past);
  store.undo();
  assert.equal(store.game.words, '');
  store.undo();
  assert.deepEqual([store.game.title, store.game.author, store.setup], ['title.pasted', '', true]);
  store.apply('credits', { title: '', author: 'Ada', words: '' });
  assert.equal(store.game.title, 'title.pasted');
});

test('marks survive packing for every side', () => {
  const random = new Random(11);
  for (let side = 1; side <= 25; side++) {
    const masks = Array.from({ length: side * side }, () => random.next(2 ** side) || -1);
    const text = packMarks(masks, square(side));
    assert.match(text, /^[\w-]*$/);
    assert.deepEqual(unpackMarks(text, square(side), -1), masks);
    assert.equal(unpackMarks(text + 'AAAA', square(side), -1), null);
  }
  assert.equal(unpackMarks('*', square(9), -1), null);
});

test('a bad link says what is wrong', () => {
  assert.equal(readFragment('#other=1'), null);
  assert.equal(readFragment('#p=123').error.key, 'link.givens.length');
  assert.deepEqual(readFragment('#p=' + '.'.repeat(80) + 'x').error, { key: 'link.givens.character', values: { position: 81, found: 'x' } });
  assert.equal(readFragment('#e=' + '.'.repeat(80) + 'A').error.key, 'link.entries.character');
  assert.equal(readFragment('#rules=sphere').error.key, 'link.rules');
  assert.equal(readFragment('#m=AAAA').error.key, 'link.marks');
  assert.equal(readFragment('#p=' + '.'.repeat(81) + '&c=AAAA').error.key, 'link.marks');
  assert.equal(readFragment('#p=' + '.'.repeat(MAX_LENGTH)).error.key, 'link.long');
});

test('another puzzle is not forgotten by undo', () => {
  const store = createStore(newGame('box 3x3', square(9)));
  store.apply('digit', { cells: [0], digit: 1 });
  const first = store.game;
  const own = played(3, 5);
  store.replace(own.game, own.history);
  const moves = own.history.past.filter((/** @type {any} */ game) => isOnePuzzle(game, own.game)).length;
  assert.ok(moves > 3);
  assert.equal(store.past.length, moves + 2);
  while (store.game !== first) {
    assert.ok(store.undo());
  }
  assert.equal(actions.restart(first).digits[0], 0);
});

test('another puzzle is one with another grid, source or givens', () => {
  const given = (/** @type {string} */ line, source = 'generated', layout = 'box 2x2') =>
    newGame(layout, square(4), { givens: [...line.padEnd(16, '0')].map(Number), title: 'title.generated', source });
  for (const [other, isTyped, expected] of /** @type {[any, boolean, boolean][]} */ ([
    [given('3214'), false, true], [given('3214'), true, false], [given('12'), false, false], [given('1234', 'list'), true, true], [given('1234', 'generated', 'box 1x4'), true, true]])) {
    assert.equal(isAnother(given('1234'), other, isTyped), expected);
    assert.equal(isAnother(other, given('1234'), isTyped), expected);
  }
});

test('links to other programs are not taken for links to the page', async () => {
  const { readLinks } = await load('dialogs/links.js');
  const app = /** @type {any} */ ({ t: (/** @type {string} */ key) => key });
  const own = `https://example.org/${fragmentOf(newGame('box 2x2', square(4)))}`;
  assert.equal(readLinks(app, own).puzzles.length, 1);
  assert.equal(readLinks(app, 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRNb5tAEL3zK'), null);
  assert.deepEqual(readLinks(app, 'https://example.org/#p=1').errors, [{ line: 1, column: 1, own: 'link.givens.length' }], 'in the words of the page');
  assert.equal(readLinks(app, `${own}\nhttps://opt-pan.github.io/penpa-edit/#m=solve&p=7VRNb5tAEL3zK`), null);
});
