package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.proof.LratWriter;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.Arrays;

/**
 * Writes those lines of a derivation that its last one needs.
 *
 * <p>A line that follows directly from its hints is left out where these, in its place, take fewer numbers. Lines of the proof are deleted some time
 * after their last use. <b>Cost.</b> Time linear in the hints; memory of 4 bytes for each hint that is written, and 24 for each line.
 */
final class TrimmedProof {

    /** No more hints take the place of a line, so that places within places end soon. */
    private static final int MOST_IN_PLACE = 64;

    /** The numbers that a line takes besides its hints: its own, a literal or two, two zeros, one to delete it. */
    private static final int NUMBERS_OF_LINE = 6;

    /** So many lines are deleted at once. */
    private static final int DELETED_AT_ONCE = 32;

    /** Writes the literals of a line. */
    interface LiteralWriter {

        void write(int line, LratWriter writer) throws IOException;
    }

    private final Derivation lines;
    private final int last;
    private final Watch watch;
    /** For each line, how often lines that are needed have it as a hint. */
    private final int[] uses;
    /** For each line, the number of hints that take its place; 0 if it is written, or of the formula. */
    private final int[] inPlace;
    /** For each line, the last one that has it as a hint once all places are taken. */
    private final int[] user;
    /** For each line, its number in the proof. */
    private final int[] number;
    /** The hints of all written lines, with places taken. */
    private int[] hints = new int[1 << 10];
    /** For each line, where its hints begin there. */
    private final int[] begin;

    private int noted;
    /** The numbers of written lines that are not used again, and not deleted yet. */
    private final int[] unused = new int[DELETED_AT_ONCE];

    private int unusedCount;

    TrimmedProof(Derivation lines, int last, Watch watch) {
        this.lines = lines;
        this.last = last;
        this.watch = watch;
        uses = new int[last + 1];
        inPlace = new int[last + 1];
        user = new int[last + 1];
        number = new int[last + 1];
        begin = new int[last + 2];
    }

    /** Writes the lines; returns false if the watch stopped it. */
    boolean write(LratWriter writer, LiteralWriter literals) throws IOException {
        countUses();
        findPlaces();
        takePlaces();
        writeLines(writer, literals);
        return watch.reason().isEmpty();
    }

    private void countUses() {
        uses[last] = 1;
        for (int line = last; line >= lines.formula(); line--) {
            for (int i = lines.begin(line); uses[line] > 0 && i < lines.end(line); i++) {
                uses[lines.hint(i)]++;
            }
        }
    }

    private void findPlaces() {
        for (int line = lines.formula(); line < last; line++) {
            if (uses[line] > 0 && lines.isDirect(line)) {
                long size = 0;
                for (int i = lines.begin(line); i < lines.end(line); i++) {
                    size += Math.max(1, inPlace[lines.hint(i)]);
                }
                boolean isShorter = (uses[line] - 1) * (size - 1) <= NUMBERS_OF_LINE;
                inPlace[line] = isShorter && size <= MOST_IN_PLACE ? (int) size : 0;
            }
        }
    }

    private void takePlaces() {
        Arrays.fill(user, -1);
        for (int line = lines.formula(); line <= last; line++) {
            if (isWritten(line)) {
                noteHints(line, line);
                watch.tick(1L + noted - begin[line]);
            }
            begin[line + 1] = noted;
        }
    }

    private boolean isWritten(int line) {
        return uses[line] > 0 && inPlace[line] == 0;
    }

    /** Notes a line's hints for a line, each once. */
    private void noteHints(int line, int target) {
        for (int i = lines.begin(line); i < lines.end(line); i++) {
            int hint = lines.hint(i);
            if (user[hint] != target) {
                user[hint] = target;
                if (inPlace[hint] > 0) {
                    noteHints(hint, target);
                } else {
                    note(hint);
                }
            }
        }
    }

    private void note(int hint) {
        if (noted == hints.length) {
            hints = Arrays.copyOf(hints, (int) Math.min(Integer.MAX_VALUE - 8, noted + (long) (noted >> 1)));
        }
        hints[noted++] = hint;
    }

    private void writeLines(LratWriter writer, LiteralWriter literals) throws IOException {
        for (int line = 0; line < lines.formula(); line++) {
            number[line] = line + 1;
        }
        int count = lines.formula();
        for (int line = count; line <= last && watch.reason().isEmpty(); line++) {
            if (isWritten(line)) {
                number[line] = ++count;
                writeLine(line, writer, literals);
                if (line < last) {
                    deleteUnused(line, writer);
                }
            }
        }
    }

    private void writeLine(int line, LratWriter writer, LiteralWriter literals) throws IOException {
        writer.begin(number[line]);
        literals.write(line, writer);
        writer.endLiterals();
        for (int i = begin[line]; i < begin[line + 1]; i++) {
            writer.put(number[hints[i]]);
        }
        writer.end();
        watch.tick(1L + begin[line + 1] - begin[line]);
    }

    /** Deletes the lines of the proof that were used last by a line or ones before, once there are enough of them. */
    private void deleteUnused(int line, LratWriter writer) throws IOException {
        for (int i = begin[line]; i < begin[line + 1]; i++) {
            if (user[hints[i]] == line && hints[i] >= lines.formula()) {
                unused[unusedCount++] = number[hints[i]];
            }
            if (unusedCount == DELETED_AT_ONCE) {
                writer.beginDeletion(number[line]);
                for (int clause : unused) {
                    writer.put(clause);
                }
                writer.end();
                unusedCount = 0;
            }
        }
    }
}
