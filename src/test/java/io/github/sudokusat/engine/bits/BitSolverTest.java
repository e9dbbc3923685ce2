package io.github.sudokusat.engine.bits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BitSolverTest {

    private static final String HARD =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    private static final String SOLVED =
            "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

    private final BitSolver solver = new BitSolver();

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Random puzzles of all kinds: solved grids with 25 to 60 cells blanked, one in three of them with a digit changed. */
    private static Grid randomPuzzle(long seed) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Random random = new Random(seed);
        Grid puzzle = maker.blank(maker.solution(Layout.classic()), 25 + random.nextInt(36));
        return random.nextInt(3) == 0 ? puzzle.with(random.nextInt(81), 1 + random.nextInt(9)) : puzzle;
    }

    @Test
    void aPuzzleIsSolvedInPlace() {
        byte[] text = bytes("::" + HARD + "::");
        assertThat(solver.solve(text, 2, text, 2)).isEqualTo(Answer.ONE);
        assertThat(new String(text, StandardCharsets.US_ASCII)).isEqualTo("::" + SOLVED + "::");
    }

    @Test
    void theAnswerAgreesWithTheOracle() {
        byte[] out = new byte[81];
        for (long seed = 1; seed <= 400; seed++) {
            Grid puzzle = randomPuzzle(seed);
            long expected = BruteForce.count(puzzle, 2);
            Answer answer = solver.solve(bytes(puzzle.toString()), 0, out, 0);
            assertThat(answer)
                    .as("seed %d: %s", seed, puzzle)
                    .isEqualTo(expected == 0 ? Answer.NONE : expected == 1 ? Answer.ONE : Answer.SEVERAL);
            if (answer != Answer.NONE) {
                Grid first = Grid.of(Layout.classic(), digits(out));
                assertThat(first.isSolved() && first.keeps(puzzle))
                        .as("seed %d: %s", seed, first)
                        .isTrue();
            }
        }
    }

    private static int[] digits(byte[] text) {
        int[] digits = new int[81];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = text[cell] - '0';
        }
        return digits;
    }

    /** Checks thousands of solutions: all are different, and there are as many as the SAT engine finds. */
    @Test
    void enumerationGivesTheSolutionsOfTheSatEngine() {
        CdclEngine sat = CdclEngine.of(Sat4jSolver.instance());
        for (long seed = 1; seed <= 8; seed++) {
            PuzzleMaker maker = new PuzzleMaker(seed);
            Grid puzzle = maker.blank(maker.solution(Layout.classic()), 52 + (int) seed % 4);
            Set<Grid> expected = new HashSet<>();
            try (Search search = sat.start(Puzzle.of(puzzle), Limits.none().withMaxSolutions(3000))) {
                while (search.advance() == Search.Status.FOUND) {
                    expected.add(search.solution());
                }
            }
            Set<Grid> found = new HashSet<>();
            solver.start(puzzle.digits());
            byte[] out = new byte[81];
            while (solver.advance(1, Long.MAX_VALUE) == 1) {
                solver.writeSolution(out, 0);
                assertThat(found.add(Grid.of(Layout.classic(), digits(out))))
                        .as("seed %d: once", seed)
                        .isTrue();
            }
            assertThat(solver.count(bytes(puzzle.toString()), 0, Long.MAX_VALUE))
                    .isEqualTo(found.size());
            if (expected.size() < 3000) {
                assertThat(found).as("seed %d: %s", seed, puzzle).isEqualTo(expected);
            } else {
                assertThat(found).as("seed %d: %s", seed, puzzle).containsAll(expected);
            }
        }
    }

    @Test
    void solutionsWithinCandidatesAreThoseOfTheGridThatUseNoOthers() {
        CandidateLayout layout = CandidateLayout.of(Layout.classic());
        for (long seed = 1; seed <= 40; seed++) {
            Random random = new Random(seed);
            PuzzleMaker maker = new PuzzleMaker(seed);
            Grid puzzle = maker.blank(maker.solution(Layout.classic()), 50);
            CandidateGrid candidates = CandidateGrid.of(layout, puzzle);
            int removed = random.nextInt(81);
            int digit = 1 + random.nextInt(9);
            boolean sound = candidates.remove(removed, digit);
            List<Grid> expected = new ArrayList<>(BruteForce.solutions(puzzle, Long.MAX_VALUE));
            expected.removeIf(solution -> solution.digit(removed) == digit);
            assertThat(sound || expected.isEmpty()).isTrue();
            List<Grid> found = new ArrayList<>();
            try (Search search = BitsEngine.create().start(Puzzle.of(candidates), Limits.none())) {
                while (search.advance() == Search.Status.FOUND) {
                    found.add(search.solution());
                }
            }
            assertThat(found).as("seed %d: %s", seed, puzzle).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void aSearchWithoutADigitFindsTheSolutionsThatHaveAnother() {
        int compared = 0;
        for (long seed = 1; seed <= 100; seed++) {
            Grid puzzle = randomPuzzle(seed);
            Random random = new Random(seed);
            int cell = random.nextInt(81);
            int digit = 1 + random.nextInt(9);
            List<Grid> solutions = BruteForce.solutions(puzzle, 300);
            if (solutions.size() < 300) {
                long expected = solutions.stream()
                        .filter(solution -> solution.digit(cell) != digit)
                        .count();
                solver.startWithout(puzzle.digits(), cell, digit);
                assertThat(solver.advance(Long.MAX_VALUE, Long.MAX_VALUE))
                        .as("seed %d: %s without %d in cell %d", seed, puzzle, digit, cell)
                        .isEqualTo(expected);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(20);
        int[] digits = new int[81];
        assertThatThrownBy(() -> solver.startWithout(digits, 81, 1)).hasMessage("cell must be from 0 to 80, but is 81");
        assertThatThrownBy(() -> solver.startWithout(digits, 0, 0))
                .hasMessage("excluded digit must be from 1 to 9, but is 0");
    }

    @Test
    void aSearchInPortionsFindsTheSameAsInOneGo() {
        PuzzleMaker maker = new PuzzleMaker(5);
        byte[] puzzle = bytes(maker.blank(maker.solution(Layout.classic()), 56).toString());
        long all = solver.count(puzzle, 0, Long.MAX_VALUE);
        long choices = solver.choices();
        long deadEnds = solver.deadEnds();
        assertThat(all).isGreaterThan(100);
        for (int portion : new int[] {1, 7, 100}) {
            assertThat(solver.start(puzzle, 0)).isTrue();
            long found = 0;
            for (int i = 0; !solver.isExhausted(); i++) {
                long before = solver.choices();
                found += solver.advance(1 + i % 5, portion);
                assertThat(solver.choices() - before).isBetween(0L, (long) portion);
            }
            assertThat(found).isEqualTo(all);
            assertThat(solver.choices()).isEqualTo(choices);
            assertThat(solver.deadEnds()).isEqualTo(deadEnds);
        }
    }

    /** Once warm, neither solving nor enumerating allocates a byte. */
    @Test
    void nothingIsAllocatedForAPuzzle() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        PuzzleMaker maker = new PuzzleMaker(5);
        byte[] many = bytes(maker.blank(maker.solution(Layout.classic()), 56).toString());
        byte[] hard = bytes(HARD);
        byte[] out = new byte[81];
        long allocated = Long.MAX_VALUE;
        // The measurement itself, and the compiler's first steps, may allocate: one round without an allocation proves
        // it.
        for (int round = 0; round < 50 && allocated > 0; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 20; i++) {
                solver.solve(hard, 0, out, 0);
                solver.count(many, 0, 1000);
            }
            allocated = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(allocated).isZero();
    }

    @Test
    void blanksCanBeWrittenInFiveWays() {
        byte[] out = new byte[81];
        for (char blank : new char[] {'.', '0', '*', '_', '?'}) {
            assertThat(solver.solve(bytes(HARD.replace('.', blank)), 0, out, 0)).isEqualTo(Answer.ONE);
            assertThat(new String(out, StandardCharsets.US_ASCII)).isEqualTo(SOLVED);
        }
    }

    @Test
    void otherCharactersAreMalformed() {
        byte[] text = bytes(HARD);
        byte[] out = new byte[81];
        for (byte wrong : new byte[] {'x', ' ', '\n', ':', '/', 0, -1, Byte.MIN_VALUE, Byte.MAX_VALUE}) {
            text[80] = wrong;
            assertThat(solver.solve(text, 0, out, 0)).isEqualTo(Answer.MALFORMED);
            assertThat(solver.count(text, 0, 5)).isEqualTo(-1);
            assertThat(solver.isExhausted()).isTrue();
            assertThat(out).containsOnly(0);
        }
    }

    @Test
    void arraysThatAreTooShortAreRefused() {
        byte[] long81 = bytes(HARD);
        byte[] long80 = new byte[80];
        assertThatThrownBy(() -> solver.solve(long81, 1, long81, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("in must hold 81 characters from 1 on, but has 81");
        assertThatThrownBy(() -> solver.solve(long81, 0, long80, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("out must hold 81 characters from 0 on, but has 80");
        assertThatThrownBy(() -> solver.count(long81, -1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> solver.start(new int[80]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected 81 digits, but found 80");
        int[] ten = new int[81];
        ten[3] = 10;
        assertThatThrownBy(() -> solver.start(ten)).hasMessage("digit must be from 0 (blank) to 9, but is 10");
        int[] wide = new int[81];
        wide[3] = 512;
        assertThatThrownBy(() -> solver.startWithin(wide)).hasMessage("candidates must be from 0 to 511, but are 512");
    }

    @Test
    void aSolutionCanBeReadOnlyIfThereIsOne() {
        assertThat(solver.isExhausted()).isTrue();
        assertThat(solver.advance(1, 1)).isZero();
        assertThatThrownBy(() -> solver.digit(0)).isInstanceOf(IllegalStateException.class);
        solver.start(bytes(HARD), 0);
        assertThatThrownBy(() -> solver.writeSolution(new byte[81], 0)).isInstanceOf(IllegalStateException.class);
        assertThat(solver.advance(1, Long.MAX_VALUE)).isOne();
        assertThat(solver.digit(80)).isEqualTo(4);
        assertThatThrownBy(() -> solver.digit(81)).isInstanceOf(IllegalArgumentException.class);
        assertThat(solver.advance(1, Long.MAX_VALUE)).isZero();
        assertThatThrownBy(() -> solver.digit(0)).isInstanceOf(IllegalStateException.class);
    }
}
