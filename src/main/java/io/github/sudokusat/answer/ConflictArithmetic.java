package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.prove.givens.ConflictResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Why given digits and rules cannot all hold, where a person sees it at once: a rule, the sum of a house, or two sums of which one has the cells of the other. */
public final class ConflictArithmetic {

    private final LogicSolver solver;
    private final CandidateGrid position;
    /** What two sums cannot be together; null if a rule or a house by itself is the reason. */
    private final @Nullable String difference;

    private ConflictArithmetic(LogicSolver solver, CandidateGrid position, @Nullable String difference) {
        this.solver = solver;
        this.position = position;
        this.difference = difference;
    }

    /**
     * The arithmetic of a conflict.
     *
     * @param conflict the givens and rules
     * @return null if it takes more than a glance
     */
    static @Nullable ConflictArithmetic of(ConflictResult.Found conflict) {
        Layout own = conflict.layout().with(conflict.rules());
        if (!LogicSolver.supports(own)) {
            return null;
        }
        LogicSolver solver = LogicSolver.of(own);
        CandidateGrid position = solver.start(givens(conflict, own));
        if (solver.unmetRule(position, DigitSymbols.numbers()).isPresent()) {
            return new ConflictArithmetic(solver, position, null);
        }
        String difference = difference(position);
        return difference == null ? null : new ConflictArithmetic(solver, position, difference);
    }

    private static Grid givens(ConflictResult.Found conflict, Layout layout) {
        Grid grid = Grid.empty(layout);
        for (Candidate given : conflict.givens()) {
            grid = grid.with(given.cell().number(layout.side()), given.digit());
        }
        return grid;
    }

    /** A sentence without its full stop. */
    String text(DigitSymbols symbols) {
        return difference == null ? solver.unmetRule(position, symbols).orElseThrow() : difference;
    }

    /** Two sums of which one has all cells of the other, so that the other cells have the difference, which they cannot. */
    private static @Nullable String difference(CandidateGrid position) {
        for (StatedRule large : position.layout().statedRules()) {
            for (StatedRule small : position.layout().statedRules()) {
                String found = difference(large, small, position);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static @Nullable String difference(StatedRule large, StatedRule small, CandidateGrid position) {
        Total all = Total.of(large);
        Total part = Total.of(small);
        if (all == null || part == null || !all.hasMoreThan(part)) {
            return null;
        }
        List<Integer> rest = new ArrayList<>(all.cells);
        rest.removeAll(part.cells);
        int left = all.sum - part.sum;
        int least =
                rest.stream().mapToInt(cell -> position.nextCandidate(cell, 1)).sum();
        int greatest = rest.stream().mapToInt(cell -> greatest(cell, position)).sum();
        if (left >= least && left <= greatest) {
            return null;
        }
        List<String> names = new ArrayList<>();
        rest.forEach(cell -> names.add(Cell.of(cell, position.layout().side()).toString()));
        return String.join("+", names) + " = " + all.sum + "-" + part.sum + "=" + left + " by " + large.name()
                + " and " + small.name() + ", but is "
                + (left < least ? "at least " + least : "at most " + greatest);
    }

    private static int greatest(int cell, CandidateGrid position) {
        int digit = position.layout().side();
        while (digit > 1 && !position.isCandidate(cell, digit)) {
            digit--;
        }
        return digit;
    }

    /** What the digits of some cells, each of which counts once, add up to. */
    private record Total(List<Integer> cells, int sum) {

        /** The sum that a rule demands; null if it demands none, or it is not as plain. */
        static @Nullable Total of(StatedRule rule) {
            for (Primitive primitive : rule.primitives()) {
                List<Integer> cells = IntStream.of(primitive.cells()).boxed().toList();
                if (primitive instanceof LinearSum sum
                        && IntStream.range(0, sum.size()).allMatch(i -> sum.coefficient(i) == 1)) {
                    return new Total(cells, sum.total());
                }
                if (primitive instanceof DigitSets sets && sets.setCount() > 0) {
                    int total = Digits.sum(sets.set(0));
                    boolean isPlain =
                            IntStream.range(0, sets.setCount()).allMatch(i -> Digits.sum(sets.set(i)) == total);
                    return isPlain ? new Total(cells, total) : null;
                }
            }
            return null;
        }

        boolean hasMoreThan(Total other) {
            return cells.size() > other.cells.size() && cells.containsAll(other.cells);
        }
    }
}
