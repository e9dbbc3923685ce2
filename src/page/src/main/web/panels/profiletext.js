// @ts-check
/** The player's profile as text, to save elsewhere and to read again. */
import { button, el, section, textArea } from './dom.js';
import { spoken, told } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./profile.js').Profile} Profile */

/**
 * @param {Context} context
 * @param {Profile} profile
 * @param {() => void} changed
 * @returns {{root: HTMLElement, refresh: () => void}}
 */
export function createProfileText(context, profile, changed) {
  const { app } = context;
  const text = textArea(context.t('p.profile.text'), { rows: 8, wrap: 'off' });
  const error = el('p', { class: 'error', role: 'alert' });
  const root = section(context.t('p.profile.title'), false,
    el('p', { class: 'aside' }, context.t('p.profile.about')), text.box, error,
    el('div', { class: 'buttons' },
      button(context.t('p.profile.use'), use),
      button(context.t('p.files.copy'), copy),
      button(context.t('p.files.download'), () => app.download('profile.txt', text.area.value))));

  async function use() {
    error.textContent = '';
    try {
      const answer = await app.ask('techniques', { profile: text.area.value });
      if (answer.result === 'error') {
        error.replaceChildren(spoken('span', told(answer.message, context)));
        return;
      }
      profile.take(answer);
      changed();
      app.say(context.tn('p.profile.used', profile.used.length));
    } catch (failed) {
      error.textContent = /** @type {any} */ (failed).message ?? String(failed);
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text.area.value);
      app.say(context.t('p.files.copied'));
    } catch {
      text.area.select();
      app.say(context.t('p.files.notCopied'));
    }
  }

  return { root, refresh() {
    text.area.value = profile.text;
    error.textContent = '';
  } };
}
