// @ts-check
// New: the list, the generator, blank grids by size and rules, and the games that are kept.

import { el } from '../cell.js';
import { gameFromLine, titleOf } from '../games.js';
import { newGame } from '../model/actions.js';
import { sketch, square } from '../model/layout.js';
import { solvedPuzzles } from '../results.js';
import { isBlank } from '../storage.js';
import { locale } from '../text.js';
import { collection } from './collection.js';
import { button, buttons, checkbox, choice, copy, frame, messageOf, tabs, told } from './dialog.js';
import { generate } from './generate.js';
import { linksOf } from './links.js';
import { LIST } from './list.js';
import { noteOf, row } from './puzzlelist.js';
import { lineOfDigits, lineOfSize } from './size.js';
import { chosen } from './targets.js';

/** @typedef {import('../types.js').App} App */

/** @type {Record<string, string>} */
const SIZES = { 4: '2x2', 6: '2x3', 8: '2x4', 9: '3x3', 10: '2x5', 12: '3x4', 15: '3x5', 16: '4x4', 20: '4x5', 25: '5x5' };
/** Instead of a size: rows, columns and boxes as they are typed. */
const OTHER = 'other';
const RULES = ['diagonals', 'windoku', 'disjoint', 'anti-knight', 'anti-king', 'doublers'];

/** @param {App} app @param {{level: string, source: string}} [next] asks for the next puzzle, of a level if it is known, and from where the last one came */
export function open(app, next) {
  chosen.level = next?.level || chosen.level;
  const isCollected = next?.source === 'collection';
  const { dialog, body } = frame(app, app.t('new.title'));
  const close = () => dialog.close();
  body.append(tabs(app.t('new.title'), [
    { title: app.t('new.list'), panel: list(app, close) },
    { title: app.t('new.collection'), panel: collection(app, close, isCollected ? next.level : '') },
    { title: app.t('new.generate'), panel: generate(app, dialog) },
    { title: app.t('new.blank'), panel: blank(app, close) },
    { title: app.t('new.kept'), panel: kept(app, close) }], isCollected ? 1 : next ? 2 : 0));
  app.openDialog(dialog);
}

/** @param {App} app @param {() => void} close */
function list(app, close) {
  const panel = el('section', '');
  const items = el('ul', 'puzzle-list');
  for (const listed of LIST) {
    const game = gameFromLine(listed.layout, listed.givens, listed.title, 'list');
    items.append(row(listed.layout, game.givens, app.t(listed.title), app.t(listed.tag), () => {
      close();
      app.games.open(game);
    }));
  }
  panel.append(items);
  return panel;
}

