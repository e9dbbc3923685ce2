package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Cells each of which must be less than the next, or at most the same, up to one that would be too large, or to the first again: thermometers, greater
 * signs, and arrows, whose circles are greater than each other cell.
 *
 * <p>The bounds of cells are raised along the relations, as Bellman (1958) finds paths, until one is too large.
 */
final class BrokenOrder {

    /** A cell that is less than another, or at most the same. */
    private record Less(int smaller, int greater, int by, String rule) {}

    private final Position position;
    private final List<Less> relations = new ArrayList<>();
    /** The least digit of each cell, raised along the relations. */
    private final int[] least;

    private final int[] greatest;
    /** The rules that give the bounds of cells where they do not stand in the position. */
    private final @Nullable String[] leastRule;

    private final @Nullable String[] greatestRule;
    /** The last relation that has raised the bound of each cell. */
    private final @Nullable Less[] raisedBy;

    private BrokenOrder(Position position) {
        this.position = position;
        for (StatedRule stated : position.geometry.layout.statedRules()) {
            stated.primitives().forEach(primitive -> addRelations(primitive, stated.name()));
        }
        int count = position.digits.length;
        least = new int[count];
        greatest = new int[count];
        leastRule = new String[count];
        greatestRule = new String[count];
        raisedBy = new Less[count];
        takeBounds(position.masks(), null);
    }

    /**
     * The shortest row of such cells.
     *
     * @param position the position
     * @param symbols how digits are written
     * @return a sentence without a full stop; empty if there is none
     */
    static Optional<String> text(Position position, DigitSymbols symbols) {
        BrokenOrder order = new BrokenOrder(position);
        return order.relations.isEmpty() ? Optional.empty() : order.search(symbols);
    }

    private void addRelations(Primitive primitive, String rule) {
        if (primitive instanceof PairRelation pair) {
            addPair(pair, rule);
        } else if (primitive instanceof LinearSum sum && sum.total() == 0) {
            addArrow(sum, rule);
        }
    }

    private void addPair(PairRelation pair, String rule) {
        int rise = pair.side();
        int fall = pair.side();
        for (int digit = 1; digit <= pair.side(); digit++) {
            long others = pair.seconds(digit);
            if (others != 0) {
                rise = Math.min(rise, Digits.least(others) - digit);
                fall = Math.min(fall, digit - Digits.greatest(others));
            }
        }
        add(pair.cell(0), pair.cell(1), rise, rule);
        add(pair.cell(1), pair.cell(0), fall, rule);
    }

    private void addArrow(LinearSum sum, String rule) {
        for (int sign : new int[] {1, -1}) {
            int[] heads = IntStream.range(0, sum.size())
                    .filter(i -> sum.coefficient(i) == sign)
                    .toArray();
            boolean isPlain = IntStream.range(0, sum.size()).allMatch(i -> Math.abs(sum.coefficient(i)) == 1);
            if (isPlain && heads.length == 1) {
                int head = sum.cell(heads[0]);
                IntStream.of(sum.cells())
                        .filter(cell -> cell != head)
                        .forEach(cell -> add(cell, head, sum.size() - 2, rule));
            }
        }
    }

    private void add(int smaller, int greater, int by, String rule) {
        if (by >= 0) {
            relations.add(new Less(smaller, greater, Math.min(by, 1), rule));
        }
    }

    /** Takes the bounds of some digits where they are closer. */
    private void takeBounds(long[] masks, @Nullable String rule) {
        for (int cell = 0; cell < masks.length; cell++) {
            int low = Digits.least(masks[cell]);
            int high = Digits.greatest(masks[cell]);
            if (rule == null || low > least[cell]) {
                least[cell] = low;
                leastRule[cell] = rule;
            }
            if (rule == null || high < greatest[cell]) {
                greatest[cell] = high;
                greatestRule[cell] = rule;
            }
        }
    }

    /** Raises bounds, first by the digits that the position has, then also by what each rule leaves. */
    private Optional<String> search(DigitSymbols symbols) {
        int[] start = least.clone();
        Optional<String> found = raise(symbols);
        if (found.isPresent()) {
            return found;
        }
        System.arraycopy(start, 0, least, 0, start.length);
        Arrays.fill(raisedBy, null);
        for (int i = 0; i < position.geometry.filters.size(); i++) {
            Filter filter = position.geometry.filters.get(i);
            long[] masks = position.masks();
            if (filter.cells().length > 2 && filter.narrow(masks)) {
                takeBounds(masks, position.geometry.filters.label(filter));
            }
        }
        return raise(symbols);
    }

    private Optional<String> raise(DigitSymbols symbols) {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = false;
            int[] before = least.clone();
            for (Less less : relations) {
                int bound = before[less.smaller] + less.by;
                if (bound > least[less.greater]) {
                    least[less.greater] = bound;
                    raisedBy[less.greater] = less;
                    goesOn = true;
                    List<Less> row = row(less.greater);
                    if (isCycle(row) || bound > greatest[less.greater]) {
                        return Optional.of(text(row, symbols));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The relations that have raised the bound of a cell, in order, back to where they begin or to the cell itself. */
    private List<Less> row(int last) {
        List<Less> row = new ArrayList<>();
        Less less = raisedBy[last];
        while (less != null) {
            row.add(0, less);
            less = less.smaller == last ? null : raisedBy[less.smaller];
        }
        return row;
    }

    private static boolean isCycle(List<Less> row) {
        return row.get(0).smaller == row.get(row.size() - 1).greater;
    }

    private String text(List<Less> row, DigitSymbols symbols) {
        int first = row.get(0).smaller;
        int last = row.get(row.size() - 1).greater;
        StringBuilder text = new StringBuilder(name(first));
        Set<String> rules = new LinkedHashSet<>();
        for (Less less : row) {
            text.append(less.by == 0 ? " ≤ " : " < ").append(name(less.greater));
            rules.add(less.rule);
        }
        text.append(" by ").append(Notation.list(rules));
        if (isCycle(row)) {
            return text.append(", which cannot be").toString();
        }
        int start = least[first];
        int bound = start + row.stream().mapToInt(Less::by).sum();
        if (start > 1) {
            text.append("; ").append(bound(first, true, leastRule, start, symbols));
        }
        text.append("; so ")
                .append(name(last))
                .append(" would be at least ")
                .append(bound <= position.side ? symbols.text(bound) : Integer.toString(symbols.value(bound)));
        return greatest[last] == position.side
                ? text.toString()
                : text + ", but " + bound(last, false, greatestRule, greatest[last], symbols);
    }

    private String bound(int cell, boolean isLeast, @Nullable String[] rules, int digit, DigitSymbols symbols) {
        String bound = position.placed[cell] != 0 ? "=" : isLeast ? " is at least " : " is at most ";
        String rule = rules[cell];
        return name(cell) + bound + symbols.text(digit) + (rule == null ? "" : " (" + rule + ")");
    }

    private String name(int cell) {
        return Cell.numbered(cell, position.side).toString();
    }
}
