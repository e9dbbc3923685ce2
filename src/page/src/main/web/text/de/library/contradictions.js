// @ts-check
// What is wrong in a position, in German.

import { sign } from '../../../model/layout.js';
import { ruleName } from './rulenames.js';
import { all, where } from './words.js';

/** @typedef {import('../../../model/types.js').LayoutData} LayoutData */

/**
 * What is wrong in a position.
 * @param {any} found a contradiction as the library tells it
 * @param {LayoutData} layout
 * @returns {string} a phrase without a full stop
 */
export function contradiction(found, layout) {
  switch (found.kind) {
    case 'no-candidate':
      return `${found.cell} hat keinen Kandidaten mehr`;
    case 'no-place':
      return `kein Platz für die ${sign(found.digit)} ${where([found.house])}`;
    case 'broken':
      return isPairOfWholeGrid(found)
        ? `${all(found.cells)} verletzen die Regel „${ruleName(found.constraint)}“`
        : `die Regel „${ruleName(found.constraint)}“ lässt sich nicht einhalten`;
    default:
      return (layout.houses ?? []).some((house) => house.name === found.constraint)
        ? `zweimal die ${sign(found.digit)} ${where([found.constraint])}: ${found.cells.join(', ')}`
        : `die ${sign(found.digit)} in ${all(found.cells)}, die verschieden sein müssen (${ruleName(found.constraint)})`;
  }
}

/** @param {any} broken a rule that cannot be obeyed @returns {boolean} whether it holds throughout the grid, and its name does not say which two cells break it */
export function isPairOfWholeGrid(broken) {
  return broken.cells?.length === 2 && !broken.constraint.includes(' at ');
}
