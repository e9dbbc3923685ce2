// @ts-check
// The undo history and the checkpoints of a game in few characters: of each position only what differs from its neighbour. Nothing that is read is
// trusted.

import { saySame } from './actions.js';
import { gameOf, hashOf, packed } from './packing.js';
import { LARGEST } from './pen.js';

/** @typedef {import('./actions.js').Game} Game */
/** @typedef {import('./state.js').Checkpoint} Checkpoint */
/** @typedef {import('./state.js').History} History */
/** @typedef {string|ReturnType<typeof packed>} Difference changes such as `d4.7`, or another puzzle as a whole */

/** How many changes can be undone, and how many redone, after the page is opened again. */
const MAX_KEPT = 2000;

/**
 * The parts of a game that hold a number for each cell, with the least and the most of it.
 * @type {[string, 'givens'|'digits'|'centre'|'corner'|'cellColours'|'pen', number, (side: number) => number][]}
 */
const PARTS = [
  ['g', 'givens', 0, (side) => side], ['d', 'digits', 0, (side) => side], ['c', 'centre', -1, (side) => 2 ** side - 1],
  ['e', 'corner', 0, (side) => 2 ** side - 1], ['k', 'cellColours', 0, () => 511],
  ['p', 'pen', 0, () => LARGEST]];

/** @param {Game} from @param {Game} to @returns {Difference} */
function difference(from, to) {
  if (from.layout !== to.layout || !saySame(from, to) || from.source !== to.source) {
    return packed(to);
  }
  const changes = PARTS.flatMap(([letter, part]) => (from[part] === to[part] ? [] : to[part].flatMap((value, cell) =>
    (value === from[part][cell] ? [] : [letter + cell.toString(36) + '.' + value.toString(36)]))));
  if (from.candColours !== to.candColours) {
    const keys = new Set([...Object.keys(from.candColours), ...Object.keys(to.candColours)]);
    for (const key of keys) {
      if (from.candColours[key] !== to.candColours[key]) {
        changes.push(`m${key}.${to.candColours[key] || 0}`);
      }
    }
  }
  return changes.join(' ');
}

/** @param {Game} game @param {string} change @returns {boolean} whether it was a change of a candidate's colours */
function recolour(game, change) {
  const match = /^m(\d+)\.(\d+)\.(\d+)$/.exec(change);
  const [cell, digit, colours] = match ? match.slice(1).map(Number) : [-1, 0, 0];
  if (cell < 0 || cell >= game.digits.length || digit < 1 || digit > game.side || colours > 511) {
    return false;
  }
  const { [`${cell}.${digit}`]: _, ...others } = game.candColours;
  game.candColours = colours ? { ...others, [`${cell}.${digit}`]: colours } : others;
  return true;
}

/** @param {Game} from @param {unknown} changes @returns {Game|null} null for anything that `difference` does not write */
function applied(from, changes) {
  if (typeof changes !== 'string') {
    return gameOf(changes);
  }
  const game = { ...from };
  for (const change of changes.split(' ').filter(Boolean)) {
    const match = /^([gdcekp])([0-9a-z]+)\.(-?[0-9a-z]+)$/.exec(change);
    const [, part, least, most] = PARTS.find(([letter]) => letter === match?.[1]) || [];
    if (!match || !part || least === undefined || !most) {
      if (!recolour(game, change)) {
        return null;
      }
      continue;
    }
    const [cell, value] = [parseInt(match[2], 36), parseInt(match[3], 36)];
    if (cell >= game.digits.length || value < least || value > most(game.side)) {
      return null;
    }
    game[part] = game[part] === from[part] ? from[part].slice() : game[part];
    game[part][cell] = value;
  }
  return game;
}

/** A number by which a history knows its game. @param {Game} game @returns {number} */
function mark(game) {
  const { title, author, words, source, ...position } = packed(game);
  return hashOf(JSON.stringify(position));
}

/** @param {Game} game @param {readonly Game[]} others from the nearest one @returns {Difference[]} */
function chain(game, others) {
  return others.slice(0, MAX_KEPT).map((other, i) => difference(i ? others[i - 1] : game, other));
}

/** @param {Game} game @param {unknown} chained @returns {{games: Game[], isWhole: boolean}} from the nearest one, as far as they can be read */
function unchained(game, chained) {
  const games = [];
  for (const changes of Array.isArray(chained) ? chained : [null]) {
    const next = applied(games[games.length - 1] || game, changes);
    if (next === null) {
      return { games, isWhole: false };
    }
    games.push(next);
  }
  return { games, isWhole: true };
}

/** @param {Game} game @param {History} history */
export function packHistory(game, { past, future, checkpoints }) {
  return {
    of: mark(game), undo: chain(game, [...past].reverse()), redo: chain(game, [...future].reverse()),
    points: checkpoints.map((point) => ({ name: point.name, time: point.time, game: difference(game, point.game) })) };
}

/** @param {Game} game @param {any} kept @returns {Checkpoint|null} */
function pointOf(game, kept) {
  const position = kept && typeof kept.name === 'string' && Number.isFinite(kept.time) ? applied(game, kept.game) : null;
  return position && { name: kept.name.slice(0, 200), time: kept.time, game: position };
}

/**
 * What `packHistory` wrote, as far as it can be read.
 *
 * @param {Game} game
 * @param {any} kept undefined if nothing was kept
 * @returns {History & {isWhole: boolean}}
 */
export function readHistory(game, kept) {
  if (!kept || kept.of !== mark(game)) {
    return { past: [], future: [], checkpoints: [], isWhole: kept === undefined };
  }
  const [undo, redo] = [unchained(game, kept.undo), unchained(game, kept.redo)];
  const points = Array.isArray(kept.points) ? kept.points : [null];
  const checkpoints = points.map((/** @type {any} */ point) => pointOf(game, point)).filter(Boolean);
  return {
    past: undo.games.reverse(), future: redo.games.reverse(), checkpoints,
    isWhole: undo.isWhole && redo.isWhole && checkpoints.length === points.length };
}
