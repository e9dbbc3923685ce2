// @ts-check
// Statistics: what was solved, by level, with the best times.

import { el } from '../cell.js';
import { clockText } from '../clock.js';
import { addResults, forgetResults, loadResults, rowsOf, streakOf } from '../results.js';
import { button, buttons, frame } from './dialog.js';

/** @typedef {import('../types.js').App} App */

const MOST_BYTES = 1_000_000;
const COLUMNS = ['level', 'count', 'alone', 'best', 'mean'];

/** @param {App} app */
export function open(app) {
  const { dialog, body } = frame(app, app.t('statistics.title'));
  const { t } = app;
  const results = loadResults();
  const time = (/** @type {number} */ seconds) => (Number.isFinite(seconds) ? clockText(seconds * 1000) : '–');

  /** @param {string} kind */
  function table(kind) {
    const rows = rowsOf(results, kind);
    const made = el('table', 'statistics');
    const head = el('tr', '');
    head.append(...COLUMNS.map((name) => {
      const cell = el('th', '', t('statistics.' + name));
      cell.setAttribute('scope', 'col');
      return cell;
    }));
    made.append(el('caption', '', t('statistics.' + kind)), head, ...rows.map(({ level, count, alone, best, mean }) => {
      const line = el('tr', '');
      const name = el('th', '', t(level ? 'level.' + level : 'statistics.unrated'));
      name.setAttribute('scope', 'row');
      line.append(name, ...[String(count), String(alone), time(best), time(mean)].map((text) => el('td', '', text)));
      return line;
    }));
    return rows.length > 0 ? [made] : [];
  }

  const forget = button(t('statistics.forget'), () => {
    if (forget.dataset.asked) {
      forgetResults();
      dialog.close();
      app.say(t('statistics.forgotten'));
    } else {
      forget.dataset.asked = 'yes';
      forget.textContent = t('statistics.sure');
    }
  });
  const save = button(t('statistics.save'), () => app.download('sudoku-results.json', JSON.stringify(results, null, 1) + '\n'));
  const file = /** @type {HTMLInputElement} */ (el('input', 'visually-hidden'));
  file.type = 'file';
  file.tabIndex = -1;
  file.setAttribute('aria-label', t('statistics.load'));
  file.addEventListener('change', async () => {
    const chosen = file.files?.[0];
    const count = chosen && chosen.size <= MOST_BYTES ? addResults(await chosen.text().catch(() => '')) : -1;
    dialog.close();
    app.say(t(count < 0 ? 'statistics.wrong' : 'statistics.loaded', { count }));
  });
  const load = button(t('statistics.load'), () => file.click());
  const days = streakOf(results, Date.now());
  body.append(
    el('p', '', results.length ? t('statistics.about') : t('statistics.none')), ...table('classic'), ...table('variant'),
    ...(days > 1 ? [el('p', '', t('statistics.days', { count: days }))] : []), buttons(...(results.length ? [save, load, forget] : [load])), file);
  app.openDialog(dialog);
}
