// @ts-check
// Pasting and dropping anywhere on the page.

/** @typedef {import('./types.js').App} App */

/** @param {App} app */
export function createDropzone(app) {
  const isBusy = (/** @type {EventTarget|null} */ target) => target instanceof Element && target.closest('textarea, input, select');

  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (text && !isBusy(event.target) && !document.querySelector('dialog[open]')) {
      event.preventDefault();
      app.openNamed('paste', { text });
    }
  });
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer && !isBusy(event.target)) {
      event.preventDefault();
      document.body.classList.add('is-dropping');
    }
  });
  document.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) {
      document.body.classList.remove('is-dropping');
    }
  });
  document.addEventListener('drop', (event) => {
    document.body.classList.remove('is-dropping');
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain');
    if (isBusy(event.target) && !file) {
      return;
    }
    event.preventDefault();
    const open = /** @type {HTMLDialogElement|null} */ (document.querySelector('dialog[open]'));
    if (file || text) {
      open?.close();
      app.openNamed('paste', file ? { file } : { text });
    }
  });
}
