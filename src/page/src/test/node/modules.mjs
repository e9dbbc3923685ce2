// Makes node load every script as a module, as browsers do, so that the page needs no package.json.

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  return next(url, url.endsWith('.js') ? { ...context, format: 'module' } : context);
}
