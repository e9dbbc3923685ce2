// Under a policy that forbids WebAssembly, the core runs as JavaScript, and says why.
import { createClient } from '/client.js';

const client = createClient();
const result = await client.ask(['layout']).then(
  (answer) => answer.result,
  (error) => String(error),
);
await fetch('/answers', { method: 'POST', body: [result, client.info().target, client.info().why, client.info().detail].join('\n') });
