// @ts-check
/** Certificates: that the puzzle has exactly one solution, or none, as four files; and the check of anybody's certificate. */
import { button, el, fill, part, uniqueId } from './dom.js';
import { aside } from './translate.js';

/** @typedef {import('./context.js').Context} Context */

/** The names of the files, and the keys under which the library takes them. @type {Record<string, string>} */
const KEYS = { 'puzzle.txt': 'puzzle', 'puzzle.cnf': 'formula', 'proof.drup': 'proof', 'solution.txt': 'solution' };

const NAMES = Object.keys(KEYS);

/** The largest file that is read. */
const LONGEST = 50_000_000;

export class Certificates {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.made = el('div', { class: 'outcome' });
    this.checked = el('div', { class: 'outcome' });
    /** @type {Map<string, string>} the files to check, by name */
    this.files = new Map();
    /** Settles when the files chosen so far have been read. @type {Promise<void>} */
    this.reading = Promise.resolve();
    this.list = el('ul', { class: 'files' });
    const id = uniqueId('certificate');
    const input = el('input', { id, type: 'file', multiple: true, accept: '.txt,.cnf,.drup', onchange: () => this.choose(input) });
    this.root = part(
      context.t('p.certificate.title'),
      el('p', { class: 'aside' }, context.t('p.certificate.about')),
      el('div', { class: 'buttons' }, context.runButton('p.certificate.make', () => this.make())),
      this.made,
      el('div', { class: 'field field-wide' }, el('label', { for: id }, context.t('p.certificate.choose')), input),
      this.list,
      el('div', { class: 'buttons' }, context.runButton('p.certificate.check', () => this.check())),
      this.checked,
    );
    context.puzzleListeners.add(() => this.made.replaceChildren());
  }

  /** Makes a certificate. */
  async make() {
    const { context } = this;
    const answer = await context.long(context.t('p.certificate.making'), 'certify');
    if (answer === null) {
      return;
    }
    /** @type {{name: string, text: string}[] | undefined} */
    const files = answer.files;
    if (files === undefined) {
      const text = context.t(answer.result === 'several' ? 'p.certificate.several' : 'p.certificate.none');
      fill(this.made, el('p', { class: 'verdict' }, text), aside(answer.reason ?? answer.message, context));
      context.app.say(text);
      return;
    }
    const text = context.t(answer.result === 'none' ? 'p.certificate.madeNone' : 'p.certificate.madeOne');
    const items = files.map((file) => this.file(file.name, file.text));
    const use = button(context.t('p.certificate.checkThis'), () => {
      this.files = new Map(files.map((file) => [file.name, file.text]));
      this.drawFiles();
      return this.check();
    });
    fill(this.made, el('p', { class: 'verdict' }, text), el('ul', { class: 'files' }, ...items), el('div', { class: 'buttons' }, use));
    this.made.scrollIntoView({ block: 'nearest' });
    context.app.say(text);
  }

  /**
   * @param {string} name
   * @param {string} content
   */
  file(name, content) {
    const { context } = this;
    const size = context.t('p.certificate.size', { kilobytes: Math.ceil(content.length / 1000).toLocaleString(context.language) });
    return el('li', {}, button(name, () => context.app.download(name, content), { 'aria-label': context.t('p.certificate.download', { name }) }), ' ', el('span', { class: 'aside' }, size));
  }

  /**
   * Has the chosen files read after those that are being read; a check waits for them.
   * @param {HTMLInputElement} input
   */
  choose(input) {
    const chosen = [...input.files ?? []];
    input.value = '';
    this.checked.replaceChildren();
    this.reading = this.reading.then(() => this.take(chosen));
  }

  /**
   * Takes files to check; each is recognized by its name, else by its ending. Another formula or puzzle begins another certificate.
   * @param {File[]} chosen
   */
  async take(chosen) {
    const names = chosen.map((file) => standardName(file.name));
    if (names.some((name) => name.startsWith('puzzle.') && this.files.has(name))) {
      this.files.clear();
    }
    for (const file of chosen) {
      if (file.size > LONGEST) {
        this.context.app.alert(this.context.t('p.certificate.tooLong', { name: file.name }));
      } else {
        await this.read(file);
      }
    }
    this.drawFiles();
  }

  /** @param {File} file */
  async read(file) {
    try {
      this.files.set(standardName(file.name), await file.text());
    } catch (failed) {
      this.context.app.alert(this.context.t('paste.unreadable', { name: file.name }));
    }
  }

  drawFiles() {
    const { context } = this;
    const items = NAMES.map((name) => {
      const content = this.files.get(name);
      return el('li', { class: content === undefined ? 'missing' : 'there' }, `${name}: ${content === undefined ? context.t('p.certificate.missing') : context.t('p.certificate.there')}`);
    });
    fill(this.list, ...items);
  }

  /** Checks the files. */
  async check() {
    const { context } = this;
    await this.reading;
    if (!NAMES.slice(0, 3).every((name) => this.files.has(name))) {
      context.app.say(context.t('p.certificate.needs'));
      this.drawFiles();
      return;
    }
    const answer = await context.long(context.t('p.certificate.checking'), 'verify', Object.fromEntries([...this.files].map(([name, text]) => [KEYS[name], text])));
    if (answer === null) {
      return;
    }
    const isGood = answer.result === 'verified';
    const key = isGood ? (answer.solution === undefined ? 'p.certificate.goodNone' : 'p.certificate.goodOne') : answer.result === 'unknown' ? 'p.answer.unknown' : 'p.certificate.bad';
    const text = context.t(key);
    const why = String(answer.message ?? answer.reason ?? '');
    fill(this.checked, el('p', { class: isGood ? 'verdict good' : 'verdict bad' }, text), why === '' ? null : aside(why, context));
    context.app.say(text);
  }
}

/** @param {string} name the name of a file */
function standardName(name) {
  const lower = name.toLowerCase();
  if (NAMES.includes(lower)) {
    return lower;
  }
  if (lower.endsWith('.cnf')) {
    return 'puzzle.cnf';
  }
  return lower.endsWith('.drup') ? 'proof.drup' : lower.includes('solution') ? 'solution.txt' : 'puzzle.txt';
}

