// @ts-check
// Paste: puzzles as text in any format, typed, pasted, dropped or from a file.

import { el } from '../cell.js';
import { newGame } from '../model/actions.js';
import { digitsOf, leastOf, masksOf, sketch, square } from '../model/layout.js';
import { CLASSIC } from '../model/share.js';
import { button, buttons, frame, messageOf, told } from './dialog.js';
import { confirmDrawings, isDrawn } from './drawings.js';
import { BEGINNING, kindOf } from './filekinds.js';
import { LINE_END, readLinks } from './links.js';
import { row } from './puzzlelist.js';

/** @typedef {import('../types.js').App} App */

/** No text may be longer, in bytes. */
export const MAX_BYTES = 1024 * 1024;

/** How much of a text is shown: with all the lines that a long one can have, the browser would be busy for seconds. */
const MOST_SHOWN = 20000;

/** @param {any} read a puzzle of the library's answer to `read`, or of a link */
function game(read) {
  const layout = read.layout || CLASSIC;
  const size = sketch(layout) ?? square(9);
  const from = leastOf(layout);
  const givens = digitsOf(read.givens || '', size, from);
  const entries = digitsOf(read.entries || '', size, from);
  return newGame(layout, size, {
    givens, digits: givens.map((digit, cell) => digit || entries[cell]), centre: masksOf(read.marks || '', size, from), pen: read.pen,
    title: read.title || read.id || 'title.pasted', author: read.author, words: read.rules, source: 'pasted' });
}

