package io.github.sudokusat.prove.certificate;

import java.util.Arrays;

/**
 * Lines that follow from each other: first those of a formula, then lines with hints, which are lines before them.
 *
 * <p>A hint takes 4 bytes, a line 8.
 */
final class Derivation {

    /** The content of a line that is the empty clause. */
    static final int EMPTY = Integer.MIN_VALUE;

    private int[] content = new int[1 << 10];
    /** For each line, where its hints begin; then where those of the next line begin. */
    private int[] begin = new int[1 << 10];

    private int[] hints = new int[1 << 12];
    private int noted;
    private int lines;
    private int formula;

    /** The lines so far are the formula. */
    void endFormula() {
        formula = lines;
    }

    /** The number of lines that are the formula. */
    int formula() {
        return formula;
    }

    /** Notes a hint of the line that is added next. */
    void note(int line) {
        if (noted == hints.length) {
            hints = Arrays.copyOf(hints, grown(noted + 1));
        }
        hints[noted++] = line;
    }

    /**
     * Adds a line with the hints that were noted since the line before.
     *
     * @param what a clause of a store, −1 − l for a literal l, or {@link #EMPTY}
     * @return the line
     */
    int add(int what) {
        if (lines + 2 > content.length) {
            content = Arrays.copyOf(content, grown(lines + 2));
            begin = Arrays.copyOf(begin, content.length);
        }
        content[lines++] = what;
        begin[lines] = noted;
        return lines - 1;
    }

    /** What was added with a line. */
    int content(int line) {
        return content[line];
    }

    /** The index of a line's first hint. */
    int begin(int line) {
        return begin[line];
    }

    /** The index after a line's last hint. */
    int end(int line) {
        return begin[line + 1];
    }

    /** The hint at an index. */
    int hint(int index) {
        return hints[index];
    }

    /**
     * Whether a line follows from its hints alone, by propagation that assumes nothing: a literal, or what is left of a clause, the content of its last
     * hint.
     */
    boolean isDirect(int line) {
        int what = content[line];
        return what < 0 ? what != EMPTY : end(line) > begin[line] && content[hints[end(line) - 1]] == what;
    }

    private static int grown(int needed) {
        return (int) Math.min(Integer.MAX_VALUE - 8, needed + (long) (needed >> 1));
    }
}
