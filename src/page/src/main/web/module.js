// @ts-check

// Compiles the core: the page and the npm package do so once, for all of their workers.

/**
 * Why the core does not run as WebAssembly: there is none, or not the garbage collection that the core needs; a policy forbids it; a file of it could not be
 * loaded.
 *
 * @typedef {'missing' | 'unsupported' | 'policy' | 'load'} WhyNot
 */

/** An error with one of these reasons, or of the page's. @template {string} [Why=WhyNot] */
export class LoadError extends Error {
  /**
   * @param {Why} why
   * @param {string} detail
   */
  constructor(why, detail) {
    super(detail);
    this.why = why;
  }
}

/** The operations on strings that engines have built in, which are faster than ours. @type {any} */
const OPTIONS = { builtins: ['js-string'] };

/**
 * @param {string | URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(url) {
  requireWasm();
  const response = await get(url);
  // A host that names another type is no reason to refuse.
  return response.headers.get('content-type') === 'application/wasm'
    ? // @ts-ignore: the second parameter is newer than the types
      compiled(WebAssembly.compileStreaming(response, OPTIONS))
    : compileBytes(await response.arrayBuffer());
}

/**
 * @param {BufferSource} bytes
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileBytes(bytes) {
  requireWasm();
  // @ts-ignore: as above
  return compiled(WebAssembly.compile(bytes, OPTIONS));
}

function requireWasm() {
  if (typeof WebAssembly === 'undefined') {
    throw new LoadError('missing', 'WebAssembly is not defined');
  }
}

/**
 * @param {Promise<WebAssembly.Module>} module
 * @returns {Promise<WebAssembly.Module>}
 */
async function compiled(module) {
  try {
    return await module;
  } catch (error) {
    const detail = String(error);
    throw new LoadError(/content security policy|unsafe-eval|csp/i.test(detail) ? 'policy' : 'unsupported', detail);
  }
}

/**
 * @param {string | URL} url
 * @returns {Promise<Response>}
 */
export async function get(url) {
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new LoadError('load', `${url}: ${error}`);
  }
  if (!response.ok) {
    throw new LoadError('load', `${url}: ${response.status}`);
  }
  return response;
}
