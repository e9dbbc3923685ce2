// @ts-check
/** What the library says, in the language of the page; in English, and marked as such, where that language has no words for it. */
import { asSentence } from '../text.js';
import { el } from './dom.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./types.js').Said} Said */

/**
 * An element with what the library says.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Said} said
 * @param {Record<string, any>} [attributes]
 */
export function spoken(tag, { text, lang }, attributes = {}) {
  return el(tag, { ...attributes, lang }, text);
}

/**
 * The name of a technique.
 * @param {{technique: string, name?: string}} step
 * @param {Context} context
 * @returns {Said}
 */
export function nameOf({ technique, name }, context) {
  return context.app.said('technique', name ?? technique, technique);
}

/**
 * One of the library's phrases or sentences.
 * @param {unknown} english
 * @param {Context} context
 * @returns {Said}
 */
export function phrase(english, context) {
  const text = String(english ?? '');
  return context.app.said('phrase', text, text);
}

/**
 * A reason or a message as a sentence.
 * @param {unknown} english
 * @param {Context} context
 * @returns {Said}
 */
export function told(english, context) {
  return phrase(asSentence(String(english ?? '').replace(/ in profile \S+(?= applies)/, '')), context);
}

/**
 * What an error answer says, with its place where it has one.
 * @param {import('./types.js').Answer} answer
 */
export function messageOf(answer) {
  const { message, found, expected } = answer;
  return String(message ?? (expected === undefined ? '' : `${expected}: ${found}`));
}

/**
 * A paragraph that gives a reason.
 * @param {unknown} english
 * @param {Context} context
 */
export function aside(english, context) {
  return spoken('p', told(english, context), { class: 'aside' });
}
