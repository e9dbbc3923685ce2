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
  ['a grid of side (\\d+) or less', (most) => `ein Gitter mit einer Seitenlänge von höchstens ${most}`],
  ['side (\\d+)', (side) => `die Seitenlänge ${side}`],
  ['the rows and columns of a grid, such as (\\S+), from 1 to (\\d+)', (one, most) => `die Zeilen und Spalten eines Gitters, etwa ${one}, von 1 bis ${most}`],
  ['a box of 1 to (\\d+) cells, such as (\\S+)', (most, one) => `ein Block mit 1 bis ${most} Zellen, etwa ${one}`],
  ['more compressed text', () => 'mehr komprimierter Text'],
  ['a character of base64', () => 'ein Zeichen von Base64'],
  ['compressed text that is not damaged', () => 'unbeschädigter komprimierter Text'],
  ['a compressed puzzle, which begins with N4 \\(a link with a short name holds no puzzle\\)',
    () => 'ein komprimiertes Rätsel, das mit N4 beginnt (ein Link mit einem kurzen Namen enthält keines)'],
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
  ['"([^"]+)"', (text) => `„${text}“`],
  ['(U\\+[0-9A-F]{4})', (code) => code],
  ['("[^"]+"|U\\+FFFD), which stands for bytes that are not UTF-8', (text) => `${thing(text)}, das für Bytes steht, die kein UTF-8 sind`],
  ['a cell from (\\S+) to (\\S+)', (first, last) => `eine Zelle von ${first} bis ${last}`],
  ['a cell other than (\\S+)', (cell) => `eine andere Zelle als ${cell}`],
  ['a cell of the grid such as (\\S+), and each cell only once', (cell) => `eine Zelle des Gitters, etwa ${cell}, jede nur einmal`],
  ['a cell of the grid such as (\\S+), two different cells in each pair', (cell) => `eine Zelle des Gitters, etwa ${cell}, in jedem Paar zwei verschiedene`],
  ['each cell once', () => 'jede Zelle nur einmal'],
  ['another cell, because there must be (\\d+) or more', (least) => `eine weitere Zelle, denn nötig sind mindestens ${least}`],
  ['another cell, because there must be an even number', () => 'eine weitere Zelle, denn ihre Anzahl muss gerade sein'],
  ['at most (\\d+) cells in one list', (most) => `höchstens ${most} Zellen in einer Liste`],
  ['(\\d+) cells after "=", not (\\d+)', (n, other) => `${counted(n, 'Zelle', 'Zellen')} nach „=“, nicht ${other}`],
  ['(\\d+) cells before the colon, not (\\d+)', (n, other) => `${counted(n, 'Zelle', 'Zellen')} vor dem Doppelpunkt, nicht ${other}`],
  ['": NAME" after (\\d+) cells', (n) => `„: NAME“ nach ${counted(n, 'Zelle', 'Zellen')}`],
  ['the other cell of a pair', () => 'die andere Zelle eines Paares'],
  ['([a-z]+\\d+) to ([a-z]+\\d+)', (first, last) => `${first} bis ${last}`],
  ['two cells in a row, a column or a diagonal', () => 'zwei Zellen einer Zeile, Spalte oder Diagonale'],
  ['the cells of a whole row or column in order', () => 'die Zellen einer ganzen Zeile oder Spalte der Reihe nach'],
  ['up-left, up-right, down-left or down-right after the first cell, or the cells of a diagonal up to the edge',
    () => 'up-left, up-right, down-left oder down-right nach der ersten Zelle, oder die Zellen einer Diagonale bis zum Rand'],
  ['one to four digits and then the four cells around a corner', () => 'ein bis vier Ziffern und dann die vier Zellen um eine Ecke'],
  ['counts and digits in turn, such as 1617 for one 6 and one 7, each digit once',
    () => 'abwechselnd Anzahlen und Ziffern, etwa 1617 für eine 6 und eine 7, jede Ziffer einmal'],
  ['= after the one to three cells of the circle', () => '= nach den ein bis drei Zellen des Kreises'],
  ['= and another group of cells', () => '= und eine weitere Gruppe von Zellen'],
  ['groups of the same number of cells', () => 'Gruppen mit gleich vielen Zellen'],
  ['"=" and the cells that have the same digits', () => '„=“ und die Zellen mit den gleichen Ziffern'],
  ['"=" and further cells, or ": NAME"', () => '„=“ und weitere Zellen, oder „: NAME“'],
  ['"=" and digits', () => '„=“ und Ziffern'],
  ['"(\\S+)" and another rule', (word) => `„${word}“ und eine weitere Regel`],
  ['"(\\S+)" and a rule', (word) => `„${word}“ und eine Regel`],
  ['a rule such as "(.+)" or "(.+)"', (one, other) => `eine Regel wie „${one}“ oder „${other}“`],
  ['a rule that a .+ can have', () => 'eine Regel, die dieses Gitter haben kann'],
  ['a rule that can be combined, such as "(.+)"', (one) => `eine Regel, die sich verbinden lässt, etwa „${one}“`],
  ['a rule other than primitives, and combinations in parentheses', () => 'eine andere Regel als primitives, und Verbindungen in Klammern'],
  ['a condition such as (\\S+), followed by "all" or "chain"', (one) => `eine Bedingung, etwa ${one}, und danach „all“ oder „chain“`],
  ['a condition such as (\\S+), not a number', (one) => `eine Bedingung, etwa ${one}, keine Zahl`],
  ['a regular expression between slashes, such as (.+)', (one) => `ein regulärer Ausdruck zwischen Schrägstrichen, etwa ${one}`],
  ['the rows and columns of the leap, such as 1,2', () => 'die Zeilen und Spalten des Sprungs, etwa 1,2'],
  ["the digits of the puzzle's grid: (\\S+) or (\\S+)", (one, other) => `die Ziffern dieses Gitters: ${one} oder ${other}`],
  ['a number', () => 'eine Zahl'],
  ['the digits', () => 'die Ziffern'],
  ['the sum(?: of the cage)?', () => 'die Summe'],
  ['the modulus', () => 'der Modul'],
  ['the least difference', () => 'der kleinste Unterschied'],
  ['the number of the mark', () => 'die Zahl des Zeichens'],
  ['how many are seen', () => 'wie viele zu sehen sind'],
  ['the rank', () => 'der Rang'],
  ['the distance', () => 'der Abstand'],
  // Words of rules, as they are typed.
  ['([a-z][a-z-]*)', (word) => word],
];

