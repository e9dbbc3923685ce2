// @ts-check
// What a player can ask of a generated puzzle in addition to its level and kind: techniques, number of givens, symmetry, and whether a given may be
// left out.

import { el } from '../cell.js';
import { choice, messageOf } from './dialog.js';

/** @typedef {import('../types.js').App} App */
/** @typedef {{id: string, name: string, level: string}} Technique */

const TECHNIQUES = ['needs', 'contains', 'forbid'];
const SYMMETRIES = ['random', 'none', 'half-turn', 'quarter-turn', 'horizontal', 'vertical', 'both-axes', 'diagonal', 'anti-diagonal', 'both-diagonals', 'full'];
const MINIMAL = ['usual', 'orbit', 'clue', 'none'];
const MOST_GIVENS = 256;

/** What was chosen last, as long as the page is open; those that are empty are not asked for. @type {Record<string, string>} */
export const chosen = { level: 'medium', kind: 'classic', symmetry: 'none', minimal: 'usual' };

/** @param {App} app @param {string} key @param {[string, string][]} options @returns {ReturnType<typeof choice>} a choice that is remembered */
export function remembered(app, key, options) {
  return choice(app.t('generate.' + key), options, chosen[key] || '', (value) => { chosen[key] = value; });
}

/** @param {App} app @returns {HTMLElement} the fields for the rarer targets, folded away */
export function targetFields(app) {
  const { t } = app;
  const names = (/** @type {string} */ key, /** @type {string[]} */ values) =>
    values.map((value) => /** @type {[string, string]} */ ([value, t(`generate.${key}.${value}`)]));
  const techniques = TECHNIQUES.map((key) => remembered(app, key, [['', t(`generate.${key}.any`)]]));
  const fields = el('div', 'fields');
  fields.append(...techniques.map(({ field }) => field), givens(app, 'least'), givens(app, 'most'),
    remembered(app, 'symmetry', names('symmetry', SYMMETRIES)).field, remembered(app, 'minimal', names('minimal', MINIMAL)).field);
  const details = el('details', '');
  const error = el('p', 'error');
  details.append(el('summary', '', t('generate.targets')), el('p', 'secondary', t('generate.targetsAbout')), fields, error);
  list(app).then((all) => techniques.forEach(({ select }, i) => {
    select.append(...groups(app, all));
    select.value = chosen[TECHNIQUES[i]] || '';
  }), (failed) => { error.textContent = messageOf(failed); });
  return details;
}

/** @param {App} app @returns {Promise<Technique[]>} */
async function list(app) {
  const answer = await app.ask('techniques', { profile: 'exhaustive' });
  return [...answer.techniques, ...answer.others];
}

/** @param {App} app @param {Technique[]} techniques @returns {HTMLElement[]} */
function groups(app, techniques) {
  return [...new Set(techniques.map((one) => one.level))].map((level) => {
    const group = /** @type {HTMLOptGroupElement} */ (el('optgroup', ''));
    group.label = app.t('level.' + level);
    group.append(...techniques.filter((one) => one.level === level).map((one) => new Option(app.said('technique', one.name, one.id).text, one.id)));
    return group;
  });
}

/** @param {App} app @param {'least'|'most'} key @returns {HTMLElement} */
function givens(app, key) {
  const input = /** @type {HTMLInputElement} */ (el('input', ''));
  Object.assign(input, { type: 'number', min: '0', max: String(MOST_GIVENS), inputMode: 'numeric', value: chosen[key] || '' });
  input.addEventListener('input', () => { chosen[key] = input.value; });
  const field = el('label', 'field');
  field.append(el('span', '', app.t('generate.' + key)), input);
  return field;
}

/** @returns {Record<string, string>} what was chosen, as the command `generate` is told */
export function targets() {
  const { least = '', most = '' } = chosen;
  const clues = least || most ? { clues: `${least}..${most}` } : {};
  const others = ['level', ...TECHNIQUES, 'symmetry', 'minimal'].filter((key) => chosen[key] && chosen[key] !== 'usual').map((key) => [key, chosen[key]]);
  return { ...Object.fromEntries(others), ...clues };
}
