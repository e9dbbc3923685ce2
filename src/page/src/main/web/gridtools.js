// @ts-check
// The tools below the digit keys, for the whole grid: marks and the highlight; and above the grid, where it is always seen, the end of entering givens,
// and of practice, and the way from a solved puzzle to the next.

import { el } from './cell.js';
import { least, symbol } from './model/layout.js';
import { key } from './pad.js';

/** @typedef {import('./types.js').App} App */

/** @param {HTMLElement} root @param {HTMLElement} caption @param {App} app */
export function createGridTools(root, caption, app) {
  const fill = key('', () => app.entry.fill());
  const clear = key('', () => app.store.apply('clearMarks'));
  const colours = key('', () => app.store.apply(isOfPen() ? 'clearPen' : 'clearColours'));
  const done = key('primary', () => app.entry.setUp(false));
  const back = key('primary', () => app.games.back());
  const next = key('primary', () => app.openNamed('new', { level: app.games.level, source: app.store.game.source }));
  const marks = el('div', 'joined');
  marks.setAttribute('role', 'group');
  marks.append(fill, clear, colours);
  const filter = createFilter(app);
  const note = el('p', 'setup-note');
  const draw = el('p', 'setup-note');
  const add = key('primary', () => app.tool?.apply());
  const stop = key('', () => app.tool?.stop());
  root.replaceChildren(draw, add, stop, note, marks, filter.root);
  caption.append(done, back, next);

  function hasColours() {
    const { cellColours, candColours } = app.store.game;
    return cellColours.some(Boolean) || Object.keys(candColours).length > 0;
  }

  /** Whether colours or the pen's lines are cleared, if there are both. */
  function isOfPen() {
    return app.store.game.pen.some(Boolean) && (app.store.isPen || !hasColours());
  }

  function render() {
    const { store, t } = app;
    marks.setAttribute('aria-label', t('tools.marks'));
    fill.textContent = t('fill');
    clear.textContent = t('clear.marks');
    colours.textContent = t(isOfPen() ? 'clear.pen' : 'clear.colours');
    colours.hidden = !isOfPen() && !hasColours();
    done.textContent = t('setup.end');
    note.textContent = store.setup ? t('setup.note') : '';
    // What the page says of the puzzle says so, too.
    note.hidden = !store.setup || app.settings.live;
    done.hidden = !store.setup;
    back.textContent = t('article.back');
    back.hidden = !app.games.isPractice;
    draw.textContent = app.tool?.note ?? '';
    add.textContent = t('draw.add');
    stop.textContent = t('draw.stop');
    add.hidden = !app.tool?.isReady;
    draw.hidden = stop.hidden = !app.tool;
    next.textContent = t('solved.next');
    next.hidden = !app.entry.isSolved;
    filter.render();
  }
  return { render };
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
    const wanted = `${side} ${least} ${language}`;
    if (built !== wanted) {
      built = wanted;
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
