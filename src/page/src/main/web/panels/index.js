// @ts-check
/**
 * The panels next to the grid: Help, Answer, Engines, Files and Rules, as tabs, with one bar for a running computation and one for what is shown
 * instead of the game. The scripts of Engines and Files are loaded when these tabs are opened, or a little after the others.
 */
import { el } from './dom.js';
import { Context } from './context.js';
import { createAnswerPanel } from './answer.js';
import { createHelpPanel } from './help.js';
import { keepFocus } from './focus.js';
import { RulesPanel } from './rules.js';
import { Tabs } from './tabs.js';

/** @typedef {import('./types.js').App} App */
/** @typedef {{hint: () => unknown, step: () => unknown, apply: () => boolean, escape: () => boolean, rules: () => unknown, credits: () => unknown, files: () => unknown}} Commands */

/** @type {WeakMap<App, Commands>} */
const made = new WeakMap();

/**
 * Builds the panels, and offers their commands to the keys.
 * @param {HTMLElement} root
 * @param {App} app
 * @returns {{render: () => void}} `render` takes note of another language or layout
 */
export function createPanels(root, app) {
  let language = app.language;
  let context = build(root, app);
  keepFocus(root);
  const { step: next, escape: close, ...others } = commands(app);
  Object.assign(app.actions ?? {}, { ...others, next, close });
  const render = () => {
    if (app.language !== language) {
      language = app.language;
      context.progress.stop();
      context.backToGame();
      context.isGone = true;
      context = build(root, app);
    }
    context.changed();
  };
  new MutationObserver(render).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return { render };
}

/** Loads the panels that are made when their tabs are opened, and what is told while a puzzle is being set. */
export function loadRest() {
  Promise.all([import('./engines.js'), import('./files.js'), import('./livebox.js')]).catch(() => {});
}

/**
 * @param {HTMLElement} root
 * @param {App} app
 */
function build(root, app) {
  const context = new Context(app);
  const tabs = new Tabs(app.t('p.panels'), [
    ['help', app.t('p.tab.help')],
    ['answer', app.t('p.tab.answer')],
    ['engines', app.t('p.tab.engines')],
    ['files', app.t('p.tab.files')],
    ['rules', app.t('rules.tab')],
  ]);
  const rules = new RulesPanel(tabs.panel('rules'), context);
  /** Fills a tab for the first time. @type {Record<string, () => Promise<void>>} */
  const later = {
    engines: async () => (await import('./engines.js')).createEnginesPanel(tabs.panel('engines'), context),
    files: async () => (await import('./files.js')).createFilesPanel(tabs.panel('files'), context),
  };
  /** @param {string} key */
  const fill = async (key) => {
    const filler = later[key];
    if (filler) {
      delete later[key];
      try {
        await filler();
      } catch (failed) {
        later[key] = filler;
        app.alert(app.t('p.tab.missing'), () => fill(key));
      }
    }
  };
  tabs.onSelect = (key) => {
    void fill(key);
    context.changed();
    rules.show(key === 'rules');
    app.editsRules = key === 'rules';
    live();
  };
  const live = createLive(context, () => {
    tabs.select('answer');
    return answer.needless();
  });
  context.storeListeners.add(live);
  const help = createHelpPanel(tabs.panel('help'), context);
  const answer = createAnswerPanel(tabs.panel('answer'), context);
  context.findMistakes = () => {
    tabs.select('answer');
    return answer.mistakes();
  };
  root.classList.add('panels');
  root.replaceChildren(el('div', { class: 'panel-head' }, tabs.list, context.progress.bar, context.views.bar), ...tabs.panels());
  made.set(app, {
    hint: () => {
      tabs.select('help');
      return help.hint();
    },
    step: () => {
      tabs.select('help');
      return help.step();
    },
    apply: () => help.apply(),
    rules: () => {
      tabs.select('rules');
      return rules.start();
    },
    credits: async () => {
      tabs.select('rules');
      rules.credits.focus();
      // Above the fields, the form grows.
      await rules.open();
      rules.credits.show();
    },
    files: () => tabs.show('files'),
    escape: () => context.progress.stop() || context.backToGame() || help.close(),
  });
  live();
  return context;
}

/**
 * What is told while a puzzle is being set; its script is loaded when there is the first one.
 * @param {Context} context
 * @param {() => unknown} showNeedless
 * @returns {() => void} takes note of a change
 */
function createLive(context, showNeedless) {
  const { app } = context;
  /** @type {{render: () => void} | null} */
  let box = null;
  let isLoading = false;
  return () => {
    if (box !== null) {
      box.render();
    } else if (!isLoading && app.settings.live && (app.store.setup || app.editsRules)) {
      isLoading = true;
      import('./livebox.js').then(({ LiveBox }) => {
        box = new LiveBox(context, showNeedless);
      }).catch(() => {
        isLoading = false;
      });
    }
  };
}

/**
 * What keys can start: the next strength of a hint (H), the next step (N), apply the step that is shown (Enter; false if there is none), and stop a
 * run, return to the game or close an explanation, whichever there is (Esc; false if there is none), and the entry of a rule for the selected cells
 * (R); and from the menu, what the setter says, and Files.
 * @param {App} app
 * @returns {Commands}
 */
export function commands(app) {
  return {
    hint: () => made.get(app)?.hint(),
    step: () => made.get(app)?.step(),
    apply: () => made.get(app)?.apply() ?? false,
    escape: () => made.get(app)?.escape() ?? false,
    rules: () => made.get(app)?.rules(),
    credits: () => made.get(app)?.credits(),
    files: () => made.get(app)?.files(),
  };
}
