// @ts-check
// Runs before the first paint, so that a chosen theme does not flash in the other one.
(function () {
  try {
    const settings = JSON.parse(localStorage.getItem('sudoku-sat.settings') || '{}');
    if (settings && (settings.theme === 'light' || settings.theme === 'dark')) {
      document.documentElement.dataset.theme = settings.theme;
    }
  } catch (unavailable) {
    // No storage, or junk in it: the system's theme is used.
  }
})();
