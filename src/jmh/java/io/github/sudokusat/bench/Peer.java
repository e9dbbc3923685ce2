package io.github.sudokusat.bench;

import io.github.sudokusat.engine.bits.Answer;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Variants;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Predicate;

/** Solvers whose uniqueness checks are compared, each as its users have it. */
public enum Peer {
    /**
     * Our search on bytes. Each call takes other variants of the puzzles, of which there are so many that a processor cannot learn the branches that
     * they take; to the others that makes no difference.
     */
    BYTES {
        private static final int TURNS = 100;

        @Override
        IntSupplier open(Grid[] puzzles) {
            byte[] texts = variants(puzzles, TURNS);
            BitSolver solver = new BitSolver();
            byte[] solution = new byte[BitSolver.CELLS];
            int[] turn = {0};
            return () -> {
                int at = turn[0]++ % TURNS * puzzles.length * BitSolver.CELLS;
                int proper = 0;
                for (int i = 0; i < puzzles.length; i++) {
                    Answer answer = solver.solve(texts, at + i * BitSolver.CELLS, solution, 0);
                    proper += answer == Answer.ONE ? 1 : 0;
                }
                return proper;
            };
        }
    },
    /** Our search behind the engine port, grids in. */
    ENGINE {
        @Override
        IntSupplier open(Grid[] puzzles) {
            return each(puzzles, SudokuSolver.of(new BitsEngine())::isProper);
        }
    },
    /** choco-solver: 27 all-different constraints, smallest domain first. */
    CHOCO {
        @Override
        IntSupplier open(Grid[] puzzles) {
            return each(puzzles, OtherSolvers::isProperByChoco);
        }
    },
    /** The Java library of Stephan Fuhrmann; but for easy puzzles it takes a second a puzzle. */
    SFUHRM {
        @Override
        IntSupplier open(Grid[] puzzles) {
            return each(puzzles, OtherSolvers::isProperBySfuhrm);
        }
    },
    /** SAT4J as a newcomer uses it. */
    SAT4J {
        @Override
        IntSupplier open(Grid[] puzzles) {
            return each(puzzles, NaiveCheck::isProper);
        }
    },
    /** QQWing, the C++ library of a Debian package; its Java version is in no repository of packages. */
    QQWING {
        @Override
        boolean isThere() {
            return NativeChecker.isThere("qqwing_check");
        }

        @Override
        IntSupplier open(Grid[] puzzles) {
            return NativeChecker.start("qqwing_check", puzzles);
        }
    },
    /** minisat as a C++ library, the complete encoding loaded once. */
    MINISAT {
        @Override
        boolean isThere() {
            return NativeChecker.isThere("minisat_check");
        }

        @Override
        IntSupplier open(Grid[] puzzles) {
            return NativeChecker.start("minisat_check", puzzles);
        }
    },
    /** minisat on our reduced formula, a process for each of the two solves: what is measured is mostly the start of processes. */
    MINISAT_PROCESS {
        @Override
        boolean isThere() {
            return NativeChecker.isOnPath("minisat");
        }

        @Override
        IntSupplier open(Grid[] puzzles) {
            return each(puzzles, SudokuSolver.of(CdclEngine.of(ExternalSolver.of("minisat {cnf} {out}")))::isProper);
        }
    };

    /** Whether it can be run here. */
    boolean isThere() {
        return true;
    }

    /** The names of those that can be run here and, where the property {@code peers} names some with commas between, are among these. */
    static String[] namesOfThoseThere() {
        List<String> asked = List.of(System.getProperty("peers", "").split(",", -1));
        return Arrays.stream(values())
                .filter(peer -> peer.isThere() && (asked.contains("") || asked.contains(peer.name())))
                .map(Enum::name)
                .toArray(String[]::new);
    }

    /** A check of these puzzles that may keep things from one to the next: each call checks all and tells how many are proper. To be closed if it can be. */
    abstract IntSupplier open(Grid[] puzzles);

    private static IntSupplier each(Grid[] puzzles, Predicate<Grid> isProper) {
        return () -> {
            int proper = 0;
            for (Grid puzzle : puzzles) {
                proper += isProper.test(puzzle) ? 1 : 0;
            }
            return proper;
        };
    }

    /** Variants of all puzzles, of each so many, as 81 characters: all puzzles, then all again. */
    static byte[] variants(Grid[] puzzles, int turns) {
        Variants variants = new Variants(1);
        byte[] texts = new byte[turns * puzzles.length * BitSolver.CELLS];
        for (int i = 0; i < turns * puzzles.length; i++) {
            byte[] puzzle = puzzles[i % puzzles.length].toString().getBytes(StandardCharsets.US_ASCII);
            variants.write(puzzle, 0, texts, i * BitSolver.CELLS);
        }
        return texts;
    }
}
