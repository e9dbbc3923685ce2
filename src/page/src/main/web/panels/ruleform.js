// @ts-check
/** The form that enters a rule or changes one: its kind, its values and cells, and all that as a line, which can be typed as well. */
import { button, el, fill, uniqueId } from './dom.js';
import { shifted, split } from './rulefields.js';
import { RuleValues } from './rulevalues.js';
import { messageOf, phrase, spoken, told } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./rulefields.js').Form} Form */
/**
 * @typedef {object} Strokes
 * @property {(isOn: boolean) => void} draw begins or ends drawing rules of the chosen kind
 * @property {boolean} isSelected whether cells are selected for a rule that is still to be entered
 */

/** The kinds that are offered first. */
const COMMON = ['killer', 'thermo', 'arrow', 'difference', 'ratio', 'whispers'];

/** The keys that move a rule: their sign, rows and columns. @type {Record<string, [string, number, number]>} */
const MOVES = { ArrowLeft: ['←', 0, -1], ArrowUp: ['↑', -1, 0], ArrowDown: ['↓', 1, 0], ArrowRight: ['→', 0, 1] };

export class RuleForm {
  /**
   * @param {Context} context
   * @param {(line: string) => unknown} save takes the line
   * @param {() => void} leave ends a change, and goes back to the grid
   * @param {Strokes} strokes
   */
  constructor(context, save, leave, strokes) {
    this.context = context;
    /** @type {Form[]} */
    this.forms = [];
    this.values = new RuleValues(context, () => this.write());
    this.kind = el('select', { id: uniqueId('kind'), onchange: () => this.pick(this.kind.value) });
    this.strokes = strokes;
    this.tools = el('div', { class: 'rule-tools', role: 'group', 'aria-label': context.t('ruleform.tools') });
    /** The kinds that were drawn last, the latest first. */
    this.recent = [...COMMON];
    const wrong = uniqueId('wrong');
    this.line = el('input', {
      id: uniqueId('line'), type: 'text', class: 'mono', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-describedby': wrong,
      oninput: () => this.read() });
    this.wrong = el('p', { class: 'wrong', id: wrong, role: 'alert' });
    this.submit = el('button', { type: 'submit', class: 'primary' });
    this.cancel = button(context.t('ruleform.cancel'), leave);
    this.moves = el('div', { class: 'joined', role: 'group', 'aria-label': context.t('ruleform.move') },
      ...Object.entries(MOVES).map(([key, [sign]]) => button(sign, () => this.move(key), { 'aria-label': context.t(`ruleform.move.${key}`), title: context.t(`ruleform.move.${key}`) })));
    this.root = el(
      'form',
      { class: 'rule-form', novalidate: true, onsubmit: (/** @type {Event} */ event) => this.send(event, save), onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          leave();
        } else if (event.altKey && event.key in MOVES) {
          event.preventDefault();
          this.move(event.key);
        }
      } },
      this.tools,
      el('div', { class: 'field' }, el('label', { for: this.kind.id }, context.t('ruleform.kind')), this.kind),
      this.values.root,
      el('div', { class: 'field' }, el('label', { for: this.line.id }, context.t('ruleform.line')), this.line),
      this.wrong,
      el('div', { class: 'buttons' }, this.submit, this.cancel, this.moves),
    );
    this.changes(false);
  }

  /**
   * @param {Event} event
   * @param {(line: string) => unknown} save
   */
  send(event, save) {
    event.preventDefault();
    const line = this.line.value.trim();
    if (line === '') {
      fill(this.wrong, this.context.t('ruleform.empty'));
      this.line.setAttribute('aria-invalid', 'true');
      this.line.focus();
    } else {
      save(line);
    }
  }

  /**
   * Takes note of the kinds that there are, and of those that the grid cannot have.
   * @param {Form[]} forms
   */
  know(forms) {
    const isFirst = this.forms.length === 0;
    const chosen = this.kind.value;
    this.forms = forms;
    const groups = [...new Set(forms.map((form) => form.group))];
    fill(this.kind, ...groups.map((group) => el('optgroup', { label: this.context.t(`rulegroup.${group}`) },
      ...forms.filter((form) => form.group === group).map((form) => this.optionOf(form)))));
    if (isFirst) {
      this.begin();
    } else {
      this.kind.value = chosen;
    }
  }

  /** Offers the first kind, unless a line was typed before the kinds were known; one that is about to be typed replaces what is offered. */
  begin() {
    if (this.line.value === '') {
      this.choose(this.forms[0]?.keyword ?? '');
      if (document.activeElement === this.line) {
        this.line.select();
      }
    } else {
      this.read();
    }
    this.offer();
  }

  /** @param {Form} form */
  optionOf(form) {
    const name = this.nameOf(form);
    return el('option', { value: form.keyword, disabled: Boolean(form.why) }, form.why ? `${name}: ${phrase(form.why, this.context).text}` : name);
  }

  /** The name of the chosen kind. */
  get kindName() {
    return this.values.form ? this.nameOf(this.values.form) : '';
  }

  /** Offers the kinds that were drawn last, and says which one is being drawn. */
  offer() {
    const known = this.recent.flatMap((keyword) => this.forms.filter((form) => form.keyword === keyword));
    if (known.map((form) => form.keyword).join() !== [...this.tools.children].map((tool) => tool.getAttribute('data-kind')).join()) {
      fill(this.tools, ...known.map((form) => this.toolOf(form)));
    }
    for (const tool of this.tools.children) {
      tool.setAttribute('aria-pressed', String(this.isDrawn(tool.getAttribute('data-kind') ?? '')));
    }
  }

  /** @param {Form} form */
  toolOf(form) {
    const toggle = () => (this.isDrawn(form.keyword) ? this.strokes.draw(false) : this.pick(form.keyword));
    // The focus stays in the grid, for the mouse.
    const onpointerdown = (/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && event.preventDefault();
    return button(this.nameOf(form).replace(/ \(.*/, ''), toggle, { 'data-kind': form.keyword, onpointerdown });
  }

  /** @param {string} keyword */
  isDrawn(keyword) {
    return this.context.app.tool !== null && this.kind.value === keyword;
  }

  /**
   * Chooses a kind, and draws it from now on if it can be drawn.
   * @param {string} keyword
   */
  pick(keyword) {
    this.strokes.draw(false);
    this.choose(keyword, this.strokes.isSelected);
    if (!this.recent.includes(keyword) && this.values.cellInputs.length > 0) {
      this.recent = [...this.recent.slice(0, -1), keyword];
    }
    this.strokes.draw(this.values.cellInputs.length > 0);
  }

  /**
   * Moves the rule in the form by one cell.
   * @param {string} key an arrow key
   */
  move(key) {
    const [, rows, columns] = MOVES[key] ?? ['', 0, 0];
    const line = shifted(this.line.value, rows, columns, this.context.size);
    if (line === null) {
      this.context.app.say(this.context.t('ruleform.edgeReached'));
    } else {
      this.load(line);
      if (this.values.line === line) {
        this.values.moved();
      }
    }
  }

  /** @param {Form} form */
  nameOf({ keyword }) {
    const key = `rulekind.${keyword.replace(/^rule /, '')}`;
    const name = this.context.t(key);
    return name === key ? keyword : name;
  }

  /**
   * Says whether a rule is added or changed.
   * @param {boolean} isChange
   */
  changes(isChange) {
    this.submit.textContent = this.context.t(isChange ? 'ruleform.save' : 'ruleform.add');
    this.cancel.hidden = !isChange;
  }

  /**
   * Empties the form for a rule of a kind.
   * @param {string} keyword
   * @param {boolean} isNow whether its cells are those that are selected already
   */
  choose(keyword, isNow = true) {
    this.kind.value = keyword;
    this.values.build(this.forms.find((form) => form.keyword === keyword) ?? null, []);
    this.values.takeFirst(isNow);
    this.write();
  }

  /**
   * Loads a rule, whose cells stay until others are wanted.
   * @param {string} line
   */
  load(line) {
    this.line.value = line;
    this.read();
  }

  /** Takes the line to kind and values, if it has the form of a rule. */
  read() {
    this.tell(null);
    const found = split(this.forms, this.line.value);
    if (found === null) {
      this.values.take(null);
    } else {
      this.kind.value = found.form.keyword;
      this.values.build(found.form, found.values);
    }
  }

  /** Writes kind and values as a line. */
  write() {
    this.tell(null);
    this.line.value = this.values.line;
  }

  /**
   * What is wrong, as the library says it: its reason, or what it expects.
   * @param {import('./types.js').Answer} answer
   * @param {boolean} isDrawn whether there is no line that anyone has typed, in which the mistake has a place
   */
  reason(answer, isDrawn) {
    const [, reason] = /^".*?": (.*)/s.exec(answer.found ?? '') ?? [];
    return spoken('span', told(reason ?? (isDrawn && answer.expected ? `expected ${answer.expected}` : messageOf(answer).replace(/^add: (line 1, )?/, '')), this.context));
  }

  /**
   * Says what is wrong with the line, and where; takes that back if nothing is.
   * @param {import('./types.js').Answer | null} answer
   * @param {boolean} isDrawn whether it was drawn; a line that was typed gets the focus
   */
  tell(answer, isDrawn = false) {
    fill(this.wrong, answer && this.reason(answer, isDrawn));
    if (answer === null) {
      this.line.removeAttribute('aria-invalid');
      return;
    }
    this.line.setAttribute('aria-invalid', 'true');
    if (isDrawn) {
      return;
    }
    this.line.focus();
    this.wrong.scrollIntoView({ block: 'nearest' });
    if (answer.line === 1 && Number.isInteger(answer.column)) {
      this.line.setSelectionRange(answer.column - 1, this.line.value.length);
    }
  }

  /** Goes to the first value; without one, to the button. */
  focus() {
    if (!this.values.focus()) {
      this.submit.focus();
    }
  }
}
