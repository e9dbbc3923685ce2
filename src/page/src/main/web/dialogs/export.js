// @ts-check
// Export: the grid as text in the formats of the library, as a picture, and on paper.

import { el } from '../cell.js';
import { FORMATS, ending } from '../model/formats.js';
import { picturePng } from '../picture.js';
import { button, buttons, choice, copy, frame, messageOf, told } from './dialog.js';

/** @typedef {import('../types.js').App} App */

const PNG_WIDTH = 1080;

/** @param {App} app */
export function open(app) {
  const { dialog, body } = frame(app, app.t('export.title'));
  const area = /** @type {HTMLTextAreaElement} */ (el('textarea', ''));
  area.readOnly = true;
  area.wrap = 'off';
  area.setAttribute('aria-label', app.t('export.text'));
  const error = el('p', 'error');
  error.setAttribute('role', 'alert');
  const picture = /** @type {HTMLImageElement} */ (el('img', 'picture'));
  picture.hidden = true;
  picture.alt = app.t('export.picture');
  const note = el('p', 'secondary');
  note.setAttribute('role', 'status');
  let turn = 0;
  const what = choice(app.t('export.format'), FORMATS.map(([name]) => [name, app.t('format.' + name)]), 'line', render);

  async function render() {
    const mine = ++turn;
    error.textContent = '';
    try {
      const answer = await app.ask('write', { ...app.puzzleFields(), format: what.select.value });
      if (mine !== turn) {
        return;
      }
      area.value = answer.text || '';
      error.replaceChildren(...(answer.result === 'error' ? [told(app, answer.message)] : []));
    } catch (failed) {
      area.value = '';
      error.textContent = messageOf(failed);
    }
    picture.hidden = what.select.value !== 'svg' || !area.value;
    if (!picture.hidden) {
      picture.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(area.value);
    }
  }

  async function png() {
    const answer = await app.ask('write', { ...app.puzzleFields(), format: 'svg' });
    app.download('sudoku.png', await picturePng(String(answer.text), PNG_WIDTH));
  }

  body.append(what.field, area, picture, error, buttons(
    button(app.t('export.copy'), async () => { note.textContent = app.t(await copy(app, area.value) ? 'copy.done' : 'copy.refused'); }, 'primary'),
    button(app.t('export.download'), () => app.download('sudoku.' + ending(what.select.value), area.value)),
    button(app.t('export.png'), () => png().catch((failed) => { error.textContent = messageOf(failed); })),
    button(app.t('export.print'), () => {
      dialog.close();
      window.setTimeout(() => window.print(), 50);
    })), note);
  app.openDialog(dialog);
  render();
}
