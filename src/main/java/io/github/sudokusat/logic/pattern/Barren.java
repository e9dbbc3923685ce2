package io.github.sudokusat.logic.pattern;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where finders have found nothing along a path: those that look at one digit at a time, with which digits, and others, in which position. Nothing is
 * found again while a digit keeps its places, or where cells keep their candidates. A finder stands for itself: there are several of one technique,
 * such as fish of different sizes.
 */
public final class Barren {

    /** By digit its places when a finder found nothing with it; null for a digit with which it found something or has not searched. */
    private final Map<Object, long[] @Nullable []> places = new HashMap<>();

    /** The candidates of all cells when a finder found nothing at all. */
    private final Map<Object, long[]> cells = new HashMap<>();

    boolean isKnown(Object finder, Position position, int digit) {
        long[] known = of(finder, position.side)[digit];
        int from = digit * position.words;
        return known != null && Arrays.equals(known, 0, position.words, position.planes, from, from + position.words);
    }

    void add(Object finder, Position position, int digit) {
        int from = digit * position.words;
        of(finder, position.side)[digit] = Arrays.copyOfRange(position.planes, from, from + position.words);
    }

    /** Whether a cell has other candidates than when a finder found nothing; true if it has found something ever since. */
    boolean isChanged(Object finder, Position position, int cell) {
        long[] known = cells.get(finder);
        return known == null || known[cell] != position.digits[cell];
    }

    void add(Object finder, Position position) {
        cells.put(finder, position.digits);
    }

    private long[] @Nullable [] of(Object finder, int side) {
        return places.computeIfAbsent(finder, any -> new long[side][]);
    }
}
