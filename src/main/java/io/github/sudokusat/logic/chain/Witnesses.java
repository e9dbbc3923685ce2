package io.github.sudokusat.logic.chain;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.pattern.Bits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Positions in which propagation has ended without a contradiction, which show that candidates are not refuted: nothing in them follows any more from
 * what is decided there, so no assumption of it can remove anything from them.
 *
 * <p>A candidate that is decided in such a position therefore need not be assumed again while the position lies within that of the search. Algorithms
 * for singleton arc consistency keep supports in this way.
 */
final class Witnesses {

    private final int side;
    private final int words;
    /** For each candidate, numbered {@code cell · side + digit}, those that are decided together with it in some position. */
    private final long[] together;
    /** For each candidate the last position in which it is decided, after the candidate that is assumed first. */
    private final @Nullable CandidateGrid[] latest;

    Witnesses(int cells, int side) {
        this.side = side;
        words = (cells * side + Long.SIZE - 1) / Long.SIZE;
        together = new long[cells * side * words];
        latest = new CandidateGrid[cells * side];
    }

    /** Begins with another candidate that is assumed first. */
    void begin() {
        Arrays.fill(latest, null);
    }

    /** Whether two candidates are decided together in some position, which lies within any that follows from one of them. */
    boolean agree(int first, int second) {
        return Bits.has(together, first * words, second);
    }

    /** Whether a candidate is decided in the last position that has it, and this position lies within another. */
    boolean isDecidedWithin(CandidateGrid grid, int candidate) {
        CandidateGrid witness = latest[candidate];
        return witness != null && !witness.isContradictory() && isWithin(witness, grid);
    }

    private static boolean isWithin(CandidateGrid inner, CandidateGrid outer) {
        for (int cell = 0; cell < inner.layout().cellCount(); cell++) {
            if ((inner.candidateBits(cell) & ~outer.candidateBits(cell)) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Adds a position in which propagation has ended; where it is changed later, propagation must end again. */
    void add(CandidateGrid grid) {
        long[] decided = new long[words];
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            int digit = grid.digit(cell);
            if (digit != 0) {
                int candidate = cell * side + digit - 1;
                Bits.add(decided, 0, candidate);
                latest[candidate] = grid;
            }
        }
        for (int one = Bits.next(decided, 0, words, 0); one >= 0; one = Bits.next(decided, 0, words, one + 1)) {
            Bits.or(together, one * words, decided, 0, words);
        }
    }
}
