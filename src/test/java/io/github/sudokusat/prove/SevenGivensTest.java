package io.github.sudokusat.prove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.cnf.DimacsWriter;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.prove.certificate.ProofCheckResult;
import io.github.sudokusat.prove.certificate.ProofFormat;
import io.github.sudokusat.prove.certificate.ProofText;
import io.github.sudokusat.prove.certificate.RupChecker;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.NaiveLrat;
import io.github.sudokusat.testing.NaiveRup;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * No 6×6 puzzle with seven givens has one solution: a theorem, with a proof for each of the 49 classes of grids.
 *
 * <p>A set of cells is unavoidable in a grid if another grid differs from it exactly there. The givens of a puzzle whose only solution is the grid have a
 * cell in common with each unavoidable set (G. McGuire, B. Tugemann, G. Civario, There Is No 16-Clue Sudoku, Experimental Mathematics 23, 2014, use the
 * same idea for 9×9). So the formula of a class says that at most seven of 36 cells are given, and at least one of each of some unavoidable sets; it has
 * no model. What must be believed are the 49 classes, which {@code CanonicalFormTest} counts, and that the formula says this, which is checked here from
 * its text alone.
 *
 * <p>With the environment variable {@code THEOREM_DIR}, the formulas and proofs are written there, for other checkers: {@code cake_lpr DIR/1.cnf DIR/1.lrat}.
 */
@Tag("slow")
class SevenGivensTest {

    private static final int CELLS = 36;
    private static final long ALL = (1L << CELLS) - 1;
    private static final int GIVENS = 7;
    private static final int CLASSES = 49;

    /** So many solutions of a puzzle are searched for unavoidable sets; those with few cells differ from the grid. */
    private static final int MOST_SOLUTIONS = 3000;

    /** Renaming and exchanging the columns of the right stack makes the first row and the first box 123456 and 123/456. */
    private static Set<Grid> classes() {
        Set<Grid> classes = new LinkedHashSet<>();
        for (Grid grid : solutions(grid("123456456" + ".".repeat(27)), Integer.MAX_VALUE)) {
            classes.add(CanonicalForm.least(grid).grid());
        }
        return classes;
    }

    private static Grid grid(String text) {
        return GridParser.create().parse(text);
    }

    private static List<Grid> solutions(Grid puzzle, int most) {
        List<Grid> solutions = new ArrayList<>();
        try (Search search = SudokuSolver.create().search(puzzle)) {
            while (solutions.size() < most && search.advance() == Search.Status.FOUND) {
                solutions.add(search.solution());
            }
        }
        return solutions;
    }

