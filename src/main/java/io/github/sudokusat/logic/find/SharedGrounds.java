package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.RulesOfPair;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.LinearSum;
import java.util.List;

/** What deductions by one call of a filter rest on together: the ways to fill its cells, or the bounds of all of a sum. */
final class SharedGrounds {

    /** Of more circles no one would read the ways to fill them. */
    private static final int MOST_CELLS_OF_WAYS = 6;

    /** Grounds of more digits are replaced by a list of ways if there is one. */
    private static final int FEW_DIGITS = 5;

    private final Position position;
    private final PartMaker maker;
    private final boolean isCounting;

    SharedGrounds(Position position, PartMaker maker, boolean isCounting) {
        this.position = position;
        this.maker = maker;
        this.isCounting = isCounting;
    }

    /** What the cells of a sum may be together if that says more than the grounds of each deduction. */
    List<Part> ways(List<Needed> run) {
        Deduction first = run.get(0).deduction;
        boolean needsWays = run.stream().anyMatch(this::isHardToSee)
                || (isOfMarkedPair(first.filter()) && run.stream().anyMatch(Needed::hasGrounds));
        return needsWays ? Ways.of(first.filter(), first.before(), position) : List.of();
    }

    /** Whether several rules are about a pair that a mark is on, so that few digits go together. */
    private static boolean isOfMarkedPair(Filter filter) {
        return filter instanceof RulesOfPair && filter.rules().stream().anyMatch(rule -> rule.contains(" at "));
    }

    /** Whether the grounds of a deduction are several open cells, or many digits, and no bounds. */
    private boolean isHardToSee(Needed needed) {
        int placed = 0;
        int digits = 0;
        int open = 0;
        for (int cell = 0; cell < needed.lacking.length; cell++) {
            long lacking = needed.lacking[cell];
            if (lacking != 0 && position.placed[cell] != 0) {
                placed++;
            } else if (lacking != 0) {
                digits += Long.bitCount(lacking);
                open++;
            }
        }
        Filter filter = needed.deduction.filter();
        boolean isHard = digits > FEW_DIGITS || (filter.linearSum() != null && open > 1);
        return isCounting
                ? filter.isTally() && placed > 1 && position.openCount(filter.cells()) <= MOST_CELLS_OF_WAYS
                : isHard && needed.bounds.isEmpty() && filter.cells().length > 2;
    }

    /** The least or greatest digits of all cells of a sum if these show all of some bounds. */
    List<Part> whole(List<Needed> run, LinearSum sum) {
        Role role = run.get(0).bounds.isEmpty()
                ? Role.RULE
                : run.get(0).bounds.get(0).role();
        boolean isAlike = run.stream()
                .allMatch(one -> one.bounds.size() == 1 && one.bounds.get(0).role() == role);
        for (int i = 0; i < sum.size(); i++) {
            isAlike &= Integer.signum(sum.coefficient(i)) == Integer.signum(sum.coefficient(0));
        }
        boolean isLarge = (role == Role.LEAST) == (sum.coefficient(0) > 0);
        return isAlike ? maker.bothSides(sum, lacking(run), isLarge) : List.of();
    }

    /** What the cells must lack for all of them. */
    static long[] lacking(List<Needed> run) {
        long[] all = new long[run.get(0).lacking.length];
        for (Needed one : run) {
            for (int cell = 0; cell < all.length; cell++) {
                all[cell] |= one.lacking[cell];
            }
        }
        return all;
    }
}
