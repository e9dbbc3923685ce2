// @ts-check

// One worker and the requests that wait for it. At most one request is with the worker; the others wait here, so that ending the worker loses none of
// them.

/**
 * What a worker is made of: how to make one of the script, and the compiled module if there is one.
 *
 * @typedef {{makeWorker: () => Worker, module?: WebAssembly.Module}} Made
 */

/**
 * What can become of a request besides an answer: stopped by the player; dead, because no worker can be started; failed, because the core broke off
 * (the next request finds a fresh worker); input, because it is malformed (on the page that is an answer like any other).
 *
 * @typedef {'stopped' | 'dead' | 'failed' | 'input'} Kind
 */

/** Why there is no answer. Its message is for those who look for the cause; the page has sentences of its own for each kind. */
export class SudokuError extends Error {
  /**
   * @param {Kind} kind
   * @param {string} message
   * @param {{}} [place] what is wrong with the input, and where
   */
  constructor(kind, message, place) {
    super(message);
    this.name = 'SudokuError';
    this.kind = kind;
    Object.assign(this, place);
  }
}

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {string[]} words
 * @property {((text: string) => void) | undefined} onProgress
 * @property {(json: string) => void} resolve
 * @property {(error: SudokuError) => void} reject
 */

let lastId = 0;

/** @template {Made} T */
export class Queue {
  /** @type {Worker | null} */
  #worker = null;
  #isReady = false;
  #isOver = false;
  /** @type {Request | null} */
  #current = null;
  /** @type {Request[]} */
  #waiting = [];
  /** @type {{resolve: () => void, reject: (error: SudokuError) => void}[]} */
  #listeners = [];
  /** @type {() => Promise<T>} */
  #load;
  /** @type {(made: T, detail: string) => void} */
  #onUnusable;

  /**
   * @param {() => Promise<T>} load gives what a worker is made of, the same each time unless something failed in between
   * @param {(made: T, detail: string) => void} onUnusable is told that a worker made of it does not start
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
      const made = await this.#load();
      if (!this.#worker && !this.#isOver) {
        this.#spawn(made);
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
  async ask(words, onProgress, signal) {
    let takeBack = () => {};
    try {
      return await new Promise((resolve, reject) => {
        const request = { id: ++lastId, words, onProgress, resolve, reject };
        this.#waiting.push(request);
        takeBack = () => this.#takeBack(request);
        if (signal?.aborted) {
          takeBack();
        }
        signal?.addEventListener('abort', takeBack);
        this.#next();
      });
    } finally {
      signal?.removeEventListener('abort', takeBack);
    }
  }

  /** How many requests are with the worker or wait. */
  get length() {
    return this.#waiting.length + (this.#current ? 1 : 0);
  }

  /** @param {Request} request */
  #takeBack(request) {
    if (request === this.#current) {
      this.#current = null;
      this.restart();
    } else {
      this.#waiting = this.#waiting.filter((other) => other !== request);
    }
    request.reject(new SudokuError('stopped', 'taken back'));
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

  /** @param {T} made */
  #spawn(made) {
    const worker = made.makeWorker();
    this.#worker = worker;
    worker.onmessage = (event) => {
      // What a terminated worker has sent before its end still arrives.
      if (worker === this.#worker) {
        this.#receive(made, event.data);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) {
        this.#break(made, event.message || 'the worker ended');
      }
    };
    worker.postMessage({ kind: 'start', module: made.module });
  }

  /**
   * @param {T} made
   * @param {any} message
   */
  #receive(made, message) {
    const current = this.#current;
    if (message.kind === 'ready') {
      this.#isReady = true;
      this.#listeners.splice(0).forEach((listener) => listener.resolve());
      this.#next();
    } else if (message.kind === 'unusable') {
      this.#break(made, message.message);
    } else if (!current || message.id !== current.id) {
      return;
    } else if (message.kind === 'progress') {
      current.onProgress?.(message.text);
    } else if (message.kind === 'failed') {
      this.#break(made, message.message);
    } else {
      this.#current = null;
      current.resolve(message.json);
      this.#next();
    }
  }

  /**
   * The worker is of no use any more.
   *
   * @param {T} made
   * @param {string} detail
   */
  #break(made, detail) {
    const hadStarted = this.#isReady;
    const failed = this.#current;
    this.#current = null;
    this.#end();
    if (hadStarted) {
      failed?.reject(new SudokuError('failed', detail));
    } else {
      this.#onUnusable(made, detail);
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
    all.forEach((request) => request.reject(new SudokuError(kind, message)));
    if (kind === 'dead') {
      this.#listeners.splice(0).forEach((listener) => listener.reject(new SudokuError(kind, message)));
    }
  }
}
