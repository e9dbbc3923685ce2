// @ts-check
// The library in its workers, as the page asks it.

import { createClient } from './client.js';
import { wordsOf } from './request.js';

/** @typedef {import('./types.js').AskOptions} Options */

export function createWorkers() {
  /** @type {Promise<any>|null} */
  let client = null;

  // Asynchronous, so that what a browser cannot do is told as all failures are.
  async function create() {
    return createClient();
  }

  /** @returns {Promise<any>} the client; made anew if the last attempt failed */
  function get() {
    client = client || create().catch((failed) => {
      client = null;
      throw Object.assign(new Error(failed.message), { kind: 'dead' });
    });
    return client;
  }

  // The library loads while the page is drawn; whoever asks hears of a failure.
  get().catch(() => {});
  return {
    /** @param {string} command @param {Record<string, any>} fields @param {Options} options */
    async ask(command, fields, options) {
      return (await get()).ask(wordsOf(command, fields), { ...options, worker: options.worker || 'quick' });
    },
    stop() {
      client?.then((made) => made.stop(), () => {});
    },
    /** @returns {Promise<boolean>} whether the long worker has something to do */
    async isBusy() {
      return (await get()).isBusy();
    },
    /** Loads the library once more, because it has not come or could not be loaded. */
    renew() {
      client?.then((made) => made.close(), () => {});
      client = null;
      get().catch(() => {});
    },
    /** @returns {Promise<any>} which target runs, and why */
    async info() {
      const made = await get();
      await made.ready;
      return made.info();
    } };
}
