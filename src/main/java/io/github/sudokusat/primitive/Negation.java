package io.github.sudokusat.primitive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Makes primitives that hold exactly where others do not all hold. */
public final class Negation implements PrimitiveVisitor {

    /** The state of an automaton that has seen what is not to be accepted by the other one. */
    private static final long OTHER = -1;

    /** Of so many digits all sets are gone through. */
    private static final int MOST_DIGITS = 12;

    private final Distinctness distinctness;
    private final List<List<Primitive>> alternatives = new ArrayList<>();

    /** Knows cells that differ anyway. */
    @FunctionalInterface
    public interface Distinctness {

        /**
         * Whether two cells differ anyway.
         *
         * @param a a cell
         * @param b another cell
         * @return true if they do; false also if that is not known
         */
        boolean mustDiffer(int a, int b);
    }

    private Negation(Distinctness distinctness) {
        this.distinctness = distinctness;
    }

    /**
     * Primitives that hold together exactly if some others do not.
     *
     * @param side the side of the grid
     * @param primitives the others
     * @param distinctness says which cells differ anyway, so that nothing is made for the case that they are equal
     * @return the primitives; one that cannot hold if the others always do
     * @throws IllegalArgumentException if an automaton for a sum, for sets or for a sequence would be too large
     */
    public static List<Primitive> of(int side, List<? extends Primitive> primitives, Distinctness distinctness) {
        Negation negation = new Negation(distinctness);
        primitives.forEach(primitive -> primitive.accept(negation));
        return Either.anyOf(side, negation.alternatives);
    }

    /**
     * Alternatives in an order in which the negations of all but the last are as simple as possible, roughly.
     *
     * @param either the alternatives
     * @return the same alternatives
     */
    public static List<List<Primitive>> easiestFirst(Either either) {
        List<List<Primitive>> ordered = new ArrayList<>(either.alternatives());
        ordered.sort(Comparator.comparingLong(Negation::weight));
        return ordered;
    }

    private static long weight(List<Primitive> alternative) {
        long weight = 0;
        for (Primitive primitive : alternative) {
            long one = primitive.size();
            if (primitive instanceof Section section) {
                one = (long) section.cases().size() * section.setCount() * section.size() * section.side();
            } else if (primitive instanceof Sequence sequence) {
                one = (long) sequence.automaton().states() * sequence.size();
            } else if (primitive instanceof LinearSum sum) {
                one = (long) sum.size() * sum.size() * sum.side();
            } else if (primitive instanceof Either either) {
                one = either.alternatives().stream().mapToLong(Negation::weight).sum();
            }
            weight += one;
        }
        return weight;
    }

    private void add(Primitive alternative) {
        alternatives.add(List.of(alternative));
    }

    /** Two of the cells are equal. */
    @Override
    public void visit(Differ differ) {
        repeat(differ);
    }

    private void repeat(Primitive primitive) {
        for (int i = 0; i < primitive.size(); i++) {
            for (int j = 0; j < i; j++) {
                int one = primitive.cell(j);
                int other = primitive.cell(i);
                if (!distinctness.mustDiffer(one, other)) {
                    add(PairRelation.of(primitive.side(), one, other, (a, b) -> a == b));
                }
            }
        }
    }

    /** Each cell holds a digit outside of its set. */
    @Override
    public void visit(DigitClause clause) {
        alternatives.add(outside(clause.side(), clause.cells(), clause::digits));
    }

    private interface Sets {

        long digits(int index);
    }

