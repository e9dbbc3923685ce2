// @ts-check
// What the keys and the digit pad do to the selected cells.

import { COLOURS } from './cell.js';
import { newGame } from './model/actions.js';
import { conflicts, hasDrawnRules, possible, symbol } from './model/layout.js';
import { puzzleText } from './model/packing.js';
import { isAnother, MODES } from './model/state.js';
import { addResult } from './results.js';
import { asSentence } from './text.js';

/** @typedef {import('./types.js').App} App */
/** @typedef {import('./model/state.js').Mode} Mode */

/** @param {App} app */
export function createEntry(app) {
  let held = 0;
  /** The puzzle that was solved by the last move, if so. */
  let toldOf = '';
  /** The last full grid that was right. @type {import('./model/actions.js').Game|null} */
  let solved = null;
  /** The full grid that is known to obey rules beyond houses and pairs. @type {import('./model/actions.js').Game|null} */
  let right = null;

  /** Whether the game itself is on the grid; says so if not. */
  function canChange() {
    if (app.isElsewhere) {
      app.say(app.t('view.readOnly'));
      return false;
    }
    if (app.clock.isPaused) {
      app.clock.resume();
    }
    return true;
  }

  /** @param {number} digit @param {Mode} mode @returns {boolean} whether anything changed */
  function enter(digit, mode) {
    const { store, layout } = app;
    if (digit < 1 || !canChange()) {
      return false;
    }
    const cells = [...store.selection];
    if (mode === 'colour') {
      return paint(digit);
    }
    if (digit > layout.side) {
      return false;
    }
    if (store.setup && mode === 'digit') {
      return store.apply('given', { cells, digit });
    }
    const peers = app.settings.autoRemove ? layout.peers : null;
    if (mode === 'digit') {
      app.games.note(cells.filter((cell) => !store.game.givens[cell] && store.game.digits[cell] !== digit), digit);
    }
    const changed = store.apply(mode, { cells, digit, peers });
    if (!changed && cells.every((cell) => store.game.givens[cell]) && cells.some((cell) => store.game.givens[cell] !== digit)) {
      app.say(app.t('entry.given'));
    }
    return changed;
  }

  /** Colours cells, or says which colour candidates get from now on. @param {number} colour from 1 @returns {boolean} */
  function paint(colour) {
    if (colour > 9) {
      return false;
    }
    if (app.store.target !== 'cell') {
      app.store.set({ colour: colour - 1 });
      app.say(app.t('pad.colour', { letter: COLOURS[colour - 1] }));
      return false;
    }
    return app.store.apply('cellColour', { cells: [...app.store.selection], colour: colour - 1 });
  }

  /** Says what colours are for. @param {'cell'|'candidate'|'pen'} target */
  function aim(target) {
    app.store.set({ mode: 'colour', target });
    app.say(app.t('colour.target.' + target));
  }

  /** @param {number[]} cells @param {number} digit */
  function paintCandidate(cells, digit) {
    if (digit >= 1 && digit <= app.layout.side && canChange()) {
      app.store.apply('candColour', { cells, digit, colour: app.store.colour });
    }
  }

  /** Says whether a full grid is right. */
  function check() {
    const { store, layout } = app;
    const { digits } = store.game;
    const isFull = digits.every((digit) => digit > 0);
    if (!isFull || !layout.known) {
      toldOf = '';
      return;
    }
    const wrong = conflicts(layout, digits).size;
    if (wrong) {
      app.say(app.t('solved.wrong', { count: wrong }));
    } else if (hasDrawnRules(layout)) {
      checkRules();
    } else {
      tellSolved();
    }
  }

  function tellSolved() {
    solved = app.store.game;
    const puzzle = puzzleText(solved);
    if (toldOf !== puzzle) {
      toldOf = puzzle;
      app.clock.stop();
      const right = app.settings.clock ? app.t('solved.rightIn', { time: app.clock.text }) : app.t('solved.right');
      const { hints, level } = app.games;
      const { placed, wrong } = app.games.tried(solved.digits);
      const isBest = addResult(solved, { elapsed: app.clock.elapsed, hints, placed, level, now: Date.now() });
      app.say([
        right, ...(hints ? [app.t('solved.hints', { count: hints })] : []),
        !placed ? app.t('solved.helped') : wrong ? app.t('solved.mistakes', { count: wrong }) : app.t('solved.noMistake'), ...(isBest ? [app.t('solved.best')] : [])].join(' '));
    }
  }

  /** Asks the library whether a full grid obeys the rules that houses and pairs do not show. */
  async function checkRules() {
    const { game } = app.store;
    const { layout, givens, entries } = app.puzzleFields();
    const answer = await app.ask('check', { layout, givens, entries, of: 'position', reason: false }).catch(() => null);
    if (answer === null || game !== app.store.game) {
      return;
    }
    if (answer.result === 'proper') {
      right = game;
      tellSolved();
      app.store.set({});
    } else if (answer.conflicts?.length) {
      const sentence = asSentence(answer.conflicts[0]);
      app.say(app.t('solved.broken', { reason: app.said('phrase', sentence, sentence).text }));
    }
  }

  /** Says also whether another puzzle is on the grid now. @param {'undo'|'redo'} way */
  function travel(way) {
    const { game, setup } = app.store;
    const how = !app.store[way]() ? 'none' : isAnother(game, app.store.game, setup) ? 'another' : 'done';
    app.say(app.t(way === 'undo' ? `undo.${how}` : `redo.${how}`, { title: app.games.title }));
  }

  return {
    enter,
    canChange,
    check,
    paintCandidate,
    get right() { return right; },
    get isSolved() { return solved === app.store.game; },
    /** The digit that a tap on a cell places, 0 for none. */
    get held() { return app.settings.digitFirst ? held : 0; },
    set held(digit) { held = digit; },
    /** @returns {Mode} the mode of a long press */
    otherMode() {
      return app.store.mode === 'digit' ? 'centre' : 'digit';
    },
    erase() {
      if (canChange()) {
        app.store.apply('erase', { cells: [...app.store.selection], mode: app.store.isPen ? 'pen' : app.store.mode, setup: app.store.setup });
      }
    },
    /** Chooses a mode, and puts the pen away. @param {Mode} mode */
    setMode(mode) {
      app.store.set({ mode, ...(app.store.target === 'pen' ? { target: 'cell' } : {}) });
      app.say(app.t('mode.about.' + mode));
    },
    nextMode() {
      this.setMode(MODES[(MODES.indexOf(app.store.mode) + 1) % MODES.length]);
    },
    toggleTarget() {
      aim(app.store.target === 'cell' ? 'candidate' : 'cell');
    },
    togglePen() {
      aim(app.store.isPen ? 'cell' : 'pen');
    },
    fill() {
      if (canChange()) {
        const changed = app.store.apply('fill', { marks: possible(app.layout, app.store.game.digits) });
        app.say(app.t(changed ? 'fill.done' : 'fill.same'));
      }
    },
    /** Back to the givens. */
    restart() {
      if (canChange()) {
        app.store.apply('restart');
        app.clock.reset();
        app.games.forgetPlay();
        app.say(app.t('restart.done'));
      }
    },
    /** An empty grid of the same layout, for the givens of another puzzle. */
    reset() {
      const { game } = app.store;
      app.games.open(newGame(game.layout, game, { source: 'typed' }), { setup: true });
      app.say(app.t('reset.done'));
    },
    /** Begins or ends the entry of givens. @param {boolean} setup */
    setUp(setup) {
      app.store.set({ setup, mode: 'digit' });
      app.say(app.t(setup ? 'setup.on' : 'setup.off'));
    },
    undo() {
      travel('undo');
    },
    redo() {
      travel('redo');
    },
    /** @param {number} digit 0 to end, -1 for cells with two candidates */
    filter(digit) {
      app.store.set({ filter: app.store.filter === digit ? 0 : digit });
      const { filter } = app.store;
      app.say(filter > 0 ? app.t('filter.digit', { digit: symbol(filter) }) : app.t(filter < 0 ? 'filter.two' : 'filter.off'));
    } };
}
