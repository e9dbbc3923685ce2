package io.github.sudokusat.logic.sets;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Bent sets: n cells with exactly n digits, spread over two houses of different kinds, some of them, the hinge, in both.
 *
 * <p>A digit is restricted if all its places in the set see each other, and then occurs there at most once. If just one digit is not restricted, the
 * others fill at most n − 1 cells, so that digit occurs in the set and can be removed from every cell that sees all its places. If none is, every
 * digit occurs exactly once, and this holds for each. Sets whose cells all see each other are naked sets and left out, as are cells with one
 * candidate.
 *
 * <p>Cost: choices of cells are cut off at more than n digits or at the second digit that is not restricted.
 */
public final class BentSet implements Finder {

    private final Technique technique;
    private final int size;

    /**
     * Creates a finder.
     *
     * @param technique the name; of size 3, the cells are all bivalue for {@link Technique#Y_WING} and not for {@link Technique#XYZ_WING}
     * @param size the number of cells
     */
    public BentSet(Technique technique, int size) {
        this.technique = technique;
        this.size = size;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        Geometry geometry = position.geometry;
        Search search = new Search(position, collector);
        for (int one = 0; one < geometry.houseCount; one++) {
            for (int other = one + 1; other < geometry.houseCount && !collector.isDone(0); other++) {
                if (geometry.kind(one) != geometry.kind(other)
                        && Bits.intersect(
                                geometry.houseSets,
                                one * geometry.words,
                                geometry.houseSets,
                                other * geometry.words,
                                geometry.words)) {
                    search.run(one, other);
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        if (size == 3 && isForkedByHinge(words)) {
            return wing(words);
        }
        List<String> arms = new ArrayList<>();
        for (Part part : words.why.parts(Role.PINCER)) {
            arms.add(words.notation.cellsOf(part.candidates()) + " " + Notation.where(part.houses()));
        }
        List<Candidate> all = Wording.candidatesOf(words.why.parts().stream()
                .filter(part -> part.role() != Role.BASE)
                .toList());
        int pivots = Wording.cellCount(words.candidatesOf(Role.HINGE));
        String text = Wording.plural(pivots, "the pivot ", "the pivot cells ") + words.cells(Role.HINGE)
                + ", together with " + Notation.list(arms)
                + Wording.plural(pivots, ", forms", ", form") + " a set of " + Wording.number(size)
                + " cells that contain only " + Wording.number(size) + " digits between them ("
                + words.notation.digits(all) + "); ";
        if (words.why.parts(Role.BASE).isEmpty()) {
            return text
                    + "no digit can occur twice in the set, so each occurs exactly once and can be removed from"
                    + " every cell that sees all candidates for that digit in the set";
        }
        String digit = words.digits(Role.BASE);
        return text + "every digit except " + digit + " can occur only once in the set, so one of "
                + words.cells(Role.BASE)
                + " must be " + digit + ", and " + digit + " can be removed from every cell that sees "
                + Wording.all(words.candidatesOf(Role.BASE).size()) + " of these";
    }

    /** Whether the hinge is one cell, each of whose digits, but for the one that is removed, it shares with just one pincer of two candidates. */
    private static boolean isForkedByHinge(Wording words) {
        if (words.why.parts(Role.BASE).isEmpty()) {
            return false;
        }
        Set<Integer> forks = Wording.digitSet(words.candidatesOf(Role.HINGE));
        forks.removeAll(Wording.digitSet(words.candidatesOf(Role.BASE)));
        return forks.size() == 2
                && words.why.parts(Role.PINCER).stream()
                        .allMatch(pincer -> pincer.candidates().size() == 2);
    }

    private static String wing(Wording words) {
        String digit = words.digits(Role.BASE);
        List<Candidate> hinge = words.candidatesOf(Role.HINGE);
        StringBuilder text = new StringBuilder("the pivot ")
                .append(words.cells(Role.HINGE))
                .append(" must be ")
                .append(words.notation.oneOf(Wording.digitSet(hinge)));
        for (Candidate choice : hinge) {
            for (Part pincer : words.why.parts(Role.PINCER)) {
                if (!digit.equals(words.notation.digit(choice.digit()))
                        && Wording.digitSet(pincer.candidates()).contains(choice.digit())) {
                    text.append("; if it is ")
                            .append(words.notation.digit(choice.digit()))
                            .append(", the pincer ");
                    text.append(words.notation.cellsOf(pincer.candidates()))
                            .append(" is ")
                            .append(digit);
                }
            }
        }
        boolean isInHinge = Wording.digitSet(hinge).size() > 2;
        return text + "; so one of the " + (isInHinge ? "three cells" : "pincers") + " is " + digit + ", and " + digit
                + " can be removed from every cell that sees " + (isInHinge ? "all three" : "both");
    }

    /** The search in one position, in one pair of houses after the other. */
    private final class Search {

        private final Position position;
        private final StepCollector collector;
        /** The cells of each house that may be in a set, in order. */
        private final int[][] cellsOf;

        private int one;
        private int other;
        /** The cells of the first house, and after them the further ones of the second. */
        private final int[] cells;

        private int cellCount;
        /** How many cells are in the first house. */
        private int inOne;
        /** The last cell that is in both houses, or −1. */
        private int lastHinge;
        /** The digits of the cell in both houses, if there is only one. */
        private long digitsOfHinge;

        private final int[] chosen = new int[size];

        Search(Position position, StepCollector collector) {
            this.position = position;
            this.collector = collector;
            cells = new int[2 * position.side];
            cellsOf = new int[position.geometry.houseCount][];
            for (int house = 0; house < cellsOf.length; house++) {
                cellsOf[house] = cellsOf(house);
            }
        }

        private int[] cellsOf(int house) {
            int[] some = new int[position.side];
            int count = 0;
            for (int p = 0; p < position.side; p++) {
                int cell = position.geometry.cell(house, p);
                int digits = position.count(cell);
                if (digits > 1 && digits <= size && (technique != Technique.Y_WING || digits == 2)) {
                    some[count++] = cell;
                }
            }
            return Arrays.copyOf(some, count);
        }

        void run(int first, int second) {
            one = first;
            other = second;
            inOne = cellsOf[first].length;
            System.arraycopy(cellsOf[first], 0, cells, 0, inOne);
            cellCount = inOne;
            for (int cell : cellsOf[second]) {
                if (!position.geometry.holds(first, cell)) {
                    cells[cellCount++] = cell;
                }
            }
            findHinges();
            extend(0, 0, 0, 0, 0);
        }

        private void findHinges() {
            lastHinge = -1;
            digitsOfHinge = 0;
            for (int i = 0; i < inOne; i++) {
                if (position.geometry.holds(other, cells[i])) {
                    digitsOfHinge = lastHinge < 0 ? position.digits[cells[i]] : 0;
                    lastHinge = i;
                }
            }
        }

        /** Adds a cell in every way; of those chosen so far, so many are in both houses. */
        private void extend(int from, int count, int hinges, long union, long unrestricted) {
            if (count == size) {
                if (Long.bitCount(union) == size && areApart() && isOfThisName()) {
                    take(union, unrestricted);
                }
                return;
            }
            // The last cell is in the second house alone.
            for (int i = count == size - 1 ? Math.max(from, inOne) : from;
                    i <= cellCount - (size - count) && !collector.isDone(0);
                    i++) {
                int cell = cells[i];
                boolean isInOne = i < inOne;
                if (hinges == 0 ? i > lastHinge : i >= inOne && hinges == count) {
                    // There would be no hinge, or no cell in the first house alone.
                    return;
                }
                long more = union | position.digits[cell];
                if (Long.bitCount(more | digitsOfHinge) <= size) {
                    long loose = unrestricted | (isInOne ? 0 : unrestrictedBy(cell, count));
                    if ((loose & loose - 1) == 0) {
                        chosen[count] = cell;
                        boolean isHinge = isInOne && position.geometry.holds(other, cell);
                        extend(i + 1, count + 1, isHinge ? hinges + 1 : hinges, more, loose);
                    }
                }
            }
        }

        /** The digits that a further cell shares with chosen ones that it does not see. */
        private long unrestrictedBy(int cell, int count) {
            long shared = 0;
            for (int i = 0; i < count; i++) {
                if (!position.geometry.sees(cell, chosen[i])) {
                    shared |= position.digits[cell] & position.digits[chosen[i]];
                }
            }
            return shared;
        }

        /** Whether two cells do not see each other. */
        private boolean areApart() {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < i; j++) {
                    if (!position.geometry.sees(chosen[i], chosen[j])) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean isOfThisName() {
            if (technique != Technique.XYZ_WING) {
                return true;
            }
            for (int cell : chosen) {
                if (position.count(cell) > 2) {
                    return true;
                }
            }
            return false;
        }

        private void take(long union, long unrestricted) {
            long[] set = position.geometry.set(chosen);
            StepBuilder builder = new StepBuilder(position, BentSet.this, technique, 0);
            for (long left = unrestricted == 0 ? union : unrestricted; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                builder.removeFrom(position.geometry.seenByAll(position.placesAmong(digit, set)), digit);
            }
            if (builder.isEffective()) {
                if (unrestricted != 0) {
                    builder.part(Role.BASE, position.candidates(set, unrestricted));
                }
                collector.add(explain(builder, set).toStep());
            }
        }

        private StepBuilder explain(StepBuilder builder, long[] set) {
            Geometry geometry = position.geometry;
            long[] hinge = set.clone();
            Bits.and(hinge, 0, geometry.houseSets, one * geometry.words, geometry.words);
            Bits.and(hinge, 0, geometry.houseSets, other * geometry.words, geometry.words);
            builder.part(Role.HINGE, position.candidates(hinge, -1L));
            for (int house : new int[] {one, other}) {
                long[] arm = set.clone();
                Bits.and(arm, 0, geometry.houseSets, house * geometry.words, geometry.words);
                Bits.andNot(arm, 0, hinge, 0, geometry.words);
                builder.part(Role.PINCER, house, position.candidates(arm, -1L));
            }
            return builder;
        }
    }
}
