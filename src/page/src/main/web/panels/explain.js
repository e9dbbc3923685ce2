// @ts-check
/** A step in words: its name, the sentence with the chips of the picture, the parts of the pattern, and its chains link by link. */
import { el } from './dom.js';
import { isFollowing, lettered, marksOfStep, shapeOf } from '../model/marks.js';
import { cellName, halfOf, symbol, worth } from '../model/layout.js';
import { digitsOf, written } from '../model/notation.js';
import { nameOf, spoken } from './translate.js';
import { wordChip } from '../chips.js';
import { candidateText } from '../text.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('../model/types.js').Step} Step */
/** @typedef {import('../model/types.js').Chip} Chip */

const CHANGE = /\br[\d/]+c[\d/]+(?:,r[\d/]+c[\d/]+)*(?:=[0-9A-Z]+|<>[0-9A-Z]+(?:,[0-9A-Z]+)*)\b/g;

/**
 * A sentence of the library in which candidates are chips.
 * @param {import('./types.js').Said} said
 * @param {Map<string, Chip>} chips by candidate
 * @returns {HTMLElement}
 */
export function sentence({ text, lang }, chips) {
  const paragraph = el('p', { class: 'sentence', lang });
  let from = 0;
  for (const match of text.matchAll(CHANGE)) {
    const word = match[0];
    const { shape, letter, change } = common(word, chips);
    const chip = wordChip(word, shape, letter, change === 'removed' && !word.includes('<>') ? 'asked' : change);
    const end = match.index + word.length;
    const point = /^[.,;:)]/.exec(text.slice(end))?.[0] ?? '';
    paragraph.append(text.slice(from, match.index), point === '' ? chip : el('span', { class: 'keep' }, chip, point));
    from = end + point.length;
  }
  paragraph.append(text.slice(from));
  return paragraph;
}

/**
 * What the chips of all candidates of a text such as `r79c46<>8,9` have in common.
 * @param {string} word
 * @param {Map<string, Chip>} chips
 * @returns {Pick<Chip, 'shape' | 'letter' | 'change'>}
 */
function common(word, chips) {
  const [cells = '', digits = ''] = word.split(/=|<>/);
  const values = digits.split(',').map((written) => (written.length === 1 ? worth(digitsOf(written)[0] ?? 0) : written));
  const found = cells.split(',').flatMap((text) => {
    const [, rows = '', columns = ''] = /^r([\d/]+)c([\d/]+)$/.exec(text) ?? [];
    const isOne = values.some((value) => chips.has(`${text}=${value}`));
    const all = isOne ? [[rows], [columns]] : [rows, columns].map((one) => one.split(/[\/]/.test(text) ? '/' : ''));
    return (all[0] ?? []).flatMap((row) => (all[1] ?? []).flatMap((column) => values.map((value) => chips.get(`r${row}c${column}=${value}`))));
  });
  const first = found[0];
  const isSame = found.every((one) => one?.shape === first?.shape && one?.letter === first?.letter);
  return {
    shape: isSame ? (first?.shape ?? 'plain') : 'plain',
    letter: isSame ? first?.letter : undefined,
    change: found.every((one) => one?.change === first?.change) ? first?.change : undefined,
  };
}

/**
 * The chips of a picture by the names of their candidates.
 * @param {import('../model/types.js').Marks} marks
 * @param {Context} context
 */
export function chipsOf(marks, context) {
  /** @type {Map<string, Chip>} */
  const found = new Map();
  for (const chip of marks.chips ?? []) {
    found.set(`${cellName(chip.cell, context.size)}=${worth(chip.digit)}`, chip);
  }
  return found;
}

/** Roles of which the sentence says everything. */
const IN_SENTENCE = ['cage', 'combination', 'addend', 'total', 'way', 'ends', 'choice', 'least', 'greatest', 'split', 'needed', 'counted', 'place'];

/**
 * The whole explanation.
 * @param {Step} step
 * @param {Context} context
 * @returns {HTMLElement[]}
 */
