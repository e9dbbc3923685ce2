// @ts-check
// The page's sentences by key. A language is two files: text/xx.js for the page and text/panels-xx.js for the panels.

/** @typedef {string|{one: string, other: string}} Text a plural form is chosen by the value `count` */
/** @typedef {Record<string, string|number>} Values */

/** The languages there are, each with its own name. */
export const LANGUAGES = /** @type {Record<string, string>} */ ({ en: 'English', de: 'Deutsch' });

/** @type {Record<string, Text>} */
let english = {};
/** @type {Record<string, Text>} */
let texts = {};
let plural = new Intl.PluralRules('en');

/** @param {string} path @returns {Promise<Record<string, Text>>} nothing if the file cannot be had */
async function file(path) {
  try {
    return (await import(path)).default;
  } catch (missing) {
    return {};
  }
}

/** @param {string} language @returns {Promise<Record<string, Text>>} */
async function both(language) {
  const [page, panels] = await Promise.all([file(`./text/${language}.js`), file(`./text/panels-${language}.js`)]);
  return { ...panels, ...page };
}

/** @param {string} language a key of `LANGUAGES` */
export async function loadTexts(language) {
  const [base, chosen] = await Promise.all([both('en'), language === 'en' ? {} : both(language)]);
  english = base;
  texts = chosen;
  plural = new Intl.PluralRules(language);
}

/** @param {readonly string[]} wanted the browser's languages @returns {string} the first there is, or English */
export function bestLanguage(wanted) {
  return wanted.map((name) => name.slice(0, 2).toLowerCase()).find((name) => name in LANGUAGES) || 'en';
}

/** @param {string} language @returns {string} the browser's variety of a language, for dates and numbers */
export function locale(language) {
  return navigator.languages.find((name) => name.slice(0, 2).toLowerCase() === language) || language;
}

/**
 * @param {string} key
 * @param {Values} [values] for the names in braces
 * @returns {string} the sentence; the key itself if there is none
 */
export function t(key, values = {}) {
  const text = texts[key] ?? english[key];
  if (text === undefined) {
    return key;
  }
  const form = typeof text === 'string' ? text : text[plural.select(Number(values.count)) === 'one' ? 'one' : 'other'];
  return form.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
