// @ts-check
/** The panel Files: the puzzle as text, as a picture, as a sheet to print, for solvers, and as a certificate. */
import { button, choice, el, faultLine, fill, part, textArea } from './dom.js';
import { creditsOf } from '../model/actions.js';
import { FORMATS, ending } from '../model/formats.js';
import { picturePng } from '../picture.js';
import { createSheet } from './sheet.js';
import { SolverFiles } from './solverfiles.js';
import { Certificates } from './certificates.js';

/** @typedef {import('./context.js').Context} Context */

/**
 * Builds the panel.
 * @param {HTMLElement} root
 * @param {Context} context
 */
export function createFilesPanel(root, context) {
  root.append(new TextFiles(context).root, new Pictures(context).root, createSheet(context), new SolverFiles(context).root, new Certificates(context).root);
}

/**
 * Copies a text, and says whether that worked.
 * @param {Context} context
 * @param {string} text
 */
export async function copy(context, text) {
  try {
    await navigator.clipboard.writeText(text);
    context.app.say(context.t('p.files.copied'));
  } catch {
    context.app.alert(context.t('p.files.notCopied'));
  }
}

/**
 * The solution, if there is just one and it is soon found.
 * @param {Context} context
 * @returns {Promise<string | undefined>}
 */
async function soleSolution({ app }) {
  const { layout, givens } = app.puzzleFields();
  const checked = await app.ask('check', { layout, givens, entries: givens, time: 1000 }).catch(() => null);
  return checked?.result === 'proper' ? checked.solution : undefined;
}

class TextFiles {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.format = 'line';
    const formats = choice(context.t('p.files.format'), FORMATS.map(([name]) => [name, context.t(`format.${name}`)]), (value) => {
      this.format = value;
      void this.write();
    });
    this.error = faultLine();
    this.place = el('div', { class: 'outcome' });
    this.root = part(context.t('p.files.text'), formats.box, el('div', { class: 'buttons' }, button(context.t('p.files.write'), () => this.write())), this.error, this.place);
    context.gameListeners.add(() => this.clear());
  }

  clear() {
    this.error.replaceChildren();
    this.place.replaceChildren();
  }

  /** Writes the game in the chosen format. */
  async write() {
    const { context, format } = this;
    const solution = /^fpuzzles|^sudokupad/.test(format) ? await soleSolution(context) : undefined;
    const answer = await context.quick('write', { format, ...creditsOf(context.app.store.game), solution }, (words) => {
      this.clear();
      this.error.append(words);
      context.app.say('');
    });
    if (answer === null || format !== this.format) {
      return;
    }
    this.clear();
    const text = String(answer.text);
    const lines = text.trimEnd().split('\n').length;
    const shown = textArea(context.t('p.files.written'), { readonly: true, rows: Math.max(3, Math.min(14, lines + 1)), wrap: lines > 1 ? 'off' : 'soft', class: 'mono' });
    shown.area.value = text;
    fill(
      this.place,
      shown.box,
      el(
        'div',
        { class: 'buttons' },
        button(context.t('p.files.copy'), () => copy(context, text)),
        button(context.t('p.files.download'), () => context.app.download(`sudoku.${ending(format)}`, text)),
      ),
    );
    context.app.say(context.t('p.files.done'));
  }
}

/** What a picture can show: the game as it is, or one of these. */
const SHOWN = ['game', 'puzzle', 'published', 'solution'];

class Pictures {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    const shown = choice(context.t('p.files.shown'), SHOWN.map((name) => [name, context.t(`p.files.shown.${name}`)]), () => {});
    this.select = shown.select;
    this.error = faultLine();
    this.root = part(
      context.t('p.files.pictures'),
      shown.box,
      el(
        'div',
        { class: 'buttons' },
        button(context.t('p.files.svg'), () => this.svg()),
        button(context.t('p.files.png'), () => this.png()),
        button(context.t('p.files.print'), () => window.print()),
      ),
      this.error,
    );
  }

  /** The grid as an SVG picture; null if that failed, or there is nothing of the kind to show. */
  async picture() {
    const { context } = this;
    const shown = this.select.value;
    this.error.replaceChildren();
    const entries = shown === 'solution' ? await soleSolution(context) : undefined;
    if (shown === 'solution' && entries === undefined) {
      this.error.textContent = context.t('p.files.noSolution');
      return null;
    }
    const answer = await context.quick('write', { format: 'svg', ...(shown === 'game' ? {} : { entries, marks: undefined }),
      ...(shown === 'published' ? creditsOf(context.app.store.game) : {}) }, (words) => this.error.replaceChildren(words));
    return answer === null ? null : String(answer.text);
  }

  async svg() {
    const text = await this.picture();
    if (text !== null) {
      this.context.app.download('sudoku.svg', new Blob([text], { type: 'image/svg+xml' }));
    }
  }

  async png() {
    const text = await this.picture();
    if (text === null) {
      return;
    }
    try {
      this.context.app.download('sudoku.png', await picturePng(text, 1200));
    } catch {
      this.error.textContent = this.context.t('p.files.noPng');
    }
  }
}
