// Calls of every function that together have answers of every kind, and the examples of the protocol's document as calls.

import { readFileSync } from 'node:fs';
import { PROTOCOL, sudoku } from './packed.mjs';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const TWO = { layout: 'box 2x2', givens: '...4.3..1.......' };
const SMALL = { layout: 'box 2x2', givens: '...4.3..1.....2.' };
const BROKEN = { layout: 'box 2x2', givens: '11..............' };
const HOPELESS = { layout: 'box 2x2', givens: '12....34........' };
const KILLER = { layout: 'box 2x2; killer 7 r1c1 r1c2; thermo r2c1 r3c1 r4c1', entries: '23..............' };
const SUMS = { layout: 'box 3x3; killer 17 r5c5 r5c6; killer 4 r5c5 r5c6' };
const EMPTY = { layout: 'box 3x3; rule anti-knight; rule anti-king' };
const LARGE = { layout: 'box 5x5' };

/** The function of each command; those of solutions drawn at random and of steps that are told in part have types of their own. */
const FUNCTIONS = {
  path: 'explain', certify: 'prove', forms: 'rules', true: 'candidates', export: 'exportPuzzle', answer: 'decode', heat: 'countPerCandidate', fill: 'marks',
  rule: 'changeRules',
};

const GAME = ['layout', 'givens', 'entries', 'marks'];

/** @typedef {{name: string, args: any[]}} Call */

/** @param {string} name @param {...any} args @returns {Call} */
const call = (name, ...args) => ({ name, args });

const solved = 'solution' in (await sudoku.solve(EASY)) && (await sudoku.solve(EASY)).solution;
const exported = await sudoku.exportPuzzle(SMALL);
const withoutProof = await sudoku.exportPuzzle(TWO);

