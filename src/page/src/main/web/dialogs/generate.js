// @ts-check
// The generator: a new puzzle of a level and kind, the puzzle of the day, and puzzles made from the one on the grid.

import { el } from '../cell.js';
import { dayText, gameFromLine } from '../games.js';
import { newGame } from '../model/actions.js';
import { digitsOf, leastOf } from '../model/layout.js';
import { CLASSIC } from '../model/share.js';
import { loadResults } from '../results.js';
import { LEVELS } from '../storage.js';
import { button, buttons, messageOf, progressText, told } from './dialog.js';
import { chosen, remembered, targetFields, targets } from './targets.js';

/** @typedef {import('../types.js').App} App */

/** How many givens classic puzzles of a level have, unless something else is wanted; those of other levels have none that is not needed. @type {Record<string, string>} */
const GIVENS = { easy: '36..40', medium: '31..35', hard: '27..31' };

/** Kinds of puzzles, with what the command `generate` is told. @type {Record<string, Record<string, string|number>>} */
const KINDS = {
  classic: {},
  x: { layout: 'box 3x3; rule diagonals' },
  windoku: { layout: 'box 3x3; rule windoku' },
  knight: { layout: 'box 3x3; rule anti-knight' },
  king: { layout: 'box 3x3; rule anti-king' },
  disjoint: { layout: 'box 3x3; rule disjoint' },
  jigsaw: { kind: 'jigsaw' },
  four: { layout: 'box 2x2' },
  six: { layout: 'box 2x3' },
  jigsawSix: { kind: 'jigsaw', side: 6 },
  eight: { layout: 'box 2x4' },
  jigsawEight: { kind: 'jigsaw', side: 8 },
  ten: { layout: 'box 2x5' },
  twelve: { layout: 'box 3x4' },
  sixteen: { layout: 'box 4x4' } };

/** Kinds of which the techniques cannot be found out quickly. */
const LARGE = ['ten', 'twelve', 'sixteen'];

/** Of the days whose puzzles can be had. */
const FIRST_DAY = '2020-01-01';

