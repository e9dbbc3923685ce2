// The entry point for Node.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { compileBytes } from './module.js';
import { platform } from './platform.js';

/** A thread with the interface of a worker in browsers. It does not keep the process alive unless it is starting or has something to do. */
class Thread {
  onmessage = () => {};
  onerror = () => {};
  #worker;
  #isBusy = true;

  constructor() {
    // Options of the process can be about its first script, such as --input-type.
    this.#worker = new Worker(new URL('./node-worker.js', import.meta.url), { name: 'sudoku-sat', execArgv: [] });
    this.#worker.on('message', (data) => {
      if (data.kind !== 'progress') {
        this.#isBusy = false;
      }
      this.onmessage({ data });
      if (!this.#isBusy) {
        this.#worker.unref();
      }
    });
    this.#worker.on('error', ({ message }) => this.onerror({ message, preventDefault: () => {} }));
  }

  postMessage(message) {
    this.#isBusy = true;
    this.#worker.ref();
    this.#worker.postMessage(message);
  }

  terminate() {
    this.onmessage = this.onerror = () => {};
    void this.#worker.terminate();
  }
}

platform.compile = async () => compileBytes(await readFile(new URL('./core.wasm', import.meta.url)));
platform.makeWorker = () => new Thread();

export * from './index.js';
