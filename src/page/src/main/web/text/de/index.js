// @ts-check
// All sentences in German but those that are loaded later, and what the library says.

import page from './page.js';
import panels from './panels.js';
import rules from './rules.js';

export { default as speech } from './library/index.js';

export const sentences = { ...page, ...panels, ...rules };
