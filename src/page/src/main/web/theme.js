// @ts-check
// Runs before the first paint, so that no theme flashes in the other one: it turns the player's choice, or the system's, into the page's
// `data-theme`.
(function () {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  let chosen = 'system';

  function show() {
    root.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light';
    const frame = document.querySelector('meta[name="theme-color"]');
    frame?.setAttribute('content', getComputedStyle(root).getPropertyValue('--page').trim());
  }

  try {
    chosen = JSON.parse(localStorage.getItem('sudoku-sat.settings') || '{}')?.theme;
  } catch (unavailable) {
    // No storage, or junk in it: the system's theme is used.
  }
  show();
  dark.addEventListener('change', show);
  /** Takes the player's choice over. @param {CustomEvent<string>} event */
  const choose = ({ detail }) => {
    chosen = detail;
    show();
  };
  document.addEventListener('theme', /** @type {EventListener} */ (choose));
})();
