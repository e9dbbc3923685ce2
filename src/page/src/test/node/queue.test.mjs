// Requests that wait for one worker: none is lost, and what is stopped is told so.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { load } from './page.mjs';

const { SudokuError, Queue } = await load('queue.js');

/** In place of a browser's worker: the test answers for it. */
class FakeWorker {
  /** Those that were made, the last one last. @type {FakeWorker[]} */
  static made = [];

  constructor() {
    this.isEnded = false;
    /** @type {any[]} */
    this.received = [];
    /** @type {(event: {data: any}) => void} */
    this.onmessage = () => {};
    /** @type {(event: {message: string, preventDefault: () => void}) => void} */
    this.onerror = () => {};
    FakeWorker.made.push(this);
  }

  /** @param {any} message */
  postMessage(message) {
    this.received.push(message);
  }

  terminate() {
    this.isEnded = true;
  }

  /** @param {any} data */
  say(data) {
    this.onmessage({ data });
  }

  /** The request that it works on. */
  get request() {
    return this.received[this.received.length - 1];
  }
}

/** @returns {FakeWorker} the worker that was made last */
const last = () => FakeWorker.made[FakeWorker.made.length - 1];

/** Lets promises that are settled have their effects. */
const settle = () => new Promise((done) => setImmediate(done));

/** @param {string} kind */
const isFailure = (kind) => (/** @type {any} */ error) => error instanceof SudokuError && error.kind === kind;

const MADE = { makeWorker: () => new FakeWorker() };

/** @param {(made: any, detail: string) => void} [unusable] a queue whose worker is ready */
async function readyQueue(unusable = () => {}) {
  const queue = new Queue(async () => MADE, unusable);
  const ready = queue.whenReady();
  await settle();
  last().say({ kind: 'ready' });
  await ready;
  return queue;
}

beforeEach(() => {
  FakeWorker.made = [];
});

test('requests are answered one at a time and in order', async () => {
  const queue = await readyQueue();
  const answers = [queue.ask(['one'], undefined), queue.ask(['two'], undefined)];
  assert.deepEqual(last().received.map(({ words }) => words), [undefined, ['one']]);
  last().say({ id: last().request.id, json: '1' });
  assert.deepEqual(last().request.words, ['two']);
  assert.equal(queue.length, 1);
  last().say({ id: last().request.id, json: '2' });
  assert.deepEqual(await Promise.all(answers), ['1', '2']);
  assert.equal(queue.length, 0);
  assert.equal(FakeWorker.made.length, 1);
});

test('progress is told to the request that it is about, and late messages to none', async () => {
  const queue = await readyQueue();
  /** @type {string[]} */
  const told = [];
  const answer = queue.ask(['one'], (/** @type {string} */ text) => told.push(text));
  const { id } = last().request;
  last().say({ id, kind: 'progress', text: 'half' });
  last().say({ id: id - 1, kind: 'progress', text: 'old' });
  last().say({ id, json: '1' });
  last().say({ id, kind: 'progress', text: 'late' });
  await answer;
  assert.deepEqual(told, ['half']);
});

test('stopping ends the worker, rejects all that waits, and the next worker is there at once', async () => {
  const queue = await readyQueue();
  const stopped = [queue.ask(['one'], undefined), queue.ask(['two'], undefined)];
  const first = last();
  queue.stop();
  await Promise.all(stopped.map((one) => assert.rejects(one, isFailure('stopped'))));
  await settle();
  assert.ok(first.isEnded && last() !== first);
  const next = queue.ask(['three'], undefined);
  first.say({ id: first.request.id, json: 'too late' });
  last().say({ kind: 'ready' });
  last().say({ id: last().request.id, json: '3' });
  assert.equal(await next, '3');
});

test('a request is taken back without the others', async () => {
  const queue = await readyQueue();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const one = queue.ask(['one'], undefined, running.signal);
  const two = queue.ask(['two'], undefined, waiting.signal);
  const three = queue.ask(['three'], undefined);
  const first = last();
  waiting.abort();
  await assert.rejects(two, isFailure('stopped'));
  assert.ok(!first.isEnded);
  running.abort();
  await assert.rejects(one, isFailure('stopped'));
  await settle();
  assert.ok(first.isEnded);
  last().say({ kind: 'ready' });
  assert.deepEqual(last().request.words, ['three']);
  last().say({ id: last().request.id, json: '3' });
  assert.equal(await three, '3');
});

test('a request that is taken back before it is asked is not asked, and one that is answered leaves nothing at its signal', async () => {
  const queue = await readyQueue();
  await assert.rejects(queue.ask(['one'], undefined, AbortSignal.abort()), isFailure('stopped'));
  const { signal } = new AbortController();
  let listening = 0;
  signal.addEventListener = () => listening++;
  signal.removeEventListener = () => listening--;
  const two = queue.ask(['two'], undefined, signal);
  assert.equal(listening, 1);
  assert.deepEqual(last().received.map(({ words }) => words), [undefined, ['two']]);
  last().say({ id: last().request.id, json: '2' });
  assert.equal(await two, '2');
  assert.equal(listening, 0);
});

test('if the core breaks off, its request fails and the ones behind it are answered by the next worker', async () => {
  for (const breakOff of [
    (/** @type {FakeWorker} */ worker) => worker.say({ id: worker.request.id, kind: 'failed', message: 'trap' }),
    (/** @type {FakeWorker} */ worker) => worker.onerror({ message: 'trap', preventDefault: () => {} })]) {
    const queue = await readyQueue();
    const one = queue.ask(['one'], undefined);
    const two = queue.ask(['two'], undefined);
    breakOff(last());
    await assert.rejects(one, (/** @type {any} */ error) => isFailure('failed')(error) && error.message === 'trap');
    await settle();
    last().say({ kind: 'ready' });
    last().say({ id: last().request.id, json: '2' });
    assert.equal(await two, '2');
  }
});

test('a worker that does not start is told, and another one is tried with the same requests', async () => {
  /** @type {string[]} */
  const told = [];
  const queue = new Queue(async () => MADE, (/** @type {any} */ _, /** @type {string} */ detail) => told.push(detail));
  const answer = queue.ask(['one'], undefined);
  await settle();
  last().say({ kind: 'unusable', message: 'policy' });
  await settle();
  assert.deepEqual(told, ['policy']);
  assert.equal(FakeWorker.made.length, 2);
  last().say({ kind: 'ready' });
  last().say({ id: last().request.id, json: '1' });
  assert.equal(await answer, '1');
});

test('without anything to load all requests end, and the next one tries again', async () => {
  let isThere = false;
  const queue = new Queue(async () => {
    if (!isThere) {
      throw new Error('no network');
    }
    return MADE;
  }, () => {});
  await assert.rejects(queue.ask(['one'], undefined), (/** @type {any} */ error) => isFailure('dead')(error) && error.message === 'no network');
  await assert.rejects(queue.whenReady(), isFailure('dead'));
  isThere = true;
  const answer = queue.ask(['two'], undefined);
  await settle();
  last().say({ kind: 'ready' });
  last().say({ id: last().request.id, json: '2' });
  assert.equal(await answer, '2');
});

test('a closed queue makes no worker', async () => {
  const queue = await readyQueue();
  const answer = queue.ask(['one'], undefined);
  queue.close();
  await assert.rejects(answer, isFailure('stopped'));
  await settle();
  assert.ok(last().isEnded);
  assert.equal(FakeWorker.made.length, 1);
});
