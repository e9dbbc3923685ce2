// @ts-check

// What browsers and Node do each in their own way. The entry point of either puts its functions in here.

export const platform = {
  /** Compiles the core. @type {() => Promise<WebAssembly.Module>} */
  compile: () => Promise.reject(new Error('no entry point has been loaded')),
  /** Makes a worker that waits for the compiled core. @type {() => Worker} */
  makeWorker: () => {
    throw new Error('no entry point has been loaded');
  },
};