export function explanation(step, context) {
  const chips = chipsOf(marksOfStep(step, context.layout), context);
  const found = [sentence(withoutName(step, context), chips)];
  const doubled = doubledIn(step, context);
  if (doubled !== '') {
    found.push(el('p', { class: 'aside' }, doubled));
  }
  const parts = (step.explanation?.parts ?? []).filter((part) => !isFollowing(part) && !IN_SENTENCE.includes(part.role));
  const legend = legendOf(parts, chips, context);
  if (legend !== null) {
    found.push(legend);
  }
  (step.explanation?.chains ?? []).forEach((chain, index, all) => found.push(chainOf(chain.links ?? [], chips, all.length > 1 ? index + 1 : 0, context)));
  // A rule that excludes what would need other digits says so in its sentence.
  const isAssumed = (step.explanation?.parts ?? []).some(({ role }, i, all) => role === 'premise' && !['needed', 'split'].includes(all[i + 1]?.role ?? ''));
  const follows = (step.explanation?.parts ?? []).filter((part) => isFollowing(part) && (isAssumed || part.role === 'consequence'));
  if (follows.length > 0) {
    found.push(consequences(follows, chips, context));
  }
  for (const contradiction of step.explanation?.contradictions ?? []) {
    found.push(el('p', { class: 'contradiction' }, `${context.t('p.explain.contradiction')} `, spoken('span', context.app.said('contradiction', contradiction.text, contradiction, context.layout))));
  }
  const refuted = refutations(step.explanation?.refutations ?? [], chips, context);
  if (refuted !== null) {
    found.push(el('p', { class: 'chain' }, context.t('p.explain.refutations')), refuted);
  }
  if (step.means !== undefined) {
    found.push(el('p', { class: 'aside' }, context.t(`p.means.${step.means}`)));
  }
  return found;
}

/**
 * What the doubled digits of a step are, which are written like further digits.
 * @param {Step} step
 * @param {Context} context
 * @returns {string} empty if there is none
 */
export function doubledIn(step, context) {
  const candidates = [...(step.explanation?.parts ?? []).flatMap((part) => part.candidates), ...step.placements, ...step.eliminations];
  const digits = [...new Set(candidates.map((one) => Number(/\d+$/.exec(one)?.[0])))].filter((digit) => halfOf(digit) > 0).sort((a, b) => a - b);
  const each = digits.map((digit) => context.t('p.explain.doubled.one', { digit: symbol(digit), half: symbol(halfOf(digit)), worth: 2 * halfOf(digit) }));
  return each.length === 0 ? '' : context.t('p.explain.doubled', { digits: each.join(', ') });
}

/**
 * What follows from an assumption up to a contradiction, under a heading.
 * @param {import('../model/types.js').Explanation} explanation
 * @param {Map<string, Chip>} chips
 * @param {string} heading
 * @param {Context} context
 * @returns {(HTMLElement | null)[]}
 */
export function unfolded(explanation, chips, heading, context) {
  return [el('p', { class: 'chain' }, heading), refutations([explanation], chips, context)];
}

/** So many refutations of one net are shown. */
const MOST_REFUTATIONS = 20;

/**
 * Why candidates are false that a net refutes in their turn, each with those that its own net refutes.
 * @param {import('../model/types.js').Explanation[]} all
 * @param {Map<string, Chip>} chips
 * @param {Context} context
 * @returns {HTMLElement | null}
 */
function refutations(all, chips, context) {
  if (all.length === 0) {
    return null;
  }
  const list = el('ul', { class: 'refutations' });
  for (const one of all.slice(0, MOST_REFUTATIONS)) {
    const item = el('li', {});
    appendCandidates(item, (one.parts ?? []).filter((part) => part.role === 'premise').flatMap((part) => part.candidates), chips, '');
    for (const part of (one.parts ?? []).filter(isFollowing)) {
      item.append(' → ');
      appendCandidates(item, asSaid(part), chips, '');
    }
    for (const contradiction of one.contradictions ?? []) {
      item.append(`; ${context.t('p.explain.contradiction')} `, spoken('span', context.app.said('contradiction', contradiction.text, contradiction, context.layout)));
    }
    const within = refutations(one.refutations ?? [], chips, context);
    if (within !== null) {
      item.append(within);
    }
    list.append(item);
  }
  if (all.length > MOST_REFUTATIONS) {
    list.append(el('li', {}, context.t('p.more', { n: all.length - MOST_REFUTATIONS })));
  }
  return list;
}

/**
 * The sentence without the name of the technique, which the heading has.
 * @param {Step} step
 * @param {Context} context
 * @returns {import('./types.js').Said}
 */
function withoutName(step, context) {
  const { text, lang } = context.app.said('step', step.text, step, 3, context.layout);
  const prefix = `${lang === 'en' ? step.name : nameOf(step, context).text}: `;
  const rest = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  return { text: /^r\d+c/.test(rest) ? rest : rest.charAt(0).toUpperCase() + rest.slice(1), lang };
}

/**
 * @param {import('../model/types.js').Part[]} parts
 * @param {Map<string, Chip>} chips
 * @param {Context} context
 * @returns {HTMLElement | null}
 */
