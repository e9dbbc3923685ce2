package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.run.Watch;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A puzzle as a 0-1 linear program: a variable for each candidate, 1 if the digit is in the cell; for each cell the sum over its digits is 1; for
 * each house and digit the sum over the cells is 1; for two cells that must differ and share no house, the sum is at most 1 for each digit.
 * {@linkplain NamedRule Named rules} add rows for each of their primitives, and variables of their own that choose, for instance, among the sets of
 * digits of a killer cage. The candidates determine these, except where the cases of a rule overlap: there is one feasible point for each solution.
 *
 * <p>There is nothing to optimise: the feasible points, as far as the candidates go, are exactly the solutions of the puzzle. The formulation is that
 * of A. Bartlett, T. Chartier, A. Langville and T. Rankin, An Integer Programming Model for the Sudoku Problem, Journal of Online Mathematics and its
 * Applications 8, 2008.
 *
 * <p>Rows are created during the walk. Memory: O(side), plus 9 bytes for each candidate of the grid in the reduced numbering. Immutable.
 */
public final class SudokuProgram {

    private static final Set<Class<? extends Rule>> KNOWN_RULES = Set.of(MustDiffer.class, NamedRule.class);

    private final Grid puzzle;
    private final OpenCandidates position;
    private final boolean givenRows;

    private SudokuProgram(Grid puzzle, OpenCandidates position, boolean givenRows) {
        this.puzzle = puzzle;
        this.position = position;
        this.givenRows = givenRows;
    }

    /**
     * The program over all candidates, with a row for each given that sets its variable to 1.
     *
     * @param puzzle the puzzle; its conflicts, if any, make the program infeasible
     * @return the program, with the direct numbering of variables
     * @throws IllegalArgumentException if the layout is not {@linkplain #supports supported}
     */
    public static SudokuProgram of(Grid puzzle) {
        requireSupport(puzzle.layout());
        return new SudokuProgram(puzzle, OpenCandidates.direct(puzzle.layout()), true);
    }

    /**
     * The program over the remaining candidates: each given itself, which its cell's row sets to 1, and in blank cells the puzzle's own candidates
     * or, if it has none, the digits that occur neither in a house of the cell nor in a cell that must differ from it. O(side³).
     *
     * @param puzzle the puzzle; conflicts or a contradiction make the program infeasible
     * @return the program, with a reduced numbering of variables
     * @throws IllegalArgumentException if the layout is not {@linkplain #supports supported}
     */
    public static SudokuProgram reduced(Puzzle puzzle) {
        requireSupport(puzzle.layout());
        return new SudokuProgram(puzzle.grid(), OpenCandidates.withGivens(puzzle), false);
    }

    private static void requireSupport(Layout layout) {
        layout.requireKnownRules("the linear program", KNOWN_RULES);
    }

    /**
     * Whether all rules of a layout can be written as rows.
     *
     * @param layout the layout
     * @return false if there is a rule other than a {@link MustDiffer} or {@link NamedRule}
     */
    public static boolean supports(Layout layout) {
        return layout.unknownRule(KNOWN_RULES).isEmpty();
    }

    /**
     * The puzzle of this program.
     *
     * @return the grid of the givens
     */
    public Grid puzzle() {
        return puzzle;
    }

    /**
     * The variables of the candidates. Those that named rules add are numbered after them.
     *
     * @return the numbering, direct or reduced
     */
    public CandidateVariables variables() {
        return position.variables;
    }

    /**
     * Passes all rows to a sink: cells, houses digit by digit, rules pair by pair, named rules, then givens.
     *
     * @param sink takes the rows
     * @throws StoppedException if the thread was interrupted before all rows were passed; its interrupt flag stays set
     */
    public void walk(ProgramSink sink) {
        walk(sink, Limits.none()).ifPresent(reason -> {
            throw new StoppedException("not all rows were passed", reason);
        });
    }

    /**
     * Passes all rows to a sink in the order of {@link #walk(ProgramSink)}, within limits.
     *
     * @param sink takes the rows
     * @param limits how far to go; polled between rows
     * @return empty if all were passed; otherwise why the walk was stopped
     */
    public Optional<StopReason> walk(ProgramSink sink, Limits limits) {
        Watch watch = limits.watch();
        return walk(sink, watch) ? Optional.empty() : watch.reason();
    }

    /**
     * Passes all rows to a sink in the order of {@link #walk(ProgramSink)}, for a caller that shares one watch among several phases of a computation.
     *
     * @param sink takes the rows
     * @param watch polled between rows
     * @return true if all were passed, false if the watch stopped the walk
     */
    public boolean walk(ProgramSink sink, Watch watch) {
        walkHouses(sink, pairRules(puzzle.layout()), watch);
        RuleRows.walk(puzzle.layout(), position.variables, sink, watch);
        if (givenRows) {
            walkGivens(sink, watch);
        }
        return watch.reason().isEmpty();
    }

    /**
     * Passes the rows of cells, of houses, and of all pairs that must differ, those of named rules included, but no other rows of named rules.
     *
     * @param sink takes the rows
     * @param watch polled between rows
     * @return true if all were passed, false if the watch stopped the walk
     */
    public boolean walkHouses(ProgramSink sink, Watch watch) {
        walkHouses(sink, puzzle.layout().mustDifferRules().size(), watch);
        return watch.reason().isEmpty();
    }

