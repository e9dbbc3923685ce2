// @ts-check
/** The formats of the command `write`, each with the ending of its files, in the order in which they are offered. @type {[string, string][]} */
export const FORMATS = [
  ['line', 'txt'],
  ['rows', 'txt'],
  ['numbers', 'txt'],
  ['picture', 'txt'],
  ['ascii', 'txt'],
  ['marks', 'txt'],
  ['candidates', 'txt'],
  ['library', 'txt'],
  ['csv', 'csv'],
  ['json', 'json'],
  ['rules', 'txt'],
  ['layout', 'txt'],
  ['fpuzzles', 'json'],
  ['fpuzzles-link', 'txt'],
  ['sudokupad-link', 'txt'],
  ['svg', 'svg'],
];

/** The ending of files in a format. @param {string} format @returns {string} */
export function ending(format) {
  return FORMATS.find(([name]) => name === format)?.[1] ?? 'txt';
}
