// Gives worker.js, which is made for browsers, what it needs of their global scope.

import { parentPort } from 'node:worker_threads';

globalThis.self = {
  postMessage: (message) => parentPort.postMessage(message),
  set onmessage(listener) {
    parentPort.on('message', (data) => listener({ data }));
  },
};

await import('./worker.js');
