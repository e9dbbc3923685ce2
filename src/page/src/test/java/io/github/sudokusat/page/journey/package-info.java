/** The page in a real browser: Debian's Chromium, driven by Playwright. */
package io.github.sudokusat.page.journey;
