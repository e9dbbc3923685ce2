package io.github.sudokusat.logic.basic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Templates: the ways to place a digit once in every house on its candidates. A candidate in all of them is true, and one in none of them is false.
 *
 * <p>Then templates that use a cell common to all templates of another digit are ruled out, for all digits at once, and so on in rounds. The size of
 * a step is the number of rounds before it.
 *
 * <p><b>Bound.</b> Sides up to {@value #LARGEST_SIDE}: there are 46,656 templates in an empty classic grid. <b>Cost.</b> One look at every template
 * in every round.
 */
public final class Templates implements Finder {

    private static final int LARGEST_SIDE = 9;

    private final Technique technique;

    /** {@link Technique#TEMPLATE_SET} or {@link Technique#TEMPLATE_DELETE}. */
    public Templates(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        if (position.side <= LARGEST_SIDE && position.geometry.hasLines()) {
            new Search(position, collector).run();
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String digit = words.digits(Role.BASE);
        List<Candidate> taken = words.candidatesOf(Role.CONSEQUENCE);
        String before = taken.isEmpty()
                ? ""
                : "taking the digits in turn, " + words.notation.candidates(taken)
                        + (taken.size() == 1
                                ? " belongs to every possible placement of its"
                                : " belong to every possible placement of their")
                        + " digit, which leaves fewer placements for the others; ";
        if (technique == Technique.TEMPLATE_SET) {
            return before + "every possible placement of the " + digit + "s includes "
                    + words.notation.cellsOf(step.placements());
        }
        int gone = step.eliminations().size();
        return before + "no possible placement of the " + digit + "s includes "
                + Wording.plural(gone, "", "any of ") + words.notation.cellsOf(step.eliminations()) + ", so " + digit
                + " can be removed from " + Wording.plural(gone, "this cell", "these cells");
    }

    /** The templates of all digits, and the rounds. */
    private final class Search {

        private final Position position;
        private final StepCollector collector;
        private final int words;
        private final List<List<long[]>> templates = new ArrayList<>();
        /** The cells that all templates of digit d share, from {@code d · words} on. */
        private final long[] all;
        /** The cells of all templates of digit d together. */
        private final long[] any;
        /** The candidates, numbered {@code cell · side + digit}, that are in all templates of their digit, in the order in which they are found. */
        private final List<Integer> forced = new ArrayList<>();

        Search(Position position, StepCollector collector) {
            this.position = position;
            this.collector = collector;
            words = position.words;
            all = new long[position.planes.length];
            any = new long[position.planes.length];
            for (int digit = 0; digit < position.side; digit++) {
                List<long[]> found = new ArrayList<>();
                extend(digit, 0, new long[words], plane(digit), found);
                templates.add(found);
            }
        }

        private long[] plane(int digit) {
            return Arrays.copyOfRange(position.planes, digit * words, (digit + 1) * words);
        }

        /** Places a digit in each further row where it is open, in every way. */
        private void extend(int digit, int from, long[] template, long[] left, List<long[]> found) {
            int row = from;
            while (row < position.side && position.placesOf(row, digit) == 0) {
                row++;
            }
            if (row == position.side) {
                if (isInEveryHouse(digit, template)) {
                    found.add(template.clone());
                }
                return;
            }
            for (long places = position.placesOf(row, digit);
                    places != 0 && !collector.isStopped();
                    places &= places - 1) {
                int cell = position.geometry.cell(row, Position.first(places));
                if (Bits.has(left, 0, cell)) {
                    long[] rest = left.clone();
                    Bits.andNot(rest, 0, position.geometry.peers, cell * words, words);
                    Bits.add(template, 0, cell);
                    extend(digit, row + 1, template, rest, found);
                    Bits.remove(template, 0, cell);
                }
            }
        }

        private boolean isInEveryHouse(int digit, long[] template) {
            for (int house = position.side; house < position.geometry.houseCount; house++) {
                if (position.placesOf(house, digit) != 0
                        && !Bits.intersect(template, 0, position.geometry.houseSets, house * words, words)) {
                    return false;
                }
            }
            return true;
        }

        void run() {
            boolean changed = true;
            for (int round = 0; changed && !collector.isDone(round); round++) {
                List<Integer> before = List.copyOf(forced);
                for (int digit = 0; digit < position.side; digit++) {
                    if (templates.get(digit).isEmpty()) {
                        return;
                    }
                    summarize(digit);
                    conclude(digit, round, before);
                }
                changed = false;
                for (int digit = 0; digit < position.side; digit++) {
                    changed |= removeClashing(digit);
                }
            }
        }

        private void summarize(int digit) {
            int base = digit * words;
            Arrays.fill(any, base, base + words, 0);
            Arrays.fill(all, base, base + words, -1L);
            for (long[] template : templates.get(digit)) {
                Bits.or(any, base, template, 0, words);
                Bits.and(all, base, template, 0, words);
            }
            for (int cell = Bits.next(all, base, words, 0); cell >= 0; cell = Bits.next(all, base, words, cell + 1)) {
                if (!forced.contains(cell * position.side + digit)) {
                    forced.add(cell * position.side + digit);
                }
            }
        }

        /** Removes the templates of a digit that take a cell which is in all templates of another one. */
        private boolean removeClashing(int digit) {
            long[] taken = new long[words];
            for (int other = 0; other < position.side; other++) {
                if (other != digit) {
                    Bits.or(taken, 0, all, other * words, words);
                }
            }
            return templates.get(digit).removeIf(template -> Bits.intersect(template, 0, taken, 0, words));
        }

        private void conclude(int digit, int round, List<Integer> before) {
            StepBuilder builder = new StepBuilder(position, Templates.this, technique, round);
            if (technique == Technique.TEMPLATE_SET) {
                int base = digit * words;
                for (int cell = Bits.next(all, base, words, 0);
                        cell >= 0;
                        cell = Bits.next(all, base, words, cell + 1)) {
                    builder.place(cell, digit);
                }
            } else {
                long[] none = plane(digit);
                Bits.andNot(none, 0, any, digit * words, words);
                builder.removeFrom(none, digit);
            }
            if (builder.isEffective()) {
                builder.part(Role.BASE, position.candidates(plane(digit), 1L << digit));
                for (int candidate : before) {
                    builder.part(
                            Role.CONSEQUENCE,
                            List.of(position.candidate(candidate / position.side, candidate % position.side)));
                }
                collector.add(builder.toStep());
            }
        }
    }
}
