// @ts-check
'use strict';

// A worker that answers the requests of the page, one after the other. A classic script, because the page makes the worker of its text and of that of
// wasm.js, or of core.js where the core runs as JavaScript: then a fresh one needs no network. That of the npm package is made in the same way, but as a
// module.

{
  /** Progress is for people: more often than this, in milliseconds, it is dropped. */
  const PROGRESS_INTERVAL = 90;

  /** @type {any} */
  const scope = self;
  /** @type {{ask: (words: string[], tell: (text: string) => void) => string} | undefined} */
  let core;

  /** @param {unknown} error */
  const messageOf = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

  /**
   * Starts the core: the compiled module if there is one, otherwise the functions of core.js.
   *
   * @param {WebAssembly.Module | undefined} module
   */
  const start = async (module) => {
    core = module ? await scope.startWasm(module) : { ask: scope.ask };
    scope.postMessage({ kind: 'ready' });
  };

  /**
   * Answers one request.
   *
   * @param {number} id
   * @param {string[]} words
   */
  const answer = (id, words) => {
    let last = -Infinity;
    const tell = (/** @type {string} */ text) => {
      const now = performance.now();
      if (now - last >= PROGRESS_INTERVAL) {
        last = now;
        scope.postMessage({ id, kind: 'progress', text });
      }
    };
    try {
      if (!core) {
        throw new Error('the core has not started');
      }
      scope.postMessage({ id, kind: 'result', json: core.ask(words, tell) });
    } catch (error) {
      scope.postMessage({ id, kind: 'failed', message: messageOf(error) });
    }
  };

  scope.onmessage = (/** @type {MessageEvent} */ event) => {
    const { kind, id, words, module } = event.data;
    if (kind === 'start') {
      start(module).catch((error) => scope.postMessage({ kind: 'unusable', message: messageOf(error) }));
    } else {
      answer(id, words);
    }
  };
}
