// @ts-check
/** The panel Help: hints, steps, paths, what is possible now, techniques, the rating, and why a digit stands where it does. */
import { button, el, fill, part } from './dom.js';
import { Hints } from './hints.js';
import { Reasons } from './reasons.js';
import { aside, nameOf, spoken } from './translate.js';
import { ShownStep } from './shown.js';
import { StepLists } from './lists.js';
import { Techniques } from './techniques.js';
import { Why } from './why.js';

/** @typedef {import('./context.js').Context} Context */

/**
 * Builds the panel.
 * @param {HTMLElement} root
 * @param {Context} context
 */
export function createHelpPanel(root, context) {
  const shown = new ShownStep(context);
  const techniques = new Techniques(context);
  const reasons = new Reasons(context);
  const hints = new Hints(context, shown, techniques, reasons);
  const lists = new StepLists(context, shown, techniques);
  const why = new Why(context, (cell) => hints.cell(cell));
  const rating = el('div', { class: 'outcome' });
  context.gameListeners.add(() => rating.replaceChildren());
  techniques.listeners.add(() => {
    shown.close();
    rating.replaceChildren();
  });
  const main = el(
    'div',
    { class: 'buttons buttons-main' },
    button(context.t('p.help.hint'), () => hints.hint(), { class: 'primary', 'aria-keyshortcuts': 'h' }),
    button(context.t('p.help.step'), () => hints.step(), { 'aria-keyshortcuts': 'n', 'data-next': '' }),
    context.runButton('p.help.path', () => lists.path()),
  );
  const more = el(
    'div',
    { class: 'buttons' },
    context.runButton('p.help.now', () => lists.now()),
    button(context.t('p.help.singles'), () => hints.singles()),
    context.runButton('p.help.rate', () => rate(context, techniques, rating)),
  );
  root.append(main, more, rating, shown.root, hints.root, reasons.root, lists.root, why.root, techniques.root);
  return {
    hint: () => hints.hint(),
    step: () => hints.step(),
    apply: () => shown.apply(),
    close: () => shown.close() || reasons.close() || why.reasons.close(),
  };
}

/**
 * Rates the puzzle of the givens.
 * @param {Context} context
 * @param {Techniques} techniques
 * @param {HTMLElement} place
 */
async function rate(context, techniques, place) {
  const answer = await context.long(context.t('p.rate.running'), 'rate', techniques.fields());
  if (answer === null) {
    return;
  }
  if (answer.result !== 'rated' || answer.level === undefined) {
    const keys = { none: 'p.answer.none', unknown: 'p.answer.unknown' };
    const text = context.t(keys[/** @type {keyof typeof keys} */ (answer.result)] ?? 'p.rate.none');
    const reasons = answer.result === 'none' ? answer.conflicts ?? [] : [answer.sentence ?? answer.reason];
    fill(place, el('p', {}, text), ...reasons.map((/** @type {string} */ one) => aside(one, context)));
    context.app.say(text);
    return;
  }
  context.app.games.rate(answer);
  const values = { level: context.t(`p.level.${answer.level}`), score: scoreText(answer, context) };
  const text = context.t('p.rate.text', values);
  const list = el('dl', { class: 'facts' });
  fact(list, context.t('p.rate.level'), answer.hardestLevel === undefined ? values.level
    : context.t('p.rate.raised', { level: values.level, hardest: context.t(`p.level.${answer.hardestLevel}`) }));
  fact(list, context.t('p.rate.score'), values.score);
  fact(list, context.t('p.rate.hardest'), answer.hardest === undefined ? '' : nameOf({ technique: answer.hardest, name: answer.hardestName }, context));
  fact(list, context.t('p.rate.se'), answer.seEstimate === undefined ? ''
    : context.t('p.rate.about.se', { rating: Number(answer.seEstimate).toLocaleString(context.language, { minimumFractionDigits: 1 }) }));
  fact(list, context.t('p.rate.rounds'), String(answer.rounds ?? ''));
  fact(list, context.t('p.rate.open'), answer.openSteps === undefined ? '' : Number(answer.openSteps).toLocaleString(context.language));
  fill(place, part(context.t('p.rate.title'), list, el('p', { class: 'aside' }, context.t('p.rate.about'))));
  context.app.say(text);
}

/**
 * The score, which is huge where techniques alone do not suffice.
 * @param {import('./types.js').Answer} answer
 * @param {Context} context
 */
function scoreText(answer, context) {
  const score = Number(answer.score).toLocaleString(context.language);
  return Number(answer.trialDepth) > 0 ? context.t('p.rate.trial', { score }) : score;
}

/**
 * @param {HTMLElement} list
 * @param {string} name
 * @param {string | import('./types.js').Said} value
 */
function fact(list, name, value) {
  if (value !== '') {
    list.append(el('dt', {}, name), spoken('dd', typeof value === 'string' ? { text: value } : value));
  }
}
