package io.github.sudokusat.bench;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.function.Predicate;

/** The ways to check a puzzle that the benchmarks compare. */
public enum CheckMethod {
    /** SAT4J as a newcomer uses it, with which the others are compared. */
    NAIVE {
        @Override
        Predicate<Grid> open() {
            return NaiveCheck::isProper;
        }
    },
    /** All clauses, the givens as units. */
    UNITS {
        @Override
        Predicate<Grid> open() {
            return sat(ClueHandling.UNITS, Propagation.Depth.NONE);
        }
    },
    /** All clauses in a solver that is kept, the givens as assumptions. */
    ASSUMED {
        @Override
        Predicate<Grid> open() {
            return sat(CdclOptions.defaults().withAssumedGivens(true));
        }
    },
    /** Reduced by the givens. */
    REDUCED {
        @Override
        Predicate<Grid> open() {
            return sat(ClueHandling.REDUCED, Propagation.Depth.NONE);
        }
    },
    /** Reduced by singles. */
    SINGLES {
        @Override
        Predicate<Grid> open() {
            return sat(ClueHandling.REDUCED, Propagation.Depth.SINGLES);
        }
    },
    /** What the SAT engine does by default: reduced by singles and locked candidates. */
    DEFAULT {
        @Override
        Predicate<Grid> open() {
            return SudokuSolver.of(CdclEngine.of(Sat4jSolver.instance()))::isProper;
        }
    },
    /** Textbook backtracking. */
    BACKTRACK {
        @Override
        Predicate<Grid> open() {
            return SudokuSolver.of(BacktrackEngine.create())::isProper;
        }
    };

    /** A check that may keep data from one puzzle to the next. */
    abstract Predicate<Grid> open();

    private static Predicate<Grid> sat(ClueHandling clues, Propagation.Depth depth) {
        CdclOptions options = CdclOptions.defaults()
                .withEncoding(EncodingOptions.defaults().withClues(clues))
                .withPropagation(depth);
        return sat(options);
    }

    private static Predicate<Grid> sat(CdclOptions options) {
        return SudokuSolver.of(CdclEngine.of(Sat4jSolver.instance(), options))::isProper;
    }
}
