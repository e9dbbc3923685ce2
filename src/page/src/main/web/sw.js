// @ts-check

// Keeps all files of the page, so that it works without the network once it has been opened. Each version has a cache of its own, which is complete
// or is not there: files of two versions are never mixed. A new version waits until no window shows the old one, or until a player asks for it
// (update.js).

/** @typedef {{version: string, files: string[]}} Build what the build wrote into version.js */
/** @typedef {any} ServiceWorkerEvent the types of service workers are not among those of pages */

const worker = /** @type {any} */ (self);

worker.importScripts('version.js');

const build = /** @type {Build} */ (worker.page);
const PREFIX = 'sudoku-sat ';
const CACHE = PREFIX + build.version;
const INDEX = 'index.html';

/** What need not be kept: the browser itself keeps this script, the one it imports, and the icons of an installed page. */
const NOT_KEPT = /^(sw\.js|version\.js|icon-.*\.png)$/;

/** The core, and the one that is kept in its place where that cannot be compiled. */
const CORE = 'core.wasm';
const FALLBACK = 'core.js';

worker.addEventListener('install', (/** @type {ServiceWorkerEvent} */ event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (/** @type {ServiceWorkerEvent} */ event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (/** @type {ServiceWorkerEvent} */ event) => {
  const name = nameOf(event.request);
  if (name !== null) {
    event.respondWith(answer(event.request, name));
  }
});
worker.addEventListener('message', (/** @type {ServiceWorkerEvent} */ event) => {
  if (event.data && event.data.kind === 'update') {
    worker.skipWaiting();
  }
});

/**
 * Fetches the files of this version, of the two cores only the one that the browser can run; if one is missing, or another version was put in its
 * place meanwhile, the old version stays.
 */
async function keepAll() {
  const cache = await caches.open(CACHE);
  try {
    const keep = async (/** @type {string} */ name) => cache.put(name, await fetchFile(name));
    await Promise.all(build.files.filter((name) => !NOT_KEPT.test(name) && name !== FALLBACK).map(keep));
    if (build.files.includes(FALLBACK) && !(await canCompile(await cache.match(CORE)))) {
      await keep(FALLBACK);
    }
    const version = await (await fetchFile('version.js')).text();
    if (!version.includes(build.version)) {
      throw new Error('another version was put in place meanwhile');
    }
  } catch (failure) {
    await caches.delete(CACHE);
    throw failure;
  }
}

/**
 * Whether the browser, and the policy of the host, let it be compiled.
 *
 * @param {Response | undefined} core
 */
async function canCompile(core) {
  try {
    /** @type {any} */
    const options = { builtins: ['js-string'] };
    // @ts-ignore: the second parameter is newer than the types
    await WebAssembly.compile(await /** @type {Response} */ (core).arrayBuffer(), options);
    return true;
  } catch {
    return false;
  }
}

/**
 * A file as the server has it now.
 *
 * @param {string} name
 */
async function fetchFile(name) {
  // Some hosts lead from index.html to its folder, and a page may not be shown from an answer that was led elsewhere.
  const response = await fetch(name === INDEX ? './' : name, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(name + ': ' + response.status);
  }
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Removes older versions, and serves the windows that are open already, so that the first visit is enough. */
async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * The file that a request is for, or null for what is left to the browser.
 *
 * @param {Request} request
 */
function nameOf(request) {
  const scope = worker.registration.scope;
  const address = request.url.replace(/[?#].*$/, '');
  if (request.method !== 'GET' || !address.startsWith(scope)) {
    return null;
  }
  const name = address.slice(scope.length) || INDEX;
  return build.files.includes(name) && !NOT_KEPT.test(name) ? name : null;
}

/**
 * @param {Request} request
 * @param {string} name
 */
async function answer(request, name) {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) || fetch(request);
}
