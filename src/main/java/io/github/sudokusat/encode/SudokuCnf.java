package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The formula of a puzzle: its size, its clauses on demand, and the way back from a model to a grid.
 *
 * <p>No clause is kept; {@link #writeTo(ClauseSink)} creates them from scratch each time, always the same clauses in the same order. Candidates have
 * the variables 1 to {@code candidateVariables().count()}; auxiliary variables follow. Safe for use by several threads.
 */
public final class SudokuCnf {

    private final Grid puzzle;
    private final EncodingOptions options;
    private final OpenCandidates position;
    private final boolean[] overlapsEarlier;
    /** Computed at the first call; if two threads compute it, they get the same result. */
    private @Nullable FormulaSize size;

    SudokuCnf(Grid puzzle, EncodingOptions options, OpenCandidates position, boolean[] overlapsEarlier) {
        this.puzzle = puzzle;
        this.options = options;
        this.position = position;
        this.overlapsEarlier = overlapsEarlier;
    }

    /**
     * The puzzle of this formula.
     *
     * @return the grid of the givens
     */
    public Grid puzzle() {
        return puzzle;
    }

    /**
     * The options with which the formula is written.
     *
     * @return the options
     */
    public EncodingOptions options() {
        return options;
    }

    /**
     * The variables of the candidates.
     *
     * @return the numbering
     */
    public CandidateVariables candidateVariables() {
        return position.variables;
    }

    /**
     * The number of variables, including auxiliary ones.
     *
     * @return 0 or more
     */
    public int variables() {
        return hasAuxiliaryVariables() ? size().variables() : position.variables.count();
    }

    /**
     * Whether there may be auxiliary variables.
     *
     * @return false if every variable belongs to a candidate, so that {@link #variables()} costs nothing
     */
    public boolean hasAuxiliaryVariables() {
        return options.atMostOne().encoder().auxiliaryCount(puzzle.layout().side()) > 0
                || !puzzle.layout().statedRules().isEmpty();
    }

    /**
     * Whether the candidates of a solution determine the auxiliary variables, so that the formula has as many models as the puzzle has solutions.
     *
     * @return false if several models may belong to one solution; takes as long as {@link #clauses()}
     */
    public boolean determinesAuxiliaryVariables() {
        return size().isDetermined() && options.atMostOne().encoder().determinesAuxiliaries();
    }

    /**
     * The clauses of the named rules; takes as long as {@link #clauses()}.
     *
     * @return the parts of the formula, one for each rule of the layout's {@link io.github.sudokusat.grid.Layout#statedRules() stated rules} in their
     *     order; unmodifiable
     */
    public List<RulePart> ruleParts() {
        return size().ruleParts();
    }

    /**
     * The number of clauses, computed without creating them; O(side³), in a reduced formula O(side⁴) at worst, which is a second for 144 × 144. Call
     * {@link #measure(Limits)} first if this must not delay a cancellation.
     *
     * @return 0 or more
     */
    public long clauses() {
        return size().clauses();
    }

    /**
     * Computes the numbers of variables and clauses, which are known from then on.
     *
     * @param limits how far to go; polled between constraints
     * @return empty if they are known; otherwise why the computation was stopped
     */
    public Optional<StopReason> measure(Limits limits) {
        Watch watch = limits.watch();
        return measure(watch) ? Optional.empty() : watch.reason();
    }

    /**
     * Computes the numbers of variables and clauses, for a caller that shares one watch among several phases of a computation.
     *
     * @param watch polled between constraints
     * @return true if they are known, false if the watch stopped the computation
     */
    public boolean measure(Watch watch) {
        return measure(watch, Long.MAX_VALUE);
    }

    /**
     * Computes the numbers of variables and clauses of a formula that may be too large for a solver.
     *
     * @param watch polled between constraints; stopped with {@link StopReason#SIZE_LIMIT} as soon as there are more clauses than may be
     * @param most how many clauses there may be
     * @return true if they are known, false if the watch stopped the computation
     */
    public boolean measure(Watch watch, long most) {
        FormulaSize known = size == null ? findSize(watch, most) : size;
        if (known == null) {
            return false;
        }
        if (known.clauses() > most) {
            watch.stop(StopReason.SIZE_LIMIT);
        }
        return known.clauses() <= most;
    }

    /**
     * The literals that state further givens, to be assumed in a solve: the formula of an empty grid, not reduced, thus serves all puzzles on its layout.
     *
     * @param givens a grid on the formula's layout
     * @return the variables of its digits, cell by cell; a new array
     * @throws IllegalArgumentException if the grid has another layout, or a digit that is not a candidate of this formula
     */
    public int[] assumptions(Grid givens) {
        requireLayout(givens);
        int[] cells = givens.filledCells();
        int[] literals = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            int digit = givens.digit(cells[i]);
            literals[i] = position.variables.variable(cells[i], digit);
            if (literals[i] == 0) {
                throw new IllegalArgumentException("the grid has the digit " + digit + " in "
                        + Cell.numbered(cells[i], puzzle.layout().side())
                        + ", which is not a candidate of the formula");
            }
        }
        return literals;
    }

    /**
     * Writes all clauses: cells, houses digit by digit, rules one after another, and finally the givens if they are
     * {@linkplain ClueHandling#UNITS units}.
     *
     * @param sink takes the clauses
     * @throws StoppedException if the thread was interrupted before all clauses were written; its interrupt flag stays set
     */
    public void writeTo(ClauseSink sink) {
        writeTo(sink, Limits.none()).ifPresent(reason -> {
            throw new StoppedException("not all clauses were written", reason);
        });
    }

    /**
     * Writes all clauses in the order of {@link #writeTo(ClauseSink)}, within limits.
     *
     * @param sink takes the clauses
     * @param limits how far to go; polled between constraints. The clauses written are reported to the progress listener
     * @return empty if all were written; otherwise why the writing was stopped
     */
    public Optional<StopReason> writeTo(ClauseSink sink, Limits limits) {
        Watch watch = limits.watch();
        return writeTo(sink, watch) ? Optional.empty() : watch.reason();
    }

    /**
     * Writes all clauses in the order of {@link #writeTo(ClauseSink)}, for a caller that shares one watch among several phases of a computation.
     *
     * @param sink takes the clauses
     * @param watch polled between constraints; the clauses written are reported to its limits' progress listener
     * @return true if all were written, false if the watch stopped the writing
     */
    public boolean writeTo(ClauseSink sink, Watch watch) {
        FormulaWriter writer = new FormulaWriter(sink, watch, this);
        constraints().walk(writer);
        return !writer.isStopped();
    }

    /**
     * The clause that forbids a solution: it contains the negated candidates of the solution in the cells that are open in this formula, and nothing
     * else.
     *
     * @param solution a solution of the puzzle
     * @return the literals; a new array, empty if the formula leaves no cell open
     * @throws IllegalArgumentException if the grid has another layout, a cell that is open in this formula is empty in the grid, or the grid has a
     *     digit that is not a candidate of this formula
     */
    public int[] blockingClause(Grid solution) {
        requireLayout(solution);
        int[] literals = new int[puzzle.layout().cellCount()];
        int n = 0;
        for (int cell = 0; cell < literals.length; cell++) {
            int digit = solution.digit(cell);
            int placed = puzzle.digit(cell) == 0 ? position.placed[cell] : puzzle.digit(cell);
            int variable = placed == 0 ? position.variables.variable(cell, digit) : 0;
            if (placed == 0 ? variable == 0 : digit != placed) {
                throw new IllegalArgumentException("the solution has the digit " + digit + " in "
                        + Cell.numbered(cell, puzzle.layout().side()) + ", which is not a candidate of the formula");
            }
            if (placed == 0) {
                literals[n++] = -variable;
            }
        }
        return Arrays.copyOf(literals, n);
    }

    /**
     * The clause that requires a candidate that none of some solutions has: it contains all other candidates of this formula, in ascending order.
     *
     * @param solutions solutions of the puzzle
     * @return the literals; a new array, empty if the solutions have all candidates
     * @throws IllegalArgumentException if a grid has another layout
     */
    public int[] uncoveredClause(List<Grid> solutions) {
        for (Grid solution : solutions) {
            requireLayout(solution);
        }
        CandidateVariables variables = candidateVariables();
        return IntStream.rangeClosed(1, variables.count())
                .filter(variable -> solutions.stream()
                        .noneMatch(solution -> solution.digit(variables.cell(variable)) == variables.digit(variable)))
                .toArray();
    }

    private void requireLayout(Grid solution) {
        if (!solution.layout().equals(puzzle.layout())) {
            throw new IllegalArgumentException("the grid must have the layout " + puzzle.layout()
                    + " of the puzzle, but has the layout " + solution.layout());
        }
    }

    /**
     * Decodes a model into a grid, and verifies it.
     *
     * @param model a model with at least {@code candidateVariables().count()} variables
     * @return a solution of the puzzle
     * @throws IllegalStateException if the model is wrong: a cell has no digit or several, or the grid breaks a constraint or a given; the message
     *     contains the grid
     */
    public Grid decode(Model model) {
        return position.decode(puzzle, model);
    }

    /**
     * Decodes a model that was found under assumptions into a grid, and verifies both.
     *
     * @param model a model with at least {@code candidateVariables().count()} variables
     * @param assumptions the literals that must be true in it
     * @return a solution of the puzzle
     * @throws IllegalStateException if the model is wrong, as for {@link #decode(Model)}, or breaks an assumption
     */
    public Grid decode(Model model, int... assumptions) {
        Grid solution = decode(model);
        for (int literal : assumptions) {
            if (!model.isTrue(literal)) {
                throw new IllegalStateException("wrong model: breaks the assumption " + literal);
            }
        }
        return solution;
    }

    private Constraints constraints() {
        return new Constraints(puzzle, options, position, overlapsEarlier);
    }

    private FormulaSize size() {
        FormulaSize known = size;
        if (known == null) {
            known = findSize(null, Long.MAX_VALUE);
        }
        if (known == null) {
            throw new AssertionError("nothing stops a count without a watch");
        }
        return known;
    }

    private @Nullable FormulaSize findSize(@Nullable Watch watch, long most) {
        FormulaCounter counter =
                new FormulaCounter(options.atMostOne().encoder(), position.variables.count(), watch, most);
        boolean isDetermined = constraints().walk(counter);
        if (counter.isStopped()) {
            return null;
        }
        FormulaSize found = counter.size(isDetermined);
        size = found;
        return found;
    }
}
