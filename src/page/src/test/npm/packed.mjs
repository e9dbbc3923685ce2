// What the tests of the npm package share: the package as a newcomer gets it, packed and installed into an empty folder.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What the build has made. */
export const BUILT = fileURLToPath(new URL('../../../target/npm/', import.meta.url));

/** The document about the package, and the one about the protocol. */
export const DOCUMENT = new URL('../../../../site/markdown/npm.md', import.meta.url);
export const PROTOCOL = new URL('../../../../site/markdown/page.md', import.meta.url);

/** A folder in which npm has installed TypeScript and Vite; without it, the tests that need them are left out. */
export const TOOLS = process.env.NPM_TOOLS;

export const WITHOUT_TOOLS = TOOLS === undefined && 'NPM_TOOLS names no folder with typescript and vite';

/** A folder of its own, which goes when the process ends. */
export const FOLDER = mkdtempSync(join(tmpdir(), 'sudoku-sat-npm-'));
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

/** @param {string} program @param {...string} words @returns {string} what it prints */
export const run = (program, ...words) => execFileSync(program, words, { cwd: FOLDER, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 });

/** @param {string} name of a file in the folder @param {string} text @returns {string} its path */
export function write(name, text) {
  const path = join(FOLDER, name);
  writeFileSync(path, text);
  return path;
}

write('package.json', '{"private":true,"type":"module"}');
const [packed] = JSON.parse(run('npm', 'pack', BUILT, '--json'));

/** What npm says of the packed file. @type {{filename: string, size: number, unpackedSize: number, files: {path: string}[]}} */
export const PACKED = packed;

run('npm', 'install', '--no-audit', '--no-fund', '--offline', join(FOLDER, packed.filename));

/** The package, as it is imported in the folder. */
export const sudoku = await import(pathToFileURL(join(FOLDER, 'node_modules/sudoku-sat/node.js')).href);

/** The options of each function, which the package keeps to itself. @type {{[name: string]: string[]}} */
export const { OPTIONS } = await import(pathToFileURL(join(FOLDER, 'node_modules/sudoku-sat/options.js')).href);
