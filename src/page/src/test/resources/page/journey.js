// Plays on the page, which is in a frame, and posts what it sees to /answers: a line for each thing it did, or the failure.

const frame = document.querySelector('iframe');
const seen = [];
const page = () => frame.contentDocument;

/** Waits until there is something. */
async function until(what, find) {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = find();
    if (found) {
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`waited in vain for ${what}; status: ${page()?.querySelector('#status')?.textContent}`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

const isVisible = (element) => element.getClientRects().length > 0;

async function press(name) {
  const isNamed = (button) => (button.getAttribute('aria-label') ?? button.textContent) === name;
  const find = () => [...page().querySelectorAll('button')].find((one) => isNamed(one) && isVisible(one));
  (await until(name, find)).click();
}

function type(key, code) {
  const event = new frame.contentWindow.KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
  page().activeElement.dispatchEvent(event);
  return event.defaultPrevented;
}

const said = (text) => until(text, () => page().querySelector('#status').textContent.includes(text));

/** Waits until a number of results say the same. */
function verdicts(text, count) {
  return until(text, () => [...page().querySelectorAll('.verdict')].filter((one) => isVisible(one) && one.textContent === text).length === count);
}

const cell = () => page().querySelectorAll('[role=gridcell]')[2];
const name = () => new Promise((done) => setTimeout(() => done(cell().getAttribute('aria-label')), 0));

async function play() {
  await until('the page', () => page()?.documentElement?.dataset.ready === 'true');
  for (const event of ['error', 'unhandledrejection']) {
    frame.contentWindow.addEventListener(event, (failed) => seen.push(`${event}: ${failed.message || failed.reason}`));
  }
  for (const level of ['warn', 'error']) {
    frame.contentWindow.console[level] = (...words) => seen.push(`console: ${words.join(' ')}`);
  }
  await press('Menu');
  await press('Settings…');
  seen.push((await until('the engine', () => [...page().querySelectorAll('dialog p')].find((one) => /runs as \w/.test(one.textContent)))).textContent);
  page().querySelector('dialog').close();
  cell().focus();
  type('4', 'Digit4');
  seen.push(await name());
  type('Backspace', 'Backspace');
  seen.push(await name());
  type('h', 'KeyH');
  await said('look at');
  const hint = page().querySelector('#status').textContent;
  await press('Hint');
  await press('Hint');
  await said('=');
  seen.push(`Hint: ${hint}`);
  await press('Answer');
  await press('Check');
  await verdicts('One solution.', 1);
  await press('Count exactly');
  await verdicts('One solution.', 2);
  seen.push('Checked and counted.');
  frame.contentWindow.location.hash = `#p=${'.'.repeat(81)}`;
  await until('an empty grid', () => page().querySelectorAll('[role=gridcell] .digit').length === 0);
  await press('Count exactly');
  await press('Stop');
  await said('Stopped.');
  seen.push('Stopped.');
}

try {
  await play();
} catch (failed) {
  seen.push(String(failed));
}
await fetch('/answers', { method: 'POST', body: seen.join('\n') });
