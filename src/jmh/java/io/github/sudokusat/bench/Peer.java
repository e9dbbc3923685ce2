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

/** Solvers whose uniqueness checks are compared, each used as its users would use it. */
public enum Peer {
    /**
     * Our search on bytes. Each call uses other variants of the puzzles, too many for a processor to learn the branches that they take; to the
     * other solvers that makes no difference.
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
    /** Our search behind the engine port, with grids as input. */
    ENGINE {
        @Override
        IntSupplier open(Grid[] puzzles) {
            return each(puzzles, SudokuSolver.of(BitsEngine.create())::isProper);
        }
    },
    /** choco-solver: 27 all-different constraints, smallest domain first. */
    CHOCO {
        @Override
        IntSupplier open(Grid[] puzzles) {
            return each(puzzles, OtherSolvers::isProperByChoco);
        }
    },
    /** The Java library of Stephan Fuhrmann; except on easy puzzles, it takes a second a puzzle. */
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
    /** QQWing, the C++ library of a Debian package; its Java version is not in any repository of packages. */
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
    /** minisat as a C++ library, with the complete encoding loaded once. */
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
    /** minisat on our reduced formula, with a process for each of the two solves: the time is mostly that of starting processes. */
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

    /** Whether the solver can be run here. */
    boolean isThere() {
        return true;
    }

    /** The names of the solvers that can be run here and, if the property {@code peers} lists names separated by commas, are among these. */
    static String[] namesOfThoseThere() {
        List<String> asked = List.of(System.getProperty("peers", "").split(",", -1));
        return Arrays.stream(values())
                .filter(peer -> peer.isThere() && (asked.contains("") || asked.contains(peer.name())))
                .map(Enum::name)
                .toArray(String[]::new);
    }

    /**
     * A check of given puzzles that may keep data from one to the next: each call checks all of them and returns how many are proper. It must be
     * closed if it is closeable.
     */
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

    /** Variants of all puzzles, a given number of each, as 81 characters: one of each puzzle, then another of each, and so on. */
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
