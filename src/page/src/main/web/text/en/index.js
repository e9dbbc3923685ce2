// @ts-check
// All sentences in English but those that are loaded later.

import page from './page.js';
import panels from './panels.js';
import rules from './rules.js';

export const sentences = { ...page, ...panels, ...rules };
