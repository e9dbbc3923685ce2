// @ts-check
// Articles about techniques: what each one is, why it holds, how it is found, an example to step through, and positions to practise on.

import { el } from '../cell.js';
import { countFrom, lineOf, marksText } from '../model/layout.js';
import { marksOfStep } from '../model/marks.js';
import { positionsOf } from '../model/positions.js';
import { LEVELS } from '../storage.js';
import { loadTable } from '../text.js';
import { createBoard } from './articleboard.js';
import { button, buttons, frame } from './dialog.js';
import { placed, practise } from './practice.js';

/** @typedef {import('../types.js').App} App */
/** @typedef {{id: string, name: string, level: string}} Technique */
/** @typedef {{id?: string, found?: any, isOwn?: boolean, number?: number}} Wanted what to open: a technique, or the step that was taken in practice, and whether the player has found it alone */

/** All techniques, once the library has told them. @type {Technique[]} */
let techniques = [];

/** @param {App} app @param {string|Wanted} [wanted] the technique; all of them without one */
export async function open(app, wanted = {}) {
  const { id = '', found, isOwn = true, number = 0 } = typeof wanted === 'string' ? { id: wanted } : wanted;
  const { dialog, body } = frame(app, '');
  dialog.classList.add('article');
  // Examples have digits from 1.
  countFrom('');
  dialog.addEventListener('close', () => {
    countFrom(app.store.game.layout);
    app.grid.refresh();
  });
  app.openDialog(dialog);
  const [{ POSITIONS }] = await Promise.all([import('./positions.js'), loadTable('articles', app.language), know(app)]);
  /** @param {string} technique */
  const show = (technique) => (technique === '' ? showAll(app, dialog, body, show) : showOne(app, dialog, body, technique, positionsOf(POSITIONS, technique), show));
  if (found) {
    showFound(app, dialog, body, id, number, positionsOf(POSITIONS, id), found, isOwn, show);
  } else {
    show(techniques.some((one) => one.id === id) ? id : '');
  }
}

/** @param {App} app */
async function know(app) {
  if (techniques.length === 0) {
    const answer = await app.ask('techniques', { profile: 'exhaustive' });
    techniques = answer.techniques;
  }
}

/** @param {App} app @param {string} id @returns {import('../text.js').Said} */
function nameOf(app, id) {
  const name = techniques.find((one) => one.id === id)?.name ?? id;
  return app.said('technique', name, id);
}

/** @param {HTMLDialogElement} dialog @param {import('../text.js').Said} title */
function head(dialog, { text, lang }) {
  const heading = /** @type {HTMLElement} */ (dialog.querySelector('h2'));
  heading.textContent = text;
  heading.lang = lang ?? '';
}

/** The list of all articles. @param {App} app @param {HTMLDialogElement} dialog @param {HTMLElement} body @param {(id: string) => void} show */
function showAll(app, dialog, body, show) {
  head(dialog, { text: app.t('article.all') });
  const groups = LEVELS.map((level) => {
    const list = el('div', 'article-list');
    list.append(...techniques.filter((one) => one.level === level).map(({ id }) => {
      const { text, lang = '' } = nameOf(app, id);
      const item = button(text, () => show(id));
      item.lang = lang;
      return item;
    }));
    const part = el('section', '');
    part.append(el('h3', '', app.t('level.' + level)), list);
    return part;
  });
  body.replaceChildren(el('p', '', app.t('article.about')), ...back(app, dialog), ...groups);
  dialog.scrollTo(0, 0);
}

/** The way back from practice. @param {App} app @param {HTMLDialogElement} dialog @returns {HTMLElement[]} */
function back(app, dialog) {
  return app.games.isPractice ? [buttons(button(app.t('article.back'), () => {
    dialog.close();
    app.games.back();
  }))] : [];
}

/** @param {App} app @param {HTMLDialogElement} dialog @param {string} id @param {string[]} positions the example, then those to practise on @param {number} last the one before */
function practiceButtons(app, dialog, id, positions, last = 0) {
  const start = (/** @type {number} */ n) => {
    dialog.close();
    const name = nameOf(app, id).text;
    const title = app.t('article.practice.title', { name, n, all: positions.length - 1 });
    const tell = (/** @type {string} */ key) => app.say(app.t(key, { name }));
    practise(app, id, positions[n], title, (found, isOwn) => app.openNamed('article', { id, found, isOwn, number: n }), () => tell('article.practice.other'))
      .then(() => tell('article.practice.start'), (failed) => app.alert(failed.message));
  };
  return positions.slice(1).map((_, i) => {
    const one = button(String(i + 1), () => start(i + 1), i === last ? 'primary' : '');
    one.setAttribute('aria-label', app.t('article.practice.n', { n: i + 1 }));
    return one;
  });
}

