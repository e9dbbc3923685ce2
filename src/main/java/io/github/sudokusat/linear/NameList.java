package io.github.sudokusat.linear;

import java.util.Arrays;

/** Names numbered from 1, kept in one text. */
final class NameList {

    private final StringBuilder text = new StringBuilder();
    /** By number, the end of its name. */
    private int[] ends = new int[16];

    private int size;

    /** Adds the next name. */
    void add(String name) {
        text.append(name);
        if (++size == ends.length) {
            ends = Arrays.copyOf(ends, 2 * size);
        }
        ends[size] = text.length();
    }

    /**
     * A name.
     *
     * @param number its number, from 1
     * @return the name; empty if there are fewer names
     */
    String get(int number) {
        return number > size ? "" : text.substring(ends[number - 1], ends[number]);
    }
}