function today() {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const seed = () => Math.floor(Math.random() * 2 ** 31);

/**
 * The layout of a puzzle: in lines, as one text, or that of the request if it is the usual one of its side.
 * @param {any} found
 * @param {Record<string, any>} fields
 * @returns {string}
 */
function layoutOf(found, fields) {
  return [found.layout ?? fields.layout ?? CLASSIC].flat().join('; ');
}

/** What is wanted of a puzzle, with the number of givens that is usual for its level. @param {Record<string, any>} fields */
function asUsual(fields) {
  const clues = fields.layout || fields.kind || fields.clues || fields.minimal ? undefined : GIVENS[fields.level];
  return clues ? { ...fields, clues, minimal: 'none' } : fields;
}

/** @param {App} app @param {any} answer without a puzzle @returns {(Node|string)[]} why there is none */
function refusal(app, answer) {
  const { message = '', reason = '', result, text } = answer;
  const contradiction = /^the target contradicts itself: /;
  const [key, why] = result === 'none' || contradiction.test(message)
    ? ['generate.impossible', (message || reason).replace(contradiction, '')]
    : result === 'error' ? ['p.error', message] : ['generate.none', text || reason];
  return [`${app.t(key)} `, told(app, why)];
}

/** @param {App} app @param {HTMLDialogElement} dialog @returns {HTMLElement} */
export function generate(app, dialog) {
  const { t } = app;
  const panel = el('section', '');
  const level = remembered(app, 'level', [['', t('generate.any')], ...LEVELS.map((name) => /** @type {[string, string]} */ ([name, t('level.' + name)]))]);
  const kind = remembered(app, 'kind', Object.keys(KINDS).map((name) => [name, t('generate.kind.' + name)]));
  const large = el('p', 'secondary', t('generate.large'));
  const noteSize = () => { large.hidden = !LARGE.includes(kind.select.value); };
  kind.select.addEventListener('change', noteSize);
  noteSize();
  const note = el('p', '');
  note.setAttribute('role', 'status');
  /** Cancels what is being generated. @type {AbortController|null} */
  let run = null;
  const stop = button(t('stop'), () => run?.abort());
  stop.hidden = true;

  /** @param {string} command @param {Record<string, any>} fields @param {string} title */
  async function make(command, fields, title) {
    if (run) {
      return;
    }
    if (fields.minimal === 'none' && !fields.clues) {
      note.textContent = t('generate.needsGivens');
      return;
    }
    run = new AbortController();
    const { signal } = run;
    stop.hidden = false;
    try {
      note.textContent = t(await app.workers.isBusy() ? 'generate.waiting' : 'generate.running');
      const found = await app.ask(command, fields, {
        worker: 'long', signal, onProgress: (progress) => { note.textContent = progressText(app, progress); } });
      if (found.result !== 'found') {
        note.replaceChildren(...refusal(app, found));
      } else if (dialog.isConnected) {
        take({ ...found, layout: layoutOf(found, fields) }, title);
      }
    } catch (failed) {
      note.textContent = /** @type {any} */ (failed).kind === 'stopped' ? t('stopped') : messageOf(failed);
    } finally {
      run = null;
      stop.hidden = true;
    }
  }

  /** @param {any} found @param {string} title */
  function take(found, title) {
    dialog.close();
    const { layout } = found;
    const game = gameFromLine(layout, found.puzzle || found.givens, title, 'generated');
    app.games.open(found.entries ? newGame(layout, game, { ...game, digits: digitsOf(found.entries, game, leastOf(layout)) }) : game);
    if (found.level) {
      app.games.rate(found);
      app.say(t('generate.done', { level: t('level.' + found.level), score: found.score }));
    }
  }

  const wanted = () => asUsual({ ...KINDS[chosen.kind], ...targets() });
  const fields = el('div', 'fields');
  fields.append(level.field, kind.field);
  const isClassic = app.store.game.layout === CLASSIC;
  const here = el('fieldset', '');
  const { layout, givens, entries } = app.puzzleFields();
  here.append(el('legend', '', t('generate.here')), buttons(
    ...(isClassic ? [
      button(t('generate.pattern'), () => make('generate', { kind: 'pattern', givens, seed: seed() }, 'title.generated')),
      button(t('generate.easier'), () => make('generate', { kind: 'easier', givens, seed: seed() }, 'title.generated')),
      button(t('generate.harder'), () => make('generate', { kind: 'harder', givens, seed: seed() }, 'title.generated'))] : []),
    button(t('generate.shuffle'), () => make('shuffle', { layout, givens, entries, seed: seed() }, 'title.generated'))));
  const daily = el('fieldset', '');
  const day = /** @type {HTMLInputElement} */ (el('input', ''));
  day.type = 'date';
  [day.min, day.value, day.max] = [FIRST_DAY, today(), today()];
  const dayNote = el('p', 'error');
  dayNote.setAttribute('role', 'alert');
  const dated = el('label', 'field', t('generate.day'));
  dated.append(day);
  const levels = LEVELS.map((name) => button('', () => {
    const isWrong = !day.validity.valid;
    day.removeAttribute('aria-invalid');
    dayNote.textContent = isWrong ? t('generate.noDay', { first: dayText(FIRST_DAY, app.language) }) : '';
    if (isWrong) {
      day.setAttribute('aria-invalid', 'true');
      day.focus();
    } else {
      const date = day.value || today();
      make('generate', asUsual({ level: name, date }), `title.daily ${date}`);
    }
  }));
  const results = loadResults();
  const noteSolved = () => LEVELS.forEach((name, i) => {
    const isSolved = results.some((one) => one.day === (day.value || today()) && one.level === name);
    levels[i].textContent = [t('level.' + name), ...(isSolved ? [t('collection.solved')] : [])].join(' · ');
  });
  day.addEventListener('input', noteSolved);
  noteSolved();
  daily.append(el('legend', '', t('generate.daily')), dated, buttons(...levels), dayNote);
  dialog.addEventListener('close', () => run?.abort());
  panel.append(el('p', '', t('generate.about')), fields, large, targetFields(app), buttons(
    button(t('generate.run'), () => make('generate', { ...wanted(), seed: seed() }, 'title.generated'), 'primary'),
    stop), note, daily, here);
  return panel;
}
