// @ts-check

// The entry point for browsers and bundlers, which find the two files by these expressions.

import { compile } from './module.js';
import { platform } from './platform.js';

platform.compile = () => compile(new URL('./core.wasm', import.meta.url));
platform.makeWorker = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'sudoku-sat' });

export * from './index.js';
