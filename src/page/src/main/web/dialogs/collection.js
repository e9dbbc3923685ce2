// @ts-check
// The collection: rated puzzles to choose from by level and technique, with a note on those that were solved.

import { el } from '../cell.js';
import { gameFromLine } from '../games.js';
import { CLASSIC } from '../model/share.js';
import { puzzleOf, solvedPuzzles } from '../results.js';
import { LEVELS } from '../storage.js';
import { choice } from './dialog.js';
import { row } from './puzzlelist.js';

/** @typedef {import('../types.js').App} App */
/** @typedef {{number: number, givens: string, level: string, score: number, hardest: string, name: string}} Collected */

/** What is chosen, as long as the page is open. */
const wanted = { level: 'easy', technique: '' };

/** @param {string} text a line for each puzzle: its level, score and givens, and its hardest technique in two ways @returns {Collected[]} */
function collected(text) {
  return text.trim().split('\n').map((line, i) => {
    const [level, score, givens, hardest, ...name] = line.split(' ');
    return { number: i + 1, level, score: Number(score), givens, hardest, name: name.join(' ') };
  });
}

/**
 * @param {App} app
 * @param {() => void} close
 * @param {string} [level] of the puzzle before, which is chosen unless all are
 * @returns {HTMLElement} filled as soon as the puzzles are there
 */
export function collection(app, close, level) {
  wanted.level &&= level || wanted.level;
  const panel = el('section', '');
  import('./puzzles.js').then(({ PUZZLES }) => fill(panel, collected(PUZZLES), app, close), (failed) => {
    panel.append(el('p', 'error', app.t('dialog.failed', { message: failed.message })));
  });
  return panel;
}

/** @param {HTMLElement} panel @param {Collected[]} all @param {App} app @param {() => void} close */
function fill(panel, all, app, close) {
  const solved = solvedPuzzles();
  const items = el('ul', 'puzzle-list');
  const any = app.t('generate.any');
  /** @param {Collected} one */
  const technique = ({ name, hardest }) => app.said('technique', name, hardest).text;

  function draw() {
    const shown = all.filter(({ level, hardest }) => level === (wanted.level || level) && hardest === (wanted.technique || hardest));
    items.replaceChildren(...shown.map((one) => {
      const game = gameFromLine(CLASSIC, one.givens, app.t('collection.name', { number: one.number }), 'collection');
      const note = [app.t('level.' + one.level), technique(one), ...(solved.has(puzzleOf(game)) ? [app.t('collection.solved')] : [])].join(' · ');
      return row(CLASSIC, game.givens, game.title, note, () => {
        close();
        app.games.open(game);
        app.games.rate({ ...one, hardestName: one.name });
      });
    }));
  }

  /** The techniques of the level. */
  function names() {
    const found = new Map(all.filter(({ level }) => level === (wanted.level || level)).map((one) => [one.hardest, technique(one)]));
    wanted.technique = found.has(wanted.technique) ? wanted.technique : '';
    techniques.select.replaceChildren(...[['', any], ...found].map(([key, text]) => new Option(text, key)));
    techniques.select.value = wanted.technique;
  }
  const levels = choice(app.t('collection.level'), [['', any], ...LEVELS.map((level) => /** @type {[string, string]} */ ([level, app.t('level.' + level)]))], wanted.level, (level) => {
    wanted.level = level;
    names();
    draw();
  });
  const techniques = choice(app.t('collection.technique'), [], '', (technique) => {
    wanted.technique = technique;
    draw();
  });
  names();
  draw();
  const fields = el('div', 'fields');
  fields.append(levels.field, techniques.field);
  panel.append(el('p', '', app.t('collection.about', { count: all.length })), fields, items);
}
