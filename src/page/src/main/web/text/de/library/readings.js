// @ts-check
// What a text should hold and what it holds instead, in German: the two halves of most messages about puzzles, JSON and profiles that cannot be read.

/** @param {string} count @param {string} one @param {string} more @returns {string} */
const counted = (count, one, more) => `${count} ${count === '1' ? one : more}`;

/** Each thing in English, and what it is in German. @type {[pattern: string, german: (...found: string[]) => string][]} */
const THINGS = [
  ['(\\d+) cells?', (n) => counted(n, 'Zelle', 'Zellen')],
  ['(\\d+) cells \\(or another number that makes a grid\\)', (n) => `${n} Zellen (oder eine andere Anzahl, die ein Gitter ergibt)`],
  ['(\\d+) cells \\(side (\\d+)\\)', (n, side) => `${n} Zellen (Seitenlänge ${side})`],
  ['(\\d+) rows?', (n) => counted(n, 'Zeile', 'Zeilen')],
  ['(\\d+) rows? with digits', (n) => `${counted(n, 'Zeile', 'Zeilen')} mit Ziffern`],
  ['(\\d+) rows of (\\d+) cells', (rows, cells) => `${rows} Zeilen zu je ${cells} Zellen`],
  ['a grid that boxes can divide, of side .+', () => 'ein Gitter, das sich in Blöcke teilen lässt, etwa mit der Seitenlänge 4, 6, 8 oder 9'],
  ['a digit', () => 'eine Ziffer'],
  ['a digit or a blank', () => 'eine Ziffer oder ein Zeichen für eine leere Zelle'],
  ['a digit from 1 to (\\d+) or a blank', (most) => `eine Ziffer von 1 bis ${most} oder ein Zeichen für eine leere Zelle`],
  ['a value', () => 'ein Wert'],
  ['a key in quotes', () => 'ein Schlüssel in Anführungszeichen'],
  ['a colon after the key', () => 'ein Doppelpunkt nach dem Schlüssel'],
  ["a comma or '(.)'", (close) => `ein Komma oder „${close}“`],
  ['a closing quote on the same line', () => 'ein schließendes Anführungszeichen in derselben Zeile'],
  ['the key "(\\S+)"', (key) => `der Schlüssel „${key}“`],
  ['an object without it', () => 'ein Objekt ohne ihn'],
  ['the end of the line', () => 'das Ende der Zeile'],
  ['the end of the text', () => 'das Ende des Textes'],
  ['the name of a technique', () => 'der Name einer Technik'],
  ['a technique that no earlier line names', () => 'eine Technik, die in keiner früheren Zeile steht'],
  ['a level from (\\S+) to (\\S+)', (least, most) => `eine Stufe von ${least} bis ${most}`],
  ['a score from (\\d+) to (\\d+), or two such numbers with a \\+ between',
    (least, most) => `Punkte von ${least} bis ${most} oder zwei solche Zahlen mit einem + dazwischen`],
  ['"(.+)"', (text) => `„${text}“`],
];

/** @param {string} english @returns {string | null} */
function thing(english) {
  for (const [pattern, german] of THINGS) {
    const found = new RegExp(`^${pattern}$`).exec(english);
    if (found !== null) {
      return german(...found.slice(1));
    }
  }
  return null;
}

/** @param {string} expected @param {string} found @returns {string | null} null if there are no words for one of them */
export function expectation(expected, found) {
  const [should, is] = [thing(expected), thing(found)];
  return should === null || is === null ? null : `erwartet: ${should}; gefunden: ${is}`;
}
