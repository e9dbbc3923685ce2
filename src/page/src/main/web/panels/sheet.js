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
    const { title, ...said } = creditsOf(context.app.store.game);
    const answer = await context.long(context.t('p.files.sheetRunning'), 'sheet', {
      ...said, title: title || undefined,
      paper: paper.select.value, candidates: candidates.input.checked, solutions: solutions.input.checked, levels: levels.input.checked }, (words) => error.replaceChildren(words));
    if (answer !== null) {
      context.app.download('sudoku-sheet.html', new Blob([String(answer.html)], { type: 'text/html' }));
      context.app.say(context.t('p.files.sheetDone'));
    }
  }

  return part(context.t('p.files.sheet'), el('p', { class: 'aside' }, context.t('p.files.sheetAbout')), paper.box,
    candidates.label, solutions.label, levels.label, el('div', { class: 'buttons' }, context.runButton('p.sheet.save', save)), error);
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
