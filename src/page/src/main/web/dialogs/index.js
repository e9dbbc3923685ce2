// @ts-check
// All dialogs by name. They are loaded before they are opened, and all of them, so that they open without the network: the one that a first visit may need
// with the page, the others a little later.

import { LATER, loadTable } from '../text.js';
import * as newPuzzle from './new.js';

/** @typedef {import('../types.js').App} App */

/** @type {Record<string, () => Promise<{open: (app: App, argument?: any) => void}>>} */
const DIALOGS = {
  article: () => import('./article.js'),
  new: async () => newPuzzle,
  paste: () => import('./paste.js'),
  share: () => import('./share.js'),
  settings: () => import('./settings.js'),
  statistics: () => import('./statistics.js'),
  keys: () => import('./keys.js'),
  checkpoints: () => import('./checkpoints.js'),
  jigsaw: () => import('./jigsaw.js') };

/** What dialogs load when they are opened. */
const CONTENTS = [() => import('./puzzles.js'), () => import('./positions.js')];

/** Loads dialogs and contents before they are wanted; what cannot be had is asked for again then. @param {App} app */
export function loadRest(app) {
  [...CONTENTS, ...Object.values(DIALOGS), ...LATER.map((table) => () => loadTable(table, app.language))].forEach((load) => load().catch(() => {}));
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
