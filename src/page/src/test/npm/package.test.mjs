// The package in Node, as a newcomer installs it.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { BUILT, FOLDER, PACKED, sudoku, write } from './packed.mjs';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** Many solutions, each of which is counted. */
const ENDLESS = { layout: 'box 3x3; rule anti-knight' };

/** @param {string} program @returns {Promise<{stdout: string, milliseconds: number}>} what a script prints, and how long it runs */
async function runScript(program) {
  const begin = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [write('script.mjs', program)], { cwd: FOLDER, timeout: 60_000 });
  return { stdout, milliseconds: performance.now() - begin };
}

test('the package is small, and has the licences of what is in it', () => {
  console.log(`${PACKED.filename}: ${PACKED.size} bytes packed, ${PACKED.unpackedSize} unpacked`);
  assert.ok(PACKED.size <= 745_000, `${PACKED.size} bytes`);
  const files = PACKED.files.map(({ path }) => path);
  for (const name of ['LICENSE', 'README.md', 'core.wasm', 'types.d.ts', 'licenses/THIRD-PARTY.txt']) {
    assert.ok(files.includes(name), `${name} is in ${files}`);
  }
});

test('it has the version of the library and needs nothing', () => {
  const { version, dependencies } = JSON.parse(readFileSync(join(BUILT, 'package.json'), 'utf8'));
  const pom = readFileSync(new URL('../../../pom.xml', import.meta.url), 'utf8');
  assert.equal(version, /<version>(.*?)(?:-SNAPSHOT)?<\/version>/.exec(pom)?.[1]);
  assert.equal(dependencies, undefined);
});

test('a script of a few lines gets an answer and ends by itself', async () => {
  const { stdout, milliseconds } = await runScript(`
    import { solve } from 'sudoku-sat';
    const answer = await solve('${EASY}');
    console.log(answer.result, answer.solution);
  `);
  assert.equal(stdout, `solved ${SOLUTION}\n`);
  console.log(`a script from its start to its end: ${Math.round(milliseconds)} ms`);
});

test('it ends by itself also after a request was taken back, and if nothing was asked', async () => {
  const { stdout } = await runScript(`
    import { count } from 'sudoku-sat';
    await count(${JSON.stringify(ENDLESS)}, { signal: AbortSignal.timeout(300) }).catch((error) => console.log(error.name));
  `);
  assert.equal(stdout, 'TimeoutError\n');
  assert.equal((await runScript(`import 'sudoku-sat';`)).stdout, '');
});

test('a text is read in any format, and a puzzle that was read can be handed in', async () => {
  const small = '1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . 4';
  assert.equal((await sudoku.check(small)).result, 'proper');
  const { puzzles } = await sudoku.read(small);
  assert.equal(puzzles[0].layout, 'box 2x2');
  assert.equal((await sudoku.check(puzzles[0])).result, 'proper');
  const link = (await sudoku.write({ layout: 'box 3x3; killer 10 r1c1 r1c2', givens: EASY.replace('53', '..') }, { format: 'sudokupad-link' })).text;
  assert.deepEqual((await sudoku.check(link)).result, (await sudoku.check({ layout: 'box 3x3; killer 10 r1c1 r1c2', givens: EASY.replace('53', '..') })).result);
});

test('a certificate that was made is verified as it is', async () => {
  const proof = await sudoku.prove(EASY);
  assert.equal(proof.result, 'proper');
  assert.deepEqual(await sudoku.verify(proof).then(({ result, solution }) => ({ result, solution })), { result: 'verified', solution: SOLUTION });
});

test('a puzzle is random unless there is a seed', async () => {
  const [one, other] = [await sudoku.generate(), await sudoku.generate()];
  assert.notEqual(one.puzzle, other.puzzle);
  assert.equal((await sudoku.generate({ seed: one.seed })).puzzle, one.puzzle);
});

/** What is wrong, with the part at fault and a piece of the message. @type {[string, () => Promise<any>, string, string][]} */
const WRONG = [
  ['no puzzle', () => sudoku.solve(undefined), 'puzzle', 'undefined'],
  ['a number', () => sudoku.solve(5), 'puzzle', 'but is 5'],
  ['a list', () => sudoku.solve([EASY]), 'puzzle', 'a list'],
  ['an empty text', () => sudoku.solve(''), 'text', 'nothing'],
  ['a cell too few', () => sudoku.solve(EASY.slice(1)), 'text', '80 cells'],
  ['two puzzles', () => sudoku.solve(`${EASY}\n${EASY}`), 'puzzle', '2 puzzles'],
  ['one of two that cannot be read', () => sudoku.solve(`${EASY}\n12`), 'puzzle', 'line 2'],
  ['a digit that is none', () => sudoku.hint({ givens: EASY.replace('5', 'z') }), 'givens', 'line 1, column 1'],
  ['null', () => sudoku.hint({ givens: null }), 'givens', 'null'],
  ['a misspelt part', () => sudoku.hint({ given: EASY }), 'given', 'did you mean "givens"?'],
  ['a rule outside the grid', () => sudoku.check({ layout: 'box 2x2; killer 6 r1c1 r1c5' }), 'layout', 'column 15'],
  ['an unknown engine', () => sudoku.solve(EASY, { engine: 'abacus' }), 'engine', '"abacus"'],
  ['an unknown option', () => sudoku.count(EASY, { engine: 'sat' }), 'engine', 'count has no option "engine"'],
  ['a negative timeout', () => sudoku.solve(EASY, { timeout: -1 }), 'timeout', '-1'],
  ['a function', () => sudoku.solve(EASY, { engine: () => 'sat' }), 'engine', 'a text'],
  ['a missing candidate', () => sudoku.why(EASY), 'candidate', 'missing'],
  ['no certificate', () => sudoku.verify('x'), 'certificate', 'but is "x"'],
];

