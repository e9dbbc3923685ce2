// @ts-check
// The menu: what is wanted now and then. The browser closes it at a press beside it and with Esc.

import { el } from './cell.js';
import { icon } from './icons.js';

/** @typedef {import('./types.js').App} App */

/** Fills the screen with the page, or ends that; the browser says what keys do, and may refuse. */
const switchFullScreen = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});

/** @param {HTMLElement} root the tool bar @param {App} app */
export function createMenu(root, app) {
  const menu = el('div', 'menu');
  menu.id = 'menu';
  menu.popover = 'auto';
  const opener = /** @type {HTMLButtonElement} */ (el('button', 'tool tool-menu'));
  opener.type = 'button';
  opener.popoverTargetElement = menu;
  opener.append(icon('menu'), el('span', 'tool-name'));
  root.append(opener, menu);

  /** @param {string} name @param {() => void} press */
  function item(name, press) {
    const button = /** @type {HTMLButtonElement} */ (el('button', 'menu-item'));
    button.type = 'button';
    button.addEventListener('click', () => {
      menu.hidePopover();
      press();
    });
    return { name, button };
  }
  const groups = [
    [item('checkpoints', () => app.openNamed('checkpoints')), item('restart', () => app.entry.restart())],
    [item('setup.begin', () => app.entry.setUp(true)), item('reset', () => app.entry.reset()), item('menu.credits', () => app.actions.credits?.())],
    [item('menu.files', () => app.actions.files?.()), item('article.all', () => app.openNamed('article')), item('statistics', () => app.openNamed('statistics'))],
    [item('toolbar.settings', () => app.openNamed('settings')), item('toolbar.keys', () => app.openNamed('keys')),
      ...(document.fullscreenEnabled ? [item('menu.full', switchFullScreen)] : [])]];
  for (const group of groups) {
    const part = el('div', 'menu-part');
    part.append(...group.map(({ button }) => button));
    menu.append(part);
  }
  const items = groups.flat();

  menu.addEventListener('beforetoggle', () => {
    render();
    const { bottom, right } = opener.getBoundingClientRect();
    menu.style.top = `${Math.max(0, bottom)}px`;
    menu.style.right = `${Math.max(4, document.documentElement.clientWidth - right)}px`;
  });
  menu.addEventListener('keydown', (event) => {
    const shown = items.filter(({ button }) => !button.disabled).map(({ button }) => button);
    const at = shown.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) {
      shown[(at + step + shown.length) % shown.length].focus();
      event.preventDefault();
    }
  });

  function render() {
    /** @type {HTMLElement} */ (opener.lastElementChild).textContent = app.t('menu');
    for (const { name, button } of items) {
      button.textContent = app.t(name === 'menu.full' && document.fullscreenElement ? 'menu.window' : name);
    }
    const [, [setup, reset]] = groups;
    setup.button.disabled = app.store.setup;
    reset.button.title = app.t('reset.about');
  }
  return { render };
}
