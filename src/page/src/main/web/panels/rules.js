// @ts-check
/** The panel Rules: the rules of the puzzle, each to select, change or remove, and a form for one more. */
import { icon } from '../icons.js';
import { createCredits } from './credits.js';
import { el, faultLine, fill, part } from './dom.js';
import { RuleForm } from './ruleform.js';
import { RuleTool } from './ruletool.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('../model/layout.js').Rule} Rule */

/** @typedef {(words: HTMLElement, wrong?: import('./types.js').Answer) => void} Fail */

export class RulesPanel {
  /**
   * @param {HTMLElement} root
   * @param {Context} context
   */
  constructor(root, context) {
    this.context = context;
    /** The line of the rule that is being changed; empty for a new one. */
    this.changed = '';
    /** Whether a key in the grid opened the form. */
    this.isFromGrid = false;
    /** The grid for which kinds of rules were asked. */
    this.asked = '';
    this.answered = Promise.resolve();
    this.form = new RuleForm(context, (line) => this.save(line), () => this.leave(), this);
    this.tool = new RuleTool(context, this.form, {
      changed: () => this.rules.find((rule) => rule.text === this.changed),
      change: (rule) => this.take(rule),
      end: () => this.leaveChange(),
      remove: (rule) => this.remove(rule),
      put: (line, changed, fail) => this.put(line, changed, fail),
    });
    this.none = el('p', { class: 'aside' }, context.t('rules.none'));
    this.items = el('ul', { class: 'rules', 'aria-label': context.t('rules.list') });
    /** Why a rule has not been removed. */
    this.refused = faultLine();
    this.title = el('h3', { tabindex: '-1' }, context.t('rules.title'));
    const how = el('p', { class: 'aside' }, context.t('rules.how'), ' ', el('span', { class: 'of-keys' }, context.t('rules.keys')));
    this.credits = createCredits(context);
    this.formPart = part(context.t('rules.new'), how, this.form.root);
    root.append(this.formPart, el('section', { class: 'part', 'aria-label': context.t('rules.title') }, this.title, this.none, this.items, this.refused), this.credits.root);
    context.gameListeners.add(() => fill(this.refused));
    context.layoutListeners.add(() => {
      this.list();
      if (this.asked !== '') {
        void this.open();
      }
    });
    this.list();
  }

  /**
   * Takes note of whether the panel is in sight.
   * @param {boolean} isShown
   */
  show(isShown) {
    this.form.values.show(isShown);
    if (isShown) {
      void this.open();
    } else {
      this.draw(false);
    }
  }

  get isSelected() {
    return this.tool.isSelected;
  }

  get rules() {
    return this.context.app.layout.rules;
  }

  /**
   * Begins or ends drawing rules of the form's kind.
   * @param {boolean} isOn
   */
  draw(isOn) {
    isOn ? this.tool.start() : this.tool.stop();
  }

  /** Asks for each kind of grid which kinds of rules there are. */
  open() {
    const layout = this.context.app.store.game.layout.split(/;\s*/).filter((line, i) => i === 0 || /^(digits|rule doublers)\b/.test(line)).join('; ');
    if (this.asked !== layout) {
      this.asked = layout;
      this.answered = this.askForms(layout);
    }
    return this.answered;
  }

  /** @param {string} layout */
  async askForms(layout) {
    const answer = await this.context.quick('forms', { layout });
    if (answer === null) {
      this.asked = '';
    } else if (this.asked === layout) {
      this.form.know(answer.forms);
    }
  }

  /** Opens the form for the selected cells; afterwards the focus goes back to the grid. */
  async start() {
    await this.open();
    this.isFromGrid = true;
    this.form.values.takeFirst(true);
    this.form.focus();
  }

  list() {
    const { rules } = this;
    this.none.hidden = rules.length > 0;
    this.items.hidden = rules.length === 0;
    fill(this.items, ...rules.map((rule) => this.item(rule)));
    if (this.changed !== '' && !rules.some((rule) => rule.text === this.changed)) {
      this.end();
    }
  }

  /** @param {Rule} rule */
  nameOf(rule) {
    const { app } = this.context;
    const own = `rule.${rule.label}`;
    return app.t(own) === own ? app.said('rule', rule.label, rule, 'label') : { text: app.t(own), lang: undefined };
  }

  /** @param {Rule} rule */
  item(rule) {
    const { context } = this;
    const { text: name, lang } = this.nameOf(rule);
    const select = el('button', { type: 'button', class: 'rule-name', lang, onclick: () => this.select(rule) }, name);
    const act = (/** @type {'change' | 'copy' | 'remove'} */ what, /** @type {() => unknown} */ onclick) =>
      el('button', { type: 'button', class: 'rule-act', 'aria-label': context.t(`rules.${what}`, { rule: name }), title: context.t(`rules.${what}.short`), onclick }, icon(what));
    return el('li', { 'data-rule': rule.text }, select, act('change', () => this.change(rule)), act('copy', () => this.copy(rule)), act('remove', () => this.remove(rule)));
  }