/** The programs whose links are known by their addresses. @type {[RegExp, string][]} */
const PROGRAMS = [
  [/\/penpa-edit\//i, 'penpa+'], [/\b(sudokupad\.app|crackingthecryptic\.com)\//i, 'SudokuPad'], [/\bf-puzzles\.com\//i, 'f-puzzles'], [/\bsudokumaker\.app\//i, 'SudokuMaker'],
  [/\/Interactive-Sudoku-Solver\//i, 'Interactive Sudoku Solver']];

/** @param {string} text @returns {boolean} whether it is the address of a page of none of these programs */
const isAddress = (text) => /^\s*https?:\/\/[^\s#]+\s*$/i.test(text) && !PROGRAMS.some(([address]) => address.test(text));

/** @param {string} text @returns {boolean} whether it has words alone, and no address */
const isProse = (text) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text) && !/\d|[._*-]{3,}|:\/\//.test(text);

/** @param {any} error @param {App} app @param {string} [wrong] the line in which it is @returns {HTMLElement} */
function reason({ line, column, found, expected, message, own }, app, wrong = '') {
  const program = PROGRAMS.find(([address]) => address.test(wrong))?.[1];
  const element = el('div', '', (program ? app.t('paste.link', { program }) + ' ' : '') + (line ? app.t('paste.place', { line, column }) + ' ' : ''));
  element.append(own ?? told(app, expected ? `expected ${expected}, but found ${found}` : message));
  return element;
}

/** @param {App} app @param {{text?: string, file?: File}} [given] what to read at once */
export function open(app, given = {}) {
  const { dialog, body } = frame(app, app.t('paste.title'));
  const area = /** @type {HTMLTextAreaElement} */ (el('textarea', ''));
  area.setAttribute('aria-label', app.t('paste.label'));
  area.spellcheck = false;
  area.placeholder = app.t('paste.example');
  const error = el('div', 'error');
  error.setAttribute('role', 'alert');
  const items = el('ul', 'puzzle-list');
  const note = el('p', 'secondary');
  const file = /** @type {HTMLInputElement} */ (el('input', 'visually-hidden'));
  file.type = 'file';
  file.tabIndex = -1;
  file.setAttribute('aria-label', app.t('paste.file'));
  const drop = el('div', 'drop');
  drop.append(button(app.t('paste.file'), () => file.click()), file, el('span', 'secondary', app.t('paste.drop')));
  const cut = el('p', 'secondary', app.t('paste.cut'));
  cut.hidden = true;
  /** What follows the text that is shown. */
  let rest = '';
  let turn = 0;

  /** @param {string} text */
  function put(text) {
    area.value = text.slice(0, MOST_SHOWN);
    rest = text.slice(MOST_SHOWN);
    cut.hidden = rest === '';
  }

  const readAll = () => read(area.value + rest);

  /** @param {string} text */
  async function read(text) {
    const mine = ++turn;
    error.textContent = '';
    note.textContent = '';
    items.replaceChildren();
    const other = kindOf(text);
    if (other !== null) {
      error.textContent = app.t('paste.not.' + other.kind, other);
      return;
    }
    if (new Blob([text]).size > MAX_BYTES) {
      error.textContent = app.t('paste.long');
      return;
    }
    if (!text.trim()) {
      error.textContent = app.t('paste.empty');
      return;
    }
    note.textContent = app.t('paste.reading');
    try {
      const answer = readLinks(app, text) || await app.ask('read', { text });
      const drawn = isDrawn(answer) ? await app.ask('read', { text, drawings: 'suggest' }) : null;
      if (mine === turn) {
        note.textContent = '';
        if (drawn?.puzzles?.length === 1 && drawn.puzzles[0].suggested) {
          await confirmDrawings(app, body, drawn.puzzles[0], (puzzle) => {
            dialog.close();
            take(puzzle);
          });
        } else {
          show(answer, text);
        }
      }
    } catch (failed) {
      note.textContent = '';
      error.textContent = messageOf(failed);
    }
  }

  /** @param {any} answer @param {string} text that was read */
  function show(answer, text) {
    const lines = text.split(LINE_END);
    const { puzzles = [], errors = [], more = 0, moreErrors = 0 } = answer;
    if (answer.result === 'error') {
      error.replaceChildren(isAddress(text) ? app.t('paste.unknownLink', { programs: PROGRAMS.map(([, name]) => name).join(', ') })
        : isProse(text) ? app.t('paste.noPuzzle') : reason(answer, app, lines[answer.line - 1]));
      mark(answer.line, answer.column);
      return;
    }
    if (puzzles.length === 1 && !errors.length) {
      dialog.close();
      take(puzzles[0]);
      return;
    }
    note.textContent = [puzzles.length > 0 ? app.t('paste.found', { count: puzzles.length }) : '',
      Number(more) ? app.t('paste.more', { count: more }) : ''].filter(Boolean).join(' ');
    error.replaceChildren(...errors.map((/** @type {any} */ one) => reason(one, app, lines[one.line - 1])),
      Number(moreErrors) ? app.t('paste.moreErrors', { count: moreErrors }) : '');
    items.replaceChildren(...puzzles.map((/** @type {any} */ puzzle, /** @type {number} */ i) => {
      const one = game(puzzle);
      return row(one.layout, one.digits, puzzle.id || puzzle.title || app.t('paste.number', { number: i + 1 }),
        app.t('paste.givens', { count: one.givens.filter(Boolean).length }), () => {
          dialog.close();
          take(puzzle);
        });
    }));
    /** @type {HTMLElement|null} */ (items.querySelector('.pick'))?.focus();
  }

  /** @param {any} puzzle */
  function take(puzzle) {
    app.games.open(game(puzzle));
    if (puzzle.conflicts?.length) {
      app.say(puzzle.conflicts.map((/** @type {string} */ one) => app.said('phrase', one, one).text).join('; '));
    }
  }

  /** Selects the place of an error. @param {number} line @param {number} column */
  function mark(line, column) {
    const lines = area.value.split(LINE_END);
    if (line >= 1 && line <= lines.length && !rest) {
      const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + Math.max(0, column - 1);
      area.focus();
      area.setSelectionRange(start, Math.min(start + 1, area.value.length));
    }
  }

  /** @param {File} chosen */
  async function readFile(chosen) {
    try {
      const beginning = await chosen.slice(0, BEGINNING).text();
      if (kindOf(beginning) !== null) {
        put('');
        read(beginning);
        return;
      }
      if (chosen.size > MAX_BYTES) {
        error.textContent = app.t('paste.long');
        return;
      }
      put(await chosen.text());
    } catch (failed) {
      error.textContent = app.t('paste.unreadable', { name: chosen.name });
      return;
    }
    readAll();
  }

  /** @param {ClipboardEvent} event */
  function paste(event) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length > MOST_SHOWN) {
      event.preventDefault();
      put(text);
    }
    window.setTimeout(readAll, 0);
  }

  /** What is written over the whole text replaces what is not shown as well. */
  function forgetRest() {
    if (area.selectionStart === 0 && area.selectionEnd === area.value.length) {
      rest = '';
      cut.hidden = true;
    }
  }

  file.addEventListener('change', () => file.files?.[0] && readFile(file.files[0]));
  area.addEventListener('beforeinput', forgetRest);
  area.addEventListener('paste', paste);
  body.append(el('p', '', app.t('paste.about')), area, cut, drop,
    buttons(button(app.t('paste.read'), readAll, 'primary')), error, note, items);
  app.openDialog(dialog);
  area.focus();
  if (given.text !== undefined) {
    put(given.text);
    readAll();
  } else if (given.file) {
    readFile(given.file);
  }
}
