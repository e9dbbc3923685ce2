// @ts-check
// Share: a link that holds the puzzle, on request with the player's digits and marks, and as a QR code.

import { el } from '../cell.js';
import { fragmentOf, MAX_LENGTH } from '../model/share.js';
import { button, buttons, checkbox, copy, frame, messageOf } from './dialog.js';

/** @typedef {import('../types.js').App} App */

/** @param {App} app */
export function open(app) {
  const { dialog, body } = frame(app, app.t('share.title'));
  const parts = { entries: false, marks: false };
  const link = /** @type {HTMLInputElement} */ (el('input', 'share-link'));
  link.type = 'text';
  link.readOnly = true;
  link.setAttribute('aria-label', app.t('share.link'));
  const note = el('p', 'secondary');
  note.setAttribute('role', 'status');
  const code = el('div', 'qr-place');
  code.setAttribute('aria-live', 'polite');
  let hasCode = false;
  const linkTo = (/** @type {Parameters<typeof fragmentOf>[1]} */ what) => location.href.replace(/#.*$/, '') + fragmentOf(app.store.game, what);
  function render() {
    const fragment = fragmentOf(app.store.game, parts);
    const isLong = fragment.length > MAX_LENGTH;
    link.value = isLong ? '' : linkTo(parts);
    note.textContent = isLong ? app.t('share.long', { count: fragment.length, most: MAX_LENGTH }) : app.t('share.length', { count: link.value.length });
    actions.forEach((action) => { action.disabled = isLong; });
    if (hasCode) {
      showCode();
    }
  }

  async function showCode() {
    hasCode = true;
    try {
      const { qrPicture } = await import('./qr.js');
      const picture = (/** @type {string} */ text) => qrPicture(text, app.t('share.qr.label'));
      const whole = link.value && picture(link.value);
      const rest = whole === null && app.store.game.words ? picture(linkTo({ ...parts, wordless: true })) : null;
      code.replaceChildren(whole ?? rest ?? app.t('share.qr.long'), ...(rest ? [el('p', 'secondary', app.t('share.qr.wordless'))] : []));
      code.scrollIntoView({ block: 'nearest' });
    } catch (failed) {
      code.textContent = app.t('dialog.failed', { message: messageOf(failed) });
    }
  }

  link.addEventListener('focus', () => link.select());
  const actions = [button(app.t('share.copy'), async () => {
    note.textContent = app.t(await copy(app, link.value) ? 'copy.done' : 'copy.refused');
    link.focus();
  }, 'primary'), button(app.t('share.qr'), showCode)];
  if (typeof navigator.share === 'function') {
    actions.push(button(app.t('share.send'), () => {
      navigator.share({ title: app.t('title'), url: link.value }).catch(() => {});
    }));
  }
  body.append(el('p', '', app.t('share.about')), link,
    checkbox(app.t('share.entries'), false, (on) => { parts.entries = on; render(); }),
    checkbox(app.t('share.marks'), false, (on) => { parts.marks = on; render(); }), buttons(...actions), note, code);
  render();
  app.openDialog(dialog);
}
