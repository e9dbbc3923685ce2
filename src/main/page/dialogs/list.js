// @ts-check
// Puzzles to try, the easiest first; each was rated or checked with the library.

import { CLASSIC } from '../share.js';

/** @typedef {{title: string, tag: string, givens: string, layout: string}} Listed */

/** @param {string} name @param {string} givens @param {string} [layout] @param {string} [tag] @returns {Listed} */
const puzzle = (name, givens, layout = CLASSIC, tag = '') => ({ title: 'list.' + name, tag: tag || 'list.' + name + '.tag', givens, layout });

const JIGSAW = 'regions 112222223115542233155542633115544663155444633177744663779777866979999868999888888';

export const LIST = [
  puzzle('sample', '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
  puzzle('easy', '3..2...8...745.2......1.43...1....234.......676....1...13.4......9.216...2...8..5', CLASSIC, 'level.easy'),
  puzzle('medium', '..7..54..6...1.3.....2..7.5...4...9.1..3.6..8.2...9...7.1..2.....4.8...7..35..8..', CLASSIC, 'level.medium'),
  puzzle('hard', '.8....7..1...8659....9...6..5.692.....8...9.....854.1..6...8....2317...6..9....3.', CLASSIC, 'level.hard'),
  puzzle('unfair', '.36....2...94.........12....13.85....4.6.3.8....17.96....34.........76...5....87.', CLASSIC, 'level.unfair'),
  puzzle('extreme', '.69.8......21...3...5..6.7..5..1......46.53......9..4..8.9..4...7...18......3.79.', CLASSIC, 'level.extreme'),
  puzzle('seventeen', '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...'),
  puzzle('hardest', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'),
  puzzle('several', '53..7....6..195....98....6.8...6....4..8.3...7...2.....6....28....419..5....8..7.'),
  puzzle('none', '531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
  puzzle('four', '...4.3..1.....2.', 'box 2x2'),
  puzzle('six', '...1...15..........6..1545..2..2...6', 'box 2x3'),
  puzzle('eight', '.5..3...3....4....24.3...3...17..8.6....4......1....7.....5746..', 'box 2x4'),
  puzzle('x', '.3.61.8....9.....3.........4............41.95....5......68......7..2...1.....3...', 'box 3x3; rule diagonals'),
  puzzle('windoku', '.3..1.8......9..23......1..2...5.........3..9....4.......8......7...2........9..6', 'box 3x3; rule windoku'),
  puzzle('knight', '.5.61.8......2...3........6....4............5..........162......7...6............', 'box 3x3; rule anti-knight'),
  puzzle('jigsaw', '.......4...3.........7...1..8..............26..7...5......84..........6..6..4.28.', JIGSAW),
  puzzle('sixteen', 'BE.63...9DF5.G4A2AG4..9DE8..1C37F59D.A4231.C..8B...1E.86.42A.59.G42AD9....E.C1.3..BE.1C3.59..2.4.D..2.A...31E6.8317C68B..AG..DF95.DF..2A17C3B..EC317.E..42AGF9D.AG42.5DF86B.....E86B137C.F..A42G.BE8C.3..9DF.A.21.C3B.E8A.429F5DD.59.2...3178BE642.G..59BE863.C.', 'box 4x4')];
