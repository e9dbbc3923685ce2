package io.github.sudokusat.logic.sets;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.AlmostLockedSets;
import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import io.github.sudokusat.logic.pattern.AlsPairs;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * ALS-XY-Wing: three almost locked sets, the middle one of which has a different restricted common digit with each of the others.
 *
 * <p>The middle set lacks at most one of the two digits, so it takes the other from one of the outer sets, which is then locked. So any further digit
 * of both outer sets can be removed from every cell that sees all its places in both. The size of a step is the number of cells of the three sets.
 */
public final class AlsXyWing implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        new Search(position, collector).run();
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<Part> sets = words.why.parts(Role.SET);
        List<Part> commons = words.why.parts(Role.RESTRICTED_COMMON);
        String first = words.notation.digits(commons.get(0).candidates());
        String second = words.notation.digits(commons.get(1).candidates());
        String victims = words.notation.allOf(Wording.digitSet(step.eliminations()));
        return words.namedSets(sets) + "A and B cannot both hold " + first + ", nor can B and C both hold " + second
                + "; B holds " + first + " or " + second + ", so A lacks " + first + " and holds " + victims
                + ", or C lacks " + second + " and holds " + victims + "; so " + words.removedBySight("A and C");
    }

    /** The search in one position, over the pairs of sets that have a restricted common digit. */
    private final class Search {

        private final Position position;
        private final StepCollector collector;
        private final List<Als> sets;
        private final AlsPairs pairs;
        private final int words;
        /** For each set those with which it has a restricted common digit. */
        private final long[] partners;

        Search(Position position, StepCollector collector) {
            this.position = position;
            this.collector = collector;
            sets = position.almostLockedSets(collector);
            pairs = new AlsPairs(position, sets, collector);
            words = pairs.words;
            partners = new long[sets.size() * words];
        }

        void run() {
            for (int i = 0; i < sets.size() && !collector.isStoppedNow(); i++) {
                long[] once = new long[words];
                pairs.addPartners(i, once, new long[words]);
                System.arraycopy(once, 0, partners, i * words, words);
            }
            for (int i = 0; i < sets.size() && !collector.isStoppedNow(); i++) {
                long[] others = new long[words];
                pairs.addThoseWithVictim(i, others);
                for (int j = Bits.next(others, 0, words, 0);
                        j >= 0 && j < i && !collector.isDone(sets.get(i).size + sets.get(j).size + 1);
                        j = Bits.next(others, 0, words, j + 1)) {
                    if (Bits.intersect(partners, i * words, partners, j * words, words)) {
                        find(i, j);
                    }
                }
            }
        }

        private void find(int i, int j) {
            Als one = sets.get(i);
            Als other = sets.get(j);
            long victims = AlmostLockedSets.digitsWithVictim(position, one, other);
            for (int w = 0; w < words; w++) {
                long middles = partners[i * words + w] & partners[j * words + w];
                for (; middles != 0; middles &= middles - 1) {
                    Als middle = sets.get(w * Long.SIZE + Long.numberOfTrailingZeros(middles));
                    if (collector.isDone(one.size + other.size + middle.size)) {
                        return;
                    }
                    join(one, middle, other, victims);
                }
            }
        }

        /** Tries every two different restricted commons of the middle set that leave one of the digits with victims. */
        private void join(Als one, Als middle, Als other, long victims) {
            long firsts = AlmostLockedSets.restrictedCommons(one, middle, position.words);
            long seconds = AlmostLockedSets.restrictedCommons(middle, other, position.words);
            for (long x = firsts; x != 0; x &= x - 1) {
                for (long y = seconds; y != 0; y &= y - 1) {
                    long first = x & -x;
                    long second = y & -y;
                    if (first != second && (victims & ~(first | second)) != 0) {
                        take(one, first, middle, second, other, victims & ~(first | second));
                    }
                }
            }
        }

        private void take(Als one, long first, Als middle, long second, Als other, long common) {
            StepBuilder builder = new StepBuilder(
                    position, AlsXyWing.this, Technique.ALS_XY_WING, one.size + middle.size + other.size);
            AlmostLockedSets.removeSeenByBoth(position, one, other, common, builder);
            collector.add(builder.part(Role.SET, one.house, one.candidates(position))
                    .part(Role.RESTRICTED_COMMON, AlsXz.commons(position, one, middle, first))
                    .part(Role.SET, middle.house, middle.candidates(position))
                    .part(Role.RESTRICTED_COMMON, AlsXz.commons(position, middle, other, second))
                    .part(Role.SET, other.house, other.candidates(position))
                    .toStep());
        }
    }
}
