// @ts-check
// What the browser keeps: the settings and several games. Every access may fail, and nothing that is read is trusted.

import { creditsOf } from './model/actions.js';
import { gameOf, packed } from './model/packing.js';
import { LANGUAGES } from './text.js';

/** @typedef {import('./model/actions.js').Game} Game */
/** @typedef {{level: string, score: number, hardest: string, name: string}} Rating the technique with its id and its English name, both perhaps empty */
/** @typedef {{id: string, time: number, elapsed: number, game: Game, rating?: Rating, hints?: number, tried?: number[]}} Kept with how many hints were taken, and the digits that the player placed, right or wrong */

const SETTINGS = 'sudoku-sat.settings';
const GAMES = 'sudoku-sat.games.1';
const DAMAGED = 'sudoku-sat.games.damaged';
const HISTORY = 'sudoku-sat.history.1.';
/** In the storage of one window: its game, and the puzzle whose givens are being entered. */
const OWN = 'sudoku-sat.game';
const SETUP = 'sudoku-sat.setup';
const MAX_GAMES = 30;

export const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

export const DEFAULTS = {
  theme: 'system', language: 'system', letters: true, marks: 'fixed', markSize: 'normal', clock: true, peers: true, autoRemove: true,
  digitFirst: false, mistakes: false, live: true, trueCandidates: false, notation: 'short' };

/** @typedef {typeof DEFAULTS} Settings */

/** @type {Record<string, string[]>} */
const CHOICES = {
  theme: ['system', 'light', 'dark'], language: ['system', ...Object.keys(LANGUAGES)], marks: ['fixed', 'centre'], notation: ['short', 'words'],
  markSize: ['small', 'normal', 'large'] };

/** @param {string} key @returns {any} what was kept; null if there is nothing, or no storage, or junk */
export function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) || 'null');
  } catch (failed) {
    return null;
  }
}

/** @param {string} key @param {any} value @returns {boolean} whether it was kept */
export function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (failed) {
    return false;
  }
}

/** @returns {boolean} whether the browser keeps anything; a full storage has kept something */
export function isAvailable() {
  const probe = 'sudoku-sat.probe';
  const works = write(probe, 1) && read(probe) === 1;
  try {
    localStorage.removeItem(probe);
    return works || localStorage.length > 0;
  } catch (failed) {
    return false;
  }
}

/** @returns {string} the game that this window had before it was loaded again; empty if there was none */
export function ownGame() {
  try {
    return sessionStorage.getItem(OWN) || '';
  } catch (failed) {
    return '';
  }
}

/** @param {string} id of the game that this window has */
export function setOwnGame(id) {
  try {
    sessionStorage.setItem(OWN, id);
  } catch (failed) {
    // Then the last game of any window comes back.
  }
}

/** @param {string} puzzle whose givens are being entered; empty if they are not */
export function keepSetup(puzzle) {
  try {
    sessionStorage.setItem(SETUP, puzzle);
  } catch (failed) {
    // Then the givens are fixed when the page is loaded again.
  }
}

/** @param {string} puzzle @returns {boolean} whether its givens were being entered before the page was loaded again */
export function wasSetUp(puzzle) {
  try {
    return sessionStorage.getItem(SETUP) === puzzle;
  } catch (failed) {
    return false;
  }
}

/** Calls when another window has kept its game. @param {() => void} listener */
export function onGamesKept(listener) {
  window.addEventListener('storage', (event) => {
    if (event.key === GAMES) {
      listener();
    }
  });
}

/** @returns {Settings} */
export function loadSettings() {
  const kept = read(SETTINGS);
  /** @type {any} */
  const settings = { ...DEFAULTS };
  for (const [key, value] of Object.entries(DEFAULTS)) {
    const own = kept && typeof kept === 'object' ? kept[key] : undefined;
    if (typeof own === typeof value && (!CHOICES[key] || CHOICES[key].includes(own))) {
      settings[key] = own;
    }
  }
  return settings;
}

/** @param {Settings} settings @returns {boolean} */
export function saveSettings(settings) {
  return write(SETTINGS, settings);
}

/** @param {Kept} one @returns what `loadGames` reads */
const packedOf = (one) => ({ ...one, game: packed(one.game) });

/** @param {any} kept @returns {number} milliseconds, or another number above 0; 0 for anything else */
function time(kept) {
  return Number.isSafeInteger(kept) && kept > 0 && kept < 8.64e15 ? kept : 0;
}

/** @param {any} kept what an answer or the storage has of a rating @returns {Rating|undefined} */
export function ratingOf(kept) {
  const { level, score, hardest = '', name = '' } = kept ?? {};
  const isGood = LEVELS.includes(level) && Number.isSafeInteger(Number(score)) && [hardest, name].every((text) => typeof text === 'string' && text.length < 100);
  return isGood ? { level, score: Number(score), hardest, name } : undefined;
}

