// @ts-check
/** The ends of rows and columns, outside the grid: while a clue outside is entered, a click on one chooses its line, or a diagonal that begins there. */
import { button, el } from './dom.js';
import { cellName } from '../model/layout.js';

/** @typedef {import('./context.js').Context} Context */

export const EDGES = ['top', 'bottom', 'left', 'right'];

/** @param {string} edge @param {import('../model/layout.js').Size} size @returns {number[]} the numbers of the lines that end there, from 1 */
export function endsOf(edge, { rows, columns }) {
  return Array.from({ length: edge === 'left' || edge === 'right' ? rows : columns }, (_, i) => i + 1);
}

/** @typedef {{cell: string, direction: string, sign: string}} Diagonal its first cell, and where it leads */

/** @type {[number, number, string, string][]} */
const DIRECTIONS = [[1, 1, 'down-right', '↘'], [1, -1, 'down-left', '↙'], [-1, -1, 'up-left', '↖'], [-1, 1, 'up-right', '↗']];

/**
 * The diagonals that begin beside a row or column, or at a corner.
 * @param {string} edge
 * @param {number} n the number of the line, from 1; for corners one before the first or after the last
 * @param {import('../model/layout.js').Size} size
 * @returns {Diagonal[]} one or two, but none next to a corner in a grid of one row or column
 */
export function diagonalsAt(edge, n, size) {
  const isSide = edge === 'left' || edge === 'right';
  const row = isSide ? n - 1 : edge === 'top' ? -1 : size.rows;
  const column = isSide ? (edge === 'left' ? -1 : size.columns) : n - 1;
  return DIRECTIONS.flatMap(([down, right, direction, sign]) => {
    const [r, c] = [row + down, column + right];
    return r < 0 || r >= size.rows || c < 0 || c >= size.columns ? [] : [{ cell: cellName(r * size.columns + c, size), direction, sign }];
  });
}

export class OutsideClues {
  /**
   * @param {Context} context
   * @param {(line: string) => unknown} choose such as `left4`
   * @param {(diagonals: Diagonal[]) => unknown} chooseDiagonal
   */
  constructor(context, choose, chooseDiagonal) {
    this.context = context;
    this.choose = choose;
    this.chooseDiagonal = chooseDiagonal;
    this.root = el('div', { class: 'margin', role: 'group', 'aria-label': context.t('ruleform.edge') });
    /** The numbers of rows and columns that the ends are for. */
    this.built = '';
  }

  /**
   * Shows the ends, or takes them away.
   * @param {boolean} isShown
   * @param {boolean} isDiagonal whether for diagonals
   */
  show(isShown, isDiagonal) {
    const { board } = this.context.app.grid;
    board.classList.toggle('has-margin', isShown);
    if (!isShown) {
      this.root.remove();
      return;
    }
    const { size } = this.context;
    const built = `${size.rows} ${size.columns} ${isDiagonal}`;
    if (this.built !== built) {
      this.built = built;
      const corners = isDiagonal ? ['top', 'bottom'].flatMap((edge) => [0, size.columns + 1].map((n) => this.diagonal(edge, n))) : [];
      this.root.replaceChildren(...EDGES.flatMap((edge) => endsOf(edge, size).map((n) => (isDiagonal ? this.diagonal(edge, n) : this.line(edge, n)))), ...corners);
    }
    if (!this.root.isConnected) {
      board.append(this.root);
    }
  }

  /**
   * The end of a line.
   * @param {string} edge
   * @param {number} n of its line, from 1
   */
  line(edge, n) {
    return this.end(edge, n, this.context.t(`edge.${edge}.n`, { n }), () => this.choose(`${edge}${n}`));
  }

  /**
   * The beginning of one or two diagonals.
   * @param {string} edge
   * @param {number} n
   */
  diagonal(edge, n) {
    const { size } = this.context;
    const diagonals = diagonalsAt(edge, n, size);
    const end = this.end(edge, n, diagonals.map(({ cell, sign }) => `${sign} ${cell}`).join(', '), () => this.chooseDiagonal(diagonals));
    end.hidden = diagonals.length === 0;
    end.classList.toggle('is-first', n === 0);
    end.classList.toggle('is-last', n > size.columns && (edge === 'top' || edge === 'bottom'));
    return end;
  }

  /**
   * One end; the keyboard has the choice in the form.
   * @param {string} edge
   * @param {number} n
   * @param {string} name
   * @param {() => unknown} choose
   */
  end(edge, n, name, choose) {
    const end = button('', choose, { class: `end end-${edge}`, tabindex: '-1', title: name, 'aria-label': name });
    end.style.setProperty('--at', String(n - 1));
    return end;
  }
}
