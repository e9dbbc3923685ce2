package io.github.sudokusat.logic.fish;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Franken and mutant fish, with and without fins: n base houses that need a digit and n cover houses that contain all its places there except the
 * fins; then it can be removed from the cells of the cover outside the base that see every fin. The houses may be rows, columns and boxes.
 *
 * <p>If the digit were in such a cell, the fins would be false and the cover house of the cell used up, which would leave only n − 1 cover houses for
 * the n base houses. A candidate in two base houses counts as a fin (an <em>endo fin</em>), and one in two cover houses can be removed although it is
 * in the base (<em>cannibalism</em>). A fish is <em>Franken</em> if its base, and also its cover, has boxes and lines of one direction, or such lines
 * alone, the base's across the cover's; <em>mutant</em> if its houses are more mixed. Fish of lines of one direction are left to {@link Fish} and
 * {@link FinnedFish}.
 *
 * <p><b>Method.</b> The search starts from the cell that is to lose the digit: it tries every choice of n − 1 cover houses, and, among the houses
 * that have no place outside these and what the cell sees, every n that do not share a place. Fish larger than the smallest one for the cell are left
 * out. <b>Bound.</b> n up to {@value #MAX_SIZE}; sides up to {@value #LARGEST_SIDE}.
 */
public final class ComplexFish implements Finder {

    static final int MAX_SIZE = 4;
    private static final int LARGEST_SIDE = 9;

    private final Technique technique;

    /** The technique names the kind. */
    public ComplexFish(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        Geometry geometry = position.geometry;
        if (position.side > LARGEST_SIDE || !geometry.hasLines()) {
            return;
        }
        for (int digit = 0; digit < position.side; digit++) {
            int plane = digit * position.words;
            for (int cell = Bits.next(position.planes, plane, position.words, 0);
                    cell >= 0 && !collector.isDone(2);
                    cell = Bits.next(position.planes, plane, position.words, cell + 1)) {
                if (technique == Technique.MUTANT_FISH) {
                    new Search(position, digit, cell, -1L, -1L, collector).run();
                } else {
                    int side = position.side;
                    long rows = (1L << side) - 1;
                    new Search(position, digit, cell, ~(rows << side), ~rows, collector).run();
                    new Search(position, digit, cell, ~rows, ~(rows << side), collector).run();
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        boolean hasFins = !words.candidatesOf(Role.FIN).isEmpty();
        String fish = "in the base (" + words.houses(Role.BASE) + "), " + words.digits(Role.BASE)
                + " is confined to the cover (" + words.houses(Role.COVER) + ")" + fins(words)
                + "; the cover has as many houses as the base, so ";
        String rest =
                "the rest of the cover" + (isCannibal(words) ? " and from cells where two cover houses overlap" : "");
        return hasFins
                ? fish
                        + FinnedFish.eitherWay(
                                words,
                                words.digits(Role.BASE) + " can be removed from " + rest,
                                "every " + (isCannibal(words) ? "such" : "other") + " cell in the cover")
                : fish + words.digits(Role.BASE) + " can be removed from " + rest;
    }

    /** Names the fins: those outside the cover, and those that count as fins because they are in two houses of the base. */
    private static String fins(Wording words) {
        List<Candidate> inTwo = new ArrayList<>();
        List<Candidate> outside = new ArrayList<>();
        for (Candidate fin : words.candidatesOf(Role.FIN)) {
            int cell = fin.cell().number(words.step.side());
            long bases = words.housesOf(Role.BASE).stream()
                    .filter(house -> house.holds(cell))
                    .count();
            (bases > 1 ? inTwo : outside).add(fin);
        }
        String text = outside.isEmpty() ? "" : FinnedFish.except(outside, words);
        return inTwo.isEmpty()
                ? text
                : text + "; " + words.notation.cellsOf(inTwo) + ", in two houses of the base, "
                        + Wording.plural(Wording.cellCount(inTwo), "counts as a fin", "count as fins")
                        + (outside.isEmpty() ? "" : " too");
    }

    /** Whether the step removes a candidate of the base, which is then in two houses of the cover. */
    private static boolean isCannibal(Wording words) {
        return words.step.eliminations().stream()
                .anyMatch(gone -> words.housesOf(Role.BASE).stream()
                        .anyMatch(house -> house.holds(gone.cell().number(words.step.side()))));
    }

    /** The search for one digit, one cell that is to lose it, and houses that base and cover may have. */
    private final class Search {

        private final Position position;
        private final Geometry geometry;
        private final int digit;
        private final int victim;
        private final long basesAllowed;
        private final long coversAllowed;
        private final StepCollector collector;
        private final int words;
        /** The houses that do not hold the victim and have a place that it does not see. */
        private final int[] houses;

        private int houseCount;
        /** For each of these houses the places in it that the victim does not see. */
        private final long[][] needed;
        /** Whether the victim sees all places of a house, so that there is nothing to look for. */
        private boolean isLocked;

        private int size;
        private boolean any;

        Search(
                Position position,
                int digit,
                int victim,
                long basesAllowed,
                long coversAllowed,
                StepCollector collector) {
            this.position = position;
            this.geometry = position.geometry;
            this.digit = digit;
            this.victim = victim;
            this.basesAllowed = basesAllowed;
            this.coversAllowed = coversAllowed;
            this.collector = collector;
            words = position.words;
            houses = new int[geometry.houseCount];
            needed = new long[geometry.houseCount][];
            for (int house = 0; house < geometry.houseCount; house++) {
                long all = position.placesOf(house, digit);
                long places = all & ~geometry.seenIn(house, victim);
                if (all != 0 && !geometry.holds(house, victim)) {
                    isLocked |= places == 0;
                    houses[houseCount] = house;
                    needed[houseCount++] = geometry.cellSet(house, places);
                }
            }
        }

        /** Goes up to the smallest size with which there is a fish. */
        void run() {
            for (size = 2; size <= MAX_SIZE && !any && !isLocked && !collector.isDone(size); size++) {
                chooseCovers(0, 0, 0, new long[words]);
            }
        }

        /** Adds cover houses, as bits over those that count, until one less than the size are chosen. */
        private void chooseCovers(int from, int count, long covers, long[] covered) {
            if (count == size - 1) {
                long candidates = 0;
                for (int i = 0; i < houseCount; i++) {
                    if ((covers >>> i & 1) == 0
                            && (basesAllowed >>> houses[i] & 1) != 0
                            && Bits.isSubset(needed[i], 0, covered, 0, words)) {
                        candidates |= 1L << i;
                    }
                }
                if (Long.bitCount(candidates) >= size) {
                    chooseBases(candidates, 0, 0, covers, new long[words]);
                }
                return;
            }
            for (int i = from; i < houseCount; i++) {
                if ((coversAllowed >>> houses[i] & 1) != 0) {
                    long[] more = covered.clone();
                    Bits.or(more, 0, needed[i], 0, words);
                    chooseCovers(i + 1, count + 1, covers | 1L << i, more);
                }
            }
        }

        /** Adds base houses that share no place that the victim does not see. */
        private void chooseBases(long candidates, int count, long bases, long covers, long[] taken) {
            if (count == size) {
                any = true;
                for (int house = 0; house < geometry.houseCount; house++) {
                    if (geometry.holds(house, victim) && (coversAllowed >>> house & 1) != 0) {
                        take(toHouses(bases), toHouses(covers) | 1L << house);
                    }
                }
                return;
            }
            for (long left = candidates; left != 0 && !collector.isDone(size); left &= left - 1) {
                int i = Position.first(left);
                if (!Bits.intersect(taken, 0, needed[i], 0, words)) {
                    long[] more = taken.clone();
                    Bits.or(more, 0, needed[i], 0, words);
                    chooseBases(left & left - 1, count + 1, bases | 1L << i, covers, more);
                }
            }
        }

        private long toHouses(long chosen) {
            long bits = 0;
            for (long left = chosen; left != 0; left &= left - 1) {
                bits |= 1L << houses[Position.first(left)];
            }
            return bits;
        }

        private void take(long bases, long covers) {
            if (isOfOtherName(bases, covers)) {
                return;
            }
            long[] inBase = new long[words];
            long[] inBases = new long[words];
            count(bases, inBase, inBases);
            long[] inCover = new long[words];
            long[] inCovers = new long[words];
            count(covers, inCover, inCovers);
            long[] fins = inBase.clone();
            Bits.andNot(fins, 0, inCover, 0, words);
            Bits.or(fins, 0, inBases, 0, words);
            long[] victims = inCover.clone();
            Bits.andNot(victims, 0, inBase, 0, words);
            Bits.or(victims, 0, inCovers, 0, words);
            Bits.and(victims, 0, geometry.seenByAll(fins), 0, words);
            StepBuilder builder =
                    new StepBuilder(position, ComplexFish.this, technique, size).removeFrom(victims, digit);
            if (builder.isEffective()) {
                long bit = 1L << digit;
                Bits.and(inBase, 0, inCover, 0, words);
                Bits.andNot(inBase, 0, fins, 0, words);
                builder.lines(Role.BASE, 0, bases, position.candidates(inBase, bit))
                        .lines(Role.COVER, 0, covers, List.of());
                if (!Bits.isEmpty(fins)) {
                    builder.part(Role.FIN, position.candidates(fins, bit));
                }
                collector.add(builder.toStep());
            }
        }

        /** Gathers the digit's places in some houses, and those that are in two of them or more. */
        private void count(long chosen, long[] once, long[] more) {
            for (long left = chosen; left != 0; left &= left - 1) {
                int house = Position.first(left);
                long[] places = geometry.cellSet(house, position.placesOf(house, digit));
                for (int w = 0; w < words; w++) {
                    more[w] |= once[w] & places[w];
                    once[w] |= places[w];
                }
            }
        }

        /** Whether a fish has lines alone, or is Franken where mutant ones are wanted. */
        private boolean isOfOtherName(long bases, long covers) {
            long rows = (1L << position.side) - 1;
            long columns = rows << position.side;
            boolean isPlain = ((bases | covers) & ~(rows | columns)) == 0;
            boolean isAcross = ((bases & columns) == 0 && (covers & rows) == 0)
                    || ((bases & rows) == 0 && (covers & columns) == 0);
            return isAcross && (isPlain || technique == Technique.MUTANT_FISH);
        }
    }
}
