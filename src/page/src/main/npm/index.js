// @ts-check

// The functions of the package. Each asks the core one command of the protocol of the page; types.d.ts says what they take and return.

import { optionsOf } from './options.js';
import { input, isObject, partsOf, shown } from './parts.js';
import { platform } from './platform.js';
import { Queue, SudokuError } from './queue.js';
import { wordsOf } from './request.js';

/** @typedef {import('./types.js').AskOptions} AskOptions */
/** @typedef {Record<string, any>} Fields */
/** @typedef {(command: string, fields: Fields, options: AskOptions) => Promise<any>} Ask */

export { SudokuError };

/** Functions about a puzzle, with the command of each. */
const ABOUT_A_PUZZLE = {
  solve: 'solve',
  check: 'check',
  count: 'count',
  countPerCandidate: 'heat',
  estimate: 'estimate',
  candidates: 'true',
  minimize: 'minimize',
  missing: 'missing',
  needless: 'needless',
  conflict: 'conflict',
  clashes: 'clashes',
  mistakes: 'mistakes',
  hint: 'hint',
  steps: 'steps',
  explain: 'path',
  reason: 'reason',
  why: 'why',
  rate: 'rate',
  marks: 'fill',
  write: 'write',
  exportPuzzle: 'export',
  prove: 'certify',
  canonical: 'canonical',
  shuffle: 'shuffle',
};

const GAME = ['layout', 'givens', 'entries', 'marks'];

/** What read says of a puzzle besides the game: such a puzzle can be handed in as it is. */
const OF_READ = ['line', 'id', 'title', 'author', 'rules', 'conflicts', 'suggested', 'otherDrawings'];

const CERTIFICATE = ['puzzle', 'formula', 'proof', 'lrat', 'graph', 'solution', 'solutions', 'covering', 'needed'];

const NEEDS = 'the core needs WebAssembly with garbage collection and exception references: Node 24, Chrome 137, Firefox 131, Safari 18.4 or later';

/**
 * @param {{workers?: number}} [options]
 * @returns {import('./types.js').Sudoku}
 */
export function createSudoku(options) {
  const { workers = 1 } = optionsOf('createSudoku', options);
  const source = createSource();
  /** @type {Queue<import('./queue.js').Made>[]} */
  let queues = [];

  /** The queue for the next request: one that has nothing to do, or a further one, or the shortest. */
  const nextQueue = () => {
    const shortest = queues.reduce((/** @type {typeof queues[0] | null} */ best, queue) => (best && best.length <= queue.length ? best : queue), null);
    if (shortest && (shortest.length === 0 || queues.length === workers)) {
      return shortest;
    }
    const added = new Queue(source.load, source.unusable);
    queues.push(added);
    return added;
  };

  /** @type {Ask} */
  const ask = async (command, fields, { signal, onProgress }) => {
    signal?.throwIfAborted();
    const words = wordsOf(command, fields);
    const answer = JSON.parse(await watched(signal, onProgress, (tell, ending) => nextQueue().ask(words, tell, ending)));
    if (answer.result === 'error') {
      const { result, message, internal, ...place } = answer;
      throw internal ? new SudokuError('failed', message) : input(message, place);
    }
    return answer;
  };

  const close = () => {
    queues.forEach((queue) => queue.close());
    queues = [];
  };

  return { ...functionsOf(ask), close };
}

/**
 * Does work that ends when the caller's signal is aborted or the caller's function throws: the promise is rejected with the reason or the error.
 *
 * @param {AskOptions['signal']} signal
 * @param {AskOptions['onProgress']} onProgress also an asynchronous one
 * @param {(tell: ((text: string) => void) | undefined, ending: AbortSignal) => Promise<string>} work
 */
