// @ts-check
/** The ends of rows and columns, outside the grid: while a clue outside is entered, a click on one chooses its line. */
import { button, el } from './dom.js';

/** @typedef {import('./context.js').Context} Context */

export const EDGES = ['top', 'bottom', 'left', 'right'];

/** @param {string} edge @param {import('../model/layout.js').Size} size @returns {number[]} the numbers of the lines that end there, from 1 */
export function endsOf(edge, { rows, columns }) {
  return Array.from({ length: edge === 'left' || edge === 'right' ? rows : columns }, (_, i) => i + 1);
}

export class OutsideClues {
  /**
   * @param {Context} context
   * @param {(line: string) => unknown} choose such as `left4`
   */
  constructor(context, choose) {
    this.context = context;
    this.choose = choose;
    this.root = el('div', { class: 'margin', role: 'group', 'aria-label': context.t('ruleform.edge') });
    /** The numbers of rows and columns that the ends are for. */
    this.built = '';
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
    const { size } = this.context;
    const built = `${size.rows} ${size.columns}`;
    if (this.built !== built) {
      this.built = built;
      this.root.replaceChildren(...EDGES.flatMap((edge) => endsOf(edge, size).map((n) => this.end(edge, n))));
    }
    if (!this.root.isConnected) {
      board.append(this.root);
    }
  }

  /**
   * One end; the keyboard has the choice in the form.
   * @param {string} edge
   * @param {number} n of its line, from 1
   */
  end(edge, n) {
    const name = this.context.t(`edge.${edge}.n`, { n });
    const end = button('', () => this.choose(`${edge}${n}`), { class: `end end-${edge}`, tabindex: '-1', title: name, 'aria-label': name });
    end.style.setProperty('--at', String(n - 1));
    return end;
  }
}
