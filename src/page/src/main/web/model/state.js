// @ts-check
// The state of the page, without any DOM: the game with its undo history and checkpoints, and what is selected.

import { actions } from './actions.js';
import { areAlike } from './layout.js';

/** @typedef {import('./actions.js').Game} Game */
/** @typedef {'digit'|'corner'|'centre'|'colour'} Mode */
/** @typedef {{name: string, game: Game, time: number}} Checkpoint */
/** @typedef {{past: readonly Game[], future: readonly Game[], checkpoints: readonly Checkpoint[]}} History in `past` and `future`, the position nearest to the game is the last */
/** @typedef {'game'|'puzzle'|'ui'} Change puzzle: another puzzle or layout; game: a move; ui: selection, mode and the like */

/** How many changes can be undone. */
export const MAX_UNDO = 5000;

export const MODES = /** @type {Mode[]} */ (['digit', 'corner', 'centre', 'colour']);

/** @param {Game} game @returns {string} the boxes or regions of its layout */
const gridOf = ({ layout }) => layout.replace(/[;\n].*$/s, '').trim();

/** @param {Game} a @param {Game} b @returns {boolean} whether both are positions of one puzzle, perhaps with other rules or another title */
export function isOnePuzzle(a, b) {
  return gridOf(a) === gridOf(b) && a.givens.join() === b.givens.join();
}

/** Whether undo or redo leaves the puzzle that is being typed in. @param {Game} from @param {Game} to @returns {boolean} */
function leavesPuzzle(from, to) {
  const count = (/** @type {Game} */ game) => game.givens.filter(Boolean).length;
  const isOther = from.title !== to.title && from.givens.join() !== to.givens.join();
  return gridOf(from) !== gridOf(to) || isOther || from.source !== to.source || (count(from) === 0 && count(to) > 1);
}

/**
 * Whether undo or redo leads to another puzzle, rather than to one with more or fewer givens.
 *
 * @param {Game} from
 * @param {Game} to
 * @param {boolean} isTyped whether the puzzle was being typed in
 * @returns {boolean}
 */
export function isAnother(from, to, isTyped) {
  const isIn = (/** @type {Game} */ a, /** @type {Game} */ b) => a.givens.every((digit, cell) => !digit || digit === b.givens[cell]);
  return leavesPuzzle(from, to) || (!isTyped && !isIn(from, to) && !isIn(to, from));
}

/** @typedef {ReturnType<typeof createStore>} Store */

/**
 * @param {Game} first
 * @param {() => number} [clock] milliseconds, for the times of checkpoints
 */
export function createStore(first, clock = () => 0) {
  /** @type {Game[]} */
  let past = [];
  /** @type {Game[]} */
  let future = [];
  let game = first;
  /** @type {Checkpoint[]} */
  let checkpoints = [];
  const ui = {
    selection: new Set([0]), cursor: 0, mode: /** @type {Mode} */ ('digit'), setup: false, colour: 0,
    target: /** @type {'cell'|'candidate'|'pen'} */ ('cell'), filter: 0 };
  /** @type {Set<(change: Change) => void>} */
  const listeners = new Set();

  /** @param {Change} change */
  function tell(change) {
    for (const listener of [...listeners]) {
      listener(change);
    }
  }

  /** @param {Game} next */
  function become(next) {
    const change = game.layout === next.layout && isOnePuzzle(game, next) ? 'game' : 'puzzle';
    if (!areAlike(next, game)) {
      ui.cursor = 0;
      ui.selection = new Set([0]);
    }
    game = next;
    tell(change);
  }

  /** @param {Game[]} from @param {Game[]} to @returns {boolean} whether there was a position to go to */
  function travel(from, to) {
    const next = from.pop();
    if (next) {
      to.push(game);
      ui.setup &&= !leavesPuzzle(game, next);
      become(next);
    }
    return next !== undefined;
  }

  /** @param {Game} next @param {readonly Game[]} [between] positions that led to it @returns {boolean} */
  function enter(next, between = []) {
    if (next === game) {
      return false;
    }
    past = [...past, game, ...between].slice(-MAX_UNDO);
    future = [];
    become(next);
    return true;
  }

  return {
    get game() { return game; },
    get selection() { return ui.selection; },
    get cursor() { return ui.cursor; },
    get mode() { return ui.mode; },
    get setup() { return ui.setup; },
    get colour() { return ui.colour; },
    get target() { return ui.target; },
    get isPen() { return ui.mode === 'colour' && ui.target === 'pen'; },
    get filter() { return ui.filter; },
    get canUndo() { return past.length > 0; },
    get canRedo() { return future.length > 0; },
    /** @returns {readonly Game[]} the positions before this one, the oldest first */
    get past() { return past; },
    /** @returns {History} */
    get history() { return { past, future, checkpoints }; },
    /** @returns {readonly Checkpoint[]} */
    get checkpoints() { return checkpoints; },

    /**
     * One change, one entry of the history.
     *
     * @param {string} name a key of `actions`
     * @param {any} [args]
     * @returns {boolean} whether anything changed
     */
    apply(name, args = {}) {
      return enter(actions[name](game, args));
    },

    /** @param {Game} next another puzzle or position, as one entry of the history @param {History} [own] the moves that led to it @returns {boolean} */
    replace(next, own = { past: [], future: [], checkpoints }) {
      const isOwn = (/** @type {Game} */ position) => isOnePuzzle(position, next);
      const isOther = enter(next, own.past.filter(isOwn));
      if (isOther) {
        future = own.future.filter(isOwn);
        checkpoints = [...own.checkpoints];
      }
      return isOther;
    },

    /** @param {Game} next the game the page opens with @param {History} [own] without it, there is no way back */
    open(next, own) {
      past = [...own?.past || []];
      future = [...own?.future || []];
      checkpoints = [...own?.checkpoints || []];
      become(next);
      tell('puzzle');
    },

    undo: () => travel(past, future),
    redo: () => travel(future, past),

    /** @param {string} [name] */
    checkpoint(name = '') {
      checkpoints = [...checkpoints, { name, game, time: clock() }];
      tell('ui');
    },

    /** @param {number} index @returns {boolean} */
    restore(index) {
      const point = checkpoints[index];
      return point !== undefined && enter(point.game);
    },

    /** @param {number} index */
    forget(index) {
      checkpoints = checkpoints.filter((_, i) => i !== index);
      tell('ui');
    },

    /** @param {Partial<typeof ui>} changes */
    set(changes) {
      Object.assign(ui, changes);
      tell('ui');
    },

    /** @param {number} cell @param {Iterable<number>} [selection] by default the cell alone */
    select(cell, selection = [cell]) {
      ui.cursor = cell;
      ui.selection = new Set(selection);
      tell('ui');
    },

    /** @param {(change: Change) => void} listener @returns {() => void} ends the subscription */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    } };
}
