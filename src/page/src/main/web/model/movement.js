// @ts-check
// Where keys lead from a cell, and the cells between two cells.

/** @typedef {import('./layout.js').Size} Size */

/**
 * Where a key leads; arrows go on at the opposite edge.
 *
 * @param {string} key such as `ArrowLeft`
 * @param {number} at the cell
 * @param {Size} size
 * @param {boolean} isFar whether Home and End lead to the first and the last cell of the grid, not of the row
 * @returns {number} the cell, or -1 for a key that leads nowhere
 */
export function moved(key, at, { rows, columns }, isFar) {
  const [row, column] = [Math.floor(at / columns), at % columns];
  switch (key) {
    case 'ArrowLeft':
      return row * columns + ((column + columns - 1) % columns);
    case 'ArrowRight':
      return row * columns + ((column + 1) % columns);
    case 'ArrowUp':
      return ((row + rows - 1) % rows) * columns + column;
    case 'ArrowDown':
      return ((row + 1) % rows) * columns + column;
    case 'Home':
      return isFar ? 0 : row * columns;
    case 'End':
      return isFar ? rows * columns - 1 : row * columns + columns - 1;
    default:
      return -1;
  }
}

/** @param {number} from @param {number} to @param {Size} size @returns {number[]} the cells of the rectangle between two cells, in order from the first */
export function rectangle(from, to, { columns }) {
  const across = between(from % columns, to % columns);
  return between(Math.floor(from / columns), Math.floor(to / columns)).flatMap((row) => across.map((column) => row * columns + column));
}

/** @param {number} from @param {number} to @param {Size} size @returns {number[]} the cells on the straight way from one to another, each next to the one before */
export function straight(from, to, { columns }) {
  const [down, right] = [Math.floor(to / columns) - Math.floor(from / columns), (to % columns) - (from % columns)];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  const part = (/** @type {number} */ whole, /** @type {number} */ step) => (steps ? Math.round((whole * step) / steps) : 0);
  return Array.from({ length: steps + 1 }, (_, step) => from + part(down, step) * columns + part(right, step));
}

/** @param {number} from @param {number} to @returns {number[]} the whole numbers from one to another */
function between(from, to) {
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * Math.sign(to - from));
}
