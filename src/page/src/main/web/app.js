// @ts-check
// The page: the object that all parts share, and how they are connected.

import { createCellSelection } from './cellselection.js';
import { createClashes } from './clashes.js';
import { createClock } from './clock.js';
import { loadRest as loadDialogs, openNamed } from './dialogs/index.js';
import { createDropzone } from './dropzone.js';
import { createEntry } from './entry.js';
import { createGames, SAMPLE } from './games.js';
import { createGrid } from './grid.js';
import { createGridTools } from './gridtools.js';
import { createKeys } from './keys.js';
import { createMistakes } from './mistakes.js';
import { newGame } from './model/actions.js';
import { cellIndex, countFrom, digitOf, geometry, least, leastOf, lineOf, marksText, outline, possible, sketch } from './model/layout.js';
import { createStore } from './model/state.js';
import { download, forgetSaid, openDialog, say, showAlert } from './notices.js';
import { drawOverlay } from './overlay.js';
import { createPad } from './pad.js';
import { commands, createPanels, loadRest as loadPanels } from './panels/index.js';
import { createPen } from './pen.js';
import { createRuleList } from './rulelist.js';
import { loadSettings, saveSettings } from './storage.js';
import { bestLanguage, loadTexts, said, t, writeInWords } from './text.js';
import { createToolbar } from './toolbar.js';
import { keepUpdated } from './update.js';
import { createWorkers } from './workers.js';

/** @typedef {import('./types.js').App} App */
/** @typedef {import('./model/layout.js').Geometry} Geometry */

/** @param {string} id @returns {HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const classic = /** @type {Geometry} */ (sketch(SAMPLE.layout));

/** @param {string} name such as r1c1=5 or r1c1<>5 @param {import('./model/layout.js').Size} size @returns {number[]} cell and digit */
function candidate(name, size) {
  const text = name.replace(/^.*?(?:=|<>)/, '');
  return [cellIndex(name, size), /^\d+$/.test(text) ? Number(text) - least + 1 : digitOf(text)];
}

// The parts that need the document are made by start().
export const app = /** @type {App} */ (/** @type {unknown} */ ({
  store: createStore(newGame(SAMPLE.layout, classic), Date.now),
  settings: loadSettings(),
  language: 'en',
  t, said,
  layoutData: outline(classic),
  layout: classic,
  view: null,
  live: null,
  editsRules: false,
  tool: null,
  hasOverlay: false,
  needsCandidates: false,
  actions: {},
  get isElsewhere() {
    return app.view !== null && Boolean(app.view.digits || app.view.candidates);
  },

  /** @type {App['ask']} */
  async ask(command, fields, options = {}) {
    const answer = await app.workers.ask(command, fields, options);
    if (!bringing) {
      // The solver is there after all.
      bringLayout();
    }
    return answer;
  },
  stop() {
    app.workers.stop();
  },
  /** @param {any} data */
  learn(data) {
    layouts.set(String(data.layout), data);
  },
  puzzleFields() {
    const { layout, givens, digits, centre } = app.store.game;
    const marks = centre.map((mask, cell) => (digits[cell] ? -1 : mask));
    return { layout, givens: lineOf(givens), entries: lineOf(digits),
      ...(marks.some((mask) => mask >= 0) ? { marks: marksText(marks) } : {}) };
  },
  /** @param {import('./types.js').View|null} view */
  show(view) {
    app.view = view;
    app.overlay(view ? view.marks || null : null);
  },
  /** @param {any} marks */
  overlay(marks) {
    app.hasOverlay = marks !== null && marks !== undefined;
    app.needsCandidates = Boolean(marks?.links?.length || marks?.chips?.some((/** @type {any} */ chip) => chip.change === 'removed'));
    drawOverlay(app.grid.overlay, app.grid.washes, marks || null, app.layout);
    draw();
  },
  /** @param {{placements?: string[], eliminations?: string[]}} step one step, or several put together */
  applyStep(step) {
    const pairs = (/** @type {string[]|undefined} */ names) => (names || []).map((name) => candidate(name, app.layout));
    app.show(null);
    return app.store.apply('step', {
      placements: pairs(step.placements), eliminations: pairs(step.eliminations),
      possible: possible(app.layout, app.store.game.digits), peers: app.layout.peers });
  },
  say,
  /** @type {App['alert']} */
  alert: showAlert,
  openDialog,
  /** @type {App['openNamed']} */
  openNamed: (name, argument) => openNamed(app, name, argument),
  download,
  /** Takes changed settings over and keeps them. @param {Partial<import('./storage.js').Settings>} changes */
  async change(changes) {
    Object.assign(app.settings, changes);
    const isKept = saveSettings(app.settings);
    if (changes.language && isKept) {
      // Panels are written once, in the language the page opened with.
      location.reload();
      return;
    }
    await applySettings();
    renderAll();
    app.store.set({});
  } }));

/** @type {{render: () => void}[]} */
const parts = [];

function renderAll() {
  app.grid.refresh();
  parts.forEach((part) => part.render());
}

