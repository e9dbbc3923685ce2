package io.github.sudokusat.logic.sets;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.AlmostLockedSets;
import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Death Blossom: a cell, the stem, and for each of its candidates an almost locked set, a petal, all of whose places of that candidate the stem sees.
 *
 * <p>Whichever candidate the stem takes, one petal loses it and holds all its other digits. So a digit that every petal has, other than the candidate
 * that it shares with the stem, can be removed from every cell that sees all its places in all petals. Petals may overlap. The size of a step is the
 * number of cells.
 *
 * <p><b>Bound.</b> {@value #MAX_PETALS} petals; petals that do the same for the stem's candidate count once, by the smallest of them. The almost
 * locked sets are the small ones, up to the largest size with which there are no more than {@value #MOST}.
 */
public final class DeathBlossom implements Finder {

    public static final int MAX_PETALS = 5;
    private static final int MOST = 1500;

    @Override
    public void find(Position position, StepCollector collector) {
        List<Als> sets = AlmostLockedSets.smallest(position, 1, MOST, collector);
        for (int stem = 0; stem < position.digits.length; stem++) {
            int petals = position.count(stem);
            if (petals > 1 && petals <= MAX_PETALS && !collector.isDone(petals + 1) && !collector.isStoppedNow()) {
                new Search(position, stem, sets, collector).run();
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<Part> sets = words.why.parts(Role.SET);
        List<Candidate> stem = words.candidatesOf(Role.HINGE);
        Map<String, List<Integer>> digitsOf = new LinkedHashMap<>();
        for (int i = 0; i < sets.size(); i++) {
            digitsOf.computeIfAbsent(words.set(sets.get(i)), petal -> new ArrayList<>())
                    .add(stem.get(i).digit());
        }
        String text =
                "the stem " + words.cells(Role.HINGE) + " must be " + words.notation.oneOf(Wording.digitSet(stem));
        if (digitsOf.size() == 1) {
            return text + ", and the petal " + words.set(sets.get(0))
                    + " loses that digit; the petal is an almost locked set, with one more candidate digit than cells, so it holds all its"
                    + " others, and " + words.removedBySight("the petal");
        }
        List<String> petals = new ArrayList<>();
        digitsOf.forEach((petal, digits) ->
                petals.add("if it is " + words.notation.oneOf(digits) + ", " + petal + " loses that digit"));
        return text + "; " + String.join("; ", petals)
                + "; these petals are almost locked sets, each with one more candidate digit than cells, so a petal that loses a digit holds all its"
                + " others, and "
                + words.removedBySight(Wording.plural(petals.size() - 1, "both petals", "all the petals"));
    }

    /** An almost locked set as a petal. */
    private static final class Petal {

        private final Als set;
        /** For each digit the candidates that see all its places in the set; none for the digit that it shares with the stem. */
        private final long[] victims;

        Petal(Als set, long[] victims) {
            this.set = set;
            this.victims = victims;
        }
    }

    /** What petals remove, so that petals that remove the same are recognized. */
    private static final class Deed {

        private final long[] victims;

        Deed(long[] victims) {
            this.victims = victims;
        }

        @Override
        public boolean equals(@Nullable Object object) {
            return object instanceof Deed other && Arrays.equals(victims, other.victims);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(victims);
        }
    }

    /** The search from one stem. */
    private final class Search {

        private final Position position;
        private final int stem;
        private final StepCollector collector;
        private final List<List<Petal>> petals = new ArrayList<>();
        private final Petal[] chosen;
        /** The fewest cells of petals by what they remove. */
        private final Map<Deed, Integer> done = new HashMap<>();

        Search(Position position, int stem, List<Als> sets, StepCollector collector) {
            this.position = position;
            this.stem = stem;
            this.collector = collector;
            chosen = new Petal[position.count(stem)];
            for (long left = position.digits[stem]; left != 0; left &= left - 1) {
                petals.add(petals(sets, Position.first(left)));
            }
        }

        /** The petals for one candidate of the stem, the small ones first. */
        private List<Petal> petals(List<Als> sets, int digit) {
            List<Petal> found = new ArrayList<>();
            Set<Deed> known = new HashSet<>();
            int words = position.words;
            for (Als set : sets) {
                if ((set.digits >>> digit & 1) != 0
                        && !Bits.has(set.cells, 0, stem)
                        && Bits.has(set.seen, digit * words, stem)) {
                    long[] victims = set.seen.clone();
                    Arrays.fill(victims, digit * words, (digit + 1) * words, 0);
                    Bits.and(victims, 0, position.planes, 0, victims.length);
                    if (!Bits.isEmpty(victims) && known.add(new Deed(victims))) {
                        found.add(new Petal(set, victims));
                    }
                }
            }
            return found;
        }

        void run() {
            choose(0, 1, position.planes);
        }

        private void choose(int index, int cells, long[] victims) {
            if (index == chosen.length) {
                take(cells, victims);
                return;
            }
            for (Petal petal : petals.get(index)) {
                int size = cells + petal.set.size;
                if (collector.isDone(size + chosen.length - 1 - index)) {
                    return;
                }
                long[] common = victims.clone();
                Bits.and(common, 0, petal.victims, 0, common.length);
                if (!Bits.isEmpty(common)) {
                    chosen[index] = petal;
                    choose(index + 1, size, common);
                }
            }
        }

        private void take(int cells, long[] victims) {
            Deed deed = new Deed(victims);
            Integer known = done.get(deed);
            if (known != null && known <= cells) {
                return;
            }
            done.put(deed, cells);
            StepBuilder builder =
                    new StepBuilder(position, DeathBlossom.this, Technique.DEATH_BLOSSOM, cells).removeAll(victims);
            builder.part(Role.HINGE, position.candidates(position.geometry.set(stem), -1L));
            for (Petal petal : chosen) {
                builder.part(Role.SET, petal.set.house, petal.set.candidates(position));
            }
            collector.add(builder.toStep());
        }
    }
}
