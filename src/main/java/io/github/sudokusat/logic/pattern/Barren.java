package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.logic.step.Technique;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The digits with which techniques that look at one digit at a time have found nothing along a path. Nothing is found again while a digit keeps its
 * places.
 */
public final class Barren {

    /** By digit its places when a technique found nothing with it; null for a digit with which it found something or has not searched. */
    private final Map<Technique, long[] @Nullable []> places = new EnumMap<>(Technique.class);

    boolean isKnown(Technique technique, Position position, int digit) {
        long[] known = of(technique, position.side)[digit];
        int from = digit * position.words;
        return known != null && Arrays.equals(known, 0, position.words, position.planes, from, from + position.words);
    }

    void add(Technique technique, Position position, int digit) {
        int from = digit * position.words;
        of(technique, position.side)[digit] = Arrays.copyOfRange(position.planes, from, from + position.words);
    }

    private long[] @Nullable [] of(Technique technique, int side) {
        return places.computeIfAbsent(technique, any -> new long[side][]);
    }
}