function legendOf(parts, chips, context) {
  if (parts.length === 0) {
    return null;
  }
  const list = el('dl', { class: 'legend' });
  for (const { part, letter } of lettered(parts)) {
    const isColour = part.role.startsWith('colour-') && letter !== '';
    const name = context.t(isColour ? `p.role.several-${part.role}` : `p.role.${part.role}`, { letter });
    const term = el('dt', {}, letter === '' || isColour ? null : wordChip(letter, shapeOf(part.role)), letter === '' || isColour ? name : ` ${name}`);
    const houses = part.houses.map((house) => context.app.said('house', house, house).text).join(', ');
    const what = el('dd', {}, houses);
    appendCandidates(what, asSaid(part), chips, houses === '' ? '' : ': ');
    list.append(term, what);
  }
  return list;
}

/**
 * A part's candidates, written as false where that is what it says of them.
 * @param {import('../model/types.js').Part} part
 */
function asSaid(part) {
  const isGone = part.role === 'excluded' || part.role === 'ruled-out';
  return isGone ? part.candidates.map((one) => one.replace('=', '<>')) : part.candidates;
}

/**
 * @param {HTMLElement} parent
 * @param {string[]} candidates
 * @param {Map<string, Chip>} chips
 * @param {string} before
 */
function appendCandidates(parent, candidates, chips, before) {
  candidates.slice(0, 24).forEach((candidate, index) => {
    const known = chips.get(candidate);
    parent.append(index === 0 ? before : ' ', wordChip(written(candidate), known?.shape ?? 'plain', known?.letter, known?.change));
  });
  if (candidates.length > 24) {
    parent.append(' …');
  }
}

/**
 * A chain in words, link by link.
 * @param {import('../model/types.js').Link[]} links
 * @param {Map<string, Chip>} chips
 * @param {number} number 0 if it is the only one
 * @param {Context} context
 */
function chainOf(links, chips, number, context) {
  const heading = number === 0 ? context.t('p.explain.chain') : context.t('p.explain.chainN', { n: number });
  const paragraph = el('p', { class: 'chain' }, `${heading} `);
  links.forEach((link, index) => {
    if (index === 0) {
      appendCandidates(paragraph, link.from, chips, '');
    }
    const kind = link.strong ? 'strong' : 'weak';
    paragraph.append(' ', el('span', { class: `link link-${kind}` }, context.t(`p.explain.${kind}`)), ' ');
    appendCandidates(paragraph, link.to, chips, '');
  });
  return links.length === 0 ? el('p', { class: 'chain' }, `${heading} ${context.t('p.explain.itself')}`) : paragraph;
}

/**
 * @param {import('../model/types.js').Part[]} parts
 * @param {Map<string, Chip>} chips
 * @param {Context} context
 */
function consequences(parts, chips, context) {
  const paragraph = el('p', { class: 'chain' }, context.t('p.role.consequence'), ' ');
  for (const part of parts.slice(0, 40)) {
    appendCandidates(paragraph, asSaid(part), chips, '');
    paragraph.append(' ');
  }
  if (parts.length > 40) {
    paragraph.append(context.t('p.more', { n: parts.length - 40 }));
  }
  return paragraph;
}

/**
 * What a step does, as text: the end of the library's sentence, which puts cells together.
 * @param {Step} step
 * @param {Context} context
 */
export function inShort(step, context) {
  const end = step.text.slice(step.text.lastIndexOf(': ') + 2);
  const all = [...step.placements, ...step.eliminations];
  const more = all.length - 6;
  return /^r\d\S*(=|<>)/.test(end) ? end : all.slice(0, 6).map(written).join(' ') + (more > 0 ? ` ${context.t('p.more', { n: more })}` : '');
}

/**
 * What a step does, to be read aloud.
 * @param {Step} step
 * @param {Context} context
 */
export function aloud(step, context) {
  return inShort(step, context).replace(CHANGE, candidateText);
}

/**
 * What a step does, as short chips: up to eight placements and eliminations.
 * @param {Step} step
 * @param {Context} context
 */
export function conclusion(step, context) {
  const found = el('span', { class: 'conclusion' });
  const all = inShort(step, context).split(/,? +(?=r\d)/);
  for (const text of all.slice(0, 6)) {
    found.append(wordChip(text, 'plain', undefined, text.includes('<>') ? 'removed' : 'placed'), ' ');
  }
  if (all.length > 6) {
    found.append(context.t('p.more', { n: all.length - 6 }));
  }
  return found;
}