  /**
   * Selects the rule's cells in the grid.
   * @param {Rule} rule
   */
  select({ cells }) {
    if (cells.length > 0) {
      this.context.app.store.select(cells[0] ?? 0, cells);
    }
  }

  /**
   * Takes a rule up, to change it.
   * @param {Rule} rule
   */
  take(rule) {
    this.changed = rule.text;
    this.form.changes(true);
    this.form.load(rule.text);
    this.select(rule);
    for (const item of this.items.children) {
      item.toggleAttribute('data-changing', item.getAttribute('data-rule') === rule.text);
    }
  }

  /** @param {Rule} rule */
  change(rule) {
    this.draw(false);
    this.take(rule);
    this.edit();
  }

  /**
   * Puts another rule like one into the form.
   * @param {Rule} rule
   */
  copy(rule) {
    this.draw(false);
    this.leaveChange();
    this.form.load(rule.text);
    this.select(rule);
    this.edit();
    this.context.app.say(this.context.t('rules.copied'));
  }

  /** Goes to the form, for a rule of the list. */
  edit() {
    this.isFromGrid = false;
    this.form.focus();
    this.formPart.scrollIntoView({ block: 'nearest' });
  }

  leaveChange() {
    if (this.changed !== '') {
      this.end();
    }
  }

  /** Ends a change. */
  end() {
    this.changed = '';
    this.form.changes(false);
    this.form.choose(this.form.kind.value, false);
    this.items.querySelector('[data-changing]')?.removeAttribute('data-changing');
  }

  /** Gives a change up, and goes to the grid. */
  leave() {
    this.end();
    this.context.app.grid.focus(this.context.app.store.cursor);
  }

  /** @param {Rule} rule */
  async remove(rule) {
    const isInList = this.items.contains(document.activeElement);
    const index = [...this.items.children].findIndex((item) => item.getAttribute('data-rule') === rule.text);
    fill(this.refused);
    if (await this.ask({ remove: rule.text }, (words) => this.refuse(words))) {
      this.context.app.say(this.context.t('rules.removed', { rule: this.nameOf(rule).text }));
      const next = this.items.children[Math.min(index, this.items.children.length - 1)];
      if (isInList) {
        /** @type {HTMLElement} */ (next?.querySelector('button:last-child') ?? this.title).focus();
      }
    }
  }

  /** @param {HTMLElement} words */
  refuse(words) {
    fill(this.refused, words);
    this.refused.scrollIntoView({ block: 'nearest' });
  }

  /**
   * Adds the rule of the form, or puts it in the place of the one that is being changed.
   * @param {string} line
   */
  async save(line) {
    const { changed } = this;
    this.form.root.setAttribute('aria-busy', 'true');
    const isTaken = await this.put(line, changed, (words, wrong) => (wrong ? this.form.tell(wrong) : this.context.app.alert(words)));
    this.form.root.removeAttribute('aria-busy');
    if (isTaken) {
      this.next(changed !== '', line);
    }
  }

  /**
   * Adds a rule, or puts it in the place of another, and says so.
   * @param {string} line
   * @param {string} changed the line of the other; empty if there is none
   * @param {Fail} fail
   * @returns {Promise<boolean>} whether the puzzle has the rule now
   */
  async put(line, changed, fail) {
    const { layout } = this.context.layout;
    const isTaken = await this.ask(changed ? { remove: changed, add: line } : { add: line }, fail);
    if (isTaken) {
      const isSame = this.context.layout.layout === layout;
      this.context.app.say(this.context.t(isSame ? 'rules.same' : changed ? 'rules.saved' : 'rules.added', { rule: line }));
    }
    return isTaken;
  }

  /**
   * Makes the form ready for the next rule, unless that is being typed already.
   * @param {boolean} wasChange
   * @param {string} line what was saved
   */
  next(wasChange, line) {
    if (wasChange) {
      this.end();
    } else if (this.form.line.value.trim() !== line) {
      return;
    } else if (this.tool.isDrawn) {
      // Or else the next stroke would add it again.
      this.tool.clear();
    } else {
      this.form.values.takeFirst(false);
    }
    if (this.isFromGrid) {
      this.isFromGrid = false;
      this.context.app.grid.focus(this.context.app.store.cursor);
    } else {
      this.form.focus();
    }
  }

  /**
   * Gives the puzzle other rules, as one entry of the history.
   * @param {{remove?: string, add?: string}} change
   * @param {Fail} [fail] tells what is wrong
   * @returns {Promise<boolean>} false if something is wrong
   */
  async ask(change, fail) {
    const { context } = this;
    const { layout } = context.app.store.game;
    const answer = await context.quick('rule', { layout, ...change }, fail);
    if (answer === null) {
      return false;
    }
    if (layout !== context.app.store.game.layout) {
      // Another change came first.
      return this.ask(change, fail);
    }
    if (answer.layout !== context.layout.layout) {
      context.app.learn(answer);
      context.app.store.apply('rules', { layout: answer.layout, side: answer.side });
    }
    return true;
  }
}
