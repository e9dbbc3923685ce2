package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.PrimitiveVisitor;
import io.github.sudokusat.primitive.Rank;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Makes the filter of each primitive of a rule. */
final class FilterMaker implements PrimitiveVisitor {

    private final String rule;
    private final Peers peers;
    private final List<Rank> ranks;
    private final List<Filter> made;

    /**
     * Creates a maker.
     *
     * @param ranks the ranks that are compared with each other, line by line; others are read digit by digit, as a person does
     */
    FilterMaker(String rule, Peers peers, List<Rank> ranks, List<Filter> made) {
        this.rule = rule;
        this.peers = peers;
        this.ranks = ranks;
        this.made = made;
    }

    /** Fewer cells than digits are kept different by their pairs alone; these hold every digit, or there are too many of them. */
    @Override
    public void visit(Differ differ) {
        if (differ.size() >= differ.side()) {
            long[] all = differ.size() == differ.side() ? new long[] {Digits.all(differ.side())} : new long[0];
            made.add(new SetsFilter(rule, differ.cells(), all, false, peers));
        }
    }

    @Override
    public void visit(DigitClause clause) {
        made.add(new ClauseFilter(rule, clause));
    }

    @Override
    public void visit(DigitCount count) {
        made.add(new CountFilter(rule, count, peers));
    }

    @Override
    public void visit(DigitSets cage) {
        long[] sets = new long[cage.setCount()];
        Arrays.setAll(sets, cage::set);
        made.add(new SetsFilter(rule, cage.cells(), sets, peers));
    }

    @Override
    public void visit(Either either) {
        List<List<Filter>> alternatives = new ArrayList<>();
        for (List<Primitive> alternative : either.alternatives()) {
            List<Filter> own = new ArrayList<>();
            FilterMaker maker = new FilterMaker(rule, peers, ranks, own);
            alternative.forEach(maker::addPairs);
            alternative.forEach(primitive -> primitive.accept(maker));
            alternatives.add(own);
        }
        made.add(new EitherFilter(rule, either, alternatives));
    }

    /** Adds the pairs that only an alternative keeps different. */
    private void addPairs(Primitive primitive) {
        int[] pairs = primitive.differentPairs();
        for (int i = 0; i < pairs.length; i += 2) {
            if (!peers.see(pairs[i], pairs[i + 1])) {
                PairRelation pair = PairRelation.of(primitive.side(), pairs[i], pairs[i + 1], (a, b) -> a != b);
                made.add(new PairFilter(rule, pair, peers));
            }
        }
    }

    @Override
    public void visit(LinearSum sum) {
        made.add(SumFilter.of(rule, sum, peers));
    }

    @Override
    public void visit(PairRelation pair) {
        made.add(new PairFilter(rule, pair, peers));
    }

    @Override
    public void visit(Section section) {
        made.add(new SectionFilter(rule, section));
    }

    @Override
    public void visit(Sequence sequence) {
        made.add(
                sequence instanceof Rank rank && ranks.contains(rank)
                        ? new RankFilter(rule, rank, ranks)
                        : new SequenceFilter(rule, sequence));
    }
}
