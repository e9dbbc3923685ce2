// @ts-check
/** The ends of rows and columns, outside the grid: while a clue outside is entered, a click on one chooses its line. */
import { button, el } from './dom.js';

/** @typedef {import('./context.js').Context} Context */

export const EDGES = ['top', 'bottom', 'left', 'right'];

export class OutsideClues {
  /**
   * @param {Context} context
   * @param {(line: string) => unknown} choose such as `left4`
   */
  constructor(context, choose) {
    this.context = context;
    this.choose = choose;
    this.root = el('div', { class: 'margin', role: 'group', 'aria-label': context.t('ruleform.edge') });
    this.side = 0;
  }

  /**
   * Shows the ends, or takes them away.
   * @param {boolean} isShown
   */
  show(isShown) {
    const { board } = this.context.app.grid;
    board.classList.toggle('has-margin', isShown);
    if (!isShown) {
      this.root.remove();
      return;
    }
    if (this.side !== this.context.side) {
      this.side = this.context.side;
      this.root.replaceChildren(...EDGES.flatMap((edge) => Array.from({ length: this.side }, (_, i) => this.end(edge, i))));
    }
    if (!this.root.isConnected) {
      board.append(this.root);
    }
  }

  /**
   * One end; the keyboard has the choice in the form.
   * @param {string} edge
   * @param {number} index
   */
  end(edge, index) {
    const name = this.context.t(`edge.${edge}.n`, { n: index + 1 });
    const end = button('', () => this.choose(`${edge}${index + 1}`), { class: `end end-${edge}`, tabindex: '-1', title: name, 'aria-label': name });
    end.style.setProperty('--at', String(index));
    return end;
  }
}
