// @ts-check
// What is known of a puzzle that is being set, asked for after each change: whether there is a solution, and one alone; the true candidates; how
// many solutions there are; how hard the puzzle is. What the last puzzle has shown is used for the next one.

import { areAlike, bit, digitsOf, lineOf, marksText } from '../model/layout.js';

/** @typedef {import('./types.js').Answer} Answer */
/** @typedef {import('./types.js').AskOptions} AskOptions */

/**
 * A puzzle as it stands.
 *
 * @typedef {object} Puzzle
 * @property {string} layout
 * @property {import('../model/layout.js').Size} size
 * @property {number[]} digits the givens
 * @property {Record<string, any>} fields the game, as requests name it
 */

/**
 * What is known of it, and grows.
 *
 * @typedef {object} Known
 * @property {'one'|'several'|'none'|'unknown'} verdict
 * @property {Answer} answer that of the check
 * @property {number[]} [solution] the only one
 * @property {Answer} [conflict] a smallest set of givens and rules that cannot hold together
 * @property {boolean} [isSearched] whether a smaller set, or true candidates are being looked for
 * @property {number[]} [candidates] those that a solution is known to have, by bit
 * @property {boolean} [isComplete] whether no others have one
 * @property {number[]} [counts] the solutions of each candidate, by cell and digit, up to {@link MOST_COUNTED}
 * @property {string} [count] the number of solutions, as far as it is known
 * @property {boolean} [isCounting] whether the count goes on
 * @property {boolean} [isExact] whether it is the whole number
 * @property {Answer} [rating]
 * @property {Answer} [path]
 */

/** Up to how many solutions a candidate's are counted. */
export const MOST_COUNTED = 8;

/** How many solutions are handed on to the next question. */
const MOST_KNOWN = 400;

/** The time for each question, in milliseconds. */
const LIMITS = { check: 30_000, conflict: 60_000, true: 60_000, firstCount: 500, count: 120_000, logic: 30_000 };

export class LiveCheck {
  /**
   * @param {(command: string, fields: Record<string, any>, options: AskOptions) => Promise<Answer>} ask
   * @param {(known: Known) => void} tell is told whenever more is known
   */
  constructor(ask, tell) {
    this.ask = ask;
    this.tell = tell;
    /** @type {AbortController|null} */
    this.running = null;
    /** The last puzzle of which something was found, and its solutions. @type {{puzzle: Puzzle, solutions: string[], candidates: number[]|null}|null} */
    this.last = null;
  }

  /** Ends what is being asked. */
  stop() {
    this.running?.abort();
    this.running = null;
  }

  /**
   * Finds out about a puzzle; what was asked about another one ends.
   *
   * @param {Puzzle} puzzle
   * @param {boolean} wantsCandidates whether the true candidates are wanted
   * @returns {Promise<void>} done when all is known, or the next one has come; rejected if the library fails
   */
  async start(puzzle, wantsCandidates) {
    this.stop();
    const running = new AbortController();
    this.running = running;
    try {
      await new Run(this, puzzle, running.signal).all(wantsCandidates);
    } catch (failed) {
      if (!running.signal.aborted) {
        throw failed;
      }
    } finally {
      if (this.running === running) {
        this.running = null;
      }
    }
  }
}

/** The questions about one puzzle. */
class Run {
  /** @param {LiveCheck} check @param {Puzzle} puzzle @param {AbortSignal} signal */
  constructor(check, puzzle, signal) {
    this.check = check;
    this.puzzle = puzzle;
    this.signal = signal;
    /** @type {Known} */
    this.known = { verdict: 'unknown', answer: { result: 'unknown' } };
  }

  /** @param {Partial<Known>} more */
  learn(more) {
    this.signal.throwIfAborted();
    this.known = { ...this.known, ...more };
    this.check.tell(this.known);
  }

  /** @param {string} command @param {Record<string, any>} fields @param {AskOptions['onProgress']} [onProgress] @returns {Promise<Answer>} */
  async asked(command, fields, onProgress) {
    const answer = await this.check.ask(command, { ...this.puzzle.fields, ...fields }, { worker: 'live', signal: this.signal, onProgress });
    if (answer.result === 'error') {
      throw new Error(answer.message);
    }
    return answer;
  }

  /** @param {boolean} wantsCandidates */
  async all(wantsCandidates) {
    const answer = await this.asked('check', { time: LIMITS.check, reason: false });
    switch (answer.result) {
      case 'proper':
        await this.proper(answer);
        break;
      case 'several':
        await this.several(answer, wantsCandidates);
        break;
      case 'none':
        await this.none(answer);
        break;
      default:
        this.learn({ verdict: 'unknown', answer });
    }
  }

