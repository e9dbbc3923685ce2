// @ts-check
// The page's sentences by key, and what the library says. Each language has a folder, text/xx; for how to add one, see "Languages" in page.md. English
// comes with the page, because its sentences stand in where those of another language are missing.

import { sentences } from './text/en/index.js';

/** @typedef {string|{one: string, other: string}} Text a plural form is chosen by the value `count` */
/** @typedef {Record<string, string|number>} Values */
/** @typedef {{text: string, lang?: string}} Said a text with its language, if that is not the page's */
/** @typedef {Record<string, ((...data: any[]) => string|null)|undefined>} Speech what the library says, by what it is about; null if there are no words for it */

/** The languages there are, each with its own name. */
export const LANGUAGES = /** @type {Record<string, string>} */ ({ en: 'English', de: 'Deutsch' });

/** The tables of sentences that are loaded when they are needed. */
export const LATER = ['articles'];

/** @type {Record<string, Text>} */
const english = { ...sentences };
/** @type {Record<string, Text>} */
let texts = {};
/** @type {Speech} */
let speech = {};
let plural = new Intl.PluralRules('en');
let either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** @param {string} path @returns {Promise<any>} what the file exports; nothing if it cannot be had */
async function file(path) {
  try {
    return await import(path);
  } catch (missing) {
    return {};
  }
}

/** @param {string} language a key of `LANGUAGES` */
export async function loadTexts(language) {
  const other = language === 'en' ? {} : await file(`./text/${language}/index.js`);
  texts = { ...other.sentences };
  speech = other.speech ?? {};
  plural = new Intl.PluralRules(language);
  either = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
}

/** @param {string} table one of `LATER` @param {string} language a key of `LANGUAGES` */
export async function loadTable(table, language) {
  const sentencesOf = async (/** @type {string} */ code) => (await file(`./text/${code}/${table}.js`)).default;
  const [base, chosen] = await Promise.all([sentencesOf('en'), language === 'en' ? {} : sentencesOf(language)]);
  Object.assign(english, base);
  Object.assign(texts, chosen);
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

/** Whether candidates are written in words. */
let isInWords = false;

/** @param {boolean} inWords whether `r6c3<>1` is to be written as *not 1 in r6c3* */
export function writeInWords(inWords) {
  isInWords = inWords;
}

/** @param {string} text a candidate such as `r6c3<>1`, or several such as `r12c3<>4,5` @returns {string} as the player wants to read it */
export function candidateText(text) {
  const [, cells, sign, digits = ''] = (isInWords && /^(r[^=<]*)(=|<>)([\w,]+)$/.exec(text)) || [];
  return cells ? t(sign === '=' ? 'notation.is' : 'notation.not', { cells, digits: either.format(digits.split(',')) }) : text;
}

/** @param {string} english what the library says, perhaps a part of a sentence @returns {string} a sentence, which may begin with a cell or a file */
export function asSentence(english) {
  const text = english.replace(/^[a-z][a-z-]*(?=[ ,:])/, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  return /^$|[.)?]$/.test(text) ? text : `${text}.`;
}

/**
 * Puts what the library says into the language of the page.
 * @param {string} about what it says something about
 * @param {string} sentence in English, which remains where the language has no words of its own
 * @param {...any} data from which the other language forms the sentence
 * @returns {Said}
 */
export function said(about, sentence, ...data) {
  const other = inOwnWords(about, data);
  return other === null ? { text: sentence, lang: 'en' } : { text: other };
}

/** @param {string} about @param {any[]} data @returns {string|null} also null for data that the words were not made for, such as those of a newer library */
function inOwnWords(about, data) {
  try {
    return speech[about]?.(...data) ?? null;
  } catch (unexpected) {
    console.warn(unexpected);
    return null;
  }
}
