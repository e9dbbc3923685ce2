// @ts-check
/** The few words of the library's short sentences that the page has in its own language: kinds of houses, and where to look. */

/** @typedef {import('./context.js').Context} Context */

const WORDS = /\b(look at|it affects|rows?|columns?|boxes|box|regions?|and)\b/g;

/**
 * A name of a house, such as `row 3`, or a short sentence about houses or cells, such as `X-Wing: look at rows 2 and 5`, in the language of the page.
 * @param {string} text
 * @param {Context} context
 */
export function inWords(text, context) {
  const start = text.indexOf(': ') + 1;
  return text.slice(0, start) + text.slice(start).replace(WORDS, (word) => context.t(`p.word.${word.replace(' ', '-')}`));
}