async function watched(signal, onProgress, work) {
  const controller = new AbortController();
  const follow = () => controller.abort(signal?.reason);
  const tell = async (/** @type {string} */ text) => {
    try {
      await onProgress?.(JSON.parse(text));
    } catch (error) {
      controller.abort(error);
    }
  };
  signal?.addEventListener('abort', follow);
  try {
    return await work(onProgress ? tell : undefined, controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    signal?.removeEventListener('abort', follow);
  }
}

/** What all workers are made of, compiled once. */
function createSource() {
  /** @type {Promise<WebAssembly.Module> | null} */
  let compiling = null;
  /** Why the last worker did not start, for the request that waits. */
  let failure = '';

  /** @returns {Promise<import('./queue.js').Made>} */
  const load = async () => {
    if (failure !== '') {
      const message = failure;
      failure = '';
      throw new Error(message);
    }
    try {
      compiling ??= platform.compile();
      return { module: await compiling, makeWorker: platform.makeWorker };
    } catch (error) {
      compiling = null;
      const { why, message } = /** @type {import('./module.js').LoadError} */ (error);
      throw why === 'missing' || why === 'unsupported' ? new Error(`${NEEDS} (${message})`) : error;
    }
  };

  const unusable = (/** @type {unknown} */ _, /** @type {string} */ detail) => {
    failure = `the worker does not start: ${detail}`;
  };

  return { load, unusable };
}

/**
 * @param {Ask} ask
 * @returns {any} all functions
 */
function functionsOf(ask) {
  /** @param {string} command @param {Fields} fields @param {Fields} options that have been checked */
  const run = (command, fields, { signal, onProgress, timeout, ...others }) => {
    const all = Object.entries({ ...fields, ...others, time: timeout }).filter(([, value]) => value !== undefined);
    return ask(command, Object.fromEntries(all.map(([key, value]) => [key, valueOf(key, value)])), { signal, onProgress });
  };

  /** @param {any} puzzle @param {AskOptions} [options] @returns {Promise<Fields>} the puzzle in the words of a request */
  const gameOf = async (puzzle, { signal } = {}) => {
    if (typeof puzzle === 'string') {
      const { puzzles, more, errors } = await ask('read', { text: puzzle }, { signal });
      if (errors.length > 0) {
        throw input(errors[0].message, { key: 'puzzle', ...errors[0] });
      }
      if (puzzles.length + more > 1) {
        throw input(`the text has ${puzzles.length + more} puzzles: expected one; read() gives them all`, { key: 'puzzle' });
      }
      return gameOf(puzzles[0]);
    }
    if (!isObject(puzzle)) {
      throw input(`puzzle must be a text or an object with ${GAME.join(', ')}, but is ${shown(puzzle)}`, { key: 'puzzle' });
    }
    return partsOf(puzzle, 'puzzle', 'a puzzle has no part', GAME, OF_READ);
  };

  /** @param {string} command @param {any} puzzle @param {Fields} options that have been checked */
  const runAbout = async (command, puzzle, options) => run(command, await gameOf(puzzle, options), options);

  const aboutAPuzzle = Object.entries(ABOUT_A_PUZZLE).map(([name, command]) => [
    name,
    async (/** @type {any} */ puzzle, /** @type {any} */ options) => runAbout(command, puzzle, optionsOf(name, options)),
  ]);

  return {
    ...Object.fromEntries(aboutAPuzzle),
    shuffle: async (/** @type {any} */ puzzle, /** @type {any} */ options) =>
      runAbout('shuffle', puzzle, { seed: randomSeed(), ...optionsOf('shuffle', options) }),
    generate: async (/** @type {any} */ options) => {
      const known = optionsOf('generate', options);
      return run('generate', known.date === undefined && known.seed === undefined ? { seed: randomSeed() } : {}, known);
    },
    read: async (/** @type {string} */ text, /** @type {any} */ options) => run('read', { text: textOf('text', text) }, optionsOf('read', options)),
    sheet: async (/** @type {any} */ puzzles, /** @type {any} */ options) => {
      const known = optionsOf('sheet', options);
      return run('sheet', typeof puzzles === 'string' ? { text: puzzles } : await gameOf(puzzles), known);
    },
    layout: async (/** @type {string} */ layout, /** @type {any} */ options) => run('layout', layoutOf(layout), optionsOf('layout', options)),
    changeRules: async (/** @type {string} */ layout, /** @type {any} */ options) => run('rule', layoutOf(layout), optionsOf('changeRules', options)),
    rules: async (/** @type {string | undefined} */ layout, /** @type {any} */ options) => run('forms', layoutOf(layout), optionsOf('rules', options)),
    techniques: async (/** @type {any} */ options) => run('techniques', {}, optionsOf('techniques', options)),
    decode: async (/** @type {string} */ exported, /** @type {string} */ answer, /** @type {any} */ options) =>
      run('answer', { exported: textOf('exported', exported), answer: textOf('answer', answer) }, optionsOf('decode', options)),
    verify: async (/** @type {any} */ certificate, /** @type {any} */ options) =>
      run('verify', textsOf(certificate), optionsOf('verify', options)),
  };
}

/** @param {any} certificate its parts by their keys, or what prove has answered @returns {Fields} */
function textsOf(certificate) {
  if (!isObject(certificate)) {
    throw input(`certificate must be an object with texts or an answer of prove, but is ${shown(certificate)}`, { key: 'certificate' });
  }
  const texts = Array.isArray(certificate.files)
    ? Object.fromEntries(certificate.files.map((/** @type {{key: string, text: string}} */ { key, text }) => [key, text]))
    : certificate;
  return partsOf(texts, 'certificate', 'a certificate has no part', CERTIFICATE);
}

/** An argument that is a text. @param {string} key @param {any} value @returns {string} */
function textOf(key, value) {
  if (typeof value !== 'string') {
    throw input(`${key} must be a text, but is ${shown(value)}`, { key });
  }
  return value;
}

/** A layout as a field; the classic one may be left out. @param {any} layout @returns {Fields} */
const layoutOf = (layout) => (layout === undefined ? {} : { layout: textOf('layout', layout) });

/** @param {string} key @param {any} value */
function valueOf(key, value) {
  if (value === null || typeof value === 'function' || typeof value === 'symbol' || (typeof value === 'object' && !Array.isArray(value))) {
    throw input(`${key} must be a text, a number, true or false, or a list, but is ${shown(value)}`, { key });
  }
  return Array.isArray(value) ? value.join(',') : value;
}

const randomSeed = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

export const {
  solve,
  check,
  count,
  countPerCandidate,
  estimate,
  candidates,
  minimize,
  missing,
  needless,
  conflict,
  clashes,
  mistakes,
  hint,
  steps,
  explain,
  reason,
  why,
  rate,
  marks,
  write,
  exportPuzzle,
  prove,
  canonical,
  shuffle,
  generate,
  read,
  sheet,
  layout,
  changeRules,
  rules,
  techniques,
  decode,
  verify,
  close,
} = createSudoku();
