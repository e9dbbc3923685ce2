// @ts-check
/** What cannot hold together: givens, and the rules that take part. */
import { el } from './dom.js';
import { spoken } from './translate.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./types.js').Answer} Answer */

/**
 * What an answer says of such a set.
 * @param {Answer} found
 * @param {Context} context
 */
export function clashText({ conflictSet, conflictRules = [], smallest }, context) {
  if (conflictRules.length > 0) {
    return conflictSet.length === 0 ? context.tn('p.answer.rulesClash', conflictRules.length) : context.t('p.answer.mixedClash');
  }
  return smallest === true && conflictSet.length === 2 ? context.t('p.answer.conflictBoth')
    : context.tn(smallest === true ? 'p.answer.conflictSmallest' : 'p.answer.conflict', conflictSet.length);
}

/**
 * The rules, and whether there is a smaller set.
 * @param {Answer} found
 * @param {Context} context
 * @returns {(HTMLElement | null)[]}
 */
export function clashDetails({ conflictSet, conflictRules = [], smallest }, context) {
  const count = conflictSet.length + conflictRules.length;
  const more = conflictRules.length === 0 ? 'p.answer.conflictMore' : 'p.answer.rulesMore';
  return [
    conflictRules.length > 0 && conflictSet.length > 0 ? el('p', {}, context.t('p.answer.withRules')) : null,
    conflictRules.length > 0 ? el('ul', {}, ...conflictRules.map((/** @type {string} */ text) => el('li', {}, ruleLabel(text, context)))) : null,
    smallest === true && count > 1 ? el('p', { class: 'aside' }, context.t(more)) : null,
  ];
}

/**
 * A rule for people.
 * @param {string} text its line, or its name if it has none
 * @param {Context} context
 */
export function ruleLabel(text, context) {
  const rule = (context.layout.rules ?? []).find((one) => (one.text ?? one.name) === text);
  const own = `rule.${rule?.label}`;
  if (context.app.t(own) !== own) {
    return context.app.t(own);
  }
  return rule?.label === undefined ? rule?.name ?? text : spoken('span', context.app.said('rule', rule.label, rule, 'label'));
}
