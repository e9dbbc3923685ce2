// What is asked about a puzzle that is being set, and what is made of the answers. In place of the library: all grids of 4×4 with boxes, one by one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './page.mjs';

const { LiveCheck, MOST_COUNTED } = await load('panels/livecheck.js');
const { digitsOf, lineOf, masksOf, square } = await load('model/layout.js');

const LAYOUT = 'box 2x2';

/** @returns {string[]} the 288 grids */
function allGrids() {
  /** @type {string[]} */
  const found = [];
  const grid = new Array(16).fill(0);
  const clashes = (/** @type {number} */ a, /** @type {number} */ b) => (a >> 2) === (b >> 2) || a % 4 === b % 4 || ((a >> 3) === (b >> 3) && (a % 4 >> 1) === (b % 4 >> 1));
  const place = (/** @type {number} */ cell) => {
    if (cell === 16) {
      found.push(grid.join(''));
      return;
    }
    for (let digit = 1; digit <= 4; digit++) {
      if (![...grid.keys()].some((other) => other < cell && clashes(cell, other) && grid[other] === digit)) {
        grid[cell] = digit;
        place(cell + 1);
      }
    }
    grid[cell] = 0;
  };
  place(0);
  return found;
}

const GRIDS = allGrids();

/** The library's place: answers at once, and notes what it was asked. */
class Library {
  constructor() {
    /** @type {{command: string, fields: any, signal: AbortSignal}[]} */
    this.asked = [];
    /** Commands that get no answer. @type {Set<string>} */
    this.silent = new Set();
    /** What rules forbid. @type {(line: string) => boolean} */
    this.isAllowed = () => true;
  }

  /** @param {any} fields */
  solutions({ givens, marks = '' }) {
    const masks = marks ? masksOf(marks, square(4)) : new Array(16).fill(-1);
    return GRIDS.filter((line) => this.isAllowed(line) && [...line].every((digit, cell) =>
      (givens[cell] === '.' || givens[cell] === digit) && (masks[cell] < 0 || masks[cell] & (1 << (Number(digit) - 1)))));
  }

  /** @param {string} command @param {any} fields @param {any} options */
  async ask(command, fields, { worker, signal, onProgress }) {
    assert.equal(worker, 'live');
    this.asked.push({ command, fields, signal });
    await null;
    if (this.silent.has(command)) {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('taken back'))));
    }
    const all = this.solutions(fields);
    switch (command) {
      case 'check':
        return all.length === 0 ? { result: 'none', conflictSet: ['r1c1=1', 'r1c2=1'], smallest: false }
          : all.length === 1 ? { result: 'proper', solution: all[0] } : { result: 'several', witness: [all[0], all.at(-1)] };
      case 'count':
        onProgress?.({ what: 'solutions', done: '1', total: '-1' });
        return { result: 'counted', count: String(all.length), exact: true };
      case 'true': {
        const known = fields.known.split(',').filter((/** @type {string} */ line) => all.includes(line));
        const solutions = fields.quick ? [...new Set([...known, all[0]])] : all;
        const counts = new Array(64).fill(0).map((_, i) => Math.min(MOST_COUNTED, all.filter((line) => Number(line[i >> 2]) === (i % 4) + 1).length));
        return { result: fields.quick ? 'unknown' : 'found', solutions, ...(fields.most ? { counts, counted: true } : {}) };
      }
      case 'conflict':
        return { result: 'found', conflictSet: ['r1c1=1', 'r1c2=1'], smallest: true };
      case 'rate':
        return { result: 'rated', level: 'easy' };
      case 'path':
        return { result: 'solved', solved: true, steps: [] };
      default:
        return { result: 'error', message: `no ${command}` };
    }
  }

  /** What was asked, and forgotten here. */
  commands() {
    return this.asked.splice(0).map(({ command, fields }) => command + (fields.quick ? ' quick' : fields.most ? ' most' : ''));
  }
}

/** @param {string} line @param {string} [layout] */
const puzzle = (line, layout = LAYOUT) => ({ layout, size: square(4), digits: digitsOf(line, square(4)), fields: { layout, givens: line } });

function setUp() {
  const library = new Library();
  /** @type {any[]} */
  const told = [];
  const check = new LiveCheck(library.ask.bind(library), (/** @type {any} */ known) => told.push(known));
  return { library, told, check };
}

/** @param {string[]} lines @returns {number[]} */
const union = (lines) => [...Array(16).keys()].map((cell) => lines.reduce((mask, line) => mask | (1 << (Number(line[cell]) - 1)), 0));

const SEVERAL = '1...............';
const MORE = '12..............';
const ONE = '1234341221434321'.replace(/.$/, '.');

