// @ts-check
/** What the setter says of the puzzle: its title, the author, and the rules in words. */
import { saySame, creditsOf } from '../model/actions.js';
import { el, part, textArea, uniqueId } from './dom.js';

/** @typedef {import('./context.js').Context} Context */

/** The lengths of what is kept. */
const LONGEST = { name: 200, words: 10_000 };

/**
 * @param {Context} context
 * @returns {{root: HTMLElement, focus: () => void, show: () => void}}
 */
export function createCredits(context) {
  const { store } = context.app;
  const line = (/** @type {string} */ label) => {
    const id = uniqueId('credit');
    const input = el('input', { id, type: 'text', maxlength: LONGEST.name, autocomplete: 'off' });
    return { box: el('div', { class: 'field' }, el('label', { for: id }, context.t(label)), input), input };
  };
  const [title, author] = [line('credits.name'), line('credits.author')];
  const words = textArea(context.t('credits.words'), { maxlength: LONGEST.words, spellcheck: undefined, autocapitalize: undefined });
  const fields = { title: title.input, author: author.input, words: words.area };
  /** What the fields hold, unless something is being typed. */
  let shown = { title: '', author: '', words: '' };

  function write() {
    const said = creditsOf(store.game);
    if (!saySame(said, shown)) {
      shown = said;
      fields.title.value = said.title;
      fields.author.value = said.author;
      fields.words.value = said.words;
    }
  }

  context.storeListeners.add(write);
  write();
  const root = part(context.t('credits.title'), el('div', {
    class: 'stack',
    onchange: () => {
      store.apply('credits', { title: fields.title.value.trim(), author: fields.author.value.trim(), words: fields.words.value.trim() });
      context.app.say(context.t('credits.kept'));
    },
  }, title.box, author.box, words.box));
  const show = () => root.scrollIntoView({ block: 'nearest' });
  return {
    root,
    focus() {
      show();
      title.input.focus();
    },
    /** Scrolls to the fields if one of them has the focus. */
    show() {
      if (root.contains(document.activeElement)) {
        show();
      }
    } };
}
