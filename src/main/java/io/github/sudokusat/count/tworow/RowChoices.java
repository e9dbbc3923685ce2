package io.github.sudokusat.count.tworow;

import java.util.Arrays;

/**
 * The row sets that the bands of a half can have. A <i>choice</i> is a row set for each of them. Immutable.
 */
final class RowChoices {

    private static final int[] NO_BAND = {0};

    private final int firstBand;
    private final int secondBand;
    private final int[] firstSets;
    private final int[] secondSets;
    private final int mirroredBands;

    private RowChoices(Clues clues, int bands, boolean mirrored) {
        int others = bands & (bands - 1);
        firstBand = Integer.numberOfTrailingZeros(bands);
        secondBand = others == 0 ? -1 : Integer.numberOfTrailingZeros(others);
        boolean halveFirst = mirrored && clues.isFreeBand(firstBand);
        boolean halveSecond = mirrored && others != 0 && clues.isFreeBand(secondBand);
        firstSets = sets(clues, firstBand, halveFirst);
        secondSets = others == 0 ? NO_BAND : sets(clues, secondBand, halveSecond);
        mirroredBands = (halveFirst ? 1 << firstBand : 0) | (halveSecond ? 1 << secondBand : 0);
    }

    /**
     * All choices.
     *
     * @param clues the givens
     * @param bands the one or two bands, as bits
     */
    static RowChoices all(Clues clues, int bands) {
        return new RowChoices(clues, bands, false);
    }

    /**
     * One of each group of choices that exchanges of the rows of free bands turn into each other.
     *
     * @param clues the givens
     * @param bands the one or two bands, as bits
     */
    static RowChoices mirrored(Clues clues, int bands) {
        return new RowChoices(clues, bands, true);
    }

    /** The row sets of a band, or their first half: in ascending order, a set is as far from the beginning as its complement is from the end. */
    private static int[] sets(Clues clues, int band, boolean halve) {
        int[] sets = clues.rowSets(band);
        return halve ? Arrays.copyOf(sets, sets.length / 2) : sets;
    }

    /** The number of the first band. */
    int firstBand() {
        return firstBand;
    }

    /** The number of the second band, or −1 if there is none. */
    int secondBand() {
        return secondBand;
    }

    /** The row sets of the first band. */
    int[] firstSets() {
        return firstSets;
    }

    /** The row sets of the second band; if there is none, the empty set alone. */
    int[] secondSets() {
        return secondSets;
    }

    /** The row set of one of the bands in a choice. */
    int rowSet(int band, int choice) {
        return band == firstBand ? firstSets[first(choice)] : secondSets[second(choice)];
    }

    /** The number of choices: at most 70². */
    int size() {
        return firstSets.length * secondSets.length;
    }

    /** The index of the first band's row set in a choice. */
    int first(int choice) {
        return choice / secondSets.length;
    }

    /** The index of the second band's row set in a choice. */
    int second(int choice) {
        return choice % secondSets.length;
    }

    /** The bands whose choices represent those with the rows exchanged, as bits. */
    int mirroredBands() {
        return mirroredBands;
    }

    /** The number of choices that each choice represents: 1, 2 or 4. */
    int copies() {
        return 1 << Integer.bitCount(mirroredBands);
    }

    /**
     * The number of choices that exchanges of free digits produce from a choice.
     *
     * @param free the free digits
     * @param choice the choice
     * @return the number, at most 8!, if the free digits are in order: first those in neither row set, then those in the second, in the first, in
     *     both; otherwise 0, because another choice represents this one
     */
    int weight(int free, int choice) {
        int[] times = new int[4];
        int weight = 1;
        int digits = 0;
        int last = 0;
        for (int rest = free; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            int type = 2 * (firstSets[first(choice)] >>> digit & 1) + (secondSets[second(choice)] >>> digit & 1);
            if (type < last) {
                return 0;
            }
            last = type;
            // This is the multinomial coefficient of the digits so far.
            weight = weight * ++digits / ++times[type];
        }
        return weight;
    }
}
