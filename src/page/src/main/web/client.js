// @ts-check

// Asks the core, which runs in workers: a quick one for what the player waits for, a long one for what takes its time and can be stopped, and one, made
// when it is first asked, for what is found out while a puzzle is being set. The page owns all state, and each request is complete in itself. So a
// worker can be ended at any time; the next one is made of what was loaded once, without the network.

import { loadJavaScript, loadWasm } from './loader.js';
import { LoadError } from './module.js';
import { Queue, SudokuError } from './queue.js';

/** @typedef {import('./loader.js').Loaded} Loaded */
/** @typedef {import('./loader.js').Refusal} Refusal */
/** @typedef {import('./loader.js').Urls} Urls */

/**
 * How far a computation has come: the unit of the work, the units done, and the units in all or "-1". Counts are strings, because they may be larger
 * than the numbers of JavaScript.
 *
 * @typedef {{what: string, done: string, total: string}} Progress
 */

/**
 * @typedef {object} AskOptions
 * @property {'quick' | 'long' | 'live'} [worker] quick unless stated otherwise
 * @property {(progress: Progress) => void} [onProgress] told at most ten times a second how far the core has come
 * @property {AbortSignal} [signal] takes this request back, and no other
 */

/**
 * @typedef {object} Client
 * @property {(words: string[], options?: AskOptions) => Promise<any>} ask the answer as an object; rejects with a SudokuError
 * @property {(words: string[], options?: AskOptions) => Promise<string>} askText the same as the text of a JSON object
 * @property {(worker?: 'quick' | 'long') => void} stop ends what the long worker (or the one named) does
 * @property {(worker?: 'quick' | 'long') => boolean} isBusy whether a request is with the long worker (or the one named), or waits for it
 * @property {() => void} close ends all workers for good
 * @property {() => {target: 'wasm' | 'js' | 'none', why?: string, detail?: string}} info how the core runs, and if as JavaScript, why
 * @property {Promise<void>} ready when the quick worker answers; rejects with a SudokuError if no worker can be started
 */

/**
 * Loads the core and starts its workers.
 *
 * @param {Partial<Urls> & {target?: 'wasm' | 'js'}} [options] other files than those next to this one; the target js loads no WebAssembly
 * @returns {Client}
 */
export function createClient(options = {}) {
  const near = (/** @type {string} */ name) => new URL(name, import.meta.url);
  const urls = {
    scriptUrl: near('worker.js'),
    glueUrl: near('wasm.js'),
    wasmUrl: near('core.wasm'),
    jsUrl: near('core.js'),
    ...options,
  };
  const source = createSource(urls, options.target === 'js');
  const queue = () => new Queue(source.load, source.unusable);
  const queues = { quick: queue(), long: queue(), live: queue() };
  const ready = queues.quick.whenReady();
  ready.then(
    () => queues.long.start(),
    () => {},
  );
  const askText = (/** @type {string[]} */ words, /** @type {AskOptions} */ { worker = 'quick', onProgress, signal } = {}) =>
    queues[worker].ask(words, onProgress && ((text) => onProgress(JSON.parse(text))), signal);
  return {
    askText,
    ask: async (words, how) => JSON.parse(await askText(words, how)),
    stop: (worker = 'long') => queues[worker].stop(),
    isBusy: (worker = 'long') => queues[worker].length > 0,
    close: () => Object.values(queues).forEach((queue) => queue.close()),
    info: source.info,
    ready,
  };
}

/**
 * What workers are made of: WebAssembly, or JavaScript once that has turned out not to work.
 *
 * @param {Urls} urls
 * @param {boolean} isJavaScriptAskedFor
 */
function createSource(urls, isJavaScriptAskedFor) {
  /** Why WebAssembly is not tried. @type {Refusal | null} */
  let refused = isJavaScriptAskedFor ? new LoadError('asked', '') : null;
  /** Why no worker starts, for the next one that wants to know. @type {SudokuError | null} */
  let dead = null;
  /** @type {Promise<Loaded> | null} */
  let loading = null;
  /** @type {Loaded | null} */
  let loaded = null;

  const loadEither = async () => {
    if (!refused) {
      try {
        return await loadWasm(urls);
      } catch (error) {
        refused = asLoadError(error);
      }
    }
    try {
      return await loadJavaScript(urls, refused);
    } catch (error) {
      const both = `${refused.message}; ${asLoadError(error).message}`;
      // What could not be fetched may be there when the player tries again.
      refused = refused.why === 'load' ? null : refused;
      throw new SudokuError('dead', both);
    }
  };

  const forget = () => {
    loading = null;
    loaded = null;
  };

  const load = async () => {
    if (dead) {
      const error = dead;
      dead = null;
      throw error;
    }
    loading ??= loadEither();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      forget();
      throw error;
    }
  };

  /** A worker of this kind does not start. @param {Loaded} kind @param {string} detail */
  const unusable = (kind, detail) => {
    if (kind.target === 'js') {
      dead = new SudokuError('dead', kind.detail ? `${kind.detail}; ${detail}` : detail);
    } else {
      refused = new LoadError('start', detail);
    }
    if (kind === loaded) {
      forget();
    }
  };

  /** @returns {{target: 'wasm' | 'js' | 'none', why?: string, detail?: string}} */
  const info = () => (loaded ? { target: loaded.target, why: loaded.why, detail: loaded.detail } : { target: 'none' });

  return { load, unusable, info };
}

/**
 * @param {unknown} error
 * @returns {Refusal}
 */
function asLoadError(error) {
  return error instanceof LoadError ? error : new LoadError('load', String(error));
}