/** @param {App} app @param {() => void} close */
function blank(app, close) {
  const panel = el('section', '');
  const error = el('p', 'error');
  error.setAttribute('role', 'alert');
  const dropped = el('p', 'secondary');
  dropped.setAttribute('role', 'status');
  const rules = RULES.map((rule) => {
    const label = checkbox(app.t('rule.' + rule), false, () => void (rule === 'doublers' ? fit() : forgive()));
    const why = el('span', 'secondary');
    label.append(why);
    return { rule, label, why, input: /** @type {HTMLInputElement} */ (label.querySelector('input')) };
  });
  /** @type {[string, string][]} */
  const sizes = Object.entries(SIZES).map(([side, box]) => [box, app.t('new.sizeText', { side, box: box.replace('x', '×') })]);
  const size = choice(app.t('new.size'), [...sizes, [OTHER, app.t('new.sizeOther')]], '3x3', fit);
  const fields = {
    rows: typed(app.t('new.gridRows'), '6'), columns: typed(app.t('new.gridColumns'), '8'),
    boxRows: typed(app.t('new.boxRows'), ''), boxColumns: typed(app.t('new.boxColumns'), ''), digits: typed(app.t('new.digits'), '') };
  const { digits, ...others } = fields;
  const other = el('div', '');
  for (const { field, input } of Object.values(others)) {
    input.inputMode = 'numeric';
    other.append(field);
  }
  const jigsaw = button(app.t('new.jigsaw'), () => {
    close();
    app.openNamed('jigsaw', { side: Number(size.select.value.split('x')[0]) * Number(size.select.value.split('x')[1]) });
  });
  let turn = 0;

  /** @returns {{text: string}|import('./size.js').Fault} the lines of a layout without rules, or what is wrong with a field */
  function grid() {
    const of = (/** @type {keyof typeof fields} */ name) => fields[name].input.value.trim();
    const [rows, columns] = size.select.value.split('x').map(Number);
    const line = size.select.value === OTHER ? lineOfSize({ rows: of('rows'), columns: of('columns'), boxRows: of('boxRows'), boxColumns: of('boxColumns') })
      : { text: 'box ' + size.select.value, side: rows * columns };
    if ('key' in line) {
      return line;
    }
    const second = lineOfDigits(of('digits'), line.side);
    return 'key' in second ? second : { text: [line.text, second.text].filter(Boolean).join('; ') };
  }

  /** Takes back what was refused. */
  function forgive() {
    error.textContent = '';
    Object.values(fields).forEach(({ input }) => input.removeAttribute('aria-invalid'));
  }

  /** @param {string} layout @returns {Promise<((rule: string) => string|undefined)|null>} why a grid cannot have a rule */
  async function askWhy(layout) {
    const answer = await app.ask('forms', { layout }).catch(() => null);
    // Without boxes, the disjoint groups would be the columns.
    return answer?.forms ? (rule) => (rule === 'disjoint' && !layout.includes('box ') ? 'needs rectangular boxes'
      : answer.forms.find((/** @type {any} */ form) => form.keyword === 'rule ' + rule)?.why) : null;
  }

  /** Lets rules be chosen that the grid can have, and says which are no longer chosen. */
  async function fit() {
    const mine = ++turn;
    forgive();
    jigsaw.disabled = size.select.value === OTHER;
    other.hidden = !jigsaw.disabled;
    const base = grid();
    const isDoubled = rules.some(({ rule, input }) => rule === 'doublers' && input.checked);
    let whyNot = 'text' in base ? await askWhy(base.text) : null;
    if (whyNot && 'text' in base && isDoubled && !whyNot('doublers')) {
      whyNot = await askWhy(base.text + '; rule doublers');
    }
    if (mine !== turn || !whyNot) {
      return;
    }
    const lost = [];
    for (const { rule, why, input } of rules) {
      const lack = whyNot(rule);
      input.disabled = lack !== undefined;
      if (input.checked && input.disabled) {
        input.checked = false;
        lost.push(app.t('rule.' + rule));
      }
      why.replaceChildren(...(lack ? ['(', told(app, lack, false), ')'] : []));
    }
    dropped.textContent = lost.length ? app.t('new.dropped', { rules: lost.join(', ') }) : '';
  }

  /** @param {import('./size.js').Fault} fault */
  function refuse({ field, key, values }) {
    const { input, field: label } = fields[/** @type {keyof typeof fields} */ (field)];
    error.textContent = app.t(key, { field: (label.textContent ?? '').replace(/,.*/, ''), ...values });
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  }

  async function create() {
    forgive();
    const base = grid();
    if ('key' in base) {
      refuse(base);
      return;
    }
    let layout = [base.text, ...rules.filter(({ input }) => input.checked).map(({ rule }) => 'rule ' + rule)].join('; ');
    try {
      const data = await app.ask('layout', { layout });
      if (data.result === 'error') {
        error.replaceChildren(told(app, data.message));
        return;
      }
      layout = data.layout;
    } catch (failed) {
      error.textContent = messageOf(failed);
    }
    const shape = sketch(layout);
    close();
    app.games.open(newGame(layout, shape || square(9), { source: 'typed' }), { setup: true });
  }
  const set = el('fieldset', '');
  set.append(el('legend', '', app.t('new.rules')), ...rules.map(({ label }) => label));
  panel.append(el('p', '', app.t('new.blankAbout')), size.field, other, digits.field, set, dropped, error, buttons(
    button(app.t('new.create'), create, 'primary'),
    jigsaw));
  Object.values(fields).forEach(({ input }) => input.addEventListener('input', fit));
  fit();
  return panel;
}

/** @param {string} label @param {string} value */
function typed(label, value) {
  const input = /** @type {HTMLInputElement} */ (el('input', ''));
  input.type = 'text';
  input.value = value;
  const field = el('label', 'field');
  field.append(el('span', '', label), input);
  return { field, input };
}

/** @param {App} app @param {() => void} close */
function kept(app, close) {
  const panel = el('section', '');
  const games = app.games.list().filter((one) => one.id !== app.games.id && !isBlank(one.game));
  const solved = solvedPuzzles();
  const items = el('ul', 'puzzle-list');
  for (const one of games) {
    const { game } = one;
    const name = titleOf(game, app) || app.t('title.puzzle');
    const when = new Date(one.time).toLocaleString(locale(app.language), { dateStyle: 'medium', timeStyle: 'short' });
    const item = row(game.layout, game.digits, name, noteOf(app, game, when, solved), () => {
      close();
      app.games.open(game, { id: one.id, elapsed: one.elapsed });
    });
    const remove = button('×', () => {
      app.games.forget(one.id);
      item.remove();
      /** @type {HTMLElement} */ (panel.querySelector('button')).focus();
    });
    remove.setAttribute('aria-label', app.t('kept.remove', { name }));
    item.append(remove);
    items.append(item);
  }
  const all = () => linksOf(app.games.list().map(({ game }) => game).filter((game) => !isBlank(game)));
  panel.append(el('p', '', app.t(games.length ? 'kept.about' : 'kept.none')), items, buttons(
    button(app.t('kept.download'), () => app.download('sudoku-games.txt', all())), button(app.t('kept.copy'), () => copy(app, all()))));
  return panel;
}
