package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Cells that must all differ, fewer than there are digits: once no more digits are left to them than they are, each of these has a place among them,
 * as in a house.
 */
final class CrowdFilter extends Filter {

    private final Peers peers;

    private CrowdFilter(String rule, int[] cells, Peers peers) {
        super(rule, false, cells);
        this.peers = peers;
    }

    /** The crowds of a layout without houses: the cells of each rule that all see each other and can hold more than half of the digits. */
    static List<CrowdFilter> of(Layout layout, Peers peers) {
        List<CrowdFilter> crowds = new ArrayList<>();
        List<MustDiffer> rules = layout.houses().isEmpty() ? layout.mustDifferRules() : List.of();
        for (MustDiffer rule : rules) {
            int[] cells = IntStream.range(0, rule.size())
                    .flatMap(pair -> IntStream.of(rule.first(pair), rule.second(pair)))
                    .distinct()
                    .toArray();
            if (2 * cells.length > layout.side() && cells.length < layout.side() && peers.areDistinct(cells)) {
                crowds.add(new CrowdFilter(rule.name(), cells, peers));
            }
        }
        return crowds;
    }

    /** The digits that some cell may hold. */
    long union(long[] masks) {
        long union = 0;
        for (int cell : cells) {
            union |= masks[cell];
        }
        return union;
    }

    @Override
    public boolean narrow(long[] masks) {
        long union = union(masks);
        int spare = Digits.count(union) - cells.length;
        return spare > 0
                || (spare == 0 && new SetsFilter(rule(), cells, new long[] {union}, false, peers).narrow(masks));
    }

    @Override
    public long cost() {
        return cells.length;
    }
}
