// @ts-check
// All dialogs by name. They are loaded before they are opened, and all of them, so that they open without the network: those that a first visit may need
// with the page, the others a little later.

import { LATER, loadTable } from '../text.js';

/** @typedef {import('../types.js').App} App */

/** @type {Record<string, () => Promise<{open: (app: App, argument?: any) => void}>>} */
const DIALOGS = {
  article: () => import('./article.js'),
  new: () => import('./new.js'),
  paste: () => import('./paste.js'),
  share: () => import('./share.js'),
  settings: () => import('./settings.js'),
  statistics: () => import('./statistics.js'),
  keys: () => import('./keys.js'),
  checkpoints: () => import('./checkpoints.js'),
  jigsaw: () => import('./jigsaw.js') };

/** Those that are loaded later. */
const RARE = ['article', 'paste', 'share', 'settings', 'statistics', 'keys', 'checkpoints', 'jigsaw'];

/** Loads the dialogs that are often opened; one that cannot be had is asked for again when it is wanted. */
export async function loadDialogs() {
  await Promise.all(Object.entries(DIALOGS).filter(([name]) => !RARE.includes(name)).map(([, load]) => load().catch(() => null)));
}

/** What dialogs load when they are opened. */
const rest = [() => import('./puzzles.js'), () => import('./positions.js'), ...RARE.map((name) => DIALOGS[name])];

/** Loads it before. @param {App} app */
export function loadRest(app) {
  [...rest, ...LATER.map((table) => () => loadTable(table, app.language))].forEach((load) => load().catch(() => {}));
}

/** @param {App} app @param {string} name @param {any} [argument] what the dialog begins with */
export async function openNamed(app, name, argument) {
  try {
    const dialog = await DIALOGS[name]();
    dialog.open(app, argument);
  } catch (failed) {
    app.alert(app.t('dialog.failed', { message: failed instanceof Error ? failed.message : String(failed) }));
  }
}
