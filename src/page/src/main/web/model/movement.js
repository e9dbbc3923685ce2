// @ts-check
// Where keys lead from a cell, and the cells between two cells.

/**
 * Where a key leads; arrows go on at the opposite edge.
 *
 * @param {string} key such as `ArrowLeft`
 * @param {number} at the cell
 * @param {number} side
 * @param {boolean} isFar whether Home and End lead to the first and the last cell of the grid, not of the row
 * @returns {number} the cell, or -1 for a key that leads nowhere
 */
export function moved(key, at, side, isFar) {
  const [row, column] = [Math.floor(at / side), at % side];
  switch (key) {
    case 'ArrowLeft':
      return row * side + ((column + side - 1) % side);
    case 'ArrowRight':
      return row * side + ((column + 1) % side);
    case 'ArrowUp':
      return ((row + side - 1) % side) * side + column;
    case 'ArrowDown':
      return ((row + 1) % side) * side + column;
    case 'Home':
      return isFar ? 0 : row * side;
    case 'End':
      return isFar ? side * side - 1 : row * side + side - 1;
    default:
      return -1;
  }
}

/** @param {number} from @param {number} to @param {number} side @returns {number[]} the cells of the rectangle between two cells, in order from the first */
export function rectangle(from, to, side) {
  const columns = between(from % side, to % side);
  return between(Math.floor(from / side), Math.floor(to / side)).flatMap((row) => columns.map((column) => row * side + column));
}

/** @param {number} from @param {number} to @param {number} side @returns {number[]} the cells on the straight way from one to another, each next to the one before */
export function straight(from, to, side) {
  const [rows, columns] = [Math.floor(to / side) - Math.floor(from / side), (to % side) - (from % side)];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  const part = (/** @type {number} */ whole, /** @type {number} */ step) => (steps ? Math.round((whole * step) / steps) : 0);
  return Array.from({ length: steps + 1 }, (_, step) => from + part(rows, step) * side + part(columns, step));
}

/** @param {number} from @param {number} to @returns {number[]} the whole numbers from one to another */
function between(from, to) {
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * Math.sign(to - from));
}
