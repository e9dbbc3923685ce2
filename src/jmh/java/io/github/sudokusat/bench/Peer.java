package io.github.sudokusat.bench;

import io.github.sudokusat.engine.bits.Answer;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.function.Predicate;

/** Solvers whose uniqueness checks are compared, each as its users have it. */
public enum Peer {
    /** choco-solver: 27 all-different constraints, smallest domain first. */
    CHOCO {
        @Override
        Predicate<Grid> open(Grid[] puzzles) {
            return OtherSolvers::isProperByChoco;
        }
    },
    /** The Java library of Stephan Fuhrmann. */
    SFUHRM {
        @Override
        Predicate<Grid> open(Grid[] puzzles) {
            return OtherSolvers::isProperBySfuhrm;
        }
    },
    /** SAT4J as a newcomer uses it. */
    SAT4J {
        @Override
        Predicate<Grid> open(Grid[] puzzles) {
            return NaiveCheck::isProper;
        }
    },
    /** minisat on our reduced formula, a process for each of the two solves: what is measured is mostly the start of processes. */
    MINISAT {
        @Override
        Predicate<Grid> open(Grid[] puzzles) {
            return SudokuSolver.with(CdclEngine.of(ExternalSolver.of("minisat {cnf} {out}")))::isProper;
        }
    },
    /** Our search behind the engine port, grids in. */
    ENGINE {
        @Override
        Predicate<Grid> open(Grid[] puzzles) {
            return SudokuSolver.with(new BitsEngine())::isProper;
        }
    },
    /** Our search on bytes, which are prepared as the grids of the others are. */
    BYTES {
        @Override
        Predicate<Grid> open(Grid[] puzzles) {
            IdentityHashMap<Grid, byte[]> texts = new IdentityHashMap<>();
            for (Grid puzzle : puzzles) {
                texts.put(puzzle, puzzle.toString().getBytes(StandardCharsets.US_ASCII));
            }
            BitSolver solver = new BitSolver();
            byte[] solution = new byte[BitSolver.CELLS];
            return puzzle -> {
                byte[] text = texts.get(puzzle);
                return text != null && solver.solve(text, 0, solution, 0) == Answer.ONE;
            };
        }
    };

    /** A check of these puzzles that may keep things from one to the next. */
    abstract Predicate<Grid> open(Grid[] puzzles);
}