test('several solutions are counted, and their candidates found', async () => {
  const { library, told, check } = setUp();
  await check.start(puzzle(SEVERAL), true);
  assert.deepEqual(library.commands(), ['check', 'count', 'true quick', 'true', 'true most']);
  const last = told.at(-1);
  const all = library.solutions(puzzle(SEVERAL).fields);
  assert.equal(last.verdict, 'several');
  assert.equal(last.count, String(all.length));
  assert.deepEqual([last.isExact, last.isCounting, last.isComplete], [true, false, true]);
  assert.deepEqual(last.candidates, union(all));
  assert.equal(last.counts[0], MOST_COUNTED);
  assert.equal(told[0].candidates, undefined);
  assert.ok(told.some(({ candidates, isComplete }) => candidates && !isComplete), 'what a short search shows is told before');
});

test('candidates are not asked for unless they are wanted', async () => {
  const { library, check } = setUp();
  await check.start(puzzle(SEVERAL), false);
  assert.deepEqual(library.commands(), ['check', 'count']);
});

test('a further given is asked about within what is known, with the solutions that have it', async () => {
  const { library, told, check } = setUp();
  await check.start(puzzle(SEVERAL), true);
  library.asked.length = 0;
  await check.start(puzzle(MORE), true);
  const { fields } = library.asked.find(({ command }) => command === 'true') ?? assert.fail();
  assert.equal(fields.of, 'position');
  assert.equal(fields.entries, lineOf(digitsOf(MORE, square(4))));
  const known = fields.known.split(',');
  assert.ok(known.length > 2);
  assert.deepEqual(known.filter((/** @type {string} */ line) => !line.startsWith('12')), []);
  assert.deepEqual(told.at(-1).candidates, union(library.solutions(puzzle(MORE).fields)));
});

test('a given less, or another rule, is asked about anew, with the known solutions', async () => {
  for (const next of [puzzle(SEVERAL), puzzle(MORE, 'box 2x2; killer 5 r1c1 r1c2')]) {
    const { library, check } = setUp();
    await check.start(puzzle(MORE), true);
    library.asked.length = 0;
    await check.start(next, true);
    const { fields } = library.asked.find(({ command }) => command === 'true') ?? assert.fail();
    assert.equal(fields.of, undefined);
    assert.equal(fields.marks, undefined);
    assert.ok(fields.known.split(',').length > 2);
  }
});

test('marks that were typed in are not mixed with what is known', async () => {
  const { library, check } = setUp();
  await check.start(puzzle(SEVERAL), true);
  library.asked.length = 0;
  const marked = puzzle(MORE);
  await check.start({ ...marked, fields: { ...marked.fields, marks: `${','.repeat(14)},34` } }, true);
  const { fields } = library.asked.find(({ command }) => command === 'true') ?? assert.fail();
  assert.equal(fields.marks, `${','.repeat(14)},34`);
  assert.equal(fields.of, undefined);
});

test('one solution is rated, and its path found', async () => {
  const { library, told, check } = setUp();
  await check.start(puzzle(ONE), true);
  assert.deepEqual(library.commands(), ['check', 'rate', 'path']);
  const [first, ...others] = told;
  assert.deepEqual([first.verdict, first.isComplete, first.rating], ['one', true, undefined]);
  assert.equal(lineOf(first.solution), '1234341221434321');
  assert.equal(others.at(-1).rating.level, 'easy');
  assert.equal(others.at(-1).path.solved, true);
});

test('what cannot hold is told at once, and then the smallest set of it', async () => {
  const { library, told, check } = setUp();
  await check.start(puzzle('11..............'), true);
  assert.deepEqual(library.commands(), ['check', 'check', 'conflict']);
  assert.deepEqual(told.map(({ verdict, isSearched, conflict }) => [verdict, isSearched, conflict?.smallest]), [['none', true, undefined], ['none', true, false], ['none', false, true]]);
});

test('the next change ends the question before, and nothing more is told of it', async () => {
  const { library, told, check } = setUp();
  library.silent.add('count');
  const first = check.start(puzzle(SEVERAL), true);
  await new Promise((done) => setTimeout(done));
  assert.equal(told.at(-1).verdict, 'several');
  const { signal } = library.asked.at(-1) ?? assert.fail();
  told.length = 0;
  await check.start(puzzle(ONE), true);
  await first;
  assert.equal(signal.aborted, true);
  assert.deepEqual([...new Set(told.map(({ verdict }) => verdict))], ['one']);
  check.stop();
});

test('a failure of the library is passed on', async () => {
  const { check } = setUp();
  const bad = { ...puzzle(SEVERAL) };
  const failing = new LiveCheck(async () => ({ result: 'error', message: 'bad rule' }), () => {});
  await assert.rejects(failing.start(bad, false), /bad rule/);
  check.stop();
});
