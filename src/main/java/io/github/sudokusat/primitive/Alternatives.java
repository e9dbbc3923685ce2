package io.github.sudokusat.primitive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Joins alternatives by primitives as simple as possible. */
final class Alternatives {

    /** As many clauses may say what an {@link Either} would. */
    private static final int MOST_CLAUSES = 16;

    private Alternatives() {}

    static List<Primitive> join(int side, Collection<? extends List<? extends Primitive>> alternatives) {
        List<List<Primitive>> open = new ArrayList<>();
        for (List<? extends Primitive> alternative : alternatives) {
            if (alternative.isEmpty()) {
                return List.of();
            }
            // An alternative that is itself a choice is one of several.
            boolean isChoice = alternative.size() == 1 && alternative.get(0) instanceof Either;
            for (List<? extends Primitive> one :
                    isChoice ? ((Either) alternative.get(0)).alternatives() : List.of(alternative)) {
                if (one.stream().noneMatch(Alternatives::isImpossible)) {
                    add(List.copyOf(one), open);
                }
            }
        }
        if (open.size() < 2) {
            return open.isEmpty() ? List.of(DigitClause.of(side, 0, 0)) : open.get(0);
        }
        List<Primitive> clauses = clauses(open);
        if (!clauses.isEmpty()) {
            return clauses;
        }
        List<Primitive> joined = common(side, open);
        joined.add(Either.of(open));
        return joined;
    }

    private static boolean isImpossible(Primitive primitive) {
        return primitive instanceof DigitClause clause
                && Arrays.stream(clause.cells()).allMatch(cell -> digits(clause, cell) == 0);
    }

    /** The digits of a clause in a cell, which may be listed several times. */
    private static long digits(DigitClause clause, int cell) {
        long digits = 0;
        for (int i = 0; i < clause.size(); i++) {
            digits |= clause.cell(i) == cell ? clause.digits(i) : 0;
        }
        return digits;
    }

    /** Adds an alternative, or makes it part of one that is there. */
    private static void add(List<Primitive> alternative, List<List<Primitive>> open) {
        for (int i = 0; i < open.size(); i++) {
            if (alternative.equals(open.get(i))) {
                return;
            }
            Primitive merged = alternative.size() == 1 && open.get(i).size() == 1
                    ? merged(open.get(i).get(0), alternative.get(0))
                    : null;
            if (merged != null) {
                open.set(i, List.of(merged));
                return;
            }
        }
        open.add(alternative);
    }

    /** The primitive that holds if one of two does; null if there is none. */
    private static @Nullable Primitive merged(Primitive one, Primitive other) {
        if (one instanceof DigitClause first && other instanceof DigitClause second) {
            return clause(List.of(first, second));
        }
        if (one instanceof PairRelation first && other instanceof PairRelation second) {
            boolean isSame = first.cell(0) == second.cell(0) && first.cell(1) == second.cell(1);
            boolean isReverse = first.cell(0) == second.cell(1) && first.cell(1) == second.cell(0);
            PairRelation.Test test = (a, b) -> Digits.contains(first.seconds(a), b)
                    || Digits.contains(isSame ? second.seconds(a) : second.firsts(a), b);
            return isSame || isReverse ? PairRelation.of(first.side(), first.cell(0), first.cell(1), test) : null;
        }
        if (one instanceof DigitSets first && other instanceof DigitSets second) {
            int[] cells = first.cells();
            boolean isSame = Arrays.equals(sorted(cells), sorted(second.cells()));
            long[] sets = new long[first.setCount() + second.setCount()];
            Arrays.setAll(sets, i -> i < first.setCount() ? first.set(i) : second.set(i - first.setCount()));
            return isSame ? DigitSets.of(first.side(), cells, sets) : null;
        }
        return null;
    }

    private static int[] sorted(int[] cells) {
        int[] sorted = cells.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /** The clause that one of some clauses holds, with each cell once. */
    private static DigitClause clause(List<DigitClause> clauses) {
        int[] cells = clauses.stream()
                .flatMapToInt(clause -> Arrays.stream(clause.cells()))
                .distinct()
                .toArray();
        long[] sets = new long[cells.length];
        for (int i = 0; i < cells.length; i++) {
            for (DigitClause clause : clauses) {
                sets[i] |= digits(clause, cells[i]);
            }
        }
        return DigitClause.of(clauses.get(0).side(), cells, sets);
    }

    /** The clauses that say the same as alternatives of few clauses; empty if they would be many. */
    private static List<Primitive> clauses(List<List<Primitive>> alternatives) {
        int count = 1;
        for (List<Primitive> alternative : alternatives) {
            boolean areClauses = alternative.stream().allMatch(DigitClause.class::isInstance);
            count = areClauses ? count * alternative.size() : MOST_CLAUSES + 1;
            if (count > MOST_CLAUSES) {
                return List.of();
            }
        }
        Set<Primitive> clauses = new LinkedHashSet<>();
        for (int i = 0; i < count; i++) {
            List<DigitClause> chosen = new ArrayList<>();
            int rest = i;
            for (List<Primitive> alternative : alternatives) {
                chosen.add((DigitClause) alternative.get(rest % alternative.size()));
                rest /= alternative.size();
            }
            clauses.add(clause(chosen));
        }
        return List.copyOf(clauses);
    }

    /** What keeps the cells different that all alternatives keep different. */
    private static List<Primitive> common(int side, List<List<Primitive>> alternatives) {
        Set<Set<Integer>> common = different(alternatives.get(0));
        for (List<Primitive> alternative : alternatives) {
            Set<Set<Integer>> shared = new LinkedHashSet<>();
            for (Set<Integer> one : common) {
                for (Set<Integer> other : different(alternative)) {
                    Set<Integer> both = new LinkedHashSet<>(one);
                    both.retainAll(other);
                    if (both.size() > 1) {
                        shared.add(both);
                    }
                }
            }
            common = shared;
        }
        List<Primitive> made = new ArrayList<>();
        for (Set<Integer> cells : common) {
            made.add(Differ.of(side, cells.stream().mapToInt(cell -> cell).toArray()));
        }
        return made;
    }

    /** The sets of cells that an alternative keeps different. */
    private static Set<Set<Integer>> different(List<Primitive> alternative) {
        Set<Set<Integer>> different = new LinkedHashSet<>();
        for (Primitive primitive : alternative) {
            if (primitive.keepsDifferent()) {
                Set<Integer> cells = new LinkedHashSet<>();
                for (int cell : primitive.cells()) {
                    cells.add(cell);
                }
                different.add(cells);
            }
        }
        return different;
    }
}
