// @ts-check
// The tool bar: a button for each dialog that begins a game or passes one on, and the menu.

import { el } from './cell.js';
import { icon } from './icons.js';
import { createMenu } from './menu.js';

/** @typedef {import('./types.js').App} App */

/** @param {HTMLElement} root @param {App} app */
export function createToolbar(root, app) {
  root.setAttribute('role', 'toolbar');
  const names = ['new', 'paste', 'share'];
  const buttons = names.map((name) => {
    const button = /** @type {HTMLButtonElement} */ (el('button', 'tool tool-' + name));
    button.type = 'button';
    button.append(icon(name), el('span', 'tool-name'));
    button.addEventListener('click', () => app.openNamed(name));
    return button;
  });
  root.replaceChildren(...buttons);
  const menu = createMenu(root, app);
  const all = () => /** @type {HTMLButtonElement[]} */ ([...root.querySelectorAll(':scope > button')]);
  for (const name of ['keys', 'checkpoints']) {
    app.actions[name] = () => app.openNamed(name);
  }
  root.addEventListener('keydown', (event) => {
    const tools = all();
    const at = tools.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (at >= 0 && step) {
      tools[(at + step + tools.length) % tools.length].focus();
      event.preventDefault();
    }
  });
  return {
    render() {
      root.setAttribute('aria-label', app.t('toolbar.label'));
      buttons.forEach((button, i) => {
        const name = app.t('toolbar.' + names[i]);
        button.setAttribute('aria-label', name);
        /** @type {HTMLElement} */ (button.lastElementChild).textContent = name.replace(/\s*…$/, '');
      });
      menu.render();
    } };
}
