// @ts-check

/** @type {Record<string, string>} */
export default {
  'update.ready': 'Eine neue Version ist bereit. Ihr Spiel bleibt erhalten.',
  'update.elsewhere': 'Eine neue Version wurde in einem anderen Fenster gestartet. Ihr Spiel bleibt erhalten.',
  'update.now': 'Jetzt aktualisieren',
  'update.later': 'Später',
};
