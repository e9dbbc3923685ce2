// @ts-check
// The tools below the digit keys, for the whole grid: marks, the highlight, the game, the givens.

import { el } from './cell.js';
import { symbol } from './model/layout.js';
import { key } from './pad.js';

/** @typedef {import('./types.js').App} App */

/** @param {HTMLElement} root @param {App} app */
export function createGridTools(root, app) {
  const fill = key('', () => app.entry.fill());
  const clear = key('', () => app.store.apply('clearMarks'));
  const colours = key('', () => app.store.apply('clearColours'));
  const points = key('', () => app.actions.checkpoints?.());
  const restart = key('', () => app.entry.restart());
  const reset = key('', () => app.entry.reset());
  const givens = key('setup', () => {
    app.store.set({ setup: !app.store.setup, mode: 'digit' });
    app.say(app.t(app.store.setup ? 'setup.on' : 'setup.off'));
  });
  const groups = [[fill, clear, colours], [points, restart], [givens, reset]].map(joined);
  const filter = createFilter(app);
  const note = el('p', 'setup-note');
  root.replaceChildren(note, groups[0], filter.root, ...groups.slice(1));

  function render() {
    const { store, t } = app;
    ['tools.marks', 'tools.game', 'tools.givens'].forEach((name, i) => groups[i].setAttribute('aria-label', t(name)));
    fill.textContent = t('fill');
    clear.textContent = t('clear.marks');
    colours.textContent = t('clear.colours');
    colours.hidden = !store.game.cellColours.some(Boolean) && Object.keys(store.game.candColours).length === 0;
    reset.textContent = t('reset.shown');
    reset.setAttribute('aria-label', t('reset'));
    reset.setAttribute('aria-description', t('reset.about'));
    reset.title = t('reset.about');
    restart.textContent = t('restart');
    points.textContent = t('checkpoints');
    givens.textContent = t(store.setup ? 'setup.end' : 'setup.begin');
    givens.setAttribute('aria-pressed', String(store.setup));
    note.textContent = store.setup ? t('setup.note') : '';
    note.hidden = !store.setup;
    filter.render();
  }
  return { render };
}

/** @param {HTMLButtonElement[]} buttons */
function joined(buttons) {
  const group = el('div', 'joined');
  group.setAttribute('role', 'group');
  group.append(...buttons);
  return group;
}

/** The choice of what the grid highlights. @param {App} app */
function createFilter(app) {
  const select = /** @type {HTMLSelectElement} */ (el('select', ''));
  const root = el('label', 'filter');
  const name = el('span', '');
  root.append(name, select);
  select.addEventListener('change', () => app.store.set({ filter: Number(select.value) }));
  let built = '';

  function build() {
    const { layout: { side }, language, t } = app;
    if (built !== side + language) {
      built = side + language;
      const all = [[0, t('filter.none')], ...Array.from({ length: side }, (_, i) => [i + 1, symbol(i + 1)]), [-1, t('filter.pairs')]];
      select.replaceChildren(...all.map(([value, text]) => new Option(String(text), String(value))));
    }
  }

  function render() {
    build();
    name.textContent = app.t('filter.label');
    select.value = String(app.store.filter);
  }
  return { root, render };
}