/** @type {Call[]} */
export const CALLS = [
  call('solve', EASY), call('solve', BROKEN), call('solve', KILLER, { of: 'position' }), call('solve', EMPTY, { engine: 'sat', work: 1 }),
  call('solve', LARGE, { timeout: 0 }), call('solve', EASY, { random: 4n }), call('solve', BROKEN, { random: 4 }), call('solve', LARGE, { random: 4, timeout: 0 }),
  call('check', EASY), call('check', TWO), call('check', BROKEN), call('check', HOPELESS), call('check', HOPELESS, { reason: false }), call('check', KILLER),
  call('check', SUMS), call('check', EMPTY, { engine: 'sat', work: 1 }), call('check', LARGE, { timeout: 0 }),
  call('count', TWO), call('count', EMPTY, { timeout: 50 }), call('countPerCandidate', TWO), call('countPerCandidate', EMPTY, { timeout: 50 }),
  call('estimate', EMPTY, { probes: 10 }), call('estimate', BROKEN), call('estimate', SMALL), call('estimate', LARGE, { timeout: 0 }),
  call('candidates', SMALL), call('candidates', TWO, { most: 3, known: ['2134431214233241'] }), call('candidates', BROKEN),
  call('candidates', TWO, { quick: true, known: '2134431214233241' }), call('candidates', KILLER), call('candidates', LARGE, { timeout: 0 }),
  call('minimize', EASY), call('minimize', EASY, { seed: 5 }), call('minimize', BROKEN), call('minimize', LARGE, { timeout: 0 }),
  call('missing', TWO), call('missing', BROKEN), call('missing', LARGE, { timeout: 0 }),
  call('needless', { ...SMALL, layout: 'box 2x2; killer 3 r1c1 r1c2' }), call('needless', TWO), call('needless', BROKEN), call('needless', LARGE, { timeout: 0 }),
  call('conflict', HOPELESS), call('conflict', TWO), call('conflict', SUMS), call('conflict', LARGE, { timeout: 0 }),
  call('clashes', KILLER), call('clashes', SMALL),
  call('mistakes', { ...SMALL, entries: '1...............' }), call('mistakes', { ...SMALL, marks: ',,1,,,,,,,,,,,,,' }), call('mistakes', SMALL), call('mistakes', BROKEN),
  call('mistakes', LARGE, { timeout: 0 }),
  call('hint', EASY), call('hint', HARD), call('hint', EASY, { detail: 'vague' }), call('hint', EASY, { detail: 'concrete', cell: 'r5c5' }), call('hint', solved),
  call('hint', HARD, { techniques: ['naked-single'] }), call('hint', BROKEN), call('hint', HOPELESS), call('hint', KILLER), call('hint', SUMS),
  call('hint', HARD, { timeout: 0 }), call('hint', EASY, { unique: 'off' }),
  call('steps', EASY, { techniques: ['hidden-single', 'naked-pair'] }), call('steps', HARD, { profile: 'classic' }), call('steps', solved), call('steps', HARD, { techniques: 'naked-single' }), call('steps', BROKEN),
  call('steps', HARD, { timeout: 0 }),
  call('explain', EASY), call('explain', HARD), call('explain', HARD, { techniques: 'hidden-single' }), call('explain', EASY, { most: 2 }), call('explain', HOPELESS),
  call('explain', TWO), call('explain', HARD, { timeout: 0 }), call('explain', { layout: 'box 2x2; killer 7 r1c1 r1c2; thermo r1c3 r2c3 r3c3', givens: '................' }),
  call('reason', SMALL), call('reason', EASY, { smallest: false, most: 2 }), call('reason', { layout: 'box 2x2; killer 7 r1c1 r1c2' }), call('reason', BROKEN),
  call('reason', TWO, { most: 20 }), call('reason', solved), call('reason', HARD, { timeout: 0 }),
  call('why', SMALL, { candidate: 'r1c1=2' }), call('why', SMALL, { candidate: 'r1c1=1' }), call('why', SMALL, { candidate: 'r1c4=4' }),
  call('why', TWO, { candidate: 'r2c3=1' }), call('why', SMALL, { candidate: 'r2c3=1', as: false }), call('why', HOPELESS, { candidate: 'r1c3=3' }),
  call('why', HARD, { candidate: 'r1c2=1', timeout: 0 }),
  call('rate', EASY), call('rate', HARD), call('rate', HARD, { techniques: 'naked-single' }), call('rate', BROKEN), call('rate', TWO), call('rate', HARD, { timeout: 0 }),
  call('marks', EASY), call('write', EASY, { format: 'json', title: 'One', author: 'Ada', words: 'None.' }), call('write', SMALL, { format: 'fpuzzles', solution: '2134431212433421' }),
  call('exportPuzzle', SMALL), call('exportPuzzle', SMALL, { to: 'lp' }), call('exportPuzzle', SMALL, { measure: true, encoding: 'minimal', atMostOne: 'product' }),
  call('exportPuzzle', SMALL, { to: 'opb', measure: true, clues: 'reduced' }), call('exportPuzzle', LARGE, { measure: true }), call('exportPuzzle', LARGE, { timeout: 0 }),
  call('prove', EASY), call('prove', SMALL, { proofs: 'both' }), call('prove', TWO), call('prove', BROKEN), call('prove', TWO, { claim: 'count' }),
  call('prove', TWO, { claim: 'candidates' }), call('prove', SMALL, { claim: 'minimal' }), call('prove', { ...SMALL, givens: '2..4.3..1.....2.' }, { claim: 'minimal' }),
  call('prove', LARGE, { timeout: 0 }), call('prove', EMPTY, { claim: 'count', limit: 5 }),
  call('verify', await sudoku.prove(SMALL)), call('verify', await sudoku.prove(TWO, { claim: 'count' })), call('verify', await sudoku.prove(TWO, { claim: 'candidates' })),
  call('verify', await sudoku.prove(SMALL, { claim: 'minimal' })), call('verify', { puzzle: 'x', formula: 'x', proof: 'x' }),
  call('verify', { formula: 'p cnf 1 2\n1 0\n-1 0\n', proof: '0\n' }), call('verify', await sudoku.prove(SMALL), { timeout: 0 }),
  call('decode', exported.text, 's UNSATISFIABLE\n'), call('decode', exported.text, 's UNKNOWN\n'), call('decode', exported.text, 's mc 1\n'),
  call('decode', withoutProof.text, 's mc 1\n'), call('decode', withoutProof.text, 's mc 3\n', { timeout: 0 }),
  call('canonical', SMALL), call('canonical', TWO), call('canonical', HARD, { timeout: 0 }), call('shuffle', SMALL), call('shuffle', SMALL, { seed: -7n }),
  call('generate'), call('generate', { seed: 4, level: 'medium..hard', symmetry: 'half-turn' }), call('generate', { layout: 'box 2x2; rule diagonals', seed: '5' }),
  call('generate', { kind: 'jigsaw', side: 6 }), call('generate', { kind: 'harder', givens: EASY, timeout: 100 }), call('generate', { date: '2026-11-23' }),
  call('generate', { layout: 'box 5x5', timeout: 0 }), call('generate', { layout: 'box 2x2; rule anti-king' }), call('generate', { clues: 17, timeout: 100 }),
  call('read', `${EASY}\n12`), call('read', EASY), call('sheet', EASY, { perPage: 1, levels: false }), call('sheet', SMALL),
  call('layout'), call('layout', 'box 2x2; killer 5 r1c1 r1c2; house r1c1 r2c3 r3c2 r4c4 : four; differ r1c1 r4c4 : far; sandwich 2 left1'),
  call('layout', 'regions 1122112233443344'), call('layout', 'grid 6x8'),
  call('changeRules', 'box 2x2', { add: 'rule anti-king' }), call('rules'), call('rules', 'grid 6x8'),
  call('techniques'), call('techniques', { profile: 'classic' }),
];

/** The words of a line of the document, in which those with blanks are quoted. @param {string} line @returns {string[]} */
const wordsIn = (line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => (quoted ?? plain).replaceAll('\\n', '\n'));

/** @param {string[]} words of a request @returns {Call} */
function callOf([command, ...words]) {
  const fields = Object.fromEntries(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
  const name = FUNCTIONS[command] ?? command;
  const isAboutAPuzzle = !['layout', 'rules', 'changeRules', 'read', 'techniques', 'decode', 'verify', 'generate'].includes(name);
  const isOf = (/** @type {string} */ key) => GAME.includes(key);
  const pick = (/** @type {(key: string) => boolean} */ keys) => Object.fromEntries(Object.entries(fields).filter(([key]) => keys(key)));
  const { layout, text, exported, answer, ...others } = fields;
  return isAboutAPuzzle ? call(name, pick(isOf), pick((key) => !isOf(key)))
    : name === 'read' ? call(name, text)
    : name === 'decode' ? call(name, exported, answer)
    : ['layout', 'rules', 'changeRules'].includes(name) ? call(name, layout, others)
    : call(name, fields);
}

/** The requests of the protocol's document, less those that are errors. @type {Call[]} */
export const EXAMPLES = readFileSync(PROTOCOL, 'utf8').split('\n\n')
  .flatMap((block) => /^ {4}([a-z].*)\n {4}\{"result":"(?!error)/.exec(block)?.[1] ?? [])
  .map((line) => callOf(wordsIn(line)));