/**
 * Puts a list of games that cannot be read, or not all of them, aside, before a new one takes its place.
 * @returns {''|'all'|'some'} which games cannot be read
 */
export function rescueGames() {
  try {
    const text = localStorage.getItem(GAMES);
    const list = read(GAMES);
    const games = loadGames();
    if (!text || (Array.isArray(list) && list.length === games.length)) {
      return '';
    }
    localStorage.removeItem(GAMES);
    if (games.length > 0) {
      write(GAMES, games.map(packedOf));
    }
    localStorage.setItem(DAMAGED, text);
    return games.length > 0 ? 'some' : 'all';
  } catch (failed) {
    return '';
  }
}

/** @returns {Kept[]} the games that are kept, the last one first; one of them may be a blank grid */
export function loadGames() {
  const kept = read(GAMES);
  return (Array.isArray(kept) ? kept : []).flatMap((entry) => {
    const game = entry && typeof entry.id === 'string' ? gameOf(entry.game) : null;
    const rating = ratingOf(entry?.rating);
    const hints = time(entry?.hints);
    const tried = (Array.isArray(entry?.tried) ? entry.tried : []).filter(Number.isSafeInteger);
    return game ? [{ id: entry.id, time: time(entry.time), elapsed: time(entry.elapsed), game, ...(rating ? { rating } : {}), ...(hints ? { hints } : {}), ...(tried.length ? { tried } : {}) }] : [];
  });
}

/** Whether there is nothing on the grid, not even a colour, and the setter has said nothing. @param {Game} game */
export function isBlank(game) {
  const { digits, centre, corner, cellColours, candColours, pen } = game;
  return [digits, centre, corner, cellColours, pen].every((part) => part.every((value) => value <= 0)) && Object.keys(candColours).length === 0
    && !Object.values(creditsOf(game)).some(Boolean);
}

/**
 * Keeps a game in place of an older state of it; the oldest go, and all other blank ones.
 * @param {Kept} kept
 * @returns {''|'kept'|'alone'} empty if it was not kept; alone if older games had to go because the storage is full
 */
export function saveGame(kept) {
  const others = loadGames().filter((other) => other.id !== kept.id && !isBlank(other.game));
  const games = [kept, ...others].slice(0, MAX_GAMES).map(packedOf);
  const all = games.length;
  forgetHistories(games.map((game) => game.id));
  while (games.length > 0 && !write(GAMES, games)) {
    if (!makeRoom('')) {
      games.pop();
    }
  }
  return games.length === 0 ? '' : games.length < all ? 'alone' : 'kept';
}

/** @param {string} id */
export function forgetGame(id) {
  const others = loadGames().filter((kept) => kept.id !== id);
  write(GAMES, others.map(packedOf));
  forgetHistories(others.map((one) => one.id));
}

/** @param {string} id @returns {any} what was kept of a game's history; undefined if nothing was, null for junk */
export function loadHistory(id) {
  try {
    return localStorage.getItem(HISTORY + id) === null ? undefined : read(HISTORY + id);
  } catch (failed) {
    return undefined;
  }
}

/**
 * Keeps the history of a game that is kept. If the storage is full, histories of older games make room first, then the older half of this one.
 *
 * @param {string} id
 * @param {ReturnType<typeof import('./model/history.js').packHistory>} history
 * @returns {boolean} whether the whole history was kept
 */
export function saveHistory(id, history) {
  const rest = { ...history };
  let isWhole = true;
  while (!write(HISTORY + id, rest)) {
    if (!makeRoom(id)) {
      if (rest.undo.length + rest.redo.length === 0) {
        forgetHistory(id);
        return false;
      }
      isWhole = false;
      rest.undo = rest.undo.slice(0, rest.undo.length >> 1);
      rest.redo = rest.redo.slice(0, rest.redo.length >> 1);
    }
  }
  return isWhole;
}

/** @param {string} id */
export function forgetHistory(id) {
  try {
    localStorage.removeItem(HISTORY + id);
  } catch (failed) {
    // What cannot be removed cannot be read, either.
  }
}

/** @returns {string[]} the games with a history */
function histories() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(HISTORY)).map((key) => key.slice(HISTORY.length));
  } catch (failed) {
    return [];
  }
}

/** @param {string[]} ids of the games that are kept */
function forgetHistories(ids) {
  histories().filter((id) => !ids.includes(id)).forEach(forgetHistory);
}

/** Gives the history of the oldest game up. @param {string} id of the game whose history stays @returns {boolean} false if there is no other one */
function makeRoom(id) {
  const all = histories();
  const oldest = loadGames().map((kept) => kept.id).filter((other) => other !== id && all.includes(other)).pop();
  if (oldest !== undefined) {
    forgetHistory(oldest);
  }
  return oldest !== undefined && !histories().includes(oldest);
}