    /** The cells in which two grids differ. */
    private static long difference(Grid one, Grid other) {
        long cells = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            cells |= one.digit(cell) == other.digit(cell) ? 0 : 1L << cell;
        }
        return cells;
    }

    /** The unavoidable sets of a grid that have been found, each with another grid that shows it; minimal among those found together. */
    private static final class Unavoidable {

        private final Grid grid;
        final Map<Long, Grid> sets = new LinkedHashMap<>();

        Unavoidable(Grid grid) {
            this.grid = grid;
            for (int one = 1; one <= 6; one++) {
                for (int two = one + 1; two <= 6; two++) {
                    for (int three = two; three <= 6; three++) {
                        addWithin(cellsOf(one) | cellsOf(two) | cellsOf(three));
                    }
                    addWithin(row(one) | row(two));
                    addWithin(column(one) | column(two));
                }
            }
        }

        private long cellsOf(int digit) {
            long cells = 0;
            for (int cell = 0; cell < CELLS; cell++) {
                cells |= grid.digit(cell) == digit ? 1L << cell : 0;
            }
            return cells;
        }

        private static long row(int number) {
            return 63L << (6 * (number - 1));
        }

        private static long column(int number) {
            return 0x041041041L << (number - 1);
        }

        /** Adds sets of open cells; returns false if there is none. */
        boolean addWithin(long open) {
            Grid puzzle = grid;
            for (long left = open; left != 0; left &= left - 1) {
                puzzle = puzzle.with(Long.numberOfTrailingZeros(left), 0);
            }
            Map<Long, Grid> found = new LinkedHashMap<>();
            solutions(puzzle, MOST_SOLUTIONS).forEach(other -> found.put(difference(grid, other), other));
            found.remove(0L);
            List<Long> minimal = new ArrayList<>();
            found.keySet().stream()
                    .sorted(Comparator.comparingInt(Long::bitCount))
                    .forEach(set -> {
                        if (minimal.stream().noneMatch(smaller -> (smaller & ~set) == 0)) {
                            minimal.add(set);
                        }
                    });
            minimal.forEach(set -> sets.putIfAbsent(set, found.get(set)));
            return !minimal.isEmpty();
        }
    }

    private static int[] clause(long cells) {
        int[] clause = new int[Long.bitCount(cells)];
        int n = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            clause[n++] = Long.numberOfTrailingZeros(left) + 1;
        }
        return clause;
    }

    /** That {@code counted(cell, n)}, at least n of the cells up to this one are given, for n up to seven; and that not eight are. */
    private static List<int[]> atMostSeven() {
        List<int[]> clauses = new ArrayList<>();
        for (int cell = 1; cell <= CELLS; cell++) {
            for (int n = 1; n <= GIVENS; n++) {
                if (cell > 1) {
                    clauses.add(new int[] {-counted(cell - 1, n), counted(cell, n)});
                }
                if (n == 1) {
                    clauses.add(new int[] {-cell, counted(cell, 1)});
                } else if (cell > 1) {
                    clauses.add(new int[] {-cell, -counted(cell - 1, n - 1), counted(cell, n)});
                }
            }
            if (cell > 1) {
                clauses.add(new int[] {-cell, -counted(cell - 1, GIVENS)});
            }
        }
        return clauses;
    }

    private static int counted(int cell, int n) {
        return CELLS + (cell - 1) * GIVENS + n;
    }

    private static SatSession open(SessionOptions options) {
        SatSession session = Sat4jSolver.instance().open(counted(CELLS, GIVENS), options);
        atMostSeven().forEach(clause -> session.add(clause, clause.length));
        return session;
    }

    /** Finds unavoidable sets until no seven cells meet them all. */
    private static Unavoidable refuted(Grid grid) {
        Unavoidable unavoidable = new Unavoidable(grid);
        Set<Long> added = new LinkedHashSet<>();
        try (SatSession session = open(SessionOptions.defaults())) {
            while (true) {
                for (long set : unavoidable.sets.keySet()) {
                    if (added.add(set)) {
                        session.add(clause(set), Long.bitCount(set));
                    }
                }
                SatResult result = session.solve(Limits.none());
                if (!(result instanceof SatResult.Sat sat)) {
                    return unavoidable;
                }
                long given = 0;
                for (int cell = 0; cell < CELLS; cell++) {
                    given |= sat.model().isTrue(cell + 1) ? 1L << cell : 0;
                }
                assertThat(unavoidable.addWithin(ALL & ~given))
                        .as("seven givens of %s suffice", grid)
                        .isTrue();
            }
        }
    }

    /** The formula of a class, with the grids that show the unavoidable sets in its comments. */
    private static String formula(Unavoidable unavoidable) {
        List<int[]> clauses = atMostSeven();
        unavoidable.sets.keySet().forEach(set -> clauses.add(clause(set)));
        StringBuilder text = new StringBuilder();
        DimacsWriter writer = new DimacsWriter(text);
        writer.comment("grid " + unavoidable.grid);
        unavoidable.sets.values().forEach(other -> writer.comment("other " + other));
        writer.header(counted(CELLS, GIVENS), clauses.size());
        clauses.forEach(clause -> writer.add(clause, clause.length));
        writer.finish();
        return text.toString();
    }

    private static String drup(Unavoidable unavoidable) {
        StringBuilder drup = new StringBuilder();
        try (SatSession session = open(SessionOptions.defaults().withProof(drup))) {
            unavoidable.sets.keySet().forEach(set -> session.add(clause(set), Long.bitCount(set)));
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
        }
        return drup.toString();
    }

    private static Set<Integer> setOf(int[] clause) {
        return Arrays.stream(clause).boxed().collect(Collectors.toSet());
    }

    /** Reads a formula as a stranger would: the cells in which each other grid differs are a clause, and all else counts the givens. */
    private static void assertSaysSo(String formula, Grid grid) throws IOException {
        List<String> comments =
                formula.lines().filter(line -> line.startsWith("c ")).toList();
        assertThat(comments.get(0)).isEqualTo("c grid " + grid);
        Set<Set<Integer>> clauses = NaiveRup.clauses(DimacsReader.readCnf(new StringReader(formula))).stream()
                .map(SevenGivensTest::setOf)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        for (String comment : comments.subList(1, comments.size())) {
            Grid other = grid(comment.substring("c other ".length()));
            assertThat(other.isSolved()).isTrue();
            Set<Integer> cells = new LinkedHashSet<>();
            for (int cell = 0; cell < CELLS; cell++) {
                if (other.digit(cell) != grid.digit(cell)) {
                    cells.add(cell + 1);
                }
            }
            assertThat(clauses.remove(cells)).as(comment).isTrue();
        }
        assertThat(clauses)
                .containsExactlyInAnyOrderElementsOf(
                        atMostSeven().stream().map(SevenGivensTest::setOf).toList());
    }

    /** The counter allows any seven cells and no eight: by counting true cells one after the other, all its variables are determined from below. */
    @Test
    void theCounterAllowsSevenCellsAndNotEight() {
        for (long given : new long[] {0, 127, 127L << 29, 0x249249L & ALL, 255, 255L << 28, ALL}) {
            try (SatSession session = open(SessionOptions.defaults())) {
                for (int cell = 0; cell < CELLS; cell++) {
                    session.add((given >>> cell & 1) == 0 ? -cell - 1 : cell + 1);
                }
                assertThat(session.solve(Limits.none()) instanceof SatResult.Sat)
                        .isEqualTo(Long.bitCount(given) <= GIVENS);
            }
        }
    }

    @Test
    void noPuzzleWithSevenGivensHasOneSolution() throws IOException {
        String directory = System.getenv("THEOREM_DIR");
        int number = 0;
        for (Grid grid : classes()) {
            number++;
            Unavoidable unavoidable = refuted(grid);
            String formula = formula(unavoidable);
            StringBuilder lrat = new StringBuilder();
            ProofCheckResult checked = RupChecker.check(
                    new StringReader(formula),
                    new StringReader(drup(unavoidable)),
                    ProofFormat.LRAT,
                    lrat,
                    Limits.none());
            assertThat(checked).as("%s", grid).isInstanceOf(ProofCheckResult.Accepted.class);
            assertThat(ProofText.check(new StringReader(formula), new StringReader(lrat.toString()), Limits.none()))
                    .isInstanceOf(ProofCheckResult.Accepted.class);
            Cnf cnf = DimacsReader.readCnf(new StringReader(formula));
            assertThat(NaiveLrat.wrongLine(cnf.variables(), NaiveRup.clauses(cnf), lrat.toString()))
                    .isZero();
            assertSaysSo(formula, grid);
            if (directory != null) {
                Files.createDirectories(Path.of(directory));
                Files.writeString(Path.of(directory, number + ".cnf"), formula);
                Files.writeString(Path.of(directory, number + ".lrat"), lrat);
            }
        }
        assertThat(number).isEqualTo(CLASSES);
    }

    /** Eight givens can suffice, so that seven is the best that can be shown. */
    @Test
    void eightGivensCanSuffice() {
        assertThat(solutions(grid("1....6.5..2....5....43....2........."), 2)).hasSize(1);
    }
}
