// All tests of the npm package in one process, so that it is packed and installed once.

await import('./package.test.mjs');
await import('./options.test.mjs');
await import('./types.test.mjs');
await import('./bundle.test.mjs');
