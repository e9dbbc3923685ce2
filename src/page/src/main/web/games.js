// @ts-check
// Which puzzle is on the grid: new ones, links and history, and the games that are kept.

import { el } from './cell.js';
import { hasPageTitle, newGame, saySame } from './model/actions.js';
import { packHistory, readHistory } from './model/history.js';
import { sketch } from './model/layout.js';
import { packed, puzzleText } from './model/packing.js';
import { CLASSIC, fragmentOf, readFragment } from './model/share.js';
import { isOnePuzzle } from './model/state.js';
import { ruleNames } from './rulelist.js';
import {
  forgetGame, forgetHistory, isAvailable, isBlank, keepSetup, loadGames, loadHistory, onGamesKept, ownGame, ratingOf, rescueGames, saveGame, saveHistory, setOwnGame,
  wasSetUp } from './storage.js';
import { asSentence, locale } from './text.js';

/** @typedef {import('./types.js').App} App */
/** @typedef {import('./model/actions.js').Game} Game */

/** The puzzle that is there when the page opens. */
export const SAMPLE = {
  layout: CLASSIC, title: 'list.sample', givens: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' };

/** @param {string} layout @param {string} givens @returns {Game} */
export function gameFromLine(layout, givens, title = '', source = '') {
  const read = readFragment('p=' + givens + '&rules=' + encodeURIComponent(layout));
  if (!read || 'error' in read) {
    throw new Error('no puzzle: ' + givens);
  }
  return newGame(layout, read.puzzle.size, { ...read.puzzle, title, source });
}

/** @param {string} day such as 2026-11-30 @param {string} language @returns {string} */
export const dayText = (day, language) => new Date(`${day}T12:00`).toLocaleDateString(locale(language), { dateStyle: 'medium' });

/** @param {Game} game @param {App} app @returns {string} empty for a game without a title */
export function titleOf(game, app) {
  if (!hasPageTitle(game)) {
    return game.title;
  }
  const [key, day] = game.title.split(' ');
  return day ? app.t('title.dated', { title: app.t('title.daily'), date: dayText(day, app.language) }) : app.t(key);
}

/** @param {Game} kept @param {Game} linked a game of the same puzzle @returns {Game} the kept one with what the other says of the puzzle */
const withWords = (kept, linked) => ({ ...kept, title: linked.title || kept.title, author: linked.author || kept.author, words: linked.words || kept.words });

/** More than there are digits. */
const TRIES = 64;

/** @param {Game} game @returns {string} */
const stateOf = (game) => JSON.stringify(packed(game));

/** @param {HTMLElement} caption @param {App} app */
export function createGames(caption, app) {
  const title = el('h2', 'game-title');
  const rated = el('span', '');
  const rules = el('span', 'game-kind');
  const details = el('p', 'game-rules');
  const box = el('div', 'game-name');
  details.append(rated, rules);
  box.append(title, details);
  caption.prepend(box);
  let id = newId();
  let timer = 0;
  /** The game that the address names. @type {Game|null} */
  let named = null;
  /** Whether the game was kept, rather than named by a link. */
  let isKept = false;
  /** Games whose rules the library does not know. @type {Set<string>} */
  const refused = new Set();
  /** What this window last read or wrote of each game. @type {Map<string, string|undefined>} */
  const seen = new Map();
  /** The ratings of puzzles that are known. @type {Map<string, import('./storage.js').Rating|undefined>} */
  const ratings = new Map();
  /** How many hints were taken for the game. */
  let hints = 0;
  /** The digits that the player has placed in the game, each as the number of its cell times `TRIES` and the digit. @type {Set<number>} */
  let tried = new Set();
  /** The game that waits while a position is practised. @type {{game: Game, own: import('./model/state.js').History, elapsed: number, setup: boolean, hints: number, tried: Set<number>}|null} */
  let waiting = null;
  /** What was told of moves or games that are not kept. @type {Set<string>} */
  const losses = new Set();
  /** Takes the message about a bad link away. */
  let forgetFault = () => {};

  function newId() {
    return Date.now().toString(36) + Math.floor(Math.random() * 1e6).toString(36);
  }

  /** @param {Game} a @param {Game} b */
  const isSame = (a, b) => puzzleText(a) === puzzleText(b);

  function write() {
    timer = 0;
    const { game, history } = app.store;
    if (isBlank(game) && !app.store.canUndo) {
      return;
    }
    giveWay();
    setOwnGame(id);
    const kept = saveGame({ id, time: Date.now(), elapsed: app.clock.elapsed, game, rating: ratings.get(puzzleText(game)), hints, tried: [...tried] });
    if (kept === '') {
      tellLoss('storage.full');
      return;
    }
    seen.set(id, keptState());
    const isWhole = saveHistory(id, packHistory(game, history));
    if (kept === 'alone') {
      tellLoss('storage.older');
    } else if (!isWhole) {
      tellLoss('storage.moves');
    }
  }

  const keptGame = () => loadGames().find((other) => other.id === id);

  /** @returns {string|undefined} what is kept of the game on the grid */
  function keptState() {
    const kept = keptGame();
    return kept && stateOf(kept.game);
  }

  /** Takes over what a game has but its position. @param {import('./storage.js').Kept} [kept] none for a new game */
  function learn(kept) {
    hints = kept?.hints ?? 0;
    tried = new Set(kept?.tried);
    if (kept?.rating) {
      ratings.set(puzzleText(kept.game), kept.rating);
    }
  }

  /** What another window has kept of this game meanwhile stays; this window goes on with a game of its own. */
  function giveWay() {
    const state = keptState();
    if (state !== undefined && state !== seen.get(id) && state !== stateOf(app.store.game)) {
      id = newId();
      app.say(app.t('game.twice'));
    }
  }

  /** Takes over what another window has kept of this game, unless there is something to keep here. */
  function follow() {
    const kept = keptGame();
    if (timer || !kept || stateOf(app.store.game) !== seen.get(id) || stateOf(kept.game) === seen.get(id)) {
      return;
    }
    learn(kept);
    seen.set(id, stateOf(kept.game));
    named = kept.game;
    app.store.open(kept.game, historyOf(kept.game));
    // There is nothing to keep, and the other window may go on at once.
    window.clearTimeout(timer);
    timer = 0;
    app.clock.reset(kept.elapsed);
    app.say(app.t('game.followed'));
  }

  /** Says once what is not kept. @param {string} key */
  function tellLoss(key) {
    if (!losses.has(key)) {
      losses.add(key);
      app.alert(app.t(key));
    }
  }

  /** The moves of a kept game; what cannot be read is told once. @param {Game} game */
  function historyOf(game) {
    const history = readHistory(game, loadHistory(id));
    if (!history.isWhole) {
      forgetHistory(id);
    }
    return history;
  }

  /** Keeps the game before another one takes its place. */
  function flush() {
    window.clearTimeout(timer);
    if (timer) {
      write();
    }
  }

  /** Keeps the time since the last move, too, before the window may end, unless another window has gone on with the game. */
  function keepTime() {
    flush();
    const kept = keptGame();
    if (!waiting && kept && kept.elapsed < app.clock.elapsed && stateOf(kept.game) === stateOf(app.store.game)) {
      saveGame({ ...kept, elapsed: app.clock.elapsed });
    }
  }

  /** The link's puzzle, or the last game, or the sample. */
  function start() {
    const damaged = rescueGames();
    const { linked, fault } = fromLink();
    if (linked) {
      enter(linked, false);
    } else {
      resume();
    }
    tellFault(fault);
    if (damaged) {
      app.alert(app.t(`games.damaged.${damaged}`));
    }
    if (!isAvailable()) {
      tellLoss('storage.none');
    }
  }

  /** The last game that can be opened, or the sample. */
  function resume() {
    const games = loadGames().filter((kept) => !isBlank(kept.game) && !refused.has(kept.id));
    const last = games.find((kept) => kept.id === ownGame()) ?? games[0];
    if (last) {
      enter(last.game, false, last);
    } else {
      named = gameFromLine(SAMPLE.layout, SAMPLE.givens, SAMPLE.title, 'sample');
      app.store.open(named);
    }
  }

  /** @returns {{linked: Game|null, fault: string}} the game that the address names, or what is wrong with it; neither if it names none */
  function fromLink() {
    forgetFault();
    const read = readFragment(location.hash);
    if (read === null) {
      return { linked: null, fault: '' };
    }
    if ('error' in read) {
      return { linked: null, fault: app.t(read.error.key, read.error.values) };
    }
    return { linked: newGame(read.puzzle.layout, read.puzzle.size, { ...read.puzzle, source: 'link' }), fault: '' };
  }

  /** Says that the address names no puzzle, and lets it name the game on the grid instead. @param {string} fault @param {string} [lang] that of the fault */
  function tellFault(fault, lang) {
    if (fault) {
      history.replaceState(null, '', fragmentOf(app.store.game));
      forgetFault = app.alert(reasoned('link.bad', fault, lang));
    }
  }

  /** @param {string} key of a sentence that ends with a reason @param {string} reason @param {string} [lang] that of the reason */
  function reasoned(key, reason, lang = '') {
    const sentence = el('span', '', app.t(key, { reason: '' }));
    const end = el('span', '', reason);
    if (lang) {
      end.lang = lang;
    }
    sentence.append(end);
    return sentence;
  }

  /**
   * A game that is kept, or one from the address; if that is kept with progress and the link has none, the progress comes back.
   *
   * @param {Game} game
   * @param {boolean} isMove
   * @param {import('./storage.js').Kept} [last]
   */
  function enter(game, isMove, last) {
    const hasMoves = game.digits.some((digit, cell) => digit !== game.givens[cell]) || game.centre.some((mask) => mask > 0) || game.corner.some((mask) => mask > 0) || game.pen.some(Boolean);
    const games = hasMoves ? [] : loadGames().filter((other) => isSame(other.game, game));
    const kept = last ?? games.find((other) => other.id === ownGame()) ?? games[0];
    id = kept ? kept.id : newId();
    setOwnGame(id);
    isKept = last !== undefined;
    learn(kept);
    const next = kept ? withWords(kept.game, game) : game;
    seen.set(id, stateOf(kept?.game ?? game));
    const own = kept && historyOf(next);
    named = next;
    if (isMove) {
      app.store.replace(next, own);
    } else {
      app.store.open(next, own);
    }
    app.store.set({ setup: !isMove && wasSetUp(puzzleText(next)), filter: 0 });
    runClock(kept ? kept.elapsed : 0);
    if (own && !own.isWhole) {
      app.say(app.t('history.lost'));
    } else if (kept && !isMove && (last || next.digits.join() !== next.givens.join())) {
      app.say(app.t('game.continued'));
    }
  }

  /** Sets the clock to a game's time, and lets it go on if the game had begun and has not ended. @param {number} elapsed */
  function runClock(elapsed) {
    app.clock.reset(elapsed);
    if (elapsed && !app.store.setup && app.store.game.digits.includes(0)) {
      app.clock.start();
    }
  }

  /** Goes to the first cell of a game that has been put on the grid. @param {number} elapsed @param {boolean} setup @param {string} said */
  function begin(elapsed, setup, said) {
    app.store.select(0);
    app.store.set({ setup, mode: 'digit', filter: 0 });
    runClock(elapsed);
    app.say(said);
    app.grid.focus(app.store.cursor);
  }

  /** Puts the game that waits back on the grid. */
  function back() {
    if (waiting) {
      const { game, own, elapsed, setup } = waiting;
      ({ hints, tried } = waiting);
      waiting = null;
      app.store.open(game, own);
      begin(elapsed, setup, app.t('game.continued'));
    }
  }

  /** Another game takes the place of this one: a rule that is being drawn is none of that. */
  function leave() {
    flush();
    while (app.tool?.escape()) {
      // First the stroke, and then the tool.
    }
  }

  window.addEventListener('popstate', () => {
    leave();
    back();
    const { linked, fault } = fromLink();
    tellFault(fault);
    if (linked && isSame(linked, app.store.game)) {
      app.store.apply('credits', withWords(app.store.game, linked));
    } else if (linked) {
      enter(linked, true);
    }
  });
  // A moment later, when the history is kept, too.
  onGamesKept(() => window.setTimeout(follow, 50));
  window.addEventListener('pagehide', () => {
    keepTime();
    const { game, setup } = waiting ?? app.store;
    keepSetup(setup ? puzzleText(game) : '');
  });
  document.addEventListener('visibilitychange', () => document.hidden && keepTime());

  /** @param {import('./storage.js').Rating} [rating] @returns {string[]} */
  function ratingText(rating) {
    return rating ? [app.t('level.' + rating.level), app.t('caption.score', { score: rating.score.toLocaleString(app.language) }),
      ...(rating.hardest ? [app.said('technique', rating.name || rating.hardest, rating.hardest).text] : [])] : [];
  }

  return {
    start,
    /**
     * Takes another puzzle; one entry of the undo history and one of the browser's.
     * @param {Game} game
     * @param {{id?: string, elapsed?: number, setup?: boolean}} [options]
     */
    open(game, options = {}) {
      leave();
      back();
      app.alert('');
      id = options.id || newId();
      setOwnGame(id);
      isKept = options.id !== undefined;
      const before = loadGames().find((kept) => kept.id === options.id);
      learn(before);
      seen.set(id, stateOf(game));
      const own = options.id ? historyOf(game) : undefined;
      history.pushState(null, '', fragmentOf(game));
      named = game;
      app.store.replace(game, own);
      const opened = options.setup ? app.t('setup.on') : app.t('game.opened', { count: game.givens.filter(Boolean).length });
      begin(options.elapsed || 0, options.setup === true, own && !own.isWhole ? app.t('history.lost') : opened);
    },
    /** Puts a position on the grid that is not kept, and that no undo leaves; the game waits, also in the address. @param {Game} game */
    practise(game) {
      leave();
      app.alert('');
      if (!waiting) {
        const { store, clock: { elapsed } } = app;
        waiting = { game: store.game, own: store.history, elapsed, setup: store.setup, hints, tried };
        // The browser's way back leads to the game, too.
        history.pushState(null, '');
      }
      learn();
      app.store.open(game);
      begin(0, false, '');
    },
    back,
    get isPractice() { return waiting !== null; },
    /** Keeps the game a moment later, and its givens in the address at once. */
    save() {
      const { game } = app.store;
      if (waiting) {
        return;
      }
      const isOther = named?.givens !== game.givens || named.layout !== game.layout;
      if (isOther) {
        forgetFault();
        isKept = false;
        if (named && !app.store.setup) {
          // Undo or redo led to another puzzle, which is kept under its own name; one whose rules are being changed keeps its name.
          id = loadGames().find((other) => isSame(other.game, game))?.id || (isOnePuzzle(named, game) ? id : newId());
        }
      }
      if (isOther || (named && !saySame(named, game))) {
        named = game;
        history.replaceState(null, '', fragmentOf(game));
      }
      window.clearTimeout(timer);
      timer = window.setTimeout(write, 400);
    },
    /** Puts another game in place of one whose rules the library does not know. @param {string} message */
    refuse(message) {
      const wasKept = isKept;
      // What is the layout for the library is the field "rules" of a link.
      const english = asSentence(message.replace(/^layout: /, 'rules: '));
      const { text, lang } = app.said('phrase', english, english);
      refused.add(id);
      resume();
      if (wasKept) {
        history.replaceState(null, '', fragmentOf(app.store.game));
        app.alert(reasoned('game.refused', text, lang));
      } else {
        tellFault(text, lang);
      }
    },
    /** Notes how hard the puzzle on the grid is. @param {any} answer with the level, the score and the hardest technique */
    rate(answer) {
      ratings.set(puzzleText(app.store.game), ratingOf({ ...answer, name: answer.hardestName }));
      app.store.set({});
      this.save();
    },
    get level() { return ratings.get(puzzleText(app.store.game))?.level ?? ''; },
    get hints() { return hints; },
    set hints(count) {
      hints = count;
      this.save();
    },
    /** Notes digits that the player places. @param {number[]} cells @param {number} digit */
    note(cells, digit) {
      cells.forEach((cell) => tried.add(cell * TRIES + digit));
    },
    /** How many of the digits that the player has placed are right and wrong. @param {number[]} right each cell's digit */
    tried(right) {
      const placed = [...tried].filter((one) => right[Math.floor(one / TRIES)] === one % TRIES).length;
      return { placed, wrong: tried.size - placed };
    },
    /** Forgets how the game was played. */
    forgetPlay() {
      learn();
      this.save();
    },
    list() {
      flush();
      return loadGames();
    },
    /** @param {string} which */
    forget(which) {
      forgetGame(which);
    },
    get id() { return id; },
    get rules() { return ruleNames(app).map((one) => one.textContent ?? ''); },
    /** What the puzzle on the grid is called. */
    get title() {
      const { game } = app.store;
      return titleOf(game, app) || app.t(game.givens.some(Boolean) ? 'title.puzzle' : 'title.blank');
    },
    render() {
      const { game } = app.store;
      const shape = sketch(game.layout);
      title.textContent = game.author ? app.t('title.by', { title: this.title, author: game.author }) : this.title;
      title.title = title.textContent;
      const size = shape ? app.t('title.size', { rows: shape.rows, columns: shape.columns }) : '';
      const isPlain = game.layout === CLASSIC;
      const parts = isPlain ? [] : [size, game.layout.startsWith('regions') ? app.t('rule.jigsaw') : '', ...ruleNames(app)].filter(Boolean);
      const rating = ratingText(ratings.get(puzzleText(game)));
      rated.textContent = rating.join(' · ');
      rules.replaceChildren(...parts.flatMap((part, i) => (i || rating.length ? [' · ', part] : [part])));
      details.hidden = !details.textContent;
      details.title = details.textContent ?? '';
    } };
}
