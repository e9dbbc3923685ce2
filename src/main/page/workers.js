// @ts-check
// The library in its workers, as the page asks it.

/** @typedef {import('./types.js').App} App */
/** @typedef {{worker?: 'quick'|'long', onProgress?: (text: string) => void}} Options */

/** @param {App} app */
export function createWorkers(app) {
  /** @type {Promise<any>|null} */
  let client = null;

  async function create() {
    const { createClient } = await import('./client.js');
    return createClient();
  }

  /** @param {string|{what: string, done: string, total: string}} progress @returns {string} */
  function sentence(progress) {
    if (typeof progress === 'string') {
      return progress;
    }
    const grouped = (/** @type {string} */ number) => BigInt(number).toLocaleString(app.language);
    const known = 'progress.' + progress.what;
    const what = app.t(known) === known ? progress.what : app.t(known);
    return progress.total.startsWith('-')
      ? app.t('progress', { what, done: grouped(progress.done) })
      : app.t('progress.of', { what, done: grouped(progress.done), total: grouped(progress.total) });
  }

  /** @returns {Promise<any>} the client; made anew if the last attempt failed */
  function get() {
    client = client || create().catch((failed) => {
      client = null;
      throw Object.assign(new Error(failed.message), { kind: 'dead' });
    });
    return client;
  }

  return {
    /** @param {string} command @param {Record<string, any>} fields @param {Options} options */
    async ask(command, fields, options) {
      const words = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => name + '=' + value);
      const { onProgress } = options;
      return (await get()).ask([command, ...words], {
        worker: options.worker || 'quick', onProgress: onProgress && ((/** @type {any} */ progress) => onProgress(sentence(progress))) });
    },
    stop() {
      client?.then((made) => made.stop(), () => {});
    },
    /** @returns {Promise<any>} which target runs, and why */
    async info() {
      const made = await get();
      await made.ready;
      return made.info();
    } };
}
