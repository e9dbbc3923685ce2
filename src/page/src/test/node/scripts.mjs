// The page's scripts as a graph: who imports whom.

import { posix } from 'node:path';
import { SCRIPTS, textOf } from './page.mjs';

/** @typedef {{to: string, isType: boolean}} Import type: only named in a comment */

/** The scripts that a computed import may load. @type {Record<string, RegExp>} */
const COMPUTED = { 'text.js': /^text\/\w+\/(?:index|articles)\.js$/ };

/** @param {string} text of a script @returns {string} the text without comments */
export function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** @param {string} name @returns {Import[]} */
function importsOf(name) {
  const text = textOf(name);
  const code = withoutComments(text);
  const to = (/** @type {string} */ path) => posix.join(posix.dirname(name), path);
  const found = (/** @type {RegExp} */ pattern, /** @type {string} */ source) => [...source.matchAll(pattern)].map(([, path]) => to(path));
  const eager = found(/^(?:import|export)\b[^;'"]*['"](\.[^'"]+)['"]/gm, code);
  const lazy = [...found(/\bimport\('(\.[^']+)'\)/g, code), ...(COMPUTED[name] === undefined ? [] : SCRIPTS.filter((script) => COMPUTED[name].test(script)))];
  const named = found(/\bimport\('(\.[^']+)'\)/g, text).filter((path) => !lazy.includes(path));
  return [
    ...[...eager, ...lazy].map((path) => ({ to: path, isType: false })),
    ...named.map((path) => ({ to: path, isType: true }))];
}

/** The imports of each script. @type {Map<string, Import[]>} */
export const IMPORTS = new Map(SCRIPTS.map((name) => [name, importsOf(name)]));

/** @returns {string[]} scripts with an import whose name is computed */
export function computed() {
  return SCRIPTS.filter((name) => /\bimport\((?!')/.test(withoutComments(textOf(name))));
}

/** The scripts that may have a computed import. */
export const MAY_COMPUTE = Object.keys(COMPUTED);

/**
 * @param {Map<string, string[]>} graph
 * @returns {string[] | null} names of which each imports the next one, and the last the first; null if there are none
 */
export function ring(graph) {
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {string[]} */
  const path = [];
  /** @param {string} name @returns {string[] | null} */
  function visit(name) {
    if (state.get(name) === 'open') {
      return path.slice(path.indexOf(name));
    }
    if (state.get(name) === 'done') {
      return null;
    }
    state.set(name, 'open');
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const found = visit(next);
      if (found !== null) {
        return found;
      }
    }
    path.pop();
    state.set(name, 'done');
    return null;
  }
  for (const name of graph.keys()) {
    const found = visit(name);
    if (found !== null) {
      return found;
    }
  }
  return null;
}
