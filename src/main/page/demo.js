// @ts-check
import { createClient } from './client.js';
const client = createClient({ target: location.search === '?js' ? 'js' : undefined });
const element = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const show = (/** @type {any} */ value) => element('out').prepend(JSON.stringify(value, null, 1), '\n');
client.ready.then(() => show(client.info()), (error) => show(String(error)));
for (const worker of /** @type {const} */ (['quick', 'long'])) {
  element(worker).onclick = async () => {
    const words = element('words').value.trimEnd().split('\n');
    const begin = performance.now();
    try {
      show(await client.ask(words, { worker, onProgress: show }));
    } catch (error) {
      show(`${/** @type {any} */ (error).kind}: ${error}`);
    }
    show(`${Math.round(performance.now() - begin)} ms`);
  };
}
element('stop').onclick = () => client.stop();
