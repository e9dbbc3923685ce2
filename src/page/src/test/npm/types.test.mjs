// The types: real answers of all kinds fit them, and code that misuses them does not compile.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CALLS, EXAMPLES } from './calls.mjs';
import { DOCUMENT, FOLDER, OPTIONS, TOOLS, WITHOUT_TOOLS, run, sudoku, write } from './packed.mjs';

/** @param {string[]} files @returns {string} what the compiler complains of */
function complaints(...files) {
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom', '--types', ''];
  try {
    return run(process.execPath, join(String(TOOLS), 'node_modules/typescript/bin/tsc'), ...options, ...files);
  } catch (error) {
    return String(/** @type {any} */ (error).stdout);
  }
}

/** The type of what a call answers. @param {import('./calls.mjs').Call} call */
function typeOf({ name, args }) {
  const options = args[1] ?? {};
  const special = name === 'solve' && options.random !== undefined ? 'DrawResult'
    : name === 'hint' && options.detail === 'vague' ? 'HintResult<VagueStep>'
    : name === 'hint' && options.detail === 'concrete' ? 'HintResult<ConcreteStep>'
    : name === 'hint' ? 'HintResult' : '';
  return special || `Awaited<ReturnType<Sudoku['${name}']>>`;
}

test('every function has been called, and every command of the protocol has an example', () => {
  const functions = Object.entries(sudoku).filter(([name, value]) => typeof value === 'function' && !/^(SudokuError|createSudoku|close)$/.test(name)).map(([name]) => name);
  assert.ok(functions.length > 30);
  for (const calls of [CALLS, EXAMPLES]) {
    const called = calls.map(({ name }) => name);
    // The only example of its command is an error.
    assert.deepEqual(functions.filter((name) => !called.includes(name)), calls === CALLS ? [] : ['decode']);
  }
});

test('the answers have the declared keys, and no others', { skip: WITHOUT_TOOLS }, async () => {
  const lines = [];
  for (const call of [...CALLS, ...EXAMPLES]) {
    const answer = await sudoku[call.name](...call.args);
    lines.push(`const answer${lines.length}: ${typeOf(call)} = ${JSON.stringify(answer)};`);
  }
  const imports = "import type { ConcreteStep, DrawResult, HintResult, Sudoku, VagueStep } from 'sudoku-sat';\n";
  const file = write('answers.ts', `${imports}${lines.join('\n')}\nexport {};\n`);
  assert.equal(complaints(file), '');
  // A key too many, a key too few, and a value of another type.
  const kept = String(lines.find((line) => line.includes("['check']") && line.includes('"proper"')));
  const wrong = [kept.replace('{', '{"more":1,'), kept.replace(/"solution":"[^"]*",/, ''), kept.replace(/"nodes":\d+/, '"nodes":"0"')];
  const told = complaints(...wrong.map((line, index) => write(`wrong${index}.ts`, `${imports}${line}\nexport {};\n`)));
  wrong.forEach((line, index) => assert.ok(line !== kept && told.includes(`wrong${index}.ts`), told));
});

test('what is exported is declared', { skip: WITHOUT_TOOLS }, () => {
  const names = Object.keys(sudoku);
  const file = write('names.ts', `import * as all from 'sudoku-sat';\nexport const names: (keyof typeof all)[] = ${JSON.stringify(names)};\n`
    + `export const each: Record<keyof typeof all, 1> = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])))};\n`);
  assert.equal(complaints(file), '');
});

/** The arguments of a function before its options. @param {string} name */
const argumentsOf = (name) => (name === 'generate' || name === 'techniques' ? [] : name === 'decode' ? ['', ''] : name === 'verify' ? [{}] : ['1......3.4....2.']);

test('the options that functions take are those of the types', { skip: WITHOUT_TOOLS }, () => {
  const { createSudoku, ...options } = OPTIONS;
  // Of overloads, the last one counts: those of solve differ in one option.
  const lines = Object.entries(options).map(([name, names]) =>
    `export const ${name}: Record<Exclude<keyof NonNullable<Parameters<Sudoku['${name}']>[${argumentsOf(name).length}]>${name === 'solve' ? ' | keyof DrawOptions' : ''}, symbol>, 1>`
    + ` = ${JSON.stringify(Object.fromEntries(names.map((/** @type {string} */ key) => [key, 1])))};`);
  const file = write('options.ts', `import type { DrawOptions, Sudoku } from 'sudoku-sat';\n${lines.join('\n')}\n`);
  assert.equal(complaints(file), '');
});

test('the core knows all options', async () => {
  const { createSudoku, ...options } = OPTIONS;
  for (const [name, names] of Object.entries(options)) {
    for (const option of names.filter((/** @type {string} */ key) => !['signal', 'onProgress'].includes(key))) {
      const value = option === 'timeout' ? 0 : 'x';
      const key = await sudoku[name](...argumentsOf(name), { [option]: value }).then(() => '', (/** @type {any} */ error) => error.key);
      assert.notEqual(key, 'word', `${name}: ${option}`);
    }
  }
});

test('answers are told apart by their result, and what is misspelt does not compile', { skip: WITHOUT_TOOLS }, () => {
  const file = write('sample.ts', `
    import { check, hint, solve, SudokuError, type Cell } from 'sudoku-sat';
    const answer = await check('...', { timeout: 1000, signal: new AbortController().signal, onProgress: ({ done }) => console.log(done) });
    switch (answer.result) {
      case 'proper': console.log(answer.solution.length); break;
      case 'several': console.log(answer.witness[1], answer.differ satisfies Cell[]); break;
      case 'none': console.log(answer.conflicts, answer.conflictSet?.length); break;
      case 'unknown': console.log(answer.reason); break;
      default: answer satisfies never;
    }
    const vague = await hint({ givens: '' }, { detail: 'vague' });
    if (vague.result === 'found') {
      console.log(vague.technique);
      // @ts-expect-error
      console.log(vague.placements);
    }
    const drawn = await solve('', { random: 4 });
    if (drawn.result === 'solved') console.log(drawn.solutions[0].length);
    try { await solve(''); } catch (error) { if (error instanceof SudokuError && error.kind === 'input') console.log(error.key, error.line); }
    // @ts-expect-error
    console.log(answer.solution);
    // @ts-expect-error
    await solve({ given: '' });
    // @ts-expect-error
    await solve('', { engine: 'abacus' });
    // @ts-expect-error
    await solve();
  `);
  assert.equal(complaints(file), '');
});

test('the examples of the document compile', { skip: WITHOUT_TOOLS }, () => {
  const examples = [...readFileSync(DOCUMENT, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  assert.ok(examples.length > 3);
  assert.equal(complaints(...examples.map((code, index) => write(`example${index}.ts`, `${code}\nexport {};\n`))), '');
});
