// The package in a browser, from a bundle.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { test } from 'node:test';
import { FOLDER, TOOLS, WITHOUT_TOOLS, run, write } from './packed.mjs';

const BROWSER = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** @param {string} folder @param {string} policy @returns {Promise<string>} what the page in the folder posts */
async function postedBy(folder, policy) {
  /** @type {(text: string) => void} */
  let tell = () => {};
  /** @type {Promise<string>} */
  const posted = new Promise((resolve) => { tell = resolve; });
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      tell((await request.toArray()).join(''));
      response.end();
      return;
    }
    const path = join(folder, request.url === '/' ? 'index.html' : String(request.url));
    response.writeHead(existsSync(path) ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'content-security-policy': policy });
    response.end(existsSync(path) ? readFileSync(path) : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const words = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(FOLDER, 'profile')}`, `http://127.0.0.1:${port}/`];
  const browser = spawn(String(BROWSER), words, { stdio: 'ignore' });
  const timer = setTimeout(() => tell('nothing within a minute'), 60_000);
  try {
    return await posted;
  } finally {
    clearTimeout(timer);
    browser.kill();
    await once(browser, 'exit');
    server.closeAllConnections();
    server.close();
  }
}

const skip = WITHOUT_TOOLS || (BROWSER === undefined && 'no Chromium');

test('a bundle by Vite answers in a browser under a strict policy, and in a worker of the page', { skip }, async () => {
  mkdirSync(join(FOLDER, 'profile'));
  write('index.html', '<!DOCTYPE html><script type="module" src="./app.js"></script>');
  write('app.js', `
    import { count, solve, SudokuError } from 'sudoku-sat';
    const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const lines = [];
    const add = async (what) => lines.push(await what().catch((error) => error.name + ': ' + error.message));
    await add(async () => (await solve(easy)).solution);
    await add(() => solve(easy, { engine: 'abacus' }));
    await add(async () => (await count({ layout: 'box 3x3; rule anti-knight' }, { signal: AbortSignal.timeout(300) })).text);
    await add(async () => String(solve('').catch(() => 0) instanceof Promise && SudokuError.name.length > 0));
    const worker = new Worker(new URL('./own.js', import.meta.url), { type: 'module' });
    worker.onmessage = async ({ data }) => {
      lines.push(data);
      await fetch('/posted', { method: 'POST', body: lines.join('\\n') });
    };
    worker.onerror = ({ message }) => fetch('/posted', { method: 'POST', body: [...lines, message].join('\\n') });
  `);
  write('own.js', `
    import { check } from 'sudoku-sat';
    postMessage((await check({ layout: 'box 2x2', givens: '...4.3..1.....2.' })).result);
  `);
  write('vite.config.js', "export default { base: './', logLevel: 'warn', worker: { format: 'es' } };");
  run(process.execPath, join(String(TOOLS), 'node_modules/vite/bin/vite.js'), 'build', '--outDir', join(FOLDER, 'dist'));
  const posted = await postedBy(join(FOLDER, 'dist'), "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'");
  assert.deepEqual(posted.split('\n'), [
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
    'SudokuError: engine must be default, sat, bits, propagate, backtrack or ilp, but is "abacus"',
    'TimeoutError: signal timed out',
    'true',
    'proper']);
});
