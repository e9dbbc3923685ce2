// @ts-check
/** Certificates of what the puzzle has, as one file or several; and the check of anybody's certificate, or of any proof of any formula. */
import { button, choice, el, faultLine, fill, part, uniqueId } from './dom.js';
import { aside } from './translate.js';
import { decoded, unzip, zip } from './zip.js';

/** @typedef {import('./context.js').Context} Context */

/** The names of the files, and the keys under which the library takes them. @type {Record<string, string>} */
const KEYS = {
  'puzzle.txt': 'puzzle',
  'puzzle.cnf': 'formula',
  'proof.drup': 'proof',
  'proof.lrat': 'lrat',
  'count.cpog': 'graph',
  'solution.txt': 'solution',
  'solutions.txt': 'solutions',
  'covering.txt': 'covering',
  'needed.txt': 'needed',
};

const PROOFS = ['proof.drup', 'proof.lrat', 'count.cpog'];

/** What can be certified. */
const CLAIMS = ['one', 'count', 'candidates', 'minimal'];

const NAMES = Object.keys(KEYS);

/** The largest file that is read. */
const LONGEST = 50_000_000;

export class Certificates {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.made = el('div', { class: 'outcome' });
    this.checked = el('div', { class: 'outcome' });
    this.error = faultLine();
    /** @type {Map<string, string>} the files to check, by name */
    this.files = new Map();
    /** Settles when the files chosen so far have been read. @type {Promise<void>} */
    this.reading = Promise.resolve();
    this.list = el('ul', { class: 'files' });
    const id = uniqueId('certificate');
    const input = el('input', { id, type: 'file', multiple: true, onchange: () => this.choose(input) });
    this.claim = 'one';
    const claims = choice(context.t('p.certificate.claim'), CLAIMS.map((claim) => [claim, context.t(`p.certificate.claim.${claim}`)]), (value) => {
      this.claim = value;
    });
    claims.select.dataset.option = 'claim';
    this.root = part(
      context.t('p.certificate.title'),
      el('p', { class: 'aside' }, context.t('p.certificate.about')),
      claims.box,
      el('div', { class: 'buttons' }, context.runButton('p.certificate.make', () => this.make())),
      this.made,
      el('div', { class: 'field field-wide' }, el('label', { for: id }, context.t('p.certificate.choose')), input),
      this.list,
      this.error,
      el('div', { class: 'buttons' }, context.runButton('p.certificate.check', () => this.check())),
      this.checked,
    );
    context.puzzleListeners.add(() => this.made.replaceChildren());
    this.root.addEventListener('drop', (event) => {
      const files = [...event.dataTransfer?.files ?? []];
      if (files.length > 0) {
        event.preventDefault();
        event.stopPropagation();
        document.body.classList.remove('is-dropping');
        this.add(files);
      }
    });
  }

  /** Makes a certificate. */
  async make() {
    const { context } = this;
    const answer = await context.long(context.t('p.certificate.making'), 'certify', { claim: this.claim, proofs: 'both' }, (words) => this.made.replaceChildren(el('p', { class: 'error', role: 'alert' }, words)));
    if (answer === null) {
      return;
    }
    /** @type {{name: string, text: string}[] | undefined} */
    const files = answer.files;
    if (files === undefined) {
      const text = answer.redundant !== undefined
        ? context.t('p.certificate.redundant', { given: answer.redundant })
        : context.t(answer.result === 'several' ? 'p.certificate.several' : 'p.certificate.none');
      fill(this.made, el('p', { class: 'verdict' }, text), aside(answer.message ?? answer.reason, context));
      context.app.say(text);
      return;
    }
    const text = context.t('p.certificate.made', { claim: this.claimed(answer) });
    const all = [{ name: 'README', text: String(answer.readme) }, ...files];
    const save = button(context.t('p.certificate.save'), async () => context.app.download('certificate.zip', await zip(all)));
    const items = files.map((file) => this.file(file.name, file.text));
    const use = button(context.t('p.certificate.checkThis'), () => {
      this.files = new Map(files.map((file) => [file.name, file.text]));
      this.drawFiles();
      return this.check();
    });
    fill(this.made, el('p', { class: 'verdict' }, text), el('div', { class: 'buttons' }, save, use), el('ul', { class: 'files' }, ...items));
    this.made.scrollIntoView({ block: 'nearest' });
    context.app.say(text);
  }

  /**
   * What a certificate says of the puzzle, or a proof alone of the formula.
   * @param {import('./types.js').Answer} answer of certify, or a good one of verify
   * @returns {string} a sentence without its full stop
   */
  claimed(answer) {
    const { context } = this;
    const subject = answer.layout === undefined ? 'formula' : 'puzzle';
    if (answer.candidates !== undefined) {
      return context.t('p.certificate.has.candidates', { number: answer.candidates.length.toLocaleString(context.language) });
    }
    const count = answer.count ?? (answer.solution === undefined ? '0' : '1');
    const key = count === '0' ? 'none' : count === '1' ? 'one' : 'many';
    const claim = context.t(`p.certificate.has.${subject}.${key}`, { number: BigInt(count).toLocaleString(context.language) });
    return answer.minimal === true ? context.t('p.certificate.has.minimal', { claim }) : claim;
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
    this.add(chosen);
  }

  /** @param {File[]} chosen */
  add(chosen) {
    this.checked.replaceChildren();
    this.error.replaceChildren();
    this.reading = this.reading.then(() => this.take(chosen));
  }

  /**
   * Takes files to check; each is recognized by its name, else by its ending. Another formula, puzzle or archive begins another certificate.
   * @param {File[]} chosen
   */
  async take(chosen) {
    const names = chosen.map((file) => standardName(file.name));
    if (names.some((name) => isArchive(name) || (name.startsWith('puzzle.') && this.files.has(name)))) {
      this.files.clear();
    }
    for (const file of chosen) {
      if (file.size > LONGEST) {
        this.error.textContent = this.context.t('p.certificate.tooLong', { name: file.name });
      } else {
        await this.read(file);
      }
    }
    this.drawFiles();
  }

  /** @param {File} file */
  async read(file) {
    try {
      if (isArchive(file.name.toLowerCase())) {
        const texts = await unzip(file, NAMES, LONGEST);
        texts.forEach((text, name) => this.files.set(name, text));
        return;
      }
      this.files.set(standardName(file.name), decoded(new Uint8Array(await file.arrayBuffer())));
    } catch (failed) {
      this.error.textContent = this.context.t('paste.unreadable', { name: file.name });
    }
  }

  drawFiles() {
    const { context } = this;
    const items = NAMES.filter((name) => this.files.has(name)).map((name) => el('li', { class: 'there' }, `${name}: ${context.t('p.certificate.there')}`));
    fill(this.list, ...items);
  }

  /** Checks the files. */
  async check() {
    const { context } = this;
    await this.reading;
    this.error.replaceChildren();
    const proof = PROOFS.map((name) => this.files.get(name)).find((text) => text !== undefined);
    const formula = this.files.get('puzzle.cnf');
    if (formula === undefined || proof === undefined) {
      this.error.textContent = context.t('p.certificate.needs');
      this.drawFiles();
      return;
    }
    const isAlone = !this.files.has('puzzle.txt');
    const parts = isAlone ? { formula, proof } : Object.fromEntries([...this.files].map(([name, text]) => [KEYS[name], text]));
    const answer = await context.long(context.t('p.certificate.checking'), 'verify', parts, (words) => this.error.replaceChildren(words));
    if (answer === null) {
      return;
    }
    const isGood = answer.result === 'verified';
    const text = isGood
      ? context.t(isAlone ? 'p.certificate.goodProof' : 'p.certificate.good', { claim: this.claimed(answer) })
      : context.t(answer.result === 'unknown' ? 'p.answer.unknown' : 'p.certificate.bad');
    const why = String(answer.message ?? answer.reason ?? '');
    const others = isAlone ? [...this.files.keys()].filter((name) => name !== 'puzzle.cnf' && !PROOFS.includes(name)) : [];
    const unchecked = others.length === 0 ? '' : context.t('p.certificate.unchecked', { names: others.join(', ') });
    fill(this.checked, el('p', { class: isGood ? 'verdict good' : 'verdict bad' }, text), why === '' ? null : aside(why, context), unchecked === '' ? null : el('p', {}, unchecked));
    context.app.say(`${text} ${unchecked}`.trim());
  }
}

/** @param {string} name in small letters */
function isArchive(name) {
  return name.endsWith('.zip');
}

/** @param {string} name the name of a file */
function standardName(name) {
  const lower = name.toLowerCase();
  if (NAMES.includes(lower) || isArchive(lower)) {
    return lower;
  }
  const ending = lower.slice(lower.lastIndexOf('.') + 1);
  if (ending === 'cnf' || ending === 'dimacs') {
    return 'puzzle.cnf';
  }
  if (ending === 'lrat' || ending === 'cpog') {
    return ending === 'lrat' ? 'proof.lrat' : 'count.cpog';
  }
  return ending === 'txt' ? (lower.includes('solution') ? 'solution.txt' : 'puzzle.txt') : 'proof.drup';
}
