// @ts-check

/** What is said about new versions of the page. */
export default {
  'update.ready': 'A new version is ready. Your game is kept.',
  'update.elsewhere': 'A new version was started in another window. Your game is kept.',
  'update.now': 'Update now',
  'update.later': 'Later',
};
