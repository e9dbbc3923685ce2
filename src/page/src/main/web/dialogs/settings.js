// @ts-check
// Settings, taken over at once.

import { el } from '../cell.js';
import { LANGUAGES } from '../text.js';
import { checkbox, choice, frame } from './dialog.js';

/** @typedef {import('../types.js').App} App */

/** @param {App} app */
export function open(app) {
  const { dialog, body } = frame(app, app.t('settings.title'));
  const { settings, t } = app;
  /** @param {'theme'|'marks'|'markSize'|'notation'|'language'} key @param {[string, string][]} options */
  const pick = (key, options) => choice(t('settings.' + key), options, settings[key], (value) => app.change({ [key]: value })).field;
  /** @param {'letters'|'clock'|'peers'|'autoRemove'|'digitFirst'|'mistakes'|'live'} key */
  const check = (key) => checkbox(t('settings.' + key), settings[key], (value) => app.change({ [key]: value }));
  const names = (/** @type {string} */ key, /** @type {string[]} */ values) =>
    values.map((value) => /** @type {[string, string]} */ ([value, t(`settings.${key}.${value}`)]));
  const fields = el('div', 'fields');
  fields.append(
    pick('theme', names('theme', ['system', 'light', 'dark'])),
    pick('language', [['system', t('settings.language.system')], ...Object.entries(LANGUAGES)]),
    pick('marks', names('marks', ['fixed', 'centre'])),
    pick('markSize', names('markSize', ['small', 'normal', 'large'])),
    pick('notation', names('notation', ['short', 'words'])));
  const info = el('p', 'secondary', t('settings.engine', { target: '…' }));
  app.workers.info().then((about) => {
    const why = about.why ? ' ' + t('settings.why', { why: about.detail || about.why }) : '';
    info.textContent = t('settings.engine', { target: t('settings.engine.' + about.target) }) + why;
  }, (failed) => { info.textContent = t('worker.none', { message: failed.message }); });
  body.append(fields, el('div', ''), info);
  /** @type {HTMLElement} */ (body.children[1]).append(
    check('autoRemove'), check('mistakes'), check('live'), check('peers'), check('digitFirst'), check('clock'), check('letters'));
  app.openDialog(dialog);
}
