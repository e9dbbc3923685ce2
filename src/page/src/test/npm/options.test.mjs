// What callers hand in: the parts of a puzzle, and options.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sudoku } from './packed.mjs';

const SMALL = { layout: 'box 2x2', givens: '...4.3..1.....2.' };
const SOLUTION = '2134431212433421';
/** Many solutions, each of which is counted. */
const ENDLESS = { layout: 'box 3x3; rule anti-knight' };

/** A puzzle of a class, whose parts are getters. */
class Puzzle {
  #givens = SMALL.givens;
  get layout() {
    return SMALL.layout;
  }
  get givens() {
    return this.#givens;
  }
}

/** @param {any} error @param {string} key @param {...string} pieces of the message */
function isRefused(error, key, ...pieces) {
  assert.ok(error instanceof sudoku.SudokuError, String(error));
  assert.deepEqual([error.kind, error.key], ['input', key], error.message);
  pieces.forEach((piece) => assert.ok(error.message.includes(piece), error.message));
  return true;
}

test('parts may be inherited or getters, and options too', async () => {
  for (const puzzle of [Object.create(SMALL), new Puzzle(), Object.assign(Object.create(null), SMALL)]) {
    assert.equal((await sudoku.count(puzzle)).count, '1');
  }
  const { result } = await sudoku.count(ENDLESS, Object.create({ timeout: 50 }));
  assert.equal(result, 'stopped');
  assert.equal((await sudoku.verify(Object.create(await sudoku.prove(SMALL)))).result, 'verified');
});

test('what is undefined is missing', async () => {
  assert.equal((await sudoku.solve({ ...SMALL, entries: undefined }, { timeout: undefined, signal: undefined, other: undefined })).solution, SOLUTION);
  assert.ok(Number.isInteger((await sudoku.generate({ layout: 'box 2x2', seed: undefined })).seed));
  assert.equal((await sudoku.solve(SMALL, { signal: null, onProgress: null })).solution, SOLUTION);
});

test('an object of a class that has no part is refused, but an empty one is the empty grid', async () => {
  await assert.rejects(sudoku.count(sudoku.read('1......3.4....2.')), (error) => isRefused(error, 'puzzle', 'layout, givens, entries or marks'));
  await assert.rejects(sudoku.count(SMALL, new Map([['timeout', 5]])), (error) => isRefused(error, 'options', 'timeout'));
  assert.equal((await sudoku.count({ layout: 'box 2x2' }, {})).count, '288');
  assert.equal((await sudoku.count({})).count, '6670903752021072936960');
});

/** What is wrong, with the part at fault and pieces of the message. @type {[string, () => Promise<any>, string, ...string[]][]} */
const REFUSED = [
  ['a misspelt option', () => sudoku.solve(SMALL, { timeuot: 5 }), 'timeuot', 'solve has no option "timeuot"',
    'signal, onProgress, timeout, work, of, engine, seed and random; did you mean "timeout"?'],
  ['a misspelt option that is inherited', () => sudoku.solve(SMALL, Object.create({ timeuot: 5 })), 'timeuot', '"timeout"'],
  ['a key of the protocol', () => sudoku.solve(SMALL, { time: 300 }), 'time', 'did you mean "timeout"?'],
  ['an option as a part', () => sudoku.solve({ ...SMALL, time: 300 }), 'time', 'layout, givens, entries and marks'],
  ['a part as an option', () => sudoku.solve(SMALL, { givens: SMALL.givens }), 'givens', 'solve has no option'],
  ['an option of another function', () => sudoku.generate({ engine: 'sat' }), 'engine', 'generate has no option'],
  ['an option as a part of a certificate', () => sudoku.verify({ time: 5 }), 'time', 'puzzle, formula, proof'],
  ['a signal that is a number', () => sudoku.solve(SMALL, { signal: 5 }), 'signal', 'signal must be an AbortSignal, but is 5'],
  ['a controller as a signal', () => sudoku.solve(SMALL, { signal: new AbortController() }), 'signal', 'an object'],
  ['a signal for a function that reads first', () => sudoku.solve('1......3.4....2.', { signal: 5 }), 'signal', 'AbortSignal'],
  ['an object for progress', () => sudoku.generate({ onProgress: {} }), 'onProgress', 'onProgress must be a function, but is an object'],
  ['a timeout that is a text', () => sudoku.solve(SMALL, { timeout: '5' }), 'timeout', 'milliseconds', 'but is "5"'],
  ['a timeout that is null', () => sudoku.solve(SMALL, { timeout: null }), 'timeout', 'but is null'],
  ['options that are a number', () => sudoku.solve(SMALL, 0), 'options', 'must be an object, but is 0'],
  ['options that are null', () => sudoku.techniques(null), 'options', 'null'],
  ['no technique', () => sudoku.hint(SMALL, { techniques: [] }), 'techniques', 'the names of techniques, at least one, but is an empty list'],
  ['a list without a technique', () => sudoku.hint(SMALL, { techniques: [null] }), 'techniques', 'the names of techniques, at least one, but is a list'],
  ['a technique without a name', () => sudoku.hint(SMALL, { techniques: ['x-wing', ' '] }), 'techniques', 'the names of techniques, at least one, but is a list'],
  ['an empty text of techniques', () => sudoku.steps(SMALL, { techniques: '' }), 'techniques', 'but is ""'],
  ['a list as a text of puzzles', () => sudoku.read(['1......3.4....2.']), 'text', 'text must be a text, but is a list'],
  ['no layout', () => sudoku.layout(null), 'layout', 'layout must be a text, but is null'],
  ['a number of givens as givens', () => sudoku.generate({ givens: 25 }), 'givens', 'left out for the kind puzzle (clues says how many)'],
  ['a side without a jigsaw', () => sudoku.generate({ side: 6 }), 'side', 'left out for the kind puzzle'],
  ['a level that the technique needed cannot have', () => sudoku.generate({ level: 'easy', needs: 'x-wing' }), 'needs', 'x-wing is hard'],
  ['a number as the layout of rules', () => sudoku.rules(9), 'layout', 'layout must be a text, but is 9'],
  ['a missing answer', () => sudoku.decode('p cnf 1 1'), 'answer', 'answer must be a text, but is undefined'],
  ['a misspelt option of createSudoku', async () => sudoku.createSudoku({ worker: 2 }), 'worker', 'did you mean "workers"?'],
];

for (const [what, ask, key, ...pieces] of REFUSED) {
  test(`${what} is refused by name`, async () => {
    await assert.rejects(ask(), (error) => isRefused(error, key, ...pieces));
  });
}

test('no layout is the classic one', async () => {
  for (const answer of [await sudoku.layout(), await sudoku.changeRules(undefined, { add: 'rule anti-knight' })]) {
    assert.match(answer.layout, /^box 3x3/);
  }
});

test('up to one solution of each candidate is no count', async () => {
  assert.equal('counts' in (await sudoku.candidates(SMALL, { most: 1 })), false);
  assert.equal((await sudoku.candidates(SMALL, { most: 2 })).counts.length, 64);
});