/**
 * @param {App} app
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} body
 * @param {string} id
 * @param {string[]} positions
 * @param {(id: string) => void} show
 */
function showOne(app, dialog, body, id, positions, show) {
  head(dialog, nameOf(app, id));
  const { t } = app;
  const level = techniques.find((one) => one.id === id)?.level ?? '';
  const text = (/** @type {string} */ key) => el('p', '', t(`article.${id}.${key}`));
  const example = el('section', 'article-example');
  example.setAttribute('aria-label', t('article.example'));
  const practice = el('section', '');
  if (positions.length > 1) {
    practice.append(el('h3', '', t('article.practice')), el('p', '', t('article.practice.about')), buttons(...practiceButtons(app, dialog, id, positions)));
  }
  const words = el('div', 'article-words');
  words.append(el('h3', '', t('article.why')), text('why'), el('h3', '', t('article.how')), text('how'), practice);
  const top = el('div', 'article-what');
  top.append(el('p', 'article-level', t('level.' + level)), text('what'));
  const page = el('div', 'article-page');
  page.append(top, example, words);
  body.replaceChildren(page, buttons(button(t('article.all'), () => show('')), ...back(app, dialog)));
  dialog.scrollTo(0, 0);
  if (positions.length > 0) {
    showExample(app, example, id, positions[0]);
  }
}

/** The step that was taken. @param {App} app @param {HTMLDialogElement} dialog @param {HTMLElement} body @param {string} id @param {number} number @param {string[]} positions @param {any} found @param {boolean} isOwn @param {(id: string) => void} show */
function showFound(app, dialog, body, id, number, positions, found, isOwn, show) {
  head(dialog, { text: app.t(isOwn ? 'article.found' : 'article.helped') });
  const { text, lang = '' } = app.said('step', found.text, found, 3, app.layoutData);
  const sentence = el('p', '', text);
  sentence.lang = lang;
  body.replaceChildren(sentence, el('h3', '', app.t('article.practice')), buttons(...practiceButtons(app, dialog, id, positions, number % (positions.length - 1))),
    buttons(button(app.t('article.read'), () => show(id)), ...back(app, dialog).flatMap((row) => [.../** @type {HTMLCollectionOf<HTMLElement>} */ (row.children)])));
}

/** The example, in three stages. @param {App} app @param {HTMLElement} root @param {string} id @param {string} text */
async function showExample(app, root, id, text) {
  const { data, layout, ...position } = await placed(app, text);
  const step = await app.ask('hint', {
    layout: layout.layout, givens: lineOf(position.givens), entries: lineOf(position.digits), marks: marksText(position.masks), techniques: id, profile: 'exhaustive', unique: 'assumed', detail: 'full' });
  if (step.result !== 'found') {
    return;
  }
  const board = createBoard();
  const caption = el('p', 'article-caption');
  caption.setAttribute('role', 'status');
  const stages = [
    { marks: null, said: { text: app.t('article.stage.position') } },
    { marks: marksOfStep({ ...step, placements: [], eliminations: [] }, data), said: app.said('step', step.textConcrete ?? step.text, step, 2, data) },
    { marks: marksOfStep(step, data), said: app.said('step', step.text, step, 3, data) }];
  let at = 0;
  const earlier = button('‹', () => go(at - 1));
  const later = button('›', () => go(at + 1));
  earlier.setAttribute('aria-label', app.t('article.stage.before'));
  later.setAttribute('aria-label', app.t('article.stage.next'));
  const where = el('span', 'article-stage');
  /** @param {number} to */
  function go(to) {
    at = Math.max(0, Math.min(to, stages.length - 1));
    const { marks: drawn, said } = stages[at];
    board.draw(layout, position, drawn);
    caption.textContent = said.text;
    caption.lang = /** @type {import('../text.js').Said} */ (said).lang ?? '';
    where.textContent = `${at + 1}/${stages.length}`;
    earlier.setAttribute('aria-disabled', String(at === 0));
    later.setAttribute('aria-disabled', String(at === stages.length - 1));
  }
  root.append(board.root, buttons(earlier, where, later), caption);
  go(0);
}
