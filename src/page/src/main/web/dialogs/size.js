// @ts-check
// The size of a grid as it is typed.

/** @typedef {{rows: string, columns: string, boxRows: string, boxColumns: string}} Typed */
/** @typedef {{text: string, side: number}} Line a line of a layout, and how many digits its grid needs */
/** @typedef {{field: string, key: string, values: Record<string, string|number>}} Fault the name of a field, and the sentence about it */

/** As many rows, columns, cells of a box and digits as the page takes. */
export const MOST = 25;

/** @param {string} text @returns {number} 0 for anything but a number that is taken */
const numberOf = (text) => (/^\d{1,2}$/.test(text) && Number(text) <= MOST ? Number(text) : 0);

/** @param {Typed} typed @returns {Line|Fault} */
export function lineOfSize(typed) {
  const hasBoxes = typed.boxRows !== '' || typed.boxColumns !== '';
  const names = /** @type {(keyof Typed)[]} */ (hasBoxes ? ['rows', 'columns', 'boxRows', 'boxColumns'] : ['rows', 'columns']);
  const wrong = names.find((name) => !numberOf(typed[name]));
  if (wrong) {
    return { field: wrong, key: typed[wrong] === '' ? 'new.number' : 'new.otherNumber', values: { most: MOST, found: typed[wrong] } };
  }
  const [rows, columns, high = 1, wide = 1] = names.map((name) => numberOf(typed[name]));
  const box = `${high}×${wide}`;
  if (high * wide > MOST) {
    return { field: 'boxColumns', key: 'new.boxCells', values: { box, count: high * wide, most: MOST } };
  }
  if (rows % high || columns % wide) {
    return { field: rows % high ? 'boxRows' : 'boxColumns', key: 'new.boxesDivide', values: { box, rows, columns } };
  }
  return { text: `grid ${rows}x${columns}${hasBoxes ? ` box ${high}x${wide}` : ''}`, side: Math.max(rows, columns, high * wide) };
}

/** @param {string} typed such as 0-8, or nothing @param {number} side how many digits the grid needs @returns {{text: string}|Fault} the text is empty for digits as usual */
export function lineOfDigits(typed, side) {
  const [, least, greatest] = /^([01])\s*[-–−]\s*(\d{1,2})$/.exec(typed) ?? [];
  const count = Number(greatest) - Number(least) + 1;
  if (typed !== '' && !(count >= side && count <= MOST)) {
    return { field: 'digits', key: 'new.otherDigits', values: { side, last: side - 1, most: MOST, found: typed } };
  }
  return { text: typed && `digits ${least}-${greatest}` };
}
