// What the page's client does when all is well and when something fails. Posts one line for each case to /answers: its name, and ok or what went
// wrong.
import { createClient } from '/client.js';

const fake = { glueUrl: '/fake-core.js', jsUrl: '/fake-core.js' };
const lines = [];

const equal = (actual, expected) => {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(`expected ${JSON.stringify(expected)}, but was ${JSON.stringify(actual)}`);
  }
};
const atMost = (actual, limit) => {
  if (!(actual <= limit)) {
    throw new Error(`expected at most ${limit}, but was ${actual}`);
  }
};
const kindOf = (promise) =>
  promise.then(
    () => 'answered',
    (error) => error.kind,
  );
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const echo = async (client, word, worker = 'quick') => equal(await client.ask(['echo', word], { worker }), { result: 'echo', word });

const cases = {
  async 'answers in order, in both workers'() {
    const client = createClient(fake);
    await client.ready;
    equal(client.info(), { target: 'wasm' });
    await Promise.all(['1', '2', '3', '4'].map((word) => echo(client, word, word > '2' ? 'long' : 'quick')));
  },
  async 'answers what is asked before it is ready'() {
    await echo(createClient(fake), 'ü\n');
  },
  async 'tells progress at most ten times a second'() {
    let told = 0;
    const onProgress = (progress) => {
      equal(progress, { what: 'turns', done: '1', total: '-1' });
      told++;
    };
    await createClient(fake).ask(['spin', '1000'], { onProgress });
    atMost(told, 12);
    atMost(5, told);
  },
  async 'answers quickly while a long run goes on, and stops it'() {
    const client = createClient(fake);
    const run = client.ask(['spin', '60000'], { worker: 'long', onProgress: () => {} });
    const next = client.ask(['echo', 'dropped'], { worker: 'long' });
    const kinds = [kindOf(run), kindOf(next)];
    await echo(client, 'meanwhile');
    await wait(300);
    const loads = performance.getEntriesByType('resource').length;
    const begin = performance.now();
    client.stop();
    equal(await Promise.all(kinds), ['stopped', 'stopped']);
    await echo(client, 'after', 'long');
    lines.push(`(stop and a fresh worker: ${Math.round(performance.now() - begin)} ms)`);
    equal(performance.getEntriesByType('resource').length, loads);
  },
  async 'stops nothing when nothing runs'() {
    const client = createClient(fake);
    client.stop();
    await client.ready;
    client.stop('quick');
    await echo(client, 'still there');
  },
  async 'drops late answers'() {
    const client = createClient(fake);
    for (let i = 0; i < 20; i++) {
      const kind = kindOf(client.ask(['spin', '20'], { worker: 'long' }));
      await wait(15 + i);
      client.stop();
      await echo(client, `after ${i}`, 'long');
      atMost(['answered', 'stopped'].indexOf(await kind) === -1 ? 1 : 0, 0);
    }
  },
  async 'reports a trap, and answers what waits in a fresh worker'() {
    const client = createClient(fake);
    const trapped = client.ask(['trap']).catch((error) => `${error.kind}: ${error.message}`);
    const waiting = echo(client, 'waiting');
    equal(await trapped, 'failed: RuntimeError: unreachable');
    await waiting;
    equal(client.info(), { target: 'wasm' });
  },
  async 'replaces a worker that ends'() {
    const client = createClient(fake);
    equal(await client.ask(['end']), { result: 'ending' });
    await wait(100);
    await echo(client, 'again');
  },
  async 'runs as JavaScript if the module cannot be loaded'() {
    const client = createClient({ ...fake, wasmUrl: '/missing.wasm' });
    await echo(client, 'js');
    equal([client.info().target, client.info().why], ['js', 'load']);
  },
  async 'runs as JavaScript if the browser does not understand the module'() {
    const client = createClient({ ...fake, wasmUrl: '/fake-core.js' });
    await echo(client, 'js');
    equal([client.info().target, client.info().why], ['js', 'unsupported']);
  },
  async 'runs as JavaScript if the module does not start'() {
    const client = createClient({ ...fake, glueUrl: '/unstartable.js' });
    await echo(client, 'js');
    await echo(client, 'js', 'long');
    equal(client.info(), { target: 'js', why: 'start', detail: 'Error: this core does not start' });
  },
  async 'runs as JavaScript if the glue breaks off'() {
    const client = createClient({ ...fake, glueUrl: '/broken.js' });
    await echo(client, 'js');
    equal([client.info().target, client.info().why], ['js', 'start']);
  },
  async 'says so if neither can be loaded'() {
    const client = createClient({ wasmUrl: '/missing.wasm', jsUrl: '/missing.js' });
    const asked = kindOf(client.ask(['echo', '']));
    equal(await kindOf(client.ready), 'dead');
    equal(await asked, 'dead');
    equal(client.info(), { target: 'none' });
    const message = await client.ask(['echo', '']).catch((error) => error.message);
    equal([message.includes('missing.wasm: 404'), message.includes('missing.js: 404')], [true, true]);
  },
  async 'says so if neither starts'() {
    const client = createClient({ glueUrl: '/unstartable.js', jsUrl: '/broken.js' });
    equal(await kindOf(client.ready), 'dead');
    equal(await kindOf(client.ask(['echo', ''])), 'dead');
    equal(await kindOf(client.ask(['echo', ''], { worker: 'long' })), 'dead');
  },
  async 'runs as JavaScript without WebAssembly'() {
    const kept = globalThis.WebAssembly;
    delete globalThis.WebAssembly;
    try {
      const client = createClient(fake);
      await echo(client, 'js');
      equal([client.info().target, client.info().why], ['js', 'missing']);
    } finally {
      globalThis.WebAssembly = kept;
    }
  },
  async 'starts the real core quickly'() {
    for (const target of ['wasm', 'js']) {
      const begin = performance.now();
      const client = createClient({ target });
      await client.ready;
      const ready = performance.now() - begin;
      const givens = 'givens=4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
      await client.ask(['hint', givens]);
      const hint = performance.now() - begin - ready;
      const run = kindOf(client.ask(['count', `givens=${'.'.repeat(81)}`], { worker: 'long' }));
      await wait(50);
      const stopped = performance.now();
      client.stop();
      equal(await run, 'stopped');
      await client.ask(['fill', givens], { worker: 'long' });
      const again = performance.now() - stopped;
      lines.push(`(${target}: ready ${Math.round(ready)} ms, first hint ${Math.round(hint)} ms, stop to next answer ${Math.round(again)} ms)`);
    }
  },
};

for (const [name, run] of Object.entries(cases)) {
  try {
    await run();
    lines.push(`${name}: ok`);
  } catch (error) {
    lines.push(`${name}: ${error.stack.replaceAll('\n', ' ')}`);
  }
}
await fetch('/answers', { method: 'POST', body: lines.join('\n') });
