package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The end of conclusions, if it is told in other words than that a cell has no candidates left: the rule is broken, or needs what the cell cannot have. */
final class ToldEnd {

    private static final int PAIR = 2;

    private final Net net;
    private final Position position;
    private final PartMaker maker;
    /** The digits that are assumed or concluded, as sets, by cell. */
    private final Map<Integer, Long> placed;
    /** The digits that all cells still have by what is told. */
    private final long[] known;

    private final List<Part> parts = new ArrayList<>();
    private Contradiction contradiction;

    private ToldEnd(Contradiction contradiction, Net net, Map<Integer, Long> placed, long[] known) {
        this.net = net;
        this.known = known;
        this.placed = placed;
        this.contradiction = contradiction;
        position = net.position();
        maker = new PartMaker(position);
    }

    /**
     * The end where two demands of a rule leave a cell no candidate together, such as of a square for a middle and a high digit; then the rule is broken.
     *
     * @param one the last conclusion but one
     * @param last the last one
     * @param net the net
     * @param placed the digits that are assumed or concluded, as sets, by cell
     * @return null if it is no such end
     */
    static @Nullable ToldEnd ofTwo(NetProof.Shown one, NetProof.Shown last, Net net, Map<Integer, Long> placed) {
        ToldEnd end =
                new ToldEnd(net.contradiction(), net, placed, net.position().masks());
        return end.isBrokenBy(one, last) ? end : null;
    }

    /**
     * The end where the last conclusion leaves its cell no candidate.
     *
     * @param last the last conclusion
     * @param contradiction the contradiction after it
     * @param equation the sum that was told last; null if none was
     * @param net the net
     * @param placed the digits that are assumed or concluded, as sets, by cell
     * @param known the digits that all cells still have by what is told
     * @return null if it is no such end, or there are no other words for it
     */
    static @Nullable ToldEnd of(
            NetProof.Shown last,
            Contradiction contradiction,
            @Nullable LinearSum equation,
            Net net,
            Map<Integer, Long> placed,
            long[] known) {
        ToldEnd end = new ToldEnd(contradiction, net, placed, known);
        return end.isToldInOtherWords(last, equation) ? end : null;
    }

    /** What is said. */
    List<Part> parts() {
        return parts;
    }

    /** The contradiction. */
    Contradiction contradiction() {
        return contradiction;
    }

    private boolean isBrokenBy(NetProof.Shown one, NetProof.Shown last) {
        Filter first = one.filter();
        Filter second = last.filter();
        if (first == null || second == null || !isEnd(last) || !first.isPlain() || !second.isPlain()) {
            return false;
        }
        String rule = position.geometry.filters.label(first);
        boolean isOne = rule.equals(position.geometry.filters.label(second)) && cell(one) == cell(last);
        if (!isOne || first.cells().length <= PAIR || !first.narrow(one.masks()) || !second.narrow(last.masks())) {
            return false;
        }
        long[] lacking = lacking(one, first);
        long[] others = lacking(last, second);
        for (int cell : first.cells()) {
            long both = lacking[cell] | others[cell];
            if (both != 0 && !placed.containsKey(cell)) {
                parts.add(maker.ground(cell, both));
            }
        }
        addNeeded(first, lacking, cell(one));
        addNeeded(second, others, cell(one));
        breakRule(first);
        return true;
    }

    /** Adds the digits that a demand leaves a cell where others lack some. */
    private void addNeeded(Filter demand, long[] lacking, int cell) {
        long[] allowed = maker.allowed(lacking);
        if (demand.narrow(allowed)) {
            parts.add(new Part(
                    Role.NEEDED,
                    List.of(),
                    position.candidates(cell, allowed[cell]),
                    position.geometry.filters.label(demand)));
        }
    }

    private long[] lacking(NetProof.Shown shown, Filter filter) {
        long lost = ToldConclusions.digits(shown.part());
        return Grounds.of(Deduction.of(filter, cell(shown), lost, shown.masks()), lost, position);
    }

    private boolean isToldInOtherWords(NetProof.Shown last, @Nullable LinearSum equation) {
        Filter filter = last.filter();
        if (filter == null || !isEnd(last)) {
            return false;
        }
        if (filter.cells().length == PAIR && Arrays.stream(filter.cells()).allMatch(placed::containsKey)) {
            breakRule(filter);
            return true;
        }
        List<Part> counted = SameSetCount.of(filter, left(last), position);
        if (!counted.isEmpty()) {
            parts.addAll(counted);
            return true;
        }
        long[] before = before(last, filter);
        List<Part> set = maker.onlySet(filter, cell(last), before);
        if (!set.isEmpty()) {
            parts.addAll(set);
            return true;
        }
        LinearSum rest = maker.rest(filter, before, -1);
        List<Part> splits = SumSplits.of(filter, rest, before, net.assumedCell(), position);
        List<Part> needed = splits.isEmpty() ? needed(cell(last), filter, before) : splits;
        if (needed.isEmpty()) {
            return false;
        }
        Part told = needed.get(needed.size() - 1);
        if (splits.isEmpty()) {
            rest = maker.rest(filter, before, DeductionWording.cell(told).number(position.side));
        }
        parts.addAll(maker.equation(filter, rest, equation));
        parts.addAll(needed);
        return true;
    }

    /** What the rule would need that leaves the cell no candidate, or another cell, since this one has those digits; empty if nothing shows that. */
    private List<Part> needed(int cell, Filter filter, long[] before) {
        int assumed = net.assumedCell();
        Set<Integer> told = placed.keySet();
        List<Part> ofCell = NeededDigits.of(filter, cell, before, assumed, told, position);
        return ofCell.isEmpty() ? NeededDigits.of(filter, before, new int[0], assumed, told, position) : ofCell;
    }

    /** The digits that all cells still have by what is told, the cell of the last conclusion only those that it takes. */
    private long[] left(NetProof.Shown last) {
        long[] left = known.clone();
        placed.forEach((one, digit) -> left[one] = digit);
        left[cell(last)] = ToldConclusions.digits(last.part());
        return left;
    }

    /** The digits of all cells, of a sum without those that they have been told to lose. */
    private long[] before(NetProof.Shown last, Filter filter) {
        int cell = cell(last);
        long[] before = last.masks();
        before[cell] = ToldConclusions.digits(last.part());
        placed.forEach((one, digit) -> before[one] = digit);
        if (PartMaker.sum(filter) != null) {
            for (int one : filter.cells()) {
                boolean isLost = one == cell || (before[one] & known[one]) == 0;
                before[one] &= isLost ? -1L : known[one];
            }
        }
        return before;
    }

    private void breakRule(Filter filter) {
        contradiction = broken(filter, position);
    }

    /** The contradiction that a rule cannot be obeyed. */
    static Contradiction broken(Filter filter, Position position) {
        List<Cell> cells = Arrays.stream(filter.cells())
                .mapToObj(one -> Cell.numbered(one, position.side))
                .toList();
        return new Contradiction.Broken(position.geometry.filters.label(filter), cells);
    }

    /** Whether a conclusion leaves its cell no candidate in the end. */
    private boolean isEnd(NetProof.Shown last) {
        return contradiction instanceof Contradiction.NoCandidate empty
                && DeductionWording.cell(last.part()).equals(empty.cell());
    }

    private int cell(NetProof.Shown shown) {
        return DeductionWording.cell(shown.part()).number(position.side);
    }
}