for (const [what, ask, key, message] of WRONG) {
  test(`${what} is refused with the place`, async () => {
    await assert.rejects(ask(), (/** @type {any} */ error) => {
      assert.ok(error instanceof sudoku.SudokuError && error instanceof Error, String(error));
      assert.deepEqual([error.name, error.kind, error.key], ['SudokuError', 'input', key]);
      assert.ok(error.message.includes(message), error.message);
      return true;
    });
  });
}

test('the place has line and column', async () => {
  await assert.rejects(sudoku.hint({ givens: '53z' }), { line: 1, column: 3, found: '"z"', expected: 'a digit from 1 to 9 or a blank' });
});

test('a long count is taken back at once, and tells its progress until then; the next request is answered', async () => {
  const abort = new AbortController();
  /** @type {any[]} */
  const told = [];
  const counting = sudoku.count(ENDLESS, { signal: abort.signal, onProgress: (/** @type {any} */ progress) => told.push(progress) });
  const waiting = sudoku.solve(EASY);
  setTimeout(() => abort.abort(), 1000);
  await assert.rejects(counting, { name: 'AbortError' });
  const begin = performance.now();
  assert.equal((await waiting).solution, SOLUTION);
  console.log(`from the abort of a count to the answer of what waited: ${Math.round(performance.now() - begin)} ms`);
  assert.ok(told.length >= 2 && told.every(({ what, done, total }) => what === 'solutions' && /^\d+$/.test(done) && /^-?\d+$/.test(total)), JSON.stringify(told));
  await assert.rejects(sudoku.solve(EASY, { signal: AbortSignal.abort('enough') }), (/** @type {any} */ reason) => reason === 'enough');
});

/** @type {[string, (error: Error) => any][]} */
const THROWING = [
  ['a function', (error) => { throw error; }],
  ['an asynchronous function', async (error) => { throw error; }],
];

for (const [what, fail] of THROWING) {
  test(`the error of ${what} for progress rejects the promise and ends the work`, { timeout: 60_000 }, async () => {
    const error = new Error('boom');
    const counting = sudoku.count(ENDLESS, { onProgress: () => fail(error) });
    const waiting = sudoku.solve(EASY);
    await assert.rejects(counting, (/** @type {any} */ reason) => reason === error);
    assert.equal((await waiting).solution, SOLUTION);
  });
}

test('a function that throws later than the signal is aborted changes nothing', async () => {
  const abort = new AbortController();
  const onProgress = () => {
    abort.abort('enough');
    throw new Error('boom');
  };
  await assert.rejects(sudoku.count(ENDLESS, { signal: abort.signal, onProgress }), (/** @type {any} */ reason) => reason === 'enough');
});

test('a timeout is an answer', async () => {
  const { result, exact, reason } = await sudoku.count(ENDLESS, { timeout: 100 });
  assert.deepEqual({ result, exact, reason }, { result: 'stopped', exact: false, reason: 'time limit reached' });
});

test('workers of one instance work at the same time', async () => {
  const many = sudoku.createSudoku({ workers: 2 });
  const abort = new AbortController();
  const counting = many.count(ENDLESS, { signal: abort.signal });
  assert.equal((await many.solve(EASY)).solution, SOLUTION);
  abort.abort();
  await assert.rejects(counting, { name: 'AbortError' });
  many.close();
  assert.throws(() => sudoku.createSudoku({ workers: 0 }), { name: 'SudokuError', key: 'workers' });
});

test('closing ends what runs, and the next call starts anew', async () => {
  const one = sudoku.createSudoku();
  const counting = one.count(ENDLESS);
  setTimeout(() => one.close(), 200);
  await assert.rejects(counting, { name: 'SudokuError', kind: 'stopped' });
  assert.equal((await one.solve(EASY)).solution, SOLUTION);
  one.close();
});

test('it works in a worker thread', async () => {
  const { stdout } = await runScript(`
    import { Worker, isMainThread, parentPort } from 'node:worker_threads';
    if (isMainThread) {
      new Worker(new URL(import.meta.url)).on('message', console.log);
    } else {
      const { solve } = await import('sudoku-sat');
      parentPort.postMessage((await solve('${EASY}')).solution);
    }
  `);
  assert.equal(stdout, `${SOLUTION}\n`);
});