async function applySettings() {
  const { settings } = app;
  const root = document.documentElement;
  document.dispatchEvent(new CustomEvent('theme', { detail: settings.theme }));
  root.dataset.marks = settings.markSize;
  writeInWords(settings.notation === 'words');
  const language = settings.language === 'system' ? bestLanguage(navigator.languages) : settings.language;
  await loadTexts(language);
  app.language = language;
  root.lang = language;
  document.title = t('title');
  byId('skip').textContent = t('skip');
}

/** @type {Map<string, any>} */
const layouts = new Map();

/** The layout that is being brought, so that it is asked for once. @type {{layout: string, done: Promise<void>}|null} */
let bringing = null;

/** Removes the message that there is no solver. */
let forgetFailure = () => {};

/** How long the solver may load before the player hears of it, in milliseconds. */
const PATIENCE = 10000;

/** @param {string} text why there is no solver */
function tellFailure(text) {
  forgetFailure = app.alert(text, () => {
    forgetFailure();
    bringing = null;
    app.workers.renew();
    bringLayout();
  });
}

/** Brings the layout of the game: what is known already at once, the library's answer when it comes. */
function bringLayout() {
  const { layout } = app.store.game;
  if (bringing?.layout !== layout) {
    bringing = { layout, done: bring(layout) };
  }
  return bringing.done;
}

/** @param {string} layout */
async function bring(layout) {
  if (app.layout.layout === layout && app.layout.known) {
    return;
  }
  const known = layouts.get(layout);
  if (!known) {
    app.layout = sketch(layout) || app.layout;
    app.layoutData = outline(app.layout);
  }
  const late = window.setTimeout(() => layouts.size === 0 && tellFailure(t('worker.slow')), PATIENCE);
  try {
    const data = known || await app.ask('layout', { layout });
    forgetFailure();
    const isWanted = app.store.game.layout === layout;
    if (data.result === 'error') {
      if (isWanted) {
        app.games.refuse(data.message);
      }
      return;
    }
    layouts.set(layout, data);
    if (isWanted) {
      app.layoutData = data;
      app.layout = { ...geometry(data), layout };
      renderAll();
      app.store.set({});
    }
  } catch (failed) {
    const { kind, message } = /** @type {any} */ (failed);
    if (kind !== 'stopped') {
      bringing = null;
      tellFailure(t('worker.none', { message: message || String(failed) }));
    }
  } finally {
    window.clearTimeout(late);
  }
}

/** @param {import('./model/state.js').Change} change */
function changed(change) {
  if (change === 'puzzle') {
    const isOther = leastOf(app.store.game.layout) !== least;
    countFrom(app.store.game.layout);
    bringLayout();
    if (isOther) {
      // Only now, because the new grid may have more cells.
      app.grid.refresh();
    }
    app.show(null);
  } else if (change === 'game' && app.view) {
    app.show(null);
  }
  if (change !== 'ui') {
    app.games.save();
    if (change === 'game') {
      forgetSaid();
      app.clock.start();
      app.entry.check();
    }
  }
  draw();
}

let isDrawing = false;
/** Draws once after all changes of an event. */
function draw() {
  if (!isDrawing) {
    isDrawing = true;
    queueMicrotask(() => {
      isDrawing = false;
      app.grid.render();
      parts.forEach((part) => part.render());
    });
  }
}

/** When the rest is loaded, so that it is there without the network: in milliseconds after the page can be used. */
const LEISURE = 2000;

/** Until the panels are there, remembers the last of their commands that was given. */
function answerLater() {
  const asked = { name: '' };
  for (const name of ['hint', 'next', 'rules', 'credits', 'files']) {
    app.actions[name] = () => {
      asked.name = name;
      say(t('worker.soon'));
    };
  }
  return asked;
}

async function start() {
  app.workers = createWorkers();
  app.mistakes = createMistakes(app);
  app.clashes = createClashes(app);
  const patience = new Promise((done) => window.setTimeout(done, PATIENCE));
  await applySettings();
  app.grid = createGrid(byId('board'), app);
  app.clock = createClock(byId('caption'), app);
  app.entry = createEntry(app);
  app.pen = createPen(app);
  app.games = createGames(byId('caption'), app);
  byId('skip').addEventListener('click', (event) => {
    event.preventDefault();
    app.grid.focus(app.store.cursor);
  });
  createCellSelection(app.grid.grid, app);
  createKeys(app);
  createDropzone(app);
  parts.push(createToolbar(byId('toolbar'), app), createPad(byId('pad'), app), createGridTools(byId('more'), byId('caption'), app), createRuleList(byId('rules'), app), app.games, app.clock);
  app.store.subscribe(changed);
  const asked = answerLater();
  app.games.start();
  await Promise.race([bringLayout(), patience]);
  createPanels(byId('panels'), app);
  const { step: next, escape: close, ...others } = commands(app);
  Object.assign(app.actions, { ...others, next, close });
  app.actions[asked.name]?.();
  document.documentElement.dataset.ready = 'true';
  void keepUpdated(app);
  window.setTimeout(() => {
    loadDialogs(app);
    loadPanels();
  }, LEISURE);
}

start();
