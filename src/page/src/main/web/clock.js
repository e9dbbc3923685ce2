// @ts-check
// The clock: it starts with the first move, stops with the solution, and rests while the page is hidden.

import { el } from './cell.js';

/** @typedef {import('./types.js').App} App */

/** @param {number} milliseconds @returns {string} such as 4:07 or 1:04:07 */
export function clockText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** @param {HTMLElement} root @param {App} app */
export function createClock(root, app) {
  const shown = el('span', 'time');
  const button = /** @type {HTMLButtonElement} */ (el('button', 'quiet'));
  button.type = 'button';
  const box = el('div', 'clock');
  box.append(shown, button);
  root.append(box);
  let before = 0;
  let since = 0;
  let isPaused = false;

  const elapsed = () => before + (since ? Date.now() - since : 0);

  function rest() {
    before = elapsed();
    since = 0;
  }

  function startWhenShown() {
    document.addEventListener('visibilitychange', () => clock.start(), { once: true });
  }

  function render() {
    box.hidden = !app.settings.clock || app.store.setup || app.games.isPractice;
    shown.textContent = clockText(elapsed());
    button.textContent = app.t(isPaused ? 'clock.resume' : 'clock.pause');
    button.hidden = app.entry.isSolved;
    button.disabled = !since && !isPaused;
    document.getElementById('board')?.classList.toggle('is-paused', isPaused);
  }

  const clock = {
    render,
    get elapsed() { return elapsed(); },
    get text() { return clockText(elapsed()); },
    get isPaused() { return isPaused; },
    /** @param {number} milliseconds the time spent on the puzzle before */
    reset(milliseconds = 0) {
      before = milliseconds;
      since = 0;
      isPaused = false;
      render();
    },
    start() {
      if (document.hidden) {
        startWhenShown();
      } else if (!since && !isPaused) {
        since = Date.now();
        render();
      }
    },
    stop() {
      rest();
      render();
    },
    resume() {
      isPaused = false;
      clock.start();
      render();
    } };

  button.addEventListener('click', () => {
    if (isPaused) {
      clock.resume();
    } else {
      rest();
      isPaused = true;
      render();
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && since) {
      rest();
      startWhenShown();
    }
  });
  window.setInterval(() => app.settings.clock && since && render(), 1000);
  return clock;
}
