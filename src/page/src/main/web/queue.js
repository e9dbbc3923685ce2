// @ts-check

// One worker and the requests that wait for it. At most one request is with the worker; the others wait here, so that ending the worker loses none of
// them.

/** @typedef {import('./loader.js').Loaded} Loaded */

/**
 * What can become of a request besides an answer: stopped by the player; dead, because no worker can be started; failed, because the core broke off
 * (the next request finds a fresh worker).
 *
 * @typedef {'stopped' | 'dead' | 'failed'} Kind
 */

/** Why there is no answer. Its message is for those who look for the cause; the page has sentences of its own for each kind. */
export class CoreError extends Error {
  /**
   * @param {Kind} kind
   * @param {string} message
   */
  constructor(kind, message) {
    super(message);
    this.name = 'CoreError';
    this.kind = kind;
  }
}

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {string[]} words
 * @property {((text: string) => void) | undefined} onProgress
 * @property {(json: string) => void} resolve
 * @property {(error: CoreError) => void} reject
 */

let lastId = 0;

export class Queue {
  /** @type {Worker | null} */
  #worker = null;
  #isReady = false;
  #isOver = false;
  /** @type {Request | null} */
  #current = null;
  /** @type {Request[]} */
  #waiting = [];
  /** @type {{resolve: () => void, reject: (error: CoreError) => void}[]} */
  #listeners = [];
  /** @type {() => Promise<Loaded>} */
  #load;
  /** @type {(loaded: Loaded, detail: string) => void} */
  #onUnusable;

  /**
   * @param {() => Promise<Loaded>} load gives what a worker is made of, the same each time unless something failed in between
   * @param {(loaded: Loaded, detail: string) => void} onUnusable is told that a worker made of it does not start
   */
  constructor(load, onUnusable) {
    this.#load = load;
    this.#onUnusable = onUnusable;
  }

  /**
   * Starts the worker if there is none.
   *
   * @returns {Promise<void>} done when it has been made; it may still be loading
   */
  async start() {
    if (this.#worker || this.#isOver) {
      return;
    }
    try {
      const loaded = await this.#load();
      if (!this.#worker && !this.#isOver) {
        this.#spawn(loaded);
      }
    } catch (error) {
      this.#end();
      this.#rejectAll('dead', error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Starts the worker if there is none.
   *
   * @returns {Promise<void>} done when it can be asked
   */
  whenReady() {
    return new Promise((resolve, reject) => {
      this.#listeners.push({ resolve, reject });
      void this.start();
    });
  }

  /**
   * @param {string[]} words
   * @param {((text: string) => void) | undefined} onProgress
   * @param {AbortSignal} [signal] takes this request back, and no other
   * @returns {Promise<string>} the answer as JSON
   */
  ask(words, onProgress, signal) {
    return new Promise((resolve, reject) => {
      const request = { id: ++lastId, words, onProgress, resolve, reject };
      this.#waiting.push(request);
      signal?.addEventListener('abort', () => this.#takeBack(request), { once: true });
      this.#next();
    });
  }

  /** Whether a request is with the worker or waits. */
  get isBusy() {
    return this.#current !== null || this.#waiting.length > 0;
  }

  /** @param {Request} request */
  #takeBack(request) {
    if (request === this.#current) {
      this.#current = null;
      this.restart();
    } else {
      this.#waiting = this.#waiting.filter((other) => other !== request);
    }
    request.reject(new CoreError('stopped', 'taken back'));
  }

  /** Ends what runs and drops what waits; the next worker starts at once. */
  stop() {
    const isBusy = this.#current !== null;
    this.#rejectAll('stopped', 'stopped');
    if (isBusy) {
      this.restart();
    }
  }

  /** Ends the worker and starts another one; what waits is asked there. */
  restart() {
    this.#end();
    void this.start();
  }

  /** Ends the worker for good. */
  close() {
    this.#isOver = true;
    this.#rejectAll('stopped', 'stopped');
    this.#end();
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
    if (this.#current) {
      this.#waiting.unshift(this.#current);
      this.#current = null;
    }
  }

  /** @param {Loaded} loaded */
  #spawn(loaded) {
    const worker = new Worker(loaded.script);
    this.#worker = worker;
    worker.onmessage = (event) => {
      // What a terminated worker has sent before its end still arrives.
      if (worker === this.#worker) {
        this.#receive(loaded, event.data);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) {
        this.#break(loaded, event.message || 'the worker ended');
      }
    };
    worker.postMessage({ kind: 'start', module: loaded.module });
  }

  /**
   * @param {Loaded} loaded
   * @param {any} message
   */
  #receive(loaded, message) {
    const current = this.#current;
    if (message.kind === 'ready') {
      this.#isReady = true;
      this.#listeners.splice(0).forEach((listener) => listener.resolve());
      this.#next();
    } else if (message.kind === 'unusable') {
      this.#break(loaded, message.message);
    } else if (!current || message.id !== current.id) {
      return;
    } else if (message.kind === 'progress') {
      current.onProgress?.(message.text);
    } else if (message.kind === 'failed') {
      this.#break(loaded, message.message);
    } else {
      this.#current = null;
      current.resolve(message.json);
      this.#next();
    }
  }

  /**
   * The worker is of no use any more.
   *
   * @param {Loaded} loaded
   * @param {string} detail
   */
  #break(loaded, detail) {
    const hadStarted = this.#isReady;
    const failed = this.#current;
    this.#current = null;
    this.#end();
    if (hadStarted) {
      failed?.reject(new CoreError('failed', detail));
    } else {
      this.#onUnusable(loaded, detail);
    }
    void this.start();
  }

  #next() {
    if (!this.#worker) {
      void this.start();
    } else if (this.#isReady && !this.#current) {
      this.#current = this.#waiting.shift() ?? null;
      if (this.#current) {
        this.#worker.postMessage({ id: this.#current.id, words: this.#current.words });
      }
    }
  }

  /**
   * @param {Kind} kind
   * @param {string} message
   */
  #rejectAll(kind, message) {
    const all = this.#current ? [this.#current, ...this.#waiting] : this.#waiting;
    this.#current = null;
    this.#waiting = [];
    all.forEach((request) => request.reject(new CoreError(kind, message)));
    if (kind === 'dead') {
      this.#listeners.splice(0).forEach((listener) => listener.reject(new CoreError(kind, message)));
    }
  }
}
