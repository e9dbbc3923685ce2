package io.github.sudokusat.generate;

import io.github.sudokusat.engine.bits.BitSolver;

/**
 * Whether clues of a solved grid make a proper puzzle, and whether that is minimal. Learns unavoidable sets of the grid from puzzles that are not
 * proper.
 */
final class ClueChecks {

    private final ClueSet clues;
    private final UnavoidableSets sets;
    private final BitSolver solver = new BitSolver();
    private final int[] puzzle = new int[BitSolver.CELLS];
    private final byte[] found = new byte[BitSolver.CELLS];
    private final int[] difference = new int[UnavoidableSets.WORDS];
    private final int[] needed = new int[UnavoidableSets.WORDS];

    /** Tests for clues of a solved grid, of which some unavoidable sets are known. */
    ClueChecks(ClueSet clues, UnavoidableSets sets) {
        this.clues = clues;
        this.sets = sets;
    }

    /** Whether the clues have only one solution. If not, the sets get one more, which the clues do not hit. */
    boolean isProper() {
        clues.write(puzzle);
        solver.start(puzzle);
        while (solver.advance(1, Long.MAX_VALUE) == 1) {
            if (differs()) {
                sets.add(difference);
                return false;
            }
        }
        return true;
    }

    /** Where the solution found last differs from the grid, which is an unavoidable set; after {@link #isProper()} returned false. */
    int[] difference() {
        return difference;
    }

    private boolean differs() {
        solver.writeSolution(found, 0);
        boolean differs = false;
        for (int word = 0, cell = 0; word < UnavoidableSets.WORDS; word++) {
            int bits = 0;
            for (int i = 0; i < UnavoidableSets.CELLS_OF_WORD; i++, cell++) {
                bits |= (found[cell] - '0' == clues.digit(cell) ? 0 : 1) << i;
            }
            difference[word] = bits;
            differs |= bits != 0;
        }
        return differs;
    }

    /** Whether no clue of a proper puzzle is superfluous. */
    boolean isMinimal() {
        findNeeded();
        clues.write(puzzle);
        for (int i = 0; i < clues.size(); i++) {
            int cell = clues.cell(i);
            if ((needed[cell / UnavoidableSets.CELLS_OF_WORD] >> (cell % UnavoidableSets.CELLS_OF_WORD) & 1) == 0) {
                puzzle[cell] = 0;
                solver.startWithout(puzzle, cell, clues.digit(cell));
                if (solver.advance(1, Long.MAX_VALUE) == 0) {
                    return false;
                }
                puzzle[cell] = clues.digit(cell);
            }
        }
        return true;
    }

    /** The clues that are the only one in some unavoidable set, and so not superfluous. */
    private void findNeeded() {
        int[] words = sets.words();
        needed[0] = 0;
        needed[1] = 0;
        needed[2] = 0;
        for (int at = 0; at < sets.size() * UnavoidableSets.WORDS; at += UnavoidableSets.WORDS) {
            int hit0 = words[at] & clues.word(0);
            int hit1 = words[at + 1] & clues.word(1);
            int hit2 = words[at + 2] & clues.word(2);
            if (Integer.bitCount(hit0) + Integer.bitCount(hit1) + Integer.bitCount(hit2) == 1) {
                needed[0] |= hit0;
                needed[1] |= hit1;
                needed[2] |= hit2;
            }
        }
    }
}