    private static List<Primitive> outside(int side, int[] cells, Sets sets) {
        List<Primitive> outside = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            outside.add(DigitClause.of(side, cells[i], ~sets.digits(i)));
        }
        return outside;
    }

    /** Another number of cells hold one of the digits. */
    @Override
    public void visit(DigitCount count) {
        int[] counts = count.counts();
        boolean[] isAllowed = new boolean[count.size() + 1];
        for (int allowed : counts) {
            isAllowed[allowed] = true;
        }
        int[] others = new int[isAllowed.length - counts.length];
        int size = 0;
        for (int i = 0; i < isAllowed.length; i++) {
            if (!isAllowed[i]) {
                others[size++] = i;
            }
        }
        if (size > 0) {
            add(DigitCount.of(count.side(), count.cells(), count.digits(), others));
        }
    }

    /** The digits repeat or make another set. */
    @Override
    public void visit(DigitSets sets) {
        long[] all = new long[sets.setCount()];
        Arrays.setAll(all, sets::set);
        if (sets.size() == 2) {
            PairRelation.Test isOther = (a, b) -> a == b || !DigitSets.isInOneOf(Digits.of(a, b), all);
            add(PairRelation.of(sets.side(), sets.cell(0), sets.cell(1), isOther));
        } else if (sets.side() <= MOST_DIGITS && areDistinct(sets)) {
            addOthers(sets, all);
        } else {
            add(noneOf(sets.side(), sets.cells(), all));
        }
    }

    private boolean areDistinct(Primitive primitive) {
        for (int i = 0; i < primitive.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (!distinctness.mustDiffer(primitive.cell(j), primitive.cell(i))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Adds the other sets of as many digits, if there is one. */
    private void addOthers(DigitSets sets, long[] all) {
        long[] others = new long[1 << sets.side()];
        int count = 0;
        for (long set = 1; set < others.length; set++) {
            if (Digits.count(set) == sets.size() && Arrays.binarySearch(all, set) < 0) {
                others[count++] = set;
            }
        }
        if (count > 0) {
            add(DigitSets.of(sets.side(), sets.cells(), Arrays.copyOf(others, count)));
        }
    }

    /** The digits of some cells, taken together, are none of some sets of as many. */
    private static Primitive noneOf(int side, int[] cells, long[] sets) {
        Automaton.Step<Long> step = (used, digit) -> {
            long after = used | Digits.of(digit);
            return used == OTHER || after == used || !DigitSets.isInOneOf(after, sets) ? OTHER : after;
        };
        return Sequence.of(cells, Automaton.of(side, 0L, step, end -> end == OTHER));
    }

    /** A number of digits read, and their sum. */
    private record Sum(int count, int sum) {}

    /** The sum is another one. */
    @Override
    public void visit(LinearSum sum) {
        if (sum.size() == 2) {
            PairRelation.Test isOther = (a, b) -> sum.coefficient(0) * a + sum.coefficient(1) * b != sum.total();
            add(PairRelation.of(sum.side(), sum.cell(0), sum.cell(1), isOther));
        } else {
            add(otherSum(sum));
        }
    }

    private static Primitive otherSum(LinearSum sum) {
        int size = sum.size();
        int[] least = new int[size + 1];
        int[] greatest = new int[size + 1];
        for (int i = size - 1; i >= 0; i--) {
            int ones = sum.coefficient(i);
            int most = sum.coefficient(i) * sum.side();
            least[i] = least[i + 1] + Math.min(ones, most);
            greatest[i] = greatest[i + 1] + Math.max(ones, most);
        }
        Sum other = new Sum(size + 1, 0);
        Automaton.Step<Sum> step = (before, digit) -> {
            if (before.count >= size) {
                return before.equals(other) ? other : null;
            }
            int count = before.count + 1;
            int total = before.sum + sum.coefficient(before.count) * digit;
            int rest = sum.total() - total;
            return rest < least[count] || rest > greatest[count] ? other : new Sum(count, total);
        };
        return Sequence.of(sum.cells(), Automaton.of(sum.side(), new Sum(0, 0), step, other::equals));
    }

    /** The digits are not in the relation. */
    @Override
    public void visit(PairRelation pair) {
        add(PairRelation.of(pair.side(), pair.cell(0), pair.cell(1), (a, b) -> !Digits.contains(pair.seconds(a), b)));
    }

    /** The digits repeat, or each case is not obeyed or selects none of the sets. */
    @Override
    public void visit(Section section) {
        repeat(section);
        int side = section.side();
        int[] cells = section.cells();
        List<Primitive> all = new ArrayList<>();
        for (Section.Case one : section.cases()) {
            List<List<Primitive>> ways = new ArrayList<>();
            List<Primitive> outside = outside(side, cells, one::digits);
            outside.forEach(way -> ways.add(List.of(way)));
            notSelected(section, one, ways);
            all.addAll(Either.anyOf(side, ways));
        }
        alternatives.add(all);
    }

    /** Adds that the cells of a case have none of the sets of a section. */
    private static void notSelected(Section section, Section.Case one, List<List<Primitive>> ways) {
        int size = Long.bitCount(one.selected());
        int[] cells = new int[size];
        int count = 0;
        for (int i = 0; i < section.size(); i++) {
            if ((one.selected() >>> i & 1) != 0) {
                cells[count++] = section.cell(i);
            }
        }
        long[] sets = new long[section.setCount()];
        Arrays.setAll(sets, section::set);
        sets = Arrays.stream(sets).filter(set -> Digits.count(set) == size).toArray();
        if (size > 0) {
            ways.add(List.of(noneOf(section.side(), cells, sets)));
        } else if (sets.length == 0) {
            ways.add(List.of());
        }
    }

    /** The automaton reads on to an end where it does not accept. */
    @Override
    public void visit(Sequence sequence) {
        Automaton automaton = sequence.automaton();
        int states = automaton.states();
        int side = automaton.side();
        boolean[] accepting = new boolean[states + 1];
        int[] next = new int[(states + 1) * side];
        for (int state = 0; state <= states; state++) {
            accepting[state] = state == states || !automaton.isAccepting(state);
            for (int digit = 1; digit <= side; digit++) {
                int after = state == states ? states : automaton.next(state, digit);
                next[state * side + digit - 1] = after == Automaton.NONE ? states : after;
            }
        }
        add(Sequence.of(sequence.cells(), Automaton.of(side, accepting, next)));
    }

    /** Each alternative fails. */
    @Override
    public void visit(Either either) {
        List<Primitive> all = new ArrayList<>();
        for (List<Primitive> alternative : either.alternatives()) {
            all.addAll(of(either.side(), alternative, distinctness));
        }
        alternatives.add(all);
    }
}