/** What goes with a thing in parentheses. @type {[pattern: RegExp, german: string][]} */
const RANGES = [
  [/^(.+) \(a number from (\d+) to (\d+)\)$/, 'eine Zahl von $2 bis $3'],
  [/^(.+) \(a number of (\d+) or more\)$/, 'eine Zahl ab $2'],
  [/^(.+) \(digits from (\d+) to (\d+), separated by commas\)$/, 'Ziffern von $2 bis $3, getrennt durch Kommas'],
];

/** @param {string} english @returns {string | null} */
function thing(english) {
  for (const [pattern, german] of THINGS) {
    const found = new RegExp(`^${pattern}$`).exec(english);
    if (found !== null) {
      return german(...found.slice(1));
    }
  }
  for (const [pattern, range] of RANGES) {
    const [, what = ''] = pattern.exec(english) ?? [];
    const german = what && thing(what);
    if (german) {
      return `${german} (${english.replace(pattern, range)})`;
    }
  }
  const all = english.split(/, | or /);
  const told = all.length > 1 ? all.map(thing) : [null];
  return told.includes(null) ? null : `${told.slice(0, -1).join(', ')} oder ${told.at(-1)}`;
}

/** @param {string} expected @param {string} found @returns {string | null} null if there are no words for one of them */
export function expectation(expected, found) {
  const [should, is] = [thing(expected), thing(found)];
  return should === null || is === null ? null : `erwartet: ${should}; gefunden: ${is}`;
}
