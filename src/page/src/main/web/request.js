// @ts-check

/**
 * The words of a request, which the page and the npm package put together alike.
 *
 * @param {string} command
 * @param {Record<string, any>} fields those without a value are left out
 * @returns {string[]}
 */
export function wordsOf(command, fields) {
  const words = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null).map(([name, value]) => name + '=' + value);
  return [command, ...words];
}
