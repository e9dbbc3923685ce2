// @ts-check
// Results, errors, dialogs and downloads.

import { el } from './cell.js';
import { t } from './text.js';

/** What takes the focus when a dialog opens, rather than its cross. */
const FIRST = '.dialog-body :is(button, select, textarea, input):not([tabindex="-1"], [hidden])';

/** @param {string} text @param {string} className @param {() => void} press */
function button(text, className, press) {
  const element = /** @type {HTMLButtonElement} */ (el('button', className, text));
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

const status = () => /** @type {HTMLElement} */ (document.getElementById('status'));

/** How often something was said. */
let said = 0;

/** @param {string} text a result */
export function say(text) {
  said++;
  status().textContent = text;
}

/** Removes what was said before a move, unless something is said about the move as well. */
export function forgetSaid() {
  const before = said;
  queueMicrotask(() => {
    if (said === before) {
      status().textContent = '';
    }
  });
}

/**
 * @param {string|Node} text an error; empty takes the last one away
 * @param {() => void} [retry] for a button *Try again*
 * @returns {() => void} takes this one away, unless another one has taken its place
 */
export function showAlert(text, retry) {
  const box = /** @type {HTMLElement} */ (document.getElementById('alert'));
  const shown = el('span', 'alert-text');
  shown.append(text);
  box.replaceChildren();
  if (text) {
    const close = button('×', 'close', () => {
      showAlert('');
      /** @type {HTMLElement|null} */ (document.querySelector('[role="gridcell"][tabindex="0"]'))?.focus();
    });
    close.setAttribute('aria-label', t('alert.close'));
    box.append(shown, ...(retry ? [button(t('alert.retry'), 'retry', retry)] : []), close);
  }
  return () => shown.parentNode && box.replaceChildren();
}

/** @param {HTMLElement} element a dialog, or what to put into one @returns {HTMLDialogElement} */
export function openDialog(element) {
  const dialog = /** @type {HTMLDialogElement} */ (element instanceof HTMLDialogElement ? element : el('dialog', ''));
  if (dialog !== element) {
    dialog.append(element);
  }
  const opener = document.activeElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body) {
      opener.focus();
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  /** @type {HTMLElement|null} */ (dialog.querySelector(FIRST))?.focus();
  return dialog;
}

/** @param {string} name @param {string|Blob} content */
export function download(name, content) {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