    /** Passes the rows of cells, houses and the first rules about pairs. */
    private void walkHouses(ProgramSink sink, int pairRules, Watch watch) {
        Objects.requireNonNull(sink, "sink");
        Layout layout = puzzle.layout();
        int[] variables = new int[layout.side()];
        for (int cell = 0; cell < layout.cellCount() && !watch.tick(layout.side()); cell++) {
            sink.cell(cell, variables, collectDigits(cell, variables));
        }
        for (House house : layout.houses()) {
            for (int digit = 1; digit <= layout.side() && !watch.tick(layout.side()); digit++) {
                sink.house(house, digit, variables, collectPlaces(house, digit, variables));
            }
        }
        for (int rule = 0; rule < pairRules; rule++) {
            walkRule(rule, layout.mustDifferRules().get(rule), sink, watch);
        }
    }

    /** The number of rules about pairs; the pairs of named rules follow them, but have rows of their own. */
    private static int pairRules(Layout layout) {
        int count = 0;
        for (Rule rule : layout.rules()) {
            count += rule instanceof MustDiffer ? 1 : 0;
        }
        return count;
    }

    private int collectDigits(int cell, int[] variables) {
        int n = 0;
        for (int digit = 1; digit <= variables.length; digit++) {
            int variable = position.variables.at(cell * variables.length + digit - 1);
            if (variable != 0) {
                variables[n++] = variable;
            }
        }
        return n;
    }

    private int collectPlaces(House house, int digit, int[] variables) {
        int n = 0;
        for (int i = 0; i < variables.length; i++) {
            int variable = position.variables.at(house.cell(i) * variables.length + digit - 1);
            if (variable != 0) {
                variables[n++] = variable;
            }
        }
        return n;
    }

    private void walkRule(int index, MustDiffer rule, ProgramSink sink, Watch watch) {
        int side = puzzle.layout().side();
        for (int pair = 0; pair < rule.size() && !watch.tick(side); pair++) {
            int first = rule.first(pair);
            int second = rule.second(pair);
            Layout layout = puzzle.layout();
            if (layout.shareHouse(first, second) || Repeats.isInEarlierRule(layout, index, first, second)) {
                continue;
            }
            for (int digit = 1; digit <= side; digit++) {
                int x = position.variables.at(first * side + digit - 1);
                int y = position.variables.at(second * side + digit - 1);
                if (x != 0 && y != 0) {
                    sink.differ(rule, pair, digit, x, y);
                }
            }
        }
    }

    private void walkGivens(ProgramSink sink, Watch watch) {
        for (int cell = 0; cell < puzzle.layout().cellCount() && !watch.tick(); cell++) {
            int digit = puzzle.digit(cell);
            if (digit != 0) {
                sink.given(cell, digit, position.variables.variable(cell, digit));
            }
        }
    }

    /**
     * Counts the rows by walking over them, within limits.
     *
     * @param limits how far to go; polled between rows
     * @return the number of rows
     * @throws StoppedException if the limits stopped the count
     */
    public long countRows(Limits limits) {
        RowCounter counter = new RowCounter();
        walk(counter, limits).ifPresent(reason -> {
            throw new StoppedException("the rows were not counted", reason);
        });
        return counter.rows;
    }

    /**
     * Counts all variables, within limits.
     *
     * @param limits how far to go; polled between rows
     * @return the number of candidates with a variable, and of the variables that named rules add; these are numbered after the others
     * @throws StoppedException if the limits stopped the count
     */
    public int countVariables(Limits limits) {
        Watch watch = limits.watch();
        int count = countVariables(watch);
        watch.reason().ifPresent(reason -> {
            throw new StoppedException("the variables were not counted", reason);
        });
        return count;
    }

    /**
     * Counts all variables, as {@link #countVariables(Limits)} does, for a caller that shares one watch among several phases of a computation.
     *
     * @param watch polled between rows
     * @return the number of variables; too low if the watch has stopped
     */
    public int countVariables(Watch watch) {
        return RuleRows.walk(puzzle.layout(), position.variables, new RowCounter(), watch);
    }

    /**
     * The variables of a solution's candidates, one for each cell. Requiring their sum to be less than the number of cells excludes this solution and
     * no other.
     *
     * @param solution a solution of the puzzle
     * @return a new array, ascending
     */
    public int[] variablesOf(Grid solution) {
        int[] found = new int[puzzle.layout().cellCount()];
        for (int cell = 0; cell < found.length; cell++) {
            found[cell] = position.variables.variable(cell, solution.digit(cell));
        }
        return found;
    }

    /**
     * Decodes a feasible point into a grid, and verifies it.
     *
     * @param point a model in which the variables with value 1 are true
     * @return a solution of the puzzle
     * @throws IllegalStateException if the point is wrong: a cell has no digit or several, or the grid breaks a constraint or a given; the message
     *     contains the grid
     */
    public Grid decode(Model point) {
        return position.decode(puzzle, point);
    }

    /** Counts rows. */
    private static final class RowCounter implements ProgramSink {

        private long rows;

        @Override
        public void cell(int cell, int[] variables, int length) {
            rows++;
        }

        @Override
        public void house(House house, int digit, int[] variables, int length) {
            rows++;
        }

        @Override
        public void differ(MustDiffer rule, int pair, int digit, int first, int second) {
            rows++;
        }

        @Override
        public void rule(StatedRule rule, int index, int number, ProgramRow row) {
            rows++;
        }

        @Override
        public void given(int cell, int digit, int variable) {
            rows++;
        }
    }
}
