// @ts-check
/** Keeps the focus within the panels when the element that has it is removed or hidden, so that the keyboard goes on from there. */

/**
 * Watches the panels. The focus goes to the element with `data-next` of the open panel, or else to its first button.
 * @param {HTMLElement} root
 */
export function keepFocus(root) {
  /** @type {HTMLElement | null} */
  let last = null;
  root.addEventListener('focusin', (event) => {
    last = event.target instanceof HTMLElement ? event.target : null;
  });
  root.addEventListener('focusout', (event) => {
    const to = event.relatedTarget;
    if (to instanceof Node && !root.contains(to)) {
      last = null;
    }
  });
  const watcher = new MutationObserver(() => {
    const isLost = last !== null && (!last.isConnected || last.getClientRects().length === 0);
    if (isLost && (document.activeElement === document.body || document.activeElement === last)) {
      last = null;
      const panel = root.querySelector('[role=tabpanel]:not([hidden])');
      const next = panel?.querySelector('[data-next]') ?? panel?.querySelector('button');
      /** @type {HTMLElement | null | undefined} */ (next)?.focus({ preventScroll: true });
    }
  });
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
}
