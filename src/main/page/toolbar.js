// @ts-check
// The tool bar: what opens a dialog. Dialogs are loaded after the grid can be used, and all of them, so that they open without the network.

import { el } from './cell.js';
import { icon } from './icons.js';

/** @typedef {import('./types.js').App} App */

/** @type {Record<string, () => Promise<{open: (app: App, argument?: any) => void}>>} */
const DIALOGS = {
  new: () => import('./dialogs/new.js'),
  paste: () => import('./dialogs/paste.js'),
  share: () => import('./dialogs/share.js'),
  export: () => import('./dialogs/export.js'),
  settings: () => import('./dialogs/settings.js'),
  keys: () => import('./dialogs/keys.js'),
  checkpoints: () => import('./dialogs/checkpoints.js'),
  jigsaw: () => import('./dialogs/jigsaw.js') };

/** Loads all dialogs; one that cannot be had is asked for again when it is wanted. */
export async function loadDialogs() {
  await Promise.all(Object.values(DIALOGS).map((load) => load().catch(() => null)));
}

/** @param {App} app @param {string} name @param {any} [argument] */
export async function openNamed(app, name, argument) {
  try {
    const dialog = await DIALOGS[name]();
    dialog.open(app, argument);
  } catch (failed) {
    app.alert(app.t('dialog.failed', { message: failed instanceof Error ? failed.message : String(failed) }));
  }
}

/** @param {HTMLElement} root @param {App} app */
export function createToolbar(root, app) {
  root.setAttribute('role', 'toolbar');
  const names = ['new', 'paste', 'share', 'export', 'settings', 'keys'];
  const buttons = names.map((name) => {
    const button = /** @type {HTMLButtonElement} */ (el('button', 'tool tool-' + name));
    button.type = 'button';
    button.append(icon(name), el('span', 'tool-name'));
    button.addEventListener('click', () => openNamed(app, name));
    return button;
  });
  root.replaceChildren(...buttons);
  for (const name of ['keys', 'checkpoints']) {
    app.actions[name] = () => openNamed(app, name);
  }
  root.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (at >= 0 && step) {
      buttons[(at + step + buttons.length) % buttons.length].focus();
      event.preventDefault();
    }
  });
  return {
    render() {
      root.setAttribute('aria-label', app.t('toolbar.label'));
      buttons.forEach((button, i) => {
        const name = app.t('toolbar.' + names[i]);
        button.setAttribute('aria-label', name);
        /** @type {HTMLElement} */ (button.lastElementChild).textContent = name.replace(/\s*…$/, '');
      });
    } };
}
