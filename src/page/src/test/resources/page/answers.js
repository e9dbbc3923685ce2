// Asks the core the requests of /requests.json with the page's own client, and posts the answers to /answers.
import { createClient } from '/client.js';

const target = new URLSearchParams(location.search).get('target');
const client = createClient({ target });
const answers = [];
try {
  await client.ready;
  if (client.info().target !== target) {
    throw new Error(`runs as ${JSON.stringify(client.info())}`);
  }
  const requests = await (await fetch('/requests.json')).json();
  for (const words of requests) {
    answers.push(await client.askText(words).catch((error) => `${error.kind}: ${error.message}`));
  }
} catch (error) {
  answers.push(String(error));
}
await fetch('/answers', { method: 'POST', body: answers.join('\n') });
