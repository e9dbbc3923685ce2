// @ts-check

// Makes the page work without the network, and offers a new version when there is one. The game that is being played is never interrupted: the page
// is loaded again only when the player asks for it, and the game is saved before.

/**
 * @typedef {object} UpdateHooks
 * @property {(key: string) => string} t the sentences by key
 * @property {(text: string) => void} say announces a sentence
 * @property {() => void} save saves the game
 */

/** @typedef {import('./types.js').App} App */

/** How often an open page asks for a new version. */
const INTERVAL = 6 * 60 * 60 * 1000;

/**
 * Does so for the page, with its own place for the notice.
 *
 * @param {App} app
 */
export async function keepUpdated(app) {
  const root = document.createElement('aside');
  root.id = 'update';
  document.body.append(root);
  await createUpdates(root, {
    t: app.t,
    say: app.say,
    save: () => app.games.save(),
  });
}

/**
 * Starts keeping the page for use without the network. Does nothing where the browser does not allow it, as on plain http from another machine.
 *
 * @param {HTMLElement} root where a notice is put; empty until there is one
 * @param {UpdateHooks} hooks
 * @returns {Promise<boolean>} whether the page is being kept
 */
export async function createUpdates(root, hooks) {
  const container = workerContainer();
  if (!container) {
    return false;
  }
  let isAskedFor = false;
  let hadVersion = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (isAskedFor) {
      location.reload();
    } else if (hadVersion) {
      // Another window took the new version; this one goes on with what it has loaded.
      showNotice(root, hooks, 'update.elsewhere', () => restart(hooks));
    }
    hadVersion = true;
  });
  try {
    const registration = await container.register('sw.js', { updateViaCache: 'none' });
    const offer = () => {
      const waiting = registration.waiting;
      if (waiting && container.controller) {
        showNotice(root, hooks, 'update.ready', () => {
          isAskedFor = true;
          hooks.save();
          waiting.postMessage({ kind: 'update' });
        });
      }
    };
    offer();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    setInterval(() => registration.update().catch(() => {}), INTERVAL);
    return true;
  } catch {
    // Private windows and blocked storage: the page works, with the network.
    return false;
  }
}

/** Null where there is none; even asking is refused where storage is blocked. */
function workerContainer() {
  try {
    return navigator.serviceWorker || null;
  } catch {
    return null;
  }
}

/** @param {UpdateHooks} hooks */
function restart(hooks) {
  hooks.save();
  location.reload();
}

/**
 * @param {HTMLElement} root
 * @param {UpdateHooks} hooks
 * @param {string} key of the sentence
 * @param {() => void} act what the button does
 */
function showNotice(root, hooks, key, act) {
  const text = document.createElement('p');
  text.textContent = hooks.t(key);
  const now = button(hooks.t('update.now'), act);
  const later = button(hooks.t('update.later'), () => hide());
  const hide = () => {
    root.className = '';
    root.replaceChildren();
  };
  root.className = 'update';
  root.replaceChildren(text, now, later);
  hooks.say(hooks.t(key));
}

/**
 * @param {string} label
 * @param {() => void} act
 */
function button(label, act) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}
