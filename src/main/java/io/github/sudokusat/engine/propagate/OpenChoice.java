package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;

/** A propagated position whose solutions are divided into parts, which are searched one after the other. */
abstract class OpenChoice {

    final CandidateGrid grid;
    final int cell;
    /** The digit that is tried next, or has been tried last. */
    int digit;

    private OpenChoice(CandidateGrid grid, int cell, int digit) {
        this.grid = grid;
        this.cell = cell;
        this.digit = digit;
    }

    /** A choice between the digits of an open cell, in ascending order. */
    static OpenChoice ofDigits(CandidateGrid grid, int cell) {
        return new Digits(grid, cell);
    }

    /** A choice between a candidate of an open cell and what is left without it. */
    static OpenChoice ofCandidate(CandidateGrid grid, int cell, int digit) {
        return new Alternative(grid, cell, digit);
    }

    /** Whether the next part places a digit. */
    abstract boolean places();

    /** Takes the next part, which may be contradictory; the last one takes over the grid. */
    abstract CandidateGrid next();

    /** Whether all parts have been taken. */
    abstract boolean isDone();

    /** What has not been taken yet. */
    final Puzzle rest() {
        CandidateGrid rest = grid.copy();
        removeTried(rest);
        return Puzzle.of(rest);
    }

    abstract void removeTried(CandidateGrid rest);

    private static final class Digits extends OpenChoice {

        Digits(CandidateGrid grid, int cell) {
            super(grid, cell, grid.nextCandidate(cell, 1));
        }

        @Override
        boolean places() {
            return true;
        }

        @Override
        CandidateGrid next() {
            int placed = digit;
            digit = grid.nextCandidate(cell, digit + 1);
            CandidateGrid part = isDone() ? grid : grid.copy();
            part.place(cell, placed);
            return part;
        }

        @Override
        boolean isDone() {
            return digit == 0;
        }

        @Override
        void removeTried(CandidateGrid rest) {
            for (int tried = grid.nextCandidate(cell, 1); tried < digit; tried = grid.nextCandidate(cell, tried + 1)) {
                rest.remove(cell, tried);
            }
        }
    }

    private static final class Alternative extends OpenChoice {

        private int taken;

        Alternative(CandidateGrid grid, int cell, int digit) {
            super(grid, cell, digit);
        }

        @Override
        boolean places() {
            return taken == 0;
        }

        @Override
        CandidateGrid next() {
            taken++;
            CandidateGrid part = isDone() ? grid : grid.copy();
            if (isDone()) {
                part.remove(cell, digit);
            } else {
                part.place(cell, digit);
            }
            return part;
        }

        @Override
        boolean isDone() {
            return taken == 2;
        }

        @Override
        void removeTried(CandidateGrid rest) {
            if (taken == 1) {
                rest.remove(cell, digit);
            }
        }
    }
}
