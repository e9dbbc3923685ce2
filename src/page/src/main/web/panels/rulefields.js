// @ts-check
/** What a rule's line consists of: the library tells the form of its arguments, and from that a line is split into values and made of them. */

/** @typedef {{group: string, keyword: string, arguments: string, example: string, why?: string}} Form as the library tells it; why: what the grid lacks for such a rule */
/**
 * @typedef {object} Field
 * @property {'cells'|'number'|'text'|'choice'|'sign'} kind
 * @property {string} name the library's word for it; the sign itself
 * @property {string[]} words to choose from
 * @property {boolean} optional
 * @property {boolean} single whether it is about one cell
 */

const CELL = '(?:r\\d+c\\d+(?:-r\\d+c\\d+)?|(?:left|right|top|bottom)\\d+)';

/** How each kind of field is written. */
const PATTERNS = { cells: `${CELL}(?:\\s+${CELL})*`, number: '[^\\s=:]+', text: '.+?', choice: '', sign: '' };

/** Words for values in which there may be blanks. */
const TEXTS = ['CONDITION', '/REGEX/', 'NAME', 'PRIMITIVES', 'DIGIT …', 'RULE', 'RULE …'];

/** What stands between values. */
const SIGN = /^(\W|then)$/;

/** The mark of groups of which there may be more. */
const MORE = '= CELLS …';

/**
 * Whether more groups of cells may follow.
 * @param {Form} form
 */
export function isOpen(form) {
  return form.arguments.endsWith(MORE);
}

/**
 * The fields of a form.
 * @param {Form} form
 * @param {number} groups how many groups of cells, where there may be any number
 * @returns {Field[]}
 */
export function fieldsOf(form, groups) {
  const text = isOpen(form) ? form.arguments.replace(MORE, Array(groups - 1).fill('= CELLS').join(' ')) : form.arguments;
  return (text.replace('CELL CELL', 'CELLS').match(/\S+(?: …)?/g) ?? []).map(field);
}

/**
 * @param {string} argument such as `[SUM]`
 * @returns {Field}
 */
function field(argument) {
  const name = argument.replace(/^\[(.*)\]$/, '$1');
  const words = /\w\|/.test(name) ? name.split('|') : [];
  const kind = words.length > 0 ? 'choice' : /^CELLS?$/.test(name) ? 'cells' : TEXTS.includes(name) ? 'text' : SIGN.test(name) ? 'sign' : 'number';
  return { kind, name, words, optional: name !== argument, single: name === 'CELL' };
}

/**
 * A rule's line, as far as there are values; a rule about one cell is said of each cell.
 * @param {Form} form
 * @param {Field[]} fields
 * @param {string[]} values one for each field that is no sign
 */
export function lineOf(form, fields, values) {
  const rest = [...values];
  const parts = fields.map((one) => (one.kind === 'sign' ? one.name : written(one, rest.shift() ?? '')));
  const at = fields.findIndex((one) => one.single);
  const cells = at < 0 ? [] : (parts[at] ?? '').split(/\s+/);
  const all = cells.length < 2 ? [parts] : cells.map((cell) => parts.map((part, i) => (i === at ? cell : part)));
  return all.map((one) => [form.keyword, ...one].filter((part) => part !== '').join(' ')).join('; ');
}

/**
 * @param {Field} one
 * @param {string} value
 */
function written({ name }, value) {
  const text = value.trim();
  return name === '/REGEX/' && text !== '' ? `/${text}/` : text;
}

/**
 * Whether two cells have a side or a corner in common.
 * @param {string} one such as `r1c1`
 * @param {string} other
 */
export function touch(one, other) {
  const [a = 0, b = 0, c = 0, d = 0] = `${one}${other}`.match(/\d+/g)?.map(Number) ?? [];
  return Math.max(Math.abs(a - c), Math.abs(b - d)) === 1;
}

/**
 * The form of a line, with what stands in its fields.
 * @param {Form[]} forms
 * @param {string} line
 * @returns {{form: Form, fields: Field[], values: string[]} | null} null if it has none of the forms
 */
export function split(forms, line) {
  const text = line.trim();
  const form = forms.filter(({ keyword }) => `${text} `.startsWith(`${keyword} `)).sort((a, b) => b.keyword.length - a.keyword.length)[0];
  if (form === undefined) {
    return null;
  }
  const fields = fieldsOf(form, Math.max(2, text.split('=').length));
  const found = new RegExp(`^${form.keyword}${fields.map(pattern).join('')}$`).exec(text);
  return found && { form, fields, values: found.slice(1).map((value) => value ?? '') };
}

/**
 * @param {Field} one
 * @returns {string} for a regular expression, with a group unless it is a sign
 */
function pattern({ kind, name, words, optional }) {
  if (kind === 'sign') {
    return `\\s*${name.replace('|', '\\|')}`;
  }
  const own = name === '/REGEX/' ? '/([^/]*)/' : `(${kind === 'choice' ? words.join('|') : kind === 'number' && optional ? '\\d+' : PATTERNS[kind]})`;
  return optional ? `(?:\\s+${own})?` : `\\s+${own}`;
}

/**
 * A rule's line with all cells moved; a clue outside goes along its edge.
 * @param {string} line
 * @param {number} rows how far down
 * @param {number} columns how far to the right
 * @param {import('../model/layout.js').Size} size
 * @returns {string | null} null if that leads out of the grid, or the line names no place
 */
export function shifted(line, rows, columns, size) {
  let isOut = false;
  const at = (/** @type {string} */ from, /** @type {number} */ by, /** @type {number} */ most) => {
    const to = Number(from) + by;
    isOut ||= to < 1 || to > most;
    return to;
  };
  const down = (/** @type {string} */ from) => at(from, rows, size.rows);
  const right = (/** @type {string} */ from) => at(from, columns, size.columns);
  const moved = line.replace(/\br(\d+)c(\d+)\b|\b(left|right|top|bottom)(\d+)\b/g, (_, row, column, edge, index) =>
    (edge ? `${edge}${edge === 'left' || edge === 'right' ? down(index) : right(index)}` : `r${down(row)}c${right(column)}`));
  return isOut || moved === line ? null : moved;
}
