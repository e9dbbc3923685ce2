// @ts-check

// Loads the core once: as WebAssembly where the browser and the policy of the host allow it, otherwise as JavaScript, which is several times slower.

import { compile, get, LoadError } from './module.js';

/**
 * Why the core runs as JavaScript: it does not run as WebAssembly; it did not start; the caller asked for JavaScript.
 *
 * @typedef {import('./module.js').WhyNot | 'start' | 'asked'} Why
 */

/** @typedef {LoadError<Why>} Refusal */

/**
 * What a worker is made of, which works without a network, and how it runs.
 *
 * @typedef {import('./queue.js').Made & {target: 'wasm' | 'js', why?: Why, detail?: string}} Loaded
 */

/** @typedef {{scriptUrl: string | URL, glueUrl: string | URL, wasmUrl: string | URL, jsUrl: string | URL}} Urls */

/**
 * @param {Urls} urls
 * @returns {Promise<Loaded>}
 */
export async function loadWasm(urls) {
  const [module, ...texts] = await Promise.all([compile(urls.wasmUrl), text(urls.glueUrl), text(urls.scriptUrl)]);
  return { target: 'wasm', makeWorker: makerOf(texts), module };
}

/**
 * @param {Urls} urls
 * @param {Refusal} reason why it is not WebAssembly
 * @returns {Promise<Loaded>}
 */
export async function loadJavaScript(urls, reason) {
  const texts = await Promise.all([text(urls.jsUrl), text(urls.scriptUrl)]);
  return { target: 'js', makeWorker: makerOf(texts), why: reason.why, detail: reason.message };
}

/**
 * @param {string[]} texts
 * @returns {() => Worker}
 */
function makerOf(texts) {
  const script = URL.createObjectURL(new Blob([texts.join('\n')], { type: 'text/javascript' }));
  return () => new Worker(script);
}

/**
 * @param {string | URL} url
 * @returns {Promise<string>}
 */
async function text(url) {
  return (await get(url)).text();
}
