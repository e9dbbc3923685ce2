// @ts-check
/** The sheet to print: a page of its own with the puzzle, and what else the player wants on it. */
import { creditsOf } from '../model/actions.js';
import { choice, el, faultLine, part } from './dom.js';

/** @typedef {import('./context.js').Context} Context */

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function createSheet(context) {
  const paper = choice(context.t('p.sheet.paper'), ['a4', 'letter'].map((name) => [name, context.t(`p.sheet.paper.${name}`)]), () => {});
  const candidates = toggle(context.t('p.sheet.candidates'), false);
  const solutions = toggle(context.t('p.sheet.solutions'), true);
  const levels = toggle(context.t('p.sheet.levels'), true);

  const error = faultLine();

  async function save() {
    error.replaceChildren();
    const { title, author, words } = creditsOf(context.app.store.game);
    const name = title || 'Sudoku';
    const answer = await context.long(context.t('p.files.sheetRunning'), 'sheet', {
      words, title: author ? context.t('title.by', { title: name, author }) : name,
      paper: paper.select.value, candidates: candidates.input.checked, solutions: solutions.input.checked, levels: levels.input.checked }, (words) => error.replaceChildren(words));
    if (answer !== null) {
      context.app.download('sudoku-sheet.html', new Blob([inOwnWords(String(answer.html), context)], { type: 'text/html' }));
      context.app.say(context.t('p.files.sheetDone'));
    }
  }

  return part(context.t('p.files.sheet'), el('p', { class: 'aside' }, context.t('p.files.sheetAbout')), paper.box,
    candidates.label, solutions.label, levels.label, el('div', { class: 'buttons' }, context.runButton('p.sheet.save', save)), error);
}

/**
 * A sheet in the language of the page. Only its own words stand after tags as they are sought here: what the setter says has no `<`.
 * @param {string} html the library's, in English
 * @param {Context} context
 * @returns {string}
 */
function inOwnWords(html, context) {
  const { app, language } = context;
  if (language === 'en') {
    return html;
  }
  const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const note = (/** @type {string | undefined} */ digits) =>
    [...(digits ? [`${context.t('pad.digits')} ${digits.replace(' and ', ', ')}`] : []), ...app.games.rules].map(escaped).join(' · ');
  return html.replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<p>page (\d+) of (\d+)<\/p>/g, (_, n, all) => `<p>${context.t('p.sheet.page', { n, all })}</p>`)
    .replace(/<h2>Solutions\b/g, `<h2>${context.t('p.sheet.ofSolutions')}`)
    .replace(/(<figcaption><p><b>1<\/b> · )(easy|medium|hard|unfair|extreme)(?=<)/g, (_, start, level) => `${start}${context.t(`level.${level}`)}`)
    .replace(/(<p class="note">)(?:Digits ([^.<]*))?[^<]*/g, (_, start, digits) => start + note(digits))
    .replace(/(<svg [^>]*aria-label=")(Puzzle|Solution)[^"]*/g, (_, start, what) => start + context.t(what === 'Puzzle' ? 'title.puzzle' : 'p.sheet.ofSolutions'));
}

/**
 * @param {string} text
 * @param {boolean} isOn
 */
function toggle(text, isOn) {
  const input = el('input', { type: 'checkbox' });
  input.checked = isOn;
  return { input, label: el('label', { class: 'switch' }, input, text) };
}
