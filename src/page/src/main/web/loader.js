// @ts-check

// Loads the core once: as WebAssembly where the browser and the policy of the host allow it, otherwise as JavaScript, which is several times slower.

/**
 * Why the core runs as JavaScript: the browser has no WebAssembly, or not the garbage collection that the core needs; the policy of the host forbids
 * it; a file of it could not be loaded; it did not start; the caller asked for JavaScript.
 *
 * @typedef {'missing' | 'unsupported' | 'policy' | 'load' | 'start' | 'asked'} Why
 */

/**
 * What a worker is made of: a URL of its script, which works without a network, and the compiled module if there is one.
 *
 * @typedef {{target: 'wasm' | 'js', script: string, module?: WebAssembly.Module, why?: Why, detail?: string}} Loaded
 */

/** @typedef {{scriptUrl: string | URL, glueUrl: string | URL, wasmUrl: string | URL, jsUrl: string | URL}} Urls */

/** An error with one of the reasons above. */
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

/**
 * @param {Urls} urls
 * @returns {Promise<Loaded>}
 */
export async function loadWasm(urls) {
  if (typeof WebAssembly === 'undefined') {
    throw new LoadError('missing', 'WebAssembly is not defined');
  }
  const [module, ...texts] = await Promise.all([compile(urls.wasmUrl), text(urls.glueUrl), text(urls.scriptUrl)]);
  return { target: 'wasm', script: scriptOf(texts), module };
}

/**
 * @param {Urls} urls
 * @param {LoadError} reason why it is not WebAssembly
 * @returns {Promise<Loaded>}
 */
export async function loadJavaScript(urls, reason) {
  const texts = await Promise.all([text(urls.jsUrl), text(urls.scriptUrl)]);
  return { target: 'js', script: scriptOf(texts), why: reason.why, detail: reason.message };
}

/**
 * @param {string[]} texts
 * @returns {string}
 */
function scriptOf(texts) {
  return URL.createObjectURL(new Blob([texts.join('\n')], { type: 'text/javascript' }));
}

/**
 * @param {string | URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(url) {
  const response = await get(url);
  /** @type {any} */
  const options = { builtins: ['js-string'] };
  try {
    // A host that names another type is no reason to refuse.
    if (response.headers.get('content-type') === 'application/wasm') {
      // @ts-ignore: the second parameter is newer than the types
      return await WebAssembly.compileStreaming(response, options);
    }
    // @ts-ignore: as above
    return await WebAssembly.compile(await response.arrayBuffer(), options);
  } catch (error) {
    const detail = String(error);
    throw new LoadError(/content security policy|unsafe-eval|csp/i.test(detail) ? 'policy' : 'unsupported', detail);
  }
}

/**
 * @param {string | URL} url
 * @returns {Promise<string>}
 */
async function text(url) {
  return (await get(url)).text();
}

/**
 * @param {string | URL} url
 * @returns {Promise<Response>}
 */
async function get(url) {
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