  /** @param {Answer} answer */
  async proper(answer) {
    const solution = digitsOf(answer.solution, this.puzzle.size);
    const candidates = solution.map(bit);
    this.check.last = { puzzle: this.puzzle, solutions: [answer.solution], candidates };
    this.learn({ verdict: 'one', answer, solution, candidates, isComplete: true });
    this.learn({ rating: await this.asked('rate', { time: LIMITS.logic }) });
    this.learn({ path: await this.asked('path', { time: LIMITS.logic, unique: 'assumed' }) });
  }

  /** @param {Answer} answer */
  async none(answer) {
    this.learn({ verdict: 'none', answer, isSearched: true });
    const reasoned = await this.asked('check', { time: LIMITS.check });
    const isSearched = reasoned.smallest !== true;
    this.learn({ answer: reasoned, conflict: reasoned, isSearched });
    if (isSearched) {
      const found = await this.asked('conflict', { time: LIMITS.conflict });
      this.learn({ conflict: found.conflictSet === undefined ? reasoned : found, isSearched: false });
    }
  }

  /** @param {Answer} answer @param {boolean} wantsCandidates */
  async several(answer, wantsCandidates) {
    this.learn({ verdict: 'several', answer, isCounting: true });
    await this.count(LIMITS.firstCount);
    if (wantsCandidates) {
      this.learn({ isCounting: false, isSearched: true });
      await this.candidates(answer.witness);
    }
    if (!this.known.isExact) {
      this.learn({ isCounting: true });
      await this.count(LIMITS.count);
      this.learn({ isCounting: false });
    }
  }

  /** Counts the solutions, and tells the number while it grows. @param {number} time */
  async count(time) {
    const least = BigInt(this.known.count ?? 0);
    const grow = (/** @type {string} */ count) => (BigInt(count) > least ? { count } : {});
    const counted = await this.asked('count', { time }, ({ what, done }) => {
      if (what === 'solutions' && !this.signal.aborted) {
        this.learn(grow(done));
      }
    });
    const isExact = counted.exact !== false && counted.result !== 'stopped';
    this.learn({ ...grow(String(counted.count)), isExact, isCounting: !isExact });
  }

  /** What a short search shows, then all of it, then how many solutions each candidate has. @param {string[]} witness two solutions */
  async candidates(witness) {
    const narrowed = this.narrowed();
    let solutions = [...new Set([...witness, ...this.solutionsOfLast()])].slice(0, MOST_KNOWN);
    for (const more of [{ quick: true }, {}, { most: MOST_COUNTED }]) {
      const found = await this.asked('true', { ...narrowed, ...more, known: solutions.join(','), time: LIMITS.true });
      solutions = found.solutions ?? solutions;
      const candidates = unionOf(solutions, this.puzzle.size);
      const isComplete = found.result === 'found';
      this.check.last = { puzzle: this.puzzle, solutions: solutions.slice(0, MOST_KNOWN), candidates: isComplete ? candidates : null };
      this.learn({ candidates, isComplete: isComplete || this.known.isComplete, ...(found.counted ? { counts: found.counts } : {}) });
      if (!isComplete && !more.quick) {
        return;
      }
    }
  }

  /** The solutions of the last puzzle that have the digits of this one; whether they obey its rules, the library sees. */
  solutionsOfLast() {
    const { last } = this.check;
    const { size, digits } = this.puzzle;
    return last && areAlike(last.puzzle.size, size)
      ? last.solutions.filter((line) => digitsOf(line, size).every((digit, cell) => !digits[cell] || digits[cell] === digit)) : [];
  }

  /** The candidates of the last puzzle as marks, if this one has all that it has and more digits. @returns {Record<string, any>} */
  narrowed() {
    const { last } = this.check;
    const { layout, digits, fields } = this.puzzle;
    const isMore = last?.candidates && last.puzzle.layout === layout && !fields.marks && !last.puzzle.fields.marks
      && last.puzzle.digits.every((digit, cell) => !digit || digit === digits[cell]);
    if (!isMore) {
      return {};
    }
    const line = lineOf(digits);
    const marks = last.candidates?.map((mask, cell) => (digits[cell] ? -1 : mask)) ?? [];
    return { givens: line, entries: line, marks: marksText(marks), of: 'position' };
  }
}

/** @param {string[]} solutions @param {import('../model/layout.js').Size} size @returns {number[]} the candidates that they have, by bit */
function unionOf(solutions, size) {
  const all = new Array(size.rows * size.columns).fill(0);
  for (const line of solutions) {
    digitsOf(line, size).forEach((digit, cell) => {
      all[cell] |= bit(digit);
    });
  }
  return all;
}
