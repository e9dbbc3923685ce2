package io.github.sudokusat.logic.pattern;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The digits with which finders that look at one digit at a time have found nothing along a path. Nothing is found again while a digit keeps its
 * places. A finder stands for itself: there are several of one technique, such as fish of different sizes.
 */
public final class Barren {

    /** By digit its places when a finder found nothing with it; null for a digit with which it found something or has not searched. */
    private final Map<Object, long[] @Nullable []> places = new HashMap<>();

    boolean isKnown(Object finder, Position position, int digit) {
        long[] known = of(finder, position.side)[digit];
        int from = digit * position.words;
        return known != null && Arrays.equals(known, 0, position.words, position.planes, from, from + position.words);
    }

    void add(Object finder, Position position, int digit) {
        int from = digit * position.words;
        of(finder, position.side)[digit] = Arrays.copyOfRange(position.planes, from, from + position.words);
    }

    private long[] @Nullable [] of(Object finder, int side) {
        return places.computeIfAbsent(finder, any -> new long[side][]);
    }
}
